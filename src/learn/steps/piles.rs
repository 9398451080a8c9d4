//! Counting P-positions of Nim: Theorems 9 to 17, 27 and 28 of Khovanova and Xiong.
use super::{Steps, WorkedSteps, binary};

pub const ALL: &[Steps] = &[
    Steps { id: "theorem-9", asks: "n", begin: "11", tell: |numbers| three(numbers, true) },
    Steps { id: "theorem-10", asks: "n", begin: "11", tell: |numbers| three(numbers, false) },
    Steps { id: "theorem-11", asks: "n", begin: "11", tell: |numbers| four(numbers, false) },
    Steps { id: "corollary-12", asks: "n", begin: "11", tell: |numbers| four(numbers, true) },
    Steps { id: "theorem-13", asks: "k, n", begin: "5, 11", tell: |numbers| many(numbers, 1, false) },
    Steps { id: "theorem-14", asks: "k, n", begin: "5, 11", tell: |numbers| many(numbers, 1, true) },
    Steps { id: "theorem-15", asks: "k, n", begin: "6, 11", tell: |numbers| many(numbers, 0, false) },
    Steps { id: "theorem-16", asks: "k, n", begin: "6, 11", tell: |numbers| many(numbers, 0, true) },
    Steps { id: "theorem-17", asks: "n", begin: "11", tell: total_of_three },
    Steps { id: "theorem-27", asks: "k, n", begin: "6, 7", tell: |numbers| by_total(numbers, false) },
    Steps { id: "theorem-28", asks: "k, n", begin: "6, 7", tell: |numbers| by_total(numbers, true) },
];

/// The greatest *n*, and the most piles; both keep the powers below 2^127.
const GREATEST: u64 = 10_000;
const PILES: u64 = 9;
/// The greatest *n* for which positions are counted by the definition: by the largest pile, and by the total.
const LARGEST: u64 = 300;
const TOTAL: u64 = 24;

fn one(numbers: &[u64], least: u64) -> Result<u64, &'static str> {
    match numbers {
        [n] if (least..=GREATEST).contains(n) => Ok(*n),
        _ => Err("One number of at most 10 000; from 1 on, where n > 0 is needed."),
    }
}

/// *b* and *c* with *n* = 2^b − 1 + *c*.
fn split(n: u64) -> (u32, u64) {
    let b = n.ilog2();
    (b, n + 1 - (1 << b))
}

fn meant(n: u64) -> String {
    let (b, c) = split(n);
    format!("*n* = {n} is $2^{{{b}}} - 1 + {c}$: *b* = {b}, *c* = {c}.")
}

fn choose(k: u64, i: u64) -> u128 {
    if i > k { 0 } else { (0..i).fold(1, |ways, at| ways * u128::from(k - at) / u128::from(at + 1)) }
}

/// How many P-positions have k piles, none above n, by going through all piles but one.
fn at_most(k: u64, n: u64) -> u128 {
    let size = (n + 1).next_power_of_two() as usize;
    let mut ways = vec![0u128; size];
    ways[0] = 1;
    for _ in 1..k {
        let mut next = vec![0u128; size];
        for (sum, count) in ways.iter().enumerate().filter(|(_, count)| **count > 0) {
            (0..=n as usize).for_each(|pile| next[sum ^ pile] += count);
        }
        ways = next;
    }
    ways[..=n as usize].iter().sum()
}

fn counted(k: u64, n: u64, exactly: bool) -> Option<String> {
    let less = if exactly && n > 0 { at_most(k, n.min(LARGEST) - 1) } else { 0 };
    (n <= LARGEST).then(|| (at_most(k, n) - less).to_string())
}

fn three(numbers: &[u64], exactly: bool) -> Result<WorkedSteps, &'static str> {
    let n = one(numbers, 1)?;
    let (b, c) = split(n);
    let half = 1u64 << b;
    let mut lines = vec![meant(n)];
    let result = if exactly {
        lines.push(format!("({n}, {n}, 0) has three orders: 3."));
        lines.push(match c {
            1 => format!("Otherwise one pile is {n} and another is below it, but at least {half}: there is no such size."),
            _ => format!("Otherwise one pile is {n}, another is from {half} to {}, and the last follows: 3 · 2 · {} = {}.", n - 1, c - 1, 6 * (c - 1)),
        });
        lines.push(format!("Together 6 · {c} − 3."));
        6 * c - 3
    } else {
        lines.push(format!(
            "All piles below {half}: two are chosen, the last follows: {half} · {half} = {}.",
            half * half
        ));
        lines.push(format!("Or two piles from {half} to {n}, chosen in 3 ways, with {c} sizes each; the last follows: 3 · {c} · {c} = {}.", 3 * c * c));
        half * half + 3 * c * c
    };
    Ok(WorkedSteps { lines, result: result.to_string(), counted: counted(3, n, exactly) })
}

