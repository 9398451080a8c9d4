//! Searches the parts of the papers ("Theorem 14", "Figure 6.6"), the terms of the glossary, the labs and the pages of
//! the site. Their list is fetched with the first key.
use super::query_words::{normalized_query, plain, weighty};
use crate::learn::companion;
use crate::ui::fetch;
use std::{cell::RefCell, rc::Rc};
use yew::prelude::*;

/// The file of the list, beside the page: for each document a line `#id`, tab, name, and below it a line `label`, tab,
/// title for each part; then the labs and the terms of the glossary in the same way, each with its address.
const FILE: &str = "papers.txt";
/// How many results are listed at first.
pub const MOST: usize = 8;

impl Found {
    /// Whether it is a page of the site, rather than a part of a paper, a term or a lab.
    pub fn is_of_site(&self) -> bool {
        self.document == "Nimscope"
    }
}

/// A part that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// Whether its label equals the query.
    pub exact: bool,
    /// Whether it has all words of the query.
    pub whole: bool,
    /// Whether its label contains the words as they were typed.
    pub named: bool,
    /// Its address.
    pub to: String,
    pub label: String,
    pub title: String,
    /// The authors of its document.
    pub document: String,
}

thread_local! {
    /// The fetched file, kept for the next visit of the page.
    static KEPT: RefCell<Option<Rc<str>>> = const { RefCell::new(None) };
}

/// The list, once something was typed and the file is here.
#[hook]
pub fn use_index(asked: bool) -> Option<Rc<str>> {
    let index = use_state(|| KEPT.with_borrow(Clone::clone));
    let set = index.setter();
    use_effect_with(asked && index.is_none(), move |wanted| {
        if *wanted {
            wasm_bindgen_futures::spawn_local(async move {
                // Without the file, games are still found.
                if let Ok(text) = fetch::text(FILE).await {
                    let text: Rc<str> = text.into();
                    KEPT.set(Some(text.clone()));
                    set.set(Some(text));
                }
            });
        }
    });
    (*index).clone()
}

/// The parts that match a query, at most `most` of them, those whose label is the query first; and how many match.
pub fn found(index: &str, query: &str, most: usize) -> (Vec<Found>, usize) {
    let typed = plain(query.trim());
    let query = normalized_query(query);
    let query = weighty(&query).join(" ");
    let words = words(&query);
    // Parts with all of the words or, if there are none, those that lack the fewest.
    let mut all: Vec<((usize, bool, bool), Found)> = Vec::new();
    let (mut id, mut document) = ("", "");
    for line in index.lines() {
        let Some((label, rest)) = line.split_once('\t') else { continue };
        let (title, address) = rest.split_once('\t').unwrap_or((rest, ""));
        if let Some(new) = label.strip_prefix('#') {
            (id, document) = (new, title);
            continue;
        }
        let text = plain(&format!("{label} {document} {title}"));
        let own = plain(label);
        let lacks = |word: &&&str| !has(&text, &own, word);
        let missing = words.iter().filter(lacks).count();
        // If the query has a number, a part must have all of its words.
        let numbered = words.iter().any(|word| word.starts_with(|c: char| c.is_ascii_digit()));
        if missing == words.len() || numbered && missing > 0 {
            continue;
        }
        let exact = own == typed || own.strip_suffix(" play") == Some(&typed) || self::words(&own) == words;
        let begins = words.iter().all(|word| own.contains(word));
        all.push((
            // Pages of the site come before parts of papers.
            (missing, !begins, address.is_empty()),
            Found {
                exact,
                whole: missing == 0,
                named: begins,
                to: if address.is_empty() { companion(id, label) } else { address.into() },
                label: label.into(),
                title: title.into(),
                document: document.into(),
            },
        ));
    }
    all.sort_by_key(|(rank, it)| (!it.exact, *rank));
    // Keep the parts that lack the fewest words, and at most half of them.
    let few = all.first().map_or(0, |((missing, ..), _)| *missing);
    all.retain(|((missing, ..), _)| *missing == few && 2 * few <= words.len());
    let count = all.len();
    (all.into_iter().take(most).map(|(_, it)| it).collect(), count)
}

/// The words of a text; numbers keep their points.
fn words(text: &str) -> Vec<&str> {
    let letter = |c: char| c.is_alphanumeric() || c == '.';
    let words = text.split(|c: char| !letter(c)).map(|word| word.trim_matches('.'));
    words.filter(|word| !word.is_empty()).collect()
}

