//! The library of rulesets: a folder or a file for each family of games, and a line for each ruleset below.
pub mod arrows;
pub mod bars;
pub mod chromatic;
pub mod coins;
pub mod colourful;
pub mod heaps;
pub(crate) mod link;
mod marks;
pub mod nim;
pub mod northcott;
pub mod papers;
pub mod pictures;
mod puzzle;
pub mod rows;
pub mod sos;
pub mod stacks;
pub mod twists;
pub mod vertices;

pub use arrows::unfold;
pub use link::{
    LINK_VERSION, LONGEST_LINK, Link, LinkError, LinkPart, MOST_MOVES, Played, Replayed, SideLine,
};
pub use marks::{Mark, SHORTEST, marks, misere_is_solved, open_question};
pub use pictures::{Shape, Wish, random_picture};
pub use puzzle::{Grade, game_of_the_day, grade, puzzle_of_the_day};

use crate::core::{
    card::{Brief, Card, briefs},
    game::Game,
    notation::{Mistake, NotationError},
    play::{OpenError, Position},
    ruleset::Ruleset,
    sequence::{self, SequenceOf},
    sum::{self, SumOf},
};
use crate::part::{Missing, Part};
use futures_util::future::try_join_all;
use std::rc::Rc;

/// One ruleset of the library.
struct Entry {
    /// The names of its games. Their cards are long, and most pages need few of them.
    ids: &'static [&'static str],
    /// What opens a position, in the part of the program that holds the ruleset.
    open: &'static Part<Open>,
}

/// Reads parameters and a position of the game of this name.
type Open = fn(id: &str, params: &str, position: &str) -> Result<Position, OpenError>;

/// The names on cards.
const fn ids<const N: usize>(cards: &'static [Card]) -> [&'static str; N] {
    let mut ids = [""; N];
    let mut index = 0;
    while index < N {
        ids[index] = cards[index].id;
        index += 1;
    }
    ids
}

/// Every game, in the order of the gallery: what a list shows of it.
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
        library().filter_map(|brief| brief.beginning.map(|it| (it.place, brief))).collect();
    games.sort_by_key(|(place, _)| *place);
    games.into_iter().map(|(_, brief)| brief).collect()
}

/// The cards of every game, in the same order: the texts of the whole library.
///
/// ```
/// let nim = nimscope::games::cards().next().unwrap();
/// let (heading, rule) = nim.rules[0];
/// assert_eq!((heading, rule), ("Move", "Choose one pile. Take one or more tokens from it."));
/// ```
pub fn cards() -> impl Iterator<Item = &'static Card> {
    CARDS.iter().copied().flatten()
}

/// What is made of several games.
const COMPOUNDS: &[Card] = &[sum::CARD, sequence::CARD];

