//! The table: what it is of, how it is moved and read, and its files.
use super::{
    cells::{Painted, Written},
    marks,
    state::{Hold, Lab},
    view::View,
};
use crate::labs::nimbers::{SIZES, Table};
use crate::ui::{
    export,
    gesture::{Gesture, Meaning},
    icons::icon,
};
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The card at the right.
pub fn table(hold: &Hold, gesture: &Rc<RefCell<Gesture>>) -> Html {
    let lab = hold.lab.borrow();
    let (table, (row, column)) = (lab.table, lab.cell);
    let title = format!("Table 0 to {}", table.size - 1);
    let said = format!("{row} {} {column} = {}", table.sign(), table.value(row, column));
    html! {
        <section class="card table-card" aria-label="Table">
            <div class="grow"><h2 class="hd">{ title }</h2>
                <span class="chip cell-read"><b>{ said }</b>if let Some(special) = table.special(row, column) { <span>{ special }</span> }</span></div>
            <div class="line table-tools">{ kinds(hold, table) }{ sizes(hold, table) }if table.size > 16 { { zoom(hold) } }</div>
            <div class="scroll">{ picture(hold, &lab, gesture) }</div>
            <p class="table-key"><span><i class="field-key"></i>{ "closed under ⊕, ⊗ and inverses" }</span><span class="ramp-key">{ "0" }<i></i>{ u32::from(table.greatest()) }</span></p>
            <div class="line"><span class="dim small">{ "Enter loads the cell, T goes to the numbers." }</span><span class="sp"></span>{ files(table) }</div>
            <span class="sr" role="status">{ lab.spoken.clone() }</span>
        </section>
    }
}

fn kinds(hold: &Hold, table: Table) -> Html {
    let kind = |label: &'static str, sums: bool| {
        let hold = hold.clone();
        html! { <label><input type="radio" name="nim-kind" checked={table.sums == sums} onchange={move |_: Event| hold.change(&|lab| lab.show(Table { sums, ..lab.table }))}/>{ label }</label> }
    };
    html! { <fieldset class="seg"><legend class="sr">{ "Table of" }</legend>{ kind("⊕", true) }{ kind("⊗", false) }</fieldset> }
}

fn sizes(hold: &Hold, table: Table) -> Html {
    let one = |size: u16| {
        let hold = hold.clone();
        html! { <label><input type="radio" name="nim-size" checked={table.size == size} onchange={move |_: Event| hold.change(&|lab| lab.show(Table { size, ..lab.table }))}/>{ u32::from(size) }</label> }
    };
    html! { <fieldset class="seg"><legend class="sr">{ "Size" }</legend>{ for SIZES.into_iter().map(one) }</fieldset> }
}

fn zoom(hold: &Hold) -> Html {
    let tool = |name: &'static str, label: &'static str, does: fn(&mut Lab)| {
        let hold = hold.clone();
        html! { <button type="button" class="btn icon" aria-label={label} onclick={move |_: MouseEvent| hold.change(&does)}>{ icon(name) }</button> }
    };
    html! { <span class="join" role="toolbar" aria-label="Part shown">
        { tool("minus", "Zoom out", |lab| zoom_at(lab, false, lab.cell)) }
        { tool("new", "Zoom in", |lab| zoom_at(lab, true, lab.cell)) }
        { tool("fit", "Show all", |lab| lab.view = View::whole(lab.table.size)) }
    </span> }
}

fn zoom_at(lab: &mut Lab, closer: bool, cell: (u16, u16)) {
    lab.view = lab.view.zoomed(closer, cell, lab.table.size);
}

fn files(table: Table) -> Html {
    let name =
        move |end: &str| format!("nim-{}-{}.{end}", if table.sums { "sums" } else { "products" }, table.size);
    let csv = move |_: MouseEvent| export::save_long(&table.csv(), "text/csv", &name("csv"));
    let svg = move |_: MouseEvent| export::save_long(&table.svg(), "image/svg+xml", &name("svg"));
    html! { <>
        <button type="button" class="btn" onclick={csv}>{ icon("download") }{ "CSV" }</button>
        <button type="button" class="btn" onclick={svg}>{ icon("download") }{ "SVG" }</button>
    </> }
}

