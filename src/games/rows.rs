//! Games on rows of cells: knock down pins, or mark squares away from other marks.
use crate::core::{
    analysis::{Convention, Outcome},
    budget::{Budget, OutOfBudget},
    card::Card,
    extras::*,
    grouped::format_number,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::{NotationError, Scanner},
    phrase::{Consequence, Phrase, Sign, Verb, Words},
    ruleset::{Component, Ruleset, Valued, Workshop, without_params},
    scene::*,
    solver::Key,
    why::Why,
};
use crate::games::{
    heaps::codes::{Code, Rule, Values},
    rows::line::{Cell, Line, Standing},
    stacks::TALLEST,
};
use board::Cells;
use sizes::{sizes, sizes_about};
use std::{fmt, rc::Rc};

mod board;
mod cards;
mod exchange;
mod find;
pub(crate) mod line;
mod losing;
mod map;
mod sizes;
mod why;

/// Kayles, Dawson's games and their like (Ferguson, Part I, 4.4): a move is made with one standing cell or with two
/// neighbours, and takes them and perhaps the cells beside them away.
#[derive(Clone)]
pub struct RowGame {
    card: &'static Card,
    kind: Kind,
    code: Rc<Code>,
    /// The values of a single row.
    values: Rc<Values>,
}

/// The octal code (Guy and Smith, 1956) of the same game with heaps, for the card of this name.
pub(crate) fn code(id: &str) -> Option<&'static str> {
    cards::CARDS.iter().any(|card| card.id == id).then(|| cards::kind(id).code)
}

/// What a move does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    /// Whether a move may be made with one cell, and whether with two neighbours.
    single: bool,
    double: bool,
    /// How many more cells go on either side.
    beside: u64,
    cells: Cells,
    verb: &'static Verb,
    /// Whether the cells that a move is made with stay with a mark.
    marks: bool,
    /// The octal code of the same game with heaps (Guy and Smith, 1956).
    code: &'static str,
}

/// A move with `count` adjacent cells. Written `6`, or `4-5` for two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RowMove {
    from: u64,
    count: u64,
}

impl RowMove {
    fn to(self) -> u64 {
        self.from.saturating_add(self.count - 1)
    }
}

impl fmt::Display for RowMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.count {
            1 => write!(f, "{}", self.from),
            _ => write!(f, "{}-{}", self.from, self.to()),
        }
    }
}

impl Kind {
    /// With how many adjacent cells a move may be made: 1, 2 or either.
    fn counts(self) -> impl Iterator<Item = u64> {
        [(1, self.single), (2, self.double)].into_iter().filter_map(|(count, may)| may.then_some(count))
    }
    /// The cells of a row that a move takes away.
    fn gone(self, row: Standing, mv: RowMove) -> Standing {
        Standing {
            from: mv.from.saturating_sub(self.beside).max(row.from),
            to: mv.to().saturating_add(self.beside).min(row.to),
        }
    }
}

impl RowGame {
    fn part(&self, position: &Line, part: usize) -> Option<Standing> {
        position.rows().nth(part)
    }
    fn phrase(&self, mv: RowMove) -> Phrase {
        let noun = self.card.piece;
        let (object, short) = match mv.count {
            1 => (Words::pieces(noun, [format_number(mv.from)]), Words::pieces(noun, [mv.from.to_string()])),
            _ => (
                Words::pieces(noun, [format_number(mv.from), format_number(mv.to())]),
                Words::text(format!("{noun}s {}–{}", mv.from, mv.to())),
            ),
        };
        Phrase { short, ..Phrase::new(self.kind.verb.clone(), Sign::Take, object.game()) }
    }
}

impl Ruleset for RowGame {
    type Position = Line;
    type Move = RowMove;
    type Theory = Valued;
    const CARDS: &'static [Card] = cards::CARDS;

