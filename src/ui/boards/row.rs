//! Cells on a line: pins, squares or files, with what may be pointed at below them.
use super::{
    BoardEvent, Boards,
    labels::{Value, piece_name, raw},
    view::Mark,
};
use crate::core::*;
use crate::ui::markup::html;
use crate::ui::model::Level;
use crate::ui::words;
use yew::prelude::*;

mod below;
mod cells;
mod layout;
mod long;

pub use cells::{start, still};
pub use layout::Layout;

/// Lines of more cells show numbers instead.
pub const DRAWN: u64 = 100;

/// One move of the line with the value that it leaves, where that may be shown.
pub type Choice = (MoveView, Option<Nimber>);

/// A line as it is drawn; equal ones need no drawing.
#[derive(Clone, PartialEq)]
pub struct Line {
    pub board: Rows,
    /// The width and height that there are, in pixels.
    pub room: (i64, i64),
    /// Whether there are other boards.
    pub several: bool,
    pub choices: Vec<Choice>,
    /// What winning moves point at.
    pub wins: Vec<PieceId>,
    /// The move shown, its cells and those that it touches.
    pub cap: Option<(Cells, Span, Mark)>,
    /// The value of each row.
    pub values: Vec<Value>,
    /// The rows that the shown move leaves of its own, with the total if it is known.
    pub then: Vec<Value>,
    pub before: Option<Rows>,
    pub disabled: bool,
    pub on: Callback<BoardEvent>,
}

impl Line {
    pub fn new(props: &Boards, board: &Rows, room: (i64, i64), on: &Callback<BoardEvent>) -> Self {
        let preview = props.preview.as_deref();
        let mv = preview.map(|preview| &preview.mv).or(props.shown.as_ref());
        let part = board.line.part;
        let own = |mv: &&MoveView| mv.cells.as_ref().is_some_and(|cells| cells.row.part == part);
        let mark = match preview.and_then(|preview| preview.wins) {
            Some(true) => Mark::Wins,
            Some(false) => Mark::Loses,
            None => Mark::Plain,
        };
        let cap = mv.filter(own).and_then(|mv| Some((mv.cells.clone()?, *mv.touches.first()?, mark)));
        let star = |parts: &[Part], place: Place| {
            parts.iter().find(|part| part.places == [place])?.value.map(Value::Star)
        };
        let full = props.level == Level::Full;
        let value =
            |row: &Row| star(&props.parts, row.place).filter(|_| full).unwrap_or(Value::Count(row.len()));
        let mut line = Self {
            room,
            several: props.scene.boards.len() > 1,
            choices: props.choices.iter().filter(|(mv, _)| own(&mv)).cloned().collect(),
            wins: props.winning.moves.iter().filter(own).flat_map(|mv| mv.handles.clone()).collect(),
            values: board.rows.iter().map(value).collect(),
            then: vec![],
            before: props.before.as_ref().and_then(|scene| {
                scene.rows().find(|other| other.line == board.line && other.len == board.len).cloned()
            }),
            disabled: props.disabled,
            on: on.clone(),
            board: board.clone(),
            cap,
        };
        // What is left of the row comes in its place, one group after the other.
        if let (Some((cells, ..)), Some(preview)) = (&line.cap, preview) {
            let first = cells.row.group;
            let counted = line.left().into_iter().zip(first..).map(|(row, group)| {
                let value = star(&preview.parts, Place { group, ..cells.row });
                value.filter(|_| full).unwrap_or(Value::Count(row.1 - row.0 + 1))
            });
            line.then = counted.collect();
        }
        line
    }
    /// The row that the shown move is made in.
    pub fn changed(&self) -> Option<usize> {
        let (cells, ..) = self.cap.as_ref()?;
        self.board.rows.iter().position(|row| row.place == cells.row)
    }
    /// What the shown move leaves of its row.
    pub fn left(&self) -> Vec<(u64, u64)> {
        let Some((Some(row), (_, gone, _))) =
            self.changed().map(|row| self.board.rows.get(row)).zip(self.cap.as_ref())
        else {
            return vec![];
        };
        let sides = [(row.from, gone.from.saturating_sub(1)), (gone.to.saturating_add(1), row.to)];
        sides.into_iter().filter(|(from, to)| from <= to).collect()
    }
    pub fn wins(&self, piece: PieceId) -> bool {
        self.wins.contains(&piece)
    }
    /// The move that is made by pointing at this, with its value.
    pub fn choice(&self, piece: PieceId) -> Option<&Choice> {
        self.choices.iter().find(|(mv, _)| mv.handles == [piece])
    }
    /// Everything in a row that may be pointed at, from left to right.
    fn pieces<'l>(&'l self, row: &'l Row) -> impl Iterator<Item = PieceId> + 'l {
        let both = (row.from..=row.to).flat_map(|n| [false, true].map(|gap| self.board.piece(n, gap)));
        both.filter(|piece| self.board.holds(*piece))
    }
    /// "Knock down pins 4 and 5, leaves 3 and 8, winning".
    fn label(&self, piece: PieceId) -> String {
        let wins = if self.wins(piece) { ", winning" } else { "" };
        let what = match self.choice(piece) {
            None => {
                let gap = u64::from(piece.place.is_gaps());
                let more = if gap > 0 { format!(" and {}", piece.n + gap) } else { String::new() };
                format!("{} {}{more}", self.board.piece, piece.n)
            }
            Some((mv, _)) if mv.leaves.is_empty() => format!("{}, leaves none", words::take(mv)),
            Some((mv, _)) => {
                let sizes: Vec<String> = mv.leaves.split(" + ").map(String::from).collect();
                format!("{}, leaves {}", words::take(mv), words::list(&sizes))
            }
        };
        what + wins
    }
    /// "Row 2, pins 3 to 13, value 6".
    fn row_label(&self, index: usize, row: &Row) -> String {
        let value = match self.values.get(index) {
            Some(Value::Star(value)) => format!(", value {}", value.0),
            _ => String::new(),
        };
        let name = super::labels::title(&self.board.noun, row.number);
        let piece = &self.board.piece;
        match row.from == row.to {
            true => format!("{name}, {piece} {}{value}", row.from),
            false => format!("{name}, {piece}s {} to {}{value}", row.from, row.to),
        }
    }
}

