//! The ways to share a position: link, text, LaTeX, pictures, QR code and embed code.
use super::embed::EmbedForm;
use crate::core::{Analysis, latex};
use crate::ui::boards::picture;
use crate::ui::copy::{CopyButton, CopyField};
use crate::ui::dialog::Dialog;
use crate::ui::export;
use crate::ui::icons::icon;
use crate::ui::model::GameRef;
use crate::ui::qr::Qr;
use crate::ui::toast::Toast;
use std::rc::Rc;
use yew::prelude::*;

mod formats;
mod share_options;

use share_options::ShareOptions;

#[derive(Properties, Clone, PartialEq)]
pub struct ShareProps {
    /// The position on the board.
    pub game: GameRef,
    pub analysis: Rc<Analysis>,
    /// The address of the game with its moves.
    pub link: AttrValue,
    pub on_toast: Callback<Toast>,
    pub on_close: Callback<()>,
}

#[component]
pub fn Share(props: &ShareProps) -> Html {
    let ShareProps { game, analysis, link, on_toast, on_close } = props;
    let sent = use_state(|| ShareOptions::of(link));
    let address = AttrValue::from(sent.address(link, game));
    let source = use_memo((game.clone(), analysis.clone()), |(game, analysis)| latex(&**game, analysis));
    let source = AttrValue::from((*source).clone());
    let children = html! { <>
        <CopyField label="Link" text={address.clone()} {on_toast} />
            { share_options::form(&sent, link.contains("&m=")) }
            <CopyField label="Position" text={game.notation()} {on_toast} />
            <div class="two">
                <figure class="qr">
                    <Qr text={address} />
                    <figcaption>{ "Scan to open it on a phone." }</figcaption>
                </figure>
                <div class="shot">
                    <div class="stage thumb">{ picture(&game.scene()) }</div>
                    { save(game, on_toast) }
                </div>
            </div>
            if let Some(title) = formats::title(&game.scene()) {
                <details class="fold">
                    <summary>{ title }</summary>
                    <formats::Formats game={game.clone()} {on_toast} />
                </details>
            }
            <details class="fold">
                <summary>{ "LaTeX" }</summary>
                <pre class="code" tabindex="0" aria-label="LaTeX"><code>{ source.clone() }</code></pre>
                <p class="line"><CopyButton text={source} label="Copy LaTeX" what="LaTeX" {on_toast} /></p>
            </details>
            <details class="fold">
                <summary>{ "Embed" }</summary>
                <EmbedForm game={game.clone()} {link} {on_toast} />
            </details>
    </> };
    html! { <Dialog title="Share" wide={true} on_close={on_close.clone()} {children} /> }
}

/// Buttons that save the picture.
fn save(game: &GameRef, on_toast: &Callback<Toast>) -> Html {
    let svg = {
        let game = game.clone();
        move |_: MouseEvent| export::save_svg(&game.scene(), game.card().id)
    };
    let png = {
        let (game, on_toast) = (game.clone(), on_toast.clone());
        move |_: MouseEvent| {
            let (game, on_toast) = (game.clone(), on_toast.clone());
            wasm_bindgen_futures::spawn_local(async move {
                if export::save_png(&game.scene(), game.card().id).await.is_err() {
                    on_toast.emit(Toast::error("The browser could not draw the picture"));
                }
            });
        }
    };
    html! {
        <p class="line">
            <button class="btn" onclick={svg}>{ icon("download") }{ "SVG" }</button>
            <button class="btn" onclick={png}>{ icon("download") }{ "PNG" }</button>
        </p>
    }
}
