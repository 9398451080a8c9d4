//! Presets of exercises ask and do not tell.
use crate::{card, named};
use nimscope::core::{Budget, FOLDED, Preset, winning};
use nimscope::games::{Link, cards, open, singles};

/// The name that a notation of one game begins with.
fn game_name(notation: &str) -> &str {
    notation.split([':', '/']).next().unwrap_or_default()
}

/// The sentences of a text, each with its final mark; the points in numbers such as 1.5 end no sentence.
fn sentences(text: &str) -> Vec<String> {
    let mut all = vec![String::new()];
    for word in text.split_whitespace() {
        let last = all.last_mut().unwrap();
        last.push_str(word);
        last.push(' ');
        if word.ends_with(['.', '?', ';']) {
            all.push(String::new());
        }
    }
    all.retain(|sentence| !sentence.is_empty());
    all
}

/// Whether a sentence says who wins, how, or what something is worth, and is neither a question nor a task.
fn tells(sentence: &str) -> bool {
    const ANSWERS: [&str; 9] =
        ["value", "win", "won", "los", "p-position", "n-position", "worth", "multiple", "take"];
    let sentence = sentence.trim().to_lowercase();
    let mut words = sentence.split(|c: char| !c.is_alphanumeric() && c != '-');
    let answers = words.any(|word| ANSWERS.iter().any(|answer| word.starts_with(answer)));
    let asks = sentence.ends_with('?') || sentence.starts_with("find ") || sentence.contains(": find ");
    answers && !asks
}

#[test]
fn presets_of_exercises_ask_and_do_not_tell() {
    // Phrases of the exercises themselves.
    const SAID: [&str; 5] = [
        "the last chip loses",
        "exactly one bite wins",
        "the first player goes by sevens",
        "make the table of values",
        "from 12 take 1, 2, 3, 4",
    ];
    let mut seen = 0;
    for preset in cards().flat_map(|card| card.presets).filter(|preset| preset.name.starts_with("Exercise")) {
        let about = SAID.iter().fold(preset.about.to_string(), |about, said| about.replace(said, ""));
        for sentence in sentences(&about) {
            assert!(!tells(&sentence), "{}: “{sentence}” tells", preset.name);
        }
        seen += 1;
    }
    assert!(seen > 60, "{seen}");
    for answer in
        ["Ferguson 5.5, exercise 9: turn coins; the second player wins.", "All heaps of 7 have value 0."]
    {
        assert!(sentences(answer).iter().any(|sentence| tells(sentence)), "{answer}");
    }
    assert!(!tells("Ferguson 1.5, exercise 2b: what is the winning move?"));
}

/// The presets of exercises that ask for a value, a move or the number of moves: the card, and the name of the preset.
const SILENT: [(&str, &str); 17] = [
    ("subtraction", "Exercise 1.5.4 (c) and (d)"),
    ("nim", "Exercise 2.6.2 (a)"),
    ("nim", "Exercise 2.6.2 (b)"),
    ("nim", "Exercise 2.6.2 (c), misère: three piles"),
    ("nim", "Exercise 2.6.2 (c), misère: four piles"),
    ("turning-turtles", "Exercise 2.6.4"),
    ("one-or-two", "Exercise 4.5.5 (b)"),
    ("two-or-more", "Exercise 4.5.6"),
    ("one-four-seven", "Exercise 4.5.7"),
    ("grundy", "Exercise 4.5.10 (b)"),
    ("twins", "Exercise 5.5.1 (b)"),
    ("coin-subtraction-two", "Exercise 5.5.1 (c)"),
    ("mock-turtles", "Exercise 5.5.1 (d)"),
    ("rugs", "Exercise 5.5.9 (a)"),
    ("rugs", "Exercise 5.5.9 (b)"),
    ("subtraction-ruler", "Exercise 5.5.10"),
    ("hackenbush", "Exercise 6.4.1, figure 6.8"),
];

