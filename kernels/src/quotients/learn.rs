//! The quotient of a few generators, learned from the outcomes of their sums (Angluin, "Learning regular sets from
//! queries and counterexamples", 1987, for words whose letters commute), and verified.
use super::{
    meter::{Limits, Meter, Stop},
    monoid::{Element, Monoid},
    outcomes::Outcomes,
    pairs::{Pair, Pairs},
    set::Set,
    word::Word,
};
use std::collections::HashMap;

/// The result of learning.
pub struct Learned {
    pub monoid: Monoid,
    /// The class of each generator.
    pub classes: Vec<Element>,
}

/// A table of outcomes: sums that represent classes, told apart by the outcomes of the sum with each test.
struct Table<'o, 'q> {
    outcomes: &'o mut Outcomes<'q>,
    tests: Vec<Word>,
    /// For each class: the sum that represents it; the classes of that sum with each generator added; the class and the
    /// generator that it was reached from.
    sums: Vec<Word>,
    step: Vec<Vec<Element>>,
    from: Vec<(Element, usize)>,
    generators: usize,
    /// The outcomes of sums with the tests so far.
    signatures: HashMap<Word, Set>,
    limits: Limits,
}

/// Learns the quotient of the generators and verifies it.
///
/// # Errors
/// The limit that was reached.
pub fn learn(outcomes: &mut Outcomes, limits: Limits, meter: &mut Meter) -> Result<Learned, Stop> {
    let generators = outcomes.options().len();
    let mut table = Table {
        outcomes,
        tests: vec![Word::EMPTY],
        sums: vec![],
        step: vec![],
        from: vec![],
        generators,
        signatures: HashMap::new(),
        limits,
    };
    loop {
        table.close(meter)?;
        if let Some(test) = table.commutation_test(meter)? {
            table.add(test)?;
            continue;
        }
        let mut is_p = Vec::with_capacity(table.sums.len());
        for at in 0..table.sums.len() {
            is_p.push(table.outcomes.is_p(table.sums[at], meter)?);
        }
        meter.spend((table.sums.len() * table.sums.len()) as u64 / 8)?;
        let monoid = Monoid::of(&table.step, &table.from, &is_p);
        let classes = table.step[0].clone();
        let Some(wrong) = table.counterexample(&monoid, &classes, meter)? else {
            return Ok(Learned { monoid, classes });
        };
        let test = table.separating_test(wrong, meter)?;
        table.add(test)?;
    }
}

