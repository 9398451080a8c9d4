//! Moves and outcomes made audible: read aloud by the browser's voice, or as short sounds. Both are off until they are
//! switched on, which is remembered on this device.
mod switches;
mod tones;

use super::storage;
pub use switches::switches;
use yew::prelude::*;

/// The kinds of sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// Somebody has moved.
    Move,
    /// A good move, or a right answer.
    Good,
    /// A blunder, or a wrong answer.
    Blunder,
    Won,
    Lost,
    Drawn,
}

/// When a text is read aloud.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SpeechOrder {
    /// At once, interrupting what is being read.
    Now,
    /// After what is being read.
    After,
}

/// The function of the part that reads a text aloud or plays a sound; without either it stops reading.
type Hear = fn(Option<(&str, SpeechOrder)>, Option<Sound>);

crate::parts! {
    static VOICE in voice: Hear = tones::hear;
}

/// The name of the part with sounds and speech.
pub fn part() -> &'static str {
    VOICE.name()
}

/// Reads and plays what is switched on. If the part cannot be fetched, nothing is heard.
fn hear(text: Option<(String, SpeechOrder)>, sound: Option<Sound>) {
    let text = text.filter(|(text, _)| !text.is_empty() && storage::on(storage::SPEECH));
    let sound = sound.filter(|_| storage::on(storage::SOUND));
    if text.is_some() || sound.is_some() {
        wasm_bindgen_futures::spawn_local(async move {
            if let Ok(hear) = VOICE.load().await {
                hear(text.as_ref().map(|(text, turn)| (&**text, *turn)), sound);
            }
        });
    }
}

/// Plays a sound, if sounds are switched on.
pub fn play(sound: Sound) {
    hear(None, Some(sound));
}

/// Reads a text aloud after what is being read, if reading is switched on.
pub fn tell(text: String) {
    hear(Some((text, SpeechOrder::After)), None);
}

/// Stops reading aloud.
fn hush() {
    if let Some(hear) = VOICE.get() {
        hear(None, None);
    }
}

/// Reads and plays what is new: `said` whenever it changes, and the sound of the `count`-th event. What is there when
/// the page opens is not new.
#[hook]
pub fn use_voice(said: &AttrValue, count: usize, sound: Option<Sound>) {
    let before = use_mut_ref(|| (said.clone(), count));
    use_effect_with((said.clone(), count), move |now| {
        let (text, events) = before.replace(now.clone());
        let text = (text != now.0).then(|| (now.0.to_string(), SpeechOrder::Now));
        hear(text, sound.filter(|_| now.1 > events));
    });
}
