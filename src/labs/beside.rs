//! A position shown beside an equivalent position of another game, move by move: the Nim position of its components'
//! Grundy values, or its twin, the same game in disguise.
use crate::core::{Budget, ComponentView, Game, MoveList, MoveView, Nimber, Place};
use std::rc::Rc;

/// The most moves that are searched for one with the same effect.
const LOOKED_AT: usize = 2000;
/// The most moves of the other game that are listed.
const LISTED: usize = 60;

/// What a move does to the Nim position of the values: the pile of a component becomes one of another size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NimMove {
    /// The component, from 0.
    pub part: usize,
    pub from: u64,
    /// The new size. One greater than `from` is no move of Nim: the next player can reverse it.
    pub to: u64,
}

/// What a move does to the Nim position of the values; none where these are not known, and where it is not clear which
/// component it changes.
///
/// ```
/// use nimscope::{core::Budget, games::open, labs::beside::{NimMove, in_nim}};
///
/// // Kayles: a row of 5 has the value 4; the pin at its end leaves a row of 4, which has the value 1.
/// let game = open("kayles/5.7")?;
/// let parts = game.parts(&mut Budget::new(1000));
/// let mv = game.read_move("1")?;
/// assert_eq!(in_nim(&game, &parts, &mv), Some(NimMove { part: 0, from: 4, to: 1 }));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub fn in_nim(game: &Rc<dyn Game>, parts: &[ComponentView], mv: &MoveView) -> Option<NimMove> {
    let part = changed(parts, mv)?;
    let from = parts[part].value?;
    let others = parts.iter().enumerate().filter(|(at, _)| *at != part);
    let rest: Nimber = others.map(|(_, part)| part.value).sum::<Option<Nimber>>()?;
    let after = game.make(mv).ok()?.value(&mut budget()).ok()?;
    Some(NimMove { part, from: from.0, to: (after + rest).0 })
}

/// The moves that give the component `part` the value `to`, as the move of Nim does that leaves `to` of its pile.
fn moves_like(
    game: &Rc<dyn Game>,
    parts: &[ComponentView],
    part: usize,
    to: Nimber,
) -> Option<MoveList<MoveView>> {
    let others = parts.iter().enumerate().filter(|(at, _)| *at != part);
    let rest: Nimber = others.map(|(_, part)| part.value).sum::<Option<Nimber>>()?;
    let found = game.moves_to(rest + to, LOOKED_AT, &mut budget()).ok()?;
    let all = found.moves.into_iter().filter(|mv| changed(parts, mv) == Some(part));
    Some(MoveList::all(all.collect()))
}

/// The component that a move is made in: the only one, or the one that holds the first group that the move changes; for
/// coins, the one that holds the last coin turned.
fn changed(parts: &[ComponentView], mv: &MoveView) -> Option<usize> {
    if parts.len() == 1 {
        return Some(0);
    }
    let holds = |place: Place| parts.iter().position(|part| part.places.contains(&place));
    match mv.groups.first() {
        Some(place) => holds(*place),
        // Coins are groups of their own, and the last one of a move goes from heads to tails.
        None => {
            let last = mv.handles.last()?;
            holds(Place { part: last.place.part, group: u16::try_from(last.n.checked_sub(1)?).ok()? })
        }
    }
}

/// In what way the other position is equivalent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Equivalence {
    /// Its Nim piles are as large as the components' Grundy values.
    Values,
    /// It is the same position in the disguise of another game.
    Twin,
}

/// The positions that this one, whose components are known, can be seen beside: as a notation each.
pub fn equivalent_positions(game: &Rc<dyn Game>, parts: &[ComponentView]) -> Vec<(Equivalence, String)> {
    let values: Option<Vec<String>> =
        parts.iter().map(|part| part.value.map(|value| value.0.to_string())).collect();
    let nim = values.filter(|values| (1..=MOST_PILES).contains(&values.len()));
    let nim = nim.map(|values| format!("nim/{}", values.join("+")));
    let twin = game.workshop().twin().map(|twin| (Equivalence::Twin, twin));
    let nim = nim.filter(|nim| *nim != game.notation()).map(|nim| (Equivalence::Values, nim));
    twin.into_iter().chain(nim).collect()
}

/// A position and an equivalent position of another game.
pub struct Pair {
    game: Rc<dyn Game>,
    parts: Vec<ComponentView>,
    pub other: Rc<dyn Game>,
    likeness: Equivalence,
    /// The moves of a twin, each with the move of this position that does the same.
    pub twins: MoveList<(MoveView, MoveView)>,
}

