//! What the page says of the first move in a puzzle, which asks for the winning move.
use super::{
    analysis::QUICK,
    blunder, hint,
    keyboard::{return_to, return_to_board},
    session::Session,
    state::*,
    wide::open_reasons,
};
use crate::core::{Budget, Day, MoveView, Outcome, verdict, winning};
use crate::games::{Link, Rating, rate};
use crate::ui::{
    icons::*,
    model::{GameRef, Level},
    route::{Page, hash},
    storage, words,
};
use yew::prelude::*;

/// How the puzzle was answered.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    pub made: MoveView,
    /// A move that wins, where the one that was made does not.
    pub missed: Option<MoveView>,
    /// Whether just one move wins.
    pub only: bool,
}

/// The answer that the first move gave; none before that move, and where no move wins or the position cannot be solved.
pub fn answered(game: &Match) -> Option<Answer> {
    let made = game.main.moves.first().filter(|_| game.asks && game.live > 0)?.clone();
    let mut budget = Budget::on_page(QUICK);
    let wins = winning(&**game.start(), game.convention, 1, &mut budget).ok()?;
    let best = wins.moves.into_iter().next()?;
    let after = verdict(&**game.main.positions.get(1)?, game.convention, &mut budget).ok()?;
    let missed = (after.outcome()? != Outcome::P).then_some(best);
    Some(Answer { made, missed, only: wins.total == 1 })
}

/// Keeps on this device whether the puzzle of a day was solved.
#[hook]
pub fn use_record(game: &Match) {
    let (day, solved) = (game.day, answered(game).map(|answer| answer.missed.is_none()));
    use_effect_with((day, solved), |(day, solved)| {
        if let (Some(day), Some(solved)) = (day, solved) {
            storage::remember_puzzle(*day, *solved);
        }
    });
}

/// The links to other puzzles.
pub fn ways(next: Option<Day>) -> Html {
    let link = |day: Day| hash(Page::Play, &Link::of_asking(day));
    html! { <>
        if let Some(day) = next { <a class="btn" href={link(day)}>{ "An earlier puzzle" }</a> }
        <a class="btn" href="#/puzzles">{ "All puzzles" }</a>
    </> }
}

/// The button that leads from a right answer to the reason why it wins.
pub fn reason(session: &Session) -> Html {
    let game = &session.game;
    let answer = answered(game);
    let right = answer.as_ref().is_some_and(|answer| answer.missed.is_none());
    // The opponent's reply would lead away from this position.
    let awaits = game.live == 1 && game.rival != Rival::Friend && game.ending().is_none();
    if !right || awaits || session.locked || game.presented {
        return Html::default();
    }
    let session = session.clone();
    // Without analysis only the reason is shown, and only if the winning move is unique.
    let plain = answer.filter(|answer| answer.only && session.level == Level::Off).map(|answer| answer.made);
    let onclick = move |_: MouseEvent| {
        match &plain {
            Some(made) => {
                session.look(0);
                session.set_hint.set((session.game.start().notation(), hint::ALL));
                session.preview(Some(made.clone()));
            }
            None => {
                session.show_all();
                session.look(1);
            }
        }
        open_reasons();
        // On a phone the sheet takes the place of the answer.
        return_to_board();
    };
    html! { <button class="btn" {onclick}>{ "Why it wins" }</button> }
}

/// The question, before the first move.
fn question(session: &Session) -> Html {
    let game = &session.game;
    if !game.asks || game.at > 0 || game.live > 0 || game.start().move_count() == 0 {
        return Html::default();
    }
    html! { <PuzzleQuestion puzzle={game.start().clone()} /> }
}

#[derive(Properties, PartialEq)]
struct PuzzleQuestionProps {
    puzzle: GameRef,
}

/// The question with the difficulty of the puzzle, which is computed once.
#[component]
fn PuzzleQuestion(props: &PuzzleQuestionProps) -> Html {
    let graded = use_memo(props.puzzle.clone(), |puzzle| {
        let Rating { grade, lasts } = rate(&**puzzle);
        // If the game ended after an even number of moves, the other player would win.
        let won = lasts.filter(|moves| moves % 2 == 1);
        let won =
            won.map(|moves| format!("; with best play the game ends in {moves} moves")).unwrap_or_default();
        let grade = words::capital(grade.word());
        format!(" {grade}: {} to choose from{won}.", words::count_of_moves(puzzle.move_count()))
    });
    html! {
        <div class="past answer unanswered"><span><b>{ "Find the winning move." }</b>{ &*graded }</span>
            <a class="btn" href="#/puzzles">{ "All puzzles" }</a></div>
    }
}

