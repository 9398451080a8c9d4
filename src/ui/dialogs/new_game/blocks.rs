//! Boards of pieces in the editor. Pressing a piece changes it as its game defines, and buttons change the size of the
//! board. Where pieces can lie anywhere they can be dragged or carried by keys, removed and given the pen; the effect
//! of each edit is announced.
use super::carry::{Carry, use_carry};
use crate::core::{Change, Draws, Edit, Layout, Piece, Place, Strip};
use crate::ui::{
    boards::{alone, behind, folded},
    dialogs::form::segment,
    icons::icon,
    words,
};
use std::{cell::RefCell, rc::Rc};
use yew::prelude::*;

/// The most changed pieces that an announcement names; for more it gives their number.
const NAMED: usize = 3;
/// A piece that moves by at most this many pixels, to snap to the squares, is not announced.
const NUDGE: i32 = 12;

pub fn blocks(board: &Layout, on_edit: &Callback<Edit>) -> Html {
    if let Some(strip) = &board.strip {
        return line(board, strip.len, |piece| switch(board, strip, piece, on_edit), on_edit);
    }
    if board.fold.is_some() {
        // Folded to the width of a phone.
        let small = &folded(board, Some([0, 600]));
        return line(small, small.pieces.len() as u64, |piece| shown(small, piece, on_edit), on_edit);
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
    let measures = measures(place);
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

/// A line of this length with buttons to change its length. Each piece is a button, unless there are too many to be
/// drawn.
fn line(board: &Layout, len: u64, piece: impl Fn(&Piece) -> Html, on_edit: &Callback<Edit>) -> Html {
    let place = board.line;
    let button = |name: &'static str, label: &String, edit: Edit, off: bool| {
        html! {
            <button class="btn icon" aria-label={label.clone()} title={label.clone()} disabled={off}
                onclick={on_edit.reform(move |_: MouseEvent| edit.clone())}>{ icon(name) }</button>
        }
    };
    let drawn = len == board.pieces.len() as u64;
    html! {
        <div class="row-editor" role="group" aria-label={words::count(len, &board.piece)}>
            if drawn { { for board.pieces.iter().map(piece) } } else { <span class="chip">{ words::format_number(len) }</span> }
            <span class="join">{ for board.sizes.iter().map(|[more, less]| html! { <>
                { button("minus", less, Edit::Remove { place }, len == 0) }
                { button("new", more, Edit::Add { place, colour: 0 }, false) }
            </> }) }</span>
        </div>
    }
}

/// A button that puts a piece on its square or removes it.
fn switch(board: &Layout, strip: &Strip, piece: &Piece, on_edit: &Callback<Edit>) -> Html {
    let edit = Edit::Recolour { piece: board.piece(piece.n) };
    let there = strip.stretch_of(piece.n).is_some();
    // The number is shown below the piece.
    let blank = Piece { label: String::new(), ..piece.clone() };
    let name = [&*piece.name, if piece.state.is_empty() { "" } else { ", " }, &piece.state].concat();
    html! {
        <button class="btn icon of-row" aria-label={name} aria-pressed={there.to_string()} disabled={!piece.edits}
            onclick={on_edit.reform(move |_: MouseEvent| edit.clone())}>{ alone(board, &blank) }<small>{ words::format_number(piece.n) }</small></button>
    }
}

/// A piece in its present state, over its number.
fn shown(board: &Layout, piece: &Piece, on_edit: &Callback<Edit>) -> Html {
    let edit = Edit::Recolour { piece: board.piece(piece.n) };
    let counts = piece.tokens.map_or(piece.group.is_some(), |tokens| tokens > 0);
    html! {
        <button class="btn icon coin-button" aria-label={format!("{}, {}", words::capital(&piece.name), piece.state)}
            aria-pressed={counts.to_string()} disabled={!piece.edits} onclick={on_edit.reform(move |_: MouseEvent| edit.clone())}>
            { alone(board, piece) }
            <small aria-hidden="true">{ u64::from(board.number) + piece.n - 1 }</small>
        </button>
    }
}

/// A board whose pieces can be moved freely.
#[derive(Properties, PartialEq)]
pub struct FreeProps {
    pub board: Layout,
    /// What pressing a piece can be set to do; none stands for [`Edit::Recolour`].
    pub presses: Vec<Option<Change>>,
    pub on_edit: Callback<Edit>,
}

#[component]
pub fn Free(FreeProps { board, presses, on_edit }: &FreeProps) -> Html {
    let place = board.line;
    let said = use_state(String::new);
    let before = use_mut_ref(|| board.clone());
    {
        let said = said.setter();
        use_effect_with(board.clone(), move |board| {
            let before = before.replace(board.clone());
            if let Some(text) = changed(&before, board) {
                said.set(text);
            }
        });
    }
    let carry = use_carry(place.part, on_edit.clone());
    // The number of the piece pressed last; once it is removed, the piece before it takes the focus.
    let at = use_mut_ref(|| None::<u64>);
    {
        let (carry, at) = (carry.clone(), at.clone());
        use_effect_with(board.clone(), move |board| {
            let gone = at.borrow().filter(|n| board.pieces.iter().all(|piece| piece.n != *n));
            let before = gone.and_then(|n| board.pieces.iter().rev().find(|piece| piece.n < n));
            if let Some(piece) = before.or(board.pieces.first()).filter(|_| gone.is_some()) {
                at.replace(Some(piece.n));
                carry.focus(piece.n);
            }
        });
    }
    let button = |name: &'static str, label: String, edit: Edit| {
        html! {
            <button class="btn" onclick={on_edit.reform(move |_: MouseEvent| edit.clone())}>{ icon(name) }{ label }</button>
        }
    };
    let press = use_state(|| 0usize);
    let change = presses.get(*press).copied().flatten();
    let piece = |piece: &Piece| one(board, piece, change, &carry, &at, on_edit);
    let [width, height] = board.size;
    let measures = measures(place);
    let names: Vec<String> = presses.iter().map(|change| pressing(*change).into()).collect();
    html! { <>
        <p class="small dim">{ help(board) }</p>
        if names.len() > 1 { { segment("Pressing", &format!("press-{}", place.part), &names, *press, Callback::from({
            let press = press.setter();
            move |to| press.set(to)
        })) } }
        <div class="scroll"><div class="block-editor" role="group" aria-label={words::count(board.pieces.len() as u64, &board.piece)}
            style={format!("width:{width}px;height:{height}px")}>{ behind(board) }{ for board.pieces.iter().map(piece) }</div></div>
        if let Some(note) = &board.note { <p class="small"><b>{ note.strong.clone() }</b>{ " " }{ note.text.clone() }</p> }
        <span class="sr" aria-live="assertive">{ (*said).clone() }</span>
        <div class="line">{ for board.sizes.iter().zip(measures).map(|(words, edits)| {
            let [more, less] = words.clone();
            let [grow, shrink] = edits;
            html! { <>{ button("new", more, grow) }{ button("minus", less, shrink) }</> }
        }) }
        { button("fit", "Lay out again".into(), Edit::Arrange { part: place.part }) }</div>
    </> }
}

