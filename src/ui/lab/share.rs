//! The link to what is studied.
use super::state::Hold;
use crate::show;
use crate::ui::{copy::CopyField, dialogs::shell::Dialog, markup::html, qr::Qr, route, toast::Toast};
use yew::prelude::*;

/// The dialog.
pub fn dialog(hold: &Hold) -> Html {
    let link = AttrValue::from(route::whole(&route::sequence_hash(&hold.lab.borrow().link())));
    let on_toast = {
        let hold = hold.clone();
        Callback::from(move |toast: Toast| hold.change(&|lab| lab.toast = Some(toast.clone())))
    };
    let on_close = {
        let hold = hold.clone();
        Callback::from(move |()| hold.change(&|lab| lab.sharing = false))
    };
    let children = html! { <>
        { show!(CopyField { label: "Link", text: link.clone(), on_toast }) }
        <figure class="qr">{ show!(Qr { text: link }) }<figcaption>{ "Opens the lab on a telephone." }</figcaption></figure>
    </> };
    show!(Dialog { title: "Share", on_close, children })
}
