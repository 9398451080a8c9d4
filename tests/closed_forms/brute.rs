//! Values and outcomes from their definitions alone, over positions that list their options. Nothing here uses the
//! solver.
use nimscope::core::{Budget, Convention, Game, Nimber, Outcome, verdict};
use nimscope::games::open;
use std::{
    collections::{HashMap, HashSet},
    hash::Hash,
    rc::Rc,
};

/// A position that can list what it moves to.
pub trait Plain: Clone + Eq + Hash {
    fn options(&self) -> Vec<Self>;
}

/// Grundy values and misère outcomes found so far.
pub struct Table<P> {
    values: HashMap<P, u64>,
    misere: HashMap<P, bool>,
}

impl<P: Plain> Table<P> {
    pub fn new() -> Self {
        Self { values: HashMap::new(), misere: HashMap::new() }
    }
    /// The least number that is no option's value.
    pub fn value(&mut self, position: &P) -> u64 {
        if let Some(value) = self.values.get(position) {
            return *value;
        }
        let below: HashSet<u64> = position.options().iter().map(|option| self.value(option)).collect();
        let value = (0..).find(|n| !below.contains(n)).unwrap_or_default();
        self.values.insert(position.clone(), value);
        value
    }
    /// Whether the player who has just moved wins under misère play.
    pub fn misere_p(&mut self, position: &P) -> bool {
        if let Some(is_p) = self.misere.get(position) {
            return *is_p;
        }
        let options = position.options();
        let is_p = !options.is_empty() && !options.iter().any(|option| self.misere_p(option));
        self.misere.insert(position.clone(), is_p);
        is_p
    }
}

/// Sizes of Nim piles.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sizes(pub Vec<u64>);

impl Plain for Sizes {
    fn options(&self) -> Vec<Self> {
        let smaller = |pile: usize| {
            (0..self.0[pile]).map(move |left| {
                let mut sizes = self.0.clone();
                sizes[pile] = left;
                Self(sizes)
            })
        };
        (0..self.0.len()).flat_map(smaller).collect()
    }
}

/// Piles of balls as strings of colours from the ground up; a move takes balls of one colour from a top.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Balls(pub Vec<Vec<u8>>);

impl Balls {
    pub fn notation(&self) -> String {
        let pile = |pile: &Vec<u8>| {
            if pile.is_empty() {
                "0".into()
            } else {
                pile.iter().map(|c| char::from(b"rywkpcgb"[usize::from(*c)])).collect::<String>()
            }
        };
        format!("colourful/{}", self.0.iter().map(pile).collect::<Vec<_>>().join("+"))
    }
}

impl Plain for Balls {
    fn options(&self) -> Vec<Self> {
        let mut all = Vec::new();
        for (index, pile) in self.0.iter().enumerate() {
            let top = pile.last();
            let run = pile.iter().rev().take_while(|colour| Some(*colour) == top).count();
            for taken in 1..=run {
                let mut piles = self.0.clone();
                piles[index].truncate(pile.len() - taken);
                all.push(Self(piles));
            }
        }
        all
    }
}

/// Every string of this many colours and this length.
pub fn strings(colours: u8, length: usize) -> Vec<Vec<u8>> {
    let mut all = vec![vec![]];
    for _ in 0..length {
        all = all
            .into_iter()
            .flat_map(|string: Vec<u8>| {
                (0..colours).map(move |colour| {
                    let mut longer = string.clone();
                    longer.push(colour);
                    longer
                })
            })
            .collect();
    }
    all
}

/// The position of this notation.
pub fn opened(notation: &str) -> Rc<dyn Game> {
    open(notation).unwrap_or_else(|error| panic!("{notation}: {error}"))
}

pub fn value(game: &dyn Game) -> u64 {
    game.value(&mut Budget::new(1_000_000))
        .map(|Nimber(n)| n)
        .unwrap_or_else(|_| panic!("{}", game.notation()))
}

pub fn outcome(game: &dyn Game, convention: Convention) -> Outcome {
    let found = verdict(game, convention, &mut Budget::new(5_000_000)).ok().and_then(|v| v.outcome());
    found.unwrap_or_else(|| panic!("{} {convention:?}", game.notation()))
}

pub fn outcome_of(is_p: bool) -> Outcome {
    if is_p { Outcome::P } else { Outcome::N }
}
