//! Coins: what a move turns, what may be pointed at, and how heads are called.
use crate::tried::Tried;
use crate::walk::{MANY, positions};
use nimscope::core::{Coins, MoveView, PieceId, Scene, Words};
use std::collections::BTreeSet;

/// Larger boards are not gone through.
const SEEN: u64 = 300;

/// The board that a move is made on.
fn board<'s>(scene: &'s Scene, mv: &MoveView) -> Option<&'s Coins> {
    let place = mv.touches.first()?.place;
    // Coins that slide are not turned.
    let turns = |board: &&Coins| board.line == place && board.counts.is_empty();
    scene.coins().filter(turns).find(|board| size(board) <= SEEN)
}

fn size(board: &Coins) -> u64 {
    u64::from(board.rows) * u64::from(board.columns)
}

#[test]
fn coins_turn_where_they_are_touched_and_stay_elsewhere() {
    let mut seen = Tried::default();
    for game in positions() {
        let scene = game.scene();
        if scene.coins().any(|board| board.counts.is_empty()) {
            seen.meet(&*game);
        }
        for mv in game.moves(MANY).moves {
            let Some(before) = board(&scene, &mv) else { continue };
            let at = format!("{} {}", game.notation(), mv.notation);
            let after = game.play(&mv.notation).unwrap().scene();
            let after = board(&after, &mv).unwrap();
            let same = |board: &Coins| (board.rows, board.columns, board.origin, board.values.clone());
            assert_eq!(same(after), same(before), "{at}");
            let touched = |n| mv.touches.iter().any(|span| span.contains(before.coin(n)));
            for n in 1..=size(before) {
                assert_eq!(before.shows_heads(n) != after.shows_heads(n), touched(n), "{at}: coin {n}");
            }
            let last = (1..=size(before)).rev().find(|n| touched(*n)).unwrap();
            assert!(before.shows_heads(last), "{at}");
            assert!(mv.handles.iter().all(|piece| before.holds(*piece) && touched(piece.n)), "{at}");
            let turned =
                (1..=size(before)).filter(|n| touched(*n)).map(|n| before.label(n)).collect::<Vec<_>>();
            let lines =
                mv.phrase.short.here().starts_with("row") && mv.phrase.object.here().contains(" in row");
            assert!(lines || mv.phrase.object.here() == Words::pieces("coin", turned).here(), "{at}");
            seen.add(&*game);
        }
    }
    seen.enough(200);
}

#[test]
fn heads_are_groups_called_by_their_coins() {
    for game in positions() {
        for board in game.scene().coins() {
            let at = game.notation();
            assert!(board.heads.is_sorted_by(|a, b| a < b), "{at}");
            assert!(board.heads.iter().all(|n| board.holds(board.coin(*n))), "{at}");
            assert!(board.values.is_empty() || board.values.len() as u64 == size(board), "{at}");
            if board.rows == 1 {
                let numbers = board.heads.iter().map(|n| board.number(*n).to_string());
                assert!(numbers.eq(board.heads.iter().map(|n| board.label(*n))), "{at}");
            }
        }
    }
}

/// The pieces of moves that have all of these, without them.
fn around(moves: &[MoveView], picked: &[PieceId]) -> BTreeSet<PieceId> {
    let has = |mv: &&MoveView| picked.iter().all(|piece| mv.handles.contains(piece));
    let all = moves.iter().filter(has).flat_map(|mv| mv.handles.iter().copied());
    all.filter(|piece| !picked.contains(piece)).collect()
}

/// Where several coins slide, each is picked with its square before the next; squares may be picked more than once.
fn assert_leads_on(
    open: &dyn Fn(&[PieceId]) -> BTreeSet<PieceId>,
    moves: &[MoveView],
    mv: &MoveView,
    at: &str,
) {
    let count = |all: &[PieceId], piece: &PieceId| all.iter().filter(|own| *own == piece).count();
    for picked in (0..=mv.handles.len()).map(|count| &mv.handles[..count]) {
        let next = open(picked);
        let more = mv.handles.get(picked.len());
        assert!(more.is_none_or(|piece| next.contains(piece)), "{at} {picked:?}");
        for piece in next {
            let all = [picked, &[piece]].concat();
            let has = |mv: &MoveView| all.iter().all(|piece| count(&all, piece) <= count(&mv.handles, piece));
            assert!(moves.iter().any(has), "{at} {all:?} leads to no move");
        }
    }
}

/// Coins that are picked one by one stay open as long as they can become a legal move, and no longer.
#[test]
fn coins_are_open_while_a_move_has_them() {
    let mut seen = Tried::default();
    for game in positions() {
        let listed = game.moves(MANY);
        let scene = game.scene();
        // On a board the coins pointed at name rows and columns; there several selections mean one move.
        if listed.cut() || scene.coins().next().is_none() || scene.coins().any(|board| board.rows > 1) {
            continue;
        }
        seen.meet(&*game);
        let coin =
            |mv: &MoveView| scene.coins().any(|board| mv.handles.iter().all(|piece| board.holds(*piece)));
        let moves: Vec<MoveView> = listed.moves.into_iter().filter(coin).collect();
        let open = |picked: &[PieceId]| game.open(picked).into_iter().collect::<BTreeSet<_>>();
        assert_eq!(open(&[]), around(&moves, &[]), "{}", game.notation());
        let several = scene.coins().any(|board| board.slides > 1);
        for mv in moves.iter().rev().take(4) {
            if several {
                assert_leads_on(&open, &moves, mv, &game.notation());
                seen.add(&*game);
                continue;
            }
            for count in 1..=mv.handles.len() {
                let picked = &mv.handles[..count];
                assert_eq!(open(picked), around(&moves, picked), "{} {picked:?}", game.notation());
                seen.add(&*game);
            }
        }
    }
    seen.enough(200);
}
