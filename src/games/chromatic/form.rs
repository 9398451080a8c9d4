//! The board, and the red levels as a form and as something to click.
use crate::core::{
    extras::{Choice, Settings},
    notation::NotationError,
    scene::*,
};
use crate::games::{chromatic::theory::RedLevels, stacks::heaps::Heaps};

/// Stacks above this height are drawn as a number.
const DRAWN: u64 = 200;
/// How many red levels a hint names.
const HINTED: u64 = 7;
/// The ruler shows at least this many levels.
const RULER: u64 = 7;

/// The number of a level’s colour: green 0, red 1.
fn colour(levels: &RedLevels, level: u64) -> u8 {
    levels.is_red(level).into()
}

fn runs(levels: &RedLevels, height: u64) -> Vec<Run> {
    if height > DRAWN {
        return vec![Run { colour: MIXED, len: height }];
    }
    let mut runs: Vec<Run> = Vec::new();
    for level in 1..=height {
        let colour = colour(levels, level);
        match runs.last_mut() {
            Some(run) if run.colour == colour => run.len += 1,
            _ => runs.push(Run { colour, len: 1 }),
        }
    }
    runs
}

/// The stacks with their ruler, and which moves the tops allow.
pub fn board(levels: &RedLevels, position: &Heaps, green: bool, seat: SumContext) -> Board {
    let stack = |(group, &height): (usize, &u64)| Stack {
        place: Place { part: 0, group: group as u16 },
        number: seat.number(group),
        runs: runs(levels, height),
        reach: height,
        gaps: vec![],
        splits: None,
    };
    let most = position.0.iter().copied().max().unwrap_or(0);
    let ruler = if most > DRAWN { 0 } else { (most + 1).max(RULER) };
    Board::Stacks(Stacks {
        look: Look::Slab,
        noun: "stack".into(),
        game: String::new(),
        stacks: position.0.iter().enumerate().map(stack).collect(),
        ruler: (1..=ruler).map(|level| colour(levels, level)).collect(),
        gathers: green && standing(position) > 1,
        note: note(levels, position, green, seat),
    })
}

/// How many stacks are left.
fn standing(position: &Heaps) -> usize {
    position.0.iter().filter(|height| **height > 0).count()
}

fn note(levels: &RedLevels, position: &Heaps, green: bool, seat: SumContext) -> Option<Note> {
    let standing = standing(position);
    if standing == 0 {
        return None;
    }
    let colours: Vec<u8> = position.0.iter().map(|height| colour(levels, *height)).collect();
    if green {
        let two = position.0.len() == 2;
        let (tops, which) = if two { ("Both", "one or both") } else { ("All", "any of them") };
        let text = if standing > 1 {
            format!("{tops} tops are green: take from {which}.")
        } else {
            "One stack is left.".into()
        };
        return Some(Note { open: standing > 1, strong: "Green position.".into(), text, colours });
    }
    let red: Vec<String> =
        (seat.first..).zip(&colours).filter(|(_, c)| **c == 1).map(|(n, _)| n.to_string()).collect();
    let (last, rest) =
        red.split_last().map(|(last, rest)| (last.clone(), rest.join(", "))).unwrap_or_default();
    let which = if rest.is_empty() { format!("stack {last}") } else { format!("stacks {rest} and {last}") };
    Some(Note {
        open: false,
        strong: format!("Red on top of {which}."),
        text: "Take from one stack only.".into(),
        colours,
    })
}

const BEATTY: usize = 0;
const PROGRESSION: usize = 1;
const EVIL: usize = 2;
const ODIOUS: usize = 3;
const RATIONAL: usize = 4;
const CUSTOM: usize = 5;
const ALL: usize = 6;
const NONE: usize = 7;

