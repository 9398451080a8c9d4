//! Values by the definition alone.
use super::code::Code;

/// The values of single heads of the coins from 0 up to `last`, as the mex over all sets of coins that may be turned. 2^n
/// sets are looked at for coin n, so `last` should be small.
pub fn by_definition(code: &Code, last: u64) -> Vec<u64> {
    let mut values = Vec::new();
    for head in 0..=last.min(30) {
        let mut seen = vec![false; (1 << head) + 1];
        for others in 0..1u64 << head {
            let mut coins: Vec<u64> = (0..head).filter(|coin| others >> coin & 1 == 1).collect();
            let left = coins.iter().fold(0, |sum, coin| sum ^ values[*coin as usize]);
            coins.push(head);
            if code.allows(&coins) {
                seen[left as usize] = true;
            }
        }
        values.push(seen.iter().position(|seen| !seen).unwrap_or(seen.len()) as u64);
    }
    values
}
