//! Pool balls: a ball that can be taken shows how many balls the move takes, the others the letter of their colour.
use super::{
    labels::ball,
    shape::{Outline, Shape},
};
use crate::ui::coats::{Coat, coats};

/// Balls in a standing pile.
pub const BALL: Shape = Shape {
    side: false,
    across: 920,
    mid: 560,
    first: 260,
    last: 325,
    pitch: 485,
    gap: 60,
    half: (300, 300, 300),
    bracket: Some((240, 200, 110)),
    hit: Outline(600, 490, 0),
    focus: Outline(560, 560, 280),
    ring: Outline(550, 550, 275),
    ghost: Outline(460, 460, 230),
    notch: "m29 0h10",
    mark: 0,
    coats: painted,
    fifths: false,
    number: ("token-number", 60),
    letter: Some(letter),
    body,
};

/// Balls in a pile that lies on its side.
pub const BALL_SIDE: Shape = Shape {
    side: true,
    across: 520,
    mid: 260,
    last: 300,
    pitch: 470,
    gap: 50,
    half: (260, 250, 250),
    bracket: None,
    hit: Outline(480, 540, 0),
    focus: Outline(500, 500, 250),
    ring: Outline(510, 510, 255),
    notch: "",
    ..BALL
};

fn letter(colour: u8) -> char {
    ball(colour).1
}

fn painted(colour: u8) -> &'static [Coat] {
    coats(ball(colour).0)
}

fn body(colour: u8) -> String {
    let (shape, letter) = ball(colour);
    format!(r##"<use href="#b{shape}"/><text class="ball-letter" y="4.7">{letter}</text>"##)
}
