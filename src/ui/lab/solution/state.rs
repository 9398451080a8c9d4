//! The state of the solution lab, and what can be done with it.
use crate::core::{Convention, format_number};
use crate::games::Link;
use crate::labs::{
    FieldError, Values,
    solution::{Certainty, Found, Pair, chosen, text},
};
use crate::ui::lab::{form::Change, hold};
use std::rc::Rc;

/// Rows of the table.
pub const ROWS: usize = 10;
/// How many levels are drawn at once.
const SHOWN: u32 = 30;
/// How many levels are drawn where a refused pair needs more.
const WIDEST: u32 = 40;
/// The most characters of a list of pairs that is put into the field.
const TAKEN: usize = 600;

/// Everything that the lab shows.
pub struct Lab {
    pub values: Values,
    /// The last answer.
    pub found: Rc<Found>,
    /// Why the current question has no answer; none where `found` answers it.
    pub unread: Option<FieldError>,
    /// The first row of the table.
    pub row: usize,
    pub spoken: String,
}

pub type Hold = hold::Hold<Lab>;

impl Lab {
    /// The state that the values of a link ask for.
    pub fn new(values: &Values) -> Self {
        let found = Rc::new(Found::of(vec![false], false, Certainty::Whole));
        let mut lab = Self { values: values.clone(), found, unread: None, row: 0, spoken: String::new() };
        lab.read();
        lab
    }
    fn read(&mut self) {
        match Found::read(&self.values) {
            Ok(found) => (self.found, self.unread) = (Rc::new(found), None),
            Err(wrong) => self.unread = Some(wrong),
        }
        self.row = self.row.min(self.found.pairs.len().saturating_sub(1));
    }
    /// The number of the chosen pair, and the pair; none where a pair is refused.
    pub fn chosen(&self) -> Option<(usize, Pair)> {
        let n = chosen(&self.values).min(self.found.pairs.len());
        let pair = self.found.pairs.get(n.checked_sub(1)?)?;
        self.found.refused.is_none().then_some((n, *pair))
    }
    /// Chooses a pair and announces it.
    pub fn choose(&mut self, n: usize) {
        let n = n.clamp(1, self.found.pairs.len().max(1));
        self.values.set("k", n.to_string());
        if let Some((n, pair)) = self.chosen() {
            self.spoken = format!("n = {}: {}", format_number(n as u64), text(pair));
        }
    }
    /// Chooses a pair from the keyboard, and turns the table to it.
    pub fn step(&mut self, n: usize) {
        self.choose(n);
        if let Some((n, _)) = self.chosen() {
            self.row = (n - 1) / ROWS * ROWS;
        }
    }
    /// The number of the pair nearest to a level.
    pub fn near(&self, level: u32) -> Option<usize> {
        let pairs = &self.found.pairs;
        let above = pairs.partition_point(|pair| pair.1 < level).min(pairs.len().checked_sub(1)?);
        // The smaller levels of the pairs ascend as the larger ones do.
        let holding = pairs.binary_search_by_key(&level, |pair| pair.0).ok();
        Some(1 + holding.filter(|_| pairs[above].1 != level).unwrap_or(above))
    }
    /// The first and the last level that are drawn.
    pub fn seen(&self) -> (u32, u32) {
        let found = &self.found;
        if let Some(refused) = &found.refused {
            let top = found.listed.iter().map(|pair| pair.0.max(pair.1)).max().unwrap_or(0);
            let last = top.clamp(refused.pair.1, refused.pair.1 + WIDEST - SHOWN) + 1;
            return ((last + 1).saturating_sub(WIDEST).max(1), last);
        }
        let top = if found.certainty == Certainty::Whole { found.top() + 1 } else { found.top().max(1) };
        let last = self.chosen().map_or(0, |(_, pair)| pair.1).max(SHOWN.min(top));
        ((last + 1).saturating_sub(SHOWN).max(1), last)
    }
    /// A position for the chosen pair: two stacks as tall as its larger level, or one of them a token taller where that
    /// would be a P-position.
    pub fn position(&self) -> Option<String> {
        let (a, b) = self.chosen().map_or((0, 2), |(_, pair)| pair);
        self.found.position(if a == b { (b, b + 1) } else { (b, b) })
    }
    /// The link to a position.
    pub fn link(&self, position: String) -> Link {
        let convention = if self.found.misere { Convention::Misere } else { Convention::Normal };
        Link { convention, ..Link::new(position) }
    }
    /// Handles a key on a picture; returns whether it did anything.
    pub fn key(&mut self, key: &str) -> bool {
        let Some((n, _)) = self.chosen() else { return false };
        match key {
            "ArrowRight" | "ArrowUp" => self.step(n + 1),
            "ArrowLeft" | "ArrowDown" => self.step(n.saturating_sub(1)),
            "Home" => self.step(1),
            "End" => self.step(self.found.pairs.len()),
            _ => return false,
        }
        true
    }
    /// Changes values, and answers the question that they ask.
    pub fn ask(&mut self, change: &dyn Fn(&mut Values)) {
        let before = self.values.clone();
        change(&mut self.values);
        if self.values != before || self.unread.is_some() {
            self.read();
        }
        self.spoken.clear();
    }
    /// Puts the pairs of the nearest game into the field.
    pub fn take(&mut self) {
        let pairs = self.found.pairs_text(TAKEN);
        self.ask(&|values| {
            values.set("w", "pairs");
            values.set("p", pairs.clone());
        });
    }
}

impl Hold {
    pub fn set(&self, (key, text): Change) {
        self.change(&|lab| lab.ask(&|values| values.set(key, text.clone())));
    }
    pub fn load(&self, query: &str) {
        self.change(&|lab| {
            lab.row = 0;
            lab.ask(&|values| values.load(query));
        });
    }
}
