//! Drawing with the keyboard.
use super::{
    desk::Desk,
    sheet::{DragInProgress, Sheet},
    sketch::HALF,
};
use crate::ui::boards::STEP;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

pub const HELP: &str = "Keys: G adds a ground vertex, V and B choose the next vertex or edge (Shift the one before), arrows move a vertex or bend an edge (Shift further, Alt less), E begins an edge at the chosen vertex, arrows lead it, Enter ends it, Esc drops it, L adds a loop, Delete deletes, Ctrl Z and Ctrl Y undo and redo. + and − enlarge and reduce, 0 fits. With the pointer Alt places off the squares, and with Move a drag beside the picture moves the paper; so do two fingers and the middle button.";

/// Handles a key, unless it belongs to a field.
pub fn key(desk: &Desk, event: &KeyboardEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some(target) = target.filter(|target| target.matches("input, select, textarea") != Ok(true)) else {
        return;
    };
    let (key, shift) = (event.key(), event.shift_key());
    let act: Box<dyn FnOnce(&mut Sheet)> = if event.ctrl_key() || event.meta_key() {
        match key.as_str() {
            "z" if !shift => Box::new(Sheet::undo),
            "z" | "Z" | "y" => Box::new(Sheet::redo),
            _ => return,
        }
    } else {
        let step = match (shift, event.alt_key()) {
            (true, _) => 6 * HALF,
            (_, true) => 1,
            _ => HALF,
        };
        let pulls = matches!(desk.sheet.borrow().drag, Some(DragInProgress::Edge { .. }));
        let on_button = target.matches("button") == Ok(true);
        // Buttons in the toolbar act on no vertex or edge.
        let on_tool = target.matches(".drawing-tools *") == Ok(true);
        match key.as_str() {
            _ if on_tool && (key.starts_with("Arrow") || matches!(key.as_str(), "Delete" | "Backspace")) => {
                return;
            }
            "ArrowLeft" => Box::new(move |sheet| sheet.shift([-step, 0])),
            "ArrowRight" => Box::new(move |sheet| sheet.shift([step, 0])),
            "ArrowUp" => Box::new(move |sheet| sheet.shift([0, step])),
            "ArrowDown" => Box::new(move |sheet| sheet.shift([0, -step])),
            "g" | "G" => Box::new(Sheet::add_ground),
            "v" | "V" => Box::new(move |sheet| sheet.next(false, shift)),
            "b" | "B" => Box::new(move |sheet| sheet.next(true, shift)),
            "e" | "E" => Box::new(Sheet::begin),
            "l" | "L" => Box::new(Sheet::add_loop),
            "+" | "=" | "-" | "0" => {
                event.prevent_default();
                return desk.zoom(match key.as_str() {
                    "0" => None,
                    "-" => Some(1.0 / STEP),
                    _ => Some(STEP),
                });
            }
            "Enter" if pulls && !on_button => Box::new(Sheet::end),
            "Escape" if pulls => Box::new(|sheet| {
                sheet.drag = None;
                sheet.said = "Dropped".into();
            }),
            "Delete" | "Backspace" => {
                // The focus may have been on the button of the deleted item.
                desk.focus();
                Box::new(|sheet| match sheet.chosen {
                    Some(item) => sheet.delete(item),
                    None => sheet.said = "Choose a vertex or an edge to delete".into(),
                })
            }
            _ => return,
        }
    };
    event.prevent_default();
    event.stop_propagation();
    desk.act(act);
    desk.follow();
}
