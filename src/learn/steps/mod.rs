//! Proofs that are no games, told step by step with numbers that the reader chooses, and compared with the definition
//! where these are small enough.
mod heaps;
mod levels;
mod piles;
mod runs;
#[cfg(test)]
mod tests;

/// The steps of a proof.
pub struct Steps {
    /// Its name in the files of the companions.
    pub id: &'static str,
    /// What numbers it asks for.
    pub asks: &'static str,
    /// Numbers to begin with.
    pub begin: &'static str,
    tell: fn(&[u64]) -> Result<WorkedSteps, &'static str>,
}

/// What is told of some numbers, with the markup of `core::why`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WorkedSteps {
    pub lines: Vec<String>,
    /// What the steps lead to.
    pub result: String,
    /// The result by the definition; none where that would take too long.
    pub counted: Option<String>,
}

/// All proofs that are told step by step.
pub static ALL: [&[Steps]; 4] = [runs::ALL, levels::ALL, piles::ALL, heaps::ALL];
/// Most numbers that are read, and the greatest of them.
const MOST: usize = 16;
const GREATEST: u64 = 1_000_000_000_000;

/// Finds steps by their name.
pub fn named(id: &str) -> Option<&'static Steps> {
    ALL.iter().flat_map(|all| all.iter()).find(|steps| steps.id == id)
}

impl Steps {
    /// The steps with the numbers of a text.
    ///
    /// # Errors
    /// What was expected instead.
    pub fn tell(&self, text: &str) -> Result<WorkedSteps, &'static str> {
        let digits = |c: char| c.is_ascii_digit();
        if text.contains(|c: char| !digits(c) && !c.is_whitespace() && !matches!(c, ',' | '(' | ')' | '+')) {
            return Err("Whole numbers, with commas between them.");
        }
        let words = text.split(|c: char| !digits(c)).filter(|word| !word.is_empty());
        let numbers: Vec<u64> = words.map(|word| word.parse().unwrap_or(u64::MAX)).collect();
        if numbers.len() > MOST || numbers.iter().any(|number| *number > GREATEST) {
            return Err("At most 16 numbers, none above 1 000 000 000 000.");
        }
        (self.tell)(&numbers)
    }
}

/// A number in binary.
fn binary(n: u64) -> String {
    format!("{n:b}")
}

/// The least number that is not among these.
fn mex(values: &[u64]) -> u64 {
    (0..).find(|value| !values.contains(value)).unwrap_or_default()
}

/// A list within a sentence, shortened in its middle.
fn list(all: &[u64]) -> String {
    let words = |all: &[u64]| all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    match all.len() {
        0 => "none".into(),
        1..=12 => words(all),
        many => format!("{}, …, {}", words(&all[..8]), words(&all[many - 2..])),
    }
}
