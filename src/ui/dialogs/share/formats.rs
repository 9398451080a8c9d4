//! A board in the formats of other programs.
use crate::core::{Export, Plane, Scene};
use crate::ui::copy::CopyButton;
use crate::ui::dialogs::form::segment;
use crate::ui::export::save_text;
use crate::ui::icons::icon;
use crate::ui::model::GameRef;
use crate::ui::toast::Toast;
use yew::prelude::*;

/// The greatest length of a text that is shown whole; saved or copied it is always whole.
const SHOWN: usize = 4000;

/// The formats of the first board that can be exported.
fn exports(scene: &Scene) -> Vec<Export> {
    scene.planes().map(Plane::exports).find(|forms| !forms.is_empty()).unwrap_or_default()
}

/// The title of these formats; none where no board can be exported.
pub fn title(scene: &Scene) -> Option<String> {
    let names: Vec<&str> = exports(scene).iter().map(|form| form.name).collect();
    (!names.is_empty()).then(|| names.join(", "))
}

#[derive(Properties, PartialEq)]
pub struct FormatsProps {
    pub game: GameRef,
    pub on_toast: Callback<Toast>,
}

#[component]
pub fn Formats(props: &FormatsProps) -> Html {
    let format = use_state(|| 0usize);
    let all = exports(&props.game.scene());
    let Some(Export { name: label, end, text }) = all.get(*format).or(all.first()) else { return html! {} };
    let text = text.clone().unwrap_or_else(|| props.game.latex());
    let choose = {
        let format = format.clone();
        Callback::from(move |index| format.set(index))
    };
    let save = {
        let (text, name) = (text.clone(), [props.game.card().id, ".", *end].concat());
        move |_: MouseEvent| save_text(&text, &name)
    };
    let shown = match text.char_indices().nth(SHOWN) {
        Some((end, _)) => text[..end].to_string() + "…",
        None => text.clone(),
    };
    html! { <>
        { segment("Format", "share-format", &all.iter().map(|form| form.name.to_string()).collect::<Vec<_>>(), *format, choose) }
        <pre class="code" tabindex="0" aria-label={*label}><code>{ shown }</code></pre>
        <p class="line">
            <CopyButton {text} label="Copy" what={*label} on_toast={props.on_toast.clone()} />
            <button class="btn" onclick={save}>{ icon("download") }{ "Save" }</button>
        </p>
    </> }
}
