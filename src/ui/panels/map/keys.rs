//! The map by keyboard: one tab stop; arrow keys move the reticle, and Enter goes to its position.
use super::{CENTRE, Change, about::describe_both};
use crate::core::ValueMap;
use crate::labs::maps::MapComparison;
use std::rc::Rc;
use yew::prelude::*;

/// By how many cells an arrow key with Shift moves.
const FAR: usize = 10;

pub struct Keys {
    pub cursor: Option<(usize, usize)>,
    pub on_cursor: Callback<(usize, usize)>,
    /// The text that screen readers announce.
    pub spoken: UseStateHandle<String>,
    pub here: Option<(u64, u64)>,
    pub map: Rc<ValueMap>,
    pub laid: Option<Rc<MapComparison>>,
    /// The side of the whole map, of which only a part may have been computed.
    pub side: usize,
    pub change: Callback<Change>,
    pub go: Callback<(usize, usize)>,
}

/// Answers the map's own keys and lets the others pass.
pub fn handler(keys: Keys) -> Callback<KeyboardEvent> {
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        if keys.answer(&event.key(), event.shift_key()) {
            event.prevent_default();
            event.stop_propagation();
        }
    })
}

impl Keys {
    fn answer(&self, key: &str, shift: bool) -> bool {
        let (x, y) = self.cursor.unwrap_or_else(|| self.home());
        let step = if shift { FAR } else { 1 };
        let up = |n: usize| (n + step).min(self.side - 1);
        let zoom = |factor| -> Change { (|window, at, factor| window.zoomed(factor, at), CENTRE, factor) };
        match key {
            "ArrowRight" => self.point((up(x), y)),
            "ArrowLeft" => self.point((x.saturating_sub(step), y)),
            "ArrowUp" => self.point((x, up(y))),
            "ArrowDown" => self.point((x, y.saturating_sub(step))),
            "Home" => self.point(self.home()),
            "Enter" | " " => self.go.emit((x, y)),
            "+" | "=" => self.change.emit(zoom(0.6)),
            "-" => self.change.emit(zoom(1.0 / 0.6)),
            _ => return false,
        }
        true
    }
    fn home(&self) -> (usize, usize) {
        let inside = |n: u64| usize::try_from(n).unwrap_or(self.side).min(self.side - 1);
        self.here.map_or((0, 0), |(x, y)| (inside(x), inside(y)))
    }
    fn point(&self, cell: (usize, usize)) {
        self.on_cursor.emit(cell);
        self.spoken.set(describe_both(&self.map, self.laid.as_deref(), cell));
        let at = (cell.0 as f64, cell.1 as f64);
        self.change.emit((|window, (x, y), _| window.showing((x as usize, y as usize)), at, 1.0));
    }
}
