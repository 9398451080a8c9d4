//! Settings, the editor, random positions, maps and questions.
use crate::walk::{opened, positions, presets, value};
use nimscope::core::{Budget, Convention, Edit, Game, Outcome, PieceId, Place, ValueMap, verdict};
use nimscope::games::first_games;

/// Every kind of edit, on every group, with some colours that exist and some that do not.
fn edits(game: &dyn Game) -> Vec<Edit> {
    let mut places = game.scene().places();
    places.truncate(6);
    places.extend([Place { part: 0, group: 999 }, Place { part: 99, group: 0 }]);
    let mut all = vec![Edit::AddGroup { part: 0 }, Edit::AddGroup { part: 99 }];
    for place in places {
        all.extend((0..4).chain([255]).map(|colour| Edit::Add { place, colour }));
        all.extend([Edit::Remove { place }, Edit::RemoveGroup { place }]);
        for n in [0, 1, 2, 3, 7, u64::MAX] {
            all.push(Edit::Recolour { piece: PieceId { place, n } });
        }
    }
    all
}

#[test]
fn edited_positions_open_again() {
    for game in positions() {
        for edit in edits(&*game) {
            match game.edit(&edit) {
                Ok(new) => {
                    let again = opened(&new.notation());
                    assert_eq!(again.notation(), new.notation(), "{} {edit:?}", game.notation());
                    assert_eq!(again.key(), new.key(), "{} {edit:?}", game.notation());
                }
                Err(error) => assert!(!error.expected.is_empty(), "{} {edit:?}", game.notation()),
            }
        }
    }
}

#[test]
fn random_positions_open_again_and_follow_the_seed() {
    for game in presets() {
        for size in 0..=4 {
            for seed in (0..20).chain([u64::MAX]) {
                let new = game.random(seed, size);
                assert_eq!(
                    new.notation(),
                    game.random(seed, size).notation(),
                    "{}: not the same twice",
                    game.notation()
                );
                assert_eq!(opened(&new.notation()).notation(), new.notation());
                assert_eq!(new.card().id, game.card().id, "{}", new.notation());
                assert!(new.move_count() > 0, "{} is over", new.notation());
            }
        }
        let distinct = |seeds: u64| -> usize {
            let all = (0..seeds).map(|seed| game.random(seed, 2).notation());
            all.collect::<std::collections::HashSet<_>>().len()
        };
        // Some games have fewer positions than that.
        assert!(distinct(20) > 10 || 2 * distinct(20) >= distinct(200), "{}", game.notation());
    }
}

#[test]
fn settings_give_the_position_back() {
    for game in positions() {
        let Some(settings) = game.workshop().settings() else { continue };
        let sizes = settings.sizes.iter().map(u64::to_string).collect::<Vec<_>>().join("+");
        assert!(settings.chosen < settings.choices.len(), "{}", game.notation());
        for (index, choice) in settings.choices.iter().enumerate() {
            let value = choice.value.as_ref().map_or("", |(_, text)| text);
            match game.workshop().choose(index, value, &sizes) {
                Ok(new) => {
                    assert_eq!(opened(&new.notation()).notation(), new.notation());
                    assert_eq!(
                        new.workshop().settings().map(|s| s.chosen),
                        Some(index),
                        "{} {value}",
                        game.notation()
                    );
                    if index == settings.chosen {
                        assert_eq!(new.notation(), game.notation());
                    }
                }
                Err(error) => panic!("{} {index} {value} {sizes}: {error}", game.notation()),
            }
            for bad in ["?", "1/", "-", "phi^", "1.5.2"] {
                if let Err(error) = game.workshop().choose(index, bad, &sizes) {
                    assert!(error.at <= bad.len().max(sizes.len()), "{bad}: {error}");
                }
            }
        }
    }
}

#[test]
fn maps_show_values() {
    const SIDE: usize = 9;
    for game in positions() {
        let Some(map) = game.workshop().map(SIDE) else { continue };
        let side = map.side;
        assert!((1..=SIDE).contains(&side), "{}", game.notation());
        assert_eq!((map.values.len(), map.red.len()), (side * side, side));
        for (index, shown) in map.values.iter().enumerate() {
            let (x, y) = ((index % side) as u64, (index / side) as u64);
            let Some(there) = game.workshop().at(x, y) else {
                assert_eq!(*shown, ValueMap::NONE, "{} at {x},{y}", game.notation());
                continue;
            };
            let found = value(&*there).map(|v| v.0);
            let at = format!("{} at {x},{y}", game.notation());
            match (*shown, found) {
                (ValueMap::N, Some(value)) => assert!(value > 0, "{at}"),
                (shown @ (0 | ValueMap::N), None) => {
                    // Only the outcome is known here, and that without a search.
                    let verdict = verdict(&*there, Convention::Normal, &mut Budget::new(0));
                    let lost = verdict.ok().and_then(|verdict| Some(verdict.outcome()? == Outcome::P));
                    assert_eq!(lost, Some(shown == 0), "{at}");
                }
                (shown, found) => assert_eq!(found, Some(shown.into()), "{at}"),
            }
        }
        assert!(game.workshop().axes().iter().all(|axis| !axis.is_empty()), "{}", game.notation());
        if let Some((x, y)) = map.here {
            assert_eq!(game.workshop().at(x as u64, y as u64).unwrap().notation(), game.notation());
        }
        if let Some(far) = game.workshop().at(u64::MAX, u64::MAX) {
            assert_eq!(opened(&far.notation()).notation(), far.notation());
        }
        for z in [0, 4, u64::MAX] {
            let Some(slice) = game.workshop().with_third(z) else { continue };
            assert_eq!(opened(&slice.notation()).workshop().third(), slice.workshop().third());
        }
    }
}

#[test]
fn questions_are_answered_or_refused_at_a_place() {
    for game in presets() {
        for index in 0..game.workshop().questions().len() {
            for text in
                ["1", "2", "17", "17^17", "10^100", "(3,6)", "3,6", "", "x", "-1", "1,", "^", "2^2^2^2^2"]
            {
                match game.workshop().answer(index, text) {
                    Ok(answer) => assert!(!answer.text.is_empty() && !answer.full.is_empty(), "{text}"),
                    Err(error) => assert!(error.at <= text.len(), "{} {text}: {error}", game.notation()),
                }
            }
        }
        assert!(game.workshop().answer(game.workshop().questions().len(), "1").is_err());
    }
}

/// The first position of a game for beginners can be won by the player who moves first.
#[test]
fn newcomers_begin_with_a_position_that_they_can_win() {
    for first in first_games() {
        let start = first.remarks.beginning.map(|it| it.notation).unwrap();
        let verdict = verdict(&*opened(start), Convention::Normal, &mut Budget::new(20_000)).unwrap();
        assert_eq!(verdict.outcome(), Some(Outcome::N), "{start}");
    }
}
