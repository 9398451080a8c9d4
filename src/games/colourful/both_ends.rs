//! Colourful Nim with two ends: take from the run of one colour at the top or at the ground.
use crate::core::{
    analysis::{Convention, Outcome},
    card::{Card, Remarks},
    colours::BALLS,
    extras::*,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::NotationError,
    phrase::{Consequence, Phrase, Sign, Verb, Words},
    ruleset::{Ruleset, Valued, Workshop, without_params},
    scene::*,
    solver::Key,
    why::Why,
};
use crate::games::stacks::piles::{self, letter};
use presets::PRESETS;
use rows::{Row, Rows};
use table::Table;
use take::{End, Take};

mod map;
mod misere;
mod presets;
mod rows;
mod table;
mod take;
#[cfg(test)]
mod tests;
mod why;

/// Liu and Britton, section 4.2: balls may be taken from both ends of a pile.
#[derive(Clone, Default)]
pub struct TwoEnded;

/// The side of a ball in the picture, the distance of piles, and where the first ball lies.
const BALL: i32 = 48;
const PILE: i32 = 62;
const EDGE: i32 = 46;

/// The nim-sum of the piles, and the table of each.
fn tables(position: &Rows) -> (u64, Vec<Table>) {
    let tables: Vec<Table> = position.0.iter().map(|row| Table::new(&row.colours())).collect();
    (tables.iter().fold(0, |sum, table| sum ^ table.value(0, 0)), tables)
}

fn look(colour: u8) -> String {
    format!("ball ball-{}", letter(colour))
}

/// The picture of a ball of this colour. Its pattern tells its colour too.
fn glyph(colour: u8) -> Glyph {
    let name = format!("b{}", letter(colour));
    let ball = Shape::Symbol { at: [BALL / 2; 2], name, turn: 0, look: String::new() };
    Glyph { look: look(colour), shapes: vec![ball], going: Vec::new(), tag: None }
}

/// The balls of each pile: see [`balls`].
fn in_words(position: &Rows) -> Option<String> {
    let piles = (1..).zip(&position.0).map(|(number, row)| (number, &row.runs[..]));
    balls("pile", &piles.collect::<Vec<_>>())
}

impl TwoEnded {
    fn pieces(position: &Rows) -> Vec<Piece> {
        let (sum, tables) = tables(position);
        let pile = |(pile, row): (usize, &Row)| -> Vec<Piece> {
            let colours = row.colours().into_iter().zip(row.gone..);
            colours
                .map(|(colour, level)| Self::piece(position, &tables[pile], sum, pile, level, colour))
                .collect()
        };
        position.0.iter().enumerate().flat_map(pile).collect()
    }
    fn piece(position: &Rows, table: &Table, sum: u64, pile: usize, level: u64, colour: u8) -> Piece {
        let n = Rows::place(pile, level);
        let take = position.pointed(n);
        let takes = take.map(|take| format!(", takes {} from {}", take.count, take.end.name()));
        Piece {
            n,
            at: [EDGE + level as i32 * (BALL + 2), 8 + pile as i32 * PILE, BALL, BALL],
            round: BALL / 2,
            look: look(colour),
            // A letter, so that colour is not the only sign.
            label: letter(colour).to_ascii_uppercase().to_string(),
            name: format!(
                "pile {}, ball {}, {}{}",
                pile + 1,
                level + 1,
                Look::Ball.colour(colour).unwrap_or_default(),
                takes.unwrap_or_default()
            ),
            value: take.map(|take| Nimber(sum ^ table.value(0, 0) ^ table.after(&take))),
            moves: take.is_some(),
            edits: true,
            ..Piece::default()
        }
    }
}

