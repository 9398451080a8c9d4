//! Where the keyboard goes when what it was on has gone.
use web_sys::HtmlElement;
use yew::prelude::*;

/// Gives a button the keyboard as it appears, if that is nowhere else; also from the board, where nothing is left to do
/// once a game is `over`.
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
            // It may have gone in the meantime; then there is nothing to focus.
            button.iter().for_each(|button| drop(button.focus()));
        });
    }
    button
}
