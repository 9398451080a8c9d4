//! A position under the rules of one game, as everybody else sees it.
use super::super::{
    budget::{Budget, OutOfBudget},
    card::Card,
    component::ComponentView,
    extras::Edit,
    game::{Game, GameWorkshop},
    loopy::LoopyValue,
    moves::{MoveList, MoveRef, MoveView},
    nimber::Nimber,
    notation::NotationError,
    outcome::{Convention, Outcome},
    ruleset::Ruleset,
    scene::{LineError, MoveStep, PieceId, Place, Scene, SumContext},
    solver::{Key, Rules},
    why::Why,
};
use super::{
    finding, option_table, solving,
    typed::{Searchable, TypedGame},
};
use std::rc::Rc;

/// What the rules say is passed on; what is the same for all rules is done where their types are not known.
impl<R: Ruleset<Theory: Searchable<R>>> Game for TypedGame<R> {
    fn rules(&self) -> Option<&dyn Rules> {
        R::Theory::rules(self)
    }
    fn valued(&self) -> Option<Rc<dyn Game>> {
        R::Theory::valued(self)
    }
    fn loopy(&self) -> Option<LoopyValue> {
        R::Theory::loopy(self)
    }
    fn card(&self) -> &'static Card {
        self.rules.card()
    }
    fn label(&self) -> String {
        self.rules.label()
    }
    fn short_rule(&self) -> String {
        self.rules.short_rule()
    }
    fn notation(&self) -> String {
        let written = || {
            let (id, params, position) = (self.card().id, self.rules.params(), &self.position);
            let colon = if params.is_empty() { "" } else { ":" };
            format!("{id}{colon}{params}/{position}")
        };
        self.notation.get_or_init(written).clone()
    }
    fn text(&self) -> String {
        self.rules.text(&self.position)
    }
    fn latex(&self) -> String {
        self.rules.latex(&self.position)
    }
    fn scene(&self) -> Rc<Scene> {
        self.scene.get_or_init(|| Rc::new(self.scene_in(SumContext::ALONE))).clone()
    }
    fn scene_in(&self, seat: SumContext) -> Scene {
        Scene { boards: vec![self.rules.board(&self.position, seat)] }
    }
    fn key(&self) -> Key {
        self.rules.key(&self.position)
    }

    fn move_count(&self) -> u64 {
        self.rules.moves(&self.position, 0).total
    }
    fn moves(&self, limit: usize) -> MoveList<MoveView> {
        self.views(None, self.rules.moves(&self.position, limit))
    }
    fn select(&self, handles: &[PieceId]) -> Option<MoveView> {
        let mv = self.rules.move_from_pieces(&self.position, handles)?;
        self.legal(&mv).then(|| self.view(None, mv))
    }
    fn move_typing(&self) -> &'static str {
        self.rules.move_typing()
    }
    fn next_picks(&self, picked: &[PieceId]) -> Vec<PieceId> {
        self.rules.next_picks(&self.position, picked)
    }
    fn pieces_on_line(&self, _: Place, line: &[[i32; 2]]) -> Result<Vec<PieceId>, LineError> {
        self.rules.pieces_on_line(&self.position, line)
    }
    fn read_move(&self, notation: &str) -> Result<MoveView, NotationError> {
        Ok(self.view(None, self.read_legal(notation)?))
    }
    fn option(&self, mv: MoveRef) -> Result<Rc<dyn Game>, NotationError> {
        let mv = self.meant(mv)?;
        Ok(self.with(self.rules.option(&self.position, &mv)))
    }
    fn move_steps(&self, mv: MoveRef) -> Vec<MoveStep> {
        self.meant(mv).map_or_else(|_| Vec::new(), |mv| self.rules.move_steps(&self.position, &mv))
    }
    fn ended_in_draw(&self) -> bool {
        self.rules.is_drawn(&self.position)
    }
    fn outcome_without_values(
        &self,
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Outcome, OutOfBudget> {
        solving::outcome_without_values(self, convention, budget)
    }
    fn winning_without_values(
        &self,
        convention: Convention,
        limit: usize,
        budget: &mut Budget,
    ) -> Result<MoveList<MoveView>, OutOfBudget> {
        solving::winning_without_values(self, convention, limit, budget)
    }
    fn distance_to_end(&self, convention: Convention, budget: &mut Budget) -> u64 {
        let told = self.rules.distance_to_end(&self.position, convention);
        told.unwrap_or_else(|| solving::distance_to_end(self, convention, budget))
    }

    fn memo_bytes(&self) -> u64 {
        self.memo.borrow().bytes()
    }
    fn parts(&self, budget: &mut Budget) -> Vec<ComponentView> {
        finding::parts(self, budget)
    }
    fn value(&self, budget: &mut Budget) -> Result<Nimber, OutOfBudget> {
        finding::value(self, budget)
    }
    fn outcome_by_theorem(&self) -> Option<Outcome> {
        self.rules.outcome(&self.position).filter(|_| !self.rules.limits_hide_moves(&self.position))
    }
    fn moves_to(
        &self,
        target: Nimber,
        limit: usize,
        budget: &mut Budget,
    ) -> Result<MoveList<MoveView>, OutOfBudget> {
        finding::moves_to(self, target, limit, budget)
    }
    fn some_moves_to(&self, target: Nimber, limit: usize, budget: &mut Budget) -> MoveList<MoveView> {
        finding::some_moves_to(self, target, limit, budget)
    }
    fn misere_outcome(&self, budget: &mut Budget) -> Result<Outcome, OutOfBudget> {
        solving::misere(self, budget)
    }
    fn misere_by_theorem(&self, budget: &mut Budget) -> Option<Outcome> {
        solving::misere_by_theorem(self, budget)
    }
    fn misere_winning(&self, limit: usize, budget: &mut Budget) -> Result<MoveList<MoveView>, OutOfBudget> {
        solving::misere_winning(self, limit, budget)
    }
    fn why_in(&self, part: usize, convention: Convention, seat: SumContext) -> Why {
        let why = self.rules.why(&self.position, part, convention, seat);
        option_table::with_options(self, why, part, convention)
    }
    fn why_move(&self, mv: MoveRef, total: Nimber) -> Option<Why> {
        let mv = self.meant(mv).ok()?;
        self.rules.why_move(&self.position, &mv, total)
    }
    fn value_by_definition(&self, part: usize, budget: &mut Budget) -> Result<Nimber, OutOfBudget> {
        solving::value_by_definition(self, part, budget)
    }
    fn outcome_by_definition(
        &self,
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Outcome, OutOfBudget> {
        solving::outcome_by_definition(self, convention, budget)
    }

    fn random(&self, seed: u64, size: u8) -> Rc<dyn Game> {
        self.with(self.rules.random(&mut fastrand::Rng::with_seed(seed), size))
    }
    fn edit(&self, edit: &Edit) -> Result<Rc<dyn Game>, NotationError> {
        let (rules, position) = self.rules.edit(&self.position, edit)?;
        Ok(Self::of(rules, position))
    }
    fn workshop(&self) -> &dyn GameWorkshop {
        self
    }
}
