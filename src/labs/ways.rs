//! Where else a position can be looked at: in the labs, and as positions of Nim that are worth as much.
use super::{Values, counting, evolution, graphs, maps, nimbers, sequence};
use crate::core::{Budget, ComponentView, Convention, Game};
use crate::games::{MOST_SUMMANDS, compound, is_sequence};
use std::rc::Rc;

/// A place to look at a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Destination {
    /// A lab, by its name in addresses, and what its address says.
    Lab(&'static str, String),
    /// Another position.
    Game(String),
}

/// A way to such a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RelatedPlace {
    pub to: Destination,
    pub name: &'static str,
    /// What is found there.
    pub about: String,
}

/// Most piles of a position of Nim that is offered.
const MOST_PILES: usize = 12;

/// Where else a position with these parts can be looked at, the places that tell most first. If the value of a part is
/// not known, places that need all values are left out; under misère play values say nothing.
///
/// ```
/// use nimscope::{core::{Budget, Convention}, games::open, labs::{Destination, ways}};
///
/// let game = open("octal:0.77/5+7")?;
/// let parts = game.parts(&mut Budget::new(1000));
/// let normal = ways(&game, &parts, Convention::Normal);
/// assert!(matches!(&normal[0].to, Destination::Lab("sequence", query) if query.contains("c=0.77")));
/// // Kayles has the values 4 and 2 there.
/// assert!(normal.iter().any(|way| way.to == Destination::Game("nim/4+2".into())));
/// let misere = ways(&game, &parts, Convention::Misere);
/// assert!(matches!(&misere[0].to, Destination::Lab("sequence", query) if query.contains("m=1")));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub fn ways(game: &Rc<dyn Game>, parts: &[ComponentView], convention: Convention) -> Vec<RelatedPlace> {
    match convention {
        Convention::Normal => by_values(game, parts),
        Convention::Misere => by_outcomes(game),
    }
}

/// Where a position is looked at under misère play: in the same labs, which then show outcomes and quotients.
fn by_outcomes(game: &Rc<dyn Game>) -> Vec<RelatedPlace> {
    let mut ways = Vec::new();
    let flag = || ("m", "1".to_string());
    if let Some(text) = game.workshop().sequence()
        && let Ok(source @ sequence::Source::Code(_)) = sequence::Source::read(&text, true)
    {
        let query = lab_query(sequence::FIELDS, &[("c", source.to_string()), flag()]);
        let about = format!("the misère quotient of single {}s", source.single());
        ways.push(RelatedPlace::lab("sequence", query, "Sequence", about));
    }
    if game.workshop().map(1).is_some() {
        let query = lab_query(maps::FIELDS, &[("g", game.notation()), flag()]);
        ways.push(RelatedPlace::lab("maps", query, "Map", "who wins with every two sizes"));
    }
    if let Some(twin) = game.workshop().twin() {
        ways.push(RelatedPlace::game(twin, "In disguise", "the same game, as heaps or rows"));
    }
    if let Some(query) = graphs::offered(game) {
        let query = format!("{query}&w=outcomes&c=misere");
        ways.push(RelatedPlace::lab("graphs", query, "Graph", "all that may follow, labelled step by step"));
    }
    ways
}

