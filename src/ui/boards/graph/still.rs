//! The part of a picture that does not change as the player points: drawn once for each position.
use super::{
    super::labels::raw,
    curves::{Curves, dots, touched},
};
use crate::core::{Board, Scene};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct StillProps {
    pub scene: Rc<Scene>,
    pub index: usize,
    pub curves: Rc<Curves>,
    /// The edges drawn as winning, by index.
    pub wins: Rc<Vec<usize>>,
}

#[component]
pub fn Still(props: &StillProps) -> Html {
    let Some(board) = props.scene.boards.get(props.index).and_then(Board::graph) else { return html! {} };
    let wins = |index: &usize| props.wins.binary_search(index).is_ok();
    let ends = touched(board, |_| true);
    let mut out = String::from(r#"<g aria-hidden="true">"#);
    props.curves.strokes(&mut out, "graph-edge", &|index| !wins(&index));
    props.curves.strokes(&mut out, "graph-edge win", &|index| wins(&index));
    dots(&mut out, "graph-vertex", board, &|index| ends[index]);
    raw(out + "</g>")
}
