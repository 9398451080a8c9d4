//! Pictures of vertices and edges: drawn as large as the frame allows, pointed at anywhere near an edge, enlarged and
//! moved.
use super::{BoardEvent, BoardsProps, labels::raw};
use crate::core::{Board, ComponentView, MoveList, MoveView, Nimber, Scene};
use crate::ui::model::{HintTargets, Level, Preview};
use crate::ui::{icons::icon, words};
use std::rc::Rc;
use yew::prelude::*;

mod buttons;
mod chips;
mod curves;
mod fell;
mod frame;
mod glide;
mod marks;
mod pointing;
mod shown_cut;
mod size;
mod still;

pub use buttons::ALL;
use buttons::{Buttons, ButtonsProps};
pub use chips::names;
pub use curves::{Curves, figure, ground};
pub use frame::{Frame, PictureTransform};
pub use marks::still_numbers;
use shown_cut::ShownCut;
pub use size::use_size;
use still::{Still, StillProps};

/// One picture and the properties of the boards that concern it.
#[derive(Properties, PartialEq)]
pub struct PictureProps {
    pub scene: Rc<Scene>,
    /// The index of this board in the scene.
    pub index: usize,
    pub parts: Rc<Vec<ComponentView>>,
    pub level: Level,
    pub winning: Rc<MoveList<MoveView>>,
    pub choices: Rc<Vec<(MoveView, Option<Nimber>)>>,
    pub preview: Option<Rc<Preview>>,
    pub hinted: Rc<HintTargets>,
    pub shown: Option<MoveView>,
    pub before: Option<Rc<Scene>>,
    pub disabled: bool,
    pub present: bool,
    pub numbered: bool,
    pub on: Callback<BoardEvent>,
}

/// The picture of a board.
pub fn graph(props: &BoardsProps, index: usize, on: &Callback<BoardEvent>) -> Html {
    html! {
        <Picture
            key={index} scene={props.scene.clone()} {index} parts={props.parts.clone()} level={props.level}
            winning={props.winning.clone()} choices={props.choices.clone()} preview={props.preview.clone()}
            hinted={props.hinted.clone()} shown={props.shown.clone()} before={props.before.clone()} disabled={props.disabled}
            present={props.present} numbered={props.numbered} on={on.clone()}
        />
    }
}

/// How much larger letters are in the presenter, which is read from afar.
const LARGE: f64 = 1.5;
/// The factor by which one press of the button enlarges.
pub const STEP: f64 = 1.5;

