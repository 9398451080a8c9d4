//! Boards of very many stacks, page by page: what is drawn at a time is bounded, whatever a position holds.
use super::{
    BoardsProps,
    view::{TALLEST, View},
};
use crate::core::{Board, PieceId, Place, Scene, Stack};
use crate::ui::pages::{Pages, use_pages};
use std::ops::Range;
use yew::prelude::*;

/// How much is drawn of all boards of a scene at once, counted in tokens and gaps that can be pointed at.
const ROOM: u64 = 400;
/// Most stacks on a page.
const STACKS: usize = 40;
/// A stack weighs as much as this many tokens in addition to its own; `STILL` tokens that cannot be pointed at weigh as
/// much as one that can.
const STACK: u64 = 6;
const STILL: u64 = 4;

/// How much room a stack takes.
fn weight(stack: &Stack) -> u64 {
    let (height, reach) = (stack.height(), stack.reach.min(stack.height()));
    match height > TALLEST {
        true => 2 * STACK,
        false => STACK + reach + (height - reach) / STILL + stack.cuts().len() as u64,
    }
}

/// The pages of the stacks of a board, which shares the room with the others of `boards`; an empty board has one page.
fn pages(stacks: &[Stack], boards: usize) -> Vec<Range<usize>> {
    let room = ROOM / boards.max(1) as u64;
    let (mut pages, mut from, mut drawn) = (Vec::new(), 0, 0);
    for (index, stack) in stacks.iter().enumerate() {
        let weight = weight(stack);
        if index > from && (drawn + weight > room || index - from == STACKS) {
            pages.push(from..index);
            (from, drawn) = (index, 0);
        }
        drawn += weight;
    }
    pages.push(from..stacks.len());
    pages
}

/// The index of the board that has this place, and the page on it.
fn page_of(scene: &Scene, place: Place) -> Option<(usize, usize)> {
    let on = |board: &Board| {
        let stacks = &board.stacks()?.stacks;
        let index = stacks.iter().position(|stack| stack.place == place)?;
        pages(stacks, scene.boards.len()).iter().position(|page| page.contains(&index))
    };
    scene.boards.iter().enumerate().find_map(|(index, board)| Some((index, on(board)?)))
}

/// The pages of the boards of stacks. A stack that is pointed at has its page shown.
#[hook]
pub fn use_paged(props: &BoardsProps) -> Pages {
    let preview = props.preview.as_ref().map(|preview| &preview.mv).or(props.shown.as_ref());
    let at = preview.and_then(|mv| mv.handles.first());
    use_pages(at.and_then(|piece: &PieceId| page_of(&props.scene, piece.place.home())))
}

/// The views of the stacks of a board that are drawn, and the buttons for the others.
pub fn shown(props: &BoardsProps, index: usize, turned: &Pages) -> (Vec<View>, Html) {
    let Some(board) = props.scene.boards.get(index).and_then(Board::stacks) else {
        return Default::default();
    };
    let pages = pages(&board.stacks, props.scene.boards.len());
    let page = pages.get(turned.page(index, pages.len())).cloned().unwrap_or_default();
    let views = View::all(props, board, page.clone());
    if pages.len() < 2 {
        return (views, Html::default());
    }
    let what = [&board.noun, "s"].concat();
    let buttons = turned.buttons(index, pages.len(), &what, page, board.stacks.len());
    (views, html! { <div class="piles-turn">{ buttons }</div> })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    fn sizes(notation: &str) -> Vec<usize> {
        let scene = open(notation).unwrap().scene();
        let board = scene.boards[0].stacks().unwrap();
        let pages = pages(&board.stacks, scene.boards.len());
        assert_eq!(pages.first().map(|page| page.start), Some(0));
        assert!(pages.windows(2).all(|two| two[0].end == two[1].start));
        assert_eq!(pages.last().map(|page| page.end), Some(board.stacks.len()));
        pages.into_iter().map(|page| page.len()).collect()
    }

    #[test]
    fn few_stacks_are_one_page() {
        assert_eq!(sizes("nim/3+5+7"), [3]);
        assert_eq!(sizes(&format!("nim/{}", ["4"; 40].join("+"))), [40]);
        assert_eq!(sizes(&format!("nim/{}", ["1000000"; 33].join("+"))), [33]);
        assert_eq!(sizes(&format!("colourful/{}", ["r8y8r8y8r8"; 12].join("+"))), [12]);
    }

    #[test]
    fn many_stacks_are_several() {
        assert_eq!(sizes(&format!("nim/{}", ["60"; 40].join("+"))), [6, 6, 6, 6, 6, 6, 4]);
        assert_eq!(sizes(&format!("grundy/{}", ["1"; 100].join("+"))), [40, 40, 20]);
        // A stack is drawn even if it alone exceeds the room.
        assert_eq!(sizes(&["nim/60+60"; 16].join("&")), [1, 1]);
    }

    #[test]
    fn a_place_has_a_page() {
        let scene = open(&format!("nim/3&grundy/{}", ["1"; 100].join("+"))).unwrap().scene();
        let place = |part, group| page_of(&scene, Place { part, group });
        // Two boards share the room.
        assert_eq!((place(0, 0), place(1, 32), place(1, 33)), (Some((0, 0)), Some((1, 0)), Some((1, 1))));
        assert_eq!(place(1, 100), None);
    }
}
