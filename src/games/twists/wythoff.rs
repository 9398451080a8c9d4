//! Wythoff's game: take from one heap, or the same number from both.
use super::{END, SHELF, exactly, whole};
use crate::core::{
    analysis::{Convention, Outcome},
    card::{Card, Preset, Remarks},
    extras::*,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::NotationError,
    ruleset::{Component, Ruleset, Valued, Workshop, without_params},
    scene::*,
    solver::Key,
    why::Why,
};
use crate::games::stacks::{TALLEST, chips, heaps::Heaps, takes::Takes};
use std::rc::Rc;

mod golden;
mod table;
pub(super) mod why;

pub(super) use golden::PPositions;
pub(super) use table::Tables;

/// Wythoff's game (Wythoff 1907; Ferguson, Part I, exercise 3.5.5), which Isaacs called the queen that cannot go back.
#[derive(Clone, Default)]
pub struct Wythoff {
    tables: Rc<Tables>,
}

const TWO: &str = "two heaps, such as 3+5";

/// The two heaps.
fn sizes(position: &Heaps) -> [u64; 2] {
    [position.size(0), position.size(1)]
}

/// The move that leaves these heaps.
fn down([x, y]: [u64; 2], [left, right]: [u64; 2]) -> Takes {
    let takes = [(0, x - left), (1, y - right)];
    Takes(takes.into_iter().filter(|(_, count)| *count > 0).collect())
}

