//! Who wins.
use super::nimber::Nimber;
use serde::{Deserialize, Serialize};

/// Who wins at the end: in normal play whoever moves last wins, in misère play whoever moves last loses.
///
/// ```
/// use nimscope::{core::{Budget, Convention, Outcome, verdict}, games::open};
///
/// let game = open("nim/1+1+1")?;
/// let outcome = |convention| verdict(&*game, convention, &mut Budget::new(0)).unwrap().outcome();
/// assert_eq!(outcome(Convention::Normal), Some(Outcome::N));
/// assert_eq!(outcome(Convention::Misere), Some(Outcome::P));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Convention {
    #[default]
    Normal,
    Misere,
}

/// The outcome class of a position.
///
/// ```
/// use nimscope::core::{Nimber, Outcome};
///
/// assert_eq!(Outcome::of(Nimber(0)), Outcome::P);
/// assert_eq!(Outcome::of(Nimber(3)), Outcome::N);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Outcome {
    /// The previous player, who just moved, wins.
    P,
    /// The next player, who is to move, wins.
    N,
    /// With right play nobody wins: play ends in a draw, or goes on for ever.
    D,
}

impl Outcome {
    /// The outcome under normal play of a position of this Grundy value.
    pub fn of(value: Nimber) -> Self {
        if value == Nimber(0) { Self::P } else { Self::N }
    }
}
