//! The outcome badge, in each of its states.
use super::seal::seal;
use crate::core::{Convention, Nimber, OutOfBudget, Outcome, Verdict};
use crate::ui::icons::icon;
use crate::ui::model::{Analysed, Level, Progress};
use crate::ui::{
    rich::nimber,
    term::{self, explained, explained_as},
    words,
};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct BadgeProps {
    pub analysed: Analysed,
    pub level: Level,
    /// Whether the level cannot be changed.
    #[prop_or_default]
    pub locked: bool,
    /// The result in words when play is over.
    #[prop_or_default]
    pub over: Option<String>,
    /// How play ends, in words.
    #[prop_or(AttrValue::Static("no move is left"))]
    pub ended: AttrValue,
    /// Who is to move, and who is not: "You", "Strong"; empty where that is not told.
    #[prop_or_default]
    pub mover: AttrValue,
    #[prop_or_default]
    pub other: AttrValue,
    /// The value, where it is an ordinal.
    #[prop_or_default]
    pub ordinal: Option<String>,
    pub on_level: Callback<Level>,
    pub on_cancel: Callback<()>,
    pub on_longer: Callback<()>,
}

/// The outcome at the top of the panel: N or P and the Grundy value, or why there is none to show.
#[component]
pub fn Badge(props: &BadgeProps) -> Html {
    if props.level == Level::Off {
        return off(props);
    }
    let analysis = &*props.analysed.analysis;
    match (&props.analysed.progress, &analysis.verdict) {
        (Progress::Done, Verdict::Solved { outcome, value }) => {
            let value = value.filter(|_| props.level == Level::Full);
            solved(*outcome, value, analysis.convention, props)
        }
        (Progress::Computing { examined }, _) => computing(*examined, &props.on_cancel),
        (Progress::TooLarge { examined, limit }, _) => too_large(*examined, *limit, props),
        (_, Verdict::Unknown { examined, limit }) => too_large(*examined, Some(*limit), props),
    }
}

fn solved(outcome: Outcome, value: Option<Nimber>, convention: Convention, props: &BadgeProps) -> Html {
    let (class, letter) = words::outcome_mark(outcome);
    let over = props.over.as_ref();
    let full = props.level == Level::Full && convention == Convention::Normal;
    let (title, sentence) = match over {
        Some(result) => (html! { { result.clone() } }, props.ended.to_string()),
        None => {
            let sentence = words::outcome_sentence(outcome, convention);
            (titled(outcome), words::for_mover(sentence, outcome, &props.mover, &props.other))
        }
    };
    html! {
        // Not announced: what is new in the badge is spoken with the moves.
        <div class={classes!("badge", if over.is_some() { "end" } else { class })}>
            { seal(letter, false) }
            <div><strong>{ title }</strong><span>{ sentence }</span></div>
            if let Some(ordinal) = props.ordinal.as_ref().filter(|_| full) {
                <div class={classes!("grundy-value", "ordinal", (ordinal.chars().count() > SHORT).then_some("long"))}><big>{ ordinal.clone() }</big><small>{ explained("grundy-value", "Grundy value") }</small></div>
            } else if let Some(value) = value {
                <div class={classes!("grundy-value", long(value))}>{ explained_as("nimber", nimber(value), format!("∗{}", value.0)) }<small>{ explained("grundy-value", "Grundy value") }</small></div>
            }
        </div>
    }
}

/// Ordinals of more characters are set in smaller figures.
const SHORT: usize = 8;

/// "N-position", with its explanation from the glossary.
pub fn titled(outcome: Outcome) -> Html {
    let title = words::outcome_title(outcome);
    match term::named(title) {
        Some(term) => explained(term.id, title),
        None => html! { { title } },
    }
}

/// The class of a nimber with too many digits for large figures.
pub fn long(value: Nimber) -> Option<&'static str> {
    (value.0 >= 10_000_000).then_some("long")
}

fn computing(examined: u64, on_cancel: &Callback<()>) -> Html {
    let cancel = on_cancel.reform(|_: MouseEvent| ());
    html! {
        <>
            <div class="badge wait" role="status">
                { seal("?", true) }
                <div><strong>{ "Computing" }</strong><span>{ format!("{} so far", words::count(examined, "position")) }</span></div>
                <button class="btn" onclick={cancel}>{ "Cancel" }</button>
            </div>
            <div class="sec" aria-hidden="true"><div class="skeleton"/><div class="skeleton"/><div class="skeleton"/></div>
        </>
    }
}

fn too_large(examined: u64, limit: Option<OutOfBudget>, props: &BadgeProps) -> Html {
    let stopped = format!("Stopped at {}{}", words::count(examined, "position"), words::at_limit(limit));
    let longer = props.on_longer.reform(|_: MouseEvent| ());
    let off = props.on_level.reform(|_: MouseEvent| Level::Off);
    html! {
        <>
            <div class="badge wait err" role="status">
                { icon("warn") }
                <div><strong>{ "Too large to solve" }</strong><span>{ stopped }</span></div>
            </div>
            <div class="sec">
                <p>{ "You can still play. Analysis returns when fewer pieces remain." }</p>
                <div class="line">
                    <button class="btn" onclick={longer}>{ "Try longer" }</button>
                    if !props.locked {
                        <button class="btn quiet" onclick={off}>{ "Switch analysis off" }</button>
                    }
                </div>
            </div>
        </>
    }
}

fn off(props: &BadgeProps) -> Html {
    let to = |level: Level| props.on_level.reform(move |_: MouseEvent| level);
    if props.locked {
        return html! { <div class="state"><h2>{ "Analysis is off" }</h2><p class="dim">{ "The link that you opened fixes this." }</p></div> };
    }
    html! {
        <div class="state">
            <h2>{ "Analysis is off" }</h2>
            <p class="dim">{ "Hints mark winning moves. Full shows every value." }</p>
            <div class="line">
                <button class="btn" onclick={to(Level::Hints)}>{ "Hints" }</button>
                <button class="btn" onclick={to(Level::Full)}>{ "Full" }</button>
            </div>
        </div>
    }
}
