//! A position and its rules, their types known, and the little that depends on these types.
use super::super::{
    budget::{Budget, OutOfBudget, key_bytes},
    card::Card,
    extras::Edit,
    game::GameWorkshop,
    loopy::Loopy,
    moves::{Found, MoveRef, MoveView, TypedMove},
    nimber::Nimber,
    notation::NotationError,
    outcome::{Convention, Outcome},
    ruleset::{Component, Ruleset, Solved},
    scene::{Beat, Board, PieceId, Seat, Stray},
    solver::{Key, Options, Rules, distinct},
    why::Why,
};
use super::erased::{Erased, Values, Wanted};
use std::{borrow::Cow, cell::OnceCell, rc::Rc};

/// What a theory of rules allows to search for.
pub trait Searched<R: Ruleset> {
    /// The rules for a search of values.
    fn rules(typed: &Typed<R>) -> Option<&dyn Rules>;
    /// The same with values, where others of its rules have none.
    fn valued(_: &Typed<R>) -> Option<Rc<dyn Erased>> {
        None
    }
    /// What it is worth in sums where play may go round.
    fn loopy(_: &Typed<R>) -> Option<Loopy> {
        None
    }
}

/// A position and its rules.
pub struct Typed<R: Ruleset> {
    pub(super) rules: R,
    pub(super) position: R::Position,
    /// Found when first asked for.
    parts: OnceCell<Vec<Component<R::Position>>>,
}

impl<R: Ruleset<Theory: Searched<R>>> Typed<R> {
    pub fn of(rules: R, position: R::Position) -> Rc<dyn Erased> {
        Rc::new(Self { rules, position, parts: OnceCell::new() })
    }
    pub(super) fn with(&self, position: R::Position) -> Rc<dyn Erased> {
        Self::of(self.rules.clone(), position)
    }
    fn parts(&self) -> &[Component<R::Position>] {
        self.parts.get_or_init(|| self.rules.components(&self.position))
    }
    fn legal(&self, mv: &R::Move) -> bool {
        self.rules.allows(&self.position, mv)
    }
    /// The move in hand if it is called so and legal here, else the one that its notation says, if that is.
    fn meant<'m>(&self, mv: MoveRef<'m>) -> Result<Option<Cow<'m, R::Move>>, NotationError> {
        let own = |typed: &&R::Move| typed.to_string() == mv.notation && self.legal(typed);
        if let Some(typed) = mv.typed().filter(own) {
            return Ok(Some(Cow::Borrowed(typed)));
        }
        Ok(self.read_legal(mv.notation)?.map(Cow::Owned))
    }
    fn read_legal(&self, notation: &str) -> Result<Option<R::Move>, NotationError> {
        let mv = self.rules.read_move(notation)?;
        let refused = self.rules.refused(&self.position, &mv).filter(|_| !self.legal(&mv));
        refused.map_or(Ok(()), |expected| Err(NotationError::not_allowed(0, expected)))?;
        Ok(self.legal(&mv).then_some(mv))
    }
    /// A move, or one of a part, as others see it.
    fn view(&self, part: Option<usize>, mv: R::Move) -> MoveView {
        let mv = match part {
            Some(part) => self.rules.lift(&self.parts()[part], &mv),
            None => mv,
        };
        let view = self.rules.view(&self.position, &mv);
        debug_assert_eq!(view.notation, mv.to_string(), "a move is displayed as its notation");
        MoveView { typed: TypedMove::of(mv), ..view }
    }
    fn views(&self, part: Option<usize>, found: Found<R::Move>) -> Found<MoveView> {
        found.map(|mv| self.view(part, mv))
    }
    /// All legal moves, paid for before they are listed: one unit each, at least one, and the bytes, which are held.
    fn all_moves(
        &self,
        position: &R::Position,
        budget: &mut Budget,
    ) -> Result<(Vec<R::Move>, u64), OutOfBudget> {
        let total = self.rules.moves(position, 0).total;
        budget.spend_on(total.max(1), self.rules.weight(position))?;
        let bytes = total.saturating_mul(self.rules.move_bytes(position));
        budget.hold(bytes)?;
        Ok((self.rules.moves(position, usize::try_from(total).unwrap_or(usize::MAX)).moves, bytes))
    }
}

