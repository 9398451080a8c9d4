//! Searches the games of the gallery.
use super::query_words::{normalized_query, plain, weighty};
use crate::core::Brief;
use crate::games::{Link, library, marks};
use crate::ui::{
    route::{Page, hash},
    words,
};
use yew::prelude::*;

/// Words that also match the games marked for beginners.
const FOR_BEGINNERS: &str =
    "beginner beginners easy first start known kids children class classroom school maths mathematics";
/// Words that match every game.
const EVERY: &str = "two players computer friend impartial";
/// How many games are suggested where nothing matches.
const NEAREST: usize = 6;
/// Words that also match the games with remarks on misère play, although every game can be played so.
const MISERE: &str = "misere last stone chip loses";

/// How well a game matches a query: none if it lacks a word, else the number of words that it has only with slips.
pub fn misspelt_in_game(card: &Brief, examples: &str, query: &str) -> Option<usize> {
    let known = if card.remarks.beginning.is_some() { FOR_BEGINNERS } else { "" };
    let misere = if card.remarks.misere { MISERE } else { "" };
    let marks: Vec<String> = marks(card).iter().map(ToString::to_string).collect();
    let marks = marks.join(" ");
    let text = [
        card.name,
        card.short,
        card.shelf,
        card.source,
        card.keywords,
        examples,
        EVERY,
        known,
        misere,
        &marks,
    ];
    misspelt_words(&text.join(" "), query)
}

/// How many words of a query a text has only with slips; none if it lacks a word altogether. Words in `SMALL` are not
/// looked for, unless the query has no others.
fn misspelt_words(text: &str, query: &str) -> Option<usize> {
    let text = plain(text);
    let words: Vec<&str> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let slip = |word: &str| {
        if word.chars().all(|c| c.is_ascii_digit()) {
            // 5 does not match 15: a number must stand alone.
            words.contains(&word).then_some(0)
        } else if text.contains(word) {
            Some(0)
        } else {
            near(&words, word)
        }
    };
    weighty(&plain(query)).into_iter().map(slip).sum()
}

/// 1 if one of the words is nearly what was typed: one wrong letter in a word of four, two in one of seven; else none.
fn near(words: &[&str], typed: &str) -> Option<usize> {
    let slips = match typed.chars().count() {
        0..4 => return None,
        4..7 => 1,
        _ => 2,
    };
    // "Periodic" and "periodicity" match "period".
    if words.iter().any(|word| word.len() > 4 && typed.starts_with(word)) {
        return Some(1);
    }
    // A word that is being typed may nearly match the beginning of a word.
    let long = typed.chars().count();
    let begun = |word: &str| {
        let beginnings = [long, long + 1].into_iter().filter_map(|end| word.get(..end));
        beginnings.map(|beginning| strsim::osa_distance(beginning, typed)).any(|far| far <= 1)
    };
    // Words of very different length need not be compared, which keeps long texts fast.
    let close = |word: &str| word.chars().count().abs_diff(long) <= slips;
    let near =
        |word: &str| close(word) && strsim::osa_distance(word, typed) <= slips || long > 4 && begun(word);
    words.iter().any(|word| near(word)).then_some(1)
}

/// The games that match, the best first; all of them for an empty query.
pub fn found<'a>(examples: impl Fn(&str) -> &'a str, query: &str) -> Vec<&'static Brief> {
    let query = &*normalized_query(query);
    let typed = query.trim().to_string();
    let asked = weighty(&typed).join(" ");
    let rank = |card: &'static Brief| {
        let slips = misspelt_in_game(card, examples(card.id), query)?;
        let name = plain(card.name);
        // In order: games with this name, names that begin with it, names that contain it, games that only mention it.
        let is = [&typed, &asked].contains(&&name);
        let begins = name.starts_with(&*typed) || name.starts_with(&*asked);
        let named = self::misspelt_words(card.name, query).is_some();
        let told = self::misspelt_words(&[card.name, card.short, card.keywords].join(" "), query).is_some();
        Some(((!is, !begins, !named, slips, !told, card.remarks.beginning.is_none()), card))
    };
    let mut all: Vec<_> = library().filter_map(rank).collect();
    if !query.trim().is_empty() {
        all.sort_by_key(|(rank, _)| *rank);
    }
    all.into_iter().map(|(_, card)| card).collect()
}

