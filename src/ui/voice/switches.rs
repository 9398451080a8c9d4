//! The two switches for sounds and reading, in the help menu of every page with a bar.
use super::{Sound, SpeechOrder, hear, hush};
use crate::ui::{storage, switch::Switch};
use yew::prelude::*;

/// Both switches, as rows of a list. Switching one on lets it be heard at once; switching it off stops it at once.
pub fn switches() -> Html {
    let sound = |on: bool| if on { hear(None, Some(Sound::Good)) } else { hush() };
    let speech = |on: bool| {
        if on { hear(Some(("Moves are read aloud.".into(), SpeechOrder::Now)), None) } else { hush() }
    };
    html! { <>
        <li><Switch name={storage::SOUND} label="Sounds" on_turn={Callback::from(sound)} /></li>
        <li><Switch name={storage::SPEECH} label="Read moves aloud" on_turn={Callback::from(speech)} /></li>
    </> }
}
