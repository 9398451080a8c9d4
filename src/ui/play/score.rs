//! What a class keeps count of: games won, and the time that a move takes.
use super::{
    session::Session,
    state::*,
    times,
    won::{Games, Scores},
};
use crate::ui::{storage, toast::Toast};
use gloo::timers::callback::Interval;
use std::{cell::RefCell, mem, rc::Rc};
use yew::prelude::*;

thread_local! {
    /// The scores outlive a game, whose component is replaced by that of the next.
    static SCORES: RefCell<Scores> = RefCell::new(Scores::kept());
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
    // The names of teams are in the order in which they move.
    let sides = if game.rival == Rival::Friend { sides } else { [Side::You, Side::Rival] };
    let names = sides.map(|side| game.side_name(side));
    let winner = match game.ending() {
        Some(Ending::Won(side)) => sides.iter().position(|own| *own == side),
        Some(Ending::Drawn) | None => None,
    };
    let ended = winner.map(|winner| (game.seed, winner));
    // Until the game is presented the teams have other names.
    let counted = match game.presented {
        true => change(game.rival, |games| games.count(names, ended)),
        false => Games::default(),
    };
    let Games { names: [first, second], won: [left, right], .. } = counted;
    if left + right == 0 {
        return Html::default();
    }
    let whole = format!("{first} {left} : {right} {second}");
    html! {
        <span class="score" role="status" title={whole}>
            { sign(0) }{ short(&first) }{ format!(" {left} : {right} ") }{ short(&second) }{ sign(1) }
        </span>
    }
}

/// Changes the score of games against `rival`, which the tab keeps; returns the new score.
fn change(rival: Rival, by: impl FnOnce(&mut Games)) -> Games {
    SCORES.with_borrow_mut(|scores| {
        let before = scores.clone();
        by(scores.of(rival));
        if *scores != before {
            storage::set_in_tab(storage::SCORE, &scores.text());
        }
        scores.of(rival).clone()
    })
}

/// Whether any game against `rival` is counted.
pub fn begun(rival: Rival) -> bool {
    change(rival, |_| ()).won != [0, 0]
}

/// The names of a game's two teams; where the game has none, those of the score, so that a class that comes back from
/// another page goes on counting. Empty where nobody named the teams.
pub fn teams(game: &Match) -> [String; 2] {
    let own = game.own_names();
    let named = own != <[String; 2]>::default();
    if named || !game.presented { own } else { SCORES.with_borrow(Scores::team_names) }
}

/// Sets the score to 0 : 0, with a message that offers to undo this.
pub fn reset(session: &Session) {
    let (mut before, rival) = ([0, 0], session.game.rival);
    change(rival, |games| mem::swap(&mut games.won, &mut before));
    let back = session.clone();
    let undo = move |()| {
        change(rival, |games| games.won = before);
        back.say(Toast::info("The score is as it was."));
    };
    session.say(Toast::info("The score is reset.").action("Undo", Callback::from(undo)));
}

/// Renames a team, which keeps the games that it has won.
pub fn rename(before: &str, now: &str) {
    change(Rival::Friend, |games| {
        if let Some(name) = games.names.iter_mut().find(|name| **name == before) {
            *name = now.into();
        }
    });
}

/// The sign of the first or the second place in the score, which differ in shape and colour.
pub fn sign(place: usize) -> Html {
    html! { <span class={classes!("side-sign", (place == 1).then_some("two"))} aria-hidden="true"></span> }
}

/// The place in the score of the team with index `index` in `names`: a team keeps its place, whoever begins.
pub fn place(names: &[String; 2], index: usize) -> usize {
    let [own, other] = names;
    let turned = SCORES.with_borrow(|scores| {
        // These teams may be shown before the score has counted them.
        let mut games = scores.teams.clone();
        games.count(names.clone(), None);
        games.names.each_ref() == [other, own]
    });
    if turned { 1 - index } else { index }
}

/// A name that gives way where there is no room; the pointer tells all of it.
fn short(name: &str) -> Html {
    html! { <span class="team-name" title={name.to_string()}>{ name }</span> }
}

/// Whose clock is running.
#[derive(Clone, PartialEq)]
pub struct ClockTurn {
    /// The seed of the game.
    pub seed: u64,
    /// Who is to move: 0 for the team that began.
    pub index: usize,
    /// Whether the clock is running: not once the game is over, nor while an earlier position is looked at.
    pub passes: bool,
    pub names: [String; 2],
}

impl ClockTurn {
    /// Adds seconds to the team that is to move; returns what each team has taken until now.
    fn pass(&self, seconds: u32) -> [u32; 2] {
        times::pass(self.seed, self.index, seconds)
    }
    /// Each team with its time, in the order of the score.
    fn team_times(&self, spent: [u32; 2]) -> [(&str, String); 2] {
        [0, 1].map(|index| {
            let team = place(&self.names, index);
            (&*self.names[team], minutes(spent[team]))
        })
    }
}

#[derive(Properties, PartialEq)]
pub struct ClockProps {
    /// What the clock measures.
    #[prop_or(AttrValue::Static("Time for this move"))]
    pub of: AttrValue,
    /// For two teams, whose clock is running: then the time that each team has taken is shown as well.
    #[prop_or_default]
    pub turn: Option<ClockTurn>,
}

/// "1:05".
fn minutes(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// The minutes and seconds since the component was created.
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
                { for turn.team_times(spent).into_iter().enumerate().map(|(at, (name, time))| html! {
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
        let turn = |seed, index| ClockTurn { seed, index, passes: true, names: ["A".into(), "B".into()] };
        turn(1, 0).pass(40);
        turn(1, 1).pass(5);
        assert_eq!((turn(1, 0).pass(25), minutes(65)), ([65, 5], "1:05".into()));
        assert_eq!(turn(2, 1).pass(1), [0, 1]);
        SCORES.take();
        let told = |time: [u32; 2]| turn(2, 1).team_times(time).map(|(name, time)| format!("{name} {time}"));
        assert_eq!(told([60, 1]), ["A 1:00", "B 0:01"]);
        // The score then has B first and A second.
        SCORES.with_borrow_mut(|scores| scores.teams.count(["B".into(), "A".into()], Some((2, 0))));
        assert_eq!(told([60, 1]), ["B 0:01", "A 1:00"]);
        let signs = |names: [&str; 2]| [0, 1].map(|index| place(&names.map(String::from), index));
        assert_eq!((signs(["A", "B"]), signs(["B", "A"])), ([1, 0], [0, 1]));
        // Other teams begin a new score.
        assert_eq!(signs(["C", "D"]), [0, 1]);
    }

    #[test]
    fn a_name_that_is_corrected_keeps_the_score() {
        let names = ["Foxes", "Wahles"].map(String::from);
        SCORES.with_borrow_mut(|scores| scores.teams.count(names, Some((7, 1))));
        rename("Wahles", "Whales");
        let won = SCORES.with_borrow_mut(|scores| {
            scores.teams.count(["Whales", "Foxes"].map(String::from), None);
            scores.teams.won
        });
        assert_eq!(won, [0, 1]);
    }
}
