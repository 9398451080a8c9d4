//! What some games offer beside play: settings, an editor, a map of values, questions about numbers.
use super::scene::{Graph, PieceId, Place};
use serde::{Deserialize, Serialize};

/// One change that the board editor makes.
///
/// ```
/// use nimscope::{core::{Edit, Place}, games::open};
///
/// let place = Place { part: 0, group: 1 };
/// let game = open("nim/3+5")?.edit(&Edit::Add { place, colour: 0 })?;
/// assert_eq!(game.notation(), "nim/3+6");
/// assert_eq!(game.edit(&Edit::RemoveGroup { place })?.notation(), "nim/3");
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Puts a token of this colour on top of a group.
    Add {
        place: Place,
        colour: u8,
    },
    /// Removes the top token of a group.
    Remove {
        place: Place,
    },
    /// Gives a piece the next colour.
    Recolour {
        piece: PieceId,
    },
    /// Changes a piece in another way.
    Piece {
        piece: PieceId,
        change: Change,
    },
    /// Adds an empty group to a summand.
    AddGroup {
        part: u8,
    },
    RemoveGroup {
        place: Place,
    },
    /// Replaces the picture of a summand by this one.
    Draw {
        part: u8,
        graph: Box<Graph>,
    },
    /// Lays the picture of a summand out anew.
    Arrange {
        part: u8,
    },
}

/// What the board editor does to one piece: see [`Edit`].
///
/// ```
/// use nimscope::{core::{Change, Edit, PieceId, Place}, games::open};
///
/// let piece = PieceId { place: Place::default(), n: 2 };
/// let game = open("graph:a>b,c/a")?.edit(&Edit::Piece { piece, change: Change::Erase })?;
/// assert_eq!(game.notation(), "graph:a>c/a");
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Removes the piece, with what belongs to it.
    Erase,
    /// Puts the pen on the piece, so that pressing another one draws from here to there.
    Hold,
    /// Carries the piece this many steps to the right and down. If carrying by `[0, 0]` is legal, the pieces of the
    /// board may be put anywhere.
    Carry([i32; 2]),
}

/// The parameters of a ruleset as a form.
///
/// ```
/// use nimscope::games::open;
///
/// let game = open("subtraction:1,3,4/9")?;
/// let settings = game.workshop().settings().unwrap();
/// let at_most = &settings.choices[2];
/// assert_eq!((settings.title, at_most.label), ("Numbers to take *S*", "At most *m*"));
/// assert_eq!(game.workshop().choose(2, "3", "9+4")?.label(), "Take 1 to 3");
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// The heading of the choices: "Red levels *S*".
    pub title: &'static str,
    pub choices: Vec<Choice>,
    pub chosen: usize,
    /// The heading of the sizes: "Stacks". Empty where the form has no sizes and the position stays.
    pub sizes_title: &'static str,
    /// The sizes of the groups, as typed.
    pub sizes: Vec<u64>,
}

/// One kind of parameter: see [`Settings`].
///
/// ```
/// use nimscope::games::open;
///
/// let settings = open("subtraction:1,3,4/9")?.workshop().settings().unwrap();
/// let chosen = &settings.choices[settings.chosen];
/// assert_eq!(chosen.value, Some(("S", "1,3,4".into())));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The name of the choice, with the markup of `why`.
    pub label: &'static str,
    /// The text to edit, with the symbol that stands before it; none where there is nothing to type.
    pub value: Option<(&'static str, String)>,
    /// A hint under the text, such as the first red levels.
    pub hint: String,
}

/// The random positions that a ruleset makes to order.
///
/// ```
/// use nimscope::{core::{Aim, Budget, Nimber, Order}, games::open};
///
/// let game = open("hackenbush/1")?;
/// assert_eq!(game.workshop().orders().unwrap().shapes[1], "One tree");
/// let order = Order { shape: 1, size: 12, aim: Aim::Value(5) };
/// let tree = game.workshop().order(7, &order).unwrap();
/// assert_eq!(tree.value(&mut Budget::new(0)), Ok(Nimber(5)));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Orders {
    /// What there is to choose from: "Trees".
    pub shapes: &'static [&'static str],
    /// What is counted: "edge".
    pub piece: &'static str,
    /// The most pieces, and the largest Grundy value, that can be ordered.
    pub most: u64,
    pub largest: u64,
}

/// An order for a random position: see [`Orders`].
///
/// ```
/// use nimscope::{core::{Aim, Order}, games::open};
///
/// let order = Order { shape: 0, size: 9, aim: Aim::Any };
/// let game = open("hackenbush/1")?;
/// // The same seed gives the same picture.
/// let made = |seed| game.workshop().order(seed, &order).map(|game| game.notation());
/// assert!(made(7).is_some() && made(7) == made(7));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order {
    /// One of [`Orders::shapes`].
    pub shape: usize,
    /// About how many pieces.
    pub size: u64,
    pub aim: Aim,
}

