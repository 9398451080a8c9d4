//! The parameters of a ruleset beside its board, such as the red levels of chromatic nim.
use crate::core::{Choice, NotationError, Settings};
use crate::ui::after_paint::after_paint;
use crate::ui::icons::icon;
use crate::ui::reveal::reveal;
use crate::ui::rich::{echo, rich};
use crate::ui::words;
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

/// More sizes than these share one field.
const FIELDS: usize = 40;

#[derive(Properties, Clone, PartialEq)]
pub struct SettingsFormProps {
    pub settings: Settings,
    /// Another way to change the parameters, as a sentence.
    #[prop_or_default]
    pub about: Option<&'static str>,
    /// Whether nothing can be changed.
    #[prop_or_default]
    pub fixed: bool,
    /// What is wrong with the last choice.
    #[prop_or_default]
    pub error: Option<NotationError>,
    /// The hint that a choice would have with this text, or what is wrong with the text.
    #[prop_or_default]
    pub attempt: Option<Callback<(usize, String), Result<String, NotationError>>>,
    /// Asks for this choice, with its text and the sizes as typed.
    pub on_choose: Callback<(usize, String, String)>,
}

/// What has been typed but not yet applied.
#[derive(Clone, PartialEq)]
struct Typed {
    chosen: usize,
    values: Vec<String>,
    sizes: Vec<String>,
    /// Whether the sizes were sent last, so that an error concerns them.
    sized: bool,
}

impl Typed {
    fn of(settings: &Settings) -> Self {
        let value = |choice: &Choice| choice.value.as_ref().map(|(_, text)| text.clone()).unwrap_or_default();
        let sizes: Vec<String> = settings.sizes.iter().map(u64::to_string).collect();
        Self {
            chosen: settings.chosen,
            values: settings.choices.iter().map(value).collect(),
            sizes: if settings.sizes.len() > FIELDS { vec![sizes.join("+")] } else { sizes },
            sized: false,
        }
    }
}

