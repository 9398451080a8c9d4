//! The state of the counting lab, and what can be done with it.
use crate::core::format_number;
use crate::labs::counting::{Exact, MOST_TERMS, Sequence, Terms, exact, piles, pointed, sequence};
use crate::labs::{Stretch, Values};
use crate::ui::lab::{form::Change, hold, plot::PlotRequest};
use gloo::timers::callback::Timeout;
use std::rc::Rc;

/// Milliseconds from the last change until the value at the long number is calculated.
const PAUSE: u32 = 300;
/// The most digits of a number that tables write out; longer ones are written as powers of ten.
const WHOLE: usize = 15;
/// The most columns of the table.
const COLUMNS: usize = 17;

/// Everything that the lab shows.
pub struct Lab {
    pub values: Values,
    pub sequence: Sequence,
    /// The selected n.
    pub at: usize,
    /// The first column of the table.
    pub first: usize,
    /// The terms of the last question that could be read.
    pub terms: Rc<Terms>,
    /// The question that `terms` answers: the texts of the fields `g`, `k` and `n`.
    asked: [String; 3],
    /// The logarithms of the terms of the sequence, to base 10; none for a term of 0.
    pub logarithms: Rc<Vec<Option<f64>>>,
    /// The value at the long number, once it is calculated.
    pub exact: Option<Exact>,
    pub spoken: String,
    /// The sequence whose triangle is shown, and whether all its rows are.
    pub triangle: Sequence,
    pub whole: bool,
    /// The terms of all rows of the triangle, once they have been shown.
    long: Option<Rc<Terms>>,
    pause: Option<Timeout>,
}

pub type Hold = hold::Hold<Lab>;

impl Lab {
    /// The state that the values of a link ask for.
    pub fn new(values: &Values) -> Self {
        // The question cannot be read until the rules of its game are here.
        let (terms, asked) = match Terms::asked(values) {
            Some(terms) => (terms, asked(values)),
            None => (Terms::new(3, 127), Default::default()),
        };
        let mut lab = Self {
            values: values.clone(),
            sequence: sequence(values),
            at: 0,
            first: 0,
            logarithms: Rc::default(),
            terms: Rc::new(terms),
            asked,
            exact: None,
            spoken: String::new(),
            triangle: Sequence::LargestExactly,
            whole: false,
            long: None,
            pause: None,
        };
        lab.follow();
        lab.calculate();
        lab
    }
    /// Updates the terms after a change of values, if the new question can be read.
    fn follow(&mut self) {
        let asked = asked(&self.values);
        if asked != self.asked
            && let Some(terms) = Terms::asked(&self.values)
        {
            self.terms = Rc::new(terms);
            self.long = None;
            self.asked = asked;
            self.lengthen();
            self.first = self.first.min(self.terms.upto);
        }
        self.sequence = sequence(&self.values);
        self.logarithms = Rc::new(self.terms.logarithms(self.sequence));
        self.at = pointed(&self.values).min(self.terms.upto);
    }
    /// Reads the question again.
    pub fn again(&mut self) {
        self.follow();
        self.calculate();
    }
    /// Whether the terms are those of an earlier question, because the current one cannot be read.
    pub fn is_unread(&self) -> bool {
        asked(&self.values) != self.asked
    }
    /// Shows all rows of the triangle, or the first ones again.
    pub fn show_whole(&mut self, whole: bool) {
        self.whole = whole;
        self.lengthen();
    }
    /// Calculates the terms of all rows if they are shown.
    fn lengthen(&mut self) {
        if self.whole && self.long.is_none() && self.terms.upto < MOST_TERMS {
            let mut values = self.values.clone();
            values.set("n", MOST_TERMS.to_string());
            self.long = Terms::asked(&values).map(Rc::new);
        }
    }
    /// The terms that the triangle shows.
    pub fn rows(&self) -> &Terms {
        self.long.as_deref().filter(|_| self.whole).unwrap_or(&self.terms)
    }
    /// Selects an n and announces its value.
    pub fn point(&mut self, n: usize) {
        self.at = n.min(self.terms.upto);
        self.values.set("m", self.at.to_string());
        let first = self.first;
        if !(first..first + self.columns(first)).contains(&self.at) {
            // Arrow keys turn whole pages.
            let columns = self.columns(self.at);
            let near = self.at == first + self.columns(first) || self.at + 1 == first;
            let before = match near {
                false => columns / 2,
                true if self.at < first => columns - 1,
                true => 0,
            };
            self.first = self.at.saturating_sub(before);
        }
        let (letter, k) = (self.sequence.letter(), self.terms.k);
        self.spoken = format!(
            "{letter}_{k}({}) = {}",
            format_number(self.at as u64),
            self.shown(self.sequence, self.at)
        );
    }
    /// The number of piles where the game is Nim; none for other games.
    pub fn nim_piles(&self) -> Option<u32> {
        self.terms.game.is_none().then_some(self.terms.k)
    }
    /// The visible range of the plot.
    pub fn seen(&self) -> Stretch {
        let all = Stretch::upto(self.terms.upto);
        Stretch::read(self.values.text("r"), MOST_TERMS).map_or(all, |seen| seen.inside(self.terms.upto))
    }
    pub fn look(&mut self, look: PlotRequest) {
        match look {
            // The selected n stays when the pointer leaves.
            PlotRequest::Point { n, follow } => {
                if let Some(n) = n.filter(|n| *n != self.at) {
                    self.point(n);
                }
                let seen = self.seen().showing(self.at as f64, self.at as f64);
                if follow && seen != self.seen() {
                    self.values.set("r", seen.text());
                }
            }
            PlotRequest::Part(seen) if seen != Stretch::upto(self.terms.upto) => {
                self.values.set("r", seen.text())
            }
            _ => self.values.set("r", ""),
        }
    }
    /// A term in the short form that tables use.
    pub fn shown(&self, sequence: Sequence, n: usize) -> String {
        shortened(&self.terms.digits(sequence, n))
    }
    /// How many columns of the table fit side by side from `first` on. The sums grow with n, so that the last column is
    /// the widest.
    pub fn columns(&self, first: usize) -> usize {
        let last = (first + COLUMNS - 1).min(self.terms.upto);
        let longest = self.shown(Sequence::LargestAtMost, last);
        let digits = longest.chars().filter(|c| c.is_alphanumeric()).count();
        let blanks = longest.chars().count() - digits;
        (9180 / (digits * 86 + blanks * 30 + 60)).clamp(3, COLUMNS)
    }
    /// Calculates the value at the long number.
    fn calculate(&mut self) {
        let text = self.values.text("x").trim();
        let k = piles(&self.values).filter(|_| !text.is_empty() && self.terms.game.is_none());
        self.exact = k.and_then(|k| exact(k, self.sequence, text).ok());
    }
}

