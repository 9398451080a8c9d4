//! First steps: whoever opens a game for the first time is offered a minute of guidance on the board itself.
use super::{
    begin::{Restart, restart},
    keyboard::{Key, read, return_to_board},
    keys::use_pressed,
    remark::blundered,
    session::Session,
    state::*,
};
use crate::core::{Convention, Outcome};
use crate::ui::{icons::icon, model::Level, storage, term::explained, words};
use std::rc::Rc;
use yew::prelude::*;

/// How far a person has come in the first steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Offer,
    /// Point at a piece.
    Point,
    /// Make the move that is previewed.
    Make,
    /// The other side answers.
    Wait,
    /// Ask for a hint.
    Hint,
    /// What the words mean, and where to go from here.
    Words,
}

/// What the person can see of the game.
#[derive(Clone, Copy, PartialEq, Debug)]
struct PlaySnapshot {
    pointed: bool,
    moves: usize,
    /// Whether it is the person's turn.
    turn: bool,
    over: bool,
    /// Whether a hint was given, or the analysis shows more than a hint would.
    helped: bool,
}

impl Stage {
    /// The next stage for a person who has come this far and sees this. Only from `Make` can it go back, to `Point`.
    fn next(self, seen: PlaySnapshot) -> Self {
        match self {
            Self::Point | Self::Make | Self::Wait | Self::Hint if seen.over => Self::Words,
            Self::Point | Self::Make if seen.moves > 0 => Self::Wait.next(seen),
            Self::Point if seen.pointed => Self::Make,
            Self::Make if !seen.pointed => Self::Point,
            Self::Wait if seen.turn => Self::Hint.next(seen),
            Self::Hint if seen.helped => Self::Words,
            same => same,
        }
    }
    /// The stage's number among the steps; none for the offer.
    fn number(self) -> Option<usize> {
        match self {
            Self::Offer => None,
            Self::Point => Some(1),
            Self::Make => Some(2),
            Self::Wait => Some(3),
            Self::Hint => Some(4),
            Self::Words => Some(5),
        }
    }
}

/// How many steps there are.
const STEPS: usize = 5;

/// What is kept of the first steps: that they were offered, or that they are asked for.
const OFFERED: &str = "done";
const ASKED: &str = "asked";

/// Begins the same start once more, with the first steps.
pub fn once_more(session: &Session) {
    storage::set(storage::FIRST, ASKED);
    restart(session, Restart::Same);
}

/// A callback that begins the first steps; none where the game is fixed.
pub fn guide(session: &Session) -> Option<Callback<()>> {
    let again = session.clone();
    (!session.locked).then(|| Callback::from(move |()| once_more(&again)))
}

/// The stage at which the first steps begin in a new game; none where they are not needed.
fn begun(session: &Session) -> Option<Stage> {
    if storage::get(storage::FIRST).as_deref() == Some(ASKED) {
        storage::set(storage::FIRST, OFFERED);
        return Some(Stage::Point);
    }
    newcomer(session).then_some(Stage::Offer)
}

/// Whether nothing shows that this person has been here before.
fn newcomer(session: &Session) -> bool {
    let start = session.game.main.moves.is_empty() && !session.locked && !session.game.presented;
    start && storage::get(storage::FIRST).is_none() && storage::recent().is_empty()
}

/// Offers the first steps once, and shows them beside the board; Escape ends both for good.
#[component]
pub fn FirstSteps(props: &FirstStepsProps) -> Html {
    let session = &props.session;
    let stage = {
        let session = session.clone();
        use_state(move || begun(&session))
    };
    let game = &session.game;
    let seen = PlaySnapshot {
        pointed: session.preview.is_some() || !session.aim.picked.is_empty(),
        moves: game.live,
        turn: session.may_move(),
        over: game.ending().is_some(),
        helped: session.hint > 0 || session.level != Level::Off,
    };
    {
        let stage = stage.clone();
        use_effect_with((seen, *stage), move |(seen, now)| {
            let next = now.map(|now| now.next(*seen));
            if next != *now {
                stage.set(next);
            }
        });
    }
    let close = {
        let stage = stage.setter();
        Callback::from(move |()| {
            storage::set(storage::FIRST, OFFERED);
            stage.set(None);
            return_to_board();
        })
    };
    {
        let (close, open) = (close.clone(), stage.is_some() && !seen.pointed);
        use_pressed(Rc::new(move |event| {
            let closes = open && read(event) == Some(Key::Escape);
            if closes {
                close.emit(());
            }
            closes
        }));
    }
    // Nobody is offered guidance on a board that is empty, nor beside the question of a puzzle.
    let late = seen.over || game.asks;
    let Some(now) = stage.filter(|now| !(*now == Stage::Offer && late)) else { return Html::default() };
    let begin = {
        let stage = stage.setter();
        move |_: MouseEvent| {
            storage::set(storage::FIRST, OFFERED);
            stage.set(Some(Stage::Point));
            return_to_board();
        }
    };
    let shut = close.reform(|_: MouseEvent| ());
    html! {
        <section class="first-steps" aria-label="First steps">
            if let Some(number) = now.number() { <span class="no" aria-hidden="true">{ number }</span> }
            <div role="status">
                if let Some(number) = now.number() { <span class="sr">{ format!("Step {number} of {STEPS}. ") }</span> }
                { text(session, now) }
            </div>
            <span class="spacer"></span>
            if now == Stage::Offer { <button class="btn pri" onclick={begin}>{ "Show me" }</button> }
            if now == Stage::Words {
                <button class="btn pri" onclick={shut}>{ "Done" }</button>
            } else {
                <button class="btn icon" aria-label="Close first steps" title="Close first steps (Esc)" aria-keyshortcuts="Escape" onclick={shut}>{ icon("close") }</button>
            }
        </section>
    }
}

