//! The misère quotient of heaps, extended by one heap at a time.
use super::{
    learn::learn,
    meter::{Limits, Meter, Stop},
    monoid::{Element, Monoid},
    outcomes::Outcomes,
    pairs::{Pair, Pairs},
    period::{Period, Reach, proved},
    set::Set,
    word::{MOST_GENERATORS, Word},
};

/// A game on heaps.
pub trait Heaps {
    /// Visits what each move in a heap of `n` leaves: smaller heaps, none of them empty.
    fn each(&self, n: usize, visit: &mut dyn FnMut(&[usize]));
    /// How far a move reaches, if moves depend only on the number taken; none where no period can be proved.
    fn reach(&self) -> Option<Reach>;
}

/// The misère quotient of the heaps 0, 1, … as far as it is known (Plambeck 2005; Plambeck and Siegel, "Misère
/// quotients for impartial games", 2008). Two sums are equal in it if they have the same outcome under misère play
/// beside any sum of heaps: the classes form a commutative monoid. The quotient is verified: the outcomes of all sums
/// of these heaps are exact.
#[derive(Clone, Debug)]
pub struct Quotient {
    monoid: Monoid,
    generators: Vec<usize>,
    words: Vec<Word>,
    images: Vec<Element>,
    pairs: Pairs,
    growth: Vec<(usize, usize)>,
    period: Option<Period>,
}

impl Default for Quotient {
    fn default() -> Self {
        Self::new()
    }
}

impl Quotient {
    /// The quotient of the heap 0 alone.
    pub fn new() -> Self {
        let monoid = Monoid::trivial();
        let pairs = Pairs::new(&monoid);
        let (words, images) = (vec![Word::EMPTY], vec![0]);
        Self { monoid, generators: vec![], words, images, pairs, growth: vec![], period: None }
    }
    /// The monoid with its P-portion.
    pub fn monoid(&self) -> &Monoid {
        &self.monoid
    }
    /// The heaps whose classes generate it, ascending.
    pub fn generators(&self) -> &[usize] {
        &self.generators
    }
    /// The pretending function: the classes of the heaps 0, 1, … examined so far.
    pub fn images(&self) -> &[Element] {
        &self.images
    }
    /// The heaps at which the quotient grew, each with the order that it then had.
    pub fn growth(&self) -> &[(usize, usize)] {
        &self.growth
    }
    /// The period of the pretending function, where it is proved: then the quotient holds for all heaps.
    pub fn period(&self) -> Option<Period> {
        self.period
    }
    /// The greatest heap examined.
    pub fn last(&self) -> usize {
        self.images.len() - 1
    }
    /// The class of a heap, where it is known.
    pub fn image(&self, n: u64) -> Option<Element> {
        let index =
            self.period.map_or(n, |period| if n as usize > self.last() { period.index(n) } else { n });
        self.images.get(usize::try_from(index).ok()?).copied()
    }
    /// Examines the heaps up to `upto`, or until a period is proved. After an error the quotient is as it was after the
    /// last complete heap.
    ///
    /// # Errors
    /// The limit that was reached.
    pub fn advance(
        &mut self,
        rule: &dyn Heaps,
        upto: usize,
        limits: Limits,
        meter: &mut Meter,
    ) -> Result<(), Stop> {
        while self.period.is_none() && self.last() < upto {
            self.add(rule, limits, meter)?;
            self.period = rule.reach().and_then(|reach| proved(&self.images, reach));
        }
        Ok(())
    }
    /// Examines the next heap.
    fn add(&mut self, rule: &dyn Heaps, limits: Limits, meter: &mut Meter) -> Result<(), Stop> {
        let heap = self.images.len();
        let mut pairs = None;
        let to = classes_of(rule, heap, &self.monoid, &self.images, meter)?;
        let fit = class_for_heap(&self.monoid, &self.pairs, &to, None, &mut pairs, meter)?;
        if let Some(class) = fit {
            self.images.push(class);
            if let Some(pairs) = pairs {
                self.pairs = pairs;
            }
            return Ok(());
        }
        let mut generators = self.generators.clone();
        generators.push(heap);
        let (monoid, images, pairs) = loop {
            if generators.len() > MOST_GENERATORS {
                return Err(Stop::Generators);
            }
            let sums = self.sums(&generators);
            let options = generators.iter().map(|heap| options_of(rule, *heap, &sums)).collect();
            let classes = generators[..generators.len() - 1].iter().map(|heap| self.images[*heap]).collect();
            let mut outcomes = Outcomes::new(&self.monoid, classes, options, limits);
            let learned = learn(&mut outcomes, limits, meter)?;
            let known = Known { generators: &generators, classes: &learned.classes, sums: &sums };
            match assign(rule, &learned.monoid, &known, meter)? {
                Ok((images, pairs)) => break (learned.monoid, images, pairs),
                Err(heap) => {
                    let at = generators.partition_point(|other| *other < heap);
                    if generators.get(at) == Some(&heap) {
                        return Err(Stop::Deep);
                    }
                    generators.insert(at, heap);
                }
            }
        };
        (self.monoid, self.images, self.pairs) = (monoid, images, pairs);
        self.name(generators)?;
        self.growth.push((heap, self.monoid.order()));
        Ok(())
    }
    /// For each heap the sum that represents it: a generator, or the sum that it is equal to in the old quotient.
    fn sums(&self, generators: &[usize]) -> Vec<Word> {
        let place = |heap: usize| generators.binary_search(&heap).unwrap_or(0);
        let word = |(heap, image): (usize, &Element)| match generators.binary_search(&heap) {
            Ok(at) => Word::of(at),
            Err(_) => self.words[usize::from(*image)].renamed(|old| place(self.generators[old])),
        };
        let newest = generators.last().map(|_| Word::of(generators.len() - 1));
        self.images.iter().enumerate().map(word).chain(newest).collect()
    }
    /// Finds words for all elements such that the word of a heap uses no greater heap.
    fn name(&mut self, mut generators: Vec<usize>) -> Result<(), Stop> {
        loop {
            let classes: Vec<Element> = generators.iter().map(|heap| self.images[*heap]).collect();
            let words = self.monoid.words(&classes);
            let word = |heap: usize| words[usize::from(self.images[heap])];
            let needless = (0..generators.len()).find(|&at| word(generators[at]) != Word::of(at));
            let greater =
                |heap: &usize| word(*heap).generators().last().is_some_and(|at| generators[at] > *heap);
            if let Some(at) = needless {
                generators.remove(at);
            } else if let Some(heap) = (1..self.images.len()).find(greater) {
                let at = generators.partition_point(|other| *other < heap);
                generators.insert(at, heap);
                if generators.len() > MOST_GENERATORS {
                    return Err(Stop::Generators);
                }
            } else {
                (self.generators, self.words) = (generators, words);
                return Ok(());
            }
        }
    }
}

