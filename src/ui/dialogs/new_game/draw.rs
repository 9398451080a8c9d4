//! An editor for graphs: pictures are drawn by hand on squared paper, or with the keyboard alone.
use crate::core::{Board, Graph, Preset};
use crate::games::open;
use crate::ui::boards::{Curves, STEP, raw, use_size};
use crate::ui::dialogs::form::{choice, segment};
use crate::ui::icons::icon;
use crate::ui::model::GameRef;
use crate::ui::rule::cards;
use crate::ui::words;
use std::rc::Rc;
use yew::prelude::*;

mod canvas;
mod desk;
mod keys;
mod last_drawn;
mod lists;
mod pointing;
mod sheet;
mod sketch;

use desk::Desk;
use sheet::{Sheet, Tool};

#[derive(Properties, PartialEq)]
pub struct DrawProps {
    /// The game being edited, whose presets can be drawn on, and the index of the board that is drawn.
    pub game: GameRef,
    pub index: usize,
    /// Returns the graph in its automatic layout; none where it has none.
    pub arranged: Callback<(), Option<Graph>>,
    /// Called with the drawn graph, and whether some of its edges are not connected to the ground.
    pub on_draw: Callback<(Rc<Graph>, bool)>,
}

impl DrawProps {
    fn from(&self) -> Graph {
        self.game.scene().boards.get(self.index).and_then(Board::graph).cloned().unwrap_or_default()
    }
}

const TOOLS: [Tool; 4] = [Tool::Draw, Tool::Move, Tool::Bend, Tool::Delete];