fn four(numbers: &[u64], exactly: bool) -> Result<WorkedSteps, &'static str> {
    let n = one(numbers, 1)?;
    let name = if exactly { "d" } else { "a" };
    let mut lines = vec![meant(n)];
    let (mut at, mut result) = (n, 1u128);
    while at > 0 {
        let (b, c) = split(at);
        let (half, c) = (1u128 << b, u128::from(c));
        let (said, sum) = match exactly {
            true => (format!("(12 · {c} - 6) · {half}"), (12 * c - 6) * half),
            false => (format!("{} + 6 · {c}^2 · {half}", half.pow(3)), half.pow(3) + 6 * c * c * half),
        };
        at = c as u64 - 1;
        lines.push(format!("${name}_4({}) = {said} + {name}_4({at})$", half + c - 1));
        result += sum;
    }
    lines.push(format!("${name}_4(0) = 1$: no counter at all."));
    Ok(WorkedSteps { lines, result: result.to_string(), counted: counted(4, n, exactly) })
}

/// a_k(n) by Theorems 13 and 15.
fn a(k: u64, n: u64) -> i128 {
    if n == 0 {
        return 1;
    }
    let (half, c) = powers(n);
    let power = |x: i128| x.pow(k as u32);
    let rest = if k.is_multiple_of(2) { a(k, c as u64 - 1) } else { 0 };
    let all = if k.is_multiple_of(2) { 2 * power(c) } else { 0 };
    (power(half + c) + power(half - c) - all) / (2 * half) + rest
}

/// d_k(n) by Theorems 14 and 16.
fn d(k: u64, n: u64) -> i128 {
    if n == 0 {
        return 1;
    }
    let (half, c) = powers(n);
    let power = |x: i128| x.pow(k as u32);
    let (all, rest) = match k % 2 {
        0 => (2 * power(c) - 2 * power(c - 1), d(k, c as u64 - 1)),
        _ => (0, 0),
    };
    let odd = power(half + c) + power(half - c) - power(half + c - 1) - power(half - c + 1);
    (odd - all) / (2 * half) + rest
}

/// 2^b and *c*, to calculate with.
fn powers(n: u64) -> (i128, i128) {
    let (b, c) = split(n);
    (1 << b, c.into())
}

fn many(numbers: &[u64], parity: u64, exactly: bool) -> Result<WorkedSteps, &'static str> {
    let (k, n) = match *numbers {
        [k, n] if (3..=PILES).contains(&k) && k % 2 == parity && (1..=GREATEST).contains(&n) => (k, n),
        _ if parity == 1 => return Err("An odd number of piles from 3 to 9, then n from 1 to 10 000."),
        _ => return Err("An even number of piles from 4 to 8, then n from 1 to 10 000."),
    };
    let (half, c) = powers(n);
    let mut lines = vec![meant(n)];
    if exactly {
        lines.push(format!("$a_{k}({n}) = {}$ by Theorem {}.", a(k, n), if parity == 1 { 13 } else { 15 }));
        lines.push(format!("$a_{k}({}) = {}$, counted likewise.", n - 1, a(k, n - 1)));
        lines.push("The difference is what has a pile of exactly *n*.".into());
    } else {
        for large in (0..k).step_by(2) {
            let small = k - large - 1;
            let ways = choose(k, large) as i128 * half.pow(small as u32) * c.pow(large as u32);
            lines.push(format!(
                "{large} piles of at least {half}: {} ways to choose them, {c} sizes each, {half} for each other pile but the last, which follows: {ways}.",
                choose(k, large)
            ));
        }
        if parity == 0 {
            lines.push(format!(
                "All {k} piles: take {half} off each, which leaves $a_{k}({}) = {}$.",
                c - 1,
                a(k, c as u64 - 1)
            ));
        }
    }
    let result = if exactly { d(k, n) } else { a(k, n) };
    Ok(WorkedSteps { lines, result: result.to_string(), counted: counted(k, n, exactly) })
}

