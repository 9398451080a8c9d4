//! The name of a team, which can be changed where it stands.
use super::keyboard;
use crate::ui::dialogs::form::typed;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct TeamNameProps {
    pub name: String,
    pub on_name: Callback<String>,
}

/// What is typed stays, whatever else happens on the page, until the field is left; Enter leads back to the board.
#[component]
pub fn TeamName(props: &TeamNameProps) -> Html {
    let text = use_state(|| props.name.clone());
    {
        let text = text.setter();
        use_effect_with(props.name.clone(), move |name| text.set(name.clone()));
    }
    let oninput = {
        let text = text.setter();
        move |event: InputEvent| text.set(typed(&event))
    };
    let onchange = {
        let text = text.clone();
        props.on_name.reform(move |_: Event| (*text).clone())
    };
    let onkeydown = |event: KeyboardEvent| {
        if event.key() == "Enter" {
            // Fails only for what cannot have the focus.
            let _ = event.target_unchecked_into::<HtmlInputElement>().blur();
            keyboard::return_to_board();
        }
    };
    let size = text.chars().count().clamp(4, 30).to_string();
    html! {
        <input class="team" type="text" aria-label="Name of the side to move" value={(*text).clone()} {size} maxlength="30" {oninput} {onchange} {onkeydown} />
    }
}
