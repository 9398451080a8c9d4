//! Examples of the paper with two ends.
use crate::core::card::Preset;

pub const PRESETS: &[Preset] = &[
    Preset {
        name: "Four piles",
        notation: "two-ended/r1y2r2y2+y3r1+y2r2y1+r1y1r1y1r2",
        about: "With one end these piles are lost; with two, four moves win.",
    },
    Preset {
        name: "(2,1,2)",
        notation: "two-ended/r2y1r2",
        about: "Value 0: whatever is taken, the answer leaves (1,1).",
    },
    Preset {
        name: "One pile (1,2,2,2)",
        notation: "two-ended/r1y2r2y2",
        about: "Liu and Britton, figure 3, with two ends: value ∗3.",
    },
    Preset {
        name: "(1,1,1,1,2)",
        notation: "two-ended/r1y1r1y1r2",
        about: "Liu and Britton 2.1, with two ends: value ∗2.",
    },
    Preset {
        name: "(1,1)",
        notation: "two-ended/r1y1",
        about: "Value 0 with two ends as with one, where line (16) of the paper prints < for ≤.",
    },
    Preset {
        name: "Two runs",
        notation: "two-ended/r5y3",
        about: "The runs never meet: two piles of Nim, value ∗6.",
    },
    Preset {
        name: "A mirror image",
        notation: "two-ended/r2y1r3y3r1y2",
        about: "An even number of runs: copy each move at the other end.",
    },
    Preset {
        name: "Three colours",
        notation: "two-ended/r2y1w2+w1r2y2r1",
        about: "Three colours reduce to two here, too.",
    },
    Preset {
        name: "Eight colours",
        notation: "two-ended/r1y2w1k2+p2c1g2b1+b2r1b1g3",
        about: "As many colours as there are balls for: only the lengths of the runs count.",
    },
];
