//! The terms of the field: what each is called, and what it means in at most 40 words.

/// A term and what it means, in the words of someone who has never heard of it.
pub struct Term {
    /// The term's name in addresses of the glossary.
    pub id: &'static str,
    pub name: &'static str,
    /// With the markup of `why`; at most 40 words.
    pub short: &'static str,
}

const fn term(id: &'static str, name: &'static str, short: &'static str) -> Term {
    Term { id, name, short }
}

/// Every term of the glossary, in the order in which a newcomer meets them.
pub static TERMS: &[Term] = &[
    term(
        "impartial",
        "impartial game",
        "A game for two who take turns, in which both have the same moves, nothing is hidden and nothing is left to chance. Chess is not one: each side moves its own pieces.",
    ),
    term(
        "position",
        "position",
        "What lies on the board at one moment. In an impartial game it does not matter who comes to move, since both have the same moves.",
    ),
    term(
        "option",
        "option",
        "A position that one legal move leads to. The options of a pile of 3 in Nim are the piles of 2, 1 and 0.",
    ),
    term(
        "normal-play",
        "normal play",
        "Whoever cannot move loses: in Nim, whoever takes the last token wins.",
    ),
    term(
        "misere-play",
        "misère play",
        "Whoever cannot move wins: in Nim, whoever takes the last token loses.",
    ),
    term(
        "p-position",
        "P-position",
        "A position that is lost for whoever must move: the **p**revious player wins. Every move from it leads to a position that the other player can win (an N-position).",
    ),
    term(
        "n-position",
        "N-position",
        "A position that is won for whoever is to move: the **n**ext player wins. At least one move from it leads to a position that is lost for the other player (a P-position).",
    ),
    term("winning-move", "winning move", "A move after which you can win whatever the other player answers."),
    term(
        "blunder",
        "blunder",
        "A move that gives a won position away: another move would have won, and now the other player can win. Where no move wins, none is a blunder.",
    ),
    term(
        "mex",
        "mex",
        "The smallest number not in a set, counting from 0: the **m**inimum **ex**cluded value. The mex of 0, 1 and 3 is 2.",
    ),
    term(
        "grundy-value",
        "Grundy value",
        "The size of the Nim pile that a position plays like; written ∗3 where it is 3. It is the smallest number missing among the values one move away (the mex), and 0 exactly where the player to move loses.",
    ),
    term(
        "nimber",
        "nimber",
        "∗*n* stands for a single Nim pile of *n*, and for every position of Grundy value *n*. ∗0 is a lost position.",
    ),
    term(
        "nim-sum",
        "nim-sum",
        "Write the numbers in binary and add each column without carrying: 1 where it holds an odd number of ones. 3 ⊕ 5 = 6 (XOR). The value of several games side by side is the nim-sum of their values.",
    ),
    term(
        "odd-column",
        "odd column",
        "A binary column with an odd number of ones. If there is one, the position is won: change one pile so that every column becomes even.",
    ),
    term(
        "sum",
        "sum of games",
        "Several games side by side. A turn is one move in one of them, and the last move of all decides.",
    ),
    term(
        "component",
        "component",
        "One of the games that a position is a sum of, such as one pile. Its moves do not touch the others.",
    ),
    term(
        "run",
        "run",
        "Neighbouring balls of one colour. A pile of red, red, yellow, red has three runs, of 2, 1 and 1 from the ground up.",
    ),
    term(
        "eeny-meeny",
        "eeny-meeny rule",
        "Compare the top run with each run below, saying *eeny*, *meeny*, … Equal: go on. *Eeny* is met if the top is shorter, *meeny* if longer. Then the value is the top run less one; otherwise the top run.",
    ),
    term(
        "remoteness",
        "remoteness",
        "The number of moves left if the winner hurries and the loser delays. It is even in a P-position and odd in an N-position.",
    ),
    term(
        "octal-code",
        "octal code",
        "The rules of a taking game as digits: digit *k* after the point says what may be left of a heap when *k* are taken: nothing (1), one heap (2), two heaps (4), or a sum of these.",
    ),
    term(
        "period",
        "period",
        "After how many places a sequence repeats: with period 12 each value is that of 12 places before.",
    ),
    term(
        "exception",
        "exception",
        "A place *n* before the period whose value is not that of the place one period later. Kayles has period 12, and its last exception is 70: g(70) is not g(82).",
    ),
    term("preperiod", "preperiod", "How many values come before a sequence begins to repeat."),
    term(
        "saltus",
        "saltus",
        "What a sequence gains with each period, where it does not repeat but climbs: each value is that of one period before, plus the saltus.",
    ),
    term(
        "misere-quotient",
        "misère quotient",
        "For misère play, what nim-sums are for normal play: a table of products. Each heap has its entry, and the product of all entries tells whether their sum is lost.",
    ),
    term(
        "b-file",
        "b-file",
        "A plain text with a line for each term of a sequence: its place, a blank, its value. The On-Line Encyclopedia of Integer Sequences (OEIS) takes lists in this form.",
    ),
    term(
        "certificate",
        "certificate",
        "A small file about a proved period from which another program can prove it again: it calculates the values anew and does not have to trust this one.",
    ),
    term(
        "colon-principle",
        "colon principle",
        "Branches that meet in one point may be replaced by one stalk whose length is the nim-sum of their values. Nothing else about the tree changes.",
    ),
    term(
        "fusion-principle",
        "fusion principle",
        "A circuit, edges that lead round and back, may shrink to one point (its points are *fused*) without changing the value. Each of its edges becomes a loop, with both ends at that point.",
    ),
    term(
        "mock-turtle",
        "mock turtle",
        "A coin numbered 0, which may be turned as one more coin. It makes every value *odious*: an odd number of ones in binary.",
    ),
    term(
        "nim-product",
        "nim-product",
        "The product that goes with the nim-sum: together they make the numbers a field. 2 ⊗ 2 = 3. It gives the value of games played on rows and columns at once.",
    ),
    term(
        "field",
        "field of numbers",
        "Numbers that can be added, subtracted, multiplied and, but for 0, divided, by the usual laws, without leaving them. With ⊕ and ⊗ the numbers below 2, 4, 16, 256, … are fields.",
    ),
    term(
        "tartan-theorem",
        "Tartan theorem",
        "The value of a coin in the product of two coin-turning games is the nim-product of its values in the two.",
    ),
    term(
        "beatty",
        "Beatty sequence",
        "The whole parts of *β*, 2*β*, 3*β*, … for a number *β* above 1. If *β* is irrational, exactly one other such sequence holds all numbers that it leaves out.",
    ),
    term(
        "automaton",
        "Ulam–Warburton automaton",
        "Squares are born, generation by generation, beside exactly one living square. Nim positions grow in the same way.",
    ),
];

/// The term with this id.
pub fn find(id: &str) -> Option<&'static Term> {
    TERMS.iter().find(|term| term.id == id)
}

/// The term with this name, whether or not capitalised: "Tartan theorem".
pub fn named(name: &str) -> Option<&'static Term> {
    let name = name.to_lowercase();
    TERMS.iter().find(|term| term.name.to_lowercase() == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_term_is_found_by_its_name() {
        assert_eq!(named("Tartan theorem").map(|term| term.id), Some("tartan-theorem"));
        assert_eq!(named("Bouton’s theorem").map(|term| term.id), None);
        assert_eq!(find("mex").map(|term| term.name), Some("mex"));
    }

    #[test]
    fn a_note_is_short_and_a_name_is_one_term() {
        for (i, term) in TERMS.iter().enumerate() {
            assert!(term.short.split_whitespace().count() <= 40, "{} has too many words", term.id);
            assert!(TERMS[..i].iter().all(|other| other.id != term.id), "{} stands twice", term.id);
            assert!(term.id.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{}", term.id);
        }
    }
}
