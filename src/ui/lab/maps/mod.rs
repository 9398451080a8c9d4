//! The maps page.
mod form;
mod list;
mod picture;
mod state;

use super::frame::{LabPage, Top};
use crate::games::{is_ready, ready};
use crate::labs::Values;
use crate::ui::lazy::{Fetched, use_fetched};
use state::{Hold, Lab};
use yew::prelude::*;

/// Where it is, and what it is called.
pub const PAGE: LabPage = LabPage { path: "lab/maps", name: "Maps", title: "Maps" };

#[derive(Properties, PartialEq)]
pub struct MapsLabProps {
    /// What the address asks for when the page is opened.
    pub link: Values,
    /// All pages of the lab.
    pub labs: &'static [LabPage],
}

#[component]
pub fn MapsLab(props: &MapsLabProps) -> Html {
    let lab = use_mut_ref(|| Lab::new(&props.link));
    let drawn = use_state(|| ());
    let hold = Hold { lab, redraw: drawn.setter() };
    let game = hold.lab.borrow().game.trim().to_string();
    // Each game brings rules of its own.
    let rules = use_fetched(game.clone(), is_ready(&game), {
        let game = game.clone();
        move || Box::pin(async move { ready(&game).await })
    });
    use_memo((game, matches!(rules, Fetched::Here)), |_| hold.start());
    {
        let hold = hold.clone();
        use_effect_with((), move |()| move || hold.end());
    }
    let lab = hold.lab.borrow();
    html! { <>
        <Top page={PAGE} link={lab.link().to_string()} labs={props.labs} />
        <main class="lab maps-lab">
            { form::side(&hold, &lab, rules) }
            <div class="main">{ picture::card(&hold, &lab) }{ list::card(&hold, &lab) }</div>
        </main>
    </> }
}
