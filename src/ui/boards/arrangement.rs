//! Whether piles stand or lie on their side.
use super::view;
use crate::core::{Board, Look, Scene};

/// How piles lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Arrangement {
    #[default]
    Upright,
    /// On their side, the ground at the left; for small frames. Boards that cannot lie stay upright, see [`lies_down`].
    Sideways,
    /// On their side where the window is that of a phone.
    SidewaysOnPhones,
}

/// Whether all boards can lie on their side.
pub fn lies_down(scene: &Scene) -> bool {
    let lies = |board: &Board| board.stacks().is_some_and(|stacks| stacks.look != Look::Slab);
    scene.boards.iter().all(lies) && scene.stacks().all(|stack| stack.height() <= view::TALLEST)
}

/// A pile of more tokens than this is easier to read on its side, where the frame is not for it alone.
const STANDS: u64 = 14;

/// How the boards lie beside a text: a lone tall pile on its side, which is as wide as the frame and a token high.
pub fn beside_text(scene: &Scene) -> Arrangement {
    let mut stacks = scene.stacks();
    let tall = stacks.next().is_some_and(|stack| stack.height() > STANDS) && stacks.next().is_none();
    if tall && lies_down(scene) { Arrangement::Sideways } else { Arrangement::Upright }
}

/// Piles of more tokens than this have small ones where they stand on a phone, and more than this many piles where they lie.
const TALL: u64 = 9;
const FEW: usize = 4;

/// How the boards of a game that begins so lie: a few tall piles on their side on phones.
pub fn of_start(scene: &Scene) -> Arrangement {
    let few = scene.boards.len() == 1 && scene.stacks().count() <= FEW;
    let tall = few && scene.stacks().any(|stack| stack.height() > TALL);
    if tall { Arrangement::SidewaysOnPhones } else { Arrangement::Upright }
}
