//! Moves in a row of coins, counted from 0 at the left.
use super::{
    code::{Code, MoveKind},
    values::Values,
};
use crate::core::moves::MoveList;
use std::rc::Rc;

/// The rules of a coin-turning game, with the values of its single heads.
#[derive(Clone, Debug)]
pub struct Turning {
    pub code: Code,
    values: Rc<Values>,
}

impl Turning {
    pub fn new(code: Code) -> Self {
        let values = Rc::new(Values::new(&code));
        Self { code, values }
    }
    pub fn values(&self) -> &Values {
        &self.values
    }
    /// The value of a single head; none where it is not known.
    pub fn value(&self, coin: u64) -> Option<u64> {
        self.values.value(coin)
    }
    /// The nim-sum of the values of these heads.
    pub fn sum(&self, heads: &[u64]) -> Option<u64> {
        heads.iter().try_fold(0, |sum, head| Some(sum ^ self.value(*head)?))
    }
    /// Whether `coins` may be turned in a row with these heads, both ascending.
    pub fn allows(&self, heads: &[u64], coins: &[u64]) -> bool {
        coins.last().is_some_and(|last| heads.binary_search(last).is_ok()) && self.code.allows(coins)
    }
    /// The number of moves; saturates.
    pub fn count(&self, heads: &[u64]) -> u64 {
        heads.iter().map(|head| self.code.count(*head)).fold(0, u64::saturating_add)
    }
    /// The moves by their rightmost coin, at most `limit` listed.
    pub fn moves(&self, heads: &[u64], limit: usize) -> MoveList<Vec<u64>> {
        let mut moves = Vec::new();
        for head in heads {
            self.code.each(*head, &mut |coins| {
                let room = moves.len() < limit;
                if room {
                    moves.push(coins);
                }
                room
            });
        }
        MoveList { moves, total: self.count(heads) }
    }
    /// The moves to rows of value `target`, at most `limit` listed. None where values are not known, or where there
    /// are too many moves to count.
    pub fn moves_to(&self, heads: &[u64], target: u64, limit: usize) -> Option<MoveList<Vec<u64>>> {
        let needed = target ^ self.sum(heads)?;
        let mut found = MoveList::none();
        for head in heads {
            let room = limit.saturating_sub(found.moves.len());
            found.join(self.sets_to(*head, needed ^ self.value(*head)?, room)?, limit);
        }
        Some(found)
    }
    /// The sets with this rightmost coin whose other coins have this nim-sum of values.
    pub fn sets_to(&self, head: u64, target: u64, limit: usize) -> Option<MoveList<Vec<u64>>> {
        let value = |coin| self.value(coin).unwrap_or(0);
        let total = self.code.count_to(head, target, &value)?;
        let mut moves = Vec::new();
        let mut found = |coins| {
            if moves.len() < limit {
                moves.push(coins);
            }
            moves.len() < limit
        };
        if limit > 0 && total > 0 {
            self.code.each_to(head, target, &value, &mut found);
        }
        Some(MoveList { moves, total })
    }
    /// The values to which moves of a single head lead, ascending, with the number of moves to each. None if there are
    /// more than `most` moves.
    pub fn options(&self, head: u64, most: u64) -> Option<Vec<(u64, u64)>> {
        if self.code.count(head) > most {
            return None;
        }
        let mut sums = Vec::new();
        self.code.each(head, &mut |coins| {
            let left = coins.iter().filter(|coin| **coin != head);
            sums.push(left.fold(0, |sum, coin| sum ^ self.value(*coin).unwrap_or(0)));
            true
        });
        sums.sort_unstable();
        Some(sums.chunk_by(|a, b| a == b).map(|sums| (sums[0], sums.len() as u64)).collect())
    }
}

impl Code {
    /// Inclusion and exclusion: calls `add` with the moves that several kinds have in common, for each choice of kinds,
    /// and with whether their number is to be added or subtracted to count the different sets.
    fn inclusions(&self, add: &mut dyn FnMut(&MoveKind, bool) -> Option<()>) -> Option<()> {
        for chosen in 1..1u32 << self.kinds.len() {
            let mut kinds =
                self.kinds.iter().enumerate().filter(|(n, _)| chosen >> n & 1 == 1).map(|(_, kind)| kind);
            let first = kinds.next()?.clone();
            add(&kinds.fold(first, |all, kind| all.and(kind)), chosen.count_ones() % 2 == 1)?;
        }
        Some(())
    }
    fn total(&self, count: &dyn Fn(&MoveKind) -> Option<u64>) -> Option<u64> {
        let mut total = 0i128;
        let mut most = 0;
        self.inclusions(&mut |kind, plus| {
            let n = count(kind)?;
            most = most.max(n);
            total += if plus { i128::from(n) } else { -i128::from(n) };
            Some(())
        })?;
        // Where one of the numbers saturates, so does the total.
        Some(if most == u64::MAX { most } else { u64::try_from(total.max(0)).unwrap_or(u64::MAX) })
    }
    /// The number of sets with this rightmost coin; saturates.
    pub fn count(&self, head: u64) -> u64 {
        let count = |kind: &MoveKind| {
            Some(kind.families(head).iter().map(super::families::Family::count).fold(0, u64::saturating_add))
        };
        self.total(&count).unwrap_or(u64::MAX)
    }
    /// The number of sets with this rightmost coin whose other coins have this nim-sum of values.
    fn count_to(&self, head: u64, target: u64, value: &dyn Fn(u64) -> u64) -> Option<u64> {
        self.total(&|kind| {
            let families = kind.families(head);
            families
                .iter()
                .try_fold(0u64, |n, family| Some(n.saturating_add(family.count_to(head, target, value)?)))
        })
    }
    /// Calls `found` with each set, ascending, until it answers false.
    pub fn each(&self, head: u64, found: &mut dyn FnMut(Vec<u64>) -> bool) {
        for (n, kind) in self.kinds.iter().enumerate() {
            for family in kind.families(head) {
                if !family.each(&mut |coins| self.is_of(&coins, n) || found(coins)) {
                    return;
                }
            }
        }
    }
    fn each_to(
        &self,
        head: u64,
        target: u64,
        value: &dyn Fn(u64) -> u64,
        found: &mut dyn FnMut(Vec<u64>) -> bool,
    ) {
        for (n, kind) in self.kinds.iter().enumerate() {
            for family in kind.families(head) {
                if !family.each_to(head, target, value, &mut |coins| self.is_of(&coins, n) || found(coins)) {
                    return;
                }
            }
        }
    }
    /// Whether one of the first `before` kinds allows this set.
    fn is_of(&self, coins: &[u64], before: usize) -> bool {
        self.kinds[..before].iter().any(|kind| kind.allows(coins))
    }
}
