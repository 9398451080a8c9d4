//! What stands between the sheet and the page: changes to it are drawn and told.
use super::{pointing::Point, sheet::Sheet, sketch};
use crate::core::Graph;
use crate::ui::boards::{Curves, Placed};
use std::{cell::RefCell, rc::Rc};
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The sheet, at once for the next event and with the next rendering for the eye.
#[derive(Clone)]
pub struct Desk {
    pub sheet: Rc<RefCell<Sheet>>,
    /// The paper.
    pub paper: NodeRef,
    /// How the picture lies on it, and its curves, as drawn last.
    pub seen: Rc<RefCell<(Option<Placed>, Rc<Curves>)>>,
    pub redraw: Callback<()>,
    pub on_draw: Callback<(Rc<Graph>, bool)>,
}

impl Desk {
    /// Does something to the sheet.
    pub fn with(&self, act: impl FnOnce(&mut Sheet)) {
        self.act(Box::new(act));
    }
    pub fn act(&self, act: Box<dyn FnOnce(&mut Sheet) + '_>) {
        let mut sheet = self.sheet.borrow_mut();
        act(&mut sheet);
        let graph = sheet.graph.clone();
        // What is in hand is not yet there.
        let changed = sheet.pull.is_none() && !Rc::ptr_eq(&sheet.told, &graph);
        if changed {
            sheet.told = graph.clone();
        }
        drop(sheet);
        if changed {
            let hangs = sketch::hanging(&graph).contains(&true);
            self.on_draw.emit((graph, hangs));
        }
        self.redraw.emit(());
    }
    fn point(&self, event: &PointerEvent) -> Option<Point> {
        Point::of(event, &self.paper, self.seen.borrow().0?)
    }
    /// Gives the keyboard to the paper.
    pub fn focus(&self) {
        if let Some(paper) = self.paper.cast::<HtmlElement>() {
            // Fails only for paper that is gone.
            let _ = paper.focus();
        }
    }
    pub fn down(&self, event: &PointerEvent) {
        let Some(point) = self.point(event).filter(|_| event.button() == 0) else { return };
        event.prevent_default();
        self.focus();
        if !event.is_primary() {
            return self.with(Sheet::drop);
        }
        if let Some(paper) = self.paper.cast::<Element>() {
            // Fails for a pointer that is gone already.
            let _ = paper.set_pointer_capture(event.pointer_id());
        }
        let curves = self.seen.borrow().1.clone();
        self.with(|sheet| sheet.press(point, &curves));
    }
    pub fn moved(&self, event: &PointerEvent) {
        if self.sheet.borrow().pull.is_some()
            && event.buttons() > 0
            && let Some(point) = self.point(event)
        {
            self.with(|sheet| sheet.pulled(point));
        }
    }
}
