//! Why two heaps have their outcome in an invariant game.
use super::{
    tables::{Table, VALUED},
    vectors::{Rules, Step},
};
use crate::core::{outcome::Convention, why::Why};

/// Most pairs that are written out.
const LISTED: usize = 14;

/// The derivation for these heaps.
pub fn why(rules: &Rules, table: &Table, at: [u64; 2], convention: Convention) -> Why {
    let lost = &table.lost[usize::from(convention == Convention::Misere)];
    let mut why = Why::default().text(format!("{}.", rules.words()));
    if let Some((_, step)) = rules.before() {
        let takes: Vec<String> = table.moves.all().take(LISTED).map(pair).collect();
        let and = if step == Step::Adjoin { "So there may be taken" } else { "These are" };
        why = why.text(format!("{and} {}, …", takes.join(", ")));
    }
    let pairs: Vec<String> = lost.all().take(LISTED).map(pair).collect();
    if convention == Convention::Misere {
        why = why.text("In misère play a position from which nothing can be taken is won.");
    }
    why = why.text(format!("Position by position: it is lost if no move leads to one that was found lost. So the P-positions begin {}, …", pairs.join(", ")));
    let [x, y] = at;
    why = match table.takes(at).find(|[dx, dy]| lost.has([x - dx, y - dy])) {
        _ if lost.has(at) => why.text(format!("{} is one of them.", pair(at))),
        Some([dx, dy]) => why.text(format!(
            "{} is none: taking {} leaves {}, which is one.",
            pair(at),
            pair([dx, dy]),
            pair([x - dx, y - dy])
        )),
        None => why.text(format!("From {} nothing can be taken.", pair(at))),
    };
    if convention == Convention::Normal {
        why = match table.value(at) {
            Some(value) => why.result(format!("value {value}"), "The least value to which no move leads."),
            None => why.text(format!("Heaps of {VALUED} and more are judged by the P-positions alone.")),
        };
    }
    why.source("Invariant games", "Duchêne and Rigo, 2010; Larsson, Hegarty and Fraenkel, 2011")
}

fn pair([x, y]: [u64; 2]) -> String {
    format!("~({x},{y})~")
}
