//! The button for the map of two groups, whose code and table are fetched when somebody opens it.
use super::map::{Map, MapProps, heights};
use crate::ui::{
    lazy::{Draw, lazy_part},
    model::GameRef,
    storage,
};
use yew::{prelude::*, props};

crate::parts! {
    pub static MAP in map_panel: Draw<MapProps> = |props| html! { <Map ..(*props).clone() /> };
}

/// The properties of the map, as for [`Map`].
#[derive(Properties, PartialEq)]
pub struct MapDoorProps {
    pub game: GameRef,
    pub target: Option<(u64, u64)>,
    pub under_way: bool,
    pub on_go: Callback<(u64, u64)>,
}

/// Whether a position has a map.
pub fn has_map(game: &GameRef) -> bool {
    heights(game).is_some() && game.workshop().map(1).is_some()
}

/// The map, or the button that opens it, which is remembered.
#[component]
pub fn MapDoor(props: &MapDoorProps) -> Html {
    let open = use_state(|| storage::get(storage::MAP).is_some());
    let set = |value: bool| {
        let open = open.setter();
        move |_: MouseEvent| {
            storage::keep(storage::MAP, value.then_some("open"));
            open.set(value);
        }
    };
    if !*open {
        return html! {
            <section class="sec"><h2>{ "P-positions" }</h2><button class="btn" aria-expanded="false" onclick={set(true)}>{ "Show the map" }</button></section>
        };
    }
    let MapDoorProps { game, target, under_way, on_go } = props;
    let map =
        props!(MapProps { game: game.clone(), target: *target, under_way: *under_way, on_go: on_go.clone() });
    html! { <>
        { lazy_part(&MAP, map) }
        <p class="sec"><button class="btn quiet" aria-expanded="true" onclick={set(false)}>{ "Hide the map" }</button></p>
    </> }
}
