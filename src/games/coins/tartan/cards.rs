//! The games of this ruleset as the gallery shows them.
use crate::core::card::{Card, Preset, Remarks};

/// The card of products given by the codes of their factors.
pub const BY_CODES: &str = "tartan";

/// The codes of the factors of a card, those of the rows first.
pub fn codes(id: &str) -> Option<[&'static str; 2]> {
    Some(match id {
        "turning-corners" => ["2", "2"],
        "turning-turtles-squared" => ["1-2", "1-2"],
        "rugs" => ["1+C", "1+C"],
        "mock-turtles-squared" => ["1-3", "1-3"],
        "mock-turtles-ruler" => ["1-3", "1+C"],
        "subtraction-ruler" => ["2D(1,2,3,4)", "1+C"],
        _ => return None,
    })
}

/// The number of the first row and the first column, as Ferguson counts them.
pub fn origin(id: &str) -> u64 {
    u64::from(!matches!(id, "acrostic-twins" | "turning-corners"))
}

const BOARD: (&str, &str) = (
    "Board",
    "Coins lie in rows and columns, each showing heads or tails. Of the coins that a move turns, the one at the lower right must go from heads to tails.",
);
const END: (&str, &str) =
    ("End", "In normal play the player who makes the last move wins. In misère play that player loses.");
const TYPING: &str = "The size and the heads by row and column, such as 5x5:1,3+3,2+4,4, or rows of H and T with dots between them, such as TTH.THT.HTT.";
const PRODUCT: &str = "A head is worth the nim-product of what its row and its column are worth in the two games (Tartan theorem).";

/// One card: what a move turns, its value, where it comes from and its positions.
macro_rules! cards {
    ($($id:literal $name:literal $short:literal, $turn:expr, $value:expr, $source:literal, $keys:literal,
        [$($of:literal $notation:literal $about:literal),*];)*) => {
        &[$(Card {
            id: $id,
            name: $name,
            short: $short,
            shelf: "Coins on a board",
            piece: "coin",
            group: "coin",
            rules: &[BOARD, ("Move", $turn), END, ("Value", $value)],
            source: $source,
            presets: &[$(Preset { name: $of, notation: $notation, about: $about }),*],
            keywords: $keys,
            typing: TYPING,
            remarks: Remarks::NONE,
        }),*]
    };
}

