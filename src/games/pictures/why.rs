//! Why a part has its value: the steps of its reduction in pictures, and a winning cut by what each vertex needs.
use super::edges;
use crate::core::why::{Block, Why};
use crate::games::pictures::picture::Picture;
use kernels::hackenbush::{CutKind, Need, Solution};

mod figures;
mod steps;

/// Parts with more edges are not drawn step by step.
const DRAWN: usize = 150;
/// The most edges of a position whose cuts are explained: each cut that is pointed at is explained anew.
const MOST_EDGES: usize = 20_000;

/// The derivation for one part, which the text calls by `number`.
pub fn why(position: &Picture, part: usize, number: u32) -> Why {
    let Some(own) = position.part(part) else { return Why::default() };
    let value = own.solution().value();
    let title = match own.title(0) {
        "" => format!("Part {number}"),
        title => title.into(),
    };
    let count = own.len();
    let mut why = Why::default();
    let reduction = own.solution().parts().first().map(|part| own.solution().reduction(part));
    let steps = reduction.as_ref().map_or(0, |reduction| reduction.steps.len());
    if steps == 0 {
        why = why.text(format!(
            "{title} is worth as much as a stalk of {}: a cut can leave any shorter stalk, as in a heap of Nim.",
            edges(count as u64)
        ));
    } else if count > DRAWN {
        why = why.text(format!(
            "{title} has {count} edges, too many to draw each step. In {steps} steps the vertices of circuits are \
             fused, loops become edges with free ends, and branches become stalks as long as their nim-sum, from the \
             highest down to the ground."
        ));
    } else if let Some(reduction) = &reduction {
        why.blocks.push(Block::Figures { figures: figures::figures(&own, reduction) });
    }
    why =
        why.result(format!("value {value}"), format!("{title} is worth a stalk of {}.", edges(value.into())));
    let sources: &[(&str, &str)] = &[
        ("Bamboo stalks", "Ferguson, Part I, 6.1"),
        ("Colon principle", "Ferguson, Part I, 6.2"),
        ("Fusion principle", "Ferguson, Part I, 6.3"),
    ];
    let trees = own
        .solution()
        .graph()
        .standing()
        .all(|edge| matches!(own.solution().cut_kind(edge), Some(CutKind::Branch(_))));
    let used = match (steps, trees) {
        (0, _) => &sources[..1],
        (_, true) => &sources[1..2],
        _ => &sources[1..],
    };
    used.iter().fold(why, |why, (name, place)| why.source(*name, *place))
}

/// What an edge is called within a sentence.
fn called(own: &Picture, edge: u32) -> String {
    let number = own.number(edge);
    match own.name(number) {
        "" => format!("edge {number}"),
        name => name.into(),
    }
}

/// How a winning cut is found: what each vertex on the way to it needs to be worth.
pub fn winning(position: &Picture, number: u64, total: u32) -> Option<Why> {
    if total == 0 || position.len() > MOST_EDGES {
        return None;
    }
    let own = position.part(position.part_of(number)?)?;
    let edge = own.place(number)?;
    let solution = own.solution();
    let target = solution.value() ^ total;
    let cuts = solution.cuts_to(target);
    if !cuts.edges().contains(&edge) {
        return None;
    }
    let needs = cuts.needs(solution, edge);
    let row = |need: &Need| {
        let above = need.bridge.map_or("the ground".into(), |bridge| called(&own, bridge));
        vec![above, need.value.to_string(), need.need.to_string()]
    };
    let rows = needs.iter().map(row).collect();
    let last = needs.last()?;
    let cut = called(&own, edge);
    let does = cut_effect(solution, edge, last);
    let why = Why::default()
        .text(format!(
            "**Why cut {cut}.** To win here, {} has to become worth {target}. Then what stands above has to change like this:",
            if position.parts().len() > 1 { "its part" } else { "the picture" }
        ))
        .table(["above", "is worth", "needs"], rows);
    Some(why.text(format!("Cut {cut}: {does}")))
}

/// What a cut does to the vertices where it is made.
fn cut_effect(solution: &Solution, edge: u32, last: &Need) -> String {
    let Need { value, need, .. } = *last;
    match solution.cut_kind(edge) {
        Some(CutKind::Branch(branch)) => {
            format!("a branch worth {branch} goes, and {value} ⊕ {branch} = {need}.")
        }
        Some(CutKind::Ring { arms: [a, b], rest }) => format!(
            "a circuit opens into two arms worth {a} and {b} on a rest worth {rest}, and {a} ⊕ {b} ⊕ {rest} = {need}."
        ),
        _ => format!("one loop less, and {value} ⊕ 1 = {need}."),
    }
}
