//! What is ready for teachers: sheets to print, and what can be shown to a class.

/// Sheets: what they are about, what they ask, and the query of their address.
pub const SHEETS: &[(&str, &str, &str)] = &[
    (
        "Nim",
        "Who wins?",
        "q=outcome&p=nim/1+2+3;nim/2+2;nim/1+1+1;nim/3+4;nim/1+4+5;nim/2+3+4;nim/3+3+1;nim/2+4+6",
    ),
    (
        "Colourful Nim",
        "The value of a pile",
        "q=value&p=colourful/(1,2);colourful/(2,1);colourful/(1,1,2);colourful/(3,2);colourful/(1,2,2);colourful/(2,2,2);colourful/(1,2,2,2);colourful/(3,1,2)",
    ),
    (
        "Kayles",
        "Every winning move",
        "q=moves&p=kayles/3;kayles/4;kayles/5;kayles/6;kayles/2.2;kayles/3.2;kayles/4.1;kayles/7",
    ),
];

/// What a projector shows: its name and its address.
pub const SHOWN: &[(&str, &str)] = &[
    ("Lesson 2.3, with votes", "#/lesson?l=2.3&p=1"),
    ("Nim for two teams", "#/present?g=nim/3+5+7&o=friend&a=off"),
    ("Colourful Nim with its reasons", "#/present?g=colourful/r1y2r2y2&o=friend&a=full"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Link, open};
    use crate::learn::{Place, Sheet, sheet_answer};

    #[test]
    fn sheets_are_whole_and_their_positions_solved() {
        for (name, asks, query) in SHEETS {
            let sheet = Sheet::read(query);
            assert_eq!(sheet.positions.len(), 8, "{name}: {asks}");
            for position in &sheet.positions {
                let game = open(position).unwrap_or_else(|error| panic!("{position}: {error}"));
                assert_eq!(game.card().name, *name, "{position}");
                assert!(sheet_answer(position).is_some_and(|solved| solved.outcome.is_some()), "{position}");
            }
        }
    }

    #[test]
    fn games_on_the_projector_open() {
        for (name, to) in SHOWN {
            let Some(query) = to.strip_prefix("#/present?") else {
                // A lesson: only the course itself can tell whether it is there.
                let place = to.strip_prefix("#/lesson?l=").and_then(|rest| rest.split('&').next());
                assert!(place.is_some_and(|place| place.parse::<Place>().is_ok()), "{name}: {to}");
                continue;
            };
            let link = Link::read(query).unwrap_or_else(|error| panic!("{name}: {error:?}"));
            assert!(open(&link.game).is_ok(), "{name}");
        }
    }
}
