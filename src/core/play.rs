//! `Game`, implemented once for every ruleset.
use super::{
    analysis::{Convention, Outcome, Part},
    budget::{Budget, OutOfBudget},
    card::Card,
    extras::*,
    game::Game,
    moves::{Found, MoveView},
    nimber::Nimber,
    notation::NotationError,
    ruleset::{Component, Ruleset},
    scene::{PieceId, Place, Scene},
    solver::{Key, Memo, Rules, Solver},
    why::Why,
};
use std::{cell::RefCell, rc::Rc};

/// A position and its rules.
pub struct PositionOf<R: Ruleset> {
    rules: R,
    position: R::Position,
    /// Shared by all positions of one game.
    memo: Rc<RefCell<Memo>>,
}

/// The position that `text` denotes under the rules of these parameters.
pub fn open<R: Ruleset>(params: &str, text: &str) -> Result<Rc<dyn Game>, OpenError> {
    let rules = R::with_params(params).map_err(OpenError::Params)?;
    let position = rules.read(text).map_err(OpenError::Position)?;
    Ok(Rc::new(PositionOf { rules, position, memo: Rc::default() }))
}

/// Which of the two texts is wrong.
pub enum OpenError {
    Params(NotationError),
    Position(NotationError),
}

impl<R: Ruleset> PositionOf<R> {
    fn with(&self, position: R::Position) -> Rc<dyn Game> {
        Rc::new(Self { rules: self.rules.clone(), position, memo: self.memo.clone() })
    }
    fn of(rules: R, position: R::Position) -> Rc<dyn Game> {
        Rc::new(Self { rules, position, memo: Rc::default() })
    }
    fn view(&self, mv: &R::Move) -> MoveView {
        self.rules.view(&self.position, mv)
    }
    fn legal(&self, mv: R::Move) -> Option<R::Move> {
        self.rules.allows(&self.position, &mv).then_some(mv)
    }
    fn read_legal(&self, notation: &str) -> Result<R::Move, NotationError> {
        let mv = self.rules.read_move(notation)?;
        self.legal(mv)
            .ok_or_else(|| NotationError::not_allowed(0, format!("a legal move of {}", self.notation())))
    }
    fn part_name(&self, groups: &[u16]) -> String {
        let noun = R::CARD.group;
        let mut name = noun[..1].to_ascii_uppercase() + &noun[1..];
        match groups {
            [] => {}
            [one] => name += &format!(" {}", one + 1),
            many => {
                let (last, rest) = many.split_last().map_or((1, &[][..]), |(l, r)| (l + 1, r));
                let rest: Vec<_> = rest.iter().map(|g| (g + 1).to_string()).collect();
                name += &format!("s {} and {last}", rest.join(", "));
            }
        }
        name
    }
    /// All legal moves, paid for before they are listed: one unit each, at least one.
    fn all_moves(&self, position: &R::Position, budget: &mut Budget) -> Result<Vec<R::Move>, OutOfBudget> {
        let total = self.rules.moves(position, 0).total;
        budget.spend(total.max(1))?;
        Ok(self.rules.moves(position, usize::try_from(total).unwrap_or(usize::MAX)).moves)
    }
    /// The value of a component: a theorem's answer costs neither a key nor a look into the memo.
    fn component_value(
        &self,
        component: &R::Position,
        solver: &mut Solver,
        budget: &mut Budget,
    ) -> Result<Nimber, OutOfBudget> {
        match self.rules.theorem(component) {
            Some(value) => Ok(value),
            None => solver.value(&self.rules.key(component), budget),
        }
    }
    /// The moves of one component to options of value `target`: computed where a theorem allows it,
    /// otherwise found by looking at each.
    fn component_moves_to(
        &self,
        component: &Component<R::Position>,
        target: Nimber,
        limit: usize,
        solver: &mut Solver,
        budget: &mut Budget,
    ) -> Result<Found<R::Move>, OutOfBudget> {
        if let Some(found) = self.rules.moves_to(&component.position, target, limit) {
            return Ok(found);
        }
        let all = self.all_moves(&component.position, budget)?;
        let mut found = Found::none();
        for mv in all {
            let option = self.rules.option(&component.position, &mv);
            if solver.value(&self.rules.key(&option), budget)? == target {
                found.join(Found::all(vec![mv]), limit);
            }
        }
        Ok(found)
    }
}

