//! The two switches, which stand in the menu of help on every page with a bar.
use super::{Sound, Turn, hear, on};
use crate::ui::storage;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
struct SwitchProps {
    /// Where it is remembered.
    name: &'static str,
    label: &'static str,
}

/// One switch. Once on, it is heard at once.
#[component]
fn Switch(props: &SwitchProps) -> Html {
    let name = props.name;
    let shown = use_state(|| on(name));
    let turn = {
        let shown = shown.clone();
        move |_: MouseEvent| {
            let next = !*shown;
            storage::keep(name, next.then_some("on"));
            shown.set(next);
            match (next, name == storage::SPEECH) {
                (true, true) => hear(Some(("Moves are read aloud.".into(), Turn::Now)), None),
                (true, false) => hear(None, Some(Sound::Good)),
                // Nothing goes on speaking.
                (false, _) => super::hush(),
            }
        }
    };
    html! {
        <li><button class="btn quiet" role="switch" aria-checked={shown.to_string()} onclick={turn}>
            <span class="switch" aria-hidden="true"></span>{ props.label }</button></li>
    }
}

/// Both switches, as rows of a list.
pub fn switches() -> Html {
    html! { <>
        <Switch name={storage::SOUND} label="Sounds" />
        <Switch name={storage::SPEECH} label="Read moves aloud" />
    </> }
}