fn by_values(game: &Rc<dyn Game>, parts: &[ComponentView]) -> Vec<RelatedPlace> {
    let values: Option<Vec<u128>> = parts.iter().map(|part| part.value.map(|value| value.0.into())).collect();
    let notation = game.notation();
    let mut ways = Vec::new();
    if let Some(text) = game.workshop().sequence()
        && let Ok(source) = sequence::Source::read(&text, true)
    {
        let query = lab_query(sequence::FIELDS, &[("c", source.to_string())]);
        let about = format!("the values of single {}s, and whether they repeat", source.single());
        ways.push(RelatedPlace::lab("sequence", query, "Sequence", about));
    }
    if game.workshop().map(1).is_some() {
        let query = lab_query(maps::FIELDS, &[("g", notation.clone())]);
        ways.push(RelatedPlace::lab("maps", query, "Map", "the values of every two sizes"));
    }
    let twin = game.workshop().twin();
    if let Some(twin) = &twin {
        ways.push(RelatedPlace::game(twin.clone(), "In disguise", "the same game, as heaps or rows"));
    }
    for (name, notation, about) in game.workshop().related_games() {
        ways.push(RelatedPlace::game(notation, name, about));
    }
    let nim = values.filter(|values| values.len() <= MOST_PILES);
    match nim.as_deref() {
        Some([a, b]) => {
            let query = lab_query(
                nimbers::FIELDS,
                &[("o", "sum".into()), ("a", a.to_string()), ("b", b.to_string())],
            );
            ways.push(RelatedPlace::lab("nimbers", query, "Nimbers", format!("{a} ⊕ {b}, digit by digit")));
        }
        Some(values @ [_, _, ..]) => {
            let sum = values.iter().map(u128::to_string).collect::<Vec<_>>().join(" ⊕ ");
            let query = lab_query(nimbers::FIELDS, &[("o", "expression".into()), ("e", sum.clone())]);
            ways.push(RelatedPlace::lab("nimbers", query, "Nimbers", format!("{sum}, step by step")));
        }
        _ => {}
    }
    if let Some((counted, piles)) = counted(&**game, &notation) {
        let query = lab_query(counting::FIELDS, &[("g", counted), ("k", piles.to_string())]);
        let about = format!("how many P-positions there are with {piles} of them");
        ways.push(RelatedPlace::lab("counting", query, "Count", about));
    }
    if let Some(query) = graphs::offered(game) {
        ways.push(RelatedPlace::lab("graphs", query, "Graph", "all that may follow, labelled step by step"));
    }
    if game.rules().is_some() {
        let query = lab_query(evolution::FIELDS, &[("w", "game".into()), ("a", notation.clone())]);
        ways.push(RelatedPlace::lab(
            "evolution",
            query,
            "Evolution",
            "the P-positions below it, by generations",
        ));
    }
    if let Some(values) = nim {
        let total = values.iter().fold(0, |sum, value| sum ^ value);
        let piles: Vec<String> = values.iter().filter(|value| **value > 0).map(u128::to_string).collect();
        let like = format!("nim/{}", if piles.is_empty() { "0".into() } else { piles.join("+") });
        if like != notation && twin.as_ref() != Some(&like) {
            ways.push(RelatedPlace::game(
                like,
                "Nim of its values",
                "piles that are worth as much as its parts",
            ));
        }
        let summands = notation.matches('&').count() + 1;
        if total > 0 && summands < MOST_SUMMANDS && !is_sequence(&notation) {
            let beside = format!("{notation}&nim/{total}");
            ways.push(RelatedPlace::game(
                beside,
                "Beside a Nim pile",
                format!("a pile of {total} makes it a P-position, which shows its value"),
            ));
        }
    }
    ways
}

/// The game as the counting lab knows it, and how many heaps or heads there are.
fn counted(game: &dyn Game, notation: &str) -> Option<(String, usize)> {
    if compound(notation).is_some() {
        return None;
    }
    let name = notation.split_once('/')?.0.to_string();
    let text = game.workshop().sequence().unwrap_or(name);
    let found = counting::CountedGame::read(&text).ok()?;
    let places = game.parts(&mut Budget::new(0)).iter().map(|part| part.places.len()).sum::<usize>();
    let most = counting::MOST_HEAPS as usize;
    if found.as_ref().and_then(counting::CountedGame::heaps).is_some_and(|only| only as usize != places) {
        return None;
    }
    Some((found.map(|game| game.to_string()).unwrap_or_default(), places.clamp(1, most)))
}

impl RelatedPlace {
    fn lab(lab: &'static str, query: String, name: &'static str, about: impl Into<String>) -> Self {
        Self { to: Destination::Lab(lab, query), name, about: about.into() }
    }
    fn game(notation: String, name: &'static str, about: impl Into<String>) -> Self {
        Self { to: Destination::Game(notation), name, about: about.into() }
    }
}

