//! Drills: questions of one kind, one after the other, the same again for the same seed.
use super::{Place, Setup, WORK};
use crate::core::{Block, Budget, Convention, Game, mex};
use crate::games::open;
use fastrand::Rng;

/// What is practised.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drill {
    Mex,
    NimSum,
    EenyMeeny,
    NimProduct,
    Colon,
}

/// A question of a drill.
#[derive(Clone, PartialEq, Debug)]
pub struct DrillQuestion {
    /// `mex {0, 1, 2, 4}`.
    pub text: String,
    /// The position that it is about, where it is about one.
    pub board: Option<Setup>,
    pub answer: u64,
    /// Why, in a few words.
    pub why: String,
    /// The kind of slip that the question invites, which other questions of its drill share.
    pub trap: &'static str,
}

/// How many questions a drill has.
pub const QUESTIONS: usize = 20;
/// The highest level; the lowest is 1.
pub const LEVELS: u8 = 3;

impl Drill {
    pub const ALL: &[Self] = &[Self::Mex, Self::NimSum, Self::EenyMeeny, Self::NimProduct, Self::Colon];

    /// The name of the drill in addresses.
    pub fn id(self) -> &'static str {
        match self {
            Self::Mex => "mex",
            Self::NimSum => "nim-sum",
            Self::EenyMeeny => "eeny-meeny",
            Self::NimProduct => "nim-product",
            Self::Colon => "colon",
        }
    }
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|drill| drill.id() == id)
    }
    pub fn name(self) -> &'static str {
        match self {
            Self::Mex => "Mex",
            Self::NimSum => "Nim-sum",
            Self::EenyMeeny => "Eeny-meeny",
            Self::NimProduct => "Nim-product",
            Self::Colon => "Colon principle",
        }
    }
    /// What is asked.
    pub fn asks(self) -> &'static str {
        match self {
            Self::Mex => "What is the mex?",
            Self::NimSum => "What is the nim-sum?",
            Self::NimProduct => "What is the nim-product?",
            Self::EenyMeeny | Self::Colon => "What is the value?",
        }
    }
    /// An example, for a list of drills.
    pub fn example(self) -> &'static str {
        match self {
            Self::Mex => "mex {0, 1, 2, 4}",
            Self::NimSum => "13 ⊕ 6",
            Self::EenyMeeny => "(2,2,1,2)",
            Self::NimProduct => "5 ⊗ 6",
            Self::Colon => "a tree of six edges",
        }
    }
    /// The largest answer of a level: where it is below 10 a digit answers.
    pub fn largest(self, level: u8) -> u64 {
        match (self, level) {
            (Self::NimSum, 2) => 15,
            (Self::NimSum, 3..) => 31,
            (Self::NimProduct, 2..) => 15,
            _ => 9,
        }
    }
    /// The step of the course, from 0, that explains what is practised.
    pub fn explained(self) -> (Place, usize) {
        let (chapter, number, step) = match self {
            Self::Mex => (3, 2, 0),
            Self::NimSum => (2, 2, 0),
            Self::EenyMeeny => (7, 2, 2),
            Self::NimProduct => (5, 4, 3),
            Self::Colon => (6, 2, 0),
        };
        (Place { chapter, number, exercise: false }, step)
    }
    /// The question with this number, from 0, for this seed.
    ///
    /// ```
    /// use nimscope::learn::Drill;
    ///
    /// let question = Drill::NimSum.question(7, 0, 1);
    /// assert_eq!(question, Drill::NimSum.question(7, 0, 1));
    /// assert!(question.answer <= 7);
    /// ```
    pub fn question(self, seed: u64, number: usize, level: u8) -> DrillQuestion {
        let level = level.clamp(1, LEVELS);
        let mut rng = Rng::with_seed(seed ^ (number as u64) << 32 ^ u64::from(level) << 56);
        match self {
            Self::Mex => of_mex(&mut rng, level),
            Self::NimSum => of_sum(&mut rng, 1 << (level + 2)),
            Self::NimProduct => of_product(&mut rng, [4, 8, 16][usize::from(level) - 1]),
            Self::EenyMeeny => {
                let runs = runs(&mut rng, level);
                of_value(format!("colourful/({})", text(&runs)), walk, trap_of_runs(&runs))
            }
            Self::Colon => {
                let tree = tree(&mut rng, level);
                let why = |_: &dyn Game| "branches are nim-added, and an edge below makes one more".into();
                of_value(format!("hackenbush/{tree}"), why, trap_of_tree(&tree))
            }
        }
    }
}

