//! Numbers that lessons ask for, given by what computes them.
use crate::core::{Budget, Convention, Game, mex, winning};
use crate::games::open;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, rc::Rc};

/// A number that a lesson asks for, given by what computes it, so that the lesson cannot contain a wrong number.
///
/// ```
/// use nimscope::learn::Figure;
///
/// let figure = |text| Figure::read(text).and_then(|figure| figure.number());
/// assert_eq!(figure("nim-sum 13 12 8"), Some(9));
/// assert_eq!(figure("mex 0 1 2 4"), Some(3));
/// assert_eq!(figure("winning nim/3+5+7"), Some(3));
/// assert_eq!(Figure::read("sine 1"), None);
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    NimSum(Vec<u64>),
    Mex(Vec<u64>),
    NimProduct(u64, u64),
    /// The number whose nim-product with the second is the first.
    NimQuotient(u64, u64),
    /// The number whose nim-product with itself is this.
    NimRoot(u64),
    /// The value of a position.
    Value(String),
    /// The number of moves of a position.
    Options(String),
    /// The number of winning moves of a position.
    Winning(String),
    /// How many P-positions there are of so many piles of Nim in order, none of them larger than the second number
    /// (Khovanova and Xiong, 3).
    Lost(u64, u64),
    /// How many of the P-positions of [`Figure::Lost`] have a pile of just the second number of tokens.
    Largest(u64, u64),
    /// How many P-positions of Nim have twice the first number of tokens, in as many piles, in order, as the second
    /// says.
    Born(u64, u64),
    /// As [`Figure::Born`], with that many tokens or fewer.
    Grown(u64, u64),
    /// What is left when the first is divided by the second.
    Remainder(u64, u64),
    /// The most moves that a game from this position can last.
    Longest(String),
    /// The P-positions of Nim from which the evolution leads to this one, and to which it leads: two piles have a token less,
    /// or more (Khovanova and Xiong, 5.5).
    Parents(Vec<u64>),
    Children(Vec<u64>),
}

/// What the positions of lessons may cost, in steps: they are small.
pub const WORK: u64 = 2_000_000;

impl Figure {
    /// Reads a line such as `nim-sum 13 12 8`; none where it is no figure.
    pub fn read(text: &str) -> Option<Self> {
        let mut words = text.split_whitespace();
        let kind = words.next()?;
        let rest: Vec<&str> = words.collect();
        let numbers = || rest.iter().map(|word| word.parse().ok()).collect::<Option<Vec<u64>>>();
        let two = || match numbers()?[..] {
            [a, b] => Some((a, b)),
            _ => None,
        };
        let one = || match rest[..] {
            [word] => Some(word.to_string()),
            _ => None,
        };
        // `6`, of three piles, or `6 of 4`.
        let of = || match rest[..] {
            [n] => Some((n.parse().ok()?, 3)),
            [n, "of", piles] => Some((n.parse().ok()?, piles.parse().ok()?)),
            _ => None,
        };
        match kind {
            "nim-sum" => Some(Self::NimSum(numbers()?)),
            "mex" => Some(Self::Mex(numbers()?)),
            "nim-product" => two().map(|(a, b)| Self::NimProduct(a, b)),
            "nim-quotient" => two().map(|(a, b)| Self::NimQuotient(a, b)),
            "nim-root" => one()?.parse().ok().map(Self::NimRoot),
            "value" => one().map(Self::Value),
            "options" => one().map(Self::Options),
            "winning" => one().map(Self::Winning),
            "lost" => two().map(|(piles, most)| Self::Lost(piles, most)),
            "largest" => two().map(|(piles, most)| Self::Largest(piles, most)),
            "born" => of().map(|(n, piles)| Self::Born(n, piles)),
            "grown" => of().map(|(n, piles)| Self::Grown(n, piles)),
            "parents" => Some(Self::Parents(numbers()?)),
            "children" => Some(Self::Children(numbers()?)),
            "longest" => one().map(Self::Longest),
            "remainder" => two().filter(|(_, b)| *b > 0).map(|(a, b)| Self::Remainder(a, b)),
            _ => None,
        }
    }
    /// The position that the number belongs to, if it belongs to one.
    pub fn position(&self) -> Option<&str> {
        match self {
            Self::Value(position)
            | Self::Options(position)
            | Self::Winning(position)
            | Self::Longest(position) => Some(position),
            Self::NimSum(_)
            | Self::Mex(_)
            | Self::NimProduct(..)
            | Self::NimQuotient(..)
            | Self::NimRoot(_)
            | Self::Lost(..)
            | Self::Largest(..)
            | Self::Born(..)
            | Self::Grown(..)
            | Self::Remainder(..)
            | Self::Parents(_)
            | Self::Children(_) => None,
        }
    }
    /// The number; none where a position cannot be opened or solved.
    pub fn number(&self) -> Option<u64> {
        let mut budget = Budget::new(WORK);
        match self {
            Self::NimSum(numbers) => Some(numbers.iter().fold(0, |sum, n| sum ^ n)),
            Self::Mex(numbers) => Some(mex(&mut numbers.clone()).0),
            Self::NimProduct(a, b) => Some(kernels::nimbers::product_64(*a, *b)),
            Self::NimQuotient(a, b) => kernels::nimbers::quotient((*a).into(), (*b).into())?.try_into().ok(),
            Self::NimRoot(a) => kernels::nimbers::square_root((*a).into()).try_into().ok(),
            Self::Value(position) => value_of(&open(position).ok()?),
            Self::Options(position) => Some(open(position).ok()?.move_count()),
            Self::Winning(position) => {
                Some(winning(&*open(position).ok()?, Convention::Normal, usize::MAX, &mut budget).ok()?.total)
            }
            Self::Lost(piles, most) => count(*piles, *most, |_| true),
            Self::Largest(piles, most) => count(*piles, *most, |lost| lost.contains(most)),
            // No pile has more than half of all tokens.
            Self::Born(n, piles) => count(*piles, *n, |lost| lost.iter().sum::<u64>() == n.saturating_mul(2)),
            Self::Grown(n, piles) => {
                count(*piles, *n, |lost| lost.iter().sum::<u64>() <= n.saturating_mul(2))
            }
            Self::Remainder(a, b) => Some(a % b),
            Self::Parents(piles) => Some(next(piles, |pile| pile.checked_sub(1))),
            Self::Children(piles) => Some(next(piles, |pile| pile.checked_add(1))),
            Self::Longest(position) => longest(open(position).ok()?),
        }
    }
}

