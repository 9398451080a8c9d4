//! Text that a class reads from far away: the largest size at which all of it is in sight.
use super::{further::watch, popover, reveal::reveal_in_row};
use std::{cell::RefCell, rc::Rc};
use web_sys::Element;
use yew::prelude::*;

/// The attribute that tells the style sheet how large a panel's text is.
const SIZE: &str = "data-size";
/// The sizes that are tried: first in percent of the usual letters, then, with lines closer together, in percent of the
/// smallest letters that a room can read.
const SIZES: [&str; 7] = ["150", "130", "115", "100", "close 130", "close 115", "close"];

/// A size, and the subject and the room for which it was chosen. Only with another subject or another room may text
/// become larger again; otherwise it only shrinks, so that it does not jump while somebody points at moves.
#[derive(Clone, PartialEq)]
struct ChosenSize<T> {
    told: T,
    room: (i32, i32),
    size: usize,
}

/// A panel with the largest text at which all of it is in sight, if `wanted`; `told` identifies what the panel is
/// about.
#[hook]
pub fn use_sized<T: Clone + PartialEq + 'static>(wanted: bool, told: T) -> NodeRef {
    let panel = use_node_ref();
    let latest = use_mut_ref(|| told.clone());
    latest.replace(told);
    use_effect_with((panel.clone(), wanted), move |(panel, wanted)| {
        let chosen: Rc<RefCell<Option<ChosenSize<T>>>> = Rc::default();
        let stop = panel.cast::<Element>().filter(|_| *wanted).map(|panel| {
            watch(panel.clone(), move |_| {
                let (told, room) = (latest.borrow().clone(), (panel.client_width(), panel.client_height()));
                let before = chosen.take().filter(|before| before.told == told && before.room == room);
                let size = largest(&panel, before.as_ref().map_or(0, |before| before.size));
                // In letters of another size the chosen tab has another place.
                if before.is_none_or(|before| before.size != size) {
                    popover::all(panel.query_selector_all(".tabs [aria-selected=true]"))
                        .iter()
                        .for_each(reveal_in_row);
                }
                chosen.replace(Some(ChosenSize { told, room, size }));
            })
        });
        move || stop.into_iter().for_each(|stop| stop())
    });
    panel
}

/// Sets the first size from `from` on at which the panel is seen whole, or else the last; returns its index.
fn largest(panel: &Element, from: usize) -> usize {
    let set = |size: usize| {
        // The panel is observed, and each change would be reported again.
        if panel.get_attribute(SIZE).as_deref() != Some(SIZES[size]) {
            // Fails only for an invalid attribute name.
            let _ = panel.set_attribute(SIZE, SIZES[size]);
        }
    };
    let last = SIZES.len() - 1;
    let fits = |size: &usize| {
        set(*size);
        whole(panel)
    };
    (from..last).find(fits).unwrap_or_else(|| {
        set(last);
        last
    })
}

/// Whether a panel, and whatever scrolls inside it, is seen whole. Of tables only the width counts: letters that reach
/// below their line make them seem higher than they are.
fn whole(panel: &Element) -> bool {
    let wide = |it: &Element| it.scroll_width() <= it.client_width() + 1;
    let high = |it: &Element| it.scroll_height() <= it.client_height() + 1;
    let all = |selector: &str, seen: &dyn Fn(&Element) -> bool| {
        popover::all(panel.query_selector_all(selector)).iter().all(|it| seen(it))
    };
    let whole = |it: &Element| wide(it) && high(it);
    whole(panel) && all(".presenter-why .scroll", &wide) && all(".step, .step-said", &whole)
}
