//! A switch whose place is remembered on this device.
use super::storage;
use yew::prelude::*;

#[derive(Properties, Clone, PartialEq)]
pub struct SwitchProps {
    /// The name under which the state is stored.
    pub name: &'static str,
    pub label: &'static str,
    /// Called at once when the switch is turned, with its new state.
    #[prop_or_default]
    pub on_turn: Callback<bool>,
}

/// One switch.
#[component]
pub fn Switch(props: &SwitchProps) -> Html {
    let SwitchProps { name, on_turn, .. } = props.clone();
    let shown = use_state(|| storage::on(name));
    let turn = {
        let shown = shown.clone();
        move |_: MouseEvent| {
            let next = !*shown;
            storage::keep(name, next.then_some("on"));
            shown.set(next);
            on_turn.emit(next);
        }
    };
    html! {
        <button class="btn quiet" role="switch" aria-checked={shown.to_string()} onclick={turn}>
            <span class="switch" aria-hidden="true"></span>{ props.label }</button>
    }
}
