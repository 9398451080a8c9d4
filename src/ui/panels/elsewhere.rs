//! Where else the position can be looked at: the list comes when somebody asks for it.
use super::beside::SideBySide;
use crate::core::{Analysis, Convention, MoveView};
use crate::games::Link;
use crate::labs::{Destination, RelatedPlace, ways};
use crate::ui::{
    lazy::{Draw, lazy_part},
    model::{GameRef, Preview},
    reveal::reveal,
    route::{self, Page},
};
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

crate::parts! {
    pub static ELSEWHERE in elsewhere: Draw<ElsewhereProps> = |props| html! { <List ..(*props).clone() /> };
}

#[derive(Properties, PartialEq, Clone)]
pub struct ElsewhereProps {
    pub game: GameRef,
    pub analysis: Rc<Analysis>,
    #[prop_or_default]
    pub preview: Option<Rc<Preview>>,
    pub on_preview: Callback<Option<MoveView>>,
    pub on_play: Callback<MoveView>,
}

/// The button that opens the list, and the list.
#[component]
pub fn Elsewhere(props: &ElsewhereProps) -> Html {
    let open = use_state(|| false);
    let place = use_node_ref();
    {
        let place = place.clone();
        use_effect_with(*open, move |open| place.cast::<Element>().filter(|_| *open).iter().for_each(reveal));
    }
    let onclick = {
        let open = open.clone();
        move |_: MouseEvent| open.set(!*open)
    };
    html! {
        <section ref={place} class="sec elsewhere besides">
            <div class="headed"><h2 class="heading">{ "This position elsewhere" }</h2>
                <button type="button" class="btn" aria-expanded={open.to_string()} {onclick}>{ if *open { "Hide" } else { "Labs and games like it" } }</button></div>
            if *open { { lazy_part(&ELSEWHERE, props.clone()) } }
        </section>
    }
}

#[component]
fn List(props: &ElsewhereProps) -> Html {
    let ElsewhereProps { game, analysis, .. } = props;
    let about = (game.clone(), analysis.clone());
    let found = use_memo(about, |(game, analysis)| ways(&game.0, &analysis.parts, analysis.convention));
    let way = |way: &RelatedPlace| {
        let href = match &way.to {
            Destination::Lab(lab, query) => format!("#/lab/{lab}?{query}"),
            Destination::Game(notation) => {
                let convention = props.analysis.convention;
                let link = Link { analysis: Some("full".into()), convention, ..Link::new(notation) };
                route::hash(Page::Play, &link)
            }
        };
        html! { <li><a {href}>{ way.name }</a><span class="dim">{ way.about.clone() }</span></li> }
    };
    // Equal values mean equivalent positions only in normal play.
    let valued = analysis.convention == Convention::Normal;
    html! { <>
        if valued { <SideBySide game={game.clone()} parts={analysis.parts.clone()} preview={props.preview.clone()} on_preview={props.on_preview.clone()} on_play={props.on_play.clone()} /> }
        <ul class="ways">{ for found.iter().map(way) }</ul>
    </> }
}
