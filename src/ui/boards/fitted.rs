//! The boards of a sum drawn smaller where they do not fit beside and below each other otherwise.
use crate::core::Board;
use crate::ui::after_paint::after_paint;
use web_sys::Element;
use yew::prelude::*;

/// The sizes that are tried, in percent, the largest first; smaller boards would be hard to read. For a class a game that
/// is out of sight is worse.
const SIZES: [u32; 6] = [100, 90, 81, 73, 66, 59];
const LEAST: u32 = 73;
/// Pixels beyond the frame that hide nothing.
const LITTLE: i32 = 12;

/// Whether a class sees so many boards in one row, which leaves them larger than two would. Lines that are folded are too
/// wide for it.
pub fn in_row(boards: &[Board]) -> bool {
    let folds = |board: &Board| matches!(board, Board::Layout(board) if board.strip.is_none() && board.fold.is_some());
    matches!(boards.len(), 4 | 5) && !boards.iter().any(folds)
}

/// How the boards are enlarged, as a style; none at their own size. They become smaller as long as they do not fit, and so
/// much larger again as they may with another `room`, or where other games are on the table: in between they would jump. Those
/// that fit in no size keep their own, and scroll.
#[hook]
pub fn use_fitted(
    root: &NodeRef,
    wanted: bool,
    room: (i64, i64),
    boards: usize,
    present: bool,
) -> Option<String> {
    let least = if present { 0 } else { LEAST };
    let table = (room, boards);
    let chosen = use_state_eq(|| (table, Some(SIZES[0])));
    let now = if chosen.0 == table { chosen.1 } else { Some(SIZES[0]) };
    let (root, set) = (root.clone(), chosen.setter());
    use_effect(move || {
        if let Some(now) = now.filter(|_| wanted) {
            after_paint(move || {
                let sums = root.cast::<Element>().and_then(|root| root.query_selector(".sums").ok()?);
                let fits = sums.and_then(|sums| Some(fitting(&root.cast()?, &sums, now, least)));
                fits.filter(|fits| *fits != Some(now)).into_iter().for_each(|size| set.set((table, size)));
            });
        }
    });
    style(now.filter(|_| wanted).unwrap_or(SIZES[0]))
}

/// The largest size up to `now`, but not below `least`, in which everything fits; none where there is none.
fn fitting(frame: &Element, sums: &Element, now: u32, least: u32) -> Option<u32> {
    let fits = || {
        let beyond =
            [frame.scroll_height() - frame.client_height(), frame.scroll_width() - frame.client_width()];
        beyond.into_iter().all(|beyond| beyond <= LITTLE)
    };
    if fits() {
        return Some(now);
    }
    let (before, down) = (sums.get_attribute("style").unwrap_or_default(), frame.scroll_top());
    // Fails only for names that are none.
    let put = |style: &str| drop(sums.set_attribute("style", style));
    let found = SIZES.into_iter().filter(|size| *size < now && *size >= least).find(|size| {
        put(&style(*size).unwrap_or_default());
        fits()
    });
    put(&before);
    frame.set_scroll_top(down);
    found
}

fn style(size: u32) -> Option<String> {
    (size < SIZES[0]).then(|| format!("--fitted:0.{size}"))
}
