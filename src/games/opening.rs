//! From a notation to a position.
use super::{
    Entry, LIBRARY,
    joints::{Joint, divided, joints},
};
use crate::core::{
    card::Card,
    game::Game,
    notation::{Mistake, NotationError},
    play::OpenError,
    sequence::{self, SequenceOf, Starter},
    sum::{self, SumOf},
};
use std::rc::Rc;

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
/// for their sum, or games and sums joined for their sequence, the first one in play: by `|` or `>` where the loser of a
/// game begins the next, by `~` where its winner does.
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
/// assert_eq!(open("nim/2+2>nim/1")?.notation(), "nim/2+2|nim/1");
///
/// // Here whoever moves last in the first game begins the second: the other player lets them.
/// let over = open("nim/2~nim/1")?.play("1-2")?;
/// assert_eq!((over.notation(), over.move_count()), ("nim/0~nim/1".into(), 1));
/// assert_eq!(over.play("pass")?.notation(), "nim/0|nim/1");
///
/// assert_eq!(open("nim/3+x").err().unwrap().to_string(), "expected a pile size at character 7");
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub fn open(notation: &str) -> Result<Rc<dyn Game>, NotationError> {
    if notation.len() > LONGEST {
        return Err(NotationError::too_large(LONGEST, format!("at most {LONGEST} characters")));
    }
    if let Some((at, sign)) = dangling(notation) {
        return Err(NotationError::syntax(at, format!("a game after {sign}")));
    }
    let joints = joints(notation);
    if let Some((at, _)) = joints.get(MOST_SUMMANDS - 1) {
        return Err(NotationError::too_large(at + 1, format!("at most {MOST_SUMMANDS} games")));
    }
    let starter = |(_, joint): &(usize, Joint)| match joint {
        Joint::And => None,
        Joint::Then(starter) => Some(*starter),
    };
    let starters: Vec<Starter> = joints.iter().filter_map(starter).collect();
    if starters.is_empty() {
        return open_sum(notation);
    }
    let games = open_each(divided(notation, |joint| joint != Joint::And), open_sum, false)?;
    let sequence =
        SEQUENCE.get().ok_or_else(|| NotationError::new(Mistake::NotLoaded, 0, "the rules of sequences"))?;
    Ok(sequence(games, starters))
}

/// The place where a game is missing after a sign that joins games, and that sign.
fn dangling(notation: &str) -> Option<(usize, char)> {
    let is_sure = |sign: &char| matches!(sign, '&' | '|');
    let text = notation.trim_end();
    let before = text.char_indices().zip(text.chars().skip(1));
    // Two signs in a row.
    let twice = before
        .filter(|((_, sign), next)| is_sure(sign) && is_sure(next))
        .map(|((at, sign), _)| (at + 1, sign));
    let last = text.chars().next_back()?;
    let rest = &text[..text.len() - last.len_utf8()];
    // `~` and `>` also stand inside graphs and pictures: at the end they join games only after a game.
    let may = matches!(last, '~' | '>') && !rest.trim_end().ends_with(['~', '>', '&', '|']);
    let ends = is_sure(&last) || may && open(rest).is_ok();
    twice.chain(ends.then_some((text.len(), last))).next()
}

/// A game, or a sum of several.
fn open_sum(notation: &str) -> Result<Rc<dyn Game>, NotationError> {
    let texts = divided(notation, |_| true);
    if texts.len() == 1 {
        return open_one(notation);
    }
    let parts = open_each(texts, open_one, true)?;
    let sum = SUM.get().ok_or_else(|| NotationError::new(Mistake::NotLoaded, 0, "the rules of sums"))?;
    Ok(sum(parts))
}

/// Opens each text, which stands at the given place of the notation. Every game may be part of a sequence; one without
/// Grundy values joins a `sum` only if its play may go on for ever.
fn open_each(
    texts: Vec<(usize, &str)>,
    open: fn(&str) -> Result<Rc<dyn Game>, NotationError>,
    sum: bool,
) -> Result<Vec<Rc<dyn Game>>, NotationError> {
    let mut games = Vec::new();
    for (at, text) in texts {
        let game = open(text).map_err(|error| error.shifted(at))?;
        if game.rules().is_some() {
            games.push(game);
            continue;
        }
        let refused = || {
            let card = game.card();
            let (name, why) =
                (card.name, card.remarks.alone.unwrap_or("not every position has a Grundy value"));
            let expected = format!(
                "a game whose positions have Grundy values, so that it can join a sum; in {name} {why}"
            );
            NotationError::not_allowed(at, expected)
        };
        let loopy = || (!sum || game.loopy().is_some()).then(|| game.clone());
        games.push(game.valued().or_else(loopy).ok_or_else(refused)?);
    }
    Ok(games)
}

/// Makes a sequence of games, with who begins each after the first.
type Sequence = fn(Vec<Rc<dyn Game>>, Vec<Starter>) -> Rc<dyn Game>;

crate::parts! {
    pub static SUM in sums: fn(Vec<Rc<dyn Game>>) -> Rc<dyn Game> = SumOf::of;
    pub static SEQUENCE in sums: Sequence = SequenceOf::of;
}

/// The card of sums or of sequences, where a notation is of several games.
///
/// ```
/// use nimscope::games::compound;
///
/// assert_eq!(["nim/3", "nim/3&nim/4", "nim/3&nim/4|nim/1"].map(|text| compound(text).map(|card| card.id)),
///     [None, Some("sum"), Some("sequence")]);
/// ```
pub fn compound(notation: &str) -> Option<&'static Card> {
    let found = joints(notation);
    let then = found.iter().any(|(_, joint)| *joint != Joint::And);
    (!found.is_empty()).then_some(if then { &sequence::CARD } else { &sum::CARD })
}

/// The name that a notation of one game begins with.
pub fn name(notation: &str) -> &str {
    notation.trim_start().split([':', '/']).next().unwrap_or_default()
}

pub fn entry(id: &str) -> Option<&'static Entry> {
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
    // Parameters may hold a slash, as 5/2 does, so the last one ends them; without them the first one ends the name.
    let slash = if rest.starts_with('/') { Some(0) } else { rest.rfind('/') };
    let Some(slash) = slash else {
        return Err(NotationError::syntax(notation.len(), "/ and a position, as in nim/3+5"));
    };
    let params = rest[..slash].strip_prefix(':').unwrap_or("");
    let (params_at, position_at) = (lead + id.len() + 1, lead + id.len() + slash + 1);
    let open = entry
        .open
        .get()
        .ok_or_else(|| NotationError::new(Mistake::NotLoaded, lead, "the rules of this game"))?;
    open(id, params, &rest[slash + 1..]).map_err(|error| match error {
        OpenError::Params(error) => error.shifted(params_at),
        OpenError::Position(error) => error.shifted(position_at),
    })
}
