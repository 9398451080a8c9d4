//! The colours of tokens, in the order of [`Run::colour`](crate::core::Run::colour).

/// A colour of tokens.
///
/// ```
/// use nimscope::{core::BALLS, games::open};
///
/// let scene = open("colourful/r2y3")?.scene();
/// let top = scene.stacks().next().unwrap().runs[1];
/// assert_eq!(BALLS[usize::from(top.colour)].name, "Yellow");
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Colour {
    /// The letter that stands for it in texts and names its picture.
    pub letter: char,
    pub name: &'static str,
}

const fn colour(letter: char, name: &'static str) -> Colour {
    Colour { letter, name }
}

/// The colours of balls. New ones come last: links name them by their letters, editors go through them in this order.
pub const BALLS: &[Colour] = &[
    colour('r', "Red"),
    colour('y', "Yellow"),
    colour('w', "White"),
    colour('k', "Black"),
    colour('p', "Pink"),
    colour('c', "Checked"),
    colour('g', "Green"),
    colour('b', "Blue"),
];

/// The colours of slabs.
pub const SLABS: &[Colour] = &[colour('g', "Green"), colour('r', "Red")];
