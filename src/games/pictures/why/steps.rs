//! The steps of a reduction in groups, with a sentence for each group.
use super::called;
use crate::games::pictures::picture::Picture;
use kernels::hackenbush::{Branch, Reduction, Step};

/// Most figures of the colon principle, and most steps told of one by one.
const COLONS: usize = 4;
const TOLD: usize = 4;

/// Steps of one kind that are shown together.
pub struct Group<'r> {
    pub title: &'static str,
    pub text: String,
    pub steps: &'r [Step],
    /// How many steps of the reduction are done at the end of the group.
    pub done: usize,
}

/// The steps of a reduction, in at most six groups.
pub fn groups<'r>(own: &Picture, reduction: &'r Reduction) -> Vec<Group<'r>> {
    let all = &reduction.steps;
    let fuse = all.iter().take_while(|step| matches!(step, Step::Fuse { .. })).count();
    let loops = all.iter().filter(|step| matches!(step, Step::Loops { .. })).count();
    let mut groups = Vec::new();
    let mut add = |title, from: usize, to: usize| {
        if from < to {
            let steps = &all[from..to];
            groups.push(Group { title, text: steps_text(own, steps), steps, done: to });
        }
    };
    add("Fuse", 0, fuse);
    add("Loops", fuse, fuse + loops);
    let colons = all.len() - fuse - loops;
    let size = colons.div_ceil(COLONS).max(1);
    for from in (fuse + loops..all.len()).step_by(size) {
        add("Colon", from, (from + size).min(all.len()));
    }
    groups
}

fn steps_text(own: &Picture, steps: &[Step]) -> String {
    let mut text: Vec<String> = steps.iter().take(TOLD).map(|step| sentence(own, step)).collect();
    text.dedup();
    if steps.len() > TOLD {
        text.push(format!("And so on, {} times in all.", steps.len()));
    }
    text.join(" ")
}

fn sentence(own: &Picture, step: &Step) -> String {
    match step {
        Step::Fuse { vertices, edges, .. } => {
            let parity = if edges.len() % 2 == 0 { "even, so 0" } else { "odd, so 1" };
            format!("{} vertices of circuits fuse, with {} loops: {parity}.", vertices.len(), edges.len())
        }
        Step::Loops { edges, .. } if edges.len() == 1 => "A loop becomes an edge with a free end.".into(),
        Step::Loops { edges, .. } => format!("{} loops become edges with free ends.", edges.len()),
        Step::Colon { vertex, branches, length } => {
            let place = own
                .below(*vertex)
                .map_or("On the ground".into(), |edge| format!("Above {}", called(own, edge)));
            let stalk = if *length == 0 { "nothing".into() } else { format!("a stalk of {length}") };
            format!("{place}: {} = {length}, so {stalk}.", sum(branches))
        }
    }
}

/// "1 ⊕ 3 ⊕ 1", with like terms together where there are many.
fn sum(branches: &[Branch]) -> String {
    let mut lengths: Vec<u32> = branches.iter().map(|branch| branch.length).collect();
    let terms: Vec<String> = if lengths.len() <= 6 {
        lengths.iter().map(u32::to_string).collect()
    } else {
        lengths.sort_unstable();
        let term = |same: &[u32]| match same.len() {
            1 => same[0].to_string(),
            count => format!("{} ({count} times)", same[0]),
        };
        lengths.chunk_by(|a, b| a == b).map(term).collect()
    };
    terms.join(" ⊕ ")
}