fn of_mex(rng: &mut Rng, level: u8) -> DrillQuestion {
    let count = usize::from(level) + 3;
    let mut numbers = Vec::new();
    while numbers.len() < count {
        let number = rng.u64(0..count as u64 + 2);
        // Mostly 0 and 1 are there: without them nobody has to look at the other numbers.
        let number = if numbers.len() < 2 && rng.u8(0..5) > 0 { numbers.len() as u64 } else { number };
        if !numbers.contains(&number) {
            numbers.push(number);
        }
    }
    rng.shuffle(&mut numbers);
    let text = text(&numbers).replace(',', ", ");
    let answer = mex(&mut numbers).0;
    let why = format!("{answer} is the least number that is missing");
    let trap = match answer {
        0 => "0 is missing",
        n if n == count as u64 => "no number is missing below the largest",
        _ => "a number is missing between others",
    };
    DrillQuestion { text: format!("mex {{{text}}}"), board: None, answer, why, trap }
}

fn of_sum(rng: &mut Rng, below: u64) -> DrillQuestion {
    let [a, b] = [(); 2].map(|()| rng.u64(1..below));
    let why = format!("{a:b} and {b:b} in binary, without carrying: {:b}", a ^ b);
    let trap =
        if a & b == 0 { "no power of two is in both" } else { "a power of two is in both, and cancels" };
    DrillQuestion { text: format!("{a} ⊕ {b}"), board: None, answer: a ^ b, why, trap }
}

fn of_product(rng: &mut Rng, below: u64) -> DrillQuestion {
    let [a, b] = [(); 2].map(|()| rng.u64(2..below));
    let answer = kernels::nimbers::product_64(a, b);
    let powers = |n: u64| (0..u64::BITS).map(|bit| 1 << bit).filter(move |power| n & power != 0);
    let products =
        powers(a).flat_map(|one| powers(b).map(move |other| kernels::nimbers::product_64(one, other)));
    let why = format!(
        "the powers of two of both, multiplied: {} = {answer}",
        products.map(|product| product.to_string()).collect::<Vec<_>>().join(" ⊕ ")
    );
    let trap = match (a.min(b), a.max(b)) {
        (low, high) if low == high => "a number times itself",
        (low, high @ (2 | 4)) if low < high => "2 or 4 times something smaller, as usual",
        _ => "the powers of two are multiplied one by one",
    };
    DrillQuestion { text: format!("{a} ⊗ {b}"), board: None, answer, why, trap }
}

/// The question for the value of a position.
fn of_value(position: String, why: fn(&dyn Game) -> String, trap: &'static str) -> DrillQuestion {
    let game = open(&position).ok();
    let value = game.as_ref().and_then(|game| game.value(&mut Budget::new(WORK)).ok());
    let text = position.split_once('/').map_or("", |(_, text)| text).to_string();
    let why = game.map_or(String::new(), |game| why(&*game));
    let answer = value.map_or(0, |value| value.0);
    DrillQuestion { text, board: Some(Setup::of(position)), answer, why, trap }
}