/// The label of an action in the choice of what pressing a piece does.
fn pressing(change: Option<Change>) -> &'static str {
    match change {
        Some(Change::Hold) => "Give the pen",
        Some(Change::Erase) => "Take away",
        _ => "Draw",
    }
}

/// The help text: how to edit this board with pointer and keys.
fn help(board: &Layout) -> String {
    let piece = &board.piece;
    let draws = match board.draws.map(Draws::noun) {
        None => String::new(),
        Some(line) => {
            format!(
                "Press a {piece} to draw an {line} to it from the one with the pen, or to take that {line} away. "
            )
        }
    };
    format!(
        "{draws}Drag a {piece} to where it is to lie. With keys: arrows go to the nearest {piece}, Enter presses it, Alt and arrows carry it, P puts the pen on it, Delete takes it away."
    )
}

/// The edits that increase and decrease each of the up to three sizes of a board.
fn measures(place: Place) -> [[Edit; 2]; 3] {
    let second = Place { group: 1, ..place };
    [
        [Edit::Add { place, colour: 0 }, Edit::Remove { place }],
        [Edit::AddGroup { part: place.part }, Edit::RemoveGroup { place }],
        [Edit::Add { place: second, colour: 0 }, Edit::Remove { place: second }],
    ]
}

fn one(
    board: &Layout,
    piece: &Piece,
    change: Option<Change>,
    carry: &Carry,
    at: &Rc<RefCell<Option<u64>>>,
    on_edit: &Callback<Edit>,
) -> Html {
    let own = board.piece(piece.n);
    let edit = change.map_or(Edit::Recolour { piece: own }, |change| Edit::Piece { piece: own, change });
    let [x, y, width, height] = piece.at;
    let [right, down] = carry.moved(piece.n);
    let style = format!(
        "left:{}px;top:{}px;width:{width}px;height:{height}px;border-radius:{}px",
        x + right,
        y + down,
        piece.round
    );
    let onclick = {
        let (carry, on_edit, at) = (carry.clone(), on_edit.clone(), at.clone());
        move |_: MouseEvent| {
            if !carry.dropped() {
                at.replace(Some(own.n));
                on_edit.emit(edit.clone());
            }
        }
    };
    let onkeydown = {
        let (keys, board, at) = (carry.clone(), board.clone(), at.clone());
        Callback::from(move |event: KeyboardEvent| {
            at.replace(Some(own.n));
            keys.key(own, &|way| board.nearest(own.n, way), &event);
        })
    };
    let [down, moved, up] = carry.pointer(board.piece(piece.n));
    html! {
        <button key={piece.n.to_string()} id={carry.id(piece.n)} class={classes!("block-button", "free", piece.look.clone())} {style} disabled={!piece.edits}
            aria-label={words::capital(&piece.name)} {onclick} {onkeydown} onpointerdown={down} onpointermove={moved}
            onpointerup={up}>{ piece.label.clone() }</button>
    }
}

