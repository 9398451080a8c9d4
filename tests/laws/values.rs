//! Values and outcomes agree with their definitions, however they are found.
use crate::tried::Tried;
use crate::walk::{EFFORT, outcome, over_options, positions, value, within};
use nimscope::core::{Block, Budget, Convention, Game, MoveList, MoveView, Nimber, Outcome, mex, winning};

const BOTH: [Convention; 2] = [Convention::Normal, Convention::Misere];

#[test]
fn a_position_is_n_exactly_where_some_option_is_p() {
    let mut tried = [Tried::default(), Tried::default()];
    for game in positions() {
        for (convention, tried) in BOTH.into_iter().zip(&mut tried) {
            tried.meet(&*game);
            let Some(found) = outcome(&*game, convention) else { continue };
            let Some(after) = over_options(&*game, |option| outcome(option, convention)) else { continue };
            let expected = if game.ended_in_draw() {
                Outcome::D
            } else if after.is_empty() {
                if convention == Convention::Normal { Outcome::P } else { Outcome::N }
            } else if after.iter().any(|(_, outcome)| *outcome == Outcome::P) {
                Outcome::N
            } else if after.iter().any(|(_, outcome)| *outcome == Outcome::D) {
                Outcome::D
            } else {
                Outcome::P
            };
            assert_eq!(found, expected, "{} {convention:?}: found, and by its options", game.notation());
            tried.add(&*game);
        }
    }
    tried.iter().for_each(|tried| tried.enough(15));
}

#[test]
fn three_routes_to_a_value_agree() {
    let mut tried = [Tried::default(), Tried::default()];
    for game in positions().into_iter().filter(|game| game.rules().is_some()) {
        tried.iter_mut().for_each(|tried| tried.meet(&*game));
        let at = game.notation();
        let Some(found) = value(&*game) else { continue };
        if let Some(after) = over_options(&*game, value) {
            assert_eq!(
                mex(&mut after.iter().map(|(_, v)| v.0).collect()),
                found,
                "{at}: mex of its options, and found"
            );
            tried[0].add(&*game);
        }
        let parts = game.parts(&mut Budget::new(EFFORT));
        let by_parts: Option<Nimber> = parts.iter().map(|part| part.value).sum::<Option<_>>();
        assert_eq!(by_parts, Some(found), "{at}: sum of its parts, and found");
        // One budget for all parts: a board may have many coins.
        let mut budget = Budget::new(EFFORT);
        for (index, part) in parts.iter().enumerate() {
            if let Some(plain) = within(game.value_by_definition(index, &mut budget)) {
                assert_eq!(Some(plain), part.value, "{at} {}: by definition, and found", part.name);
                tried[1].add(&*game);
            }
        }
    }
    tried.iter().for_each(|tried| tried.enough(15));
}

/// Where a reason lists the options of a component, it counts all of them; the values listed have no gap below the one
/// that is said to be missing, and that one is the value.
#[test]
fn listed_options_make_the_value() {
    let mut tried = Tried::default();
    for game in positions().into_iter().filter(|game| game.rules().is_some()) {
        let at = game.notation();
        let parts = game.parts(&mut Budget::new(EFFORT));
        for (index, part) in parts.iter().enumerate().take(3) {
            let why = game.why(index, Convention::Normal);
            let listed = why.blocks.iter().find_map(|block| match block {
                Block::Options { rows, .. } => Some(rows),
                _ => None,
            });
            let Some(rows) = listed else { continue };
            let number =
                |cell: &String| cell.replace(|c: char| !c.is_ascii_digit(), "").parse::<u64>().unwrap();
            let missing = rows.iter().position(|row| row[1] == "**0**").unwrap();
            for (value, row) in (0..).zip(&rows[..=missing]) {
                assert_eq!(number(&row[0]), value, "{at} {}", part.name);
            }
            assert!(part.value.is_none_or(|value| value == Nimber(missing as u64)), "{at} {}", part.name);
            if parts.len() == 1 {
                assert_eq!(rows.iter().map(|row| number(&row[1])).sum::<u64>(), game.move_count(), "{at}");
            }
            tried.add(&*game);
        }
    }
    // On most shelves there are games without a formula.
    tried.enough(1);
    assert!(tried.shelves() >= 6);
}

