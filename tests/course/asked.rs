//! Nothing is left out: each part of each exercise in the text, and each worked example of the papers, is asked
//! somewhere in the course by a question with a judged answer.
use nimscope::games::open;
use nimscope::learn::{Ask, Figure, Lesson, Step};

/// The worked examples: document, place, question. `value nim/3` asks for the value of that board, `number nim-sum 3 5`
/// for a number, `choose Why` for a choice in the step titled Why.
const EXAMPLES: &str = include_str!("asked.txt");

/// The exercises by section, each with its parts.
const EXERCISES: &[(&str, &[&str])] = &[
    ("1.5", &["", "ab", "ab", "abcd", "", "ab", "ab", "abcd"]),
    ("2.6", &["ab", "abc", "", "abc", "", "", "abc"]),
    ("3.5", &["", "", "", "ab", "", "abc", "", "", "abc"]),
    ("4.5", &["", "", "", "abc", "ab", "", "", "ab", "ab", "ab", "abcde"]),
    ("5.5", &["abcd", "abc", "", "", "", "abcde", "ab", "ab", "ab", ""]),
    ("6.4", &[""]),
];

/// The parts of exercises that no lesson asks.
pub fn parts_left_out(exercises: &[&Lesson]) -> Vec<String> {
    let mut missing = Vec::new();
    for (section, all) in EXERCISES {
        for (number, parts) in (1..).zip(*all) {
            let source = format!("Ferguson {section}.{number}");
            let steps: Vec<&Step> = exercises
                .iter()
                .filter(|lesson| lesson.source == source)
                .flat_map(|lesson| &lesson.steps)
                .filter(|step| step.ask.is_some())
                .collect();
            if steps.is_empty() {
                missing.push(source.clone());
            }
            let of = |part: char| {
                let begins = |title: &str| {
                    title.strip_prefix(part).is_some_and(|rest| rest.is_empty() || rest.starts_with(','))
                };
                steps.iter().any(|step| begins(&step.title))
            };
            missing.extend(parts.chars().filter(|part| !of(*part)).map(|part| format!("{source} ({part})")));
        }
    }
    missing
}

/// The lines of the list that no lesson asks, and the number of lines.
pub fn examples_left_out(lessons: &[&Lesson]) -> (Vec<String>, usize) {
    let asked: Vec<String> = lessons.iter().flat_map(|lesson| &lesson.steps).filter_map(written).collect();
    let lines: Vec<&str> = EXAMPLES.lines().filter(|line| !line.starts_with('#')).collect();
    let missing = lines.iter().filter(|line| {
        let [_, _, question] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
        !asked.contains(&canonical(question))
    });
    (missing.map(ToString::to_string).collect(), lines.len())
}

/// The question with its position in the program's notation.
fn canonical(question: &str) -> String {
    let (kind, rest) = question.split_once(' ').unwrap_or((question, ""));
    if kind == "number" {
        let figure = Figure::read(rest).unwrap_or_else(|| panic!("{question}"));
        return format!("number {figure:?}");
    }
    let (position, misere) =
        rest.strip_suffix(" misere").map_or((rest, ""), |position| (position, " misere"));
    match open(position) {
        Ok(game) => format!("{kind} {}{misere}", game.notation()),
        Err(_) => question.to_string(),
    }
}

/// The question of a step, written as in the list.
fn written(step: &Step) -> Option<String> {
    let board = || {
        let board = step.board.clone().unwrap_or_default();
        format!("{}{}", board.position, if board.misere { " misere" } else { "" })
    };
    let about = |kind: &str| canonical(&format!("{kind} {}", board()));
    Some(match step.ask.as_ref()? {
        Ask::Value => about("value"),
        Ask::Outcome => about("outcome"),
        Ask::Ending => about("ending"),
        Ask::Move => about("move"),
        Ask::Moves => about("moves"),
        Ask::Win => about("win"),
        Ask::Number(figure) => format!("number {figure:?}"),
        Ask::Sizes { family, last, .. } => format!("sizes {family} to {last}"),
        Ask::Values(listed) => format!("values {} from {} to {}", listed.family, listed.from, listed.last),
        Ask::Roots(of) => format!("roots {of}"),
        Ask::Formula(asked) => format!("formula {}", asked.family),
        Ask::Choice(_) => format!("choose {}", step.title),
        Ask::Break(trial) => format!("proof {}", trial.proof),
    })
}
