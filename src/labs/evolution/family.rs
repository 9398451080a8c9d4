//! Parents and children of a P-position of Nim: two counters fewer or more, one in each of two piles.

/// A parent or a child, and the two piles in which it differs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relative {
    pub piles: Vec<u64>,
    pub pair: (usize, usize),
}

/// How many zeros a number ends with in binary; none for 0.
pub fn zeros_at_end(pile: u64) -> Option<u32> {
    (pile > 0).then(|| pile.trailing_zeros())
}

/// How many ones a number ends with in binary.
pub fn ones_at_end(pile: u64) -> u32 {
    pile.trailing_ones()
}

/// The parents of a P-position: one counter fewer in each of two piles that are not empty and end with equally many
/// zeros. Khovanova and Xiong, Lemma 19. O(k^2) for k piles.
pub fn parents(piles: &[u64]) -> Vec<Relative> {
    relatives(piles, &|pile| zeros_at_end(pile), &|pile| pile.checked_sub(1))
}

/// The children of a P-position: one counter more in each of two piles that end with equally many ones. Khovanova and
/// Xiong, Lemma 21. O(k^2) for k piles.
pub fn children(piles: &[u64]) -> Vec<Relative> {
    relatives(piles, &|pile| Some(ones_at_end(pile)), &|pile| pile.checked_add(1))
}

fn relatives(
    piles: &[u64],
    end: &dyn Fn(u64) -> Option<u32>,
    change: &dyn Fn(u64) -> Option<u64>,
) -> Vec<Relative> {
    let mut found = Vec::new();
    for i in 0..piles.len() {
        for j in i + 1..piles.len() {
            let same = end(piles[i]).is_some() && end(piles[i]) == end(piles[j]);
            if same && let (Some(one), Some(other)) = (change(piles[i]), change(piles[j])) {
                let mut piles = piles.to_vec();
                (piles[i], piles[j]) = (one, other);
                found.push(Relative { piles, pair: (i, j) });
            }
        }
    }
    found
}

/// Table 1 of Khovanova and Xiong: P-positions of four piles with 1, 2 and 6 parents, row by row, and 1, 2 and 6
/// children. They print (0,1,4,5) for two parents and one child, but it has one parent and two children; (2,3,6,7) is
/// the only P-position in order with piles of at most 9 that belongs there.
pub const TABLE_1: [[[u64; 4]; 3]; 3] = [
    [[0, 1, 2, 3], [0, 0, 1, 1], [0, 0, 2, 2]],
    [[2, 3, 6, 7], [1, 1, 2, 2], [2, 2, 4, 4]],
    [[1, 3, 5, 7], [1, 1, 3, 3], [1, 1, 1, 1]],
];
