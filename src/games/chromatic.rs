//! Chromatic Nim: stacks coloured by level; green tops free every stack.
use crate::core::{
    analysis::{Convention, Outcome},
    card::Card,
    extras::*,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::NotationError,
    ruleset::{Component, Ruleset, Valued, Workshop},
    scene::*,
    solver::Key,
    why::Why,
};
use crate::games::{
    chromatic::theory::{Reached, RedLevels},
    stacks::{TALLEST, heaps::Heaps, takes::Takes},
};
use std::rc::Rc;

mod about;
mod form;
mod listing;
mod misere;
mod numbers;
mod tables;
pub mod theory;
mod why;

use tables::Tables;

/// S-chromatic Nim (Fisher and Larsson, "Chromatic nim finds a game for your solution").
#[derive(Clone)]
pub struct Chromatic {
    levels: Rc<RedLevels>,
    /// Tables of Grundy values made so far.
    tables: Rc<Tables>,
}

impl Chromatic {
    fn of(levels: RedLevels) -> Self {
        Self { levels: Rc::new(levels), tables: Rc::default() }
    }
    /// Whether no top is red; an empty stack counts as green.
    fn is_green(&self, position: &Heaps) -> bool {
        !position.0.iter().any(|height| self.levels.is_red(*height))
    }
}

/// The stacks that are not empty, with their heights.
fn standing(position: &Heaps) -> Vec<(u16, u64)> {
    (0u16..)
        .zip(&position.0)
        .filter(|(_, height)| **height > 0)
        .map(|(stack, height)| (stack, *height))
        .collect()
}

/// The move from some heights to lower ones.
fn down(stacks: &[(u16, u64)], to: &[u64]) -> Takes {
    let takes = stacks.iter().zip(to).map(|(&(stack, height), to)| (stack, height.saturating_sub(*to)));
    Takes(takes.filter(|(_, count)| *count > 0).collect())
}

