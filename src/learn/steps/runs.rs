//! Colourful Nim: Lemmas 3.1 to 3.3 and Theorem 3.4 of Liu and Britton.
use super::{Steps, WorkedSteps, list};

pub const ALL: &[Steps] = &[
    Steps { id: "lemma-3.1", asks: "Runs from the ground up", begin: "2, 2, 1, 2", tell: below },
    Steps { id: "lemma-3.2", asks: "Runs from the ground up", begin: "2, 2, 2, 3", tell: loses },
    Steps { id: "theorem-3.4", asks: "Runs from the ground up", begin: "1, 2, 2, 2", tell: walk },
];

/// The most balls of a pile whose value is worked out by the definition.
const COUNTED: u64 = 200;

fn checked(runs: &[u64]) -> Result<(), &'static str> {
    match runs {
        [] => Err("At least one run, such as 2, 2, 1, 2."),
        _ if runs.contains(&0) => Err("A run has at least one ball."),
        _ => Ok(()),
    }
}

/// The value of a pile by the mex of its options; none for more balls than [`COUNTED`].
fn by_definition(runs: &[u64]) -> Option<String> {
    if runs.iter().sum::<u64>() > COUNTED {
        return None;
    }
    let value = runs.iter().fold(0, |below, run| {
        let mut values = vec![below];
        for _ in 0..*run {
            values.push(super::mex(&values));
        }
        values[values.len() - 1]
    });
    Some(value.to_string())
}

/// The value of each run on what lies below it, by Lemma 3.1.
fn values(runs: &[u64]) -> Vec<u64> {
    let mut below = 0;
    let value = |run: &u64| {
        below = run - u64::from(*run <= below);
        below
    };
    runs.iter().map(value).collect()
}

fn below(runs: &[u64]) -> Result<WorkedSteps, &'static str> {
    checked(runs)?;
    let values = values(runs);
    let mut lines = vec![format!("The run on the ground is a pile of Nim: value {}.", values[0])];
    for (run, pair) in runs[1..].iter().zip(values.windows(2)) {
        let (under, value) = (pair[0], pair[1]);
        let short = *run <= under;
        let parts: Vec<u64> = (1..*run.min(&40)).map(|n| n - u64::from(n <= under)).collect();
        let (sign, so) = if short { ("≤", "one less") } else { (">", "its number") };
        lines.push(format!(
            "A run of {run} on a pile of value {under}. Taken whole it leaves {under}; in part it leaves {}{}. Since {run} {sign} {under}, the value is {so}: {value}.",
            list(&parts),
            if *run > 40 { " and so on" } else { "" }
        ));
    }
    Ok(WorkedSteps { lines, result: values[values.len() - 1].to_string(), counted: by_definition(runs) })
}

/// For each run whether it loses one, as Lemmas 3.2 and 3.3 find it.
fn loses(runs: &[u64]) -> Result<WorkedSteps, &'static str> {
    checked(runs)?;
    let mut lines = vec![format!("The run on the ground, {}, keeps its number.", runs[0])];
    let mut lost = false;
    for pair in runs.windows(2) {
        let (under, run) = (pair[0], pair[1]);
        let (before, reason) = (lost, if lost { "loses one" } else { "keeps its number" });
        lost = run < under || run == under && !before;
        lines.push(match run.cmp(&under) {
            std::cmp::Ordering::Less => format!("{run} < {under}: it loses one (Lemma 3.2)."),
            std::cmp::Ordering::Greater => format!("{run} > {under}: it keeps its number (Lemma 3.3)."),
            std::cmp::Ordering::Equal if lost => {
                format!("{run} = {under}, which {reason}: it loses one (Lemma 3.2).")
            }
            std::cmp::Ordering::Equal => {
                format!("{run} = {under}, which {reason}: it keeps its number (Lemma 3.3).")
            }
        });
    }
    let value = runs[runs.len() - 1] - u64::from(lost);
    Ok(WorkedSteps { lines, result: value.to_string(), counted: by_definition(runs) })
}

/// The walk down from the top, two runs at a time.
fn walk(runs: &[u64]) -> Result<WorkedSteps, &'static str> {
    checked(runs)?;
    let values = values(runs);
    let top = runs[runs.len() - 1];
    let mut lines = Vec::new();
    let mut met = false;
    for (step, at) in (0..runs.len() - 1).rev().enumerate() {
        let (eeny, run) = (step % 2 == 0, runs[at]);
        let word = if eeny { "Eeny" } else { "Meeny" };
        let ground = at == 0 && eeny;
        if top == run && !ground {
            lines.push(format!("{word}: {top} = {run}, go on."));
            continue;
        }
        let smaller = top <= run;
        met = smaller == eeny;
        let sign = if top < run {
            "<"
        } else if top > run {
            ">"
        } else {
            "≤"
        };
        let so = if met { "the word is true: one less" } else { "the word is not true: stop" };
        lines.push(format!("{word}: {top} {sign} {run}, {so}."));
        break;
    }
    if !met {
        lines.push(format!("The condition is not met, so the value is {top}."));
    }
    let under = values.len().checked_sub(2).map_or(0, |at| values[at]);
    let sign = if top <= under { "≤" } else { ">" };
    lines.push(format!(
        "By Lemma 3.1: what lies below has value {under}, and {top} {sign} {under}. Both say the same."
    ));
    let value = top - u64::from(met);
    debug_assert_eq!(met, top <= under);
    Ok(WorkedSteps { lines, result: value.to_string(), counted: by_definition(runs) })
}
