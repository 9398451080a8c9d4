//! Coins in rows and columns: heads and tails as buttons, their numbers at the edge and their values below them.
use super::{
    Boards,
    labels::{piece_name, raw},
    put::{filled, put},
    view::Mark,
};
use crate::core::*;
use crate::ui::markup::html;
use crate::ui::model::Level;
use yew::prelude::*;

/// From one coin to the next, and the room for numbers at the edges.
const PITCH: i64 = 64;
const EDGE: i64 = 40;

/// Where a coin lies.
fn at(board: &Coins, n: u64) -> (i64, i64) {
    let (place, columns) = (n.saturating_sub(1), u64::from(board.columns.max(1)));
    let middle = |index: u64| EDGE + PITCH / 2 + PITCH * index as i64;
    (middle(place % columns), middle(place / columns))
}

/// The width and the height of a board.
fn size(board: &Coins) -> [i64; 2] {
    [2 * EDGE + PITCH * i64::from(board.columns), EDGE + PITCH * i64::from(board.rows) + 12]
}

fn all(board: &Coins) -> impl Iterator<Item = u64> {
    1..=u64::from(board.rows) * u64::from(board.columns)
}

/// A coin as it shows, and the numbers of rows and columns.
fn coin(out: &mut String, board: &Coins, n: u64) {
    let ((x, y), heads) = (at(board, n), board.shows_heads(n));
    let (class, letter) = if heads { ("co heads", "H") } else { ("co tails", "T") };
    put(
        out,
        r#"<g class="~" transform="translate(@ @)"><circle r="23"/><circle class="rim" r="18"/><text y="7">~</text></g>"#,
        &[x, y],
        &[class, letter],
    );
}

fn edges(out: &mut String, board: &Coins) {
    let label = r#"<text class="lb" x="@" y="@">@</text>"#;
    for column in 0..i64::from(board.columns) {
        put(out, label, &[EDGE + PITCH / 2 + PITCH * column, 26, column + i64::from(board.origin)], &[]);
    }
    for row in (0..i64::from(board.rows)).filter(|_| board.rows > 1) {
        put(out, label, &[20, EDGE + PITCH / 2 + 5 + PITCH * row, row + i64::from(board.origin)], &[]);
    }
}

/// Coins as a still picture: its markup and its size.
pub fn still(board: &Coins) -> (String, [i64; 2]) {
    let mut out = String::new();
    edges(&mut out, board);
    for n in all(board) {
        coin(&mut out, board, n);
    }
    (out, size(board))
}

/// "Coin 3, heads, value 7, picked".
fn label(props: &Boards, board: &Coins, n: u64) -> String {
    let mut text = filled(
        "~ ~, ~",
        &[],
        &[
            &crate::ui::words::capital(&board.piece),
            &board.label(n),
            if board.shows_heads(n) { "heads" } else { "tails" },
        ],
    );
    if let Some(value) = value(props, board, n) {
        put(&mut text, ", value @", &[value.0 as i64], &[]);
    }
    if props.picked.contains(&board.coin(n)) {
        text.push_str(", picked");
    }
    text
}

/// The value of a coin, where it may be shown.
fn value(props: &Boards, board: &Coins, n: u64) -> Option<Nimber> {
    let of = |n: u64| board.values.get(usize::try_from(n.checked_sub(1)?).ok()?).copied().flatten();
    of(n).filter(|_| props.level == Level::Full)
}

/// The board with a button for each coin; those that can no longer become part of a move do not react.
pub fn coins(props: &Boards, board: &Coins) -> Html {
    let (mut under, mut over) = (String::new(), String::new());
    edges(&mut under, board);
    let mark = match props.preview.as_ref().and_then(|preview| preview.wins) {
        Some(true) => Mark::Wins,
        Some(false) => Mark::Loses,
        None => Mark::Plain,
    };
    let stop = all(board).map(|n| board.coin(n)).find(|coin| props.open.contains(coin));
    let mut buttons = Vec::new();
    for n in all(board) {
        let ((x, y), piece) = (at(board, n), board.coin(n));
        let picked = props.picked.contains(&piece);
        if picked {
            let square = r#"<rect class="capf~" x="@" y="@" width="58" height="58" rx="14"/>"#;
            put(&mut under, square, &[x - 29, y - 29], &[mark.class()]);
        }
        if let Some(value) = value(props, board, n) {
            put(
                &mut over,
                r#"<text class="rn~" x="@" y="@">@</text>"#,
                &[x, y + 39, value.0 as i64],
                &[if board.shows_heads(n) { " red" } else { "" }],
            );
        }
        let takes = !props.disabled && (picked || props.open.contains(&piece));
        let mut drawn = String::new();
        coin(&mut drawn, board, n);
        let name = piece_name(piece);
        buttons.push(html! {
            <g key={name.clone()} class={takes.then_some("take")} role="button" tabindex={if stop == Some(piece) { "0" } else { "-1" }}
                aria-disabled={(!takes).then_some("true")} aria-pressed={picked.then_some("true")} data-piece={name}
                aria-label={label(props, board, n)}>{ raw(drawn) }</g>
        });
    }
    let [width, height] = size(board);
    html! {
        <svg class="coins" viewBox={filled("0 0 @ @", &[width, height], &[])} width={width.to_string()} height={height.to_string()}
            role="group" aria-label={crate::ui::words::count(all(board).count() as u64, &board.piece)}>
            <g aria-hidden="true">{ raw(under) }</g>
            <g>{ for buttons }</g>
            <g aria-hidden="true">{ raw(over) }</g>
        </svg>
    }
}
