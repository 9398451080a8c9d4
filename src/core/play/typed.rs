//! A position and its rules, their types known.
use super::super::{
    budget::{Budget, OutOfBudget, key_bytes},
    game::Game,
    loopy::LoopyValue,
    moves::{MoveList, MoveRef, MoveView, TypedMove},
    nimber::Nimber,
    notation::NotationError,
    ruleset::{Component, Ruleset},
    scene::Scene,
    solver::{Key, Memo, Options, Rules, distinct},
};
use std::{
    borrow::Cow,
    cell::{OnceCell, RefCell},
    rc::Rc,
};

/// Theories under which a search for values may be asked.
pub trait AllowsValueSearch {}

/// What a theory of rules allows to search for.
pub trait Searchable<R: Ruleset> {
    /// The rules for a search of values.
    fn rules(typed: &TypedGame<R>) -> Option<&dyn Rules>;
    /// The same with values, where others of its rules have none.
    fn valued(_: &TypedGame<R>) -> Option<Rc<dyn Game>> {
        None
    }
    /// What it is worth in sums where play may go round.
    fn loopy(_: &TypedGame<R>) -> Option<LoopyValue> {
        None
    }
}

/// A position and its rules.
pub struct TypedGame<R: Ruleset> {
    pub(super) rules: R,
    pub(super) position: R::Position,
    /// Shared by all positions of one game.
    pub(super) memo: Rc<RefCell<Memo>>,
    /// Found when first asked for, as all below: each is asked for again and again.
    parts: OnceCell<Vec<Component<R::Position>>>,
    pub(super) scene: OnceCell<Rc<Scene>>,
    pub(super) notation: OnceCell<String>,
}

impl<R: Ruleset<Theory: Searchable<R>>> TypedGame<R> {
    /// A position from which no search has found anything yet.
    pub fn of(rules: R, position: R::Position) -> Rc<dyn Game> {
        Self::knowing(rules, position, Rc::default())
    }
    /// Another position of the same game.
    pub(super) fn with(&self, position: R::Position) -> Rc<dyn Game> {
        Self::knowing(self.rules.clone(), position, self.memo.clone())
    }
    fn knowing(rules: R, position: R::Position, memo: Rc<RefCell<Memo>>) -> Rc<dyn Game> {
        let (parts, scene, notation) = (OnceCell::new(), OnceCell::new(), OnceCell::new());
        Rc::new(Self { rules, position, memo, parts, scene, notation })
    }
    pub(super) fn parts(&self) -> &[Component<R::Position>] {
        self.parts.get_or_init(|| self.rules.components(&self.position))
    }
    pub(super) fn legal(&self, mv: &R::Move) -> bool {
        self.rules.allows(&self.position, mv)
    }
    /// The move in hand if it is called so and legal here, else the one that its notation says.
    ///
    /// # Errors
    /// A notation that cannot be read, or of a move that is not legal here.
    pub(super) fn meant<'m>(&self, mv: MoveRef<'m>) -> Result<Cow<'m, R::Move>, NotationError> {
        let own = |typed: &&R::Move| typed.to_string() == mv.notation && self.legal(typed);
        match mv.typed().filter(own) {
            Some(typed) => Ok(Cow::Borrowed(typed)),
            None => self.read_legal(mv.notation).map(Cow::Owned),
        }
    }
    /// The move of this notation.
    ///
    /// # Errors
    /// A notation that cannot be read, or of a move that is not legal here.
    pub(super) fn read_legal(&self, notation: &str) -> Result<R::Move, NotationError> {
        let mv = self.rules.read_move(notation)?;
        if self.legal(&mv) {
            return Ok(mv);
        }
        let refused = self.rules.expected_instead(&self.position, &mv);
        let expected = refused.unwrap_or_else(|| format!("a legal move of {}", self.notation()));
        Err(NotationError::not_allowed(0, expected))
    }
    /// A move, or one of a part, as others see it.
    pub(super) fn view(&self, part: Option<usize>, mv: R::Move) -> MoveView {
        let mv = match part {
            Some(part) => self.rules.lift(&self.parts()[part], &mv),
            None => mv,
        };
        let view = self.rules.view(&self.position, &mv);
        debug_assert_eq!(view.notation, mv.to_string(), "a move is displayed as its notation");
        MoveView { typed: TypedMove::of(mv), ..view }
    }
    pub(super) fn views(&self, part: Option<usize>, found: MoveList<R::Move>) -> MoveList<MoveView> {
        found.map(|mv| self.view(part, mv))
    }
    /// All legal moves, paid for before they are listed: one unit each, at least one, and the bytes, which are held.
    pub(super) fn all_moves(
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

impl<R: Ruleset<Theory: Searchable<R>>> Options for TypedGame<R> {
    fn options(&self, key: &[u64], budget: &mut Budget) -> Result<Vec<Key>, OutOfBudget> {
        let position = self.rules.from_key(key);
        let (moves, bytes) = self.all_moves(&position, budget)?;
        let mut keys: Vec<Key> = Vec::with_capacity(moves.len());
        for mv in &moves {
            budget.spend_on_key(key.len())?;
            let option = self.rules.key(&self.rules.option(&position, mv));
            budget.spend_on_key(option.len())?;
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

impl<R: Ruleset<Theory: Searchable<R> + AllowsValueSearch>> Rules for TypedGame<R> {
    fn components(&self, key: &[u64]) -> Vec<Key> {
        let position = self.rules.from_key(key);
        self.rules.components(&position).iter().map(|c| self.rules.key(&c.position)).collect()
    }
    fn misere_components(&self, key: &[u64]) -> Vec<Key> {
        // Components of games that count as a whole have one word each, and are themselves.
        if R::WHOLE && !key.is_empty() { vec![key.to_vec()] } else { self.components(key) }
    }
    fn theorem(&self, key: &[u64]) -> Option<Nimber> {
        self.rules.theorem(&self.rules.from_key(key))
    }
}
