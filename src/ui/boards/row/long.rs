//! Lines too long to draw: each row is a number, and the cells to move with are typed.
use super::{super::labels::title, BoardEvent, Line};
use crate::core::*;
use crate::ui::{hooks::use_state, markup::html, words::number};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// Most rows that are shown; the others are counted.
const SHOWN: usize = 12;

#[derive(Properties, PartialEq)]
pub struct Long {
    pub line: Line,
}

#[hook]
fn use_long(props: &Long) -> Html {
    let line = &props.line;
    let board = &line.board;
    // What is typed stays until another move is shown or made.
    let typed = use_state(|| (String::new(), String::new()));
    let at = format!("{:?}", board.rows);
    let own = (typed.0 == at).then(|| typed.1.clone()).filter(|text| !text.is_empty());
    let shown = line.cap.as_ref().map(|(cells, ..)| match cells.from == cells.to {
        true => cells.from.to_string(),
        false => format!("{}-{}", cells.from, cells.to),
    });
    let meant = |text: &String| {
        named(board, text).map(|piece| {
            line.cap.as_ref().is_some_and(|(cells, ..)| {
                cells.from == piece.n && (cells.to > cells.from) == piece.place.is_gaps()
            })
        })
    };
    let wrong = own.is_some() && shown.is_none();
    let value = match (own, shown) {
        (Some(own), Some(shown)) if meant(&own) != Some(true) => shown,
        (Some(own), _) => own,
        (None, shown) => shown.unwrap_or_default(),
    };
    let tower = |(index, row): (usize, &Row)| {
        let on = if line.changed() == Some(index) { "tower on" } else { "tower" };
        let value = line.values.get(index).map(|value| value.html());
        html! {
            <div class="pile tall" role="group" aria-label={line.row_label(index, row)}>
                <div class={on}><span class="num">{ spaced(row.len()) }</span><small>{ format!("{}s {} to {}", board.piece, spaced(row.from), spaced(row.to)) }</small></div>
                <div class="gchip"><b>{ title(&board.noun, row.number) }</b><span class="c">{ for value }</span></div>
            </div>
        }
    };
    let oninput = {
        let (board, on) = (board.clone(), line.on.clone());
        move |event: InputEvent| {
            let text = event.target_unchecked_into::<HtmlInputElement>().value();
            on.emit(BoardEvent::Named(named(&board, &text)));
            typed.set((at.clone(), text));
        }
    };
    let (one, two) = (format!("the number of a {}", board.piece), "two as 6-7");
    let which = match (board.single, board.double) {
        (true, true) => format!("{one}, or {two}"),
        (false, _) => format!("the numbers of {two}"),
        _ => one,
    };
    let more = board.rows.len().saturating_sub(SHOWN);
    let active = board.rows.iter().any(|row| board.single || row.len() > 1);
    html! {
        <div class="longs">
            { for board.rows.iter().take(SHOWN).enumerate().map(tower) }
            if more > 0 { <p class="small">{ format!("and {} more", number(more as u64)) }</p> }
            if active {
                <div class="pile tall" data-place={format!("{}.{}", board.line.part, board.line.group)}>
                    <label class="field col"><span>{ format!("Type {which}") }</span>
                        <input type="text" inputmode="text" autocomplete="off" disabled={line.disabled} {value} aria-invalid={wrong.then_some("true")} {oninput}/></label>
                </div>
            }
        </div>
    }
}

crate::view!(Long, use_long);

fn spaced(n: u64) -> String {
    number(n).replace('\u{202f}', " ")
}

/// The cell or the two cells of these numbers, where one may move with them.
fn named(board: &Rows, text: &str) -> Option<PieceId> {
    let mut numbers =
        text.split(['-', '–', ',', ' ']).filter(|n| !n.is_empty()).map(|n| n.parse::<u64>().ok());
    let from = numbers.next()??;
    let gap = match (numbers.next(), numbers.next()) {
        (None, _) => false,
        (Some(to), None) if to == from.checked_add(1) => true,
        _ => return None,
    };
    Some(board.piece(from, gap)).filter(|piece| board.holds(*piece))
}
