use super::*;
use crate::core::scene::Place;
use crate::games::open;
use std::rc::Rc;

fn scene(notation: &str) -> Rc<Scene> {
    open(notation).unwrap().scene()
}

fn piece(part: u8, group: u16, n: u64) -> PieceId {
    PieceId { place: Place { part, group }, n }
}

fn gap(part: u8, group: u16, n: u64) -> PieceId {
    PieceId { place: Place { part, group }.gaps(), n }
}

/// Where these ways lead, one after the other; a way that leads nowhere stays.
fn walked(scene: &Scene, from: Option<PieceId>, ways: &str) -> Option<PieceId> {
    ways.chars().fold(from, |at, way| {
        let way = match way {
            'l' => Direction::Left,
            'r' => Direction::Right,
            'u' => Direction::Up,
            'd' => Direction::Down,
            _ => Direction::Across,
        };
        scene.step(at, way, &|_| true).or(at)
    })
}

/// Where these ways lead from nowhere, as `part.group.n` with a bar before a gap.
fn goes(notation: &str, ways: &str) -> String {
    walked(&scene(notation), None, ways).map_or("nowhere".into(), told)
}

fn told(piece: PieceId) -> String {
    let (Place { part, group }, n) = (piece.place.home(), piece.n);
    format!("{}{part}.{group}.{n}", if piece.place.is_gaps() { "|" } else { "" })
}

fn chosen(notation: &str, number: u32) -> Option<String> {
    scene(notation).enter(number).map(told)
}

#[test]
fn digits_lead_to_groups() {
    assert_eq!(chosen("nim/3+5+7", 2).as_deref(), Some("0.1.5"));
    assert_eq!(chosen("nim/3+5&nim/4", 3).as_deref(), Some("1.0.4"));
    assert_eq!(chosen("kayles/1.11", 2).as_deref(), Some("0.0.3"));
    // Two neighbours, where they can only go together.
    assert_eq!(chosen("dawson-kayles/4", 1).as_deref(), Some("|0.0.1"));
    assert_eq!(chosen("hackenbush/3+4+5", 3).as_deref(), Some("0.0.8"));
    // A heap that can only be broken.
    assert_eq!(chosen("grundy/5+8", 2).as_deref(), Some("|0.1.7"));
    for (notation, number) in [("nim/3+5", 3), ("nim/0+5", 1), ("grundy/1+8", 1), ("dawson-kayles/1", 1)] {
        assert_eq!(chosen(notation, number), None, "{notation}");
    }
    assert_eq!((chosen("twins/THTH", 2), chosen("chomp/3+3", 1)), (None, None));
}

#[test]
fn stacks_keep_the_number_from_the_top() {
    assert_eq!(goes("nim/3+5+7", "r"), "0.0.3");
    assert_eq!(goes("nim/3+5+7", "l"), "0.2.7");
    assert_eq!(goes("nim/3+5+7", "d"), "0.0.3");
    assert_eq!(goes("nim/3+5+7", "rrddur"), "0.2.6");
    assert_eq!(goes("nim/3+5+7", "rrddurr"), "0.0.2");
    // No further than to the ground and to the top.
    assert_eq!((goes("nim/3+5+7", "rdddd"), goes("nim/3+5+7", "ruu")), ("0.0.1".into(), "0.0.3".into()));
    // Over stacks at which no move begins, and over numbers that no move takes.
    assert_eq!(goes("nim/3+0+7", "rr"), "0.2.7");
    assert_eq!(goes("subtraction:2,5/9", "rd"), "0.0.5");
    assert_eq!(goes("subtraction:2,5/9", "rdd"), "0.0.5");
    assert_eq!(goes("nim/0+0", "r"), "nowhere");
    // On to the stacks of the next board, and round the table.
    assert_eq!(
        (goes("nim/3+5&nim/4", "rrdr"), goes("nim/3+5&nim/4", "ld")),
        ("1.0.3".into(), "1.0.3".into())
    );
    assert_eq!(goes("nim/3+5&nim/4", "rdrrr"), "0.0.2");
    // Too tall for its tokens to be drawn.
    assert_eq!(goes("nim/1000000000000+5", "rd"), "0.0.999999999999");
}

#[test]
fn gaps_and_tokens_are_two_ways_at_one_place() {
    assert_eq!(goes("lasker/2+5+7", "lx"), "|0.2.6");
    assert_eq!(goes("lasker/2+5+7", "lxd"), "|0.2.5");
    assert_eq!(goes("lasker/2+5+7", "lxduu"), "|0.2.6");
    assert_eq!(goes("lasker/2+5+7", "lxl"), "|0.1.4");
    assert_eq!(goes("lasker/2+5+7", "lxlx"), "0.1.5");
    // From nowhere, and from a board without gaps.
    assert_eq!(goes("lasker/1+5", "x"), "|0.1.4");
    assert_eq!(goes("kayles/5&lasker/4", "rx"), "|1.0.3");
    assert_eq!(goes("grundy/5+8", "r"), "|0.0.4");
    assert_eq!(goes("grundy/5+8", "rx"), "|0.0.4");
    for notation in ["nim/3", "kayles/4", "twins/TH", "hackenbush/3", "chomp/3+3"] {
        assert_eq!(goes(notation, "x"), "nowhere", "{notation}");
    }
}

