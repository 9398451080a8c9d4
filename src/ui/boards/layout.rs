//! Boards that say themselves what is drawn where: pieces as buttons, over and under them what is known.
use super::{
    BoardsProps,
    labels::{piece_name, raw},
    mark::Mark,
    pen,
    put::{filled, put},
};
use crate::core::{Layout, MoveView, Nimber, Outcome, Piece};
use crate::ui::model::Level;
use crate::ui::words::{capital, count, outcome_mark, outcome_title};
use yew::prelude::*;

mod shapes;
mod strip;

use shapes::{Fit, shapes};
pub use strip::{drawn, strip};

/// A rectangle at a piece, so much larger on each side.
fn frame(out: &mut String, piece: &Piece, class: &str, grow: i64) {
    let [x, y, width, height] = piece.at.map(i64::from);
    let radius = i64::from(piece.round) + if is_round(piece) { grow } else { 0 };
    let place = [x - grow, y - grow, width + 2 * grow, height + 2 * grow, radius];
    put(out, r#"<rect class="~" x="@" y="@" width="@" height="@" rx="@"/>"#, &place, &[class]);
}

/// Whether it is a circle, which shares no side with its neighbours.
fn is_round(piece: &Piece) -> bool {
    2 * piece.round >= piece.at[2].min(piece.at[3])
}

fn body(out: &mut String, piece: &Piece, outcome: Option<Outcome>) {
    let won = outcome.map_or("", |outcome| outcome_mark(outcome).0);
    frame(out, piece, &filled("block-piece ~ ~", &[], &[&piece.look, won]), -2);
    let [x, y, width, height] = piece.at.map(i64::from);
    if !is_round(piece) {
        put(
            out,
            r#"<path class="shine" d="M@ @v@h@"/>"#,
            &[x + 9, y + height - 14, 23 - height, width - 23],
            &[],
        );
    }
    if !piece.label.is_empty() {
        put(
            out,
            r#"<text class="piece-label ~" x="@" y="@">~</text>"#,
            &[x + width / 2, y + height / 2],
            &[&piece.look, &piece.label],
        );
    }
}

/// A piece as its look says, by itself or as one that goes.
fn face(out: &mut String, board: &Layout, piece: &Piece, goes: bool, outcome: Option<Outcome>) {
    match board.glyph(&piece.look, goes) {
        Some(glyph) => shapes(out, glyph, Fit::WHOLE.within([piece.at[0], piece.at[1]])),
        None => body(out, piece, outcome),
    }
}

fn value(out: &mut String, piece: &Piece, value: Nimber, won: &str) {
    let [x, y, width, height] = piece.at.map(i64::from);
    let zero = if value == Nimber(0) { " zero" } else { "" };
    let place = [x + width / 2, y + height / 2 + 7, value.0 as i64];
    put(out, r#"<text class="piece-value~ ~ ~" x="@" y="@">@</text>"#, &place, &[zero, &piece.look, won]);
}

/// In the place of a value, where there is none.
fn endless(out: &mut String, piece: &Piece) {
    let [x, y, width, height] = piece.at.map(i64::from);
    let place = [x + width / 2, y + height / 2 + 7];
    put(out, r#"<text class="piece-value ~" x="@" y="@">∞</text>"#, &place, &[&piece.look]);
}

/// The outline round several pieces: their sides, but for those that two of them share.
fn outline(pieces: &[&Piece]) -> String {
    let sides = pieces.iter().flat_map(|piece| {
        let [x, y, width, height] = piece.at.map(i64::from);
        let (right, below) = (x + width, y + height);
        [[x, y, right, y], [x, below, right, below], [x, y, x, below], [right, y, right, below]]
    });
    let mut sides: Vec<[i64; 4]> = sides.collect();
    sides.sort_unstable();
    let alone = sides.chunk_by(|a, b| a == b).filter(|same| same.len() == 1);
    let mut out = String::new();
    alone.flatten().for_each(|side| put(&mut out, "M@ @L@ @", side, &[]));
    out
}

/// What lies behind the pieces, as a picture of the size of the board.
pub fn behind(board: &Layout) -> Html {
    let mut out = String::new();
    shapes(&mut out, &board.shapes, Fit::WHOLE);
    let [width, height] = board.size.map(i64::from);
    html! {
        <svg viewBox={filled("0 0 @ @", &[width, height], &[])} width={width.to_string()} height={height.to_string()}
            aria-hidden="true">{ raw(out) }</svg>
    }
}

/// One piece by itself, as the board draws it, without what is written on it.
pub fn alone(board: &Layout, piece: &Piece) -> Html {
    let mut out = String::new();
    let blank = Piece { label: String::new(), ..piece.clone() };
    face(&mut out, board, &blank, false, None);
    let [x, y, width, height] = piece.at.map(i64::from);
    html! {
        <svg class="alone" viewBox={filled("@ @ @ @", &[x, y, width, height], &[])} width={width.to_string()} height={height.to_string()}
            aria-hidden="true">{ raw(out) }</svg>
    }
}

/// The board as a still picture: its markup and its size. Of a line with numbers all of it, or without so many pieces.
pub fn still(board: &Layout, most: Option<usize>) -> (String, [i64; 2]) {
    if board.strip.is_some() {
        return strip::still(board, most);
    }
    let mut out = String::new();
    shapes(&mut out, &board.shapes, Fit::WHOLE);
    board.pieces.iter().for_each(|piece| face(&mut out, board, piece, false, None));
    board.pen.iter().for_each(|own| pen::names(&mut out, own));
    (out, board.size.map(i64::from))
}

/// The board with a button for each piece.
pub fn layout(props: &BoardsProps, board: &Layout) -> Html {
    let own = |mv: &&MoveView| mv.touches.iter().any(|span| span.place == board.line);
    let preview = props.preview.as_deref().filter(|preview| own(&&preview.mv));
    let mark = match preview.and_then(|preview| preview.wins) {
        Some(true) => Mark::Wins,
        Some(false) => Mark::Loses,
        None => Mark::Plain,
    };
    let mv = preview.map(|preview| &preview.mv).or(props.shown.as_ref().filter(own));
    let goes = |piece: &Piece| {
        let at = board.piece(piece.n);
        mv.is_some_and(|mv| mv.touches.iter().any(|span| span.contains(at)))
    };
    let pointed = board.pen.as_ref().map(|_| pen::handles(props, mv));
    let wins = |piece: &Piece| {
        let at = board.piece(piece.n);
        // Where a line is drawn no piece is better than another.
        board.pen.is_none() && props.winning.moves.iter().any(|mv| mv.handles.first() == Some(&at))
    };
    // Under misère play no values are given.
    let values = props.level == Level::Full && !props.parts.is_empty();
    // There is always one to come to with the keyboard.
    let stop = board.pieces.iter().find(|piece| piece.moves).or(board.pieces.first()).map(|piece| piece.n);
    let (mut under, mut over) = (String::new(), String::new());
    board.pen.iter().for_each(|own| pen::line(&mut under, props, board, own, mv, mark));
    shapes(&mut under, &board.shapes, Fit::WHOLE);
    let button = |piece: &Piece| {
        if !goes(piece) && wins(piece) {
            frame(
                &mut over,
                piece,
                &filled("wr ~", &[], &[&piece.look]),
                if is_round(piece) { 6 } else { -3 },
            );
        }
        let known = piece.value.filter(|_| values);
        let outcome = piece.outcome.filter(|_| values);
        match (known, outcome) {
            (Some(known), won) => {
                value(&mut over, piece, known, won.map_or("", |outcome| outcome_mark(outcome).0));
            }
            (None, Some(_)) => endless(&mut over, piece),
            (None, None) => {}
        }
        let mut drawn = String::new();
        face(&mut drawn, board, piece, goes(piece), outcome);
        frame(&mut drawn, piece, "hit", -2);
        let takes = piece.moves && !props.disabled;
        let leaves = if piece.moves { ", leaves value @" } else { ", value @" };
        let known = match (known, outcome) {
            (Some(known), _) => filled(leaves, &[known.0 as i64], &[]),
            (None, Some(outcome)) => filled(", no value, ~", &[], &[outcome_title(outcome)]),
            (None, None) => String::new(),
        };
        let lies = pointed.map_or("", |pointed| pen::spoken(board, pointed, piece.n));
        let label =
            [&*capital(&piece.name), lies, &*known, if wins(piece) { ", winning" } else { "" }].concat();
        let name = piece_name(board.piece(piece.n));
        html! {
            <g key={name.clone()} class={takes.then_some("take")} role="button" tabindex={if stop == Some(piece.n) { "0" } else { "-1" }}
                aria-disabled={(!takes).then_some("true")} data-piece={name} aria-label={label}>{ raw(drawn) }</g>
        }
    };
    let buttons: Vec<Html> = board.pieces.iter().map(button).collect();
    board.pen.iter().for_each(|own| pen::marks(&mut over, props, board, own, mv, mark));
    // A line has marks of its own.
    let goes = |piece: &&Piece| goes(piece) && board.pen.is_none();
    let (circles, gone): (Vec<&Piece>, Vec<&Piece>) =
        board.pieces.iter().filter(goes).partition(|piece| is_round(piece));
    for piece in circles {
        frame(&mut over, piece, &filled("piece-goes~", &[], &[mark.class()]), 3);
    }
    put(&mut over, r#"<path class="piece-goes~" d="~"/>"#, &[], &[mark.class(), &outline(&gone)]);
    let [width, height] = board.size.map(i64::from);
    let least = board.pieces.iter().map(|piece| piece.at[2].min(piece.at[3]) - 4).min().unwrap_or(44).into();
    // Lines are drawn with all of it in view.
    let drawn = board.pen.as_ref().map(|_| pen::name(board));
    let ink = drawn.is_some().then(|| html! { <path class="pen-ink" /> });
    let class = if drawn.is_some() { "coins layout pen" } else { "coins layout" };
    html! {
        <svg {class} data-pen={drawn} style={super::natural([width, height], least)} viewBox={filled("0 0 @ @", &[width, height], &[])} width={width.to_string()} height={height.to_string()}
            role="group" aria-label={count(board.pieces.len() as u64, &board.piece)}>
            <g aria-hidden="true">{ raw(under) }</g>
            <g>{ for buttons }</g>
            <g class="soft" aria-hidden="true">{ raw(over) }</g>
            { for ink }
        </svg>
    }
}
