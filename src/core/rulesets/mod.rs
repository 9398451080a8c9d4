//! The library of rulesets. A new one is a file here and a line below.
use super::{
    card::Card,
    game::Game,
    notation::{Mistake, NotationError},
    play::{self, OpenError, Position},
    sum::SumOf,
};
use std::rc::Rc;

/// One ruleset of the library.
struct Entry {
    cards: &'static [Card],
    open: Open,
}

type Open = fn(id: &str, params: &str, position: &str) -> Result<Position, OpenError>;

/// Every game, in the order of the gallery.
pub fn library() -> impl Iterator<Item = &'static Card> {
    LIBRARY.iter().flat_map(|entry| entry.cards)
}

macro_rules! library {
    ($($file:ident :: $ruleset:ident,)*) => {
        $(pub mod $file;)*
        static LIBRARY: &[Entry] = &[$(Entry {
            cards: <$file::$ruleset as super::ruleset::Ruleset>::CARDS,
            open: play::open::<$file::$ruleset>,
        },)*];
    };
}

library! {
    nim::Nim,
    colourful::Colourful,
    chromatic::Chromatic,
    subtraction::Subtraction,
    breaking::Breaking,
    row::OnRows,
    turning::TurningRow,
    nimble::Nimble,
    hackenbush::Hackenbush,
    tartan::OnBoard,
}

/// Longest notation that is read, in bytes.
pub const LONGEST: usize = 100_000;
/// Most summands of a sum.
pub const MOST_SUMMANDS: usize = 16;

/// The position that `notation` denotes: `ruleset/position`, `ruleset:params/position`, or several of
/// these joined by `&` for their sum.
///
/// # Errors
/// The first mistake, with its place in `notation`.
pub fn open(notation: &str) -> Result<Rc<dyn Game>, NotationError> {
    if notation.len() > LONGEST {
        return Err(NotationError::too_large(LONGEST, format!("at most {LONGEST} characters")));
    }
    if !notation.contains('&') {
        return open_one(notation);
    }
    let mut parts = Vec::new();
    let mut at = 0;
    for text in notation.split('&') {
        if parts.len() == MOST_SUMMANDS {
            return Err(NotationError::too_large(at, format!("at most {MOST_SUMMANDS} summands")));
        }
        parts.push(open_one(text).map_err(|error| error.shifted(at))?);
        at += text.len() + 1;
    }
    Ok(SumOf::of(parts))
}

fn open_one(notation: &str) -> Result<Rc<dyn Game>, NotationError> {
    let trimmed = notation.trim_start();
    let lead = notation.len() - trimmed.len();
    let end = trimmed.find([':', '/']).unwrap_or(trimmed.len());
    let id = &trimmed[..end];
    let entry =
        LIBRARY.iter().find(|entry| entry.cards.iter().any(|card| card.id == id)).ok_or_else(|| {
            let known: Vec<_> = library().map(|card| card.id).collect();
            NotationError::new(Mistake::UnknownRuleset, lead, known.join(", "))
        })?;
    let rest = &trimmed[end..];
    // Parameters may hold a slash, as 5/2 does; where there are none, the first one ends the name.
    let slash = if rest.starts_with('/') { Some(0) } else { rest.rfind('/') };
    let Some(slash) = slash else {
        return Err(NotationError::syntax(notation.len(), "/ and a position"));
    };
    let params = rest[..slash].strip_prefix(':').unwrap_or("");
    let (params_at, position_at) = (lead + end + 1, lead + end + slash + 1);
    match (entry.open)(id, params, &rest[slash + 1..]) {
        Ok(position) => Ok(Rc::new(position)),
        Err(OpenError::Params(error)) => Err(error.shifted(params_at)),
        Err(OpenError::Position(error)) => Err(error.shifted(position_at)),
    }
}
