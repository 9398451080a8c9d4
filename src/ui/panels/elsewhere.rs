//! Where else the position can be looked at: the list comes when somebody asks for it.
use crate::core::Analysis;
use crate::games::Link;
use crate::labs::{To, ways};
use crate::ui::{
    lazy::{Draw, away},
    model::GameRef,
    route::{self, Page},
};
use std::rc::Rc;
use yew::prelude::*;

crate::parts! {
    pub static ELSEWHERE in elsewhere: Draw<ElsewhereProps> = |props| list(&props);
}

#[derive(Properties, PartialEq, Clone)]
pub struct ElsewhereProps {
    pub game: GameRef,
    pub analysis: Rc<Analysis>,
}

/// The button that opens the list, and the list.
#[component]
pub fn Elsewhere(props: &ElsewhereProps) -> Html {
    let open = use_state(|| false);
    let onclick = {
        let open = open.clone();
        move |_: MouseEvent| open.set(!*open)
    };
    html! {
        <section class="sec elsewhere besides">
            <div class="headed"><h2 class="hd">{ "Elsewhere" }</h2>
                <button type="button" class="btn" aria-expanded={open.to_string()} {onclick}>{ if *open { "Hide" } else { "Labs and twins" } }</button></div>
            if *open { { away(&ELSEWHERE, props.clone()) } }
        </section>
    }
}

fn list(ElsewhereProps { game, analysis }: &ElsewhereProps) -> Html {
    let ways = ways(&**game, &analysis.parts).into_iter().map(|way| {
        let href = match way.to {
            To::Lab(lab, query) => format!("#/lab/{lab}?{query}"),
            To::Game(notation) => {
                let link = Link { analysis: Some("full".into()), ..Link::new(notation) };
                route::hash(Page::Play, &link)
            }
        };
        html! { <li><a {href}>{ way.name }</a><span class="dim">{ way.about }</span></li> }
    });
    html! { <ul class="ways">{ for ways }</ul> }
}
