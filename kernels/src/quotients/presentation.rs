//! Quotients by generators and relations.
use super::{monoid::Element, quotient::Quotient};
use std::collections::HashSet;

/// The reduced presentation of a quotient, for the order of monomials by degree and then as words in a dictionary whose
/// first letter is the generator of the smallest heap. Monomials are lists of generators, ascending, each as often as
/// it occurs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Presentation {
    /// The heaps that the generators stand for, ascending.
    pub generators: Vec<usize>,
    /// The least monomial of each element, by the element's number.
    pub forms: Vec<Vec<usize>>,
    pub relations: Vec<Relation>,
}

/// A monomial all of whose proper parts are least monomials, and the least monomial that it is equal to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Relation {
    pub left: Vec<usize>,
    pub right: Vec<usize>,
}

impl Presentation {
    /// The presentation of a quotient. O(order · generators²).
    pub fn of(quotient: &Quotient) -> Self {
        let monoid = quotient.monoid();
        let heaps = quotient.generators();
        let classes: Vec<Element> = heaps.iter().map(|heap| quotient.images()[*heap]).collect();
        let mut forms: Vec<Option<Vec<usize>>> = vec![None; monoid.order()];
        forms[0] = Some(Vec::new());
        let mut least: HashSet<Vec<usize>> = HashSet::from([Vec::new()]);
        let (mut relations, mut level): (Vec<(Vec<usize>, Element)>, _) = (Vec::new(), vec![(Vec::new(), 0)]);
        while !level.is_empty() {
            let mut next: Vec<(Vec<usize>, Element)> = Vec::new();
            for (form, x) in &level {
                let greatest = form.last().copied().unwrap_or(0);
                for (letter, class) in classes.iter().enumerate().skip(greatest) {
                    let mut longer: Vec<usize> = form.clone();
                    longer.push(letter);
                    let part = |at: usize| [&longer[..at], &longer[at + 1..]].concat();
                    if !(0..longer.len()).all(|at| least.contains(&part(at))) {
                        continue;
                    }
                    let y = monoid.product(*x, *class);
                    match &mut forms[usize::from(y)] {
                        Some(_) => relations.push((longer, y)),
                        free => {
                            *free = Some(longer.clone());
                            next.push((longer, y));
                        }
                    }
                }
            }
            least.extend(next.iter().map(|(form, _)| form.clone()));
            level = next;
        }
        let forms: Vec<Vec<usize>> = forms.into_iter().map(Option::unwrap_or_default).collect();
        let relation =
            |(left, y): (Vec<usize>, Element)| Relation { left, right: forms[usize::from(y)].clone() };
        let relations = relations.into_iter().map(relation).collect();
        Self { generators: heaps.to_vec(), forms, relations }
    }
}
