//! Nim: take any number of tokens from one pile.
use crate::core::{
    analysis::{Convention, Outcome},
    card::{Beginning, Card, Preset},
    extras::*,
    moves::{Found, MoveView},
    nimber::Nimber,
    notation::NotationError,
    ruleset::{Component, Ruleset, Valued},
    scene::*,
    solver::Key,
    why::Why,
};
use crate::games::stacks::{TALLEST, chips, heaps::Heaps, takes::Takes};

/// Ordinary Nim (Bouton 1901; Ferguson, Part I, chapter 2).
#[derive(Clone)]
pub struct Nim;

impl Ruleset for Nim {
    type Position = Heaps;
    type Move = Takes;
    type Theory = Valued;
    const CARDS: &[Card] = &[Card {
        id: "nim",
        name: "Nim",
        short: "Take any number from one pile.",
        shelf: "Stacks",
        piece: "token",
        group: "pile",
        rules: &[
            ("Move", "Choose one pile. Take one or more tokens from it."),
            (
                "End",
                "In normal play the player who takes the last token wins. In misère play that player loses.",
            ),
            ("Value", "A pile of *n* tokens has Grundy value *n*; the position is the nim-sum of its piles."),
        ],
        source: "Ferguson, Part I, chapter 2",
        presets: &[
            Preset {
                name: "3, 5, 7",
                notation: "nim/3+5+7",
                about: "The usual first game: one winning move from each pile.",
            },
            Preset {
                name: "13, 12, 8",
                notation: "nim/13+12+8",
                about: "Ferguson 2.2: nim-sum 9, three winning moves.",
            },
            Preset {
                name: "12, 19, 27",
                notation: "nim/12+19+27",
                about: "Ferguson 2.6, exercise 2a: one winning move.",
            },
            Preset {
                name: "13, 17, 19, 23",
                notation: "nim/13+17+19+23",
                about: "Ferguson 2.6, exercise 2b: three winning moves.",
            },
            Preset { name: "5, 7, 9", notation: "nim/5+7+9", about: "Ferguson 2.1: is it a P-position?" },
            Preset {
                name: "1, 2, 3",
                notation: "nim/1+2+3",
                about: "Ferguson 2.1: the smallest P-position of three unequal piles.",
            },
            Preset {
                name: "Marienbad",
                notation: "nim/1+3+5+7",
                about: "A P-position, famous in misère play.",
            },
            Preset {
                name: "A very tall pile",
                notation: "nim/1000000000000+999999999999+7",
                about: "Take as many as you type.",
            },
        ],
        keywords: "bouton piles heaps matches marienbad nim-sum misere",
        typing: "Pile sizes joined by +, such as 3+5+7.",
        beginning: Some(Beginning { place: 2, notation: "nim/1+2+3" }),
    }];

    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        if params.is_empty() { Ok(Self) } else { Err(NotationError::syntax(0, "no parameters")) }
    }
    fn read(&self, text: &str) -> Result<Heaps, NotationError> {
        Heaps::read(text, "a pile size")
    }
    fn allows(&self, position: &Heaps, mv: &Takes) -> bool {
        mv.single().is_some_and(|(pile, count)| count >= 1 && count <= position.size(pile))
    }
    fn moves(&self, position: &Heaps, limit: usize) -> Found<Takes> {
        let all = position
            .0
            .iter()
            .enumerate()
            .flat_map(|(pile, &size)| (1..=size).map(move |n| Takes::one(pile, n)));
        let total = position.0.iter().fold(0u64, |sum, size| sum.saturating_add(*size));
        Found { moves: all.take(limit).collect(), total }
    }
    fn option(&self, position: &Heaps, mv: &Takes) -> Heaps {
        position.without(mv)
    }
    fn read_move(&self, text: &str) -> Result<Takes, NotationError> {
        Takes::read(text)
    }

    fn board(&self, position: &Heaps, seat: Seat) -> Board {
        chips::board(position, "pile", seat, &|size| (size, vec![]))
    }
    fn view(&self, position: &Heaps, mv: &Takes) -> MoveView {
        chips::view(position, "pile", mv)
    }
    fn pointed(&self, position: &Heaps, handles: &[PieceId]) -> Option<Takes> {
        chips::pointed(position, handles)
    }
    fn text(&self, position: &Heaps) -> String {
        position.text()
    }

    fn key(&self, position: &Heaps) -> Key {
        position.sorted()
    }
    fn from_key(&self, key: &[u64]) -> Heaps {
        Heaps(key.to_vec())
    }
    fn components(&self, position: &Heaps) -> Vec<Component<Heaps>> {
        position.components()
    }
    fn lift(&self, component: &Component<Heaps>, mv: &Takes) -> Takes {
        mv.lifted(&component.groups)
    }
    fn theorem(&self, component: &Heaps) -> Option<Nimber> {
        match component.0[..] {
            [] => Some(Nimber(0)),
            [size] => Some(Nimber(size)),
            _ => None,
        }
    }
    fn moves_to(&self, component: &Heaps, target: Nimber, limit: usize) -> Option<Found<Takes>> {
        let [size] = component.0[..] else { return None };
        let wins = target.0 < size;
        let moves = if wins && limit > 0 { vec![Takes::one(0, size - target.0)] } else { vec![] };
        Some(Found { moves, total: wins.into() })
    }
    fn misere(&self, position: &Heaps, limit: usize) -> Option<(Outcome, Found<Takes>)> {
        Some(misere::solve(position, limit))
    }
    fn why(&self, position: &Heaps, part: usize, convention: Convention, seat: Seat) -> Why {
        match convention {
            Convention::Normal => why_normal(position, part, seat),
            Convention::Misere => misere::why(position),
        }
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Heaps {
        let (piles, most) = [(3, 7), (4, 12), (5, 15)][usize::from(size.clamp(1, 3)) - 1];
        Heaps((0..rng.usize(2..=piles)).map(|_| rng.u64(1..=most)).collect())
    }
    fn edit(&self, position: &Heaps, edit: &Edit) -> Result<(Self, Heaps), NotationError> {
        Ok((Self, position.edited(edit)?))
    }
    fn map(&self, position: &Heaps, side: usize) -> Option<ValueMap> {
        let [x, y] = position.0[..] else { return None };
        let values = (0..side * side).map(|i| ((i % side) ^ (i / side)) as u16).collect();
        let inside = |n: u64| usize::try_from(n).ok().filter(|n| *n < side);
        Some(ValueMap { side, values, red: vec![false; side], here: inside(x).zip(inside(y)) })
    }
    fn at(&self, _: &Heaps, x: u64, y: u64) -> Heaps {
        Heaps(vec![x.min(TALLEST), y.min(TALLEST)])
    }
}

