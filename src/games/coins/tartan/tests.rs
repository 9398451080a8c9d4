//! Playing on boards of coins.
use super::TurningBoard;
use crate::core::{
    Block, Budget, Convention, Game, MoveList, MoveView, Nimber,
    play::{self, OpenError},
    scene::PieceId,
};
use std::rc::Rc;

fn game(id: &str, params: &str, board: &str) -> Rc<dyn Game> {
    match play::open::<TurningBoard>(id, params, board) {
        Ok(position) => position,
        Err(OpenError::Params(error) | OpenError::Position(error)) => {
            panic!("{id}:{params}/{board}: {error}")
        }
    }
}

fn wins(game: &dyn Game) -> Vec<String> {
    let found = game.moves_to(Nimber(0), 1000, &mut Budget::new(1000)).unwrap_or(MoveList::none());
    assert_eq!(found.total, found.moves.len() as u64);
    found.moves.iter().map(|mv: &MoveView| mv.notation.clone()).collect()
}

/// How this move wins; empty where that is not told.
fn told(game: &dyn Game, mv: &str) -> String {
    let text = |block: Block| match block {
        Block::Text { text } | Block::Result { text, .. } => text,
        _ => String::new(),
    };
    let total = game.value(&mut Budget::new(1000)).expect("a product has a value");
    let why = game.why_move(mv.into(), total).unwrap_or_default();
    why.blocks.into_iter().map(text).collect::<Vec<_>>().join("\n")
}

#[test]
fn what_ferguson_prints() {
    for (id, board, value, winning) in [
        ("acrostic-twins", "5x5:1,3+3,2+4,4", 3, vec!["1x0.3", "0.3x2", "3x1.2"]),
        ("turning-corners", "5x5:1,3+3,2+4,4", 4, vec!["3.4x3.4"]),
        ("turning-turtles-squared", "5x5:2,4+4,3+5,5", 3, vec!["2.5x3.5", "3.5x2.5"]),
        ("rugs", "5x5:2,4+4,3+5,5", 13, vec!["1.2x1-4", "1-4x2.3", "1-5x4.5", "4.5x1-5"]),
        ("subtraction-ruler", "100x100:4,1+100,100", 5, vec!["98.100x97-100"]),
        ("mock-turtles-squared", "5x6:1,2+5,6", 11, vec![]),
    ] {
        let game = game(id, "", board);
        assert_eq!(game.value(&mut Budget::new(1000)).ok(), Some(Nimber(value)), "{id}");
        let mut found = wins(&*game);
        found.sort();
        let mut winning = winning;
        winning.sort_unstable();
        if winning.is_empty() {
            assert!(found.contains(&"1.2.5x2.5.6".to_string()), "{id}");
        } else {
            assert_eq!(found, winning, "{id}");
        }
    }
}

#[test]
fn a_winning_move_is_explained_in_three_steps() {
    let game = game("mock-turtles-squared", "", "5x6:1,2+5,6");
    let said = told(&*game, "1.2.5x2.5.6");
    assert!(
        said.contains("The nim-sum is 11. It becomes 0 if the value *v* = 9 of (5,6) is replaced with"),
        "{said}"
    );
    assert!(said.contains("(*v*₁, *v*₂) = (8, 11)"), "{said}");
    let text = format!("{:?}", game.why(1, Convention::Normal));
    assert!(text.contains("8 ⊗ 11 = 8 ⊗ (8 ⊕ 2 ⊕ 1)"), "{text}");
    // Each winning move has its own steps, and a losing one has none.
    for mv in wins(&*game) {
        assert!(told(&*game, &mv).contains("(1) A move in Turning Corners"), "{mv}");
    }
    assert_eq!(told(&*game, "5x6"), "");
    assert_eq!(told(&*super::tests::game("rugs", "", "2x2:1,2+2,1"), "1x1.2"), "");
    let large = told(&*super::tests::game("subtraction-ruler", "", "100x100:4,1+100,100"), "98.100x97-100");
    assert!(large.contains("turn rows 98 and 100.") && large.contains("turn columns 97–100."), "{large}");
}

#[test]
fn moves_and_pointing_agree() {
    for (id, params) in [
        ("acrostic-twins", ""),
        ("turning-corners", ""),
        ("rugs", ""),
        ("mock-turtles-ruler", ""),
        ("tartan", "1+Sx2-3,6C"),
        ("tartan", "3Ex1-2D(1,3)"),
    ] {
        let game = game(id, params, "TTHT.TTTT.HTTH.TTHT");
        let found = game.moves(1000);
        assert_eq!(found.total, found.moves.len() as u64);
        for mv in &found.moves {
            assert_eq!(game.read_move(&mv.notation).as_ref(), Ok(mv));
            let back: Vec<PieceId> = mv.handles.iter().rev().copied().collect();
            assert_eq!(game.select(&back).as_ref(), Some(mv));
            // Each coin pointed at is open while the others are picked.
            let Some((last, others)) = mv.handles.split_last() else { continue };
            assert!(game.next_picks(others).contains(last), "{id}:{params} {}", mv.notation);
            let touched: u64 = mv.touches.iter().map(|span| span.to - span.from + 1).sum();
            let coins = game.scene().coins().map(|board| board.block(&mv.handles).len()).sum::<usize>();
            assert_eq!(touched, coins as u64);
        }
        let parts = game.parts(&mut Budget::new(1000));
        for (part, own) in parts.iter().enumerate() {
            assert_eq!(
                game.value_by_definition(part, &mut Budget::new(300_000)).ok(),
                own.value,
                "{id}:{params}"
            );
        }
    }
}

#[test]
fn a_bewildering_number_of_moves_is_counted() {
    // Motley on both sides: any rows by any columns.
    let game = game("tartan", "1+x1+", "30x30:30,30");
    assert_eq!(game.move_count(), 1 << 58);
    assert_eq!(game.moves(5).moves.len(), 5);
    assert!(game.moves_to(Nimber(0), 5, &mut Budget::new(1000)).is_err());
    assert!(!game.why(0, Convention::Normal).blocks.is_empty());
}
