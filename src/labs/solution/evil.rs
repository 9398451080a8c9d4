//! The evil levels red: the case of Theorem 14's proof for a number n, and the levels around its pair in blocks of four (Fisher
//! and Larsson, Lemmas 10 and 12, Figure 3, Theorem 14).
use super::found::Found;
use crate::games::chromatic::theory::{EvilPair, RedLevels, chromatic, is_evil, pseudochromatic};
use crate::integer::{BigInt, One, Signed};

/// A level with what is counted up to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Level {
    pub level: BigInt,
    pub red: bool,
    /// Greens less reds among the levels from 0 to this one.
    pub tau: i8,
    /// Greens less reds among the levels from 1 to this one.
    pub chi: i8,
    /// The number of the pair whose red, or green, level this is.
    pub index: BigInt,
}

impl Level {
    /// A level of at least 0.
    pub fn of(level: BigInt) -> Self {
        let red = is_evil(&level);
        // Of 2m and 2m + 1 one is red and one is green; the red level 0 has the number 0.
        let index = (&level >> 1u32) + u32::from(!red);
        Self { red, tau: pseudochromatic(&level), chi: chromatic(&level), index, level }
    }
}

/// The case of the proof for a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Case {
    pub n: BigInt,
    /// From 1 to 4, as in the paper.
    pub number: u8,
    pub own: EvilPair,
    /// The class of n − 1; none for n = 1.
    pub before: Option<EvilPair>,
    /// The n-th P-position.
    pub pair: (BigInt, BigInt),
    /// The red level of number n − 1, and 0 for n = 1.
    pub red_before: BigInt,
    /// The levels of the table in the proof: from the red level before or the green of the pair up to the red of the pair.
    pub rows: Vec<Level>,
}

/// The greatest n that [`Case::moved`] gives.
const LAST_STEP: u64 = 1_000_000_000_000_000;

impl Case {
    /// n + `by`, but at least 1, as text; none where that is n itself or above 10^15.
    pub fn moved(&self, by: i32) -> Option<String> {
        let to = (&self.n + BigInt::from(by)).max(1.into());
        (to != self.n && to <= BigInt::from(LAST_STEP)).then(|| to.to_string())
    }
    /// The case of `n`; none for n < 1.
    pub fn of(n: &BigInt) -> Option<Self> {
        if !n.is_positive() {
            return None;
        }
        let own = EvilPair::of(n);
        let before = Some(n - BigInt::one()).filter(Signed::is_positive);
        let red_before = before.as_ref().map(|n| EvilPair::of(n).heights(n).1).unwrap_or_default();
        let number = match (own.evil, own.vile) {
            (true, false) => 1,
            (false, false) => 2,
            (true, true) => 3,
            (false, true) => 4,
        };
        let pair = own.heights(n);
        let mut rows = Vec::new();
        let mut level = pair.0.clone().min(red_before.clone());
        while level <= pair.1 {
            rows.push(Level::of(level.clone()));
            level += BigInt::one();
        }
        let before = before.map(|n| EvilPair::of(&n));
        Some(Self { n: n.clone(), number, own, before, pair, red_before, rows })
    }
    /// The steps of the proof; `text` writes a number.
    pub fn steps(&self, text: &dyn Fn(&BigInt) -> String) -> Vec<String> {
        let two = |pair: &EvilPair| {
            let more = if pair.evil { "" } else { " + 1" };
            (class(pair), more)
        };
        let (own, more) = two(&self.own);
        let mut out = vec![format!(
            "*n* is {own}: case {} of the proof. So $b_n = 2n{more}$ = {}.",
            self.number,
            text(&self.pair.1)
        )];
        if let Some(before) = &self.before {
            let (class, more) = two(before);
            out.push(format!(
                "*n* − 1 is {class}, so the red level before is 2(*n* − 1){more} = {}.",
                text(&self.red_before)
            ));
        }
        let last = if self.own.above_double == 0 { "the last one" } else { "the last but one" };
        let many = if self.own.above_double == 0 { "as many" } else { "one more" };
        out.push(format!(
            "By Lemma 12 *χ* is {} at $b_n$: up to there are *n* reds and {many} greens. The *n*-th green is {last}: $a_n = b_n − {}$ = {}.",
            self.own.above_double,
            self.own.gap,
            text(&self.pair.0)
        ));
        out
    }
}

/// "evil and dopey".
pub fn class(pair: &EvilPair) -> &'static str {
    match (pair.evil, pair.vile) {
        (true, true) => "evil and vile",
        (true, false) => "evil and dopey",
        (false, true) => "odious and vile",
        (false, false) => "odious and dopey",
    }
}

/// Sixteen levels from a multiple of 16 on, in four blocks of four: Figure 3 with more digits before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sixteen {
    /// The levels but for their last four binary digits.
    pub front: BigInt,
    /// Whether the colours are those of the levels 0 to 15, not exchanged: that is so if `front` is evil.
    pub same: bool,
    pub levels: Vec<Level>,
}

impl Sixteen {
    /// The binary digits of `front`, of long ones the ends.
    pub fn digits(&self) -> String {
        let words: Vec<String> = self.front.iter_u64_digits().map(|word| format!("{word:064b}")).collect();
        let all: String = words.into_iter().rev().collect();
        let digits = all.trim_start_matches('0');
        let ends = 12;
        match digits.len() {
            0 => "0".into(),
            1..=40 => digits.into(),
            many => format!("{}…{} ({many} digits)", &digits[..ends], &digits[many - ends..]),
        }
    }
    /// The sixteen levels around a level of at least 0.
    pub fn around(level: &BigInt) -> Self {
        let front = level >> 4u32;
        let first = &front << 4u32;
        let levels = (0..16u32).map(|more| Level::of(&first + more)).collect();
        Self { same: is_evil(&front), front, levels }
    }
}

impl Found {
    /// Whether Theorem 14 gives the pairs.
    pub fn is_evil(&self) -> bool {
        !self.misere && self.refused.is_none() && self.levels == Some(RedLevels::Evil)
    }
}
