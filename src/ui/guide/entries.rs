//! What the glossary adds to a term's note: more to know, something to try, and the source.

/// An entry of the glossary.
pub struct Entry {
    /// The id of the term.
    pub id: &'static str,
    /// A further explanation, with the markup of `why`.
    pub more: &'static str,
    /// Something to try, and its address.
    pub try_it: (&'static str, &'static str),
    pub source: &'static str,
}

const fn entry(
    id: &'static str,
    more: &'static str,
    try_it: (&'static str, &'static str),
    source: &'static str,
) -> Entry {
    Entry { id, more, try_it, source }
}

/// One entry for each term, in the order of the terms.
pub static ENTRIES: &[Entry] = &[
    entry(
        "impartial",
        "There are finitely many positions, play always ends, and there are no draws unless a game says so. Then one of the two players can force a win from every position: the question is who, and how.",
        ("Play Nim with three piles", "#/play?g=nim/3+5+7"),
        "Ferguson, Part I, 1.2",
    ),
    entry(
        "position",
        "A position is written as text, such as nim/3+5+7: that is what a link holds, so every position can be sent to somebody else.",
        ("Open a position", "#/play?g=nim/1+2+3"),
        "Ferguson, Part I, 1.2",
    ),
    entry(
        "option",
        "A position without options is *terminal*: play is over. All that can be said of a position follows from what can be said of its options.",
        ("See the options of a small pile", "#/play?g=subtraction:1,2,3/5&a=full"),
        "Ferguson, Part I, 1.3",
    ),
    entry(
        "normal-play",
        "Nearly everything known of impartial games is known of normal play.",
        ("Nim, normal play", "#/play?g=nim/1+1+2"),
        "Ferguson, Part I, 1.2",
    ),
    entry(
        "misere-play",
        "For Nim it takes one change to the winning way of play, at the very end: leave an odd number of piles of one. For most other games misère play is far harder.",
        ("Nim, misère play", "#/play?g=nim/1+1+2&c=misere"),
        "Ferguson, Part I, 2.5",
    ),
    entry(
        "p-position",
        "Three sentences find all of them. Terminal positions are P-positions. From an N-position some move leads to a P-position. From a P-position every move leads to an N-position.",
        ("A P-position: 20 chips, take one to three", "#/play?g=subtraction:1,2,3/20&a=full"),
        "Ferguson, Part I, 1.3",
    ),
    entry(
        "n-position",
        "Whoever knows a winning move in each N-position never loses a won game.",
        ("An N-position with its only winning move", "#/play?g=subtraction:1,2,3/21&a=full"),
        "Ferguson, Part I, 1.3",
    ),
    entry(
        "winning-move",
        "It leads to a P-position. The board rings every winning move, and the panel lists them. In Nim their number is odd, if there are any: it is the number of ones in the leftmost odd column.",
        ("Three winning moves", "#/play?g=nim/5+6+7&a=full"),
        "Ferguson, Part I, 2.2",
    ),
    entry(
        "blunder",
        "Each move is judged once it is made. A blunder is named below the board with a move that would have won, and marked in the graph of moves; Take back leads to where it was made.",
        ("A game with a blunder", "#/play?g=nim/3+5+7&m=2-2&o=friend&a=full"),
        "Ferguson, Part I, 1.3",
    ),
    entry(
        "mex",
        "mex of nothing is 0: a position without moves has value 0. The values above the mex do not matter, since the other player can undo a move to one of them.",
        ("Values of a take-away game, by mex", "#/lab/sequence?c={1,3,4}&n=40"),
        "Ferguson, Part I, 3.2",
    ),
    entry(
        "grundy-value",
        "Sprague (1935) and Grundy (1939) found it independently: as far as winning is concerned, every impartial game under normal play is a pile of Nim.",
        ("Live values of Kayles", "#/play?g=kayles/7&a=full"),
        "Ferguson, Part I, 3.2 and 4.2",
    ),
    entry(
        "nimber",
        "Nimbers are added by the nim-sum and multiplied by the nim-product.",
        ("Calculate with nimbers", "#/lab/nimbers?o=sum&a=3&b=5"),
        "Ferguson, Part I, 5.4",
    ),
    entry(
        "nim-sum",
        "A number added to itself gives 0, so two equal piles cancel: whatever is done to one, do to the other. A position of Nim is lost exactly if its nim-sum is 0 (Bouton, 1901).",
        ("See the columns of 3, 5 and 7", "#/play?g=nim/3+5+7&a=full"),
        "Ferguson, Part I, 2.1",
    ),
    entry(
        "odd-column",
        "Take the leftmost odd column. A pile with a one in it can be changed in all odd columns at once, and that makes it smaller: a legal move of Nim.",
        ("Even out the columns", "#/play?g=nim/13+12+8&a=full"),
        "Ferguson, Part I, 2.2",
    ),
    entry(
        "sum",
        "The Grundy value of a sum is the nim-sum of the values of its components: different games can be played side by side as if all were piles of Nim.",
        ("Nim, Kayles and coins together", "#/play?g=nim/3%26kayles/7%26mock-turtles/TTHTH&a=full"),
        "Ferguson, Part I, 4.1 and 4.2",
    ),
    entry(
        "component",
        "Under normal play two components of equal value cancel each other.",
        ("Two components that cancel", "#/play?g=nim/3%26kayles/4&a=full"),
        "Ferguson, Part I, 4.2",
    ),
    entry(
        "run",
        "In Colourful Nim you take from the top run alone, so that where the colours change decides what can be reached.",
        ("A pile of runs", "#/play?g=colourful/r2y1r3&a=full"),
        "Liu and Britton, section 2",
    ),
    entry(
        "eeny-meeny",
        "If the walk reaches the bottom run with the word *eeny*, equal counts as met too. The value of several piles is the nim-sum of their values.",
        ("Walk down a pile: choose Why?", "#/play?g=colourful/r2y2r1y2&a=full"),
        "Liu and Britton, section 2.2, Theorem 3.4",
    ),
    entry(
        "remoteness",
        "The quick winner moves to a P-position of the least remoteness, the slow loser to an N-position of the greatest.",
        ("Steps to the end in Lasker’s Nim", "#/lab/evolution?w=game&a=lasker/2%2B2"),
        "Winning Ways, chapter 9",
    ),
    entry(
        "octal-code",
        "Nim in which whole heaps or parts go, Kayles (0.77), Dawson’s chess (0.137): thousands of games in a few digits. Nobody knows whether every code with finitely many digits ends in a period.",
        ("The sequence of Kayles", "#/lab/sequence?c=0.77&n=1000"),
        "Ferguson, Part I, 4.4",
    ),
    entry(
        "period",
        "The values of Kayles have period 12 from place 71 on. That a finite check proves it for ever is a theorem of Guy and Smith (1956).",
        ("Kayles and its period", "#/lab/sequence?c=0.77&n=1000"),
        "Ferguson, Part I, 4.3",
    ),
    entry(
        "exception",
        "The values of Kayles have 14 exceptions: the heaps of 0, 3, 6, 9, 11, … and 70.",
        ("The exceptions of Kayles", "#/lab/sequence?c=0.77&n=200"),
        "Ferguson, Part I, 4.3",
    ),
    entry(
        "preperiod",
        "The values of Kayles break their period for the last time at 70.",
        ("Where Kayles settles", "#/lab/sequence?c=0.77&n=200"),
        "Ferguson, Part I, 4.3",
    ),
    entry(
        "saltus",
        "In Lasker’s Nim the values have period 4 and saltus 4.",
        ("Lasker’s Nim", "#/lab/sequence?c=4.[3]&n=100"),
        "Ferguson, Part I, 4.4",
    ),
    entry(
        "misere-quotient",
        "That of Kayles has 40 elements and serves for heaps of all sizes. Not every game has a finite one.",
        ("The misère quotient of Kayles", "#/lab/sequence?c=0.77&n=1000&m=1"),
        "Plambeck, Taming the wild in impartial combinatorial games, 2005",
    ),
    entry(
        "b-file",
        "Of two sequences that are compared only the first is written.",
        ("Save the values of Kayles", "#/lab/sequence?c=0.77&n=1000"),
        "OEIS, oeis.org",
    ),
    entry(
        "certificate",
        "The sequence lab writes one where a period is proved: the code, the period, where it begins, and how many values were checked, with a checksum of them.",
        ("A proof to save", "#/lab/sequence?c=0.77&n=1000"),
        "Guy and Smith, The G-values of various games, 1956",
    ),
    entry(
        "colon-principle",
        "It solves every tree of Green Hackenbush: begin at the leaves and go down to the ground.",
        ("A tree", "#/play?g=hackenbush/((()())()(()))&a=full"),
        "Ferguson, Part I, 6.2",
    ),
    entry(
        "fusion-principle",
        "With the colon principle it solves every picture of Green Hackenbush: fuse the circuits, and what is left are trees with loops, each of value 1.",
        ("A triangle on the ground", "#/play?g=hackenbush/0a-b-c-a&a=full"),
        "Ferguson, Part I, 6.3",
    ),
    entry(
        "mock-turtle",
        "Numbers with an odd number of ones in binary are *odious*, the others *evil*. The nim-sum of two odious numbers is evil: that is why three coins of Mock Turtles play like two of another game.",
        ("Mock Turtles", "#/play?g=mock-turtles/TTHTH&a=full"),
        "Ferguson, Part I, 5.1",
    ),
    entry(
        "nim-product",
        "The numbers below 2, 4, 16, 256, 65 536, … are each a field of their own.",
        ("The table of products", "#/lab/nimbers?o=product&a=24&b=17"),
        "Ferguson, Part I, 5.3",
    ),
    entry(
        "field",
        "In the field of 0, 1, 2 and 3 each number but 0 has an inverse: 2 ⊗ 3 = 1.",
        ("Fields in the table of products", "#/lab/nimbers?o=product&a=2&b=3"),
        "Ferguson, Part I, 5.3",
    ),
    entry(
        "tartan-theorem",
        "Turning Corners is the product of Twins with itself, so its values are the table of nim-products.",
        ("Turning Corners", "#/play?g=turning-corners/TTT.TTT.TTH&a=full"),
        "Ferguson, Part I, 5.4",
    ),
    entry(
        "beatty",
        "With the golden ratio *φ* = 1.618… they give the P-positions of Wythoff’s game, and colours for Chromatic Nim whose P-positions are any such pair of sequences.",
        ("Chromatic Nim for φ²", "#/play?g=chromatic:beatty(phi^2)/4+7&a=full"),
        "Fisher and Larsson, Theorem 1",
    ),
    entry(
        "automaton",
        "In three piles the P-positions of Nim form a fractal; counted by their largest pile they give the sequences of the counting lab.",
        ("Watch it grow", "#/lab/evolution"),
        "Khovanova and Xiong, sections 4 and 5",
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Link;
    use crate::ui::term::TERMS;

    #[test]
    fn every_term_has_an_entry_whose_example_opens() {
        assert!(ENTRIES.iter().map(|entry| entry.id).eq(TERMS.iter().map(|term| term.id)));
        for entry in ENTRIES {
            let (path, query) = crate::ui::route::parts(entry.try_it.1);
            if path == "play" {
                let link = Link::read(query).unwrap_or_else(|error| panic!("{}: {error:?}", entry.id));
                let game = crate::games::open(&link.game);
                assert!(game.is_ok(), "{}: {:?}", entry.id, game.err());
            } else {
                let fields = match path {
                    "lab/sequence" => crate::labs::sequence::FIELDS,
                    "lab/nimbers" => crate::labs::nimbers::FIELDS,
                    "lab/evolution" => crate::labs::evolution::FIELDS,
                    _ => panic!("{}: no page {path}", entry.id),
                };
                let read = crate::labs::Values::read(fields, query).err();
                assert!(read.is_none(), "{}: {read:?}", entry.id);
            }
        }
    }
}