impl<R: Ruleset<Theory: Searched<R>>> Options for Typed<R> {
    fn options(&self, key: &[u64], budget: &mut Budget) -> Result<Vec<Key>, OutOfBudget> {
        let position = self.rules.from_key(key);
        let (moves, bytes) = self.all_moves(&position, budget)?;
        let mut keys: Vec<Key> = Vec::with_capacity(moves.len());
        for mv in &moves {
            budget.pass(key.len())?;
            let option = self.rules.key(&self.rules.option(&position, mv));
            budget.pass(option.len())?;
            budget.hold(key_bytes(option.len()))?;
            keys.push(option);
        }
        budget.release(bytes);
        Ok(distinct(keys, budget))
    }
    fn is_drawn(&self, key: &[u64]) -> bool {
        self.rules.is_drawn(&self.rules.from_key(key))
    }
}

impl<R: Ruleset<Theory: Searched<R> + Values>> Rules for Typed<R> {
    fn components(&self, key: &[u64]) -> Vec<Key> {
        let position = self.rules.from_key(key);
        self.rules.components(&position).iter().map(|c| self.rules.key(&c.position)).collect()
    }
    fn apart(&self, key: &[u64]) -> Vec<Key> {
        // Components of games that count as a whole have one word each, and are themselves.
        if R::WHOLE && !key.is_empty() { vec![key.to_vec()] } else { self.components(key) }
    }
    fn theorem(&self, key: &[u64]) -> Option<Nimber> {
        self.rules.theorem(&self.rules.from_key(key))
    }
}

