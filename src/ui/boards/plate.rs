//! The plate under a pile.
use super::{labels::Value, view::View};
use crate::core::Nimber;
use crate::ui::rich::nimber;
use yew::prelude::*;

/// The name of a pile, its value, and the value after the move in preview.
pub fn plate(view: &View) -> Html {
    let on = if view.then.is_some() { "ground-chip on" } else { "ground-chip" };
    let then = view.then.map(|(value, wins)| {
        let class = if wins { "to" } else { "to flat" };
        let plus = |new: &Nimber| html! { <>{ nimber(*new) }{ " ⊕ " }</> };
        // Where room is scarce only the nim-sum is shown.
        match value {
            Value::Star(value) if !view.news.is_empty() => {
                let all = view.news.iter().copied().sum::<Nimber>() + value;
                html! { <span {class}>{ "→ " }<span class="terms">{ for view.news.iter().map(plus) }{ nimber(value) }{ " = " }</span>{ nimber(all) }</span> }
            }
            _ => html! { <span {class}>{ "→ " }{ value.html() }</span> },
        }
    });
    html! { <div class={on}><b>{ view.title() }</b><span class="ground-value"><span>{ view.value.html() }</span>{ then }</span></div> }
}
