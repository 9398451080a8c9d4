//! What a class keeps count of: games won, and the time that a move takes.
use super::{session::Session, state::*, times};
use crate::ui::storage;
use gloo::timers::callback::Interval;
use std::{cell::RefCell, rc::Rc};
use yew::prelude::*;

/// Games won by each side since the page was opened in this tab, and the last game that was counted: its seed and its winner.
#[derive(Clone, PartialEq, Debug, Default)]
struct Games {
    names: [String; 2],
    won: [u32; 2],
    last: Option<(u64, usize)>,
}

thread_local! {
    /// Kept from game to game, which are components of their own.
    static GAMES: RefCell<Games> = RefCell::new(Games::kept());
}

impl Games {
    /// As the tab keeps it: both names, how many games each has won, and the last game, a line each.
    fn text(&self) -> String {
        let ([first, second], [left, right]) = (&self.names, self.won);
        let last = self.last.map(|(seed, winner)| format!("{seed} {winner}")).unwrap_or_default();
        format!("{first}\n{second}\n{left} {right}\n{last}")
    }
    /// Those of this tab before it was loaded again.
    fn kept() -> Self {
        storage::get_in_tab(storage::SCORE).and_then(|text| Self::read(&text)).unwrap_or_default()
    }
    fn read(text: &str) -> Option<Self> {
        let mut lines = text.split('\n');
        let names = [lines.next()?.to_string(), lines.next()?.to_string()];
        let (left, right) = lines.next()?.split_once(' ')?;
        let last = lines.next()?.split_once(' ').and_then(|(seed, winner)| {
            Some((seed.parse().ok()?, winner.parse::<usize>().ok().filter(|winner| *winner < 2)?))
        });
        Some(Self { names, won: [left.parse().ok()?, right.parse().ok()?], last })
    }
    /// A team that had none gets this name.
    fn name(&mut self, names: &[String; 2]) {
        let usual = Match::usual_names();
        let new: Vec<&String> = names.iter().filter(|name| !self.names.contains(name)).collect();
        let gone = self.names.iter().position(|name| !names.contains(name) && usual.contains(name));
        if let (&[new], Some(gone)) = (&new[..], gone) {
            self.names[gone].clone_from(new);
        }
    }
    /// Counts a game once, for the last winner that it had; other names begin anew. They keep their places whoever begins.
    fn count(&mut self, names: [String; 2], ended: Option<(u64, usize)>) {
        self.name(&names);
        let [first, second] = &names;
        let turned = [second, first] == self.names.each_ref();
        if !turned && self.names != names {
            *self = Self { names, ..Self::default() };
        }
        let Some((seed, winner)) = ended else { return };
        let winner = if turned { 1 - winner } else { winner };
        if let Some((_, before)) = self.last.filter(|(last, _)| *last == seed) {
            self.won[before] = self.won[before].saturating_sub(1);
        }
        self.won[winner] += 1;
        self.last = Some((seed, winner));
    }
}

#[derive(Properties, PartialEq)]
pub struct ScoreProps {
    pub session: Session,
}

/// "Euler 2 : 1 Gauss", once a game has been won.
#[component]
pub fn Score(props: &ScoreProps) -> Html {
    let game = &props.session.game;
    let sides = if game.first { [Side::You, Side::Rival] } else { [Side::Rival, Side::You] };
    // Teams are called by who begins.
    let sides = if game.rival == Rival::Friend { sides } else { [Side::You, Side::Rival] };
    let names = sides.map(|side| game.side_name(side));
    let winner = match game.ending() {
        Some(Ending::Won(side)) => sides.iter().position(|own| *own == side),
        Some(Ending::Drawn) | None => None,
    };
    let ended = winner.map(|winner| (game.seed, winner));
    // Until the game is presented the teams have other names.
    let named = game.presented.then_some(names);
    let counted = use_memo((named, ended), |(names, ended)| {
        let count = |names: &[String; 2]| {
            GAMES.with_borrow_mut(|games| {
                games.count(names.clone(), *ended);
                storage::set_in_tab(storage::SCORE, &games.text());
                games.clone()
            })
        };
        names.as_ref().map(count).unwrap_or_default()
    });
    let Games { names: [first, second], won: [left, right], .. } = &*counted;
    if left + right == 0 {
        return Html::default();
    }
    let whole = format!("{first} {left} : {right} {second}");
    html! {
        <span class="score" role="status" title={whole}>
            { sign(0) }{ short(first) }{ format!(" {left} : {right} ") }{ short(second) }{ sign(1) }
        </span>
    }
}

/// Calls a team otherwise, which keeps the games that it has won.
pub fn rename(before: &str, now: &str) {
    GAMES.with_borrow_mut(|games| {
        if let Some(name) = games.names.iter_mut().find(|name| **name == before) {
            *name = now.into();
        }
    });
}

/// The sign of the first or the second place in the score, which differ in shape and colour.
pub fn sign(place: usize) -> Html {
    html! { <span class={classes!("d", (place == 1).then_some("two"))} aria-hidden="true"></span> }
}

