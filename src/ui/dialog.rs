//! The frame of every dialog: title, close button, body, actions; modal by the browser's own element.
use crate::ui::{icons::icon, keyfocus};
use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct DialogProps {
    pub title: AttrValue,
    /// Called when the dialog was closed, by its button, by Esc or by a press outside.
    pub on_close: Callback<()>,
    pub children: Html,
    /// What stands at the lower right.
    #[prop_or_default]
    pub actions: Option<Html>,
    /// Whether the dialog contains nothing but text, which the keyboard then scrolls.
    #[prop_or_default]
    pub reading: bool,
    #[prop_or_default]
    pub wide: bool,
    /// Whether the dialog comes up from the bottom of a small screen.
    #[prop_or_default]
    pub sheet: bool,
}

/// A modal dialog that opens as soon as it is drawn. When it closes, the focus returns to where it was.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let DialogProps { title, on_close, children, actions, reading, wide, sheet } = props;
    let node = use_node_ref();
    {
        let (node, on_close) = (node.clone(), on_close.clone());
        use_effect_with((), move |()| open(&node, on_close));
    }
    let close = {
        let node = node.clone();
        move |_: MouseEvent| close(&node)
    };
    let onpointerdown = {
        let node = node.clone();
        move |event: PointerEvent| {
            // Only the backdrop counts as the dialog itself: its head and body cover the rest.
            let target = event.target().and_then(|target| target.dyn_into::<HtmlDialogElement>().ok());
            if target.is_some() {
                event.prevent_default();
                self::close(&node);
            }
        }
    };
    let id = format!("dialog-{}", slug(title));
    html! {
        <dialog class={classes!("dialog", wide.then_some("wide"), sheet.then_some("sheet"))} aria-labelledby={id.clone()}
            ref={node} {onpointerdown} onkeydown={|event: KeyboardEvent| event.stop_propagation()}>
            <div class="dialog-head">
                <h2 id={id.clone()}>{ title.clone() }</h2>
                <button class="btn icon quiet" aria-label="Close" onclick={close}>{ icon("close") }</button>
            </div>
            <div class="dialog-body" role={reading.then_some("group")} aria-labelledby={reading.then(|| id.clone())} tabindex={reading.then_some("0")}>{ children.clone() }</div>
            if let Some(actions) = actions { <div class="dialog-foot">{ actions.clone() }</div> }
        </dialog>
    }
}

/// Where the focus is first in a dialog: on its text, or on the first control that brings up no on-screen keyboard.
const FIRST: &str = ".dialog-body[tabindex], .dialog-body :is(button, select, \
    input:is([type=radio]:checked, [type=checkbox], [type=range])):enabled, .dialog-body a[href]";

/// Opens the dialog; the returned cleanup gives the focus back.
fn open(node: &NodeRef, on_close: Callback<()>) -> impl FnOnce() + use<> {
    let opener = gloo::utils::document().active_element().and_then(|e| e.dyn_into::<HtmlElement>().ok());
    let dialog = node.cast::<HtmlDialogElement>();
    let closed = dialog.as_ref().map(|dialog| {
        // Fails only for a dialog that is already open, which stays open.
        let _ = dialog.show_modal();
        // Without this the browser would focus the close button, which comes first.
        if let Ok(Some(first)) = dialog.query_selector(FIRST) {
            let _ = first.unchecked_into::<HtmlElement>().focus();
        }
        // Shows the title: in low windows the dialog scrolls as a whole, and Firefox may open it scrolled to its end.
        dialog.set_scroll_top(0);
        if let Ok(Some(body)) = dialog.query_selector(".dialog-body") {
            body.set_scroll_top(0);
        }
        EventListener::new(dialog, "close", move |_| on_close.emit(()))
    });
    move || {
        drop(closed);
        if let Some(opener) = opener.filter(|opener| opener.is_connected()) {
            // Fails only where the opener cannot take the focus any more.
            let _ = opener.focus();
        }
        // If the dialog was opened by key before anything had the focus, the focus goes to the board.
        keyfocus::return_to("[aria-label=Board]");
    }
}

fn close(node: &NodeRef) {
    if let Some(dialog) = node.cast::<HtmlDialogElement>() {
        dialog.close();
    }
}

fn slug(title: &str) -> String {
    title.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' }).collect()
}
