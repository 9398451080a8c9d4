//! What may be taken from two heaps: a list of vectors, and games made from games.
use crate::core::notation::{NotationError, Scanner};
use crate::games::chromatic::theory::Beta;
use crate::integer::{BigInt, ToPrimitive};
use std::fmt;

/// Most vectors, and most games made one from the other.
const MOST: usize = 40;
const MOST_STEPS: usize = 6;

/// Vectors that one term of the notation denotes.
#[derive(Clone, PartialEq, Debug)]
pub enum Vectors {
    One([u64; 2]),
    /// All multiples of a vector: `k(1,0)`.
    Multiples([u64; 2]),
    /// The pairs of the n-th numbers of two complementary Beatty sequences, in both orders: `beatty(phi^2)`.
    Beatty(Box<Beta>),
}

/// How a game is made from another with the same heaps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The ⋆-operator: the P-positions of the other but (0,0) are what may be taken. Written `*`.
    Star,
    /// The moves of the other game, and its P-positions but (0,0), too. Written `+P`.
    Adjoin,
}

/// The rules of an invariant game: what may be taken is the same everywhere.
#[derive(Clone, PartialEq, Debug)]
pub struct Rules {
    pub vectors: Vec<Vectors>,
    pub steps: Vec<Step>,
}

const VECTOR: &str = "a vector such as (1,2), all multiples such as k(1,0), or beatty(phi^2)";

impl Rules {
    /// The rules that a text denotes, such as `k(1,0)k(0,1)+P`.
    ///
    /// # Errors
    /// What was expected where the text stops making sense.
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text);
        let mut rules = Self { vectors: Vec::new(), steps: Vec::new() };
        loop {
            scan.blanks();
            match scan.peek() {
                None | Some('*' | '+') if !rules.vectors.is_empty() => break,
                _ if rules.vectors.len() == MOST => {
                    return Err(NotationError::too_large(scan.at(), format!("at most {MOST} of them")));
                }
                _ => rules.vectors.push(vectors(&mut scan, text)?),
            }
        }
        while let Some(sign) = scan.peek() {
            let at = scan.at();
            scan.bump();
            let step = match sign {
                '*' => Step::Star,
                '+' if scan.eat('P') || scan.eat('p') => Step::Adjoin,
                _ => return Err(NotationError::syntax(at, "* for the ⋆-game, +P, or the end")),
            };
            if rules.steps.len() == MOST_STEPS {
                return Err(NotationError::too_large(at, format!("at most {MOST_STEPS} steps")));
            }
            rules.steps.push(step);
            scan.blanks();
        }
        Ok(rules)
    }
    /// The rules with one more step; none beyond the limit.
    pub fn then(&self, step: Step) -> Option<Self> {
        let mut next = self.clone();
        next.steps.push(step);
        (next.steps.len() <= MOST_STEPS).then_some(next)
    }
    /// The rules without their last step, and that step; none where there is none.
    pub fn before(&self) -> Option<(Self, Step)> {
        let mut before = self.clone();
        let step = before.steps.pop()?;
        Some((before, step))
    }
    /// In a few words: "Take (1,2) or (2,1)".
    pub fn words(&self) -> String {
        let listed: Vec<String> = self.vectors.iter().map(Vectors::words).collect();
        let (last, others) = listed.split_last().map_or(("", &[][..]), |(last, others)| (last, others));
        let joined =
            if others.is_empty() { last.to_string() } else { format!("{} or {last}", others.join(", ")) };
        let made = |clause: String, step: &Step| match step {
            Step::Star => format!("a P-position of the game of taking {clause}"),
            Step::Adjoin => format!("{clause}, or a P-position of that game"),
        };
        format!("Take {}", self.steps.iter().fold(joined, made))
    }
}

fn vectors(scan: &mut Scanner, text: &str) -> Result<Vectors, NotationError> {
    let at = scan.at();
    if let Some(rest) = text.get(at..).and_then(|rest| rest.strip_prefix("beatty(")) {
        // The number may have brackets of its own.
        let mut depth = 1;
        let closes = |c: char| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            depth == 0
        };
        let end = rest.find(closes).ok_or_else(|| NotationError::syntax(text.len(), ")"))?;
        let from = at + "beatty(".len();
        let beta = Beta::read(&rest[..end])
            .map_err(|error| NotationError::syntax(from + error.at, error.expected))?;
        if beta.against_two() == std::cmp::Ordering::Less {
            return Err(NotationError::not_allowed(from, "a number of at least 2"));
        }
        for _ in 0..text[at..from + end + 1].chars().count() {
            scan.bump();
        }
        return Ok(Vectors::Beatty(Box::new(beta)));
    }
    let multiples = scan.eat('k');
    if !scan.eat('(') {
        return Err(NotationError::syntax(at, VECTOR));
    }
    let read = |scan: &mut Scanner, after: char| {
        scan.blanks();
        let number = scan.number(super::MOST, "how many to take")?;
        scan.blanks();
        if scan.eat(after) { Ok(number) } else { Err(NotationError::syntax(scan.at(), after.to_string())) }
    };
    let vector = [read(scan, ',')?, read(scan, ')')?];
    if vector == [0, 0] {
        return Err(NotationError::not_allowed(at, "a vector that takes something"));
    }
    Ok(if multiples { Vectors::Multiples(vector) } else { Vectors::One(vector) })
}

impl Vectors {
    /// All of these vectors with both entries below `side`.
    pub fn below(&self, side: u64) -> Vec<[u64; 2]> {
        let inside = |vector: &[u64; 2]| vector.iter().all(|n| *n < side);
        match self {
            Self::One(vector) => Some(*vector).into_iter().filter(inside).collect(),
            Self::Multiples(vector) => {
                (1..side).map(|k| vector.map(|n| n.saturating_mul(k))).take_while(inside).collect()
            }
            Self::Beatty(beta) => {
                let pair = |n: u64| {
                    let n = BigInt::from(n);
                    let (red, green) = (beta.red(&n).ok()?, beta.green(&n).ok()??);
                    Some([green.to_u64()?, red.to_u64()?])
                };
                let pairs = (1..side).map_while(pair).take_while(inside);
                pairs.flat_map(|[a, b]| [[a, b], [b, a]]).collect()
            }
        }
    }
    fn words(&self) -> String {
        match self {
            Self::One([x, y]) => format!("({x},{y})"),
            Self::Multiples([x, y]) => format!("a multiple of ({x},{y})"),
            Self::Beatty(beta) => format!("a pair of the Beatty sequences for {}", beta.text()),
        }
    }
}

impl fmt::Display for Vectors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::One([x, y]) => write!(f, "({x},{y})"),
            Self::Multiples([x, y]) => write!(f, "k({x},{y})"),
            Self::Beatty(beta) => write!(f, "beatty({})", beta.text()),
        }
    }
}

/// The text that [`Rules::read`] reads.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.vectors.iter().try_for_each(|vectors| vectors.fmt(f))?;
        self.steps.iter().try_for_each(|step| f.write_str(if *step == Step::Star { "*" } else { "+P" }))
    }
}
