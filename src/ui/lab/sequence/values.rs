//! The table of values, and files of them.
use super::state::{Hold, Lab};
use crate::core::format_number;
use crate::labs::sequence::{Cell, FileKind, FileRows, Results, ValueRows, certifiable, certificate};
use crate::ui::{
    export,
    lab::{
        files::{B_FILE, CERTIFICATE, File},
        table::{Pages, Table},
    },
    rich::rich,
};
use gloo::timers::callback::Timeout;
use js_sys::{Array, Uint8Array};
use yew::prelude::*;

/// Rows of the table that are visible at once.
const ROWS: usize = 8;
/// Lines of a file that are written before the browser gets its turn.
const LINES: usize = 1 << 16;

/// The table of values.
pub fn table(hold: &Hold, lab: &Lab) -> Html {
    let all = lab.results();
    let all: Vec<&Results> = all.iter().map(|one| &**one).collect();
    let value_rows = ValueRows::of(&all);
    let first = lab.row.min(value_rows.rows.saturating_sub(1));
    let rows = first..(first + ROWS).min(value_rows.rows);
    let column = |column: usize| html! { <th scope="col">{ "+" }{ column }</th> };
    let title = if value_rows.rest.is_some() { "Values by period" } else { "Values" };
    let on = hold.change_callback(|lab, row| lab.row = *row);
    let last = value_rows.rows.saturating_sub(ROWS);
    let pages = Pages { first, step: ROWS, last, what: "rows", count: Some(value_rows.rows), on };
    let period = all.iter().filter_map(|one| one.period()).find(|period| period.saltus > 0);
    let saltus = period.filter(|_| value_rows.rest.is_some()).map(|period| {
        let [length, saltus] = [period.length, period.saltus].map(format_number);
        html! { <p class="small dim">{ rich(&format!("Each period of {length} adds {saltus} to the last row.")) }</p> }
    });
    html! {
        <Table id="lab-values" card="values" class="seq" style={format!("min-width:{}px", 76 + value_rows.columns * 30)} title={html! { { title } }} {pages}
            head={html! { <><th scope="col"><i>{ "n" }</i></th>{ for (0..value_rows.columns).map(column) }</> }}
            rows={rows.map(|row| table_row(&value_rows, &all, row)).collect::<Html>()}>{ for saltus }</Table>
    }
}

fn table_row(value_rows: &ValueRows, all: &[&Results], row: usize) -> Html {
    let cell = |cell: &Cell| {
        let class = classes!(cell.exception.then_some("exceptional"), cell.differs.then_some("differing"));
        let value = cell.value.map(|value| format_number(value.into())).unwrap_or_default();
        let said = match (cell.exception, cell.differs) {
            (true, _) => " exception",
            (_, true) => " differs",
            _ => "",
        };
        html! { <td {class}>{ value }if !said.is_empty() { <span class="sr">{ said }</span> }</td> }
    };
    let line = |(one, cells): (&&Results, Vec<Cell>)| {
        let class = if value_rows.is_rest(row) { "per" } else { "" };
        html! { <tr {class}><th scope="row">{ value_rows.label(row) }if all.len() > 1 { <small>{ one.source.to_string() }</small> }</th>{ for cells.iter().map(cell) }</tr> }
    };
    html! { <>{ for all.iter().zip(value_rows.cells(all, row)).map(line) }</> }
}

/// The files to save; files of millions of lines are written piece by piece.
pub fn files(hold: &Hold, lab: &Lab) -> Vec<File> {
    let file = |label: &'static str, kind: FileKind| {
        let hold = hold.clone();
        File::new(label, move || write(hold.clone(), FileRows::new(kind), Array::new(), kind))
    };
    let first = lab.tracks.first().map(|track| track.results.clone());
    let first = first.filter(|results| certifiable(&results.borrow()));
    let certificate = first.map(|results| {
        File::text(CERTIFICATE, "application/json", "certificate.json", move || {
            certificate(&results.borrow()).unwrap_or_default()
        })
    });
    let pictures = File::drawn(&[("plot-0", "sequence"), ("plot-1", "compared")]);
    let values = [file("CSV", FileKind::Csv), file(B_FILE, FileKind::BFile)];
    values.into_iter().chain(certificate).chain([pictures]).collect()
}

fn write(hold: Hold, mut rows: FileRows, parts: Array, kind: FileKind) {
    let piece = {
        let lab = hold.lab.borrow();
        let all = lab.results();
        let heads: Vec<String> = all.iter().map(|one| one.source.to_string()).collect();
        let columns: Vec<&[u16]> = all.iter().map(|one| one.values()).collect();
        rows.piece(&heads, &columns, LINES)
    };
    match piece {
        Some(piece) => {
            parts.push(&Uint8Array::from(piece.as_slice()));
            Timeout::new(0, move || write(hold, rows, parts, kind)).forget();
        }
        None => {
            let (name, media) = match kind {
                FileKind::Csv => ("sequence.csv", "text/csv"),
                FileKind::BFile => ("b000000.txt", "text/plain"),
            };
            export::save_parts(&parts, media, name);
        }
    }
}
