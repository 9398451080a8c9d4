//! Finite commutative monoids with a set of P-positions.
use super::{set::Set, word::Word};

/// An element, by its number; 0 is the identity.
pub type Element = u16;

/// A commutative monoid and its P-portion.
#[derive(Clone, Debug)]
pub struct Monoid {
    order: usize,
    products: Vec<Element>,
    portion: Set,
    /// For each x the set of the q for which x q is in the P-portion.
    rows: Vec<Set>,
}

impl Monoid {
    /// The monoid of the game without moves: only the identity, which is not in the P-portion.
    pub fn trivial() -> Self {
        Self { order: 1, products: vec![0], portion: Set::new(1), rows: vec![Set::new(1)] }
    }
    /// The monoid in which element x times generator g is `step[x][g]`, with the elements in `is_p` as P-portion. Each
    /// element y other than 0 is an earlier element times a generator, which `from[y]` gives.
    pub(super) fn of(step: &[Vec<Element>], from: &[(Element, usize)], is_p: &[bool]) -> Self {
        let order = step.len();
        let mut products = vec![0; order * order];
        for x in 0..order {
            products[x * order] = x as Element;
            for y in 1..order {
                let (before, generator) = from[y];
                products[x * order + y] =
                    step[usize::from(products[x * order + usize::from(before)])][generator];
            }
        }
        let mut portion = Set::new(order);
        (0..order).filter(|x| is_p[*x]).for_each(|x| portion.insert(x));
        let row = |x: usize| {
            let mut row = Set::new(order);
            (0..order).filter(|q| is_p[usize::from(products[x * order + q])]).for_each(|q| row.insert(q));
            row
        };
        let rows = (0..order).map(row).collect();
        Self { order, products, portion, rows }
    }
    /// How many elements there are.
    pub fn order(&self) -> usize {
        self.order
    }
    /// The product of two elements.
    pub fn product(&self, x: Element, y: Element) -> Element {
        self.products[usize::from(x) * self.order + usize::from(y)]
    }
    /// Whether sums of this class are P under misère play.
    pub fn is_p(&self, x: Element) -> bool {
        self.portion.has(x.into())
    }
    /// The P-portion.
    pub fn portion(&self) -> &Set {
        &self.portion
    }
    /// The elements q with x q in the P-portion.
    pub(super) fn row(&self, x: Element) -> &Set {
        &self.rows[usize::from(x)]
    }
    /// The products of each element of a set with x.
    pub(super) fn times(&self, set: &Set, x: Element) -> Set {
        let mut all = Set::new(self.order);
        set.iter().for_each(|y| all.insert(self.product(x, y as Element).into()));
        all
    }
    /// The product of a word whose generators are these elements.
    pub(super) fn value(&self, word: Word, generators: &[Element]) -> Element {
        word.tokens().fold(0, |x, at| self.product(x, generators[at]))
    }
    /// For each element a word over these generators of the monoid, which uses only the first generators where they
    /// suffice.
    pub(super) fn words(&self, generators: &[Element]) -> Vec<Word> {
        let mut words = vec![None; self.order];
        words[0] = Some(Word::EMPTY);
        let mut found: Vec<Element> = vec![0];
        for last in 0..generators.len() {
            let mut at = 0;
            while at < found.len() {
                let x = found[at];
                for (generator, g) in generators[..=last].iter().enumerate() {
                    let y = self.product(x, *g);
                    if words[usize::from(y)].is_none() {
                        words[usize::from(y)] =
                            words[usize::from(x)].map(|word: Word| word.plus(Word::of(generator)));
                        found.push(y);
                    }
                }
                at += 1;
            }
        }
        words.into_iter().map(Option::unwrap_or_default).collect()
    }
}
