//! A chapter in the list of the course: its subject, the reader's progress and, when it is open, its lessons and
//! exercises.
use super::address;
use crate::learn::{Brief, Chapter, Mark, Place, Progress};
use crate::ui::icons::{icon, reticle_mark};
use yew::prelude::*;

/// Where the reader is in the course.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ReaderProgress {
    pub place: Place,
    /// The next step, counted from 0.
    pub step: usize,
    /// Whether the reader has begun the lesson.
    pub begun: bool,
}

/// A chapter of the list.
pub fn chapter(
    number: usize,
    chapter: &Chapter,
    progress: &Progress,
    here: Option<ReaderProgress>,
    open: bool,
    on_toggle: Callback<MouseEvent>,
) -> Html {
    let place = |exercise: bool, index: usize| Place { chapter: number, exercise, number: index + 1 };
    let mark =
        |exercise: bool, (index, brief): (usize, &Brief)| progress.of(place(exercise, index), brief.steps);
    let [lessons, exercises] = [false, true].map(|exercise| {
        chapter.briefs(exercise).iter().enumerate().map(|one| mark(exercise, one)).collect::<Vec<_>>()
    });
    let done = |marks: &[Mark]| marks.iter().filter(|mark| **mark == Mark::Done).count();
    let said = format!("{} of {} lessons", done(&lessons), lessons.len());
    let said = match exercises.len() {
        0 => format!("{said} done"),
        all => format!("{said}, {} of {all} exercises done", done(&exercises)),
    };
    let row = |exercise: bool, (index, brief): (usize, &Brief)| {
        let place = place(exercise, index);
        let mark = mark(exercise, (index, brief));
        let here = here.filter(|here| here.place == place);
        let now = here.is_some();
        // A number that an earlier row shows is not repeated.
        let taken =
            |number: u32| chapter.briefs(true)[..index].iter().any(|other| other.number() == Some(number));
        let own = || {
            brief
                .number()
                .filter(|number| !taken(*number))
                .map_or_else(|| "·".to_string(), |number| number.to_string())
        };
        let label = if exercise { own() } else { place.to_string() };
        html! {
            <li><a class={classes!("unit", now.then_some("now"))} href={address(place)} aria-current={now.then_some("step")}>
                { if now { reticle_mark() } else { mark_of(mark) } }<span class="no">{ label }</span><span class="title">{ brief.title.clone() }</span>
                <span class="sr">{ words(mark) }</span>
                if let Some(here) = here.filter(|here| here.begun) { <span class="dim">{ format!("step {} of {}", here.step + 1, brief.steps) }</span> }
                if !exercise { <span class="dim">{ format!("{} min", brief.minutes) }</span> }
            </a></li>
        }
    };
    let list = |exercise: bool, title: &'static str| {
        let all = chapter.briefs(exercise);
        html! {
            if !all.is_empty() {
                <div class="units"><h3>{ title }</h3><ol>{ for all.iter().enumerate().map(|one| row(exercise, one)) }</ol></div>
            }
        }
    };
    let id = format!("chapter-{number}");
    html! {
        <section class={classes!("chapter", open.then_some("open"))} key={number}>
            <h2><button aria-expanded={open.to_string()} aria-controls={id.clone()} onclick={on_toggle}>
                <span class="numeral">{ number }</span>
                <span class="names"><b>{ chapter.title.clone() }</b><span class="dim">{ chapter.aim.clone() }</span></span>
                <span class="gauge"><span class="dim">{ chapter.source.clone() }</span>
                    <span aria-hidden="true">
                        { for lessons.iter().map(|mark| html! { <i class={classes!("bar-of", class(*mark))}></i> }) }
                        { for exercises.iter().map(|mark| html! { <i class={classes!("disc-of", class(*mark))}></i> }) }
                    </span>
                    <span class="sr">{ said }</span>
                </span>
                <span class="turn-of">{ icon(if open { "up" } else { "down" }) }</span>
            </button></h2>
            <div {id} class="chapter-body" hidden={!open}>
                if open { { list(false, "Lessons") }{ list(true, "Exercises") } }
            </div>
        </section>
    }
}

fn class(mark: Mark) -> Option<&'static str> {
    match mark {
        Mark::Done => Some("done"),
        Mark::Tried => Some("tried"),
        Mark::New => None,
    }
}

/// The progress on a lesson, an exercise or a step, as a sign.
pub fn mark_of(mark: Mark) -> Html {
    match mark {
        Mark::Done => html! { <span class="mark done">{ icon("ok") }</span> },
        Mark::Tried => html! { <span class="mark tried"></span> },
        Mark::New => html! { <span class="mark"></span> },
    }
}

/// The same progress in words, for screen readers.
pub fn words(mark: Mark) -> &'static str {
    match mark {
        Mark::Done => ", done",
        Mark::Tried => ", tried",
        Mark::New => "",
    }
}
