//! Values of positions to which play may return, after Smith and Fraenkel.
use super::{nimber::Nimber, outcome::Outcome};
use std::collections::BTreeSet;

/// What a position is worth in sums where play may go round for ever (Smith 1966; Fraenkel; Ferguson, Part I, 3.4).
///
/// ```
/// use nimscope::{core::{LoopyValue, Outcome}, games::open};
///
/// // The token leaves its cycle for a vertex of value 1.
/// let figure = open("graph:a>b;b>c;c>a,d;d>e/c")?.loopy().unwrap();
/// assert_eq!((figure.text().as_str(), figure.outcome()), ("∞(1)", Outcome::D));
/// // Beside a pile of one that wins.
/// let pile = LoopyValue::Value { value: 1, found_at: 0 };
/// assert_eq!(LoopyValue::sum([&figure, &pile]).outcome(), Outcome::N);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoopyValue {
    /// A Grundy value, and how early it was found: a winning player moves to a position that was found earlier.
    Value { value: u64, found_at: u64 },
    /// No finite value, since play can go on for ever; the set holds the finite values of the options.
    Endless(BTreeSet<u64>),
}

impl LoopyValue {
    /// The value of a sum. Finite values are added as nimbers. One endless part makes the sum endless: the value of the
    /// rest is added to each of its finite values. With two or more, no player can be forced to leave any of them.
    pub fn sum<'l>(all: impl IntoIterator<Item = &'l Self>) -> Self {
        let (mut total, mut late, mut endless) = (0, 0u64, Vec::new());
        for one in all {
            match one {
                Self::Value { value, found_at: order } => {
                    (total, late) = (total ^ value, late.saturating_add(*order))
                }
                Self::Endless(leaves) => endless.push(leaves),
            }
        }
        match &endless[..] {
            [] => Self::Value { value: total, found_at: late },
            [one] => Self::Endless(one.iter().map(|value| value ^ total).collect()),
            _ => Self::Endless(BTreeSet::new()),
        }
    }
    /// The value of a position that has this Grundy value.
    pub fn of(value: Nimber) -> Self {
        Self::Value { value: value.0, found_at: 0 }
    }
    /// Who wins under normal play.
    pub fn outcome(&self) -> Outcome {
        match self {
            Self::Value { value: 0, .. } => Outcome::P,
            Self::Value { .. } => Outcome::N,
            Self::Endless(leaves) if leaves.contains(&0) => Outcome::N,
            Self::Endless(_) => Outcome::D,
        }
    }
    /// The Grundy value, where it has one.
    pub fn value(&self) -> Option<u64> {
        if let Self::Value { value, .. } = self { Some(*value) } else { None }
    }
    /// As people write it: `3`, `∞`, `∞(0, 1)`.
    pub fn text(&self) -> String {
        match self {
            Self::Value { value, .. } => value.to_string(),
            Self::Endless(leaves) if leaves.is_empty() => "∞".into(),
            Self::Endless(leaves) => {
                let leaves: Vec<String> = leaves.iter().map(u64::to_string).collect();
                format!("∞({})", leaves.join(", "))
            }
        }
    }
}
