//! The graph lab: the vertices of a directed graph are labelled, by the program step by step or by the reader, with Grundy
//! values (Ferguson, Part I, 3.2 and 3.4) or with who wins (1.3); graphs of many vertices are labelled at once.
mod check;
mod drawn;
mod fields;
mod files;
mod found;
mod played;
mod steps;

pub use check::{LabelVerdict, answers, is_ready, judge, value_of};
pub use drawn::{DRAWN, Picture, Spotted, picture};
pub use fields::{
    EXAMPLES, FIELDS, LINKED, is_listed, label_kind, labelled, read_arrows, read_position, step, vertex_order,
};
pub use files::csv;
pub use found::{Counts, Found, LabelKind, MOST_VERTICES, located};
pub use played::{offered, played, question};
pub use steps::{StepText, Steps, reason};

#[cfg(test)]
mod tests;
