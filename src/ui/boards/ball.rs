//! Pool balls: a ball that can be taken shows how many go with it, the others the letter of their colour.
use super::{labels::ball, shape::Shape};

/// Balls in a standing pile.
pub const BALL: Shape = Shape {
    class: "ball",
    side: false,
    across: 920,
    mid: 560,
    first: 260,
    last: 325,
    pitch: 485,
    gap: 60,
    half: (300, 300, 300),
    bracket: Some((240, 200, 110)),
    focus: r#"<rect class="hit" x="-30" y="-24.5" width="60" height="49"/><circle class="fr" r="28"/>"#,
    ring: r#"<circle class="wr" r="27.5"/><path class="wt" d="M29 0h10"/>"#,
    ghost: r#"<circle class="ghost" r="23"/>"#,
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
    focus: r#"<rect class="hit" x="-24" y="-27" width="48" height="54"/><circle class="fr" r="25"/>"#,
    ring: r#"<circle class="wr" r="25.5"/>"#,
    ..BALL
};

fn body(colour: u8, take: Option<u64>) -> String {
    let (shape, letter) = ball(colour);
    match take {
        Some(count) => format!(r##"<use href="#b{shape}"/><text class="bn" y="6">{count}</text>"##),
        None => format!(r##"<use href="#b{shape}"/><text class="bl" y="4.7">{letter}</text>"##),
    }
}
