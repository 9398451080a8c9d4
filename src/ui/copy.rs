//! Copying texts: the clipboard, or the older way where the page may not use it.
use crate::ui::icons::icon;
use crate::ui::toast::Toast;
use gloo::timers::callback::Timeout;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlDocument, HtmlTextAreaElement};
use yew::prelude::*;

/// Copies a text and then tells whether that worked.
pub fn copy(text: String, done: Callback<bool>) {
    wasm_bindgen_futures::spawn_local(async move {
        let navigator = gloo::utils::window().navigator();
        // Only secure contexts have a clipboard; the binding would throw elsewhere.
        let has = js_sys::Reflect::get(&navigator, &JsValue::from_str("clipboard"));
        let written = match has {
            Ok(clipboard) if !clipboard.is_undefined() => {
                let promise = navigator.clipboard().write_text(&text);
                wasm_bindgen_futures::JsFuture::from(promise).await.is_ok()
            }
            _ => false,
        };
        done.emit(written || copy_selected(&text).is_some());
    });
}

/// Selects the text in a field made for it and lets the document copy the selection.
fn copy_selected(text: &str) -> Option<()> {
    let document = gloo::utils::document();
    // Everything outside an open dialog is inert, so the field goes into the dialog.
    let place =
        document.query_selector("dialog[open]").ok()?.or_else(|| document.body().map(Element::from))?;
    let area: HtmlTextAreaElement = document.create_element("textarea").ok()?.dyn_into().ok()?;
    let back = document.active_element().and_then(|e| e.dyn_into::<web_sys::HtmlElement>().ok());
    area.set_class_name("sr");
    area.set_value(text);
    place.append_child(&area).ok()?;
    area.select();
    let copied = document.dyn_into::<HtmlDocument>().ok()?.exec_command("copy");
    area.remove();
    if let Some(back) = back {
        let _ = back.focus();
    }
    copied.is_ok_and(|copied| copied).then_some(())
}

#[derive(Properties, PartialEq)]
pub struct CopyButtonProps {
    /// What is copied.
    pub text: AttrValue,
    #[prop_or(AttrValue::Static("Copy"))]
    pub label: AttrValue,
    /// What was copied, for the message: "Link".
    pub what: AttrValue,
    pub on_toast: Callback<Toast>,
}

/// A button that copies a text and says so itself, since a message may lie behind a dialog.
#[component]
pub fn CopyButton(props: &CopyButtonProps) -> Html {
    let said = use_state(|| None::<bool>);
    {
        let again = said.clone();
        use_effect_with(*said, move |shown| {
            let timer = shown.map(|_| Timeout::new(2_500, move || again.set(None)));
            move || drop(timer)
        });
    }
    let onclick = {
        let (said, text, what, on_toast) =
            (said.clone(), props.text.clone(), props.what.clone(), props.on_toast.clone());
        move |_: MouseEvent| {
            let (said, what, on_toast) = (said.clone(), what.clone(), on_toast.clone());
            let done = Callback::from(move |copied: bool| {
                said.set(Some(copied));
                on_toast.emit(if copied {
                    Toast::info(format!("{what} copied")).icon("copy")
                } else {
                    Toast::error("The browser does not allow copying here")
                });
            });
            copy(text.to_string(), done);
        }
    };
    let (name, label) = match *said {
        Some(true) => ("check", AttrValue::Static("Copied")),
        Some(false) => ("warn", AttrValue::Static("Not copied")),
        None => ("copy", props.label.clone()),
    };
    let told = said.is_some().then(|| label.clone());
    html! { <>
        <button type="button" class="btn" {onclick}>{ icon(name) }<span>{ label }</span></button>
        <span class="sr" role="status">{ for told }</span>
    </> }
}

#[derive(Properties, PartialEq)]
pub struct CopyFieldProps {
    /// What the text is, for the label and the message: "Link".
    pub label: AttrValue,
    pub text: AttrValue,
    pub on_toast: Callback<Toast>,
}

/// A line of text with its copy button.
#[component]
pub fn CopyField(props: &CopyFieldProps) -> Html {
    let CopyFieldProps { label, text, on_toast } = props;
    let onfocus = |event: FocusEvent| {
        if let Some(input) = event.target().and_then(|t| t.dyn_into::<web_sys::HtmlInputElement>().ok()) {
            input.select();
        }
    };
    html! {
        <div class="field col">
            <span aria-hidden="true">{ label }</span>
            <span class="copy">
                <input type="text" readonly=true aria-label={label} value={text} {onfocus}/>
                <CopyButton {text} what={label} {on_toast} />
            </span>
        </div>
    }
}
