//! The panel of the presenter: the value in large figures, one sentence, the nim-sum.
use super::badge::{long, titled};
use super::nim_sum::{Columns, digit, marked};
use super::seal::seal;
use crate::core::{Analysis, ComponentView, Convention, MoveView, Outcome};
use crate::ui::further::Further;
use crate::ui::model::{Analysed, Progress};
use crate::ui::pages::{COMPONENTS, Pages, on_page, use_pages};
use crate::ui::rich::{maybe_nimber, nimber};
use crate::ui::sized::use_sized;
use crate::ui::term::explained;
use crate::ui::words;
use yew::prelude::*;

/// With no more parts than this there is room for more below their table.
const FEW: usize = 5;
/// Columns stand closer together if there are more than this, or if they stand beside full names.
const ROOMY: usize = 5;

#[derive(Properties, PartialEq)]
pub struct PresenterPanelProps {
    pub analysed: Analysed,
    /// Whether Grundy values are shown, not only who wins.
    #[prop_or(true)]
    pub valued: bool,
    /// The result in words when play is over.
    #[prop_or_default]
    pub over: Option<String>,
    /// The rule of the game, where there is no nim-sum; after the game what decided it.
    #[prop_or_default]
    pub rule: Html,
    /// The winning moves that the board does not mark each alone, and their letters on it.
    #[prop_or_default]
    pub unmarked: Vec<(MoveView, Option<char>)>,
    /// The position in its game.
    #[prop_or_default]
    pub at: usize,
    /// The reasons, in the place of the nim-sum.
    #[prop_or_default]
    pub why: Option<Html>,
}

/// What a room needs to see.
#[component]
pub fn PresenterPanel(props: &PresenterPanelProps) -> Html {
    let turned = use_pages(None);
    let panel = use_sized(true, (props.at, props.valued, props.why.is_some(), props.over.is_some()));
    // For another position the panel is read from its beginning.
    use_effect_with((props.at, panel.clone()), |(_, panel)| {
        panel.cast::<web_sys::Element>().iter().for_each(|panel| panel.set_scroll_top(0));
    });
    let analysis = &*props.analysed.analysis;
    let summed = props.valued && analysis.convention == Convention::Normal && analysis.parts.len() > 1;
    let outcome = analysis.verdict.outcome().filter(|_| props.analysed.progress == Progress::Done);
    let (class, letter) = outcome.map_or(("wait", "?"), words::outcome_mark);
    let waiting = match props.analysed.progress {
        Progress::Computing { .. } => "Computing",
        _ => "Too large to solve",
    };
    let who = outcome.filter(|_| props.over.is_none());
    let who = who.map(|outcome| words::sentence(words::outcome_sentence(outcome, analysis.convention)));
    html! {
        <aside ref={panel.clone()} class="presenter-panel" aria-label="Analysis">
            <div class={classes!("big", if props.over.is_some() { "end" } else { class })}>
                { seal(letter, outcome.is_none()) }
                <div>
                    if let Some(over) = &props.over {
                        <strong>{ over.clone() }</strong><small>{ for outcome.map(titled) }</small>
                    } else if outcome.is_none() {
                        <strong>{ waiting }</strong>
                    } else if let Some(value) = analysis.verdict.value().filter(|_| props.valued) {
                        <div class={long(value)}>{ nimber(value) }</div><small>{ for outcome.map(titled) }{ ", " }{ explained("grundy-value", "Grundy value") }{ format!(" {}", words::format_number(value.0)) }</small>
                    } else {
                        <strong>{ for outcome.map(titled) }</strong>
                    }
                </div>
                // It fits beside the value, which leaves the space below for the reasons.
                if let Some(who) = who.clone().filter(|_| props.why.is_some()) { <p class="who">{ who }</p> }
            </div>
            if let Some(who) = who.filter(|_| props.why.is_none()) { <p class="who">{ who }</p> }
            if let Some(why) = &props.why {
                // The reasons speak of the table's columns.
                if summed && beside(&analysis.parts) { <div class="beside-why">{ table(&analysis.parts, &turned) }</div> }
                <div class="presenter-why">{ why.clone() }</div>
            } else if summed {
                { table(&analysis.parts, &turned) }
                if props.over.is_some() { <div class="presenter-rule">{ props.rule.clone() }</div> }
                if analysis.parts.len() <= FEW || !props.unmarked.is_empty() { { winning(props, outcome, LISTED_BELOW) } }
            } else {
                { winning(props, outcome, LISTED) }
                <div class="presenter-rule">{ props.rule.clone() }</div>
            }
            <Further {panel} />
        </aside>
    }
}

