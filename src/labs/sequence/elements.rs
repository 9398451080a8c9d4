//! The elements of a misère quotient, and what sums of heaps come to in it.
use crate::core::notation::NotationError;
use crate::games::heaps::misere::{Facts, monomial};
use kernels::quotients::{Element, Heaps, Quotient};
use serde::Serialize;

/// The most heaps of a typed position.
const MOST_HEAPS: usize = 200;

/// The elements by their numbers, of which 0 is the empty sum.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Elements {
    /// The elements as monomials.
    pub names: Vec<String>,
    /// The elements whose sums are P under misère play.
    pub portion: Vec<u64>,
    /// The value in normal play of the sums of each element; empty where sums of one element have several.
    pub values: Vec<u64>,
    /// The kernel, which is the smallest ideal.
    pub kernel: Vec<u64>,
    /// Whether in the kernel a sum is P under misère play just if its value is 0.
    pub regular: bool,
    /// The heaps 0, 1, … as elements.
    #[serde(skip)]
    pub heaps: Vec<u64>,
    /// The product of each element by each generator, all of one element together.
    #[serde(skip)]
    pub steps: Vec<u64>,
    /// The exponent of each generator in the monomial of each element, all of one element together.
    #[serde(skip)]
    pub words: Vec<u64>,
}

/// A sum of heaps in the quotient: an element for each heap, and their product.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sum {
    /// The element of each heap.
    pub heaps: Vec<usize>,
    pub product: usize,
}

impl Elements {
    /// The elements of the quotient that was found, in a game with these moves. O(order² + heaps · options).
    pub fn of(found: &Facts, rule: &dyn Heaps) -> Self {
        let quotient = &found.quotient;
        let monoid = quotient.monoid();
        let classes = generators(quotient);
        let forms = &found.presentation.forms;
        let order = monoid.order() as Element;
        let values = values(found, rule).unwrap_or_default();
        let zero = (0..order).fold(0, |product, x| monoid.product(product, x));
        let mut kernel: Vec<u64> = (0..order).map(|x| monoid.product(zero, x).into()).collect();
        kernel.sort_unstable();
        kernel.dedup();
        let agrees = |x: &u64| {
            values.get(*x as usize).is_some_and(|value| (*value == 0) == monoid.is_p(*x as Element))
        };
        Self {
            names: forms.iter().map(|form| monomial(form)).collect(),
            portion: monoid.portion().iter().map(|x| x as u64).collect(),
            regular: kernel.iter().all(agrees),
            kernel,
            heaps: quotient.images().iter().map(|x| u64::from(*x)).collect(),
            steps: (0..order)
                .flat_map(|x| classes.iter().map(move |g| monoid.product(x, *g).into()))
                .collect(),
            words: forms
                .iter()
                .flat_map(|form| {
                    (0..classes.len()).map(|at| form.iter().filter(|own| **own == at).count() as u64)
                })
                .collect(),
            values,
        }
    }
    fn generators(&self) -> usize {
        self.steps.len().checked_div(self.names.len()).unwrap_or(0)
    }
    /// Whether sums of this element are P under misère play.
    pub fn is_p(&self, x: usize) -> bool {
        self.portion.contains(&(x as u64))
    }
    pub fn is_kernel(&self, x: usize) -> bool {
        self.kernel.contains(&(x as u64))
    }
    /// The product of two elements: one step for each letter of the second.
    pub fn product(&self, x: usize, y: usize) -> usize {
        let many = self.generators();
        let letters = self.words.get(y * many..(y + 1) * many).unwrap_or_default();
        let times = (0..).zip(letters).flat_map(|(at, times)| (0..*times).map(move |_| at));
        times.fold(x, |x, at: usize| self.steps.get(x * many + at).map_or(x, |to| *to as usize))
    }
    /// The elements by their value, those of each value in the order of the numbers; one list without a value where they have none.
    pub fn by_value(&self) -> Vec<(Option<u64>, Vec<usize>)> {
        let all = 0..self.names.len();
        if self.values.is_empty() {
            return vec![(None, all.collect())];
        }
        let mut values = self.values.clone();
        values.sort_unstable();
        values.dedup();
        let own = |value: u64| all.clone().filter(|x| self.values.get(*x) == Some(&value)).collect();
        values.into_iter().map(|value| (Some(value), own(value))).collect()
    }
}

fn generators(quotient: &Quotient) -> Vec<Element> {
    quotient.generators().iter().map(|heap| quotient.images()[*heap]).collect()
}

/// The value in normal play of each element; none unless the sums of each element all have the same value, which is so
/// if values of products are nim-sums of values.
fn values(found: &Facts, rule: &dyn Heaps) -> Option<Vec<u64>> {
    let quotient = &found.quotient;
    let (monoid, images, classes) = (quotient.monoid(), quotient.images(), generators(quotient));
    let mut own: Vec<u64> = Vec::with_capacity(images.len());
    for n in 0..images.len() {
        let mut options = Vec::new();
        rule.each(n, &mut |parts| options.push(parts.iter().fold(0, |sum, part| sum ^ own[*part])));
        options.sort_unstable();
        options.dedup();
        let value = (0..).zip(&options).find(|(least, option)| least != *option);
        own.push(value.map_or(options.len() as u64, |(least, _)| least));
    }
    let single = |at: usize| own[quotient.generators()[at]];
    let values: Vec<u64> = found
        .presentation
        .forms
        .iter()
        .map(|form| form.iter().fold(0, |sum, at| sum ^ single(*at)))
        .collect();
    let heaps = images.iter().zip(&own).all(|(x, value)| values[usize::from(*x)] == *value);
    let products = (0..monoid.order()).all(|x| {
        (0..)
            .zip(&classes)
            .all(|(at, g)| values[usize::from(monoid.product(x as Element, *g))] == values[x] ^ single(at))
    });
    (heaps && products).then_some(values)
}

/// Reads heaps such as `12 + 9 + 4`, joined by plus signs, commas or blanks.
///
/// ```
/// use nimscope::labs::sequence::read_heaps;
///
/// assert_eq!(read_heaps("12 + 9, 4").unwrap(), [12, 9, 4]);
/// assert_eq!(read_heaps("12 + x").unwrap_err().at, 5);
/// ```
///
/// # Errors
/// What was expected instead, and where.
pub fn read_heaps(text: &str) -> Result<Vec<u64>, NotationError> {
    let mut heaps = Vec::new();
    for word in text.split(['+', ',', ' ']).filter(|word| !word.is_empty()) {
        let place = word.as_ptr() as usize - text.as_ptr() as usize;
        match word.parse::<u64>() {
            Ok(n) if n <= 1_000_000_000_000_000_000 => heaps.push(n),
            _ => return Err(NotationError::syntax(place, "a heap of at most 10^18")),
        }
        if heaps.len() > MOST_HEAPS {
            return Err(NotationError::too_large(place, format!("at most {MOST_HEAPS} heaps")));
        }
    }
    Ok(heaps)
}
