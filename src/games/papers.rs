//! The documents that games, theorems and labs are made from: one list for all that cite them.
use std::ops::Range;

/// A document that is cited by its authors.
///
/// ```
/// use nimscope::games::papers::{PAPERS, cited};
///
/// let text = "Liu and Britton, section 2.2";
/// let (place, paper) = cited(text).unwrap();
/// assert_eq!((&text[place], paper.published), ("Liu and Britton", "2025"));
/// assert_eq!(PAPERS.len(), 4);
/// ```
#[derive(PartialEq, Eq, Debug)]
pub struct Paper {
    /// The authors as a citation names them: "Liu and Britton".
    pub cited: &'static str,
    /// With their first names.
    pub authors: &'static str,
    pub title: &'static str,
    /// The year, and where the paper was published besides its address.
    pub published: &'static str,
    /// The address where it can be read.
    pub read_at: &'static str,
}

/// All papers. The one on Chromatic Nim has two versions, whose theorems are numbered differently.
pub static PAPERS: [Paper; 4] = [
    Paper {
        cited: "Liu and Britton",
        authors: "Dou-Dou Liu and Olly Britton",
        title: "Winning colourful Nim with the eeny-meeny rule",
        published: "2025",
        read_at: "https://ollybritton.com/blog/colourful-nim",
    },
    Paper {
        cited: "Fisher and Larsson",
        authors: "Michael J. Fisher and Urban Larsson",
        title: "Chromatic Nim finds a game for your solution",
        published: "Games of No Chance 5; first version 2016",
        read_at: "https://arxiv.org/abs/1601.03034",
    },
    Paper {
        cited: "Khovanova and Xiong",
        authors: "Tanya Khovanova and Joshua Xiong",
        title: "Nim fractals",
        published: "2014",
        read_at: "https://arxiv.org/abs/1405.5942",
    },
    Paper {
        cited: "Ferguson",
        authors: "Thomas S. Ferguson",
        title: "Game Theory, Part I: Impartial Combinatorial Games",
        published: "University of California, Los Angeles",
        read_at: "https://www.math.ucla.edu/~tom/Game_Theory/comb.pdf",
    },
];

/// The first citation in a text: where the authors stand, in bytes, and their paper. None where none of these is cited.
pub fn cited(text: &str) -> Option<(Range<usize>, &'static Paper)> {
    let at = |paper: &'static Paper| text.find(paper.cited).map(|at| (at..at + paper.cited.len(), paper));
    PAPERS.iter().filter_map(at).min_by_key(|(place, _)| place.start)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_citation_is_found() {
        let of = |text: &str| cited(text).map(|(place, paper)| (place.start, paper.title));
        assert_eq!(of("Guy and Smith, 1956; Ferguson, Part I, 4.4"), Some((21, PAPERS[3].title)));
        assert_eq!(of("Khovanova and Xiong after Ferguson"), Some((0, "Nim fractals")));
        assert_eq!(of("Winning Ways, chapter 4"), None);
    }
}
