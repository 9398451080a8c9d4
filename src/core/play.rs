//! `Game`, implemented once for every ruleset.
use super::{
    budget::{Budget, OutOfBudget},
    card::Card,
    component::ComponentView,
    extras::Edit,
    game::{Game, GameWorkshop},
    loopy::Loopy,
    moves::{Found, MoveRef, MoveView},
    nimber::Nimber,
    notation::NotationError,
    outcome::{Convention, Outcome},
    scene::{Beat, PieceId, Place, Scene, Seat, Stray},
    solver::{Key, Memo, Rules, Solver},
    why::Why,
};
use std::{
    cell::{OnceCell, RefCell},
    rc::Rc,
};

mod erased;
mod finding;
mod listed;
mod making;
mod naming;
mod opened;
mod options;
mod partly;
mod searched;
mod solving;
mod typed;
use erased::Erased;
use finding::outcome;
pub use naming::part_name;
pub use opened::{OpenError, open};
pub use typed::Searched;

/// A position and its rules. This code does not know their types, so that it is in the module once.
pub struct Position {
    own: Rc<dyn Erased>,
    /// Shared by all positions of one game.
    memo: Rc<RefCell<Memo>>,
    scene: OnceCell<Rc<Scene>>,
    /// Asked for again and again, and long where a position is a picture.
    notation: OnceCell<String>,
}

/// So many parts of a position are looked through for moves without being paid for.
const FEW_PARTS: u64 = 63;

