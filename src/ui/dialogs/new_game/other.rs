//! Another game of the library, at its start position.
use super::listed::Listed;
use crate::core::Brief;
use crate::games::{open, ready};
use crate::ui::boards;
use crate::ui::lazy::{Fetched, use_fetched, waiting};
use crate::ui::model::GameRef;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct OtherProps {
    pub on_position: Callback<Option<GameRef>>,
}

/// The games of the library; offers the start position of the one that is picked.
#[component]
pub fn Other(props: &OtherProps) -> Html {
    let picked = use_state(|| None::<&'static Brief>);
    let here = use_state(String::new);
    let start = picked.map(|brief| brief.start.to_string()).unwrap_or_default();
    let (name, set) = (start.clone(), here.setter());
    let fetched = use_fetched(start.clone(), *here == start, move || {
        Box::pin(async move {
            ready(&name).await?;
            if let Ok(game) = open(&name) {
                boards::ready(&game.scene()).await?;
            }
            set.set(name);
            Ok(())
        })
    });
    let is_here = matches!(fetched, Fetched::Here);
    let game =
        use_memo((start, is_here), |(start, here)| here.then(|| open(start).ok().map(GameRef)).flatten());
    {
        let on_position = props.on_position.clone();
        use_effect_with(game.clone(), move |game| on_position.emit((**game).clone()));
    }
    let on_pick = {
        let picked = picked.setter();
        move |brief: &'static Brief| picked.set(Some(brief))
    };
    html! {
        <div class="several one-other">
            <Listed label="Games" picked={*picked} {on_pick} />
            <div class="several-made">
                { waiting(fetched) }
                if let Some(game) = game.as_ref() {
                    <span class="thumb stage made">{ boards::thumb(&game.scene()) }</span>
                    <p role="status"><b>{ game.card().name }</b>{ ": " }<span class="pos">{ game.text() }</span></p>
                } else {
                    <p class="slot">{ "Pick a game" }</p>
                }
            </div>
        </div>
    }
}
