//! Boards that say themselves what is drawn where: pieces as buttons, over and under them what is known.
use super::{
    BoardsProps,
    labels::{piece_name, raw},
    mark::Mark,
    pen,
};
use crate::core::{Layout, MoveView, Nimber, Outcome, Piece};
use crate::ui::model::Level;
use crate::ui::words::{capital, count, outcome_mark, outcome_title};
use picks::Picked;
use std::fmt::Write;
use yew::prelude::*;

mod button;
mod fold;
mod last;
mod outline;
mod picks;
mod shapes;
mod small;
mod strip;

use button::Button;
pub use fold::folded;
use outline::{around, frame, is_round, outline};
use shapes::{Fit, shapes};
pub use strip::{BEAT, drawn, strip};

fn body(out: &mut String, piece: &Piece, outcome: Option<Outcome>, shine: bool) {
    let won = outcome.map_or("", |outcome| outcome_mark(outcome).0);
    frame(out, piece, &format!("block-piece {} {won}", piece.look), -2);
    let [x, y, width, height] = piece.at.map(i64::from);
    if shine && !is_round(piece) {
        let _ = write!(
            out,
            r#"<path class="shine" d="M{} {}v{}h{}"/>"#,
            x + 9,
            y + height - 14,
            23 - height,
            width - 23
        );
    }
    if !piece.label.is_empty() {
        let _ = write!(
            out,
            r#"<text class="piece-label {}" x="{}" y="{}">{}</text>"#,
            piece.look,
            x + width / 2,
            y + height / 2,
            piece.label
        );
    }
}

