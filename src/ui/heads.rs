//! Titles and descriptions of the pages to read, shown while the pages load.

pub const LEARN: [&str; 2] = [
    "Learn impartial games",
    "Short lessons on a live board, then the exercises of Ferguson’s course and of papers on Nim.",
];
pub const PUZZLES: [&str; 2] = [
    "Puzzles",
    "A position for every day, with one winning move. Make one move. The page says whether it wins, and the computer replies.",
];
pub const ABOUT: [&str; 2] = [
    "About Nimscope",
    "A place to play impartial games, to understand them and to prove who wins: games for two, in which both players have the same moves and the last move decides.",
];
pub const GLOSSARY: [&str; 2] =
    ["Glossary", "The words of the theory, each in a few sentences, in the order in which one meets them."];
pub const PAPERS: [&str; 2] = [
    "Papers",
    "With a paper in hand: every section, theorem, figure and exercise, what it says in a few words, and where it can be played here. What is wrong in print stands at its place.",
];

/// The titles and descriptions, by the paths of their pages.
pub const ALL: [(&str, [&str; 2]); 5] =
    [("learn", LEARN), ("puzzles", PUZZLES), ("about", ABOUT), ("glossary", GLOSSARY), ("papers", PAPERS)];
