//! The eeny-meeny rule, as a value and as the walk that the paper describes.
use crate::core::{nimber::Nimber, scene::Run, why::Why};
use crate::games::stacks::piles::letter;
use std::cmp::Ordering;

/// How one comparison of the walk ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    GoOn,
    Met,
    NotMet,
}

/// Compares the top run with the one `said` + 1 runs below it, the word being "eeny" when `said` is even.
fn step(top: u64, below: u64, said: usize, at_bottom: bool) -> Step {
    let eeny = said.is_multiple_of(2);
    match (top.cmp(&below), eeny) {
        (Ordering::Less, true) | (Ordering::Greater, false) => Step::Met,
        (Ordering::Equal, true) if at_bottom => Step::Met,
        (Ordering::Equal, _) => Step::GoOn,
        _ => Step::NotMet,
    }
}

/// The Grundy value of a pile of these run lengths, from the ground up: the top run, less one if the
/// eeny-meeny condition is met. O(runs). (Liu and Britton, (1), (2) and Theorem 3.4, with ≤ in (16).)
pub fn value(lengths: &[u64]) -> Nimber {
    let Some((&top, below)) = lengths.split_last() else { return Nimber(0) };
    let met =
        below.iter().rev().enumerate().map(|(said, &run)| step(top, run, said, said + 1 == below.len()));
    let end = met.into_iter().find(|step| *step != Step::GoOn);
    Nimber(if end == Some(Step::Met) { top - 1 } else { top })
}

/// The walk down a pile, one row for each comparison.
pub fn why(pile: &[Run]) -> Why {
    let lengths: Vec<u64> = pile.iter().map(|run| run.len).collect();
    let Some((&top, below)) = lengths.split_last() else {
        return Why::default().result("value 0", "An empty pile has no move.");
    };
    let k = pile.len();
    let mut rows = vec![vec![
        balls(&pile[k - 1]),
        format!("$n_{{{k}}} = {top}$"),
        "top run: compare it going down".into(),
    ]];
    let mut end = Step::GoOn;
    let mut last_eeny = false;
    for (said, &run) in below.iter().rev().enumerate() {
        let at_bottom = said + 1 == below.len();
        let eeny = said.is_multiple_of(2);
        last_eeny = at_bottom && eeny;
        end = step(top, run, said, at_bottom);
        let sign = if !eeny {
            ">"
        } else if at_bottom {
            "≤"
        } else {
            "<"
        };
        let so = match end {
            Step::Met => "**yes: met**".to_string(),
            Step::NotMet => "**no: not met**".to_string(),
            Step::GoOn if at_bottom => "**equal: not met**".to_string(),
            Step::GoOn => format!("{top} = {run}, go on"),
        };
        let index = k - 1 - said;
        rows.push(vec![
            balls(&pile[index - 1]),
            format!("$n_{{{index}}} = {run}$"),
            if eeny { "*eeny*" } else { "*meeny*" }.into(),
            format!("{top} {sign} {run}?"),
            so,
        ]);
        if end != Step::GoOn {
            break;
        }
    }
    let value = value(&lengths).0;
    let mut text = match end {
        _ if k == 1 => {
            format!(
                "One colour only: a move takes any number of the balls, so the value is their number, {top}."
            )
        }
        Step::Met => format!("The answer is yes, so the value is one less than the top run: {top} − 1."),
        _ => format!("No answer is yes, so the value is the top run: {top}."),
    };
    if last_eeny {
        text += " At the lowest run *eeny* accepts equality, too.";
    }
    let mut why = Why::default();
    // The value comes before the second derivation: a panel is seldom high enough to show all of it.
    if k > 1 {
        why = why.text(format!("The Grundy value of this pile is its top run, {top}, or one less. {RULE}"));
        why = why.table(["Run", "", "Say", "Compare", "So"], rows);
    }
    why = why.result(format!("value {value}"), text);
    if k > 1 {
        why = why.text(RECURSION).table(["Run", "", "Below it", "Compare", "Value"], from_the_ground(pile));
    }
    if k > 1 && pile.iter().any(|run| run.colour > 1) {
        why = why.text(format!(
            "Only the changes of colour matter: the pile plays as {} in two colours.",
            balls_of(
                &lengths.iter().zip(0u8..).map(|(&len, i)| Run { colour: i % 2, len }).collect::<Vec<_>>()
            )
        ));
    }
    if last_eeny && below.last() == Some(&top) && below.iter().all(|run| *run == top) {
        why = why.correction(
            "Line (16) of the paper prints < for the last eeny; brute force, and lines (2) and (4), have ≤.",
        );
    }
    why.source("Eeny-meeny rule", "Liu and Britton, section 2.2, Theorem 3.4")
}

const RULE: &str = "Compare the top run with each run below it, going down and saying *eeny*, *meeny*, … *Eeny*: is the top run shorter? *Meeny*: is it longer? Equal: go on. The first unequal run decides: a yes makes it one less.";
const RECURSION: &str = "The same value from the ground up: a move leaves a shorter top run, or nothing of it and so what lies below. A run is worth its length, less one if it is no longer than the value below it.";

/// The recursion that the rule unrolls, a row for each run: a run of `n` tokens over a pile of value `b` has the value
/// `n` - 1 if `n` ≤ `b`, and `n` otherwise (Liu and Britton, Lemma 3.1).
fn from_the_ground(pile: &[Run]) -> Vec<Vec<String>> {
    let mut below = 0;
    let row = |(i, run): (usize, &Run)| {
        let (len, under) = (run.len, below);
        below = if len <= under { len - 1 } else { len };
        vec![
            balls(run),
            format!("$n_{{{}}} = {len}$", i + 1),
            format!("value {under}"),
            format!("{len} ≤ {under}? {}", if len <= under { "yes" } else { "no" }),
            format!("**{below}**"),
        ]
    };
    pile.iter().enumerate().map(row).collect()
}

const DRAWN: u64 = 4;

/// A run as little balls, or as a ball and its length where it is long.
fn balls(run: &Run) -> String {
    let letter = letter(run.colour);
    if run.len <= DRAWN {
        format!("{{{}}}", letter.to_string().repeat(run.len as usize))
    } else {
        format!("{{{letter}}}×{}", run.len)
    }
}

fn balls_of(runs: &[Run]) -> String {
    runs.iter().map(balls).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_the_paper() {
        for (pile, expected) in [
            (&[][..], 0),
            (&[5], 5),
            (&[3, 1], 0),
            (&[1, 1], 0),
            (&[1, 2, 2, 2], 2),
            (&[2, 2, 1], 0),
            (&[1, 1, 1, 1, 2], 2),
            (&[1_000_000_000_000_000_000, 5], 4),
        ] {
            assert_eq!(value(pile), Nimber(expected), "{pile:?}");
        }
    }
}
