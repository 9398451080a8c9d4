//! Rules for taking tokens from one heap: how many may be taken depends on the size of the heap alone.
mod chosen;
mod divisors;
mod factors;
mod far;
mod fixed;
mod great;
mod likely;
mod set;
mod targets;
mod two;

pub use fixed::Fixed;
pub use likely::likely;
pub use set::TakeSet;

use crate::core::{
    budget::{Budget, OutOfBudget},
    moves::MoveList,
};
use crate::games::heaps::codes::Period;

/// Which numbers of tokens may be taken.
#[derive(Clone, Debug)]
pub enum TakeRule {
    /// The numbers of a set; with `impatient` also the whole heap.
    Set {
        set: TakeSet,
        impatient: bool,
    },
    Fixed(Fixed),
}

/// Where a Grundy value comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ValueOrigin {
    /// A closed form: the formula and its place.
    Form { formula: String, place: &'static str },
    /// The sequence was computed to here, and with that its period is proved.
    Period(Period),
    /// The sequence was computed in stretches in which a pattern repeats; with its period where that is proved.
    Stretches(Option<Period>),
    /// The sequence was computed as far as this heap.
    Table,
}

impl TakeRule {
    /// Whether `take` tokens may be taken from a heap. O(log) for sets, O(1) otherwise.
    pub fn allows(&self, heap: u64, take: u64) -> bool {
        (1..=heap).contains(&take)
            && match self {
                Self::Set { set, impatient } => set.has(take) || (*impatient && take == heap),
                Self::Fixed(fixed) => fixed.allows(heap, take),
            }
    }
    /// How many may be taken, ascending, at most `limit` listed.
    pub fn takes(&self, heap: u64, limit: usize) -> MoveList<u64> {
        match self {
            Self::Set { set, impatient } => {
                let mut found = set.within(heap, limit);
                if *impatient && heap > 0 && !set.has(heap) {
                    found.join(MoveList::all(vec![heap]), limit);
                }
                found
            }
            Self::Fixed(fixed) => fixed.takes(heap, limit),
        }
    }
    /// How many may be taken so that what is left has value `target`, ascending, at most `limit` listed; none where no
    /// theorem tells it.
    pub fn takes_to(&self, heap: u64, target: u64, limit: usize) -> Option<MoveList<u64>> {
        match self {
            Self::Set { set, impatient: false } => set.takes_to(heap, target, limit),
            Self::Set { set, .. } => set.impatient_takes_to(heap, target, limit),
            Self::Fixed(fixed) => Some(fixed.takes_to(heap, target, limit)),
        }
    }
    /// The most that may be taken; 0 where nothing may.
    pub fn reach(&self, heap: u64) -> u64 {
        match self {
            Self::Set { impatient: true, .. } => heap,
            Self::Set { set, .. } => set.most(heap),
            Self::Fixed(fixed) => fixed.most(heap),
        }
    }
    /// The Grundy value of a heap, where a theorem or a short computation gives it.
    pub fn value(&self, heap: u64) -> Option<(u64, ValueOrigin)> {
        match self {
            Self::Set { set, impatient: false } => set.value(heap),
            Self::Set { .. } if heap == 0 => Some((0, impatient("0".into()))),
            Self::Set { set, .. } => {
                let (value, _) = set.value(heap - 1)?;
                Some((value + 1, impatient(format!("g({}) + 1", heap - 1))))
            }
            Self::Fixed(fixed) => Some((fixed.value(heap), fixed.known())),
        }
    }
    /// Finds what the value of a heap needs, where that takes long; as far as the budget goes.
    ///
    /// # Errors
    /// What ran out, if the budget did.
    pub fn learn(&self, heap: u64, budget: &mut Budget) -> Result<(), OutOfBudget> {
        match self {
            Self::Set { set, impatient } => set.learn(heap.saturating_sub((*impatient).into()), budget),
            Self::Fixed(_) => Ok(()),
        }
    }
    /// The rule in a sentence, such as "Take 1, 3 or 4 tokens from one heap."
    pub fn words(&self) -> String {
        match self {
            Self::Set { set, impatient } => {
                let or = if *impatient { ", or the whole heap" } else { "" };
                format!("Take {} from one heap{or}.", set.words())
            }
            Self::Fixed(fixed) => fixed.words().into(),
        }
    }
}

fn impatient(formula: String) -> ValueOrigin {
    ValueOrigin::Form { formula, place: "Ferguson, Part I, exercise 3.5.8" }
}
