//! Chips, capsules, ghosts, slabs, towers and sums.
use crate::draw::*;
use nimscope::core::{
    Board, Budget, Look, MoveList, MoveView, Nimber, Note, PieceId, Place, Run, Scene, Span, Stack, Stacks,
};
use nimscope::core::{Game, Phrase, Sign, Verb, Words};
use nimscope::games::open;
use nimscope::ui::model::{Level, Preview};
use std::rc::Rc;

fn game(notation: &str) -> Rc<dyn Game> {
    open(notation).expect(notation)
}

#[test]
fn chips_show_values_or_sizes() {
    let game = game("colourful/(1,2,2,2),(3)");
    let drawn = html(full(&*game));
    assert_eq!(times(&drawn, "<mn>2</mn>"), 1, "{drawn}");
    assert_eq!(times(&drawn, "<mn>3</mn>"), 1);
    assert!(drawn.contains("Pile 1, runs from the ground up: 1 red, 2 yellow, 2 red, 2 yellow, value 2"));
    let many = html(full(&*open("colourful/r1g2b1,(2,1)").expect("piles")));
    assert!(many.contains("Pile 1, runs from the ground up: 1 red, 2 green, 1 blue, value 0"), "{many}");
    assert!(many.contains("Pile 2, runs from the ground up: 2 red, 1 yellow, value 0"));
    let mut hints = full(&*game);
    hints.level = Level::Hints;
    let drawn = html(hints);
    assert!(!drawn.contains("<mn>") && drawn.contains("<span>7</span>"));
}

