//! All edges as rows, for pictures whose edges are too small to point at: page by page, so that large pictures stay
//! fluid.
use super::winning::Row;
use crate::core::{Found, MoveView, PieceId, Place, Scene};
use crate::ui::model::{GameRef, Preview};
use crate::ui::pages::{on_page, use_pages};
use crate::ui::words;
use std::{ops::Range, rc::Rc};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// Rows on a page.
const PAGE: usize = 60;

#[derive(Properties, PartialEq)]
pub struct EdgesProps {
    pub game: GameRef,
    /// The winning moves that may be marked.
    pub marked: Rc<Found<MoveView>>,
    pub preview: Option<Rc<Preview>>,
    pub on_preview: Callback<Option<MoveView>>,
    pub on_play: Callback<MoveView>,
}

/// A list that is folded up at first. The page of the edge that is pointed at is shown.
#[component]
pub fn Edges(props: &EdgesProps) -> Html {
    let open = use_state(|| false);
    let scene = props.game.scene();
    let total: usize = scene.graphs().map(|board| board.edges.len()).sum();
    let shown = props.preview.as_ref().map(|preview| &preview.mv);
    let at = shown.and_then(|mv| mv.handles.first()).and_then(|piece| place(&scene, *piece));
    let (turned, pages) = (use_pages(at.map(|at| (0, at / PAGE))), total.div_ceil(PAGE));
    let page = on_page(turned.page(0, pages), PAGE, total);
    let root = use_node_ref();
    {
        let root = root.clone();
        // What was folded up at the end of the page would unfold below it.
        use_effect_with(*open, move |open| {
            root.cast::<Element>().filter(|_| *open).iter().for_each(Element::scroll_into_view)
        });
    }
    let rows = use_memo((props.game.clone(), page.clone(), *open), |(game, page, open)| {
        if *open { moves(game, page.clone()) } else { Vec::new() }
    });
    let Some(board) = scene.graphs().next().filter(|_| total > 0) else { return html! {} };
    let shown = shown.map(|mv| mv.notation.as_str());
    let row = |mv: &MoveView| {
        let wins = props.marked.moves.iter().any(|own| own.handles.first() == mv.handles.first());
        let mut note = words::also(mv).unwrap_or_default().to_string();
        if wins {
            note.push_str(if note.is_empty() { "winning" } else { ", winning" });
        }
        html! {
            <Row
                key={mv.notation.clone()} mv={mv.clone()} cuts={true} {wins}
                on={shown == Some(mv.notation.as_str())} note={Some(note)} on_preview={props.on_preview.clone()}
                on_play={props.on_play.clone()}
            />
        }
    };
    let group = |(name, moves): &(String, Vec<MoveView>)| {
        html! { <><p class="egroup">{ name }</p><ul class="moves" aria-label={name.clone()}>{ for moves.iter().map(row) }</ul></> }
    };
    let toggle = {
        let open = open.setter();
        move |event: Event| {
            let details = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            open.set(details.is_some_and(|details| details.has_attribute("open")));
        }
    };
    let all = words::number(total as u64);
    html! {
        <details class="sec fold edges" ref={root} ontoggle={toggle}>
            <summary>{ "All " }{ &board.piece }{ "s " }<span class="n">{ &all }</span></summary>
            if *open {
                { turned.buttons(0, pages, "edges", page, total) }
                { for rows.iter().map(group) }
            }
        </details>
    }
}

/// Which row an edge has.
fn place(scene: &Scene, piece: PieceId) -> Option<usize> {
    let mut before = 0;
    for board in scene.graphs() {
        if board.line == piece.place {
            return board.edges.iter().position(|edge| edge.n == piece.n).map(|index| before + index);
        }
        before += board.edges.len();
    }
    None
}

/// The cuts of these rows, part by part.
fn moves(game: &GameRef, rows: Range<usize>) -> Vec<(String, Vec<MoveView>)> {
    let scene = game.scene();
    let edges = scene.graphs().flat_map(|board| board.edges.iter().map(move |edge| (board, edge)));
    let mut groups: Vec<(Place, String, Vec<MoveView>)> = Vec::new();
    for (board, edge) in edges.skip(rows.start).take(rows.len()) {
        let (Some(mv), Some(part)) =
            (game.select(&[board.edge(edge.n)]), board.parts.get(edge.part as usize))
        else {
            continue;
        };
        match groups.last_mut().filter(|group| group.0 == part.place) {
            Some(group) => group.2.push(mv),
            None => {
                let own = words::capital(&board.noun) + " " + &words::number(part.number.into());
                let name = if part.name.is_empty() { own } else { part.name.clone() };
                groups.push((part.place, name, vec![mv]));
            }
        }
    }
    groups.into_iter().map(|(_, name, moves)| (name, moves)).collect()
}
