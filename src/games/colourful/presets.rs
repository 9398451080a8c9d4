//! Examples and figures of the paper.
use crate::core::card::Preset;

pub const PRESETS: &[Preset] = &[
    Preset {
        name: "Four piles",
        notation: "colourful/r1y2r2y2+y3+y2r2y1+r1y1r1y1r2",
        about: "Three moves win: find one.",
    },
    Preset {
        name: "Four piles, no winning move",
        notation: "colourful/r1y2r2y2+y3r1+y2r2y1+r1y1r1y1r2",
        about: "Every move has an answer, so whoever begins loses: a P-position.",
    },
    Preset {
        name: "One pile (1,2,2,2)",
        notation: "colourful/r1y2r2y2",
        about: "Liu and Britton, figure 3: one pile, the first player wins.",
    },
    Preset {
        name: "Figure 3, a game",
        notation: "g=colourful/r1y2r2y2&m=1-1,1-1,1-1,1-1,1-1&o=friend",
        about: "Liu and Britton, figure 3: a game made up for Nimscope, from (1,2,2,2). The first player leaves value 0 each time.",
    },
    Preset {
        name: "Eight piles, for Figure 2",
        notation: "colourful/r3+y3r1+r1y3+y2r2+r2y2r2+y1r2y2+r1y2r2y2+y2r3y3r3y3",
        about: "After Liu and Britton, figure 2: eight piles made up for Nimscope, each with a reason of its own.",
    },
    Preset {
        name: "Figure 4, rebuilt",
        notation: "colourful/r1y1r2+y1r1y1",
        about: "After Liu and Britton, figure 4: two piles with the values that the text gives, 2 and 1.",
    },
    Preset {
        name: "Figure 4, a game",
        notation: "g=colourful/r1y1r2+y1r1y1&m=1-1,2-1,1-1,2-1,1-1&o=friend",
        about: "Liu and Britton, figure 4: a game made up for Nimscope, from the two piles. After the first move they are alike, and each move is copied.",
    },
    Preset {
        name: "Figure 5, rebuilt",
        notation: "colourful/y1r2y3r1+r2y3r1y2r2+y3r1y2r3",
        about: "After Liu and Britton, figure 5: unequal piles made up for Nimscope, won as the text says, by one ball of the pile on the right.",
    },
    Preset {
        name: "Figure 5, a game",
        notation: "g=colourful/y1r2y3r1+r2y3r1y2r2+y3r1y2r3&m=3-1,3-1,2-1,3-1,2-1,3-1,1-1,3-1,1-3&o=friend",
        about: "Liu and Britton, figure 5: a game made up for Nimscope, from the three piles. The first player leaves value 0 each time.",
    },
    Preset {
        name: "Figure 6, rebuilt",
        notation: "colourful/r1+y1r1+r2y2+y1r1y1+y1",
        about: "After Liu and Britton, figure 6: five piles made up for Nimscope, with its values. How many winning moves are there?",
    },
    Preset {
        name: "Three of one colour",
        notation: "colourful/r3",
        about: "Liu and Britton 2.1: a pile of one colour is a Nim pile.",
    },
    Preset {
        name: "(3,1)",
        notation: "colourful/y3r1",
        about: "Liu and Britton 2.1: at the lowest run eeny also accepts equality.",
    },
    Preset {
        name: "(1,1,1,1,2)",
        notation: "colourful/r1y1r1y1r2",
        about: "Liu and Britton 2.1: a walk that ends at the top.",
    },
    Preset {
        name: "(1,1)",
        notation: "colourful/r1y1",
        about: "The value is 0. Line (16) of the paper prints < for ≤, which would give another.",
    },
    Preset {
        name: "Three colours",
        notation: "colourful/r2y1w2+w1r2y2",
        about: "Liu and Britton 4.1: three colours reduce to two.",
    },
    Preset {
        name: "The same in two colours",
        notation: "colourful/r2y1r2+r1y2r1",
        about: "Liu and Britton 4.1: the runs of Three colours again, with the same values and moves.",
    },
    Preset {
        name: "Eight colours",
        notation: "colourful/r1y2w1k2+p2c1g2b1+b2r1b1g3",
        about: "As many colours as there are balls for. They play as two.",
    },
    Preset {
        name: "Twelve piles of forty",
        notation: "colourful/r9y4r7y8r5y7+y9r4y7r8y5r7+r8y5r6y9r4y8+y8r5y6r9y4r8+r7y6r5y9r3y10+y7r6y5r9y3r10+r6y7r8y5r9y5+y6r7y8r5y9r5+r5y8r7y6r4y10+y5r8y7r6y4r10+r4y9r6y7r5y9+y4r9y6r7y5r9",
        about: "A large table.",
    },
];
