//! The name of a team, which can be changed where it stands.
use super::keyboard;
use crate::ui::dialogs::form::{LETTERS, typed};
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct TeamNameProps {
    pub name: String,
    pub on_name: Callback<String>,
}

/// The typed text stays, whatever else happens on the page, until the field is left. Enter leads back to the board; so
/// does Escape, which keeps the old name.
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
    let onkeydown = {
        let (text, name) = (text.setter(), props.name.clone());
        move |event: KeyboardEvent| {
            let key = event.key();
            if !["Enter", "Escape"].contains(&&*key) {
                return;
            }
            let field: HtmlInputElement = event.target_unchecked_into();
            if key == "Escape" {
                // The key changes nothing else: it must not leave the presenter.
                event.stop_propagation();
                field.set_value(&name);
                text.set(name.clone());
            }
            // Fails only for what cannot have the focus.
            let _ = field.blur();
            keyboard::return_to_board();
        }
    };
    let count = text.chars().count();
    let size = count.clamp(4, LETTERS).to_string();
    html! { <>
        <input class="team" type="text" aria-label="Name of the side to move" value={(*text).clone()} {size} maxlength={LETTERS.to_string()} {oninput} {onchange} {onkeydown} />
        // Announced when no more letters can be typed.
        <span class="limit" aria-live="polite">if count >= LETTERS { { format!("up to {LETTERS} letters") } }</span>
    </> }
}
