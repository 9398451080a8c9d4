//! The Thirty-one Game: turn cards, and do not pass 31.
use super::SHELF;
use crate::core::{
    analysis::Convention,
    card::{Card, Preset, Remarks},
    extras::*,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::NotationError,
    phrase::{Consequence, Phrase, Sign, Verb, Words},
    ruleset::{Component, Ruleset, Valued, without_params},
    scene::*,
    solver::Key,
    why::Why,
};
use crate::games::stacks::takes::Takes;
use deck::{Deck, GOAL, SIX, VALUES, value};

mod board;
mod deck;

static TURN: Verb = Verb::new("Turn", "turned", "turns", "move");
/// The Thirty-one Game (Ferguson, Part I, exercise 1.5.3).
#[derive(Clone, Default)]
pub struct ThirtyOne;

impl Ruleset for ThirtyOne {
    type Position = Deck;
    type Move = Takes;
    type Theory = Valued;
    const CARDS: &'static [Card] = &[Card {
        id: "thirty-one",
        name: "The Thirty-one Game",
        short: "Turn cards, and do not pass 31.",
        shelf: SHELF,
        piece: "card",
        group: "deck",
        rules: &[
            (
                "Move",
                "The aces to sixes of all four suits lie face up. Turn one over, and add its value to the total, which may not pass 31. An ace counts 1.",
            ),
            (
                "End",
                "In normal play the player who cannot turn a card loses. In misère play that player wins. Ferguson lets a player pass 31, and lose by that; here nobody may, which comes to the same.",
            ),
            (
                "Value",
                "A table of all 15 625 positions gives the value. With endless cards one would leave 3, 10, 17, 24 and 31; but each value runs out after four.",
            ),
        ],
        source: "Ferguson, Part I, 1.5, exercise 3",
        presets: &[
            Preset {
                name: "Exercise 1.5.3 (b)",
                notation: "thirty-one/444444",
                about: "Ferguson 1.5, exercise 3b: which first cards win?",
            },
            Preset {
                name: "Exercise 1.5.3 (a): 3, 4, 3, 4, …",
                notation: "g=thirty-one/444444&m=3-1,4-1,3-1,4-1,3-1,4-1,3-1,4-1&o=friend",
                about: "Ferguson 1.5, exercise 3a: the first player goes by sevens, the other one answers 4. What then?",
            },
            Preset {
                name: "The trap",
                notation: "thirty-one/443444",
                about: "The first card was a 3, as the rule of sevens says. The answer is 4, and again and again 4.",
            },
            Preset {
                name: "28 and no 3 left",
                notation: "thirty-one/440044",
                about: "Where exercise 3a of Ferguson 1.5 ends: 3 and 4 have been turned four times each. Who wins?",
            },
        ],
        keywords: "count cards 31 sevens gambling subtraction fox",
        typing: "How many cards of each value from 1 to 6 are left, such as 444444.",
        remarks: Remarks::NONE,
    }];

    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        without_params(params)
    }
    fn read(&self, text: &str) -> Result<Deck, NotationError> {
        let digit = |(at, c): (usize, char)| {
            c.to_digit(10).map(u64::from).ok_or_else(|| NotationError::syntax(at, SIX))
        };
        let counts: Vec<u64> = text.char_indices().map(digit).collect::<Result<_, _>>()?;
        match counts.len() {
            VALUES => Deck::checked(&counts),
            few => Err(NotationError::syntax(few.min(VALUES), SIX)),
        }
    }
    fn allows(&self, position: &Deck, mv: &Takes) -> bool {
        mv.single().is_some_and(|(at, count)| count == 1 && position.fits(at))
    }
    fn moves(&self, position: &Deck, limit: usize) -> MoveList<Takes> {
        let found = MoveList::all(position.moves().map(|at| Takes::one(at, 1)).collect());
        MoveList { moves: found.moves.into_iter().take(limit).collect(), total: found.total }
    }
    fn option(&self, position: &Deck, mv: &Takes) -> Deck {
        mv.single().map_or(*position, |(at, _)| position.without(at))
    }
    fn read_move(&self, text: &str) -> Result<Takes, NotationError> {
        Takes::read(text)
    }

    fn board(&self, position: &Deck, seat: SumContext) -> Board {
        Board::Layout(board::cards(position, seat))
    }
    fn view(&self, position: &Deck, mv: &Takes) -> MoveView {
        let at = mv.single().map_or(0, |(at, _)| at);
        let after = position.without(at);
        let object = Words::pieces("card", [(at + 1).to_string()]).game();
        let short = Words::text(format!("{}, total {}", at + 1, after.total()));
        let left = Consequence::By(format!("making {}", after.total()));
        let (place, n) = (Place::default(), at as u64 + 1);
        MoveView {
            notation: mv.to_string(),
            phrase: Phrase { short, left, ..Phrase::new(TURN.clone(), Sign::Take, object) },
            game: 0,
            groups: vec![place],
            leaves: self.text(&after),
            handles: vec![PieceId { place, n }],
            touches: vec![Span { place, from: n, to: n }],
            adds: vec![],
            typed: Default::default(),
        }
    }
    fn move_from_pieces(&self, _: &Deck, handles: &[PieceId]) -> Option<Takes> {
        let &[PieceId { place, n }] = handles else { return None };
        let known = place == Place::default() && (1..=VALUES as u64).contains(&n);
        known.then(|| Takes::one(n as usize - 1, 1))
    }
    fn text(&self, position: &Deck) -> String {
        format!("{position}, total {}", position.total())
    }

    fn key(&self, position: &Deck) -> Key {
        position.0.to_vec()
    }
    fn from_key(&self, key: &[u64]) -> Deck {
        Deck::checked(key).unwrap_or(Deck::WHOLE)
    }
    fn components(&self, position: &Deck) -> Vec<Component<Deck>> {
        vec![Component { position: *position, groups: vec![0] }]
    }
    fn theorem(&self, component: &Deck) -> Option<Nimber> {
        Some(Nimber(value(component)))
    }
    fn why(&self, position: &Deck, _: usize, convention: Convention, _: SumContext) -> Why {
        if convention == Convention::Misere {
            return Why::default().text("In misère play whoever cannot turn a card wins.").searched();
        }
        let total = position.total();
        let why =
            Why::default().text(format!("The total is {total}, and {} more may be turned.", GOAL - total));
        let moves: Vec<usize> = position.moves().collect();
        let row = |name: &str, cell: &dyn Fn(usize) -> String| {
            [vec![name.to_string()], moves.iter().map(|at| cell(*at)).collect()].concat()
        };
        let why = match moves.is_empty() {
            true => why.text("No card that is left fits."),
            false => why.rows(
                row("card", &|at| (at + 1).to_string()),
                vec![
                    row("total", &|at| position.without(at).total().to_string()),
                    row("value", &|at| value(&position.without(at)).to_string()),
                ],
            ),
        };
        why.result(format!("value {}", value(position)), "The least value to which no card leads.")
            .text("With endless cards the rule of sevens would win: leave 3, 10, 17, 24 and 31, each 7 after the other. The other player answers 4 to every 3, until the 3s are gone.")
            .source("The Thirty-one Game", "Ferguson, Part I, 1.5, exercise 3")
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Deck {
        let most = [20, 14, 8][usize::from(size.clamp(1, 3)) - 1];
        let mut deck = Deck::WHOLE;
        while deck.total() + 6 <= most {
            let at = rng.usize(0..VALUES);
            if deck.fits(at) {
                deck = deck.without(at);
            }
        }
        deck
    }
    fn edit(&self, position: &Deck, edit: &Edit) -> Result<(Self, Deck), NotationError> {
        match edit {
            Edit::Recolour { piece } if piece.place == Place::default() => {
                let at = piece.n.checked_sub(1).map_or(VALUES, |at| at as usize);
                Ok((Self, position.turned(at)?))
            }
            _ => Err(NotationError::not_allowed(0, "a card of the deck")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Facts 10 to 12 and 317.
    #[test]
    fn the_exercise() {
        let read = |text| ThirtyOne.read(text).unwrap();
        let wins = |text| {
            let deck = read(text);
            deck.moves().filter(|at| value(&deck.without(*at)) == 0).map(|at| at + 1).collect::<Vec<_>>()
        };
        assert_eq!(wins("444444"), [1, 2, 5]);
        assert_eq!((read("440044").total(), value(&read("440044"))), (28, 0));
        // The strategy by sevens opens with 3, and 3, 4, 3, 4, … can be turned up to 28.
        assert_eq!((GOAL % 7, read("444444").moves().nth(2)), (3, Some(2)));
        let mut deck = read("444444");
        for at in [2, 3].into_iter().cycle().take(8) {
            assert!(deck.moves().any(|mv| mv == at), "{}", deck.total());
            deck = deck.without(at);
        }
        assert_eq!((deck.to_string().as_str(), deck.total()), ("440044", 28));
        assert!(!deck.moves().any(|at| at == 2), "no 3 is left for 31");
        assert!(ThirtyOne.read("444440").is_ok() && ThirtyOne.read("404440").is_err());
        for (text, at) in [("44444", 5), ("4444444", 6), ("44x444", 2), ("454444", 1)] {
            assert_eq!(ThirtyOne.read(text).unwrap_err().at, at, "{text}");
        }
    }
}
