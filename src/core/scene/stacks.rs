//! Stacks of tokens that stand on the ground.
use super::{Note, PieceId, Place};
use crate::core::{BALLS, SLABS, wide};
use serde::{Deserialize, Serialize};

/// How the tokens of [`Stacks`] look.
///
/// ```
/// use nimscope::{core::Look, games::open};
///
/// let look = |notation| Ok::<_, nimscope::core::NotationError>(open(notation)?.scene().boards[0].stacks().map(|own| own.look));
/// assert_eq!(look("colourful/r2y3")?, Some(Look::Ball));
/// assert_eq!(look("chromatic:evil/4+3")?, Some(Look::Slab));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Look {
    /// Plain chips, for ordinary Nim.
    Chip,
    /// Pool balls in runs of one colour.
    Ball,
    /// Slabs seen from the side, with a ruler of levels between the stacks.
    Slab,
}

impl Look {
    /// The name of a colour of its tokens within a sentence; none for what is no single colour.
    ///
    /// ```
    /// use nimscope::core::{Look, MIXED};
    ///
    /// assert_eq!((Look::Ball.colour(1), Look::Slab.colour(0)), (Some("yellow".into()), Some("green".into())));
    /// assert_eq!(Look::Ball.colour(MIXED), None);
    /// ```
    pub fn colour(self, colour: u8) -> Option<String> {
        let colours = if self == Self::Slab { SLABS } else { BALLS };
        colours.get(usize::from(colour)).map(|known| known.name.to_lowercase())
    }
}

/// The colour of a [`Run`] that stands for tokens of several colours, too many to draw.
pub const MIXED: u8 = u8::MAX;

/// Tokens of the same colour lying directly on each other: see [`Stack`].
///
/// ```
/// use nimscope::{core::Run, games::open};
///
/// let scene = open("colourful/r2y3")?.scene();
/// let runs = &scene.stacks().next().unwrap().runs;
/// assert_eq!(runs[..], [Run { colour: 0, len: 2 }, Run { colour: 1, len: 3 }]);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Run {
    /// An index into the colours of the look, [`BALLS`](crate::core::BALLS) or [`SLABS`](crate::core::SLABS). Or [`MIXED`].
    pub colour: u8,
    #[serde(with = "wide")]
    pub len: u64,
}

/// Stacks of tokens standing on the ground: see [`Stack`].
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("chromatic:beatty(phi^2)/4+2")?.scene();
/// let board = scene.boards[0].stacks().unwrap();
/// assert_eq!((&*board.noun, board.stacks.len()), ("stack", 2));
/// // Level 2 is red.
/// assert_eq!(board.ruler[..3], [0, 1, 0]);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stacks {
    pub look: Look,
    /// "pile" or "stack".
    pub noun: String,
    /// The game that it belongs to, where there are several on the table: "Take 1 to 3".
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub game: String,
    pub stacks: Vec<Stack>,
    /// The colours of levels 1, 2, … where the level decides the colour; empty otherwise.
    pub ruler: Vec<u8>,
    /// Whether one move may take from several stacks.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub gathers: bool,
    pub note: Option<Note>,
}

/// One stack, from the ground up.
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("colourful/r2y3")?.scene();
/// let stack = scene.stacks().next().unwrap();
/// // Only the three yellow balls on top are within reach.
/// assert_eq!((stack.height(), stack.runs[0].len, stack.reach), (5, 2, 3));
/// assert!(stack.yields(3) && !stack.yields(4));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stack {
    pub place: Place,
    /// The number that people call it by, from 1, counted through all summands.
    pub number: u32,
    pub runs: Vec<Run>,
    /// How many tokens from the top one move may take here at most, leaving the rest as it is.
    #[serde(with = "wide")]
    pub reach: u64,
    /// The numbers of tokens below `reach` that no move may take, ascending; left out for stacks too tall to draw.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub gaps: Vec<u64>,
    /// How a move may break it in two or more; none where no move does.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub splits: Option<Splits>,
}

/// How a move may break a [`Stack`].
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("lasker/4")?.scene();
/// let cuts = scene.stacks().next().unwrap().cuts();
/// assert_eq!((cuts[0].below, &*cuts[0].parts), (1, &[3, 1][..]));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Splits {
    /// The gaps to point at, from the ground up; left out for stacks too tall to draw.
    pub at: Vec<Cut>,
    /// The numbers of tokens, without 0, that a move may take from the top before it breaks the rest; for stacks too
    /// tall to draw only the least of these numbers.
    pub takes: Vec<u64>,
}

/// What pointing at a gap alone does: see [`Splits`].
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("octal:0.77/5")?.scene();
/// let cut = &scene.stacks().next().unwrap().cuts()[0];
/// // One of five is taken, and the rest is broken over the lowest.
/// assert_eq!((cut.below, cut.take, &*cut.parts), (1, 1, &[3, 1][..]));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cut {
    /// The number of tokens below the gap.
    #[serde(with = "wide")]
    pub below: u64,
    /// How many tokens it takes from the top, and the sizes of what is left, from the top.
    #[serde(with = "wide")]
    pub take: u64,
    pub parts: Vec<u64>,
}

impl Stack {
    /// Whether a move may take this many tokens from the top, as far as the board tells.
    pub fn yields(&self, count: u64) -> bool {
        (1..=self.reach).contains(&count) && self.gaps.binary_search(&count).is_err()
    }
    /// Whether a move may take tokens from the top and leave others where they are.
    pub fn takes_some(&self) -> bool {
        (1..self.height()).contains(&self.next(1, 1))
    }
    /// The nearest number of tokens that may be taken, from `count` on by steps of `step`; if there is none that
    /// way, the nearest on the other side. 0 where nothing may be taken.
    pub fn next(&self, count: u64, step: i64) -> u64 {
        let count = count.clamp(1, self.reach.max(1));
        let within = |n: &u64| (1..=self.reach).contains(n);
        let walk = |step: i64| {
            std::iter::successors(Some(count), move |n| n.checked_add_signed(step)).take_while(within)
        };
        walk(step).chain(walk(-step)).find(|n| self.yields(*n)).unwrap_or(0)
    }
    /// Whether any move begins here.
    pub fn moves(&self) -> bool {
        self.reach > 0 || self.splits.is_some()
    }
    /// The gaps to point at.
    pub fn cuts(&self) -> &[Cut] {
        self.splits.as_ref().map_or(&[], |splits| &splits.at)
    }
    /// Whether this piece, or gap, is on the stack.
    pub fn holds(&self, piece: PieceId) -> bool {
        self.place == piece.place.home()
            && if piece.place.is_gaps() {
                self.cuts().iter().any(|cut| cut.below == piece.n)
            } else {
                (1..=self.height()).contains(&piece.n)
            }
    }
    /// The number of tokens.
    pub fn height(&self) -> u64 {
        self.runs.iter().map(|run| run.len).sum()
    }
}
