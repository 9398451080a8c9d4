//! Files to take away.
use super::state::Hold;
use crate::labs::sequence::{FileKind, FileRows};
use crate::ui::{export, icons::icon};
use gloo::timers::callback::Timeout;
use js_sys::{Array, Uint8Array};
use yew::prelude::*;

/// Lines written before others get a turn.
const LINES: usize = 1 << 16;

/// The buttons.
pub fn buttons(hold: &Hold) -> Html {
    let file = |label: &'static str, kind: FileKind| {
        let hold = hold.clone();
        html! { <button type="button" class="btn" onclick={move |_: MouseEvent| save(&hold, kind)}>{ icon("download") }{ label }</button> }
    };
    let picture = |_: MouseEvent| {
        let drawn = |at: usize| gloo::utils::document().get_element_by_id(&format!("plot-{at}"));
        for (at, element) in (0..2).filter_map(|at| drawn(at).map(|element| (at, element))) {
            export::save_drawn(&element, if at == 0 { "sequence" } else { "compared" });
        }
    };
    html! { <>
        <h2 class="hd">{ "Export" }</h2>
        <div class="saves">{ file("CSV", FileKind::Csv) }{ file("b-file", FileKind::BFile) }<button type="button" class="btn" onclick={picture}>{ icon("download") }{ "SVG" }</button></div>
    </> }
}

/// Writes the file piece by piece and then saves it.
fn save(hold: &Hold, kind: FileKind) {
    step(hold.clone(), FileRows::new(kind), Array::new(), kind);
}

fn step(hold: Hold, mut rows: FileRows, parts: Array, kind: FileKind) {
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
            Timeout::new(0, move || step(hold, rows, parts, kind)).forget();
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
