//! The maps page.
mod form;
mod list;
mod picture;
mod state;

use super::{LabLink, frame::Top};
use crate::core::labs::maps::MapsLink;
use crate::show;
use crate::ui::{
    hooks::{use_memo, use_state},
    markup::html,
};
use state::{Hold, Lab};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct MapsLab {
    /// What the address asks for when the page is opened.
    pub link: MapsLink,
}

#[hook]
fn use_maps_lab(props: &MapsLab) -> Html {
    let lab = use_mut_ref(|| Lab::new(&props.link));
    let drawn = use_state(|| ());
    let hold = Hold { lab, redraw: drawn.setter() };
    use_memo((), |()| hold.start());
    let lab = hold.lab.borrow();
    html! { <>
        { show!(Top { link: LabLink::Maps(lab.link()) }) }
        <main class="lab mpl">
            { form::side(&hold, &lab) }
            <div class="main">{ picture::card(&hold, &lab) }{ list::card(&hold, &lab) }</div>
        </main>
    </> }
}

crate::view!(MapsLab, use_maps_lab);
