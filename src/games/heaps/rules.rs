//! Every game on heaps is a ruleset.
use super::{
    disguise,
    game::{HeapGame, HeapMoves},
    splits::MOST_PARTS,
    step::HeapMove,
    taking::likely,
};
use crate::core::{
    analysis::{Convention, Outcome},
    budget::{Budget, OutOfBudget},
    card::Card,
    extras::{Edit, Settings, ValueMap},
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::NotationError,
    ruleset::{Component, Ruleset, Valued, Workshop},
    scene::{Board, PieceId, SumContext},
    solver::Key,
    why::Why,
};
use crate::games::stacks::{MOST_HEAPS, chips, heaps::Heaps};
use std::{borrow::Cow, collections::BTreeMap, ops::ControlFlow};

/// The smallest heap with a move is looked for up to this size.
const LEAST: u64 = 100_000;

/// The word for a heap.
const fn noun<G: HeapGame>() -> &'static str {
    G::CARDS[0].group
}

/// The rules for the moves of a position: where a move might leave too many heaps, none is broken.
fn rules_for<'g, G: HeapGame>(game: &'g G, position: &Heaps) -> Cow<'g, G> {
    let full = position.0.len() + MOST_PARTS > MOST_HEAPS;
    full.then(|| game.unbroken()).flatten().map_or(Cow::Borrowed(game), Cow::Owned)
}

/// The number of moves in a heap.
fn count<G: HeapGame>(game: &G, size: u64) -> u64 {
    game.visit_moves(size, 0, &mut |_| ControlFlow::Break(()))
}