/// Suggestions where nothing matches: the games with some of the words, those with the rarest words first; the games
/// for beginners where no game has any.
pub fn nearest(query: &str) -> Vec<&'static Brief> {
    let query = normalized_query(query);
    let all: Vec<_> = library().collect();
    // A word weighs the more the fewer games have it.
    let weight = |games: usize| (all.len() / games.max(1)) as u64;
    let mut weights = vec![0; all.len()];
    for word in weighty(&query) {
        let having: Vec<usize> =
            (0..all.len()).filter(|at| misspelt_in_game(all[*at], "", word).is_some()).collect();
        having.iter().for_each(|at| weights[*at] += weight(having.len()));
    }
    let mut some: Vec<_> = all.into_iter().zip(weights).filter(|(_, weight)| *weight > 0).collect();
    if some.is_empty() {
        return library().filter(|card| card.remarks.beginning.is_some()).collect();
    }
    some.sort_by_key(|(card, weight)| (std::cmp::Reverse(*weight), card.remarks.beginning.is_none()));
    let mut some: Vec<_> = some.into_iter().map(|(card, _)| card).collect();
    some.truncate(NEAREST);
    some
}

/// How many words of a query the name, rule and keywords of a game have only with slips; none if they lack a word.
pub fn misspelt_in_card(card: &Brief, query: &str) -> Option<usize> {
    misspelt_words(&[card.name, card.short, card.keywords].join(" "), &normalized_query(query))
}

/// Whether the query is the name of a game.
pub fn is_name_of(card: &Brief, query: &str) -> bool {
    plain(card.name) == plain(query.trim())
}

/// Whether the query asks for games for beginners.
pub fn asks_easy(query: &str) -> bool {
    normalized_query(query).split_whitespace().any(|word| FOR_BEGINNERS.split(' ').any(|easy| easy == word))
}

/// Whether the query mentions misère play.
pub fn asks_misere(query: &str) -> bool {
    plain(query).split_whitespace().any(|word| ["misere", "loses"].contains(&word))
}

/// The game and the address of the position that a query is the notation of, if it is one.
pub fn position(query: &str) -> Option<(&'static Brief, String)> {
    let query = query.trim();
    named(query).map(|card| (card, hash(Page::Play, &Link::new(query))))
}

/// A hint where nothing was found; `examples` tells whether the names of examples were searched, too.
pub fn hint(query: &str, examples: bool) -> Html {
    if let Some((card, link)) = position(query) {
        return html! { <>{ format!("This looks like a position of {}. ", card.name) }<a href={link}>{ "Open it" }</a></> };
    }
    let searched = if examples { "names, rules, papers and examples" } else { "names, rules and papers" };
    html! { format!("Searched the {searched} of {}.", words::count(library().count() as u64, "game")) }
}