impl<R: Ruleset<Theory: Searched<R>>> Erased for Typed<R> {
    fn rules(&self) -> Option<&dyn Rules> {
        R::Theory::rules(self)
    }
    fn valued(&self) -> Option<Rc<dyn Erased>> {
        R::Theory::valued(self)
    }
    fn loopy(&self) -> Option<Loopy> {
        R::Theory::loopy(self)
    }
    fn card(&self) -> &'static Card {
        self.rules.card()
    }
    fn label(&self) -> String {
        self.rules.label()
    }
    fn short(&self) -> String {
        self.rules.short()
    }
    fn params(&self) -> String {
        self.rules.params()
    }
    fn notation(&self) -> String {
        self.position.to_string()
    }
    fn text(&self) -> String {
        self.rules.text(&self.position)
    }
    fn latex(&self) -> String {
        self.rules.latex(&self.position)
    }
    fn board(&self, seat: Seat) -> Board {
        self.rules.board(&self.position, seat)
    }
    fn key(&self) -> Key {
        self.rules.key(&self.position)
    }

    fn moves(&self, limit: usize) -> Found<MoveView> {
        self.views(None, self.rules.moves(&self.position, limit))
    }
    fn pointed(&self, handles: &[PieceId]) -> Option<MoveView> {
        let mv = self.rules.pointed(&self.position, handles)?;
        self.legal(&mv).then(|| self.view(None, mv))
    }
    fn move_typing(&self) -> &'static str {
        self.rules.move_typing()
    }
    fn open(&self, picked: &[PieceId]) -> Vec<PieceId> {
        self.rules.open(&self.position, picked)
    }
    fn traced(&self, line: &[[i32; 2]]) -> Result<Vec<PieceId>, Stray> {
        self.rules.traced(&self.position, line)
    }
    fn read_move(&self, notation: &str) -> Result<Option<MoveView>, NotationError> {
        Ok(self.read_legal(notation)?.map(|mv| self.view(None, mv)))
    }
    fn option(&self, mv: MoveRef) -> Result<Option<Rc<dyn Erased>>, NotationError> {
        Ok(self.meant(mv)?.map(|mv| self.with(self.rules.option(&self.position, &mv))))
    }
    fn beats(&self, mv: MoveRef) -> Vec<Beat> {
        let mv = self.meant(mv).ok().flatten();
        mv.map_or_else(Vec::new, |mv| self.rules.beats(&self.position, &mv))
    }

    fn limited(&self) -> bool {
        self.rules.limited(&self.position)
    }
    fn part_count(&self) -> usize {
        self.parts().len()
    }
    fn part_groups(&self, part: usize) -> &[u16] {
        &self.parts()[part].groups
    }
    fn part_text(&self, part: usize) -> String {
        self.rules.text(&self.parts()[part].position)
    }
    fn part_title(&self, part: usize) -> Option<String> {
        Some(self.rules.title(&self.parts()[part].position)).filter(|title| !title.is_empty())
    }
    fn part_key(&self, part: usize) -> Key {
        self.rules.key(&self.parts()[part].position)
    }
    fn part_theorem(&self, part: usize) -> Option<Nimber> {
        self.rules.theorem(&self.parts()[part].position)
    }
    fn by_options(&self, part: usize) -> bool {
        self.rules.by_options(&self.parts()[part].position)
    }
    fn learn(&self, part: usize, budget: &mut Budget) -> Result<(), OutOfBudget> {
        self.rules.learn(&self.parts()[part].position, budget)
    }
    fn computed(&self, part: usize, target: Nimber, limit: usize) -> Option<Found<MoveView>> {
        let found = self.rules.moves_to(&self.parts()[part].position, target, limit)?;
        Some(self.views(Some(part), found))
    }
    fn computed_each(&self, part: usize, last: Nimber, limit: usize) -> Option<Vec<Found<MoveView>>> {
        let all = self.rules.moves_to_each(&self.parts()[part].position, last, limit)?;
        Some(all.into_iter().map(|found| self.views(Some(part), found)).collect())
    }
    fn effort(&self, part: usize) -> u64 {
        self.rules.effort(&self.parts()[part].position)
    }
    fn least_search(&self, part: usize) -> u64 {
        self.rules.least_search(&self.parts()[part].position)
    }
    fn at_hand(&self, part: usize, target: Nimber, limit: usize) -> Vec<MoveView> {
        let found = self.rules.at_hand(&self.parts()[part].position, target, limit);
        found.into_iter().map(|mv| self.view(Some(part), mv)).collect()
    }
    fn searched(
        &self,
        part: Option<usize>,
        limit: usize,
        budget: &mut Budget,
        wanted: Wanted,
    ) -> Result<Found<MoveView>, OutOfBudget> {
        let position = part.map_or(&self.position, |part| &self.parts()[part].position);
        let (mut found, length) = (Found::none(), self.rules.key(position).len());
        let (moves, bytes) = self.all_moves(position, budget)?;
        for mv in moves {
            budget.pass(length)?;
            if wanted(&self.rules.key(&self.rules.option(position, &mv)), budget)? {
                found.total += 1;
                if found.moves.len() < limit {
                    found.moves.push(self.view(part, mv));
                }
            }
        }
        budget.release(bytes);
        Ok(found)
    }
    fn outcome(&self) -> Option<Outcome> {
        self.rules.outcome(&self.position)
    }
    fn drawn(&self) -> bool {
        self.rules.is_drawn(&self.position)
    }
    fn solve(&self, key: &[u64], convention: Convention, budget: &mut Budget) -> Solved {
        self.rules.solve(&self.rules.from_key(key), convention, budget)
    }
    fn winners(&self, convention: Convention, limit: usize) -> Option<Found<MoveView>> {
        Some(self.views(None, self.rules.winners(&self.position, convention, limit)?))
    }
    fn far(&self, convention: Convention) -> Option<u64> {
        self.rules.far(&self.position, convention)
    }
    fn misere(&self, limit: usize, budget: &mut Budget) -> Option<(Outcome, Found<MoveView>)> {
        self.rules.learn_misere(&self.position, budget);
        let (outcome, found) = self.rules.misere(&self.position, limit)?;
        Some((outcome, self.views(None, found)))
    }
    fn why(&self, part: usize, convention: Convention, seat: Seat) -> Why {
        self.rules.why(&self.position, part, convention, seat)
    }
    fn why_move(&self, mv: MoveRef, total: Nimber) -> Option<Why> {
        let mv = self.meant(mv).ok().flatten()?;
        self.rules.why_move(&self.position, &mv, total)
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Rc<dyn Erased> {
        self.with(self.rules.random(rng, size))
    }
    fn edit(&self, edit: &Edit) -> Result<Rc<dyn Erased>, NotationError> {
        let (rules, position) = self.rules.edit(&self.position, edit)?;
        Ok(Self::of(rules, position))
    }
    fn workshop(&self) -> &dyn GameWorkshop {
        self
    }
}
