//! What is said of sequences in general.
use crate::core::card::{Card, Preset, Remarks};

pub const CARD: Card = Card {
    id: "sequence",
    name: "Sequence of games",
    short: "Play one game after the other.",
    shelf: "Several games",
    piece: "piece",
    group: "group",
    rules: &[
        (
            "Move",
            "Move in the first game, by its own rules. When it has no move left, play goes on in the next: the loser, who finds no move, begins there.",
        ),
        (
            "The winner begins",
            "The winner of one game may also begin the next: New game offers this, and a typed position has ~ between the two games. The loser then has a turn in between, and presses any piece of the second game to let the winner begin.",
        ),
        (
            "End",
            "In normal play the player who moves last in the last game wins. In misère play that player loses. A game that ends in a draw, or goes on for ever, makes a draw of the whole.",
        ),
        (
            "Value",
            "Who wins is found from the last game up: a game is played to move last where beginning the rest loses, and to be left without a move where beginning the rest wins. It is the other way round where the winner begins the rest.",
        ),
    ],
    source: "Liu and Britton, Winning colourful Nim with the eeny-meeny rule, 4.3",
    presets: &[
        Preset {
            name: "(1,[1,1])",
            notation: "nim/1+1|nim/1",
            about: "Two piles of one first, then a pile of one: won by the first player. The first game has value 0.",
        },
        Preset {
            name: "(1,[2,2])",
            notation: "nim/2+2|nim/1",
            about: "Lost, though the first game has the value 0 again: no rule in the values of the games can tell them apart.",
        },
        Preset {
            name: "Misère as a sequence",
            notation: "kayles/7|nim/1",
            about: "A game and then one token: whoever moves last in the game leaves the token to the other, and loses. This is misère Kayles.",
        },
        Preset {
            name: "Three games of Nim",
            notation: "nim/2+3|nim/1+2+3|nim/1+1",
            about: "The last one decides how the one before is to be played, and so on.",
        },
        Preset {
            name: "The winner begins",
            notation: "nim/1+1~nim/1",
            about: "The same games as (1,[1,1]), but whoever moves last in the first begins the second. Now it is good to win the first, and the position is lost.",
        },
        Preset {
            name: "A pile of Colourful Nim",
            notation: "nim/2|nim/1|nim/3",
            about: "One pile (3,1,2) is three piles of Nim, one after the other: section 4.3.",
        },
    ],
    keywords: "compound sequential one after another loser winner begins starts misere fold",
    typing: "Join the positions, the first game first, with | or > where the loser of a game begins the next, and with ~ where its winner does: nim/2+2|nim/1, nim/2+2~nim/1",
    remarks: Remarks::NONE,
};
