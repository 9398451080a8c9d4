//! The reticle seal of an outcome.
use yew::prelude::*;

/// The reticle with a letter in it; dashed while nothing is known.
pub fn seal(letter: &'static str, dashed: bool) -> Html {
    html! {
        <svg class={classes!("seal", dashed.then_some("dash"))} viewBox="0 0 76 76" aria-hidden="true">
            <circle cx="38" cy="38" r="27"/>
            <path d="M38 2v16M38 58v16M2 38h16M58 38h16"/>
            <text x="38" y="52">{ letter }</text>
        </svg>
    }
}