/// The place in the score of the team that has its name here: it stays, whoever begins.
pub fn place(names: &[String; 2], index: usize) -> usize {
    let [own, other] = names;
    let turned = GAMES.with_borrow(|games| {
        // What is told of these teams may be counted later than this is shown.
        let mut games = games.clone();
        games.count(names.clone(), None);
        games.names.each_ref() == [other, own]
    });
    if turned { 1 - index } else { index }
}

/// A name that gives way where there is no room; the pointer tells all of it.
fn short(name: &str) -> Html {
    html! { <span class="team-name" title={name.to_string()}>{ name }</span> }
}

/// Whose time it is that passes.
#[derive(Clone, PartialEq)]
pub struct Turn {
    /// The seed of the game.
    pub seed: u64,
    /// The one to move: 0 for the one who began.
    pub index: usize,
    /// Whether it passes: not once the game is over, nor where one looks back.
    pub passes: bool,
    pub names: [String; 2],
}

impl Turn {
    /// A second more; what each has taken until now.
    fn pass(&self, seconds: u32) -> [u32; 2] {
        times::pass(self.seed, self.index, seconds)
    }
    /// Each team with its time, in the order of the score.
    fn told(&self, spent: [u32; 2]) -> [(&str, String); 2] {
        [0, 1].map(|index| {
            let team = place(&self.names, index);
            (&*self.names[team], minutes(spent[team]))
        })
    }
}

#[derive(Properties, PartialEq)]
pub struct ClockProps {
    /// What the time is of.
    #[prop_or(AttrValue::Static("Time for this move"))]
    pub of: AttrValue,
    /// Of two teams, whose time it is: then what each has taken is shown as well.
    #[prop_or_default]
    pub turn: Option<Turn>,
}

/// "1:05".
fn minutes(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// The minutes and seconds since it was put there.
#[component]
pub fn Clock(props: &ClockProps) -> Html {
    let seconds = use_state(|| 0u32);
    let latest = use_mut_ref(|| 0u32);
    let tick = {
        let (seconds, latest, turn) = (seconds.setter(), latest, props.turn.clone());
        Rc::new(move || {
            *latest.borrow_mut() += 1;
            if let Some(turn) = turn.as_ref().filter(|turn| turn.passes) {
                turn.pass(1);
            }
            seconds.set(*latest.borrow());
        })
    };
    use_effect_with((), move |()| {
        let timer = Interval::new(1000, move || tick());
        move || drop(timer)
    });
    let spent = props.turn.as_ref().map(|turn| (turn, turn.pass(0)));
    let passes = props.turn.as_ref().is_none_or(|turn| turn.passes);
    html! { <>
        if passes {
            <span class="clock" role="timer" aria-label={props.of.clone()}>if spent.is_some() { { "Move " } }{ minutes(*seconds) }</span>
        }
        if let Some((turn, spent)) = spent {
            <span class="team-times" role="group" aria-label="Time of each team">
                { for turn.told(spent).into_iter().enumerate().map(|(at, (name, time))| html! {
                    <span class="team-time">{ sign(at) }{ short(name) }{ format!(" {time} ") }</span>
                }) }
            </span>
        }
    </> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_counted_for_each_team_and_game() {
        let turn = |seed, index| Turn { seed, index, passes: true, names: ["A".into(), "B".into()] };
        turn(1, 0).pass(40);
        turn(1, 1).pass(5);
        assert_eq!((turn(1, 0).pass(25), minutes(65)), ([65, 5], "1:05".into()));
        assert_eq!(turn(2, 1).pass(1), [0, 1]);
        GAMES.with_borrow_mut(|games| *games = Games::default());
        let told = |time: [u32; 2]| turn(2, 1).told(time).map(|(name, time)| format!("{name} {time}"));
        assert_eq!(told([60, 1]), ["A 1:00", "B 0:01"]);
        // Beside the score of B and A.
        GAMES.with_borrow_mut(|games| games.count(["B".into(), "A".into()], Some((2, 0))));
        assert_eq!(told([60, 1]), ["B 0:01", "A 1:00"]);
        let signs = |names: [&str; 2]| [0, 1].map(|index| place(&names.map(String::from), index));
        assert_eq!((signs(["A", "B"]), signs(["B", "A"])), ([1, 0], [0, 1]));
        // Other teams begin anew.
        assert_eq!(signs(["C", "D"]), [0, 1]);
    }

    #[test]
    fn a_name_that_is_corrected_keeps_the_score() {
        let names = ["Foxes", "Wahles"].map(String::from);
        GAMES.with_borrow_mut(|games| games.count(names, Some((7, 1))));
        rename("Wahles", "Whales");
        let won = GAMES.with_borrow_mut(|games| {
            games.count(["Whales", "Foxes"].map(String::from), None);
            games.won
        });
        assert_eq!(won, [0, 1]);
    }

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
}
