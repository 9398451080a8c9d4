//! Checks that each sum which is N by the monoid has an option which is P by the monoid.
use super::{
    meter::{Meter, Stop},
    monoid::{Element, Monoid},
    set::Set,
    word::Word,
};

/// The class of a sum, the classes of its options, and the sum itself, where it is kept.
#[derive(Clone, Debug)]
pub struct Pair {
    pub at: Element,
    pub to: Set,
    pub sum: Word,
}

impl Pair {
    /// The pair of the sum of two sums. It is monotone in the sets, so for each class the minimal sets are enough.
    fn plus(&self, other: &Self, monoid: &Monoid) -> Self {
        let mut to = monoid.times(&self.to, other.at);
        to.union(&monoid.times(&other.to, self.at));
        Self { at: monoid.product(self.at, other.at), to, sum: self.sum.plus(other.sum) }
    }
    /// Whether the sum is neither P nor has an option that is P.
    fn fails(&self, monoid: &Monoid) -> bool {
        !monoid.is_p(self.at) && !self.to.meets(monoid.portion())
    }
    fn cost(&self) -> u64 {
        1 + self.to.len() as u64
    }
}

/// The pairs of all sums of some heaps except the empty one: for each class those with minimal sets of options.
#[derive(Clone, Debug)]
pub struct Pairs {
    least: Vec<Vec<Pair>>,
    generators: Vec<Pair>,
}

impl Pairs {
    pub fn new(monoid: &Monoid) -> Self {
        Self { least: vec![Vec::new(); monoid.order()], generators: Vec::new() }
    }
    /// Whether sums with a heap of this pair need no check.
    pub fn covers(&self, at: Element, to: &Set) -> bool {
        self.least[usize::from(at)].iter().any(|pair| pair.to.within(to))
    }
    /// How many pairs are kept.
    pub fn len(&self) -> usize {
        self.least.iter().map(Vec::len).sum()
    }
    /// Adds a heap. Returns the first pair that fails, if there is one; the pairs are then no longer valid.
    ///
    /// # Errors
    /// The limit that was reached.
    pub fn add(&mut self, heap: Pair, monoid: &Monoid, meter: &mut Meter) -> Result<Option<Pair>, Stop> {
        if self.covers(heap.at, &heap.to) {
            return Ok(None);
        }
        if heap.fails(monoid) {
            return Ok(Some(heap));
        }
        self.generators.push(heap.clone());
        let mut open = vec![heap.clone()];
        for pair in self.least.iter().flatten() {
            meter.spend(pair.cost() + heap.cost())?;
            let sum = pair.plus(&heap, monoid);
            if sum.fails(monoid) {
                return Ok(Some(sum));
            }
            open.push(sum);
        }
        open.retain(|pair| self.keep(pair));
        while let Some(pair) = open.pop() {
            for at in 0..self.generators.len() {
                meter.spend(pair.cost() + self.generators[at].cost())?;
                let sum = pair.plus(&self.generators[at], monoid);
                if self.covers(sum.at, &sum.to) {
                    continue;
                }
                if sum.fails(monoid) {
                    return Ok(Some(sum));
                }
                self.keep(&sum);
                open.push(sum);
            }
        }
        Ok(None)
    }
    /// Keeps a pair that is not covered, and drops those that it covers.
    fn keep(&mut self, pair: &Pair) -> bool {
        if self.covers(pair.at, &pair.to) {
            return false;
        }
        let least = &mut self.least[usize::from(pair.at)];
        least.retain(|other| !pair.to.within(&other.to));
        least.push(pair.clone());
        true
    }
}
