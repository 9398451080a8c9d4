//! Boards of pieces in the editor: a piece that is pressed is changed as the game changes it, and the board grows and shrinks.
use crate::core::{Edit, Layout, Piece, Strip};
use crate::ui::{boards::behind, icons::icon, words};
use yew::prelude::*;

pub fn blocks(board: &Layout, on_edit: &Callback<Edit>) -> Html {
    if let Some(strip) = &board.strip {
        return switches(board, strip, on_edit);
    }
    let place = board.line;
    let button = |name: &'static str, label: String, edit: Edit| {
        html! {
            <button class="btn" onclick={on_edit.reform(move |_: MouseEvent| edit.clone())}>{ icon(name) }{ label }</button>
        }
    };
    let piece = |piece: &Piece| {
        let edit = Edit::Recolour { piece: board.piece(piece.n) };
        let [x, y, width, height] = piece.at;
        let style =
            format!("left:{x}px;top:{y}px;width:{width}px;height:{height}px;border-radius:{}px", piece.round);
        html! {
            <button key={piece.n.to_string()} class={classes!("block-button", piece.look.clone())} {style} disabled={!piece.edits}
                aria-label={words::capital(&piece.name)} onclick={on_edit.reform(move |_: MouseEvent| edit.clone())}>{ piece.label.clone() }</button>
        }
    };
    let [width, height] = board.size;
    let measures = [
        [Edit::Add { place, colour: 0 }, Edit::Remove { place }],
        [Edit::AddGroup { part: place.part }, Edit::RemoveGroup { place }],
    ];
    html! { <>
        <div class="scroll"><div class="block-editor" role="group" aria-label={words::count(board.pieces.len() as u64, &board.piece)}
            style={format!("width:{width}px;height:{height}px")}>{ behind(board) }{ for board.pieces.iter().map(piece) }</div></div>
        <div class="line">{ for board.sizes.iter().zip(measures).map(|(words, edits)| {
            let [more, less] = words.clone();
            let [grow, shrink] = edits;
            html! { <>{ button("new", more, grow) }{ button("minus", less, shrink) }</> }
        }) }</div>
    </> }
}

/// A line: each piece is a switch, as long as there are few enough to be drawn, with buttons for its length.
fn switches(board: &Layout, strip: &Strip, on_edit: &Callback<Edit>) -> Html {
    let place = board.line;
    let button = |name: &'static str, label: &String, edit: Edit, off: bool| {
        html! {
            <button class="btn icon" aria-label={label.clone()} title={label.clone()} disabled={off}
                onclick={on_edit.reform(move |_: MouseEvent| edit.clone())}>{ icon(name) }</button>
        }
    };
    let piece = |piece: &Piece| {
        let edit = Edit::Recolour { piece: board.piece(piece.n) };
        let there = strip.stretch_of(piece.n).is_some();
        html! {
            <button class="btn icon" aria-label={piece.name.clone()} aria-pressed={there.to_string()} disabled={!piece.edits}
                onclick={on_edit.reform(move |_: MouseEvent| edit.clone())}>{ piece.label.clone() }</button>
        }
    };
    let drawn = strip.len == board.pieces.len() as u64;
    html! {
        <div class="row-editor" role="group" aria-label={words::count(strip.len, &board.piece)}>
            if drawn { { for board.pieces.iter().map(piece) } } else { <span class="chip">{ words::number(strip.len) }</span> }
            <span class="join">{ for board.sizes.iter().map(|[more, less]| html! { <>
                { button("minus", less, Edit::Remove { place }, strip.len == 0) }
                { button("new", more, Edit::Add { place, colour: 0 }, false) }
            </> }) }</span>
        </div>
    }
}
