//! Files of text that people choose on their device.
use super::icons::icon;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PickTextProps {
    pub label: AttrValue,
    /// Called with the text of the chosen file; with none where the file cannot be read.
    pub on_text: Callback<Option<String>>,
}

/// A button that asks for a file of text.
#[component]
pub fn PickText(props: &PickTextProps) -> Html {
    let input = use_node_ref();
    let ask = {
        let input = input.clone();
        move |_: MouseEvent| input.cast::<HtmlInputElement>().iter().for_each(|input| input.click())
    };
    let onchange = {
        let on_text = props.on_text.clone();
        move |event: Event| {
            let input = event.target_unchecked_into::<HtmlInputElement>();
            let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
            // Without this the same file could not be chosen again.
            input.set_value("");
            let on_text = on_text.clone();
            wasm_bindgen_futures::spawn_local(async move {
                on_text.emit(JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()));
            });
        }
    };
    html! { <>
        <button type="button" class="btn quiet" onclick={ask}>{ icon("plus") }{ props.label.clone() }</button>
        <input type="file" hidden={true} tabindex="-1" aria-hidden="true" ref={input} {onchange} />
    </> }
}