macro_rules! library {
    ($($family:ident $(:: $file:ident)? : $ruleset:ident in $part:ident,)*) => {
        /// The parts of the program with the rulesets.
        #[allow(non_upper_case_globals)]
        mod parts {
            use crate::core::play;
            $(crate::parts! { pub static $ruleset in $part: super::Open = play::open::<super::$family $(:: $file)? ::$ruleset>; })*
        }
        // Each list for itself: no page needs all three. What is made of several games comes last.
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

// Each ruleset, and the part of the program that it comes with; with its board, where no other has boards of its kind.
library! {
    nim: Nim in nim,
    colourful: Colourful in colourful,
    chromatic: Chromatic in chromatic,
    heaps::subtraction: Subtraction in subtraction,
    heaps::breaking: Breaking in breaking,
    rows: OnRows in rows,
    coins::turning: TurningRow in turning,
    coins::nimble: Nimble in nimble,
    pictures: Hackenbush in graphs,
    vertices: VertexRemoval in layouts,
    arrows: OnArrows in layouts,
    coins::tartan: OnBoard in tartan,
    twists::wythoff: Wythoff in twists,
    twists::moore: Moore in twists,
    twists::staircase: Staircase in twists,
    twists::dividing: EmptyAndDivide in twists,
    twists::growing: Growing in twists,
    twists::thirty_one: ThirtyOne in twists,
    bars: Chomp in layouts,
    northcott: Northcott in layouts,
    sos: Sos in layouts,
}

/// Longest notation that is read, in bytes.
///
/// ```
/// use nimscope::{core::Mistake, games::{LONGEST, open}};
///
/// let error = open(&"1".repeat(LONGEST + 1)).err().unwrap();
/// assert_eq!(error.kind, Mistake::TooLarge);
/// ```
pub const LONGEST: usize = 100_000;
/// Most games of a sum or a sequence.
///
/// ```
/// use nimscope::games::{MOST_SUMMANDS, open};
///
/// assert!(open(&["nim/1"; MOST_SUMMANDS].join("&")).is_ok());
/// assert!(open(&["nim/1"; MOST_SUMMANDS + 1].join("&")).is_err());
/// ```
pub const MOST_SUMMANDS: usize = 16;

/// A sum that is followed by another game, to show how several games are typed.
///
/// ```
/// use nimscope::games::{SEVERAL, open};
///
/// assert_eq!(open(SEVERAL)?.notation(), SEVERAL);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub const SEVERAL: &str = "nim/3+5&colourful/r2y1|nim/1";

/// The position that `notation` denotes: `ruleset/position`, `ruleset:params/position`, several of these joined by `&`
/// for their sum, or games and sums joined by `|` for their sequence, the first one in play.
///
/// # Errors
/// The first mistake, with its place in `notation`.
///
/// ```
/// use nimscope::{core::{Budget, Convention, Nimber, winning}, games::open};
///
/// let game = open("nim/3+5+7")?;
/// assert_eq!(game.value(&mut Budget::new(0)), Ok(Nimber(1)));
/// assert_eq!(game.play("1-1")?.value(&mut Budget::new(0)), Ok(Nimber(0)));
///
/// // A sum: the values of the summands, 6 and 0, are added as nimbers.
/// let sum = open("nim/3+5&colourful/r2y1")?;
/// let found = winning(&*sum, Convention::Normal, 9, &mut Budget::new(1000)).unwrap();
/// assert_eq!((found.total, &*found.moves[0].notation), (1, "1:2-2"));
///
/// // A sequence: whoever finds no move in the first game begins the second.
/// let sequence = open("nim/2+2|nim/1")?;
/// assert_eq!(winning(&*sequence, Convention::Normal, 9, &mut Budget::new(1000)).unwrap().total, 0);
///
/// assert_eq!(open("nim/3+x").err().unwrap().to_string(), "expected a pile size at character 7");
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub fn open(notation: &str) -> Result<Rc<dyn Game>, NotationError> {
    if notation.len() > LONGEST {
        return Err(NotationError::too_large(LONGEST, format!("at most {LONGEST} characters")));
    }
    if notation.split(JOINTS).count() > MOST_SUMMANDS {
        let at = notation.match_indices(JOINTS).nth(MOST_SUMMANDS - 1).map_or(0, |(at, _)| at + 1);
        return Err(NotationError::too_large(at, format!("at most {MOST_SUMMANDS} games")));
    }
    if !notation.contains(THEN) {
        return open_sum(notation);
    }
    let games = open_each(notation, THEN, open_sum)?;
    let sequence =
        SEQUENCE.get().ok_or_else(|| NotationError::new(Mistake::NotLoaded, 0, "the rules of sequences"))?;
    Ok(sequence(games))
}

/// What joins games into a sum, and what into a sequence.
const AND: char = '&';
const THEN: char = '|';
const JOINTS: [char; 2] = [AND, THEN];

/// A game, or a sum of several.
fn open_sum(notation: &str) -> Result<Rc<dyn Game>, NotationError> {
    if !notation.contains(AND) {
        return open_one(notation);
    }
    let parts = open_each(notation, AND, open_one)?;
    let sum = SUM.get().ok_or_else(|| NotationError::new(Mistake::NotLoaded, 0, "the rules of sums"))?;
    Ok(sum(parts))
}

/// The games of a text that a joint divides.
fn open_each(
    notation: &str,
    joint: char,
    open: fn(&str) -> Result<Rc<dyn Game>, NotationError>,
) -> Result<Vec<Rc<dyn Game>>, NotationError> {
    let mut games = Vec::new();
    let mut at = 0;
    for text in notation.split(joint) {
        let game = open(text).map_err(|error| error.shifted(at))?;
        if game.rules().is_none() {
            let expected =
                "a game in which every line of play ends with a winner, so that it can be joined to others";
            return Err(NotationError::not_allowed(at, expected));
        }
        games.push(game);
        at += text.len() + 1;
    }
    Ok(games)
}

crate::parts! {
    static SUM in sums: fn(Vec<Rc<dyn Game>>) -> Rc<dyn Game> = SumOf::of;
    static SEQUENCE in sums: fn(Vec<Rc<dyn Game>>) -> Rc<dyn Game> = SequenceOf::of;
}

/// Fetches the rules that a notation names, so that [`open`] finds them. What names no game is left to
/// `open` to tell.
///
/// # Errors
/// If a part of the program could not be fetched this time.
///
/// ```
/// use futures_util::FutureExt;
/// use nimscope::games::{is_ready, ready};
///
/// // Outside the browser everything is there at once.
/// assert_eq!(ready("nim/3&kayles/5").now_or_never(), Some(Ok(())));
/// assert!(is_ready("nim/3&kayles/5"));
/// ```
pub async fn ready(notation: &str) -> Result<(), Missing> {
    let games = notation.split(JOINTS).filter_map(|text| entry(name(text)));
    fetch(games, notation.contains(JOINTS)).await
}

/// Whether [`open`] finds the rules that a notation names: see [`ready`].
pub fn is_ready(notation: &str) -> bool {
    let mut games = notation.split(JOINTS).filter_map(|text| entry(name(text)));
    games.all(|game| game.open.get().is_some())
        && (!notation.contains(JOINTS) || (SUM.get().is_some() && SEQUENCE.get().is_some()))
}

/// Fetches the rules of every game.
///
/// # Errors
/// If a part of the program could not be fetched this time.
///
/// ```
/// use futures_util::FutureExt;
///
/// assert_eq!(nimscope::games::all_ready().now_or_never(), Some(Ok(())));
/// ```
pub async fn all_ready() -> Result<(), Missing> {
    fetch(LIBRARY.iter(), true).await
}

async fn fetch(games: impl Iterator<Item = &'static Entry>, joined: bool) -> Result<(), Missing> {
    let games = try_join_all(games.map(|game| game.open.load()));
    let sum = async {
        match joined {
            true => futures_util::future::try_join(SUM.load(), SEQUENCE.load()).await.map(drop),
            false => Ok(()),
        }
    };
    futures_util::future::try_join(games, sum).await.map(drop)
}

/// The name of each game, with the part of the program that holds its rules.
///
/// ```
/// let part = |name| nimscope::games::library_parts().find(|(id, _)| *id == name).unwrap().1;
/// assert_eq!((part("nim"), part("kayles"), part("dawson")), ("nim", "rows", "rows"));
/// ```
pub fn library_parts() -> impl Iterator<Item = (&'static str, &'static str)> {
    LIBRARY.iter().flat_map(|entry| entry.ids.iter().map(|id| (*id, entry.open.name())))
}

/// Whether a notation is of several games, as a sum or one after the other.
///
/// ```
/// use nimscope::games::compound;
///
/// assert_eq!(["nim/3", "nim/3&nim/4", "nim/3&nim/4|nim/1"].map(|text| compound(text).map(|card| card.id)),
///     [None, Some("sum"), Some("sequence")]);
/// ```
pub fn compound(notation: &str) -> Option<&'static Card> {
    match (notation.contains(THEN), notation.contains(AND)) {
        (true, _) => Some(&sequence::CARD),
        (_, true) => Some(&sum::CARD),
        _ => None,
    }
}

/// The notations of the single games that a notation joins.
///
/// ```
/// use nimscope::games::singles;
///
/// assert_eq!(singles("nim/3&kayles/5|nim/1").collect::<Vec<_>>(), ["nim/3", "kayles/5", "nim/1"]);
/// ```
pub fn singles(notation: &str) -> impl Iterator<Item = &str> {
    notation.split(JOINTS)
}

/// The part of the program that holds the rules of sums and of sequences.
///
/// ```
/// assert_eq!(nimscope::games::sum_part(), "sums");
/// ```
pub fn sum_part() -> &'static str {
    SUM.name()
}

