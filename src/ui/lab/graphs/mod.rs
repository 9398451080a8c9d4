//! The graph lab.
mod picture;
mod source;
mod state;
mod steps;
mod table;
#[cfg(all(test, feature = "ssr"))]
mod tests;

use super::{
    files::File,
    form::Form,
    frame::{LabFrame, LabPage, LabProps},
    hold::use_hold,
};
use crate::core::format_number;
use crate::games::{Link, is_ready, ready};
use crate::labs::graphs::{EXAMPLES, Found, csv, is_listed, played};
use crate::ui::{
    export,
    lazy::{Fetched, use_fetched},
    route::{self, Page},
    words,
};
use state::{Hold, Lab};
use yew::prelude::*;

/// The path, names and purpose of the graph lab.
pub const PAGE: LabPage = LabPage {
    path: "lab/graphs",
    name: "Graphs",
    title: "Graph lab",
    about: "Which value has each vertex, and who wins from it? Label them step by step, or let the program do it.",
};

#[component]
pub fn GraphLab(props: &LabProps) -> Html {
    let hold = use_hold(|| Lab::new(&props.link));
    let game = {
        let lab = hold.lab.borrow();
        if is_listed(&lab.values) { String::new() } else { lab.values.text("p").trim().to_string() }
    };
    // Fetches the rules of the game whose position is typed.
    let rules = use_fetched(game.clone(), game.is_empty() || is_ready(&game), {
        let game = game.clone();
        move || Box::pin(async move { ready(&game).await })
    });
    use_memo((game, matches!(rules, Fetched::Here)), |(game, here)| {
        let late = { hold.lab.borrow().late };
        if !game.is_empty() && *here && late {
            hold.change(&Lab::read);
        }
    });
    let lab = hold.lab.borrow();
    let form = Form { id: "gr", values: lab.values.clone(), on: hold.on(Hold::set) };
    let own =
        vec![("o", Some(source::source(&hold, &lab, &form, rules))), ("g", None), ("p", None), ("a", None)];
    html! {
        <LabFrame page={PAGE} labs={props.labs} class="graphs-lab" {own}
            examples={EXAMPLES} examples_of="Figures and exercises of Ferguson, Part I." on_example={hold.on(|hold, query| hold.load(query))} ends={ends(&lab)} files={files(&lab)} stale_title={stale_title(&lab)} verdict={lab.found.as_ref().map(|found| verdict(&lab, found))}
            spoken={lab.spoken.clone()} form={form.clone()}>
            <div class="graph-desk">{ picture::card(&hold, &lab, &form) }{ if lab.is_small() { steps::card(&hold, &lab) } else { Html::default() } }</div>
            if let Some(found) = &lab.found { { table::card(&hold, &lab, found) } }
        </LabFrame>
    }
}

/// The graph that is still shown while what is typed cannot be read; none where it can.
fn stale_title(lab: &Lab) -> Option<String> {
    if lab.unread.is_none() && !lab.late {
        return None;
    }
    Some(format!("a graph of {}", lab.found.as_ref()?.size()))
}

/// The size of the graph and, once all vertices are labelled, the result.
fn verdict(lab: &Lab, found: &Found) -> Html {
    let counts = found.counts(lab.label_kind().misere);
    let n = |count: usize| format_number(count as u64);
    let done = lab.labelled().iter().all(|known| *known);
    let drawn = if counts.d > 0 { format!(", {} drawn", n(counts.d)) } else { String::new() };
    let endless = match found.endless() {
        0 => String::new(),
        count => format!(", {} without a value", n(count)),
    };
    let greatest = found.greatest().map(|value| format!("; greatest value {value}")).unwrap_or_default();
    let again = match found.again {
        0 => String::new(),
        count => format!(" {} stood again and count once.", n(count)),
    };
    html! { <div class="verdict"><span class="found seen"><span>{ found.size() }</span></span>
    <span class="sure">{ found.cycle() }{ again }
        if done { <br/>{ format!("{}, {}{drawn}{greatest}{endless}.", words::count(counts.p as u64, "P-position"), words::count(counts.n as u64, "N-position")) } }
        if !lab.is_linked() { <br/>{ "The list is too long for a link: keep it as a file." } }</span></div> }
}

fn ends(lab: &Lab) -> Html {
    let read = lab.found.as_ref().filter(|_| lab.unread.is_none());
    let href = read.and_then(|found| {
        let notation = played(&lab.values, found, lab.chosen().unwrap_or(0))?;
        Some(route::hash(Page::Play, &Link::new(notation)))
    });
    match href {
        Some(href) => html! { <a class="btn wide" {href}>{ "Play from here" }</a> },
        None => Html::default(),
    }
}

fn files(lab: &Lab) -> Vec<File> {
    let Some(found) = lab.found.clone() else { return Vec::new() };
    let list = found.clone();
    vec![
        File::csv("graph.csv", move || csv(&found)),
        File::new("List", move || export::save_long(&list.list(), "text/plain", "arrows.txt")),
        File::drawn(&[("graph-picture", "labelled-graph")]),
    ]
}
