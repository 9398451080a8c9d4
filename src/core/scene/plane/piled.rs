//! The colours that lie in stacks, for those who do not see them.
use super::super::{Look, Run, Stack, Stacks};
use crate::core::{BALLS, Colour, SLABS, list, number};

/// Most runs and most levels that are named one by one.
const MOST: usize = 24;

fn name(colours: &[Colour], colour: u8) -> String {
    colours.get(usize::from(colour)).map_or_else(|| "mixed".into(), |colour| colour.name.to_lowercase())
}

/// "pile 1: 1 red, 2 yellow; pile 2: empty", from the ground up, and of slabs "stack 1: 4, green on top; red level: 2"; none where
/// tokens have no colours, or there is too much to name.
pub(super) fn colours(stacks: &Stacks) -> Option<String> {
    let one = |stack: &Stack| {
        let run = |run: &Run| format!("{} {}", number(run.len), name(BALLS, run.colour));
        let held = match (stacks.look, &stack.runs[..]) {
            (_, []) => "empty".into(),
            (Look::Slab, [.., top]) => {
                format!("{}, {} on top", number(stack.height()), name(SLABS, top.colour))
            }
            (_, runs) => runs.iter().map(run).collect::<Vec<_>>().join(", "),
        };
        format!("{} {}: {held}", stacks.noun, stack.number)
    };
    let runs: usize = stacks.stacks.iter().map(|stack| stack.runs.len()).sum();
    if stacks.look == Look::Chip || stacks.stacks.is_empty() || stacks.look == Look::Ball && runs > MOST {
        return None;
    }
    let mut told: Vec<String> = stacks.stacks.iter().map(one).collect();
    if stacks.look == Look::Slab && !stacks.ruler.is_empty() {
        // Levels over the tallest stack hold nothing.
        let tallest = stacks.stacks.iter().map(Stack::height).max().unwrap_or(0);
        let levels = (1u64..).zip(&stacks.ruler).take_while(|(level, _)| *level <= tallest);
        let red: Vec<String> =
            levels.filter(|(_, colour)| **colour == 1).map(|(level, _)| number(level)).collect();
        match red.len() {
            0 => told.push("no red level".into()),
            1 => told.push(format!("red level: {}", red[0])),
            many if many <= MOST => told.push(format!("red levels: {}", list(&red))),
            _ => told.push(format!("red levels: {} and {} more", red[..MOST].join(", "), red.len() - MOST)),
        }
    }
    Some(told.join("; "))
}
