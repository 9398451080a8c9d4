//! A table of values by size: exceptions and the sizes on the board are marked, the repeating rows tinted.
use crate::core::{TablePeriod, ValueTable};
use yew::prelude::*;

/// The table with a legend of its marks.
pub fn values(table: &ValueTable) -> Html {
    let columns = table.columns.max(1);
    let row = |(index, values): (usize, &[u64])| {
        let first = index as u64 * columns;
        let again = table.repeats.filter(|repeats| repeats.row <= first);
        // The last row goes on for ever.
        let name = match again {
            Some(TablePeriod { row, length, .. }) if first + columns == row + length => format!("{first}…"),
            _ => format!("{first}–{}", first + values.len() as u64 - 1),
        };
        html! {
            <tr class={again.map(|_| "per")}><th scope="row">{ name }</th>{ for values.iter().zip(first..).map(|(value, n)| cell(table, n, *value)) }</tr>
        }
    };
    let wide = (columns > 12).then_some("wide");
    html! { <>
        <div class="scroll" tabindex="0" role="group" aria-label="Table of values">
            <table class={classes!("value-table", wide)}>
                <thead><tr><th><i>{ "n" }</i></th>{ for (0..columns).map(|n| html! { <th>{ n.to_string() }</th> }) }</tr></thead>
                <tbody>{ for table.values.chunks(columns as usize).enumerate().map(row) }</tbody>
            </table>
        </div>
        <p class="values-legend small dim">
            <span><b class="used-here">{ "6" }</b>{ " used here" }</span>
            if let Some(TablePeriod { start, length, .. }) = table.repeats {
                <span><b class="exception">{ "3" }</b>{ format!(" exception ({})", table.exceptions.len()) }</span>
                <span>{ format!("period {length} from ") }<i>{ "n" }</i>{ format!(" = {start}") }</span>
            }
        </p>
    </> }
}

/// One value; the name of the cell says in words what its marks say to the eye.
fn cell(table: &ValueTable, n: u64, value: u64) -> Html {
    let differs = table.exceptions.binary_search(&n).is_ok();
    let used = table.used.binary_search(&n).is_ok();
    let label = match (differs, used) {
        (true, true) => Some(", exception, used here"),
        (true, false) => Some(", exception"),
        (false, true) => Some(", used here"),
        _ => None,
    };
    html! {
        <td class={classes!(differs.then_some("exception"), used.then_some("used-here"))}>{ value }if let Some(label) = label { <span class="sr">{ label }</span> }</td>
    }
}
