//! The choices of a drill: its kind and its settings.
use super::drill_settings::{DrillSettings, TIMES, seconds};
use crate::learn::{Drill, LEVELS};
use crate::ui::route;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The choices of a drill: its kind and its settings.
pub fn choices(asked: &DrillSettings) -> Html {
    let kind = |drill: Drill| {
        let here = drill == asked.drill;
        let to = DrillSettings { drill, seed: route::chance(), ..asked.clone() };
        html! { <a class={classes!("btn", here.then_some("on"))} aria-current={here.then_some("page")} href={to.address()}>{ drill.name() }</a> }
    };
    let select = |label: &'static str, options: Vec<(String, DrillSettings, bool)>| {
        let addresses: Vec<String> = options.iter().map(|(_, to, _)| to.address()).collect();
        let onchange = move |event: Event| {
            let at = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
            if let Some(to) = usize::try_from(at).ok().and_then(|at| addresses.get(at)) {
                let _ = gloo::utils::window().location().set_hash(to);
            }
        };
        html! { <label class="field"><span>{ label }</span><select {onchange}>
            { for options.into_iter().map(|(name, _, selected)| html! { <option {selected}>{ name }</option> }) }
        </select></label> }
    };
    let fresh = || DrillSettings { seed: route::chance(), ..asked.clone() };
    let levels = std::iter::once((
        "Adapts to you".to_string(),
        DrillSettings { level: None, ..fresh() },
        asked.level.is_none(),
    ));
    let levels = levels.chain((1..=LEVELS).map(|level| {
        (
            format!("Level {level}"),
            DrillSettings { level: Some(level), ..fresh() },
            asked.level == Some(level),
        )
    }));
    let time = |time: &u32| {
        let name = if *time == 0 { "No limit".to_string() } else { seconds(*time) };
        (name, DrillSettings { time: *time, ..fresh() }, asked.time == *time)
    };
    html! { <>
        <nav class="drill-kinds" aria-label="Kinds">{ for Drill::ALL.iter().copied().map(kind) }</nav>
        { select("Level", levels.collect()) }
        { select("Time", TIMES.iter().map(time).collect()) }
    </> }
}