/// A monoid's generators with their classes, and the sums that represent the heaps, before the heaps are placed in it.
struct Known<'k> {
    generators: &'k [usize],
    classes: &'k [Element],
    sums: &'k [Word],
}

/// The classes of the options of a heap.
fn classes_of(
    rule: &dyn Heaps,
    heap: usize,
    monoid: &Monoid,
    images: &[Element],
    meter: &mut Meter,
) -> Result<Set, Stop> {
    let (mut to, mut moves) = (Set::new(monoid.order()), 1);
    rule.each(heap, &mut |parts| {
        to.insert(parts.iter().fold(0, |x, part| monoid.product(x, images[*part])).into());
        moves += 1;
    });
    meter.spend(moves)?;
    Ok(to)
}

/// The options of a heap as sums of generators.
fn options_of(rule: &dyn Heaps, heap: usize, sums: &[Word]) -> Vec<Word> {
    let mut options = Vec::new();
    rule.each(heap, &mut |parts| {
        options.push(parts.iter().fold(Word::EMPTY, |sum, part| sum.plus(sums[*part])));
    });
    options.sort_unstable();
    options.dedup();
    options
}

/// The class of a heap whose options have these classes: (a) no P-position has an option that is P, and (b) each
/// N-position has one. There is at most one such class; with `only` no other is tried. `grown` is set to the pairs with
/// this heap, if there are new ones.
fn class_for_heap(
    monoid: &Monoid,
    pairs: &Pairs,
    to: &Set,
    only: Option<Element>,
    grown: &mut Option<Pairs>,
    meter: &mut Meter,
) -> Result<Option<Element>, Stop> {
    if to.is_empty() {
        return Ok(Some(0).filter(|_| only.is_none()));
    }
    let mut barred = Set::new(monoid.order());
    to.iter().for_each(|e| barred.union(monoid.row(e as Element)));
    let all = match only {
        Some(only) => only..only + 1,
        None => 0..monoid.order() as Element,
    };
    meter.spend(all.len() as u64)?;
    let may: Vec<Element> = all.filter(|x| !monoid.row(*x).meets(&barred)).collect();
    if let Some(class) = may.iter().find(|x| pairs.covers(**x, to)) {
        return Ok(Some(*class));
    }
    for at in may {
        let mut more = pairs.clone();
        meter.spend(pairs.len() as u64)?;
        if more.add(Pair { at, to: to.clone(), sum: Word::EMPTY }, monoid, meter)?.is_none() {
            *grown = Some(more);
            return Ok(Some(at));
        }
    }
    Ok(None)
}

/// Finds the classes of all heaps in a monoid, and the pairs of their sums; or else a heap that needs a generator of
/// its own.
#[allow(clippy::type_complexity)]
fn assign(
    rule: &dyn Heaps,
    monoid: &Monoid,
    known: &Known,
    meter: &mut Meter,
) -> Result<Result<(Vec<Element>, Pairs), usize>, Stop> {
    let (mut images, mut pairs) = (vec![0], Pairs::new(monoid));
    for heap in 1..known.sums.len() {
        let to = classes_of(rule, heap, monoid, &images, meter)?;
        let own = known.generators.binary_search(&heap).ok().map(|at| known.classes[at]);
        let mut grown = None;
        let found = class_for_heap(monoid, &pairs, &to, own, &mut grown, meter)?;
        match found {
            Some(class) => images.push(class),
            None if own.is_none() => return Ok(Err(heap)),
            None => {
                let other = |heap: &usize| known.generators.binary_search(heap).is_err();
                let moved = |heap: &usize| {
                    images[*heap] != monoid.value(known.sums[*heap], known.classes) && other(heap)
                };
                let apart = (1..heap).find(moved).or_else(|| (1..heap).rev().find(other));
                return Ok(Err(apart.unwrap_or(heap)));
            }
        }
        if let Some(grown) = grown {
            pairs = grown;
        }
    }
    Ok(Ok((images, pairs)))
}