/// The game that a text names as the beginning of a notation.
fn named(text: &str) -> Option<&'static Brief> {
    let (id, _) = text.split_once([':', '/'])?;
    library().find(|card| card.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Remarks;

    fn ids(query: &str) -> Vec<&'static str> {
        found(|_| "", query).into_iter().map(|card| card.id).collect()
    }

    #[test]
    fn plain_words_lead_somewhere() {
        assert_eq!(ids("two players").len(), library().count());
        assert!(ids("last stone loses").contains(&"nim"));
        assert!(asks_misere("last stone loses"));
        assert!(!asks_misere("two players"));
    }
    #[test]
    fn all_words_must_be_found() {
        assert_eq!(ids("Thue Morse"), ["chromatic"]);
        assert_eq!(ids("dudeney"), ["kayles"]);
        assert!(ids("backgammon").is_empty());
        assert_eq!(ids("").len(), library().count());
        let nim = library().find(|card| card.id == "nim").unwrap();
        assert_eq!(misspelt_in_game(nim, "A very tall pile", "TALL nim"), Some(0));
        assert_eq!(misspelt_in_game(nim, "", "tall nim"), None);
    }

    #[test]
    fn slips_and_accents_are_forgiven() {
        assert_eq!(ids("kayls")[0], "kayles");
        assert_eq!(ids("hakenbush")[0], "hackenbush");
        assert_eq!(ids("colorfull")[0], "colourful");
        // Words that are still being typed match, too.
        assert_eq!((ids("wytof")[0], ids("hakenb")[0]), ("wythoff", "hackenbush"));
        assert_eq!(ids("lasker's")[0], "lasker");
        assert!(ids("split a pile").contains(&"grundy") && ids("race to 21").contains(&"subtraction"));
        assert_eq!(ids(&"grid ".repeat(9000)).len(), ids("grid").len());
        assert!(ids("tic tac toe in one dimension").contains(&"treblecross"));
        assert_eq!(ids("sum")[0], "sum");
        assert!(ids("sums").contains(&"sum") && ids("sum").len() * 2 < library().count(), "{:?}", ids("sum"));
        assert_eq!(ids("misère"), ids("misere"));
        assert!(asks_misere("Misère Nim") && !asks_misere("nim"));
        // Games with a solution of misère play, and those that mention it.
        let found = ids("misere");
        let remarked = |is: fn(&Remarks) -> bool| -> Vec<&str> {
            library().filter(|card| is(&card.remarks)).map(|card| card.id).collect()
        };
        let solved = remarked(|remarks| remarks.misere);
        let speaks: Vec<&str> =
            library().filter(|card| card.keywords.contains("misere")).map(|card| card.id).collect();
        assert_eq!(found[0], "nim");
        assert!(solved.iter().all(|id| found.contains(id)), "{found:?}");
        assert!(found.iter().all(|id| solved.contains(id) || speaks.contains(id)), "{found:?}");
        let open = ids("open problem");
        let unsolved = remarked(|remarks| remarks.open.is_some());
        assert!(open.len() == unsolved.len() && unsolved.iter().all(|id| open.contains(id)), "{open:?}");
        assert!(ids("chapter 6").contains(&"hackenbush") && !ids("chapter 6").contains(&"kayles"));
        let easy: Vec<_> =
            library().filter(|card| card.remarks.beginning.is_some()).map(|card| card.id).collect();
        assert_eq!(ids("beginner"), easy);
        assert_eq!(easy.len(), 5);
    }

    #[test]
    fn the_game_of_that_name_comes_first() {
        assert_eq!(ids("nim")[0], "nim");
        assert_eq!(ids("grundy")[0], "grundy");
        assert_eq!(ids("nim for three")[0], "nim");
        assert_eq!(ids("the game of Kayles")[0], "kayles");
    }

    #[test]
    fn something_is_proposed_where_nothing_matches() {
        let near = |query: &str| -> Vec<_> { nearest(query).into_iter().map(|card| card.id).collect() };
        assert!(ids("dots and cages").is_empty());
        assert!(near("dots and cages").contains(&"rims"), "{:?}", near("dots and cages"));
        assert_eq!(near("backgammon"), ids("beginner"));
        assert_eq!(ids("for kids"), ids("beginner"));
        assert_eq!(ids("stones")[0], "nim");
        assert!(ids("sprouts").contains(&"rims"));
    }

    #[test]
    fn an_age_is_no_number_of_a_game() {
        for query in
            ["age 8", "10+", "for 5 year olds", "game for 10 year old", "ages 6", "grade 3", "year 7"]
        {
            assert_eq!(ids(query), ids("kids"), "{query}");
        }
    }

    #[test]
    fn other_words_are_understood() {
        assert!(ids("flipping coins").len() > 10, "{:?}", ids("flipping coins"));
        assert_eq!(ids("unsolved"), ids("problem"));
        assert_eq!((ids("hardest game"), ids("quick games")), (ids("problem"), ids("short")));
        assert_eq!((ids("S.O.S.")[0], ids("chocolat bar")[0]), ("sos", "chomp"));
        assert!(ids("tik tak toe").contains(&"sos"));
        assert_eq!((ids("silver dollar"), ids("count to 31")[0]), (vec!["staircase"], "thirty-one"));
        let fifth = ids("Ferguson, chapter 5");
        assert!(fifth.contains(&"turning-corners") && !fifth.contains(&"nim"), "{fifth:?}");
        assert!(ids("Nim!").contains(&"nim"));
    }

    #[test]
    fn rare_words_weigh_more() {
        assert_eq!(nearest("Last year at Marienbad")[0].id, "nim");
        assert!(nearest("Wythoff's theorem").iter().take(2).any(|card| card.id == "wythoff"));
    }

    #[test]
    fn small_words_do_not_weigh() {
        assert_eq!(ids("how to win at nim")[0], "nim");
        assert_eq!(ids("nim for three"), ids("nim"));
        assert_eq!((ids("kayles rules"), ids("rules of chomp")), (ids("kayles"), ids("chomp")));
        assert_eq!(ids("a hackenbush with two"), ids("hackenbush"));
        // A query of small words alone is searched for these.
        assert!(ids("three").len() < library().count(), "{:?}", ids("three"));
    }

    #[test]
    fn a_position_is_known_by_its_game() {
        assert_eq!(named("nim/3+5+7").map(|card| card.id), Some("nim"));
        assert_eq!(named("subtraction:1,2/21").map(|card| card.id), Some("subtraction"));
        assert!(named("nim").is_none() && named("chess/e4").is_none());
    }
}