/// The red levels as a form.
pub fn settings(levels: &RedLevels, position: &Heaps) -> Settings {
    let (mut beta, mut step, mut ratio, mut list) =
        ("phi^2".into(), "3".into(), "5/2".into(), "2,5,7".to_string());
    let chosen = match levels {
        RedLevels::Beatty(own) if own.value().is_irrational() => {
            beta = own.text().replace("phi", "φ").replace("^2", "²");
            BEATTY
        }
        RedLevels::Beatty(own) if own.value().as_integer().is_some() => {
            step = own.text().to_string();
            PROGRESSION
        }
        RedLevels::Beatty(own) => {
            ratio = own.text().to_string();
            RATIONAL
        }
        RedLevels::Evil => EVIL,
        RedLevels::Odious => ODIOUS,
        RedLevels::All => ALL,
        RedLevels::None => NONE,
        RedLevels::List(_) | RedLevels::Pattern(_) => {
            let text = levels.to_string();
            let inner = text.strip_prefix("list(").or(text.strip_prefix("levels("));
            list = inner.and_then(|text| text.strip_suffix(')')).unwrap_or(&text).to_string();
            CUSTOM
        }
    };
    let choice = |index: usize, label, value: Option<(&'static str, String)>| Choice {
        label,
        value,
        hint: if index == chosen { meaning(chosen).to_string() + &hint(levels) } else { String::new() },
    };
    Settings {
        title: "Red levels *S*",
        choices: vec![
            choice(BEATTY, "Beatty $⌊nβ⌋$", Some(("β", beta))),
            choice(PROGRESSION, "Arithmetic progression", Some(("d", step))),
            choice(EVIL, "Evil numbers", None),
            choice(ODIOUS, "Odious numbers", None),
            choice(RATIONAL, "Rational $p/q$", Some(("β", ratio))),
            choice(CUSTOM, "Custom list", Some(("S", list))),
            choice(ALL, "All levels", None),
            choice(NONE, "No level", None),
        ],
        chosen,
        sizes_title: "Stacks",
        sizes: position.0.clone(),
    }
}

/// What the name of a choice means, before its first levels.
fn meaning(choice: usize) -> &'static str {
    match choice {
        BEATTY | RATIONAL => "The whole parts of β, 2β, 3β, …: ",
        EVIL => "Numbers with an even number of ones in binary: ",
        ODIOUS => "Numbers with an odd number of ones in binary: ",
        _ => "",
    }
}

/// "2, 5, 7, 10, …".
pub fn hint(levels: &RedLevels) -> String {
    let first = levels.first(HINTED);
    let mut text = first.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
    if first.len() as u64 == HINTED {
        text += ", …";
    }
    if text.is_empty() { "none".into() } else { text }
}

/// The red levels that a filled form denotes.
pub fn chosen(choice: usize, value: &str) -> Result<RedLevels, NotationError> {
    let value = value.trim_end();
    let read = |head: &str| {
        let text = format!("{head}({value})");
        text.parse::<RedLevels>().map_err(|error| {
            NotationError::syntax(error.at.saturating_sub(head.len() + 1).min(value.len()), error.expected)
        })
    };
    let kind = |levels: RedLevels, fits: fn(&RedLevels) -> bool, expected: &str| {
        if fits(&levels) { Ok(levels) } else { Err(NotationError::not_allowed(0, expected)) }
    };
    match choice {
        BEATTY => read("beatty"),
        PROGRESSION => {
            let whole = |levels: &RedLevels| matches!(levels, RedLevels::Beatty(own) if own.value().as_integer().is_some());
            kind(read("beatty")?, whole, "a whole number")
        }
        EVIL => Ok(RedLevels::Evil),
        ODIOUS => Ok(RedLevels::Odious),
        RATIONAL => {
            let rational =
                |levels: &RedLevels| matches!(levels, RedLevels::Beatty(own) if !own.value().is_irrational());
            kind(read("beatty")?, rational, "a fraction of whole numbers")
        }
        CUSTOM if value.contains(['G', 'R', 'g', 'r', '[']) => read("levels"),
        CUSTOM => read("list"),
        ALL => Ok(RedLevels::All),
        NONE => Ok(RedLevels::None),
        _ => Err(NotationError::not_allowed(0, "one of the choices")),
    }
}

/// The red levels with one of them changed, as a list up to the ruler's end; above it all is green.
pub fn recoloured(levels: &RedLevels, position: &Heaps, level: u64) -> Result<RedLevels, NotationError> {
    let most = position.0.iter().copied().max().unwrap_or(0);
    let top = (most + 1).max(RULER);
    if most > DRAWN || level == 0 || level > top {
        return Err(NotationError::not_allowed(0, format!("a level from 1 to {}", top.min(DRAWN))));
    }
    let red = (1..=top).filter(|other| levels.is_red(*other) != (*other == level));
    Ok(RedLevels::List(red.collect()))
}