impl Ruleset for Chromatic {
    type Position = Heaps;
    type Move = Takes;
    type Theory = Valued;
    const CARDS: &[Card] = &[about::CARD];

    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        let levels =
            params.parse::<RedLevels>().map_err(|error| NotationError::syntax(error.at, error.expected))?;
        Ok(Self::of(levels))
    }
    fn params(&self) -> String {
        self.levels.to_string()
    }
    fn read(&self, text: &str) -> Result<Heaps, NotationError> {
        Heaps::read(text, "a stack height")
    }

    fn allows(&self, position: &Heaps, mv: &Takes) -> bool {
        let fits = mv.0.iter().all(|&(stack, count)| count >= 1 && count <= position.size(stack.into()));
        fits && !mv.0.is_empty() && (mv.0.len() == 1 || self.is_green(position))
    }
    fn moves(&self, position: &Heaps, limit: usize) -> MoveList<Takes> {
        let stacks = standing(position);
        if self.is_green(position) {
            listing::any_stacks(&stacks, limit)
        } else {
            listing::one_stack(&stacks, limit)
        }
    }
    fn option(&self, position: &Heaps, mv: &Takes) -> Heaps {
        let mut left = position.clone();
        for &(stack, count) in &mv.0 {
            if let Some(height) = left.0.get_mut(usize::from(stack)) {
                *height = height.saturating_sub(count);
            }
        }
        left
    }
    fn read_move(&self, text: &str) -> Result<Takes, NotationError> {
        Takes::read(text)
    }

    fn board(&self, position: &Heaps, seat: SumContext) -> Board {
        form::board(&self.levels, position, self.is_green(position), seat)
    }
    fn view(&self, position: &Heaps, mv: &Takes) -> MoveView {
        mv.view("stack", &|stack| position.size(stack), self.option(position, mv).text())
    }
    fn move_from_pieces(&self, position: &Heaps, handles: &[PieceId]) -> Option<Takes> {
        Takes::pointed(handles, &|stack| position.0.get(stack).copied())
    }
    fn text(&self, position: &Heaps) -> String {
        position.text()
    }

    fn move_bytes(&self, position: &Heaps) -> u64 {
        64 + 32 * position.0.len() as u64
    }
    /// Every position below that no table holds is searched, once for all orders of its heights, and has at least the
    /// moves in its tallest stack.
    fn least_search(&self, component: &Heaps) -> u64 {
        let heights = component.sorted();
        let positions = |most: u64| heights.iter().fold(1u64, |all, h| all.saturating_mul(*h.min(&most)));
        let orders: u64 = (1..=heights.len().min(20) as u64).product();
        let listed = Tables::tallest(heights.len());
        let tall = heights.last().copied().unwrap_or(0);
        // In half of all positions the stack that is the tallest now keeps half of its height.
        let (searched, options) = match listed {
            0 => (positions(tall) / 2, tall / 2),
            _ => (positions(tall) - positions(listed), listed),
        };
        (searched / orders).saturating_mul(options)
    }
    fn key(&self, position: &Heaps) -> Key {
        position.sorted()
    }
    fn from_key(&self, key: &[u64]) -> Heaps {
        Heaps(key.to_vec())
    }
    /// What a stack allows depends on the tops of the others, so the position is one component; where all levels are red it is Nim.
    fn components(&self, position: &Heaps) -> Vec<Component<Heaps>> {
        if *self.levels == RedLevels::All {
            return position.components();
        }
        vec![Component { position: position.clone(), groups: (0..position.0.len() as u16).collect() }]
    }
    fn lift(&self, component: &Component<Heaps>, mv: &Takes) -> Takes {
        mv.lifted(&component.groups)
    }
    fn is_mex_of_options(&self, component: &Heaps) -> bool {
        *self.levels != RedLevels::None && component.sorted().len() > 1
    }
    fn theorem(&self, component: &Heaps) -> Option<Nimber> {
        let heights = component.sorted();
        match heights[..] {
            [] => Some(Nimber(0)),
            [height] => Some(Nimber(height)),
            _ if *self.levels == RedLevels::None => {
                heights.iter().try_fold(0u64, |sum, h| sum.checked_add(*h)).map(Nimber)
            }
            [x, y] => self.tables.two(&self.levels, x, y).map(Nimber),
            [x, y, z] => self.tables.three(&self.levels, [x, y, z]).map(Nimber),
            [w, x, y, z] => self.tables.four(&self.levels, [w, x, y, z]).map(Nimber),
            _ => None,
        }
    }
    fn moves_to(&self, component: &Heaps, target: Nimber, limit: usize) -> Option<MoveList<Takes>> {
        let stacks = standing(component);
        let heights: Vec<u64> = stacks.iter().map(|(_, height)| *height).collect();
        let found = |reached: Reached<Vec<u64>>| MoveList {
            moves: reached.list.iter().take(limit).map(|to| down(&stacks, to)).collect(),
            total: reached.count,
        };
        match heights[..] {
            [] => Some(MoveList::none()),
            [height] => {
                let list = if target.0 < height { vec![vec![target.0]] } else { vec![] };
                Some(found(Reached { count: list.len() as u64, list }))
            }
            [x, y] if target == Nimber(0) => {
                let Reached { count, list } = self.levels.winning_two(x, y, limit);
                Some(found(Reached { count, list: list.into_iter().map(|(x, y)| vec![x, y]).collect() }))
            }
            [x, y] => self.tables.two_to(&self.levels, x, y, target.0, limit).map(found),
            _ if *self.levels == RedLevels::None && target == Nimber(0) => {
                Some(found(Reached { count: 1, list: vec![vec![0; heights.len()]] }))
            }
            [x, y, z] => self.tables.three_to(&self.levels, [x, y, z], target.0, limit).map(found),
            _ => None,
        }
    }
    /// Everything can be taken from green tops.
    fn some_moves_to(&self, component: &Heaps, target: Nimber, limit: usize) -> Vec<Takes> {
        let stacks = standing(component);
        let all = self.is_green(component) && target == Nimber(0) && !stacks.is_empty() && limit > 0;
        if all { vec![down(&stacks, &vec![0; stacks.len()])] } else { Vec::new() }
    }
    fn outcome(&self, position: &Heaps) -> Option<Outcome> {
        match position.sorted()[..] {
            [] => Some(Outcome::P),
            [_] => Some(Outcome::N),
            [x, y] => Some(if self.levels.is_p_two(x, y) { Outcome::P } else { Outcome::N }),
            // Everything can be taken.
            _ if self.is_green(position) => Some(Outcome::N),
            _ => None,
        }
    }
    fn misere(&self, position: &Heaps, limit: usize) -> Option<(Outcome, MoveList<Takes>)> {
        misere::solve(self, position, limit)
    }
    fn why(&self, position: &Heaps, part: usize, convention: Convention, seat: SumContext) -> Why {
        match convention {
            Convention::Normal => why::why(&self.levels, position, part, seat),
            Convention::Misere => misere::why(self, position),
        }
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Heaps {
        let (stacks, most) = [(2, 7), (2, 14), (3, 12)][usize::from(size.clamp(1, 3)) - 1];
        Heaps((0..stacks).map(|_| rng.u64(1..=most)).collect())
    }
    fn edit(&self, position: &Heaps, edit: &Edit) -> Result<(Self, Heaps), NotationError> {
        match edit {
            Edit::Recolour { piece } => {
                Ok((Self::of(form::recoloured(&self.levels, position, piece.n)?), position.clone()))
            }
            _ => Ok((self.clone(), position.edited(edit)?)),
        }
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}

impl Workshop<Self> for Chromatic {
    fn settings(&self, position: &Heaps) -> Option<Settings> {
        Some(form::settings(&self.levels, position))
    }
    fn choose(&self, choice: usize, value: &str) -> Result<Self, NotationError> {
        Ok(Self::of(form::chosen(choice, value)?))
    }
    fn map(&self, position: &Heaps, side: usize) -> Option<ValueMap> {
        match position.0[..] {
            [x, y] => self.tables.map(&self.levels, x, y, side),
            [x, y, z] => self.tables.slice(&self.levels, [x, y, z], side),
            _ => None,
        }
    }
    fn at(&self, position: &Heaps, x: u64, y: u64) -> Option<Heaps> {
        Some(position.at(x, y, TALLEST))
    }
    fn third(&self, position: &Heaps) -> Option<u64> {
        position.third()
    }
    fn with_third(&self, position: &Heaps, z: u64) -> Option<Heaps> {
        position.with_third(z, TALLEST)
    }
    /// A stack alone is a pile of Nim.
    fn group_values(&self, _: &Heaps, count: usize) -> Option<Vec<u64>> {
        Some((0..count as u64).collect())
    }
    fn single(&self, _: &Heaps, n: u64) -> Option<Heaps> {
        Some(Heaps(vec![n.min(TALLEST)]))
    }
    fn questions(&self) -> &'static [WorkshopQuestion] {
        numbers::QUESTIONS
    }
    fn answer(&self, question: usize, text: &str) -> Result<Answer, NotationError> {
        numbers::answer(&self.levels, question, text)
    }
}
