//! The part of a picture that no pointing changes: drawn once for each position.
use super::{
    super::labels::raw,
    super::put::filled,
    curves::{Curves, dots, touched},
};
use crate::core::*;
use crate::ui::markup::html;
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct Still {
    pub scene: Rc<Scene>,
    pub index: usize,
    pub curves: Rc<Curves>,
    /// The edges drawn as winning, by index.
    pub wins: Rc<Vec<usize>>,
}

#[hook]
fn use_still(props: &Still) -> Html {
    let Some(board) = props.scene.boards.get(props.index).and_then(Board::graph) else { return html! {} };
    let wins = |index: &usize| props.wins.binary_search(index).is_ok();
    let ends = touched(board, |_| true);
    let paths = [
        props.curves.paths(|index| !wins(&index)),
        props.curves.paths(|index| wins(&index)),
        dots(board, |index| ends[index]),
    ];
    raw(filled(
        r#"<g aria-hidden="true"><path class="hb" d="~"/><path class="hb win" d="~"/><path class="nd" d="~"/></g>"#,
        &[],
        &[&paths[0], &paths[1], &paths[2]],
    ))
}

crate::view!(Still, use_still);