/// The moves in a heap of this size to value `target`, at most `limit` listed, by looking at each; none where there are
/// too many, or where a value is not known.
fn looked_at<G: HeapGame>(game: &G, size: u64, target: u64, limit: usize) -> Option<MoveList<G::Move>> {
    let (mut found, mut known) = (MoveList::none(), true);
    if count(game, size) > G::LISTED {
        return None;
    }
    game.visit_moves(size, usize::MAX, &mut |mv| {
        let value = mv.value(size, &|left| game.value(left));
        known = value.is_some();
        if value == Some(target) {
            found.join(MoveList::all(vec![mv]), limit);
        }
        if known { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    known.then_some(found)
}

/// The heaps, if none is taller than these rules allow.
fn check_heights<G: HeapGame>(game: &G, heaps: Heaps) -> Result<Heaps, NotationError> {
    let tallest = game.tallest();
    match heaps.0.iter().all(|size| *size <= tallest) {
        true => Ok(heaps),
        false => Err(NotationError::too_large(0, format!("{}s of at most {tallest}", noun::<G>()))),
    }
}

impl<G: HeapGame> Ruleset for G {
    type Position = Heaps;
    type Move = G::Move;
    type Theory = Valued;
    const CARDS: &'static [Card] = G::CARDS;

    fn card(&self) -> &'static Card {
        self.names().card
    }
    fn label(&self) -> String {
        self.names().label
    }
    fn short_rule(&self) -> String {
        HeapGame::short(self)
    }
    fn with_params(id: &str, params: &str) -> Result<Self, NotationError> {
        <G as HeapGame>::with_params(id, params)
    }
    fn params(&self) -> String {
        self.names().params
    }
    fn read(&self, text: &str) -> Result<Heaps, NotationError> {
        let size = format!("a {} size", noun::<G>());
        check_heights(self, Heaps::read_up_to(G::Move::MOST, text, &size)?)
    }

    fn allows(&self, position: &Heaps, mv: &G::Move) -> bool {
        mv.heap().is_some_and(|heap| rules_for(self, position).allows_move(position.size(heap), mv))
    }
    fn moves(&self, position: &Heaps, limit: usize) -> MoveList<G::Move> {
        let (mut found, game) = (MoveList::none(), rules_for(self, position));
        for (heap, &size) in (0u16..).zip(&position.0) {
            let mut moves = Vec::new();
            let total = game.visit_moves(size, limit.saturating_sub(found.moves.len()), &mut |mv| {
                moves.push(mv.in_heap(heap));
                ControlFlow::Continue(())
            });
            found.join(MoveList { moves, total }, limit);
        }
        found
    }
    fn limits_hide_moves(&self, position: &Heaps) -> bool {
        matches!(rules_for(self, position), Cow::Owned(_))
    }
    fn option(&self, position: &Heaps, mv: &G::Move) -> Heaps {
        mv.heaps_after(position)
    }
    fn read_move(&self, text: &str) -> Result<G::Move, NotationError> {
        G::Move::parse(text)
    }

    fn board(&self, position: &Heaps, seat: SumContext) -> Board {
        // Of very many heaps most are of a size that has been met.
        let mut met: BTreeMap<u64, (HeapMoves, Vec<u64>)> = BTreeMap::new();
        for &size in &position.0 {
            met.entry(size).or_insert_with(|| {
                let shown = self.heap_moves(size);
                let drawn = if size <= G::DRAWN { shown.reach } else { 0 };
                let gaps =
                    (1..drawn).filter(|take| !self.allows_move(size, &G::Move::taking(*take))).collect();
                (shown, gaps)
            });
        }
        let taking =
            |size: u64| met.get(&size).map_or((0, vec![]), |(shown, gaps)| (shown.reach, gaps.clone()));
        let mut board = chips::stacks(position, noun::<G>(), seat, &taking);
        for (stack, size) in board.stacks.iter_mut().zip(&position.0) {
            stack.splits = met.get(size).and_then(|(shown, _)| shown.splits.clone());
        }
        Board::Stacks(board)
    }
    fn view(&self, position: &Heaps, mv: &G::Move) -> MoveView {
        mv.move_view(position, noun::<G>())
    }
    fn move_from_pieces(&self, position: &Heaps, handles: &[PieceId]) -> Option<G::Move> {
        let mv = G::Move::from_pieces(position, handles)?;
        match mv.heap() {
            Some(heap) => self.completed(position.size(heap), mv),
            None => Some(mv),
        }
    }
    fn text(&self, position: &Heaps) -> String {
        position.text()
    }

    fn effort(&self, component: &Heaps) -> u64 {
        let size = component.size(0);
        if let Some(effort) = self.theory().effort(size) {
            return effort;
        }
        let count = count(self, size);
        if count > G::LISTED { 0 } else { count / G::MOVES_PER_UNIT }
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
    fn lift(&self, component: &Component<Heaps>, mv: &G::Move) -> G::Move {
        mv.in_heap(component.groups.first().copied().unwrap_or(0))
    }
    fn theorem(&self, component: &Heaps) -> Option<Nimber> {
        match component.0[..] {
            [] => Some(Nimber(0)),
            [size] => self.value(size).map(Nimber),
            _ => None,
        }
    }
    fn is_mex_of_options(&self, component: &Heaps) -> bool {
        self.theory().is_tabled() || self.theorem(component).is_none()
    }
    fn learn(&self, component: &Heaps, budget: &mut Budget) -> Result<(), OutOfBudget> {
        self.theory().learn(component.size(0), budget)
    }
    fn moves_to(&self, component: &Heaps, target: Nimber, limit: usize) -> Option<MoveList<G::Move>> {
        let (size, most) = (component.size(0), usize::try_from(G::LISTED).unwrap_or(usize::MAX));
        let known = self.theory().moves_to(size, target.0, limit.min(most));
        known.or_else(|| looked_at(self, size, target.0, limit))
    }
    fn moves_to_each(&self, component: &Heaps, last: Nimber, limit: usize) -> Option<Vec<MoveList<G::Move>>> {
        let known = self.theory().moves_to_each(component.size(0), last.0, limit);
        known.or_else(|| (0..=last.0).map(|value| self.moves_to(component, Nimber(value), limit)).collect())
    }
    /// Only moves that leave one heap, or none, are tried.
    fn some_moves_to(&self, component: &Heaps, target: Nimber, limit: usize) -> Vec<G::Move> {
        let size = component.size(0);
        let moves = likely(size, target.0).into_iter().map(|left| (left, G::Move::taking(size - left)));
        let reaches =
            |(left, mv): &(u64, G::Move)| self.allows_move(size, mv) && self.value(*left) == Some(target.0);
        moves.filter(reaches).take(limit).map(|(_, mv)| mv).collect()
    }
    fn learn_misere(&self, position: &Heaps, budget: &mut Budget) {
        self.theory().learn_misere(&position.0, budget);
    }
    fn misere(&self, position: &Heaps, limit: usize) -> Option<(Outcome, MoveList<G::Move>)> {
        HeapGame::misere(self, position, limit)
    }
    fn why(&self, position: &Heaps, part: usize, convention: Convention, seat: SumContext) -> Why {
        HeapGame::why(self, position, part, convention, seat)
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Heaps {
        let (heaps, most) = G::RANDOM[usize::from(size.clamp(1, 3)) - 1];
        let moves = |size: &u64| count(self, *size) > 0;
        // The first heap can be moved in, so that play is not over at once.
        let least = (1..=LEAST).find(moves).unwrap_or(1);
        let heaps = rng.usize(2..=heaps);
        let first = Some(rng.u64(least..=least.max(most))).filter(moves).unwrap_or(least);
        Heaps(std::iter::once(first).chain((1..heaps).map(|_| rng.u64(1..=most))).collect())
    }
    fn edit(&self, position: &Heaps, edit: &Edit) -> Result<(Self, Heaps), NotationError> {
        Ok((self.clone(), check_heights(self, position.edited(edit)?)?))
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}

impl<G: HeapGame> Workshop<G> for G {
    fn settings(&self, position: &Heaps) -> Option<Settings> {
        HeapGame::settings(self, position)
    }
    fn choose(&self, choice: usize, value: &str) -> Result<G, NotationError> {
        HeapGame::choose(self, choice, value)
    }
    fn sequence(&self) -> Option<String> {
        self.names().sequence
    }
    fn twin(&self, position: &Heaps) -> Option<String> {
        let names = self.names();
        disguise::twin(names.card.id, names.sequence.as_deref(), position)
    }
    fn map(&self, position: &Heaps, side: usize) -> Option<ValueMap> {
        let values = self.group_values(position, side)?;
        let third = self.third(position).map_or(Some(0), |z| self.value(z))?;
        position.map(side, |x, y| values[x] ^ values[y] ^ third)
    }
    fn at(&self, position: &Heaps, x: u64, y: u64) -> Option<Heaps> {
        Some(position.at(x, y, self.tallest()))
    }
    fn third(&self, position: &Heaps) -> Option<u64> {
        position.third()
    }
    fn with_third(&self, position: &Heaps, z: u64) -> Option<Heaps> {
        position.with_third(z, self.tallest())
    }
    fn group_values(&self, _: &Heaps, count: usize) -> Option<Vec<u64>> {
        (0..count as u64).map(|n| self.value(n)).collect()
    }
    fn single(&self, _: &Heaps, n: u64) -> Option<Heaps> {
        Some(Heaps(vec![n.min(self.tallest())]))
    }
}
