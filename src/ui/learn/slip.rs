//! The slip that a pupil hands back: each item of a list with its result, to print or to copy as a line. The name typed
//! here is not stored.
use super::{chapters::mark_of, item::named, results};
use crate::learn::{Assignment, Course, Item, Mark, Progress, QUESTIONS};
use crate::ui::{
    copy::CopyButton,
    icons::icon,
    toast::Toast,
    today::{MONTHS, today},
};
use gloo::utils::window;
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct SlipProps {
    pub course: Rc<Course>,
    pub handed: Assignment,
    pub progress: Progress,
    pub on_say: Callback<Toast>,
}

/// The slip, collapsed at first. While it is open, only the slip is printed.
#[component]
pub fn Slip(props: &SlipProps) -> Html {
    let name = use_state(String::new);
    let oninput = {
        let name = name.setter();
        move |event: InputEvent| name.set(event.target_unchecked_into::<HtmlInputElement>().value())
    };
    let rows: Vec<Row> =
        props.handed.items.iter().filter_map(|item| row(&props.course, &props.progress, *item)).collect();
    let date = date();
    let text = line(&name, &date, &rows);
    let print = |_: MouseEvent| drop(window().print());
    let one = |row: &Row| {
        html! { <li>{ mark_of(row.mark) }<span class="title">{ row.name.clone() }</span><span class="dim">{ row.said.clone() }</span></li> }
    };
    html! {
        <details class="slip">
            <summary>{ icon("forward") }{ "Slip for your teacher" }</summary>
            <div class="slip-paper">
                <div class="slip-head"><label>{ "Name " }<input type="text" autocomplete="off" maxlength="60" value={(*name).clone()} {oninput} /></label><span class="dim">{ date }</span></div>
                <ul>{ for rows.iter().map(one) }</ul>
            </div>
            <p class="dim">{ "The name stands on the slip and is kept nowhere else. Nothing is sent." }</p>
            <div class="line">
                <button class="btn" onclick={print}>{ "Print" }</button>
                <CopyButton {text} label="Copy as a line" what="Slip" on_toast={props.on_say.clone()} />
            </div>
        </details>
    }
}

/// An item of the list with its result.
struct Row {
    name: String,
    mark: Mark,
    /// The result in words.
    said: String,
}

fn row(course: &Course, progress: &Progress, item: Item) -> Option<Row> {
    let (name, _) = named(course, item)?;
    let (mark, said) = match item {
        Item::Lesson(place) => {
            let steps = course.brief(place)?.steps;
            let done = (0..steps).filter(|step| progress.step(place, *step) == Mark::Done).count();
            let mark = progress.of(place, steps);
            (mark, of_steps(mark, done, steps, place.exercise))
        }
        Item::Drill { drill, .. } => match results::last(drill) {
            Some(right) => (Mark::Done, format!("{right} of {QUESTIONS} right")),
            None => (Mark::New, "not seen".into()),
        },
    };
    Some(Row { name, mark, said })
}

fn of_steps(mark: Mark, done: usize, steps: usize, exercise: bool) -> String {
    let noun = if exercise { "parts" } else { "steps" };
    match mark {
        Mark::Done => "done".into(),
        Mark::Tried => format!("tried, {done} of {steps} {noun} done"),
        Mark::New => "not seen".into(),
    }
}

/// The slip in one line, for a message.
fn line(name: &str, date: &str, rows: &[Row]) -> String {
    let head: Vec<&str> = [name.trim(), date].into_iter().filter(|part| !part.is_empty()).collect();
    let rows: Vec<String> = rows.iter().map(|row| format!("{} ({})", row.name, row.said)).collect();
    let start = if head.is_empty() { String::new() } else { format!("{}: ", head.join(", ")) };
    start + &rows.join("; ")
}

/// Today's date, such as "25 November 2026"; empty where the device's clock is far off.
fn date() -> String {
    let said = today().and_then(|(_, [year, month, day])| {
        Some(format!("{day} {} {year}", MONTHS.get(usize::try_from(month).ok()?.checked_sub(1)?)?))
    });
    said.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_one_line() {
        let row = |name: &str, mark, said: &str| Row { name: name.into(), mark, said: said.into() };
        let rows = [row("Lesson 2.3: A", Mark::Done, "done"), row("Exercise: B", Mark::New, "not seen")];
        assert_eq!(
            line(" Ada ", "25 November 2026", &rows),
            "Ada, 25 November 2026: Lesson 2.3: A (done); Exercise: B (not seen)"
        );
        assert_eq!(line("", "", &rows[..1]), "Lesson 2.3: A (done)");
    }

    #[test]
    fn what_was_begun_is_counted() {
        assert_eq!(of_steps(Mark::Tried, 2, 6, false), "tried, 2 of 6 steps done");
        assert_eq!(of_steps(Mark::Tried, 0, 3, true), "tried, 0 of 3 parts done");
        assert_eq!(
            (&*of_steps(Mark::Done, 3, 3, true), &*of_steps(Mark::New, 0, 3, true)),
            ("done", "not seen")
        );
    }
}
