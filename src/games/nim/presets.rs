//! Positions of Nim with names.
use crate::core::card::Preset;

pub const PRESETS: &[Preset] = &[
    Preset {
        name: "3, 5, 7",
        notation: "nim/3+5+7",
        about: "The usual first game: one winning move from each pile.",
    },
    Preset {
        name: "Marienbad",
        notation: "nim/1+3+5+7",
        about: "The player to move loses. Famous in misère play.",
    },
    Preset {
        name: "13, 12, 8: three ways to win",
        notation: "nim/13+12+8",
        about: "From Ferguson’s course, section 2.2: the nim-sum is 9, and three moves win.",
    },
    Preset {
        name: "1, 2, 3: a lost position",
        notation: "nim/1+2+3",
        about: "From Ferguson’s course, section 2.1: the smallest three unequal piles from which the player to move loses.",
    },
    Preset {
        name: "1, 4, 5: a lost position, too",
        notation: "nim/1+4+5",
        about: "From Ferguson’s course, section 2.1: the player to move loses here, too. Which three unequal piles come next?",
    },
    Preset {
        name: "2, 4, 6",
        notation: "nim/2+4+6",
        about: "From Ferguson’s course, section 2.1: here the player to move loses, too.",
    },
    Preset {
        name: "5, 7, 9",
        notation: "nim/5+7+9",
        about: "From Ferguson’s course, section 2.1: does the player to move lose?",
    },
    Preset {
        name: "15, 23, 30",
        notation: "nim/15+23+30",
        about: "From Ferguson’s course, section 2.1: does the player to move lose here?",
    },
    Preset {
        name: "A very tall pile",
        notation: "nim/1000000000000+999999999999+7",
        about: "A pile too tall to take from by pointing: type how many you take.",
    },
    Preset {
        name: "Exercise 2.6.2 (a)",
        notation: "nim/12+19+27",
        about: "From Ferguson’s course, section 2.6, exercise 2a: find all winning moves.",
    },
    Preset {
        name: "Exercise 2.6.2 (b)",
        notation: "nim/13+17+19+23",
        about: "From Ferguson’s course, section 2.6, exercise 2b: find all winning moves.",
    },
    Preset {
        name: "Exercise 2.6.2 (c), misère: three piles",
        notation: "g=nim/12+19+27&c=misere",
        about: "From Ferguson’s course, section 2.6, exercise 2c: find all winning moves where the last token loses.",
    },
    Preset {
        name: "Exercise 2.6.2 (c), misère: four piles",
        notation: "g=nim/13+17+19+23&c=misere",
        about: "From Ferguson’s course, section 2.6, exercise 2c: the same with four piles.",
    },
    Preset {
        name: "Figure 1 of Liu and Britton, a game",
        notation: "g=nim/3+5+7&m=1-1,2-1,3-1,2-4,3-4&o=friend",
        about: "Liu and Britton, figure 1: a game made up for Nimscope in place of the picture, with the value of each position.",
    },
];
