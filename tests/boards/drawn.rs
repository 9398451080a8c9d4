//! Boards on which lines are drawn.
use crate::draw::*;
use nimscope::games::open;
use nimscope::ui::model::Level;
use std::rc::Rc;

#[test]
fn regions_show_their_values_and_what_becomes_of_them() {
    let game = open("rims/1-3(4:5-9)").expect("a position");
    let drawn = html(full(&*game));
    assert!(drawn.contains("Region 1 ∗3</text>") && drawn.contains("Region 2 ∗5</text>"), "{drawn}");
    assert_eq!(times(&drawn, r#"class="board-line loop""#), 1);
    assert_eq!(times(&drawn, r#"class="board-line spent""#), 1);
    assert_eq!(times(&drawn, r#"class="board-line dot""#), 8);
    let mut hints = full(&*game);
    hints.level = Level::Hints;
    assert!(!html(hints).contains('∗'));
    let mut props = full(&*game);
    let mut shown = preview(&*game, "5.6-7", Some(false));
    shown.value = Some(nimscope::core::Nimber(3 ^ 1 ^ 2));
    props.preview = Some(Rc::new(shown));
    let drawn = html(props);
    assert!(drawn.contains("Region 2 ∗5 → ∗3</text>"), "{drawn}");
}

#[test]
fn a_line_that_is_not_drawn_by_hand_is_a_band_round_what_it_meets() {
    let game = open("rims/1-9").expect("a position");
    for (wins, class) in [(Some(true), ""), (Some(false), " flat"), (None, " plain")] {
        let previewed = || {
            let mut props = full(&*game);
            props.preview = Some(Rc::new(preview(&*game, "1.2-3.4", wins)));
            props
        };
        let drawn = html(previewed());
        for part in ["pen-out", "pen-out wide", "pen-in", "pen-in wide"] {
            assert_eq!(times(&drawn, &format!(r#"class="{part}{class}""#)), 1, "{part}: {drawn}");
        }
        assert_eq!(times(&drawn, r#"class="pen-point"#), 4);
        assert!(drawn.contains(r#"aria-label="Dot 1, on the line""#), "{drawn}");
        assert!(drawn.contains(r#"aria-label="Dot 3, inside the line""#));
        let mut props = previewed();
        props.line = Some([[1, 2], [3, 4], [5, 6]].as_slice().into());
        let drawn = html(props);
        assert!(drawn.contains(&format!(r#"<path class="pen-line{class}" d="M1 2L3 4L5 6Z""#)), "{drawn}");
        assert_eq!(times(&drawn, "pen-out"), 0);
    }
}
