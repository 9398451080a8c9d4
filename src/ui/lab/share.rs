//! The dialog that shares the state of a lab.
use crate::ui::{copy::CopyField, dialog::Dialog, qr::Qr, route, toast::Toast};
use yew::prelude::*;

/// The dialog with the link to this address fragment and its QR code.
pub fn dialog(hash: &str, on_toast: Callback<Toast>, on_close: Callback<()>) -> Html {
    let link = AttrValue::from(route::whole(hash));
    let children = html! { <>
        <CopyField label="Link" text={link.clone()} {on_toast} />
        <figure class="qr"><Qr text={link} /><figcaption>{ "Scan to open this page on a phone." }</figcaption></figure>
    </> };
    html! { <Dialog title="Share" {on_close} {children} /> }
}
