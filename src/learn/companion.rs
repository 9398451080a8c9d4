//! Companions: for each document the program is made from its table of contents, told in our own words, with the places
//! in the program where each part of it can be seen.
//!
//! The folder `papers` holds them as text; `docs/papers.md` tells the format. What the pages read is made from it when
//! the pictures are made.
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// What the list of documents, and the head of a companion, say of a document.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct DocumentSummary {
    /// Its name in addresses: `ferguson`.
    pub id: String,
    pub title: String,
    pub authors: String,
    /// What it is about.
    pub about: String,
    /// How many parts its companion lists, and how many errata.
    pub parts: usize,
    pub errata: usize,
}

impl DocumentSummary {
    /// "28 entries, 6 of them correct an error in print".
    pub fn counted(&self) -> String {
        let entries = format!("{} entries", self.parts);
        match self.errata {
            0 => entries,
            1 => entries + ", 1 of them corrects an error in print",
            errata => format!("{entries}, {errata} of them correct an error in print"),
        }
    }
}

/// A document with its parts, in their order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Companion {
    pub head: DocumentSummary,
    pub parts: Vec<PaperEntry>,
}

/// A part of a document that has a name: a section, a theorem, a figure, an exercise, an erratum.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct PaperEntry {
    /// As it is named: `Theorem 14`.
    pub label: String,
    /// A title in our own words.
    pub title: String,
    /// 2 for a chapter, 3 for a section, 4 for what stands in one.
    pub depth: u8,
    /// What it states, with the markup of `core::why`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// Where it can be seen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<ProgramLink>,
    /// The steps of its proof, by the name that they have in `steps`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub steps: String,
    /// Why there is nothing to play, where there is nothing.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub nothing: String,
}

/// A place in the program.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ProgramLink {
    pub text: String,
    /// Its address, from `#/` on.
    pub to: String,
}

impl PaperEntry {
    /// Its name in addresses: `theorem-14`.
    pub fn id(&self) -> String {
        slug(&self.label)
    }
    /// Whether it says what is wrong in the document.
    pub fn is_erratum(&self) -> bool {
        self.label.starts_with("Erratum")
    }
}

/// A label as it stands in addresses: small letters, digits and points, with hyphens between the words.
///
/// ```
/// use nimscope::learn::slug;
///
/// assert_eq!(slug("Exercise 2.6.7"), "exercise-2.6.7");
/// assert_eq!(slug("Moore’s theorem"), "moores-theorem");
/// ```
pub fn slug(label: &str) -> String {
    let kept = |c: char| c.is_ascii_alphanumeric() || c == '.';
    let words = label.split_whitespace().map(|word| word.chars().filter(|c| kept(*c)).collect::<String>());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-").to_ascii_lowercase()
}

/// The address of a part of a companion.
pub fn companion(document: &str, label: &str) -> String {
    format!("#/papers?p={document}&i={}", slug(label))
}

/// The documents, by the authors as they are cited.
const NAMES: [(&str, &str); 4] = [
    ("Ferguson", "ferguson"),
    ("Liu and Britton", "liu"),
    ("Fisher and Larsson", "fisher"),
    ("Khovanova and Xiong", "khovanova"),
];
/// The sections of exercises, by chapter.
const EXERCISES: [&str; 6] = ["1.5", "2.6", "3.5", "4.5", "5.5", "6.4"];
/// What comes before a number, and what may stand between the authors and the place.
const KINDS: [&str; 11] = [
    "Section",
    "Theorem",
    "Lemma",
    "Corollary",
    "Proposition",
    "Definition",
    "Figure",
    "Table",
    "Exercise",
    "Example",
    "Chapter",
];
const BETWEEN: [&str; 4] = ["Part", "I", "*Nim", "fractals*"];

/// Where a companion speaks of what is cited at the beginning of a text: the address for `Ferguson 2.6.2` or `Liu and
/// Britton, Lemma 3.1`, and where the place stands in the text, empty where there is none. Of several places it is the
/// first; none where no document is named.
///
/// ```
/// use nimscope::learn::companion_of;
///
/// let of = |source: &'static str| companion_of(source).map(|(to, place)| (to, &source[place])).unwrap();
/// assert_eq!(of("Ferguson 2.6.2"), ("#/papers?p=ferguson&i=exercise-2.6.2".into(), "2.6.2"));
/// assert_eq!(of("Ferguson 4.1 and 4.2"), ("#/papers?p=ferguson&i=section-4.1".into(), "4.1"));
/// assert_eq!(
///     of("Ferguson, Part I, 4.5, exercise 8: Rims."),
///     ("#/papers?p=ferguson&i=exercise-4.5.8".into(), "4.5, exercise 8")
/// );
/// assert_eq!(of("Khovanova and Xiong, sections 3 and 4"), ("#/papers?p=khovanova&i=section-3".into(), "sections 3"));
/// assert_eq!(of("Liu and Britton, section 2.2, Theorem 3.4").1, "section 2.2, Theorem 3.4");
/// assert_eq!(of("Ferguson says so in 1.2"), ("#/papers?p=ferguson".into(), ""));
/// assert_eq!(companion_of("Winning Ways, chapter 4"), None);
/// ```
pub fn companion_of(source: &str) -> Option<(String, Range<usize>)> {
    let (name, document) = NAMES.into_iter().find(|(name, _)| source.starts_with(name))?;
    let (mut kind, mut section) = ("", "");
    // What has been read, and where the place begins and ends.
    let (mut at, mut place) = (name.len(), 0..0);
    let mut label = None;
    for word in source[name.len()..].split_inclusive([' ', ',', ';', ':']) {
        let (from, plain) = (at, word.trim_end_matches([' ', ',', ';', ':', '.', ')']));
        at += word.len();
        let number = plain.trim_end_matches(|c: char| c.is_ascii_lowercase());
        if let Some(found) = KINDS.iter().find(|kind| plain.trim_end_matches('s').eq_ignore_ascii_case(kind))
        {
            kind = found;
        } else if number.starts_with(|c: char| c.is_ascii_digit())
            && (section.is_empty() || !matches!(kind, "" | "Section"))
        {
            label = Some(named(document, kind, section, number));
            place.end = from + plain.len();
            let more = matches!(kind, "" | "Section");
            (section, kind) = (number, "");
            if !more {
                place.start = if place.start == 0 { from } else { place.start };
                break;
            }
        } else if !plain.is_empty() && !BETWEEN.contains(&plain) {
            break;
        } else {
            continue;
        }
        place.start = if place.start == 0 { from } else { place.start };
    }
    Some(match label {
        Some(label) => (companion(document, &label), place),
        None => (format!("#/papers?p={document}"), 0..0),
    })
}

/// The label of a number that follows a word of [`KINDS`], if any, and perhaps a section.
fn named(document: &str, kind: &str, section: &str, number: &str) -> String {
    let course = document == "ferguson";
    match kind {
        "Exercise" | "Example" if !section.is_empty() && !number.contains('.') => {
            format!("{kind} {section}.{number}")
        }
        "" | "Section" if course && !number.contains('.') => format!("Chapter {number}"),
        "" | "Section" if course && number.matches('.').count() == 2 => {
            let exercise = EXERCISES.iter().any(|section| number.starts_with(section));
            format!("{} {number}", if exercise { "Exercise" } else { "Example" })
        }
        "" => format!("Section {number}"),
        _ => format!("{kind} {number}"),
    }
}
