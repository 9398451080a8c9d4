//! The edges as buttons: one stop of the tab key for each part, and a stroke that shows where the keyboard is.
use super::{
    super::labels::{piece_name, raw},
    PictureProps,
    chips::{name, value},
    curves::Curves,
};
use crate::core::{Board, Edge, Graph, GraphPart, MoveList, MoveView, Nimber, Scene};
use crate::ui::words;
use std::rc::Rc;
use yew::prelude::*;

/// Pictures with more edges have a single button for each part: where the keyboard is.
pub const ALL: usize = 300;

#[derive(Properties, PartialEq)]
pub struct ButtonsProps {
    pub scene: Rc<Scene>,
    pub index: usize,
    pub curves: Rc<Curves>,
    pub choices: Rc<Vec<(MoveView, Option<Nimber>)>>,
    pub winning: Rc<MoveList<MoveView>>,
    /// The move that is pointed at.
    pub shown: Option<MoveView>,
    /// What the parts are called, with their values.
    pub titles: Vec<String>,
    /// How near an edge the pointer must be to hit it, in pixels of the picture.
    pub near: i64,
    pub disabled: bool,
}

/// "House, 13 edges, value 1".
pub fn titles(props: &PictureProps, board: &Graph) -> Vec<String> {
    let title = |part: &GraphPart| {
        let mut text = name(board, part) + ", " + &words::count(part.edges, &board.piece);
        if let Some(value) = value(props, part) {
            text = text + ", value " + &words::format_number(value.0);
        }
        text
    };
    board.parts.iter().map(title).collect()
}

/// "Cut edge 7, hangs on Trunk, 3 edges fall, winning".
fn label(props: &ButtonsProps, board: &Graph, edge: &Edge) -> String {
    let piece = board.edge(edge.n);
    let own = |mv: &&MoveView| mv.handles.first() == Some(&piece);
    let known = props.choices.iter().map(|(mv, _)| mv).chain(&props.shown);
    let mut text = "Cut ".to_string() + &edge.title(&board.piece);
    if !edge.on.is_empty() {
        text = text + ", hangs on " + &edge.on;
    }
    if let Some(falls) = known.clone().find(own).and_then(words::also) {
        text = text + ", " + falls;
    }
    if props.winning.moves.iter().any(|mv| own(&mv)) {
        text.push_str(", winning");
    }
    text
}

#[component]
pub fn Buttons(props: &ButtonsProps) -> Html {
    let Some(board) = props.scene.boards.get(props.index).and_then(Board::graph) else { return html! {} };
    let shown = props.shown.as_ref().and_then(|mv| mv.handles.first()).map(|handle| handle.n);
    let mut groups: Vec<Vec<Html>> = vec![Vec::new(); board.parts.len()];
    let mut stops: Vec<Option<u64>> = vec![None; board.parts.len()];
    for edge in &board.edges {
        if let Some(stop) = stops.get_mut(edge.part as usize)
            && (stop.is_none() || shown == Some(edge.n))
        {
            *stop = Some(edge.n);
        }
    }
    let all = board.edges.len() <= ALL;
    for (edge, curve) in board.edges.iter().zip(&props.curves.all) {
        let Some(group) = groups.get_mut(edge.part as usize) else { continue };
        let stop = stops[edge.part as usize] == Some(edge.n);
        if !all && !stop {
            continue;
        }
        let piece = piece_name(board.edge(edge.n));
        // Where one element stands for the whole part it stays, and with it the focus.
        let key = if all { piece.clone() } else { String::new() };
        // An upright edge has no width: what explores the page by touch goes by rectangles.
        let ((x, y), near) = (curve.middle(), props.near);
        let path = format!(
            r#"<rect class="edge-box" x="{}" y="{}" width="{}" height="{}"/><path class="edge-hit" d="{}"/>"#,
            x - near,
            y - near,
            2 * near,
            2 * near,
            curve.d()
        );
        group.push(html! {
            <g {key} class={(!props.disabled).then_some("take")} role="button" tabindex={if stop { "0" } else { "-1" }}
                aria-disabled={props.disabled.then_some("true")} data-piece={piece} aria-label={label(props, board, edge)}>{ raw(path) }</g>
        });
    }
    let group = |(buttons, title): (Vec<Html>, &String)| {
        html! { <g role="group" aria-label={title.clone()}>{ for buttons }</g> }
    };
    html! { <g>{ for groups.into_iter().zip(&props.titles).map(group) }</g> }
}
