//! The disjunctive sum of positions of any games: a move is a move in one of them.
use super::{
    budget::{Budget, OutOfBudget},
    card::Card,
    component::ComponentView,
    extras::Edit,
    game::{Game, GameWorkshop},
    moves::{MoveList, MoveRef, MoveView},
    nimber::Nimber,
    notation::NotationError,
    outcome::{Convention, Outcome},
    scene::{LineError, MoveStep, PieceId, Place, Scene, SumContext},
    solver::{Key, Memo, Rules, Solver},
    why::Why,
};
use std::{
    cell::{OnceCell, RefCell},
    rc::Rc,
};

mod between;
mod card;
mod keys;
mod lift;
mod loopy;
mod map;
mod parts;
pub use card::CARD;
use keys::{joined, rules_of};

/// Bytes of a [`MoveView`], estimated from above.
const VIEW: u64 = 1024;

/// A sum; its summands are no sums themselves.
pub struct SumOf {
    parts: Vec<Rc<dyn Game>>,
    /// Whether play may go round in one of them: then the whole has an outcome, and no value.
    loopy: bool,
    /// For each part the first one with the same rules, so that keys do not depend on the order.
    kinds: Rc<[usize]>,
    memo: Rc<RefCell<Memo>>,
    scene: OnceCell<Rc<Scene>>,
}

impl SumOf {
    /// The sum of these positions.
    pub fn of(parts: Vec<Rc<dyn Game>>) -> Rc<dyn Game> {
        let rules: Vec<String> = parts.iter().map(|part| rules_of(&**part)).collect();
        let kinds =
            rules.iter().map(|one| rules.iter().position(|other| one == other).unwrap_or(0)).collect();
        let loopy = parts.iter().any(|part| part.rules().is_none());
        Rc::new(Self { parts, loopy, kinds, memo: Rc::default(), scene: OnceCell::new() })
    }
    fn after(&self, index: usize, part: Rc<dyn Game>) -> Self {
        let mut parts = self.parts.clone();
        parts[index] = part;
        self.of_these(parts)
    }
    /// The sum of other positions under the same rules.
    fn of_these(&self, parts: Vec<Rc<dyn Game>>) -> Self {
        let (kinds, memo) = (self.kinds.clone(), self.memo.clone());
        Self { parts, loopy: self.loopy, kinds, memo, scene: OnceCell::new() }
    }
}

