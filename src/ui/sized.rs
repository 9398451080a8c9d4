//! Text that a class reads from far away: as large as leaves all of it in sight.
use super::further::watch;
use std::{cell::RefCell, rc::Rc};
use web_sys::Element;
use yew::prelude::*;

/// The attribute of a panel by which the style sheet knows how large its text is.
const SIZE: &str = "data-size";
/// The sizes that are tried, in percent, the largest first; the last has its lines closer and small letters.
const SIZES: [&str; 5] = ["150", "130", "115", "100", "close"];

/// What the size was chosen for: it may be larger again once something else is told, or where there is other room. In between
/// text only becomes smaller, so that it does not jump while one points at moves.
#[derive(Clone, PartialEq)]
struct Chosen<T> {
    told: T,
    room: (i32, i32),
    size: usize,
}

/// Gives a panel the largest size of text with which nothing lies below its foot; `told` says what it is about.
#[hook]
pub fn use_sized<T: Clone + PartialEq + 'static>(panel: &NodeRef, told: T) {
    let latest = use_mut_ref(|| told.clone());
    latest.replace(told);
    use_effect_with(panel.clone(), move |panel| {
        let chosen: Rc<RefCell<Option<Chosen<T>>>> = Rc::default();
        let stop = panel.cast::<Element>().map(|panel| {
            watch(panel.clone(), move |_| {
                let (told, room) = (latest.borrow().clone(), (panel.client_width(), panel.client_height()));
                let before = chosen.take().filter(|before| before.told == told && before.room == room);
                let size = largest(&panel, before.map_or(0, |before| before.size));
                chosen.replace(Some(Chosen { told, room, size }));
            })
        });
        move || stop.into_iter().for_each(|stop| stop())
    });
}

/// Sets the largest size from this one on in which a panel is seen whole, or else the last; its place among all.
fn largest(panel: &Element, from: usize) -> usize {
    let set = |size: usize| {
        // What is watched calls again for each change.
        if panel.get_attribute(SIZE).as_deref() != Some(SIZES[size]) {
            // Fails only for names that are none.
            let _ = panel.set_attribute(SIZE, SIZES[size]);
        }
    };
    let last = SIZES.len() - 1;
    let fits = |size: &usize| {
        set(*size);
        panel.scroll_height() <= panel.client_height() && whole(panel)
    };
    (from..last).find(fits).unwrap_or_else(|| {
        set(last);
        last
    })
}

/// Whether nothing in a panel is wider than its place.
fn whole(panel: &Element) -> bool {
    let Ok(scrolling) = panel.query_selector_all(".presenter-why .scroll") else { return true };
    let boxes = (0..scrolling.length()).filter_map(|at| scrolling.get(at));
    let mut boxes = boxes.filter_map(|found| wasm_bindgen::JsCast::dyn_into::<Element>(found).ok());
    panel.scroll_width() <= panel.client_width() && boxes.all(|it| it.scroll_width() <= it.client_width() + 1)
}
