//! A lab's form: a control for each field, with the field's error beside it.
use crate::labs::{Field, Kind, LinkWords, Values};
use crate::ui::{
    dialogs::form::typed,
    heard::Settled,
    icons::icon,
    rich::{echo, rich},
    words,
};
use wasm_bindgen::JsCast;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// A change to a form: the key of a field and its new text.
pub type Change = (&'static str, String);

/// What all controls of a form share.
#[derive(Clone, PartialEq)]
pub struct Form {
    /// The prefix of the ids of its controls.
    pub id: &'static str,
    pub values: Values,
    pub on: Callback<Change>,
}

impl Form {
    /// The control of a field under its own label.
    pub fn field(&self, key: &'static str) -> Html {
        html! { <Control form={self.clone()} name={key}/> }
    }
    /// The input of a field without a visible label or error; screen readers hear the field's label.
    pub fn entry(&self, key: &'static str, class: &'static str) -> Html {
        self.find(key).map_or_else(Html::default, |field| entry(self, field, class, Some(field.label), true))
    }
    /// The error message of a field, where its text has an error.
    pub fn mistake(&self, key: &'static str) -> Html {
        self.find(key).map_or_else(Html::default, |field| mistake(self, field, true))
    }
    /// The field with this key, if the form asks for it.
    fn find(&self, key: &'static str) -> Option<&'static Field> {
        self.values.fields().iter().find(|field| field.key == key && (field.when)(&self.values))
    }
    /// A field with a fixed set of words as joined buttons, which offer only `words`.
    pub fn buttons(&self, key: &'static str, label: &'static str, words: LinkWords) -> Html {
        segment(self, key, label, words)
    }
}

#[derive(Properties, PartialEq)]
pub struct ControlProps {
    pub form: Form,
    /// The key of the field.
    pub name: &'static str,
    /// Whether errors are shown. They are not while the rules of the game that is typed are still being fetched.
    #[prop_or(true)]
    pub shows_errors: bool,
    /// A label to show in place of the field's own.
    #[prop_or_default]
    pub label: Option<&'static str>,
}

/// The control of a field; nothing where the form does not ask for the field.
#[component]
pub fn Control(props: &ControlProps) -> Html {
    let ControlProps { form, name, .. } = props;
    let Some(field) = form.find(name) else { return Html::default() };
    let label = props.label.unwrap_or(field.label);
    match field.kind {
        Kind::Word(words) => segment(form, field.key, label, words),
        Kind::Choice(words) => choice(form, field.key, label, words),
        Kind::Flag => flag(form, field.key, label),
        Kind::Hidden => Html::default(),
        Kind::Text | Kind::Number | Kind::Game => line(form, field, label, props.shows_errors),
    }
}

/// A text input with its label and error.
fn line(form: &Form, field: &'static Field, label: &'static str, told: bool) -> Html {
    html! { <>
        <label class="field col"><span>{ rich(label) }</span>{ entry(form, field, "pos", None, told) }</label>
        { mistake(form, field, told) }
    </> }
}

fn entry(
    form: &Form,
    field: &'static Field,
    class: &'static str,
    label: Option<&'static str>,
    told: bool,
) -> Html {
    let text = form.values.text(field.key);
    let wrong = told && field.error(text, &form.values).is_some();
    let oninput = form.on.reform(move |event: InputEvent| (field.key, typed(&event)));
    let id = format!("{}-{}", form.id, field.key);
    let note = format!("{id}-note");
    let digits = matches!(field.kind, Kind::Number).then_some("numeric");
    html! {
        <input type="text" {id} {class} value={text.to_string()} {oninput} aria-label={label} inputmode={digits} autocomplete="off" autocapitalize="off"
            spellcheck="false" aria-invalid={wrong.then_some("true")} aria-describedby={note}/>
    }
}

fn mistake(form: &Form, field: &'static Field, told: bool) -> Html {
    let text = form.values.text(field.key);
    let error = field.error(text, &form.values).filter(|_| told);
    let problem = error.as_ref().map(|error| words::problem(error, text));
    html! { <>
        <div id={format!("{}-{}-note", form.id, field.key)}>
            if let Some(error) = &error {
                <p class="err">{ icon("warn") }<span>{ problem.clone() }</span></p>
                { echo(text, error.at) }
            }
        </div>
        <Settled text={problem}/>
    </> }
}

/// Radio buttons joined to a bar.
fn segment(form: &Form, key: &'static str, label: &'static str, words: LinkWords) -> Html {
    let button = |(word, label): &(&'static str, &'static str)| {
        let word = *word;
        let onchange = form.on.reform(move |_: Event| (key, word.to_string()));
        html! { <label><input type="radio" name={format!("{}-{key}", form.id)} checked={form.values.is(key, word)} {onchange}/>{ *label }</label> }
    };
    html! { <fieldset class={classes!("seg", format!("seg-{key}"))}><legend class="sr">{ rich(label) }</legend>{ for words.iter().map(button) }</fieldset> }
}

/// A drop-down list.
fn choice(form: &Form, key: &'static str, label: &'static str, words: LinkWords) -> Html {
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