/// Whether a word is in the text; a number must be in the label, as a whole or as the first part of a number such as
/// 2.6.7.
fn has(text: &str, label: &str, word: &str) -> bool {
    if !word.starts_with(|c: char| c.is_ascii_digit()) {
        // A plural also matches the singular.
        let one = word.strip_suffix('s').filter(|one| one.len() > 3);
        let near = |own: &&str| {
            // Words whose lengths differ by more than one letter need not be compared.
            let close = own.chars().count().abs_diff(word.chars().count()) <= 1;
            let slip = word.len() > 5 && close && strsim::osa_distance(own, word) == 1;
            own.len() > 4 && word.starts_with(own) || slip
        };
        let stem = || words(label).iter().any(near);
        return text.contains(word) || one.is_some_and(|one| text.contains(one)) || stem();
    }
    words(label)
        .iter()
        .any(|own| own.strip_prefix(word).is_some_and(|rest| rest.is_empty() || rest.starts_with('.')))
}

/// The list of the results, with a button that shows the rest.
pub fn list(found: &[Found], count: usize, show_all: Callback<MouseEvent>) -> Html {
    if found.is_empty() {
        return Html::default();
    }
    let one = |it: &Found| {
        html! {
            <li><a class="recent-card" href={it.to.clone()}><b>{ it.label.clone() }</b>
                <span class="pos">{ it.title.clone() }</span><small>{ it.document.clone() }</small></a></li>
        }
    };
    let shown =
        if count > found.len() { format!("the first {} of {count}", found.len()) } else { String::new() };
    html! {
        <section class="family" aria-labelledby="in-papers">
            <h2 id="in-papers">{ "Theory and pages" }<small>{ shown }</small></h2>
            <ul class="recent">
                <>{ for found.iter().map(one) }</>
                if count > found.len() { <li class="more"><button class="btn" onclick={show_all}>{ "Show all" }</button></li> }
            </ul>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INDEX: &str = "#liu\tLiu and Britton\nFigure 6\tFive piles\nTheorem 3.4\tThe walk\n\
        #khovanova\tKhovanova and Xiong\nTheorem 1\tTwo sets\nTheorem 14\tOdd piles\n\
        #ferguson\tFerguson\nTheorem 1\tNim-sum 0\nFigure 6.6\tThe door\nExercise 2.6.7\tMoore’s Nim\nExercise 2.6.1\tNim-sums\n\
        #glossary\tGlossary\nmex\tThe least value that is missing\t#/glossary?t=mex\n";

    fn names(query: &str) -> Vec<String> {
        found(INDEX, query, MOST).0.into_iter().map(|it| format!("{} {}", it.document, it.label)).collect()
    }

    #[test]
    fn numbers_are_found_whole() {
        assert_eq!(names("Theorem 14"), ["Khovanova and Xiong Theorem 14"]);
        assert_eq!(names("theorem 1"), ["Khovanova and Xiong Theorem 1", "Ferguson Theorem 1"]);
        assert_eq!(names("Figure 6"), ["Liu and Britton Figure 6", "Ferguson Figure 6.6"]);
        assert_eq!(names("fig 6.6"), ["Ferguson Figure 6.6"]);
        assert_eq!(names("exercise 2.6.7"), ["Ferguson Exercise 2.6.7"]);
        assert_eq!(names("2.6"), ["Ferguson Exercise 2.6.7", "Ferguson Exercise 2.6.1"]);
    }

    #[test]
    fn words_and_authors_are_found() {
        assert_eq!(names("moore's nim"), ["Ferguson Exercise 2.6.7"]);
        assert_eq!(names("Xiong theorem 1"), ["Khovanova and Xiong Theorem 1"]);
        // A page that has most of the words is shown, pages of the site first.
        assert_eq!(names("mex calculator"), ["Glossary mex"]);
        assert!(names("").is_empty() && names("theorem 2").is_empty() && names("…").is_empty());
        assert_eq!(found(INDEX, "mex", MOST).0[0].to, "#/glossary?t=mex");
        assert_eq!(names("theorm 14"), ["Khovanova and Xiong Theorem 14"]);
        // Words that the search for games ignores count in the search for pages.
        let (two, _) = found("#site\tNimscope\nTwo players\tA friend\t#/play\n", "Two players", MOST);
        assert!(two[0].exact && two[0].to == "#/play");
        let (all, _) = found(INDEX, "Exercise 2.6.7", MOST);
        assert_eq!((all[0].exact, all[0].to.as_str()), (true, "#/papers?p=ferguson&i=exercise-2.6.7"));
    }
}
