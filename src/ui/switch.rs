//! A switch whose place is remembered on this device.
use super::storage;
use yew::prelude::*;

#[derive(Properties, Clone, PartialEq)]
pub struct SwitchProps {
    /// Where it is remembered.
    pub name: &'static str,
    pub label: &'static str,
    /// What happens at once; it is given where the switch is now.
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
