//! The chips of ordinary Nim.
use super::shape::{Outline, Shape};
use crate::ui::coats::Coat;

/// Chips in a standing heap.
pub const CHIP: Shape = Shape {
    side: false,
    across: 1520,
    mid: 900,
    first: 250,
    last: 300,
    pitch: 460,
    gap: 0,
    half: (260, 660, 160),
    bracket: Some((200, 180, 60)),
    hit: Outline(1160, 460, 0),
    focus: Outline(1260, 500, 170),
    ring: Outline(1280, 480, 160),
    ghost: Outline(1160, 400, 128),
    notch: "",
    mark: 0,
    coats: |_| STANDING,
    number: ("token-number of-chip", 54),
    fifths: false,
    letter: None,
    body: |_| body(STANDING),
};

/// Chips in a standing heap too tall for a number on each.
pub const CHIP_TALL: Shape = Shape {
    across: 3000,
    mid: 1600,
    bracket: Some((920, 180, 840)),
    number: ("far", 150),
    fifths: true,
    ..CHIP
};

/// Chips in a standing heap on a telephone, where four heaps fit beside each other.
pub const CHIP_NARROW: Shape = Shape {
    across: 920,
    mid: 560,
    half: (260, 360, 160),
    bracket: Some((190, 180, 50)),
    hit: Outline(640, 460, 0),
    focus: Outline(700, 500, 170),
    ring: Outline(700, 480, 160),
    ghost: Outline(600, 400, 128),
    coats: |_| NARROW,
    body: |_| body(NARROW),
    ..CHIP
};

/// Chips in a heap that lies on its side: each stands on its edge.
pub const CHIP_SIDE: Shape = Shape {
    side: true,
    across: 520,
    mid: 260,
    first: 260,
    last: 280,
    half: (240, 255, 150),
    bracket: None,
    hit: Outline(460, 540, 0),
    focus: Outline(460, 500, 130),
    ring: Outline(440, 490, 130),
    ghost: Outline(390, 460, 120),
    coats: |_| LYING,
    body: |_| body(LYING),
    ..CHIP
};

/// Standing chips where the gaps are marked. Marks stand over the edge of the picture, where nothing else is.
pub const CHIP_GAPS: Shape = Shape { across: 1720, mark: 820, ..CHIP };
pub const CHIP_NARROW_GAPS: Shape = Shape { across: 1240, mark: 520, ..CHIP_NARROW };
pub const CHIP_SIDE_GAPS: Shape = Shape { across: 740, mark: 355, ..CHIP_SIDE };

const FLAT: &str = concat!(
    "m-45.2-20h90.4a12.8 12.8 0 0 1 12.8 12.8v14.4a12.8 12.8 0 0 1-12.8 12.8",
    "h-90.4a12.8 12.8 0 0 1-12.8-12.8v-14.4a12.8 12.8 0 0 1 12.8-12.8z"
);

const STANDING: &[Coat] = &[
    Coat(r#"class="chip-face""#, FLAT),
    Coat(r#"class="chip-edge""#, "m-41-18.8v37.6m82-37.6v37.6"),
    Coat(r#"class="chip-dashes""#, "m-26-14h52m-52 28h52"),
    Coat(r#"class="token-outline""#, FLAT),
];

const SHORT: &str = concat!(
    "m-17.2-20h34.4a12.8 12.8 0 0 1 12.8 12.8v14.4a12.8 12.8 0 0 1-12.8 12.8",
    "h-34.4a12.8 12.8 0 0 1-12.8-12.8v-14.4a12.8 12.8 0 0 1 12.8-12.8z"
);

const NARROW: &[Coat] = &[
    Coat(r#"class="chip-face""#, SHORT),
    Coat(r#"class="chip-edge""#, "m-19-19.4v38.8m38-38.8v38.8"),
    Coat(r#"class="chip-dashes""#, "m-11-14h22m-22 28h22"),
    Coat(r#"class="token-outline""#, SHORT),
];

const EDGE: &str = concat!(
    "m-7.5-23h15a12 12 0 0 1 12 12v22a12 12 0 0 1-12 12",
    "h-15a12 12 0 0 1-12-12v-22a12 12 0 0 1 12-12z"
);

const LYING: &[Coat] = &[
    Coat(r#"class="chip-face""#, EDGE),
    Coat(r#"class="chip-edge""#, "m-18.4-14h36.8m-36.8 28h36.8"),
    Coat(r#"class="token-outline""#, EDGE),
];

fn body(coats: &[Coat]) -> String {
    coats.iter().map(|Coat(look, path)| format!(r#"<path {look} d="M0 0{path}"/>"#)).collect()
}
