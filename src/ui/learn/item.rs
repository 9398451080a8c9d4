//! The items that a list can hold: a lesson, an exercise, a drill.
use super::address;
use crate::learn::{Course, Item};

/// The name and the address of an item; none where there is no such lesson.
pub fn named(course: &Course, item: Item) -> Option<(String, String)> {
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