/// How one pile's value follows, and what it takes to bring the nim-sum to 0.
fn why_normal(position: &Heaps, part: usize, seat: Seat) -> Why {
    let size = position.size(part);
    let sum = position.0.iter().fold(0, |sum, size| sum ^ size);
    let target = size ^ sum;
    let pile = seat.number(part);
    let why = Why::default()
        .text(format!("From a pile of *n* tokens every smaller pile can be reached, so its value is the least number missing from 0, …, *n* − 1: that is *n*. Pile {pile} has value {size}."));
    if !seat.alone {
        // The nim-sum that decides is that of the whole sum.
        return why.result(format!("value {size}"), "Its part in the nim-sum of all games.");
    }
    let why = why
        .text(format!("In binary ${size} = {size:b}_2$; the nim-sum of all piles is ${sum} = {sum:b}_2$."));
    let why = if sum == 0 {
        why.text("Every binary column has an even number of ones. Any move changes the columns of one pile only, so some column becomes odd: there is no winning move.")
    } else if target < size {
        why.text(format!("Pile {pile} has a one in the leftmost odd column, so it can be changed: turn its digits in the odd columns, ${size} ⊕ {sum} = {target}$, and take {}.", size - target))
    } else {
        why.text(format!("To bring the nim-sum to 0 pile {pile} would have to become ${size} ⊕ {sum} = {target}$, which is not smaller: this pile has no one in the leftmost odd column."))
    };
    why.result(format!("value {size}"), "The position is the nim-sum of its piles.")
        .source("Bouton’s theorem", "Ferguson, Part I, 2.2, Theorem 1")
}

pub(super) mod misere {
    use super::*;

    /// Bouton's rule for misère play (Ferguson 2.5). O(number of piles).
    pub fn solve(position: &Heaps, limit: usize) -> (Outcome, Found<Takes>) {
        let mut found = Found::none();
        let sum = position.0.iter().fold(0, |sum, size| sum ^ size);
        let ones = position.0.iter().filter(|size| **size == 1).count() as u64;
        let large = position.0.iter().filter(|size| **size > 1).count();
        let is_p = if large > 0 { sum == 0 } else { ones % 2 == 1 };
        for (pile, &size) in position.0.iter().enumerate() {
            let left = match (large, size) {
                _ if is_p || size == 0 => None,
                // Only piles of one: there is an even number of them, and any may go.
                (0, _) => Some(0),
                // One larger pile: leave an odd number of ones.
                (1, 2..) => Some(u64::from(ones.is_multiple_of(2))),
                (1, _) => None,
                _ => Some(size ^ sum).filter(|left| *left < size),
            };
            if let Some(left) = left {
                found.join(Found::all(vec![Takes::one(pile, size - left)]), limit);
            }
        }
        (if is_p { Outcome::P } else { Outcome::N }, found)
    }

    pub fn why(position: &Heaps) -> Why {
        let sum = position.0.iter().fold(0, |sum, size| sum ^ size);
        let ones = position.0.iter().filter(|size| **size == 1).count();
        let large = position.0.iter().filter(|size| **size > 1).count();
        let plural = if ones == 1 { "pile" } else { "piles" };
        let parity = if ones % 2 == 1 { "odd" } else { "even" };
        let why = Why::default().text("Play as in normal Nim, until your move would leave no pile larger than one. Then leave an **odd** number of piles of one.");
        let why = match large {
            0 => why.text(format!("Here all piles are of one or empty. There are {ones} {plural} of one, an {parity} number: the player to move {}.", if ones % 2 == 1 { "must take the last token and loses" } else { "wins" })),
            1 => why.text(format!("Exactly one pile is larger than one, beside {ones} {plural} of one: reduce it to {}, which leaves an odd number of ones. The nim-sum rule would leave an even number here.", if ones % 2 == 0 { "1" } else { "0" })),
            _ => why.text(format!("Two or more piles are larger than one, so the nim-sum decides as in normal play: it is {sum}.")),
        };
        why.source("Bouton’s rule for misère Nim", "Ferguson, Part I, 2.5")
    }
}
