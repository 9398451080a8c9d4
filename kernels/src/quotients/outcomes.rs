//! Outcomes of sums of generators under misère play, by definition.
use super::{
    meter::{Limits, Meter, Stop},
    monoid::{Element, Monoid},
    word::Word,
};

/// The outcomes found so far, a hash table of sums with their outcome in the highest bit, which no sum uses. 0 is a
/// free place.
struct Known {
    places: Vec<u128>,
    count: usize,
}

const P: u128 = 1 << 127;

impl Known {
    fn new() -> Self {
        Self { places: vec![0; 1 << 10], count: 0 }
    }
    fn place(&self, sum: u128) -> usize {
        let mask = self.places.len() - 1;
        let mixed = ((sum >> 64) as u64 ^ (sum as u64).rotate_left(23)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut at = (mixed ^ mixed >> 31) as usize & mask;
        while self.places[at] != 0 && self.places[at] & !P != sum {
            at = (at + 1) & mask;
        }
        at
    }
    fn get(&self, sum: Word) -> Option<bool> {
        let found = self.places[self.place(sum.0)];
        (found != 0).then_some(found & P != 0)
    }
    fn keep(&mut self, sum: Word, is_p: bool, most: usize) -> Result<(), Stop> {
        if self.count >= most {
            return Err(Stop::Memory);
        }
        if self.count * 4 >= self.places.len() * 3 {
            let room = vec![0; self.places.len() * 2];
            let old = std::mem::replace(&mut self.places, room);
            for sum in old.into_iter().filter(|sum| *sum != 0) {
                let at = self.place(sum & !P);
                self.places[at] = sum;
            }
        }
        let at = self.place(sum.0);
        self.places[at] = sum.0 | if is_p { P } else { 0 };
        self.count += 1;
        Ok(())
    }
}

/// A sum whose outcome is being found, and its next option to examine.
struct Open {
    sum: Word,
    generator: usize,
    option: usize,
}

/// The game on sums of generators, each with its options as sums of generators.
pub struct Outcomes<'q> {
    /// The quotient without the newest heap, and the classes of the other generators in it.
    old: &'q Monoid,
    classes: Vec<Element>,
    newest: usize,
    options: Vec<Vec<Word>>,
    known: Known,
    most: usize,
}

impl<'q> Outcomes<'q> {
    /// The last generator is the newest heap; `classes` are those of the other generators.
    pub fn new(old: &'q Monoid, classes: Vec<Element>, options: Vec<Vec<Word>>, limits: Limits) -> Self {
        let newest = options.len() - 1;
        Self { old, classes, newest, options, known: Known::new(), most: limits.sums }
    }
    /// The options of each generator.
    pub fn options(&self) -> &[Vec<Word>] {
        &self.options
    }
    /// The options of a sum.
    pub fn options_of(&self, sum: Word) -> impl Iterator<Item = Word> {
        sum.generators().flat_map(move |at| self.options[at].iter().map(move |to| sum.less(at).plus(*to)))
    }
    /// The outcome, where it is known without a search.
    fn at_once(&self, sum: Word) -> Option<bool> {
        if sum.exponent(self.newest) > 0 {
            return self.known.get(sum);
        }
        Some(self.old.is_p(self.old.value(sum, &self.classes)))
    }
    /// Whether a sum is P under misère play.
    ///
    /// # Errors
    /// The limit that was reached.
    pub fn is_p(&mut self, sum: Word, meter: &mut Meter) -> Result<bool, Stop> {
        if let Some(found) = self.at_once(sum) {
            meter.spend(1)?;
            return Ok(found);
        }
        let first = |sum: Word| Open { sum, generator: 0, option: 0 };
        let mut open = vec![first(sum)];
        let mut answer = false;
        'sums: while let Some(top) = open.last_mut() {
            let sum = top.sum;
            // Options of the newest generator first: the outcomes of sums without that generator are known.
            while top.generator <= self.newest {
                let at = self.newest - top.generator;
                if sum.exponent(at) > 0 {
                    while let Some(to) = self.options[at].get(top.option) {
                        meter.spend(1)?;
                        let option = sum.less(at).plus(*to);
                        match self.at_once(option) {
                            Some(false) => top.option += 1,
                            Some(true) => {
                                answer = false;
                                self.known.keep(sum, answer, self.most)?;
                                open.pop();
                                continue 'sums;
                            }
                            None => {
                                open.push(first(option));
                                continue 'sums;
                            }
                        }
                    }
                }
                top.generator += 1;
                top.option = 0;
            }
            // No option is a P-position. The sum has moves, since it contains the newest heap, so it is a P-position
            // itself.
            answer = true;
            self.known.keep(sum, answer, self.most)?;
            open.pop();
        }
        Ok(answer)
    }
}