    fn card(&self) -> &'static Card {
        self.card
    }
    fn with_params(id: &str, params: &str) -> Result<Self, NotationError> {
        without_params::<()>(params)?;
        let card = Self::CARDS.iter().find(|card| card.id == id).unwrap_or(&Self::CARDS[0]);
        let kind = cards::kind(card.id);
        let code = Code::read(kind.code)?;
        let values = Rc::new(Values::new(&Rule::Code(code.clone())));
        Ok(Self { card, kind, code: Rc::new(code), values })
    }
    fn read(&self, text: &str) -> Result<Line, NotationError> {
        Line::read(text, self.kind.marks)
    }
    fn allows(&self, position: &Line, mv: &RowMove) -> bool {
        self.kind.counts().any(|count| count == mv.count)
            && position.row_of(mv.from).is_some_and(|row| mv.to() <= row.to)
    }
    fn moves(&self, position: &Line, limit: usize) -> MoveList<RowMove> {
        let mut found = MoveList::none();
        for row in position.rows() {
            for count in self.kind.counts().filter(|count| *count <= row.size()) {
                let all = row.size() - count + 1;
                let room = limit.saturating_sub(found.moves.len());
                let listed = (row.from..).take(room.min(usize::try_from(all).unwrap_or(usize::MAX)));
                let moves = listed.map(|from| RowMove { from, count }).collect();
                found.join(MoveList { moves, total: all }, limit);
            }
        }
        found
    }
    fn option(&self, position: &Line, mv: &RowMove) -> Line {
        let Some(row) = position.row_of(mv.from) else { return position.clone() };
        let gone = self.kind.gone(row, *mv);
        let after = position.with(gone.from, gone.to, Cell::Gone);
        if self.kind.marks { after.with(mv.from, mv.to(), Cell::Marked) } else { after }
    }
    fn read_move(&self, text: &str) -> Result<RowMove, NotationError> {
        let mut scan = Scanner::new(text);
        let number =
            |scan: &mut Scanner| scan.number(TALLEST, &format!("the number of a {}", self.card.piece));
        let from = number(&mut scan)?;
        let mut count = 1;
        if self.kind.double && scan.eat('-') {
            let at = scan.at();
            if Some(number(&mut scan)?) != from.checked_add(1) {
                return Err(NotationError::syntax(at, format!("the {} next to it", self.card.piece)));
            }
            count = 2;
        }
        if !scan.done() || from == 0 {
            let at = if from == 0 { 0 } else { scan.at() };
            return Err(NotationError::syntax(at, if from == 0 { "a number from 1 on" } else { "the end" }));
        }
        Ok(RowMove { from, count })
    }

    fn board(&self, position: &Line, seat: SumContext) -> Board {
        Board::Layout(board::board(self.card, self.kind, position, seat))
    }
    fn view(&self, position: &Line, mv: &RowMove) -> MoveView {
        let line = Place { part: 0, group: 0 };
        let (group, row) = position
            .rows()
            .enumerate()
            .find(|(_, row)| mv.from <= row.to)
            .unwrap_or((0, Standing { from: mv.from, to: mv.to() }));
        let gone = self.kind.gone(row, *mv);
        let place = if mv.count == 1 { line } else { line.gaps() };
        let leaves = sizes_about(&self.option(position, mv), group);
        let left = if leaves.is_empty() {
            Consequence::By("leaving none".into())
        } else {
            Consequence::Groups(self.card.group.into())
        };
        MoveView {
            notation: mv.to_string(),
            phrase: Phrase { left, ..self.phrase(*mv) },
            game: 0,
            groups: vec![Place { part: 0, group: group as u16 }],
            leaves,
            handles: vec![PieceId { place, n: mv.from }],
            touches: vec![Span { place: line, from: gone.from, to: gone.to }],
            adds: vec![],
            typed: Default::default(),
        }
    }
    fn move_from_pieces(&self, _: &Line, handles: &[PieceId]) -> Option<RowMove> {
        let &[PieceId { place, n }] = handles else { return None };
        let home = place.home() == Place { part: 0, group: 0 };
        home.then_some(RowMove { from: n, count: 1 + u64::from(place.is_gaps()) })
    }
    fn move_steps(&self, position: &Line, mv: &RowMove) -> Vec<MoveStep> {
        let row = position.row_of(mv.from).filter(|_| position.len() <= board::DRAWN);
        row.filter(|_| self.kind.cells == Cells::Pawn)
            .map_or_else(Vec::new, |row| exchange::beats(row, mv.from))
    }
    fn text(&self, position: &Line) -> String {
        let row = |row: Standing| {
            if row.from == row.to { row.to.to_string() } else { format!("{}–{}", row.from, row.to) }
        };
        let rows: Vec<String> = position.rows().map(row).collect();
        let noun = self.card.piece;
        match position.rows().map(Standing::size).fold(0, u64::saturating_add) {
            0 => format!("(no {noun}s)"),
            1 => format!("({noun} {})", rows.concat()),
            _ => format!("({noun}s {})", rows.join(", ")),
        }
    }
    fn latex(&self, position: &Line) -> String {
        let sizes = sizes(position);
        if sizes.is_empty() { "0".into() } else { sizes }
    }

    fn key(&self, position: &Line) -> Key {
        let mut sizes: Vec<u64> = position.rows().map(Standing::size).collect();
        sizes.sort_unstable();
        sizes
    }
    fn from_key(&self, key: &[u64]) -> Line {
        Line::of(key)
    }
    fn components(&self, position: &Line) -> Vec<Component<Line>> {
        let one = |(group, row)| Component { position: Line::alone(row), groups: vec![group as u16] };
        position.rows().enumerate().map(one).collect()
    }
    fn theorem(&self, component: &Line) -> Option<Nimber> {
        component.rows().map(|row| self.values.value(row.size()).map(Nimber)).sum()
    }
    fn learn(&self, component: &Line, budget: &mut Budget) -> Result<(), OutOfBudget> {
        component.rows().try_for_each(|row| self.values.learn(row.size(), budget))
    }
    fn is_mex_of_options(&self, _: &Line) -> bool {
        true
    }
    fn moves_to(&self, component: &Line, target: Nimber, limit: usize) -> Option<MoveList<RowMove>> {
        let mut found = MoveList::none();
        for row in component.rows() {
            for count in self.kind.counts() {
                let room = limit.saturating_sub(found.moves.len());
                let listed =
                    find::moves(&self.values, (self.kind.beside, count), row.size(), target.0, room)?;
                found.join(listed.map(|at| RowMove { from: row.from + at, count }), limit);
            }
        }
        Some(found)
    }
    fn why(&self, position: &Line, part: usize, convention: Convention, seat: SumContext) -> Why {
        match (convention, self.part(position, part)) {
            (Convention::Normal, Some(row)) => why::why(self, position, row, part, seat),
            (Convention::Normal, None) => Why::default(),
            (Convention::Misere, _) => losing::why(self, position),
        }
    }
    fn learn_misere(&self, position: &Line, budget: &mut Budget) {
        losing::learn(self, position, budget);
    }
    fn misere(&self, position: &Line, limit: usize) -> Option<(Outcome, MoveList<RowMove>)> {
        losing::misere(self, position, limit)
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Line {
        let (rows, most) = [(2, 6), (3, 9), (4, 12)][usize::from(size.clamp(1, 3)) - 1];
        let first = rng.u64(3..=most);
        let others = (1..rng.usize(2..=rows)).map(|_| rng.u64(1..=most)).collect::<Vec<_>>();
        Line::of(&[vec![first], others].concat())
    }
    fn edit(&self, position: &Line, edit: &Edit) -> Result<(Self, Line), NotationError> {
        Ok((self.clone(), position.edited(edit)?))
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}