/// Checks that the outcome by a theorem agrees with the value, where the value is found.
fn agrees(game: &dyn Game) {
    if let (Some(theorem), Some(value)) = (game.outcome_by_theorem(), value(game)) {
        assert_eq!(theorem, Outcome::of(value), "{}: by `outcome`, and by value", game.notation());
    }
}

#[test]
fn outcomes_agree_with_the_definition() {
    let mut tried = Tried::default();
    for game in positions() {
        tried.meet(&*game);
        if game.outcome_by_theorem().is_some() {
            // Few random positions are P-positions, but each N-position has an option that is one.
            agrees(&*game);
            over_options(&*game, |option| {
                agrees(option);
                Some(())
            });
        }
        for convention in [Convention::Normal, Convention::Misere] {
            let plain = within(game.outcome_by_definition(convention, &mut Budget::new(EFFORT)));
            if let (Some(plain), Some(found)) = (plain, outcome(&*game, convention)) {
                assert_eq!(plain, found, "{} {convention:?}: by definition, and found", game.notation());
                tried.add(&*game);
            }
        }
    }
    tried.enough(15);
}

/// Checks that the moves found are those to options that satisfy `wanted`, and that all are counted even if few are
/// listed.
fn same_moves(
    game: &dyn Game,
    wanted: Vec<&String>,
    search: impl Fn(usize) -> Option<MoveList<MoveView>>,
    what: &str,
) {
    let Some(found) = search(1000) else { return };
    let mut listed: Vec<_> = found.moves.iter().map(|mv| &mv.notation).collect();
    let mut wanted = wanted;
    listed.sort();
    wanted.sort();
    assert_eq!(listed, wanted, "{} {what}: found, and tried one by one", game.notation());
    assert_eq!(found.total, wanted.len() as u64, "{} {what}", game.notation());
    for mv in &found.moves {
        assert_eq!(game.read_move(&mv.notation).as_ref(), Ok(mv), "{} {what}", game.notation());
    }
    for few in [0, 1, 2] {
        let Some(cut) = search(few) else { continue };
        assert_eq!(cut.total, found.total, "{} {what}, {few} listed", game.notation());
        assert_eq!(cut.moves[..], found.moves[..few.min(found.moves.len())], "{} {what}", game.notation());
    }
}

#[test]
fn moves_to_a_value_are_found_all() {
    for game in positions() {
        let Some(after) = over_options(&*game, value) else { continue };
        for target in (0..=12).map(Nimber) {
            let wanted = after.iter().filter(|(_, value)| *value == target).map(|(mv, _)| mv).collect();
            let search = |limit| within(game.moves_to(target, limit, &mut Budget::new(EFFORT)));
            same_moves(&*game, wanted, search, &format!("to {target}"));
        }
    }
}

#[test]
fn moves_to_huge_values_do_not_exist() {
    for game in positions() {
        for target in [1 << 62, u64::MAX] {
            let found = within(game.moves_to(Nimber(target), 10, &mut Budget::new(EFFORT)));
            assert!(found.is_none_or(|found| found.total == 0), "{} to {target}", game.notation());
        }
    }
}

#[test]
fn winning_moves_are_found_all() {
    for game in positions() {
        for convention in BOTH {
            let (Some(after), Some(own)) =
                (over_options(&*game, |option| outcome(option, convention)), outcome(&*game, convention))
            else {
                continue;
            };
            // Where nobody can win, the best moves keep the draw.
            let best = if own == Outcome::D { Outcome::D } else { Outcome::P };
            let wanted = after.iter().filter(|(_, outcome)| *outcome == best).map(|(mv, _)| mv).collect();
            let search = |limit| within(winning(&*game, convention, limit, &mut Budget::new(EFFORT)));
            same_moves(&*game, wanted, search, &format!("{convention:?}"));
        }
    }
}
