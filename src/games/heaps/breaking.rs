//! Take chips from one heap and break what is left, as a code allows.
use crate::core::{
    analysis::Convention,
    card::Card,
    extras::*,
    moves::{Found, MoveView},
    nimber::Nimber,
    notation::NotationError,
    ruleset::{Component, Ruleset, Valued},
    scene::*,
    solver::Key,
    why::Why,
};
use crate::games::{
    heaps::{
        codes::{Code, Form, Rule, Values},
        splits::{MOST_PARTS, Split},
        taking::likely,
    },
    stacks::{MOST_HEAPS, TALLEST, chips, heaps::Heaps},
};
use std::{cell::RefCell, ops::ControlFlow, rc::Rc};

mod cards;
mod gaps;
mod why;

/// Heaps up to this size tell which chips and gaps can be pointed at.
const DRAWN: u64 = 60;
/// Most moves of one heap that are looked at one by one.
const LOOKED_AT: u64 = 2_000_000;

/// Tables of so many codes are kept.
const KEPT: usize = 8;

thread_local! {
    /// The last codes used with their values, since every link and every edit opens its position anew.
    static RECENT: RefCell<Vec<(Code, Rc<Values>)>> = const { RefCell::new(Vec::new()) };
}

/// Take-and-break games (Ferguson, Part I, 4.4 and exercises; Guy and Smith 1956).
#[derive(Clone)]
pub struct Breaking {
    card: &'static Card,
    code: Rc<Code>,
    /// What is known of the values of single heaps.
    form: Option<Form>,
    values: Rc<Values>,
}

impl Breaking {
    fn of(card: &'static Card, code: Code) -> Self {
        let (form, values) = (Form::of(&code), values_of(&code));
        Self { card, code: Rc::new(code), form, values }
    }
    /// The value of a single heap, from a closed form, a table or a proved period.
    fn value(&self, size: u64) -> Option<u64> {
        self.form.map(|form| form.value(size)).or_else(|| self.values.value(size))
    }
    /// The code for the moves of a position: with so many heaps that a move might leave too many none is broken.
    fn code_at(&self, position: &Heaps) -> Rc<Code> {
        if position.0.len() + MOST_PARTS > MOST_HEAPS {
            Rc::new(self.code.unbroken())
        } else {
            self.code.clone()
        }
    }
    /// Whether the rules have a code that a player chooses.
    fn open(&self) -> bool {
        cards::code(self.card.id).is_none()
    }
}

impl Ruleset for Breaking {
    type Position = Heaps;
    type Move = Split;
    type Theory = Valued;
    const CARDS: &'static [Card] = cards::CARDS;