#[test]
fn a_preview_has_a_capsule_a_tag_and_the_next_value() {
    let game = game("colourful/(1,2,2,2),(3)");
    for (wins, class) in [(Some(true), "cap"), (Some(false), "cap flat"), (None, "cap plain")] {
        let mut props = full(&*game);
        props.preview = Some(Rc::new(preview(&*game, "1-2", wins)));
        let drawn = html(props);
        assert!(drawn.contains(&format!(r#"<g class="{class}""#)), "{drawn}");
        assert!(drawn.contains("take 2</text>") && drawn.contains("→ <math>"));
        assert!(drawn.contains(r#"width="60" height="108.5" rx="30""#));
    }
    let mut shown = full(&*game);
    shown.shown = Some(game.read_move("1-2").expect("a move"));
    let drawn = html(shown);
    assert!(drawn.contains(r#"<g class="cap plain""#) && !drawn.contains("→"));
}

#[test]
fn what_was_taken_leaves_ghosts() {
    let mut props = full(&*game("nim/3+5"));
    props.before = Some(game("nim/6+5").scene());
    assert_eq!(times(&html(props), r#"class="ghost""#), 3);
}

#[test]
fn ghosts_lie_where_the_tokens_lay() {
    // After a move takes a whole run, or a part of one: the ghost is at the place of the lowest ball that was taken.
    for (before, after) in [("colourful/r2y2", "colourful/r2"), ("colourful/r2y2", "colourful/r2y1")] {
        let mut props = full(&*game(after));
        props.before = Some(game(before).scene());
        let (then, now) = (html(full(&*game(before))), html(props));
        let level = game(after).scene().stacks().next().expect("a pile").height() + 1;
        let token = then.split("data-piece=").find(|part| part.starts_with(&format!("\"0.0.{level}\"")));
        let ghost = now.split(r#"class="ghost""#).nth(1);
        assert_eq!(middle(ghost.expect("a ghost")), middle(token.expect("a token")), "{before} {after}");
    }
}

/// The height of the middle of the next rectangle above the ground, from which pictures count.
fn middle(drawn: &str) -> f64 {
    let number = |name: &str| -> f64 {
        let value = drawn.split(&format!(" {name}=\"")).nth(1).and_then(|rest| rest.split('"').next());
        value.and_then(|value| value.parse().ok()).expect(name)
    };
    number("y") + number("height") / 2.0
}

#[test]
fn a_board_that_is_not_to_move_offers_nothing() {
    let mut props = full(&*game("nim/3+5"));
    props.disabled = true;
    let drawn = html(props);
    assert!(!drawn.contains(r#"class="take""#));
    assert_eq!(times(&drawn, r#"aria-disabled="true""#), 8);
}

#[test]
fn tall_piles_are_typed() {
    for notation in [
        "nim/1000000000000+3",
        "nim/1000000000000000000",
        "colourful/r1000000000000y7+r61",
        "nim/0+0",
        "nim/61+60",
    ] {
        let game = game(notation);
        let drawn = html(full(&*game));
        let tall = game.scene().stacks().filter(|stack| stack.height() > 60).count();
        assert_eq!(times(&drawn, "Take how many</span>"), tall, "{notation}");
        assert!(drawn.len() < 60_000, "{notation}: {}", drawn.len());
    }
    let drawn = html(full(&*game("nim/1000000000000")));
    assert!(drawn.contains("1 000 000 000 000</span>") && drawn.contains(r#"max="1000000000000""#));
}

#[test]
fn many_runs_are_summed_up() {
    let runs = "r1y1".repeat(500);
    let drawn = html(full(&*game(&format!("colourful/{runs}"))));
    assert!(drawn.contains("996 more"), "{drawn}");
}

#[test]
fn sums_are_drawn_side_by_side() {
    let drawn = html(full(&*game("nim/3+5&colourful/(1,2),(2)")));
    assert!(drawn.contains("Nim</h2>") && drawn.contains("Colourful Nim</h2>"), "{drawn}");
    assert!(drawn.contains(r#"data-piece="1.0.3""#) && drawn.contains("Take 1 from pile 3, leaves 2"));
}

fn slabs(heights: &[u64]) -> Scene {
    let ruler = vec![0, 1, 0, 0, 1, 0, 1];
    let stack = |(i, height): (usize, &u64)| Stack {
        gaps: vec![],
        splits: None,
        place: Place { part: 0, group: i as u16 },
        number: i as u32 + 1,
        runs: ruler
            .iter()
            .cycle()
            .take(*height as usize)
            .map(|colour| Run { colour: *colour, len: 1 })
            .collect(),
        reach: *height,
    };
    let stacks = heights.iter().enumerate().map(stack).collect();
    let note = Note {
        open: true,
        strong: "Green position.".into(),
        text: "Take from any stacks.".into(),
        colours: vec![0, 1],
    };
    let board = Stacks {
        look: Look::Slab,
        noun: "stack".into(),
        game: String::new(),
        stacks,
        ruler,
        gathers: true,
        note: Some(note),
    };
    Scene { boards: vec![Board::Stacks(board)] }
}

#[test]
fn slabs_with_their_ruler() {
    let drawn = html(bare(slabs(&[4, 2])));
    assert_eq!(times(&drawn, r#"class="empty "#), 14 - 6);
    assert_eq!(times(&drawn, r#"class="board-number red""#), 3);
    assert!(drawn.contains(r#"class="mode green""#), "{drawn}");
    assert!(drawn.contains(r#"viewBox="0 0 600 388""#));
    assert!(drawn.contains("Stacks 1 to 2, red levels 2, 5, 7"));
    for heights in [&[][..], &[3], &[1, 2, 3], &[0, 0], &[7, 60], &[61, 1], &[9; 40]] {
        let drawn = html(bare(slabs(heights)));
        let tall = heights.iter().any(|height| *height > 60);
        assert_eq!(drawn.contains(r#"class="slabs"#), !tall, "{heights:?}");
    }
}

#[test]
fn capsules_in_several_stacks() {
    let scene = slabs(&[4, 3]);
    let take = |group, from, to| {
        let place = Place { part: 0, group };
        (Span { place, from, to }, PieceId { place, n: from })
    };
    let (a, b) = (take(0, 1, 4), take(1, 1, 3));
    let mv = MoveView {
        notation: "1-4.2-3".into(),
        phrase: Phrase::new(Verb::TAKE, Sign::Take, Words::text("all")),
        game: 0,
        groups: vec![a.1.place, b.1.place],
        leaves: "(0,0)".into(),
        handles: vec![a.1, b.1],
        touches: vec![a.0, b.0],
        adds: vec![],
        typed: Default::default(),
    };
    let mut rings = bare(scene.clone());
    rings.winning = Rc::new(MoveList::all(vec![mv.clone()]));
    let mut props = bare(scene);
    assert_eq!(times(&html(rings), r#"class="winning-ring""#), 0);
    props.shown = Some(mv);
    let drawn = html(props);
    assert_eq!(times(&drawn, r#"<g class="cap plain""#), 2);
    assert!(drawn.contains("take 4</text>") && drawn.contains("take 3</text>"));
}

#[test]
fn levels_are_buttons_where_they_may_be_changed() {
    let mut props = bare(slabs(&[4, 2]));
    assert!(!html(bare(slabs(&[4, 2]))).contains("aria-pressed"));
    props.recolours = true;
    let drawn = html(props);
    assert_eq!(times(&drawn, r#"aria-pressed="true""#), 3, "{drawn}");
    assert_eq!(times(&drawn, r#"aria-pressed="false""#), 4);
    assert!(
        drawn.contains(r#"aria-label="Level 5 red""#) && drawn.contains("<title>Make level 5 green</title>")
    );
    assert_eq!(times(&drawn, r#"class="board-number red""#), 3);
    for notation in ["nim/3+5", "chromatic:evil/70+3"] {
        let mut props = full(&*game(notation));
        props.recolours = true;
        assert!(!html(props).contains("aria-pressed"), "{notation}");
    }
    let mut props = full(&*game("nim/3+5&chromatic:evil/4+3"));
    props.recolours = true;
    assert_eq!(times(&html(props), "aria-pressed"), 7);
}

#[test]
fn a_split_is_previewed() {
    let game = game("lasker/2+5+7");
    let drawn = html(full(&*game));
    // All six gaps of the heap of 7 win, since each way of splitting it has value 7.
    assert_eq!((times(&drawn, r#"class="winning-disc""#), times(&drawn, r#"class="gap-dot""#)), (6, 1 + 4));
    assert!(
        drawn.contains("Split heap 3 into 1 and 6, winning")
            && drawn.contains(r#"aria-label="Split heap 1 into 1 and 1""#)
    );
    let mut props = full(&*game);
    let mv = game.read_move("3s1").unwrap();
    let after = game.play("3s1").unwrap();
    let parts = after.parts(&mut Budget::new(0));
    props.preview = Some(Rc::new(Preview { mv, wins: Some(true), parts, value: Some(Nimber(0)) }));
    let drawn = html(props);
    assert!(drawn.contains("split 1 | 6</text>") && drawn.contains(r#"class="new-place""#), "{drawn}");
    assert_eq!(times(&drawn, r#"class="split-knob""#), 1);
    assert_eq!(times(&drawn, r#"class="winning-disc""#), 5, "the gap that is split has no mark");
    assert_eq!(times(&drawn, r#"class="cap-outline""#), 2);
}

#[test]
fn tall_heaps_have_two_fields() {
    let drawn = html(full(&*game("lasker/1000000+3")));
    assert!(drawn.contains("Take how many from heap 1, 1 to 1000000"), "{drawn}");
    assert!(drawn.contains("Split off how many from heap 1, 1 to 999999"));
    assert!(!html(full(&*game("grundy/1000"))).contains("Take how many"));
    assert!(!html(full(&*game("nim/1000"))).contains("Split off"));
}

#[test]
fn a_board_of_very_many_stacks_shows_a_page() {
    let game = game(&format!("lasker/{}", ["2"; 1000].join("+")));
    let drawn = html(full(&*game));
    assert_eq!(times(&drawn, r#"class="pile-picture""#), 40);
    assert!(drawn.contains("1 to 40 of 1\u{202f}000"), "{drawn}");
    // The page with the heap of the previewed move.
    let mut props = full(&*game);
    props.preview = Some(Rc::new(preview(&*game, "1000-1", None)));
    let drawn = html(props);
    assert!(drawn.contains("Heap 1000,") && drawn.contains("take 1</text>"), "{drawn}");
    assert_eq!(times(&html(full(&*open("lasker/3+4").expect("two heaps"))), "Next page"), 0);
}

#[test]
fn what_was_just_taken_has_room_above_its_pile() {
    let scale = |props| {
        let drawn = html(props);
        drawn
            .split_once("--h:")
            .and_then(|(_, rest)| rest.split_once(';'))
            .map(|(height, _)| height.to_string())
    };
    for (before, after) in
        [("threes/11", "threes/2"), ("nim/3+9", "nim/3+1"), ("colourful/r1y7", "colourful/r1")]
    {
        let (tall, low) = (game(before), game(after));
        let mut props = bare(low.scene());
        props.before = Some(tall.scene());
        let alone = scale(bare(low.scene()));
        assert_eq!(scale(props), scale(bare(tall.scene())), "{before} → {after}");
        assert_ne!(alone, scale(bare(tall.scene())), "{before}");
    }
}

#[test]
fn the_boards_of_a_sum_are_called_as_moves_call_them() {
    let sum = game("nim/3+5&mock-turtles/TTHTH");
    let drawn = html(full(&*sum));
    assert!(drawn.contains("Game 1: Nim") && drawn.contains("Game 2: Mock Turtles"), "{drawn}");
}