impl Table<'_, '_> {
    fn add(&mut self, test: Word) -> Result<(), Stop> {
        if self.tests.contains(&test) {
            return Err(Stop::Deep);
        }
        self.tests.push(test);
        Ok(())
    }
    /// The outcomes of a sum with each test; the highest bit marks the number of tests used, so that later tests are
    /// added when the sum is asked for again.
    fn signature(&mut self, sum: Word, meter: &mut Meter) -> Result<Set, Stop> {
        let old = self.signatures.get(&sum);
        let known = old.and_then(|old| old.iter().last()).unwrap_or(0);
        let mut signature = Set::new(self.tests.len() + 1);
        old.iter().flat_map(|old| old.iter()).filter(|at| *at < known).for_each(|at| signature.insert(at));
        for at in known..self.tests.len() {
            if self.outcomes.is_p(sum.plus(self.tests[at]), meter)? {
                signature.insert(at);
            }
        }
        signature.insert(self.tests.len());
        self.signatures.insert(sum, signature.clone());
        Ok(signature)
    }
    /// Finds the classes, beginning with those of the first generators, so that these generators represent as many
    /// classes as possible.
    fn close(&mut self, meter: &mut Meter) -> Result<(), Stop> {
        let mut classes: HashMap<Set, Element> = HashMap::new();
        classes.insert(self.signature(Word::EMPTY, meter)?, 0);
        self.sums = vec![Word::EMPTY];
        self.from = vec![(0, 0)];
        self.step = vec![Vec::new()];
        for last in 0..self.generators {
            let mut at = 0;
            while at < self.sums.len() {
                for generator in self.step[at].len()..=last {
                    let sum = self.sums[at].plus(Word::of(generator));
                    let next = self.sums.len();
                    let class = *classes.entry(self.signature(sum, meter)?).or_insert(next as Element);
                    if usize::from(class) == next {
                        if next >= self.limits.elements {
                            return Err(Stop::Elements);
                        }
                        self.sums.push(sum);
                        self.from.push((at as Element, generator));
                        self.step.push(Vec::new());
                    }
                    self.step[at].push(class);
                }
                at += 1;
            }
        }
        Ok(())
    }
    fn after(&self, class: Element, generator: usize) -> Element {
        self.step[usize::from(class)][generator]
    }
    /// A test that separates classes which should be one, because the result of adding two generators depends on their
    /// order.
    fn commutation_test(&mut self, meter: &mut Meter) -> Result<Option<Word>, Stop> {
        for class in 0..self.sums.len() as Element {
            for a in 0..self.generators {
                for b in 0..a {
                    let orders = [(a, b), (b, a)];
                    let [one, other] = orders.map(|(a, b)| self.after(self.after(class, a), b));
                    meter.spend(1)?;
                    if one == other {
                        continue;
                    }
                    let sum = self.sums[usize::from(class)].plus(Word::of(a)).plus(Word::of(b));
                    for (first, then) in orders {
                        let short = self.sums[usize::from(self.after(class, first))].plus(Word::of(then));
                        for at in 0..self.tests.len() {
                            let test = self.tests[at];
                            let both = [sum, short].map(|sum| sum.plus(test));
                            if self.outcomes.is_p(both[0], meter)? != self.outcomes.is_p(both[1], meter)? {
                                return Ok(Some(test.plus(Word::of(then))));
                            }
                        }
                    }
                    return Err(Stop::Deep);
                }
            }
        }
        Ok(None)
    }
    /// A sum whose outcome differs from that in the monoid, if there is one.
    fn counterexample(
        &mut self,
        monoid: &Monoid,
        classes: &[Element],
        meter: &mut Meter,
    ) -> Result<Option<Word>, Stop> {
        let mut pairs = Pairs::new(monoid);
        for generator in 0..self.generators {
            let at = classes[generator];
            let mut to = Set::new(monoid.order());
            for option in 0..self.outcomes.options()[generator].len() {
                let word = self.outcomes.options()[generator][option];
                let class = monoid.value(word, classes);
                to.insert(class.into());
                // Two sums that the monoid says are P-positions, one an option of the other.
                if let Some(q) = monoid.row(at).common(monoid.row(class)) {
                    let sums = [Word::of(generator), word].map(|sum| sum.plus(self.sums[q]));
                    for sum in sums {
                        if !self.outcomes.is_p(sum, meter)? {
                            return Ok(Some(sum));
                        }
                    }
                    return Err(Stop::Deep);
                }
            }
            let heap = Pair { at, to, sum: Word::of(generator) };
            if let Some(failing) = pairs.add(heap, monoid, meter)? {
                // A sum that the monoid says is an N-position, although no option is a P-position.
                let options: Vec<Word> = self.outcomes.options_of(failing.sum).collect();
                for sum in options.into_iter().chain([failing.sum]) {
                    if self.outcomes.is_p(sum, meter)? {
                        return Ok(Some(sum).filter(|sum| !monoid.is_p(monoid.value(*sum, classes))));
                    }
                }
                return Err(Stop::Deep);
            }
        }
        Ok(None)
    }
    /// A test that separates a beginning of this sum from the sum that represents its class (Rivest and Schapire,
    /// 1993).
    fn separating_test(&mut self, wrong: Word, meter: &mut Meter) -> Result<Word, Stop> {
        let (mut rest, mut class) = (wrong, 0);
        for generator in wrong.tokens() {
            let before = self.sums[usize::from(class)];
            class = self.after(class, generator);
            let told = self.outcomes.is_p(before.plus(rest), meter)?;
            rest = rest.less(generator);
            let after = self.sums[usize::from(class)];
            if told == self.outcomes.is_p(after.plus(rest), meter)? {
                continue;
            }
            let short = rest.tokens().fold(0, |class, generator| self.after(class, generator));
            let short = self.sums[usize::from(short)];
            let apart = self.outcomes.is_p(before.plus(Word::of(generator)).plus(short), meter)?
                != self.outcomes.is_p(after.plus(short), meter)?;
            return Ok(if apart { short } else { rest });
        }
        Err(Stop::Deep)
    }
}
