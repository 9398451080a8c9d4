//! A companion: every part of a document in order, with its statement and the places where it can be seen.
use super::own::OwnSteps;
use crate::games::papers::PAPERS;
use crate::learn::{Companion, PaperEntry, ProgramLink, companion};
use crate::ui::{bar::learn_bar, icons::icon, keyfocus, rich::rich};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct CompanionProps {
    pub companion: Rc<Companion>,
    /// The id of the part to scroll to.
    pub part: Option<String>,
}

/// The companion of a document.
#[component]
pub fn CompanionPage(props: &CompanionProps) -> Html {
    let Companion { head, parts } = &*props.companion;
    let list = use_node_ref();
    // The id from the address is looked up among the parts, not put into a selector; an unknown one finds nothing.
    let here = props.part.as_ref().and_then(|id| parts.iter().position(|part| part.id() == *id));
    {
        let list = list.clone();
        use_effect_with(here, move |here| {
            let list = here.and_then(|_| list.cast::<web_sys::Element>());
            if let Some(part) = list.zip(*here).and_then(|(list, at)| list.children().item(at as u32)) {
                keyfocus::lead_to(part);
            }
        });
    }
    let link = |part: &PaperEntry, short: bool| {
        let name = if short { part.label.clone() } else { format!("{}: {}", part.label, part.title) };
        html! { <li><a class="btn" href={companion(&head.id, &part.label)} title={part.title.clone()}>{ rich(&name) }</a></li> }
    };
    let errata: Vec<&PaperEntry> = parts.iter().filter(|part| part.is_erratum()).collect();
    let read_at =
        PAPERS.iter().find(|paper| head.authors.starts_with(paper.authors)).map(|paper| paper.read_at);
    let mut within = 2;
    let all = parts.iter().enumerate().map(|(index, part)| {
        let level = if part.depth < 4 { part.depth } else { within + 1 };
        if part.depth < 4 {
            within = part.depth;
        }
        one(&head.id, part, level, here == Some(index))
    });
    html! { <>
        { learn_bar("#/papers") }
        <main class="guide">
            <h1>{ head.title.clone() }</h1>
            <p class="lead">{ head.about.clone() }</p>
            <p class="dim">{ format!("{}. ", head.authors) }
                if let Some(to) = read_at { <a href={to} target="_blank" rel="noopener">{ "Read it" }<span class="sr">{ ", in a new tab" }</span></a>{ " · " } }
                <a href="#/papers">{ "All papers" }</a></p>
            <nav aria-label="Contents"><ul class="contents">
                { for parts.iter().filter(|part| part.depth == 2).map(|part| link(part, true)) }
            </ul></nav>
            if !errata.is_empty() {
                <details><summary>{ format!("Errata ({})", errata.len()) }</summary>
                    <ul class="contents">{ for errata.into_iter().map(|part| link(part, false)) }</ul></details>
            }
            <div ref={list}>{ for all }</div>
        </main>
    </> }
}

fn one(document: &str, part: &PaperEntry, level: u8, here: bool) -> Html {
    let class = classes!("part", part.is_erratum().then_some("erratum"), here.then_some("here"));
    let tag = format!("h{level}");
    let door = |door: &ProgramLink| html! { <a class="btn" href={door.to.clone()}>{ rich(&door.text) }</a> };
    html! {
        <section key={part.id()} id={format!("part-{}", part.id())} {class}>
            <@{tag}>
                if part.is_erratum() { { icon("warn") } }
                <a href={companion(document, &part.label)}>{ part.label.clone() }</a><span>{ rich(&part.title) }</span>
            </@>
            if !part.text.is_empty() { <p>{ rich(&part.text) }</p> }
            if !part.nothing.is_empty() { <p class="dim">{ rich(&part.nothing) }</p> }
            if !part.steps.is_empty() { <OwnSteps id={part.steps.clone()} /> }
            if !part.places.is_empty() { <p class="entry-foot">{ for part.places.iter().map(door) }</p> }
        </section>
    }
}
