//! Where the focus goes when the element that had it has disappeared.
use web_sys::HtmlElement;
use yew::prelude::*;

/// Gives a button the focus as it appears, if nothing else has it; once a game is `over` it takes the focus from the
/// board, too, where nothing is left to do.
#[hook]
pub fn use_idle_focus(over: bool) -> NodeRef {
    let button = use_node_ref();
    {
        let button = button.clone();
        use_effect_with((), move |()| {
            let document = gloo::utils::document();
            let active = document.active_element();
            // In a frame the focus may be in the page around it, and stays there.
            let here = document.has_focus().unwrap_or(false);
            let idle = here
                && active.is_none_or(|active| {
                    active.tag_name() == "BODY"
                        || over && active.closest("[aria-label=Board]").is_ok_and(|board| board.is_some())
                });
            let button = button.cast::<HtmlElement>().filter(|_| idle);
            // If the button has disappeared meanwhile there is nothing to focus.
            button.iter().for_each(|button| drop(button.focus()));
        });
    }
    button
}
