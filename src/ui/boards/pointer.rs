//! Mouse, pen and touch: one set of handlers for all tokens, which carry their names as `data-piece`.
mod bare;
mod cells;
mod ink;
mod track;

use super::{
    BoardEvent,
    focus::by_keyboard,
    pieces::{element, piece_of, takeable},
    spent,
};
use crate::core::PieceId;
use crate::ui::keyfocus;
use bare::GroundPress;
use cells::{gap_below, line_of, sheet_of, spanned};
use gloo::events::{EventListener, EventListenerOptions};
use ink::Ink;
use std::{cell::RefCell, rc::Rc};
use track::{Press, Track};
use web_sys::Element;
use yew::prelude::*;

/// The handlers of the boards' root.
pub struct Handlers {
    pub over: Callback<PointerEvent>,
    pub out: Callback<PointerEvent>,
    pub down: Callback<PointerEvent>,
    pub moved: Callback<PointerEvent>,
    pub up: Callback<PointerEvent>,
    pub cancel: Callback<PointerEvent>,
    pub click: Callback<MouseEvent>,
    pub focused: Callback<FocusEvent>,
}

/// How far a token must be pulled sideways to come off, in pixels.
const PULL: i32 = 40;

/// What every handler needs to know of the boards.
#[derive(Clone)]
struct PointedBoard {
    root: NodeRef,
    on: Rc<RefCell<Callback<BoardEvent>>>,
    track: Rc<RefCell<Track>>,
    /// Whether stacks lie on their side.
    side: bool,
}

/// Handlers that turn pointer events into board events; none when `disabled`.
#[hook]
pub fn use_pointer(
    root: &NodeRef,
    on: &Rc<RefCell<Callback<BoardEvent>>>,
    side: bool,
    disabled: bool,
) -> Handlers {
    let track = use_mut_ref(Track::default);
    let board = PointedBoard { root: root.clone(), on: on.clone(), track, side };
    use_no_scroll(&board);
    if disabled {
        board.track.take();
    }
    fn handler<E: 'static>(
        board: &PointedBoard,
        disabled: bool,
        handle: fn(&PointedBoard, E),
    ) -> Callback<E> {
        if disabled {
            return Callback::noop();
        }
        let board = board.clone();
        Callback::from(move |event| handle(&board, event))
    }
    Handlers {
        over: handler(&board, disabled, PointedBoard::over),
        out: handler(&board, disabled, PointedBoard::out),
        down: handler(&board, disabled, PointedBoard::down),
        moved: handler(&board, disabled, PointedBoard::moved),
        up: handler(&board, disabled, PointedBoard::up),
        cancel: handler(&board, disabled, |board, _| board.cancel()),
        click: handler(&board, disabled, PointedBoard::click),
        focused: handler(&board, disabled, PointedBoard::focused),
    }
}

/// Keeps the page where it is while a finger selects along a stack. The style sheet's `touch-action` says so
/// too, but not every browser heeds it inside pictures.
#[hook]
fn use_no_scroll(board: &PointedBoard) {
    let (root, track) = (board.root.clone(), board.track.clone());
    use_effect_with(board.side, move |_| {
        let listener = root.cast::<Element>().map(|root| {
            let options = EventListenerOptions::enable_prevent_default();
            EventListener::new_with_options(&root, "touchmove", options, move |event| {
                let track = track.borrow();
                if track.ink.is_some() || track.press.is_some_and(|press| press.along) {
                    event.prevent_default();
                }
            })
        });
        move || drop(listener)
    });
}

impl PointedBoard {
    fn emit(&self, event: BoardEvent) {
        let on = self.on.borrow().clone();
        on.emit(event);
    }

    fn hover(&self, piece: Option<PieceId>) {
        let before = std::mem::replace(&mut self.track.borrow_mut().hover, piece);
        match (before, piece) {
            (before, Some(piece)) if before != Some(piece) => self.emit(BoardEvent::Hover(piece)),
            (Some(_), None) => self.emit(BoardEvent::Leave),
            _ => {}
        }
    }

