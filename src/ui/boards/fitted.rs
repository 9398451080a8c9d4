//! The boards of a sum drawn smaller where they do not fit beside and below each other otherwise.
use crate::core::Board;
use crate::ui::after_paint::after_paint;
use web_sys::Element;
use yew::prelude::*;

/// The sizes that are tried, in percent, the largest first. Below `LEAST` boards are hard to read; before a class that
/// is better than a game out of sight, so there the smaller sizes are tried, too.
const SIZES: [u32; 6] = [100, 90, 81, 73, 66, 59];
const LEAST: u32 = 73;
/// So few pixels beyond the frame count as nothing hidden.
const LITTLE: i32 = 12;

/// Whether so many boards are shown to a class in one row, where they are larger than in two. Folded lines are too wide
/// for that.
pub fn in_row(boards: &[Board]) -> bool {
    let folds = |board: &Board| matches!(board, Board::Layout(board) if board.strip.is_none() && board.fold.is_some());
    matches!(boards.len(), 4 | 5) && !boards.iter().any(folds)
}

/// The scale of the boards, as a style; none at full size. The boards shrink until they fit. They grow again only with
/// another `room` or another number of boards on the table: otherwise they would jump. Boards that fit at no size stay
/// at full size, and scroll.
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
    // Fails only for an invalid attribute name.
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