impl Game for SumOf {
    fn rules(&self) -> Option<&dyn Rules> {
        (!self.loopy).then_some(self)
    }
    fn card(&self) -> &'static Card {
        &CARD
    }
    fn notation(&self) -> String {
        self.parts.iter().map(|part| part.notation()).collect::<Vec<_>>().join("&")
    }
    fn text(&self) -> String {
        let text = |part: &Rc<dyn Game>| format!("{} {}", part.card().name, part.text());
        self.parts.iter().map(text).collect::<Vec<_>>().join(" + ")
    }
    fn latex(&self) -> String {
        self.parts.iter().map(|part| part.latex()).collect::<Vec<_>>().join(" + ")
    }
    fn scene(&self) -> Rc<Scene> {
        self.scene.get_or_init(|| Rc::new(self.scene_in(SumContext::ALONE))).clone()
    }
    fn scene_in(&self, seat: SumContext) -> Scene {
        let mut first = seat.first;
        let mut boards = Vec::new();
        for (index, part) in self.parts.iter().enumerate() {
            for mut board in part.scene_in(SumContext { first, alone: false }).boards {
                board.plane_mut().set_summand(index as u8, part.label());
                first += board.plane().numbered_group_count();
                boards.push(board);
            }
        }
        Scene { boards }
    }
    fn key(&self) -> Key {
        joined(self.kinds.iter().copied().zip(self.parts.iter().map(|part| part.key())).collect())
    }

    fn move_count(&self) -> u64 {
        self.parts.iter().fold(0, |sum, part| sum.saturating_add(part.move_count()))
    }
    fn moves(&self, limit: usize) -> MoveList<MoveView> {
        let mut found = MoveList::none();
        for (index, part) in self.parts.iter().enumerate() {
            found.join(part.moves(limit).map(self.lift(index)), limit);
        }
        found
    }
    fn select(&self, handles: &[PieceId]) -> Option<MoveView> {
        let part = handles.first()?.place.part;
        let mut local = handles.to_vec();
        for piece in &mut local {
            if piece.place.part != part {
                return None;
            }
            piece.place.part = 0;
        }
        self.parts.get(part as usize)?.select(&local).map(self.lift(part.into()))
    }
    fn next_picks(&self, picked: &[PieceId]) -> Vec<PieceId> {
        let within = |part: usize, game: &Rc<dyn Game>| {
            let own: Vec<PieceId> = picked
                .iter()
                .map(|piece| PieceId { place: Place { part: 0, ..piece.place }, ..*piece })
                .collect();
            let seated =
                move |piece: PieceId| PieceId { place: Place { part: part as u8, ..piece.place }, ..piece };
            game.next_picks(&own).into_iter().map(seated)
        };
        let of = |piece: &PieceId| usize::from(piece.place.part);
        let Some(first) = picked.first().map(of) else {
            return self.parts.iter().enumerate().flat_map(|(part, game)| within(part, game)).collect();
        };
        let one = self.parts.get(first).filter(|_| picked.iter().all(|piece| of(piece) == first));
        one.map(|game| within(first, game).collect()).unwrap_or_default()
    }
    fn pieces_on_line(&self, board: Place, line: &[[i32; 2]]) -> Result<Vec<PieceId>, LineError> {
        let game = self.parts.get(usize::from(board.part)).ok_or(LineError::NotDrawable)?;
        let mut handles = game.pieces_on_line(Place { part: 0, ..board }, line)?;
        handles.iter_mut().for_each(|piece| piece.place.part = board.part);
        Ok(handles)
    }
    fn read_move(&self, notation: &str) -> Result<MoveView, NotationError> {
        let (index, mv, at) = self.locate(notation)?;
        self.parts[index].read_move(mv).map(self.lift(index)).map_err(|error| error.shifted(at))
    }
    fn option(&self, mv: MoveRef) -> Result<Rc<dyn Game>, NotationError> {
        let (index, own, at) = self.locate(mv.notation)?;
        let part = self.parts[index].option(mv.with_notation(own)).map_err(|error| error.shifted(at))?;
        Ok(Rc::new(self.after(index, part)))
    }
    fn move_steps(&self, mv: MoveRef) -> Vec<MoveStep> {
        let Ok((index, own, _)) = self.locate(mv.notation) else { return Vec::new() };
        let mut beats = self.parts[index].move_steps(mv.with_notation(own));
        beats.iter_mut().for_each(|beat| beat.board.part = index as u8);
        beats
    }

    fn memo_bytes(&self) -> u64 {
        self.memo.borrow().bytes() + self.parts.iter().map(|part| part.memo_bytes()).sum::<u64>()
    }
    fn outcome_without_values(
        &self,
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Outcome, OutOfBudget> {
        self.loopy_outcome(convention, budget)
    }
    fn winning_without_values(
        &self,
        convention: Convention,
        limit: usize,
        budget: &mut Budget,
    ) -> Result<MoveList<MoveView>, OutOfBudget> {
        self.loopy_winning(convention, limit, budget)
    }
    /// If play may go round, the sum of the parts’ distances: the winning move that leaves the least leads to the end.
    fn distance_to_end(&self, convention: Convention, budget: &mut Budget) -> u64 {
        if !self.loopy {
            return self.move_count();
        }
        self.parts.iter().map(|part| part.distance_to_end(convention, budget)).fold(0, u64::saturating_add)
    }

    fn parts(&self, budget: &mut Budget) -> Vec<ComponentView> {
        self.named_parts(budget)
    }
    fn value(&self, budget: &mut Budget) -> Result<Nimber, OutOfBudget> {
        self.parts.iter().try_fold(Nimber(0), |sum, part| Ok(sum + part.value(budget)?))
    }
    fn moves_to(
        &self,
        target: Nimber,
        limit: usize,
        budget: &mut Budget,
    ) -> Result<MoveList<MoveView>, OutOfBudget> {
        let total = self.value(budget)?;
        let mut found = MoveList::none();
        for (index, part) in self.parts.iter().enumerate() {
            let wanted = target + total + part.value(budget)?;
            let moves = part.moves_to(wanted, limit.saturating_sub(found.moves.len()), budget)?;
            found.join(moves.map(self.lift(index)), limit);
        }
        Ok(found)
    }
    fn some_moves_to(&self, target: Nimber, limit: usize, budget: &mut Budget) -> MoveList<MoveView> {
        let values: Result<Vec<Nimber>, _> = self.parts.iter().map(|part| part.value(budget)).collect();
        let mut found = MoveList::none();
        for (index, (part, value)) in self.parts.iter().zip(values.as_deref().unwrap_or(&[])).enumerate() {
            let total: Nimber = values.iter().flatten().copied().sum();
            let room = limit.saturating_sub(found.moves.len());
            let of_part = part.some_moves_to(target + total + *value, room, budget);
            found.join(of_part.map(self.lift(index)), limit);
        }
        found
    }
    fn misere_outcome(&self, budget: &mut Budget) -> Result<Outcome, OutOfBudget> {
        let is_p = Solver::new(self, &mut self.memo.borrow_mut(), budget).is_misere_p(&self.key(), budget)?;
        Ok(if is_p { Outcome::P } else { Outcome::N })
    }
    fn misere_winning(&self, limit: usize, budget: &mut Budget) -> Result<MoveList<MoveView>, OutOfBudget> {
        let mut found = MoveList::none();
        for (index, part) in self.parts.iter().enumerate() {
            let count = part.move_count();
            budget.spend(count)?;
            budget.hold(count.saturating_mul(VIEW))?;
            for mv in part.moves(usize::try_from(count).unwrap_or(usize::MAX)).moves {
                let Ok(after) = part.make(&mv) else { continue };
                let key = self.after(index, after).key();
                budget.spend_on_key(key.len())?;
                if Solver::new(self, &mut self.memo.borrow_mut(), budget).is_misere_p(&key, budget)? {
                    found.join(MoveList::all(vec![self.lift(index)(mv)]), limit);
                }
            }
            budget.release(count.saturating_mul(VIEW));
        }
        Ok(found)
    }
    fn why_in(&self, part: usize, convention: Convention, seat: SumContext) -> Why {
        if self.loopy {
            return self.loopy_why(convention);
        }
        if convention == Convention::Misere {
            return Why::default()
                .text("In misère play no theory of values covers a sum of different games.")
                .searched();
        }
        let Some((index, part)) = self.component(part) else { return Why::default() };
        let seat = SumContext { first: seat.first + self.groups_before(index), alone: false };
        self.balanced(self.parts[index].why_in(part, convention, seat))
    }
    fn why_move(&self, mv: MoveRef, total: Nimber) -> Option<Why> {
        let (index, own, _) = self.locate(mv.notation).ok()?;
        let why = self.parts[index].why_move(mv.with_notation(own), total);
        why.or_else(|| self.why_between(index, own, mv, total))
    }
    fn value_by_definition(&self, part: usize, budget: &mut Budget) -> Result<Nimber, OutOfBudget> {
        match self.component(part) {
            Some((game, part)) => self.parts[game].value_by_definition(part, budget),
            None => Ok(Nimber(0)),
        }
    }
    fn outcome_by_definition(
        &self,
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Outcome, OutOfBudget> {
        if self.loopy {
            return self.ranked(convention, budget);
        }
        let mut memo = Memo::default();
        let mut solver = Solver::by_definition(self, &mut memo);
        if convention == Convention::Normal {
            return solver.value(&self.key(), budget).map(Outcome::of);
        }
        let is_p = solver.is_misere_p(&self.key(), budget)?;
        Ok(if is_p { Outcome::P } else { Outcome::N })
    }

    fn random(&self, seed: u64, size: u8) -> Rc<dyn Game> {
        let parts =
            self.parts.iter().zip(0..).map(|(part, n)| part.random(seed.wrapping_add(n), size.min(2)));
        Self::of(parts.collect())
    }
    fn edit(&self, edit: &Edit) -> Result<Rc<dyn Game>, NotationError> {
        let (part, local) = edit.to_part();
        let game =
            self.parts.get(part).ok_or_else(|| NotationError::not_allowed(0, "a summand of this sum"))?;
        let mut parts = self.parts.clone();
        parts[part] = game.edit(&local)?;
        Ok(Self::of(parts))
    }
    fn workshop(&self) -> &dyn GameWorkshop {
        self
    }
}
