//! The worker’s side of the conversation.
use super::{
    Answer, Question,
    solve::answer_all,
    wire::{packed, unpacked},
};
use js_sys::{Array, Uint8Array, Uint16Array};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

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
