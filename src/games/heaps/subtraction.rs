//! Take chips from one heap, as many as a rule allows.
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
    heaps::taking::{Fixed, MOST_DIVIDED, TakeRule, TakeSet, likely},
    stacks::{TALLEST, chips, heaps::Heaps, takes::Takes},
};

pub(crate) mod cards;
mod form;
mod why;

/// Heaps above this size are drawn as a number.
const DRAWN: u64 = 200;
/// Heaps up to this size have their moves looked at one by one.
const LISTED: u64 = 100_000;

/// Subtraction games and Ferguson's other games of taking from one heap (Part I, 1.4, 3.3, 4.3 and exercises).
#[derive(Clone)]
pub struct Subtraction {
    card: &'static Card,
    rule: TakeRule,
}

impl Subtraction {
    fn size(&self, position: &Heaps) -> u64 {
        position.0.first().copied().unwrap_or(0)
    }
    /// The heaps, if they are within the limit of these rules.
    fn within(&self, heaps: Heaps) -> Result<Heaps, NotationError> {
        if self.divides() && heaps.0.iter().any(|size| *size > MOST_DIVIDED) {
            return Err(NotationError::too_large(0, format!("heaps of at most {MOST_DIVIDED}")));
        }
        Ok(heaps)
    }
    fn divides(&self) -> bool {
        matches!(self.rule, TakeRule::Fixed(Fixed::Divisor | Fixed::ProperDivisor))
    }
}

impl Ruleset for Subtraction {
    type Position = Heaps;
    type Move = Takes;
    type Theory = Valued;
    const CARDS: &'static [Card] = cards::CARDS;