/// The line as one picture, with a group of buttons for each row.
pub fn row(line: &Line) -> Html {
    let board = &line.board;
    if board.len > DRAWN {
        return crate::show!(long::Long { line: line.clone() });
    }
    let layout = Layout::new(board, line.room, line.several);
    let (mut under, mut still, mut over) = (String::new(), String::new(), String::new());
    cells::cells(&mut still, line, &layout);
    cells::rings(&mut over, line, &layout);
    cells::cap(&mut under, &mut over, line, &layout);
    below::below(&mut still, &mut over, line, &layout);
    let rows = board.rows.iter().enumerate().map(|(index, row)| buttons(line, &layout, index, row));
    let (width, height) = (layout.width.to_string(), layout.height.to_string());
    let label = format!("{} {}s in a row", words::number(board.len), board.piece);
    html! {
        <svg class="cells" viewBox={format!("0 0 {width} {height}")} width={width} height={height} role="group" aria-label={label}>
            <g aria-hidden="true">{ raw(under) }</g>
            <g aria-hidden="true">{ raw(still) }</g>
            <g>{ for rows }</g>
            <g aria-hidden="true">{ raw(over) }</g>
        </svg>
    }
}

/// The buttons of one row, which is one stop of the tab key.
fn buttons(line: &Line, layout: &Layout, index: usize, row: &Row) -> Html {
    let shown = line.cap.as_ref().map(|(cells, ..)| line.board.piece(cells.from, cells.to > cells.from));
    let stop = shown.filter(|piece| line.pieces(row).any(|own| own == *piece)).or(line.pieces(row).next());
    let class = (!line.disabled).then_some("take");
    let button = |piece: PieceId| {
        let (hit, ring) = layout.target(piece);
        html! {
            <g key={piece_name(piece)} {class} role="button" tabindex={if stop == Some(piece) { "0" } else { "-1" }}
                aria-disabled={line.disabled.then_some("true")} data-piece={piece_name(piece)} aria-label={line.label(piece)}>
                { raw(format!(r#"<rect class="hit" {hit}/><rect class="fr" {ring}/>"#)) }</g>
        }
    };
    html! { <g key={row.number} role="group" aria-label={line.row_label(index, row)}>{ for line.pieces(row).map(button) }</g> }
}
