//! The gaps of a heap: where it may be split, and which splits win.
use crate::core::{Cut, MoveView, Stack};

/// A gap as it is drawn: what pointing at it does now, and whether that wins.
#[derive(Clone, PartialEq, Debug)]
pub struct GapView {
    pub cut: Cut,
    pub wins: bool,
}

/// The gaps of a stack. After a chip is chosen, a gap breaks what that leaves, where the rules join them.
pub fn gaps(stack: &Stack, chosen: u64, winning: &[MoveView]) -> Vec<GapView> {
    let joins = stack.splits.as_ref().is_some_and(|splits| splits.takes.contains(&chosen));
    let view = |cut: &Cut| {
        let left = stack.height() - chosen.min(stack.height());
        let cut = match joins && cut.below < left {
            true => Cut { below: cut.below, take: chosen, parts: vec![left - cut.below, cut.below] },
            false => cut.clone(),
        };
        let wins = winning
            .iter()
            .filter_map(|mv| mv.on_stack(stack.place))
            .any(|done| done.count == cut.take && sorted(&done.parts) == sorted(&cut.parts));
        GapView { cut, wins }
    };
    stack.cuts().iter().map(view).collect()
}

fn sorted(parts: &[u64]) -> Vec<u64> {
    let mut parts = parts.to_vec();
    parts.sort_unstable();
    parts
}