impl Pair {
    /// O(moves²) for twins, of which at most 2000 moves are looked at.
    pub fn new(
        game: Rc<dyn Game>,
        parts: &[ComponentView],
        other: Rc<dyn Game>,
        likeness: Equivalence,
    ) -> Self {
        let twins = match likeness {
            Equivalence::Values => MoveList::none(),
            Equivalence::Twin => twin_moves(&game, &other),
        };
        Self { game, parts: parts.to_vec(), other, likeness, twins }
    }
    /// The move there that does the same as this move here.
    pub fn to_other(&self, mv: &MoveView) -> Option<MoveView> {
        if self.likeness == Equivalence::Twin {
            let after = Alike::of(&self.game.make(mv).ok()?);
            let like = |mv: &MoveView| self.other.make(mv).is_ok_and(|other| after.is(&Alike::of(&other)));
            return self.twins.moves.iter().map(|(there, _)| there).find(|there| like(there)).cloned();
        }
        let NimMove { part, from, to } = in_nim(&self.game, &self.parts, mv)?;
        let taken = from.checked_sub(to)?;
        self.other.read_move(&format!("{}-{taken}", part + 1)).ok()
    }
    /// A move here that does the same as this move there, and how many there are.
    pub fn from_other(&self, mv: &MoveView) -> Option<(MoveView, u64)> {
        if self.likeness == Equivalence::Twin {
            let own = self.twins.moves.iter().find(|(there, _)| there.notation == mv.notation)?;
            return Some((own.1.clone(), 1));
        }
        let part = usize::from(mv.groups.first()?.group);
        let to = mv.leaves.parse().unwrap_or(0);
        let found = moves_like(&self.game, &self.parts, part, Nimber(to))?;
        Some((found.moves.first()?.clone(), found.total))
    }
    /// What a move here adds to a pile there: no move of Nim does.
    pub fn adds(&self, mv: &MoveView) -> Option<NimMove> {
        let values = self.likeness == Equivalence::Values;
        values.then(|| in_nim(&self.game, &self.parts, mv)).flatten().filter(|found| found.to > found.from)
    }
}

/// Most piles of Nim that are put beside a position.
const MOST_PILES: usize = 12;

/// The moves of the twin of a position, each with the move here that does the same; at most [`LISTED`] listed.
fn twin_moves(game: &Rc<dyn Game>, twin: &Rc<dyn Game>) -> MoveList<(MoveView, MoveView)> {
    let looked = |game: &Rc<dyn Game>| -> Vec<(Alike, MoveView)> {
        let moves = game.moves(LOOKED_AT).moves.into_iter();
        moves.filter_map(|mv| Some((Alike::of(&game.make(&mv).ok()?), mv))).collect()
    };
    let own = looked(game);
    let alike = |(after, mv): (Alike, MoveView)| {
        let found = own.iter().find(|(own, _)| own.is(&after))?;
        Some((mv, found.1.clone()))
    };
    let mut found = MoveList::all(looked(twin).into_iter().filter_map(alike).collect::<Vec<_>>());
    found.moves.truncate(LISTED);
    found
}

/// The canonical notations of a position and of its twin.
struct Alike {
    own: String,
    twin: Option<String>,
}

impl Alike {
    fn of(game: &Rc<dyn Game>) -> Self {
        Self { own: canonical(&game.notation()), twin: game.workshop().twin().map(|twin| canonical(&twin)) }
    }
    /// Whether this is the other in disguise.
    fn is(&self, other: &Self) -> bool {
        let both_over = self.own.is_empty() && other.own.is_empty();
        both_over || self.twin.as_ref() == Some(&other.own) || other.twin.as_ref() == Some(&self.own)
    }
}

/// A notation with its heaps sorted as texts and without empty heaps, for coins without the tails at the end; empty
/// where nothing is left.
fn canonical(notation: &str) -> String {
    // Of games played one after the other, those that are over are left out at the front.
    let mut games: Vec<&str> = notation.split('|').collect();
    let over = games.iter().take(games.len() - 1).take_while(|game| game.ends_with("/0")).count();
    games.drain(..over);
    let Some((game, position)) = notation.split_once('/').filter(|_| games.len() == 1) else {
        return games.join("|");
    };
    let position = games[0].split_once('/').map_or(position, |(_, position)| position);
    let coins = position.trim_end_matches('T');
    let mut heaps: Vec<&str> = coins.split('+').filter(|heap| !matches!(*heap, "0" | "")).collect();
    heaps.sort_unstable();
    if heaps.is_empty() { String::new() } else { format!("{game}/{}", heaps.join("+")) }
}

fn budget() -> Budget<'static> {
    Budget::on_page(100_000)
}

#[cfg(test)]
mod tests;
