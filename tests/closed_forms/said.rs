//! What cards and presets say about positions, checked by computation.
use nimscope::core::{Block, Budget, Convention, MoveList, MoveView, Nimber, winning};
use nimscope::games::{cards, open};

/// The text of the preset with this notation.
fn about(notation: &str) -> &'static str {
    let presets = cards().flat_map(|card| card.presets);
    let found = presets.into_iter().find(|preset| preset.position() == notation);
    found.unwrap_or_else(|| panic!("no preset {notation}")).about
}

fn says(notation: &str, words: &str) {
    assert!(about(notation).contains(words), "{notation}: {}", about(notation));
}

fn wins(notation: &str, convention: Convention) -> MoveList<MoveView> {
    let game = open(notation).expect(notation);
    winning(&*game, convention, 500, &mut Budget::new(1_000_000)).expect(notation)
}

fn value(notation: &str) -> Nimber {
    open(notation).expect(notation).value(&mut Budget::new(1_000_000)).expect(notation)
}

/// The number of winning moves that the derivation for a pile states; none where it states none.
fn told(notation: &str, part: usize) -> Option<u64> {
    let why = open(notation).expect(notation).why(part, Convention::Normal);
    let number = |text: &str| match text.split_once(' ')? {
        ("Only", rest) if rest.starts_with("one pile has a one") => Some(1),
        (number, rest) if rest.starts_with("piles have a one") => number.parse().ok(),
        _ => None,
    };
    why.blocks.iter().find_map(|block| match block {
        Block::Text { text } => number(text),
        _ => None,
    })
}

#[test]
fn the_ones_in_the_leftmost_odd_column_are_the_winning_moves() {
    for [a, b, c, d] in (0..8u64.pow(4)).map(|n| [n & 7, n >> 3 & 7, n >> 6 & 7, n >> 9]) {
        let notation = format!("nim/{a}+{b}+{c}+{d}");
        let won = wins(&notation, Convention::Normal).total;
        let parts = open(&notation).unwrap().parts(&mut Budget::new(0)).len();
        for part in [0, parts.saturating_sub(1)] {
            let said = told(&notation, part);
            assert_eq!(said.unwrap_or(0), won, "{notation}, pile {part}");
            assert!(said.is_none_or(|ones| ones % 2 == 1), "{notation}");
        }
    }
}

#[test]
fn an_odd_heap_of_lasker_is_won_by_taking_it() {
    says("lasker/13", "taking all of it is the only winning move");
    for odd in (1..60).step_by(2) {
        let moves = wins(&format!("lasker/{odd}"), Convention::Normal).moves;
        let names: Vec<_> = moves.iter().map(|mv| mv.notation.clone()).collect();
        assert_eq!(names, [format!("1-{odd}")], "{odd}");
    }
}

#[test]
fn the_classic_start_of_grundys_game_is_lost() {
    says("grundy/7", "value 0");
    says("grundy/7", "three splits");
    assert_eq!((value("grundy/7"), open("grundy/7").unwrap().move_count()), (Nimber(0), 3));
    says("grundy/20", "Value 0");
    assert_eq!(value("grundy/20"), Nimber(0));
}

#[test]
fn twenty_one_is_lost_under_misere_play() {
    for n in 1..60 {
        let lost = wins(&format!("subtraction:1,2,3/{n}"), Convention::Misere).total == 0;
        assert_eq!(lost, n % 4 == 1, "one more than a multiple of four is to be left: {n}");
    }
    assert!(wins("subtraction:1,2,3/21", Convention::Normal).total > 0);
}

#[test]
fn a_red_level_without_a_partner_is_its_own() {
    let card = cards().find(|card| card.id == "chromatic").unwrap();
    let value = card.rules.iter().find(|(title, _)| *title == "Value").unwrap().1;
    assert!(value.contains("or with itself where none is"), "{value}");
    // Level 1 is red and has no green level below it.
    assert_eq!(wins("chromatic:beatty(3/2)/1+1", Convention::Normal).total, 0);
}

