//! Fetching the parts of the program that hold the rules of games, and the names of these parts.
use super::{
    Entry, LIBRARY,
    joints::singles,
    opening::{SEQUENCE, SUM, compound, entry, name},
};
use crate::part::FetchError;
use futures_util::future::try_join_all;

/// Fetches the rules that a notation names, so that [`open`](super::open) finds them. An unknown name is left for
/// `open` to report.
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
pub async fn ready(notation: &str) -> Result<(), FetchError> {
    let games = singles(notation).filter_map(|text| entry(name(text)));
    fetch(games, compound(notation).is_some()).await
}

/// Whether [`open`](super::open) finds the rules that a notation names: see [`ready`].
pub fn is_ready(notation: &str) -> bool {
    let mut games = singles(notation).filter_map(|text| entry(name(text)));
    games.all(|game| game.open.get().is_some())
        && (compound(notation).is_none() || (SUM.get().is_some() && SEQUENCE.get().is_some()))
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
pub async fn all_ready() -> Result<(), FetchError> {
    fetch(LIBRARY.iter(), true).await
}

async fn fetch(games: impl Iterator<Item = &'static Entry>, joined: bool) -> Result<(), FetchError> {
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

/// The part of the program that holds the rules of sums and of sequences.
///
/// ```
/// assert_eq!(nimscope::games::sum_part(), "sums");
/// ```
pub fn sum_part() -> &'static str {
    SUM.name()
}
