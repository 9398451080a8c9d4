//! Why a part of a graph has its value: by its form, by symmetry, or by search.
use super::{
    form::{Form, lines},
    graph::Graph,
};
use crate::core::why::Why;

/// The derivation for a connected part.
pub fn normal(graph: &Graph, part: u64) -> Why {
    let form = Form::of(graph, part);
    let why = match form {
        Form::Ended => Why::default().text("No point is joined to another: there is nothing to remove."),
        Form::Line(n) => {
            let values = lines();
            let shown: Vec<String> = (0..=n.min(12)).map(|n| n.to_string()).collect();
            let row = |head: &str, cells: Vec<String>| std::iter::once(head.to_string()).chain(cells).collect();
            let cells: Vec<String> = values[..=n.min(12)].iter().map(u64::to_string).collect();
            Why::default()
                .text("Removing an end takes one edge. Removing a point inside takes two, and leaves two lines. So a line of edges is a heap of the code 0.37.")
                .columns(row("edges", shown), vec![row("value", cells)], (n <= 12).then_some(n + 1))
        }
        Form::Circle(n) => {
            let rest = lines()[n - 2];
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
        Form::Other => Why::default().text("No rule is known for a graph of this form: the values of all that can be left of it are computed.").searched(),
    };
    let why = match form.value() {
        Some(value) => why.result(format!("value {value}"), "The least value that no removal leaves."),
        None => why,
    };
    why.source("Vertex removal", "Ferguson, Part I, 4.5, exercise 11")
}
