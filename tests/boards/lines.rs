//! Pieces on a line: as large as there is room for, as a move leaves them, as numbers where there are too many.
use crate::draw::*;
use nimscope::core::Game;
use nimscope::games::open;
use nimscope::ui::boards::{picture_markup, thumb_markup};
use std::rc::Rc;

fn game(notation: &str) -> Rc<dyn Game> {
    open(notation).expect(notation)
}

#[test]
fn pins_are_as_large_as_there_is_room() {
    for (notation, pins, scale) in
        [("kayles/5", 5, ""), ("kayles/1.11", 12, ""), ("kayles/60", 60, " scale(.413)")]
    {
        let drawn = html(full(&*game(notation)));
        assert_eq!(times(&drawn, r##"href="#pn""##), pins, "{notation}");
        let pins = drawn.split(r##"href="#pn" transform=""##).skip(1);
        for pin in pins {
            let (transform, _) = pin.split_once('"').expect("it ends");
            assert!(transform.ends_with(&format!("rotate(0){scale}")), "{notation}: {transform}");
        }
    }
}

#[test]
fn letters_are_left_out_where_they_have_no_room() {
    let down = |notation| times(&html(full(&*game(notation))), ">down</text>");
    assert_eq!((down("kayles/1.11"), down("kayles/1.58")), (1, 0));
}

#[test]
fn a_move_in_preview_shows_what_becomes_of_its_pieces() {
    for (notation, mv, part, count) in [
        ("kayles/5", "3", "rotate(4)", 1),
        ("kayles/5", "3-4", "rotate(4)", 2),
        // The lower pawn stands before the upper one.
        ("dawson/3", "2", "translate(183 171)", 1),
        ("dawson-squares/3", "2", r#"class="cross-mark""#, 0),
    ] {
        let game = game(notation);
        let before = times(&html(full(&*game)), part);
        let mut props = full(&*game);
        props.preview = Some(Rc::new(preview(&*game, mv, None)));
        assert_eq!((before, times(&html(props), part)), (0, count), "{notation} {mv}");
    }
}

#[test]
fn pieces_that_have_gone_are_seen_once_more() {
    let of = |before: &str, after: &str| {
        let mut props = full(&*game(after));
        props.before = Some(game(before).scene());
        let drawn = html(props);
        let gone: Vec<String> = drawn.split(r#"<g class="gone">"#).skip(1).map(String::from).collect();
        (gone.len(), gone.iter().filter(|part| part.starts_with("<use")).count())
    };
    assert_eq!(of("kayles/5", "kayles/2.2"), (1, 1));
    assert_eq!(of("dawson/3", "dawson/.x."), (3, 3));
    // Nothing stands on a square that is taken.
    assert_eq!(of("dawson-squares/3", "dawson-squares/.x."), (3, 0));
    assert_eq!(of("kayles/5", "kayles/5"), (0, 0));
}

#[test]
fn still_pictures_have_all_pieces_or_figures() {
    let scene = game("kayles/1.11").scene();
    let (picture, small) = (picture_markup(&scene, ""), thumb_markup(&game("kayles/20").scene()));
    assert_eq!((times(&picture, r##"href="#pn""##), times(&picture, r#"class="board-number"#)), (12, 13));
    assert_eq!((times(&small, r##"href="#pn""##), times(&small, r#"class="board-number"#)), (14, 0));
    let long = picture_markup(&game("kayles/60.60").scene(), "");
    assert!(long.contains("60 + 60</text>") && !long.contains("#pn"), "{long}");
    let many = picture_markup(&game(&format!("kayles/{}", ["9"; 12].join("."))).scene(), "");
    assert!(many.contains(&format!("{} + …</text>", ["9"; 8].join(" + "))), "{many}");
}
