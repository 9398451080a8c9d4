//! The page of the course: its chapters, the reader's place in it, and the stored progress.
use super::{
    chapters::{ReaderProgress, chapter},
    class_list::ClassList,
    course_keys, handed,
    here::ContinueCard,
    papers::Papers,
    record, results,
};
use crate::learn::{Assignment, Course, Drill, Help, Item, Mark, Place, Progress, QUESTIONS};
use crate::ui::{
    after_paint::after_paint,
    bar::learn_bar,
    export::save_text,
    heads,
    icons::icon,
    pick::PickText,
    play::{focus, use_pressed},
    storage,
    toast::{Toast, Toasts},
    voice,
};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct CourseProps {
    pub course: Rc<Course>,
    /// The items of the list in the address; for a word that names no item, the word.
    pub given: Vec<Result<Item, String>>,
    /// How much help the list allows.
    pub help: Help,
}

/// The course.
#[component]
pub fn CoursePage(props: &CourseProps) -> Html {
    let course = &props.course;
    let progress = use_state(record::read);
    let here = progress.next(course);
    let now = here.map(|place| {
        let steps = course.brief(place).map_or(0, |brief| brief.steps);
        ReaderProgress {
            place,
            step: progress.next_step(place, steps),
            begun: progress.of(place, steps) != Mark::New,
        }
    });
    let open = {
        let first = here.map_or(1, |place| place.chapter);
        use_state(move || Some(first))
    };
    let toast = use_state(|| None::<Toast>);
    let one = |(index, it): (usize, &crate::learn::Chapter)| {
        let (number, open) = (index + 1, open.clone());
        let is_open = *open == Some(number);
        let toggle = Callback::from(move |_: MouseEvent| open.set((*open != Some(number)).then_some(number)));
        chapter(number, it, &progress, now, is_open, toggle)
    };
    let quiet = {
        let toast = toast.setter();
        Callback::from(move |()| toast.set(None))
    };
    let on_say = {
        let toast = toast.setter();
        Callback::from(move |said| toast.set(Some(said)))
    };
    use_pressed(Rc::new(course_keys::on_page));
    let onkeydown = |event: KeyboardEvent| {
        if course_keys::on_chapter(&event) {
            event.prevent_default();
        }
    };
    html! { <>
        { learn_bar("#/learn") }
        <main class="course">
            <div class="course-list" {onkeydown}>
                <h1>{ heads::LEARN[0] }</h1>
                <p class="lead">{ heads::LEARN[1] }<span class="dim">{ counted(course, &progress) }</span></p>
                if !props.given.is_empty() { { handed::list(course, &props.given, props.help, &progress, &on_say) } }
                { for course.chapters.iter().enumerate().map(one) }
            </div>
            <aside class="course-side" aria-label="Where you are">
                <ContinueCard course={course.clone()} progress={(*progress).clone()} />
                <section aria-labelledby="drills"><h2 id="drills">{ "Drills" }<span class="dim">{ "20 questions, 10 seconds each" }</span></h2>
                    <ul class="drill-cards">{ for Drill::ALL.iter().copied().map(practice) }</ul></section>
                <Papers />
                <section aria-labelledby="more"><h2 id="more">{ "More" }</h2>
                    <ul class="doors">
                        <li><a class="btn" href="#/worksheet">{ icon("new") }{ "Worksheets to print" }</a></li>
                        <li><a class="btn" href="#/puzzles">{ icon("clock") }{ "All puzzles" }</a></li>
                        <li><a class="btn" href="#/glossary">{ icon("rules") }{ "Glossary" }</a></li>
                        <li><a class="btn" href="#/teachers">{ icon("present") }{ "For teachers" }</a></li>
                    </ul>
                    <ClassList course={course.clone()} handed={Assignment { items: props.given.iter().flatten().copied().collect(), help: props.help }} on_say={on_say.clone()} />
                </section>
                <section class="sound" aria-labelledby="sound"><h2 id="sound">{ "Sound" }</h2><ul class="doors">{ voice::switches() }</ul></section>
                <ProgressTools progress={(*progress).clone()} on_change={let progress = progress.setter(); Callback::from(move |new: Progress| {
                    record::write(&new);
                    progress.set(new);
                })} {on_say} />
            </aside>
        </main>
        <Toasts toast={(*toast).clone()} on_done={quiet} />
    </> }
}

/// A link to a drill, with its last result.
fn practice(drill: Drill) -> Html {
    let result = results::last(drill)
        .map_or_else(|| "not tried".to_string(), |right| format!("{right} of {QUESTIONS}"));
    html! {
        <li><a class="drill-card" href={format!("#/drills?k={}", drill.id())}>
            <span>{ drill.name() }<span class="dim">{ result }</span></span><b>{ drill.example() }</b></a></li>
    }
}

/// How many lessons and exercises are done, in words.
fn counted(course: &Course, progress: &Progress) -> String {
    let done = |place: &Place| {
        course.brief(*place).is_some_and(|brief| progress.of(*place, brief.steps) == Mark::Done)
    };
    let count = |places: Vec<Place>| (places.iter().filter(|place| done(place)).count(), places.len());
    let ((lessons, all), (exercises, of)) =
        (count(course.lessons().collect()), count(course.exercises().collect()));
    match (lessons, exercises) {
        (0, 0) => "Your progress is kept in this browser.".into(),
        _ => format!("{lessons} of {all} lessons, {exercises} of {of} exercises done."),
    }
}

#[derive(Properties, PartialEq)]
struct ProgressToolsProps {
    progress: Progress,
    on_change: Callback<Progress>,
    on_say: Callback<Toast>,
}

/// What can be done with the stored progress: it stays on this device, and can be saved or erased.
#[component]
fn ProgressTools(props: &ProgressToolsProps) -> Html {
    // The test writes to the storage, so it is made only once.
    let works = use_state(storage::works);
    let export = {
        let progress = props.progress.clone();
        move |_: MouseEvent| save_text(&progress.to_string(), "nimscope-progress.txt")
    };
    let import = {
        let (progress, change, say) = (props.progress.clone(), props.on_change.clone(), props.on_say.clone());
        Callback::from(move |text: Option<String>| {
            let other = Progress::read(&text.unwrap_or_default());
            if other.is_empty() {
                return say.emit(Toast::error("This file holds no progress."));
            }
            let mut joined = progress.clone();
            joined.join(&other);
            change.emit(joined);
            say.emit(Toast::info("Joined: of each step the better state."));
        })
    };
    let erase = {
        let (progress, change, say) = (props.progress.clone(), props.on_change.clone(), props.on_say.clone());
        move |_: MouseEvent| {
            let (back, before) = (change.clone(), progress.clone());
            change.emit(Progress::default());
            // The button to erase is now disabled: move the focus to one that can be pressed.
            after_paint(|| {
                focus(".kept .btn:not(:disabled)");
            });
            let undo = Callback::from(move |()| back.emit(before.clone()));
            say.emit(Toast::info("Progress erased").icon("bin").action("Undo", undo));
        }
    };
    html! {
        <section class="kept" aria-label="Progress">
            <p class="dim">{ if *works { "Progress stays in this browser." } else { "Progress cannot be kept in this browser." } }</p>
            <div class="line">
                <button class="btn quiet" disabled={props.progress.is_empty()} onclick={export}>{ icon("download") }{ "Export" }</button>
                <PickText label="Import" on_text={import} />
                <button class="btn quiet" disabled={props.progress.is_empty()} onclick={erase}>{ icon("bin") }{ "Erase" }</button>
            </div>
        </section>
    }
}
