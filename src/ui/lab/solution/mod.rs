//! The solution lab: finds a game that has given P-positions.
mod evil;
mod levels;
mod map;
mod pairs;
mod slider;
mod source;
mod state;

use super::{
    files::File,
    form::Form,
    frame::{LabFrame, LabPage, LabProps},
    hold::use_hold,
};
use crate::labs::solution::EXAMPLES;
use crate::ui::{
    cited::numbered,
    icons::icon,
    rich::rich,
    route::{self, Page},
};
use state::{Hold, Lab};
use yew::prelude::*;

/// The path, names and purpose of the solution lab.
pub const PAGE: LabPage = LabPage {
    path: "lab/solution",
    name: "Solution",
    title: "A game for your solution",
    about: "Give the P-positions of two stacks, get the colours.",
};

#[component]
pub fn SolutionLab(props: &LabProps) -> Html {
    let hold = use_hold(|| Lab::new(&props.link));
    let lab = hold.lab.borrow();
    let form = Form { id: "sol", values: lab.values.clone(), on: hold.on(Hold::set) };
    let hidden = ["p", "a", "b", "x", "y", "f", "h", "s", "m"].map(|key| (key, None));
    let own: Vec<_> = [("w", Some(source::source(&hold, &lab, &form)))].into_iter().chain(hidden).collect();
    let low = match &lab.found.refused {
        Some(refused) => pairs::refused(&hold, &lab, refused),
        None => pairs::table(&hold, &lab, &form),
    };
    html! {
        <LabFrame page={PAGE} labs={props.labs} class="solution-lab" later={&["n", "c"][..]} {own} examples={EXAMPLES}
            on_example={hold.on(|hold, query| hold.load(query))} files={files(&lab)} stale_title={stale_title(&lab)} verdict={lab.unread.is_none().then(|| verdict(&lab))}
            spoken={spoken(&lab)} form={form.clone()}>
            { levels::card(&hold, &lab) }
            <div class="solution-mid">{ map::card(&hold, &lab) }{ low }</div>
            { evil::cards(&hold, &lab) }
        </LabFrame>
    }
}

/// What screen readers hear: the chosen pair, or the answer.
fn spoken(lab: &Lab) -> String {
    match lab.spoken.is_empty() {
        true => format!("{}. {}", lab.found.title(), lab.found.explanation()).replace('*', ""),
        false => lab.spoken.clone(),
    }
}

/// The question whose answer is still shown while the current one cannot be read; none where it can.
fn stale_title(lab: &Lab) -> Option<String> {
    lab.unread
        .as_ref()
        .map(|_| format!("the answer to the last question, *S* = {}", lab.found.set()).replace('*', ""))
}

/// The answer, what it rests on, and the game.
fn verdict(lab: &Lab) -> Html {
    let found = &lab.found;
    let (class, mark) = if found.refused.is_some() { ("no", "close") } else { ("yes", "check") };
    let named = match found.ratio() {
        Some(_) => "*S* = {⌊*n*β⌋} has exactly these P-positions".into(),
        None => found.title(),
    };
    let theorem = found.theorem().map(|name| {
        let link = numbered(name, "Fisher and Larsson").unwrap_or_else(|| html! { { name } });
        html! { <span class="source-tag">{ link }</span> }
    });
    let href = lab.position().map(|position| route::hash(Page::Play, &lab.link(position)));
    let play = match href.filter(|_| found.refused.is_none()) {
        Some(href) => html! { <a class="btn pri" {href}>{ icon("play") }{ "Play" }</a> },
        None => html! { <button type="button" class="btn" disabled=true>{ icon("play") }{ "Play" }</button> },
    };
    html! { <>
        <div class="verdict">
            <span class={classes!("found", class)}>{ icon(mark) }<span>{ rich(&named) }</span></span>
            { for theorem }<span class="sure">{ rich(&found.explanation()) }</span>
        </div>{ play }
    </> }
}

fn files(lab: &Lab) -> Vec<File> {
    let found = lab.found.clone();
    vec![
        File::csv("pairs.csv", move || found.csv()),
        File::drawn(&[("solution-levels", "levels"), ("solution-map", "map")]),
    ]
}
