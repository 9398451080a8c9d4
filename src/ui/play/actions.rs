//! What the views of a game ask for, as callbacks that stay the same from one drawing to the next: a view whose other
//! properties stay the same too need not be drawn again.
use super::{
    keyboard::return_to_board,
    session::{Actions, Levels, begin, show_level},
    state::{Action, State},
};
use crate::core::{Edit, Game, PieceId};
use crate::ui::{boards::BoardEvent, model::Level, toast::Toast, words};
use yew::prelude::*;

/// What the callbacks know of the page.
#[derive(Clone)]
pub struct ActionContext {
    /// The state, as a handle that outlives the drawing. A handle keeps every state that is read through it, so that each
    /// callback reads through a copy.
    pub game: UseReducerHandle<State>,
    pub level: Level,
    pub set_level: UseStateSetter<Levels>,
    pub locked: bool,
}

/// The callbacks of a session.
pub fn callbacks(desk: ActionContext) -> Actions {
    Actions {
        board: desk.ask(|desk, event| match event {
            BoardEvent::Recolour(piece) => desk.recolour(piece),
            _ => desk.game.dispatch(Action::Board(event)),
        }),
        preview: desk.ask(|desk, mv| desk.game.dispatch(Action::Preview(mv))),
        play: desk.ask(|desk, mv| {
            desk.game.dispatch(Action::Play(mv));
            // The row of the list that was pressed disappears with its position.
            return_to_board();
        }),
        level: desk.ask(|desk, level| {
            show_level(&desk.set_level, desk.locked, level);
            return_to_board();
        }),
        look: desk.ask(|desk, ply| {
            desk.game.dispatch(Action::Look(ply));
            // The button that was pressed may now be disabled.
            return_to_board();
        }),
        line: desk.ask(|desk, line| desk.game.dispatch(Action::Line(line))),
        drop_line: desk.ask(|desk, ()| desk.drop_line()),
        go: desk.ask(|desk, (x, y)| {
            if let Some(there) = desk.game.position().workshop().at(x, y) {
                desk.begin(&*there);
            }
        }),
    }
}

impl ActionContext {
    fn ask<T: 'static>(&self, does: fn(&Self, T)) -> Callback<T> {
        let desk = self.clone();
        Callback::from(move |value| does(&desk.clone(), value))
    }
    fn begin(&self, start: &dyn Game) {
        begin(&self.game, self.level, self.locked, start);
    }
    /// Begins another game in this position, with the other colour for a level.
    fn recolour(&self, piece: PieceId) {
        match self.game.position().edit(&Edit::Recolour { piece }) {
            Ok(changed) => self.begin(&*changed),
            Err(error) => {
                let wrong = Toast::error(words::sentence(&format!("expected {}", error.expected)));
                self.game.dispatch(Action::Say(wrong));
            }
        }
    }
    /// Removes the side line being looked at.
    fn drop_line(&self) {
        let Some(side) = self.game.side else { return };
        let (line, game) = (self.game.line().clone(), self.game.dispatcher());
        let keep = Callback::from(move |()| game.dispatch(Action::Keep(line.clone())));
        self.game.dispatch(Action::Drop(side));
        return_to_board();
        self.game.dispatch(Action::Say(Toast::info("Side line removed").icon("undo").action("Undo", keep)));
    }
}
