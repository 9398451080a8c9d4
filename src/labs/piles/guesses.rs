//! What the paper tried for sequences of games, and why it fails (Liu and Britton, section 4.3).

/// A guess with what refutes it. Texts carry the markup of `core::why`.
pub struct Guess {
    pub text: &'static str,
    pub refuted: &'static str,
    /// Names and positions to look at.
    pub positions: &'static [(&'static str, &'static str)],
}

/// A pile of Colourful Nim is a sequence of Nim games of one pile. The paper asks whether other games may stand for its runs.
pub const GUESSES: [Guess; 2] = [
    Guess {
        text: "Write for each game of a sequence its Grundy value, and leave out those of value 0. The pile with these runs has the value of the sequence.",
        refuted: "(1,[2,2]): two piles of 2, then one ball. The guess leaves (1), of value 1; the value is 0.",
        positions: &[("Play (1,[2,2])", "nim/2+2|nim/1")],
    },
    Guess {
        text: "The value of a sequence is some function of the values of its games.",
        refuted: "(1,[1,1]) and (1,[2,2]): the games have the values 0 and 1 in both, but one is won and the other lost.",
        positions: &[("Play (1,[1,1])", "nim/1+1|nim/1"), ("Play (1,[2,2])", "nim/2+2|nim/1")],
    },
];
