//! Pieces on a line, with what may be pointed at below them.
use super::{
    super::{
        BoardEvent, BoardsProps,
        labels::{Value, piece_name, raw, title},
        mark::Mark,
        natural,
    },
    Layout,
};
use crate::core::{ComponentView, MoveView, Nimber, PieceId, Place, Scene, Shape, Stretch, Strip, StripRow};
use crate::ui::model::Level;
use crate::ui::words;
use std::fmt::Write;
use yew::prelude::*;

mod beats;
mod below;
mod figures;
mod lanes;
mod pieces;

pub use beats::BEAT;
use lanes::Lanes;
pub use pieces::still;

/// The most pieces that are drawn of all lines on a table together.
const TOGETHER: u64 = 200;

/// Whether a board of this table is drawn piece by piece. A line is not if it has too many pieces, alone or together
/// with the other lines.
pub fn drawn(scene: &Scene, board: &Layout) -> bool {
    let Some(strip) = &board.strip else { return true };
    let (mut lines, mut pieces) = (0u64, 0u64);
    for other in scene.layouts().filter_map(|other| other.strip.as_ref()) {
        (lines, pieces) = (lines + 1, pieces.saturating_add(other.len));
    }
    strip.len == board.pieces.len() as u64 && (pieces <= TOGETHER || strip.len * lines <= TOGETHER)
}

/// The move shown on a line: the pieces that it is made with, the stretch that it changes, and what it leaves of that.
struct ShownMove<'p> {
    mv: &'p MoveView,
    /// The first and the last piece that the move is made with.
    cells: (u64, u64),
    stretch: usize,
    mark: Mark,
    /// What the move leaves of its stretch (first piece, last piece), with the values where they are known.
    left: Vec<(u64, u64, Option<Nimber>)>,
}

/// A line and the properties that concern it.
pub struct Line<'p> {
    props: &'p BoardsProps,
    board: &'p Layout,
    strip: &'p Strip,
    before: Option<&'p Layout>,
    shown: Option<ShownMove<'p>>,
}

/// The first and the last piece of the move that is made by pointing at this handle.
fn cells(handle: &PieceId) -> (u64, u64) {
    (handle.n, handle.n + u64::from(handle.place.is_gaps()))
}

/// The value of a group.
fn value_of(parts: &[ComponentView], place: Place) -> Option<Nimber> {
    parts.iter().find(|part| part.places.first() == Some(&place))?.value
}

