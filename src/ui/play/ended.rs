//! The end of a game: who won, what decided it, and what to play next.
use super::{
    analysis::best,
    because::course,
    begin::{Restart, restart},
    blunder,
    idle::use_idle_focus,
    keyboard, puzzle,
    remark::may_judge,
    session::Session,
    state::*,
};
use crate::core::{Consequence, Convention, Day, MoveView, Opponent, Outcome};
use crate::ui::{model::*, words};
use yew::prelude::*;

/// The moment that decided a game.
#[derive(Clone, PartialEq, Debug)]
pub enum TurningPoint {
    /// The last blunder was the move that led to this ply, by the winner's opponent.
    Blunder(usize),
    /// The winner could win from the start, and never gave the win away.
    Start,
}

/// What decided a game that has ended with these columns; none where they are not all solved.
pub fn turning(plies: &[Ply]) -> Option<TurningPoint> {
    if plies.iter().any(|ply| ply.verdict.outcome().is_none()) {
        return None;
    }
    let blunder = plies.iter().rposition(|ply| ply.quality == Some(Quality::Blunder));
    Some(blunder.map_or(TurningPoint::Start, TurningPoint::Blunder))
}

/// The result, once the game is over; nothing while an earlier position or a side line is looked at. After a puzzle it
/// offers other puzzles instead of other games.
pub fn over(session: &Session, next_puzzle: Option<Day>) -> Html {
    let game = &session.game;
    let Some(ending) = game.ending().filter(|_| !game.reviewing()) else { return Html::default() };
    let last = game.main.moves[..game.live].last();
    let review = session.clone();
    // A phrase that says itself that this move ends the game.
    let by = |mv: &MoveView| match &mv.phrase.left {
        Consequence::By(clause) if game.start().rules().is_none() => format!(", {clause},"),
        _ => String::new(),
    };
    let who = |mv: &MoveView| words::made(&game.side_name(game.side_to_move(game.live - 1)), mv) + &by(mv);
    let next = |what: Restart| {
        let session = session.clone();
        move |_: MouseEvent| restart(&session, what)
    };
    let plies = session.plies.iter();
    let counts = match game.rival {
        Rival::Friend => {
            // The first column is that of the start.
            let of = |ply: usize| {
                let who = game.side_name(game.side_to_move(ply));
                format!("{who}: {}.", counts(plies.clone().skip(ply + 1).step_by(2)))
            };
            [0, 1].map(of).join(" ")
        }
        _ => format!("You: {}.", counts(plies.filter(|ply| ply.who == "You"))),
    };
    let decided = decided(session, ending).filter(|_| may_judge(session) && game.live > 0);
    let told = if decided.is_some() { "over-decided over-counts" } else { "over-counts" };
    html! {
        <section class="over" aria-label="Result">
            <h2>{ game.ended(ending) }</h2>
            if let Some(judged) = puzzle::judged(session) {
                <p class="judged">{ judged }</p>
            }
            if let Some(mv) = last {
                <p>{ who(mv) }{ format!(" on move {}. {}", game.live, game.how_it_ends()) }</p>
            } else {
                <p>{ "There is no move in this position." }</p>
            }
            if let Some(decided) = decided {
                <p id="over-decided">{ decided }</p>
            }
            <p class="dim" id="over-counts">{ counts }if !game.asks { { " " }<a href={course(game)}>{ "How to win" }</a> }</p>
            <div class="line">
                <PlayAgain onclick={next(Restart::Same)} {told} />
                <button class="btn" disabled={game.live == 0} onclick={move |_| review.look(0)}>{ "Review" }</button>
                { retry(session) }
                if game.asks {
                    { puzzle::reason(session) }
                    { puzzle::ways(next_puzzle) }
                } else { { better(session, in_brief("Show the better move", "Better move"), blunder::look_into) }{ for variants(game, ending).into_iter().map(|(what, [text, short])| html! { <button class="btn" onclick={next(what)}>{ in_brief(text, short) }</button> }) } }
            </div>
        </section>
    }
}

/// A label, with fewer words for phones.
fn in_brief(text: &'static str, brief: &'static str) -> Html {
    html! { <><span class="roomy">{ text }</span><span class="brief">{ brief }</span></> }
}

