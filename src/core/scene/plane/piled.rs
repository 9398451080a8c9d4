//! The colours that lie in stacks, for those who do not see them.
use super::super::{Look, Run, Stack, Stacks};
use crate::core::{format_number, list};

/// Most runs and most levels that are named one by one.
const MOST: usize = 24;

fn name(look: Look, colour: u8) -> String {
    look.colour(colour).unwrap_or_else(|| "mixed".into())
}

/// The runs of balls in each of these piles, given by its number and its runs from the ground up; none where there are
/// no piles, or too many runs to name.
///
/// ```
/// use nimscope::core::{Run, balls};
///
/// let run = |colour, len| Run { colour, len };
/// let told = balls("pile", &[(1, &[run(0, 1), run(1, 2)]), (2, &[])]);
/// assert_eq!(told.as_deref(), Some("pile 1: 1 red, 2 yellow; pile 2: empty"));
/// assert_eq!(balls("pile", &[(1, &[run(0, 1); 25])]), None);
/// ```
pub fn balls(noun: &str, piles: &[(u32, &[Run])]) -> Option<String> {
    let run = |run: &Run| format!("{} {}", format_number(run.len), name(Look::Ball, run.colour));
    let one = |(number, runs): &(u32, &[Run])| {
        let held = runs.iter().map(run).collect::<Vec<_>>().join(", ");
        format!("{noun} {number}: {}", if held.is_empty() { "empty" } else { &held })
    };
    let runs: usize = piles.iter().map(|(_, runs)| runs.len()).sum();
    (!piles.is_empty() && runs <= MOST).then(|| piles.iter().map(one).collect::<Vec<_>>().join("; "))
}

/// The colours of all stacks: of balls as in [`balls`], of slabs as "stack 1: 4, green on top; red level: 2"; none
/// where tokens have no colours.
pub(super) fn colours(stacks: &Stacks) -> Option<String> {
    match stacks.look {
        Look::Chip => None,
        Look::Ball => {
            let piles = stacks.stacks.iter().map(|stack| (stack.number, &stack.runs[..]));
            balls(&stacks.noun, &piles.collect::<Vec<_>>())
        }
        Look::Slab => slabs(stacks),
    }
}

fn slabs(stacks: &Stacks) -> Option<String> {
    if stacks.stacks.is_empty() {
        return None;
    }
    let one = |stack: &Stack| {
        let held = match stack.runs.last() {
            None => "empty".into(),
            Some(top) => {
                format!("{}, {} on top", format_number(stack.height()), name(Look::Slab, top.colour))
            }
        };
        format!("{} {}: {held}", stacks.noun, stack.number)
    };
    let mut told: Vec<String> = stacks.stacks.iter().map(one).collect();
    if !stacks.ruler.is_empty() {
        // Levels over the tallest stack hold nothing.
        let tallest = stacks.stacks.iter().map(Stack::height).max().unwrap_or(0);
        let levels = (1u64..).zip(&stacks.ruler).take_while(|(level, _)| *level <= tallest);
        let red: Vec<String> =
            levels.filter(|(_, colour)| **colour == 1).map(|(level, _)| format_number(level)).collect();
        match red.len() {
            0 => told.push("no red level".into()),
            1 => told.push(format!("red level: {}", red[0])),
            many if many <= MOST => told.push(format!("red levels: {}", list(&red))),
            _ => told.push(format!("red levels: {} and {} more", red[..MOST].join(", "), red.len() - MOST)),
        }
    }
    Some(told.join("; "))
}
