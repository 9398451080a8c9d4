//! The values of all arms of a ring that is cut open.
//!
//! An arm is a row of pieces joined by bridges. A piece of value b with an arm of value y on it is, with the bridge
//! below it, an arm of value c(y) = (b ^ y) + 1.
use crate::hackenbush::trie::arms_by_trie;

/// For up to this many pieces, computing each arm by itself is fastest.
const FEW: usize = 48;
/// For pieces of up to this many bits, tables are faster than the trie.
const TABLE_BITS: u32 = 6;

/// The values of the arms of the first i pieces, for i from 0 to all: `c_1(c_2(...c_i(0)))`. Piece 1 is next to
/// the stem. Values must stay below 2^31. O(k) for k pieces below 2^6 or not many, otherwise O(k log E).
pub(crate) fn arms(pieces: &[u32]) -> Vec<u32> {
    let bits = 32 - pieces.iter().fold(0, |all, b| all | b).leading_zeros();
    if pieces.len() <= FEW {
        arms_one_by_one(pieces)
    } else if bits <= TABLE_BITS {
        arms_by_table(pieces, bits)
    } else {
        arms_by_trie(pieces)
    }
}

/// Computes the arms from the definition. O(k^2).
fn arms_one_by_one(pieces: &[u32]) -> Vec<u32> {
    (0..=pieces.len()).map(|i| pieces[..i].iter().rev().fold(0, |y, b| (b ^ y) + 1)).collect()
}

/// With pieces below 2^s, adding a multiple of 2^s to y adds the same to c(y), and so to the value of any arm. So the
/// values of an arm at 0 to 2^s - 1 determine all others. O(k 2^s).
fn arms_by_table(pieces: &[u32], bits: u32) -> Vec<u32> {
    let size = 1usize << bits;
    // The values of the arm so far at each y, and those with one piece more.
    let mut table: Vec<u32> = (0..size as u32).collect();
    let mut longer = vec![0; size];
    let mut arms = Vec::with_capacity(pieces.len() + 1);
    arms.push(0);
    for b in pieces {
        for (y, longer) in longer.iter_mut().enumerate() {
            let y = (*b as usize ^ y) + 1;
            *longer = table[y % size] + (y - y % size) as u32;
        }
        std::mem::swap(&mut table, &mut longer);
        arms.push(table[0]);
    }
    arms
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_ways_agree() {
        let mut rng = fastrand::Rng::with_seed(6);
        for round in 0..300 {
            let bits = round % 9;
            let pieces: Vec<u32> = (0..rng.usize(0..200)).map(|_| rng.u32(0..1 << bits)).collect();
            let expected = arms_one_by_one(&pieces);
            assert_eq!(arms_by_table(&pieces, bits), expected, "{pieces:?}");
            assert_eq!(arms_by_trie(&pieces), expected, "{pieces:?}");
            assert_eq!(arms(&pieces), expected, "{pieces:?}");
        }
    }

    #[test]
    fn a_row_of_empty_pieces_is_a_stalk() {
        let expected: Vec<u32> = (0..=300_000).collect();
        let pieces = vec![0; 300_000];
        assert!(arms(&pieces) == expected && arms_by_trie(&pieces) == expected);
    }
}
