//! The pages of a lab that is shown to a class. What does not fit the window stands in further columns of the same
//! height, laid out by the style sheet; they are turned like pages.
use crate::ui::{icons::icon, keyfocus};
use gloo::{
    events::{EventListener, EventListenerOptions},
    timers::callback::Interval,
};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};
use yew::prelude::*;

/// Between two columns, in pixels, as in the style sheet.
const GAP: i32 = 14;
/// Milliseconds between two looks at how many columns there are: results come whenever they have been found.
const LOOK: u32 = 400;

/// Shows this page. At the last one the button that led there can no longer be pressed, but the other can.
fn turn_to(at: i32) {
    Place::show(at);
    keyfocus::return_to(".turning .btn:enabled");
}

/// What stands in columns.
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

    /// Of columns of a width, all of them together so wide, moved to the left by so much.
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
    /// The column after one of the two keys; none where it leads nowhere.
    fn after(self, key: &str) -> Option<i32> {
        let to = match key {
            "PageDown" => self.at + 1,
            "PageUp" => self.at - 1,
            _ => return None,
        };
        (0..self.count).contains(&to).then_some(to)
    }
}

/// The buttons that turn the pages of a lab, where it is presented and has several; the keys are PageUp and PageDown.
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
                    // Columns that have another width now, as beside the panel, are seen whole.
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
                // What has the focus brings its own page into view, and that as a whole.
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
