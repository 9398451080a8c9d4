//! The codes of cards and of their parameters.
use super::TurningRow;
use crate::core::{
    card::Card,
    extras::{Choice, Settings},
    notation::NotationError,
    ruleset::Ruleset,
};
use crate::games::coins::theory::{Code, NAMED, NamedGame};

/// The card of games given by their code.
const BY_CODE: &str = "turning";
/// The forms of subtraction with coins: the card, what stands before and after the set in its code, and its label.
const FORMS: [(&str, &str, &str, &str); 3] = [
    ("coin-subtraction", "2D(", ")L", "Two coins, or one as far from the edge"),
    ("coin-subtraction-two", "2D(", ")", "Exactly two coins"),
    ("coin-subtraction-alone", "1-2D(", ")", "Two coins, or any one alone"),
];

fn form(id: &str) -> Option<usize> {
    FORMS.iter().position(|form| form.0 == id)
}

/// The code and the number of the leftmost coin of a card with these parameters.
pub fn read(id: &str, params: &str) -> Result<(Code, u64), NotationError> {
    let named = NAMED.iter().find(|named| named.id == id);
    let origin = named.map_or(0, |named| named.origin);
    if let Some((_, before, after, _)) = form(id).map(|form| FORMS[form]) {
        let inside = |mut error: NotationError| {
            error.at = error.at.saturating_sub(before.len()).min(params.len());
            error
        };
        if let Some(at) = params.find(|c: char| !c.is_ascii_digit() && c != ',' && c != ' ') {
            return Err(NotationError::syntax(at, "a distance or a comma"));
        }
        return Ok((Code::read(&[before, params, after].concat()).map_err(inside)?, origin));
    }
    match named {
        Some(named) if params.is_empty() => Ok((Code::read(named.code)?, origin)),
        Some(_) => Err(NotationError::syntax(0, "no parameters")),
        None => {
            let (code, from) = params.split_once('@').unwrap_or((params, "0"));
            let code = Code::read(code)?;
            match from.trim() {
                "0" => Ok((code, 0)),
                "1" => Ok((code, 1)),
                _ => Err(NotationError::syntax(
                    params.len() - from.len(),
                    "0 or 1, the number of the first coin",
                )),
            }
        }
    }
}

/// The parameters that rules have.
pub fn write(rules: &TurningRow) -> String {
    let (id, text) = (rules.card.id, rules.turning.code.to_string());
    match form(id).map(|form| FORMS[form]) {
        Some((_, before, after, _)) => {
            text.strip_prefix(before).and_then(|rest| rest.strip_suffix(after)).unwrap_or_default().into()
        }
        None if id != BY_CODE => String::new(),
        None if rules.origin == 1 => text + "@1",
        None => text,
    }
}

/// The game of this code, where it has a name.
pub fn named(code: &Code) -> Option<&'static NamedGame> {
    let text = code.to_string();
    NAMED.iter().find(|named| named.code == text)
}

/// `Mock Turtles`, `Coin Subtraction 1,3,4`, `Turnips, 3E`.
pub fn label(card: &Card, rules: &TurningRow) -> String {
    match (write(rules), named(&rules.turning.code)) {
        (params, _) if params.is_empty() => card.name.into(),
        (_, Some(named)) if card.id == BY_CODE => [named.name, ", ", named.code].concat(),
        (params, None) if card.id == BY_CODE => params,
        (params, _) => [card.name, " ", &params].concat(),
    }
}

/// The parameters as a form, with the rule in words.
pub fn settings(rules: &TurningRow) -> Option<Settings> {
    let form = form(rules.card.id);
    if form.is_none() && rules.card.id != BY_CODE {
        return None;
    }
    let code = &rules.turning.code;
    let text = match form {
        Some(_) => write(rules),
        None => code.to_string(),
    };
    let name = named(code).filter(|_| form.is_none());
    let name = name.map(|named| ["**", named.name, "**. "].concat()).unwrap_or_default();
    let hint = name + &code.words();
    let choice = |label, symbol| Choice { label, value: Some((symbol, text.clone())), hint: hint.clone() };
    let choices = match form {
        Some(_) => FORMS.iter().map(|form| choice(form.3, "Distances")).collect(),
        None => vec![choice("Coins counted from 0", "Code"), choice("Coins counted from 1", "Code")],
    };
    let title = if form.is_some() { "Distances of coins" } else { "Turning game" };
    Some(Settings {
        title,
        choices,
        chosen: form.unwrap_or(rules.origin as usize),
        sizes_title: "",
        sizes: vec![],
    })
}

/// The rules that the form denotes.
pub fn chosen(rules: &TurningRow, choice: usize, value: &str) -> Result<TurningRow, NotationError> {
    let expected = || NotationError::not_allowed(0, "one of the choices");
    match form(rules.card.id) {
        Some(_) => TurningRow::with_params(FORMS.get(choice).ok_or_else(expected)?.0, value),
        None if rules.card.id != BY_CODE || choice > 1 => Err(expected()),
        // A number after `@` in the code overrides the choice.
        None if value.contains('@') => TurningRow::with_params(BY_CODE, value),
        None => {
            let short = |mut error: NotationError| {
                error.at = error.at.min(value.len());
                error
            };
            let params = if choice == 1 { [value, "@1"].concat() } else { value.into() };
            TurningRow::with_params(BY_CODE, &params).map_err(short)
        }
    }
}
