//! The games that are put together, as texts.
use crate::games::{MOST_SUMMANDS, compound, singles};

/// Several games, played side by side or one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Joined {
    /// Their notations; in a sequence each may be a sum.
    pub games: Vec<String>,
    /// Whether they are played one after the other.
    pub then: bool,
}

impl Joined {
    /// The games of a notation, as it is typed.
    pub fn read(text: &str) -> Self {
        let then = text.contains('|');
        let games = text.split(if then { '|' } else { '&' }).map(|game| game.trim().to_string());
        Self { games: games.filter(|game| !game.is_empty()).collect(), then }
    }
    /// The notation of the whole.
    pub fn notation(&self) -> String {
        self.games.join(if self.then { "|" } else { "&" })
    }
    /// The game that holds this character of the notation.
    pub fn at(&self, place: usize) -> Option<usize> {
        let mut ends = self.games.iter().scan(0, |end, game| {
            *end += game.chars().count() + 1;
            Some(*end)
        });
        ends.position(|end| place < end)
    }
    /// How many single games these are.
    pub fn count(&self) -> usize {
        self.games.iter().map(|game| singles(game).count()).sum()
    }
    pub fn is_full(&self) -> bool {
        self.count() >= MOST_SUMMANDS
    }
    /// With one more game, if there is room.
    pub fn with(&self, notation: &str) -> Self {
        let mut all = self.clone();
        if all.count() + singles(notation).count() <= MOST_SUMMANDS {
            all.games.push(notation.to_string());
        }
        all
    }
    pub fn without(&self, index: usize) -> Self {
        let mut all = self.clone();
        if index < all.games.len() {
            all.games.remove(index);
        }
        all
    }
    /// With the game at `index` in the place of the one at `to`, and the other way round.
    pub fn swapped(&self, index: usize, to: usize) -> Self {
        let mut all = self.clone();
        if index.max(to) < all.games.len() {
            all.games.swap(index, to);
        }
        all
    }
    /// With another position, written as in [`own`].
    pub fn set(&self, index: usize, text: &str) -> Self {
        let mut all = self.clone();
        if let Some(game) = all.games.get_mut(index) {
            // What would be read as another game here is typed as text below.
            let text = text.replace(if self.then { '|' } else { '&' }, "");
            *game = format!("{}{text}", named(game));
        }
        all
    }
}

/// The name and the parameters of a game, with the slash after them; nothing of several games.
fn named(notation: &str) -> &str {
    match notation.rfind('/') {
        Some(slash) if compound(notation).is_none() => &notation[..=slash],
        _ => "",
    }
}

/// What is typed for one of the games: its position, or the whole where it is a sum.
pub fn own(notation: &str) -> &str {
    &notation[named(notation).len()..]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_put_together() {
        let joined = Joined::read("nim/3+5&kayles/7");
        assert_eq!(joined.games, ["nim/3+5", "kayles/7"]);
        let more = joined.with("grundy/5").swapped(2, 1).set(0, "1+2");
        assert_eq!(more.notation(), "nim/1+2&grundy/5&kayles/7");
        assert_eq!(Joined { then: true, ..more.without(1) }.notation(), "nim/1+2|kayles/7");
        assert_eq!(more.without(9), more);
        assert_eq!(Joined::read(" ").games.len(), 0);
        assert_eq!(
            [0, 7, 8, 16, 17].map(|place| joined.at(place)),
            [Some(0), Some(0), Some(1), Some(1), None]
        );
    }

    #[test]
    fn a_sequence_may_hold_a_sum() {
        let joined = Joined::read("nim/3&nim/4|kayles/7");
        assert_eq!((joined.then, joined.games.len(), joined.count()), (true, 2, 3));
        assert_eq!((own(&joined.games[0]), own(&joined.games[1])), ("nim/3&nim/4", "7"));
    }

    #[test]
    fn there_is_an_end() {
        let mut joined = Joined::default();
        for _ in 0..20 {
            joined = joined.with("nim/1");
        }
        assert!(joined.is_full() && joined.count() == MOST_SUMMANDS);
        assert_eq!(joined.set(0, "1&nim/2").count(), MOST_SUMMANDS);
    }
}
