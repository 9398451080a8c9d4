//! The map.
use super::{
    compared::names,
    link, progress,
    state::{Hold, Lab},
};
use crate::core::{ValueMap, format_number};
use crate::games::Link;
use crate::labs::maps::Found;
use crate::ui::{
    export,
    lab::{frame, presenting::game_page},
    panels::map::{Change, LETTERED, MapGrid, MapWindow, buttons, describe_both, legend, paint},
    route::{self, Page},
};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};
use yew::prelude::*;

/// The background of a saved picture: `--stage` in the light theme.
const GROUND: &str = "#FBF7EB";

/// The card with the map. While the first map is still being calculated (`coming`) its place shows the progress.
pub fn card(hold: &Hold, lab: &Lab, coming: bool) -> Html {
    let title = match (&lab.found, lab.laid.as_ref().and(lab.other.as_ref())) {
        (Some(one), Some(other)) => {
            let [one, other] = names(one, other);
            html! { <span>{ format!("Maps of {one} and {other}") }</span> }
        }
        (Some(found), None) => {
            let game = found.wanted.game.clone();
            html! { <><span>{ "Map of " }{ found.name.clone() }</span><span class="count pos">{ game }</span></> }
        }
        (None, _) => html! { { "Map" } },
    };
    html! {
        <section class="card map-card" aria-label="Map">
            <div class="grow"><h2 class="heading">{ title }</h2></div>
            <div class="grow cell-line">{ for lab.found.as_ref().map(|found| read(lab, found)) }</div>
            { for lab.found.as_ref().zip(lab.map()).map(|(found, map)| board(hold, lab, found, map)) }
            if lab.found.is_none() && coming { <div class="map-board first">{ for progress(hold, lab).as_ref().map(frame::progress) }</div><div class="line"></div> }
        </section>
    }
}

/// The link to the position at a cell.
fn played(found: &Found, cell: (usize, usize)) -> Option<Link> {
    Some(link(found, found.position(cell)?.notation()))
}

/// A description of the selected cell, with a link to play from its position.
fn read(lab: &Lab, found: &Found) -> Html {
    let (Some(cell), Some(map)) = (lab.cell, lab.map()) else {
        // This line keeps the place of the description, so that the map does not move.
        return html! { <span class="dim"><span class="by-mouse">{ "Point at" }</span><span class="by-finger">{ "Tap" }</span>{ " a cell to read it." }</span> };
    };
    let href = played(found, cell).map(|link| route::hash(Page::Play, &link));
    html! { <>
        <span class="chip cell-read"><b>{ describe_both(map, lab.laid.as_deref(), cell) }</b></span>
        if href.is_some() { <a class="btn" {href}>{ "Play from here" }</a> }
    </> }
}

fn board(hold: &Hold, lab: &Lab, found: &Found, map: &Rc<ValueMap>) -> Html {
    let change =
        hold.change_callback(|lab, (change, at, factor): &Change| lab.look(change(lab.window, *at, *factor)));
    // The selected cell stays when the pointer leaves; a pressed cell stays until another one is pressed.
    let on_cursor = hold.change_callback(|lab, cell: &Option<(usize, usize)>| match *cell {
        Some(cell) if !lab.pinned => lab.point(cell),
        _ => {}
    });
    let on_press = hold.change_callback(|lab, cell: &(usize, usize)| {
        lab.pinned = !(lab.pinned && lab.cell == Some(*cell));
        lab.point(*cell);
    });
    let on_key = hold.change_callback(|lab, cell: &(usize, usize)| lab.point(*cell));
    let on_go = hold.on(|hold, cell: (usize, usize)| {
        let link = hold.lab.borrow().found.as_ref().and_then(|found| played(found, cell));
        if let Some(link) = link {
            route::go(game_page(), &link);
        }
    });
    let fit = hold.change_callback(|lab, _: &MouseEvent| lab.look(MapWindow::whole(lab.window.side)));
    // Where cells show numbers the selected cell itself is marked, so that no number is hidden.
    let far = lab.cell.filter(|_| lab.window.n > LETTERED);
    let here = far.map(|(x, y)| (x as u64, y as u64));
    let values = !lab.outcomes();
    let (laid, [across, up]) = (lab.laid.clone(), &found.axes);
    html! { <>
        <div class="map-board"><MapGrid map={map.clone()} window={lab.window} {here} target={None} cursor={lab.cell} {laid} written={values} change={change.clone()} {on_cursor} {on_press} {on_key} {on_go} /></div>
        <div class="line"><span class="join" role="toolbar" aria-label="Part shown">{ buttons(&change, "Show all", fit) }</span>
            if lab.laid.is_none() { { legend(!values) } }if values && lab.laid.is_none() { <span class="dim small">{ "greatest value " }{ format_number(found.greatest.into()) }</span> }
            <span class="spacer"></span><span class="dim small">{ format!("Across: {across}. Up: {up}.") }</span></div>
    </> }
}

/// Saves the map as a picture of at most about a thousand pixels a side.
pub fn save(map: &ValueMap) -> Option<()> {
    let canvas: HtmlCanvasElement = gloo::utils::document().create_element("canvas").ok()?.dyn_into().ok()?;
    let large = map.enlarged((1000 / map.side.max(1)).max(1));
    canvas.set_width(large.side as u32);
    canvas.set_height(large.side as u32);
    paint(&canvas, &large)?;
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    // Cells are painted in translucent colours, so a file needs a background.
    context.set_global_composite_operation("destination-over").ok()?;
    context.set_fill_style_str(GROUND);
    context.fill_rect(0.0, 0.0, large.side as f64, large.side as f64);
    export::download(&canvas.to_data_url().ok()?, "map.png").ok()
}
