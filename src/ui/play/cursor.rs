//! Where the keyboard is on the boards: at a token, or at a gap between two.
use super::{keyboard, session::Session};
use crate::core::{PieceId, Place, Scene, Stack};
use crate::ui::after_paint::after_paint;
use crate::ui::boards::{BoardEvent, piece_of};

/// Focuses a token or a gap; where its page is not shown it is pointed at, which turns to that page, and focused then.
fn reach(session: &Session, piece: PieceId) -> bool {
    if focus(piece) {
        return true;
    }
    session.on_board(&BoardEvent::Focus(piece));
    focus_later(piece);
    true
}

/// Focuses a token or a gap once its page is shown.
pub fn focus_later(piece: PieceId) {
    after_paint(move || {
        focus(piece);
    });
}

/// Focuses a token or a gap; a field where the stack is drawn as a number.
pub fn focus(piece: PieceId) -> bool {
    let Place { part, group } = piece.place;
    let home = piece.place.home().group;
    keyboard::focus(&format!("[data-piece=\"{part}.{group}.{}\"]", piece.n))
        || keyboard::focus(&format!("[data-place=\"{part}.{home}\"] input"))
}

pub fn choose(session: &Session, wanted: impl Fn(&Stack) -> bool) -> bool {
    let scene = session.position().scene();
    let stack = scene.stacks().find(|stack| wanted(stack) && stack.moves());
    stack.is_some_and(|stack| reach(session, near(stack, stack.height(), false)))
}

/// The token nearest to a level that can be pointed at, or the gap nearest to the one below it; the other kind where
/// the stack has none of this one.
fn near(stack: &Stack, level: u64, gap: bool) -> PieceId {
    let cut = stack.cuts().iter().min_by_key(|cut| (cut.below + 1).abs_diff(level));
    match cut {
        Some(cut) if gap || stack.reach == 0 => PieceId { place: stack.place.gaps(), n: cut.below },
        _ => {
            let count = (stack.height() + 1).saturating_sub(level);
            PieceId { place: stack.place, n: stack.height() + 1 - stack.next(count, 1) }
        }
    }
}

/// The stack and the token or gap that the keyboard is at.
fn here(scene: &Scene) -> Option<(&Stack, PieceId)> {
    let piece = piece_of(&gloo::utils::document().active_element()?)?;
    Some((scene.stacks().find(|stack| stack.place == piece.place.home())?, piece))
}

/// The level of a token; that over a gap.
fn level(piece: PieceId) -> u64 {
    if piece.place.is_gaps() { piece.n + 1 } else { piece.n }
}

pub fn sideways(session: &Session, step: i32) -> bool {
    let scene = session.position().scene();
    let stacks: Vec<&Stack> = scene.stacks().filter(|stack| stack.moves()).collect();
    if stacks.is_empty() {
        return false;
    }
    let here = here(&scene);
    let index = here.and_then(|(stack, _)| stacks.iter().position(|other| other.place == stack.place));
    let next = match index {
        Some(index) => (index as i32 + step).rem_euclid(stacks.len() as i32) as usize,
        None if step > 0 => 0,
        None => stacks.len() - 1,
    };
    let stack = stacks[next];
    // As many from the top as before.
    let depth = here.map_or(0, |(stack, piece)| stack.height().saturating_sub(level(piece)));
    let gap = here.is_some_and(|(_, piece)| piece.place.is_gaps());
    reach(session, near(stack, stack.height().saturating_sub(depth), gap))
}

pub fn upright(session: &Session, step: i32) -> bool {
    let scene = session.position().scene();
    let Some((stack, piece)) = here(&scene) else {
        return choose(session, |_| true);
    };
    if piece.place.is_gaps() {
        let mut gaps = stack.cuts().iter().map(|cut| cut.below);
        let next = if step > 0 { gaps.find(|n| *n > piece.n) } else { gaps.rfind(|n| *n < piece.n) };
        return focus(PieceId { n: next.unwrap_or(piece.n), ..piece });
    }
    let count = (stack.height() + 1).saturating_sub(piece.n);
    let next = stack.next(count.saturating_add_signed(-i64::from(step)), -i64::from(step));
    focus(PieceId { n: stack.height() + 1 - next, ..piece })
}

/// From a token to the gap below it, and back.
pub fn change(session: &Session) -> bool {
    let scene = session.position().scene();
    match here(&scene) {
        Some((stack, piece)) => focus(near(stack, level(piece), !piece.place.is_gaps())),
        None => {
            let first = scene.stacks().find(|stack| !stack.cuts().is_empty());
            first.is_some_and(|stack| reach(session, near(stack, stack.height(), true)))
        }
    }
}
