//! The parts of the full analysis, of which a window of usual height shows one at a time, so that each is seen with its
//! end. Higher windows show all of them.
use yew::prelude::*;

/// What can be chosen: as the style sheet knows it, and as people do.
const PARTS: [(&str, &str); 3] = [("moves", "Moves"), ("why", "Why?"), ("more", "More")];

/// The chosen part, and the buttons that choose; none where the panel is not divided. `more` says whether there is
/// anything beside moves and reasons.
#[hook]
pub fn use_divided(wanted: bool, more: bool) -> (Option<&'static str>, Html) {
    let chosen = use_state_eq(|| 0);
    if !wanted {
        return (None, Html::default());
    }
    let all = &PARTS[..if more { PARTS.len() } else { PARTS.len() - 1 }];
    let at = (*chosen).min(all.len() - 1);
    let button = |(index, (_, name)): (usize, &(&str, &'static str))| {
        let set = chosen.setter();
        html! { <button type="button" aria-pressed={(index == at).to_string()} onclick={move |_| set.set(index)}>{ *name }</button> }
    };
    let buttons = html! {
        <div class="panel-parts" role="group" aria-label="Part of the analysis">{ for all.iter().enumerate().map(button) }</div>
    };
    (Some(all[at].0), buttons)
}
