//! Computes the values of all arms of a ring at once, whatever the values of its pieces.
//!
//! From the last piece to the first, a new arm of value 0 is begun and all arms are laid on the piece: y becomes
//! (b ^ y) + 1. The values are kept in a binary trie, lowest bit first. There "^ b" is one note for all of them, and
//! "+ 1" changes bits along one path only, that of the carry: where it passes, the two halves change places. Arms that
//! have met stay equal, so they share a leaf, and there are never more leaves than values.
use crate::hackenbush::NONE;

struct Trie {
    depth: u32,
    /// The children of each inner node, by the bit kept; on the last level, numbers of leaves.
    children: Vec<[u32; 2]>,
    leaves: u32,
    /// A value is the number stored in the trie, xor this.
    xor: u32,
}

/// As [`crate::hackenbush::arms::arms`]. O(k log m) for k pieces and greatest value m.
pub(crate) fn arms_by_trie(pieces: &[u32]) -> Vec<u32> {
    // An arm is worth no more than its pieces and bridges together, and below 2^s plus 2^s for each carry from there.
    let bits = 32 - pieces.iter().fold(0, |all, b| all | b).leading_zeros();
    let sum = pieces.iter().fold(pieces.len() as u64, |sum, b| sum + u64::from(*b));
    let most = sum.min((pieces.len() as u64 + 1) << bits);
    let mut trie = Trie { depth: 65 - most.leading_zeros(), children: vec![[NONE; 2]], leaves: 0, xor: 0 };
    let mut leaf_of: Vec<u32> = Vec::with_capacity(pieces.len() + 1);
    for b in pieces.iter().rev() {
        leaf_of.push(trie.insert_zero());
        trie.xor ^= b;
        trie.add_one();
    }
    leaf_of.push(trie.insert_zero());
    let values = trie.values();
    leaf_of.iter().rev().map(|leaf| values[*leaf as usize]).collect()
}

impl Trie {
    /// The leaf of the value 0, which may exist already.
    fn insert_zero(&mut self) -> u32 {
        let mut node = 0;
        for level in 0..self.depth {
            let bit = (self.xor >> level & 1) as usize;
            if self.children[node][bit] == NONE {
                let new = if level + 1 == self.depth {
                    self.leaves += 1;
                    self.leaves - 1
                } else {
                    self.children.push([NONE; 2]);
                    self.children.len() as u32 - 1
                };
                self.children[node][bit] = new;
            }
            node = self.children[node][bit] as usize;
        }
        node as u32
    }

    fn add_one(&mut self) {
        let mut node = 0;
        for level in 0..self.depth {
            self.children[node].swap(0, 1);
            // The half whose bit is 0 now had 1 before adding, and passes on the carry.
            let carries = self.children[node][(self.xor >> level & 1) as usize];
            if carries == NONE {
                return;
            }
            node = carries as usize;
        }
    }

    /// The value of each leaf.
    fn values(&self) -> Vec<u32> {
        let mut values = vec![0; self.leaves as usize];
        let mut open = vec![(0, 0, 0)];
        while let Some((node, level, kept)) = open.pop() {
            if level == self.depth {
                values[node as usize] = kept ^ self.xor;
                continue;
            }
            for (bit, child) in (0..2).zip(self.children[node as usize]) {
                if child != NONE {
                    open.push((child, level + 1, kept | bit << level));
                }
            }
        }
        values
    }
}