/// How to make the move in preview. A move that the mouse only points at is made by a click, without the button.
fn make(session: &Session, verb: &str) -> Html {
    let button = format!("Press {verb} to make it.");
    if !session.aim.picked.is_empty() {
        return html! { <b>{ button }</b> };
    }
    html! { <><b class="by-mouse">{ "Click, or press Enter, to make it." }</b><b class="by-finger">{ button }</b></> }
}

#[derive(Properties, PartialEq)]
pub struct FirstStepsProps {
    pub session: Session,
}

/// The text of a stage.
fn text(session: &Session, stage: Stage) -> Html {
    let game = &session.game;
    let piece = session.position().card().piece;
    let (play, named, ends) = match game.convention {
        Convention::Normal => ("normal-play", "normal play", "wins"),
        Convention::Misere => ("misere-play", "misère play", "loses"),
    };
    let rival = game.side_name(Side::Rival);
    match stage {
        Stage::Offer => html! { "New here? First steps on this board take a minute." },
        Stage::Point => {
            let [mouse, finger] =
                ["Point at", "Tap"].map(|verb| format!("{verb} {} that you may play.", words::a(piece)));
            html! { <>
                { format!("You and {rival} move in turn, both by the same rules. ") }
                // Where play may end otherwise, the rule below the board says how.
                if game.start().rules().is_some() {
                    { "In " }{ explained(play, named) }{ format!(" whoever makes the last move {ends}. ") }
                }
                <b class="by-keys">{ format!("Go with the arrow keys to {} that you may play.", words::a(piece)) }</b>
                <b class="by-mouse">{ mouse }</b><b class="by-finger">{ finger }</b>
            </> }
        }
        // Pieces that are picked one by one make a move only together.
        Stage::Make if session.preview.is_none() => {
            html! { <>{ format!("{} ", session.position().short_rule()) }<b>{ "Pick on until the line below names a move." }</b></> }
        }
        Stage::Make => {
            let verb = session
                .preview
                .as_ref()
                .map_or_else(|| "Take".to_string(), |preview| words::verb(&preview.mv));
            html! { <>{ "The line below says what this move does. Nothing has happened yet. " }{ make(session, &verb) }</> }
        }
        Stage::Wait => {
            html! { { format!("That was your move. Now {rival} answers.") } }
        }
        // This stage lasts several turns: what it asks for depends on whose turn it is.
        Stage::Hint if !session.may_move() => html! { { format!("Now {rival} answers.") } },
        Stage::Hint => {
            let press = html! { <b>{ "Press Hint: " }</b> };
            // If the line below tells of a blunder, it has given away who can win.
            match (session.outcome(), blundered(session)) {
                (Some(Outcome::N), blundered) => {
                    let turn = if blundered {
                        format!("Your turn again. {rival} did not see how to win, and now you can. ")
                    } else {
                        "Your turn again. Can you win from here? ".into()
                    };
                    html! { <>{ turn }{ press }{ "it says a little more each time, and ends with a " }{ explained("winning-move", "winning move") }{ "." }</> }
                }
                (Some(_), true) => {
                    html! { <>{ "Your turn again, and no move wins now. " }<b>{ "Take back" }</b>{ " your move, or wait for a mistake. " }{ press }{ "the second time it shows a move that is hard to answer." }</> }
                }
                (Some(_), false) => {
                    html! { <>{ "Your turn again. Here no move wins: make a small one, and wait for a mistake. " }{ press }{ "the second time it shows one that is hard to answer." }</> }
                }
                (None, _) => {
                    html! { <>{ "Your turn again. " }{ press }{ "it says a little more each time." }</> }
                }
            }
        }
        Stage::Words => {
            // Where play may be drawn, it is not enough that no move wins.
            let lost = if game.start().rules().is_some() { "no move wins" } else { "every move loses" };
            html! { <>
                { format!("To win, leave your opponent a position from which {lost}. The ") }
                <a href="#/lesson?l=1.1">{ "course" }</a>{ " shows how to find one." }
            </> }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_step_waits_for_what_it_asks_for() {
        let start = PlaySnapshot { pointed: false, moves: 0, turn: true, over: false, helped: false };
        assert_eq!(Stage::Offer.next(PlaySnapshot { pointed: true, ..start }), Stage::Offer);
        assert_eq!(Stage::Point.next(start), Stage::Point);
        let pointed = PlaySnapshot { pointed: true, ..start };
        assert_eq!(Stage::Point.next(pointed), Stage::Make);
        assert_eq!(Stage::Make.next(start), Stage::Point);
        let moved = PlaySnapshot { moves: 1, turn: false, ..start };
        assert_eq!(Stage::Make.next(moved), Stage::Wait);
        // A click makes the move at once, without the stage `Make`.
        assert_eq!(Stage::Point.next(moved), Stage::Wait);
        assert_eq!(Stage::Wait.next(PlaySnapshot { moves: 2, turn: true, ..start }), Stage::Hint);
        assert_eq!(Stage::Hint.next(PlaySnapshot { helped: true, ..start }), Stage::Words);
        assert_eq!(Stage::Make.next(PlaySnapshot { over: true, moves: 1, ..start }), Stage::Words);
        assert_eq!(Stage::Words.next(start), Stage::Words);
    }
}
