//! Classes of heaps, by tameness or in a quotient.
use crate::games::heaps::codes::Form;
use kernels::quotients::{Presentation, Quotient, Stop, Tame};

/// Classes of sums that have the same outcome beside every other sum, as numbers; 0 is the class of the empty sum.
pub enum Classes<'k> {
    /// By a closed form of the values: tame for all heaps.
    Form(Form),
    Tame(&'k Tame),
    Quotient(&'k Quotient),
}

/// The class of a tame sum: twice its value, and 1 more if some heap is firm.
fn tame(value: u64, fickle: bool) -> u64 {
    value << 1 | u64::from(!fickle)
}

/// The greatest heap that is fickle, where a closed form gives the values. Heaps from there on have 0 and 1, or neither, among the
/// values of options with firm heaps.
pub fn fickle(form: Form) -> u64 {
    match form {
        Form::Nim | Form::Lasker | Form::ModFour => 1,
        Form::TwoThirds => 2,
        Form::Halves => 3,
    }
}

impl Classes<'_> {
    /// The class of a heap, where it is known.
    pub fn class(&self, n: u64) -> Option<u64> {
        match self {
            Self::Form(form) => Some(tame(form.value(n), n <= fickle(*form))),
            Self::Tame(found) => found.class(n).map(|class| tame(class.value.into(), class.fickle)),
            Self::Quotient(found) => found.image(n).map(u64::from),
        }
    }
    /// The class of two sums together, by their classes.
    pub fn plus(&self, a: u64, b: u64) -> u64 {
        match self {
            Self::Form(_) | Self::Tame(_) => ((a ^ b) & !1) | ((a | b) & 1),
            Self::Quotient(found) => found.monoid().product(a as u16, b as u16).into(),
        }
    }
    /// Whether sums of this class are P.
    pub fn is_p(&self, class: u64) -> bool {
        match self {
            Self::Form(_) | Self::Tame(_) => class == 1 || class == 2,
            Self::Quotient(found) => found.monoid().is_p(class as u16),
        }
    }
    /// The class of heaps of these sizes together, where it is known.
    pub fn sum(&self, sizes: &[u64]) -> Option<u64> {
        sizes.iter().try_fold(0, |sum, size| Some(self.plus(sum, self.class(*size)?)))
    }
    /// For each heap the class of all others. O(heaps).
    pub fn rests(&self, sizes: &[u64]) -> Option<Vec<u64>> {
        let classes: Vec<u64> = sizes.iter().map(|size| self.class(*size)).collect::<Option<_>>()?;
        let mut after = vec![0; classes.len() + 1];
        for (at, class) in classes.iter().enumerate().rev() {
            after[at] = self.plus(after[at + 1], *class);
        }
        let mut before = 0;
        let rest = |(at, class): (usize, &u64)| {
            let rest = self.plus(before, after[at + 1]);
            before = self.plus(before, *class);
            rest
        };
        Some(classes.iter().enumerate().map(rest).collect())
    }
    /// The heap from which the classes repeat, and their period, where that is proved.
    pub fn period(&self) -> Option<(u64, u64)> {
        let period = match self {
            Self::Form(_) => None,
            Self::Tame(found) => found.period(),
            Self::Quotient(found) => found.period(),
        }?;
        Some((period.start as u64, period.length as u64))
    }
}

/// What is known of a code under misère play.
#[derive(Clone, Debug)]
pub struct Facts {
    /// Values and classes as far as heaps are tame.
    pub tame: Tame,
    pub quotient: Quotient,
    /// Generators and relations of the quotient.
    pub presentation: Presentation,
    /// Why the quotient ends where it does, if it was to go on.
    pub stopped: Option<Stop>,
    /// Whether a closed form says that the game is tame for ever.
    pub closed: bool,
}

/// The names of the generators, from that of the smallest heap on; the first seven as Plambeck and Siegel call those of Kayles.
const LETTERS: &[u8; 26] = b"xzwvtfgabcdehijklmnopqrsuy";

/// The name of a generator.
pub fn letters(generator: usize) -> char {
    LETTERS.get(generator).copied().unwrap_or(b'y').into()
}

/// A monomial, with its exponents after `^`: "xz^2", or "1".
pub fn monomial(form: &[usize]) -> String {
    let mut text = String::new();
    for same in form.chunk_by(|a, b| a == b) {
        text.push(letters(same[0]));
        if same.len() > 1 {
            text += &format!("^{}", same.len());
        }
    }
    if text.is_empty() { "1".into() } else { text }
}