fn picture(hold: &Hold, lab: &Lab, gesture: &Rc<RefCell<Gesture>>) -> Html {
    let (table, view) = (lab.table, lab.view);
    let about = format!(
        "Table of {}, 0 to {}. Arrow keys move the cell, Enter loads it into the calculator, T goes there, plus and minus zoom.",
        if table.sums { "nim-sums" } else { "nim-products" },
        table.size - 1
    );
    let down = {
        let gesture = gesture.clone();
        move |event: PointerEvent| gesture.borrow_mut().down(&event)
    };
    let moved = {
        let (gesture, hold) = (gesture.clone(), hold.clone());
        move |event: PointerEvent| drag(&hold, gesture.borrow_mut().moved(&event), &event)
    };
    let up = {
        let (gesture, hold) = (gesture.clone(), hold.clone());
        move |event: PointerEvent| {
            if gesture.borrow_mut().up(&event)
                && let Some((row, column)) = cell_at(&event, event.client_x(), event.client_y(), view)
            {
                hold.change(&|lab| {
                    lab.point(row, column);
                    lab.take();
                });
            }
        }
    };
    let gone = {
        let gesture = gesture.clone();
        move |event: PointerEvent| {
            gesture.borrow_mut().up(&event);
        }
    };
    let away = gone.clone();
    let keys = {
        let hold = hold.clone();
        move |event: KeyboardEvent| {
            let plain = !event.ctrl_key() && !event.alt_key() && !event.meta_key();
            if plain && key(&hold, &event.key(), event.shift_key()) {
                event.prevent_default();
            }
        }
    };
    html! {
        <div id="nim-table" class="nimber-table" tabindex="0" role="application" aria-label={about} onkeydown={keys}
            onpointerdown={down} onpointermove={moved} onpointerup={up} onpointercancel={gone} onpointerleave={away}>
            if !view.written() { <Painted {table} {view} /> }
            <svg viewBox="10 -52 576 638" aria-hidden="true">
                { marks::axes(lab) }
                if view.written() { <Written {table} {view} /> }
                { marks::outlines(view, table.size) }
                { marks::brackets(view, table.size) }
                { marks::cross(lab) }
            </svg>
        </div>
    }
}

/// The picture of an event.
fn pictured(event: &web_sys::Event) -> Option<HtmlElement> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    target.closest("#nim-table").ok()??.dyn_into().ok()
}

fn cell_at(event: &web_sys::Event, x: i32, y: i32, view: View) -> Option<(u16, u16)> {
    let place = pictured(event)?.get_bounding_client_rect();
    view.cell((f64::from(x) - place.left()) / place.width(), (f64::from(y) - place.top()) / place.height())
}

/// A drag moves the part seen by whole cells, two fingers enlarge it.
fn drag(hold: &Hold, meaning: Option<Meaning>, event: &PointerEvent) {
    let view = hold.lab.borrow().view;
    let Some(place) = pictured(event).map(|picture| picture.get_bounding_client_rect()) else { return };
    let cell = place.width() / 576.0 * view.pitch();
    match meaning {
        Some(Meaning::Drag { by }) if cell > 0.0 => {
            let steps = |by: f64| (-by / cell).round() as i32;
            hold.change(&|lab| lab.view = lab.view.moved(steps(by.1), steps(by.0), lab.table.size));
        }
        Some(Meaning::Pinch { factor, at, .. }) => {
            let at = cell_at(event, at.0 as i32, at.1 as i32, view);
            if let Some(at) = at.filter(|_| !(0.97..=1.03).contains(&factor)) {
                hold.change(&|lab| zoom_at(lab, factor < 1.0, at));
            }
        }
        _ => {}
    }
}

/// What a key does; whether it does anything.
fn key(hold: &Hold, key: &str, shift: bool) -> bool {
    let far = if shift { 16 } else { 1 };
    let step = |rows: i32, columns: i32| {
        hold.change(&|lab| {
            let to = |at: u16, by: i32| (i32::from(at) + by * far).max(0) as u16;
            lab.point(to(lab.cell.0, rows), to(lab.cell.1, columns));
        });
    };
    match key {
        "ArrowRight" => step(0, 1),
        "ArrowLeft" => step(0, -1),
        "ArrowDown" => step(1, 0),
        "ArrowUp" => step(-1, 0),
        "Enter" | " " => hold.change(&Lab::take),
        "+" | "=" => hold.change(&|lab| zoom_at(lab, true, lab.cell)),
        "-" => hold.change(&|lab| zoom_at(lab, false, lab.cell)),
        "Home" => hold.change(&|lab| lab.view = View::whole(lab.table.size)),
        _ => return false,
    }
    true
}