fn total_of_three(numbers: &[u64]) -> Result<WorkedSteps, &'static str> {
    let [n] = *numbers else { return Err("One number.") };
    let ones = n.count_ones();
    let powers: Vec<u64> = (0..64).rev().map(|bit| 1 << bit).filter(|power| n & power != 0).collect();
    let lines = vec![
        format!("{n} is {} in binary: the sum of {}.", binary(n), super::list(&powers)),
        "The total of a P-position is twice the sum of the powers of 2 that stand in two of its piles; each stands in two or in none.".into(),
        format!("For each of the {ones} powers two of three piles are chosen: $3^{{{ones}}}$."),
    ];
    let count =
        || (0..=n).flat_map(|x| (0..=n).map(move |y| x + y + (x ^ y))).filter(|sum| *sum == 2 * n).count();
    Ok(WorkedSteps {
        lines,
        result: 3u64.pow(ones).to_string(),
        counted: (n <= LARGEST).then(|| count().to_string()),
    })
}

/// The factor of the term that is so many places back, for an odd or an even argument: how many choices of the odd
/// piles there are.
fn factor(k: u64, back: u64, odd: bool, sum: bool) -> u128 {
    let piles = 4 * back + if odd { 2 } else { 0 };
    let before = if sum && piles >= 2 { choose(k, piles - 2) } else { 0 };
    choose(k, piles) + before
}

/// The terms from 0 to n, by the recursion.
fn terms(k: u64, n: u64, sum: bool) -> Vec<u128> {
    let mut all = vec![1u128];
    for at in 1..=n {
        let half = at / 2;
        let term = |back: u64| factor(k, back, at % 2 == 1, sum) * all[(half - back) as usize];
        let next = (0..=half).map(term).sum();
        all.push(next);
    }
    all
}

fn by_total(numbers: &[u64], sum: bool) -> Result<WorkedSteps, &'static str> {
    let (k, n) = match *numbers {
        [k, n] if (1..=PILES).contains(&k) && (1..=2000).contains(&n) => (k, n),
        _ => return Err("From 1 to 9 piles, then n from 1 to 2000."),
    };
    let all = terms(k, n, sum);
    let name = if sum { "A" } else { "D" };
    let (odd, half) = (n % 2 == 1, n / 2);
    let mut lines = vec![format!(
        "The total is 2 · {n}, halved {n}, which is {}: so {} piles are odd. Take one counter off each of them and halve all piles.",
        if odd { "odd" } else { "even" },
        if odd { "2, 6, 10, …" } else { "0, 4, 8, …" }
    )];
    if sum {
        lines[0] = format!(
            "The sums of Theorem 27: each factor counts two numbers of odd piles. {n} is {}.",
            if odd { "odd" } else { "even" }
        );
    }
    for back in 0..=half {
        let (factor, at) = (factor(k, back, odd, sum), half - back);
        if factor > 0 {
            let term = all[at as usize];
            lines.push(format!("${factor} · {name}_{k}({at}) = {factor} · {term} = {}$", factor * term));
        }
    }
    Ok(WorkedSteps {
        lines,
        result: all[n as usize].to_string(),
        counted: (n <= TOTAL).then(|| {
            (if sum { 0..=n } else { n..=n }).map(|half| exactly_total(k, half)).sum::<u128>().to_string()
        }),
    })
}

/// How many P-positions have k piles with exactly 2n counters, by going through all piles.
fn exactly_total(k: u64, n: u64) -> u128 {
    let (total, size) = (2 * n as usize, (n + 1).next_power_of_two() as usize);
    let mut ways = vec![vec![0u128; size]; total + 1];
    ways[0][0] = 1;
    for _ in 0..k {
        let mut next = vec![vec![0u128; size]; total + 1];
        for (used, sum) in (0..=total).flat_map(|used| (0..size).map(move |sum| (used, sum))) {
            let count = ways[used][sum];
            // No pile of a P-position is above half the total.
            for pile in (0..=(n as usize).min(total - used)).filter(|_| count > 0) {
                next[used + pile][sum ^ pile] += count;
            }
        }
        ways = next;
    }
    ways[total][0]
}
