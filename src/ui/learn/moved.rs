//! Moves given as answers: each is judged at once, and stays in a list so that it can be shown again.
use super::answer_verdict::AnswerVerdict;
use crate::core::{Budget, winning};
use crate::learn::{Ask, Setup, Step, position, refuted_by};
use crate::ui::{
    icons::icon_with,
    play::{Match, Rival, Side},
    words,
};
use yew::prelude::*;

/// A move that the reader gave as an answer.
#[derive(Clone, PartialEq, Debug)]
pub struct JudgedMove {
    pub notation: String,
    /// The move as a phrase.
    said: String,
    /// The position that the move leaves, and the reply that refutes it.
    about: String,
    /// The board with the refuting reply; none where the move wins.
    refuted: Option<Setup>,
}

/// Whether it is the reader's turn and the game can no longer be won.
pub fn cannot_win(game: &Match) -> bool {
    let turn = game.live > 0 && game.ending().is_none() && game.side_to_move(game.live) == Side::You;
    let wins = || winning(&**game.last_position(), game.convention, 1, &mut Budget::on_page(QUICK));
    turn && wins().is_ok_and(|wins| wins.total == 0)
}

/// The computer's last move in words, where it is the reader's turn again.
pub fn answer(game: &Match) -> Option<String> {
    let computer = matches!(game.rival, Rival::Computer(_));
    let last = game.live.checked_sub(1).filter(|&last| computer && game.side_to_move(last) == Side::Rival)?;
    Some(words::made(&game.side_name(Side::Rival), game.main.moves.get(last)?) + ".")
}

/// The budget of the search in [`cannot_win`].
const QUICK: u64 = 20_000;

impl JudgedMove {
    /// A move on a board; none where it is not legal there.
    fn on(board: &Setup, notation: &str) -> Option<Self> {
        let game = position(board)?;
        let mv = game.read_move(notation).ok()?;
        let refuted = refuted_by(board, notation);
        let leaves = if mv.leaves.is_empty() { "nothing".into() } else { mv.leaves.clone() };
        let reply = refuted.as_ref().and_then(|refuted| {
            let after = game.play(notation).ok()?;
            Some(after.read_move(refuted.next.as_deref()?).ok()?.phrase.to_string())
        });
        let about = match reply {
            Some(reply) => format!("leaves {leaves}; refuted by: {reply}"),
            None => format!("leaves {leaves}"),
        };
        Some(Self { notation: notation.into(), said: mv.phrase.to_string(), about, refuted })
    }
    pub fn wins(&self) -> bool {
        self.refuted.is_none()
    }
    /// What the board shows for the move: the move in preview where it wins, else the reply to it.
    fn shown(&self, board: &Setup) -> Setup {
        self.refuted.clone().unwrap_or_else(|| Setup { next: Some(self.notation.clone()), ..board.clone() })
    }
}

/// The verdict on a move in a step, after the moves made before; none where no move is asked for. A move that was not
/// made before is returned, too.
pub fn judge_move(
    step: &Step,
    notation: &str,
    before: &[JudgedMove],
) -> Option<(AnswerVerdict, Option<JudgedMove>)> {
    let (ask, board) = (step.ask.as_ref()?, step.board.as_ref()?);
    let known = before.iter().any(|mv| mv.notation == notation);
    let mv = JudgedMove::on(board, notation)?;
    let verdict = match (ask, &mv.refuted) {
        (Ask::Move | Ask::Moves, Some(refuted)) => AnswerVerdict::Refuted(refuted.clone()),
        (Ask::Move, None) => AnswerVerdict::Right,
        (Ask::Moves, None) if known => AnswerVerdict::Again,
        (Ask::Moves, None) => AnswerVerdict::Found(won(before) + 1),
        _ => return None,
    };
    Some((verdict, Some(mv).filter(|_| !known)))
}

/// How many of these moves win.
pub fn won(moves: &[JudgedMove]) -> usize {
    moves.iter().filter(|mv| mv.wins()).count()
}

/// The list of the moves made; `on_show` receives the board that shows one of them.
pub fn list(moves: &[JudgedMove], board: &Setup, on_show: &Callback<Setup>) -> Html {
    let one = |mv: &JudgedMove| {
        let mark = if mv.wins() { icon_with("ok", "tick") } else { icon_with("warn", "warn") };
        let (shown, verdict) = (mv.shown(board), if mv.wins() { "Wins: " } else { "Does not win: " });
        let show = on_show.reform(move |_: MouseEvent| shown.clone());
        html! {
            <li class={classes!((!mv.wins()).then_some("wrong"))}>{ mark }
                <span><span class="sr">{ verdict }</span><b>{ mv.said.clone() }</b><span class="dim">{ mv.about.clone() }</span></span>
                <button class="btn" onclick={show} aria-label={format!("Show: {}", mv.said)}>{ "Show" }</button></li>
        }
    };
    html! { if !moves.is_empty() { <ol class="moves-made" aria-label="Moves so far">{ for moves.iter().map(one) }</ol> } }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asks(ask: Ask) -> Step {
        Step { ask: Some(ask), board: Some(Setup::of("nim/1+2+4")), ..Step::default() }
    }

    #[test]
    fn each_move_is_judged_and_kept_once() {
        let step = asks(Ask::Moves);
        let (verdict, wrong) = judge_move(&step, "1-1", &[]).unwrap();
        let wrong = wrong.unwrap();
        assert!(matches!(verdict, AnswerVerdict::Refuted(_)) && !wrong.wins());
        assert_eq!(
            (&*wrong.said, &*wrong.about),
            ("Take 1 from pile 1", "leaves nothing; refuted by: Take 2 from pile 3")
        );
        let (verdict, right) = judge_move(&step, "3-1", std::slice::from_ref(&wrong)).unwrap();
        let right = right.unwrap();
        assert_eq!((verdict, right.wins(), &*right.about), (AnswerVerdict::Found(1), true, "leaves 3"));
        let all = [wrong, right];
        assert_eq!(judge_move(&step, "3-1", &all), Some((AnswerVerdict::Again, None)));
        assert!(matches!(judge_move(&step, "1-1", &all), Some((AnswerVerdict::Refuted(_), None))));
        assert_eq!((won(&all), judge_move(&step, "9-9", &all)), (1, None));
    }

    #[test]
    fn one_winning_move_is_enough_where_one_is_asked_for() {
        assert_eq!(judge_move(&asks(Ask::Move), "3-1", &[]).unwrap().0, AnswerVerdict::Right);
        assert_eq!(judge_move(&asks(Ask::Outcome), "3-1", &[]), None);
    }

    #[test]
    fn the_board_shows_a_winning_move_and_the_reply_to_another() {
        let board = Setup::of("nim/1+2+4");
        let shown = |notation| JudgedMove::on(&board, notation).unwrap().shown(&board);
        assert_eq!((shown("3-1").moves.len(), shown("3-1").next.as_deref()), (0, Some("3-1")));
        assert_eq!((shown("1-1").moves.len(), shown("1-1").next.as_deref()), (1, Some("3-2")));
    }
}
