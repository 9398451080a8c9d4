//! The certificate of a period, for programs that check it from nothing but the code.
use super::{results::Results, source::Source};
use crate::games::heaps::codes::{Period, Proof, Rule, proof_by_rare};

/// So many values are looked through in a fraction of a millisecond.
const AT_ONCE: u64 = 1 << 14;

/// The certificate of a proved period as JSON: the code, what tells rare values, the first n and the length of the period, the
/// last rare heap, how many values were checked, and a hash of these. `docs/check-period.mjs` checks it. Where values were
/// enough for the octal periodicity theorem, it holds the proof by rare values if they are enough for that too; none for games
/// that leave three heaps, for repeating digits, and where no values are rare. O(values checked).
pub fn certificate(results: &Results) -> Option<String> {
    let (Source::Code(code), period) = (&results.source, results.period()?) else { return None };
    let values = results.values().get(..usize::try_from(period.checked).ok()?)?;
    let found = match period.proof {
        Proof::Rare { .. } => period,
        Proof::Octal => proof_by_rare(&Rule::Code(code.clone()).moves(), values)?,
        _ => return None,
    };
    let Period { start, length, checked, proof: Proof::Rare { mask, sizes, last }, .. } = found else {
        return None;
    };
    let hash = hash(values);
    Some(format!(
        "{{\"code\":\"{code}\",\"mask\":{mask},\"sizes\":{sizes},\"start\":{start},\"period\":{length},\
         \"last\":{last},\"checked\":{checked},\"fnv1a64\":\"{hash:016x}\"}}\n"
    ))
}

/// Whether there is a certificate, as far as that can be told at once.
pub fn certifiable(results: &Results) -> bool {
    results.period().is_some_and(|period| match period.proof {
        Proof::Rare { .. } => true,
        Proof::Octal => period.checked <= AT_ONCE && certificate(results).is_some(),
        _ => false,
    })
}

/// Fowler, Noll and Vo: FNV-1a with 64 bits, of the values as two bytes each, the lower first.
fn hash(values: &[u16]) -> u64 {
    values.chunks(4096).fold(0xcbf2_9ce4_8422_2325, hash_on)
}

#[inline(never)]
fn hash_on(hash: u64, values: &[u16]) -> u64 {
    let bytes = values.iter().flat_map(|value| value.to_le_bytes());
    bytes.fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}