#[component]
pub fn Draw(props: &DrawProps) -> Html {
    let paper = use_node_ref();
    let size = use_size(&paper);
    let drawn = use_state(|| ());
    let sheet = use_mut_ref(|| Sheet::new(props.from()));
    let last = use_mut_ref(last_drawn::LastDrawn::new);
    let redraw = {
        let drawn = drawn.setter();
        Callback::from(move |()| drawn.set(()))
    };
    let on_draw = props.on_draw.clone();
    let desk = Desk { sheet: sheet.clone(), paper: paper.clone(), last: last.clone(), redraw, on_draw };
    let now = sheet.borrow();
    let curves = use_memo(now.graph.clone(), |graph| Rc::new(Curves::of(graph)));
    // The picture does not move while something is being drawn.
    let placed = last.borrow_mut().put(size, &curves, now.drag.is_some());
    let presets = use_memo(props.game.clone(), |game| {
        let pictures = |preset: &&Preset| {
            open(preset.position()).is_ok_and(|game| game.scene().graphs().next().is_some())
        };
        let cards =
            cards(game).into_iter().filter(|card| card.presets.first().as_ref().is_some_and(pictures));
        cards.flat_map(|card| card.presets).collect::<Vec<_>>()
    });
    fn on<E: 'static>(desk: &Desk, handle: fn(&Desk, &E)) -> Callback<E> {
        let desk = desk.clone();
        Callback::from(move |event| handle(&desk, &event))
    }
    let tool = {
        let desk = desk.clone();
        Callback::from(move |index: usize| {
            desk.with(|sheet| {
                sheet.drag = None;
                sheet.tool = TOOLS.get(index).copied().unwrap_or(Tool::Draw);
            });
        })
    };
    let button = |name: &'static str, label: &'static str, off: bool, act: fn(&mut Sheet)| {
        let desk = desk.clone();
        html! {
            <button class="btn icon" aria-label={label} title={label} disabled={off} onclick={move |_: MouseEvent| desk.with(act)}>{ icon(name) }</button>
        }
    };
    let zoom = |name: &'static str, label: &'static str, factor: Option<f64>| {
        let desk = desk.clone();
        html! {
            <button class="btn icon" aria-label={label} title={label} onclick={move |_: MouseEvent| desk.zoom(factor)}>{ icon(name) }</button>
        }
    };
    let hanging = sketch::hanging(&now.graph).into_iter().filter(|hangs| *hangs).count() as u64;
    let arrange = {
        let (desk, arranged) = (desk.clone(), props.arranged.clone());
        move |_: MouseEvent| {
            if let Some(graph) = arranged.emit(()) {
                desk.with(|sheet| sheet.replace(graph, "Laid out anew"));
            }
        }
    };
    let empty = now.graph.vertices.is_empty();
    let tools = ["Draw", "Move", "Bend", "Delete"].map(String::from);
    let chosen = TOOLS.iter().position(|tool| *tool == now.tool).unwrap_or(0);
    html! {
        <div class="draw" onkeydown={on(&desk, keys::key)}>
            <div class="drawing-tools">
                { segment("Tool", "draw-tool", &tools, chosen, tool) }
                <span class="join">
                    { button("undo", "Undo", !now.can_undo(), Sheet::undo) }
                    { button("redo", "Redo", !now.can_redo(), Sheet::redo) }
                </span>
                <span class="join">
                    { zoom("plus", "Enlarge", Some(STEP)) }
                    { zoom("minus", "Make smaller", Some(1.0 / STEP)) }
                    { zoom("fit", "Fit the picture", None) }
                </span>
                <button class="btn" disabled={hanging > 0 || empty} onclick={arrange}>{ "Lay out again" }</button>
                { button("bin", "Clear", empty, |sheet| sheet.replace(Graph { line: sheet.graph.line, ..Graph::default() }, "Cleared")) }
                { begin_with(&desk, props, &presets) }
            </div>
            <div class={classes!("paper", match now.tool { Tool::Draw => None, Tool::Delete => Some("wipe"), _ => Some("grab") })} ref={paper}
                tabindex="0" role="application" aria-label={words::count(now.graph.edges.len() as u64, "edge") + " on paper"} aria-describedby="draw-keys"
                onpointerdown={on(&desk, Desk::down)} onpointermove={on(&desk, Desk::moved)}
                onpointerup={on(&desk, Desk::up)} onpointercancel={on(&desk, Desk::cancelled)} onwheel={on(&desk, Desk::wheel)}>
                <svg viewBox={format!("0 0 {} {}", size.0 as i64, size.1 as i64)} aria-hidden="true">{ raw(canvas::drawn(&now, size, &curves, placed)) }</svg>
                if empty { <p class="drawing-hint">{ "Press on the ground and pull upwards." }</p> }
            </div>
            if hanging > 0 {
                <p class="err" role="alert">{ icon("warn") }<span>{ hangs(hanging) }</span></p>
            }
            { lists::chosen(&desk, &now) }
            { lists::all(&desk, &now) }
            <p class="small dim" id="draw-keys">{ keys::HELP }</p>
            <div class="sr" aria-live="assertive">{ &now.said }</div>
        </div>
    }
}

fn hangs(count: u64) -> String {
    let verb = if count == 1 { " is" } else { " are" };
    words::count(count, "edge") + verb + " not connected to the ground. The game can begin when all are."
}

/// A list of pictures to begin with.
fn begin_with(desk: &Desk, props: &DrawProps, presets: &[&'static Preset]) -> Html {
    let mut options: Vec<(&'static str, String)> =
        vec![("", "Begin with…".into()), ("here", "The position before".into())];
    options.extend(presets.iter().map(|preset| (preset.position(), preset.name.into())));
    let (desk, from) = (desk.clone(), props.from());
    let on = Callback::from(move |notation: String| {
        let preset = open(&notation).ok().and_then(|game| game.scene().graphs().next().cloned());
        let graph = if notation == "here" { Some(from.clone()) } else { preset };
        if let Some(mut graph) = graph {
            graph.line = from.line;
            desk.with(|sheet| sheet.replace(graph, "Another picture"));
        }
    });
    choice("Begin with", &options, "", on)
}
