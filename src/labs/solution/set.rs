//! Sets of red levels by their names.
use crate::core::notation::NotationError;
use crate::games::chromatic::theory::RedLevels;

/// The names, and which levels are red.
const NAMES: [(&str, Kind); 8] = [
    ("primes", Kind::Primes),
    ("squares", Kind::Squares),
    ("fib", Kind::Fibonacci),
    ("evil", Kind::Evil),
    ("odious", Kind::Odious),
    ("vile", Kind::Vile),
    ("dopey", Kind::Dopey),
    ("random", Kind::Random(0)),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
}

/// A set such as `primes`, `random 7` or `not squares`.
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
/// assert_eq!(NamedSet::read("random x").unwrap_err().at, 7);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NamedSet {
    kind: Kind,
    /// Whether the other levels are red.
    not: bool,
}

impl NamedSet {
    /// Reads a name.
    ///
    /// # Errors
    /// What was expected instead, and where.
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut words = text.split_whitespace().peekable();
        let place = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
        let not = words.next_if_eq(&"not").is_some();
        let names = || NAMES.map(|(name, _)| name).join(", ");
        let Some(name) = words.next() else {
            return Err(NotationError::syntax(text.len(), format!("one of {}", names())));
        };
        let known = NAMES.iter().find(|(own, _)| *own == name);
        let Some(&(_, mut kind)) = known else {
            return Err(NotationError::syntax(place(name), format!("one of {}, not before it", names())));
        };
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
    pub fn colours(self, most: usize) -> Vec<bool> {
        let mut colours = match self.kind {
            Kind::Primes => primes(most),
            Kind::Fibonacci => fibonacci(most),
            Kind::Evil => RedLevels::Evil.colours(most),
            Kind::Odious => RedLevels::Odious.colours(most),
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
    pub fn levels(self) -> Option<RedLevels> {
        match (self.kind, self.not) {
            (Kind::Evil, false) | (Kind::Odious, true) => Some(RedLevels::Evil),
            (Kind::Odious, false) | (Kind::Evil, true) => Some(RedLevels::Odious),
            _ => None,
        }
    }
}

impl Kind {
    fn has(self, level: u64) -> bool {
        match self {
            Kind::Squares => level.isqrt().pow(2) == level,
            Kind::Vile => level.trailing_zeros().is_multiple_of(2),
            Kind::Dopey => !level.trailing_zeros().is_multiple_of(2),
            Kind::Random(seed) => mixed(seed ^ mixed(level)) >> 63 == 1,
            _ => false,
        }
    }
}

/// Numbers by chance that are the same wherever they are asked for (Steele, Lea and Flood, SplitMix64).
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
