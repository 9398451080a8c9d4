//! The labs, asked by scripts.
use super::{arguments, plain};
use crate::answers::{Ending, Failure, Format, Request, escaped, named};
use crate::core::Mistake;
use serde::Serialize;
use std::cell::RefCell;
use wasm_bindgen::JsValue;

/// Most work of one call unless a budget is given: some seconds.
const WORK: u64 = 1_000_000_000;

/// What comes back beside the answer itself.
#[derive(Serialize)]
struct About {
    /// Whether the answer is complete.
    whole: bool,
    /// Why the answer is not complete.
    notes: Vec<String>,
}

/// The answer to what the link of a lab says, `sequence?c=0.77&n=1000` or a whole address, in the form of this name.
///
/// # Errors
/// What cannot be understood, as an object to throw.
pub fn lab(link: &JsValue, format: &JsValue, budget: &JsValue) -> Result<JsValue, JsValue> {
    let link = arguments::text(link, "the link of a lab")?;
    // In a whole address the link follows the #, and what comes before may hold a question mark of its own.
    let path = link.rsplit('#').next().unwrap_or_default();
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    let name = path.rsplit('/').next().unwrap_or_default();
    let lab = named(name).ok_or_else(|| arguments::sentence(Mistake::Syntax, unknown(name)))?;
    let format = read(format)?;
    let budget = if budget.is_undefined() { WORK } else { arguments::budget(budget, u64::MAX)? };
    let notes = RefCell::new(Vec::new());
    let complain = |text: std::fmt::Arguments| notes.borrow_mut().push(text.to_string());
    let request =
        Request { query: escaped(query), format, budget: Some(budget), list: None, complain: &complain };
    let mut answer = Vec::new();
    let ending = lab.answer(&request, &mut answer).map_err(|failure| {
        let kind = if matches!(failure, Failure::Limit(_)) { Mistake::TooLarge } else { Mistake::Syntax };
        arguments::sentence(kind, failure.to_string())
    })?;
    let text = String::from_utf8_lossy(&answer);
    let told = match format {
        Format::Json => js_sys::JSON::parse(&text)?,
        _ => JsValue::from_str(&text),
    };
    let found = plain(&About { whole: ending == Ending::Whole, notes: notes.take() });
    js_sys::Reflect::set(&found, &"answer".into(), &told)?;
    Ok(found)
}

/// Reads "json" or the name of another form; undefined stands for "json".
fn read(format: &JsValue) -> Result<Format, JsValue> {
    if format.is_undefined() {
        return Ok(Format::Json);
    }
    let name = format.as_string().unwrap_or_default();
    let names = || Format::ALL.map(|format| format!("\"{}\"", format.name())).join(", ");
    let found = Format::ALL.into_iter().find(|format| format.name() == name);
    found.ok_or_else(|| arguments::refuse(Mistake::Syntax, format!("one of the formats {}", names())))
}

fn unknown(name: &str) -> String {
    let names: Vec<&str> = crate::answers::LABS.iter().map(|lab| lab.name).collect();
    format!("there is no lab {name:?}: expected one of {}", names.join(", "))
}
