//! Pieces that are picked one by one: what a move turns, which pieces may be picked, and how pieces are named.
use crate::tried::Tried;
use crate::walk::{MANY, positions};
use nimscope::core::{Layout, MoveView, PieceId, Place, Plane, Scene, Words};
use std::collections::BTreeSet;

/// Boards with more coins than this are skipped.
const SEEN: u64 = 300;

/// A board of pieces that are turned, in rows and columns or on a line.
#[derive(PartialEq)]
struct Turned {
    line: Place,
    /// What no move changes: the shape of the board, and the names and values of its pieces.
    same: String,
    /// The name of each piece.
    names: Vec<String>,
    heads: BTreeSet<u64>,
}

impl Turned {
    fn piece(&self, n: u64) -> PieceId {
        PieceId { place: self.line, n }
    }
    fn all(&self) -> std::ops::RangeInclusive<u64> {
        1..=self.names.len() as u64
    }
}

/// Coins that slide are not turned.
fn is_turned(board: &Layout) -> bool {
    board.picks.is_some() && board.pieces.iter().all(|piece| piece.tokens.is_none())
}

fn turned(scene: &Scene) -> Vec<Turned> {
    let sheets = scene.coins().filter(|board| u64::from(board.rows) * u64::from(board.columns) <= SEEN);
    let sheets = sheets.map(|board| Turned {
        line: board.line,
        same: format!("{:?}", (board.rows, board.columns, board.origin, &board.values)),
        names: (1..=u64::from(board.rows) * u64::from(board.columns)).map(|n| board.label(n)).collect(),
        heads: board.heads.iter().copied().collect(),
    });
    let lines = scene.layouts().filter(|board| is_turned(board));
    let number = |board: &Layout, n: u64| (u64::from(board.number) + n - 1).to_string();
    let lines = lines.map(|board| Turned {
        line: board.line,
        same: format!(
            "{:?}",
            board.pieces.iter().map(|piece| (&piece.name, piece.value)).collect::<Vec<_>>()
        ),
        names: board.pieces.iter().map(|piece| number(board, piece.n)).collect(),
        heads: board.pieces.iter().filter(|piece| piece.group.is_some()).map(|piece| piece.n).collect(),
    });
    sheets.chain(lines).collect()
}

/// The board that a move is made on.
fn board(scene: &Scene, mv: &MoveView) -> Option<Turned> {
    let place = mv.touches.first()?.place;
    turned(scene).into_iter().find(|board| board.line == place)
}

#[test]
fn coins_turn_where_they_are_touched_and_stay_elsewhere() {
    let mut seen = Tried::default();
    for game in positions() {
        let scene = game.scene();
        if scene.coins().next().is_some() || scene.layouts().any(is_turned) {
            seen.meet(&*game);
        }
        for mv in game.moves(MANY).moves {
            let Some(before) = board(&scene, &mv) else { continue };
            let at = format!("{} {}", game.notation(), mv.notation);
            let after = game.play(&mv.notation).unwrap().scene();
            let after = board(&after, &mv).unwrap();
            assert_eq!((&after.same, &after.names), (&before.same, &before.names), "{at}");
            let touched = |n| mv.touches.iter().any(|span| span.contains(before.piece(n)));
            for n in before.all() {
                assert_eq!(
                    before.heads.contains(&n) != after.heads.contains(&n),
                    touched(n),
                    "{at}: coin {n}"
                );
            }
            let last = before.all().rev().find(|n| touched(*n)).unwrap();
            assert!(before.heads.contains(&last), "{at}");
            let own = |piece: &PieceId| piece.place == before.line && before.all().contains(&piece.n);
            assert!(mv.handles.iter().all(|piece| own(piece) && touched(piece.n)), "{at}");
            let turned = before.all().filter(|n| touched(*n)).map(|n| before.names[n as usize - 1].clone());
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
        let scene = game.scene();
        let at = game.notation();
        for board in scene.coins() {
            assert!(board.heads.is_sorted_by(|a, b| a < b), "{at}");
            assert!(board.heads.iter().all(|n| board.holds(board.coin(*n))), "{at}");
            let size = u64::from(board.rows) * u64::from(board.columns);
            assert!(board.values.is_empty() || board.values.len() as u64 == size, "{at}");
        }
        for board in scene.layouts().filter(|board| board.apart) {
            let groups = board.pieces.iter().filter_map(|piece| Some((board.group(piece)?, piece)));
            let groups: Vec<_> = groups.collect();
            assert_eq!(Plane::groups(board).len(), groups.len(), "{at}");
            for (place, piece) in groups {
                assert_eq!((u64::from(place.group) + 1, place.part), (piece.n, board.line.part), "{at}");
                assert!(piece.name.ends_with(&format!(" {}", piece.group.unwrap())), "{at} {}", piece.name);
            }
        }
    }
}

/// The pieces of the moves that contain all picked pieces, without these.
fn around(moves: &[MoveView], picked: &[PieceId]) -> BTreeSet<PieceId> {
    let has = |mv: &&MoveView| picked.iter().all(|piece| mv.handles.contains(piece));
    let all = moves.iter().filter(has).flat_map(|mv| mv.handles.iter().copied());
    all.filter(|piece| !picked.contains(piece)).collect()
}

/// Where several coins slide, each is picked with its square before the next one; squares may be picked more than once.
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

/// A coin can be picked exactly as long as the picked coins with it are part of a legal move.
#[test]
fn coins_are_open_while_a_move_has_them() {
    let mut seen = Tried::default();
    for game in positions() {
        let listed = game.moves(MANY);
        let scene = game.scene();
        // On boards in rows and columns coins are picked for rows and columns, and several selections mean one move.
        let picks = |board: &&Layout| board.picks.is_some();
        if listed.is_truncated()
            || scene.coins().next().is_some()
            || !scene.layouts().any(|board| picks(&board))
        {
            continue;
        }
        // Unfolded boards have few legal moves: the law is checked for them, but not counted.
        let counted = scene.layouts().any(|board| board.fold.is_some());
        if counted {
            seen.meet(&*game);
        }
        let coin = |mv: &MoveView| {
            scene.layouts().filter(picks).any(|board| mv.handles.iter().all(|piece| board.holds(*piece)))
        };
        let moves: Vec<MoveView> = listed.moves.into_iter().filter(coin).collect();
        let open = |picked: &[PieceId]| game.next_picks(picked).into_iter().collect::<BTreeSet<_>>();
        assert_eq!(open(&[]), around(&moves, &[]), "{}", game.notation());
        let several = scene.layouts().any(|board| board.slides() > 1);
        for mv in moves.iter().rev().take(4) {
            if several {
                assert_leads_on(&open, &moves, mv, &game.notation());
                seen.add(&*game);
                continue;
            }
            for count in 1..=mv.handles.len() {
                let picked = &mv.handles[..count];
                assert_eq!(open(picked), around(&moves, picked), "{} {picked:?}", game.notation());
                if counted {
                    seen.add(&*game);
                }
            }
        }
    }
    seen.enough(200);
}