/// The query in the address of a lab, with these fields set.
fn lab_query(fields: &'static [super::Field], told: &[(&str, String)]) -> String {
    let mut values = Values::new(fields);
    for (key, text) in told {
        values.set(key, text.clone());
    }
    values.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{library, open};

    /// Each way of each game of the library leads somewhere.
    #[test]
    fn every_way_can_be_gone() {
        for brief in library() {
            let game = open(brief.start).unwrap();
            let parts = game.parts(&mut Budget::new(100_000));
            let both = [Convention::Normal, Convention::Misere];
            for way in both.into_iter().flat_map(|convention| ways(&game, &parts, convention)) {
                let told =
                    |fields, query: &str| Values::read(fields, query).map(|values| values.check().is_ok());
                let opens = match &way.to {
                    Destination::Game(notation) => open(notation).is_ok(),
                    Destination::Lab("sequence", query) => told(sequence::FIELDS, query) == Ok(true),
                    Destination::Lab("maps", query) => told(maps::FIELDS, query) == Ok(true),
                    Destination::Lab("nimbers", query) => told(nimbers::FIELDS, query) == Ok(true),
                    Destination::Lab("counting", query) => told(counting::FIELDS, query) == Ok(true),
                    Destination::Lab("graphs", query) => told(graphs::FIELDS, query) == Ok(true),
                    Destination::Lab("evolution", query) => told(evolution::FIELDS, query) == Ok(true),
                    Destination::Lab(..) => false,
                };
                assert!(opens, "{}: {way:?}", brief.start);
            }
        }
    }

    #[test]
    fn games_in_disguise_are_shown_as_what_they_are() {
        for (notation, twin) in
            [("rims/1-3(4:5-9)(10)", "nim/3+5+1"), ("rayles/1-3(4:5-9)(10)", "kayles/3.5.1")]
        {
            let game = open(notation).unwrap();
            let parts = game.parts(&mut Budget::new(1000));
            let ways = ways(&game, &parts, Convention::Normal);
            let told: Vec<&RelatedPlace> =
                ways.iter().filter(|way| way.to == Destination::Game(twin.into())).collect();
            assert_eq!(told.len(), 1, "{notation}");
            assert_eq!(told[0].name, "In disguise");
            let same = open(twin).unwrap();
            assert_eq!(same.value(&mut Budget::new(0)), game.value(&mut Budget::new(0)), "{notation}");
        }
    }

    #[test]
    fn nimbers_are_added_of_many_parts() {
        let sum = |notation: &str| {
            let game = open(notation).unwrap();
            let parts = game.parts(&mut Budget::new(1000));
            ways(&game, &parts, Convention::Normal)
                .into_iter()
                .find(|way| way.name == "Nimbers")
                .map(|way| way.about)
        };
        assert_eq!(sum("nim/3+5").as_deref(), Some("3 ⊕ 5, digit by digit"));
        assert_eq!(sum("nim/3+5+6").as_deref(), Some("3 ⊕ 5 ⊕ 6, step by step"));
        assert_eq!(sum("nim/3"), None);
    }

    #[test]
    fn games_of_heaps_have_their_sequence() {
        let sequence = |notation: &str| {
            let game = open(notation).unwrap();
            let all = ways(&game, &[], Convention::Normal);
            all.into_iter().find_map(|way| match way.to {
                Destination::Lab("sequence", query) => Some(query),
                _ => None,
            })
        };
        for (notation, code) in [
            ("kayles/5", "c=0.77"),
            ("lasker/2+2", "c=4.%5B3%5D"),
            ("dim-plus/7", "c=dim-plus"),
            ("subtraction:1,3,4/7", "c=%7B1,3,4%7D"),
            ("impatient:1,3/7", "c=impatient"),
        ] {
            let query = sequence(notation).unwrap_or_else(|| panic!("{notation}"));
            assert!(query.contains(code), "{notation}: {query}");
        }
        assert_eq!(sequence("nim/3+5"), None);
        let counted = |notation: &str| {
            let all = ways(&open(notation).unwrap(), &[], Convention::Normal);
            all.into_iter().find_map(|way| match way.to {
                Destination::Lab("counting", query) => Some(query),
                _ => None,
            })
        };
        for (notation, query) in [
            ("nim/3+5+6", ["", "3"]),
            ("kayles/5.7", ["0.77", "2"]),
            ("moore:2/3+5+6+7", ["moore:2", "4"]),
            ("colourful/r2y1+r1", ["colourful", "2"]),
            ("mock-turtles/HTH", ["mock-turtles", "2"]),
        ] {
            let asked = Values::read(counting::FIELDS, &counted(notation).unwrap()).unwrap();
            assert_eq!([asked.text("g"), asked.text("k")], query, "{notation}");
        }
        assert_eq!(counted("chromatic:evil/4+2+1"), None);
        assert_eq!(counted("nim/3&kayles/5"), None);
    }
}