/// An announcement of what an edit changed: pieces that are new, gone, elsewhere or renamed; none where nothing
/// changed.
fn changed(before: &Layout, after: &Layout) -> Option<String> {
    let of = |board: &Layout, name: &str| board.pieces.iter().find(|piece| piece.name == name).cloned();
    let called = |name: &str| name.split(',').next().unwrap_or_default().to_string();
    let same = |board: &Layout, piece: &Piece| {
        board.pieces.iter().any(|own| called(&own.name) == called(&piece.name))
    };
    let new = after.pieces.iter().filter(|piece| of(before, &piece.name).is_none());
    let mut told: Vec<String> = new.map(|piece| piece.name.clone()).collect();
    let gone = before.pieces.iter().filter(|piece| !same(after, piece));
    told.extend(gone.map(|piece| format!("{} is gone", called(&piece.name))));
    if told.is_empty() {
        // If several pieces have moved, the board was laid out again; if one has, it was carried.
        let far = |a: [i32; 4], b: [i32; 4]| (a[0] - b[0]).abs().max((a[1] - b[1]).abs()) > NUDGE;
        let elsewhere = |piece: &&Piece| of(before, &piece.name).is_some_and(|own| far(own.at, piece.at));
        let all: Vec<&Piece> = after.pieces.iter().filter(elsewhere).collect();
        return match &all[..] {
            [] => None,
            [one] => Some(words::sentence(&format!(
                "{} carried, {} pixels across and {} down",
                called(&one.name),
                one.at[0],
                one.at[1]
            ))),
            _ => Some("Laid out anew.".into()),
        };
    }
    let more = told.len().saturating_sub(NAMED);
    told.truncate(NAMED);
    let more = if more > 0 { format!("; {more} others") } else { String::new() };
    Some(words::sentence(&(told.join("; ") + &more)))
}
