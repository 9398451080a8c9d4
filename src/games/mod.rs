//! The library of rulesets: a folder or a file for each family of games, and a line for each ruleset below.
pub mod arrows;
pub mod bars;
pub mod chromatic;
pub mod coins;
pub mod colourful;
pub mod divisors;
pub mod heaps;
mod joints;
pub(crate) mod link;
mod loading;
mod marks;
pub mod nim;
pub mod northcott;
mod opening;
pub mod ordinals;
pub mod own;
pub mod papers;
pub mod pictures;
mod puzzle;
pub mod rims;
pub mod rows;
pub mod sos;
pub mod stacks;
pub mod twists;
pub mod two_dimensional;
pub mod vertices;

pub use arrows::{GraphGame, unfold};
pub use heaps::misere::{is_ready as is_misere_ready, part as misere_part, ready as misere_ready};
pub use joints::{Joint, divided, is_sequence, joints, singles};
pub use link::{
    LINK_VERSION, LONGEST_LINK, Link, LinkError, LinkPart, MOST_MOVES, Played, Replayed, SideLine,
};
pub use loading::{all_ready, is_ready, library_parts, ready, sum_part};
pub use marks::{Mark, SHORTEST, marks, unit};
pub use opening::{LONGEST, MOST_SUMMANDS, SEVERAL, compound, open};
pub use pictures::{PictureGoal, Shape, random_picture};
pub use puzzle::{Grade, Rating, game_of_the_day, puzzle_of_the_day, rate};

use crate::core::{
    card::{Brief, Card, briefs},
    game::Game,
    play::OpenError,
    ruleset::Ruleset,
    sequence, sum,
};
use crate::part::Part;
use std::rc::Rc;

/// One ruleset of the library.
struct Entry {
    /// The ids of its games, apart from their cards: these are long, and most pages need few of them.
    ids: &'static [&'static str],
    /// What opens a position, in the part of the program that holds the ruleset.
    open: &'static Part<Open>,
}

/// Reads parameters and a position of the game of this name.
type Open = fn(id: &str, params: &str, position: &str) -> Result<Rc<dyn Game>, OpenError>;

/// The ids of some cards.
const fn ids<const N: usize>(cards: &'static [Card]) -> [&'static str; N] {
    let mut ids = [""; N];
    let mut index = 0;
    while index < N {
        ids[index] = cards[index].id;
        index += 1;
    }
    ids
}

/// The brief of every game, which is what a list shows of it, in the order of the gallery.
///
/// ```
/// let nim = nimscope::games::library().next().unwrap();
/// assert_eq!((nim.name, nim.start), ("Nim", "nim/3+5+7"));
/// ```
pub fn library() -> impl Iterator<Item = &'static Brief> {
    BRIEFS.iter().copied().flatten()
}

/// The few games that newcomers begin with, in this order: those whose cards have a [`Beginning`].
///
/// ```
/// let ids: Vec<_> = nimscope::games::first_games().iter().map(|brief| brief.id).collect();
/// assert_eq!(ids, ["colourful", "nim", "kayles", "hackenbush", "mock-turtles"]);
/// ```
///
/// [`Beginning`]: crate::core::card::Beginning
pub fn first_games() -> Vec<&'static Brief> {
    let mut games: Vec<_> =
        library().filter_map(|brief| brief.remarks.beginning.map(|it| (it.place, brief))).collect();
    games.sort_by_key(|(place, _)| *place);
    games.into_iter().map(|(_, brief)| brief).collect()
}

/// The cards of every game, in the order of [`library()`]: the texts of the whole library.
///
/// ```
/// let nim = nimscope::games::cards().next().unwrap();
/// let (heading, rule) = nim.rules[0];
/// assert_eq!((heading, rule), ("Move", "Choose one pile. Take one or more tokens from it."));
/// ```
pub fn cards() -> impl Iterator<Item = &'static Card> {
    CARDS.iter().copied().flatten()
}

/// The cards of games that are made of several games.
const COMPOUNDS: &[Card] = &[sum::CARD, sequence::CARD];

macro_rules! library {
    ($($family:ident $(:: $file:ident)? : $ruleset:ident in $part:ident,)*) => {
        /// The parts of the program with the rulesets.
        #[allow(non_upper_case_globals)]
        mod parts {
            use crate::core::play;
            $(crate::parts! { pub static $ruleset in $part: super::Open = play::open::<super::$family $(:: $file)? ::$ruleset>; })*
        }
        // Three separate lists, since no page needs them all. The games made of several games come last.
        static LIBRARY: &[Entry] = &[$(Entry {
            ids: &const { ids::<{ <$family $(:: $file)? ::$ruleset as Ruleset>::CARDS.len() }>(<$family $(:: $file)? ::$ruleset as Ruleset>::CARDS) },
            open: &parts::$ruleset,
        },)*];
        static BRIEFS: &[&[Brief]] = &[$(
            &const { briefs::<{ <$family $(:: $file)? ::$ruleset as Ruleset>::CARDS.len() }>(<$family $(:: $file)? ::$ruleset as Ruleset>::CARDS) },
        )* &const { briefs::<{ COMPOUNDS.len() }>(COMPOUNDS) }];
        static CARDS: &[&[Card]] = &[$(<$family $(:: $file)? ::$ruleset as Ruleset>::CARDS,)* COMPOUNDS];
    };
}

// Each ruleset, and the part of the program that holds it. That of Hackenbush holds the painter of pictures too, which
// no other ruleset needs.
library! {
    nim: Nim in nim,
    colourful: Colourful in colourful,
    colourful::both_ends: TwoEnded in two_ended,
    chromatic: Chromatic in chromatic,
    heaps::subtraction: Subtraction in subtraction,
    heaps::breaking: Breaking in breaking,
    rows: RowGame in rows,
    coins::turning: TurningRow in turning,
    coins::nimble: Nimble in nimble,
    pictures: Hackenbush in graphs,
    vertices: VertexRemoval in vertices,
    arrows: TokenGame in arrows,
    coins::tartan: TurningBoard in tartan,
    twists::wythoff: Wythoff in twists,
    twists::invariant: Invariant in invariant,
    twists::moore: Moore in twists,
    twists::staircase: Staircase in twists,
    twists::dividing: EmptyAndDivide in twists,
    twists::growing: Growing in twists,
    twists::thirty_one: ThirtyOne in twists,
    bars: Chomp in bars,
    divisors: Schuh in divisors,
    twists::queen: WythoffQueen in queen,
    two_dimensional: TwoDimensional in quarter,
    ordinals: OrdinalNim in ordinals,
    rims: Rims in rims,
    northcott: Northcott in northcott,
    sos: Sos in sos,
}
