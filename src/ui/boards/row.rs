//! Cells on a line: pins, squares or files, with what may be pointed at below them.
use super::{
    BoardEvent, BoardsProps,
    labels::{Value, piece_name, raw, title},
    mark::Mark,
    put::{filled, put},
};
use crate::core::{MoveView, Nimber, Part, PieceId, Place, Row, Rows, Scene};
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
const DRAWN: u64 = 100;
/// So many cells of all lines on one table are drawn.
const TOGETHER: u64 = 200;

/// Whether a line of this table is drawn cell by cell: one that is not too long, unless there is too much of others beside it.
pub fn drawn(scene: &Scene, board: &Rows) -> bool {
    let (mut lines, mut cells) = (0u64, 0u64);
    for other in scene.rows() {
        (lines, cells) = (lines + 1, cells.saturating_add(other.len));
    }
    board.len <= DRAWN && (cells <= TOGETHER || board.len * lines <= TOGETHER)
}

/// The move shown on a line: what it is made with, what it touches, where its row is in the line.
struct Shown<'p> {
    mv: &'p MoveView,
    /// The first and the last cell that it is made with.
    cells: (u64, u64),
    row: usize,
    mark: Mark,
    /// What it leaves of its row, and the values of that where they are known.
    left: Vec<(u64, u64, Option<Nimber>)>,
}

/// A line and what the properties say of it.
pub struct Line<'p> {
    props: &'p BoardsProps,
    board: &'p Rows,
    before: Option<&'p Rows>,
    shown: Option<Shown<'p>>,
}

/// The value of a group.
fn value_of(parts: &[Part], place: Place) -> Option<Nimber> {
    parts.iter().find(|part| part.places.first() == Some(&place))?.value
}

impl<'p> Line<'p> {
    fn new(props: &'p BoardsProps, board: &'p Rows) -> Self {
        let scene = props.before.as_ref();
        Self {
            props,
            board,
            before: scene.and_then(|scene| scene.rows().find(|other| other.line == board.line)),
            shown: Self::shown(props, board),
        }
    }
    fn shown(props: &'p BoardsProps, board: &'p Rows) -> Option<Shown<'p>> {
        let preview = props.preview.as_deref();
        let mv = preview.map(|preview| &preview.mv).or(props.shown.as_ref())?;
        let handle = mv.handles.first().filter(|handle| handle.place.home() == board.line)?;
        let (group, gone) = (*mv.groups.first()?, mv.touches.first()?);
        let index = board.rows.iter().position(|row| row.place == group)?;
        let row = &board.rows[index];
        let mut left = Vec::new();
        for (from, to) in [(row.from, gone.from.saturating_sub(1)), (gone.to.saturating_add(1), row.to)] {
            if from <= to {
                // What is left of a row comes in its place, one group after the other.
                let place = Place { group: group.group + left.len() as u16, ..group };
                left.push((from, to, preview.and_then(|preview| value_of(&preview.parts, place))));
            }
        }
        let mark = match preview.and_then(|preview| preview.wins) {
            Some(true) => Mark::Wins,
            Some(false) => Mark::Loses,
            None => Mark::Plain,
        };
        let cells = (handle.n, handle.n + u64::from(handle.place.is_gaps()));
        Some(Shown { mv, cells, row: index, mark, left })
    }
    /// What the chip of a row shows.
    fn value(&self, row: &Row) -> Value {
        let value = value_of(&self.props.parts, row.place).filter(|_| self.props.level == Level::Full);
        value.map_or(Value::Count(row.len()), Value::Star)
    }
    fn wins(&self, piece: PieceId) -> bool {
        self.props.winning.moves.iter().any(|mv| mv.handles.first() == Some(&piece))
    }
    /// The move that is made by pointing at this, with its value.
    fn choice(&self, piece: PieceId) -> Option<&(MoveView, Option<Nimber>)> {
        self.props.choices.iter().find(|(mv, _)| mv.handles.first() == Some(&piece))
    }
    /// What the shown move points at.
    fn aim(&self) -> Option<PieceId> {
        let (from, to) = self.shown.as_ref()?.cells;
        Some(self.board.piece(from, to > from))
    }
    /// "Knock down pins 4 and 5, leaves 3 and 8, winning".
    fn label(&self, piece: PieceId) -> String {
        let mut text = match self.choice(piece) {
            None => filled("~ @", &[piece.n as i64], &[&self.board.piece]),
            Some((mv, _)) => {
                let left = if mv.leaves.is_empty() { "none".into() } else { mv.leaves.replace(" +", ",") };
                filled("~, leaves ~", &[], &[&words::take(mv), &left])
            }
        };
        if self.wins(piece) {
            text.push_str(", winning");
        }
        text
    }
    /// "Row 2, pins 3 to 13, value 6".
    fn row_label(&self, row: &Row) -> String {
        let mut text = title(&self.board.noun, row.number);
        put(&mut text, ", ~s @ to @", &[row.from as i64, row.to as i64], &[&self.board.piece]);
        if let Value::Star(value) = self.value(row) {
            put(&mut text, ", value @", &[value.0 as i64], &[]);
        }
        text
    }
}

/// The line as one picture, with a group of buttons for each row.
pub fn row(props: &BoardsProps, board: &Rows, room: (i64, i64), on: &Callback<BoardEvent>) -> Html {
    let line = Line::new(props, board);
    if !drawn(&props.scene, board) {
        return long::of(&line, on);
    }
    let layout = Layout::new(board, room, props.scene.boards.len() > 1);
    let (mut under, mut still, mut over) = (String::new(), String::new(), String::new());
    cells::cells(&mut still, &mut over, &line, &layout);
    cells::cap(&mut under, &mut over, &line, &layout);
    below::below(&mut still, &mut over, &line, &layout);
    let mut rows = Vec::new();
    for row in &board.rows {
        rows.push(buttons(&line, &layout, row));
    }
    html! {
        <svg class="cells" style={super::natural([layout.width, layout.height], layout.pitch)} viewBox={filled("0 0 @ @", &[layout.width, layout.height], &[])} width={layout.width.to_string()}
            height={layout.height.to_string()} role="group" aria-label={words::count(board.len, &board.piece)}>
            <g aria-hidden="true">{ raw(under) }</g>
            <g aria-hidden="true">{ raw(still) }</g>
            <g>{ for rows }</g>
            <g aria-hidden="true">{ raw(over) }</g>
        </svg>
    }
}

/// The buttons of one row, which is one stop of the tab key.
fn buttons(line: &Line, layout: &Layout, row: &Row) -> Html {
    let mut pieces = Vec::new();
    for n in row.from..=row.to {
        for gap in [false, true] {
            pieces.push(line.board.piece(n, gap));
        }
    }
    pieces.retain(|piece| line.board.holds(*piece));
    let stop = line.aim().filter(|aim| pieces.contains(aim)).or(pieces.first().copied());
    let disabled = line.props.disabled;
    let mut buttons = Vec::new();
    for piece in pieces {
        let name = piece_name(piece);
        buttons.push(html! {
            <g key={name.clone()} class={(!disabled).then_some("take")} role="button" tabindex={if stop == Some(piece) { "0" } else { "-1" }}
                aria-disabled={disabled.then_some("true")} data-piece={name} aria-label={line.label(piece)}>{ raw(layout.target(piece)) }</g>
        });
    }
    html! { <g key={row.number} role="group" aria-label={line.row_label(row)}>{ for buttons }</g> }
}
