//! What is worth knowing of a game before it is chosen, in a word or two.
use crate::core::Brief;
use std::fmt;

/// A mark on the card of a game.
///
/// ```
/// use nimscope::games::{Mark, library, marks};
///
/// let grundy = library().find(|brief| brief.id == "grundy").unwrap();
/// assert_eq!(marks(grundy), [Mark::Open, Mark::Chapter(4)]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// One of the games that newcomers begin with.
    Easy,
    /// From the first position play is over within [`SHORTEST`] moves.
    Short,
    /// A question about the theory of the game is an open problem.
    Open,
    /// The chapter of the course that the game belongs to.
    Chapter(u8),
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Easy => f.write_str("easy"),
            Self::Short => f.write_str("short"),
            Self::Open => f.write_str("open problem"),
            Self::Chapter(number) => write!(f, "Ferguson, chapter {number}"),
        }
    }
}

/// Most moves of a game that is called short.
pub const SHORTEST: u64 = 7;

/// All marks of a game, in the order of the variants of [`Mark`].
pub fn marks(brief: &Brief) -> Vec<Mark> {
    let easy = brief.remarks.beginning.map(|_| Mark::Easy);
    let short = brief.remarks.short.then_some(Mark::Short);
    let open = brief.remarks.open.map(|_| Mark::Open);
    [easy, short, open, chapter(brief.source).map(Mark::Chapter)].into_iter().flatten().collect()
}

/// The unit of the course that tells how to win a game with this source: that of its chapter, or of its paper.
///
/// ```
/// use nimscope::games::{library, unit};
///
/// let of = |id: &str| library().find(|brief| brief.id == id).and_then(|brief| unit(brief.source));
/// assert_eq!([of("kayles"), of("colourful"), of("chromatic"), of("sum")], [Some(4), Some(7), Some(8), Some(4)]);
/// assert_eq!(unit("Winning Ways, chapter 4"), None);
/// ```
pub fn unit(source: &str) -> Option<u8> {
    const PAPERS: [(&str, u8); 2] = [("Liu and Britton", 7), ("Fisher and Larsson", 8)];
    let paper = PAPERS.iter().find(|(authors, _)| source.starts_with(authors));
    paper.map(|(_, unit)| *unit).or_else(|| chapter(source))
}

/// The chapter of a citation of the course: 4 of "Ferguson, Part I, 4.4.1", of "exercise 4.5.11" and of "chapter 4".
fn chapter(source: &str) -> Option<u8> {
    let (_, place) = source.split_once("Ferguson, Part I, ")?;
    let place = place.trim_start_matches(|c: char| !c.is_ascii_digit());
    let digits = place.find(|c: char| !c.is_ascii_digit()).unwrap_or(place.len());
    place[..digits].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::{Budget, Convention, Game, verdict};
    use crate::games::{compound, library, open};
    use std::{collections::BTreeMap, rc::Rc};

    /// Most positions at one depth; where there are more, play is not followed.
    const MANY: usize = 1000;

    /// Whether play from here is over within so many moves, whatever is played.
    fn ends_within(moves: u64, game: Rc<dyn Game>) -> bool {
        let mut level = vec![game];
        for _ in 0..=moves {
            let mut next: BTreeMap<String, Rc<dyn Game>> = BTreeMap::new();
            for position in &level {
                for mv in position.moves(MANY).moves {
                    let after = position.play(&mv.notation).unwrap();
                    next.insert(after.notation(), after);
                }
                if next.len() > MANY {
                    return false;
                }
            }
            if next.is_empty() {
                return true;
            }
            level = next.into_values().collect();
        }
        false
    }

    #[test]
    fn a_game_that_is_called_short_is_over_soon() {
        for brief in library().filter(|brief| compound(brief.start).is_none()) {
            let short = ends_within(SHORTEST, open(brief.start).unwrap());
            assert_eq!(brief.remarks.short, short, "{}: `short` on its card", brief.id);
        }
    }

    #[test]
    fn a_chapter_is_that_of_the_source() {
        assert_eq!(chapter("Ferguson, Part I, 4.4.2 and exercise 4.5.4; Dudeney and Loyd"), Some(4));
        assert_eq!(chapter("Schwenk (1970); after Ferguson, Part I, 1.5, exercise 7"), Some(1));
        assert_eq!(chapter("Ferguson, Part I, chapter 6; Winning Ways, chapter 7"), Some(6));
        assert_eq!(chapter("Winning Ways, chapter 4"), None);
    }

    /// Only closed forms count: with a budget of 0 no search is possible.
    #[test]
    fn a_rule_for_misere_play_is_on_the_card() {
        for brief in library().filter(|brief| compound(brief.start).is_none()) {
            let start = open(brief.start).unwrap();
            let solved = verdict(&*start, Convention::Misere, &mut Budget::new(0)).is_ok();
            assert_eq!(brief.remarks.misere, solved, "{}: `misere` on its card", brief.id);
        }
    }

    #[test]
    fn marks_stand_in_one_order() {
        let nim = library().find(|brief| brief.id == "nim").unwrap();
        assert_eq!(marks(nim), [Mark::Easy, Mark::Chapter(2)]);
    }
}
