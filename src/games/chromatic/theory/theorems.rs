//! Which published result settles a position, and what an explanation of it needs.
use std::cmp::Ordering;

use super::domination::Domination;
use super::levels::RedLevels;
use crate::integer::ToPrimitive;
use kernels::tables::{FOUR_STACK_LIMIT, THREE_STACK_LIMIT};

/// The strongest result that applies to a set and a position; all but the first two are Fisher and Larsson's, or
/// extend them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strongest {
    /// All tokens are red: nim, by Bouton's theorem.
    Bouton,
    /// All tokens are green, or at most one stack has any: nim with a single pile.
    OnePile,
    /// Theorem 1: two stacks, beta > 2 irrational; the n-th P-position is (floor(n alpha), floor(n beta)).
    Theorem1,
    /// Theorem 2: two stacks, beta an integer of at least 2; the multiples of beta in order, against the others.
    Theorem2,
    /// Theorem 14: two stacks, the evil numbers; the n-th P-position from the binary form of n.
    Theorem14,
    /// Lemma 3 and Proposition 4: two stacks, green-dominated; the i-th green level with the i-th red one.
    Lemma3,
    /// Proposition 6: two stacks, red-dominated; red levels as in nim, except where greens lead locally.
    Proposition6,
    /// The pairing of the lowest green level with each red one, for every set.
    Queue,
    /// Three stacks: the table of Grundy values.
    Table,
    /// More stacks, or taller ones: only search.
    Search,
}

/// What there is to say of one of two stacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StackFacts {
    /// Tokens in the stack.
    pub height: u64,
    /// Whether the top token is red; an empty stack is green.
    pub red: bool,
    /// Tokens of the colour of the top: r or g in Proposition 4.
    pub count: u64,
    /// The height of the other stack that makes a P-position, if there is one.
    pub partner: Option<u64>,
    /// The levels around the top where the game is locally green-dominated; none for the ground and for a red level
    /// that is its own partner.
    pub window: Option<Window>,
}

/// Levels where the greens lead locally: Fisher and Larsson, Definition 5, with the smallest k and the greatest d.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// The lowest level k, which is green.
    pub from: u64,
    /// The highest level d; none if there is no end below 2^64.
    pub to: Option<u64>,
    /// Tokens of the colour of the top from `from` up to the top.
    pub count: u64,
}

/// Two stacks, as an explanation needs them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwoStacks {
    /// The result that settles them.
    pub strongest: Strongest,
    /// The two stacks, as given.
    pub stacks: [StackFacts; 2],
    /// Whether a move may take from both stacks: both tops are green.
    pub green: bool,
    /// Whether the position is P.
    pub is_p: bool,
    /// A winning move, as the heights it leaves: the one of Proposition 4 where that applies.
    pub advice: Option<(u64, u64)>,
}

impl RedLevels {
    /// The strongest result for a position.
    pub fn strongest(&self, stacks: &[u64]) -> Strongest {
        let mut tall: Vec<u64> = stacks.iter().copied().filter(|height| *height > 0).collect();
        tall.sort_unstable();
        match (self, tall[..].len()) {
            (RedLevels::All, _) => Strongest::Bouton,
            (RedLevels::None, _) | (_, 0 | 1) => Strongest::OnePile,
            (_, 2) => self.strongest_of_two(),
            (_, 3) if tall[2] <= THREE_STACK_LIMIT as u64 => Strongest::Table,
            (_, 4) if tall[3] <= FOUR_STACK_LIMIT as u64 => Strongest::Table,
            _ => Strongest::Search,
        }
    }

    fn strongest_of_two(&self) -> Strongest {
        match (self, self.domination()) {
            (RedLevels::Beatty(beta), Domination::Green) if beta.value().is_irrational() => {
                Strongest::Theorem1
            }
            (RedLevels::Beatty(beta), Domination::Green) if beta.value().as_integer().is_some() => {
                Strongest::Theorem2
            }
            (RedLevels::Evil, _) => Strongest::Theorem14,
            (_, Domination::Green) => Strongest::Lemma3,
            (_, Domination::Red) => Strongest::Proposition6,
            _ => Strongest::Queue,
        }
    }

    /// All that an explanation of two stacks needs, at any height to 10^18.
    pub fn explain_two(&self, x: u64, y: u64) -> TwoStacks {
        let stacks = [self.facts(x), self.facts(y)];
        let green = stacks.iter().all(|stack| !stack.red);
        let is_p = stacks[0].partner == Some(y);
        let moves = self.winning_two(x, y, 2).list;
        // Proposition 4 plays in the larger of two red stacks.
        let in_larger = |(left, _): &&(u64, u64)| (*left < x) != (x < y);
        let preferred = if green { None } else { moves.iter().find(in_larger) };
        let advice = preferred.or(moves.first()).copied();
        TwoStacks { strongest: self.strongest(&[x, y]), stacks, green, is_p, advice }
    }

    fn facts(&self, height: u64) -> StackFacts {
        let red = self.is_red(height);
        let reds = self.reds_up_to(height);
        let count = if red { reds } else { height - reds };
        StackFacts { height, red, count, partner: self.partner(height), window: self.local_window(height) }
    }

    /// The levels around `level` where the game is locally green-dominated.
    ///
    /// Below them lies the ground, or a red level that is its own partner: no window from below such a level passes
    /// it, since every green one was taken by then. The next such level ends them. So the game is locally
    /// green-dominated at a red level d, in the sense of Definition 5, exactly if this gives some levels.
    pub fn local_window(&self, level: u64) -> Option<Window> {
        let red = self.is_red(level);
        if level == 0 || (red && self.partner(level) == Some(level)) {
            return None;
        }
        let reds = self.reds_up_to(level);
        let alone = self.alone_among(&reds.into()).ok()?;
        let floor = if alone == 0.into() { Some(0) } else { self.alone_level(alone.to_u64()?) }?;
        let to = self.alone_level(alone.to_u64()? + 1).map(|next| next - 1);
        let reds_inside = reds - self.reds_up_to(floor);
        let count = if red { reds_inside } else { level - floor - reds_inside };
        Some(Window { from: floor + 1, to, count })
    }

    /// Whether the game is locally green-dominated at the red level d: Fisher and Larsson, Definition 5, read with
    /// k green. By Proposition 6, read for red d, exactly then (d, d) is not a P-position; this holds for every set.
    pub fn is_locally_green_dominated(&self, d: u64) -> bool {
        self.is_red(d) && self.partner(d) != Some(d)
    }

    /// The n-th red level that is its own partner, for `n >= 1`.
    fn alone_level(&self, n: u64) -> Option<u64> {
        let index = self.red_alone(&n.into()).ok()??;
        self.nth_red_big(&index).ok()??.to_u64()
    }
}

/// The numbers n and t of Theorem 2 for the i-th P-position of beta: `i = (beta - 1) n + t`, t from 1 to beta - 1.
/// None for beta < 2 or i = 0.
pub fn theorem2_numbers(beta: u64, i: u64) -> Option<(u64, u64)> {
    match beta.cmp(&2) {
        Ordering::Less => None,
        _ => i.checked_sub(1).map(|before| (before / (beta - 1), before % (beta - 1) + 1)),
    }
}
