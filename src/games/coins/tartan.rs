//! Coin-turning games on a board: products of two games on rows, and Acrostic Twins.
use crate::core::{
    card::Card,
    extras::*,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::NotationError,
    outcome::Convention,
    phrase::{Phrase, Sign, Words},
    ruleset::{Component, Ruleset, Valued, Workshop},
    scene::{self, Board, Coins, Factor, PieceId, Span, SumContext},
    solver::Key,
    why::Why,
};
use crate::games::coins::{
    TURN,
    grid::CoinGrid,
    theory::{Block, Code, Place, Turning},
};
use std::collections::BTreeSet;

mod cards;
mod form;
mod random;
mod rule;
mod steps;
mod turn;
mod why;
use rule::Rule;
use turn::Turn;

const LINE: scene::Place = scene::Place { part: 0, group: 0 };
/// Boards of more rows or columns than this are shown without the values of their coins.
const DRAWN: u64 = 16;
/// Most heads that a text names.
const NAMED: usize = 12;

/// The rules of a coin-turning game on a board (Ferguson, Part I, 5.2 and 5.4).
#[derive(Clone)]
pub struct TurningBoard {
    card: &'static Card,
    rule: Rule,
}

impl TurningBoard {
    fn origin(&self) -> u64 {
        cards::origin(self.card.id)
    }
    /// The rows and columns that a move turns, counted from 0; none of them if one is before the first.
    fn block(&self, mv: &Turn) -> Block {
        mv.block(self.origin()).unwrap_or(Block { rows: vec![], columns: vec![] })
    }
    fn turns(&self, found: MoveList<Block>) -> MoveList<Turn> {
        found.map(|block| Turn::of(block, self.origin()))
    }
}

/// "(1 head)", "(5 heads)"; nothing where there are none.
fn heads(count: usize) -> String {
    match count {
        0 => String::new(),
        1 => "(1 head)".into(),
        _ => format!("({count} heads)"),
    }
}

/// The places of these pieces; none unless each is on the board and no two are the same.
fn places(position: &CoinGrid, pieces: &[PieceId]) -> Option<Vec<Place>> {
    let own = |piece: &PieceId| (piece.place == LINE).then(|| position.place(piece.n)).flatten();
    let places: Vec<Place> = pieces.iter().map(own).collect::<Option<_>>()?;
    let apart: BTreeSet<Place> = places.iter().copied().collect();
    (apart.len() == places.len()).then_some(places)
}

/// The rows and columns of these places: a player points at as many coins as it takes to name them.
fn spanned(places: &[Place]) -> Block {
    let lines = |of: fn(&Place) -> u64| places.iter().map(of).collect::<BTreeSet<_>>().into_iter().collect();
    Block { rows: lines(|place| place.0), columns: lines(|place| place.1) }
}

/// As few coins as name all rows and columns, the southeast one last.
fn named(block: &Block) -> Vec<Place> {
    let at = |lines: &[u64], n: usize| lines.get(n).or(lines.last()).copied().unwrap_or(0);
    (0..block.rows.len().max(block.columns.len()))
        .map(|n| (at(&block.rows, n), at(&block.columns, n)))
        .collect()
}

/// The pieces of a block, as stretches along its rows.
fn spans(position: &CoinGrid, block: &Block) -> Vec<Span> {
    let stretches: Vec<&[u64]> = block.columns.chunk_by(|a, b| a + 1 == *b).collect();
    let of = |row: &u64| {
        let row = *row;
        let span = move |stretch: &&[u64]| {
            let end = |column: Option<&u64>| position.n((row, column.copied().unwrap_or(0)));
            Span { place: LINE, from: end(stretch.first()), to: end(stretch.last()) }
        };
        stretches.iter().map(span).collect::<Vec<_>>()
    };
    block.rows.iter().flat_map(of).collect()
}

impl Ruleset for TurningBoard {
    type Position = CoinGrid;
    type Move = Turn;
    type Theory = Valued;
    const CARDS: &'static [Card] = cards::CARDS;
    const WHOLE: bool = true;

