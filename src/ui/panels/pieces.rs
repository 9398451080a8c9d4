//! All pieces as rows, for boards whose pieces may be too small to point at: page by page, so that large boards stay fluid.
use super::winning::Row;
use crate::core::{MoveList, MoveView, PieceId, Place, Plane, Scene};
use crate::ui::model::{GameRef, Preview};
use crate::ui::pages::{on_page, use_pages};
use crate::ui::words;
use std::{ops::Range, rc::Rc};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// How many rows are on a page.
const PAGE: usize = 60;

#[derive(Properties, PartialEq)]
pub struct PiecesProps {
    pub game: GameRef,
    /// The winning moves that may be marked.
    pub marked: Rc<MoveList<MoveView>>,
    pub preview: Option<Rc<Preview>>,
    pub on_preview: Callback<Option<MoveView>>,
    pub on_play: Callback<MoveView>,
}

/// The pieces that are listed, with their boards.
fn listed(scene: &Scene) -> Vec<(&dyn Plane, PieceId)> {
    let boards = scene.planes().filter(|board| board.listing().is_some());
    boards.flat_map(|board| board.singles().into_iter().map(move |piece| (board, piece))).collect()
}

/// Whether any pieces are listed.
pub fn any(scene: &Scene) -> bool {
    !listed(scene).is_empty()
}

/// A list that is folded up at first. The page of the piece that is pointed at is shown.
#[component]
pub fn Pieces(props: &PiecesProps) -> Html {
    let open = use_state(|| false);
    let scene = props.game.scene();
    let all = listed(&scene);
    let total = all.len();
    let shown = props.preview.as_ref().map(|preview| &preview.mv);
    let at =
        shown.and_then(|mv| mv.handles.first()).and_then(|at| all.iter().position(|(_, piece)| piece == at));
    let (turned, pages) = (use_pages(at.map(|at| (0, at / PAGE))), total.div_ceil(PAGE));
    let page = on_page(turned.page(0, pages), PAGE, total);
    let root = use_node_ref();
    {
        let root = root.clone();
        // A list at the end of the page would unfold below the window.
        use_effect_with(*open, move |open| {
            root.cast::<Element>().filter(|_| *open).iter().for_each(Element::scroll_into_view)
        });
    }
    let rows = use_memo((props.game.clone(), page.clone(), *open), |(game, page, open)| {
        if *open { moves(game, page.clone()) } else { Vec::new() }
    });
    let Some(noun) = all.first().and_then(|(board, _)| board.listing()) else { return html! {} };
    let shown = shown.map(|mv| mv.notation.as_str());
    let row = |mv: &MoveView| {
        let wins = props.marked.moves.iter().any(|own| own.handles.first() == mv.handles.first());
        let mut note = words::also(mv).unwrap_or_default().to_string();
        if wins {
            note.push_str(if note.is_empty() { "winning" } else { ", winning" });
        }
        html! {
            <Row
                key={mv.notation.clone()} mv={mv.clone()} text={words::piece(mv)} {wins}
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
    html! {
        <details class="sec fold edges besides" ref={root} ontoggle={toggle}>
            <summary>{ "All " }{ noun }{ "s " }<span class="count">{ words::format_number(total as u64) }</span></summary>
            if *open {
                { turned.buttons(0, pages, &[noun, "s"].concat(), page, total) }
                { for rows.iter().map(group) }
            }
        </details>
    }
}

/// The moves of these rows, group by group.
fn moves(game: &GameRef, rows: Range<usize>) -> Vec<(String, Vec<MoveView>)> {
    let scene = game.scene();
    let mut groups: Vec<(Place, String, Vec<MoveView>)> = Vec::new();
    for (board, piece) in listed(&scene).into_iter().skip(rows.start).take(rows.len()) {
        let (Some(mv), Some((place, number, name))) = (game.select(&[piece]), board.group_of(piece)) else {
            continue;
        };
        match groups.last_mut().filter(|group| group.0 == place) {
            Some(group) => group.2.push(mv),
            None => {
                let own = words::capital(board.noun()) + " " + &words::format_number(number.into());
                groups.push((place, if name.is_empty() { own } else { name.into() }, vec![mv]));
            }
        }
    }
    groups.into_iter().map(|(_, name, moves)| (name, moves)).collect()
}
