//! Sums of boards with very many pieces, page by page: what is drawn at a time is bounded, whatever their number.
use super::{BoardsProps, parts::pieces};
use crate::core::{Board, Scene};
use crate::ui::pages::{Pages, use_pages};
use std::ops::Range;
use yew::prelude::*;

/// The most pieces that are drawn at once.
const ROOM: usize = 600;

/// The pages, each a range of boards; most scenes have a single page.
fn board_pages(scene: &Scene) -> Vec<Range<usize>> {
    let (mut pages, mut from, mut drawn) = (Vec::new(), 0, 0);
    for (index, board) in scene.boards.iter().enumerate() {
        let own = pieces(board);
        if index > from && drawn + own > ROOM {
            pages.push(from..index);
            (from, drawn) = (index, 0);
        }
        drawn += own;
    }
    pages.push(from..scene.boards.len());
    pages
}

/// The boards that are drawn, and the buttons for the other pages. A move that is pointed at opens its page.
#[hook]
pub fn use_board_pages(props: &BoardsProps) -> (Range<usize>, Html) {
    let scene = &props.scene;
    let pages = board_pages(scene);
    let preview = props.preview.as_ref().map(|preview| &preview.mv).or(props.shown.as_ref());
    let part = preview.and_then(|mv| mv.handles.first()).map(|piece| piece.place.part);
    let of_part = |board: &Board| board.groups().iter().any(|(place, _)| Some(place.part) == part);
    let board = part.and_then(|_| scene.boards.iter().position(of_part));
    let at = board.and_then(|board| pages.iter().position(|page| page.contains(&board)));
    let turned: Pages = use_pages(at.map(|page| (0, page)));
    let page = pages.get(turned.page(0, pages.len())).cloned().unwrap_or_default();
    if pages.len() < 2 {
        return (page, Html::default());
    }
    let buttons = turned.buttons(0, pages.len(), "games", page.clone(), scene.boards.len());
    (page, html! { <div class="piles-turn">{ buttons }</div> })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    fn sizes(notation: &str) -> Vec<usize> {
        board_pages(&open(notation).unwrap().scene()).into_iter().map(|page| page.len()).collect()
    }

    #[test]
    fn what_is_drawn_of_a_sum_is_bounded() {
        assert_eq!(sizes("chomp/20+20+20&nim/3"), [2]);
        assert_eq!(sizes(&["chomp/400"; 3].join("&")), [1, 1, 1]);
        assert_eq!(sizes(&["chomp/100+100"; 16].join("&")), [3, 3, 3, 3, 3, 1]);
        assert_eq!(sizes(&["nim/3"; 16].join("&")), [16]);
    }
}