/// Most moves that are listed: a room reads no more.
const LISTED: usize = 4;
/// The most moves that are listed below the table of a nim-sum, which leaves less room.
const LISTED_BELOW: usize = 2;

/// How many moves win, and at most `most` of those that the board does not mark.
fn winning(props: &PresenterPanelProps, outcome: Option<Outcome>, most: usize) -> Html {
    let analysis = &*props.analysed.analysis;
    let told = outcome.filter(|_| props.over.is_none()).and_then(|outcome| count(analysis, outcome));
    let Some(told) = told else { return Html::default() };
    let listed: Vec<_> = props.unmarked.iter().take(most).collect();
    let row = |(mv, letter): &(MoveView, Option<char>)| html! { <li>{ for letter.map(|letter| html! { <><span class="letter">{ letter }</span>{ " " }</> }) }{ words::take(mv) }</li> };
    let more = words::and_more(analysis.winning.total, listed.len()).filter(|_| !listed.is_empty());
    html! {
        <div class="presenter-rule"><p><b>{ told }</b></p>
            if !listed.is_empty() {
                <ul>{ for listed.into_iter().map(row) }{ for more.map(|more| html! { <li>{ more }</li> }) }</ul>
            }
        </div>
    }
}

/// How many moves win, where all of them are known.
fn count(analysis: &Analysis, outcome: Outcome) -> Option<String> {
    let told = match outcome {
        Outcome::D => words::keep_the_draw(analysis.winning.total),
        _ => words::hint(analysis.winning.total, words::Ringed::Nothing),
    };
    (!analysis.cut).then_some(told)
}

/// The noun and the number of a component's name: "Pile" and "3".
fn split(part: &ComponentView) -> Option<(&str, &str)> {
    part.name.split_once(' ')
}

/// The noun of all components, if they have the same.
fn common(parts: &[ComponentView]) -> Option<&str> {
    let (noun, _) = split(parts.first()?)?;
    parts.iter().all(|part| split(part).is_some_and(|(own, _)| own == noun)).then_some(noun)
}

/// Whether reasons leave room for the table above them: reasons for parts of one kind say more about each part.
fn beside(parts: &[ComponentView]) -> bool {
    parts.len() < FEW || parts.len() == FEW && common(parts).is_none()
}

fn table(parts: &[ComponentView], turned: &Pages) -> Html {
    let pages = parts.len().div_ceil(COMPONENTS);
    let shown = on_page(turned.page(0, pages), COMPONENTS, parts.len());
    let columns = Columns::of(parts, 2);
    // "Pile 3" is written as 3 under "pile" where all components have the same noun.
    let common = common(parts);
    let alike = common.is_some();
    let name = |part: &ComponentView| match split(part) {
        Some((_, number)) if alike => number.to_string(),
        _ => part.name.clone(),
    };
    let cell = |value, bit: u32| html! { <td class={columns.class(bit)}>{ digit(value, bit) }</td> };
    let head = |&bit: &u32| {
        html! { <th class={columns.class(bit)}>{ marked(&columns, bit) }</th> }
    };
    let row = |part: &ComponentView| {
        let cells = columns.bits.iter().map(|bit| cell(part.value, *bit));
        html! { <tr><td>{ name(part) }</td><td>{ maybe_nimber(part.value) }</td>{ for cells }</tr> }
    };
    let foot = columns.bits.iter().map(|bit| cell(columns.sum, *bit));
    html! { <>
        { turned.buttons(0, pages, "the nim-sum", shown.clone(), parts.len()) }
        <div class="scroll" tabindex="0" role="group" aria-label="Nim-sum table">
            <table class={classes!("presenter-table", (columns.bits.len() > ROOMY || !alike).then_some("wide"))}>
                <thead><tr>
                    <th>{ common.map_or("part".into(), str::to_ascii_lowercase) }</th><th>{ "value" }</th>
                    { for columns.bits.iter().map(head) }
                </tr></thead>
                <tbody>{ for parts[shown].iter().map(row) }</tbody>
                <tfoot><tr><td><span class="sr">{ "Nim-sum" }</span><span aria-hidden="true">{ "⊕" }</span></td><td>{ maybe_nimber(columns.sum) }</td>{ for foot }</tr></tfoot>
            </table>
        </div>
    </> }
}
