//! Sets of red levels by their names, or by a formula for their members.
use super::term::Term;
use crate::core::notation::NotationError;
use crate::games::chromatic::theory::{Beta, RedLevels};

/// The names, and which levels are red.
const NAMES: [(&str, Kind); 9] = [
    ("primes", Kind::Primes),
    ("squares", Kind::Squares),
    ("fib", Kind::Fibonacci),
    ("fibonacci", Kind::Fibonacci),
    ("evil", Kind::Evil),
    ("odious", Kind::Odious),
    ("vile", Kind::Vile),
    ("dopey", Kind::Dopey),
    ("random", Kind::Random(0)),
];

/// What stands before the number in a set of multiples, rounded down.
const BEATTY: &str = "beatty(";

#[derive(Clone, Debug)]
enum Kind {
    Primes,
    Squares,
    Fibonacci,
    Evil,
    Odious,
    /// With an even number of binary zeros at the end.
    Vile,
    Dopey,
    /// Each level by chance, from this seed.
    Random(u64),
    /// The multiples of a number, rounded down.
    Beatty(Box<Beta>),
    /// The levels among the terms for n = 1, 2, 3 and so on.
    Terms(Box<Term>),
}

/// A set such as `primes`, `random 7`, `n^2`, `floor(n * phi + 1/2)`, `beatty(phi^2)` or `not squares`.
///
/// ```
/// use nimscope::labs::solution::NamedSet;
///
/// let reds = |text| {
///     let colours = NamedSet::read(text).unwrap().colours(12);
///     (1..=12).filter(|level| colours[*level]).collect::<Vec<_>>()
/// };
/// assert_eq!(reds("fib"), [1, 2, 3, 5, 8]);
/// assert_eq!(reds("not vile"), [2, 6, 8, 10]);
/// assert_eq!(reds("n^2 + 1"), [2, 5, 10]);
/// assert_eq!(NamedSet::read("random x").unwrap_err().at, 7);
/// ```
#[derive(Clone, Debug)]
pub struct NamedSet {
    kind: Kind,
    /// Whether the levels that are not in the set are red, instead of those in it.
    not: bool,
}

impl NamedSet {
    /// Reads a name or a formula.
    ///
    /// # Errors
    /// What was expected instead, and where.
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let place = |part: &str| part.as_ptr() as usize - text.as_ptr() as usize;
        let own = text.trim();
        let (not, own) = match own.strip_prefix("not ") {
            Some(rest) => (true, rest.trim_start()),
            None => (false, own),
        };
        let moved = |mut error: NotationError| {
            error.at += place(own);
            error
        };
        if let Some(inner) = own.strip_prefix(BEATTY) {
            let Some(inner) = inner.strip_suffix(')') else {
                return Err(NotationError::syntax(place(own) + own.len(), ")"));
            };
            let beta = Beta::read(inner)
                .map_err(|error| NotationError::syntax(place(inner) + error.at, error.expected))?;
            return Ok(Self { kind: Kind::Beatty(Box::new(beta)), not });
        }
        let mut words = own.split_whitespace();
        let name = words.next().unwrap_or_default();
        let known = NAMES.iter().find(|(own, _)| *own == name);
        let Some((_, kind)) = known else {
            if name != "n" && name.chars().all(char::is_alphabetic) {
                let names = NAMES.map(|(name, _)| name).join(", ");
                let before = if not { "" } else { ", not before it" };
                let expected = format!("one of {names}{before}, or the members by n, such as n^2");
                return Err(NotationError::syntax(place(own), expected));
            }
            return Term::read(own)
                .map(|term| Self { kind: Kind::Terms(Box::new(term)), not })
                .map_err(moved);
        };
        let mut kind = kind.clone();
        if let Kind::Random(seed) = &mut kind
            && let Some(word) = words.next()
        {
            *seed = word.parse().map_err(|_| NotationError::syntax(place(word), "a number as the seed"))?;
        }
        match words.next() {
            Some(word) => Err(NotationError::syntax(place(word), "the end")),
            None => Ok(Self { kind, not }),
        }
    }
    /// The colours of the levels 0 to `most`, red as true; 0 is green. O(most log log most).
    pub fn colours(&self, most: usize) -> Vec<bool> {
        let mut colours = match &self.kind {
            Kind::Primes => primes(most),
            Kind::Fibonacci => fibonacci(most),
            Kind::Evil => RedLevels::Evil.colours(most),
            Kind::Odious => RedLevels::Odious.colours(most),
            Kind::Beatty(beta) => RedLevels::Beatty(beta.clone()).colours(most),
            Kind::Terms(term) => members(term, most),
            kind => (0..=most as u64).map(|level| kind.has(level)).collect(),
        };
        if self.not {
            colours.iter_mut().for_each(|red| *red = !*red);
        }
        if let Some(ground) = colours.first_mut() {
            *ground = false;
        }
        colours
    }
    /// The set as the game has it, where it has a name there too.
    pub fn levels(&self) -> Option<RedLevels> {
        match (&self.kind, self.not) {
            (Kind::Evil, false) | (Kind::Odious, true) => Some(RedLevels::Evil),
            (Kind::Odious, false) | (Kind::Evil, true) => Some(RedLevels::Odious),
            (Kind::Beatty(beta), false) => Some(RedLevels::Beatty(beta.clone())),
            _ => None,
        }
    }
}

impl Kind {
    fn has(&self, level: u64) -> bool {
        match self {
            Kind::Squares => level.isqrt().pow(2) == level,
            Kind::Vile => level.trailing_zeros().is_multiple_of(2),
            Kind::Dopey => !level.trailing_zeros().is_multiple_of(2),
            Kind::Random(seed) => mixed(*seed ^ mixed(level)) >> 63 == 1,
            _ => false,
        }
    }
}

/// A pseudorandom number, the same for the same seed (Steele, Lea and Flood, SplitMix64).
fn mixed(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

fn primes(most: usize) -> Vec<bool> {
    let mut prime = vec![true; most + 1];
    prime.iter_mut().take(2).for_each(|one| *one = false);
    for factor in 2..=most.isqrt() {
        if prime[factor] {
            (factor * factor..=most).step_by(factor).for_each(|level| prime[level] = false);
        }
    }
    prime
}

fn fibonacci(most: usize) -> Vec<bool> {
    let mut colours = vec![false; most + 1];
    let (mut a, mut b) = (1, 2);
    while a <= most {
        colours[a] = true;
        (a, b) = (b, a + b);
    }
    colours
}

/// Which levels are terms for an n up to the highest level.
fn members(term: &Term, most: usize) -> Vec<bool> {
    let mut colours = vec![false; most + 1];
    for n in 1..=most as i64 {
        let level = term.at(n).ok().and_then(|level| usize::try_from(level).ok());
        if let Some(colour) = level.and_then(|level| colours.get_mut(level)) {
            *colour = true;
        }
    }
    colours
}
