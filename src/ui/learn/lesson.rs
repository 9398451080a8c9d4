//! The page of a lesson, or of an exercise.
use super::{
    address,
    beside::neighbour_links,
    chapters::{mark_of, words},
    handed::{address_in, link},
    record,
    room::TeamsAndClock,
    step::StepView,
    tabs::PartTabs,
};
use crate::learn::{Assignment, Course, Item, Lesson, Mark, Place, Texts, companion_of};
use crate::ui::{
    bar::learn_bar,
    copy::CopyButton,
    icons::icon,
    play::{Key, focus, key_of, use_pressed},
    route,
};
use std::rc::Rc;
use yew::prelude::*;

/// The end of the address of a lesson in presentation.
const PRESENTED: &str = "&p=1";

#[derive(Properties, PartialEq)]
pub struct LessonProps {
    pub course: Rc<Course>,
    pub texts: Rc<Texts>,
    pub place: Place,
    /// The step to begin with, counted from 0; if none, the step at which the reader stopped.
    pub step: Option<usize>,
    /// The list that the lesson belongs to; empty where it was not handed out.
    pub handed: Assignment,
    /// Whether the lesson begins as a presentation.
    pub presented: bool,
}

/// The page of a lesson.
#[component]
pub fn LessonPage(props: &LessonProps) -> Html {
    let place = props.place;
    let steps = props.texts.lesson(place).map_or(0, |lesson| lesson.steps.len());
    let progress = use_state(record::read);
    let at = {
        let begin = props.step.unwrap_or_else(|| progress.next_step(place, steps));
        use_state(move || begin.min(steps.saturating_sub(1)))
    };
    let moved = use_state(|| false);
    // Whether the part was chosen by a tab, which then keeps the focus.
    let tabbed = use_state(|| false);
    let over = use_state(|| false);
    let presented = use_state(|| props.presented);
    {
        let (presented, over) = (presented.clone(), over.clone());
        use_pressed(Rc::new(move |event| match key_of(event) {
            // From the end of the lesson back to its last step.
            Some(Key::Step(-1)) if *over => {
                over.set(false);
                true
            }
            Some(Key::Present) => {
                presented.set(!*presented);
                true
            }
            Some(Key::Escape) if *presented => {
                presented.set(false);
                true
            }
            _ => false,
        }));
    }
    let kept = if props.handed.is_empty() { String::new() } else { format!("&{}", props.handed) };
    let own = format!("{}&s={}{kept}", address(place), *at + 1);
    // A lesson in presentation stays so after a reload.
    let here = format!("{own}{}", if *presented { PRESENTED } else { "" });
    use_effect_with((here, *over), move |(here, _)| route::replace_hash(here));
    use_effect_with(*over, |over| {
        if *over {
            focus("#done");
        }
    });
    let Some(lesson) = props.texts.lesson(place) else { return Html::default() };

    let on_mark = {
        let (progress, at) = (progress.clone(), *at);
        Callback::from(move |mark: Mark| progress.set(record::note(place, at, mark)))
    };
    let go = {
        let (at, moved, tabbed, over) = (at.clone(), moved.setter(), tabbed.setter(), over.setter());
        Callback::from(move |to: usize| {
            moved.set(true);
            tabbed.set(false);
            over.set(to >= steps);
            at.set(to.min(steps.saturating_sub(1)));
        })
    };
    let on_step = {
        let (go, at, over) = (go.clone(), *at, *over);
        Callback::from(move |by: i32| match by {
            -1 if over => go.emit(at),
            -1 if at == 0 => {}
            by => go.emit(at.saturating_add_signed(by as isize)),
        })
    };
    let listed = |range: std::ops::Range<usize>, label: &'static str| {
        let one = |index: usize| {
            let (go, mark) = (go.clone(), progress.step(place, index));
            html! {
                <li><button class="btn quiet" onclick={move |_| go.emit(index)}>{ mark_of(mark) }<span class="no">{ index + 1 }</span>
                    <span>{ lesson.steps[index].title.clone() }</span><span class="sr">{ words(mark) }</span></button></li>
            }
        };
        html! { <ol class="steps" aria-label={label}>{ for range.map(one) }</ol> }
    };
    // The parts of an exercise are tabs; the steps of a lesson follow one another.
    let parts = place.exercise && steps > 1;
    let (before, after) = if parts {
        let each = lesson.steps.iter().enumerate();
        let all =
            each.map(|(part, step)| (step.title.clone(), progress.step(place, part))).collect::<Vec<_>>();
        let on_go = {
            let (at, moved, tabbed) = (at.clone(), moved.setter(), tabbed.setter());
            Callback::from(move |to: usize| {
                moved.set(false);
                tabbed.set(true);
                at.set(to);
            })
        };
        (html! { <PartTabs parts={all} at={*at} focused={*tabbed} {on_go} /> }, Html::default())
    } else {
        (listed(0..*at, "Steps before"), listed(*at + 1..steps, "Steps to come"))
    };
    let chapter = props.course.chapter(place.chapter);
    let from = format!("{} {}", place.chapter, chapter.map_or("", |chapter| &chapter.title));
    let kind = if place.exercise { "Exercise".to_string() } else { place.to_string() };
    html! { <>
        { learn_bar("#/learn") }
        <main class={classes!("lesson-page", presented.then_some("presented"))}>
            <header class="lesson-head">
                <a class="btn quiet" href="#/learn" aria-label={format!("Course: {from}")}>{ icon("back") }<span>{ from.clone() }</span></a>
                <h1>{ lesson.title.clone() }</h1>
                <span class="dim">{ format!("{kind} · {} minutes · ", lesson.minutes) }{ followed(&lesson.source) }</span>
                <span class="spacer"></span>
                <div class="lesson-tools">
                    if !*presented && props.handed.is_empty() { { neighbour_links(&props.course, place) } }
                    if !*presented { <CopyButton text={route::whole(&own)} label="Copy link" what="Link" on_toast={Callback::noop()} /> }
                    if *presented { <TeamsAndClock step={*at} /> }
                    <button class="btn present-lesson" aria-pressed={presented.to_string()} onclick={let presented = presented.clone(); move |_| presented.set(!*presented)}>
                        { icon(if *presented { "close" } else { "present" }) }<span>{ if *presented { "Leave" } else { "Present" } }</span><kbd>{ "F" }</kbd></button>
                </div>
            </header>
            if !*presented && !*over && props.handed.is_empty() { { super::begins::first_lesson_link(&props.course, place) } }
            if *over {
                { finished(props, lesson, progress.of(place, steps), *presented, &go) }
            } else {
                <div class="lesson">
                    <StepView
                        key={*at} texts={props.texts.clone()} {place} at={*at} {steps} done={progress.step(place, *at) == Mark::Done} moved={*moved} presented={*presented} help={props.handed.help}
                        {before} {after} {parts} {on_mark} {on_step}
                    />
                </div>
            }
        </main>
    </> }
}

