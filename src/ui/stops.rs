//! A row of buttons that is one stop of the tab key, with arrows between them.
use super::dialogs::form::focus_sibling;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct StopsProps {
    pub label: &'static str,
    pub class: &'static str,
    pub names: Vec<&'static str>,
    /// The index of the button that stays pressed, if any; none where buttons do not stay pressed.
    #[prop_or_default]
    pub pressed: Option<Option<usize>>,
    pub on_pick: Callback<usize>,
}

/// The row of buttons.
#[component]
pub fn Stops(props: &StopsProps) -> Html {
    let StopsProps { label, class, names, pressed, on_pick } = props;
    // The button that has the focus, or had it last.
    let at = use_state(|| None::<usize>);
    let last = names.len().saturating_sub(1);
    let stop = at.or(pressed.flatten()).unwrap_or(0).min(last);
    let onkeydown = move |event: KeyboardEvent| {
        let plain = !event.ctrl_key() && !event.alt_key() && !event.meta_key();
        if let Some(to) = led(&event.key(), stop, last).filter(|_| plain) {
            event.prevent_default();
            event.stop_propagation();
            focus_sibling(&event, ".btn", to);
        }
    };
    let button = |(index, name): (usize, &&'static str)| {
        let at = at.setter();
        let pressed = pressed.map(|pressed| (pressed == Some(index)).to_string());
        html! {
            <button type="button" class="btn" aria-pressed={pressed} tabindex={if index == stop { "0" } else { "-1" }}
                onfocus={move |_| at.set(Some(index))} onclick={on_pick.reform(move |_: MouseEvent| index)}>{ *name }</button>
        }
    };
    html! {
        <div class={*class} role="toolbar" aria-label={*label} {onkeydown}>{ for names.iter().enumerate().map(button) }</div>
    }
}

/// The index of the button to which a key leads from another button; `last` is the index of the last button.
fn led(key: &str, from: usize, last: usize) -> Option<usize> {
    match key {
        "ArrowLeft" | "ArrowUp" => Some(from.saturating_sub(1)),
        "ArrowRight" | "ArrowDown" => Some((from + 1).min(last)),
        "Home" => Some(0),
        "End" => Some(last),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_lead_along_the_buttons() {
        let from = |key, at| led(key, at, 2);
        assert_eq!((from("ArrowRight", 0), from("ArrowRight", 2)), (Some(1), Some(2)));
        assert_eq!((from("ArrowLeft", 2), from("ArrowUp", 0)), (Some(1), Some(0)));
        assert_eq!((from("Home", 1), from("End", 1), from("Enter", 1)), (Some(0), Some(2), None));
    }
}