impl Game for Position {
    fn rules(&self) -> Option<&dyn Rules> {
        self.own.rules()
    }
    fn valued(&self) -> Option<Rc<dyn Game>> {
        self.own.valued().map(Self::of)
    }
    fn loopy(&self) -> Option<Loopy> {
        self.own.loopy()
    }
    fn card(&self) -> &'static Card {
        self.own.card()
    }
    fn label(&self) -> String {
        self.own.label()
    }
    fn short(&self) -> String {
        self.own.short()
    }
    fn notation(&self) -> String {
        let written = || {
            let (id, params, position) = (self.card().id, self.own.params(), self.own.notation());
            let colon = if params.is_empty() { "" } else { ":" };
            format!("{id}{colon}{params}/{position}")
        };
        self.notation.get_or_init(written).clone()
    }
    fn text(&self) -> String {
        self.own.text()
    }
    fn latex(&self) -> String {
        self.own.latex()
    }
    fn scene(&self) -> Rc<Scene> {
        self.scene.get_or_init(|| Rc::new(self.seen_at(Seat::ALONE))).clone()
    }
    fn seen_at(&self, seat: Seat) -> Scene {
        Scene { boards: vec![self.own.board(seat)] }
    }
    fn key(&self) -> Key {
        self.own.key()
    }
    fn move_count(&self) -> u64 {
        self.own.moves(0).total
    }
    fn moves(&self, limit: usize) -> Found<MoveView> {
        self.own.moves(limit)
    }
    fn select(&self, handles: &[PieceId]) -> Option<MoveView> {
        self.own.pointed(handles)
    }
    fn move_typing(&self) -> &'static str {
        self.own.move_typing()
    }
    fn open(&self, picked: &[PieceId]) -> Vec<PieceId> {
        self.own.open(picked)
    }
    fn traced(&self, _: Place, line: &[[i32; 2]]) -> Result<Vec<PieceId>, Stray> {
        self.own.traced(line)
    }
    fn read_move(&self, notation: &str) -> Result<MoveView, NotationError> {
        self.own.read_move(notation)?.ok_or_else(|| self.not_legal())
    }
    fn option(&self, mv: MoveRef) -> Result<Rc<dyn Game>, NotationError> {
        let option = self.own.option(mv)?.ok_or_else(|| self.not_legal())?;
        Ok(self.with(option))
    }
    fn beats(&self, mv: MoveRef) -> Vec<Beat> {
        self.own.beats(mv)
    }
    fn drawn(&self) -> bool {
        self.own.drawn()
    }
    fn outcome_without_values(
        &self,
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Outcome, OutOfBudget> {
        self.unlimited()?;
        self.solved(&self.key(), convention, budget)
    }
    fn winning_without_values(
        &self,
        convention: Convention,
        limit: usize,
        budget: &mut Budget,
    ) -> Result<Found<MoveView>, OutOfBudget> {
        self.found_without_values(convention, limit, budget)
    }
    fn far(&self, convention: Convention, budget: &mut Budget) -> u64 {
        let ranked = || {
            let without =
                self.own.rules().is_none() && self.own.solve(&self.key(), convention, budget).is_none();
            without.then(|| self.rank(&self.key(), convention, budget).ok()?.remoteness).flatten()
        };
        self.own.far(convention).or_else(ranked).unwrap_or_else(|| self.move_count())
    }
    fn kept(&self) -> u64 {
        self.memo.borrow().bytes()
    }
    fn parts(&self, budget: &mut Budget) -> Vec<ComponentView> {
        let mut memo = self.memo.borrow_mut();
        let mut solver = self.own.rules().map(|rules| Solver::new(rules, &mut memo, budget));
        let (mut parts, noun) = (Vec::new(), self.card().group);
        for part in 0..self.own.part_count() {
            let groups = self.own.part_groups(part);
            let title = self.own.part_title(part);
            let mut text = self.own.part_text(part);
            if title.as_ref().is_some_and(|title| title.ends_with(&text)) {
                text.clear();
            }
            parts.push(ComponentView {
                name: title.unwrap_or_else(|| {
                    let numbers = groups.iter().map(|&group| Seat::ALONE.number(group.into()));
                    part_name(noun, numbers)
                }),
                text,
                places: groups.iter().map(|&group| Place { part: 0, group }).collect(),
                value: solver.as_mut().and_then(|solver| self.part_value(part, solver, budget).ok()),
            });
        }
        parts
    }
    fn value(&self, budget: &mut Budget) -> Result<Nimber, OutOfBudget> {
        let mut memo = self.memo.borrow_mut();
        let mut solver = Solver::new(self.valued()?, &mut memo, budget);
        let mut parts = 0..self.own.part_count();
        parts.try_fold(Nimber(0), |sum, part| Ok(sum + self.part_value(part, &mut solver, budget)?))
    }
    fn outcome_by_theorem(&self) -> Option<Outcome> {
        self.own.outcome().filter(|_| !self.own.limited())
    }
    fn moves_to(
        &self,
        target: Nimber,
        limit: usize,
        budget: &mut Budget,
    ) -> Result<Found<MoveView>, OutOfBudget> {
        self.unlimited()?;
        let parts = self.own.part_count();
        // A few parts are no work; each of very many is as much as an option.
        budget.work((parts as u64).saturating_sub(FEW_PARTS))?;
        if parts == 1
            && let Some(found) = self.computed(0, target, limit, budget)?
        {
            return Ok(found);
        }
        let mut memo = self.memo.borrow_mut();
        let mut solver = Solver::new(self.valued()?, &mut memo, budget);
        let values = (0..parts).map(|part| self.part_value(part, &mut solver, budget));
        let values = values.collect::<Result<Vec<_>, _>>()?;
        let total: Nimber = values.iter().copied().sum();
        let mut found = Found::none();
        for (part, value) in values.into_iter().enumerate() {
            let room = limit.saturating_sub(found.moves.len());
            let wanted = target + total + value;
            // Computed where a theorem allows it, otherwise found by looking at each.
            let moves = match self.computed(part, wanted, room, budget)? {
                Some(moves) => moves,
                None => self.own.searched(Some(part), room, budget, &mut |key, budget| {
                    Ok(solver.value(key, budget)? == wanted)
                })?,
            };
            found.join(moves, limit);
        }
        Ok(found)
    }
    fn at_hand(&self, target: Nimber, limit: usize, budget: &mut Budget) -> Found<MoveView> {
        self.found_at_hand(target, limit, budget)
    }
    fn misere_by_theorem(&self, budget: &mut Budget) -> Option<Outcome> {
        self.own.misere(0, budget).filter(|_| !self.own.limited()).map(|(outcome, _)| outcome)
    }
    fn misere(&self, budget: &mut Budget) -> Result<Outcome, OutOfBudget> {
        self.unlimited()?;
        if let Some(outcome) = self.misere_by_theorem(budget) {
            return Ok(outcome);
        }
        let mut memo = self.memo.borrow_mut();
        Solver::new(self.valued()?, &mut memo, budget).is_misere_p(&self.key(), budget).map(outcome)
    }
    fn misere_winning(&self, limit: usize, budget: &mut Budget) -> Result<Found<MoveView>, OutOfBudget> {
        self.unlimited()?;
        if let Some((_, found)) = self.own.misere(limit, budget) {
            return Ok(found);
        }
        let mut memo = self.memo.borrow_mut();
        let mut solver = Solver::new(self.valued()?, &mut memo, budget);
        self.own.searched(None, limit, budget, &mut |key, budget| solver.is_misere_p(key, budget))
    }
    fn why_at(&self, part: usize, convention: Convention, seat: Seat) -> Why {
        self.with_options(self.own.why(part, convention, seat), part, convention)
    }
    fn why_move(&self, mv: MoveRef, total: Nimber) -> Option<Why> {
        self.own.why_move(mv, total)
    }
    fn value_by_definition(&self, part: usize, budget: &mut Budget) -> Result<Nimber, OutOfBudget> {
        if part >= self.own.part_count() {
            return Ok(Nimber(0));
        }
        Solver::by_definition(self.valued()?, &mut Memo::default()).value(&self.own.part_key(part), budget)
    }
    fn outcome_by_definition(
        &self,
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Outcome, OutOfBudget> {
        let mut memo = Memo::default();
        match self.own.rules() {
            None => memo.rank(&*self.own, &self.key(), convention, budget).map(|rank| rank.outcome),
            Some(rules) if convention == Convention::Misere => {
                Solver::by_definition(rules, &mut memo).is_misere_p(&self.key(), budget).map(outcome)
            }
            Some(rules) => {
                Solver::by_definition(rules, &mut memo).value(&self.key(), budget).map(Outcome::of)
            }
        }
    }

    fn random(&self, seed: u64, size: u8) -> Rc<dyn Game> {
        self.with(self.own.random(&mut fastrand::Rng::with_seed(seed), size))
    }
    fn edit(&self, edit: &Edit) -> Result<Rc<dyn Game>, NotationError> {
        self.own.edit(edit).map(Self::of)
    }
    fn workshop(&self) -> &dyn GameWorkshop {
        self.own.workshop()
    }
}

#[cfg(test)]
mod tests;
