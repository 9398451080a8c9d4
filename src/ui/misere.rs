//! The theory of misère play, for components that need it.
use crate::games::{is_misere_ready, misere_ready};
use yew::prelude::*;

/// Whether the theory of misère play has been fetched. It is fetched once `wanted`; until then there is only the
/// search.
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
