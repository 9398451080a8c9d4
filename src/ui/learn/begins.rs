//! The way to the beginning of the course, for readers who reached a later lesson by a link.
use super::{address, record};
use crate::learn::{Course, Mark, Place};
use yew::prelude::*;

/// The first lesson, which assumes no knowledge.
const FIRST: Place = Place { chapter: 1, exercise: false, number: 1 };

/// The number of first units, which need little of what comes before them.
const EARLY: usize = 2;

/// A line that leads to the first lesson, at the head of a later one, while the first has not been done on this device.
pub fn first_lesson_link(course: &Course, place: Place) -> Html {
    let known =
        || course.brief(FIRST).is_none_or(|brief| record::read().of(FIRST, brief.steps) == Mark::Done);
    if !later(place) || known() {
        return Html::default();
    }
    html! {
        <p class="from-nothing">{ "New here? " }<a href={address(FIRST)}>{ format!("Lesson {FIRST}") }</a>{ " begins from nothing." }</p>
    }
}

/// Whether this is a lesson after the first units.
fn later(place: Place) -> bool {
    !place.exercise && place.chapter > EARLY
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_of_later_units_lead_to_the_first() {
        let led = |place: &str| later(place.parse().unwrap());
        assert_eq!(["1.1", "2.3", "3.1", "7.1", "7e1"].map(led), [false, false, true, true, false]);
    }
}
