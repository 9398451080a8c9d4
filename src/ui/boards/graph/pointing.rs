//! Mouse, pen, fingers and the wheel on a picture: the nearest edge is meant, and a drag moves what is enlarged.
use super::{
    super::{BoardEvent, spent},
    PictureProps,
    curves::Curves,
    frame::{Frame, PictureTransform},
    glide::{Glide, use_painted},
};
use crate::core::{Graph, PieceId, Scene};
use crate::ui::decimal::within;
use crate::ui::gesture::{Gesture, Meaning};
use std::{cell::RefCell, rc::Rc};
use web_sys::{Element, WheelEvent};
use yew::prelude::*;

/// How near an edge the pointer must be, in pixels.
const NEAR: f64 = 15.0;

/// The handlers of the picture's frame.
pub struct Handlers {
    pub down: Callback<PointerEvent>,
    pub moved: Callback<PointerEvent>,
    pub up: Callback<PointerEvent>,
    pub cancel: Callback<PointerEvent>,
    pub leave: Callback<PointerEvent>,
    pub over: Callback<PointerEvent>,
    pub wheel: Callback<WheelEvent>,
    pub key: Callback<KeyboardEvent>,
    /// Enlarges by a factor; without one fits the picture.
    pub zoom: Callback<Option<f64>>,
}

/// Where the pointers are.
#[derive(Default)]
struct Track {
    gesture: Gesture,
    hover: Option<PieceId>,
    pressed: Option<PieceId>,
    /// Where the picture was put last; events can come faster than it is drawn.
    placed: Option<PictureTransform>,
    glide: Glide,
}

/// What every handler needs of the picture that is pointed at, as it was drawn last.
#[derive(Clone)]
struct PointedPicture {
    root: NodeRef,
    on: Callback<BoardEvent>,
    scene: Rc<Scene>,
    index: usize,
    curves: Rc<Curves>,
    frame: Frame,
    placed: PictureTransform,
    held: bool,
    disabled: bool,
    track: Rc<RefCell<Track>>,
    set: UseStateSetter<Option<PictureTransform>>,
}

/// Handlers that turn pointer events into board events and move the picture.
#[hook]
pub fn use_pointing(
    root: &NodeRef,
    props: &PictureProps,
    curves: &Rc<Curves>,
    at: (Frame, PictureTransform, bool),
    set: &UseStateSetter<Option<PictureTransform>>,
) -> Handlers {
    let track = use_mut_ref(Track::default);
    let (frame, placed, held) = at;
    use_painted(root, placed);
    if !track.borrow().glide.on() {
        track.borrow_mut().placed = held.then_some(placed);
    }
    if props.disabled {
        let mut track = track.borrow_mut();
        (track.hover, track.pressed) = (None, None);
    }
    let picture = PointedPicture {
        root: root.clone(),
        on: props.on.clone(),
        scene: props.scene.clone(),
        index: props.index,
        curves: curves.clone(),
        frame,
        placed,
        held,
        disabled: props.disabled,
        track,
        set: set.clone(),
    };
    use_follow(&picture, props);
    fn handler<E: 'static>(picture: &PointedPicture, handle: fn(&PointedPicture, E)) -> Callback<E> {
        let picture = picture.clone();
        Callback::from(move |event| handle(&picture, event))
    }
    Handlers {
        down: handler(&picture, PointedPicture::down),
        moved: handler(&picture, PointedPicture::moved),
        up: handler(&picture, PointedPicture::up),
        cancel: handler(&picture, PointedPicture::cancelled),
        leave: handler(&picture, PointedPicture::leave),
        // The boards around this picture listen for tokens that are elements.
        over: handler(&picture, |_, event: PointerEvent| event.stop_propagation()),
        wheel: handler(&picture, PointedPicture::wheel),
        key: handler(&picture, PointedPicture::key),
        zoom: handler(&picture, PointedPicture::zoom),
    }
}

/// Brings an edge that is pointed at by other means than the pointer into the frame.
#[hook]
fn use_follow(picture: &PointedPicture, props: &PictureProps) {
    let picture = picture.clone();
    let edge = props.preview.as_ref().and_then(|preview| preview.mv.handles.first()).map(|handle| handle.n);
    use_effect_with(edge, move |edge| {
        let pointed = picture.track.borrow().hover.is_some() || picture.track.borrow().pressed.is_some();
        let index = picture.graph().and_then(|graph| graph.edges.iter().position(|own| Some(own.n) == *edge));
        let index = index.filter(|_| picture.held && !pointed);
        if let Some(curve) = index.and_then(|index| picture.curves.all.get(index)) {
            let to = picture.frame.showing(picture.placed, curve.middle());
            if to != picture.placed {
                picture.set.set(Some(to));
            }
        }
    });
}