/// How many of somebody's moves were good, and how many were not.
fn counts<'a>(plies: impl Iterator<Item = &'a Ply> + Clone) -> String {
    let count = |wanted: Quality| plies.clone().filter(|ply| ply.quality == Some(wanted)).count() as u64;
    let [good, blunders, lost] = [Quality::Good, Quality::Blunder, Quality::NoWinningMove].map(count);
    let counts = [
        (good > 0 || blunders + lost == 0).then(|| words::count(good, "good move")),
        (blunders > 0 || good > 0).then(|| words::count(blunders, "blunder")),
        (lost > 0).then(|| format!("{} when no move could win", words::count(lost, "move"))),
    ];
    counts.into_iter().flatten().collect::<Vec<_>>().join("; ")
}

#[derive(Properties, PartialEq)]
pub struct PlayAgainProps {
    pub onclick: Callback<MouseEvent>,
    /// The id of the elements that say how the game went, which are announced with the button.
    #[prop_or_default]
    pub told: Option<&'static str>,
    /// Who will begin, if that is not who began before.
    #[prop_or_default]
    pub begins: Option<String>,
}

/// The button that begins the same game once more. The keyboard comes to it from the board, where there is nothing left to
/// do.
#[component]
pub fn PlayAgain(props: &PlayAgainProps) -> Html {
    let button = use_idle_focus(true);
    html! { <button class="btn pri" ref={button} aria-describedby={props.told} onclick={props.onclick.clone()}>{ "Play again" }if let Some(begins) = &props.begins { { " " }<span class="begins">{ begins }</span> }</button> }
}

/// Who begins the next game where both sides take turns to; none where a link, a puzzle or a proof says who begins.
pub fn begins_next(session: &Session) -> Option<String> {
    let game = &session.game;
    let other = game.side_to_move(1);
    let fixed = session.locked || game.asks || game.day.is_some() || game.rival == Rival::Proof;
    (!fixed).then(|| match (game.rival, other) {
        (Rival::Computer(_), Side::You) => "You begin".into(),
        _ => format!("{} begins", game.side_name(other)),
    })
}

/// What decided the game, in a sentence; none where that is not known.
pub fn decided(session: &Session, ending: Ending) -> Option<String> {
    let game = &session.game;
    match turning(&session.plies)? {
        TurningPoint::Start => {
            let Ending::Won(winner) = ending else { return Some("Neither player made a mistake.".into()) };
            let begins = session.plies.first().and_then(|ply| ply.verdict.outcome()) == Some(Outcome::N);
            let how = if begins { "first" } else { "second" };
            Some(format!(
                "Moving {how} wins from this start, and {} made no mistake.",
                words::you(&game.side_name(winner))
            ))
        }
        TurningPoint::Blunder(at) => {
            let ply = session.plies.get(at)?;
            Some(format!("Move {at} decided it: {}.", words::made(&words::you(&ply.who), ply.mv.as_ref()?)))
        }
    }
}

/// The person's blunders, each by the ply that it led to; empty unless all positions are solved.
fn blunders(game: &Match, plies: &[Ply]) -> Vec<usize> {
    if turning(plies).is_none() {
        return Vec::new();
    }
    let mine = |at: usize| game.rival == Rival::Friend || game.side_to_move(at - 1) == Side::You;
    let blunder = |at: &usize| plies[*at].quality == Some(Quality::Blunder);
    (1..plies.len()).filter(blunder).filter(|at| mine(*at)).collect()
}

/// Buttons that go back to before each of the person's blunders, to go on from there.
fn retry(session: &Session) -> Html {
    let game = &session.game;
    if !may_judge(session) {
        return Html::default();
    }
    let from = |at: usize| {
        let (game, hints) = (game.dispatcher(), session.set_hint.clone());
        move |_: MouseEvent| {
            game.dispatch(Action::Retry(at));
            // The new try does not begin with the hints given before.
            hints.set(Default::default());
            keyboard::return_to_board();
        }
    };
    match blunders(game, &session.plies)[..] {
        [] => Html::default(),
        [only] => {
            let whose = match game.rival {
                Rival::Friend => words::whose(&game.side_name(game.side_to_move(only - 1))),
                _ => "my".into(),
            };
            html! { <button class="btn" onclick={from(only)}>{ format!("Go back to {whose} mistake") }</button> }
        }
        ref all => {
            let one = |at: &usize| {
                html! { <button class="btn" aria-label={format!("Go back to the mistake in move {at}")} onclick={from(*at)}>{ *at }</button> }
            };
            html! {
                <span class="retries" role="group" aria-label="Go back to a mistake"><span>{ "Go back to move" }</span>{ for all.iter().map(one) }</span>
            }
        }
    }
}

