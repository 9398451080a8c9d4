//! From a graph to play on it, and from a position to its graph.
use super::{
    drawn::DRAWN,
    fields::{FIELDS, is_listed, read_arrows, vertex_order, word},
    found::Found,
};
use crate::core::game::Game;
use crate::games::{
    arrows::{Drawing, VertexOrder, position_graph},
    compound, open,
};
use crate::labs::Values;
use std::rc::Rc;

/// The position to play: the one that was asked for, or a token on a vertex of the list. None where the list is more than
/// can be played on.
pub fn played(values: &Values, found: &Found, at: usize) -> Option<String> {
    if !is_listed(values) {
        return Some(values.text("p").trim().into());
    }
    let drawing = Drawing { way: vertex_order(values), ..Drawing::of(read_arrows(values.text("g")).ok()?) };
    let notation = format!("graph:{drawing}/{}", found.names.get(at)?);
    open(&notation).is_ok().then_some(notation)
}

/// The question of the lab about a position whose graph is small enough to be drawn; none about another.
pub fn offered(game: &Rc<dyn Game>) -> Option<String> {
    position_graph(game, DRAWN).is_ok().then(|| question(&**game))
}

/// The question of the lab about a position: its own graph where it is played on one, otherwise that of all positions that
/// may follow.
pub fn question(game: &dyn Game) -> String {
    let notation = game.notation();
    let mut values = Values::new(FIELDS);
    let drawn = notation.strip_prefix("graph:").and_then(|rest| rest.rsplit_once('/'));
    match drawn.filter(|(_, tokens)| compound(&notation).is_none() && !tokens.contains('+')) {
        Some((list, tokens)) => {
            let (way, from) = VertexOrder::before(list);
            values.set("g", &list[from..]);
            values.set("a", word(way));
            values.set("x", tokens.split('+').next().unwrap_or_default());
        }
        None => {
            values.set("o", "position");
            values.set("p", notation);
        }
    }
    values.set("s", "0");
    values.to_string()
}
