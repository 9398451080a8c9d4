//! The side of the worker, and how an instance of the module knows that it is one.
use super::{
    Answer, Question, sequence, solve,
    wire::{packed, unpacked},
};
use js_sys::{Array, Uint8Array, Uint16Array};
use wasm_bindgen::{JsCast, JsValue, closure::Closure, prelude::wasm_bindgen};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// What this instance of the module is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Draws the interface.
    Page,
    /// Answers questions.
    Worker,
    /// Serves other scripts.
    Library,
}

#[wasm_bindgen]
extern "C" {
    /// Set by whoever starts the module for anything but the page: "worker" or "library".
    #[wasm_bindgen(thread_local_v2, js_namespace = globalThis, js_name = nimscopeRole)]
    static ROLE: Option<String>;
}

/// What this instance of the module is for.
pub fn role() -> Role {
    match ROLE.with(Clone::clone).as_deref() {
        Some("worker") => Role::Worker,
        Some(_) => Role::Library,
        None => Role::Page,
    }
}

/// Least time between two reports of progress, in milliseconds.
const REPORT_MS: f64 = 100.0;

/// Answers questions that are sent to this worker, from now on.
pub fn serve() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let here = scope.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(question) = unpacked::<Question>(&Uint8Array::new(&event.data()).to_vec()) else { return };
        if let Question::Sequence { code, from, upto } = &question {
            let answer =
                sequence::run(code, *from, *upto, &js_sys::Date::now, &mut |answer| send(&here, &answer));
            return send(&here, &answer);
        }
        if let Question::Map { notation, side } = &question {
            return send(&here, &sequence::map(notation, *side, &mut |answer| send(&here, &answer)));
        }
        let mut last = js_sys::Date::now();
        let mut tick = |examined| {
            let now = js_sys::Date::now();
            if now - last >= REPORT_MS {
                last = now;
                send(&here, &Answer::Progress { examined });
            }
        };
        let answer = solve(&question, &mut tick);
        send(&here, &answer);
    });
    scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    // Tells the page that questions are heard from now on.
    let _ = scope.post_message(&JsValue::NULL);
}

fn send(scope: &DedicatedWorkerGlobalScope, answer: &Answer) {
    if let Answer::Values(values) = answer {
        // The memory goes over to the page.
        let array = Uint16Array::from(values.as_slice());
        let _ = scope.post_message_with_transfer(&array, &Array::of1(&array.buffer()));
        return;
    }
    let _ = scope.post_message(&Uint8Array::from(packed(answer).as_slice()));
}