impl PointedPicture {
    fn graph(&self) -> Option<&Graph> {
        self.scene.boards.get(self.index)?.graph()
    }
    /// The place in the frame of a point of the page.
    fn place(&self, x: f64, y: f64) -> (f64, f64) {
        let place = self.root.cast::<Element>().map(|root| root.get_bounding_client_rect());
        place.map_or((x, y), |place| (x - place.left(), y - place.top()))
    }
    fn now(&self) -> PictureTransform {
        self.track.borrow().placed.unwrap_or(self.placed)
    }
    fn put(&self, placed: PictureTransform) {
        self.track.borrow_mut().placed = Some(placed);
        let set = self.set.clone();
        if Glide::wanted(&self.curves) {
            let rested = Callback::from(move |placed| set.set(Some(placed)));
            self.track.borrow_mut().glide.to(&self.root, [self.placed, placed], rested);
        } else {
            set.set(Some(placed));
        }
    }
    /// The edge that the pointer means.
    fn under(&self, event: &PointerEvent) -> Option<PieceId> {
        let at = self.place(event.client_x().into(), event.client_y().into());
        let placed = self.now();
        let index = self.curves.nearest(placed.back(at), NEAR / placed.scale)?;
        let graph = self.graph()?;
        Some(graph.edge(graph.edges.get(index)?.n))
    }
    fn hover(&self, piece: Option<PieceId>) {
        let before = std::mem::replace(&mut self.track.borrow_mut().hover, piece);
        match (before, piece) {
            (before, Some(piece)) if before != Some(piece) => self.on.emit(BoardEvent::Hover(piece)),
            (Some(_), None) => self.on.emit(BoardEvent::Leave),
            _ => {}
        }
    }
    /// Lets go of a press that has become a drag or a pinch.
    fn release(&self) {
        if self.track.borrow_mut().pressed.take().is_some() {
            self.on.emit(BoardEvent::Cancel);
        }
    }

    fn down(&self, event: PointerEvent) {
        if on_button(&event) {
            return;
        }
        event.stop_propagation();
        self.track.borrow_mut().gesture.down(&event);
        let piece =
            self.under(&event).filter(|_| !self.disabled && event.button() == 0 && event.is_primary());
        if let Some(piece) = piece {
            self.track.borrow_mut().pressed = Some(piece);
            self.on.emit(BoardEvent::Press { piece, touch: event.pointer_type() == "touch" });
        }
    }
    fn moved(&self, event: PointerEvent) {
        event.stop_propagation();
        let meaning = self.track.borrow_mut().gesture.moved(&event);
        match meaning {
            Some(Meaning::Drag { by }) => {
                self.release();
                if self.track.borrow().placed.is_some() {
                    self.put(self.frame.held(self.now().moved(by)));
                }
            }
            Some(Meaning::Pinch { factor, at, by }) => {
                self.release();
                let now = self.now().moved(by);
                self.put(self.frame.zoomed(now, 1.0 / factor, self.place(at.0, at.1)));
            }
            None if event.pointer_type() != "touch" && event.buttons() == 0 && !self.disabled => {
                self.hover(if on_button(&event) { None } else { self.under(&event) });
            }
            None => {}
        }
    }
    fn up(&self, event: PointerEvent) {
        event.stop_propagation();
        let tapped = self.track.borrow_mut().gesture.up(&event);
        let pressed = self.track.borrow_mut().pressed.take();
        if let Some(piece) = pressed {
            spent::spend(&event);
            let piece = Some(piece).filter(|piece| tapped && self.under(&event) == Some(*piece));
            self.on.emit(BoardEvent::Release { piece, touch: event.pointer_type() == "touch" });
        }
    }
    fn cancelled(&self, event: PointerEvent) {
        self.track.borrow_mut().gesture.up(&event);
        self.release();
    }
    fn leave(&self, event: PointerEvent) {
        if event.pointer_type() != "touch" {
            self.cancelled(event);
            self.hover(None);
        }
    }
    fn wheel(&self, event: WheelEvent) {
        // The wheel belongs to a page that it scrolls; with Ctrl it is a pinch on a touchpad.
        let page = gloo::utils::document().document_element();
        let scrolls = page.is_some_and(|page| page.scroll_height() > page.client_height());
        let inside =
            self.root.cast::<Element>().is_some_and(|root| root.closest(".embed-board, .thumb") != Ok(None));
        if !event.ctrl_key() && (scrolls || inside) {
            return;
        }
        event.prevent_default();
        let by = within(event.delta_y() / 300.0, -1.0, 1.0);
        let at = self.place(event.client_x().into(), event.client_y().into());
        self.put(self.frame.zoomed(self.now(), (-by).exp(), at));
    }
    fn key(&self, event: KeyboardEvent) {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        match event.key().as_str() {
            "+" | "=" => self.zoom(Some(super::STEP)),
            "-" => self.zoom(Some(1.0 / super::STEP)),
            "0" => self.zoom(None),
            _ => return,
        }
        event.prevent_default();
    }
    /// Round the edge in the middle of the frame, or back to all of it.
    fn zoom(&self, factor: Option<f64>) {
        let Some(factor) = factor else {
            self.track.borrow_mut().glide.end(&self.root);
            self.track.borrow_mut().placed = None;
            return self.set.set(None);
        };
        let at = (self.frame.size.0 / 2.0, self.frame.size.1 / 2.0);
        self.put(self.frame.zoomed(self.now(), factor, at));
    }
}

/// Whether an event belongs to the buttons that enlarge.
fn on_button(event: &PointerEvent) -> bool {
    let at = event.target().and_then(super::super::pieces::element);
    at.is_some_and(|at| at.closest(".zoom").is_ok_and(|found| found.is_some()))
}
