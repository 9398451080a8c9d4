//! A sequence as a position like any other.
use super::{CARD, Folding, PASSING, SequenceOf, Starter, reasons};
use crate::core::{
    analysis::{verdict, winning},
    budget::{Budget, OutOfBudget},
    card::Card,
    component::ComponentView,
    extras::Edit,
    game::Game,
    moves::{MoveList, MoveRef, MoveView},
    nimber::Nimber,
    notation::NotationError,
    outcome::{Convention, Outcome},
    scene::{Board, LineError, MoveStep, PieceId, Place, Scene, SumContext},
    solver::{Key, Memo, Rules},
    why::Why,
};
use std::{cmp::Ordering, rc::Rc};

/// The work for a reason: what it tells has been found before, as a rule.
const TELLING: u64 = 1_000_000;

impl Game for SequenceOf {
    /// None: a sequence has Grundy values, but they are no function of those of its games.
    fn rules(&self) -> Option<&dyn Rules> {
        None
    }
    fn card(&self) -> &'static Card {
        &CARD
    }
    fn notation(&self) -> String {
        Self::joined(&self.games, &self.starters, |game| game.notation(), |starter| starter.sign().into())
    }
    fn text(&self) -> String {
        let one = |game: &Rc<dyn Game>| format!("{} {}", game.card().name, game.text());
        self.told_left(one, [", then ", "; the winner begins "], "the winner begins ")
    }
    fn latex(&self) -> String {
        let joints = ["\\text{, then }", "\\text{; the winner begins }"];
        self.told_left(|game| game.latex(), joints, "\\text{the winner begins }")
    }
    fn scene(&self) -> Rc<Scene> {
        self.scene.get_or_init(|| Rc::new(self.scene_in(SumContext::ALONE))).clone()
    }
    fn scene_in(&self, seat: SumContext) -> Scene {
        let (mut boards, mut first): (Vec<Board>, u32) = (Vec::new(), seat.first);
        for (index, game) in self.games.iter().enumerate() {
            let when = match index.cmp(&self.at) {
                Ordering::Less => "over",
                Ordering::Equal if self.passing() => "over",
                Ordering::Equal => "now",
                Ordering::Greater if self.passing() && index == self.at + 1 => "begun by the winner",
                Ordering::Greater => "later",
            };
            for mut board in game.scene_in(SumContext { first, alone: false }).boards {
                if index != self.pointed_at() {
                    board.plane_mut().disable();
                }
                // What a piece is worth alone is not what it is worth before another game.
                if let (Board::Layout(layout), true) = (&mut board, index + 1 < self.games.len()) {
                    layout.pieces.iter_mut().for_each(|piece| (piece.value, piece.outcome) = (None, None));
                }
                // The summands of a sum have names of their own.
                let name =
                    if board.plane().game().is_empty() { game.label() } else { board.plane().game().into() };
                board.plane_mut().set_summand(boards.len() as u8, format!("{name}, {when}"));
                first += board.plane().numbered_group_count();
                boards.push(board);
            }
        }
        Scene { boards }
    }
    fn key(&self) -> Key {
        let left = self.left().len() as u64;
        if self.passing() {
            return vec![left + PASSING];
        }
        std::iter::once(left).chain(self.top().key()).collect()
    }

    fn move_count(&self) -> u64 {
        if self.passing() { 1 } else { self.top().move_count() }
    }
    fn moves(&self, limit: usize) -> MoveList<MoveView> {
        if self.passing() {
            return self.passes(limit);
        }
        self.top().moves(limit).map(self.lift())
    }
    fn select(&self, handles: &[PieceId]) -> Option<MoveView> {
        if self.passing() {
            return self.pointed_pass(handles);
        }
        self.top().select(&self.lowered(handles)?).map(self.lift())
    }
    fn next_picks(&self, picked: &[PieceId]) -> Vec<PieceId> {
        if self.passing() {
            return self.open_to_pass(picked);
        }
        let boards = self.before().0;
        let Some(picked) = self.lowered(picked) else { return Vec::new() };
        let mut open = self.top().next_picks(&picked);
        open.iter_mut().for_each(|piece| piece.place.part += boards);
        open
    }
    fn pieces_on_line(&self, board: Place, line: &[[i32; 2]]) -> Result<Vec<PieceId>, LineError> {
        let boards = self.before().0;
        let part = board.part.checked_sub(boards).ok_or(LineError::NotDrawable)?;
        let mut handles = self.top().pieces_on_line(Place { part, ..board }, line)?;
        handles.iter_mut().for_each(|piece| piece.place.part += boards);
        Ok(handles)
    }
    fn read_move(&self, notation: &str) -> Result<MoveView, NotationError> {
        if self.passing() {
            return self.read_pass(notation);
        }
        if self.passes_early(notation) {
            let now = self.top().card().name;
            let expected =
                format!("a move of {now}: one passes only after a game whose winner begins the next");
            return Err(NotationError::not_allowed(0, expected));
        }
        self.top().read_move(notation).map(self.lift())
    }
    /// A move of the sequence has the notation of the game in play, and carries the move of that game.
    fn option(&self, mv: MoveRef) -> Result<Rc<dyn Game>, NotationError> {
        let (mut games, mut starters) = (self.games.clone(), self.starters.clone());
        if self.passing() {
            self.read_pass(mv.notation)?;
            starters[self.at] = Starter::Loser;
        } else {
            games[self.at] = self.top().option(mv)?;
        }
        Ok(Self::of(games, starters))
    }
    fn ended_in_draw(&self) -> bool {
        self.top().ended_in_draw()
    }
    fn move_steps(&self, mv: MoveRef) -> Vec<MoveStep> {
        if self.passing() {
            return Vec::new();
        }
        let (boards, mut beats) = (self.before().0, self.top().move_steps(mv));
        beats.iter_mut().for_each(|beat| beat.board.part += boards);
        beats
    }

    fn outcome_without_values(
        &self,
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Outcome, OutOfBudget> {
        match self.way(convention, budget)? {
            Some(way) => Ok(verdict(self.top(), way, budget)?.outcome().unwrap_or(Outcome::D)),
            None => Ok(Outcome::D),
        }
    }
    fn winning_without_values(
        &self,
        convention: Convention,
        limit: usize,
        budget: &mut Budget,
    ) -> Result<MoveList<MoveView>, OutOfBudget> {
        // Every move keeps a draw that comes later.
        let Some(way) = self.way(convention, budget)? else { return Ok(self.moves(limit)) };
        match verdict(self.top(), way, budget)?.outcome() {
            Some(Outcome::N) if self.passing() => Ok(self.passes(limit)),
            Some(Outcome::N | Outcome::D) => Ok(winning(self.top(), way, limit, budget)?.map(self.lift())),
            _ => Ok(MoveList::none()),
        }
    }
    fn distance_to_end(&self, convention: Convention, budget: &mut Budget) -> u64 {
        let rest = self.left()[1..]
            .iter()
            .map(|game| game.distance_to_end(convention, budget))
            .fold(0, u64::saturating_add);
        let passes = self.starters[self.at..].iter().filter(|starter| **starter == Starter::Winner).count();
        self.top().distance_to_end(convention, budget).saturating_add(rest).saturating_add(passes as u64)
    }

    fn memo_bytes(&self) -> u64 {
        self.games.iter().map(|game| game.memo_bytes()).sum()
    }
    /// The whole as one component: the values of components say nothing where a game is to be lost.
    fn parts(&self, _: &mut Budget) -> Vec<ComponentView> {
        let places = self.scene().places();
        vec![ComponentView { name: self.top().label(), text: self.top().text(), places, value: None }]
    }
    fn value(&self, _: &mut Budget) -> Result<Nimber, OutOfBudget> {
        Err(OutOfBudget::Work)
    }
    fn moves_to(&self, _: Nimber, _: usize, _: &mut Budget) -> Result<MoveList<MoveView>, OutOfBudget> {
        Err(OutOfBudget::Work)
    }
    fn misere_outcome(&self, budget: &mut Budget) -> Result<Outcome, OutOfBudget> {
        self.outcome_without_values(Convention::Misere, budget)
    }
    fn misere_winning(&self, limit: usize, budget: &mut Budget) -> Result<MoveList<MoveView>, OutOfBudget> {
        self.winning_without_values(Convention::Misere, limit, budget)
    }
    fn why_in(&self, _: usize, convention: Convention, seat: SumContext) -> Why {
        let ways = match self.folded(convention, &mut Budget::on_page(TELLING)) {
            Ok(Folding::Ways(ways)) => ways,
            Ok(Folding::Drawn(index)) => return reasons::drawn(&self.left()[index]),
            Err(_) => return reasons::unknown(),
        };
        if self.passing() {
            return reasons::passing(ways[0]);
        }
        let mut why = reasons::folding(self.left(), &self.starters[self.at..], &ways, convention);
        // One component has one reason; with several each has its own, which is told only where a game is alone.
        if ways[0] == Convention::Misere || self.top().parts(&mut Budget::new(0)).len() == 1 {
            let first = seat.first + self.before().1;
            why.blocks.extend(self.top().why_in(0, ways[0], SumContext { first, ..seat }).blocks);
        }
        why
    }
    fn value_by_definition(&self, _: usize, _: &mut Budget) -> Result<Nimber, OutOfBudget> {
        Err(OutOfBudget::Work)
    }
    fn outcome_by_definition(
        &self,
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Outcome, OutOfBudget> {
        Memo::default().rank(self, &self.key(), convention, budget).map(|rank| rank.outcome)
    }

    fn random(&self, seed: u64, size: u8) -> Rc<dyn Game> {
        let games = self.games.iter().zip(0..);
        let games = games.map(|(game, n)| game.random(seed.wrapping_add(n), size.min(2)));
        Self::of(games.collect(), self.starters.clone())
    }
    fn edit(&self, edit: &Edit) -> Result<Rc<dyn Game>, NotationError> {
        let part = edit.to_part().0;
        let mut before = 0;
        for (index, game) in self.games.iter().enumerate() {
            let boards = game.scene().boards.len();
            if part < before + boards {
                let mut games = self.games.clone();
                games[index] = game.edit(&edit.in_part(part - before))?;
                return Ok(Self::of(games, self.starters.clone()));
            }
            before += boards;
        }
        Err(NotationError::not_allowed(0, "a game of this sequence"))
    }
}
