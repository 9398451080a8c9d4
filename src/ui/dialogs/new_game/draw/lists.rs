//! The vertices and edges as lists of buttons, and the actions on the chosen one.
use super::{
    desk::Desk,
    sheet::{DragInProgress, End, Item, Sheet},
    sketch,
};
use crate::ui::{icons::icon, words};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The most items of a picture that is listed.
const MOST: usize = 200;
/// The greatest length of a name.
const LONGEST: &str = "40";

/// The chosen vertex or edge: the fields for its names, and buttons.
pub fn chosen(desk: &Desk, sheet: &Sheet) -> Html {
    let Some(item) = sheet.chosen else {
        return html! { <p class="small dim drawing-chosen">{ "Nothing is chosen." }</p> };
    };
    let button = |label: &'static str, act: fn(&mut Sheet)| {
        let desk = desk.clone();
        html! { <button class="btn" onclick={move |_: MouseEvent| desk.with(act)}>{ label }</button> }
    };
    let field = |label: &'static str, value: String, write: fn(&mut Sheet, Item, String)| {
        let desk = desk.clone();
        let onchange = move |event: Event| {
            let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
            let text = input.map(|input| input.value()).unwrap_or_default();
            desk.with(|sheet| write(sheet, item, text));
        };
        html! { <label class="field"><span>{ label }</span><input type="text" {value} {onchange} maxlength={LONGEST} autocomplete="off"/></label> }
    };
    let edge = match item {
        Item::Edge(index) => sheet.graph.edges.get(index),
        Item::Vertex(vertex) => sheet.graph.edges.iter().find(|edge| edge.ends.contains(&(vertex as u32))),
    };
    let part = edge.and_then(|edge| sheet.graph.parts.get(edge.part as usize));
    html! {
        <div class="drawing-chosen" role="group" aria-label={sheet.called(item)}>
            <b>{ sheet.called(item) }</b>
            if let (Item::Edge(_), Some(edge)) = (item, edge) {
                { field("Name", edge.name.clone(), name) }
            } else {
                { button("Edge from here", Sheet::begin) }
                { button("Loop", Sheet::add_loop) }
            }
            if let Some(part) = part { { field("Name of the part", part.name.clone(), name_part) } }
            { button("Delete", |sheet| if let Some(item) = sheet.chosen { sheet.delete(item) }) }
        </div>
    }
}

fn name(sheet: &mut Sheet, item: Item, text: String) {
    let Item::Edge(index) = item else { return };
    sheet.save_for_undo();
    if let Some(edge) = sheet.graph_mut().edges.get_mut(index) {
        edge.name = text;
    }
    sheet.said = "Named ".to_string() + &sheet.called(item);
}

fn name_part(sheet: &mut Sheet, item: Item, text: String) {
    let own = |index: usize| sheet.graph.edges.get(index).map(|edge| edge.part);
    let at =
        |vertex: u32| sheet.graph.edges.iter().find(|edge| edge.ends.contains(&vertex)).map(|edge| edge.part);
    let Some(part) = (match item {
        Item::Edge(index) => own(index),
        Item::Vertex(index) => at(index as u32),
    }) else {
        return;
    };
    sheet.save_for_undo();
    if let Some(part) = sheet.graph_mut().parts.get_mut(part as usize) {
        part.name = text;
    }
    sheet.said = "Part named".into();
}

/// All vertices and edges as buttons. While an edge is being drawn, the button of a vertex ends it there.
pub fn all(desk: &Desk, sheet: &Sheet) -> Html {
    let graph = &sheet.graph;
    if graph.edges.len() > MOST || graph.vertices.len() > MOST {
        return html! { <p class="small dim">{ "Only smaller pictures are listed." }</p> };
    }
    let hangs = sketch::hanging(graph);
    let one = |item: Item| {
        let desk = desk.clone();
        let pick = move |_: MouseEvent| {
            desk.with(|sheet| match (item, sheet.drag) {
                (Item::Vertex(index), Some(DragInProgress::Edge { from, .. })) => {
                    sheet.drag = Some(DragInProgress::Edge { from, to: End::At(index), far: true });
                    sheet.end();
                }
                _ => sheet.choose(Some(item)),
            });
        };
        let loose = matches!(item, Item::Edge(index) if hangs.get(index) == Some(&true));
        html! {
            <li><button class="btn" aria-pressed={(sheet.chosen == Some(item)).to_string()} onclick={pick}>
                if loose { { icon("warn") } }{ sheet.called(item) }if loose { <span class="sr">{ ", not connected to the ground" }</span> }
            </button></li>
        }
    };
    let vertices = (0..graph.vertices.len()).map(Item::Vertex);
    let edges = (0..graph.edges.len()).map(Item::Edge);
    let about = [
        words::count(graph.vertices.len() as u64, "vertice"),
        words::count(graph.edges.len() as u64, "edge"),
    ];
    html! {
        <details class="fold">
            <summary>{ about.join(", ").replace("1 vertice,", "1 vertex,") }</summary>
            <ul class="drawing-list" aria-label="Vertices">{ for vertices.map(one) }</ul>
            <ul class="drawing-list" aria-label="Edges">{ for edges.map(one) }</ul>
        </details>
    }
}
