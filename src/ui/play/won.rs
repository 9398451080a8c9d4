//! The games that each of two sides has won.
use super::state::{Match, Rival};
use crate::ui::storage;

/// The scores of this tab: one of two teams, and one against the computer. Playing one kind of game does not reset the
/// other score.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Scores {
    pub teams: Games,
    pub computer: Games,
}

impl Scores {
    /// The score that a game against `rival` counts in.
    pub fn of(&mut self, rival: Rival) -> &mut Games {
        if rival == Rival::Friend { &mut self.teams } else { &mut self.computer }
    }
    /// The text that the tab keeps: one score after the other.
    pub fn text(&self) -> String {
        self.teams.text() + "\n" + &self.computer.text()
    }
    pub fn read(text: &str) -> Option<Self> {
        let lines: Vec<&str> = text.split('\n').collect();
        let (teams, computer) = lines.split_at_checked(Games::LINES)?;
        Some(Self { teams: Games::read(&teams.join("\n"))?, computer: Games::read(&computer.join("\n"))? })
    }
    /// The scores that this tab kept before it was reloaded.
    pub fn kept() -> Self {
        storage::get_in_tab(storage::SCORE).and_then(|text| Self::read(&text)).unwrap_or_default()
    }
    /// The names of the two teams; empty where nobody named them.
    pub fn team_names(&self) -> [String; 2] {
        if self.teams.names == Match::usual_names() { Default::default() } else { self.teams.names.clone() }
    }
}

/// Games won by each side since the page was opened in this tab, and the last game that was counted: its seed and its winner.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Games {
    /// The names of the sides, in the order of the score.
    pub names: [String; 2],
    pub won: [u32; 2],
    pub last: Option<(u64, usize)>,
}

impl Games {
    /// How many lines the text of a score has.
    const LINES: usize = 4;
    /// The text that the tab keeps: both names, how many games each has won, and the last game, a line each.
    pub fn text(&self) -> String {
        let ([first, second], [left, right]) = (&self.names, self.won);
        let last = self.last.map(|(seed, winner)| format!("{seed} {winner}")).unwrap_or_default();
        format!("{first}\n{second}\n{left} {right}\n{last}")
    }
    pub fn read(text: &str) -> Option<Self> {
        let mut lines = text.split('\n');
        let names = [lines.next()?.to_string(), lines.next()?.to_string()];
        let (left, right) = lines.next()?.split_once(' ')?;
        let last = lines.next()?.split_once(' ').and_then(|(seed, winner)| {
            Some((seed.parse().ok()?, winner.parse::<usize>().ok().filter(|winner| *winner < 2)?))
        });
        Some(Self { names, won: [left.parse().ok()?, right.parse().ok()?], last })
    }
    /// If just one of the names is new, gives it to the team that has had a usual name.
    fn name(&mut self, names: &[String; 2]) {
        let usual = Match::usual_names();
        let new: Vec<&String> = names.iter().filter(|name| !self.names.contains(name)).collect();
        let gone = self.names.iter().position(|name| !names.contains(name) && usual.contains(name));
        if let (&[new], Some(gone)) = (&new[..], gone) {
            self.names[gone].clone_from(new);
        }
    }
    /// Counts a game once, for its latest winner; other names begin a new score. Teams keep their places, whoever
    /// begins.
    pub fn count(&mut self, names: [String; 2], ended: Option<(u64, usize)>) {
        self.name(&names);
        let [first, second] = &names;
        let turned = [second, first] == self.names.each_ref();
        if !turned && self.names != names {
            *self = Self { names, ..Self::default() };
        }
        let Some((seed, winner)) = ended else { return };
        let winner = if turned { 1 - winner } else { winner };
        // After a reset the last game is not counted again.
        if self.last == Some((seed, winner)) {
            return;
        }
        if let Some((_, before)) = self.last.filter(|(last, _)| *last == seed) {
            self.won[before] = self.won[before].saturating_sub(1);
        }
        self.won[winner] += 1;
        self.last = Some((seed, winner));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reload_keeps_the_score() {
        let mut games = Games::default();
        assert_eq!(Games::read(&games.text()), Some(Games::default()));
        games.count(["Owls".into(), "Team B".into()], Some((u64::MAX, 1)));
        assert_eq!(Games::read(&games.text()), Some(games));
        for wrong in ["", "A\nB", "A\nB\n1\n", "A\nB\n1 -1\n", "A\nB\n1 2\n"] {
            let read = Games::read(wrong);
            assert!(read.is_none_or(|games| games.last.is_none()), "{wrong}");
        }
        assert_eq!(Games::read("A\nB\n1 2\n3 2").unwrap().last, None);
    }

    #[test]
    fn teams_and_the_computer_are_counted_apart() {
        let mut scores = Scores::default();
        assert_eq!(scores.team_names(), ["", ""]);
        scores.of(Rival::Friend).count(Match::usual_names(), None);
        assert_eq!(scores.team_names(), ["", ""]);
        let names = ["Owls", "Foxes"].map(String::from);
        scores.of(Rival::Friend).count(names.clone(), Some((1, 0)));
        let computer = Rival::named("beginner").unwrap();
        scores.of(computer).count(["You", "Beginner"].map(String::from), Some((2, 1)));
        assert_eq!((scores.teams.won, scores.computer.won), ([1, 0], [0, 1]));
        assert_eq!(scores.team_names(), names);
        assert_eq!(Scores::read(&scores.text()), Some(scores.clone()));
        assert_eq!(Scores::read(&scores.teams.text()), None);
    }

    #[test]
    fn a_game_counts_once() {
        let names = || ["A".to_string(), "B".to_string()];
        let mut games = Games::default();
        games.count(names(), Some((1, 0)));
        games.count(names(), Some((1, 0)));
        games.count(names(), None);
        games.count(names(), Some((2, 1)));
        assert_eq!(games.won, [1, 1]);
        // Moves were taken back, and the other side has won in the end.
        games.count(names(), Some((2, 0)));
        assert_eq!(games.won, [2, 0]);
        // The other team begins.
        games.count(["B".into(), "A".into()], Some((3, 0)));
        assert_eq!((games.won, games.names.clone()), ([2, 1], names()));
        games.count(["C".into(), "B".into()], None);
        assert_eq!(games.won, [0, 0]);
        // A team that is given a name keeps what it has won.
        let [a, b] = Match::usual_names();
        games.count([a.clone(), b.clone()], Some((4, 1)));
        games.count(["C".into(), a.clone()], None);
        assert_eq!((games.won, games.names.clone()), ([0, 1], [a, "C".into()]));
        games.count(["D".into(), "C".into()], None);
        assert_eq!((games.won, games.names.clone()), ([0, 1], ["D".into(), "C".into()]));
    }

    #[test]
    fn a_game_is_not_counted_again_after_a_reset() {
        let names = || ["You".to_string(), "Strong".to_string()];
        let mut games = Games::default();
        games.count(names(), Some((1, 0)));
        games.won = [0, 0];
        games.count(names(), Some((1, 0)));
        assert_eq!(games.won, [0, 0]);
        games.count(names(), Some((2, 1)));
        assert_eq!(games.won, [0, 1]);
        // Against another opponent the score begins anew.
        games.count(["You".into(), "Perfect".into()], None);
        assert_eq!(games.won, [0, 0]);
    }
}
