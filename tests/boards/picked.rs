//! Pieces that are picked one by one from a line: their labels and marks, the effect of a move on them, and the folding
//! of the line.
use crate::draw::*;
use nimscope::core::{Game, PieceId, Place};
use nimscope::games::open;
use nimscope::ui::boards::{BoardsProps, picture_markup, thumb_markup};
use std::rc::Rc;

fn game(notation: &str) -> Rc<dyn Game> {
    open(notation).expect(notation)
}

fn picking(game: &dyn Game, picked: &[u64]) -> BoardsProps {
    let picked: Vec<PieceId> = picked.iter().map(|n| PieceId { place: Place::default(), n: *n }).collect();
    let mut props = full(game);
    props.open = Rc::new(game.next_picks(&picked));
    props.picked = Rc::new(picked);
    props
}

#[test]
fn each_piece_says_how_it_is_and_whether_it_is_picked() {
    let game = game("mock-turtles/TTHTHHTTH");
    let drawn = html(picking(&*game, &[]));
    assert!(drawn.contains(r#"aria-label="Coin 8, heads, value 16, last of a winning move""#), "{drawn}");
    assert!(drawn.contains(r#"aria-label="Coin 0, tails, value 1""#));
    assert!(drawn.contains(r#"aria-label="9 coins, 4 heads""#));
    assert_eq!((times(&drawn, "coin heads"), times(&drawn, "coin tails"), times(&drawn, " shut")), (4, 5, 0));
    assert_eq!((times(&drawn, ">H</text>"), times(&drawn, ">T</text>")), (4, 5));
    // No move turns more than three.
    let drawn = html(picking(&*game, &[2, 5, 6]));
    assert!(drawn.contains(r#"aria-label="Coin 1, tails, value 2, picked""#), "{drawn}");
    assert_eq!((times(&drawn, r#"class="take""#), times(&drawn, " shut")), (3, 6));
    assert_eq!((times(&drawn, r#"aria-pressed="true""#), times(&drawn, r#"class="cap-outline""#)), (3, 3));
    // Without a move in preview no tags show what a move would do to the pieces.
    assert_eq!(times(&drawn, r#"class="tag""#), 0);
}

#[test]
fn tags_say_what_becomes_of_pieces() {
    let tags = |notation: &str, mv: &str| {
        let game = game(notation);
        let mut props = full(&*game);
        props.preview = Some(Rc::new(preview(&*game, mv, Some(true))));
        let drawn = html(props);
        let tags = drawn.split(r#"class="tag""#).skip(1).filter_map(|tag| {
            let (_, rest) = tag.split_once("<text")?;
            Some(rest.split_once('>')?.1.split_once('<')?.0.to_string())
        });
        tags.collect::<Vec<_>>()
    };
    assert_eq!(tags("mock-turtles/TTHTHHTTH", "3.8"), ["H", "T"]);
    assert_eq!(tags("nimble/..1..1.2", "5-2"), ["+", "−"]);
    // Two coins that move together, and one that moves to a place which another coin leaves.
    assert_eq!(tags("moore-nimble:2/..1..1.2", "7-2.7-2"), ["+2", "−2"]);
    assert_eq!(tags("moore-nimble:2/..1..1.2", "5-2.7-5"), ["+", "±", "−"]);
}

#[test]
fn squares_hold_several_or_none() {
    let drawn = html(full(&*game("nimble/..1..1.2.")));
    assert!(drawn.contains(r#"aria-label="Square 7, 2 coins, value 7"#), "{drawn}");
    assert!(drawn.contains(r#"aria-label="Square 8, empty, value 8""#), "{drawn}");
    assert!(drawn.contains(r#"aria-label="9 squares, 4 coins""#), "{drawn}");
    assert_eq!((times(&drawn, "coin heads"), times(&drawn, r#"class="row-cell""#)), (3, 9));
}

#[test]
fn what_has_changed_turns() {
    let mut props = full(&*game("twins/THTH"));
    props.before = Some(game("twins/HHTT").scene());
    assert_eq!(times(&html(props), " turned"), 2);
}

#[test]
fn the_sum_stands_above_and_in_misere_play_nothing() {
    let game = game("twins/THTH");
    assert_eq!(times(&html(full(&*game)), "line-total"), 1);
    let mut props = full(&*game);
    props.parts = Rc::default();
    let drawn = html(props);
    assert_eq!((times(&drawn, "line-total"), times(&drawn, r#"class="board-number"#)), (0, 0));
}

#[test]
fn still_pictures_have_all_pieces() {
    let scene = game("ruler/THHT").scene();
    for picture in [picture_markup(&scene, ""), thumb_markup(&scene)] {
        assert_eq!((times(&picture, "coin heads"), times(&picture, "coin tails")), (2, 2), "{picture}");
    }
}
