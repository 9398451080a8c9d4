//! A line of cells in the editor: each a switch, with buttons for its length.
use crate::core::{Edit, Rows};
use crate::ui::{icons::icon, words};
use yew::prelude::*;

/// Longer lines are typed.
const LONGEST: u64 = 100;

pub fn line(board: &Rows, on_edit: &Callback<Edit>) -> Html {
    let place = board.line;
    let button = |name: &'static str, sign: &str, edit: Edit, off: bool| {
        let label = format!("One {} {sign} at the right end", board.piece);
        html! {
            <button class="btn icon" aria-label={label.clone()} title={label} disabled={off}
                onclick={on_edit.reform(move |_: MouseEvent| edit.clone())}>{ icon(name) }</button>
        }
    };
    let cell = |n: u64| {
        let edit = Edit::Recolour { piece: board.piece(n, false) };
        let there = board.row_of(n).is_some();
        html! {
            <button class="btn icon" aria-label={format!("{} {n}", board.piece)} aria-pressed={there.to_string()}
                onclick={on_edit.reform(move |_: MouseEvent| edit.clone())}>{ n }</button>
        }
    };
    html! {
        <div class="row-editor" role="group" aria-label={words::count(board.len, &board.piece)}>
            if board.len <= LONGEST { { for (1..=board.len).map(cell) } } else { <span class="chip">{ words::number(board.len) }</span> }
            <span class="join">
                { button("minus", "less", Edit::Remove { place }, board.len == 0) }
                { button("new", "more", Edit::Add { place, colour: 0 }, false) }
            </span>
        </div>
    }
}
