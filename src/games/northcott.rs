//! Northcott's game: a white and a black man on each row of a board, and the gaps between them.
use crate::core::{
    analysis::{Convention, Outcome},
    budget::Budget,
    card::{Card, Preset, Remarks},
    extras::*,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::NotationError,
    phrase::{Consequence, Phrase, Sign, Verb, Words},
    ruleset::{Ruleset, SolveResult, Unvalued, Workshop},
    scene::*,
    solver::Key,
    why::Why,
};
use men::{Men, NARROWEST, ROWS, SIDES, Step, WIDEST};

mod map;
mod men;
#[cfg(test)]
mod tests;
mod why;

static MOVE: Verb = Verb::new("Move", "moved", "moves", "move");

/// Northcott's game (Ferguson, Part I, exercise 2.6.5): a man moves along its row, and never over or onto the other one. It
/// is partizan and need not end, and won through Nim all the same.
#[derive(Clone)]
pub struct Northcott {
    width: u64,
}

/// The side of a square in the picture, and where the first one begins.
const SIDE: i32 = 48;
const EDGE: i32 = 34;

impl Northcott {
    fn square(&self, row: usize, column: u64) -> u64 {
        row as u64 * self.width + column
    }
    fn place_of(&self, square: u64) -> Option<Step> {
        let before = square.checked_sub(1)?;
        Some(Step { row: usize::try_from(before / self.width).ok()?, to: before % self.width + 1 })
    }
    fn piece(&self, position: &Men, row: usize, column: u64) -> Piece {
        let man = position.rows[row].iter().position(|own| *own == column);
        let dark = (row as u64 + column).is_multiple_of(2);
        let moves = position.reach(row, self.width).any(|to| to == column);
        let at = format!("row {}, square {column}", row + 1);
        Piece {
            n: self.square(row, column),
            at: [EDGE + (column as i32 - 1) * SIDE, 8 + row as i32 * SIDE, SIDE, SIDE],
            round: if man.is_some() { SIDE / 2 } else { 4 },
            look: match man {
                Some(0) => "plain man white",
                Some(_) => "plain man black",
                None if dark => "plain square dark",
                None => "plain square",
            }
            .into(),
            label: man.map_or(String::new(), |man| SIDES[man][..1].into()),
            name: man.map_or(at.clone(), |man| format!("{at}, {}", SIDES[man])),
            moves,
            edits: true,
            ..Piece::default()
        }
    }
    fn checked(self, men: Men) -> Result<(Self, Men), NotationError> {
        match (men.rows.len(), self.width) {
            (0, _) => Err(NotationError::not_allowed(0, "at least one row")),
            (rows, _) if rows > ROWS => Err(NotationError::too_large(0, format!("at most {ROWS} rows"))),
            (_, NARROWEST..=WIDEST) => Ok((self, men)),
            _ => Err(NotationError::not_allowed(0, format!("rows of {NARROWEST} to {WIDEST} squares"))),
        }
    }
}

