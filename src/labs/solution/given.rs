//! The lists and sets that the lab is given, made of what its fields hold.
use super::{
    fields::{is_finite, read_partner, upto},
    judge::{HIGHEST, Pair},
    read::{read_pairs, read_sequence},
    set::NamedSet,
    term::Term,
};
use crate::core::{grouped::format_number, notation::NotationError};
use crate::games::chromatic::theory::{Beta, RedLevels};
use crate::labs::field::{FieldError, Values};
use crate::labs::statement::NoValue;
use std::cmp::Ordering;

/// What is given.
#[derive(Clone, Debug)]
pub enum Given {
    /// All P-positions up to a level, and whether two sequences give them.
    List { pairs: Vec<Pair>, sequences: bool },
    /// The colours of the levels from 0 on, red as true; the pairs come from the queue.
    Set(Vec<bool>),
    /// A set that the game has a name for, such as all multiples of beta, rounded down.
    Known(Box<RedLevels>),
}

impl Given {
    /// What these values give. O(levels) operations.
    ///
    /// # Errors
    /// The field that cannot be read, or a term that is no level.
    pub fn read(values: &Values) -> Result<Self, FieldError> {
        values.check()?;
        let wrong = |key: &'static str| {
            let text = values.text(key).to_string();
            move |error| FieldError { key, text, error }
        };
        let text = |key| values.text(key).trim();
        if values.is("w", "pairs") {
            let pairs = read_pairs(text("p")).map_err(wrong("p"))?;
            return Ok(Given::List { pairs, sequences: false });
        }
        if is_finite(values) {
            let a = read_sequence(text("a")).map_err(wrong("a"))?;
            let b = read_sequence(text("b")).map_err(wrong("b"))?;
            return Ok(sequences(&a, &b));
        }
        // The check above has refused a number of levels that cannot be read.
        let most = upto(values).unwrap_or(1);
        if values.is("w", "ratio") {
            return ratio(text("x"), text("y"), most).map_err(wrong("y"));
        }
        if values.is("w", "set") {
            let set = NamedSet::read(text("s")).map_err(wrong("s"))?;
            return Ok(set
                .levels()
                .map_or_else(|| Given::Set(set.colours(most)), |levels| Given::Known(Box::new(levels))));
        }
        let term = |key| Term::read(text(key)).map_err(wrong(key));
        let h = term("h")?;
        let f = if text("f").is_empty() { None } else { Some(term("f")?) };
        if let Some(given) = multiples(f.as_ref(), &h, most) {
            return Ok(given);
        }
        let h = terms(&h, most, true).map_err(wrong("h"))?;
        let Some(f) = f else {
            let mut colours = vec![false; most + 1];
            h.iter().for_each(|level| colours[*level as usize] = true);
            return Ok(Given::Set(colours));
        };
        let f = terms(&f, h.len(), false).map_err(wrong("f"))?;
        let pairs = f.into_iter().zip(h).filter(|(a, _)| *a as usize <= most).collect();
        Ok(Given::List { pairs, sequences: true })
    }
}

/// What is known for all levels, where the terms are multiples of numbers, rounded down.
fn multiples(f: Option<&Term>, h: &Term, most: usize) -> Option<Given> {
    let alpha = f.map_or(Some(String::new()), Term::multiplied)?;
    ratio(&alpha, &h.multiplied()?, most).ok()
}

/// What two sequences give. If one is empty, its levels are all those that are not in the other.
fn sequences(a: &[u32], b: &[u32]) -> Given {
    let top = a.iter().chain(b).copied().max().unwrap_or(0) as usize;
    let mut colours = vec![false; top + 1];
    if a.is_empty() {
        b.iter().for_each(|level| colours[*level as usize] = true);
        colours[0] = false;
        return Given::Set(colours);
    }
    if b.is_empty() {
        a.iter().for_each(|level| colours[*level as usize] = true);
        let others = (1..=HIGHEST).filter(|level| !colours.get(*level as usize).is_some_and(|one| *one));
        let pairs = a.iter().copied().zip(others).collect();
        return Given::List { pairs, sequences: true };
    }
    Given::List { pairs: a.iter().copied().zip(b.iter().copied()).collect(), sequences: true }
}

/// The multiples of one or two numbers, rounded down.
fn ratio(x: &str, y: &str, most: usize) -> Result<Given, NotationError> {
    let read = |text: &str| Beta::read(text).map_err(|error| NotationError::syntax(error.at, error.expected));
    let alone = |beta: Beta| Given::Known(Box::new(RedLevels::Beatty(Box::new(beta))));
    if x.is_empty() {
        return read(y).map(alone);
    }
    if y.is_empty() {
        return read(&read_partner(x)?).map(alone);
    }
    let (alpha, beta) = (read(x)?, read(y)?);
    if are_partners(&alpha, &beta) {
        return Ok(alone(if beta.value().compare(2) == Ordering::Less { alpha } else { beta }));
    }
    let levels = |beta: Beta, most| {
        let colours = RedLevels::Beatty(Box::new(beta)).colours(most);
        (1..=most as u32).filter(move |level| colours[*level as usize])
    };
    // Where the sum of the inverses is nearly 1 the first conflict lies far up.
    let most = levels_to_check(&alpha, &beta).max(most).min(HIGHEST as usize);
    let pairs = levels(alpha, most).zip(levels(beta, most)).collect();
    Ok(Given::List { pairs, sequences: true })
}

/// Whether 1/alpha + 1/beta = 1, exactly, with alpha and beta irrational: the two sequences then share out all levels.
fn are_partners(alpha: &Beta, beta: &Beta) -> bool {
    let (alpha, beta) = (alpha.value(), beta.value());
    let both = alpha.is_irrational() && beta.is_irrational();
    both && alpha.times(beta).is_ok_and(|product| alpha.plus(beta) == Ok(product))
}

/// Four times an estimate of the first level that the two sequences share or miss: the inverse of the difference
/// between 1/alpha + 1/beta and 1.
fn levels_to_check(alpha: &Beta, beta: &Beta) -> usize {
    let error = 1.0 / approximate(alpha) + 1.0 / approximate(beta) - 1.0;
    (4.0 / error.abs().max(1e-9)) as usize
}

/// A number as a float; [`f64::MAX`] where it cannot be calculated.
pub fn approximate(beta: &Beta) -> f64 {
    let scaled = beta.value().floor_times(&(1u64 << 52).into()).ok();
    scaled
        .and_then(|scaled| scaled.to_string().parse::<f64>().ok())
        .map_or(f64::MAX, |n| n / (1u64 << 52) as f64)
}

/// The terms from n = 1 on: `most` of them, or, if they are to be `rising`, those up to the level `most`.
fn terms(term: &Term, most: usize, rising: bool) -> Result<Vec<u32>, NotationError> {
    let mut found: Vec<u32> = Vec::new();
    for n in 1..=most {
        let told = |what: String| {
            NotationError::not_allowed(
                0,
                format!("{what} for every n; not for n = {}", format_number(n as u64)),
            )
        };
        let value = match term.at(n as i64) {
            Err(NoValue::TooLarge) => i64::MAX,
            Err(_) => return Err(told("a value".into())),
            Ok(value) => value,
        };
        if rising && value > most as i64 {
            break;
        }
        // What is too high is above every level that is looked at.
        let Ok(level) = u32::try_from(value.min(i64::from(HIGHEST) + 1)) else {
            return Err(told("a level of at least 0".into()));
        };
        if rising && (level == 0 || found.last().is_some_and(|before| *before >= level)) {
            return Err(told("a level above the one before".into()));
        }
        found.push(level);
    }
    Ok(found)
}
