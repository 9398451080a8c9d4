//! Outcomes by working back from the ends of play, where positions may return or play may end in a draw.
use super::{Key, Memo, Options, release};
use crate::core::{
    budget::{Budget, OutOfBudget, key_bytes},
    outcome::{Convention, Outcome},
};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// What is known of a position: who wins, in how many moves where the winner hurries and the loser delays, and in how many
/// at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rank {
    pub outcome: Outcome,
    /// The number of moves to the end; none in a draw.
    pub remoteness: Option<u64>,
    /// The most moves until play is over; none where it can go on for ever.
    pub longest: Option<u64>,
}

/// The ranks of all positions that can be reached from those asked for, under each convention.
#[derive(Default)]
pub struct Ranks {
    known: [FxHashMap<Key, Rank>; 2],
    bytes: u64,
}

impl Ranks {
    pub fn bytes(&self) -> u64 {
        self.bytes
    }
}

/// Bytes of a position that is known, and of one that is being looked at, beside its key; and of an arrow.
const KNOWN: u64 = 48;
const SEEN: u64 = 96;
const ARROW: u64 = 8;

impl Memo {
    /// The rank of a position. The first call examines all positions that this one leads to, at one unit of work for
    /// each move; their ranks are known to later calls.
    ///
    /// # Errors
    /// What ran out, if the budget did; then nothing is kept.
    pub fn rank(
        &mut self,
        rules: &dyn Options,
        key: &[u64],
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Rank, OutOfBudget> {
        self.trim(budget);
        budget.spend_on_key(key.len())?;
        if let Some(found) = self.ranks.known[convention as usize].get(key) {
            return Ok(*found);
        }
        let field = Field::around(rules, key, budget)?;
        let ranks = field.ranked(rules, convention);
        let rank = ranks[0];
        for (key, rank) in field.keys.into_iter().zip(ranks) {
            let bytes = KNOWN + key_bytes(key.len());
            if self.ranks.known[convention as usize].insert(key, rank).is_none() {
                // These bytes were held for the search, and stay held.
                self.ranks.bytes += bytes;
            } else {
                budget.release(bytes);
            }
        }
        budget.release(field.bytes);
        Ok(rank)
    }
}

/// A position, number 0, and all that it leads to, by number.
struct Field {
    keys: Vec<Key>,
    /// How many options each has.
    options: Vec<u32>,
    /// The positions that lead to each.
    before: Vec<Vec<u32>>,
    /// What is held beside the bytes that stay with the ranks.
    bytes: u64,
}

impl Field {
    fn around(rules: &dyn Options, start: &[u64], budget: &mut Budget) -> Result<Self, OutOfBudget> {
        let mut field = Self { keys: vec![start.to_vec()], options: vec![], before: vec![vec![]], bytes: 0 };
        let mut numbers: FxHashMap<Key, u32> = FxHashMap::default();
        numbers.insert(start.to_vec(), 0);
        let mut at = 0;
        while at < field.keys.len() {
            let options = rules.options(&field.keys[at], budget)?;
            let (own, arrows) = (key_bytes(field.keys[at].len()), options.len() as u64);
            budget.hold(KNOWN + SEEN + 2 * own + ARROW * arrows)?;
            field.bytes += SEEN + own + ARROW * arrows;
            field.options.push(options.len() as u32);
            release(&options, budget);
            for option in options {
                let next = field.keys.len() as u32;
                let number = *numbers.entry(option).or_insert_with_key(|key| {
                    field.keys.push(key.clone());
                    field.before.push(Vec::new());
                    next
                });
                field.before[number as usize].push(at as u32);
            }
            at += 1;
        }
        Ok(field)
    }

