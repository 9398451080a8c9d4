//! What is said beside a board: keys, a legend, kinds of move.
use super::{Plane, Scene};
use crate::core::phrase::Sign;

/// Keys that do something on a board, and what.
///
/// ```
/// use nimscope::games::open;
///
/// let hints = open("kayles/5")?.scene().keys();
/// assert_eq!((&hints[0].keys[..], &*hints[0].does), (&["←", "→"][..], "pin"));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// What is written on the keys; a dash stands between the first and the last of several.
    pub keys: Vec<&'static str>,
    pub does: String,
}

/// The label of the key to the next winning move, on most boards.
pub const NEXT_WIN: &str = "next winning move";
/// The label of the same key where there is no room for more.
pub const NEXT: &str = "next";

impl Hint {
    /// The sign between the first key and the last.
    pub const TO: &'static str = "–";

    pub(super) fn new(keys: &[&'static str], does: impl Into<String>) -> Self {
        Self { keys: keys.into(), does: does.into() }
    }
}

/// A form in which other programs take a board.
///
/// ```
/// use nimscope::games::open;
///
/// let forms = open("hackenbush/0-a")?.scene().boards[0].plane().exports();
/// assert_eq!((forms[0].name, forms[0].text.as_deref()), ("Edge list", Some("0 a\n")));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Export {
    pub name: &'static str,
    /// How files of it end: "json".
    pub end: &'static str,
    /// The board in this form; none where that is the LaTeX of the game.
    pub text: Option<String>,
}

/// What a line or a mark on a board says of its piece.
///
/// ```
/// use nimscope::{core::Meaning, games::open};
///
/// let scene = open("hackenbush/3")?.scene();
/// assert_eq!(scene.legend()[2], (Meaning::Falls, "falls"));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// A move with it wins.
    Wins,
    /// A move with it loses.
    Loses,
    /// The piece goes with the move in preview.
    Falls,
    /// The number on it is the value that a move with it leaves.
    Number,
}

/// A kind of move, where a board has several.
///
/// ```
/// use nimscope::{core::Sign, games::open};
///
/// let kinds = open("lasker/2+5")?.scene().kinds(2);
/// assert_eq!((kinds.len(), kinds[1].sign), (2, Sign::Split));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    pub sign: Sign,
    /// "Take"
    pub name: &'static str,
    /// How it is made, as a sentence.
    pub how: &'static str,
}

impl Scene {
    /// The keys that point at a move: those of the first board.
    pub fn keys(&self) -> Vec<Hint> {
        self.planes().next().map(|first| first.keys(self)).unwrap_or_default()
    }
    /// What lines on the boards mean.
    pub fn legend(&self) -> &'static [(Meaning, &'static str)] {
        self.planes().map(Plane::legend).find(|legend| !legend.is_empty()).unwrap_or_default()
    }
    /// The label of the key that goes from one winning move to the next.
    pub fn next_win(&self) -> &'static str {
        let own: Vec<_> = self.planes().map(Plane::next_win).collect();
        let first = own.first().copied().unwrap_or(NEXT_WIN);
        // Boards of several kinds have no more in common than moves, and one of them may have room for a word alone.
        match own.iter().any(|own| *own != first) {
            false => first,
            true => own.into_iter().find(|own| *own == NEXT).unwrap_or(NEXT_WIN),
        }
    }
    /// The kinds of move on a board that has several; empty where there are more than `most` stacks, which leave no
    /// room to tell them.
    pub fn kinds(&self, most: usize) -> &'static [Kind] {
        let kinds = self.planes().map(Plane::kinds).find(|kinds| !kinds.is_empty());
        kinds.filter(|_| self.stacks().count() <= most).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use crate::games::open;

    fn keys(notation: &str) -> String {
        let hints = open(notation).unwrap().scene().keys();
        let told: Vec<String> =
            hints.iter().map(|hint| format!("{} {}", hint.keys.concat(), hint.does)).collect();
        told.join(", ")
    }

    #[test]
    fn keys_are_those_of_the_first_board() {
        assert_eq!(keys("nim/3"), "1 pile, ↑↓ how many");
        assert_eq!(keys("nim/3+5"), "12 pile, ↑↓ how many");
        assert_eq!(keys("nim/3+5+7"), "1–3 pile, ↑↓ how many");
        assert_eq!(keys(&format!("nim/{}", ["1"; 12].join("+"))), "1–9 pile, ↑↓ how many");
        // The numbers of all boards, and the key for heaps that break on any.
        assert_eq!(keys("nim/3&lasker/2+5"), "1–3 pile, ↑↓ where, S take or split");
        // Where a move takes from several, a piece is kept while one goes on to the next.
        assert_eq!(keys("wythoff/3+5"), "12 heap, ↑↓ how many, Space keep");
        assert_eq!(keys("kayles/5"), "←→ pin, ↓ two pins");
        assert_eq!(keys("dawson-squares/5"), "←→ square");
        assert_eq!(keys("twins/THTH"), "←→ coin, Space pick");
        assert_eq!(keys("rugs/5x5:2,4+4,3"), "←→↑↓ coin, Space pick");
        assert_eq!(keys("hackenbush/3"), "←→ edge, Enter cut");
        assert_eq!(keys("chomp/3+3"), "←→↑↓ square");
    }

    #[test]
    fn what_differs_from_pointing_at_one_piece_is_said() {
        let said = |notation: &str| {
            let scene = open(notation).unwrap().scene();
            (scene.next_win(), scene.kinds(3).len(), scene.legend().len())
        };
        assert_eq!(said("nim/3+5"), ("next winning move", 0, 0));
        assert_eq!(said("lasker/2+5"), ("next", 2, 0));
        assert_eq!(said("nim/3&lasker/5"), ("next", 2, 0));
        // There is no room beside four, and only one kind where heaps can only be broken.
        assert_eq!(said("lasker/2+5+7+9").1, 0);
        assert_eq!(said("grundy/5"), ("next", 0, 0));
        assert_eq!(said("twins/THTH"), ("next winning move", 0, 0));
        assert_eq!(said("hackenbush/3").0, "next winning cut");
        assert_eq!(said("nim/3&hackenbush/3"), ("next winning move", 0, 3));
    }
}