    fn card(&self) -> &'static Card {
        self.card
    }
    fn label(&self) -> String {
        match self.rule.tartan() {
            Some(tartan) if self.card.id == cards::BY_CODES => {
                let codes = [&tartan.rows.code, &tartan.columns.code];
                let known = Self::CARDS
                    .iter()
                    .find(|card| cards::codes(card.id).is_some_and(|of| of == codes.map(Code::to_string)));
                known.map_or_else(
                    || format!("Product of {} and {}", rule::name(codes[0]), rule::name(codes[1])),
                    |card| card.name.into(),
                )
            }
            _ => self.card.name.into(),
        }
    }
    fn with_params(id: &str, params: &str) -> Result<Self, NotationError> {
        let card = Self::CARDS.iter().find(|card| card.id == id).unwrap_or(&Self::CARDS[0]);
        Ok(Self { card, rule: Rule::read(card.id, params)? })
    }
    fn params(&self) -> String {
        if self.card.id == cards::BY_CODES { self.rule.codes() } else { String::new() }
    }
    fn read(&self, text: &str) -> Result<CoinGrid, NotationError> {
        CoinGrid::read(text, self.origin())
    }

    fn allows(&self, position: &CoinGrid, mv: &Turn) -> bool {
        self.rule.allows(position.heads(), &self.block(mv))
    }
    fn moves(&self, position: &CoinGrid, limit: usize) -> MoveList<Turn> {
        self.turns(self.rule.moves(position.heads(), limit))
    }
    fn option(&self, position: &CoinGrid, mv: &Turn) -> CoinGrid {
        position.turned(self.block(mv).coins())
    }
    fn read_move(&self, text: &str) -> Result<Turn, NotationError> {
        Turn::read(text)
    }

    fn board(&self, position: &CoinGrid, _: SumContext) -> Board {
        let &CoinGrid { rows, columns, .. } = position;
        let drawn = rows.max(columns) <= DRAWN;
        let places =
            (0..if drawn { rows } else { 0 }).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let factor = |game: &Turning, lines| Factor {
            name: rule::name(&game.code),
            values: (0..lines).map(|line| game.value(line).map(Nimber)).collect(),
        };
        let factors = self.rule.tartan().map(|own| [factor(&own.rows, rows), factor(&own.columns, columns)]);
        Board::Coins(Coins {
            noun: self.card.group.into(),
            piece: self.card.piece.into(),
            game: String::new(),
            line: LINE,
            rows: rows as u32,
            columns: columns as u32,
            origin: self.origin() as u32,
            heads: position.heads().iter().map(|head| position.n(*head)).collect(),
            values: places.map(|place| self.rule.value(place).map(Nimber)).collect(),
            factors: factors.map(Box::new),
        })
    }
    fn view(&self, position: &CoinGrid, mv: &Turn) -> MoveView {
        let block = self.block(mv);
        let turned = block.coins().filter(|coin| position.shows_heads(*coin)).count();
        let left = position.heads().len() - turned + block.coins().count() - turned;
        let few: Vec<Place> = block.coins().take(3).collect();
        let (object, short) = match few.len() {
            1 | 2 => {
                let named = Words::pieces(self.card.piece, few.iter().map(|place| position.label(*place)));
                (named.clone(), named)
            }
            _ => (Words::text(mv.coins_text()), Words::text(mv.history_text())),
        };
        let piece = |place: &Place| PieceId { place: LINE, n: position.n(*place) };
        MoveView {
            notation: mv.to_string(),
            phrase: Phrase { short: short.game(), ..Phrase::new(TURN.clone(), Sign::Take, object.game()) },
            game: 0,
            groups: Vec::new(),
            leaves: heads(left),
            handles: named(&block).iter().map(piece).collect(),
            touches: spans(position, &block),
            adds: vec![],
            typed: Default::default(),
        }
    }
    fn move_from_pieces(&self, position: &CoinGrid, handles: &[PieceId]) -> Option<Turn> {
        Some(Turn::of(spanned(&places(position, handles)?), self.origin()))
    }
    fn next_picks(&self, position: &CoinGrid, picked: &[PieceId]) -> Vec<PieceId> {
        let Some(picked) = places(position, picked) else { return Vec::new() };
        // The coins where the rows and columns of the picked ones meet count as picked.
        let all: Vec<Place> = spanned(&picked).coins().collect();
        let open = self.rule.open(position.heads(), &all);
        open.into_iter().map(|place| PieceId { place: LINE, n: position.n(place) }).collect()
    }
    fn text(&self, position: &CoinGrid) -> String {
        let heads: Vec<String> =
            position.heads().iter().take(NAMED).map(|head| position.label(*head)).collect();
        match position.heads().len() {
            0 => "(no heads)".into(),
            count if count > NAMED => format!("({count} heads on {} by {})", position.rows, position.columns),
            _ => heads.join(", "),
        }
    }
    fn title(&self, component: &CoinGrid) -> String {
        component.heads().first().map_or(String::new(), |head| format!("Coin {}", component.label(*head)))
    }
    fn latex(&self, position: &CoinGrid) -> String {
        if position.rows.max(position.columns) > DRAWN {
            return format!("\\mathrm{{{}}}", self.text(position));
        }
        let face = |place| if position.shows_heads(place) { "H" } else { "T" };
        let row = |row| (0..position.columns).map(|column| face((row, column))).collect::<String>();
        let rows: Vec<String> = (0..position.rows).map(row).collect();
        format!("\\mathtt{{{}}}", rows.join("\\,"))
    }

    fn effort(&self, component: &CoinGrid) -> u64 {
        self.rule.effort(component.heads())
    }
    fn move_bytes(&self, position: &CoinGrid) -> u64 {
        96 + 8 * (position.rows + position.columns)
    }
    fn key(&self, position: &CoinGrid) -> Key {
        position.heads().iter().map(|(row, column)| row << 32 | column).collect()
    }
    fn from_key(&self, key: &[u64]) -> CoinGrid {
        let heads = key.iter().map(|head| (head >> 32, head & u64::from(u32::MAX)));
        CoinGrid::around(heads.collect(), self.origin())
    }
    fn components(&self, position: &CoinGrid) -> Vec<Component<CoinGrid>> {
        let alone = |head: &Place| Component {
            position: position.with(vec![*head]),
            groups: vec![(position.n(*head) - 1) as u16],
        };
        position.heads().iter().map(alone).collect()
    }
    fn theorem(&self, component: &CoinGrid) -> Option<Nimber> {
        let values = component.heads().iter().map(|head| self.rule.value(*head).map(Nimber));
        values.sum()
    }
    fn moves_to(&self, component: &CoinGrid, target: Nimber, limit: usize) -> Option<MoveList<Turn>> {
        Some(self.turns(self.rule.moves_to(component.heads(), target.0, limit)?))
    }
    fn why(&self, position: &CoinGrid, part: usize, convention: Convention, _: SumContext) -> Why {
        match convention {
            Convention::Normal => why::why(&self.rule, position, part),
            Convention::Misere => Why::default().text(why::MISERE).searched(),
        }
    }
    fn why_move(&self, position: &CoinGrid, mv: &Turn, total: Nimber) -> Option<Why> {
        let Rule::Product(tartan) = &self.rule else { return None };
        let step = tartan.steps_of(&mv.block(position.origin)?)?;
        let wins = total.0 != 0 && step.u == step.v ^ total.0;
        wins.then(|| {
            steps::step_sentences(position, total.0, &step)
                .into_iter()
                .fold(Why::default().text(steps::STEPS), Why::text)
        })
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> CoinGrid {
        random::board(&self.rule, self.origin(), rng, size)
    }
    fn edit(&self, position: &CoinGrid, edit: &Edit) -> Result<(Self, CoinGrid), NotationError> {
        form::edited(position, edit).map(|after| (self.clone(), after))
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}

impl Workshop<Self> for TurningBoard {
    fn settings(&self, _: &CoinGrid) -> Option<Settings> {
        self.rule.tartan().filter(|_| self.card.id == cards::BY_CODES).map(form::settings)
    }
    fn choose(&self, _: usize, value: &str) -> Result<Self, NotationError> {
        Self::with_params(self.card.id, value)
    }
}

#[cfg(test)]
mod tests;
