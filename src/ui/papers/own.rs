//! The steps of a proof with the reader's own numbers, which are fetched on demand.
use crate::learn::steps;
use crate::ui::{
    icons::icon,
    lazy::{Draw, lazy_part},
    rich::rich,
};
use web_sys::HtmlInputElement;
use yew::prelude::*;

crate::parts! {
    static STEPS in steps: Draw<OwnProps> = |props| html! { <Own id={props.id.clone()} /> };
}

/// The part of the program that makes the steps.
pub fn part() -> &'static str {
    STEPS.name()
}

#[derive(Properties, PartialEq, Clone)]
pub struct OwnProps {
    /// The id of the steps.
    pub id: AttrValue,
}

/// A button that opens the steps, and the steps.
#[component]
pub fn OwnSteps(props: &OwnProps) -> Html {
    let open = use_state(|| false);
    let onclick = {
        let open = open.clone();
        move |_: MouseEvent| open.set(!*open)
    };
    html! { <>
        <p><button type="button" class="btn" aria-expanded={open.to_string()} {onclick}>
            { icon(if *open { "up" } else { "down" }) }{ "The proof with your numbers" }</button></p>
        if *open { { lazy_part(&STEPS, props.clone()) } }
    </> }
}

#[component]
fn Own(props: &OwnProps) -> Html {
    let steps = steps::named(&props.id);
    let text = use_state(|| steps.map_or("", |steps| steps.begin).to_string());
    let Some(steps) = steps else { return Html::default() };
    let oninput = {
        let text = text.clone();
        move |event: InputEvent| text.set(event.target_unchecked_into::<HtmlInputElement>().value())
    };
    let told = match steps.tell(&text) {
        Err(wrong) => html! { <p class="dim">{ wrong }</p> },
        Ok(told) => {
            let checked = match &told.counted {
                Some(counted) if *counted == told.result => "By the definition the same.".to_string(),
                Some(counted) => format!("By the definition {counted}."),
                None => "Too large to be worked out by the definition here.".into(),
            };
            html! { <>
                <ol class="own">{ for told.lines.iter().map(|line| html! { <li>{ rich(line) }</li> }) }</ol>
                <p><b>{ told.result }</b><span class="dim">{ format!(" · {checked}") }</span></p>
            </> }
        }
    };
    html! { <>
        <label class="field"><span>{ steps.asks }</span>
            <input type="text" inputmode="numeric" value={(*text).clone()} {oninput} maxlength="80" autocomplete="off"/></label>
        <div role="status">{ told }</div>
    </> }
}
