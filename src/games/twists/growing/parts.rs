//! Schwenk's sequence for a multiple m, and numbers as sums of its terms.
use crate::games::stacks::TALLEST;

/// 1, 2, …: each term is the one before it plus the first that, taken m times, is at least as large. For m = 1 the
/// powers of two, for m = 2 the Fibonacci numbers (Schwenk, Take-away games, 1970).
pub struct SchwenkSequence {
    terms: Vec<u64>,
}

impl SchwenkSequence {
    /// The terms up to the largest heap. For m = 50 these are some 2000.
    pub fn new(times: u64) -> Self {
        let mut terms = vec![1u64];
        let mut first = 0;
        loop {
            let last = terms[terms.len() - 1];
            while terms[first].saturating_mul(times) < last {
                first += 1;
            }
            match last.checked_add(terms[first]).filter(|next| *next <= TALLEST) {
                Some(next) => terms.push(next),
                None => return Self { terms },
            }
        }
    }
    /// The terms whose sum a number is, from the smallest: the largest that fits is taken off again and again.
    pub fn of(&self, n: u64) -> Vec<u64> {
        let (mut rest, mut parts) = (n, Vec::new());
        while rest > 0 {
            let fits = self.terms.partition_point(|term| *term <= rest);
            let Some(term) = fits.checked_sub(1).map(|at| self.terms[at]) else { break };
            parts.push(term);
            rest -= term;
        }
        parts.reverse();
        parts
    }
    /// Whether the player to move loses: the smallest part may not be taken.
    pub fn is_p(&self, size: u64, most: u64) -> bool {
        self.of(size).first().is_none_or(|part| *part > most)
    }
    /// The numbers to take that win: sums of the smallest parts, if the next part cannot be taken in return.
    pub fn winning(&self, size: u64, most: u64, times: u64) -> Vec<u64> {
        let parts = self.of(size);
        let mut sum = 0;
        let takes = parts.iter().enumerate().filter_map(|(at, part)| {
            sum += part;
            let safe = parts.get(at + 1).is_none_or(|next| sum.saturating_mul(times) < *next);
            (safe && sum <= most).then_some(sum)
        });
        takes.collect()
    }
    /// The first terms.
    pub fn hint(&self) -> String {
        let first: Vec<String> = self.terms.iter().take(12).map(u64::to_string).collect();
        format!("{}, …", first.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sequences_that_are_known() {
        assert_eq!(SchwenkSequence::new(1).terms[..8], [1, 2, 4, 8, 16, 32, 64, 128]);
        assert_eq!(SchwenkSequence::new(2).terms[..9], [1, 2, 3, 5, 8, 13, 21, 34, 55]);
        assert_eq!(SchwenkSequence::new(3).hint(), "1, 2, 3, 4, 6, 8, 11, 15, 21, 29, 40, 55, …");
        assert_eq!(SchwenkSequence::new(2).of(43), [1, 8, 34]);
        assert!(SchwenkSequence::new(50).terms.len() < 3000);
    }

    /// Zeckendorf's theorem: there is one way without two neighbours among the terms, and it is the one that is found.
    /// Facts 29 and 30.
    #[test]
    fn sums_of_fibonacci_numbers_are_unique() {
        let sums = SchwenkSequence::new(2);
        /// All ways to write `n` with terms from this one on, none next to another.
        fn ways(n: u64, terms: &[u64]) -> Vec<Vec<u64>> {
            if n == 0 {
                return vec![vec![]];
            }
            let Some((first, rest)) = terms.split_first().filter(|(first, _)| **first <= n) else {
                return vec![];
            };
            let with = ways(n - first, rest.get(1..).unwrap_or_default());
            let with = with.into_iter().map(|way| [&[*first], &way[..]].concat());
            with.chain(ways(n, rest)).collect()
        }
        for n in 1..=300 {
            assert_eq!(ways(n, &sums.terms), [sums.of(n)], "{n}");
        }
        assert_eq!(ways(43, &sums.terms), [[1, 8, 34]]);
    }

    /// Facts 25 to 28.
    #[test]
    fn winning_numbers_are_those_of_the_definition() {
        for times in [1, 2, 3, 4, 7] {
            let sums = SchwenkSequence::new(times);
            let mut p = vec![vec![true]];
            for size in 1..=130u64 {
                let left_p = |take: u64| {
                    let left = size - take;
                    p[left as usize][(take * times).min(left) as usize]
                };
                let mut row = Vec::new();
                for most in 0..=size {
                    let wins: Vec<u64> = (1..=most).filter(|take| left_p(*take)).collect();
                    assert_eq!(sums.winning(size, most, times), wins, "{times} {size} {most}");
                    assert_eq!(sums.is_p(size, most), wins.is_empty());
                    row.push(wins.is_empty());
                }
                p.push(row);
            }
        }
        // Exercise 1.5.7. The second player wins exactly from powers of two, and from Fibonacci numbers.
        for size in 1..=130u64 {
            assert_eq!(SchwenkSequence::new(1).is_p(size, size - 1), size.is_power_of_two(), "{size}");
            let second = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89].contains(&size);
            assert!(size > 100 || SchwenkSequence::new(2).is_p(size, size - 1) == second, "{size}");
        }
        assert_eq!(SchwenkSequence::new(1).winning(44, 43, 1), [4, 12]);
        assert_eq!(SchwenkSequence::new(2).winning(43, 42, 2), [1, 9]);
    }

    #[test]
    fn one_chip_less_decides_misere_play() {
        for times in [1, 2, 3] {
            let sums = SchwenkSequence::new(times);
            // Whether a heap is lost, by the definition; without a move it is won.
            let mut p = vec![vec![false]];
            for size in 1..=90u64 {
                let left_p = |take: u64| {
                    let left = size - take;
                    p[left as usize][(take * times).min(left) as usize]
                };
                let row: Vec<bool> = (0..=size).map(|most| most > 0 && !(1..=most).any(left_p)).collect();
                for most in 1..=size {
                    let less = (size - 1, most.min(size - 1));
                    assert_eq!(sums.is_p(less.0, less.1), row[most as usize], "{times} {size} {most}");
                }
                p.push(row);
            }
        }
    }
}