    /// From the ends backwards: what leads to a P-position is N, and what leads only to N-positions is P. The first
    /// rank found is right: winners hurry, losers delay. What is left goes on for ever, or ends in a draw.
    fn ranked(&self, rules: &dyn Options, convention: Convention) -> Vec<Rank> {
        let end = if convention == Convention::Normal { Outcome::P } else { Outcome::N };
        let mut ranks = vec![Rank { outcome: Outcome::D, remoteness: None, longest: None }; self.keys.len()];
        for (rank, longest) in ranks.iter_mut().zip(self.longest()) {
            rank.longest = longest;
        }
        let mut left = self.options.clone();
        let mut queue = VecDeque::new();
        for (at, key) in self.keys.iter().enumerate() {
            if self.options[at] == 0 && !rules.is_drawn(key) {
                ranks[at] = Rank { outcome: end, remoteness: Some(0), ..ranks[at] };
                queue.push_back(at);
            }
        }
        while let Some(at) = queue.pop_front() {
            let Rank { outcome, remoteness, .. } = ranks[at];
            for &before in &self.before[at] {
                let before = before as usize;
                left[before] -= 1;
                let found = match outcome {
                    Outcome::P => Outcome::N,
                    _ if left[before] == 0 => Outcome::P,
                    _ => continue,
                };
                if ranks[before].outcome == Outcome::D {
                    let remoteness = remoteness.map(|moves| moves + 1);
                    ranks[before] = Rank { outcome: found, remoteness, ..ranks[before] };
                    queue.push_back(before);
                }
            }
        }
        ranks
    }
    /// The most moves that may follow each position: one more than after its option that lasts longest, once all of its
    /// options are known. What lies on a cycle, or leads to one, never is.
    fn longest(&self) -> Vec<Option<u64>> {
        let mut left = self.options.clone();
        let mut most = vec![0; self.keys.len()];
        let mut longest = vec![None; self.keys.len()];
        let mut known: Vec<usize> = (0..self.keys.len()).filter(|at| left[*at] == 0).collect();
        while let Some(at) = known.pop() {
            longest[at] = Some(most[at]);
            for &before in &self.before[at] {
                let before = before as usize;
                most[before] = most[before].max(most[at] + 1);
                left[before] -= 1;
                if left[before] == 0 {
                    known.push(before);
                }
            }
        }
        longest
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The followers of each vertex, and the vertices at which play ends in a draw.
    struct Arrows(Vec<Vec<u64>>, Vec<u64>);

    impl Options for Arrows {
        fn options(&self, key: &[u64], budget: &mut Budget) -> Result<Vec<Key>, OutOfBudget> {
            let all: Vec<Key> = self.0[key[0] as usize].iter().map(|to| vec![*to]).collect();
            budget.spend(all.len().max(1) as u64)?;
            for key in &all {
                budget.hold(key_bytes(key.len()))?;
            }
            Ok(all)
        }
        fn is_drawn(&self, key: &[u64]) -> bool {
            self.1.contains(&key[0])
        }
    }

    fn ranks(arrows: &Arrows, convention: Convention) -> Vec<(Outcome, Option<u64>)> {
        let rank = |vertex| {
            let mut budget = Budget::new(1000);
            let rank = Memo::default().rank(arrows, &[vertex], convention, &mut budget).unwrap();
            (rank.outcome, rank.remoteness)
        };
        (0..arrows.0.len() as u64).map(rank).collect()
    }

    #[test]
    fn cycles_are_drawn_where_nobody_leaves_them() {
        use Outcome::*;
        // Figure 3.4: a to b to c to a, c to d to e.
        let figure = Arrows(vec![vec![1], vec![2], vec![0, 3], vec![4], vec![]], vec![]);
        let found = ranks(&figure, Convention::Normal);
        assert_eq!(found, [(D, None), (D, None), (D, None), (N, Some(1)), (P, Some(0))]);
        // Two in a cycle, one of which may leave it.
        let leaves = Arrows(vec![vec![1, 2], vec![0], vec![]], vec![]);
        assert_eq!(ranks(&leaves, Convention::Normal), [(N, Some(1)), (P, Some(2)), (P, Some(0))]);
        assert_eq!(ranks(&leaves, Convention::Misere), [(D, None), (D, None), (N, Some(0))]);
    }

    #[test]
    fn winners_hurry_and_losers_delay() {
        use Outcome::*;
        // 0 may win at once by 1, or later by 2; 4 loses in two moves or in four.
        let figure = Arrows(vec![vec![1, 2], vec![], vec![3], vec![1], vec![3, 5], vec![2]], vec![]);
        let found = ranks(&figure, Convention::Normal);
        assert_eq!(
            found,
            [(N, Some(1)), (P, Some(0)), (P, Some(2)), (N, Some(1)), (P, Some(4)), (N, Some(3))]
        );
    }

    #[test]
    fn a_draw_is_better_than_a_loss() {
        use Outcome::*;
        let figure = Arrows(vec![vec![1, 2], vec![], vec![3], vec![]], vec![1]);
        let found = ranks(&figure, Convention::Normal);
        assert_eq!(found, [(D, None), (D, None), (N, Some(1)), (P, Some(0))]);
    }

    #[test]
    fn what_is_held_is_what_is_kept() {
        let ring = Arrows((0..200).map(|n| vec![(n + 1) % 200, 3 * n % 200]).collect(), vec![]);
        let mut memo = Memo::default();
        let mut budget = Budget::new(10_000);
        memo.rank(&ring, &[0], Convention::Normal, &mut budget).unwrap();
        assert_eq!(memo.bytes(), budget.held());
        let spent = budget.spent();
        memo.rank(&ring, &[7], Convention::Normal, &mut budget).unwrap();
        assert!(budget.spent() - spent < 3, "known already");
        let small = Memo::default().rank(&ring, &[0], Convention::Normal, &mut Budget::new(9));
        assert_eq!(small, Err(OutOfBudget::Work));
    }
}
