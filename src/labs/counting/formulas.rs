//! The formulas with their numbers in the paper.
use super::{sequence::Sequence, total::choose};

/// A formula, one or two lines of mathematics as in `why`, and where it is proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Formula {
    pub lines: Vec<String>,
    pub source: &'static str,
}

/// From this many piles on, binomial coefficients are written as symbols.
const SYMBOLS: u32 = 11;
/// The most terms of a recursion that are written.
const WRITTEN: usize = 3;

/// The formula for k ≥ 1 piles.
pub fn formula(k: u32, sequence: Sequence) -> Formula {
    let (lines, source) = match (k, sequence) {
        (1 | 2, _) => (small(k, sequence), if k == 1 { "Section 3.2" } else { "Lemma 8" }),
        (_, Sequence::LargestAtMost | Sequence::LargestExactly) => largest(k, sequence),
        (3, Sequence::TotalExactly) => (vec!["D_3(n) = 3^{wt(n)}".into()], "Theorem 17"),
        _ => (recursion(k, sequence), source(k, sequence)),
    };
    Formula { lines, source }
}

fn source(k: u32, sequence: Sequence) -> &'static str {
    match (k, sequence) {
        (3, _) => "Section 5.1",
        (4, Sequence::TotalAtMost) => "Lemma 25",
        (4, _) => "Lemma 24",
        (_, Sequence::TotalAtMost) => "Theorem 28",
        _ => "Theorem 27",
    }
}

fn small(k: u32, sequence: Sequence) -> Vec<String> {
    let letter = sequence.letter();
    let line = |value: &str| format!("{letter}_{k}(n) = {value}");
    match (k, sequence.sums()) {
        (1, true) => vec![line("1")],
        (1, false) => vec![format!("{letter}_1(0) = 1"), line("0,") + " n > 0"],
        (_, true) => vec![line("n + 1")],
        (_, false) => vec![line("1")],
    }
}

fn largest(k: u32, sequence: Sequence) -> (Vec<String>, &'static str) {
    let exactly = sequence == Sequence::LargestExactly;
    let line = |text: &str| vec![text.to_string()];
    match (k, exactly) {
        (3, false) => (line("a_3(n) = 2^{2b} + 3c^2"), "Theorem 10"),
        (3, true) => (line("d_3(n) = 6c - 3"), "Theorem 9"),
        (4, false) => (line("a_4(n) = 2^{3b} + 6c^2 2^b + a_4(c - 1)"), "Theorem 11"),
        (4, true) => (line("d_4(n) = (12c - 6)2^b + d_4(c - 1)"), "Corollary 12"),
        (5, false) => (line("a_5(n) = 2^{4b} + 10 · 2^{2b} c^2 + 5c^4"), "Theorem 13"),
        (5, true) => {
            let text = "d_5(n) = 10 · 2^{2b} (2c - 1) + 20c^3 - 30c^2 + 20c - 5";
            (line(text), "Theorem 14")
        }
        _ => {
            let even = k.is_multiple_of(2);
            let plus = |c: &str| format!("(2^b + {c})^{{{k}}} + (2^b - {c})^{{{k}}}");
            let mut over = plus("c");
            if exactly {
                over += &format!(" - (2^b + c - 1)^{{{k}}} - (2^b - c + 1)^{{{k}}}");
            }
            if even {
                over += &format!(" - 2c^{{{k}}}");
            }
            if even && exactly {
                over += &format!(" + 2(c - 1)^{{{k}}}");
            }
            let letter = sequence.letter();
            let rest = if even { format!(" + {letter}_{{{k}}}(c - 1)") } else { String::new() };
            let text = format!("{letter}_{{{k}}}(n) = frac{{{over}}}{{2^{{b+1}}}}{rest}");
            let source = match (even, exactly) {
                (false, false) => "Theorem 13",
                (false, true) => "Theorem 14",
                (true, false) => "Theorem 15",
                (true, true) => "Theorem 16",
            };
            (vec![text], source)
        }
    }
}

/// The recursion for an odd and for an even argument, a line each.
fn recursion(k: u32, sequence: Sequence) -> Vec<String> {
    // The paper gives three piles with an even argument 2n, all others with 2n + 2.
    let even = if k == 3 { "2n" } else { "2n + 2" };
    let line = |odd: bool, at: &str| {
        let name = format!("{}_{{{k}}}", sequence.letter());
        let mut terms = Vec::new();
        let mut j = 0;
        while 4 * j <= k + 2 {
            let first = 4 * j + if odd { 2 } else { 0 };
            let before = first.checked_sub(2).filter(|_| sequence.sums());
            if let Some(factor) = factor(k, first, before) {
                // An even argument 2n + 2 leads to n + 1 - j.
                let shift = i64::from(!odd && k != 3) - i64::from(j);
                let argument = match shift {
                    0 => "n".to_string(),
                    1 => "n + 1".into(),
                    less => format!("n - {}", -less),
                };
                terms.push(format!("{factor}{name}({argument})"));
            }
            j += 1;
        }
        if k == 3 {
            terms.reverse();
        }
        if terms.len() > WRITTEN {
            terms.truncate(WRITTEN);
            terms.push("…".into());
        }
        let terms = if terms.is_empty() { "0".to_string() } else { terms.join(" + ") };
        format!("{name}({at}) = {terms}")
    };
    vec![line(true, "2n + 1"), line(false, even)]
}

/// The factor C(k, i), or C(k, `before`) + C(k, i), as it is written; none where it is 0.
fn factor(k: u32, i: u32, before: Option<u32>) -> Option<String> {
    let value = choose(k, i) + before.map_or(0, |before| choose(k, before));
    if value == 0 {
        return None;
    }
    if k < SYMBOLS {
        return Some(if value == 1 { String::new() } else { value.to_string() });
    }
    let symbol = |i: u32| format!("binom{{{k}}}{{{i}}}");
    Some(match before {
        _ if i == 0 => String::new(),
        Some(before) if choose(k, i) == 0 => symbol(before),
        Some(before) => format!("({} + {})", symbol(before), symbol(i)),
        None => symbol(i),
    })
}

/// What is corrected in the printed statements about k piles.
pub fn corrections(k: u32) -> Option<&'static str> {
    match k {
        3 => Some(
            "The paper misprints this recursion. It is $D_3(2n) = D_3(n)$, $D_3(2n + 1) = 3D_3(n)$. And $b$ is one less than the number of binary digits of $n$, which section 3.2 makes it: for $n = 5$ it is 2.",
        ),
        4 => Some(
            "In the proof of Theorem 11 the first count $2^{3b}$ is of piles less than $2^b$; “not less” is printed.",
        ),
        5.. => Some(if k.is_multiple_of(2) {
            "Theorem 16 needs $n > 0$, which is not printed; $d(0) = 1$."
        } else {
            "Theorem 14 needs $n > 0$, which is not printed; $d(0) = 1$."
        }),
        _ => None,
    }
}
