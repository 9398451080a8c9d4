//! The search of the gallery.
use crate::core::Brief;
use crate::games::{Link, library};
use crate::ui::{
    route::{Page, hash},
    words,
};
use yew::prelude::*;

/// Whether every word of the query is on the card, or in the names of the game's examples.
pub fn finds(card: &Brief, examples: &str, query: &str) -> bool {
    let text = [card.name, card.short, card.shelf, card.source, card.keywords, examples]
        .join(" ")
        .to_ascii_lowercase();
    query.to_ascii_lowercase().split_whitespace().all(|word| text.contains(word))
}

/// One fact that may help where nothing was found; `examples` tells whether their names were searched as well.
pub fn hint(query: &str, examples: bool) -> Html {
    let query = query.trim();
    if let Some(card) = named(query) {
        let link = hash(Page::Play, &Link::new(query));
        return html! { <>{ format!("This looks like a position of {}. ", card.name) }<a href={link}>{ "Open it" }</a></> };
    }
    let searched = if examples { "Names, rules, papers and examples" } else { "Names, rules and papers" };
    html! { format!("{searched} are searched in {}.", words::count(library().count() as u64, "game")) }
}

/// The game of a text that begins as a notation does.
fn named(text: &str) -> Option<&'static Brief> {
    let (id, _) = text.split_once([':', '/'])?;
    library().find(|card| card.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(query: &str) -> Vec<&'static str> {
        library().filter(|card| finds(card, "", query)).map(|card| card.id).collect()
    }

    #[test]
    fn all_words_must_be_found() {
        assert_eq!(found("Thue Morse"), ["chromatic"]);
        assert_eq!(found("dudeney"), ["kayles"]);
        assert!(found("backgammon").is_empty());
        assert_eq!(found("").len(), library().count());
        let nim = library().find(|card| card.id == "nim").unwrap();
        assert!(finds(nim, "A very tall pile", "TALL nim") && !finds(nim, "", "tall nim"));
    }

    #[test]
    fn a_position_is_known_by_its_game() {
        assert_eq!(named("nim/3+5+7").map(|card| card.id), Some("nim"));
        assert_eq!(named("subtraction:1,2/21").map(|card| card.id), Some("subtraction"));
        assert!(named("nim").is_none() && named("chess/e4").is_none());
    }
}
