//! The sequence lab.
mod drawing;
mod form;
mod head;
mod plot;
mod save;
mod state;
mod tables;

use super::frame::{LabPage, Top};
use crate::labs::Values;
use crate::ui::gesture::Gesture;
use state::{Hold, Lab};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{HtmlElement, ResizeObserver};
use yew::prelude::*;

/// Where the sequence lab is, and what it is called.
pub const PAGE: LabPage = LabPage { path: "lab/sequence", name: "Sequences", title: "Sequence lab" };

#[derive(Properties, PartialEq)]
pub struct SequenceLabProps {
    /// What the address asks for when the lab is opened.
    pub link: Values,
    /// All pages of the lab.
    pub labs: &'static [LabPage],
}

#[component]
pub fn SequenceLab(props: &SequenceLabProps) -> Html {
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
    {
        let hold = hold.clone();
        use_effect_with((), move |()| move || hold.end());
    }
    let lab = hold.lab.borrow();
    html! { <>
        <Top page={PAGE} link={lab.link().to_string()} labs={props.labs} />
        <main class="lab">
            { form::side(&hold) }
            <div class="main">
                { head::head(&hold) }
                { plot::plots(&hold, &gesture, &place) }
                <div class="value-tables">{ tables::values(&hold) }<section class="card" aria-label="Exceptions and export">{ tables::exceptions(&hold) }{ save::buttons(&hold) }</section></div>
                <div class="more">{ tables::certificate(&lab) }{ tables::frequencies(&hold) }{ tables::zeros(&hold) }</div>
            </div>
        </main>
    </> }
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
