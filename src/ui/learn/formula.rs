//! Checks formulas, a piece of the work at a time, so that the page stays responsive.
use super::{FORMULAS, answer_verdict::AnswerVerdict, conjectures::TestedFormula};
use crate::learn::{
    Ask, Conjecture, JudgedAnswer, LearnerAnswer, Objection, Setup, formula::FormulaStatus, judge,
    setup_of_size,
};
use gloo::utils::window;
use js_sys::Promise;
use wasm_bindgen_futures::JsFuture;

/// The greatest size whose position is shown on the board beside the text.
const DRAWN: u64 = 60;

/// Checks a formula to its end, unless `alive` says that the reader has left or changed it; reports the progress now
/// and then.
pub async fn check_formula(
    asked: &Conjecture,
    text: &str,
    alive: impl Fn() -> bool,
    progress: impl Fn(u64),
) -> Option<TestedFormula> {
    let unread = |expected: String| TestedFormula::new(text, AnswerVerdict::Misread(expected), Vec::new());
    let Ok(begin) = FORMULAS.load().await else {
        return Some(unread("the part of the program that reads formulas; it could not be fetched".into()));
    };
    let mut check = match begin(asked, text) {
        Ok(check) => check,
        Err(error) => return Some(unread(placed(text, error.at, &error.expected))),
    };
    loop {
        match check.advance() {
            FormulaStatus::Further(n) => {
                progress(n);
                pause().await;
                if !alive() {
                    return None;
                }
            }
            held => {
                let about = match &held {
                    FormulaStatus::Fails(failure) => Some(failure.size),
                    FormulaStatus::Circular(size) => Some(*size),
                    _ => None,
                };
                return Some(TestedFormula::new(text, told(asked, held), check.seen(about)));
            }
        }
    }
}

/// What the parser expected, and the text before which it expected it.
fn placed(text: &str, at: usize, expected: &str) -> String {
    let rest: String = text.get(at..).unwrap_or_default().chars().take(12).collect();
    match rest.trim() {
        "" => format!("{expected}, at the end"),
        rest => format!("{expected}, before “{rest}”"),
    }
}

fn told(asked: &Conjecture, held: FormulaStatus) -> AnswerVerdict {
    match held {
        FormulaStatus::Proved => AnswerVerdict::Holds(None),
        FormulaStatus::Agrees(last) | FormulaStatus::Further(last) => AnswerVerdict::Holds(Some(last)),
        FormulaStatus::Circular(size) => AnswerVerdict::Circular(size),
        FormulaStatus::Fails(failure) => {
            let board =
                (failure.size <= DRAWN).then(|| refuting(asked, failure.size, failure.given)).flatten();
            AnswerVerdict::Fails(failure, board)
        }
    }
}

/// The board that shows why the formula is wrong at this size: for a value as for any wrong value, for an outcome the
/// position itself.
fn refuting(asked: &Conjecture, size: u64, given: Option<i64>) -> Option<Setup> {
    let board = setup_of_size(&asked.family, size, false);
    if asked.outcomes {
        return Some(board);
    }
    let said = given.and_then(|given| u64::try_from(given).ok()).map(|given| given.to_string());
    match said.map(|said| judge(&Ask::Value, &board, LearnerAnswer::Typed(&said))) {
        Some(JudgedAnswer::Wrong(Objection::Beside(beside) | Objection::BesideAsked(beside))) => Some(beside),
        _ => Some(board),
    }
}

/// Lets the browser draw and handle events.
async fn pause() {
    let promise = Promise::new(&mut |resolve, _| {
        // Without a window there is no page to pause for.
        let _ = window().set_timeout_with_callback(&resolve);
    });
    let _ = JsFuture::from(promise).await;
}
