//! Coins in rows and columns: a sheet of cells with the values in their corners and those of the factors at the edges.
use super::{
    BoardEvent, BoardsProps,
    labels::{piece_name, raw},
    mark::Mark,
};
use crate::core::{Coins, ComponentView, MoveView, Nimber, PieceId};
use crate::ui::model::Level;
use crate::ui::words::capital;
use sheet::Sheet;
use std::{collections::BTreeSet, fmt::Write};
use yew::prelude::*;

mod sheet;
mod typed;
pub use sheet::still;

/// What marks a board has beside its coins.
struct GridMarks {
    /// The coins that are picked, or turned by the move that is shown.
    block: BTreeSet<u64>,
    /// Coins whose turning to tails completes a winning move.
    wins: BTreeSet<u64>,
    /// The other coins that turn in a winning move.
    joint: BTreeSet<u64>,
    mark: Mark,
    values: bool,
}

impl GridMarks {
    fn of(props: &BoardsProps, board: &Coins) -> Self {
        let own = |mv: &MoveView| {
            let spans = mv.touches.iter().filter(|span| span.place == board.line);
            spans.flat_map(|span| span.from..=span.to).collect::<BTreeSet<u64>>()
        };
        let picked = board.block(&props.picked);
        let block = match (&props.preview, &props.shown) {
            (Some(preview), _) => own(&preview.mv),
            (None, Some(shown)) if picked.is_empty() => own(shown),
            _ => picked.into_iter().collect(),
        };
        let last =
            |mv: &MoveView| mv.handles.last().filter(|piece| board.holds(**piece)).map(|piece| piece.n);
        let wins: BTreeSet<u64> = props.winning.moves.iter().filter_map(last).collect();
        let joint = props.winning.moves.iter().flat_map(own).filter(|n| !wins.contains(n)).collect();
        Self {
            block,
            wins,
            joint,
            mark: match props.preview.as_ref().and_then(|preview| preview.wins) {
                Some(true) => Mark::Wins,
                Some(false) => Mark::Loses,
                None => Mark::Plain,
            },
            // Under misère play no values are given.
            values: props.level == Level::Full && (board.heads.is_empty() || !props.parts.is_empty()),
        }
    }
    /// The coins whose rows and columns a large board shows, the most important first.
    fn wanted(&self, board: &Coins) -> Vec<u64> {
        let ends = [&self.block, &self.wins].map(|set| set.iter().take(64).chain(set.iter().rev().take(64)));
        let [block, wins] = ends;
        block.chain(&board.heads).chain(wins).copied().collect()
    }
}

/// The value of a coin, where it may be shown.
fn value(props: &BoardsProps, board: &Coins, marks: &GridMarks, n: u64) -> Option<Nimber> {
    let told = board.values.get(usize::try_from(n.checked_sub(1)?).ok()?).copied().flatten();
    let of_part = || {
        let place = board.group(n);
        let own = |part: &&ComponentView| board.shows_heads(n) && part.places.contains(&place);
        props.parts.iter().find(own).and_then(|part| part.value)
    };
    told.or_else(of_part).filter(|_| marks.values)
}

/// "Coin (1,3), heads, value 2, picked, last of a winning move".
fn label(board: &Coins, n: u64, value: Option<Nimber>, [picked, wins, joint]: [bool; 3]) -> String {
    let face = if board.shows_heads(n) { "heads" } else { "tails" };
    let mut text = format!("{} {}, {face}", capital(&board.piece), board.label(n));
    if let Some(value) = value {
        let _ = write!(text, ", value {}", value.0);
    }
    if picked {
        text.push_str(", picked");
    }
    if wins {
        text.push_str(", last of a winning move");
    } else if joint {
        text.push_str(", part of a winning move");
    }
    text
}

/// The board with a button for each coin; those that can no longer become part of a move do not react.
pub fn grid(props: &BoardsProps, board: &Coins, on: &Callback<BoardEvent>) -> Html {
    let marks = GridMarks::of(props, board);
    let sheet = Sheet::of(board, &marks.wanted(board));
    let (mut under, mut over) = (String::new(), String::new());
    sheet.edges(&mut under, board, marks.values);
    let open: BTreeSet<PieceId> = props.open.iter().copied().collect();
    let picked: BTreeSet<u64> = board.block(&props.picked).into_iter().collect();
    let takes = |n: u64| !props.disabled && (picked.contains(&n) || open.contains(&board.coin(n)));
    // At least one coin can always be reached by keyboard.
    let stop = sheet.coins(board).find(|n| takes(*n)).unwrap_or(1);
    let turned = |n: u64| {
        let was = props.before.as_ref().and_then(|scene| scene.coins().find(|was| was.line == board.line));
        was.is_some_and(|was| was.shows_heads(n) != board.shows_heads(n))
    };
    // The place of the last move is shown until another move is shown.
    let rests = picked.is_empty() && marks.block.is_empty();
    let hinted = |n: u64| {
        let head = board.shows_heads(n) && props.hinted.places.contains(&board.group(n));
        head || props.hinted.pieces.contains(&board.coin(n))
    };
    let mut buttons = Vec::new();
    for n in sheet.coins(board) {
        let (within, value) = (marks.block.contains(&n), value(props, board, &marks, n));
        let class = match (within, marks.wins.contains(&n)) {
            (true, _) => ["grid-square on", marks.mark.class()].concat(),
            (false, true) => "grid-square wins".into(),
            (false, false) if marks.joint.contains(&n) => "grid-square joint".into(),
            (false, false) if rests && turned(n) => "grid-square last".into(),
            _ if hinted(n) => "grid-square look-here".into(),
            _ => "grid-square".into(),
        };
        sheet.cell(&mut under, board, n, &class);
        if let Some(value) = value {
            sheet.value(&mut over, board, n, value);
        }
        if within {
            sheet.badge(&mut over, board, n, marks.mark.class());
        }
        let mut drawn = String::new();
        let class = match (turned(n), !picked.is_empty() && !takes(n)) {
            (true, _) => " turned",
            (false, true) => " shut",
            _ => "",
        };
        sheet.coin(&mut drawn, board, n, class, marks.values);
        let name = piece_name(board.coin(n));
        buttons.push(html! {
            <g key={name.clone()} class={takes(n).then_some("take")} role="button" tabindex={if stop == n { "0" } else { "-1" }}
                aria-disabled={(!takes(n)).then_some("true")} aria-pressed={within.then_some("true")} data-piece={name}
                aria-label={label(board, n, value, [within, marks.wins.contains(&n), marks.joint.contains(&n)])}>{ raw(drawn) }</g>
        });
    }
    let [width, height] = sheet.size(board);
    let about = format!("{} rows, {} columns", board.rows, board.columns);
    let drawn = html! {
        <svg class="coins square-grid" style={super::natural([width, height], sheet::HEIGHT)} viewBox={format!("0 0 {width} {height}")} width={width.to_string()} height={height.to_string()}
            role="group" aria-label={about}>
            <g aria-hidden="true">{ raw(under) }</g>
            <g>{ for buttons }</g>
            <g class="soft" aria-hidden="true">{ raw(over) }</g>
        </svg>
    };
    if !sheet.folded(board) {
        return drawn;
    }
    html! { <div class="folded">{ drawn }{ typed::fields(board, &marks.block, props.disabled, on) }</div> }
}
