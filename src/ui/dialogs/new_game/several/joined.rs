//! The combined games, as notations.
use crate::core::Starter;
use crate::games::{Joint, MOST_SUMMANDS, divided, is_sequence, joints, singles};
use crate::ui::dialogs::new_game::notation_parts::game_prefix;

/// Several games, played side by side or one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JoinedGames {
    /// The notations of the games; in a sequence each may be a sum.
    pub games: Vec<String>,
    /// How each game but the last is joined to the next.
    joints: Vec<Joint>,
    /// How a further game would be joined.
    next_joint: Joint,
}

impl Default for JoinedGames {
    fn default() -> Self {
        Self { games: Vec::new(), joints: Vec::new(), next_joint: Joint::And }
    }
}

impl JoinedGames {
    /// The games in a typed notation.
    pub fn read(text: &str) -> Self {
        let in_sequence = is_sequence(text);
        let fits = |joint: Joint| !in_sequence || joint != Joint::And;
        let between: Vec<Joint> =
            joints(text).into_iter().map(|(_, joint)| joint).filter(|joint| fits(*joint)).collect();
        let mut all = Self { next_joint: between.last().copied().unwrap_or(Joint::And), ..Self::default() };
        for (index, (_, game)) in divided(text, fits).into_iter().enumerate() {
            if game.trim().is_empty() {
                continue;
            }
            if !all.games.is_empty() {
                all.joints.push(between[index - 1]);
            }
            all.games.push(game.trim().to_string());
        }
        all
    }
    /// The notation of the whole.
    pub fn notation(&self) -> String {
        let mut text = String::new();
        for (index, game) in self.games.iter().enumerate() {
            text.extend(index.checked_sub(1).map(|before| self.joints[before].sign()));
            text += game;
        }
        text
    }
    /// Whether the games are played one after the other.
    pub fn is_sequence(&self) -> bool {
        self.next_joint != Joint::And
    }
    /// Who begins each next game, where the rule is the same everywhere.
    pub fn starter(&self) -> Option<Starter> {
        let Joint::Then(starter) = self.next_joint else { return None };
        self.joints.iter().all(|joint| *joint == self.next_joint).then_some(starter)
    }
    /// The same games, all joined in this way.
    pub fn joined(&self, by: Joint) -> Self {
        Self { games: self.games.clone(), joints: vec![by; self.joints.len()], next_joint: by }
    }
    /// The index of the game that contains this byte of the notation.
    pub fn at(&self, place: usize) -> Option<usize> {
        let mut ends = self.games.iter().scan(0, |end, game| {
            *end += game.len() + 1;
            Some(*end)
        });
        ends.position(|end| place < end)
    }
    /// The number of single games.
    pub fn count(&self) -> usize {
        self.games.iter().map(|game| singles(game).count()).sum()
    }
    pub fn is_full(&self) -> bool {
        self.count() >= MOST_SUMMANDS
    }
    /// These games with one more, if there is room.
    pub fn with(&self, notation: &str) -> Self {
        let mut all = self.clone();
        if all.count() + singles(notation).count() <= MOST_SUMMANDS {
            if !all.games.is_empty() {
                all.joints.push(all.next_joint);
            }
            all.games.push(notation.to_string());
        }
        all
    }
    pub fn without(&self, index: usize) -> Self {
        let mut all = self.clone();
        if index < all.games.len() {
            all.games.remove(index);
            if !all.joints.is_empty() {
                all.joints.remove(index.min(all.joints.len() - 1));
            }
        }
        all
    }
    /// These games with those at `index` and `to` exchanged.
    pub fn swapped(&self, index: usize, to: usize) -> Self {
        let mut all = self.clone();
        if index.max(to) < all.games.len() {
            all.games.swap(index, to);
        }
        all
    }
    /// These games with another position at `index`, written as in [`own`].
    pub fn set(&self, index: usize, text: &str) -> Self {
        let mut all = self.clone();
        if let Some(game) = all.games.get_mut(index) {
            // Signs that would join further games are dropped here; the field below takes several games.
            let text = format!("{}{text}", game_prefix(game));
            let one = divided(&text, |joint| !self.is_sequence() || joint != Joint::And);
            *game = one.into_iter().map(|(_, text)| text).collect();
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::dialogs::new_game::notation_parts::typed_position;

    #[test]
    fn games_are_put_together() {
        let joined = JoinedGames::read("nim/3+5&kayles/7");
        assert_eq!(joined.games, ["nim/3+5", "kayles/7"]);
        let more = joined.with("grundy/5").swapped(2, 1).set(0, "1+2");
        assert_eq!(more.notation(), "nim/1+2&grundy/5&kayles/7");
        let [loser, winner] = Starter::ALL.map(Joint::Then);
        assert_eq!(more.without(1).joined(loser).notation(), "nim/1+2|kayles/7");
        assert_eq!(more.joined(winner).notation(), "nim/1+2~grundy/5~kayles/7");
        assert_eq!(more.without(9), more);
        assert_eq!(JoinedGames::read(" ").games.len(), 0);
        assert_eq!(
            [0, 7, 8, 16, 17].map(|place| joined.at(place)),
            [Some(0), Some(0), Some(1), Some(1), None]
        );
    }

    #[test]
    fn a_sequence_may_hold_a_sum() {
        let joined = JoinedGames::read("nim/3&nim/4|kayles/7");
        assert_eq!((joined.is_sequence(), joined.games.len(), joined.count()), (true, 2, 3));
        assert_eq!(
            (typed_position(&joined.games[0]), typed_position(&joined.games[1])),
            ("nim/3&nim/4", "7")
        );
    }

    #[test]
    fn who_begins_the_next_is_kept() {
        let joined = JoinedGames::read("nim/1~nim/2 > nim/3|nim/4");
        assert_eq!((joined.notation().as_str(), joined.starter()), ("nim/1~nim/2|nim/3|nim/4", None));
        let fewer = joined.without(0);
        assert_eq!((fewer.notation().as_str(), fewer.starter()), ("nim/2|nim/3|nim/4", Some(Starter::Loser)));
        let winner = fewer.joined(Joint::Then(Starter::Winner));
        assert_eq!(winner.starter(), Some(Starter::Winner));
        assert_eq!(winner.with("kayles/5").without(2).notation(), "nim/2~nim/3~kayles/5");
        // A game that is still being typed is left out, and a sign typed into a row is dropped.
        assert_eq!(JoinedGames::read("nim/1| |nim/2|").notation(), "nim/1|nim/2");
        assert_eq!(winner.set(1, "5~nim/6").notation(), "nim/2~nim/5nim/6~nim/4");
    }

    #[test]
    fn there_is_an_end() {
        let mut joined = JoinedGames::default();
        for _ in 0..20 {
            joined = joined.with("nim/1");
        }
        assert!(joined.is_full() && joined.count() == MOST_SUMMANDS);
        assert_eq!(joined.set(0, "1&nim/2").count(), MOST_SUMMANDS);
    }
}