/// Counts P-positions of so many piles up to a size by trying: all piles but the last say what the last must be. None where
/// these are too many.
fn count(piles: u64, most: u64, wanted: impl Fn(&[u64]) -> bool) -> Option<u64> {
    let free = u32::try_from(piles).ok()?.checked_sub(1)?;
    let choices = most.checked_add(1)?.checked_pow(free).filter(|all| *all <= WORK)?;
    let mut lost = Vec::new();
    let holds = |choice: &u64| {
        let mut rest = *choice;
        lost.clear();
        for _ in 0..free {
            lost.push(rest % (most + 1));
            rest /= most + 1;
        }
        lost.push(lost.iter().fold(0, |sum, pile| sum ^ pile));
        lost.last().is_some_and(|last| last <= &most) && wanted(&lost)
    };
    Some((0..choices).filter(holds).count() as u64)
}

/// How many P-positions there are where two piles have been changed.
fn next(piles: &[u64], change: fn(u64) -> Option<u64>) -> u64 {
    let sum = |a: usize, b: usize| {
        let changed =
            (0..).zip(piles).map(|(at, pile)| if at == a || at == b { change(*pile) } else { Some(*pile) });
        changed.collect::<Option<Vec<u64>>>().map(|piles| piles.iter().fold(0, |sum, pile| sum ^ pile))
    };
    let pairs = (0..piles.len()).flat_map(|b| (0..b).map(move |a| (a, b)));
    pairs.filter(|(a, b)| sum(*a, *b) == Some(0)).count() as u64
}

/// The most positions that are looked at from the ends backwards, and the most moves of one.
const LOOKED_AT: usize = 5_000;

/// The most moves that a game from this position can last; none as for [`backwards`].
fn longest(start: Rc<dyn Game>) -> Option<u64> {
    backwards(start, |options| options.iter().max().map_or(0, |most| most + 1))
}

/// The Grundy value of a position: by the theory of its game, or where that knows none, as of graphs, by the definition.
pub fn value_of(game: &Rc<dyn Game>) -> Option<u64> {
    match game.value(&mut Budget::new(WORK)) {
        Ok(value) => Some(value.0),
        Err(_) => backwards(game.clone(), |options| mex(options).0),
    }
}

/// A number of a position, found from those of its options; none where positions return or are too many. O(moves of all
/// positions).
fn backwards(start: Rc<dyn Game>, of: fn(&mut Vec<u64>) -> u64) -> Option<u64> {
    let mut known: BTreeMap<String, Option<u64>> = BTreeMap::new();
    let mut open = vec![(start.clone(), false)];
    while let Some((game, seen)) = open.pop() {
        let name = game.notation();
        let moves = game.moves(LOOKED_AT);
        let options: Vec<Rc<dyn Game>> =
            moves.moves.iter().filter_map(|mv| game.play(&mv.notation).ok()).collect();
        if seen {
            let all = options.iter().map(|option| known.get(&option.notation()).copied().flatten());
            let number = of(&mut all.collect::<Option<Vec<u64>>>()?);
            known.insert(name, Some(number));
            continue;
        }
        match known.get(&name) {
            // The position comes back while its options are looked at.
            Some(None) => return None,
            Some(Some(_)) => continue,
            None if moves.is_truncated() || known.len() >= LOOKED_AT => return None,
            None => {}
        }
        known.insert(name, None);
        open.push((game, true));
        let fresh =
            options.into_iter().filter(|option| !matches!(known.get(&option.notation()), Some(Some(_))));
        open.extend(fresh.map(|option| (option, false)));
    }
    known.get(&start.notation()).copied().flatten()
}

/// All *x* with *x* ⊗ *x* ⊕ *x* = *c*, in the least field that has some; none of 2¹⁶ and more.
pub fn roots(c: u64) -> Vec<u64> {
    let solves = |x: &u64| kernels::nimbers::product_64(*x, *x) ^ x == c;
    let fields = [16u64, 256, 65_536];
    fields
        .into_iter()
        .map(|end| (0..end).filter(solves).collect::<Vec<_>>())
        .find(|all| !all.is_empty())
        .unwrap_or_default()
}

mod against;
#[cfg(test)]
mod tests;