/// The form: a choice is taken over at once, a text with Enter or on leaving it, the sizes with Set.
#[component]
pub fn SettingsForm(props: &SettingsFormProps) -> Html {
    let typed = use_state(|| Typed::of(&props.settings));
    {
        let typed = typed.clone();
        use_effect_with(props.settings.clone(), move |settings| typed.set(Typed::of(settings)));
    }
    let told = use_node_ref();
    {
        let told = told.clone();
        // The message may be out of sight, since the form may be longer than its place.
        use_effect_with(props.error.is_some(), move |wrong| {
            if *wrong {
                after_paint(move || told.cast::<Element>().iter().for_each(reveal));
            }
        });
    }
    let change = {
        let typed = typed.clone();
        move |edit: &dyn Fn(&mut Typed)| {
            let mut next = (*typed).clone();
            edit(&mut next);
            typed.set(next.clone());
            next
        }
    };
    let send = {
        let on_choose = props.on_choose.clone();
        move |typed: Typed| {
            let value = typed.values.get(typed.chosen).cloned().unwrap_or_default();
            on_choose.emit((typed.chosen, value, typed.sizes.join("+")));
        }
    };
    let error = |text: String, sized: bool, live: Option<&NotationError>| {
        let last = props.error.as_ref().filter(|_| typed.sized == sized);
        let error = live.or(last)?;
        // Errors are not announced while somebody is typing, but they are when a choice has been refused.
        let role = last.filter(|last| live.is_none_or(|live| live == *last)).map(|_| "alert");
        Some(html! {
            <div ref={told.clone()} {role} id={if sized { "sizes-error" } else { "choice-error" }}>
                <p class="err">{ icon("warn") }<span>{ words::problem(error, &text) }</span></p>
                { echo(&text, error.at) }
            </div>
        })
    };
    let option = |(i, choice): (usize, &Choice)| {
        let on = i == typed.chosen;
        let pick = {
            let (change, send) = (change.clone(), send.clone());
            move |_: Event| send(change(&|typed| (typed.chosen, typed.sized) = (i, false)))
        };
        let text = typed.values.get(i).cloned().unwrap_or_default();
        let edited = choice.value.as_ref().is_some_and(|(_, own)| *own != text);
        let live =
            props.attempt.as_ref().filter(|_| on && edited).map(|attempt| attempt.emit((i, text.clone())));
        let hint = live.as_ref().and_then(|live| live.as_ref().ok()).unwrap_or(&choice.hint);
        let wrong = match &live {
            Some(live) => live.is_err(),
            None => props.error.is_some() && !typed.sized,
        };
        let field = choice.value.as_ref().filter(|_| on).map(|(symbol, _)| {
            let oninput = {
                let change = change.clone();
                move |event: InputEvent| {
                    let text = input(&event);
                    change(&|typed| set(&mut typed.values, i, &text));
                }
            };
            let onchange = {
                let (change, send) = (change.clone(), send.clone());
                move |_: Event| send(change(&|typed| typed.sized = false))
            };
            html! {
                <label>{ rich(symbol) }<input type="text" class="pos" disabled={props.fixed} value={text.clone()} {oninput} {onchange} spellcheck="false"
                    autocomplete="off" autocapitalize="off" aria-label={plain(symbol)} aria-invalid={wrong.to_string()}
                    aria-describedby={wrong.then_some("choice-error")}/></label>
            }
        });
        html! {
            <div class="opt" key={i}>
                <label><input type="radio" name="setting" disabled={props.fixed} checked={on} onchange={pick}/><span>{ rich(choice.label) }</span></label>
                if on {
                    <div class="more">
                        { field }
                        if !hint.is_empty() { <small>{ rich(hint) }</small> }
                        if wrong { { error(text, false, live.as_ref().and_then(|live| live.as_ref().err())) } }
                    </div>
                }
            </div>
        }
    };
    let noun = props.settings.sizes_title.trim_end_matches('s');
    let one = props.settings.sizes.len() > FIELDS;
    let size = |(i, size): (usize, &String)| {
        let change = change.clone();
        let oninput = move |event: InputEvent| {
            let text = input(&event);
            change(&|typed| set(&mut typed.sizes, i, &text));
        };
        let label = if one { props.settings.sizes_title.to_string() } else { format!("{noun} {}", i + 1) };
        html! {
            <input type="text" inputmode={(!one).then_some("numeric")} autocomplete="off" disabled={props.fixed} value={size.clone()} {oninput} aria-label={label}/>
        }
    };
    let onsubmit = {
        let (change, send) = (change.clone(), send.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            send(change(&|typed| typed.sized = true));
        }
    };
    html! {
        // While its fields are disabled the form can still be scrolled by keyboard.
        <div class="settings" role="group" aria-labelledby="settings-title" tabindex={props.fixed.then_some("0")}>
            <h2 class="heading" id="settings-title">{ rich(props.settings.title) }</h2>
            if let Some(about) = props.about { <p class="also">{ about }</p> }
            <div role="radiogroup" aria-labelledby="settings-title">{ for props.settings.choices.iter().enumerate().map(option) }</div>
            if !noun.is_empty() {
                <h2 class="heading">{ props.settings.sizes_title }</h2>
                <form class="setrow" {onsubmit}>
                    <>{ for typed.sizes.iter().enumerate().map(size) }</>
                    <button class="btn" disabled={props.fixed}>{ "Set" }</button>
                </form>
                // Always drawn, whether or not there is an error, so that the elements before it are not drawn anew and
                // keep the focus.
                <>{ error(typed.sizes.join("+"), true, None) }</>
            }
        </div>
    }
}

fn set(texts: &mut [String], i: usize, text: &str) {
    if let Some(place) = texts.get_mut(i) {
        *place = text.into();
    }
}

fn input(event: &InputEvent) -> String {
    event.target_dyn_into::<HtmlInputElement>().map(|input| input.value()).unwrap_or_default()
}

/// A symbol without its markup, for a label that is read out.
fn plain(symbol: &str) -> String {
    symbol.replace(['*', '$', '~', '{', '}'], "")
}
