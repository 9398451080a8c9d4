//! The numbered steps.
use super::state::Hold;
use crate::labs::nimbers::{BinarySum, Calculation, Found, Line, Operation, Stage};
use crate::ui::{icons::icon, panels::weight, rich::rich};
use yew::prelude::*;

/// The most characters of a line that is set in columns.
const LONG: usize = 34;

/// The card in the middle.
pub fn steps(hold: &Hold, asked: Option<&Calculation>) -> Html {
    let stages = asked.map_or(&[][..], |found| &found.stages[..]);
    html! {
        <section class="card steps-card" aria-label="Steps">
            <h2 class="heading">{ match asked {
                // A class sees the result together with the first step, since the calculator may be on another page.
                Some(found) if finds(found) => html! { <>
                    <span class="nimber-sought">{ formula(&found.expression) }</span><span class="nimber-found">{ formula(&found.sentence()) }</span>{ ", step by step" }
                </> },
                Some(found) => html! { <>{ formula(&found.expression) }{ ", step by step" }</> },
                None => html! { { "Step by step" } },
            } }</h2>
            if asked.is_none() { <p class="dim">{ "There is nothing to work out until what is typed can be read." }</p> }
            <ol class="steps">{ for stages.iter().enumerate().map(|(at, one)| stage(hold, at + 1, one)) }</ol>
            <div class="res" role="status">if let Some(found) = asked {
                if finds(found) {
                    <span class="found">{ icon("check") }<span>{ formula(&found.sentence()) }</span></span>
                } else {
                    <span class="found open">{ icon("search") }<span>{ found.sentence() }</span></span>
                }
            }</div>
        </section>
    }
}

/// Whether there is a result: an operation without one, or a law that fails, has none.
fn finds(asked: &Calculation) -> bool {
    !matches!(asked.found, Found::None(_) | Found::Different(..))
}

fn stage(hold: &Hold, number: usize, stage: &Stage) -> Html {
    let more = (stage.more > 0).then(|| format!("… and {} more", stage.more));
    html! {
        <li><b class="no">{ number as u32 }</b><div>
            <p>{ rich(&stage.title) }</p>
            if !stage.lines.is_empty() { <ul class="step-lines">{ for stage.lines.iter().map(|one| line(hold, one)) }</ul> }
            if let Some(more) = more { <p class="dim small">{ more }</p> }
            if let Some(sum) = &stage.sum { { binary(sum) } }
        </div></li>
    }
}

fn line(hold: &Hold, line: &Line) -> Html {
    let length: usize = line.parts.iter().map(|part| part.chars().count()).sum();
    let class = if line.parts.len() == 1 {
        "one"
    } else if length > LONG || line.parts.len() > 3 {
        "wrap"
    } else {
        ""
    };
    let parts =
        line.parts.iter().map(|part| html! { <span class="equation-part">{ formula(part) }{ " " }</span> });
    html! {
        <li {class}><span class="equation">{ for parts }</span>
            if let Some(rule) = line.rule { <span class="source-tag">{ rule }</span> }
            if let Some((a, b)) = line.product { { load(hold, a, b) } }
        </li>
    }
}

/// A button that opens the steps of a product which occurs within others.
fn load(hold: &Hold, a: u128, b: u128) -> Html {
    let label = format!("Steps of {a} ⊗ {b}");
    let onclick = hold.change_callback(move |lab, _: &MouseEvent| lab.load(Operation::Product, a, b));
    html! { <button type="button" class="btn" aria-label={label} {onclick}>{ "Steps" }</button> }
}

/// `= 3/2 · 16` with a fraction, `2^64` with a raised exponent.
fn formula(text: &str) -> Html {
    if let Some((before, after)) = text.split_once("3/2") {
        let half = html! { <math><mfrac><mn>{ "3" }</mn><mn>{ "2" }</mn></mfrac></math> };
        return html! { <>{ before.to_string() }{ half }{ after.to_string() }</> };
    }
    let Some((before, after)) = text.split_once('^') else { return html! { { text.to_string() } } };
    let end = match after.strip_prefix('(') {
        Some(inner) => inner.find(')').map_or(after.len(), |end| end + 2),
        // A number, or a bare power of ω.
        None => {
            after.find(|c: char| !c.is_ascii_digit() && !"ω⁰¹²³⁴⁵⁶⁷⁸⁹".contains(c)).unwrap_or(after.len())
        }
    };
    let (raised, after) = after.split_at(end);
    let raised = raised.trim_start_matches('(').trim_end_matches(')').replace('^', "↑");
    html! { <>{ before.to_string() }<span class="sr">{ " to the power " }</span><sup>{ raised }</sup>{ after.to_string() }</> }
}

/// The numbers in binary above their nim-sum; columns with an odd number of ones are tinted.
fn binary(sum: &BinarySum) -> Html {
    let odd = |column: u32| sum.digit(sum.value, column).then_some("odd");
    let head = |column: u32| html! { <th scope="col" class={classes!(odd(column))}>{ weight(sum.columns - 1 - column) }</th> };
    let row = |number: u128| {
        let cell = move |column: u32| {
            let one = sum.digit(number, column);
            html! { <td class={classes!("bit", odd(column), (!one).then_some("zero-bit"))}>{ if one { "1" } else { "0" } }</td> }
        };
        html! { <tr><th scope="row">{ number.to_string() }</th>{ for (0..sum.columns).map(cell) }</tr> }
    };
    let total = |column: u32| {
        let one = sum.digit(sum.value, column);
        html! { <td class={classes!("bit", odd(column))}>{ if one { "1" } else { "0" } }</td> }
    };
    html! { <>
        if sum.more > 0 { <p class="dim small">{ format!("The first {} of {} numbers:", sum.numbers.len(), sum.numbers.len() + sum.more) }</p> }
        <div class="scroll" tabindex="0" role="region" aria-label="Binary sum"><table class="binary-sum">
            <thead><tr><td></td>{ for (0..sum.columns).map(head) }</tr></thead>
            <tbody>{ for sum.numbers.iter().map(|number| row(*number)) }</tbody>
            <tfoot><tr><th scope="row">{ sum.value.to_string() }</th>{ for (0..sum.columns).map(total) }</tr></tfoot>
        </table></div>
    </> }
}