#[test]
fn a_line_is_gone_along_with_one_cell_or_two() {
    assert_eq!((goes("kayles/1.11", "r"), goes("kayles/1.11", "l")), ("0.0.1".into(), "0.0.13".into()));
    // Over the pin that is down, and round.
    assert_eq!((goes("kayles/1.11", "rr"), goes("kayles/1.11", "rl")), ("0.0.3".into(), "0.0.13".into()));
    assert_eq!(goes("kayles/1.11", "rrrd"), "|0.0.4");
    assert_eq!(goes("kayles/1.11", "rrrdr"), "|0.0.5");
    assert_eq!(goes("kayles/1.11", "rrrdru"), "0.0.5");
    // The last pin takes its neighbour at the left along, a pin alone none.
    assert_eq!((goes("kayles/1.11", "ld"), goes("kayles/1.11", "rd")), ("|0.0.12".into(), "0.0.1".into()));
    // Gaps are gone along over rows that have none, and on to the next board.
    assert_eq!(goes("kayles/1.11", "lddr"), "|0.0.3");
    assert_eq!(goes("kayles/3&kayles/4", "rdrr"), "|1.0.1");
    assert_eq!(goes("dawson-kayles/1.3", "r"), "|0.0.3");
    assert_eq!(goes("dawson-kayles/1.3", "rd"), "|0.0.3");
    assert_eq!(goes("dawson-squares/5", "rd"), "0.0.1");
    assert_eq!((goes("kayles/4", "u"), goes("kayles/4", "d")), ("0.0.1".into(), "0.0.1".into()));
    // No list of cells is made.
    assert_eq!(goes("kayles/1000000000000", "lll"), "0.0.999999999998");
}

#[test]
fn coins_are_gone_along_in_rows_and_columns() {
    assert_eq!(
        (goes("mock-turtles/TTHT", "r"), goes("mock-turtles/TTHT", "rl")),
        ("0.0.1".into(), "0.0.4".into())
    );
    assert_eq!(goes("mock-turtles/TTHT", "u"), "nowhere");
    assert_eq!(goes("mock-turtles/TTHT", "rd"), "0.0.1");
    let grid = "rugs/5x5:2,4+4,3+5,5";
    assert_eq!((goes(grid, "d"), goes(grid, "dd")), ("0.0.1".into(), "0.0.6".into()));
    // Round the column.
    assert_eq!(goes(grid, "du"), "0.0.21");
    // The end of a row leads on in the order of reading, and the last coin to the first, or to the next board.
    assert_eq!((goes(grid, "ddl"), goes(grid, "dl")), ("0.0.5".into(), "0.0.25".into()));
    let sum = "rugs/2x2:2,2&nim/3";
    assert_eq!(
        (goes(sum, "rrr"), goes(sum, "rrrr"), goes(sum, "rrrrr")),
        ("0.0.3".into(), "0.0.4".into(), "1.0.3".into())
    );
    assert_eq!(goes(sum, "rrrrrl"), "0.0.4");
}

#[test]
fn coins_that_are_not_drawn_are_passed() {
    let scene = scene("rugs/5x5:2,4+4,3+5,5");
    let step = |from, way| scene.step(Some(piece(0, 0, from)), way, &|coin| [1, 4, 16].contains(&coin.n));
    assert_eq!(step(1, Direction::Right), Some(piece(0, 0, 4)));
    assert_eq!(step(1, Direction::Left), Some(piece(0, 0, 16)));
    assert_eq!(step(1, Direction::Down), Some(piece(0, 0, 16)));
    assert_eq!(step(4, Direction::Down), None);
}

#[test]
fn pictures_are_gone_through_and_along() {
    let stalks = "hackenbush/3+4+5";
    assert_eq!(
        (goes(stalks, "r"), goes(stalks, "l"), goes(stalks, "u")),
        ("0.0.1".into(), "0.0.12".into(), "0.0.1".into())
    );
    let from = |n, ways| walked(&scene(stalks), Some(piece(0, 0, n)), ways).map(|piece| piece.n);
    assert_eq!(
        (from(8, "u"), from(8, "ud"), from(8, "l"), from(12, "r")),
        (Some(9), Some(8), Some(7), Some(1))
    );
    // From the ground nothing leads down.
    assert_eq!(scene(stalks).step(Some(piece(0, 0, 8)), Direction::Down, &|_| true), None);
    // At its end the next board takes over.
    assert_eq!(
        (goes("hackenbush/2&nim/3", "rrr"), goes("hackenbush/2&nim/3", "rl")),
        ("1.0.3".into(), "1.0.3".into())
    );
}

