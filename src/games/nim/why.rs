//! Why a pile has its value, and how the nim-sum becomes 0.
use crate::core::{scene::SumContext, why::Why};
use crate::games::stacks::heaps::Heaps;

/// How one pile's value follows, and what it takes to bring the nim-sum to 0.
pub fn normal(position: &Heaps, part: usize, seat: SumContext) -> Why {
    let size = position.size(part);
    let sum = position.0.iter().fold(0, |sum, size| sum ^ size);
    let target = size ^ sum;
    let pile = seat.number(part);
    let left: Vec<u64> = position.0.iter().copied().filter(|size| *size > 0).collect();
    // What needs no theory comes first.
    let why = match left[..] {
        [one, other] if one == other && seat.alone => Why::default().text("The two piles are equal: whatever is taken from one, the other player takes from the other, and so makes the last move."),
        _ => Why::default(),
    };
    let why = why
        .text(format!("A pile of *n* can become piles of 0 to *n* − 1. Their mex, the least number missing, is *n*. Pile {pile} has value {size}."));
    if !seat.alone {
        // Beside other games the nim-sum of the whole sum decides.
        return why.result(format!("value {size}"), "What it adds to the nim-sum.");
    }
    let why = why
        .text(format!("In binary ${size} = {size:b}_2$; the nim-sum of all piles is ${sum} = {sum:b}_2$."));
    let ones = position.0.iter().filter(|size| **size ^ sum < **size).count();
    let why = if sum == 0 {
        why.text("Every binary column has an even number of ones. Any move changes the columns of one pile only, so some column becomes odd, and the other player can make it even again: there is no winning move.")
    } else if target < size {
        why.text(format!("Pile {pile} has a one in the leftmost odd column, that of {}. Flip its digits in the odd columns: ${size} ⊕ {sum} = {target}$. So take {}.", 1u64 << sum.ilog2(), size - target))
    } else {
        why.text(format!("To bring the nim-sum to 0 pile {pile} would have to become ${size} ⊕ {sum} = {target}$, which is not smaller: this pile has no one in the leftmost odd column."))
    };
    let why = match ones {
        0 => why,
        1 => why.text("Only one pile has a one in the leftmost odd column, so there is one winning move."),
        _ => why.text(format!("{ones} piles have a one in the leftmost odd column: an odd number, since the column is odd. Each of them has exactly one winning move, so there are {ones}.")),
    };
    why.result(
        format!("value {size}"),
        "That of this pile; the value of the position is the nim-sum of all piles.",
    )
    .source("Bouton’s theorem", "Ferguson, Part I, 2.2, Theorem 1")
}