#[test]
fn the_second_head_of_mock_turtles_squared_has_176_moves() {
    let notation = "mock-turtles-squared/5x6:1,2+5,6";
    says(notation, "176 moves with the second head");
    let [first, second] = ["5x6:1,2", "5x6:5,6"].map(|at| value(&format!("mock-turtles-squared/{at}")));
    assert_eq!((first, second), (Nimber(2), Nimber(9)));
    let moves = |at: &str| open(&format!("mock-turtles-squared/{at}")).unwrap().move_count();
    // The other head alone has two moves, which the whole position has as well.
    assert_eq!([moves("5x6:5,6"), moves("5x6:1,2"), moves("5x6:1,2+5,6")], [176, 2, 178]);
}

#[test]
fn pictures_that_are_drawn_anew_are_after_the_course() {
    let hackenbush = cards().find(|card| card.id == "hackenbush").unwrap();
    for name in [
        "Figure 6.2: three trees",
        "Figure 6.3: the second tree alone",
        "Figure 6.5: house, Christmas tree and juggler",
        "Figure 6.7: house with a door",
        "Exercise 6.4.1, figure 6.8",
    ] {
        let preset = hackenbush.presets.iter().find(|preset| preset.name == name).unwrap();
        assert!(preset.about.starts_with("After Ferguson 6."), "{name}: {}", preset.about);
    }
}

/// The moves that the derivation for a part names, and the number of moves that it states; none where it does not say
/// what value the part must take.
fn named(notation: &str, part: usize) -> Option<(Vec<String>, u64)> {
    let why = open(notation).expect(notation).why(part, Convention::Normal);
    let goal = why.blocks.iter().find_map(|block| match block {
        Block::Text { text } | Block::Result { text, .. } => {
            Some(text.split_once("To win, ")?.1).filter(|goal| goal.contains("must become worth"))
        }
        _ => None,
    })?;
    let named: Vec<String> = goal.split("**").skip(1).step_by(2).map(String::from).collect();
    let none = goal.contains("no move of it does that");
    let told = match goal.split_once(", one way of ") {
        Some((_, after)) => after.split(':').next()?.parse().ok()?,
        None => named.len() as u64,
    };
    (none || !named.is_empty()).then_some((named, told))
}

#[test]
fn the_moves_that_a_reason_names_win_and_are_all() {
    let presets = cards().flat_map(|card| card.presets.iter().map(|preset| preset.position()));
    let more = ["kayles/5.7", "kayles/7", "kayles/30.25", "mock-turtles/HTHHTTH"];
    let (mut seen, mut many) = (std::collections::BTreeMap::new(), [0; 5]);
    for notation in presets.chain(more) {
        let Ok(game) = open(notation) else { panic!("{notation}") };
        let parts = game.parts(&mut Budget::new(10_000)).len();
        let said: Vec<_> = (0..parts.min(6)).filter_map(|part| named(notation, part)).collect();
        if said.is_empty() {
            continue;
        }
        let won = wins(notation, Convention::Normal);
        for (names, told) in &said {
            for name in names {
                let said = |mv: &MoveView| mv.phrase.in_sentence() == *name;
                assert!(won.moves.iter().any(said), "{notation}: {name}");
            }
            // Either all moves are named, or one of several where these are many or long.
            let all = names.len() as u64 == *told;
            assert!(all && *told <= 3 || names.len() == 1 && *told > 1, "{notation}: {names:?} of {told}");
            many[(*told).min(4) as usize] += 1;
            *seen.entry(game.card().id).or_insert(0) += 1;
        }
        // Each winning move is in exactly one part.
        if said.len() == parts {
            assert_eq!(said.iter().map(|(_, told)| told).sum::<u64>(), won.total, "{notation}: {said:?}");
        }
    }
    assert!(seen.len() > 12 && many.iter().all(|times| *times > 0), "{seen:?} {many:?}");
}

#[test]
fn a_row_with_a_middle_is_won_there() {
    let mut seen = 0;
    for id in ["kayles", "dawson-kayles", "dawson", "dawson-squares", "treblecross"] {
        for size in 1..=40 {
            let notation = format!("{id}/{size}");
            let why = open(&notation).expect(&notation).why(0, Convention::Normal);
            let Some(Block::Text { text }) = why.blocks.first() else { panic!("{notation}") };
            let Some((middle, _)) = text.split_once("**, then mirror every move. ") else { continue };
            let middle = middle.trim_start_matches("**");
            let won = wins(&notation, Convention::Normal);
            assert!(won.moves.iter().any(|mv| mv.phrase.to_string() == middle), "{notation}: {middle}");
            seen += 1;
        }
    }
    assert!(seen > 100, "{seen}");
}
