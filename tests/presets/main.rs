//! Presets: every position that the papers name has one, they open as they say, and those of exercises do not tell the
//! answer.
use nimscope::core::{Budget, Card, Convention, Preset, winning};
use nimscope::games::{Link, cards, compound, open};
use nimscope::labs::{Examples, counting, evolution, nimbers};
use std::path::Path;

mod silent;

/// The list of places in the file beside this one: document, place, where to find it here, name.
const PLACES: &str = include_str!("places.txt");

fn card(id: &str) -> Option<&'static Card> {
    cards().find(|card| card.id == id)
}

fn named(id: &str, name: &str) -> Option<&'static Preset> {
    card(id)?.presets.iter().find(|preset| preset.name == name)
}

/// The examples of a lab.
fn examples(lab: &str) -> Vec<Examples> {
    match lab {
        "lab/nimbers" => vec![nimbers::EXAMPLES],
        "lab/counting" => vec![counting::EXAMPLES],
        "lab/evolution" => vec![evolution::FIGURES, evolution::EXAMPLES],
        _ => panic!("{lab} has no examples"),
    }
}

/// Whether the game or lab has something with this name to open.
fn is_there(at: &str, name: &str) -> bool {
    if at.starts_with("lab/") {
        return examples(at).into_iter().flatten().any(|(example, _)| *example == name);
    }
    if at.starts_with("lessons/") {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(at);
        return std::fs::read_to_string(file).is_ok_and(|text| text.contains(name));
    }
    named(at, name).is_some()
}

#[test]
fn every_place_can_be_opened_by_its_name() {
    let mut seen = 0;
    let mut missing = Vec::new();
    for line in PLACES.lines().filter(|line| !line.starts_with('#')) {
        let [document, place, at, name] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        if !is_there(at, name) {
            missing.push(format!("{document}, {place}: {at} has no “{name}”"));
        }
        seen += 1;
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
    assert!(seen > 175, "{seen}");
}

/// Every exercise, by its number and letter, is in the list.
#[test]
fn every_exercise_is_listed() {
    let letters = |number: &str, letters: &str| -> Vec<String> {
        match letters {
            "" => vec![format!("exercise {number}")],
            _ => letters.chars().map(|letter| format!("exercise {number} ({letter})")).collect(),
        }
    };
    let exercises = [
        ("1.5", &["", "ab", "ab", "abcd", "", "ab", "ab", "abcd"][..]),
        ("2.6", &["ab", "abc", "", "", "", "", "abc"]),
        ("3.5", &["", "", "", "ab", "", "abc", "", "", "abc"]),
        ("4.5", &["", "", "", "", "ab", "", ""]),
        ("5.5", &["abcd", "abc", "", "", "", "abcde", "", "", "ab", ""]),
        ("6.4", &[""]),
    ];
    let mut all: Vec<String> = exercises
        .iter()
        .flat_map(|(section, parts)| (1..).zip(*parts).map(move |(n, part)| (format!("{section}.{n}"), part)))
        .flat_map(|(number, part)| letters(&number, part))
        .collect();
    let last = [("4.5.8", "ab"), ("4.5.9", "ab"), ("4.5.10", "ab"), ("4.5.11", "abcde")];
    all.extend(last.iter().flat_map(|(number, part)| letters(number, part)));
    let places: Vec<&str> = PLACES.lines().filter_map(|line| line.split(" | ").nth(1)).collect();
    for exercise in all {
        let listed = |place: &&str| {
            place.strip_prefix(exercise.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with(','))
        };
        assert!(places.iter().any(listed), "{exercise} is not listed");
    }
}

#[test]
fn presets_open_as_they_say() {
    let (mut misere, mut lines) = (0, 0);
    for card in cards() {
        assert_eq!(card.presets[0].query(), None, "{}: the first one is a position alone", card.id);
        for preset in card.presets {
            let link = Link::of_preset(preset).unwrap_or_else(|error| panic!("{}: {error}", preset.notation));
            assert_eq!(link.game, preset.position(), "{}", preset.notation);
            let (start, played) =
                link.replay().unwrap_or_else(|error| panic!("{}: {error}", preset.notation));
            assert_eq!(start.notation(), link.game, "presets are canonical");
            let shown = played.last().map_or(&start, |(_, after)| after);
            assert!(shown.move_count() > 0, "{}: nothing is left to play", preset.notation);
            if preset.query().is_some() {
                // The query is written as in a link, but without the version.
                assert_eq!(link.to_string(), format!("v=1&{}", preset.notation));
                assert!(compound(&link.game).is_none(), "a query writes one game");
                assert!(
                    link.convention == Convention::Misere || !link.moves.is_empty(),
                    "{}",
                    preset.notation
                );
            }
            misere += usize::from(link.convention == Convention::Misere);
            lines += usize::from(!link.moves.is_empty());
        }
    }
    assert!(misere >= 5 && lines >= 2, "{misere} {lines}");
}

/// Dawson's own game is played under misère play: on 18 files every first move wins.
#[test]
fn dawson_loses_who_moves_last() {
    let preset = named("dawson", "Dawson’s own game").unwrap();
    assert!(preset.about.contains("all 18 first moves win"));
    let link = Link::of_preset(preset).unwrap();
    assert_eq!(link.convention, Convention::Misere);
    let game = open(&link.game).unwrap();
    let found = winning(&*game, Convention::Misere, 99, &mut Budget::new(5_000_000)).unwrap();
    assert_eq!((found.total, game.move_count()), (18, 18));
}

/// In the presets of Colourful Nim with moves, the first player wins and leaves a P-position with each move.
#[test]
fn games_of_figures_are_won_move_by_move() {
    for (id, name) in [
        ("nim", "Figure 1 of Liu and Britton, a game"),
        ("colourful", "Figure 3, a game"),
        ("colourful", "Figure 4, a game"),
        ("colourful", "Figure 5, a game"),
    ] {
        let link = Link::of_preset(named(id, name).unwrap()).unwrap();
        let (_, played) = link.replay().unwrap();
        assert_eq!(played.len() % 2, 1, "{name}");
        for (ply, (_, after)) in played.iter().enumerate() {
            let lost = after.value(&mut Budget::new(1000)).unwrap().0 == 0;
            assert_eq!(lost, ply % 2 == 0, "{name}, move {}", ply + 1);
        }
    }
}

/// The lines of exercises 1.5.3 and 1.5.6 lead where the exercises say.
#[test]
fn lines_lead_where_the_exercises_say() {
    let after = |id: &str, name: &str| {
        let link = Link::of_preset(named(id, name).unwrap()).unwrap();
        let (_, played) = link.replay().unwrap();
        (played.len(), played.last().unwrap().1.notation())
    };
    assert_eq!(after("chomp", "The two bites of exercise 1.5.6"), (2, "chomp/8+5+1".into()));
    assert_eq!(after("thirty-one", "Exercise 1.5.3 (a): 3, 4, 3, 4, …"), (8, "thirty-one/440044".into()));
}
