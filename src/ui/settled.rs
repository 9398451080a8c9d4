//! What is heard of a field once the typing pauses.
use gloo::timers::callback::Timeout;
use yew::prelude::*;

/// Milliseconds without a letter after which the typing has paused.
const PAUSE: u32 = 1000;

#[derive(Properties, PartialEq)]
pub struct SettledProps {
    /// What is wrong, in words.
    pub text: Option<String>,
}

/// What is wrong with a text that is being typed, for those who do not see it: not at each letter.
#[component]
pub fn Settled(props: &SettledProps) -> Html {
    let told = use_state_eq(String::new);
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
