//! A line that is drawn by hand on a board: shown as it is drawn, and told when it ends. A touch that hardly moves is a tap on
//! what lies there.
use super::super::{
    BoardEvent,
    pieces::{element, takeable},
};
use crate::core::{PieceId, Place};
use std::fmt::Write;
use web_sys::{Element, PointerEvent};

/// A pointer that has gone no further than this, in pixels, has tapped.
const STILL: i32 = 7;

/// A line that is being drawn.
pub struct Ink {
    pointer: i32,
    /// Where the line began, and the piece there.
    from: (i32, i32),
    on: Option<PieceId>,
    drawn: bool,
    board: Place,
    picture: Element,
    points: Vec<[i32; 2]>,
}

impl Ink {
    /// Begins a line where a pointer goes down on a board on which lines are drawn; none elsewhere.
    pub fn begin(event: &PointerEvent) -> Option<Self> {
        let at = event.target().and_then(element)?;
        let picture = at.closest("[data-pen]").ok()??;
        if event.button() != 0 || !event.is_primary() {
            return None;
        }
        let name = picture.get_attribute("data-pen")?;
        let (part, group) = name.split_once('.')?;
        let board = Place { part: part.parse().ok()?, group: group.parse().ok()? };
        let (pointer, from) = (event.pointer_id(), (event.client_x(), event.client_y()));
        // The line can go on beside the board. In a browser that refuses the capture it ends there.
        let _ = picture.set_pointer_capture(pointer);
        let mut ink =
            Self { pointer, from, on: takeable(&at), drawn: false, board, picture, points: Vec::new() };
        ink.add(event);
        Some(ink)
    }
    /// The pointer has moved.
    pub fn go(&mut self, event: &PointerEvent) {
        if event.pointer_id() != self.pointer {
            return;
        }
        let (x, y) = (event.client_x() - self.from.0, event.client_y() - self.from.1);
        self.drawn |= x.abs().max(y.abs()) > STILL;
        self.add(event);
        if self.drawn {
            self.show();
        }
    }
    /// The events of the finished line, or of the tap.
    pub fn end(mut self, event: &PointerEvent) -> Vec<BoardEvent> {
        if event.pointer_id() != self.pointer {
            return Vec::new();
        }
        self.go(event);
        let touch = event.pointer_type() == "touch";
        match (self.drawn, self.on) {
            (true, _) => vec![BoardEvent::Drawn { board: self.board, line: self.points.as_slice().into() }],
            (false, Some(piece)) => {
                vec![BoardEvent::Press { piece, touch }, BoardEvent::Release { piece: Some(piece), touch }]
            }
            (false, None) => Vec::new(),
        }
    }
    /// Adds the pointer's place in units of the board, which is drawn in the middle of its frame and as large as that
    /// allows.
    fn add(&mut self, event: &PointerEvent) {
        let frame = self.picture.get_bounding_client_rect();
        let size = |name: &str| self.picture.get_attribute(name).and_then(|side| side.parse::<f64>().ok());
        let (Some(width), Some(height)) = (size("width"), size("height")) else { return };
        let scale = (frame.width() / width).min(frame.height() / height);
        if scale <= 0.0 {
            return;
        }
        let place = |at: i32, start: f64, room: f64, own: f64| {
            ((f64::from(at) - start - (room - own * scale) / 2.0) / scale).round() as i32
        };
        let point = [
            place(event.client_x(), frame.left(), frame.width(), width),
            place(event.client_y(), frame.top(), frame.height(), height),
        ];
        if self.points.last() != Some(&point) {
            self.points.push(point);
        }
    }
    fn show(&self) {
        let mut path = String::new();
        for (index, [x, y]) in self.points.iter().enumerate() {
            let _ = write!(path, "{}{x} {y}", if index == 0 { "M" } else { "L" });
        }
        self.set(&path);
    }
    fn set(&self, path: &str) {
        if let Ok(Some(line)) = self.picture.query_selector(".pen-ink") {
            let _ = line.set_attribute("d", path);
        }
    }
}

/// Removes the line that was shown while it was drawn.
impl Drop for Ink {
    fn drop(&mut self) {
        self.set("");
    }
}
