//! Text that a class reads from far away: as large as leaves all of it in sight.
use super::{further::watch, popover, reveal::reveal_in_row};
use std::{cell::RefCell, rc::Rc};
use web_sys::Element;
use yew::prelude::*;

/// The attribute of a panel by which the style sheet knows how large its text is.
const SIZE: &str = "data-size";
/// The sizes that are tried, in percent of letters as they are, then with lines that stand closer in percent of the smallest
/// letters that a room can read.
const SIZES: [&str; 7] = ["150", "130", "115", "100", "close 130", "close 115", "close"];

/// What the size was chosen for: it may be larger again once something else is told, or where there is other room. In between
/// text only becomes smaller, so that it does not jump while one points at moves.
#[derive(Clone, PartialEq)]
struct Chosen<T> {
    told: T,
    room: (i32, i32),
    size: usize,
}

/// A panel that has the largest text with which all of it is in sight, as long as that is `wanted`; `told` says what the panel
/// is about.
#[hook]
pub fn use_sized<T: Clone + PartialEq + 'static>(wanted: bool, told: T) -> NodeRef {
    let panel = use_node_ref();
    let latest = use_mut_ref(|| told.clone());
    latest.replace(told);
    use_effect_with((panel.clone(), wanted), move |(panel, wanted)| {
        let chosen: Rc<RefCell<Option<Chosen<T>>>> = Rc::default();
        let stop = panel.cast::<Element>().filter(|_| *wanted).map(|panel| {
            watch(panel.clone(), move |_| {
                let (told, room) = (latest.borrow().clone(), (panel.client_width(), panel.client_height()));
                let before = chosen.take().filter(|before| before.told == told && before.room == room);
                let size = largest(&panel, before.as_ref().map_or(0, |before| before.size));
                // In letters of another size the chosen tab is elsewhere.
                if before.is_none_or(|before| before.size != size) {
                    popover::all(panel.query_selector_all(".tabs [aria-selected=true]"))
                        .iter()
                        .for_each(reveal_in_row);
                }
                chosen.replace(Some(Chosen { told, room, size }));
            })
        });
        move || stop.into_iter().for_each(|stop| stop())
    });
    panel
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
        whole(panel)
    };
    (from..last).find(fits).unwrap_or_else(|| {
        set(last);
        last
    })
}

/// Whether a panel is seen whole, with what scrolls in it: tables only sideways, where letters that reach below their line are
/// no more of them to see.
fn whole(panel: &Element) -> bool {
    let wide = |it: &Element| it.scroll_width() <= it.client_width() + 1;
    let high = |it: &Element| it.scroll_height() <= it.client_height() + 1;
    let all = |selector: &str, seen: &dyn Fn(&Element) -> bool| {
        popover::all(panel.query_selector_all(selector)).iter().all(|it| seen(it))
    };
    let whole = |it: &Element| wide(it) && high(it);
    whole(panel) && all(".presenter-why .scroll", &wide) && all(".step, .step-said", &whole)
}