    fn card(&self) -> &'static Card {
        self.card
    }
    fn label(&self) -> String {
        match self.code.name() {
            _ if !self.open() => self.card.name.into(),
            Some(name) => format!("{name}, {}", self.code),
            None => self.code.to_string(),
        }
    }
    fn with_params(id: &str, params: &str) -> Result<Self, NotationError> {
        let card = Self::CARDS.iter().find(|card| card.id == id).unwrap_or(&Self::CARDS[0]);
        match cards::code(card.id) {
            Some(_) if !params.is_empty() => Err(NotationError::syntax(0, "no parameters")),
            Some(code) => Ok(Self::of(card, Code::read(code)?)),
            None => Ok(Self::of(card, Code::read(params)?)),
        }
    }
    fn params(&self) -> String {
        if self.open() { self.code.to_string() } else { String::new() }
    }
    fn read(&self, text: &str) -> Result<Heaps, NotationError> {
        Heaps::read_up_to(MOST_HEAPS, text, "a heap size")
    }

    fn allows(&self, position: &Heaps, mv: &Split) -> bool {
        let size = position.size(mv.heap.into());
        let Some(rest) = mv.rest(size) else { return false };
        let mut parts = mv.parts.clone();
        parts.extend((rest > 0).then_some(rest));
        size > 0 && self.code_at(position).allows(mv.take, &parts)
    }
    fn moves(&self, position: &Heaps, limit: usize) -> Found<Split> {
        let (mut found, code) = (Found::none(), self.code_at(position));
        for (heap, &size) in position.0.iter().enumerate() {
            let room = limit.saturating_sub(found.moves.len());
            let mut moves = Vec::new();
            if room > 0 {
                let _ = code.each(size, &mut |take, parts| {
                    moves.push(split(heap, take, parts));
                    if moves.len() < room { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
                });
            }
            found.join(Found { moves, total: code.count(size) }, limit);
        }
        found
    }
    fn limited(&self, position: &Heaps) -> bool {
        *self.code_at(position) != *self.code
    }
    fn option(&self, position: &Heaps, mv: &Split) -> Heaps {
        mv.played(position)
    }
    fn read_move(&self, text: &str) -> Result<Split, NotationError> {
        Split::read(text)
    }

    fn board(&self, position: &Heaps, seat: Seat) -> Board {
        let mut board = chips::stacks(position, "heap", seat, &|size| {
            let reach = self.code.reach(size);
            let alone = |take: &u64| self.code.digit(*take).allows(u32::from(*take < size));
            let drawn = if size <= DRAWN { reach } else { 0 };
            (reach, (1..drawn).filter(|take| !alone(take)).collect())
        });
        // Of very many heaps most are of a size that has been met.
        let mut met: Vec<(u64, Option<Splits>)> = Vec::new();
        for stack in &mut board.stacks {
            let height = stack.height();
            stack.splits = match met.binary_search_by_key(&height, |(size, _)| *size) {
                Ok(at) => met[at].1.clone(),
                Err(at) => {
                    let splits = self.splits(height);
                    met.insert(at, (height, splits.clone()));
                    splits
                }
            };
        }
        Board::Stacks(board)
    }
    fn view(&self, position: &Heaps, mv: &Split) -> MoveView {
        mv.view(position, "heap")
    }
    fn pointed(&self, position: &Heaps, handles: &[PieceId]) -> Option<Split> {
        let mv = Split::pointed(handles, &|heap| position.0.get(heap).copied())?;
        self.completed(position.size(mv.heap.into()), mv)
    }
    fn text(&self, position: &Heaps) -> String {
        position.text()
    }

    fn effort(&self, component: &Heaps) -> u64 {
        let count = self.code.count(component.size(0));
        if count > LOOKED_AT { 0 } else { count / 64 }
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
    fn lift(&self, component: &Component<Heaps>, mv: &Split) -> Split {
        Split { heap: component.groups.first().copied().unwrap_or(0), ..mv.clone() }
    }
    fn theorem(&self, component: &Heaps) -> Option<Nimber> {
        match component.0[..] {
            [] => Some(Nimber(0)),
            [size] => self.value(size).map(Nimber),
            _ => None,
        }
    }
    fn moves_to(&self, component: &Heaps, target: Nimber, limit: usize) -> Option<Found<Split>> {
        let size = component.size(0);
        if self.code.count(size) > LOOKED_AT {
            return None;
        }
        let mut found = Found::none();
        let all = self.code.each(size, &mut |take, parts| {
            let value = parts.iter().try_fold(0, |sum, part| Some(sum ^ self.value(*part)?));
            match value {
                None => ControlFlow::Break(()),
                Some(value) => {
                    if value == target.0 {
                        found.total += 1;
                        if found.moves.len() < limit {
                            found.moves.push(split(0, take, parts));
                        }
                    }
                    ControlFlow::Continue(())
                }
            }
        });
        all.is_continue().then_some(found)
    }
    /// Moves that leave one heap, or none.
    fn at_hand(&self, component: &Heaps, target: Nimber, limit: usize) -> Vec<Split> {
        let size = component.size(0);
        let reaches = |left: &u64| {
            let parts: Vec<u64> = Some(*left).filter(|left| *left > 0).into_iter().collect();
            self.code.allows(size - left, &parts) && self.value(*left) == Some(target.0)
        };
        let left = likely(size, target.0).into_iter().filter(reaches).take(limit);
        left.map(|left| split(0, size - left, &[left])).collect()
    }
    fn why(&self, position: &Heaps, part: usize, convention: Convention, seat: Seat) -> Why {
        match convention {
            Convention::Normal => self.reason(position.size(part), seat.number(part)),
            Convention::Misere => Why::default()
                .text(format!("{} In misère play values do not add.", self.code.words().join(" ")))
                .searched(),
        }
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Heaps {
        let (heaps, most) = [(2, 9), (3, 13), (4, 20)][usize::from(size.clamp(1, 3)) - 1];
        // The smallest heap that can be moved in comes first, so that play is not over at once.
        let moves = |size: &u64| self.code.count(*size) > 0;
        let least = (1..=DRAWN).find(moves).unwrap_or(1);
        let first = Some(rng.u64(least..=least.max(most))).filter(moves).unwrap_or(least);
        let others = (1..rng.usize(2..=heaps)).map(|_| rng.u64(1..=most)).collect::<Vec<_>>();
        Heaps([vec![first], others].concat())
    }
    fn edit(&self, position: &Heaps, edit: &Edit) -> Result<(Self, Heaps), NotationError> {
        Ok((self.clone(), position.edited(edit)?))
    }
    fn settings(&self, position: &Heaps) -> Option<Settings> {
        let name = self.code.name().map(|name| format!("**{name}**. ")).unwrap_or_default();
        self.open().then(|| Settings {
            title: "Take and break",
            choices: vec![Choice {
                label: "By a code",
                value: Some(("Code", self.code.to_string())),
                hint: format!("{name}{}", self.code.words().join(" ")),
            }],
            chosen: 0,
            sizes_title: "Heaps",
            sizes: position.0.clone(),
        })
    }
    fn choose(&self, _: usize, value: &str) -> Result<Self, NotationError> {
        if self.open() { Ok(Self::of(self.card, Code::read(value)?)) } else { Ok(self.clone()) }
    }
    fn map(&self, position: &Heaps, side: usize) -> Option<ValueMap> {
        let [x, y] = position.0[..] else { return None };
        let values: Vec<u64> = (0..side as u64).map(|n| self.value(n)).collect::<Option<_>>()?;
        let values = (0..side * side).map(|i| (values[i % side] ^ values[i / side]) as u16).collect();
        let inside = |n: u64| usize::try_from(n).ok().filter(|n| *n < side);
        Some(ValueMap { side, values, red: vec![false; side], here: inside(x).zip(inside(y)) })
    }
    fn at(&self, _: &Heaps, x: u64, y: u64) -> Heaps {
        Heaps(vec![x.min(TALLEST), y.min(TALLEST)])
    }
}

/// The values of a code, kept for as long as it is among the last ones used.
fn values_of(code: &Code) -> Rc<Values> {
    RECENT.with_borrow_mut(|recent| {
        let kept = recent.iter().position(|(other, _)| other == code).map(|at| recent.remove(at));
        let (code, values) =
            kept.unwrap_or_else(|| (code.clone(), Rc::new(Values::new(&Rule::Code(code.clone())))));
        recent.truncate(KEPT - 1);
        recent.insert(0, (code, values.clone()));
        values
    })
}

/// The move that leaves these parts, the greatest where the heap stands.
fn split(heap: usize, take: u64, parts: &[u64]) -> Split {
    let off = parts.len().saturating_sub(1);
    Split { heap: heap as u16, take, parts: parts[..off].to_vec() }
}
