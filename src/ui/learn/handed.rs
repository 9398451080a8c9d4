//! The lists that a teacher hands out as links.
use super::{
    chapters::{mark_of, words},
    item::named,
    results,
    slip::Slip,
};
use crate::learn::{Assignment, Course, Help, Item, Progress, QUESTIONS};
use crate::ui::{icons::icon, toast::Toast};
use std::rc::Rc;
use yew::prelude::*;

/// The address of the course page with this list.
pub fn link(handed: &Assignment) -> String {
    format!("#/learn?{handed}")
}

/// The name and the address of an item of a list. A lesson's address keeps the list, so that the lesson leads on to the
/// next item.
pub fn address_in(course: &Course, item: Item, list: &Assignment) -> Option<(String, String)> {
    let (name, to) = named(course, item)?;
    Some((name, if matches!(item, Item::Lesson(_)) { format!("{to}&{list}") } else { to }))
}

/// The most characters of an unknown word that a message repeats.
const LONGEST_WORD: usize = 40;

/// The list that a link brought. Words of it that name no item are shown as such in their places.
pub fn list(
    course: &Rc<Course>,
    given: &[Result<Item, String>],
    help: Help,
    progress: &Progress,
    on_say: &Callback<Toast>,
) -> Html {
    let there = given.iter().flatten().copied().filter(|item| named(course, *item).is_some());
    let all = Assignment { items: there.collect(), help };
    let known = |item: &Item| {
        let (name, to) = address_in(course, *item, &all)?;
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
    let row = |each: &Result<Item, String>| {
        let word = match each {
            Ok(item) => match known(item) {
                Some(row) => return row,
                None => item.to_string(),
            },
            Err(word) => word.clone(),
        };
        let word: String = word.chars().take(LONGEST_WORD).collect();
        html! { <li class="unread"><span class="unit">{ icon("close") }<span class="title">{ format!("“{word}” is no lesson, exercise or drill.") }</span></span></li> }
    };
    html! {
        <section class="handed" aria-labelledby="handed">
            <h2 id="handed">{ "Handed out to you" }</h2>
            <ol class="units">{ for given.iter().map(row) }</ol>
            if !all.is_empty() { <Slip course={course.clone()} handed={all.clone()} progress={progress.clone()} on_say={on_say.clone()} /> }
        </section>
    }
}
