//! Counting without any formula: pile by pile, where Bouton's theorem says which positions are P-positions.

/// The first terms of the four sequences, counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted {
    /// In the order of [`super::Sequence::ALL`], each from 0 to the same n.
    pub terms: [Vec<u128>; 4],
}

impl Counted {
    /// The greatest n.
    pub fn last(&self) -> usize {
        self.terms[0].len() - 1
    }
}

/// Counts the P-positions of k piles up to n, or up to a smaller n where counts leave 128 bits: a position is one of
/// them if its nim-sum is 0 (Theorem 2). O(k n^3).
pub fn count(k: u32, n: usize) -> Counted {
    let mut last = n;
    loop {
        if let Some(terms) = upto(k, last) {
            return Counted { terms };
        }
        last /= 2;
    }
}

fn upto(k: u32, n: usize) -> Option<[Vec<u128>; 4]> {
    let totals = by_total(k, 2 * n)?;
    let mut terms: [Vec<u128>; 4] = Default::default();
    let (mut before, mut sum) = (0, 0u128);
    for n in 0..=n {
        let (largest, exactly) = (below(k, n)?, totals[2 * n]);
        sum = sum.checked_add(exactly)?;
        for (column, term) in terms.iter_mut().zip([largest, largest - before, sum, exactly]) {
            column.push(term);
        }
        before = largest;
    }
    Some(terms)
}

/// How many positions of k piles have nim-sum 0 and no pile above n; none where a count leaves 128 bits. Counts, pile
/// by pile, how many positions so far have each nim-sum.
fn below(k: u32, n: usize) -> Option<u128> {
    let size = (n + 1).next_power_of_two();
    let mut ways = vec![0u128; size];
    ways[0] = 1;
    for _ in 0..k {
        let mut next = vec![0u128; size];
        for (sum, count) in ways.iter().enumerate().filter(|(_, count)| **count > 0) {
            for pile in 0..=n {
                next[sum ^ pile] = next[sum ^ pile].checked_add(*count)?;
            }
        }
        ways = next;
    }
    Some(ways[0])
}

/// How many positions of k piles have nim-sum 0, for each total up to `most`; none where a count leaves 128 bits.
fn by_total(k: u32, most: usize) -> Option<Vec<u128>> {
    let size = (most + 1).next_power_of_two();
    let mut ways = vec![0u128; size * (most + 1)];
    ways[0] = 1;
    for _ in 0..k {
        let mut next = vec![0u128; ways.len()];
        for (at, count) in ways.iter().enumerate().filter(|(_, count)| **count > 0) {
            let (total, sum) = (at / size, at % size);
            for pile in 0..=most - total {
                let to = &mut next[(total + pile) * size + (sum ^ pile)];
                *to = to.checked_add(*count)?;
            }
        }
        ways = next;
    }
    let mut found = Vec::new();
    for total in 0..=most {
        found.push(ways[total * size]);
    }
    Some(found)
}
