//! Nimble: slide a coin to the left on a strip.
use crate::core::{
    card::{Card, Preset},
    extras::{Edit, ValueMap},
    grouped::number,
    moves::{Found, MoveView},
    nimber::Nimber,
    notation::{NotationError, Scanner},
    outcome::{Convention, Outcome},
    phrase::{Phrase, Sign, Verb, Words},
    ruleset::{Component, Ruleset, Valued, Workshop, without_params},
    scene::*,
    solver::Key,
    why::Why,
};
use crate::games::nim::misere;
use crate::games::{
    coins::strip::{MOST_SQUARES, Strip},
    stacks::heaps::Heaps,
};
use std::fmt;

const LINE: Place = Place { part: 0, group: 0 };
static SLIDE: Verb = Verb::new("Slide", "slid", "slides", "move");

/// Nimble (Ferguson, Part I, exercise 2.6.3).
#[derive(Clone, Default)]
pub struct Nimble;

/// A coin slides from one square to another. Written `7-3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slide {
    from: u64,
    to: u64,
}

impl fmt::Display for Slide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

/// The value of so many coins on a square: two of them cancel.
fn value(square: u64, count: u32) -> u64 {
    if count % 2 == 1 { square } else { 0 }
}

/// "2, 4 and 4".
fn squares(strip: &Strip) -> String {
    strip.coins().iter().map(u64::to_string).collect::<Vec<_>>().join(", ")
}