/// The comparisons by which the value is found, as the derivation of the game has them: "eeny 2 < 1? no: not met".
fn walk(game: &dyn Game) -> String {
    let why = game.why(0, Convention::Normal);
    let rows = why.blocks.iter().find_map(|block| match block {
        Block::Table { rows, .. } => Some(rows),
        _ => None,
    });
    // The first row is the top run itself; the first two cells of the others show a run and its length.
    let told = |row: &Vec<String>| row.get(2..).unwrap_or_default().join(" ").replace('*', "");
    rows.map_or(String::new(), |rows| rows.iter().skip(1).map(told).collect::<Vec<_>>().join("; "))
}

/// Numbers with commas.
fn text<N: ToString>(numbers: &[N]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(",")
}

/// A pile of balls, by its runs.
fn runs(rng: &mut Rng, level: u8) -> Vec<u8> {
    (0..rng.u8(2..=level + 2)).map(|_| rng.u8(1..=level + 1)).collect()
}

fn trap_of_runs(runs: &[u8]) -> &'static str {
    match runs {
        [.., below, top] if below == top => "the two top runs are equal",
        [.., below, top] if below < top => "the top run is the longer one",
        _ => "the top run is the shorter one",
    }
}

/// A tree on one trunk: an edge is a pair of brackets round what grows on it.
fn tree(rng: &mut Rng, level: u8) -> String {
    // The parent of each edge: only its value can be large, so that it stays below 10.
    let edges = usize::from(level) * 2 + 2;
    let parents: Vec<usize> = (1..edges).map(|edge| rng.usize(edge.saturating_sub(3)..edge)).collect();
    branch(&parents, 0)
}

fn trap_of_tree(tree: &str) -> &'static str {
    match tree.matches(")(").count() {
        0 => "a stalk without branches",
        1 => "branches at one point",
        _ => "branches at several points, or more than two",
    }
}

fn branch(parents: &[usize], edge: usize) -> String {
    let above = (edge + 1..=parents.len()).filter(|child| parents[child - 1] == edge);
    format!("({})", above.map(|child| branch(parents, child)).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_question_has_an_answer_that_fits_its_keys() {
        for drill in Drill::ALL {
            assert_eq!(Drill::named(drill.id()), Some(*drill));
            for (seed, level) in [(1, 1), (2, 2), (3, 3), (u64::MAX, 9)] {
                for number in 0..QUESTIONS {
                    let question = drill.question(seed, number, level);
                    assert!(question.answer <= drill.largest(level.min(LEVELS)), "{question:?}");
                    let open = question.board.as_ref().is_none_or(|board| open(&board.position).is_ok());
                    assert!(open && !question.text.is_empty() && !question.why.is_empty(), "{question:?}");
                    assert!(!question.trap.is_empty(), "{question:?}");
                }
            }
        }
    }

    #[test]
    fn a_slip_is_told_by_the_comparisons() {
        let told = |position: &str| walk(&*open(position).unwrap());
        assert_eq!(told("colourful/(2,1,2)"), "eeny 2 < 1? no: not met");
        assert_eq!(told("colourful/(1,2,2)"), "eeny 2 < 2? 2 = 2, go on; meeny 2 > 1? yes: met");
    }

    #[test]
    fn slips_are_told_apart() {
        let traps = [&[1, 2, 2][..], &[1, 2], &[2, 1]].map(trap_of_runs);
        assert_eq!(
            traps,
            ["the two top runs are equal", "the top run is the longer one", "the top run is the shorter one"]
        );
        for drill in Drill::ALL {
            let all: std::collections::BTreeSet<&str> =
                (0..100).map(|number| drill.question(number as u64, number, 2).trap).collect();
            assert!(all.len() > 1, "{drill:?}");
        }
    }

    #[test]
    fn questions_differ() {
        for drill in Drill::ALL {
            let texts: std::collections::BTreeSet<String> =
                (0..QUESTIONS).map(|number| drill.question(5, number, 2).text).collect();
            assert!(texts.len() > QUESTIONS / 2, "{drill:?}: {texts:?}");
        }
        assert_ne!(Drill::Mex.question(1, 0, 2), Drill::Mex.question(2, 0, 2));
    }
}
