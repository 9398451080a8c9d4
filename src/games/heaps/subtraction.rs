//! Take chips from one heap, as many as a rule allows.
use super::{
    game::{HeapGame, HeapMoves, Names, Visit},
    why::with_goal,
};
use crate::core::{
    analysis::{Convention, Outcome},
    budget::{Budget, OutOfBudget},
    card::Card,
    extras::Settings,
    moves::MoveList,
    notation::NotationError,
    scene::SumContext,
    why::Why,
};
use crate::games::{
    heaps::{
        taking::{TakeRule, TakeSet},
        theory::Theory,
    },
    stacks::{heaps::Heaps, takes::Takes},
};

pub(crate) mod cards;
mod form;
mod losing;
mod why;

impl Theory<Takes> for TakeRule {
    fn value(&self, size: u64) -> Option<u64> {
        Self::value(self, size).map(|(value, _)| value)
    }
    fn is_tabled(&self) -> bool {
        matches!(self, Self::Set { set, .. } if set.rule().is_some())
    }
    fn moves_to(&self, size: u64, target: u64, limit: usize) -> Option<MoveList<Takes>> {
        Some(self.takes_to(size, target, limit)?.map(|count| Takes::one(0, count)))
    }
    fn learn(&self, size: u64, budget: &mut Budget) -> Result<(), OutOfBudget> {
        Self::learn(self, size, budget)
    }
    fn learn_misere(&self, sizes: &[u64], budget: &mut Budget) {
        if losing::is_solved(self) {
            // Values that are not learned stay unknown: then a search goes on.
            let _ = sizes.iter().try_for_each(|size| Self::learn(self, *size, budget));
        }
    }
    fn misere(&self, sizes: &[u64], limit: usize) -> Option<(Outcome, MoveList<Takes>)> {
        losing::solve(self, sizes, limit)
    }
}

/// Subtraction games and Ferguson's other games of taking from one heap (Part I, 1.4, 3.3, 4.3 and exercises).
#[derive(Clone)]
pub struct Subtraction {
    card: &'static Card,
    rule: TakeRule,
}

impl HeapGame for Subtraction {
    type Move = Takes;
    const CARDS: &'static [Card] = cards::CARDS;
    const RANDOM: [(usize, u64); 3] = [(3, 9), (4, 14), (5, 21)];

    fn with_params(id: &str, params: &str) -> Result<Self, NotationError> {
        let card = Self::CARDS.iter().find(|card| card.id == id).unwrap_or(&Self::CARDS[0]);
        let rule = match cards::fixed(card.id) {
            Some(_) if !params.is_empty() => return Err(NotationError::syntax(0, "no parameters")),
            Some(fixed) => TakeRule::Fixed(fixed),
            None if params.is_empty() => {
                let expected = format!("what may be taken, and then the heaps: {}:1,3,4/9", card.id);
                return Err(NotationError::syntax(0, expected));
            }
            None => TakeRule::Set { set: TakeSet::read(params)?, impatient: card.id == cards::IMPATIENT },
        };
        Ok(Self { card, rule })
    }
    fn names(&self) -> Names {
        let TakeRule::Set { set, impatient } = &self.rule else {
            return Names { sequence: Some(self.card.id.into()), ..Names::of(self.card) };
        };
        let all = if *impatient { " or all" } else { "" };
        Names {
            card: self.card,
            label: format!("Take {}{all}", set.words()),
            params: set.to_string(),
            sequence: Some(format!("{}{set}", if *impatient { "impatient " } else { "" })),
        }
    }
    fn short(&self) -> String {
        match &self.rule {
            TakeRule::Set { set, impatient: false } => format!("Take {}.", set.briefly()),
            TakeRule::Set { set, impatient: true } => format!("Take {}, or the whole heap.", set.briefly()),
            TakeRule::Fixed(_) => self.card.short.into(),
        }
    }
    fn allows_move(&self, size: u64, mv: &Takes) -> bool {
        mv.single().is_some_and(|(_, count)| self.rule.allows(size, count))
    }
    fn visit_moves(&self, size: u64, limit: usize, visit: Visit<Takes>) -> u64 {
        let takes = self.rule.takes(size, limit);
        let _ = takes.moves.into_iter().try_for_each(|count| visit(Takes::one(0, count)));
        takes.total
    }
    fn heap_moves(&self, size: u64) -> HeapMoves {
        HeapMoves { reach: self.rule.reach(size), splits: None }
    }
    fn theory(&self) -> &dyn Theory<Takes> {
        &self.rule
    }
    fn why(&self, position: &Heaps, heap: usize, convention: Convention, seat: SumContext) -> Why {
        match convention {
            Convention::Normal => {
                let why = why::why(&self.rule, position.size(heap), seat.number(heap));
                with_goal(self, position, heap, seat, why)
            }
            Convention::Misere => losing::why(&self.rule, &position.0),
        }
    }
    fn settings(&self, position: &Heaps) -> Option<Settings> {
        let TakeRule::Set { set, .. } = &self.rule else { return None };
        Some(form::settings(set, position))
    }
    fn choose(&self, choice: usize, value: &str) -> Result<Self, NotationError> {
        match self.rule {
            TakeRule::Set { impatient, .. } => {
                let set = form::chosen(choice, value)?;
                Ok(Self { card: self.card, rule: TakeRule::Set { set, impatient } })
            }
            TakeRule::Fixed(_) => Ok(self.clone()),
        }
    }
}