/// The button that leads from the end to the person's mistake that decided the game, and shows the move that would have
/// won.
pub fn better(
    session: &Session,
    label: Html,
    look_into: impl Fn(&Session, usize, &Option<MoveView>) + 'static,
) -> Html {
    let game = &session.game;
    // A puzzle shows its solution in another way.
    let tells = may_judge(session) && !session.locked && !game.asks;
    let Some(TurningPoint::Blunder(at)) = turning(&session.plies).filter(|_| tells) else {
        return Html::default();
    };
    if !blunders(game, &session.plies).contains(&at) {
        return Html::default();
    }
    let session = session.clone();
    let onclick = move |_: MouseEvent| {
        let game = &session.game;
        let better = game.main.positions.get(at - 1).and_then(|before| best(&**before, game.convention));
        look_into(&session, at, &better);
    };
    html! { <button class="btn" aria-label="Show the better move" {onclick}>{ label }</button> }
}

/// Other games to offer, each with a label and a shorter one for phones.
fn variants(game: &Match, ending: Ending) -> Vec<(Restart, [&'static str; 2])> {
    // Where play may end otherwise than by the last move, that is not what wins or loses.
    let [normal, misere] = if game.start().rules().is_some() {
        ["Play normally: last move wins", "Play misère: last move loses"]
    } else {
        ["Play again, normally", "Play again, misère"]
    };
    let other = match game.convention {
        Convention::Normal => (Restart::Under(Convention::Misere), [misere, "Play misère"]),
        Convention::Misere => (Restart::Under(Convention::Normal), [normal, "Play normally"]),
    };
    let against = |opponent, text| Some((Restart::Against(Rival::Computer(opponent)), [text; 2]));
    let rival = match (game.rival, ending == Ending::Won(Side::You)) {
        (Rival::Computer(Opponent::Beginner), true) => against(Opponent::Strong, "Against Strong"),
        (Rival::Computer(Opponent::Strong), true) => against(Opponent::Perfect, "Against Perfect"),
        (Rival::Computer(Opponent::Strong | Opponent::Perfect), false) => {
            against(Opponent::Beginner, "Against Beginner")
        }
        _ => None,
    };
    let swapped = if game.first { ["Other side begins"; 2] } else { ["Begin yourself"; 2] };
    let swapped = (game.rival != Rival::Friend).then_some((Restart::Swapped, swapped));
    swapped.into_iter().chain(rival).chain([other]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::{Nimber, OutOfBudget, Verdict};

    fn ply(value: Option<u64>, quality: Option<Quality>) -> Ply {
        let verdict =
            value.map(Nimber).map_or(Verdict::Unknown { examined: 1, limit: OutOfBudget::Work }, |value| {
                Verdict::Solved { outcome: Outcome::of(value), value: Some(value) }
            });
        Ply { who: "You".into(), mv: None, verdict, quality }
    }

    #[test]
    fn the_last_blunder_decides() {
        use Quality::*;
        let start = ply(Some(3), None);
        let good = ply(Some(0), Some(Good));
        let blunder = ply(Some(1), Some(Blunder));
        let lost = ply(Some(2), Some(NoWinningMove));
        let of = |plies: &[&Ply]| turning(&plies.iter().map(|ply| (*ply).clone()).collect::<Vec<_>>());
        assert_eq!(of(&[&start, &good, &lost, &good]), Some(TurningPoint::Start));
        assert_eq!(of(&[&start, &blunder, &good]), Some(TurningPoint::Blunder(1)));
        assert_eq!(of(&[&start, &blunder, &blunder, &good]), Some(TurningPoint::Blunder(2)));
        assert_eq!(of(&[&start, &ply(None, Some(Unknown)), &good]), None);
    }
}