/// A piece as its look says, or, where it `goes`, as the shown move leaves it. On a folded line its label is written on
/// it, and `more` is a further class.
fn face(
    out: &mut String,
    board: &Layout,
    piece: &Piece,
    goes: bool,
    outcome: Option<Outcome>,
    more: &'static str,
) {
    let Some(glyph) = board.glyph(&piece.look, goes) else { return body(out, piece, outcome, true) };
    if board.fold.is_none() {
        return shapes(out, glyph, Fit::WHOLE.within([piece.at[0], piece.at[1]]));
    }
    let half = [piece.at[2] / 2, piece.at[3] / 2];
    let (x, y, look) = (piece.at[0] + half[0], piece.at[1] + half[1], &piece.look);
    let _ = write!(out, r#"<g transform="translate({x} {y})"><g class="{look}{more}">"#);
    shapes(out, glyph, Fit::WHOLE.within(half.map(|side| -side)));
    if !piece.label.is_empty() {
        let _ = write!(out, r#"<text y="7">{}</text>"#, piece.label);
    }
    out.push_str("</g></g>");
}

/// A piece as a picture of its own.
pub fn alone(board: &Layout, piece: &Piece) -> Html {
    let mut out = String::new();
    face(&mut out, board, piece, false, None, "");
    let [x, y, width, height] = piece.at.map(i64::from);
    html! {
        <svg width="40" height="40" viewBox={format!("{} {} {} {}", x - 2, y - 2, width + 4, height + 4)} aria-hidden="true">{ raw(out) }</svg>
    }
}

fn value(out: &mut String, board: &Layout, piece: &Piece, value: Nimber, won: &str) {
    let ([x, y, width, height], value) = (piece.at.map(i64::from), value.0);
    let x = x + width / 2;
    if board.fold.is_some() {
        // The value goes below the piece; in red where the piece is a group of its own.
        let class = if piece.group.is_some() { "board-number red" } else { "board-number" };
        let _ = write!(out, r#"<text class="{class}" x="{x}" y="{}">{value}</text>"#, y + height + 24);
        return;
    }
    let (y, look) = (y + height / 2 + 7, &piece.look);
    let zero = if value == 0 { " zero" } else { "" };
    let _ = write!(out, r#"<text class="piece-value{zero} {look} {won}" x="{x}" y="{y}">{value}</text>"#);
}

/// An infinity sign in the place of a piece's value, where there is none.
fn endless(out: &mut String, piece: &Piece) {
    let [x, y, width, height] = piece.at.map(i64::from);
    let (x, y, look) = (x + width / 2, y + height / 2 + 7, &piece.look);
    let _ = write!(out, r#"<text class="piece-value {look}" x="{x}" y="{y}">∞</text>"#);
}

/// What lies behind the pieces, as a picture of the size of the board.
pub fn behind(board: &Layout) -> Html {
    let mut out = String::new();
    shapes(&mut out, &board.shapes, Fit::WHOLE);
    let [width, height] = board.size.map(i64::from);
    html! {
        <svg viewBox={format!("0 0 {width} {height}")} width={width.to_string()} height={height.to_string()}
            aria-hidden="true">{ raw(out) }</svg>
    }
}

/// The board as a still picture: its markup and its size. With `most`, only so many pieces of a line, without numbers.
pub fn still(board: &Layout, most: Option<usize>) -> (String, [i64; 2]) {
    if board.strip.is_some() {
        return strip::still(board, most);
    }
    let board = &folded(board, None);
    let small = most.map(|_| small::small(board));
    let board = small.as_ref().unwrap_or(board);
    let tiny = most.is_some() && small::tiny(board);
    let mut out = String::new();
    shapes(&mut out, &board.shapes, Fit::WHOLE);
    for piece in &board.pieces {
        match board.glyph(&piece.look, false) {
            None if tiny => body(&mut out, piece, None, false),
            _ => face(&mut out, board, piece, false, None, ""),
        }
    }
    board.pen.iter().for_each(|own| pen::names(&mut out, own));
    (out, board.size.map(i64::from))
}

/// The board with a button for each piece, in a frame of this width and height.
pub fn layout(props: &BoardsProps, board: &Layout, (wide, high): (i64, i64)) -> Html {
    let room = [wide, high].map(|side| i32::try_from(side).unwrap_or(i32::MAX));
    let board = &folded(board, Some(room));
    let own = |mv: &&MoveView| mv.touches.iter().any(|span| span.place == board.line);
    let preview = props.preview.as_deref().filter(|preview| own(&&preview.mv));
    let mark = match preview.and_then(|preview| preview.wins) {
        Some(true) => Mark::Wins,
        Some(false) => Mark::Loses,
        None => Mark::Plain,
    };
    let shown = props.shown.as_ref().filter(own);
    // A shown move gives way to pieces picked by hand.
    let shown = shown.filter(|_| board.picks.is_none() || props.picked.is_empty());
    let mv = preview.map(|preview| &preview.mv).or(shown);
    let goes = |piece: &Piece| {
        let at = board.piece(piece.n);
        mv.is_some_and(|mv| match board.walks {
            true => mv.handles.contains(&at),
            // Of several pieces that stand for one place only the chosen one is marked.
            false if piece.look.ends_with("choice") => mv.handles.contains(&at),
            false => mv.touches.iter().any(|span| span.contains(at)),
        })
    };
    let pointed = board.pen.as_ref().map(|_| pen::handles(props, mv));
    let picks = board.picks.as_ref().map(|_| Picked::new(props, board, mv, mark));
    let wins = |piece: &Piece| {
        let at = board.piece(piece.n);
        if let Some(picks) = &picks {
            return picks.wins(piece);
        }
        let own = |mv: &MoveView| mv.handles.first() == Some(&at);
        // Where a line is drawn no piece is better than another.
        board.pen.is_none() && props.winning.moves.iter().any(own)
    };
    // Under misère play no values are given.
    let idle = board.apart && board.pieces.iter().all(|piece| piece.group.is_none());
    let values = props.level == Level::Full && (idle || !props.parts.is_empty());
    let takes = |piece: &Piece| {
        let own = picks.as_ref().map_or(piece.moves, |picks| picks.takes(piece));
        own && !props.disabled
    };
    // At least one piece can always be reached by keyboard.
    let stop = board.pieces.iter().find(|piece| picks.as_ref().map_or(piece.moves, |_| takes(piece)));
    let stop = stop.or(board.pieces.first()).map(|piece| piece.n);
    let (mut under, mut over) = (String::new(), String::new());
    board.pen.iter().for_each(|own| pen::line(&mut under, props, board, own, mv, mark));
    shapes(&mut under, &board.shapes, Fit::WHOLE);
    let hinted = board.pieces.iter().filter(|piece| props.hinted.pieces.contains(&board.piece(piece.n)));
    around(&mut under, hinted, "look-here");
    let apart = |piece: &&Piece| board.group(piece).is_some_and(|place| props.hinted.places.contains(&place));
    for piece in board.pieces.iter().filter(apart) {
        match &picks {
            Some(picks) => picks.ring(&mut under, piece, "look-here"),
            None => around(&mut under, [piece].into_iter(), "look-here"),
        }
    }
    let button = |piece: &Piece| {
        let marked =
            picks.as_ref().is_some_and(|picks| picks.mark(&mut under, &mut over, piece, goes(piece)));
        let joins = picks.as_ref().is_some_and(|picks| picks.is_in_winning_move(piece));
        if !marked && !goes(piece) && (wins(piece) || joins) {
            match &picks {
                Some(picks) => picks.ring(
                    &mut over,
                    piece,
                    if wins(piece) { "winning-ring" } else { "winning-ring joint" },
                ),
                None => {
                    let class = format!("winning-ring {}", piece.look);
                    frame(&mut over, piece, &class, if is_round(piece) { 6 } else { -3 });
                }
            }
        }
        let known = piece.value.filter(|_| values);
        let outcome = piece.outcome.filter(|_| values);
        match (known, outcome) {
            (Some(known), won) => {
                value(&mut over, board, piece, known, won.map_or("", |outcome| outcome_mark(outcome).0));
            }
            (None, Some(_)) => endless(&mut over, piece),
            (None, None) => {}
        }
        let mut drawn = String::new();
        let more = picks.as_ref().map_or("", |picks| picks.class(piece, takes(piece)));
        face(&mut drawn, board, piece, goes(piece), outcome, more);
        match &picks {
            Some(picks) => picks.hit(&mut drawn, piece),
            None => frame(&mut drawn, piece, "hit", if is_round(piece) { 0 } else { -2 }),
        }
        let leaves = if piece.moves && picks.is_none() { ", leaves value" } else { ", value" };
        let known = match (known, outcome) {
            (Some(known), _) => format!("{leaves} {}", known.0),
            (None, Some(outcome)) => format!(", no value, {}", outcome_title(outcome)),
            (None, None) => String::new(),
        };
        let lies = pointed.map_or("", |pointed| pen::spoken(board, pointed, piece.n));
        let picked = picks.as_ref().is_some_and(|picks| picks.is_picked(piece));
        let said = match (wins(piece), &picks) {
            (false, _) if joins => ", part of a winning move",
            (false, _) => "",
            (true, Some(_)) => ", last of a winning move",
            (true, None) if props.draws => ", keeps the draw",
            (true, None) => ", winning",
        };
        let state = [if piece.state.is_empty() { "" } else { ", " }, &piece.state].concat();
        let label =
            [&*capital(&piece.name), &state, lies, &*known, if picked { ", picked" } else { "" }, said]
                .concat();
        Button {
            name: piece_name(board.piece(piece.n)),
            takes: takes(piece),
            is_stop: stop == Some(piece.n),
            picked,
            label,
            drawn,
        }
    };
    let buttons: Vec<Button> = board.pieces.iter().map(button).collect();
    board.pen.iter().for_each(|own| pen::marks(&mut over, props, board, own, mv, mark));
    // Lines and picked pieces have marks of their own.
    let outlined = board.pen.is_none() && picks.is_none();
    let goes = |piece: &&Piece| outlined && goes(piece);
    let (circles, gone): (Vec<&Piece>, Vec<&Piece>) =
        board.pieces.iter().filter(goes).partition(|piece| is_round(piece));
    for piece in circles {
        frame(&mut over, piece, &format!("piece-goes{}", mark.class()), 3);
    }
    if outlined {
        let _ = write!(over, r#"<path class="piece-goes{}" d="{}"/>"#, mark.class(), outline(&gone));
    }
    if mv.is_none() {
        last::last(&mut over, props, board, room);
    }
    let [width, height] = board.size.map(i64::from);
    let least = board.pieces.iter().map(|piece| piece.at[2].min(piece.at[3]) - 4).min().unwrap_or(44);
    let least = board.fold.as_ref().map_or(least.into(), |fold| picks::LEAST.min(i64::from(fold.pitch) - 4));
    // A board on which lines are drawn is always shown whole.
    let drawn = board.pen.as_ref().map(|_| pen::name(board));
    let ink = drawn.is_some().then(|| html! { <path class="pen-ink" /> });
    let class = if drawn.is_some() { "coins layout pen" } else { "coins layout" };
    let about = count(board.pieces.len() as u64, &board.piece);
    let about = [&*about, if board.state.is_empty() { "" } else { ", " }, &board.state].concat();
    let picture = html! {
        <svg {class} data-pen={drawn} style={super::natural([width, height], least)} viewBox={format!("0 0 {width} {height}")} width={width.to_string()} height={height.to_string()}
            role="group" aria-label={about}>
            <g aria-hidden="true">{ raw(under) }</g>
            <g>{ button::all(buttons) }</g>
            <g class="soft" aria-hidden="true">{ raw(over) }</g>
            { for ink }
        </svg>
    };
    if board.fold.is_none() { picture } else { picks::with_total(props, board, mv, values, mark, picture) }
}
