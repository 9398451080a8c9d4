//! Sounds made of single tones, and the voice of the browser. Where a browser lacks either, nothing is heard.
use super::{Sound, SpeechOrder};
use std::cell::OnceCell;
use web_sys::{AudioContext, AudioContextState, OscillatorType, SpeechSynthesisUtterance};

/// A tone: when it begins and how long it lasts, in seconds, and its frequency in hertz.
type Tone = (f64, f64, f32);

/// The tones of a sound: rising for good, falling for bad; a move is a knock.
fn tones(sound: Sound) -> &'static [Tone] {
    match sound {
        Sound::Move => &[(0.0, 0.07, 196.0)],
        Sound::Good => &[(0.0, 0.1, 523.25), (0.1, 0.16, 659.25)],
        Sound::Blunder => &[(0.0, 0.14, 311.13), (0.14, 0.22, 233.08)],
        Sound::Won => &[(0.0, 0.12, 523.25), (0.12, 0.12, 659.25), (0.24, 0.3, 783.99)],
        Sound::Lost => &[(0.0, 0.16, 392.0), (0.16, 0.16, 329.63), (0.32, 0.3, 261.63)],
        Sound::Drawn => &[(0.0, 0.16, 392.0), (0.2, 0.16, 392.0)],
    }
}

/// How loud a tone is at its start; 1 is the loudest.
const LOUD: f32 = 0.16;

thread_local! {
    /// A page may have only a few audio contexts, so there is one for all sounds.
    static CONTEXT: OnceCell<Option<AudioContext>> = const { OnceCell::new() };
}

/// Reads a text aloud or plays a sound; without either it stops reading.
pub fn hear(text: Option<(&str, SpeechOrder)>, sound: Option<Sound>) {
    if let Some(sound) = sound {
        CONTEXT.with(|context| {
            if let Some(context) = context.get_or_init(|| AudioContext::new().ok()) {
                tones(sound).iter().for_each(|tone| drop(play(context, *tone)));
            }
        });
    }
    match (text, sound) {
        (Some((text, turn)), _) => speak(text, turn),
        (None, None) => drop(gloo::utils::window().speech_synthesis().map(|voice| voice.cancel())),
        (None, Some(_)) => {}
    }
}

/// # Errors
/// If the browser refuses to play; then nothing is heard.
fn play(context: &AudioContext, (from, lasts, frequency): Tone) -> Result<(), wasm_bindgen::JsValue> {
    if context.state() == AudioContextState::Suspended {
        // The browser plays nothing until the visitor has clicked or pressed a key.
        let _ = context.resume()?;
    }
    let at = context.current_time() + from;
    let (tone, loud) = (context.create_oscillator()?, context.create_gain()?);
    tone.set_type(OscillatorType::Triangle);
    tone.frequency().set_value(frequency);
    // A tone that fades ends without a click.
    loud.gain().set_value_at_time(LOUD, at)?;
    loud.gain().exponential_ramp_to_value_at_time(0.001, at + lasts)?;
    tone.connect_with_audio_node(&loud)?;
    loud.connect_with_audio_node(&context.destination())?;
    tone.start_with_when(at)?;
    tone.stop_with_when(at + lasts)
}

/// Reads a text aloud, instead of what was being read or after it.
fn speak(text: &str, turn: SpeechOrder) {
    let Ok(voice) = gloo::utils::window().speech_synthesis() else { return };
    let Ok(spoken) = SpeechSynthesisUtterance::new_with_text(text) else { return };
    spoken.set_lang("en-GB");
    if turn == SpeechOrder::Now {
        voice.cancel();
    }
    voice.speak(&spoken);
}