impl Ruleset for TwoEnded {
    type Position = Rows;
    type Move = Take;
    type Theory = Valued;
    const CARDS: &'static [Card] = &[Card {
        id: "two-ended",
        name: "Colourful Nim, Two Ends",
        short: "Take balls of one colour from either end of a pile.",
        shelf: "Stacks",
        piece: "ball",
        group: "board",
        rules: &[
            (
                "Move",
                "Choose one pile, and its top or its ground. Take one or more balls from the run of one colour there.",
            ),
            (
                "End",
                "In normal play the player who takes the last ball wins. In misère play that player loses.",
            ),
            (
                "Value",
                "No rule for the Grundy value of a pile is known: a table of all stretches of the pile gives it. The value of the whole position is the nim-sum of its piles.",
            ),
            (
                "Colours",
                "Balls have up to eight colours. Only the changes of colour matter: with three colours or more the play is the same as with two.",
            ),
        ],
        source: "Liu and Britton, Winning colourful Nim with the eeny-meeny rule, 4.2",
        presets: PRESETS,
        keywords: "liu britton both ends two-ended colourful colorful runs balls",
        typing: "Piles from the ground up, such as r1y2r2+y3 or run lengths (1,2,2), (3); dots in front are places that are empty. Colours by their first letters: red, yellow, white, pink, checked, green, blue; k is black.",
        remarks: Remarks {
            open: Some("Is there a formula for the value of a pile?"),
            misere: true,
            ..Remarks::NONE
        },
    }];

    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        without_params(params)
    }
    fn read(&self, text: &str) -> Result<Rows, NotationError> {
        Rows::read(text)
    }
    fn allows(&self, position: &Rows, mv: &Take) -> bool {
        position.allows(mv)
    }
    fn moves(&self, position: &Rows, limit: usize) -> MoveList<Take> {
        MoveList { moves: position.takes().take(limit).collect(), total: position.takes().count() as u64 }
    }
    fn option(&self, position: &Rows, mv: &Take) -> Rows {
        position.after(mv)
    }
    fn read_move(&self, text: &str) -> Result<Take, NotationError> {
        Take::read(text)
    }

    fn board(&self, position: &Rows, seat: SumContext) -> Board {
        let longest = position.0.iter().map(|row| row.gone + row.height()).max().unwrap_or(0).max(1) as i32;
        let below = position.0.len() as i32 * PILE + 4;
        let number = |pile: i32| Shape::Text {
            at: [16, 8 + pile * PILE + BALL / 2 + 6],
            text: (pile + 1).to_string(),
        };
        let ground = Shape::Line { path: format!("M{0} 6V{below}", EDGE - 8), look: "floor".into() };
        Board::Layout(Layout {
            noun: "board".into(),
            piece: "ball".into(),
            game: String::new(),
            line: Place::default(),
            number: seat.number(0),
            explains_values: true,
            words: in_words(position).map(Into::into),
            size: [(EDGE + longest * (BALL + 2) + 10) as u32, (below + 8) as u32],
            shapes: std::iter::once(ground).chain((0..position.0.len() as i32).map(number)).collect(),
            pieces: Self::pieces(position),
            sizes: [["Another ball", "A ball less"], ["Another pile", "A pile less"]]
                .map(|pair| pair.map(String::from))
                .into(),
            glyphs: (0..BALLS.len() as u8).map(glyph).collect(),
            ..Layout::default()
        })
    }
    fn view(&self, position: &Rows, mv: &Take) -> MoveView {
        let place = Place::default();
        let [from, to] = position.taken(mv);
        let end = mv.end.name();
        let object = Words::text(format!("{} from {end} of pile {}", mv.count, mv.pile + 1)).game();
        MoveView {
            notation: mv.to_string(),
            phrase: Phrase {
                left: Consequence::Position,
                short: Words::text(format!("pile {} {} −{}", mv.pile + 1, &end["the ".len()..], mv.count)),
                ..Phrase::new(Verb::TAKE, Sign::Take, object)
            },
            game: 0,
            groups: vec![place],
            leaves: position.after(mv).text(),
            handles: vec![PieceId { place, n: if mv.end == End::Top { from } else { to } }],
            touches: vec![Span { place, from, to }],
            adds: vec![],
            typed: Default::default(),
        }
    }
    fn move_from_pieces(&self, position: &Rows, handles: &[PieceId]) -> Option<Take> {
        let [piece] = handles else { return None };
        position.pointed(piece.n).filter(|_| piece.place == Place::default())
    }
    fn text(&self, position: &Rows) -> String {
        position.text()
    }

    fn key(&self, position: &Rows) -> Key {
        position.key()
    }
    fn from_key(&self, key: &[u64]) -> Rows {
        Rows::from_key(key)
    }
    fn theorem(&self, component: &Rows) -> Option<Nimber> {
        Some(Nimber(tables(component).0))
    }
    fn is_mex_of_options(&self, _: &Rows) -> bool {
        true
    }
    fn moves_to(&self, component: &Rows, target: Nimber, limit: usize) -> Option<MoveList<Take>> {
        let (sum, tables) = tables(component);
        let wanted = |take: &Take| {
            let table = &tables[take.pile];
            sum ^ table.value(0, 0) ^ table.after(take) == target.0
        };
        let found = MoveList::all(component.takes().filter(wanted).collect::<Vec<_>>());
        Some(MoveList { moves: found.moves.into_iter().take(limit).collect(), total: found.total })
    }
    fn misere(&self, position: &Rows, limit: usize) -> Option<(Outcome, MoveList<Take>)> {
        Some(misere::solve(position, limit))
    }
    fn why(&self, position: &Rows, _: usize, convention: Convention, _: SumContext) -> Why {
        match convention {
            Convention::Normal => why::normal(position),
            Convention::Misere => misere::why(position),
        }
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Rows {
        let (most_piles, most_runs, longest) =
            [(3, 4, 3), (4, 5, 3), (5, 7, 4)][usize::from(size.clamp(1, 3)) - 1];
        let pile = |rng: &mut fastrand::Rng| {
            let first = rng.u8(0..2);
            let runs = rng.u8(1..=most_runs);
            let run = |i| Run { colour: (first + i) % 2, len: rng.u64(1..=longest) };
            Row { gone: 0, runs: (0..runs).map(run).collect() }
        };
        let count = rng.usize(2..=most_piles);
        let mut rows: Vec<Row> = (0..count).map(|_| pile(rng)).collect();
        if size >= 3 {
            let colours = rng.u8(2..=BALLS.len() as u8);
            rows.iter_mut().for_each(|row| piles::painted(&mut row.runs, colours, rng));
        }
        Rows(rows)
    }
    fn edit(&self, position: &Rows, edit: &Edit) -> Result<(Self, Rows), NotationError> {
        Ok((Self, position.edited(edit)?))
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}
