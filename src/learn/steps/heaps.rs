//! Two inductions of Ferguson: Lasker’s Nim (4.4.1) and Mock Turtles (5.1.3).
use super::{Steps, WorkedSteps, binary, list, mex};

pub const ALL: &[Steps] = &[
    Steps { id: "lasker", asks: "Chips of a pile", begin: "15", tell: lasker },
    Steps { id: "mock-turtles", asks: "Place of a head, from 0", begin: "6", tell: mock_turtles },
];

/// The largest pile, and the farthest coin, whose value is worked out by the definition.
const CHIPS: u64 = 200;
const COINS: u64 = 100;

/// The value of a pile by the formula.
fn formula(n: u64) -> u64 {
    match n % 4 {
        3 => n + 1,
        0 if n > 0 => n - 1,
        _ => n,
    }
}

fn lasker(numbers: &[u64]) -> Result<WorkedSteps, &'static str> {
    let [n] = *numbers else { return Err("One number of chips.") };
    if !(1..=100_000).contains(&n) {
        return Err("From 1 to 100 000 chips.");
    }
    let (k, case) = ((n - 1) / 4, (n - 1) % 4);
    let value = formula(n);
    let letter = ["a", "b", "c", "d"][case as usize];
    let split: Vec<u64> = (1..=n / 2).map(|half| formula(half) ^ formula(n - half)).collect();
    let singles = match case {
        3 => format!("from 0 to {}, and {n}", n - 2),
        _ => format!("from 0 to {}", n - 1),
    };
    let why = match case {
        0 => "all even, so the odd value is missing".to_string(),
        1 => "divisible by 4 or odd, so the value, which is neither, is missing".into(),
        2 => format!("odd, {n} among them, so {} is the least that is missing", n + 1),
        _ => format!("even or 1 by 4, so {} is missing", n - 1),
    };
    let lines = vec![
        format!("{n} = 4 · {k} + {}: case ({letter}).", case + 1),
        format!("Taking chips leaves one pile. Its values are those {singles}."),
        format!("Splitting leaves two piles, of values {}: {why}.", list(&split)),
        format!("The least value that is missing is {value}."),
    ];
    Ok(WorkedSteps {
        lines,
        result: value.to_string(),
        counted: (n <= CHIPS).then(|| by_rules(n).to_string()),
    })
}

/// The value of a pile of Lasker’s Nim by its options.
fn by_rules(n: u64) -> u64 {
    let mut values = vec![0];
    for size in 1..=n as usize {
        let split = (1..=size / 2).map(|half| values[half] ^ values[size - half]);
        let options: Vec<u64> = values[..size].iter().copied().chain(split).collect();
        values.push(mex(&options));
    }
    values[n as usize]
}

/// The odious number at a place, from 0.
fn odious(x: u64) -> u64 {
    2 * x + u64::from((2 * x).count_ones().is_multiple_of(2))
}

fn mock_turtles(numbers: &[u64]) -> Result<WorkedSteps, &'static str> {
    let [x] = *numbers else { return Err("One place of a coin.") };
    if x > 100_000 {
        return Err("At most 100 000.");
    }
    let value = odious(x);
    let (even, kind) = (binary(2 * x), if value == 2 * x { "odious" } else { "evil" });
    let before: Vec<u64> = (0..x).map(odious).collect();
    let evil: Vec<u64> = (1..value).filter(|n| n.count_ones().is_multiple_of(2)).collect();
    let lines = vec![
        format!(
            "2 · {x} = {} is {even} in binary, which is {kind}: the value is to be {value}, the next odious number.",
            2 * x
        ),
        "Turning this coin alone leaves value 0.".into(),
        format!("With one other coin: all odious numbers before, {}.", list(&before)),
        format!(
            "With two others: sums of two of these, which are evil, and every evil number below {value}: {}.",
            list(&evil)
        ),
        format!(
            "{value} itself is odious and comes from no two of them: it is the least value that is missing."
        ),
    ];
    Ok(WorkedSteps {
        lines,
        result: value.to_string(),
        counted: (x <= COINS).then(|| by_coins(x).to_string()),
    })
}

/// The value of a head of Mock Turtles by its options.
fn by_coins(x: u64) -> u64 {
    let mut values: Vec<u64> = Vec::new();
    for _ in 0..=x {
        let mut options = vec![0];
        options.extend(&values);
        let two =
            values.iter().enumerate().flat_map(|(at, one)| values[..at].iter().map(move |two| one ^ two));
        options.extend(two);
        options.sort_unstable();
        options.dedup();
        let found = options.iter().zip(0..).find(|(option, at)| *option != at).map(|(_, at)| at);
        values.push(found.unwrap_or(options.len() as u64));
    }
    values[x as usize]
}
