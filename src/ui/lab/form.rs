//! A lab's form: a control for each of its fields, with what is wrong at its place.
use crate::labs::{Field, Kind, Values, Words};
use crate::ui::{
    dialogs::form::typed,
    icons::icon,
    rich::{echo, rich},
    words,
};
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The key of a field and its new text.
pub type Change = (&'static str, String);

/// What all controls of a form know.
#[derive(Clone, PartialEq)]
pub struct Form {
    /// What the ids of its controls begin with.
    pub id: &'static str,
    pub values: Values,
    pub on: Callback<Change>,
}

impl Form {
    /// The control of a field under its own label.
    pub fn field(&self, key: &'static str) -> Html {
        html! { <Control form={self.clone()} name={key}/> }
    }
    /// A field of words as joined buttons, of which these few are offered.
    pub fn buttons(&self, key: &'static str, label: &'static str, words: Words) -> Html {
        segment(self, key, label, words)
    }
}

#[derive(Properties, PartialEq)]
pub struct ControlProps {
    pub form: Form,
    /// The key of the field.
    pub name: &'static str,
    /// Whether mistakes are told: those in a text whose rules are not here are none.
    #[prop_or(true)]
    pub told: bool,
}

/// The control of a field; nothing where it is not asked for.
#[component]
pub fn Control(props: &ControlProps) -> Html {
    let ControlProps { form, name, .. } = props;
    let field = form.values.fields().iter().find(|field| field.key == *name && (field.when)(&form.values));
    let Some(field) = field else { return Html::default() };
    let label = field.label;
    match field.kind {
        Kind::Word(words) => segment(form, field.key, label, words),
        Kind::Choice(words) => choice(form, field.key, label, words),
        Kind::Flag => flag(form, field.key, label),
        Kind::Seen => Html::default(),
        Kind::Text | Kind::Number | Kind::Game => line(form, field, label, props.told),
    }
}

/// A line of text with its mistake.
fn line(form: &Form, field: &'static Field, label: &'static str, told: bool) -> Html {
    let text = form.values.text(field.key);
    let error = field.error(text, &form.values).filter(|_| told);
    let oninput = form.on.reform(move |event: InputEvent| (field.key, typed(&event)));
    let id = format!("{}-{}", form.id, field.key);
    let note = format!("{id}-note");
    let digits = matches!(field.kind, Kind::Number).then_some("numeric");
    html! { <>
        <label class="field col"><span>{ rich(label) }</span>
            <input type="text" {id} class="pos" value={text.to_string()} {oninput} inputmode={digits} autocomplete="off" autocapitalize="off" spellcheck="false"
                aria-invalid={error.as_ref().map(|_| "true")} aria-describedby={note.clone()}/></label>
        <div id={note} aria-live="polite">
            if let Some(error) = error {
                <p class="err">{ icon("warn") }<span>{ words::problem(&error, text) }</span></p>
                { echo(text, error.at) }
            }
        </div>
    </> }
}

/// Joined buttons.
fn segment(form: &Form, key: &'static str, label: &'static str, words: Words) -> Html {
    let button = |(word, label): &(&'static str, &'static str)| {
        let word = *word;
        let onchange = form.on.reform(move |_: Event| (key, word.to_string()));
        html! { <label><input type="radio" name={format!("{}-{key}", form.id)} checked={form.values.is(key, word)} {onchange}/>{ *label }</label> }
    };
    html! { <fieldset class={classes!("seg", format!("seg-{key}"))}><legend class="sr">{ rich(label) }</legend>{ for words.iter().map(button) }</fieldset> }
}

/// A list.
fn choice(form: &Form, key: &'static str, label: &'static str, words: Words) -> Html {
    let onchange = form.on.reform(move |event: Event| {
        let list = event.target().and_then(|target| target.dyn_into::<HtmlSelectElement>().ok());
        (key, list.map(|list| list.value()).unwrap_or_default())
    });
    let option = |(word, label): &(&'static str, &'static str)| {
        html! { <option value={*word} selected={form.values.is(key, word)}>{ *label }</option> }
    };
    html! { <select aria-label={label} {onchange}>{ for words.iter().map(option) }</select> }
}

fn flag(form: &Form, key: &'static str, label: &'static str) -> Html {
    let set = form.values.flag(key);
    let onchange = form.on.reform(move |_: Event| (key, if set { "" } else { "1" }.to_string()));
    html! { <label class="check"><input type="checkbox" checked={set} {onchange}/>{ rich(label) }</label> }
}
