//! The table: what it shows, and how it is moved and read.
use super::{
    cells::{Painted, Written},
    marks,
    state::{Hold, Lab},
    window::{PICTURE, TableWindow},
};
use crate::ui::{
    icons::icon,
    lab::form::Form,
    surface::{Spot, Surface, Touch},
    term::explained,
};
use yew::prelude::*;

/// The least change by two fingers or a wheel that has an effect.
const LEAST: f64 = 0.03;

#[derive(Properties, PartialEq)]
pub struct TableCardProps {
    pub hold: Hold,
    pub form: Form,
    /// The selected cell and the visible part: the card is redrawn when they change.
    pub cell: (u16, u16),
    pub window: TableWindow,
}

/// The card with the table.
#[component]
pub fn TableCard(props: &TableCardProps) -> Html {
    let (hold, form) = (&props.hold, &props.form);
    let lab = hold.lab.borrow();
    let (table, (row, column)) = (lab.table(), lab.cell());
    let title = format!("Table 0 to {}", table.size - 1);
    let said = format!("{row} {} {column} = {}", table.sign(), table.value(row, column));
    html! {
        <section class="card table-card" aria-label="Table">
            <div class="grow"><h2 class="heading">{ title }</h2>
                <span class="chip cell-read"><b>{ said }</b>if let Some(special) = table.special(row, column) { <span>{ special }</span> }</span></div>
            <div class="line table-tools">{ form.field("t") }{ form.field("n") }if table.size > 16 { { zoom(hold) } }</div>
            <div class="scroll">{ picture(hold, &lab) }</div>
            <p class="table-key"><span><i class="field-key"></i>{ explained("field", "a field") }{ ": closed under ⊕, ⊗ and inverses" }</span><span class="ramp-key">{ "0" }<i></i>{ u32::from(table.greatest()) }</span></p>
            <p class="dim small">{ "Enter: use this cell. T: go to the numbers." }</p>
            <span class="sr" role="status">{ lab.spoken.clone() }</span>
        </section>
    }
}

fn zoom(hold: &Hold) -> Html {
    let tool = |name: &'static str, label: &'static str, does: fn(&mut Lab)| {
        let onclick = hold.change_callback(move |lab, _: &MouseEvent| does(lab));
        html! { <button type="button" class="btn icon" aria-label={label} {onclick}>{ icon(name) }</button> }
    };
    html! { <span class="join" role="toolbar" aria-label="Part shown">
        { tool("minus", "Zoom out", |lab| lab.zoom(false, lab.cell())) }
        { tool("new", "Zoom in", |lab| lab.zoom(true, lab.cell())) }
        { tool("fit", "Show all", |lab| lab.window = TableWindow::whole(lab.table().size)) }
    </span> }
}

fn picture(hold: &Hold, lab: &Lab) -> Html {
    let (table, window) = (lab.table(), lab.window);
    let about = format!(
        "Table of {}, 0 to {}. Arrow keys move the cell, Enter loads it into the calculator, T goes there, plus and minus zoom.",
        if table.sums { "nim-sums" } else { "nim-products" },
        table.size - 1
    );
    let on = {
        let hold = hold.clone();
        Callback::from(move |touch: Touch| answers(&hold, &touch))
    };
    html! {
        <Surface id="nim-table" class="nimber-table" label={about} {on}>
            if !window.written() { <Painted {table} {window} /> }
            <svg viewBox="10 -52 576 638" aria-hidden="true">
                { marks::axes(lab) }
                if window.written() { <Written {table} {window} /> }
                { marks::outlines(window, table.size) }
                { marks::brackets(window, table.size) }
                { marks::cross(lab) }
            </svg>
        </Surface>
    }
}

/// Handles a touch on the table; returns whether it did anything.
fn answers(hold: &Hold, touch: &Touch) -> bool {
    let window = hold.lab.borrow().window;
    let cell_at = |(x, y): Spot| window.cell(x, y);
    match touch {
        Touch::Press { at, .. } => {
            let Some((row, column)) = cell_at(*at) else { return false };
            hold.change(&|lab| {
                lab.point(row, column);
                lab.take();
            });
        }
        Touch::Drag((x, y)) => {
            let cells = |by: f64, length: f64| -by * length / window.pitch();
            hold.change(&|lab| lab.drag((cells(*y, PICTURE[3]), cells(*x, PICTURE[2]))));
        }
        Touch::Zoom { factor, at, .. } => match cell_at(*at).filter(|_| (factor - 1.0).abs() > LEAST) {
            Some(at) => hold.change(&|lab| lab.zoom(*factor < 1.0, at)),
            None => return false,
        },
        Touch::Key(name, shift) => return key(hold, name, *shift),
        Touch::Over(_) | Touch::Left => return false,
    }
    true
}

/// Handles a key; returns whether it did anything.
fn key(hold: &Hold, key: &str, shift: bool) -> bool {
    let far = if shift { 16 } else { 1 };
    let step = |rows: i32, columns: i32| {
        hold.change(&|lab| {
            let to = |at: u16, by: i32| (i32::from(at) + by * far).max(0) as u16;
            let (row, column) = lab.cell();
            lab.point(to(row, rows), to(column, columns));
        });
    };
    match key {
        "ArrowRight" => step(0, 1),
        "ArrowLeft" => step(0, -1),
        "ArrowDown" => step(1, 0),
        "ArrowUp" => step(-1, 0),
        "Enter" | " " => hold.change(&Lab::take),
        "+" | "=" => hold.change(&|lab| lab.zoom(true, lab.cell())),
        "-" => hold.change(&|lab| lab.zoom(false, lab.cell())),
        "Home" => hold.change(&|lab| lab.window = TableWindow::whole(lab.table().size)),
        _ => return false,
    }
    true
}