/// The name that a notation of one game begins with.
fn name(notation: &str) -> &str {
    notation.trim_start().split([':', '/']).next().unwrap_or_default()
}

fn entry(id: &str) -> Option<&'static Entry> {
    LIBRARY.iter().find(|entry| entry.ids.contains(&id))
}

fn open_one(notation: &str) -> Result<Rc<dyn Game>, NotationError> {
    let lead = notation.len() - notation.trim_start().len();
    let id = name(notation);
    let entry = entry(id).ok_or_else(|| {
        let known: Vec<_> = LIBRARY.iter().flat_map(|entry| entry.ids).copied().collect();
        NotationError::new(Mistake::UnknownRuleset, lead, known.join(", "))
    })?;
    let rest = &notation[lead + id.len()..];
    // Parameters may hold a slash, as 5/2 does; where there are none, the first one ends the name.
    let slash = if rest.starts_with('/') { Some(0) } else { rest.rfind('/') };
    let Some(slash) = slash else {
        return Err(NotationError::syntax(notation.len(), "/ and a position"));
    };
    let params = rest[..slash].strip_prefix(':').unwrap_or("");
    let (params_at, position_at) = (lead + id.len() + 1, lead + id.len() + slash + 1);
    let open = entry
        .open
        .get()
        .ok_or_else(|| NotationError::new(Mistake::NotLoaded, lead, "the rules of this game"))?;
    match open(id, params, &rest[slash + 1..]) {
        Ok(position) => Ok(Rc::new(position)),
        Err(OpenError::Params(error)) => Err(error.shifted(params_at)),
        Err(OpenError::Position(error)) => Err(error.shifted(position_at)),
    }
}
