//! Moves in hand.
use super::{Searchable, open};
use crate::core::{
    Game, NotationError, PieceId, TypedMove,
    card::Card,
    extras::Edit,
    moves::{MoveList, MoveView},
    outcome::Convention,
    ruleset::{Ruleset, Valued},
    scene::{Board, SumContext},
    sequence::{SequenceOf, Starter},
    solver::Key,
    sum::SumOf,
    why::Why,
};
use crate::games::{
    nim::Nim,
    stacks::{heaps::Heaps, takes::Takes},
};
use std::rc::Rc;

/// Nim, but no move of it can be read.
#[derive(Clone)]
struct Unread;

impl Ruleset for Unread {
    type Position = Heaps;
    type Move = Takes;
    type Theory = Valued;
    const CARDS: &[Card] = Nim::CARDS;

    fn with_params(_: &str, _: &str) -> Result<Self, NotationError> {
        Ok(Self)
    }
    fn read(&self, text: &str) -> Result<Heaps, NotationError> {
        Nim.read(text)
    }
    fn allows(&self, position: &Heaps, mv: &Takes) -> bool {
        Nim.allows(position, mv)
    }
    fn moves(&self, position: &Heaps, limit: usize) -> MoveList<Takes> {
        Nim.moves(position, limit)
    }
    fn option(&self, position: &Heaps, mv: &Takes) -> Heaps {
        Nim.option(position, mv)
    }
    fn read_move(&self, _: &str) -> Result<Takes, NotationError> {
        Err(NotationError::syntax(0, "nothing"))
    }
    fn board(&self, position: &Heaps, seat: SumContext) -> Board {
        Nim.board(position, seat)
    }
    fn view(&self, position: &Heaps, mv: &Takes) -> MoveView {
        Nim.view(position, mv)
    }
    fn move_from_pieces(&self, position: &Heaps, handles: &[PieceId]) -> Option<Takes> {
        Nim.move_from_pieces(position, handles)
    }
    fn text(&self, position: &Heaps) -> String {
        Nim.text(position)
    }
    fn key(&self, position: &Heaps) -> Key {
        Nim.key(position)
    }
    fn from_key(&self, key: &[u64]) -> Heaps {
        Nim.from_key(key)
    }
    fn why(&self, position: &Heaps, part: usize, convention: Convention, seat: SumContext) -> Why {
        Nim.why(position, part, convention, seat)
    }
    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Heaps {
        Nim.random(rng, size)
    }
    fn edit(&self, position: &Heaps, edit: &Edit) -> Result<(Self, Heaps), NotationError> {
        Nim.edit(position, edit).map(|(_, position)| (Self, position))
    }
}

fn opened<R: Ruleset<Theory: Searchable<R>>>(text: &str) -> Rc<dyn Game> {
    open::<R>("nim", "", text).ok().unwrap()
}

/// Where a move leads that is made by its notation alone.
fn by_notation(game: &dyn Game, mv: &MoveView) -> Option<String> {
    let bare = MoveView { typed: TypedMove::default(), ..mv.clone() };
    game.make(&bare).ok().map(|after| after.notation())
}

#[test]
fn a_move_in_hand_is_not_read() {
    for game in [opened::<Unread>("3+5"), SumOf::of(vec![opened::<Nim>("2"), opened::<Unread>("3+5")])] {
        let last = game.moves(99).moves.pop().unwrap();
        let pointed = game.select(&last.handles).unwrap();
        let at = game.moves_to(crate::core::Nimber(0), 9, &mut crate::core::Budget::new(1000)).unwrap();
        for mv in [&last, &pointed, &at.moves[0]] {
            assert!(game.make(mv).is_ok() && game.play(&mv.notation).is_err(), "{mv:?}");
            assert_eq!(by_notation(&*game, mv), None);
        }
    }
}

#[test]
fn a_move_in_hand_counts_where_it_is_called_so() {
    let (small, large) = (opened::<Nim>("2+9"), opened::<Nim>("3+5"));
    // Of another position, but legal here; and not legal here.
    let [lesser, greater] = ["1-2", "1-3"].map(|mv| large.read_move(mv).unwrap());
    assert_eq!(small.make(&lesser).unwrap().notation(), "nim/0+9");
    assert!(small.make(&greater).is_err());
    // Under another name it is another move.
    let renamed = MoveView { notation: "2-4".into(), ..greater };
    assert_eq!(small.make(&renamed).unwrap().notation(), "nim/2+5");
    // A summand knows its own name of a move alone.
    let sum = SumOf::of(vec![opened::<Nim>("3"), opened::<Nim>("2+9")]);
    let lifted = sum.read_move("2:2-4").unwrap();
    assert_eq!(sum.make(&lifted).unwrap().notation(), "nim/3&nim/2+5");
    assert!(small.make(&lifted).is_err());
}

#[test]
fn a_sequence_makes_the_move_of_the_game_in_play() {
    let games = vec![opened::<Nim>("0"), opened::<Unread>("3+5"), opened::<Nim>("1")];
    let (unread, read) =
        (SequenceOf::of(games, vec![Starter::Loser; 2]), crate::games::open("nim/0|nim/3+5|nim/1").unwrap());
    let last = unread.moves(99).moves.pop().unwrap();
    let pointed = unread.select(&last.handles).unwrap();
    for mv in [&last, &pointed] {
        // It is a move on the second board, and the second game knows it.
        assert_eq!(mv.handles[0].place.part, 1);
        assert!(unread.play(&mv.notation).is_err());
        let after = unread.make(mv).unwrap().notation();
        assert_eq!(after, read.play(&mv.notation).unwrap().notation());
        assert_eq!(after, read.make(mv).unwrap().notation());
    }
}

#[test]
fn a_move_in_hand_is_not_seen() {
    let mv = opened::<Nim>("3+5").read_move("2-4").unwrap();
    let bare = MoveView { typed: TypedMove::default(), ..mv.clone() };
    assert_eq!(mv, bare);
    assert!(format!("{mv:?}").ends_with("typed: here }") && format!("{bare:?}").ends_with("typed: none }"));
}