impl Ruleset for Nimble {
    type Position = Strip;
    type Move = Slide;
    type Theory = Valued;
    const CARDS: &'static [Card] = &[Card {
        id: "nimble",
        name: "Nimble",
        short: "Slide one coin to the left.",
        shelf: "Coins",
        piece: "coin",
        group: "square",
        rules: &[
            (
                "Coins",
                "Coins lie on the squares of a strip; a square may hold several. The squares are counted from 0.",
            ),
            ("Move", "Slide one coin to any square at its left; others may lie there and in between."),
            (
                "End",
                "In normal play the player who makes the last move wins. In misère play that player loses.",
            ),
            ("Value", "A coin on square *n* is a pile of *n* in Nim."),
        ],
        source: "Ferguson, Part I, 2.6, exercise 3",
        presets: &[
            Preset {
                name: "Exercise 2.6.3",
                notation: "nimble/..1..1.2.1.1..",
                about: "After Ferguson 2.6, exercise 3: six coins. Who wins?",
            },
            Preset { name: "One, two, three", notation: "nimble/.111", about: "A P-position." },
            Preset { name: "Marienbad", notation: "nimble/.1.1.1.1", about: "Coins on 1, 3, 5 and 7." },
        ],
        keywords: "coins strip slide nim ferguson squares",
        typing: "A dot for an empty square and a number for the coins on one, such as ..1..1.2.",
        beginning: None,
    }];

    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        without_params(params)
    }
    fn read(&self, text: &str) -> Result<Strip, NotationError> {
        Strip::read(text)
    }
    fn allows(&self, position: &Strip, mv: &Slide) -> bool {
        mv.to < mv.from && position.count(mv.from) > 0
    }
    fn moves(&self, position: &Strip, limit: usize) -> Found<Slide> {
        let all = position.taken().flat_map(|from| (0..from).map(move |to| Slide { from, to }));
        Found { moves: all.take(limit).collect(), total: position.taken().sum() }
    }
    fn option(&self, position: &Strip, mv: &Slide) -> Strip {
        position.slid(mv.from, mv.to)
    }
    fn read_move(&self, text: &str) -> Result<Slide, NotationError> {
        let mut scan = Scanner::new(text);
        let number = |scan: &mut Scanner| scan.number(MOST_SQUARES as u64, "the number of a square");
        let from = number(&mut scan)?;
        if !scan.eat('-') {
            return Err(NotationError::syntax(scan.at(), "- and the number of a square"));
        }
        let to = number(&mut scan)?;
        if scan.done() { Ok(Slide { from, to }) } else { Err(NotationError::syntax(scan.at(), "the end")) }
    }

    fn board(&self, position: &Strip, _: Seat) -> Board {
        Board::Coins(Coins {
            noun: self.card().group.into(),
            piece: self.card().group.into(),
            game: String::new(),
            line: LINE,
            rows: 1,
            columns: position.0.len() as u32,
            origin: 0,
            heads: position.taken().map(|square| square + 1).collect(),
            values: (0..position.0.len() as u64).map(|square| Some(Nimber(square))).collect(),
            factors: None,
            counts: position.0.clone(),
        })
    }
    fn view(&self, _: &Strip, mv: &Slide) -> MoveView {
        let ends = [mv.to + 1, mv.from + 1];
        let [to, from] = [mv.to, mv.from].map(number);
        let object =
            Words::text("a ").and_pieces(self.card().piece, [""; 0]).then(format!(" from {from} to {to}"));
        let short = Words::text(format!("{} → {}", mv.from, mv.to));
        MoveView {
            notation: mv.to_string(),
            phrase: Phrase { short, ..Phrase::new(SLIDE.clone(), Sign::Take, object.game()) },
            game: 0,
            groups: Vec::new(),
            leaves: String::new(),
            handles: ends.map(|n| PieceId { place: LINE, n }).to_vec(),
            touches: ends.map(|n| Span { place: LINE, from: n, to: n }).to_vec(),
            adds: vec![],
            typed: Default::default(),
        }
    }
    fn pointed(&self, _: &Strip, handles: &[PieceId]) -> Option<Slide> {
        let &[a, b] = handles else { return None };
        let square = |piece: PieceId| piece.n.checked_sub(1).filter(|_| piece.place == LINE);
        let (a, b) = (square(a)?, square(b)?);
        Some(Slide { from: a.max(b), to: a.min(b) })
    }
    fn open(&self, position: &Strip, picked: &[PieceId]) -> Vec<PieceId> {
        let last = position.taken().last().unwrap_or(0);
        let open = |square: &u64| match picked {
            [] => *square < last || position.count(*square) > 0 && last > 0,
            [one] if one.place == LINE && one.n > 0 => {
                let picked = one.n - 1;
                *square > picked && position.count(*square) > 0
                    || *square < picked && position.count(picked) > 0
            }
            _ => false,
        };
        (0..=last).filter(open).map(|square| PieceId { place: LINE, n: square + 1 }).collect()
    }
    fn text(&self, position: &Strip) -> String {
        ["(", &squares(position), ")"].concat()
    }
    fn title(&self, component: &Strip) -> String {
        component.taken().next().map_or(String::new(), |square| format!("Square {square}"))
    }

    fn key(&self, position: &Strip) -> Key {
        position.coins().into_iter().filter(|square| *square > 0).collect()
    }
    fn from_key(&self, key: &[u64]) -> Strip {
        Strip::of(key)
    }
    fn components(&self, position: &Strip) -> Vec<Component<Strip>> {
        let of = |square| Component { position: position.alone(square), groups: vec![square as u16] };
        position.taken().map(of).collect()
    }
    fn theorem(&self, component: &Strip) -> Option<Nimber> {
        Some(Nimber(component.taken().fold(0, |sum, square| sum ^ value(square, component.count(square)))))
    }
    fn moves_to(&self, component: &Strip, target: Nimber, limit: usize) -> Option<Found<Slide>> {
        let mut found = Found::none();
        let sum = self.theorem(component)?.0;
        for from in component.taken() {
            // The other coins stay; where this one goes makes up the rest.
            let to = sum ^ from ^ target.0;
            found.join(Found::all((to < from).then_some(Slide { from, to }).into_iter().collect()), limit);
        }
        Some(found)
    }
    fn misere(&self, position: &Strip, limit: usize) -> Option<(Outcome, Found<Slide>)> {
        let coins = position.coins();
        let (outcome, found) = misere::solve(&Heaps(coins.clone()), coins.len());
        let slide = |(coin, count): (usize, u64)| {
            let from = coins.get(coin).copied()?;
            Some(Slide { from, to: from.checked_sub(count)? })
        };
        let mut moves: Vec<Slide> = found.moves.iter().filter_map(|takes| slide(takes.single()?)).collect();
        // Coins on one square make the same move.
        moves.dedup();
        let total = moves.len() as u64;
        moves.truncate(limit);
        Some((outcome, Found { moves, total }))
    }
    fn why(&self, position: &Strip, part: usize, convention: Convention, _: Seat) -> Why {
        if convention == Convention::Misere {
            return misere::why(&Heaps(position.coins()));
        }
        let Some(square) = position.taken().nth(part) else { return Why::default() };
        let count = position.count(square);
        let own = value(square, count);
        let why = Why::default()
            .text("A coin on square *n* can go to 0, …, *n* − 1, and no other is in its way: it is a pile of *n* in Nim.");
        let why = match count {
            1 => why,
            _ => why.text(format!(
                "On square {square} lie {count} coins: two on the same square cancel, as two equal piles do."
            )),
        };
        let values: Vec<String> = position.coins().iter().map(u64::to_string).collect();
        let sum = position.coins().iter().fold(0, |sum, square| sum ^ square);
        why.text(format!("Together: {} = {sum}.", values.join(" ⊕ ")))
            .result(format!("value {own}"), "The position is the nim-sum of its coins.")
            .source("Nimble", "Ferguson, Part I, 2.6, exercise 3")
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Strip {
        let (most, coins) = [(7, 3), (11, 4), (15, 6)][usize::from(size.clamp(1, 3)) - 1];
        let squares: Vec<u64> = (0..rng.usize(2..=coins)).map(|_| rng.u64(1..=most)).collect();
        Strip::of(&squares)
    }
    fn edit(&self, position: &Strip, edit: &Edit) -> Result<(Self, Strip), NotationError> {
        Ok((Self, position.edited(edit)?))
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}

/// Two coins, by their squares.
impl Workshop<Self> for Nimble {
    fn map(&self, position: &Strip, side: usize) -> Option<ValueMap> {
        let [x, y] = position.coins()[..] else { return None };
        let here = if *position == Strip::of(&[x, y]) { [x, y] } else { [u64::MAX; 2] };
        Some(ValueMap::of(side.min(MOST_SQUARES), here, |x, y| Some(x ^ y)))
    }
    fn at(&self, _: &Strip, x: u64, y: u64) -> Option<Strip> {
        (x.max(y) < MOST_SQUARES as u64).then(|| Strip::of(&[x, y]))
    }
    fn axes(&self) -> Option<[&'static str; 2]> {
        Some(["square of one coin", "square of the other"])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Budget;
    use crate::games::open;

    /// The game is Nim in disguise.
    #[test]
    fn three_coins_are_three_piles() {
        for coins in 0..512u64 {
            let squares = [coins % 8, coins / 8 % 8, coins / 64 + 1];
            let strip = Strip::of(&squares);
            let Ok(game) = open(&format!("nimble/{strip}")) else { panic!("{strip}") };
            let nim = squares.iter().fold(0, |sum, square| sum ^ square);
            assert_eq!(game.value(&mut Budget::new(1000)).ok(), Some(Nimber(nim)), "{strip}");
        }
    }
}