impl<'p> Line<'p> {
    fn new(props: &'p BoardsProps, board: &'p Layout, strip: &'p Strip) -> Self {
        let scene = props.before.as_ref();
        Self {
            props,
            board,
            strip,
            before: scene.and_then(|scene| scene.layouts().find(|other| other.line == board.line)),
            shown: Self::shown(props, board, strip),
        }
    }
    fn shown(props: &'p BoardsProps, board: &'p Layout, strip: &'p Strip) -> Option<ShownMove<'p>> {
        let preview = props.preview.as_deref();
        let mv = preview.map(|preview| &preview.mv).or(props.shown.as_ref())?;
        let handle = mv.handles.first().filter(|handle| handle.place.home() == board.line)?;
        let (group, gone) = (*mv.groups.first()?, mv.touches.first()?);
        let index = strip.stretches.iter().position(|stretch| stretch.place == group)?;
        let stretch = &strip.stretches[index];
        let mut left = Vec::new();
        for (from, to) in
            [(stretch.from, gone.from.saturating_sub(1)), (gone.to.saturating_add(1), stretch.to)]
        {
            if from <= to {
                // What is left of a stretch comes in its place, one group after the other.
                let place = Place { group: group.group + left.len() as u16, ..group };
                left.push((from, to, preview.and_then(|preview| value_of(&preview.parts, place))));
            }
        }
        let mark = match preview.and_then(|preview| preview.wins) {
            Some(true) => Mark::Wins,
            Some(false) => Mark::Loses,
            None => Mark::Plain,
        };
        Some(ShownMove { mv, cells: cells(handle), stretch: index, mark, left })
    }
    /// The first and the last piece that the last move was made with, unless another move is shown.
    fn last(&self) -> Option<(u64, u64)> {
        let made = self.props.last.as_ref().filter(|_| self.shown.is_none())?;
        made.handles.first().filter(|handle| handle.place.home() == self.board.line).map(cells)
    }
    /// How a piece that the last move took was drawn before.
    fn gone(&self, n: u64) -> Option<&'p [Shape]> {
        let before = self.before?;
        before.strip.as_ref()?.stretch_of(n)?;
        before.glyph(&before.pieces.get(n.checked_sub(1)? as usize)?.look, false)
    }
    /// What the chip of a stretch shows.
    fn value(&self, stretch: &Stretch) -> Value {
        let value = value_of(&self.props.parts, stretch.place).filter(|_| self.props.level == Level::Full);
        value.map_or(Value::Count(stretch.len()), Value::Star)
    }
    fn wins(&self, piece: PieceId) -> bool {
        self.props.winning.moves.iter().any(|mv| mv.handles.first() == Some(&piece))
    }
    /// The move that is made by pointing at this piece, with the value that it leaves.
    fn choice(&self, piece: PieceId) -> Option<&(MoveView, Option<Nimber>)> {
        self.props.choices.iter().find(|(mv, _)| mv.handles.first() == Some(&piece))
    }
    /// The piece, or the gap between two, that the shown move points at.
    fn aim(&self) -> Option<PieceId> {
        let (from, to) = self.shown.as_ref()?.cells;
        Some(self.board.on_strip(from, to > from))
    }
    /// "Knock down pins 4 and 5, leaves 3 and 8, winning".
    fn label(&self, piece: PieceId) -> String {
        let mut text = match self.choice(piece) {
            None => format!("{} {}", self.board.piece, piece.n),
            Some((mv, _)) => {
                let left = if mv.leaves.is_empty() { "none".into() } else { mv.leaves.replace(" +", ",") };
                format!("{}, leaves {left}", words::take(mv))
            }
        };
        if self.wins(piece) {
            text.push_str(", winning");
        }
        text
    }
    /// "Row 2, pins 3 to 13, value 6".
    fn stretch_label(&self, stretch: &Stretch) -> String {
        let mut text = title(&self.board.noun, stretch.number);
        let _ = write!(text, ", {}s {} to {}", self.board.piece, stretch.from, stretch.to);
        if let Value::Star(value) = self.value(stretch) {
            let _ = write!(text, ", value {}", value.0);
        }
        text
    }
}