pub const CARDS: &[Card] = cards! {
    "acrostic-twins" "Acrostic Twins" "Turn two coins of one row or column, the last heads.",
    "Turn two coins that lie in the same row or in the same column.",
    "A head in row *x* and column *y*, both counted from 0, is worth *x* ⊕ *y*.",
    "Ferguson, Part I, 5.2.1", "coins two dimensions rook ferguson",
    ["Ferguson’s display (5)" "acrostic-twins/5x5:1,3+3,2+4,4" "Ferguson 5.2.1, display (5): values 2, 1 and 0, three winning moves.",
     "Rows against columns" "acrostic-twins/8x8:1,6+2,5+3,4+7,7" "A head on the diagonal is worth nothing.",
     "Sixteen rows" "acrostic-twins/16x16:5,9+11,3+14,14+15,2" "Values up to 15.", "Table 5.1" "acrostic-twins/16x16:15,15" "Ferguson 5.2.1: the value of a head at each place of a board of 16 by 16."];
    "turning-corners" "Turning Corners" "Turn the four corners of a rectangle, the lower right heads.",
    "Turn the four coins at the corners of a rectangle. Heads in row 0 and column 0 stay to the end: no rectangle has its lower right corner there.",
    "A head in row *x* and column *y*, both counted from 0, is worth the nim-product *x* ⊗ *y*: the game is the product of Twins with itself.",
    "Ferguson, Part I, 5.2.2", "coins two dimensions nim multiplication product twins ferguson conway",
    ["Ferguson’s display (5)" "turning-corners/5x5:1,3+3,2+4,4" "Ferguson 5.2.2: 3 ⊕ 1 ⊕ 6 = 4, one winning move.",
     "g(4, 4)" "turning-corners/5x5:4,4" "g(4, 4) = 6: the least number that no option has.",
     "24 ⊗ 17" "turning-corners/25x18:24,17" "Ferguson 5.3: one head of value 128.", "Table 5.2" "turning-corners/16x16:15,15" "Ferguson 5.2.2: the value of a head at each place of a board of 16 by 16."];
    "turning-turtles-squared" "Turning Turtles squared" "Turn the corners of a rectangle, or of a line.",
    "Choose one or two rows and one or two columns; turn the coins where they meet: the product of Turning Turtles with itself.",
    "A head in row *x* and column *y*, both counted from 1, is worth *x* ⊗ *y*.",
    "Ferguson, Part I, 5.4", "coins two dimensions tartan product ferguson",
    ["Ferguson’s display (5)" "turning-turtles-squared/5x5:2,4+4,3+5,5" "Ferguson 5.4: 8 ⊕ 12 ⊕ 7 = 3.",
     "A diagonal" "turning-turtles-squared/6x6:1,1+2,2+3,3+4,4+5,5+6,6" "The squares 1, 3, 2, 6, 7 and 5."];
    "rugs" "Rugs" "Turn all coins of a rectangle.",
    "Turn all coins of a rectangular block: the product of Ruler with itself. The game is also called Turnablock.",
    "With 2^*a* and 2^*b* the greatest powers of 2 that divide its row and its column, counted from 1, a head is worth 2^*a* ⊗ 2^*b*.",
    "Ferguson, Part I, 5.4", "coins two dimensions tartan product turnablock block ferguson ruler",
    ["Ferguson’s display (5)" "rugs/5x5:2,4+4,3+5,5" "Ferguson 5.4: 8 ⊕ 4 ⊕ 1 = 13, four winning moves.", "Table 5.3" "rugs/8x8:8,8" "Ferguson 5.4: the value of a head at each place of a board of 8 by 8.",
     "Exercise 5.5.9 (a)" "rugs/6x6:1,2+1,4+1,6+2,1+2,3+2,5+3,2+3,4+3,6+4,1+4,3+4,5+5,2+5,4+5,6+6,1+6,3+6,5" "Ferguson 5.5, exercise 9a: a head wherever row and column have an odd sum. Who wins, and how simply?",
     "Exercise 5.5.9 (b)" "rugs/5x5:1,1+1,3+1,5+2,2+2,4+3,1+3,3+3,5+4,2+4,4+5,1+5,3+5,5" "Ferguson 5.5, exercise 9b: a head wherever row and column have an even sum. Who wins, and how simply?"];
    "mock-turtles-squared" "Mock Turtles squared" "Turn where 3 rows meet 3 columns, or fewer.",
    "Turn the coins where up to three rows meet up to three columns: the product of Mock Turtles with itself.",
    PRODUCT,
    "Ferguson, Part I, 5.4", "coins two dimensions tartan product ferguson odious",
    ["Table 5.4, and two heads" "mock-turtles-squared/5x6:1,2+5,6" "After Ferguson 5.4: values 2 and 9, 176 moves with the second head. It is (5,6) here, where coins are counted from 1 as in the move of the text, which calls the head (4,5).",
     "Four heads" "mock-turtles-squared/8x8:3,4+4,7+6,2+7,8" "Up to nine coins turn at once."];
    "mock-turtles-ruler" "Mock Turtles × Ruler" "Turn where 3 rows, or fewer, meet neighbouring columns.",
    "Turn the coins where up to three rows meet any number of neighbouring columns.",
    PRODUCT,
    "Ferguson, Part I, 5.4", "coins two dimensions tartan product ferguson",
    ["Exercise 5.5.8" "mock-turtles-ruler/8x4:1,2+3,1+3,3+5,2+6,4+7,2" "After Ferguson 5.5, exercise 8: make the table of values. This position, too, has value 15: what is a winning move?"];
    "subtraction-ruler" "Subtraction × Ruler" "Choose two rows and some neighbouring columns; turn the coins where they meet.",
    "Turn the coins where two rows at a distance of 1, 2, 3 or 4 meet any number of neighbouring columns.",
    PRODUCT,
    "Ferguson, Part I, exercise 5.5.10", "coins two dimensions tartan product ferguson large",
    ["Exercise 5.5.10" "subtraction-ruler/100x100:4,1+100,100" "Ferguson 5.5, exercise 10: heads at (4,1) and (100,100). Which move wins?",
     "Ten by ten" "subtraction-ruler/10x10:2,8+5,4+8,6+9,10" "The same game on a board that is drawn."];
    "tartan" "Product of two games" "Two coin games on rows, made into one on a board.",
    "Turn the coins where the rows of a move in the first game meet the columns of a move in the second: up to three rows and neighbouring columns for 1-3x1+C. Codes are those of games on a row: how many coins, C for side by side, E for equally spaced, S for symmetric, F for the first among them, C(5) for within five in a row, D(1,2) for distances.",
    PRODUCT,
    "Ferguson, Part I, 5.4", "coins two dimensions tartan product code cgsuite",
    ["Turnips × Twins" "tartan:3Ex2/8x6:3,2+5,5+7,4+8,6" "Three equally spaced rows and two columns.",
     "Rulerette × Triplets" "tartan:2+Cx3/6x8:2,6+4,3+6,8" "Neighbouring rows, two at least, and three columns.",
     "Sym × Sym" "tartan:1+Sx1+S/7x7:3,5+6,2+7,7" "Symmetric sets of rows and of columns."];
};
