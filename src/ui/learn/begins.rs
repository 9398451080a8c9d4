//! Where the course begins, for whoever has come to a later lesson by a link.
use super::{address, record};
use crate::learn::{Course, Mark, Place};
use yew::prelude::*;

/// The lesson that begins from nothing.
const FIRST: Place = Place { chapter: 1, exercise: false, number: 1 };

/// Units that need little of what comes before.
const EARLY: usize = 2;

/// A line that leads to the first lesson, at the head of a later one, while the first has not been done on this device.
pub fn begins(course: &Course, place: Place) -> Html {
    let known =
        || course.brief(FIRST).is_none_or(|brief| record::read().of(FIRST, brief.steps) == Mark::Done);
    if !later(place) || known() {
        return Html::default();
    }
    html! {
        <p class="from-nothing">{ "New here? " }<a href={address(FIRST)}>{ format!("Lesson {FIRST}") }</a>{ " begins from nothing." }</p>
    }
}

/// Whether it is a lesson, and in none of the first units.
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
