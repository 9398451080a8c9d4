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
    /// On their side where the window is that of a phone, and they are seen whole so.
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

/// So many tokens of a pile that lies are seen at once on a phone that stands.
const SEEN: u64 = 12;

/// Whether piles that lie are seen whole on a phone that stands.
pub fn fits_across(scene: &Scene) -> bool {
    scene.stacks().all(|stack| stack.height() <= SEEN)
}
