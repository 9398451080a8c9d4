//! Moore’s theorem (Moore 1910; Ferguson, Part I, exercise 2.6.7).
use super::{
    Case, Proof, ProofRefusal, Reply,
    position::{after, counted, numbers, of_game},
};
use crate::core::Game;

pub struct Moore;

const NOT_COVERED: ProofRefusal =
    ProofRefusal::Claim("positions of Moore’s Nim in which every column has a multiple of k + 1 ones");

/// How many piles a move may change, and the sizes.
fn read(position: &dyn Game) -> Result<(usize, Vec<u64>), ProofRefusal> {
    let (params, text) = of_game(&position.notation(), "moore").ok_or(NOT_COVERED)?;
    let at_once = params.parse().map_err(|_| NOT_COVERED)?;
    Ok((at_once, numbers(&text).ok_or(NOT_COVERED)?))
}

fn balanced(at_once: usize, sizes: &[u64]) -> bool {
    (0..u64::BITS).all(|bit| ones(sizes, bit).is_multiple_of(at_once + 1))
}

fn ones(sizes: &[u64], bit: u32) -> usize {
    sizes.iter().filter(|size| *size >> bit & 1 == 1).count()
}

/// What the proof leaves.
struct BalancedPiles {
    sizes: Vec<u64>,
    /// The weights of the columns in which piles were chosen, and how many there.
    chosen: Vec<(u64, usize)>,
}

/// From the leftmost column to the right: where the number of ones leaves a remainder, the piles that were chosen so far
/// make up for it, if they can, and else give up their ones, with as many other piles as the remainder says. A pile that
/// is chosen loses a one, so that its lower digits are free; there are never more than `at_once`.
fn evened(at_once: usize, sizes: &[u64]) -> BalancedPiles {
    let mut left = BalancedPiles { sizes: sizes.to_vec(), chosen: Vec::new() };
    let mut free: Vec<usize> = Vec::new();
    for bit in (0..u64::BITS).rev() {
        let weight = 1 << bit;
        free.iter().for_each(|pile| left.sizes[*pile] &= !weight);
        let over = ones(&left.sizes, bit) % (at_once + 1);
        let short = at_once + 1 - over;
        if over == 0 {
            continue;
        }
        if short <= free.len() {
            free.iter().take(short).for_each(|pile| left.sizes[*pile] |= weight);
            continue;
        }
        let with = (0..sizes.len()).filter(|pile| left.sizes[*pile] & weight != 0);
        let new: Vec<usize> = with.take(over).collect();
        new.iter().for_each(|pile| left.sizes[*pile] &= !weight);
        left.chosen.push((weight, over));
        free.extend(new);
    }
    left
}

impl Proof for Moore {
    fn id(&self) -> &'static str {
        "moore"
    }
    fn name(&self) -> &'static str {
        "Moore’s theorem"
    }
    fn claim(&self) -> &'static str {
        "A move takes from up to *k* piles. In each binary column the number of ones is a multiple of *k* + 1. So whoever moves loses."
    }
    fn cases(&self) -> &'static [Case] {
        &[
            Case {
                name: "Once",
                when: "the piles chosen in the leftmost wrong column can set all others right",
                answer: "change these alone",
            },
            Case {
                name: "Again",
                when: "in a later column they are too few",
                answer: "choose more there: together they are still at most *k*",
            },
        ]
    }
    fn covers(&self, position: &dyn Game) -> Result<(), ProofRefusal> {
        let (at_once, sizes) = read(position)?;
        if balanced(at_once, &sizes) { Ok(()) } else { Err(NOT_COVERED) }
    }
    fn reply(&self, position: &dyn Game, mv: &str) -> Result<Option<Reply>, ProofRefusal> {
        self.covers(position)?;
        let (at_once, sizes) = read(&*after(position, mv)?)?;
        let left = evened(at_once, &sizes);
        let Some(((column, first), more)) = left.chosen.split_first() else { return Ok(None) };
        let takes = sizes.iter().zip(&left.sizes).zip(1..).filter(|((size, to), _)| to < size);
        let takes: Vec<String> = takes.map(|((size, to), pile)| format!("{pile}-{}", size - to)).collect();
        let later = more.iter().map(|(column, piles)| format!("{piles} more in the column of {column}"));
        let later = later.collect::<Vec<_>>().join(" and ");
        let because = format!(
            "The ones of a column are counted in {}s. In the column of {column} there {} too many: {}{}; then every column is right.",
            at_once + 1,
            if *first == 1 { "is one".into() } else { format!("are {first}") },
            counted(*first as u64, "pile")
                + " with a one there "
                + if *first == 1 { "changes" } else { "change" },
            if later.is_empty() { later } else { format!(", and {later}") },
        );
        let case = if more.is_empty() { "Once" } else { "Again" };
        Ok(Some(Reply { mv: takes.join("."), case, because, from: None }))
    }
}
