//! Another game: one that is set up anew, or the same start once more.
use super::{Setting, address, session::Session, state::Rival};
use crate::core::Convention;
use crate::games::Link;
use crate::ui::{
    dialogs::new_game::NewGame,
    route::{self, Page},
};
use yew::Callback;

/// What another game changes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Restart {
    /// Nothing.
    Same,
    /// The other side begins.
    Swapped,
    /// Against this opponent.
    Against(Rival),
    /// Under this convention.
    Under(Convention),
}

/// Begins the game that a dialog asks for, which is closed.
pub fn starting(session: &Session, setting: Setting, close: Callback<()>) -> Callback<NewGame> {
    let session = session.clone();
    Callback::from(move |new| {
        start(&session, &new, setting);
        close.emit(());
    })
}

/// Begins another game, as an entry of its own in the browser's history.
fn start(session: &Session, new: &NewGame, setting: Setting) {
    let link = Link {
        moves: new.moves.clone(),
        convention: new.convention,
        opponent: Some(new.opponent.to_ascii_lowercase()),
        first: new.first,
        names: side_names(new, session.game.nameless()),
        seed: Some(route::chance()),
        analysis: Some(address::level_word(session.chosen).into()),
        ..Link::new(new.notation.clone())
    };
    route::go(setting.page(), &link);
}

/// The names of the two sides, if two people play and at least one of them has a name; else empty.
fn side_names(new: &NewGame, usual: [String; 2]) -> [String; 2] {
    let named = new.opponent == Rival::Friend.name().to_ascii_lowercase();
    let [first, second] = new.names.each_ref().map(|name| name.trim());
    let [one, other] = usual;
    let or = |name: &str, usual: String| if name.is_empty() { usual } else { name.to_string() };
    match (named, first, second) {
        (false, ..) | (_, "", "") => Default::default(),
        _ => [or(first, one), or(second, other)],
    }
}

/// Begins the same start once more, perhaps with one thing changed.
pub fn restart(session: &Session, what: Restart) {
    let mut link = address::link(&session.game, session.chosen);
    match what {
        Restart::Same => {}
        Restart::Swapped if session.game.rival == Rival::Friend => {
            // The names of two people are stored in the order in which they move.
            let [first, second] = session.game.names.clone();
            link.names = [second, first];
        }
        Restart::Swapped => link.first = !link.first,
        Restart::Against(rival) => link.opponent = Some(rival.name().to_ascii_lowercase()),
        Restart::Under(convention) => link.convention = convention,
    }
    link.moves.clear();
    link.sides.clear();
    link.shown = None;
    link.locked = session.locked;
    // Trying again counts for the same puzzle, under the same convention.
    link.puzzle = session.game.day.filter(|_| link.convention == session.game.convention);
    link.seed = Some(route::chance());
    route::go(if session.game.presented { Page::Present } else { Page::Play }, &link);
}
