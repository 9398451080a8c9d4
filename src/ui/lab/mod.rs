//! The sequence lab, and beside it the nimber lab.
mod drawing;
mod form;
mod head;
pub mod nimbers;
mod plot;
mod save;
mod share;
mod state;
mod tables;

use crate::core::labs::SequenceLink;
use crate::show;
use crate::ui::{
    bar::lab_bar,
    gesture::Gesture,
    hooks::{use_effect_with, use_memo, use_state},
    markup::html,
    route,
    toast::{Toast, Toasts},
};
use state::{Hold, Lab};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{HtmlElement, ResizeObserver};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct SequenceLab {
    /// What the address asks for when the lab is opened.
    pub link: SequenceLink,
}

#[hook]
fn use_sequence_lab(props: &SequenceLab) -> Html {
    let lab = use_mut_ref(|| Lab::new(&props.link));
    let drawn = use_state(|| ());
    let gesture = use_mut_ref(Gesture::default);
    let place = use_node_ref();
    let hold = Hold { lab, redraw: drawn.setter() };
    // The first values before anything is drawn.
    use_memo((), |()| hold.start(true));
    {
        let (hold, place) = (hold.clone(), place.clone());
        use_effect_with((), move |()| measure(&hold, &place));
    }
    let lab = hold.lab.borrow();
    let share = {
        let hold = hold.clone();
        Callback::from(move |()| hold.change(&|lab| lab.sharing = true))
    };
    let on_done = {
        let hold = hold.clone();
        Callback::from(move |()| hold.change(&|lab| lab.toast = None))
    };
    html! { <>
        { lab_bar(share) }
        <main class="lab">
            { form::side(&hold) }
            <div class="main">
                { head::head(&hold) }
                { plot::plots(&hold, &gesture, &place) }
                <div class="tbls">{ tables::values(&hold) }<section class="card" aria-label="Exceptions and export">{ tables::exceptions(&hold) }{ save::buttons(&hold) }</section></div>
                <div class="more">{ tables::certificate(&lab) }{ tables::frequencies(&hold) }{ tables::zeros(&hold) }</div>
            </div>
        </main>
        if lab.sharing { { dialog(&hold, &lab) } }
        { show!(Toasts { toast: lab.toast.clone(), on_done }) }
    </> }
}

crate::view!(SequenceLab, use_sequence_lab);

fn dialog(hold: &Hold, lab: &Lab) -> Html {
    let on_toast = {
        let hold = hold.clone();
        Callback::from(move |toast: Toast| hold.change(&|lab| lab.toast = Some(toast.clone())))
    };
    let on_close = {
        let hold = hold.clone();
        Callback::from(move |()| hold.change(&|lab| lab.sharing = false))
    };
    share::dialog(&route::sequence_hash(&lab.link()), on_toast, on_close)
}

/// Links to the labs, this one being marked, at the head of each.
fn labs(here: &'static str) -> Html {
    let link = |href: &'static str, name: &'static str| {
        html! { <a {href} aria-current={(name == here).then_some("page")}>{ name }</a> }
    };
    html! { <nav class="labs" aria-label="Laboratories">{ link("#/lab/sequence", "Sequences") }{ link("#/lab/nimbers", "Nimbers") }</nav> }
}

/// Follows the size of the place for the plots.
fn measure(hold: &Hold, place: &NodeRef) -> impl FnOnce() + use<> {
    let (hold, node) = (hold.clone(), place.clone());
    let changed = Closure::<dyn Fn()>::new(move || {
        let Some(element) = node.cast::<HtmlElement>() else { return };
        let many = hold.lab.borrow().tracks.len().max(1);
        let size = (f64::from(element.client_width()), f64::from(element.client_height() / many as i32));
        let known = hold.lab.borrow().size;
        if size != known && size.0 > 0.0 && size.1 > 0.0 {
            hold.change(&|lab| lab.size = size);
        }
    });
    let observer = ResizeObserver::new(changed.as_ref().unchecked_ref()).ok();
    if let (Some(observer), Some(element)) = (&observer, place.cast::<HtmlElement>()) {
        observer.observe(&element);
    }
    move || {
        observer.inspect(ResizeObserver::disconnect);
        drop(changed);
    }
}
