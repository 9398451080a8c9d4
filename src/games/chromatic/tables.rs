//! Tables of Grundy values, made as far as they are needed and kept.
use crate::core::extras::ValueMap;
use crate::games::chromatic::theory::{
    FOUR_STACK_LIMIT, FourStackTable, Reached, RedLevels, THREE_STACK_LIMIT, ThreeStackTable, TwoStackTable,
};
use std::cell::RefCell;

/// The tallest stack of two whose value is looked up; beyond it the pairing gives the outcome.
const TALLEST_OF_TWO: usize = 1000;
const SMALLEST: usize = 64;

/// The largest tables so far, with their heights.
#[derive(Default)]
pub struct Tables {
    two: RefCell<Option<(usize, TwoStackTable)>>,
    three: RefCell<Option<(usize, ThreeStackTable)>>,
    four: RefCell<Option<(usize, FourStackTable)>>,
}

fn size(heights: &[u64], limit: usize) -> Option<usize> {
    let most = usize::try_from(heights.iter().copied().max()?).ok().filter(|most| *most <= limit)?;
    Some(most.next_power_of_two().clamp(SMALLEST.min(limit), limit))
}

impl Tables {
    /// The tallest stack of so many whose value is looked up; 0 where none is.
    pub fn tallest(stacks: usize) -> u64 {
        match stacks {
            2 => TALLEST_OF_TWO as u64,
            3 => THREE_STACK_LIMIT as u64,
            4 => FOUR_STACK_LIMIT as u64,
            _ => 0,
        }
    }
    fn with_two<T>(&self, levels: &RedLevels, n: usize, read: impl FnOnce(&TwoStackTable) -> T) -> Option<T> {
        let mut two = self.two.borrow_mut();
        if two.as_ref().is_none_or(|(size, _)| *size < n) {
            *two = Some((n, TwoStackTable::new(&levels.colours(n), n, n)?));
        }
        two.as_ref().map(|(_, table)| read(table))
    }
    fn with_three<T>(
        &self,
        levels: &RedLevels,
        n: usize,
        read: impl FnOnce(&ThreeStackTable) -> T,
    ) -> Option<T> {
        let mut three = self.three.borrow_mut();
        if three.as_ref().is_none_or(|(size, _)| *size < n) {
            *three = Some((n, ThreeStackTable::new(&levels.colours(n), n)?));
        }
        three.as_ref().map(|(_, table)| read(table))
    }

    /// The value of two stacks.
    pub fn two(&self, levels: &RedLevels, x: u64, y: u64) -> Option<u64> {
        let n = size(&[x, y], TALLEST_OF_TWO)?;
        self.with_two(levels, n, |table| table.value(x as usize, y as usize))?.map(u64::from)
    }
    /// The value of three stacks.
    pub fn three(&self, levels: &RedLevels, heights: [u64; 3]) -> Option<u64> {
        let n = size(&heights, THREE_STACK_LIMIT)?;
        self.with_three(levels, n, |table| table.value(heights.map(|h| h as usize)))?.map(u64::from)
    }
    /// The value of four stacks. Tables of low stacks are small.
    pub fn four(&self, levels: &RedLevels, heights: [u64; 4]) -> Option<u64> {
        let most = usize::try_from(heights.into_iter().max()?).ok()?;
        let n = most.next_multiple_of(10).min(FOUR_STACK_LIMIT);
        let mut four = self.four.borrow_mut();
        if four.as_ref().is_none_or(|(size, _)| *size < n) {
            *four = Some((n, FourStackTable::new(&levels.colours(n), n)?));
        }
        four.as_ref()?.1.value(heights.map(|height| height as usize)).map(u64::from)
    }
    /// The options of two stacks that have this value.
    pub fn two_to(
        &self,
        levels: &RedLevels,
        x: u64,
        y: u64,
        target: u64,
        limit: usize,
    ) -> Option<Reached<Vec<u64>>> {
        let n = size(&[x, y], TALLEST_OF_TWO)?;
        let Ok(target) = u16::try_from(target) else { return Some(Reached { count: 0, list: vec![] }) };
        let Reached { count, list } =
            self.with_two(levels, n, |table| table.moves_to(x as usize, y as usize, target, limit))?;
        Some(Reached { count, list: list.into_iter().map(|(x, y)| vec![x as u64, y as u64]).collect() })
    }
    /// The options of three stacks that have this value.
    pub fn three_to(
        &self,
        levels: &RedLevels,
        heights: [u64; 3],
        target: u64,
        limit: usize,
    ) -> Option<Reached<Vec<u64>>> {
        let n = size(&heights, THREE_STACK_LIMIT)?;
        let Ok(target) = u16::try_from(target) else { return Some(Reached { count: 0, list: vec![] }) };
        let Reached { count, list } =
            self.with_three(levels, n, |table| table.moves_to(heights.map(|h| h as usize), target, limit))?;
        Some(Reached { count, list: list.into_iter().map(|to| to.map(|h| h as u64).to_vec()).collect() })
    }
    /// The values of three stacks of which the last has this height; none where it is too tall.
    pub fn slice(&self, levels: &RedLevels, [x, y, z]: [u64; 3], side: usize) -> Option<ValueMap> {
        let side = side.clamp(1, THREE_STACK_LIMIT + 1);
        let n = size(&[side as u64 - 1, z], THREE_STACK_LIMIT)?;
        let mut map = self.with_three(levels, n, |table| {
            let value = |x: u64, y: u64| table.value([x, y, z].map(|height| height as usize)).map(u64::from);
            ValueMap::of(side, [x, y], value)
        })?;
        map.red = (0..side as u64).map(|level| levels.is_red(level)).collect();
        Some(map)
    }
    /// The values of two stacks lower than `side`.
    pub fn map(&self, levels: &RedLevels, x: u64, y: u64, side: usize) -> Option<ValueMap> {
        let side = side.clamp(1, TALLEST_OF_TWO);
        let values = self.with_two(levels, size(&[side as u64 - 1], TALLEST_OF_TWO)?, |table| {
            (0..side * side).map(|i| table.value(i % side, i / side).unwrap_or(0)).collect()
        })?;
        let inside = |n: u64| usize::try_from(n).ok().filter(|n| *n < side);
        let red = (0..side as u64).map(|level| levels.is_red(level)).collect();
        Some(ValueMap { side, values, red, here: inside(x).zip(inside(y)) })
    }
}