/// What a position made to order should be: see [`Orders`].
///
/// ```
/// use nimscope::{core::{Aim, Budget, Convention, Order, winning}, games::open};
///
/// let order = Order { shape: 0, size: 9, aim: Aim::OneMove };
/// let game = open("hackenbush/1")?.workshop().order(3, &order).unwrap();
/// let found = winning(&*game, Convention::Normal, 9, &mut Budget::new(0)).unwrap();
/// assert_eq!(found.total, 1);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    Any,
    /// Of this Grundy value.
    Value(u64),
    /// With exactly one winning move under normal play.
    OneMove,
}

/// The Grundy values of the positions of two numbers below `side`, such as two heaps: `values[y * side + x]`.
///
/// ```
/// use nimscope::games::open;
///
/// let map = open("nim/3+4")?.workshop().map(8).unwrap();
/// assert_eq!(map.values[4 * map.side + 3], 3 ^ 4);
/// assert_eq!(map.here, Some((3, 4)));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct ValueMap {
    pub side: usize,
    pub values: Vec<u16>,
    /// Whether a level is drawn red on the axes; `side` entries.
    pub red: Vec<bool>,
    /// The position on the board, where it lies within the map.
    pub here: Option<(usize, usize)>,
}

impl ValueMap {
    /// Stands for any value but 0, where only outcomes are asked for or known.
    pub const N: u16 = u16::MAX;
    /// Stands where there is no position.
    pub const NONE: u16 = u16::MAX - 1;

    /// A map made by asking `value` for each x and y; where the answer is none there is no position. `here` is the
    /// position on the board. O(side²) calls.
    pub fn of(side: usize, here: [u64; 2], value: impl Fn(u64, u64) -> Option<u64>) -> Self {
        let cells = (0..side as u64).flat_map(|y| (0..side as u64).map(move |x| (x, y)));
        let values = cells.map(|(x, y)| value(x, y).map_or(Self::NONE, |value| value as u16)).collect();
        let inside = |n: u64| usize::try_from(n).ok().filter(|n| *n < side);
        Self { side, values, red: vec![false; side], here: inside(here[0]).zip(inside(here[1])) }
    }
    /// The corner at (0, 0) with `side` cells a side; the whole map where it is not larger.
    pub fn corner(&self, side: usize) -> Self {
        if side >= self.side {
            return self.clone();
        }
        let rows = self.values.chunks(self.side).take(side);
        Self {
            side,
            values: rows.flat_map(|row| row[..side].iter().copied()).collect(),
            red: self.red.iter().copied().take(side).collect(),
            here: self.here.filter(|(x, y)| *x.max(y) < side),
        }
    }
}

/// A question that a game answers about positions too large for the board.
///
/// ```
/// use nimscope::games::open;
///
/// let game = open("chromatic:beatty(phi^2)/4+7")?;
/// assert_eq!(game.workshop().questions()[0].label, "The *n*-th P-position");
/// assert_eq!(game.workshop().answer(0, "10")?.full, "(16, 26)");
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WorkshopQuestion {
    pub label: &'static str,
    pub placeholder: &'static str,
}

/// The answer to a [`WorkshopQuestion`].
///
/// ```
/// use nimscope::games::open;
///
/// let answer = open("chromatic:beatty(phi^2)/4+7")?.workshop().answer(0, "10")?;
/// assert_eq!(answer.full, "(16, 26)");
/// assert!(answer.text.contains("16"));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The answer in a sentence, with the markup of `why`, long numbers shortened.
    pub text: String,
    /// The numbers in full, to be copied.
    pub full: String,
}

impl Edit {
    /// The summand that is changed, and the change as that summand sees it.
    pub fn to_part(&self) -> (usize, Self) {
        let part = match *self {
            Self::Add { place, .. } | Self::Remove { place } | Self::RemoveGroup { place } => place.part,
            Self::Recolour { piece } | Self::Piece { piece, .. } => piece.place.part,
            Self::AddGroup { part } | Self::Arrange { part } | Self::Draw { part, .. } => part,
        };
        (part.into(), self.in_part(0))
    }
    /// The same change in the summand of this number, from 0.
    pub fn in_part(&self, part: usize) -> Self {
        let part = part as u8;
        let home = |place: Place| Place { part, ..place };
        let at_home = |piece: PieceId| PieceId { place: home(piece.place), ..piece };
        match *self {
            Self::Add { place, colour } => Self::Add { place: home(place), colour },
            Self::Remove { place } => Self::Remove { place: home(place) },
            Self::Recolour { piece } => Self::Recolour { piece: at_home(piece) },
            Self::Piece { piece, change } => Self::Piece { piece: at_home(piece), change },
            Self::AddGroup { .. } => Self::AddGroup { part },
            Self::RemoveGroup { place } => Self::RemoveGroup { place: home(place) },
            Self::Arrange { .. } => Self::Arrange { part },
            Self::Draw { ref graph, .. } => Self::Draw { part, graph: graph.clone() },
        }
    }
}
