//! The answers so far.
use super::run::{DrillAnswer, Run};
use crate::ui::{icons::icon, learn::address, words::list};
use yew::prelude::*;

/// What the wrong answers have in common, with a link to the step that explains it.
pub fn common_mistake(run: &Run) -> Html {
    let slips: Vec<&DrillAnswer> = run.given.iter().filter(|given| !given.right()).collect();
    let alike = |trap: &str| slips.iter().filter(|given| given.question.trap == trap).count();
    let Some(trap) = slips.iter().map(|given| given.question.trap).max_by_key(|trap| alike(trap)) else {
        return html! { <p>{ "No slip." }</p> };
    };
    let same = slips.iter().filter(|given| given.question.trap == trap);
    let which: Vec<String> = same.map(|given| given.question.text.clone()).collect();
    let ((place, step), which) = (run.asked.drill.explained(), list(&which));
    let said = match (alike(trap), slips.len()) {
        (1, 1) => format!("{which}: {trap}."),
        (2, 2) => format!("Both slips, {which}: {trap}."),
        (same, all) if same == all => format!("All {all} slips, {which}: {trap}."),
        (same, all) => format!("{same} of {all} slips, {which}: {trap}."),
    };
    html! { <>
        <p>{ said }</p>
        <a class="btn" href={format!("{}&s={}", address(place), step + 1)}>{ icon("learn") }{ format!("Lesson {place}, step {}", step + 1) }</a>
    </> }
}

/// The answers so far.
pub fn so_far(run: &Run) -> Html {
    let row = |(index, given): (usize, &DrillAnswer)| {
        let said = given.said.map_or_else(|| "–".to_string(), |said| said.to_string());
        let right = given.right();
        html! {
            <tr class={(!right).then_some("slip")}><td>{ index + 1 }</td><td>{ given.question.text.clone() }</td><td>{ said }</td>
                <td>{ icon(if right { "ok" } else { "warn" }) }<span class="sr">{ if right { "right" } else { "not right" } }</span>
                    if !right { { format!(" {}: {}", given.question.answer, given.question.why) } }</td>
                <td>{ format!("{:.1} s", given.took / 1000.0) }</td></tr>
        }
    };
    let rights = run.given.iter().filter(|given| given.right()).count();
    html! { <>
        <h2>{ "So far " }<span class="pill">{ format!("{rights} of {}", run.given.len()) }</span></h2>
        <table><tbody>{ for run.given.iter().enumerate().map(row) }</tbody></table>
        if rights < run.given.len() && !run.over() { <h2>{ "Worth a look" }</h2>{ common_mistake(run) } }
        <p class="dim">{ "Drills keep the last result on this device. There is no ranking." }</p>
    </> }
}
