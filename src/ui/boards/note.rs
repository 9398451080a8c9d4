//! The remark over a board, such as which moves the colours allow now.
use super::labels::raw;
use crate::core::{Board, Colour, SLABS};
use yew::prelude::*;

/// The remark of a board, where it has one.
pub fn note(board: &Board) -> Html {
    let Some(note) = board.note() else { return html! {} };
    let class = if note.open { "mode green" } else { "mode" };
    let swatches: String = note.colours.iter().map(|colour| swatch(*colour)).collect();
    // A remark that is spoken with each move anyway is not announced a second time.
    let announced = !board.layout().is_some_and(|layout| layout.turns);
    html! {
        <div {class} role={announced.then_some("status")}>
            <span class="swatches">{ raw(swatches) }</span>
            <span><b>{ note.strong.clone() }</b>{ " " }{ note.text.clone() }</span>
        </div>
    }
}

/// A small token: a green disc or a red square, with its letter.
fn swatch(colour: u8) -> String {
    let Colour { letter, .. } = SLABS[usize::from(colour).min(SLABS.len() - 1)];
    let shape = match colour {
        0 => r#"<circle class="green-fill" cx="12" cy="12" r="10.5"/>"#,
        _ => r#"<rect class="red-fill" x="1.5" y="1.5" width="21" height="21" rx="3"/>"#,
    };
    let letter = letter.to_ascii_uppercase();
    format!(
        r#"<svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">{shape}<text class="swatch-letter" x="12" y="17">{letter}</text></svg>"#
    )
}
