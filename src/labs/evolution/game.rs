//! The generations of any game: when the standard algorithm finds each P-position, and how long it can last.
use crate::core::{Game, budget::Budget};
use rustc_hash::FxHashMap;
use std::{cell::RefCell, rc::Rc};

/// The most positions that are looked at, and the most options of all of them and of one.
pub const MOST_POSITIONS: usize = 60_000;
pub const MOST_OPTIONS: u64 = 1_500_000;
const MOST_OF_ONE: u64 = 20_000;

/// What is known of a position under normal play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    pub is_p: bool,
    /// How long play lasts if whoever wins is quick and whoever loses is slow.
    pub remoteness: u32,
    /// How long play can last if whoever can move to a P-position does so.
    pub longest: u32,
}

impl Facts {
    /// The step at which the standard algorithm finds a P-position. Khovanova and Xiong, section 5.3.
    pub fn step(self) -> u32 {
        self.remoteness / 2
    }
    /// The generation of a P-position as they define it: half of the longest optimal game. Their Lemma 22 says that it
    /// is the step, which holds for Nim and fails for Lasker's Nim (2,2): an N-position may have options that are P and
    /// found at different steps.
    pub fn generation(self) -> u32 {
        self.longest / 2
    }
    /// The facts of a position, from those of all its options. O(options).
    fn of(options: &[Self]) -> Self {
        let longest = |facts: &mut dyn Iterator<Item = &Self>| facts.map(|facts| facts.longest + 1).max();
        let mut wins = options.iter().filter(|option| option.is_p).peekable();
        if wins.peek().is_none() {
            let remoteness = options.iter().map(|option| option.remoteness + 1).max().unwrap_or(0);
            return Self { is_p: true, remoteness, longest: longest(&mut options.iter()).unwrap_or(0) };
        }
        let remoteness = wins.clone().map(|option| option.remoteness + 1).min().unwrap_or(0);
        Self { is_p: false, remoteness, longest: longest(&mut wins).unwrap_or(0) }
    }
}

/// How far the search is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Running,
    Done,
    /// A limit was reached. What is known stays.
    Stopped,
}

/// A P-position that was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    pub id: u32,
    pub facts: Facts,
}

/// A position whose options are being looked at.
struct OpenPosition {
    id: u32,
    options: Vec<u32>,
    next: usize,
}

/// All positions that can be reached from one, and what is known of them.
pub struct Evolution {
    pub(super) start: Rc<dyn Game>,
    pub(super) numbers: FxHashMap<Rc<[u64]>, u32>,
    pub(super) keys: Vec<Rc<[u64]>>,
    pub(super) facts: Vec<Option<Facts>>,
    /// For each position one that it is an option of; for the start, itself.
    pub(super) from: Vec<u32>,
    pub(super) games: RefCell<FxHashMap<u32, Rc<dyn Game>>>,
    stack: Vec<OpenPosition>,
    examined: u64,
    stage: Stage,
}

impl Evolution {
    pub fn new(start: Rc<dyn Game>) -> Self {
        let mut evolution = Self {
            start,
            numbers: FxHashMap::default(),
            keys: Vec::new(),
            facts: Vec::new(),
            from: Vec::new(),
            games: RefCell::default(),
            stack: Vec::new(),
            examined: 0,
            stage: Stage::Running,
        };
        let key = evolution.start.key();
        evolution.number(&key, 0);
        evolution.open(0);
        evolution
    }
    pub fn stage(&self) -> Stage {
        self.stage
    }
    /// How many positions are known to be reached.
    pub fn positions(&self) -> usize {
        self.keys.len()
    }
    /// What is known of the start.
    pub fn start(&self) -> Option<Facts> {
        self.facts.first().copied().flatten()
    }
    /// Goes on until `options` more options have been looked at. The options of one position are looked at together.
    pub fn advance(&mut self, options: u64) -> Stage {
        let until = self.examined + options;
        while self.stage == Stage::Running && self.examined < until {
            let Some(position) = self.stack.last_mut() else {
                self.stage = Stage::Done;
                break;
            };
            match position.options.get(position.next).copied() {
                Some(option) => {
                    position.next += 1;
                    if self.facts[option as usize].is_none() {
                        self.open(option);
                    }
                }
                None => self.close(),
            }
        }
        self.stage
    }
    fn number(&mut self, key: &[u64], from: u32) -> u32 {
        if let Some(id) = self.numbers.get(key) {
            return *id;
        }
        let id = self.keys.len() as u32;
        let key: Rc<[u64]> = key.into();
        self.numbers.insert(key.clone(), id);
        self.keys.push(key);
        self.facts.push(None);
        self.from.push(from);
        id
    }
    fn open(&mut self, id: u32) {
        let key = self.keys[id as usize].clone();
        let left = (MOST_OPTIONS.saturating_sub(self.examined)).min(MOST_OF_ONE);
        match self.start.options(&key, &mut Budget::on_page(left)) {
            Ok(options) if self.keys.len() + options.len() <= MOST_POSITIONS => {
                self.examined += 1 + options.len() as u64;
                let options = options.iter().map(|option| self.number(option, id)).collect();
                self.stack.push(OpenPosition { id, options, next: 0 });
            }
            _ => self.stage = Stage::Stopped,
        }
    }
    /// The options of a known position that are known, too; none when `work` options do not suffice. Takes them off
    /// `work`.
    pub(super) fn options_of(&self, id: u32, work: &mut u64) -> Option<Vec<u32>> {
        let mut budget = Budget::on_page(*work);
        let options = self.start.options(self.keys.get(id as usize)?, &mut budget).ok()?;
        *work = budget.left();
        Some(options.iter().filter_map(|key| self.numbers.get(&key[..]).copied()).collect())
    }
    fn close(&mut self) {
        if let Some(position) = self.stack.pop() {
            let options: Vec<Facts> =
                position.options.iter().filter_map(|option| self.facts[*option as usize]).collect();
            self.facts[position.id as usize] = Some(Facts::of(&options));
        }
    }
    /// The P-positions known so far, by the step at which they are found, then by generation. O(n log n).
    pub fn found(&self) -> Vec<Found> {
        // Packed into one number each, to be sorted: steps, generations and positions are below 2^20.
        let number = |(id, facts): (usize, &Option<Facts>)| {
            let facts = facts.filter(|facts| facts.is_p)?;
            Some(u64::from(facts.step()) << 42 | u64::from(facts.generation()) << 21 | id as u64)
        };
        let mut numbers: Vec<u64> = self.facts.iter().enumerate().filter_map(number).collect();
        numbers.sort_unstable();
        let found = numbers.iter().map(|number| (number & ((1 << 21) - 1)) as u32);
        found.filter_map(|id| Some(Found { id, facts: self.facts[id as usize]? })).collect()
    }
}
