//! Coins in rows and columns.
use super::draw::{bare, full, html, times};
use nimscope::core::{Board, Coins, ComponentView, Nimber, Place, Scene};
use std::rc::Rc;

/// Two rows of three, counted from 0, heads at (0,1) and (1,2).
fn board() -> Coins {
    Coins {
        noun: "coin".into(),
        piece: "coin".into(),
        game: String::new(),
        line: Place { part: 0, group: 0 },
        rows: 2,
        columns: 3,
        origin: 0,
        heads: vec![2, 6],
        values: [0, 1, 2, 1, 0, 3].map(|value| Some(Nimber(value))).to_vec(),
        factors: None,
    }
}

#[test]
fn each_coin_says_what_it_shows() {
    let board = board();
    let mut props = bare(Scene { boards: vec![Board::Coins(board.clone())] });
    props.picked = Rc::new(vec![board.coin(6)]);
    let part = |n: u64, value| ComponentView {
        name: format!("Coin {}", board.label(n)),
        text: String::new(),
        places: vec![board.group(n)],
        value: Some(Nimber(value)),
    };
    props.parts = Rc::new(vec![part(2, 1), part(6, 3)]);
    props.open = Rc::new(vec![board.coin(5)]);
    let drawn = html(props);
    for n in 1..=6 {
        assert_eq!(drawn.matches(&format!(r#"data-piece="0.0.{n}""#)).count(), 1, "coin {n}");
    }
    assert_eq!(drawn.matches("coin heads").count(), 2);
    assert!(drawn.contains(r#"aria-label="Coin (1,2), heads, value 3, picked""#), "{drawn}");
    assert!(drawn.contains(r#"aria-label="Coin (0,0), tails, value 0""#));
    // The picked coin, which can be released, and the one that may be picked next.
    assert_eq!(drawn.matches(r#"class="take""#).count(), 2);
    assert_eq!(drawn.matches(r#"aria-pressed="true""#).count(), 1);
}

#[test]
fn coins_have_numbers_and_groups() {
    let board = board();
    assert_eq!((board.label(6), board.group(6).group, board.number(6)), ("(1,2)".into(), 5, 6));
    assert!(board.holds(board.coin(6)) && !board.holds(board.coin(7)) && !board.holds(board.coin(0)));
    assert!(board.shows_heads(2) && !board.shows_heads(3));
}

#[test]
fn values_at_the_edges_may_be_as_large_as_values_are() {
    let game = nimscope::games::open("tartan:1+x1+/64x2:64,1").unwrap();
    let drawn = html(full(&*game));
    let largest = r#">9223372036854775808</text>"#;
    // At the edge of row 64, and in the corner of its cell.
    assert!(times(&drawn, largest) > 1, "{drawn}");
    assert_eq!(times(&drawn, ">-"), 0, "{drawn}");
}
