//! Messages from the frame to the page that embeds it; docs/EMBED.md describes them. The frame receives none.
use crate::core::{Convention, MoveView};
use crate::games::Link;
use gloo::utils::{document, window};
use serde::Serialize;
use web_sys::Url;

/// One message.
#[derive(Serialize)]
struct Message<D> {
    /// The version of the protocol.
    nimscope: u32,
    kind: &'static str,
    detail: D,
}

#[derive(Serialize)]
struct MoveMessage<'t> {
    #[serde(rename = "move")]
    mv: &'t str,
    position: &'t str,
    ply: usize,
    by: &'static str,
}

#[derive(Serialize)]
struct GameOverMessage<'t> {
    winner: &'static str,
    name: &'t str,
    moves: usize,
}

/// A move was made, the `ply`th of the game, and led to the position of this notation.
pub fn post_move(mv: &MoveView, position: String, ply: usize) {
    let link = link();
    let by = side(link.as_ref().is_none_or(|link| link.first), ply);
    post(link, "move", MoveMessage { mv: &mv.notation, position: &position, ply, by });
}

/// The game is over after so many moves, and the side of this name has won.
pub fn post_win(name: &str, moves: usize) {
    let link = link();
    let (first, misere) =
        link.as_ref().map_or((true, false), |link| (link.first, link.convention == Convention::Misere));
    post(link, "over", GameOverMessage { winner: side(first != misere, moves), name, moves });
}

/// The game is over after so many moves, and nobody has won.
pub fn post_draw(moves: usize) {
    post(link(), "over", GameOverMessage { winner: "nobody", name: "", moves });
}

/// Which side makes the `ply`th move, counted from 1; `first` tells whether the link lets the player begin.
fn side(first: bool, ply: usize) -> &'static str {
    if (ply % 2 == 1) == first { "you" } else { "other" }
}

/// The link in the address.
fn link() -> Option<Link> {
    let hash = window().location().hash().ok()?;
    Link::read(hash.split_once('?')?.1).ok()
}

/// Sends a message to the embedding page, if its origin is known from the link or from the referrer.
fn post(link: Option<Link>, kind: &'static str, detail: impl Serialize) {
    let Some(parent) = window().parent().ok().flatten().filter(|parent| *parent != window()) else { return };
    let referrer = || Url::new(&document().referrer()).ok().map(|url| url.origin());
    let origin = link.and_then(|link| link.origin).or_else(referrer);
    let message = serde_wasm_bindgen::to_value(&Message { nimscope: 1, kind, detail });
    if let (Some(origin), Ok(message)) = (origin, message) {
        // If this is not the parent's origin, the browser drops the message.
        let _ = parent.post_message(&message, &origin);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_take_turns() {
        assert_eq!([1, 2, 3].map(|ply| side(true, ply)), ["you", "other", "you"]);
        assert_eq!([1, 2, 3].map(|ply| side(false, ply)), ["other", "you", "other"]);
    }
}
