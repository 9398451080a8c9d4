//! The colon principle (Ferguson, Part I, 6.2): of two equal pictures, on which branches of the same value grow at the same
//! vertex, whoever is to move loses.
use super::{
    Case, Proof, ProofRefusal, Reply,
    colon_trees::{Tree, Values, edges, read, without},
};
use crate::core::Game;
use std::collections::BTreeMap;

pub struct Colon;

const NOT_COVERED: ProofRefusal = ProofRefusal::Claim(
    "two trees of Hackenbush that are the same but for branches at one vertex, and these have the same value",
);

/// Two pictures that are the same but for what grows on one vertex.
#[derive(Default)]
struct Match {
    /// The edges that both have, each with the one that it stands for.
    same: BTreeMap<u64, u64>,
    /// What grows on the vertex in one and in the other: H1 and H2.
    grown: [Vec<Tree>; 2],
}

impl Match {
    fn of(trees: Vec<Tree>) -> Option<Self> {
        let mut found = Self::default();
        // Equal trees stand beside each other.
        let mut left: Vec<Tree> = Vec::new();
        for tree in trees {
            match left.last() {
                Some(last) if last.shape == tree.shape => {
                    found.pair(last, &tree);
                    left.pop();
                }
                _ => left.push(tree),
            }
        }
        match &left[..] {
            [] => {}
            [one, other] => found.climb(one, other),
            [one] => found.grown[0] = vec![one.clone()],
            _ => return None,
        }
        Some(found)
    }
    /// Two trees of the same shape.
    fn pair(&mut self, one: &Tree, other: &Tree) {
        self.same.insert(one.edge, other.edge);
        self.same.insert(other.edge, one.edge);
        one.branches.iter().zip(&other.branches).for_each(|(one, other)| self.pair(one, other));
    }
    /// Goes up from two edges that stand for each other to the vertex above which the trees differ.
    fn climb(&mut self, one: &Tree, other: &Tree) {
        self.same.insert(one.edge, other.edge);
        self.same.insert(other.edge, one.edge);
        let mut rest = other.branches.clone();
        let mut own = Vec::new();
        for branch in &one.branches {
            match rest.iter().position(|other| other.shape == branch.shape) {
                Some(at) => self.pair(branch, &rest.remove(at)),
                None => own.push(branch.clone()),
            }
        }
        match (&own[..], &rest[..]) {
            ([one], [other]) => self.climb(one, other),
            _ => self.grown = [own, rest],
        }
    }
}

impl Proof for Colon {
    fn id(&self) -> &'static str {
        "colon"
    }
    fn name(&self) -> &'static str {
        "The colon principle"
    }
    fn claim(&self) -> &'static str {
        "Two pictures are the same but for what grows on one vertex: *H*₁ on one and *H*₂ on the other, of the same value *v*. So whoever moves loses."
    }
    fn task(&self) -> &'static str {
        "You move first. Cut the last edge once, and the proof is wrong."
    }
    fn cases(&self) -> &'static [Case] {
        &[
            Case {
                name: "Stem",
                when: "you cut an edge that both pictures have",
                answer: "cut the same edge in the other",
            },
            Case {
                name: "Down",
                when: "you cut in *H*₁ or *H*₂, to a value *u* < *v*",
                answer: "cut the other of them down to *u*",
            },
            Case {
                name: "Up",
                when: "you cut in *H*₁ or *H*₂, to a value *u* > *v*",
                answer: "cut the same one back to *v*",
            },
        ]
    }
    fn covers(&self, position: &dyn Game) -> Result<(), ProofRefusal> {
        let [one, other] = Match::of(read(position, NOT_COVERED)?).ok_or(NOT_COVERED)?.grown;
        let mut values = Values::default();
        if values.of(&one)? == values.of(&other)? { Ok(()) } else { Err(NOT_COVERED) }
    }
    fn reply(&self, position: &dyn Game, mv: &str) -> Result<Option<Reply>, ProofRefusal> {
        self.covers(position)?;
        let matched = Match::of(read(position, NOT_COVERED)?).ok_or(NOT_COVERED)?;
        let cut: u64 =
            position.read_move(mv).ok().and_then(|mv| mv.notation.parse().ok()).ok_or(ProofRefusal::Move)?;
        if let Some(same) = matched.same.get(&cut) {
            let because = format!(
                "Edges {cut} and {same} stand for each other; the pictures differ as little as before."
            );
            return Ok(Some(Reply { mv: same.to_string(), case: "Stem", because, from: None }));
        }
        let own = usize::from(edges(&matched.grown[1]).contains(&cut));
        let [changed, other] = [&matched.grown[own], &matched.grown[1 - own]];
        let mut values = Values::default();
        let (left, v) = (without(changed, cut), values.of(other)?);
        let u = values.of(&left)?;
        // The one that is worth more has an option of the other’s value, by the definition of the value.
        let (branches, to, case) = if u < v { (other, u, "Down") } else { (&left, v, "Up") };
        for edge in edges(branches) {
            if values.of(&without(branches, edge))? == to {
                let because = match case {
                    "Down" => format!(
                        "What you cut is worth {u} now, less than *v* = {v}; so the other comes down to {u}."
                    ),
                    _ => format!(
                        "What you cut is worth {u} now, more than *v* = {v}; so one of its options has value {v}."
                    ),
                };
                return Ok(Some(Reply { mv: edge.to_string(), case, because, from: None }));
            }
        }
        Err(NOT_COVERED)
    }
}