impl Ruleset for Wythoff {
    type Position = Heaps;
    type Move = Takes;
    type Theory = Valued;
    const CARDS: &'static [Card] = &[Card {
        id: "wythoff",
        name: "Wythoff’s Game",
        short: "Take from one heap, or equally from both.",
        shelf: SHELF,
        piece: "chip",
        group: "heap",
        rules: &[
            (
                "Move",
                "Take any number of chips from one of two heaps, or the same number from both. Seen from the corner of a board it is a queen that moves left, down, or diagonally towards the corner.",
            ),
            END,
            (
                "Value",
                "The P-positions are (⌊*nφ*⌋, ⌊*nφ*⌋ + *n*) with the golden ratio *φ*. For the other values no formula is known.",
            ),
        ],
        source: "Ferguson, Part I, 3.5, exercise 5",
        presets: &[
            Preset { name: "8 and 11", notation: "wythoff/8+11", about: "Only one move wins: which one?" },
            Preset {
                name: "The third pair",
                notation: "wythoff/4+7",
                about: "A P-position: 4 is the least number in no pair before, and 7 is 3 more.",
            },
            Preset {
                name: "A queen’s board",
                notation: "wythoff/7+7",
                about: "The far corner of a chess board: both heaps can be cleared at once.",
            },
            Preset {
                name: "Millions",
                notation: "wythoff/1000000+1618033",
                about: "One less than a P-position: the heaps are almost in the golden ratio.",
            },
        ],
        keywords: "golden ratio queen isaacs corner euclid beatty fibonacci chess 2 two heaps",
        typing: "Two heaps joined by +, such as 3+5.",
        remarks: Remarks::MISERE,
    }];

    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        without_params(params)
    }
    fn read(&self, text: &str) -> Result<Heaps, NotationError> {
        exactly(Heaps::read(text, "a heap size")?, 2, TWO)
    }
    fn allows(&self, position: &Heaps, mv: &Takes) -> bool {
        let fits = |&(heap, count): &(u16, u64)| count >= 1 && count <= position.size(heap.into());
        match mv.0[..] {
            [one] => fits(&one),
            [one, other] => fits(&one) && fits(&other) && one.1 == other.1,
            _ => false,
        }
    }
    fn moves(&self, position: &Heaps, limit: usize) -> MoveList<Takes> {
        let [x, y] = sizes(position);
        let both = (1..=x.min(y)).map(|count| Takes(vec![(0, count), (1, count)]));
        let one = |heap: usize, size: u64| (1..=size).map(move |count| Takes::one(heap, count));
        let all = one(0, x).chain(one(1, y)).chain(both);
        MoveList { moves: all.take(limit).collect(), total: x.saturating_add(y).saturating_add(x.min(y)) }
    }
    fn option(&self, position: &Heaps, mv: &Takes) -> Heaps {
        position.without(mv)
    }
    fn read_move(&self, text: &str) -> Result<Takes, NotationError> {
        Takes::read(text)
    }

    fn board(&self, position: &Heaps, seat: SumContext) -> Board {
        let mut board = chips::stacks(position, "heap", seat, &|size| (size, vec![]));
        if position.0.iter().all(|size| *size > 0) {
            let text = "To take the same number from each, choose chips in both heaps.".into();
            board.gathers = true;
            board.note = Some(Note { open: true, strong: "One heap or both.".into(), text, colours: vec![] });
        }
        Board::Stacks(board)
    }
    fn view(&self, position: &Heaps, mv: &Takes) -> MoveView {
        mv.view("heap", &|heap| position.size(heap), self.option(position, mv).text())
    }
    fn move_from_pieces(&self, position: &Heaps, handles: &[PieceId]) -> Option<Takes> {
        chips::pointed(position, handles)
    }
    fn text(&self, position: &Heaps) -> String {
        position.text()
    }

    fn least_search(&self, component: &Heaps) -> u64 {
        let [x, y] = sizes(component);
        if Tables::hold(x, y) { 0 } else { x.max(1).saturating_mul(y.max(1)).saturating_mul(x.max(y)) / 4 }
    }
    fn key(&self, position: &Heaps) -> Key {
        position.sorted()
    }
    fn from_key(&self, key: &[u64]) -> Heaps {
        let [first, second] = [0, 1].map(|at| key.get(at).copied().unwrap_or(0));
        Heaps(vec![first, second])
    }
    fn components(&self, position: &Heaps) -> Vec<Component<Heaps>> {
        whole(position)
    }
    fn lift(&self, component: &Component<Heaps>, mv: &Takes) -> Takes {
        mv.lifted(&component.groups)
    }
    fn theorem(&self, component: &Heaps) -> Option<Nimber> {
        let [x, y] = sizes(component);
        self.tables.value(x, y).map(Nimber)
    }
    fn is_mex_of_options(&self, _: &Heaps) -> bool {
        true
    }
    fn moves_to(&self, component: &Heaps, target: Nimber, limit: usize) -> Option<MoveList<Takes>> {
        let at = sizes(component);
        if target == Nimber(0) {
            let found = PPositions::Normal.winning(at);
            let total = found.len() as u64;
            return Some(MoveList {
                moves: found.into_iter().take(limit).map(|to| down(at, to)).collect(),
                total,
            });
        }
        let [x, y] = at;
        if !Tables::hold(x, y) {
            return None;
        }
        let of_value = |mv: &Takes| {
            let [left, right] = sizes(&component.without(mv));
            self.tables.value(left, right) == Some(target.0)
        };
        let mut found =
            MoveList::all(self.moves(component, usize::MAX).moves.into_iter().filter(of_value).collect());
        found.moves.truncate(limit);
        Some(found)
    }
    fn outcome(&self, position: &Heaps) -> Option<Outcome> {
        Some(PPositions::Normal.outcome(sizes(position)))
    }
    fn misere(&self, position: &Heaps, limit: usize) -> Option<(Outcome, MoveList<Takes>)> {
        let at = sizes(position);
        let found = MoveList::all(PPositions::Misere.winning(at)).map(|to| down(at, to));
        let found = MoveList { moves: found.moves.into_iter().take(limit).collect(), total: found.total };
        Some((PPositions::Misere.outcome(at), found))
    }
    fn why(&self, position: &Heaps, _: usize, convention: Convention, seat: SumContext) -> Why {
        let at = sizes(position);
        match convention {
            Convention::Normal => why::normal(at, self.theorem(position), seat.alone),
            Convention::Misere => why::misere(at),
        }
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Heaps {
        let most = [8, 14, 24][usize::from(size.clamp(1, 3)) - 1];
        Heaps(vec![rng.u64(1..=most), rng.u64(1..=most)])
    }
    fn edit(&self, position: &Heaps, edit: &Edit) -> Result<(Self, Heaps), NotationError> {
        Ok((self.clone(), exactly(position.edited(edit)?, 2, TWO)?))
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}

impl Workshop<Self> for Wythoff {
    fn map(&self, position: &Heaps, side: usize) -> Option<ValueMap> {
        let values = self.tables.square(side)?;
        position.map(side, |x, y| values[y * side + x].into())
    }
    fn at(&self, position: &Heaps, x: u64, y: u64) -> Option<Heaps> {
        Some(position.at(x, y, TALLEST))
    }
}
