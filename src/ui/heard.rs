//! What is heard by those who do not see the page, and when: of a game as it happens, of a field once the typing pauses.
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// Milliseconds without a letter after which the typing has paused.
const PAUSE: u32 = 1000;

#[derive(Properties, PartialEq)]
pub struct SpokenProps {
    pub text: AttrValue,
}

/// What happens in a game, for those who do not see it. It comes after its place, which alone would not be heard.
#[component]
pub fn Spoken(props: &SpokenProps) -> Html {
    // Drawn natively, a page does not change any more.
    let native = cfg!(not(target_arch = "wasm32"));
    let said = use_state_eq(|| if native { props.text.clone() } else { AttrValue::default() });
    {
        let said = said.setter();
        use_effect_with(props.text.clone(), move |text| said.set(text.clone()));
    }
    html! { <div class="sr" aria-live="assertive">{ (*said).clone() }</div> }
}

#[derive(Properties, PartialEq)]
pub struct SettledProps {
    /// What is wrong, or what has come of it, in words.
    pub text: Option<String>,
}

/// What is wrong with a text that is being typed, or what comes of it, for those who do not see it: not at each letter.
#[component]
pub fn Settled(props: &SettledProps) -> Html {
    // Drawn natively, a page does not change any more.
    let native = cfg!(not(target_arch = "wasm32"));
    let told = use_state_eq(|| props.text.clone().filter(|_| native).unwrap_or_default());
    {
        let told = told.setter();
        use_effect_with(props.text.clone(), move |text| {
            let text = text.clone().unwrap_or_default();
            let wait = Timeout::new(PAUSE, move || told.set(text));
            move || drop(wait)
        });
    }
    html! { <span class="sr" role="status">{ (*told).clone() }</span> }
}
