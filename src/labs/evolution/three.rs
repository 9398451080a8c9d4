//! Three piles: how they are read, and what is said of a P-position.
use super::{
    family::{children, parents},
    read::{nim_sum, piles_text, read_pile},
    walk::{Cell, Pile3, cell_of, generation_of},
};
use crate::core::notation::NotationError;

/// What is wrong with three piles that should be a P-position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ThreePilesError {
    /// One of them cannot be read.
    Pile(usize, NotationError),
    /// Not a P-position: the nim-sum, and a pile with the size that would make it one.
    NimSum { sum: u64, pile: usize, size: u64 },
}

/// The P-position that three texts denote.
///
/// # Errors
/// The first pile that cannot be read, or how the piles would be a P-position.
pub fn read_three(texts: &[String; 3]) -> Result<Pile3, ThreePilesError> {
    let mut piles = [0; 3];
    for (at, text) in texts.iter().enumerate() {
        piles[at] = read_pile(text).map_err(|error| ThreePilesError::Pile(at, error))?;
    }
    let sum = nim_sum(&piles);
    if sum == 0 {
        return Ok(piles);
    }
    // The last pile that would become smaller; at least one does.
    let change = |at: usize| (piles[at] ^ sum, at);
    let (size, pile) =
        (0..3).map(change).min_by_key(|(size, at)| (*size > piles[*at], 2 - at)).unwrap_or((0, 0));
    Err(ThreePilesError::NimSum { sum, pile, size })
}

/// The only parent of a P-position of three piles, none of (0,0,0).
pub fn parent(piles: Pile3) -> Option<Pile3> {
    parents(&piles).first().and_then(|parent| parent.piles[..].try_into().ok())
}

/// The children of a P-position of three piles: none, one or three.
pub fn born_of(piles: Pile3) -> Vec<Pile3> {
    children(&piles).iter().filter_map(|child| child.piles[..].try_into().ok()).collect()
}

/// A cell as text: "(10,3)".
pub fn at(cell: Cell) -> String {
    let sign = |n: i64| if n < 0 { format!("−{}", n.unsigned_abs()) } else { n.to_string() };
    format!("({},{})", sign(cell.0), sign(cell.1))
}

/// "(14,11,5), generation 15, at (10,3). Parent (14,10,4). No children."
pub fn spoken(piles: Pile3) -> String {
    let cell = cell_of(piles).map(|cell| format!(", at {}", at(cell))).unwrap_or_default();
    let parent = parent(piles).map(|piles| format!(" Parent {}.", piles_text(&piles))).unwrap_or_default();
    let born: Vec<String> = born_of(piles).iter().map(|piles| piles_text(piles)).collect();
    let born = if born.is_empty() { "No children.".into() } else { format!("Children {}.", born.join(", ")) };
    format!("{}, generation {}{cell}.{parent} {born}", piles_text(&piles), generation_of(piles))
}
