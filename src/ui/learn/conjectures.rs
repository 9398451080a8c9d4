//! The formulas that the reader has tried for a game: how far each holds, and the last one plotted against the values
//! of the game.
use super::answer_verdict::AnswerVerdict;
use crate::core::format_number;
use crate::learn::{Conjecture, formula::Sample};
use crate::ui::{decimal::decimal, icons::icon_with};
use yew::prelude::*;

/// A formula that was tried, with the verdict on it.
#[derive(Clone, PartialEq)]
pub struct TestedFormula {
    text: String,
    pub verdict: AnswerVerdict,
    /// The values of the game and of the formula, near the failure, or from the beginning where there is none.
    seen: Vec<Sample>,
}

impl TestedFormula {
    pub fn new(text: &str, verdict: AnswerVerdict, seen: Vec<Sample>) -> Self {
        Self { text: text.trim().into(), verdict, seen }
    }
}

/// The formulas tried before, with the new one at the end. A formula that could not be read is left out, and one that
/// was tried before appears once.
pub fn with(tested: &[TestedFormula], new: &TestedFormula) -> Vec<TestedFormula> {
    let mut all: Vec<TestedFormula> = tested.iter().filter(|one| one.text != new.text).cloned().collect();
    if !matches!(new.verdict, AnswerVerdict::Misread(_)) {
        all.push(new.clone());
    }
    all
}

/// The plot of the last formula, and the list of all.
pub fn view(tested: &[TestedFormula], asked: &Conjecture) -> Html {
    let Some(last) = tested.last() else { return Html::default() };
    let row = |one: &TestedFormula| {
        let mark = if one.verdict.wrong() { icon_with("warn", "warn") } else { icon_with("ok", "tick") };
        html! { <li class={classes!(one.verdict.wrong().then_some("wrong"))}>{ mark }<b>{ one.text.clone() }</b><span class="dim">{ far(&one.verdict) }</span></li> }
    };
    html! {
        <section class="conjectures" aria-labelledby="tested">
            <h2 id="tested">{ "Your formulas" }{ key("value", "the game") }{ key("given", "yours") }</h2>
            { picture(last, asked.outcomes) }
            <ol aria-label="How far each holds">{ for tested.iter().rev().map(row) }</ol>
        </section>
    }
}

/// An entry of the plot's legend.
fn key(mark: &'static str, of: &'static str) -> Html {
    html! { <span class="key"><svg viewBox="0 0 16 16" aria-hidden="true"><circle class={mark} cx="8" cy="8" r="5" /></svg>{ of }</span> }
}

/// How far a formula holds, in words.
fn far(verdict: &AnswerVerdict) -> String {
    match verdict {
        AnswerVerdict::Holds(None) => "proved for all n".into(),
        AnswerVerdict::Holds(Some(last)) => format!("agrees up to n = {}", format_number(*last)),
        AnswerVerdict::Fails(failure, _) => format!("false at n = {}", format_number(failure.size)),
        AnswerVerdict::Circular(size) => format!("says nothing at n = {}", format_number(*size)),
        _ => String::new(),
    }
}

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 230.0;
const LEFT: f64 = 44.0;
const TOP: f64 = 16.0;
const BOTTOM: f64 = 196.0;
/// The most grid lines across the plot.
const LINES: u64 = 6;

/// The plot: dots for the game, rings for the formula, and a mark at the first place where they differ.
fn picture(TestedFormula { seen, verdict, text, .. }: &TestedFormula, outcomes: bool) -> Html {
    let (Some(first), Some(last)) = (seen.first(), seen.last()) else { return Html::default() };
    let most = seen.iter().map(|one| one.value).max().unwrap_or(0).max(1);
    let step = most.div_ceil(LINES).max(1);
    let top = if outcomes { 1 } else { most.div_ceil(step) * step };
    let apart = (WIDTH - LEFT - 16.0) / (seen.len().max(2) - 1) as f64;
    let x = |size: u64| decimal(LEFT + 4.0 + (size - first.size) as f64 * apart, 1);
    let y = |value: f64| decimal(BOTTOM - value / top as f64 * (BOTTOM - TOP), 1);
    let level = |value: u64| {
        let (at, name) = (y(value as f64), value.to_string());
        let name = match (outcomes, value) {
            (true, 0) => "P".into(),
            (true, _) => "N".into(),
            _ => name,
        };
        html! { <><line x1={LEFT.to_string()} x2={WIDTH.to_string()} y1={at.clone()} y2={at.clone()} /><text x={(LEFT - 12.0).to_string()} y={at} dy=".35em" text-anchor="end">{ name }</text></> }
    };
    let under = |one: &Sample| {
        let shown = (one.size - first.size).is_multiple_of(if seen.len() > 12 { 3 } else { 1 });
        html! { if shown { <text x={x(one.size)} y="216" text-anchor="middle">{ one.size }</text> } }
    };
    let dot =
        |one: &Sample| html! { <circle class="value" cx={x(one.size)} cy={y(one.value as f64)} r="4" /> };
    // Values outside the plot are told in words.
    let ring = |one: &Sample| {
        let given = one.given.filter(|given| (0..=i64::try_from(top).unwrap_or(i64::MAX)).contains(given));
        given.map(|given| html! { <circle class="given" cx={x(one.size)} cy={y(given as f64)} r="7" /> })
    };
    let fails = match verdict {
        AnswerVerdict::Fails(failure, _) => seen.iter().find(|one| one.size == failure.size),
        _ => None,
    };
    let said = match (fails, verdict) {
        (Some(one), _) => format!("They first differ at n = {}.", format_number(one.size)),
        (None, AnswerVerdict::Circular(_)) => "The formula says nothing of some.".into(),
        (None, _) => "They are the same.".into(),
    };
    let label = format!(
        "The game and {text}, from n = {} to n = {}. {said}",
        format_number(first.size),
        format_number(last.size)
    );
    html! {
        <svg class="compared" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={label}>
            { for (0..=top).step_by(usize::try_from(step).unwrap_or(1)).map(level) }
            { for seen.iter().map(under) }
            if let Some(one) = fails {
                <line class="first" x1={x(one.size)} x2={x(one.size)} y1={TOP.to_string()} y2={BOTTOM.to_string()} />
                <circle class="first" cx={x(one.size)} cy={y(one.value as f64)} r="11" />
            }
            { for seen.iter().filter_map(ring) }
            { for seen.iter().map(dot) }
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_formula_stands_once_and_what_cannot_be_read_not_at_all() {
        let tested = |text: &str, verdict| TestedFormula::new(text, verdict, Vec::new());
        let (half, whole) = (
            tested(" g(n) = n // 2", AnswerVerdict::Circular(1)),
            tested("g(n) = n", AnswerVerdict::Holds(None)),
        );
        let both = with(&with(&[], &half), &whole);
        assert_eq!((both.len(), both[0].text.as_str()), (2, "g(n) = n // 2"));
        assert!(with(&both, &half) == [whole, half]);
        assert_eq!(with(&both, &tested("g(n) =", AnswerVerdict::Misread(String::new()))).len(), 2);
    }

    #[test]
    fn it_is_said_how_far_each_holds() {
        assert_eq!(far(&AnswerVerdict::Holds(Some(700))), "agrees up to n = 700");
        assert_eq!(far(&AnswerVerdict::Holds(None)), "proved for all n");
    }
}
