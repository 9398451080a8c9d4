//! Chromatic Nim with evil levels red: Lemmas 10 and 12 and Theorem 14 of Fisher and Larsson.
use super::{Steps, WorkedSteps, binary};

pub const ALL: &[Steps] = &[
    Steps { id: "lemma-10", asks: "n", begin: "12", tell: tau },
    Steps { id: "lemma-12", asks: "k", begin: "22", tell: chi },
    Steps { id: "theorem-14-evil", asks: "Which P-position: n", begin: "28", tell: nth },
];

/// The highest level up to which levels are counted one by one, and the highest stack whose positions are all solved.
const COUNTED: u64 = 100_000;
const PLAYED: u64 = 120;

fn is_evil(n: u64) -> bool {
    n.count_ones().is_multiple_of(2)
}

fn colour(n: u64) -> &'static str {
    if is_evil(n) { "evil, so red" } else { "odious, so green" }
}

fn one(numbers: &[u64], least: u64) -> Result<u64, &'static str> {
    match numbers {
        [n] if *n >= least => Ok(*n),
        _ if least == 0 => Err("One whole number."),
        _ => Err("One whole number from 1 on."),
    }
}

/// Greens less reds over these levels, one by one.
fn counted(from: u64, to: u64) -> Option<String> {
    let sign = |n: u64| if is_evil(n) { -1 } else { 1 };
    (to <= COUNTED).then(|| (from..=to).map(sign).sum::<i64>().to_string())
}

/// Of 2m and 2m + 1 exactly one is evil.
fn tau(numbers: &[u64]) -> Result<WorkedSteps, &'static str> {
    let n = one(numbers, 0)?;
    let pairs = n.div_ceil(2);
    let mut lines = vec![
        "2*m* and 2*m* + 1 differ in their last digit alone: one is evil and one odious. So each pair adds 0.".into(),
        format!("From 0 to {n} there are {pairs} whole pairs."),
    ];
    let result = if n % 2 == 1 {
        lines.push("Nothing is left over.".into());
        0
    } else {
        lines.push(format!("{n} is left over: {} in binary, {}.", binary(n), colour(n)));
        if is_evil(n) { -1 } else { 1 }
    };
    Ok(WorkedSteps { lines, result: result.to_string(), counted: counted(0, n) })
}

fn chi_of(k: u64) -> i64 {
    if k % 2 == 1 { 1 } else { 2 - 2 * i64::from(is_evil(k)) }
}

fn chi(numbers: &[u64]) -> Result<WorkedSteps, &'static str> {
    let k = one(numbers, 1)?;
    let tau = chi_of(k) - 1;
    let lines = vec![
        format!(
            "{k} is {} in binary: {}, and {}.",
            binary(k),
            colour(k),
            if k % 2 == 1 { "odd" } else { "even" }
        ),
        format!("By Lemma 10 the levels 0 to {k} have *τ* = {tau}."),
        "Level 0 is red, and *χ* does not count it: *χ* = *τ* + 1.".into(),
    ];
    Ok(WorkedSteps { lines, result: chi_of(k).to_string(), counted: counted(1, k) })
}

/// What a number is called by its binary digits.
fn kind(n: u64) -> String {
    let vile = n.trailing_zeros().is_multiple_of(2);
    format!("{} and {}", if is_evil(n) { "evil" } else { "odious" }, if vile { "vile" } else { "dopey" })
}

/// The n-th P-position as the theorem says.
fn pair(n: u64) -> (u64, u64) {
    let (evil, vile) = (is_evil(n), n.trailing_zeros().is_multiple_of(2));
    let red = 2 * n + u64::from(!evil);
    (
        red - if vile {
            2
        } else if evil {
            1
        } else {
            3
        },
        red,
    )
}

fn nth(numbers: &[u64]) -> Result<WorkedSteps, &'static str> {
    let n = one(numbers, 1)?;
    let (green, red) = pair(n);
    let case = match (is_evil(n), n.trailing_zeros().is_multiple_of(2)) {
        (true, false) => 1,
        (false, false) => 2,
        (true, true) => 3,
        (false, true) => 4,
    };
    let mut lines = vec![format!(
        "*n* = {n} is {} in binary: {}, which is case {case} of the proof.",
        binary(n),
        kind(n)
    )];
    if n > 1 {
        let (_, before) = pair(n - 1);
        lines.push(format!(
            "*n* − 1 = {} is {}: {}. Its red level is {before}.",
            n - 1,
            binary(n - 1),
            kind(n - 1)
        ));
    }
    lines.push(format!("The next red level is {red} = 2*n*{}.", if is_evil(n) { "" } else { " + 1" }));
    for level in green.saturating_sub(1).max(1)..=red {
        let what = match level {
            _ if level == red => format!("red, the {n}-th"),
            _ if level == green => format!("green, the {n}-th"),
            _ if is_evil(level) => "red".into(),
            _ => "green".into(),
        };
        lines.push(format!("Level {level}: {what}; *χ* = {}.", chi_of(level)));
    }
    let more = chi_of(red);
    lines.push(match more {
        0 => format!("Up to {red} there are {n} reds and, since *χ* = 0, as many greens: the partner is the last green below."),
        _ => format!("Up to {red} there are {n} reds and, since *χ* = {more}, {} greens: the partner is the last green but {more}.", n + more as u64),
    });
    Ok(WorkedSteps { lines, result: format!("({green}, {red})"), counted: played(n, red) })
}

/// The n-th P-position with two stacks by the rules, up to some height.
fn played(n: u64, red: u64) -> Option<String> {
    if red > PLAYED {
        return None;
    }
    let size = red as usize + 1;
    let mut lost = vec![vec![false; size]; size];
    let mut pairs = Vec::new();
    for (x, y) in (0..size).flat_map(|x| (0..size).map(move |y| (x, y))) {
        let green = |level: usize| level == 0 || !is_evil(level as u64);
        let all = (x, y) != (0, 0) && green(x) && green(y);
        let won = all || (0..x).any(|at| lost[at][y]) || (0..y).any(|at| lost[x][at]);
        lost[x][y] = !won;
        if !won && x < y {
            pairs.push((y, x));
        }
    }
    pairs.sort_unstable();
    let (y, x) = pairs.get(n as usize - 1)?;
    Some(format!("({x}, {y})"))
}
