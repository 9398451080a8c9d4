//! Pieces on lines: which pieces are selected, which fall, which stay.
use crate::tried::Tried;
use crate::walk::{MANY, opened, positions};
use nimscope::core::{Layout, MoveView, Scene, Strip};
use std::collections::HashSet;

/// Lines longer than this are skipped.
const WALKED: u64 = 200;

/// The lines on all boards, each with its board.
fn lines(scene: &Scene) -> impl Iterator<Item = (&Layout, &Strip)> {
    scene.layouts().filter_map(|board| Some((board, board.strip.as_deref()?)))
}

/// The line that a move is made on.
fn line<'s>(scene: &'s Scene, mv: &MoveView) -> Option<(&'s Layout, &'s Strip)> {
    let home = mv.handles[0].place.home();
    lines(scene).find(|(board, strip)| board.line == home && strip.len <= WALKED)
}

fn standing(strip: &Strip) -> Vec<u64> {
    (1..=strip.len).filter(|n| strip.stretch_of(*n).is_some()).collect()
}

#[test]
fn cells_fall_where_they_are_touched_and_stay_elsewhere() {
    let mut seen = Tried::default();
    for game in positions() {
        let scene = game.scene();
        if lines(&scene).next().is_some() {
            seen.meet(&*game);
        }
        for mv in game.moves(MANY).moves {
            let Some((board, before)) = line(&scene, &mv) else { continue };
            let from = mv.handles[0].n;
            let to = from + u64::from(mv.handles[0].place.is_gaps());
            let at = format!("{} {}", game.notation(), mv.notation);
            let [span] = mv.touches[..] else { panic!("{at}") };
            assert!(span.place == board.line && span.from <= from && to <= span.to, "{at}");
            let after = game.play(&mv.notation).unwrap().scene();
            let (_, after) = line(&after, &mv).unwrap();
            let stay: Vec<u64> =
                standing(before).into_iter().filter(|n| !(span.from..=span.to).contains(n)).collect();
            assert_eq!((standing(after), after.len), (stay, before.len), "{at}");
            assert!(
                before
                    .stretches
                    .iter()
                    .any(|row| row.place == mv.groups[0] && row.from <= from && to <= row.to)
            );
            assert!(before.marks.iter().all(|mark| after.marks.contains(mark)), "{at}");
            seen.add(&*game);
        }
    }
    seen.enough(200);
}

#[test]
fn what_becomes_of_a_line_at_the_limits_opens_again() {
    let rows = format!("dawson/{}9", "8.".repeat(999));
    let gone = format!("dawson/{}9", ".".repeat(9_999));
    for notation in [rows, gone] {
        let game = opened(&notation);
        let count = |scene: &Scene| lines(scene).map(|(_, strip)| strip.stretches.len()).sum::<usize>();
        let before = count(&game.scene());
        let mut most = before;
        for mv in game.moves(MANY).moves {
            let after = game.play(&mv.notation).unwrap();
            let again = opened(&after.notation());
            assert_eq!(again.key(), after.key());
            most = most.max(count(&again.scene()));
        }
        assert!(most > before, "no row is broken");
    }
}

#[test]
fn lines_say_what_may_be_pointed_at() {
    for game in positions() {
        let scene = game.scene();
        let listed = game.moves(MANY);
        if listed.is_truncated() {
            continue;
        }
        let handles: HashSet<_> = listed.moves.iter().flat_map(|mv| &mv.handles).copied().collect();
        for (board, strip) in lines(&scene).filter(|(_, strip)| strip.len <= WALKED) {
            for gap in [false, true] {
                for n in 0..=strip.len + 1 {
                    let piece = board.on_strip(n, gap);
                    assert_eq!(board.holds(piece), handles.contains(&piece), "{} {piece:?}", game.notation());
                }
            }
        }
    }
}