    fn over(&self, event: PointerEvent) {
        let at = (event.client_x(), event.client_y());
        let rests = std::mem::replace(&mut self.track.borrow_mut().at, at) == at;
        // When the keyboard moves the board under a resting mouse, that is no pointing.
        if rests && by_keyboard(&self.root) {
            return;
        }
        if event.pointer_type() != "touch" && self.track.borrow().press.is_none() {
            self.hover(event.target().and_then(element).and_then(|at| takeable(&at)));
        }
    }

    fn out(&self, event: PointerEvent) {
        // A touch sends all its events to its first element; only other pointers tell here that they leave.
        if event.pointer_type() == "touch"
            || event.related_target().and_then(element).is_some_and(|to| self.holds(&to))
        {
            return;
        }
        if self.track.borrow().press.is_some() {
            self.cancel();
        }
        self.hover(None);
    }

    fn down(&self, event: PointerEvent) {
        if let Some(ink) = Ink::begin(&event) {
            self.track.borrow_mut().ink = Some(ink);
            return;
        }
        self.track.borrow_mut().bare = GroundPress::begin(&event);
        let piece =
            event.target().and_then(element).and_then(|at| piece_of(&at).map(|piece| (piece, takeable(&at))));
        let Some((piece, last)) = piece.filter(|_| event.button() == 0 && event.is_primary()) else { return };
        let from = (event.client_x(), event.client_y());
        let line = event.target().and_then(element).and_then(|at| line_of(&at));
        let gap = self.root.cast().and_then(|root| gap_below(&root, piece)).filter(|_| line.is_none());
        let press =
            Press { pointer: event.pointer_id(), on: piece, last, from, along: false, gap, pulled: false };
        self.track.borrow_mut().press = Some(press);
        // A press on a token that can only be pulled off is not refused before it is clear whether it is pulled.
        if last.is_some() || gap.is_none() {
            self.emit(BoardEvent::Press { piece, touch: event.pointer_type() == "touch" });
        }
    }

    fn moved(&self, event: PointerEvent) {
        self.track.borrow_mut().at = (event.client_x(), event.client_y());
        if let Some(ink) = &mut self.track.borrow_mut().ink {
            return ink.go(&event);
        }
        let Some(mut press) = self.pressed(&event) else { return };
        let (x, y) = (event.client_x() - press.from.0, event.client_y() - press.from.1);
        let at = self.under(&event);
        if let Some(sheet) = at.as_ref().and_then(sheet_of) {
            // Fingers move a sheet that is larger than its frame.
            if event.pointer_type() == "touch" && !self.holds_all(&sheet) {
                return;
            }
            press.along |= press.last.is_some();
        }
        // Lines of cells run sideways; a finger scrolls a line that is wider than the screen.
        let line = at.as_ref().and_then(line_of);
        let side = self.side || line.as_ref().is_some_and(|line| self.fits(line));
        press.along |= (x.abs() > y.abs()) == side && x != y && press.last.is_some();
        let (across, along) = if self.side { (y.abs(), x.abs()) } else { (x.abs(), y.abs()) };
        let begins = !press.pulled && across > PULL.max(along);
        press.pulled |= begins && press.gap.is_some();
        self.track.borrow_mut().press = Some(press);
        if let Some(gap) = press.gap.filter(|_| press.pulled) {
            if begins {
                self.emit(BoardEvent::Press { piece: gap, touch: event.pointer_type() == "touch" });
            }
            return;
        }
        if !at.as_ref().is_some_and(|at| self.holds(at)) {
            return self.cancel();
        }
        // The selection stays in its stack, and on tokens that can be taken.
        let Some(last) = press.last else { return };
        let piece = at.and_then(|at| match line {
            Some(line) => spanned(&line, press.on, piece_of(&at)?),
            None => takeable(&at).filter(|piece| piece.place == press.on.place),
        });
        let piece = piece.filter(|piece| *piece != last);
        if let Some(piece) = piece {
            self.track.borrow_mut().press = Some(Press { last: Some(piece), ..press });
            self.emit(BoardEvent::Drag(piece));
        }
    }

