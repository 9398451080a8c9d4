//! What screen readers announce, and when: of a game as it happens, of a field once the typing pauses.
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// The time without typing after which the typing counts as paused, in milliseconds.
const PAUSE: u32 = 1000;

#[derive(Properties, PartialEq)]
pub struct SpokenProps {
    pub text: AttrValue,
}

/// Announces what happens in a game. The text is set after its element is in the page: an element that comes with its
/// text would not be heard.
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
    /// What is wrong with the typed text, or its result, in words.
    pub text: Option<String>,
}

/// Announces what is wrong with a text that is being typed, or its result, once the typing pauses.
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
