//! Why a part of a graph has its value: by its form, by symmetry, or by search.
use super::{
    form::{Form, LINES},
    graph::{Graph, points},
};
use crate::core::why::Why;

/// The derivation: that of the one connected part, or a table of several. `value` tells that of a part.
pub fn normal(graph: &Graph, left: u64, value: impl Fn(u64) -> Option<u64>) -> Why {
    let parts = graph.parts(left);
    let why = match parts[..] {
        [] => one(graph, 0),
        [part] => one(graph, part),
        _ => several(graph, &parts, &value),
    };
    let why = match value(left) {
        Some(total) if parts.len() > 1 => why.result(format!("value {total}"), "The nim-sum of the parts."),
        Some(total) => why.result(format!("value {total}"), "The least value to which no removal leads."),
        None => why.text("Too many graphs can be left for all their values."),
    };
    why.source("Vertex removal", "Ferguson, Part I, 4.5, exercise 11")
}

/// The derivation for several parts: a table of their forms and values.
fn several(graph: &Graph, parts: &[u64], value: &impl Fn(u64) -> Option<u64>) -> Why {
    let row = |part: &u64| {
        let first = points(*part).next().unwrap_or(0);
        let value = value(*part).map_or_else(|| "?".into(), |value| value.to_string());
        vec![format!("{} at point {first}", Form::of(graph, *part).name()), value]
    };
    Why::default()
        .text("These parts are not joined, so that their values are added as nimbers. Lines have the values of the code 0.37; circles, stars and double stars have formulas.")
        .table(["part", "value"], parts.iter().map(row).collect())
}

/// The derivation for one connected part.
fn one(graph: &Graph, part: u64) -> Why {
    match Form::of(graph, part) {
        Form::Ended => Why::default().text("No point is joined to another: there is nothing to remove."),
        Form::Line(n) => {
            let values = &*LINES;
            let shown: Vec<String> = (0..=n.min(12)).map(|n| n.to_string()).collect();
            let row = |head: &str, cells: Vec<String>| std::iter::once(head.to_string()).chain(cells).collect();
            let cells: Vec<String> = values[..=n.min(12)].iter().map(u64::to_string).collect();
            Why::default()
                .text("Removing an end takes one edge. Removing a point inside takes two, and leaves two lines. So a line of edges is a heap of the code 0.37.")
                .columns(row("edges", shown), vec![row("value", cells)], (n <= 12).then_some(n + 1))
        }
        Form::Circle(n) => {
            let rest = LINES[n - 2];
            Why::default().text(format!(
                "Every removal leaves a line of {} edges, whose value is {rest}. The value is 1 if that is 0, and else 0.",
                n - 2
            ))
        }
        Form::Star(n) => Why::default().text(format!(
            "Removing the middle leaves nothing: value 0. Removing an arm leaves the star of {}. So stars have the values 1 and 2 in turn, 1 where the number of arms is odd.",
            n - 1
        )),
        Form::Double(m, n) => Why::default().text(format!(
            "Here {m} and {n} arms hang on two joined points. If both numbers are odd, or both even, the value is 0; otherwise it is 3."
        )),
        Form::Other if graph.mirrored(part) => Why::default().text(
            "Turn the picture by half a turn: every point goes to another one that it is not joined to. Whatever is removed, remove the opposite point: the player to move loses.",
        ),
        Form::Other => Why::default().text("No rule is known for a graph of this form: the values of all that can be left of it are computed."),
    }
}
