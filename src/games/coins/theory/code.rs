//! The code of a coin-turning game, as in CGSuite: how many coins a move turns, and how they lie.
use std::fmt;

/// How the turned coins must lie.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spacing {
    Any,
    /// Mirror-symmetrically, as equally spaced coins do.
    Symmetric,
    /// At equal distances from each to the next, as consecutive coins do.
    Equal,
    /// Side by side.
    Consecutive,
}

/// One kind of move. Coins are counted from 0 at the left.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MoveKind {
    /// The least number of coins that are turned, from 1 on.
    pub min: u64,
    /// The greatest number of coins that are turned; [`u64::MAX`] stands for any number.
    pub max: u64,
    /// How many coins of the row there may be from the first to the last turned one, these included.
    pub window: Option<u64>,
    pub spacing: Spacing,
    /// Whether the leftmost coin of the row must be among the turned ones.
    pub first: bool,
    /// The distances that two turned coins may have, ascending; with these at most two are turned.
    pub pairs: Option<Vec<u64>>,
    /// The distances from the left edge, from 1, at which a coin may be turned alone.
    pub edges: Option<Vec<u64>>,
}

/// A coin-turning game: a move is of one of these kinds, and its rightmost coin goes from heads to tails.
///
/// Written as in CGSuite: `1-3`, `2`, `1+`, with `C` for consecutive, `E` for equally spaced, `S` for symmetric, `F`
/// for the leftmost coin among them and `C(5)` for five coins in a row that they lie in; several kinds with commas.
/// Besides, `2D(1,3)` turns two coins at a distance of the set, `1-2D(1,3)` also one alone, and `2D(1,3)L` one alone
/// whose distance to the left edge is in the set.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Code {
    pub kinds: Vec<MoveKind>,
}

impl MoveKind {
    /// Any `min` to `max` coins.
    pub fn plain(min: u64, max: u64) -> Self {
        Self { min, max, window: None, spacing: Spacing::Any, first: false, pairs: None, edges: None }
    }
    /// Whether these coins, ascending, may be turned.
    pub fn allows(&self, coins: &[u64]) -> bool {
        let (Some(first), Some(last)) = (coins.first(), coins.last()) else { return false };
        let steps = || coins.windows(2).map(|pair| pair[1] - pair[0]);
        let mut mirrored = coins.iter().zip(coins.iter().rev());
        let among = |set: &Option<Vec<u64>>, distance| set.as_ref().is_none_or(|set| set.contains(&distance));
        (self.min..=self.max).contains(&(coins.len() as u64))
            && self.window.is_none_or(|window| last - first < window)
            && (!self.first || *first == 0)
            && match self.spacing {
                Spacing::Any => true,
                Spacing::Symmetric => mirrored.all(|(a, b)| Some(a + b) == first.checked_add(*last)),
                Spacing::Equal => steps().all(|step| Some(step) == steps().next()),
                Spacing::Consecutive => steps().all(|step| step == 1),
            }
            && match coins.len() {
                1 => among(&self.edges, first + 1),
                _ => among(&self.pairs, last - first),
            }
    }
    /// The kind of moves that are of both kinds.
    pub fn and(&self, other: &Self) -> Self {
        let both = |a: &Option<Vec<u64>>, b: &Option<Vec<u64>>| match (a, b) {
            (Some(a), Some(b)) => Some(a.iter().copied().filter(|x| b.contains(x)).collect()),
            _ => a.clone().or_else(|| b.clone()),
        };
        Self {
            min: self.min.max(other.min),
            max: self.max.min(other.max),
            window: self.window.into_iter().chain(other.window).min(),
            spacing: self.spacing.max(other.spacing),
            first: self.first || other.first,
            pairs: both(&self.pairs, &other.pairs),
            edges: both(&self.edges, &other.edges),
        }
    }
    /// Whether any `min` to `max` coins may be turned, without further conditions.
    pub fn is_plain(&self) -> bool {
        *self == Self::plain(self.min, self.max)
    }
}

impl Code {
    /// Whether these coins, ascending, may be turned when the last of them shows heads.
    pub fn allows(&self, coins: &[u64]) -> bool {
        self.kinds.iter().any(|kind| kind.allows(coins))
    }
    /// The only kind of moves, where there is only one.
    pub fn only(&self) -> Option<&MoveKind> {
        if let [kind] = &self.kinds[..] { Some(kind) } else { None }
    }
}

/// The numbers with commas between them: `1,3,4`.
pub fn list(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(",")
}

impl fmt::Display for MoveKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let min = if self.edges.is_some() { self.max } else { self.min };
        write!(f, "{min}")?;
        match self.max {
            u64::MAX => f.write_str("+")?,
            max if max > min => write!(f, "-{max}")?,
            _ => {}
        }
        if self.first {
            f.write_str("F")?;
        }
        f.write_str(match self.spacing {
            Spacing::Any => "",
            Spacing::Symmetric => "S",
            Spacing::Equal => "E",
            Spacing::Consecutive => "C",
        })?;
        if let Some(window) = self.window {
            write!(f, "C({window})")?;
        }
        if let Some(pairs) = &self.pairs {
            write!(f, "D({})", list(pairs))?;
        }
        f.write_str(if self.edges.is_some() { "L" } else { "" })
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, kind) in self.kinds.iter().enumerate() {
            write!(f, "{}{kind}", if n == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}
