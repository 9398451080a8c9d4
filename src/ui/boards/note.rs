//! The remark over a board, such as which moves the colours allow now.
use super::labels::raw;
use crate::core::Board;
use yew::prelude::*;

/// The remark of a board, where it has one.
pub fn note(board: &Board) -> Html {
    let Some(note) = board.note() else { return html! {} };
    let class = if note.open { "mode green" } else { "mode" };
    let swatches: String = note.colours.iter().map(|colour| swatch(*colour)).collect();
    html! {
        <div {class} role="status">
            <span class="sw">{ raw(swatches) }</span>
            <span><b>{ note.strong.clone() }</b>{ " " }{ note.text.clone() }</span>
        </div>
    }
}

/// A small token: a green disc or a red square, with its letter.
fn swatch(colour: u8) -> String {
    let (shape, letter) = if colour == 0 {
        (r#"<circle class="gf" cx="12" cy="12" r="10.5"/>"#, 'G')
    } else {
        (r#"<rect class="rf" x="1.5" y="1.5" width="21" height="21" rx="3"/>"#, 'R')
    };
    format!(
        r#"<svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">{shape}<text class="sw-t" x="12" y="17">{letter}</text></svg>"#
    )
}
