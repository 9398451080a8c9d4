//! What the page says of the first move where it asks for the winning one.
use super::{analysis::QUICK, session::Session, state::*};
use crate::core::{Budget, MoveView, Outcome, verdict, winning};
use crate::ui::{icons::*, words};
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

/// What the first move was; nothing before it, and where there is nothing to find or no way to know it.
pub fn answered(game: &Match) -> Option<Answer> {
    let made = game.main.moves.first().filter(|_| game.asks && game.live > 0)?.clone();
    let mut budget = Budget::on_page(QUICK);
    let wins = winning(&**game.start(), game.convention, 1, &mut budget).ok()?;
    let best = wins.moves.into_iter().next()?;
    let after = verdict(&**game.main.positions.get(1)?, game.convention, &mut budget).ok()?;
    let missed = (after.outcome()? != Outcome::P).then_some(best);
    Some(Answer { made, missed, only: wins.total == 1 })
}

/// The verdict on the first move, with the one that would have won and a second try.
pub fn answer(session: &Session, again: Callback<()>) -> Html {
    let Some(Answer { made, missed, only }) = answered(&session.game) else { return Html::default() };
    let made = words::made(&session.game.side_name(session.game.side_to_move(0)), &made);
    let (mark, title, text) = match &missed {
        None => {
            let only = if only { "the only move that wins" } else { "a move that wins" };
            (icon_with("ok", "tick"), "Solved.", format!("{made}: {only}."))
        }
        Some(best) => {
            let best = words::lower(&words::take(best));
            (icon_with("warn", "warn"), "Not solved.", format!("{made}. This would have won: {best}."))
        }
    };
    html! {
        <div class="past answer" role="status">{ mark }<span><b>{ title }</b>{ " " }{ text }</span>
            if missed.is_some() {
                <button class="btn" onclick={move |_| again.emit(())}>{ "Try again" }</button>
            }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Opponent;
    use crate::games::open;
    use std::rc::Rc;
    use yew::Reducible;

    fn puzzle(moves: &[&str]) -> Option<Answer> {
        let mut game = Match::new(open("nim/3+5+7").unwrap(), Rival::Computer(Opponent::Perfect), 1);
        game.asks = true;
        let played = moves.iter().fold(Rc::new(game), |game, mv| game.reduce(Action::Play((*mv).into())));
        answered(&played)
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
        // What comes after changes nothing.
        assert_eq!(puzzle(&["2-2", "1-1", "3-3"]), Some(wrong));
    }

    #[test]
    fn only_puzzles_are_judged_and_only_by_a_way_to_win() {
        let start = |notation| Match::new(open(notation).unwrap(), Rival::Friend, 1);
        let first = |game: Match, mv: &str| answered(&Rc::new(game).reduce(Action::Play(mv.into())));
        assert_eq!(first(start("nim/3+5+7"), "2-1"), None);
        let lost = Match { asks: true, ..start("nim/4+4") };
        assert_eq!(first(lost, "1-1"), None);
        let one = Match { asks: true, ..start("nim/1+3") };
        assert!(first(one, "2-2").is_some_and(|answer| answer.only && answer.missed.is_none()));
    }
}
