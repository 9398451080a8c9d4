//! The pages of a lab that is shown to a class. The style sheet lays out what does not fit the window in further
//! columns of the same height, which are turned like pages.
use crate::ui::{icons::icon, keyfocus};
use gloo::{
    events::{EventListener, EventListenerOptions},
    timers::callback::Interval,
};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// The gap between two columns, in pixels, as in the style sheet.
const GAP: i32 = 14;
/// Milliseconds between two counts of the columns: results may arrive at any time.
const LOOK: u32 = 400;

/// Shows this column. On the last column the button that led there is disabled, so the focus moves to the other one.
fn turn_to(at: i32) {
    Place::show(at);
    keyfocus::return_to(".turning .btn:enabled");
}

/// The element that is laid out in columns.
fn columns() -> Option<Element> {
    gloo::utils::document().query_selector(".lab > .main").ok()?
}

/// Which column is shown, from 0, and how many there are.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Place {
    at: i32,
    count: i32,
}

impl Place {
    const ONLY: Self = Self { at: 0, count: 1 };

    /// The place within columns of this width, whose total width is `all`, scrolled by `left`, all in pixels.
    fn of(width: i32, all: i32, left: i32) -> Self {
        let step = (width + GAP).max(1);
        let count = ((all + GAP + step / 2) / step).max(1);
        Self { at: ((left + step / 2) / step).clamp(0, count - 1), count }
    }
    fn now() -> Self {
        columns()
            .map_or(Self::ONLY, |main| Self::of(main.client_width(), main.scroll_width(), main.scroll_left()))
    }
    fn show(at: i32) {
        if let Some(main) = columns() {
            main.set_scroll_left(at * (main.client_width() + GAP));
        }
    }
    /// The column after PageUp or PageDown; none where there is no such column, and for other keys.
    fn after(self, key: &str) -> Option<i32> {
        let to = match key {
            "PageDown" => self.at + 1,
            "PageUp" => self.at - 1,
            _ => return None,
        };
        (0..self.count).contains(&to).then_some(to)
    }
}

/// The buttons that turn the pages of a presented lab, if it has several; the keys are PageUp and PageDown.
#[hook]
pub fn use_turning(presented: bool) -> Html {
    let place = use_state_eq(|| Place::ONLY);
    {
        let place = place.setter();
        use_effect_with(presented, move |presented| {
            let look = {
                let place = place.clone();
                move || {
                    let now = Place::now();
                    // The width of columns changes with the panel: align to a whole column again.
                    Place::show(now.at);
                    place.set(now);
                }
            };
            let listening = presented.then(|| {
                let document = gloo::utils::document();
                let keys = {
                    let look = look.clone();
                    let options = EventListenerOptions::enable_prevent_default();
                    EventListener::new_with_options(&document, "keydown", options, move |event| {
                        let key =
                            event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key).unwrap_or_default();
                        if let Some(to) = Place::now().after(&key) {
                            event.prevent_default();
                            turn_to(to);
                            look();
                        }
                    })
                };
                // Focusing an element scrolls to it: align to the whole column.
                let focus = EventListener::new(&document, "focusin", |_| Place::show(Place::now().at));
                (keys, focus, Interval::new(LOOK, look))
            });
            if !presented {
                Place::show(0);
                place.set(Place::ONLY);
            }
            move || drop(listening)
        });
    }
    let Place { at, count } = *place;
    if !presented || count < 2 {
        return Html::default();
    }
    let turn = |name: &'static str, label: &'static str, keys: &'static str| {
        let place = place.setter();
        let to = Place { at, count }.after(keys);
        let onclick = move |_: MouseEvent| {
            to.iter().for_each(|to| turn_to(*to));
            place.set(Place::now());
        };
        html! { <button class="btn icon" aria-label={label} title={label} aria-keyshortcuts={keys} disabled={to.is_none()} {onclick}>{ icon(name) }</button> }
    };
    html! { <div class="line turning" role="group" aria-label="Pages of the lab">
        { turn("back", "Previous page", "PageUp") }
        <span aria-live="polite">{ format!("{} of {count}", at + 1) }</span>
        { turn("forward", "Next page", "PageDown") }
    </div> }
}

#[cfg(test)]
mod tests {
    use super::Place;

    #[test]
    fn columns_are_counted_and_turned() {
        assert_eq!(Place::of(1116, 1116, 0), Place::ONLY);
        assert_eq!(Place::of(1116, 2245, 0), Place { at: 0, count: 2 });
        assert_eq!(Place::of(1116, 3375, 1130), Place { at: 1, count: 3 });
        assert_eq!(Place::of(1116, 3375, 2259), Place { at: 2, count: 3 });
        assert_eq!(Place::of(0, 0, 0), Place::ONLY);
        let middle = Place { at: 1, count: 3 };
        assert_eq!(
            [middle.after("PageDown"), middle.after("PageUp"), middle.after("x")],
            [Some(2), Some(0), None]
        );
        assert_eq!(Place { at: 2, count: 3 }.after("PageDown"), None);
        assert_eq!(Place::ONLY.after("PageUp"), None);
    }
}
