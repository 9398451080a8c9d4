//! Lines and sheets of cells, where a press means whatever lies under the pointer.
use crate::core::PieceId;
use crate::ui::boards::labels::piece_name;
use web_sys::Element;

/// The line of cells that an element belongs to.
pub fn line_of(at: &Element) -> Option<Element> {
    at.closest(".cells").ok().flatten()
}

/// The sheet of cells that an element belongs to.
pub fn sheet_of(at: &Element) -> Option<Element> {
    at.closest(".square-grid").ok().flatten()
}

/// The piece that is meant by sliding from one cell of a line to another: two neighbours, or the first cell alone
/// again.
pub fn spanned(line: &Element, from: PieceId, to: PieceId) -> Option<PieceId> {
    if to.place != from.place || to == from || from.place.is_gaps() || from.n.abs_diff(to.n) != 1 {
        let same = to.place.home() == from.place.home();
        return Some(to).filter(|_| same && (to == from || to.place.is_gaps())).filter(|to| there(line, *to));
    }
    let gap = PieceId { place: from.place.gaps(), n: from.n.min(to.n) };
    Some(gap).filter(|gap| there(line, *gap))
}

fn there(line: &Element, piece: PieceId) -> bool {
    let name = format!(".take[data-piece=\"{}\"]", piece_name(piece));
    line.query_selector(&name).is_ok_and(|found| found.is_some())
}

/// The gap below a token, where it can be pointed at.
pub fn gap_below(root: &Element, piece: PieceId) -> Option<PieceId> {
    let gap = PieceId { place: piece.place.gaps(), n: piece.n.checked_sub(1)? };
    let name = format!(r#".take[data-piece="{}"]"#, piece_name(gap));
    root.query_selector(&name).ok()?.filter(|_| !piece.place.is_gaps()).map(|_| gap)
}