impl Ruleset for Northcott {
    type Position = Men;
    type Move = Step;
    type Theory = Unvalued;
    const CARDS: &'static [Card] = &[Card {
        id: "northcott",
        name: "Northcott’s Game",
        short: "Move your man along its row, not over the other.",
        shelf: "Boards",
        piece: "square",
        group: "board",
        rules: &[
            (
                "Move",
                "Each row has a white and a black man. White moves a white one and Black a black one, any number of squares along its row, forwards or back, but not over or onto the other man.",
            ),
            (
                "End",
                "In normal play the player who cannot move loses. In misère play that player wins. A man may also move back, so play can go on for ever.",
            ),
            (
                "Value",
                "The two players have different moves, and play need not end, so there are no Grundy values; but the gaps between the men are heaps of Nim, and their nim-sum says who wins. Winning moves include retreats.",
            ),
        ],
        source: "Ferguson, Part I, 2.6, exercise 5",
        presets: &[
            Preset {
                name: "Exercise 2.6.5",
                notation: "northcott:8/2-6+3-5+2-7+4-5+1-4+2-8",
                about: "After Ferguson 2.6, exercise 5: who wins, White or Black? Or does it depend on who begins?",
            },
            Preset {
                name: "All gaps closed",
                notation: "northcott:6/3-4+2-3+4-5",
                about: "White can only go back. Black follows each time.",
            },
            Preset {
                name: "One row",
                notation: "northcott:6/1-6",
                about: "Go right up to the other man: then all that is left to him is to go back.",
            },
            Preset {
                name: "Two equal gaps",
                notation: "northcott:7/3-5+2-4,b",
                about: "Copy what the other player does, in the other row or by following.",
            },
        ],
        keywords: "checkers men gaps nim partizan loopy board white black poker",
        typing: "The columns of the white and the black man in each row, such as 2-6+3-5, and ,b where Black is to move; the width of the board stands before it, as in northcott:8/2-6+3-5.",
        remarks: Remarks { alone: Some("play may go on for ever"), ..Remarks::NONE },
    }];

    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        let expected = || format!("the width of the board, from {NARROWEST} to {WIDEST}");
        let number = params.parse::<u64>().ok().filter(|_| params.bytes().all(|byte| byte.is_ascii_digit()));
        match number {
            Some(width @ NARROWEST..=WIDEST) => Ok(Self { width }),
            Some(width) if width > WIDEST => Err(NotationError::too_large(0, expected())),
            _ => Err(NotationError::syntax(0, expected())),
        }
    }
    fn params(&self) -> String {
        self.width.to_string()
    }
    fn read(&self, text: &str) -> Result<Men, NotationError> {
        Men::read(text, self.width)
    }
    fn allows(&self, position: &Men, mv: &Step) -> bool {
        mv.row < position.rows.len() && position.reach(mv.row, self.width).any(|to| to == mv.to)
    }
    fn moves(&self, position: &Men, limit: usize) -> MoveList<Step> {
        let found = MoveList::all(position.steps(self.width));
        MoveList { moves: found.moves.into_iter().take(limit).collect(), total: found.total }
    }
    fn option(&self, position: &Men, mv: &Step) -> Men {
        position.moved(*mv)
    }
    fn read_move(&self, text: &str) -> Result<Step, NotationError> {
        Step::read(text)
    }

    fn board(&self, position: &Men, seat: SumContext) -> Board {
        let (rows, columns) = (position.rows.len() as i32, self.width as i32);
        let beside = EDGE + columns * SIDE + 34;
        let middle = |row: i32| 8 + row * SIDE + SIDE / 2 + 6;
        let text = |x: i32, y: i32, text: String| Shape::Text { at: [x, y], text };
        let below = 8 + rows * SIDE + 20;
        let across =
            (1..=columns).map(|column| text(EDGE + column * SIDE - SIDE / 2, below, column.to_string()));
        let up = (0..rows).map(|row| text(EDGE - 18, middle(row), (row + 1).to_string()));
        let gaps =
            (0..rows).map(|row| text(beside, middle(row), format!("gap {}", position.gap(row as usize))));
        let squares = (0..position.rows.len())
            .flat_map(|row| (1..=self.width).map(move |column| self.piece(position, row, column)));
        Board::Layout(Layout {
            noun: "board".into(),
            piece: "square".into(),
            number: seat.number(0),
            size: [(beside + 34) as u32, (below + 12) as u32],
            shapes: across.chain(up).chain(gaps).collect(),
            pieces: squares.collect(),
            sizes: [["Another row", "A row less"], ["Wider", "Narrower"]]
                .map(|pair| pair.map(String::from))
                .into(),
            note: Some(Note {
                open: false,
                strong: format!("{} is to move.", SIDES[position.turn]),
                text: format!("Whoever moves now plays {} until the end.", SIDES[position.turn]),
                colours: vec![],
            }),
            turns: true,
            words: Some(position.in_words().into()),
            ..Layout::default()
        })
    }
    fn view(&self, position: &Men, mv: &Step) -> MoveView {
        let place = Place::default();
        let after = position.moved(*mv);
        let [gap, now] = [position.gap(mv.row), after.gap(mv.row)];
        let left =
            if now < gap { format!("closing the gap to {now}") } else { format!("opening the gap to {now}") };
        let side = SIDES[position.turn];
        let object = Words::text(format!("{side} in row {} to square {}", mv.row + 1, mv.to));
        let own = position.rows.get(mv.row).map_or(1, |men| men[position.turn]);
        let span = |column: u64| {
            let n = self.square(mv.row, column);
            Span { place, from: n, to: n }
        };
        MoveView {
            notation: mv.to_string(),
            phrase: Phrase {
                left: Consequence::By(left),
                short: Words::text(format!("row {} to {}", mv.row + 1, mv.to)),
                ..Phrase::new(MOVE.clone(), Sign::Take, object)
            },
            game: 0,
            groups: vec![place],
            leaves: self.text(&after),
            handles: vec![PieceId { place, n: self.square(mv.row, mv.to) }],
            touches: vec![span(own), span(mv.to)],
            adds: vec![],
            typed: Default::default(),
        }
    }
    fn move_from_pieces(&self, _: &Men, handles: &[PieceId]) -> Option<Step> {
        let [piece] = handles else { return None };
        self.place_of(piece.n).filter(|_| piece.place == Place::default())
    }
    fn text(&self, position: &Men) -> String {
        let gaps: Vec<String> = position.gaps().map(|gap| gap.to_string()).collect();
        format!("gaps ({}), {} to move", gaps.join(","), SIDES[position.turn])
    }
    fn latex(&self, position: &Men) -> String {
        format!("\\text{{{}}}", self.text(position))
    }

    fn key(&self, position: &Men) -> Key {
        [vec![position.turn as u64], position.codes(self.width)].concat()
    }
    fn from_key(&self, key: &[u64]) -> Men {
        let (turn, codes) = key.split_first().unwrap_or((&0, &[]));
        Men { rows: codes.iter().map(|code| [code / 16, code % 16]).collect(), turn: (*turn % 2) as usize }
    }
    fn solve(&self, position: &Men, convention: Convention, _: &mut Budget) -> SolveResult {
        let sum = position.gaps().fold(0, |sum, gap| sum ^ gap);
        (convention == Convention::Normal).then(|| Ok(Outcome::of(Nimber(sum))))
    }
    fn distance_to_end(&self, position: &Men, convention: Convention) -> Option<u64> {
        (convention == Convention::Normal).then(|| position.squares_behind(self.width))
    }
    fn why(&self, position: &Men, _: usize, convention: Convention, _: SumContext) -> Why {
        match convention {
            Convention::Normal => why::normal(position),
            Convention::Misere => why::misere(),
        }
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Men {
        Men::random(rng, [3, 5, 7][usize::from(size.clamp(1, 3)) - 1], self.width)
    }
    fn edit(&self, position: &Men, edit: &Edit) -> Result<(Self, Men), NotationError> {
        let refused = || NotationError::not_allowed(0, "a square of the board");
        let (mut rules, mut men) = (self.clone(), position.clone());
        match edit {
            // Pressing an empty square moves the man of the player to move there; pressing a man passes the turn.
            Edit::Recolour { piece } if piece.place.group == 0 => {
                let Step { row, to } = self.place_of(piece.n).ok_or_else(refused)?;
                let own = men.rows.get_mut(row).ok_or_else(refused)?;
                if own.contains(&to) {
                    men.turn = 1 - men.turn;
                } else {
                    own[men.turn] = to;
                }
            }
            Edit::Add { place, .. } if place.group == 0 => men.rows.push([1, self.width]),
            Edit::Remove { place } if place.group == 0 => drop(men.rows.pop()),
            Edit::AddGroup { .. } => rules.width += 1,
            Edit::RemoveGroup { place } if place.group == 0 => {
                rules.width -= 1;
                for [white, black] in &mut men.rows {
                    // A man on the removed column steps back, or to the first column if the other man is in the way.
                    let shift = |own: &mut u64, other: u64| {
                        if *own > rules.width {
                            *own = if other == rules.width { 1 } else { rules.width };
                        }
                    };
                    shift(white, *black);
                    shift(black, *white);
                }
            }
            _ => return Err(refused()),
        }
        rules.checked(men)
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}