    fn card(&self) -> &'static Card {
        self.card
    }
    fn label(&self) -> String {
        match &self.rule {
            TakeRule::Set { set, impatient } => {
                let all = if *impatient { " or all" } else { "" };
                format!("Take {}{all}", set.words())
            }
            TakeRule::Fixed(_) => self.card.name.into(),
        }
    }
    fn with_params(id: &str, params: &str) -> Result<Self, NotationError> {
        let card = Self::CARDS.iter().find(|card| card.id == id).unwrap_or(&Self::CARDS[0]);
        let rule = match cards::fixed(card.id) {
            Some(_) if !params.is_empty() => return Err(NotationError::syntax(0, "no parameters")),
            Some(fixed) => TakeRule::Fixed(fixed),
            None => TakeRule::Set { set: TakeSet::read(params)?, impatient: card.id == cards::IMPATIENT },
        };
        Ok(Self { card, rule })
    }
    fn params(&self) -> String {
        if let TakeRule::Set { set, .. } = &self.rule { set.to_string() } else { String::new() }
    }
    fn read(&self, text: &str) -> Result<Heaps, NotationError> {
        self.within(Heaps::read(text, "a heap size")?)
    }
    fn allows(&self, position: &Heaps, mv: &Takes) -> bool {
        mv.single().is_some_and(|(heap, count)| self.rule.allows(position.size(heap), count))
    }
    fn moves(&self, position: &Heaps, limit: usize) -> Found<Takes> {
        let mut found = Found::none();
        for (heap, &size) in position.0.iter().enumerate() {
            let room = limit.saturating_sub(found.moves.len());
            found.join(self.rule.takes(size, room).map(|count| Takes::one(heap, count)), limit);
        }
        found
    }
    fn option(&self, position: &Heaps, mv: &Takes) -> Heaps {
        position.without(mv)
    }
    fn read_move(&self, text: &str) -> Result<Takes, NotationError> {
        Takes::read(text)
    }

    fn board(&self, position: &Heaps, seat: Seat) -> Board {
        chips::board(position, "heap", seat, &|size| {
            let reach = self.rule.reach(size);
            let drawn = if size <= DRAWN { reach } else { 0 };
            (reach, (1..drawn).filter(|take| !self.rule.allows(size, *take)).collect())
        })
    }
    fn view(&self, position: &Heaps, mv: &Takes) -> MoveView {
        chips::view(position, "heap", mv)
    }
    fn pointed(&self, position: &Heaps, handles: &[PieceId]) -> Option<Takes> {
        chips::pointed(position, handles)
    }
    fn text(&self, position: &Heaps) -> String {
        position.text()
    }

    fn effort(&self, component: &Heaps) -> u64 {
        self.rule.takes(self.size(component), 0).total.min(LISTED) / 16
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
            [size] => self.rule.value(size).map(|(value, _)| Nimber(value)),
            _ => None,
        }
    }
    fn moves_to(&self, component: &Heaps, target: Nimber, limit: usize) -> Option<Found<Takes>> {
        let size = self.size(component);
        let takes = self.rule.takes(size, if size <= LISTED { usize::MAX } else { LISTED as usize });
        if takes.cut() {
            return None;
        }
        let mut found = Found::none();
        for take in takes.moves {
            if self.rule.value(size - take)?.0 == target.0 {
                found.join(Found::all(vec![Takes::one(0, take)]), limit);
            }
        }
        Some(found)
    }
    fn at_hand(&self, component: &Heaps, target: Nimber, limit: usize) -> Vec<Takes> {
        let size = self.size(component);
        let reaches = |left: &u64| {
            self.rule.allows(size, size - left)
                && self.rule.value(*left).is_some_and(|(value, _)| value == target.0)
        };
        let left = likely(size, target.0).into_iter().filter(reaches).take(limit);
        left.map(|left| Takes::one(0, size - left)).collect()
    }
    fn why(&self, position: &Heaps, part: usize, convention: Convention, seat: Seat) -> Why {
        match convention {
            Convention::Normal => why::why(&self.rule, position.size(part), seat.number(part)),
            Convention::Misere => Why::default()
                .text(format!("{} In misère play values do not add.", self.rule.words()))
                .searched(),
        }
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Heaps {
        let (heaps, most) = [(3, 9), (4, 14), (5, 21)][usize::from(size.clamp(1, 3)) - 1];
        // The smallest heap that can be moved in comes first, so that play is not over at once.
        let least = (1..=LISTED).find(|size| self.rule.reach(*size) > 0).unwrap_or(1);
        let others = (1..rng.usize(2..=heaps)).map(|_| rng.u64(1..=most)).collect::<Vec<_>>();
        let first = rng.u64(least..=least.max(most));
        let first = if self.rule.reach(first) > 0 { first } else { least };
        Heaps([vec![first], others].concat())
    }
    fn edit(&self, position: &Heaps, edit: &Edit) -> Result<(Self, Heaps), NotationError> {
        Ok((self.clone(), self.within(position.edited(edit)?)?))
    }
    fn settings(&self, position: &Heaps) -> Option<Settings> {
        let TakeRule::Set { set, .. } = &self.rule else { return None };
        Some(form::settings(set, position))
    }
    fn choose(&self, choice: usize, value: &str) -> Result<Self, NotationError> {
        let TakeRule::Set { impatient, .. } = self.rule else { return Ok(self.clone()) };
        Ok(Self { card: self.card, rule: TakeRule::Set { set: form::chosen(choice, value)?, impatient } })
    }
    fn map(&self, position: &Heaps, side: usize) -> Option<ValueMap> {
        let [x, y] = position.0[..] else { return None };
        let values: Vec<u64> =
            (0..side as u64).map(|n| self.rule.value(n).map(|found| found.0)).collect::<Option<_>>()?;
        let values = (0..side * side).map(|i| (values[i % side] ^ values[i / side]) as u16).collect();
        let inside = |n: u64| usize::try_from(n).ok().filter(|n| *n < side);
        Some(ValueMap { side, values, red: vec![false; side], here: inside(x).zip(inside(y)) })
    }
    fn at(&self, _: &Heaps, x: u64, y: u64) -> Heaps {
        let most = if self.divides() { MOST_DIVIDED } else { TALLEST };
        Heaps(vec![x.min(most), y.min(most)])
    }
}
