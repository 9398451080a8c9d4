//! A statement about the positions of a map: whether it holds there, and the first position that refutes it.
use super::Found;
use crate::core::{extras::ValueMap, grouped::format_number, notation::NotationError};
use crate::labs::{
    field::Examples,
    statement::{MapStatement, NoValue, Side},
};

/// What one may state, and where.
pub const STATEMENTS: Examples = &[
    (
        "Wythoff, by its difference",
        "g=wythoff/4%2B2&w=values&q=P%20iff%20x%20%3D%20floor((y%20-%20x)%20*%20phi)",
    ),
    ("Wythoff, a wrong guess", "g=wythoff/4%2B2&w=values&q=P%20iff%20y%20%3D%20floor(x%20*%20phi)"),
    (
        "Empty and Divide, its values",
        "g=empty-and-divide/7%2B12&w=values&q=g(x,%20y)%20%3D%20v2((x%20-%201%20or%20y%20-%201)%20%2B%201)",
    ),
    ("Nim, its values", "g=nim/3%2B5&w=values&q=g(x,%20y)%20%3D%20(x%20xor%20y)"),
];

/// What has come of a statement. Texts carry the markup of `core::why`.
#[derive(Clone, PartialEq, Debug)]
pub struct StatementResult {
    /// "holds for …", "fails at …".
    pub title: String,
    /// What is known of the counterexample, or that nothing is proved, in a sentence or more.
    pub sure: String,
    pub counterexample: Option<Counterexample>,
}

/// The first position for which a statement does not hold, by x + y and then by x.
#[derive(Clone, PartialEq, Debug)]
pub struct Counterexample {
    pub at: (usize, usize),
    /// Its notation.
    pub position: Option<String>,
    /// Both sides of what is stated, as they are written, with their values; conditions have the values 1 and 0.
    pub sides: Vec<(String, Option<i64>)>,
}

/// Checks a statement for all positions of a map. O(side²) for each operation.
///
/// # Errors
/// The first mistake in the text, or that it asks for values which the map does not have.
pub fn check_statement(text: &str, found: &Found) -> Result<StatementResult, NotationError> {
    let map = if found.valued { &found.values } else { &found.outcomes };
    let statement = MapStatement::read(text, map.side)?;
    if statement.is_valued() && !found.valued {
        let at = text.find('g').unwrap_or(0);
        return Err(NotationError::not_allowed(at, "P alone: only who wins is known of this map"));
    }
    let Some(point) = statement.first_failure(&map.values, found.mirrored) else {
        let last = format_number(map.side as u64 - 1);
        let title = match found.mirrored {
            true => format!("holds for *x* ≤ *y* ≤ {last}"),
            false => format!("holds for *x*, *y* ≤ {last}"),
        };
        return Ok(StatementResult { title, sure: "Checked, not proved.".into(), counterexample: None });
    };
    let at = (point[0] as usize, point[1] as usize);
    let sides = statement.sides(point, &map.values);
    let outcome = match map.values.get(at.1 * map.side + at.0) {
        Some(0) => "is a P-position".into(),
        Some(&ValueMap::N) | None => "is an N-position".into(),
        Some(value) => format!("has value {}", format_number((*value).into())),
    };
    let mut sure = format!("({},{}) {outcome}.", at.0, at.1);
    match (statement.holds(point, &map.values), &sides) {
        (Err(missing), _) => {
            let why = if missing.why == NoValue::TooLarge { "is 2^62 or more" } else { "is not defined" };
            sure += &format!(" No value: ~{}~ {why}.", shown(statement.quoted(missing)));
        }
        (_, Some((sides, conditions))) => {
            let said = sides.each_ref().map(|side| side_text(side, *conditions));
            sure += &format!(" {}, {}.", said[0], said[1]);
        }
        _ => {}
    }
    let sides = sides.into_iter().flat_map(|(sides, _)| sides).map(|side| (side.text, side.value.ok()));
    let position = found.position(at).map(|position| position.notation());
    let counterexample = Counterexample { at, position, sides: sides.collect() };
    let title =
        format!("fails at *x* = {}, *y* = {}", format_number(at.0 as u64), format_number(at.1 as u64));
    Ok(StatementResult { title, sure, counterexample: Some(counterexample) })
}

fn side_text(side: &Side, condition: bool) -> String {
    let text = shown(&side.text);
    match side.value {
        Ok(value) if condition => format!("~{text}~ is {}", value == 1),
        Ok(value) => {
            format!("~{text}~ is {}{}", if value < 0 { "−" } else { "" }, format_number(value.unsigned_abs()))
        }
        Err(_) => format!("~{text}~ has no value"),
    }
}

/// Part of a statement, without the asterisks that would be read as markup.
fn shown(text: &str) -> String {
    text.replace("**", "^").replace('*', "×")
}
