//! The evolution lab.
mod act;
mod any;
mod born;
mod canvas;
mod games;
mod geometry;
mod motion;
mod moving;
mod overlay;
mod paint;
mod pictures;
mod piles;
mod raster;
mod save;
mod search;
mod side;
mod slider;
mod state;

use super::frame::{LabPage, Top};
use crate::labs::{Values, evolution::Part};
use crate::ui::{gesture::Gesture, pixels::keep_painted};
use canvas::Painter;
use state::{Hold, Lab};
use std::{cell::RefCell, rc::Rc};
use yew::prelude::*;

/// Where it is, and what it is called.
pub const PAGE: LabPage = LabPage { path: "lab/evolution", name: "Evolution", title: "Evolution lab" };

#[derive(Properties, PartialEq)]
pub struct EvolutionLabProps {
    /// What the address asks for when the lab is opened.
    pub link: Values,
    /// All pages of the lab.
    pub labs: &'static [LabPage],
}

#[component]
pub fn EvolutionLab(props: &EvolutionLabProps) -> Html {
    let lab = use_mut_ref(|| Lab::new(&props.link));
    let drawn = use_state(|| ());
    let gesture = use_mut_ref(Gesture::default);
    let painter = use_mut_ref(Painter::default);
    let places = [use_node_ref(), use_node_ref()];
    let hold = Hold { lab, redraw: drawn.setter() };
    let (part, look) = (hold.lab.borrow().part, hold.lab.borrow().look());
    {
        // The colours are read now and with each theme; the canvases are new when their part is opened again.
        let (hold, painter, places) = (hold.clone(), painter.clone(), places.clone());
        use_effect_with(part, move |_| keep_painted(move || paint(&hold, &painter, &places, true)));
    }
    {
        let (hold, painter, places) = (hold.clone(), painter.clone(), places.clone());
        use_effect_with(look, move |_| paint(&hold, &painter, &places, false));
    }
    {
        let hold = hold.clone();
        use_effect_with((), move |()| {
            if hold.lab.borrow().part == Part::Game {
                search::start(&hold);
            }
        });
    }
    let lab = hold.lab.borrow();
    let main = match lab.part {
        Part::Three => {
            html! { <>{ pictures::pictures(&hold, &gesture, &places) }{ slider::generations(&hold) }</> }
        }
        Part::Piles => piles::cards(&hold, &lab),
        Part::Game => games::cards(&hold, &lab),
    };
    html! { <>
        <Top page={PAGE} link={lab.link().to_string()} labs={props.labs} />
        <main class="lab evolution-lab">
            { side::side(&hold) }
            <div class="main">{ main }</div>
            <span class="sr" role="status">{ lab.spoken.clone() }</span>
        </main>
    </> }
}

fn paint(hold: &Hold, painter: &Rc<RefCell<Painter>>, places: &[NodeRef; 2], anew: bool) {
    let lab = hold.lab.borrow();
    if lab.part == Part::Three {
        let canvases = places.each_ref().map(|place| place.cast());
        painter.borrow_mut().paint(canvases, &lab.growth, &lab.look(), anew);
    }
}
