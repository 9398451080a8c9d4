mod agree;
mod bits;
mod codes;
mod facts;
mod periods;

use super::{Code, Rule, Sequence};

fn code(text: &str) -> Rule {
    Rule::Code(Code::read(text).unwrap_or_else(|error| panic!("{text}: {error}")))
}

/// g(0..=n) by the fast algorithms.
fn values(rule: &Rule, n: usize) -> Vec<u16> {
    let mut sequence = Sequence::new(rule);
    sequence.advance(n, u64::MAX / 2);
    sequence.values().to_vec()
}
