//! One heap, from which at most so much is taken as the last move allows: dynamic subtraction and Fibonacci Nim.
use super::parameter;
use crate::core::{
    analysis::{Convention, Outcome},
    card::Card,
    extras::*,
    grouped::format_number,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::{NotationError, Scanner},
    ruleset::{Ruleset, Valued, Workshop},
    scene::*,
    solver::Key,
    why::Why,
};
use crate::games::stacks::{TALLEST, chips, heaps::Heaps, takes::Takes};
use std::{fmt, rc::Rc};

mod cards;
mod parts;
mod table;
mod why;

use cards::CARDS;
use parts::SchwenkSequence;
use table::Table;

/// Largest multiple of the last number taken that a rule may allow.
const MOST_TIMES: u64 = 50;

/// Take at most m times what was taken last (Ferguson, Part I, exercise 1.5.7; Whinihan 1963; Schwenk 1970).
#[derive(Clone)]
pub struct Growing {
    card: &'static Card,
    times: u64,
    sums: Rc<SchwenkSequence>,
    table: Rc<Table>,
}

/// A heap, and how many of its chips the next move may take at most. Written `20`, where all but one may be taken, as
/// at the start, or `20,6`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limited {
    size: u64,
    most: u64,
}

impl Limited {
    fn new(size: u64, most: u64) -> Self {
        Self { size, most: most.min(size) }
    }
    fn fresh(size: u64) -> Self {
        Self::new(size, size.saturating_sub(1))
    }
    fn heap(&self) -> Heaps {
        Heaps(vec![self.size])
    }
    /// The position with one chip less: its outcome in normal play is that of this one in misère play, if it has a
    /// move.
    fn less(&self) -> Self {
        Self::new(self.size.saturating_sub(1), self.most)
    }
}

impl fmt::Display for Limited {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self == Self::fresh(self.size) {
            true => write!(f, "{}", self.size),
            false => write!(f, "{},{}", self.size, self.most),
        }
    }
}

impl Ruleset for Growing {
    type Position = Limited;
    type Move = Takes;
    type Theory = Valued;
    const CARDS: &'static [Card] = CARDS;