    fn up(&self, event: PointerEvent) {
        if self.track.borrow_mut().bare.take().is_some_and(|bare| bare.taps(&event)) {
            return self.emit(BoardEvent::Cancel);
        }
        let ink = self.track.borrow_mut().ink.take();
        if let Some(ink) = ink {
            spent::spend(&event);
            return ink.end(&event).into_iter().for_each(|event| self.emit(event));
        }
        let Some(press) = self.pressed(&event) else { return };
        self.track.borrow_mut().press = None;
        spent::spend(&event);
        let (touch, under) = (event.pointer_type() == "touch", self.under(&event));
        let line = under.as_ref().and_then(line_of).is_some();
        let same = |over: &PieceId| {
            over.place == press.on.place || (line && over.place.home() == press.on.place.home())
        };
        let over = under.as_ref().and_then(piece_of).filter(same);
        let piece = match press.gap.filter(|_| press.last.is_none() || press.pulled) {
            // Pulled tokens go back if they are let go outside the boards.
            Some(gap) if press.pulled => under.filter(|at| self.holds(at)).map(|_| gap),
            Some(_) => {
                if let Some(piece) = over {
                    self.emit(BoardEvent::Press { piece, touch });
                }
                None
            }
            None => press.last.filter(|_| over.is_some()),
        };
        if piece.is_some() && !touch {
            super::focus::leave(&self.root);
        }
        self.emit(BoardEvent::Release { piece, touch });
    }

    fn cancel(&self) {
        self.track.borrow_mut().ink = None;
        self.track.borrow_mut().bare = None;
        let press = self.track.borrow_mut().press.take();
        if press.is_some() {
            self.emit(BoardEvent::Cancel);
        }
    }

    fn click(&self, event: MouseEvent) {
        // Clicks by a pointer are counted from 1; clicks by assistive technology have the count 0.
        if event.detail() == 0
            && let Some(piece) = event.target().and_then(element).and_then(|at| takeable(&at))
        {
            self.emit(BoardEvent::Activate(piece));
        }
    }

    fn focused(&self, event: FocusEvent) {
        let Some(at) = event.target().and_then(element).filter(|_| keyfocus::is_choosing()) else { return };
        if let Some(piece) = takeable(&at).filter(|_| at.matches(":focus-visible").unwrap_or(false)) {
            self.emit(BoardEvent::Focus(piece));
        }
    }

    /// Whether a line is no wider than its frame.
    fn fits(&self, line: &Element) -> bool {
        let width = self.root.cast::<Element>().map(|root| root.get_bounding_client_rect().width());
        width.is_some_and(|width| line.get_bounding_client_rect().width() <= width + 1.0)
    }

    /// Whether a sheet of cells is in view as a whole.
    fn holds_all(&self, sheet: &Element) -> bool {
        let height = self.root.cast::<Element>().map(|root| root.get_bounding_client_rect().height());
        self.fits(sheet)
            && height.is_some_and(|height| sheet.get_bounding_client_rect().height() <= height + 1.0)
    }

    fn pressed(&self, event: &PointerEvent) -> Option<Press> {
        self.track.borrow().press.filter(|press| press.pointer == event.pointer_id())
    }

    fn holds(&self, at: &Element) -> bool {
        self.root.cast::<Element>().is_some_and(|root| root.contains(Some(at)))
    }

    /// What lies under the pointer; the event's own target stays where a touch began.
    fn under(&self, event: &PointerEvent) -> Option<Element> {
        let document = self.root.cast::<Element>()?.owner_document()?;
        document.element_from_point(event.client_x() as f32, event.client_y() as f32)
    }
}
