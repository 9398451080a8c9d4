//! Named positions: figures and examples of the papers.
use crate::core::Preset;
use crate::games::open;
use crate::ui::boards::thumb;
use crate::ui::model::GameRef;
use crate::ui::rich::rich;
use crate::ui::rule::cards;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PresetsProps {
    /// The position that the game on the board began with.
    pub start: GameRef,
    pub on_position: Callback<Option<GameRef>>,
}

#[component]
pub fn Presets(props: &PresetsProps) -> Html {
    let presets = use_memo(props.start.clone(), choices);
    let chosen = use_state(|| 0);
    {
        let (presets, on_position) = (presets.clone(), props.on_position.clone());
        use_effect_with(*chosen, move |chosen| {
            on_position.emit(presets.get(*chosen).map(|choice| choice.game.clone()));
        });
    }
    let pick = |(index, choice): (usize, &Choice)| {
        let on = index == *chosen;
        let chosen = chosen.setter();
        html! {
            <li><button class={classes!("pick", "pic", on.then_some("on"))} aria-pressed={on.to_string()}
                onclick={move |_| chosen.set(index)}>
                <span class="th stage">{ thumb(&choice.game.scene()) }</span>
                <b>{ choice.name }</b>
                <small>{ rich(choice.about) }</small>
            </button></li>
        }
    };
    html! { <ul class="picks">{ for presets.iter().enumerate().map(pick) }</ul> }
}

/// A position with its name.
struct Choice {
    name: &'static str,
    about: &'static str,
    game: GameRef,
}

/// The start of the game on the board, then the presets of its rulesets.
fn choices(start: &GameRef) -> Vec<Choice> {
    let all = cards(start).into_iter().flat_map(|card| card.presets);
    let read = |preset: &'static Preset| {
        let game = GameRef(open(preset.notation).ok()?);
        Some(Choice { name: preset.name, about: preset.about, game })
    };
    let presets: Vec<_> = all.filter_map(read).collect();
    let same = presets.iter().find(|preset| preset.game == *start);
    let about = same.map_or("The position that this game began with.", |preset| preset.name);
    let again = Choice { name: "Same start again", about, game: start.clone() };
    std::iter::once(again).chain(presets).collect()
}
