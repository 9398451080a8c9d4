//! What a teacher hands out: the list that a link brings, and the place where such a link is made.
use super::{
    address,
    lesson::{mark_of, words},
    results,
};
use crate::learn::{Course, Handed, Item, MOST_HANDED, Place, Progress, QUESTIONS};
use crate::ui::{copy::CopyButton, icons::icon, qr::Qr, route, toast::Toast};
use std::rc::Rc;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The address of the course with what it hands out.
fn link(handed: &Handed) -> String {
    format!("#/learn?t={handed}")
}

/// What a thing is called, and its address.
fn named(course: &Course, item: Item) -> Option<(String, String)> {
    match item {
        Item::Lesson(place) => {
            let brief = course.brief(place)?;
            let kind =
                if place.exercise { format!("Exercise {}", brief.source) } else { format!("Lesson {place}") };
            Some((format!("{kind}: {}", brief.title), address(place)))
        }
        Item::Drill { drill, seed, level } => {
            let fixed = level.map(|level| format!(", level {level}")).unwrap_or_default();
            let field = level.map(|level| format!("&l={level}")).unwrap_or_default();
            Some((
                format!("Drill: {}{fixed}, seed {seed}", drill.name()),
                format!("#/drills?k={}&s={seed}{field}", drill.id()),
            ))
        }
    }
}

/// The list that a link brought.
pub fn list(course: &Course, handed: &Handed, progress: &Progress) -> Html {
    let row = |item: &Item| {
        let (name, to) = named(course, *item)?;
        let state = match item {
            Item::Lesson(place) => {
                let mark = progress.of(*place, course.brief(*place)?.steps);
                html! { <>{ mark_of(mark) }<span class="title">{ name }</span><span class="sr">{ words(mark) }</span></> }
            }
            Item::Drill { drill, .. } => {
                let last = results::last(*drill).map(|right| format!("{right} of {QUESTIONS}"));
                html! { <>{ icon("clock") }<span class="title">{ name }</span><span class="dim">{ last }</span></> }
            }
        };
        Some(html! { <li><a class="unit" href={to}>{ state }</a></li> })
    };
    html! {
        <section class="handed" aria-labelledby="handed">
            <h2 id="handed">{ "Handed out to you" }</h2>
            <ol class="units">{ for handed.0.iter().filter_map(row) }</ol>
        </section>
    }
}

#[derive(Properties, PartialEq)]
pub struct MakeLinkProps {
    pub course: Rc<Course>,
    /// What the address brought, to go on from.
    pub handed: Handed,
    pub on_say: Callback<Toast>,
}

/// Puts a list together, and gives its link.
#[component]
pub fn MakeLink(props: &MakeLinkProps) -> Html {
    let MakeLinkProps { course, handed, on_say } = props;
    let chosen = use_state(|| handed.clone());
    let shown = use_state(|| false);
    let node = use_node_ref();
    let units: Vec<Item> = course.lessons().chain(course.exercises()).map(Item::Lesson).collect();
    let drills: Vec<Item> = crate::learn::Drill::ALL
        .iter()
        .map(|drill| Item::Drill { drill: *drill, seed: 0, level: None })
        .collect();
    let all: Vec<Item> = units.into_iter().chain(drills).collect();
    let option = |item: &Item| {
        let name = match item {
            Item::Drill { drill, .. } => format!("Drill: {}", drill.name()),
            Item::Lesson(_) => named(course, *item).map_or_else(String::new, |(name, _)| name),
        };
        html! { <option>{ name }</option> }
    };
    let group = |label: &'static str, of: &dyn Fn(&Item) -> bool| {
        html! { <optgroup {label}>{ for all.iter().filter(|item| of(item)).map(option) }</optgroup> }
    };
    let exercise = |item: &Item| matches!(item, Item::Lesson(Place { exercise: true, .. }));
    let lesson = |item: &Item| matches!(item, Item::Lesson(Place { exercise: false, .. }));
    let add = {
        let (node, chosen, all) = (node.clone(), chosen.clone(), all.clone());
        move |_: MouseEvent| {
            let at = node.cast::<HtmlSelectElement>().map(|select| select.selected_index());
            let Some(item) = at.and_then(|at| all.get(usize::try_from(at).ok()?)) else { return };
            let item = match *item {
                // Everybody gets the same questions.
                Item::Drill { drill, level, .. } => {
                    Item::Drill { drill, seed: route::chance() % 10_000, level }
                }
                lesson => lesson,
            };
            if !chosen.0.contains(&item) {
                chosen.set(chosen.toggled(item));
            }
        }
    };
    let row = |item: &Item| {
        let name = named(course, *item).map_or_else(String::new, |(name, _)| name);
        let (chosen, item) = (chosen.clone(), *item);
        html! {
            <li><span class="title">{ name.clone() }</span>
                <button class="btn icon quiet" aria-label={format!("Remove {name}")} onclick={move |_| chosen.set(chosen.toggled(item))}>{ icon("close") }</button></li>
        }
    };
    let address = route::whole(&link(&chosen));
    let code = {
        let shown = shown.clone();
        move |_: MouseEvent| shown.set(!*shown)
    };
    html! {
        <details class="make-link" open={!handed.0.is_empty()}>
            <summary>{ "A list for your class" }</summary>
            <p class="dim">{ "Put lessons, exercises and drills in order. The link holds the list; a drill has the same questions for all." }</p>
            <div class="line">
                <select ref={node} aria-label="Lesson, exercise or drill">
                    { group("Lessons", &lesson) }{ group("Exercises", &exercise) }{ group("Drills", &|item| matches!(item, Item::Drill { .. })) }
                </select>
                <button class="btn" onclick={add} disabled={chosen.0.len() >= MOST_HANDED}>{ "Add" }</button>
            </div>
            if !chosen.0.is_empty() {
                <ol class="chosen" aria-label="In the list">{ for chosen.0.iter().map(row) }</ol>
                <div class="line">
                    <CopyButton text={address.clone()} label="Copy link" what="Link" on_toast={on_say.clone()} />
                    <a class="btn" href={link(&chosen)}>{ "Open" }</a>
                    <button class="btn" aria-pressed={shown.to_string()} onclick={code}>{ "QR code" }</button>
                </div>
                if *shown { <Qr text={address} /> }
            }
        </details>
    }
}
