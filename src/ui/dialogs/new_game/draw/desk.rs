//! The link between the sheet and the page: changes to the sheet are redrawn and reported.
use super::{last_drawn::LastDrawn, pointing::Point, sheet::Sheet, sketch};
use crate::core::Graph;
use crate::ui::decimal::within;
use crate::ui::gesture::Meaning;
use std::{cell::RefCell, rc::Rc};
use web_sys::{Element, HtmlElement, WheelEvent};
use yew::prelude::*;

/// The sheet with its view. Events see each change at once; the screen shows it with the next rendering.
#[derive(Clone)]
pub struct Desk {
    pub sheet: Rc<RefCell<Sheet>>,
    /// The element of the paper.
    pub paper: NodeRef,
    /// The paper and the picture's place on it, as last drawn.
    pub last: Rc<RefCell<LastDrawn>>,
    pub redraw: Callback<()>,
    pub on_draw: Callback<(Rc<Graph>, bool)>,
}

impl Desk {
    /// Changes the sheet.
    pub fn with(&self, act: impl FnOnce(&mut Sheet)) {
        self.act(Box::new(act));
    }
    pub fn act(&self, act: Box<dyn FnOnce(&mut Sheet) + '_>) {
        let mut sheet = self.sheet.borrow_mut();
        act(&mut sheet);
        if std::mem::take(&mut sheet.needs_fit) {
            self.last.borrow_mut().is_view_chosen = false;
        }
        let graph = sheet.graph.clone();
        // An unfinished change is not reported.
        let changed = sheet.drag.is_none() && !Rc::ptr_eq(&sheet.reported, &graph);
        if changed {
            sheet.reported = graph.clone();
        }
        drop(sheet);
        if changed {
            let hangs = sketch::hanging(&graph).contains(&true);
            self.on_draw.emit((graph, hangs));
        }
        self.redraw.emit(());
    }
    fn point(&self, event: &PointerEvent) -> Option<Point> {
        Point::of(event, &self.paper, self.last.borrow().placed?)
    }
    /// Focuses the paper.
    pub fn focus(&self) {
        if let Some(paper) = self.paper.cast::<HtmlElement>() {
            // Fails only if the paper is gone.
            let _ = paper.focus();
        }
    }
    pub fn down(&self, event: &PointerEvent) {
        let Some(point) = self.point(event) else { return };
        self.last.borrow_mut().gesture.down(event);
        event.prevent_default();
        self.focus();
        if let Some(paper) = self.paper.cast::<Element>() {
            // Fails only for a pointer that is no longer down.
            let _ = paper.set_pointer_capture(event.pointer_id());
        }
        if !event.is_primary() {
            return self.with(Sheet::cancel_drag);
        }
        if event.button() == 0 {
            let curves = self.last.borrow().curves.clone();
            self.with(|sheet| sheet.press(point, &curves));
        }
    }
    pub fn moved(&self, event: &PointerEvent) {
        let meaning = self.last.borrow_mut().gesture.moved(event);
        let pulls = self.sheet.borrow().drag.is_some();
        match meaning {
            Some(Meaning::Pinch { factor, at, by }) if !pulls => {
                let at = self.place(at.0, at.1);
                self.look(|last| last.scaled(1.0 / factor, Some(at), by));
            }
            // With nothing in hand a drag moves the paper: with the middle button, or where nothing can be grabbed.
            Some(Meaning::Drag { by }) if !pulls && event.buttons() > 0 => {
                self.look(|last| last.scaled(1.0, None, by));
            }
            _ if pulls && event.buttons() > 0 => {
                if let Some(point) = self.point(event) {
                    self.with(|sheet| sheet.drag_to(point));
                }
            }
            _ => {}
        }
    }
    pub fn up(&self, event: &PointerEvent) {
        self.last.borrow_mut().gesture.up(event);
        self.with(Sheet::release);
    }
    pub fn cancelled(&self, event: &PointerEvent) {
        self.last.borrow_mut().gesture.up(event);
        self.with(Sheet::cancel_drag);
    }
    pub fn wheel(&self, event: &WheelEvent) {
        // The wheel scrolls the page where it can be scrolled; with Ctrl it is a pinch on a touchpad.
        let page = self.paper.cast::<Element>().and_then(|paper| paper.closest(".tabbody").ok().flatten());
        if !event.ctrl_key() && page.is_none_or(|page| page.scroll_height() > page.client_height()) {
            return;
        }
        event.prevent_default();
        let by = within(event.delta_y() / 300.0, -1.0, 1.0);
        let at = self.place(event.client_x().into(), event.client_y().into());
        self.look(|last| last.scaled((-by).exp(), Some(at), (0.0, 0.0)));
    }
    /// Zooms by a factor; without one fits the picture to the paper.
    pub fn zoom(&self, factor: Option<f64>) {
        self.look(|last| match factor {
            Some(factor) => last.scaled(factor, None, (0.0, 0.0)),
            None => last.is_view_chosen = false,
        });
    }
    /// Changes the view of the picture.
    pub fn look(&self, how: impl FnOnce(&mut LastDrawn)) {
        how(&mut self.last.borrow_mut());
        self.redraw.emit(());
    }
    /// Scrolls to the vertex or edge that the keyboard acts on.
    pub fn follow(&self) {
        let at = self.sheet.borrow().at();
        if let Some(at) = at {
            self.look(|last| last.show(at));
        }
    }
    /// The point of the paper at a point of the page.
    fn place(&self, x: f64, y: f64) -> (f64, f64) {
        let place = self.paper.cast::<Element>().map(|paper| paper.get_bounding_client_rect());
        place.map_or((x, y), |place| (x - place.left(), y - place.top()))
    }
}