    fn card(&self) -> &'static Card {
        self.card
    }
    fn label(&self) -> String {
        match self.is_chosen() {
            true => format!("At most {} times the last", self.times),
            false => self.card.name.into(),
        }
    }
    fn with_params(id: &str, params: &str) -> Result<Self, NotationError> {
        let at = Self::CARDS.iter().position(|card| card.id == id).unwrap_or(0);
        let times = match (at, params) {
            (0 | 1, "") => at as u64 + 1,
            (0 | 1, _) => return Err(NotationError::syntax(0, "no parameters")),
            _ => parameter(params, MOST_TIMES, "how many times the last number, such as 3")?,
        };
        let card = &Self::CARDS[at];
        Ok(Self {
            card,
            times,
            sums: Rc::new(SchwenkSequence::new(times)),
            table: Rc::new(Table::new(times)),
        })
    }
    fn params(&self) -> String {
        if self.is_chosen() { self.times.to_string() } else { String::new() }
    }
    fn read(&self, text: &str) -> Result<Limited, NotationError> {
        let mut scan = Scanner::new(text);
        scan.blanks();
        let size = scan.number(TALLEST, "a number of chips")?;
        scan.blanks();
        let most = if scan.eat(',') {
            scan.blanks();
            Some(scan.number(TALLEST, "how many may be taken")?)
        } else {
            None
        };
        scan.blanks();
        match (scan.done(), most) {
            (true, Some(most)) => Ok(Limited::new(size, most)),
            (true, None) => Ok(Limited::fresh(size)),
            _ => Err(NotationError::syntax(scan.at(), "a comma and how many may be taken, or the end")),
        }
    }
    fn allows(&self, position: &Limited, mv: &Takes) -> bool {
        mv.single().is_some_and(|(heap, count)| heap == 0 && count >= 1 && count <= position.most)
    }
    fn moves(&self, position: &Limited, limit: usize) -> MoveList<Takes> {
        let all = (1..=position.most).map(|count| Takes::one(0, count));
        MoveList { moves: all.take(limit).collect(), total: position.most }
    }
    fn option(&self, position: &Limited, mv: &Takes) -> Limited {
        let count = mv.single().map_or(0, |(_, count)| count);
        Limited::new(position.size.saturating_sub(count), count.saturating_mul(self.times))
    }
    fn read_move(&self, text: &str) -> Result<Takes, NotationError> {
        Takes::read(text)
    }

    fn board(&self, position: &Limited, seat: SumContext) -> Board {
        let mut board = chips::stacks(&position.heap(), "heap", seat, &|_| (position.most, vec![]));
        let strong = match position.most {
            0 => "Nothing may be taken.".into(),
            most => format!("At most {} may be taken.", format_number(most)),
        };
        let times = if self.times == 1 { "as many".into() } else { format!("{} times as many", self.times) };
        let text = format!("The next player may take up to {times} as you take.");
        board.note = Some(Note { open: false, strong, text, colours: vec![] });
        Board::Stacks(board)
    }
    fn view(&self, position: &Limited, mv: &Takes) -> MoveView {
        let after = self.option(position, mv);
        let leaves = if after.size > 0 { self.text(&after) } else { String::new() };
        mv.view("heap", &|_| position.size, leaves)
    }
    fn move_from_pieces(&self, position: &Limited, handles: &[PieceId]) -> Option<Takes> {
        chips::pointed(&position.heap(), handles)
    }
    fn text(&self, position: &Limited) -> String {
        format!("({}), at most {}", position.size, position.most)
    }

    fn least_search(&self, component: &Limited) -> u64 {
        if Table::holds(component.size) { 0 } else { component.size.saturating_mul(component.most) / 4 }
    }
    fn key(&self, position: &Limited) -> Key {
        vec![position.size, position.most]
    }
    fn from_key(&self, key: &[u64]) -> Limited {
        let [size, most] = [0, 1].map(|at| key.get(at).copied().unwrap_or(0));
        Limited { size, most }
    }
    fn theorem(&self, component: &Limited) -> Option<Nimber> {
        self.table.value(component.size, component.most).map(Nimber)
    }
    fn is_mex_of_options(&self, _: &Limited) -> bool {
        true
    }
    fn moves_to(&self, component: &Limited, target: Nimber, limit: usize) -> Option<MoveList<Takes>> {
        if target == Nimber(0) {
            let takes = self.sums.winning(component.size, component.most, self.times);
            let total = takes.len() as u64;
            return Some(MoveList {
                moves: takes.into_iter().take(limit).map(|take| Takes::one(0, take)).collect(),
                total,
            });
        }
        if !Table::holds(component.size) {
            return None;
        }
        let value = |mv: &Takes| self.theorem(&self.option(component, mv));
        let all = self.moves(component, usize::MAX).moves;
        let found = MoveList::all(all.into_iter().filter(|mv| value(mv) == Some(target)).collect());
        Some(MoveList { moves: found.moves.into_iter().take(limit).collect(), total: found.total })
    }
    fn outcome(&self, position: &Limited) -> Option<Outcome> {
        Some(if self.sums.is_p(position.size, position.most) { Outcome::P } else { Outcome::N })
    }
    fn misere(&self, position: &Limited, limit: usize) -> Option<(Outcome, MoveList<Takes>)> {
        if position.most == 0 {
            return Some((Outcome::N, MoveList::none()));
        }
        let Limited { size, most } = position.less();
        if self.sums.is_p(size, most) {
            return Some((Outcome::P, MoveList::none()));
        }
        let found = MoveList::all(self.sums.winning(size, most, self.times)).map(|take| Takes::one(0, take));
        Some((
            Outcome::N,
            MoveList { moves: found.moves.into_iter().take(limit).collect(), total: found.total },
        ))
    }
    fn why(&self, position: &Limited, _: usize, convention: Convention, seat: SumContext) -> Why {
        let rule = why::Rule { sums: &self.sums, times: self.times, source: self.card.source };
        match convention {
            Convention::Normal => rule.normal(position, self.theorem(position), seat.alone),
            Convention::Misere => rule.misere(position),
        }
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Limited {
        let most = [20, 60, 150][usize::from(size.clamp(1, 3)) - 1];
        Limited::fresh(rng.u64(5..=most))
    }
    fn edit(&self, position: &Limited, edit: &Edit) -> Result<(Self, Limited), NotationError> {
        let heap = super::exactly(position.heap().edited(edit)?, 1, "one heap")?;
        let fresh = *position == Limited::fresh(position.size);
        let size = heap.size(0);
        Ok((self.clone(), if fresh { Limited::fresh(size) } else { Limited::new(size, position.most) }))
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}

impl Workshop<Self> for Growing {
    fn settings(&self, position: &Limited) -> Option<Settings> {
        self.is_chosen().then(|| Settings {
            title: "Times the last number",
            choices: vec![Choice {
                label: "At most *m* times",
                value: Some(("m", self.times.to_string())),
                hint: self.sums.hint(),
            }],
            chosen: 0,
            sizes_title: "",
            sizes: vec![position.size],
        })
    }
    fn choose(&self, _: usize, value: &str) -> Result<Self, NotationError> {
        if self.is_chosen() { Self::with_params(self.card.id, value) } else { Ok(self.clone()) }
    }
    fn map(&self, position: &Limited, side: usize) -> Option<ValueMap> {
        let values = table::values(self.times, (side as u64).saturating_sub(1));
        let value = |size: u64, most: u64| values[size as usize].get(most as usize).map(|v| u64::from(*v));
        Some(ValueMap::of(side, [position.size, position.most], value))
    }
    fn at(&self, _: &Limited, x: u64, y: u64) -> Option<Limited> {
        (y <= x).then(|| Limited::new(x.min(TALLEST), y))
    }
    fn axes(&self) -> Option<[&'static str; 2]> {
        Some(["chips in the heap", "most that may be taken"])
    }
    fn group_values(&self, _: &Limited, count: usize) -> Option<Vec<u64>> {
        let values = table::values(self.times, (count as u64).saturating_sub(1));
        Some((0..count).map(|size| values[size][size.saturating_sub(1)].into()).collect())
    }
    fn single(&self, _: &Limited, n: u64) -> Option<Limited> {
        Some(Limited::fresh(n.min(TALLEST)))
    }
}

impl Growing {
    /// Whether this is the game whose multiple can be chosen.
    fn is_chosen(&self) -> bool {
        self.card.id == Self::CARDS[2].id
    }
}
