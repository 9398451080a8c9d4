//! The answers so far.
use super::run::{Given, Run};
use crate::ui::icons::icon;
use yew::prelude::*;

/// What the slips have in common, as far as a number says it.
pub fn slips(run: &Run) -> String {
    let slips: Vec<&str> =
        run.given.iter().filter(|given| !given.right()).map(|given| &*given.question.text).collect();
    match slips.as_slice() {
        [] => "No slip.".into(),
        some => format!("Worth a look: {}.", some.join("; ")),
    }
}

/// The answers so far.
pub fn so_far(run: &Run) -> Html {
    let row = |(index, given): (usize, &Given)| {
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
        <p class="dim">{ "Drills keep the last result on this device. There is no ranking." }</p>
    </> }
}
