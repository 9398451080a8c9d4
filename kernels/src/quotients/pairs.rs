//! That each sum which is claimed to be N has an option which is claimed to be P.
use super::{
    meter::{Meter, Stop},
    monoid::{Element, Monoid},
    set::Set,
    word::Word,
};

/// A class of sums, the classes of the options of one of them, and that sum, where it is kept.
#[derive(Clone, Debug)]
pub struct Pair {
    pub at: Element,
    pub to: Set,
    pub sum: Word,
}

impl Pair {
    /// The sum of two, with its options. Products are monotone in the sets, so that of each class the least sets are enough.
    fn plus(&self, other: &Self, monoid: &Monoid) -> Self {
        let mut to = monoid.times(&self.to, other.at);
        to.union(&monoid.times(&other.to, self.at));
        Self { at: monoid.product(self.at, other.at), to, sum: self.sum.plus(other.sum) }
    }
    /// Whether it is neither P nor has an option that is.
    fn fails(&self, monoid: &Monoid) -> bool {
        !monoid.is_p(self.at) && !self.to.meets(monoid.portion())
    }
    fn cost(&self) -> u64 {
        1 + self.to.len() as u64
    }
}

/// The pairs of all sums of some heaps, the empty one left out: for each class those with least sets of options.
#[derive(Clone, Debug)]
pub struct Pairs {
    least: Vec<Vec<Pair>>,
    generators: Vec<Pair>,
}

impl Pairs {
    pub fn new(monoid: &Monoid) -> Self {
        Self { least: vec![Vec::new(); monoid.order()], generators: Vec::new() }
    }
    /// Whether the sums with a heap of this pair need no look.
    pub fn covers(&self, at: Element, to: &Set) -> bool {
        self.least[usize::from(at)].iter().any(|pair| pair.to.within(to))
    }
    /// How many pairs are kept.
    pub fn len(&self) -> usize {
        self.least.iter().map(Vec::len).sum()
    }
    /// Adds a heap. The first pair that fails, if there is one: then the pairs are good for nothing.
    ///
    /// # Errors
    /// What ran out.
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
    /// Keeps a pair that is not covered, instead of those that it covers.
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