#[component]
pub fn Picture(props: &PictureProps) -> Html {
    let root = use_node_ref();
    let size = size::use_size(&root);
    let curves = use_memo((props.scene.clone(), props.index), |(scene, index)| {
        scene.boards.get(*index).and_then(Board::graph).map_or_else(Curves::none, Curves::of)
    });
    // What has been seen stays in the frame, so that no cut moves the picture.
    let seen = use_mut_ref(|| curves.bounds);
    let [left, top, right] = *seen.borrow();
    let bounds = [left.min(curves.bounds[0]), top.min(curves.bounds[1]), right.max(curves.bounds[2])];
    seen.replace(bounds);
    let frame = Frame { size, bounds, letters: if props.present { LARGE } else { 1.0 } };
    let chosen = use_state(|| None::<PictureTransform>);
    let placed = chosen.map_or_else(|| frame.fit(), |placed| frame.held(placed));
    let wins = use_memo((props.scene.clone(), props.winning.clone()), {
        let index = props.index;
        move |(scene, winning)| Rc::new(marks::winning(scene, index, winning))
    });
    let fell = use_memo((props.scene.clone(), props.before.clone()), {
        let index = props.index;
        move |(scene, before)| fell::fell(scene, before.as_deref(), index)
    });
    // As many as there are edges, and unchanged while the player points: made only when needed.
    let numbers = use_memo((props.numbered.then(|| props.scene.clone()), props.index, frame, placed), {
        let curves = curves.clone();
        move |(scene, index, frame, placed)| {
            let mut out = String::new();
            if let Some(board) = scene.as_ref().and_then(|scene| scene.boards.get(*index)?.graph()) {
                marks::numbers(&mut out, board, &curves, (frame, placed));
            }
            out
        }
    });
    let handlers =
        pointing::use_pointing(&root, props, &curves, (frame, placed, chosen.is_some()), &chosen.setter());
    let Some(board) = props.scene.boards.get(props.index).and_then(Board::graph) else { return html! {} };
    let shown = ShownCut::of(props, board);
    let (mut on_picture, mut over, mut base) = (String::new(), String::new(), String::new());
    if let Some(shown) = &shown {
        shown.on_picture(&mut on_picture, board, &curves);
    }
    let full = props.level == Level::Full;
    over.push_str(&numbers);
    marks::marks(&mut over, &curves, &wins, full, shown.as_ref(), (&frame, &placed));
    if let Some(shown) = &shown {
        shown.over(&mut over, &curves, &frame, &placed);
    }
    chips::chips(&mut over, props, board, &curves, shown.as_ref(), (&frame, &placed));
    ground(&mut base, 18, size.0 as i64 - 18, placed.y as i64);
    let still = StillProps {
        scene: props.scene.clone(),
        index: props.index,
        curves: curves.clone(),
        wins: if full { (*wins).clone() } else { Rc::default() },
    };
    let buttons = ButtonsProps {
        scene: props.scene.clone(),
        index: props.index,
        curves: curves.clone(),
        choices: props.choices.clone(),
        winning: props.winning.clone(),
        shown: props.preview.as_ref().map(|preview| preview.mv.clone()),
        titles: buttons::titles(props, board),
        near: (16.0 / placed.scale) as i64,
        disabled: props.disabled,
    };
    let pointing::Handlers { down, moved, up, cancel, leave, over: over_, wheel, key, zoom } = handlers;
    let button = |name: &'static str, label: &'static str, factor: Option<f64>| {
        let zoom = zoom.clone();
        html! { <button class="btn icon" aria-label={label} onclick={move |_: MouseEvent| zoom.emit(factor)}>{ icon(name) }</button> }
    };
    // Lines that would be too thin at this scale are drawn thicker.
    let far = (placed.scale < 0.35).then(|| format!("--k:{}", (0.4 / placed.scale) as i64 + 1));
    let class = classes!(
        "graph",
        chosen.map(|_| "held"),
        (!props.disabled).then_some("on"),
        (board.edges.len() > buttons::ALL).then_some("large")
    );
    let area = format!("0 0 {} {}", size.0 as i64, size.1 as i64);
    let transform = format!("translate({:.1} {:.1}) scale({:.4})", placed.x, placed.y, placed.scale);
    html! {
        <div ref={root} {class} onpointerdown={down} onpointermove={moved} onpointerup={up} onpointercancel={cancel} onpointerleave={leave}
            onpointerover={over_} onwheel={wheel} onkeydown={key}>
            <svg viewBox={area.clone()} role="group" aria-label={words::count(board.edges.len() as u64, &board.piece)}>
                <g aria-hidden="true">{ raw(base) }</g>
                <g transform={transform.clone()} class={far.as_ref().map(|_| "far")} style={far.clone()}>
                    <Buttons ..buttons />
                    <Still ..still />
                </g>
            </svg>
            <svg class="graph-layer" viewBox={area} aria-hidden="true">
                <g {transform} class={far.as_ref().map(|_| "far")} style={far.clone()}>
                    <g>{ raw((*fell).clone()) }</g>
                    <g>{ raw(on_picture) }</g>
                </g>
                <g class="still">{ raw(over) }</g>
            </svg>
            <div class={classes!("zoom", (chosen.is_some() || frame.reduced()).then_some("on"))}>
                { button("plus", "Enlarge", Some(STEP)) }
                { button("minus", "Make smaller", Some(1.0 / STEP)) }
                { button("fit", "Fit the picture", None) }
            </div>
        </div>
    }
}
