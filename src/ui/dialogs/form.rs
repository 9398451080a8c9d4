//! Controls that several dialogs share.
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// Joined radio buttons under a legend: calls `on` with the index of the one chosen.
pub fn segment(
    legend: &'static str,
    name: &str,
    options: &[String],
    chosen: usize,
    on: Callback<usize>,
) -> Html {
    let option = |(index, label): (usize, &String)| {
        let on = on.clone();
        html! {
            <label>
                <input type="radio" name={name.to_string()} checked={index == chosen} onchange={move |_: Event| on.emit(index)}/>
                { label.clone() }
            </label>
        }
    };
    html! {
        <div class="field col">
            <span aria-hidden="true">{ legend }</span>
            <fieldset class="seg"><legend class="sr">{ legend }</legend>{ for options.iter().enumerate().map(option) }</fieldset>
        </div>
    }
}

/// A list to choose from, of values and labels.
pub fn choice(
    label: &'static str,
    options: &[(&'static str, String)],
    chosen: &str,
    on: Callback<String>,
) -> Html {
    described(label, None, options, chosen, on)
}

/// A list to choose from, with the id of the element that describes the chosen value.
pub fn described(
    label: &'static str,
    note: Option<&'static str>,
    options: &[(&'static str, String)],
    chosen: &str,
    on: Callback<String>,
) -> Html {
    let option = |(value, label): &(&'static str, String)| {
        html! { <option value={*value} selected={*value == chosen}>{ label.clone() }</option> }
    };
    let onchange = move |event: Event| {
        if let Some(select) = event.target().and_then(|t| t.dyn_into::<HtmlSelectElement>().ok()) {
            on.emit(select.value());
        }
    };
    html! {
        <label class="field col"><span>{ label }</span><select aria-describedby={note} {onchange}>{ for options.iter().map(option) }</select></label>
    }
}

/// A check box.
pub fn check(label: &'static str, checked: bool, on: Callback<bool>) -> Html {
    let onchange = move |event: Event| {
        if let Some(input) = event.target().and_then(|t| t.dyn_into::<HtmlInputElement>().ok()) {
            on.emit(input.checked());
        }
    };
    html! { <label class="check"><input type="checkbox" {checked} {onchange}/>{ label }</label> }
}

/// The most letters of a name: the head of the presenter shows this many.
pub const LETTERS: usize = 24;

/// The text that is typed into the field of this event.
pub fn typed(event: &InputEvent) -> String {
    // A text field has a value, whether it is of one line or of several.
    event.target().map(|target| target.unchecked_into::<HtmlInputElement>().value()).unwrap_or_default()
}

/// A row of tabs: one tab stop, arrows between them.
pub fn tabs(label: &'static str, names: &[&'static str], chosen: usize, on: Callback<usize>) -> Html {
    let last = names.len().saturating_sub(1);
    let onkeydown = {
        let on = on.clone();
        move |event: KeyboardEvent| {
            let to = match event.key().as_str() {
                "ArrowLeft" => chosen.checked_sub(1).unwrap_or(last),
                "ArrowRight" if chosen == last => 0,
                "ArrowRight" => chosen + 1,
                "Home" => 0,
                "End" => last,
                _ => return,
            };
            event.prevent_default();
            focus_sibling(&event, "*", to);
            on.emit(to);
        }
    };
    let tab = |(index, name): (usize, &&'static str)| {
        let on = on.clone();
        let selected = index == chosen;
        html! {
            <button type="button" role="tab" aria-selected={selected.to_string()} tabindex={if selected { "0" } else { "-1" }}
                onclick={move |_| on.emit(index)}>{ *name }</button>
        }
    };
    html! { <div class="tabs" role="tablist" aria-label={label} {onkeydown}>{ for names.iter().enumerate().map(tab) }</div> }
}

/// Focuses the `to`-th element of the row or list that holds the target of the event, if the target matches `matches`.
pub fn focus_sibling(event: &KeyboardEvent, matches: &str, to: usize) {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let target = target.filter(|target| target.matches(matches) == Ok(true));
    let row = target.and_then(|target| target.parent_element());
    // In a list each element stands in an item of its own.
    let item = row.clone().filter(|row| row.tag_name() == "LI");
    let row = item.as_ref().map_or(row, |item| item.parent_element());
    let sibling = row.and_then(|row| row.children().item(to as u32));
    let sibling = sibling.and_then(|it| if item.is_some() { it.first_element_child() } else { Some(it) });
    if let Some(sibling) = sibling.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // Fails only for an element that cannot take the focus; then the focus stays.
        let _ = sibling.focus();
    }
}