#[derive(Properties, PartialEq)]
pub struct JudgedProps {
    /// The first move in words.
    made: String,
    answer: Answer,
    /// How many hints were given before the move.
    hints: usize,
    /// Shows the missed move in the position before it, with the reason why it wins; none where the panel cannot be
    /// opened.
    why: Option<Callback<()>>,
}

/// The verdict on the first move. The move that would have won is told only on request.
#[component]
pub fn Judged(props: &JudgedProps) -> Html {
    let told = use_state(|| false);
    let JudgedProps { made, answer: Answer { missed, only, .. }, hints, why } = props;
    let tell = {
        let told = told.setter();
        move |_: MouseEvent| {
            told.set(true);
            return_to(".answer .btn");
        }
    };
    match missed {
        None => {
            let only = if *only { "the only move that wins" } else { "a move that wins" };
            let solved = match *hints {
                0 => "Solved.".to_string(),
                hints => format!("Solved, with {}.", words::count(hints as u64, "hint")),
            };
            html! { <>{ icon_with("ok", "tick") }<span><b>{ solved }</b>{ format!(" {made}: {only}.") }</span></> }
        }
        Some(best) => html! { <>
            { icon_with("warn", "warn") }
            <span><b>{ "Not solved." }</b>{ format!(" {made}, but there is a winning reply.") }
                <span role="status">if *told { { format!(" This would have won: {}.", words::lower(&words::take(best))) } }</span></span>
            if !*told { <button class="btn" onclick={tell}>{ "Show the move" }</button> }
            if let Some(why) = why.clone().filter(|_| *told) { <button class="btn" onclick={move |_| why.emit(())}>{ "Why it wins" }</button> }
        </> },
    }
}

/// The verdict on the first move; nothing where there is none.
pub fn judged(session: &Session) -> Option<Html> {
    let answer = answered(&session.game)?;
    let made = words::made(&session.game.side_name(session.game.side_to_move(0)), &answer.made);
    // Before a class the reasons stand beside the board.
    let opens = !(session.locked || session.game.presented);
    let why = answer.missed.clone().filter(|_| opens).map(|missed| {
        let session = session.clone();
        Callback::from(move |()| {
            blunder::look_into(&session, 1, &Some(missed.clone()));
        })
    });
    Some(html! { <Judged {made} {answer} hints={session.hints_first} {why} /> })
}

/// The verdict on the first move, with a second try; before that move the question. After the end of the game the
/// result contains the verdict, except before a class.
pub fn answer(session: &Session, next: Option<Day>, again: Callback<()>) -> Html {
    let game = &session.game;
    // A side line is another try, of which the line below the board tells.
    if game.side.is_some() {
        return Html::default();
    }
    let Some(judged) = judged(session) else { return question(session) };
    if game.ending().is_some() && !game.reviewing() && !game.presented {
        return Html::default();
    }
    let missed = answered(game).is_some_and(|answer| answer.missed.is_some());
    html! {
        // Not announced: the verdict is spoken with the move.
        <div class="past answer">{ judged }
            if missed {
                <button class="btn" onclick={move |_| again.emit(())}>{ "Try again" }</button>
            } else {
                { reason(session) }
                { ways(next) }
            }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Link;

    /// The answer given by these moves from a position.
    fn of(start: &str, asks: bool, moves: &[&str]) -> Option<Answer> {
        let moves = moves.iter().map(|mv| (*mv).into()).collect();
        let link = Link { moves, asks, ..Link::new(start) };
        answered(&super::super::open_link(&link, 1).unwrap())
    }
    fn puzzle(moves: &[&str]) -> Option<Answer> {
        of("nim/3+5+7", true, moves)
    }

    #[test]
    fn the_first_move_is_right_or_wrong() {
        assert_eq!(puzzle(&[]), None);
        let right = puzzle(&["2-1"]).unwrap();
        assert_eq!((right.made.notation.as_str(), right.missed, right.only), ("2-1", None, false));
        let wrong = puzzle(&["2-2"]).unwrap();
        assert_eq!(wrong.made.notation, "2-2");
        let missed = wrong.missed.clone().unwrap().notation;
        assert_eq!(puzzle(&[&missed]).map(|answer| answer.missed), Some(None), "{missed} wins");
        // Later moves change nothing.
        assert_eq!(puzzle(&["2-2", "1-1", "3-3"]), Some(wrong));
    }

    #[test]
    fn only_puzzles_are_judged_and_only_by_a_way_to_win() {
        assert_eq!(of("nim/3+5+7", false, &["2-1"]), None);
        assert_eq!(of("nim/4+4", true, &["1-1"]), None);
        let only = of("nim/1+3", true, &["2-2"]);
        assert!(only.is_some_and(|answer| answer.only && answer.missed.is_none()));
    }
}