/// The line as one picture, with a group of buttons for each stretch.
pub fn strip(
    props: &BoardsProps,
    (board, strip): (&Layout, &Strip),
    room: (i64, i64),
    on: &Callback<BoardEvent>,
) -> Html {
    let line = Line::new(props, board, strip);
    if !drawn(&props.scene, board) {
        return figures::of(&line, on);
    }
    let several = props.scene.boards.len() > 1;
    let marked = props.level != Level::Off;
    let (lanes, rows) = if props.present && !several {
        Lanes::rows(board, strip, room, marked)
    } else {
        (Lanes::new(board, strip, room, strip.len, several, marked), vec![strip.whole()])
    };
    let [mut under, mut still, mut going, mut over, mut tag] = [const { String::new() }; 5];
    pieces::pieces(&mut still, &line, &lanes);
    let parts = strip.stretches.iter().filter(|stretch| props.hinted.places.contains(&stretch.place));
    let parts = parts.map(|stretch| (stretch.from, stretch.to));
    for (from, to) in parts.chain(props.hinted.ends(board.line)) {
        let around = lanes.around(board, from, to);
        let _ = write!(under, r#"<rect class="look-here" {around}/>"#);
    }
    if let Some((from, to)) = line.last() {
        let _ = write!(under, r#"<rect class="ghost last" {}/>"#, lanes.around(board, from, to));
    }
    pieces::cap(&mut under, &mut tag, &line, &lanes);
    below::below(&mut still, &mut over, &line, &lanes);
    beats::beats(&mut going, &line, lanes.fit());
    let wide = lanes.wide(rows.iter().map(StripRow::span).max().unwrap_or(1));
    let frame = format!("0 0 {wide} {}", lanes.height);
    let row = |row: &StripRow| {
        let stretches = strip.stretches.iter().map(|stretch| buttons(&line, &lanes, stretch, row));
        let pieces = html! { <>
            <g aria-hidden="true">{ raw(under.clone()) }</g>
            <g aria-hidden="true">{ raw(still.clone()) }</g>
            <g aria-hidden="true">{ raw(going.clone()) }</g>
        </> };
        let marks = html! { <>
            <g>{ for stretches }</g>
            <g aria-hidden="true">{ raw(pieces::rings(&line, &lanes, row) + &over) }</g>
        </> };
        let tag = || html! { <g aria-hidden="true">{ raw(tag.clone()) }</g> };
        let own = line.aim().is_none_or(|aim| row.holds(aim.n));
        let drawn = if *row == strip.whole() {
            html! { <>{ pieces }{ marks }{ tag() }</> }
        } else {
            // Only this row of the whole line is seen, but all of the tag.
            let [own_pieces, own_marks] = lanes.reach(strip, *row);
            let part = |class: &'static str, [from, to]: [i64; 2], drawn: Html| {
                // Its first piece stands below that of the first row.
                let at = match row.from {
                    0 | 1 => 0,
                    first => lanes.left + from - (lanes.x(first) - lanes.pitch / 2),
                };
                html! {
                    <svg {class} x={at.to_string()} width={(to - from).to_string()} height={lanes.height.to_string()}
                        viewBox={format!("{from} 0 {} {}", to - from, lanes.height)}>{ drawn }</svg>
                }
            };
            html! { <>
                { part("", own_pieces, pieces) }
                { part("", own_marks, marks) }
                if own { { part("beyond-row", own_marks, tag()) } }
            </> }
        };
        html! {
            <svg class="cells" style={natural([wide, lanes.height], lanes.pitch)} viewBox={frame.clone()} width={wide.to_string()}
                height={lanes.height.to_string()} role="group" aria-label={words::count(strip.standing(*row), &board.piece)}>{ drawn }</svg>
        }
    };
    match &rows[..] {
        [whole] => row(whole),
        several => html! { <div class="line-rows">{ for several.iter().map(row) }</div> },
    }
}

/// The buttons of one stretch, or of its part in a row, which are one stop of the tab key.
fn buttons(line: &Line, lanes: &Lanes, stretch: &Stretch, row: &StripRow) -> Html {
    let both = |n| [false, true].map(|gap| line.board.on_strip(n, gap));
    let mut pieces: Vec<PieceId> = (stretch.from..=stretch.to).flat_map(both).collect();
    pieces.retain(|piece| row.holds(piece.n) && line.board.holds(*piece));
    if pieces.is_empty() {
        return Html::default();
    }
    let stop = line.aim().filter(|aim| pieces.contains(aim)).or(pieces.first().copied());
    let disabled = line.props.disabled;
    let buttons = pieces.into_iter().map(|piece| {
        let name = piece_name(piece);
        html! {
            <g key={name.clone()} class={(!disabled).then_some("take")} role="button" tabindex={if stop == Some(piece) { "0" } else { "-1" }}
                aria-disabled={disabled.then_some("true")} data-piece={name} aria-label={line.label(piece)}>{ raw(lanes.target(piece)) }</g>
        }
    });
    html! { <g key={stretch.number} role="group" aria-label={line.stretch_label(stretch)}>{ for buttons }</g> }
}
