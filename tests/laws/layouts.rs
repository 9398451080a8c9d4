//! Boards that define their own layout.
use crate::tried::Tried;
use crate::walk::{MANY, positions};
use nimscope::core::{Layout, PieceId, Scene};
use std::collections::HashSet;

fn board(scene: &Scene, piece: PieceId) -> Option<&Layout> {
    scene.layouts().find(|board| board.line == piece.place)
}

#[test]
fn pieces_begin_moves_change_by_them_and_keep_their_numbers() {
    let mut seen = Tried::default();
    for game in positions() {
        let scene = game.scene();
        for own in scene.layouts() {
            seen.meet(&*game);
            let at = game.notation();
            let numbers: HashSet<u64> = own.pieces.iter().map(|piece| piece.n).collect();
            assert_eq!(numbers.len(), own.pieces.len(), "{at}: two pieces share their `n`");
            let [width, height] = own.size.map(|side| side as i32);
            for piece in &own.pieces {
                let [x, y, wide, high] = piece.at;
                assert!(!piece.name.is_empty(), "{at}: piece {} has no name", piece.n);
                let what = format!("{at}: {}, {:?}", piece.name, piece.at);
                let inside = x >= 0 && y >= 0 && x + wide <= width && y + high <= height;
                assert!(inside, "{what} leaves the board of {width} by {height}");
                assert!(wide >= 44 && high >= 44, "{what} is smaller than 44 by 44");
                let selects = game.select(&[own.piece(piece.n)]).is_some();
                assert_eq!(selects, piece.moves, "{what}: whether pointing is a move, and `Piece::moves`");
            }
        }
        for mv in game.moves(MANY).moves {
            let Some(before) = board(&scene, mv.handles[0]) else { continue };
            let after = game.play(&mv.notation).unwrap().scene();
            let after = board(&after, mv.handles[0]).unwrap().clone();
            for piece in &before.pieces {
                let goes = mv.touches.iter().any(|span| span.contains(before.piece(piece.n)));
                let same = after.pieces.iter().find(|own| own.n == piece.n);
                let changed =
                    same.is_none_or(|same| (&same.look, &same.label) != (&piece.look, &piece.label));
                let stays = same.is_some();
                let wrong = if goes { "is touched and looks as before" } else { "is not touched and gone" };
                let at = game.notation();
                assert!(if goes { changed } else { stays }, "{at} {}: {} {wrong}", mv.notation, piece.name);
            }
            seen.add(&*game);
        }
    }
    seen.enough(50);
}

#[test]
fn arrows_reach_every_piece() {
    for game in positions() {
        for board in game.scene().layouts() {
            let mut reached: Vec<u64> = board.pieces.first().map(|piece| piece.n).into_iter().collect();
            let mut at = 0;
            while at < reached.len() {
                for way in [[1, 0], [-1, 0], [0, 1], [0, -1]] {
                    let next = board.nearest(reached[at], way);
                    reached.extend(next.filter(|next| !reached.contains(next)));
                }
                at += 1;
            }
            assert_eq!(reached.len(), board.pieces.len(), "{}", game.notation());
        }
    }
}