/// The texts of the fields that the terms depend on.
fn asked(values: &Values) -> [String; 3] {
    ["g", "k", "n"].map(|key| values.text(key).trim().to_string())
}

/// A number, or its first digits and a power of ten.
pub fn shortened(digits: &str) -> String {
    if digits.len() <= WHOLE {
        return crate::core::group_digits(digits);
    }
    let raised = |digit: char| "⁰¹²³⁴⁵⁶⁷⁸⁹".chars().nth(digit as usize - '0' as usize).unwrap_or(digit);
    let exponent: String = (digits.len() - 1).to_string().chars().map(raised).collect();
    format!("{}.{}·10{exponent}", &digits[..1], &digits[1..4])
}

impl Hold {
    /// Changes values; the value at the long number is calculated after a short pause.
    pub fn ask(&self, change: &dyn Fn(&mut Values)) {
        let hold = self.clone();
        self.change(&|lab| {
            change(&mut lab.values);
            lab.follow();
            lab.exact = None;
            let hold = hold.clone();
            lab.pause = Some(Timeout::new(PAUSE, move || hold.change(&Lab::calculate)));
        });
    }
    pub fn set(&self, (key, text): Change) {
        self.ask(&|values| values.set(key, text.clone()));
    }
    /// Handles a key; returns whether it did anything.
    pub fn key(&self, key: &str) -> bool {
        let step = |by: isize| {
            self.change(&|lab| {
                let n = lab.at.saturating_add_signed(by).min(lab.terms.upto);
                lab.look(PlotRequest::Point { n: Some(n), follow: true });
            });
        };
        let turn = |by: usize| {
            let at = (self.lab.borrow().sequence as usize + by) % Sequence::ALL.len();
            self.set(("s", Sequence::ALL[at].letter().into()));
            self.change(&|lab| lab.point(lab.at));
        };
        match key {
            "ArrowRight" => step(1),
            "ArrowLeft" => step(-1),
            "ArrowDown" => turn(1),
            "ArrowUp" => turn(3),
            "Home" => step(isize::MIN),
            "End" => step(isize::MAX),
            "2" | "3" | "4" | "5" | "6" => {
                self.set(("k", key.into()));
                self.change(&|lab| lab.point(lab.at));
            }
            _ => return false,
        }
        true
    }
}
