//! The previous and the next lesson or exercise, as joined links.
use super::address;
use crate::learn::{Brief, Course, Place};
use yew::prelude::*;

/// Links to the previous and the next lesson or exercise of the chapter, around the current one; nothing where it is
/// the only one.
pub fn neighbour_links(course: &Course, place: Place) -> Html {
    let other = |number: Option<usize>| {
        let place = Place { number: number?, ..place };
        Some((place, course.brief(place)?))
    };
    let (before, after) = (other(place.number.checked_sub(1)), other(place.number.checked_add(1)));
    let Some(here) = course.brief(place).filter(|_| before.is_some() || after.is_some()) else {
        return Html::default();
    };
    let kind = if place.exercise { "Exercise" } else { "Lesson" };
    let link = |(place, brief): (Place, &Brief), forward: bool| {
        let name = format!("{kind} {}", named(place, brief));
        let label = format!("{}: {name}, {}", if forward { "Next" } else { "Before" }, brief.title);
        html! {
            <a class="btn" href={address(place)} aria-label={label} title={brief.title.clone()}>
                { named(place, brief) }</a>
        }
    };
    html! {
        <nav class="before-after" aria-label={format!("{kind}s of this chapter")}>
            { before.map(|other| link(other, false)) }
            // "Exercise" is spelt out, since a lesson of the chapter may have nearly the same number.
            <span class="btn" aria-current="page">if place.exercise { { "Exercise " } }{ named(place, here) }</span>
            { after.map(|other| link(other, true)) }
        </nav>
    }
}

/// The number of a lesson, or the number that its author gave an exercise; chapter and number where there is none.
fn named(place: Place, brief: &Brief) -> String {
    // A source such as "Ferguson 2.6.2", a name and a number only.
    match brief.source.split_once(' ') {
        Some((_, number)) if place.exercise && brief.number().is_some() && !number.contains(' ') => {
            number.into()
        }
        _ if place.exercise => format!("{}·{}", place.chapter, place.number),
        _ => place.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exercises_bear_the_numbers_of_their_author() {
        let called = |place: &str, source: &str| {
            let brief = Brief { title: String::new(), source: source.into(), minutes: 5, steps: 2 };
            named(place.parse().unwrap(), &brief)
        };
        assert_eq!(called("2e2", "Ferguson 2.6.2"), "2.6.2");
        assert_eq!(called("2.3", "Ferguson 2.2"), "2.3");
        assert_eq!(called("2e8", "Ferguson 2.1 to 2.5"), "2·8");
        assert_eq!(called("5e11", "Ferguson 5 and 5.1"), "5·11");
        assert_eq!(called("7e2", "Liu and Britton, section 2"), "7·2");
    }
}
