//! The state of the counting lab, and what can be done with it.
use crate::core::{NotationError, number};
use crate::labs::{Values, counting::*};
use crate::ui::lab::frame;
use gloo::timers::callback::Timeout;
use std::rc::Rc;

/// Milliseconds from the last key until the value at a long number is calculated.
const PAUSE: u32 = 300;
/// Longer numbers are written as powers of ten in tables.
const WHOLE: usize = 15;
/// The most columns of the table.
const COLUMNS: usize = 17;

/// Everything that the lab shows.
pub struct Lab {
    /// As typed.
    pub piles: String,
    pub upto: String,
    pub long: String,
    pub sequence: Sequence,
    pub bounds: bool,
    /// The n that is pointed at.
    pub at: usize,
    /// The first column of the table.
    pub first: usize,
    pub terms: Rc<Terms>,
    /// Of the terms of the sequence, to base 10.
    pub logarithms: Rc<Vec<Option<f64>>>,
    /// The value at the long number, when it has been calculated.
    pub exact: Option<Result<Exact, NotationError>>,
    pub spoken: String,
    pause: Option<Timeout>,
}

pub type Hold = frame::Hold<Lab>;

impl Lab {
    /// As a link asks.
    pub fn new(link: &Values) -> Self {
        let [piles, upto, long] = ["k", "n", "x"].map(|key| link.text(key).to_string());
        let (sequence, at, bounds) = (sequence(link), pointed(link), link.flag("b"));
        let terms = Terms::new(read_piles(&piles).unwrap_or(3), read_terms(&upto).unwrap_or(127));
        let at = at.min(terms.upto);
        let mut lab = Self {
            piles,
            upto,
            long,
            sequence,
            bounds,
            at,
            first: 0,
            logarithms: Rc::new(terms.logarithms(sequence)),
            terms: Rc::new(terms),
            exact: None,
            spoken: String::new(),
            pause: None,
        };
        lab.calculate();
        lab
    }
    pub fn link(&self) -> Values {
        let mut link = Values::new(FIELDS);
        for (key, text) in [("k", &self.piles), ("n", &self.upto), ("x", &self.long)] {
            link.set(key, text);
        }
        link.set("s", self.sequence.letter());
        link.set("m", self.at.to_string());
        link.set("b", if self.bounds { "1" } else { "" });
        link
    }
    /// What was typed has changed: the terms that it asks for, if it can be read.
    pub fn read(&mut self) {
        let (Ok(k), Ok(upto)) = (read_piles(&self.piles), read_terms(&self.upto)) else { return };
        if (k, upto) != (self.terms.k, self.terms.upto) {
            self.terms = Rc::new(Terms::new(k, upto));
            self.first = self.first.min(upto);
            self.at = self.at.min(upto);
        }
        self.choose(self.sequence);
    }
    pub fn choose(&mut self, sequence: Sequence) {
        self.sequence = sequence;
        self.logarithms = Rc::new(self.terms.logarithms(sequence));
    }
    /// Points at an n and says what is there.
    pub fn point(&mut self, n: usize) {
        self.at = n.min(self.terms.upto);
        let first = self.first;
        if !(first..first + self.columns(first)).contains(&self.at) {
            // Arrow keys turn whole pages.
            let columns = self.columns(self.at);
            let near = self.at == first + self.columns(first) || self.at + 1 == first;
            let before = if !near {
                columns / 2
            } else if self.at < first {
                columns - 1
            } else {
                0
            };
            self.first = self.at.saturating_sub(before);
        }
        let (letter, k) = (self.sequence.letter(), self.terms.k);
        self.spoken =
            format!("{letter}_{k}({}) = {}", number(self.at as u64), self.shown(self.sequence, self.at));
    }
    /// A term as a table has room for it.
    pub fn shown(&self, sequence: Sequence, n: usize) -> String {
        shortened(&self.terms.digits(sequence, n))
    }
    /// How many columns of the table fit beside each other from this one on; the sums grow, so that the last is widest.
    pub fn columns(&self, first: usize) -> usize {
        let last = (first + COLUMNS - 1).min(self.terms.upto);
        let longest = self.shown(Sequence::LargestAtMost, last);
        let digits = longest.chars().filter(|c| c.is_alphanumeric()).count();
        let blanks = longest.chars().count() - digits;
        (9180 / (digits * 86 + blanks * 30 + 60)).clamp(3, COLUMNS)
    }
    /// Calculates the value at the long number.
    pub fn calculate(&mut self) {
        let text = self.long.trim();
        self.exact = (!text.is_empty()).then(|| exact(self.terms.k, self.sequence, text));
    }
}

/// A number, or its first digits and a power of ten.
pub fn shortened(digits: &str) -> String {
    if digits.len() <= WHOLE {
        return crate::core::grouped(digits);
    }
    let raised = |digit: char| "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().nth(digit as usize - '0' as usize).unwrap_or(digit);
    let exponent: String = (digits.len() - 1).to_string().chars().map(raised).collect();
    format!("{}.{}·10{exponent}", &digits[..1], &digits[1..4])
}

impl Hold {
    /// Changes something that the value at the long number depends on; it follows in a moment.
    pub fn ask(&self, change: &dyn Fn(&mut Lab)) {
        let hold = self.clone();
        self.change(&|lab| {
            change(lab);
            lab.exact = None;
            let hold = hold.clone();
            lab.pause = Some(Timeout::new(PAUSE, move || hold.change(&Lab::calculate)));
        });
    }
}