impl<R: Ruleset> Rules for PositionOf<R> {
    fn options(&self, key: &[u64], budget: &mut Budget) -> Result<Vec<Key>, OutOfBudget> {
        let position = self.rules.from_key(key);
        let moves = self.all_moves(&position, budget)?;
        let mut keys: Vec<Key> =
            moves.iter().map(|mv| self.rules.key(&self.rules.option(&position, mv))).collect();
        keys.sort_unstable();
        keys.dedup();
        Ok(keys)
    }
    fn components(&self, key: &[u64]) -> Vec<Key> {
        let position = self.rules.from_key(key);
        self.rules.components(&position).iter().map(|c| self.rules.key(&c.position)).collect()
    }
    fn theorem(&self, key: &[u64]) -> Option<Nimber> {
        self.rules.theorem(&self.rules.from_key(key))
    }
}

impl<R: Ruleset> Game for PositionOf<R> {
    fn card(&self) -> &'static Card {
        &const { R::CARD }
    }
    fn notation(&self) -> String {
        let (id, params) = (R::CARD.id, self.rules.params());
        if params.is_empty() {
            format!("{id}/{}", self.position)
        } else {
            format!("{id}:{params}/{}", self.position)
        }
    }
    fn text(&self) -> String {
        self.rules.text(&self.position)
    }
    fn latex(&self) -> String {
        self.rules.latex(&self.position)
    }
    fn scene(&self) -> Scene {
        Scene { boards: vec![self.rules.board(&self.position)] }
    }
    fn key(&self) -> Key {
        self.rules.key(&self.position)
    }

    fn move_count(&self) -> u64 {
        self.rules.moves(&self.position, 0).total
    }
    fn moves(&self, limit: usize) -> Found<MoveView> {
        self.rules.moves(&self.position, limit).map(|mv| self.view(&mv))
    }
    fn select(&self, handles: &[PieceId]) -> Option<MoveView> {
        let mv = self.rules.pointed(&self.position, handles)?;
        Some(self.view(&self.legal(mv)?))
    }
    fn read_move(&self, notation: &str) -> Result<MoveView, NotationError> {
        Ok(self.view(&self.read_legal(notation)?))
    }
    fn play(&self, notation: &str) -> Result<Rc<dyn Game>, NotationError> {
        let mv = self.read_legal(notation)?;
        Ok(self.with(self.rules.option(&self.position, &mv)))
    }

    fn parts(&self, budget: &mut Budget) -> Vec<Part> {
        let mut memo = self.memo.borrow_mut();
        let mut solver = Solver::new(self, &mut memo);
        let parts = self.rules.components(&self.position);
        let part = |c: Component<R::Position>| Part {
            name: self.part_name(&c.groups),
            text: self.rules.text(&c.position),
            places: c.groups.iter().map(|&group| Place { part: 0, group }).collect(),
            value: self.component_value(&c.position, &mut solver, budget).ok(),
        };
        parts.into_iter().map(part).collect()
    }
    fn value(&self, budget: &mut Budget) -> Result<Nimber, OutOfBudget> {
        let mut memo = self.memo.borrow_mut();
        let mut solver = Solver::new(self, &mut memo);
        let parts = self.rules.components(&self.position);
        parts.iter().try_fold(Nimber(0), |sum, part| {
            Ok(sum + self.component_value(&part.position, &mut solver, budget)?)
        })
    }
    fn outcome_by_theorem(&self) -> Option<Outcome> {
        self.rules.outcome(&self.position)
    }
    fn moves_to(
        &self,
        target: Nimber,
        limit: usize,
        budget: &mut Budget,
    ) -> Result<Found<MoveView>, OutOfBudget> {
        let parts = self.rules.components(&self.position);
        if let [only] = &parts[..]
            && let Some(found) = self.rules.moves_to(&only.position, target, limit)
        {
            return Ok(found.map(|mv| self.view(&self.rules.lift(only, &mv))));
        }
        let mut memo = self.memo.borrow_mut();
        let mut solver = Solver::new(self, &mut memo);
        let mut values = Vec::with_capacity(parts.len());
        for part in &parts {
            values.push(self.component_value(&part.position, &mut solver, budget)?);
        }
        let total: Nimber = values.iter().copied().sum();
        let mut found = Found::none();
        for (part, value) in parts.iter().zip(values) {
            let room = limit.saturating_sub(found.moves.len());
            let wanted = target + total + value;
            let moves = self.component_moves_to(part, wanted, room, &mut solver, budget)?;
            found.join(moves.map(|mv| self.rules.lift(part, &mv)), limit);
        }
        Ok(found.map(|mv| self.view(&mv)))
    }
    fn misere(&self, budget: &mut Budget) -> Result<Outcome, OutOfBudget> {
        if let Some((outcome, _)) = self.rules.misere(&self.position, 0) {
            return Ok(outcome);
        }
        let is_p = Solver::new(self, &mut self.memo.borrow_mut()).is_misere_p(&self.key(), budget)?;
        Ok(if is_p { Outcome::P } else { Outcome::N })
    }
    fn misere_winning(&self, limit: usize, budget: &mut Budget) -> Result<Found<MoveView>, OutOfBudget> {
        if let Some((_, found)) = self.rules.misere(&self.position, limit) {
            return Ok(found.map(|mv| self.view(&mv)));
        }
        let mut memo = self.memo.borrow_mut();
        let mut solver = Solver::new(self, &mut memo);
        let all = self.all_moves(&self.position, budget)?;
        let mut found = Found::none();
        for mv in all {
            if solver.is_misere_p(&self.rules.key(&self.rules.option(&self.position, &mv)), budget)? {
                found.join(Found::all(vec![mv]), limit);
            }
        }
        Ok(found.map(|mv| self.view(&mv)))
    }
    fn why(&self, part: usize, convention: Convention) -> Why {
        self.rules.why(&self.position, part, convention)
    }
    fn value_by_definition(&self, part: usize, budget: &mut Budget) -> Result<Nimber, OutOfBudget> {
        let parts = self.rules.components(&self.position);
        let Some(part) = parts.get(part) else { return Ok(Nimber(0)) };
        Solver::by_definition(self, &mut Memo::default()).value(&self.rules.key(&part.position), budget)
    }
    fn misere_by_definition(&self, budget: &mut Budget) -> Result<Outcome, OutOfBudget> {
        let is_p = Solver::by_definition(self, &mut Memo::default()).is_misere_p(&self.key(), budget)?;
        Ok(if is_p { Outcome::P } else { Outcome::N })
    }

    fn random(&self, seed: u64, size: u8) -> Rc<dyn Game> {
        self.with(self.rules.random(&mut fastrand::Rng::with_seed(seed), size))
    }
    fn edit(&self, edit: &Edit) -> Result<Rc<dyn Game>, NotationError> {
        let (rules, position) = self.rules.edit(&self.position, edit)?;
        Ok(Self::of(rules, position))
    }
    fn settings(&self) -> Option<Settings> {
        self.rules.settings(&self.position)
    }
    fn choose(&self, choice: usize, value: &str, sizes: &str) -> Result<Rc<dyn Game>, NotationError> {
        let rules = self.rules.choose(choice, value)?;
        let position = rules.read(sizes)?;
        Ok(Self::of(rules, position))
    }
    fn map(&self, side: usize) -> Option<ValueMap> {
        self.rules.map(&self.position, side)
    }
    fn at(&self, x: u64, y: u64) -> Rc<dyn Game> {
        self.with(self.rules.at(&self.position, x, y))
    }
    fn questions(&self) -> &'static [Question] {
        self.rules.questions()
    }
    fn answer(&self, question: usize, text: &str) -> Result<Answer, NotationError> {
        self.rules.answer(question, text)
    }
}
