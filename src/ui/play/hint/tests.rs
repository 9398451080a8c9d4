use super::*;
use crate::core::{ListLimits, analyse};
use crate::games::{Link, open};
use crate::ui::play::open_link;

fn of(notation: &str) -> Vec<Step> {
    let game = GameRef(open(notation).unwrap());
    let lists = ListLimits { winning: 10, replies: 10 };
    let analysis = analyse(&*game, Convention::Normal, lists, &mut Budget::new(100_000));
    let hardest_move = choose(&*game, Convention::Normal, Opponent::Perfect, 0, &mut Budget::new(100_000));
    steps(&*game, &analysis, hardest_move.as_ref())
}

#[test]
fn a_won_position_is_told_in_four_steps() {
    let [Step::Won, Step::Where(parts), Step::Move(mv), Step::Why] = &of("nim/1+3")[..] else {
        panic!("{:?}", of("nim/1+3"))
    };
    assert_eq!((parts.as_slice(), mv.notation.as_str()), (&["pile 2".to_string()][..], "2-2"));
    // A single part is not named: the hint gives the side of its board.
    for (notation, place) in [
        ("kayles/5", "the middle of the board"),
        ("chomp/8+8+8+8", "the middle of the board"),
        ("wythoff-queen/5.8", "the bottom of the board"),
        ("turning-corners/5x5:4,4", "the bottom right of the board"),
        // Two heaps that are no sum are named.
        ("wythoff/3+4", "both heaps"),
        ("wythoff/1+4", "heap 2"),
        // Heads are parts of their own: the head that the move turns is named.
        ("mock-turtles/HHHHTH", "coin 5"),
        // Coin 3, which the move also turns, shows tails and has value 0.
        ("mock-turtles/HHHTHTT", "coin 4"),
    ] {
        let steps = of(notation);
        let [Step::Won, Step::Where(places), Step::Move(_), Step::Why] = &steps[..] else {
            panic!("{steps:?}")
        };
        assert_eq!(places, &[place]);
    }
    // A line of coins has no sides, since it is folded where it is long.
    assert!(matches!(of("ruler/TTTTTTH")[..], [Step::Won, Step::Count(1, 7), Step::Move(_), Step::Why]));
}

#[test]
fn a_puzzle_does_not_say_a_second_time_that_it_is_won() {
    let told = |asks, hint| {
        let link = Link { asks, ..Link::new("nim/1+3") };
        let game = open_link(&link, 1).unwrap();
        let lists = ListLimits { winning: 10, replies: 10 };
        let analysis = analyse(&**game.position(), Convention::Normal, lists, &mut Budget::new(100_000));
        super::of(&game, game.position(), &analysis, None).into_iter().nth(hint)
    };
    assert_eq!(told(false, 0), Some(Step::Won));
    assert_eq!(told(true, 0), Some(Step::Where(vec!["pile 2".into()])));
    assert_eq!(told(true, 2), Some(Step::Why));
}

#[test]
fn a_lost_position_offers_the_most_rope() {
    let [Step::Lost, Step::HardestMove(mv), Step::Why] = &of("nim/1+2+3")[..] else {
        panic!("{:?}", of("nim/1+2+3"))
    };
    let replies = |mv: &str| {
        let after = open("nim/1+2+3").unwrap().play(mv).unwrap();
        crate::core::winning(&*after, Convention::Normal, 0, &mut Budget::new(100_000)).unwrap().total
    };
    let fewest = ["1-1", "2-1", "2-2", "3-1", "3-2", "3-3"].map(replies).into_iter().min();
    assert_eq!(Some(replies(&mv.notation)), fewest);
}
