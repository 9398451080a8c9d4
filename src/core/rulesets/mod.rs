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
pub struct Entry {
    pub card: &'static Card,
    open: Open,
}

type Open = fn(params: &str, position: &str) -> Result<Position, OpenError>;

macro_rules! library {
    ($($file:ident :: $ruleset:ident,)*) => {
        $(pub mod $file;)*
        /// Every ruleset, in the order of the gallery.
        pub static LIBRARY: &[Entry] = &[$(Entry {
            card: &const { <$file::$ruleset as super::ruleset::Ruleset>::CARD },
            open: play::open::<$file::$ruleset>,
        },)*];
    };
}

library! {
    nim::Nim,
    colourful::Colourful,
    chromatic::Chromatic,
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
    let entry = LIBRARY.iter().find(|entry| entry.card.id == id).ok_or_else(|| {
        let known: Vec<_> = LIBRARY.iter().map(|entry| entry.card.id).collect();
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
    match (entry.open)(params, &rest[slash + 1..]) {
        Ok(position) => Ok(Rc::new(position)),
        Err(OpenError::Params(error)) => Err(error.shifted(params_at)),
        Err(OpenError::Position(error)) => Err(error.shifted(position_at)),
    }
}
