//! Why a position of two boxes is won or lost.
use super::value;
use crate::core::why::Why;

pub fn normal(m: u64, n: u64, alone: bool) -> Why {
    let why = Why::default().text("An odd number divides into an odd and an even one only; an even number divides into two odd ones, such as 1 and the rest. So a position is P exactly when both numbers are odd, and the last one is ~(1,1)~.");
    let why = match (m % 2, n % 2, alone) {
        (1, 1, _) => {
            why.text(format!("Here ${m}$ and ${n}$ are odd: whatever is divided leaves an even number."))
        }
        (_, _, true) => why.text("Here an even number is left in a box: divide it into two odd numbers."),
        (_, _, false) => {
            why.text("Here there is an even number: it divides into two odd ones, which makes value 0.")
        }
    };
    let either = (m - 1) | (n - 1);
    why.text(format!("In binary $m - 1 = {:b}_2$ and $n - 1 = {:b}_2$: the digits where either has a one are ${either:b}_2$, which ends in {} of them.", m - 1, n - 1, either.trailing_ones()))
        .result(format!("value {}", value(m, n)), "The number of ones at the end.")
        .source("Empty and Divide", "Ferguson, Part I, 1.5, exercise 5")
}

pub fn misere(m: u64, n: u64) -> Why {
    Why::default()
        .text("In misère play a position is P exactly when each number is 1, or 2 more than a multiple of three, and they are not both 1.")
        .text(format!("Here the numbers are {m} and {n}, and divided by three they leave {} and {}.", m % 3, n % 3))
        .text("A number that leaves 2 divides only into parts that leave 0 and 2, or 1 and 1; such parts are never both of the kind, but for 1 and 1 itself. From other numbers 1 or 2 can be split off so that both are.")
        .source("Misère play by remainders of three", "found here; the course asks for normal play")
}
