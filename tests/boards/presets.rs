//! Every preset of every game.
use crate::draw::*;
use nimscope::core::Game;
use nimscope::core::{Board, Layout, MoveView, PieceId, Strip};
use nimscope::games::{cards, open};
use nimscope::ui::boards::{Arrangement, picture_markup};
use nimscope::ui::{
    model::Level,
    words::{listed, take},
};
use std::{collections::BTreeSet, rc::Rc};

fn presets() -> impl Iterator<Item = (&'static str, Rc<dyn Game>)> {
    let presets = cards().flat_map(|card| card.presets);
    presets.map(|preset| {
        (preset.position(), open(preset.position()).unwrap_or_else(|_| panic!("{}", preset.position())))
    })
}

#[test]
fn every_token_that_can_be_taken_is_a_button() {
    for (notation, game) in presets() {
        let drawn = html(full(&*game));
        for stack in game.scene().stacks().filter(|stack| stack.height() <= 60) {
            let (height, place) = (stack.height(), stack.place);
            for level in 1..=height {
                let name = format!(r#"data-piece="{}.{}.{level}""#, place.part, place.group);
                assert_eq!(times(&drawn, &name), 1, "{notation}: {name}");
                let label = format!(
                    r#"aria-label="Take {} from {} {}, leaves {}"#,
                    height + 1 - level,
                    game.scene().boards[usize::from(place.part)].noun(),
                    stack.number,
                    level - 1
                );
                assert_eq!(
                    times(&drawn, &label),
                    usize::from(stack.yields(height + 1 - level)),
                    "{notation}: {label}"
                );
            }
        }
    }
}

#[test]
fn winning_moves_of_several_stacks_are_ringed_on_each() {
    let mut seen = 0;
    for (notation, game) in presets() {
        let (props, scene) = (full(&*game), game.scene());
        let drawn = |piece: &&PieceId| {
            scene.stacks().any(|s| s.place == piece.place && (piece.n..=60).contains(&s.height()))
        };
        let of = |several: bool| -> BTreeSet<PieceId> {
            let moves = props.winning.moves.iter().filter(|mv| (mv.handles.len() > 1) == several);
            moves.flat_map(|mv| &mv.handles).filter(drawn).copied().collect()
        };
        let joint: Vec<PieceId> = of(true).difference(&of(false)).copied().collect();
        // A piece that begins a move only together with another piece is no button.
        let begins = |piece: &&PieceId| {
            scene.stacks().any(|s| s.place == piece.place && s.yields(s.height() + 1 - piece.n))
        };
        let winning = props.winning.moves.clone();
        let html = html(props);
        // Of coins in a row, those that are part of winning moves and the last of none.
        let row = |piece: &&PieceId| {
            let picked = |board: &Layout| board.picks.is_some() && board.slides() == 0;
            scene.layouts().any(|board| picked(board) && board.holds(**piece))
        };
        let all: BTreeSet<PieceId> = winning.iter().flat_map(|mv| &mv.handles).filter(row).copied().collect();
        let ends: BTreeSet<PieceId> = winning.iter().filter_map(|mv| mv.handles.last()).copied().collect();
        let rows = all.difference(&ends).count();
        assert_eq!(times(&html, r#"class="winning-ring joint""#), joint.len() + rows, "{notation}");
        // Of coins in rows and columns, all that a winning move turns are marked.
        let coins = times(&html, r#"class="grid-square joint""#);
        let said = joint.iter().filter(begins).count() + coins + rows;
        let parts = times(&html, ", part of a winning move") + times(&html, ", part of winning move ");
        assert_eq!(parts, said, "{notation}");
        // Where several winning moves take from several stacks, each ring is labelled with the letters of its moves.
        let apart = |mv: &&MoveView| {
            let ringed = mv.handles.iter().map(|piece| piece.place).filter(|place| !place.is_gaps());
            ringed.collect::<BTreeSet<_>>().len() > 1
        };
        if !(2..=26).contains(&winning.iter().filter(apart).count()) {
            assert_eq!(times(&html, r#"class="ringtag""#), 0, "{notation}");
        } else if scene.stacks().next().is_some() {
            assert_eq!(times(&html, r#"class="ringtag""#), joint.len(), "{notation}");
        }
        if notation == "turning-corners/5x5:1,3+3,2+4,4" {
            assert_eq!(coins, 3);
        }
        if notation == "mock-turtles/TTHTHHTTH" {
            assert_eq!(rows, 1);
        }
        seen += joint.len();
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn winning_moves_of_one_token_are_ringed() {
    for (notation, game) in presets() {
        let props = full(&*game);
        let drawable = |mv: &&MoveView| {
            let stacks = game.scene();
            mv.handles.len() == 1
                && !mv.handles[0].place.is_gaps()
                && stacks.stacks().all(|s| s.place != mv.handles[0].place || s.height() <= 60)
        };
        let small = game.scene().graphs().all(|board| board.edges.len() <= 300);
        let cut = |mv: &MoveView| mv.phrase.verb.noun == "cut";
        let of_line = |mv: &MoveView| {
            let home = mv.handles[0].place.home();
            let scene = game.scene();
            scene.layouts().find(|board| board.line == home)?.strip.as_ref().map(|strip| strip.len)
        };
        let picked = |board: &Layout| board.picks.is_some();
        let coins_turn = game.scene().coins().next().is_some() || game.scene().layouts().any(picked);
        let lines = game.scene().layouts().any(|board| board.pen.is_some());
        let shown = |mv: &&MoveView| match of_line(mv) {
            None if cut(mv) => small,
            Some(len) => len <= 100,
            // On boards where lines are drawn, the areas that a line separates are marked instead.
            None => !coins_turn && !lines && drawable(mv),
        };
        let found = props.winning.clone();
        let winning: Vec<_> = found.moves.iter().filter(shown).collect();
        let scene = game.scene();
        let on_lines = |piece: PieceId| scene.layouts().any(|board| picked(board) && board.holds(piece));
        let on_coins = |piece: &PieceId| on_lines(*piece) || scene.coins().any(|board| board.holds(*piece));
        // Each coin that slides is ringed; of coins that are turned, the last of the move.
        let slide = scene.layouts().any(|board| board.slides() > 0);
        let ends = |mv: &MoveView| match slide {
            true => mv.handles.iter().filter(|piece| !piece.place.is_gaps()).copied().collect(),
            false => mv.handles.last().copied().into_iter().collect::<Vec<_>>(),
        };
        let coins = found.moves.iter().flat_map(ends).filter(on_coins).collect::<BTreeSet<_>>().len();
        let parted: BTreeSet<_> =
            found.moves.iter().filter(|_| lines).flat_map(|mv| &mv.groups).copied().collect();
        let drawn = html(props);
        assert_eq!(times(&drawn, r#"class="zone wins""#), parted.len(), "{notation}");
        let pins = winning.iter().filter(|mv| of_line(mv).is_some() && mv.handles[0].place.is_gaps()).count();
        let cuts = winning.iter().filter(|mv| cut(mv)).count();
        // Squares of a grid are marked as a whole.
        let whole = times(&drawn, r#"class="winning-ring""#) + times(&drawn, r#"class="winning-ring "#);
        let rings = whole - times(&drawn, r#"class="winning-ring joint""#)
            + times(&drawn, r#"class="grid-square wins""#);
        assert_eq!(rings, winning.len() - pins - cuts + coins, "{notation}");
        assert_eq!(
            times(&drawn, ", winning"),
            winning.len() + times(&drawn, r#"class="winning-disc""#),
            "{notation}"
        );
    }
}

#[test]
fn one_tab_stop_for_each_pile() {
    for (notation, game) in presets() {
        let drawn = html(full(&*game));
        let scene = game.scene();
        let with_tokens = scene.stacks().filter(|s| s.moves() && s.height() <= 60).count();
        let active =
            |strip: &Strip| strip.stretches.iter().filter(|row| strip.single || row.len() > 1).count();
        let lines = scene.layouts().filter_map(|board| board.strip.as_deref());
        let rows: usize = lines.filter(|strip| strip.len <= 100).map(active).sum();
        let parts: usize = scene.graphs().map(|board| board.parts.len()).sum();
        let parts =
            parts + scene.coins().count() + scene.layouts().filter(|board| board.strip.is_none()).count();
        assert_eq!(times(&drawn, r#"tabindex="0""#), with_tokens + rows + parts, "{notation}");
    }
}

#[test]
fn on_their_side_and_as_pictures() {
    for (notation, game) in presets() {
        let mut props = full(&*game);
        props.arrangement = Arrangement::Sideways;
        let drawn = html(props);
        let whole = |board: &Board| {
            board.coins().is_some() || board.layout().is_some_and(|board| board.pen.is_some() || board.apart)
        };
        let scene = game.scene();
        let groups: usize =
            scene.boards.iter().map(|board| if whole(board) { 1 } else { board.groups().len() }).sum();
        let around = times(&drawn, r#"class="slabs"#) + times(&drawn, r#"class="cells""#);
        let around = around + times(&drawn, r#"class="graph""#) + times(&drawn, r#"class="graph "#);
        assert_eq!(times(&drawn, r#"role="group""#), groups + around, "{notation}");
        let picture = picture_markup(&game.scene(), "");
        assert!(picture.starts_with("<svg") && picture.ends_with("</svg>"));
        assert_eq!(times(&picture, "<g"), times(&picture, "</g>"), "{notation}");
    }
}

#[test]
fn every_gap_to_point_at_is_a_button() {
    let mut marks = 0;
    for (notation, game) in presets() {
        let drawn = html(full(&*game));
        for stack in game.scene().stacks().filter(|stack| stack.height() <= 60) {
            for cut in stack.cuts() {
                let place = stack.place.gaps();
                let name = format!(r#"data-piece="{}.{}.{}""#, place.part, place.group, cut.below);
                assert_eq!(times(&drawn, &name), 1, "{notation}: {name}");
                marks += 1;
            }
        }
    }
    assert!(marks > 100, "{marks}");
}

/// Sums whose parts need much room, or whose games show moves in different ways.
const SUMS: [&str; 2] = ["nim/3+5&colourful/r2y1&kayles/7&mock-turtles/TTHTH", "nimble/..1..1.2&lasker/7"];

#[test]
fn every_winning_move_is_ringed_or_listed() {
    let sums = SUMS.into_iter().map(|notation| (notation, open(notation).expect(notation)));
    let (mut rings, mut rows) = (0, 0);
    for (notation, game) in presets().chain(sums) {
        let analysis = Rc::new(analysed(&*game));
        let [hints, full] = [Level::Hints, Level::Full].map(|level| panel(&game, &analysis, level));
        let mut props = known(&*game, (*analysis).clone());
        props.level = Level::Hints;
        let board = html(props);
        // The buttons that are said to belong to a winning move; in large pictures only the marks show it.
        let buttons = board.split('<').filter(|tag| tag.contains("winning"));
        let named: BTreeSet<&str> = buttons
            .filter_map(|tag| tag.split_once(r#"data-piece=""#)?.1.split_once('"').map(|(name, _)| name))
            .collect();
        let marks = times(&board, r##"href="#mg""##) + times(&board, r#"class="winning-disc""#);
        let large = game.scene().graphs().any(|picture| picture.edges.len() > 300);
        let moves = &analysis.winning.moves;
        for mv in moves {
            let name = |piece: &PieceId| format!("{}.{}.{}", piece.place.part, piece.place.group, piece.n);
            let ring = large && marks >= moves.len()
                || [mv.handles.first(), mv.handles.last()]
                    .iter()
                    .flatten()
                    .any(|piece| named.contains(name(piece).as_str()));
            let row = |panel: &str| {
                panel.contains(&take(mv)) || listed(mv).is_some_and(|text| panel.contains(&text))
            };
            assert!(ring || row(&hints), "{notation}: {} is nowhere in {hints}", mv.notation);
            assert!(row(&full), "{notation}: {} is not in {full}", mv.notation);
            (rings, rows) = (rings + usize::from(ring), rows + 1);
        }
    }
    assert!(rings > 500 && rows > 500, "{rings} {rows}");
}

#[test]
fn hints_say_in_which_game_of_a_sum_to_look() {
    let of = |notation: &str| {
        let game = open(notation).expect(notation);
        panel(&game, &Rc::new(analysed(&*game)), Level::Hints)
    };
    let one = of(SUMS[0]);
    assert!(one.contains("Look at game 4 (Mock Turtles)."), "{one}");
    let two = of("nim/3&nim/5&kayles/9");
    assert!(two.contains("Look at game ") && two.contains("(Nim)"), "{two}");
    assert!(!of("nim/3+5+7").contains("Look at"), "{}", of("nim/3+5+7"));
}
