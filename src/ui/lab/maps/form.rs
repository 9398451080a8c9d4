//! What is mapped: the game, how far, values or outcomes; files.
use super::state::{Found, Hold, Lab};
use crate::core::number;
use crate::games::Link;
use crate::labs::maps::read_game;
use crate::ui::{
    dialogs::form::typed,
    export,
    icons::icon,
    lab::field::field,
    lazy::{Fetched, waiting},
    panels::map::paint,
    route::{self, Page},
};
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};
use yew::prelude::*;

/// Examples: what the button says, and the game.
const TRY: [(&str, &str); 8] = [
    ("Nim", "nim/3+5"),
    ("Chromatic φ²", "chromatic:beatty(phi^2)/4+2"),
    ("Chromatic evil", "chromatic:evil/8+6"),
    ("Lasker’s Nim", "lasker/2+5"),
    ("Kayles", "octal:0.77/5+7"),
    ("Grundy’s game", "grundy/5+8"),
    ("{1, 3, 4}", "subtraction:1,3,4/5+7"),
    ("Dim+", "dim-plus/12+6"),
];

/// The ground of a picture, `--stage` in the light theme.
const GROUND: &str = "#FBF7EB";

/// The column at the left.
pub fn side(hold: &Hold, lab: &Lab, rules: Fetched) -> Html {
    let text = |change: fn(&mut Lab, String)| {
        let hold = hold.clone();
        Callback::from(move |event: InputEvent| {
            let text = typed(&event);
            hold.change(&|lab| change(lab, text.clone()));
            hold.start();
        })
    };
    let (game, far) = lab.wanted().err().unwrap_or_default();
    // A game whose rules are not here is no mistake.
    let here = matches!(rules, Fetched::Here);
    let game = game.filter(|_| here);
    let example = |(name, code): &(&'static str, &'static str)| {
        let (hold, code) = (hold.clone(), *code);
        let press = move |_: MouseEvent| {
            hold.change(&|lab| lab.game = code.into());
            hold.start();
        };
        html! { <button type="button" class="btn" onclick={press}>{ *name }</button> }
    };
    html! {
        <form class="side" onsubmit={|event: SubmitEvent| event.prevent_default()}>
            <div class="sec"><h1>{ "Maps" }</h1><p class="dim">{ "Games whose position is two numbers" }</p>{ kinds(hold, lab) }</div>
            <div class="sec">
                { field("map-game", html! { { "Game, with two heaps" } }, &lab.game, game.as_ref(), text(|lab, text| lab.game = text)) }
                { waiting(rules) }
                if let Ok(game) = read_game(lab.game.trim()) { <p class="small said">{ game.label() }</p> }
            </div>
            <div class="sec">{ field("map-side", html! { { "Size, at most 1000" } }, &lab.side, far.as_ref(), text(|lab, text| lab.side = text)) }</div>
            <div class="sec"><h2>{ "Try" }</h2><div class="presets">{ for TRY.iter().map(example) }</div></div>
            <div class="sec">{ progress(hold, lab) }</div>
            if let Some(found) = &lab.found { <div class="sec end">{ files(lab, found) }</div> }
        </form>
    }
}

fn kinds(hold: &Hold, lab: &Lab) -> Html {
    let kind = |label: &'static str, outcomes: bool| {
        let hold = hold.clone();
        html! { <label><input type="radio" name="map-kind" checked={lab.outcomes == outcomes} onchange={move |_: Event| hold.change(&|lab| lab.outcomes = outcomes)}/>{ label }</label> }
    };
    html! { <fieldset class="seg"><legend class="sr">{ "What is shown" }</legend>{ kind("Grundy values", false) }{ kind("Outcomes", true) }</fieldset> }
}

/// How far the calculation is.
fn progress(hold: &Hold, lab: &Lab) -> Html {
    let cancel = {
        let hold = hold.clone();
        move |_: MouseEvent| hold.cancel()
    };
    html! { <div role="status">
        if let Some((_, side, values)) = &lab.asked {
            <div class="prog"><span class="dim">{ number((values.len() / side) as u64) }{ " of " }{ number(*side as u64) }{ " rows" }</span>
                <span class="t"><i style={format!("width:{}%", values.len() * 100 / (side * side))}></i></span>
                <button type="button" class="btn" onclick={cancel}>{ "Cancel" }</button></div>
        } else if lab.stopped {
            <p class="small dim">{ said(lab) }</p>
        }
    </div> }
}

/// Why there is less than was asked for.
fn said(lab: &Lab) -> String {
    let known =
        lab.found.as_ref().filter(|found| found.game == lab.game.trim()).map(|found| found.values.side);
    match known {
        Some(side) => format!("Stopped; there is a map of {side} numbers."),
        None => "Stopped; the last map is kept.".into(),
    }
}

fn files(lab: &Lab, found: &Found) -> Html {
    let save = |label: &'static str, write: fn(&crate::core::ValueMap, &str)| {
        let (map, game) = (lab.map().unwrap_or(&found.values).clone(), found.game.clone());
        html! { <button type="button" class="btn" onclick={move |_: MouseEvent| write(&map, &game)}>{ icon("download") }{ label }</button> }
    };
    let href = read_game(&found.game).ok().map(|game| route::hash(Page::Play, &Link::new(game.notation())));
    html! { <>
        { save("CSV", |map, _| export::save_long(&map.csv(), "text/csv", "map.csv")) }
        { save("SVG", |map, game| export::save_long(&map.svg(game), "image/svg+xml", "map.svg")) }
        { save("PNG", |map, _| {
            // A browser that cannot paint has shown no map either.
            let _ = save_png(map);
        }) }
        if let Some(href) = href { <a class="btn wide" {href}>{ "Play this game" }</a> }
    </> }
}

/// A picture with the cells as large as fit into a thousand pixels.
fn save_png(map: &crate::core::ValueMap) -> Option<()> {
    let canvas: HtmlCanvasElement = gloo::utils::document().create_element("canvas").ok()?.dyn_into().ok()?;
    let large = map.enlarged((1000 / map.side.max(1)).max(1));
    canvas.set_width(large.side as u32);
    canvas.set_height(large.side as u32);
    paint(&canvas, &large)?;
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    // The colours of the theme are painted through; a file needs a ground.
    context.set_global_composite_operation("destination-over").ok()?;
    context.set_fill_style_str(GROUND);
    context.fill_rect(0.0, 0.0, large.side as f64, large.side as f64);
    export::download(&canvas.to_data_url().ok()?, "map.png").ok()
}
