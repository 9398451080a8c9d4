//! Named positions: figures and examples of the papers.
use crate::core::{Preset, open};
use crate::ui::boards::thumb;
use crate::ui::dialogs::rules::cards;
use crate::ui::model::GameRef;
use crate::ui::rich::rich;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PresetsProps {
    pub game: GameRef,
    pub on_position: Callback<Option<GameRef>>,
}

#[component]
pub fn Presets(props: &PresetsProps) -> Html {
    let presets = use_memo(props.game.clone(), |game| {
        let all = cards(game).into_iter().flat_map(|card| card.presets);
        all.filter_map(|preset| Some((preset, GameRef(open(preset.notation).ok()?)))).collect::<Vec<_>>()
    });
    let chosen = use_state(|| presets.iter().position(|(_, game)| *game == props.game).unwrap_or(0));
    {
        let (presets, on_position) = (presets.clone(), props.on_position.clone());
        use_effect_with(*chosen, move |chosen| {
            on_position.emit(presets.get(*chosen).map(|(_, game)| game.clone()));
        });
    }
    let pick = |(index, (preset, game)): (usize, &(&'static Preset, GameRef))| {
        let on = index == *chosen;
        let chosen = chosen.setter();
        html! {
            <li><button class={classes!("pick", "pic", on.then_some("on"))} aria-pressed={on.to_string()}
                onclick={move |_| chosen.set(index)}>
                <span class="th stage">{ thumb(&game.scene()) }</span>
                <b>{ preset.name }</b>
                <small>{ rich(preset.about) }</small>
            </button></li>
        }
    };
    if presets.is_empty() {
        return html! { <p class="dim">{ "This game has no named positions." }</p> };
    }
    html! { <ul class="picks">{ for presets.iter().enumerate().map(pick) }</ul> }
}
