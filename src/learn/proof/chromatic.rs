//! The P-positions of two stacks of Chromatic Nim (Fisher and Larsson; for any set of red levels by the queue).
use super::{
    Case, Proof, ProofRefusal, Reply,
    position::{after, numbers, of_game},
};
use crate::core::Game;
use std::collections::VecDeque;

pub struct Chromatic;

const NOT_COVERED: ProofRefusal = ProofRefusal::Claim("two stacks whose heights are a pair, or both 0");

/// Tallest stack whose levels are paired one by one.
const TALLEST: u64 = 400;

fn read(position: &dyn Game) -> Result<[u64; 2], ProofRefusal> {
    let (_, text) = of_game(&position.notation(), "chromatic").ok_or(NOT_COVERED)?;
    let heights: [u64; 2] = numbers(&text).and_then(|heights| heights.try_into().ok()).ok_or(NOT_COVERED)?;
    if heights.iter().any(|height| *height > TALLEST) { Err(ProofRefusal::TooLarge) } else { Ok(heights) }
}

/// The levels up to a height with their partners: a red level takes the green one that has waited longest, or is its own
/// partner where none waits.
struct Pairs {
    red: Vec<bool>,
    partner: Vec<Option<u64>>,
}

impl Pairs {
    fn of(position: &dyn Game, most: u64) -> Self {
        // Both stacks may be taken from exactly where both tops are green.
        let both_yield = |level: u64| {
            let equal = position.workshop().at(level, level);
            equal.is_some_and(|equal| equal.read_move("1-1.2-1").is_ok())
        };
        let is_red = |level: u64| level > 0 && !both_yield(level);
        let red: Vec<bool> = (0..=most).map(is_red).collect();
        let mut partner = vec![None; red.len()];
        partner[0] = Some(0);
        let mut waiting = VecDeque::new();
        for level in 1..=most {
            if !red[level as usize] {
                waiting.push_back(level);
                continue;
            }
            let other = waiting.pop_front().unwrap_or(level);
            partner[level as usize] = Some(other);
            partner[other as usize] = Some(level);
        }
        Self { red, partner }
    }
    fn is_red(&self, level: u64) -> bool {
        self.red[level as usize]
    }
    fn partner(&self, level: u64) -> Option<u64> {
        self.partner[level as usize]
    }
    fn holds(&self, [x, y]: [u64; 2]) -> bool {
        self.partner(x) == Some(y)
    }
}

impl Proof for Chromatic {
    fn id(&self) -> &'static str {
        "chromatic"
    }
    fn name(&self) -> &'static str {
        "The pairs of Chromatic Nim"
    }
    fn claim(&self) -> &'static str {
        "Going up the levels, each red one takes as its partner the green one that has waited longest, or itself where none waits. The heights of the two stacks are such a pair. So whoever moves loses."
    }
    fn cases(&self) -> &'static [Case] {
        &[
            Case {
                name: "Green",
                when: "you leave two green tops, or an empty stack",
                answer: "take everything",
            },
            Case {
                name: "Other",
                when: "a top is red, and its partner is lower than the other stack",
                answer: "lower the other stack to it",
            },
            Case {
                name: "Same",
                when: "a top is red, and its partner is higher than the other stack",
                answer: "lower the stack with the red top to the partner of the other",
            },
        ]
    }
    fn covers(&self, position: &dyn Game) -> Result<(), ProofRefusal> {
        let heights = read(position)?;
        if Pairs::of(position, heights[0].max(heights[1])).holds(heights) { Ok(()) } else { Err(NOT_COVERED) }
    }
    fn reply(&self, position: &dyn Game, mv: &str) -> Result<Option<Reply>, ProofRefusal> {
        let before = read(position)?;
        let pairs = Pairs::of(position, before[0].max(before[1]));
        if !pairs.holds(before) {
            return Err(NOT_COVERED);
        }
        let left = read(&*after(position, mv)?)?;
        let takes = |to: [u64; 2]| {
            let takes = [(1, left[0] - to[0]), (2, left[1] - to[1])];
            let takes = takes.iter().filter(|(_, count)| *count > 0);
            takes.map(|(stack, count)| format!("{stack}-{count}")).collect::<Vec<_>>().join(".")
        };
        let reply =
            |to: [u64; 2], case, because| Ok(Some(Reply { mv: takes(to), case, because, from: None }));
        let red = (0..2).find(|stack| pairs.is_red(left[*stack]));
        let Some(red) = red.filter(|_| !left.contains(&0)) else {
            let why = if left.contains(&0) {
                "One stack is empty, and that is as good as green"
            } else {
                "Both tops are green"
            };
            return reply([0, 0], "Green", format!("{why}: all can be taken at once."));
        };
        let other = 1 - red;
        let to = |stack: usize, height: u64| {
            let mut to = left;
            to[stack] = height;
            to
        };
        let (level, across) = (left[red], left[other]);
        match pairs.partner(level) {
            Some(partner) if partner < across => {
                let because = format!("The partner of the red level {level} is {partner}, below {across}.");
                reply(to(other, partner), "Other", because)
            }
            _ => {
                let partner = pairs.partner(across).filter(|partner| *partner < level).ok_or(NOT_COVERED)?;
                let because = format!(
                    "The partner of the red level {level} is above {across}; that of {across} is {partner}, below {level}."
                );
                reply(to(red, partner), "Same", because)
            }
        }
    }
}