#[test]
fn pieces_that_lie_anywhere_lead_to_the_nearest() {
    let named = |notation: &str, ways: &str| {
        let scene = scene(notation);
        let at = walked(&scene, None, ways).unwrap();
        scene.layouts().flat_map(|board| &board.pieces).find(|piece| piece.n == at.n).unwrap().name.clone()
    };
    let first = named("chomp/3+3", "r");
    assert_eq!((named("chomp/3+3", "l"), named("chomp/3+3", "u")), (first.clone(), first.clone()));
    // To the right in its row, then in the order of reading.
    assert_eq!(first, "square (1,2), bites off 3");
    assert_eq!(named("chomp/3+3", "rr"), "square (2,2), bites off 2");
    assert_eq!(named("chomp/3+3", "rd"), "the poisoned square (1,1)");
    assert_eq!(named("chomp/3+3", "rrrr"), "the poisoned square (1,1)");
    assert_eq!(named("chomp/3+3", "rl"), "square (3,1), bites off 2");
    assert_eq!(goes("chomp/1+1&nim/3", "rrr"), "1.0.3");
}

#[test]
fn every_line_has_a_first_piece_and_a_last() {
    let ends = |notation: &str, from: PieceId| {
        let end = |last| scene(notation).line_end(from, last, &|_| true).map(told);
        [end(false), end(true)].map(|end| end.unwrap_or_else(|| "nowhere".into()))
    };
    assert_eq!(ends("nim/3+5", piece(0, 1, 2)), ["0.1.5", "0.1.1"]);
    assert_eq!(ends("subtraction:2,5/9", piece(0, 0, 8)), ["0.0.8", "0.0.5"]);
    assert_eq!(ends("lasker/2+5", gap(0, 1, 2)), ["|0.1.4", "|0.1.1"]);
    assert_eq!(ends("nim/1000000000000", piece(0, 0, 7)), ["0.0.1000000000000", "0.0.1"]);
    assert_eq!(ends("kayles/1.11", piece(0, 0, 5)), ["0.0.3", "0.0.13"]);
    assert_eq!(ends("kayles/1.11", gap(0, 0, 5)), ["|0.0.3", "|0.0.12"]);
    assert_eq!(ends("rugs/5x5:2,4+4,3", piece(0, 0, 8)), ["0.0.6", "0.0.10"]);
    assert_eq!(ends("hackenbush/3+4", piece(0, 0, 5)), ["0.0.4", "0.0.7"]);
    let square = |notation: &str, last| {
        let scene = scene(notation);
        let to = scene.line_end(scene.step(None, Direction::Right, &|_| true)?, last, &|_| true)?;
        let own = scene.layouts().flat_map(|board| &board.pieces).find(|piece| piece.n == to.n);
        own.map(|piece| piece.name.clone())
    };
    assert_eq!(square("chomp/3+2", false).as_deref(), Some("square (1,2), bites off 2"));
    assert_eq!(square("chomp/3+2", true).as_deref(), Some("square (2,2), bites off 1"));
    assert_eq!(ends("nim/3", piece(4, 0, 1)), ["nowhere"; 2]);
}

#[test]
fn boards_of_all_kinds_follow_each_other() {
    let sum = "kayles/2&nim/2&twins/TH&hackenbush/1";
    let all: Vec<String> = (1..=7).map(|count| goes(sum, &"r".repeat(count))).collect();
    assert_eq!(all, ["0.0.1", "0.0.2", "1.0.2", "2.0.1", "2.0.2", "3.0.1", "0.0.1"]);
    let back: Vec<String> = (1..=7).map(|count| goes(sum, &"l".repeat(count))).collect();
    assert_eq!(back, ["3.0.1", "2.0.2", "2.0.1", "1.0.2", "0.0.2", "0.0.1", "3.0.1"]);
    // A heap that can only be broken is entered at a gap.
    assert_eq!(
        (goes("kayles/1&grundy/5", "rr"), goes("kayles/1&grundy/5", "rrr")),
        ("|1.0.4".into(), "0.0.1".into())
    );
    // From a piece that is on no board it begins as from nowhere.
    assert_eq!(scene(sum).step(Some(gap(7, 3, 1)), Direction::Right, &|_| true), Some(piece(0, 0, 1)));
}

#[test]
fn boards_that_are_not_in_play_are_passed() {
    assert_eq!(goes("nim/2|kayles/3", "r"), "0.0.2");
    assert_eq!(goes("nim/2|kayles/3", "rr"), "0.0.2");
    assert_eq!(chosen("nim/2|kayles/3", 2), None);
}

#[test]
fn from_a_cell_that_has_gone_the_keyboard_goes_to_the_nearest() {
    let instead = |notation: &str, gone: PieceId| {
        scene(notation).planes().find_map(|plane| plane.fallback_piece(gone)).map(told)
    };
    assert_eq!(instead("kayles/3.5", piece(0, 0, 4)).as_deref(), Some("0.0.3"));
    assert_eq!(instead("kayles/3..5", gap(0, 0, 6)).as_deref(), Some("0.0.6"));
    assert_eq!(instead("dawson-kayles/3.5", piece(0, 0, 4)).as_deref(), Some("|0.0.5"));
    assert_eq!(instead("hackenbush/3,5", piece(0, 0, 9)).as_deref(), Some("0.0.8"));
    assert_eq!(
        (instead("kayles/5&nim/3", piece(1, 0, 3)), instead("twins/TH", piece(0, 0, 7))),
        (None, None)
    );
}
