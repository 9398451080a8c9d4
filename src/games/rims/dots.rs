//! Sets of dots, which have numbers from 1.
use crate::core::notation::{NotationError, Scanner};

/// The largest number of a dot.
pub const DOTS: u64 = 60;

/// A set of dots, one bit for each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Dots(u64);

impl Dots {
    /// One dot; none beyond [`DOTS`].
    pub fn one(dot: u64) -> Option<Self> {
        (1..=DOTS).contains(&dot).then(|| Self(1 << (dot - 1)))
    }
    /// So many dots from this number on, as far as [`DOTS`].
    pub fn run(first: u64, count: usize) -> Self {
        (first..).take(count).filter_map(Self::one).fold(Self::default(), Self::and)
    }
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The numbers, ascending.
    pub fn iter(self) -> impl Iterator<Item = u64> {
        (1..=DOTS).filter(move |dot| self.0 >> (dot - 1) & 1 == 1)
    }
    /// The first `count` dots, and the others.
    pub fn split(self, count: usize) -> [Self; 2] {
        let first = self.iter().take(count).filter_map(Self::one).fold(Self::default(), Self::and);
        [first, self.without(first)]
    }
    pub fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
    pub fn holds(self, other: Self) -> bool {
        other.without(self).is_empty()
    }
    pub fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
    /// Reads numbers and runs of them, `1-3+5`, none of them among `seen`, to which they are added. Empty where no number
    /// comes next.
    pub fn scan(scan: &mut Scanner, seen: &mut Self) -> Result<Self, NotationError> {
        let mut dots = Self::default();
        if !scan.peek().is_some_and(|c| c.is_ascii_digit()) {
            return Ok(dots);
        }
        loop {
            let at = scan.at();
            let first = number(scan)?;
            let last = if scan.eat('-') { number(scan)? } else { first };
            if last < first {
                return Err(NotationError::not_allowed(at, "the smaller number of a run first"));
            }
            let run = Self::run(first, (last - first + 1) as usize);
            if seen.meets(run) {
                return Err(NotationError::not_allowed(at, "each dot once"));
            }
            *seen = seen.and(run);
            dots = dots.and(run);
            if !scan.eat('+') {
                return Ok(dots);
            }
        }
    }
    /// In runs, `1-3+5`.
    pub fn runs(self) -> String {
        let mut out = Vec::new();
        let all: Vec<u64> = self.iter().collect();
        for run in all.chunk_by(|a, b| a + 1 == *b) {
            out.push(match run {
                [first, .., last] => format!("{first}-{last}"),
                one => one.iter().map(u64::to_string).collect(),
            });
        }
        out.join("+")
    }
}

/// The number of a dot.
pub fn number(scan: &mut Scanner) -> Result<u64, NotationError> {
    let at = scan.at();
    match scan.number(DOTS, "the number of a dot")? {
        0 => Err(NotationError::syntax(at, "the number of a dot, from 1")),
        dot => Ok(dot),
    }
}
