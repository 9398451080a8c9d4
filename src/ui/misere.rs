//! The theory of misère play, for what needs it.
use crate::games::{is_misere_ready, misere_ready};
use yew::prelude::*;

/// Whether the theory of misère play is here; it is fetched when somebody plays so, and until then there is the search.
#[hook]
pub fn use_misere(wanted: bool) -> bool {
    let here = use_state_eq(is_misere_ready);
    let set = here.setter();
    use_effect_with(wanted && !*here, move |wanted| {
        if *wanted {
            wasm_bindgen_futures::spawn_local(async move { set.set(misere_ready().await.is_ok()) });
        }
    });
    *here
}
