//! A cue at the foot of a panel that goes on below what is seen.
use crate::ui::{after_paint::after_paint, icons::icon};
use gloo::events::EventListener;
use std::{cell::Cell, rc::Rc};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, EventTarget, MutationObserver, MutationObserverInit, ResizeObserver};
use yew::prelude::*;

/// So few pixels below the foot count as nothing hidden.
const LITTLE: i32 = 12;

#[derive(Properties, PartialEq)]
pub struct FurtherProps {
    /// The element that scrolls; the cue stands in it.
    pub panel: NodeRef,
}

/// "More below", until the reader has scrolled there; a press on the cue scrolls, too. Screen readers need no cue.
#[component]
pub fn Further(props: &FurtherProps) -> Html {
    let more = use_state_eq(|| false);
    {
        let more = more.setter();
        use_effect_with(props.panel.clone(), move |panel| {
            let stop = panel.cast::<Element>().map(|panel| watch(panel, move |hides| more.set(hides)));
            move || stop.into_iter().for_each(|stop| stop())
        });
    }
    if !*more {
        return Html::default();
    }
    let panel = props.panel.clone();
    // The last lines that were seen stay in sight.
    let onclick = move |_: MouseEvent| {
        if let Some(panel) = panel.cast::<Element>() {
            panel.set_scroll_top(panel.scroll_top() + panel.client_height() * 4 / 5);
        }
    };
    html! { <div class="further" aria-hidden="true"><span {onclick}>{ "More below" }{ icon("down") }</span></div> }
}

/// Calls `tell` now, and whenever it may change, with whether something lies below the foot; call the returned function
/// to stop.
pub fn watch(panel: Element, tell: impl Fn(bool) + 'static) -> impl FnOnce() {
    // Measured once for all changes together, after they are painted: measured before, it would cost a layout of its
    // own.
    let look = {
        let (panel, tell, asked) = (panel.clone(), Rc::new(tell), Rc::new(Cell::new(false)));
        move || {
            if asked.replace(true) {
                return;
            }
            let (panel, tell, asked) = (panel.clone(), tell.clone(), asked.clone());
            after_paint(move || {
                asked.set(false);
                tell(panel.scroll_height() - panel.client_height() - panel.scroll_top() > LITTLE);
            });
        }
    };
    let look = Closure::<dyn Fn()>::new(look);
    let function: &js_sys::Function = look.as_ref().unchecked_ref();
    let function = function.clone();
    let call = move || drop(function.call0(&wasm_bindgen::JsValue::NULL));
    call();
    let on = |target: &EventTarget, kind: &'static str| {
        let call = call.clone();
        EventListener::new(target, kind, move |_| call())
    };
    let listener = on(&panel, "scroll");
    // Changes of the window, or of the page around the panel, which may have hidden it.
    let room = ResizeObserver::new(look.as_ref().unchecked_ref()).ok();
    room.iter().for_each(|room| room.observe(&panel));
    let observer = MutationObserver::new(look.as_ref().unchecked_ref()).ok();
    let what = MutationObserverInit::new();
    what.set_child_list(true);
    what.set_subtree(true);
    what.set_character_data(true);
    // Choosing another part of the analysis changes only an attribute.
    what.set_attributes(true);
    // Fails for no element of the page.
    let _ = observer.as_ref().map(|observer| observer.observe_with_options(&panel, &what));
    move || {
        observer.inspect(MutationObserver::disconnect);
        room.inspect(ResizeObserver::disconnect);
        drop((listener, look));
    }
}
