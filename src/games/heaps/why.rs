//! What wins from a position of heaps, where the value of one has been derived.
use super::game::HeapGame;
use crate::core::{
    ruleset::goal,
    scene::SumContext,
    why::{Block, Why},
};
use crate::games::stacks::heaps::Heaps;

/// The derivation for a heap, and after its value what the heap has to become; unchanged where a value is not at hand, or
/// other games are played beside.
pub fn with_goal<G: HeapGame>(
    rules: &G,
    position: &Heaps,
    heap: usize,
    seat: SumContext,
    mut why: Why,
) -> Why {
    if !seat.alone {
        return why;
    }
    let values: Option<Vec<u64>> = position.0.iter().map(|size| rules.value(*size)).collect();
    let (Some(values), Some(component)) = (values, position.components().into_iter().nth(heap)) else {
        return why;
    };
    let total = values.iter().fold(0, |sum, value| sum ^ value);
    let alone = values.len() == 1;
    let name = if alone { "the heap".into() } else { format!("heap {}", heap + 1) };
    let mut text = goal(rules, position, &component, &name, [values[heap], total]);
    if !alone {
        let terms: Vec<String> = values.iter().map(u64::to_string).collect();
        text = format!("The nim-sum of the heaps is ${} = {total}$. {text}", terms.join(" ⊕ "));
    }
    for block in &mut why.blocks {
        if let Block::Result { text: told, .. } = block {
            *told = if told.is_empty() { text } else { format!("{told} {text}") };
            return why;
        }
    }
    why.text(text)
}
