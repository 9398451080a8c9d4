//! A field of a lab's form.
use crate::core::NotationError;
use crate::ui::{icons::icon, rich::echo, words};
use yew::prelude::*;

/// A field with its mistake shown at its place.
pub fn field(
    id: &'static str,
    label: Html,
    text: &str,
    error: Option<&NotationError>,
    oninput: Callback<InputEvent>,
) -> Html {
    let note = format!("{id}-note");
    html! { <>
        <label class="field col"><span>{ label }</span>
            <input type="text" {id} class="pos" value={text.to_string()} {oninput} autocomplete="off" autocapitalize="off" spellcheck="false"
                aria-invalid={error.map(|_| "true")} aria-describedby={note.clone()}/></label>
        <div id={note} aria-live="polite">
            if let Some(error) = error {
                <p class="err">{ icon("warn") }<span>{ words::problem(error, text) }</span></p>
                { echo(text, error.at) }
            }
        </div>
    </> }
}
