//! Named positions: figures, exercises and examples of the papers.
use crate::core::{Convention, Preset};
use crate::games::Link;
use crate::ui::boards::thumb;
use crate::ui::dialogs::form::focus_sibling;
use crate::ui::model::GameRef;
use crate::ui::rich::rich;
use crate::ui::rule::cards;
use crate::ui::words;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PresetsProps {
    /// The position that the game on the board began with.
    pub start: GameRef,
    pub on_position: Callback<Option<GameRef>>,
    /// Called with the convention and the moves of the chosen preset; none where it has neither.
    pub on_link: Callback<Option<Rc<Link>>>,
}

#[component]
pub fn Presets(props: &PresetsProps) -> Html {
    let presets = use_memo(props.start.clone(), choices);
    let chosen = use_state(|| 0);
    {
        let (presets, on_position, on_link) =
            (presets.clone(), props.on_position.clone(), props.on_link.clone());
        use_effect_with(*chosen, move |chosen| {
            let choice = presets.get(*chosen);
            on_position.emit(choice.map(|choice| choice.game.clone()));
            on_link.emit(choice.and_then(|choice| choice.link.clone()));
        });
    }
    let pick = |(index, choice): (usize, &Choice)| {
        let on = index == *chosen;
        let chosen = chosen.setter();
        html! {
            <li><button class={classes!("pick", "pic", on.then_some("on"))} aria-pressed={on.to_string()} tabindex={if on { "0" } else { "-1" }}
                onclick={move |_| chosen.set(index)}>
                <span class="thumb stage">{ thumb(&choice.game.scene()) }</span>
                <b>{ choice.name }</b>
                <small>{ rich(choice.about) }{ choice.terms() }</small>
            </button></li>
        }
    };
    // The list is one stop of the Tab key; arrows move within it.
    let onkeydown = {
        let (chosen, last) = (chosen.clone(), presets.len().saturating_sub(1));
        move |event: KeyboardEvent| {
            let to = match event.key().as_str() {
                "ArrowLeft" | "ArrowUp" => chosen.saturating_sub(1),
                "ArrowRight" | "ArrowDown" => (*chosen + 1).min(last),
                "Home" => 0,
                "End" => last,
                _ => return,
            };
            event.prevent_default();
            focus_sibling(&event, ".pick", to);
            chosen.set(to);
        }
    };
    html! { <ul class="picks" {onkeydown}>{ for presets.iter().enumerate().map(pick) }</ul> }
}

/// A position to choose, with its name.
struct Choice {
    name: &'static str,
    about: &'static str,
    /// The position after the preset's moves.
    game: GameRef,
    /// The preset's link, if it holds more than a position.
    link: Option<Rc<Link>>,
}

impl Choice {
    /// The choice for a preset; none if its notation cannot be opened.
    fn of(preset: &'static Preset) -> Option<Self> {
        let link = Link::of_preset(preset).ok()?;
        let (start, played) = link.replay().ok()?;
        let game = GameRef(played.last().map_or(start, |(_, after)| after.clone()));
        let link = preset.query().map(|_| Rc::new(link));
        Some(Self { name: preset.name, about: preset.about, game, link })
    }
    /// The preset's convention and moves in words, where it has any.
    fn terms(&self) -> Option<String> {
        let link = self.link.as_ref()?;
        let misere = (link.convention == Convention::Misere).then(|| "Misère play.".to_string());
        let moves = (!link.moves.is_empty())
            .then(|| format!("{} to step through.", words::count_of_moves(link.moves.len() as u64)));
        let said: Vec<String> = misere.into_iter().chain(moves).collect();
        Some(format!(" {}", said.join(" ")))
    }
}

/// The start of the game on the board, then the presets of its rulesets. If the start is one of the presets, it is
/// listed once.
fn choices(start: &GameRef) -> Vec<Choice> {
    let all = cards(start).into_iter().flat_map(|card| card.presets);
    let is_start = |preset: &Choice| preset.link.is_none() && preset.game == *start;
    let (same, others): (Vec<_>, Vec<_>) = all.filter_map(Choice::of).partition(is_start);
    let about = same.first().map_or("The position that this game began with.", |preset| preset.name);
    let again = Choice { name: "Same start again", about, game: start.clone(), link: None };
    std::iter::once(again).chain(others).collect()
}