/// The presets above do not tell the answer: neither does their own text, nor that of another preset with the same
/// position.
#[test]
fn presets_of_these_exercises_keep_silent() {
    const COUNTS: [&str; 6] = ["no", "one", "two", "three", "four", "five"];
    let position = |preset: &Preset| Link::of_preset(preset).unwrap().game;
    for (id, name) in SILENT {
        let asked = named(id, name).unwrap_or_else(|| panic!("{id} has no “{name}”"));
        let link = Link::of_preset(asked).unwrap();
        let game = open(&link.game).unwrap();
        let found = winning(&*game, link.convention, 50, &mut Budget::new(5_000_000)).unwrap();
        let value = game.value(&mut Budget::new(5_000_000)).unwrap().0;
        let same = cards().flat_map(|card| card.presets).filter(|preset| position(preset) == link.game);
        for preset in same {
            let text = format!("{}. {}", preset.name, preset.about).to_lowercase();
            let count =
                COUNTS.get(found.total as usize).map_or(found.total.to_string(), |word| (*word).into());
            let answers = [
                format!("{count} winning"),
                format!("{} winning", found.total),
                format!("value {value}"),
                format!("worth {value}"),
                format!("∗{value}"),
                format!("= {value}"),
            ];
            for answer in answers {
                assert!(!text.contains(&answer), "{id}, {}: “{answer}”", preset.name);
            }
            // Shorter notations are numbers, which occur in any text.
            for mv in found.moves.iter().filter(|mv| mv.notation.len() > 2) {
                assert!(!text.contains(&mv.notation), "{id}, {}: {}", preset.name, mv.notation);
            }
            for sentence in sentences(preset.about) {
                assert!(!tells(&sentence), "{id}, {}: “{sentence}” tells", preset.name);
            }
        }
    }
}

/// The games of exercises 3.5.3, 3.5.4, 3.5.8, 4.5.1 to 4.5.3, 4.5.5 to 4.5.7 and 5.5.3 to 5.5.5, which ask for a
/// value; that of exercise 4.5.4 stands in table 4.1, and Nim is one of the three heaps of exercise 4.5.3.
#[test]
fn games_whose_values_are_exercises_fold_them() {
    let exercises = [
        ("3.5.3", 1),
        ("3.5.4", 2),
        ("3.5.8", 1),
        ("4.5.1", 1),
        ("4.5.2", 1),
        ("4.5.3", 3),
        ("4.5.5", 2),
        ("4.5.6", 1),
        ("4.5.7", 1),
        ("5.5.3", 1),
        ("5.5.4", 1),
        ("5.5.5", 1),
    ];
    for (number, games) in exercises {
        let name = format!("Exercise {number}");
        let own = |preset: &&Preset| {
            preset.name.strip_prefix(&name).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        };
        let presets = cards().flat_map(|card| card.presets).filter(own);
        let ids: Vec<&str> = presets.flat_map(|preset| singles(preset.position())).map(game_name).collect();
        assert_eq!(ids.len(), games, "{number}: {ids:?}");
        for id in ids.into_iter().filter(|id| *id != "nim") {
            let heads: Vec<&str> = card(id).unwrap().rules.iter().map(|(head, _)| *head).collect();
            let told = heads.iter().any(|head| head.starts_with("Value") && !head.ends_with(FOLDED));
            assert!(!told && heads.iter().any(|head| head.ends_with(FOLDED)), "{number}, {id}: {heads:?}");
        }
    }
}

/// Where an exercise asks for the value, the rules show it only when unfolded.
#[test]
fn values_that_are_exercises_are_folded() {
    for id in [
        "at-most-half",
        "impatient",
        "dim-plus",
        "aliquot",
        "even-or-one",
        "threes",
        "one-or-two",
        "two-or-more",
        "one-four-seven",
        "triplets",
        "rulerette",
        "coin-subtraction-alone",
        "empty-and-divide",
        "dynamic",
        "fibonacci",
        "vertices",
        "two-dimensional-nim",
    ] {
        let heads: Vec<&str> = card(id).unwrap().rules.iter().map(|(head, _)| *head).collect();
        assert!(
            heads.iter().any(|head| head.starts_with("Value") && head.ends_with(FOLDED)),
            "{id}: {heads:?}"
        );
        assert!(!heads.contains(&"Value"), "{id}");
    }
    let nim = card("nim").unwrap();
    assert!(nim.rules.iter().all(|(head, _)| !head.ends_with(FOLDED)));
}
