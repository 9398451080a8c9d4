//! The side of the worker, and how an instance of the module knows that it is one.
use super::{
    Answer, Question,
    solve::answer_all,
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

/// Answers questions that are sent to this worker, from now on.
pub fn serve() {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let here = scope.clone();
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(question) = unpacked::<Question>(&Uint8Array::new(&event.data()).to_vec()) else { return };
        let here = here.clone();
        wasm_bindgen_futures::spawn_local(async move {
            if answer_all(&question, &mut |answer| send(&here, &answer)).await.is_err() {
                send(&here, &Answer::Missing);
            }
        });
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