/// The source of a lesson, linked to the place in the companion of the paper.
fn followed(source: &str) -> Html {
    match companion_of(source) {
        Some((to, _)) => html! { <a href={to}>{ source.to_string() }</a> },
        None => html! { { source.to_string() } },
    }
}

/// What follows the last step. A lesson that is `presented` leads to the next one in presentation, too.
fn finished(props: &LessonProps, lesson: &Lesson, mark: Mark, presented: bool, go: &Callback<usize>) -> Html {
    let place = props.place;
    let handed = &props.handed;
    let led = |to: String| if presented { to + PRESENTED } else { to };
    let next = if handed.is_empty() {
        props.course.after(place).and_then(|next| {
            Some((format!("{next} {}", props.course.brief(next)?.title), led(address(next))))
        })
    } else {
        let at = handed.items.iter().position(|item| *item == Item::Lesson(place));
        at.and_then(|at| {
            let item = *handed.items.get(at + 1)?;
            let (name, to) = address_in(&props.course, item, handed)?;
            Some((name, if matches!(item, Item::Lesson(_)) { led(to) } else { to }))
        })
    };
    let exercises = props.course.chapter(place.chapter).map_or(0, |chapter| chapter.exercises.len());
    let progress = record::read();
    let all = mark == Mark::Done;
    let again = |index: usize| {
        let go = go.clone();
        html! { <li><button class="btn quiet" onclick={move |_| go.emit(index)}>{ mark_of(progress.step(place, index)) }{ lesson.steps[index].title.clone() }</button></li> }
    };
    let left = |mark: Mark, said: &'static str| {
        let mut steps = (0..lesson.steps.len())
            .filter(|index| progress.step(place, *index) == mark)
            .map(again)
            .peekable();
        html! { if steps.peek().is_some() { <p>{ said }</p><ul class="steps">{ for steps }</ul> } }
    };
    html! {
        <section class="lesson-done" aria-labelledby="done">
            <h2 id="done" tabindex="-1">{ if all { "Done" } else { "Almost" } }</h2>
            if all {
                <p>{ format!("All {} steps of “{}” are done.", lesson.steps.len(), lesson.title) }</p>
            } else {
                { left(Mark::Tried, "These steps you have tried, or looked at their answers. Answer them yourself, if you like:") }
                { left(Mark::New, "These steps you have passed over. You can go on without them, or go back:") }
            }
            <div class="line">
                if let Some((name, to)) = next {
                    <a class="btn pri" href={to}>{ name }{ icon("forward") }</a>
                }
                if !handed.is_empty() {
                    <a class="btn" href={link(handed)}>{ "Back to your list" }</a>
                } else if exercises > 0 && !place.exercise {
                    <a class="btn" href={led(address(Place { exercise: true, number: 1, ..place }))}>{ "Exercises" }</a>
                }
                <a class="btn" href="#/learn">{ "All lessons" }</a>
            </div>
        </section>
    }
}
