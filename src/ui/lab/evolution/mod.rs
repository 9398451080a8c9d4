//! The evolution lab.
mod act;
mod any;
mod born;
mod canvas;
mod four;
mod games;
mod geometry;
mod grown;
mod home;
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
mod timers;

use super::{
    form::Form,
    frame::{LabFrame, LabPage, LabProps},
    hold::use_hold,
};
use crate::labs::evolution::{EXAMPLES, FIGURES, Subject};
use crate::ui::{gesture::Gesture, pixels::keep_painted};
use act::EvolutionAction;
use canvas::Painter;
use state::{Hold, Lab};
use std::{cell::RefCell, rc::Rc};
use yew::prelude::*;

/// The path, names and purpose of the evolution lab.
pub const PAGE: LabPage = LabPage {
    path: "lab/evolution",
    name: "Evolution",
    title: "Evolution lab",
    about: "What shape do the P-positions of Nim form as they grow?",
};

#[component]
pub fn EvolutionLab(props: &LabProps) -> Html {
    let hold = use_hold(|| Lab::new(&props.link));
    let gesture = use_mut_ref(Gesture::default);
    let painter = use_mut_ref(Painter::default);
    let places = [use_node_ref(), use_node_ref()];
    let (subject, look) = (hold.lab.borrow().subject, hold.lab.borrow().look());
    {
        // Colours are read at first and at each change of theme; the canvases are new whenever their subject is chosen
        // again.
        let (hold, painter, places) = (hold.clone(), painter.clone(), places.clone());
        use_effect_with(subject, move |_| keep_painted(move || paint(&hold, &painter, &places, true)));
    }
    {
        let (hold, painter, places) = (hold.clone(), painter.clone(), places.clone());
        use_effect_with(look, move |_| paint(&hold, &painter, &places, false));
    }
    {
        let hold = hold.clone();
        use_effect_with((), move |()| {
            if hold.lab.borrow().subject == Subject::Game {
                search::start(&hold);
            }
        });
    }
    let lab = hold.lab.borrow();
    let main = match lab.subject {
        Subject::Three => {
            html! { <>{ pictures::pictures(&hold, &gesture, &places) }{ slider::generations(&hold) }</> }
        }
        Subject::Piles => piles::cards(&hold, &lab),
        Subject::Game => games::cards(&hold, &lab),
    };
    let form = Form { id: "evo", values: lab.link(), on: hold.on(side::set) };
    let own = vec![
        ("q", Some(piles::piles_field(&hold, &lab))),
        ("a", Some(games::position_field(&hold, &lab))),
        ("p", Some(side::pile_fields(&hold, &lab))),
        ("n", None),
        ("c", None),
        ("b", None),
    ];
    let (about, examples, more) = match lab.subject {
        Subject::Three => (None, FIGURES, side::walk_and_family(&hold, &lab)),
        Subject::Piles => {
            (Some("Which P-positions lie next to a P-position of Nim?"), &[][..], piles::explanation(&lab))
        }
        Subject::Game => {
            (Some("After how many moves is a P-position of any game won?"), EXAMPLES, games::explanation())
        }
    };
    html! {
        <LabFrame page={PAGE} labs={props.labs} class="evolution-lab" {about} {own} {examples} {more}
            on_example={hold.on(|hold, example: &'static str| EvolutionAction::Try(example).run(hold))} spoken={lab.spoken.clone()} {form}>
            { main }
        </LabFrame>
    }
}

fn paint(hold: &Hold, painter: &Rc<RefCell<Painter>>, places: &[NodeRef; 2], anew: bool) {
    let lab = hold.lab.borrow();
    if lab.subject == Subject::Three {
        let canvases = places.each_ref().map(|place| place.cast());
        painter.borrow_mut().paint(canvases, &lab.growth, &lab.look(), anew);
    }
}
