//! What is known of the heaps of a code under misère play.
use super::{
    elements::{Elements, Sum},
    source::Source,
};
use crate::core::grouped::format_number;
use crate::games::heaps::misere::{Facts, letters, monomial, theory};
use kernels::quotients::Stop;
use serde::Serialize;
use std::fmt::Write;

/// The greatest heap that is looked at: all proved periods that are known need far fewer.
const MOST: usize = 2000;
/// The most work on a quotient before it is given up: some minutes.
pub const LOSING_WORK: u64 = 10_000_000_000;

/// The misère quotient of a code as far as it was found, in words and as monomials such as `xz^2`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct QuotientReport {
    pub code: String,
    /// "quotient of order 40, period 12 from *n* = 71".
    pub title: String,
    /// Whether it is the quotient of all heaps.
    pub proved: bool,
    /// How that is known, in a sentence or more.
    pub sure: String,
    /// Whether, or up to where, the game is tame.
    pub tame: String,
    /// The generators, and the heaps that they stand for.
    pub generators: Vec<String>,
    pub heaps: Vec<u64>,
    /// "zv = zw".
    pub relations: Vec<String>,
    pub order: u64,
    /// The elements that are P.
    pub portion: Vec<String>,
    /// The pretending function from 0 on.
    pub images: Vec<String>,
    /// Where its period begins, and its length; 0 where none is proved.
    pub start: u64,
    pub length: u64,
    /// The single heaps that are P, of those in `images`.
    pub lost: Vec<u64>,
    /// The heaps with which the quotient grew, and its order then.
    pub grown: Vec<u64>,
    pub orders: Vec<u64>,
    pub elements: Elements,
}

impl QuotientReport {
    /// The element of a heap, where it is known.
    fn element(&self, n: u64) -> Option<usize> {
        let beyond = n >= self.elements.heaps.len() as u64 && self.length > 0;
        let n = if beyond { self.start + (n - self.start) % self.length } else { n };
        self.elements.heaps.get(usize::try_from(n).ok()?).map(|x| *x as usize)
    }
    /// The elements of these heaps, and their product.
    ///
    /// # Errors
    /// The first heap that is greater than those whose quotient is known.
    pub fn sum(&self, heaps: &[u64]) -> Result<Sum, u64> {
        let heaps = heaps.iter().map(|n| self.element(*n).ok_or(*n)).collect::<Result<Vec<_>, _>>()?;
        let product = heaps.iter().fold(0, |product, x| self.elements.product(product, *x));
        Ok(Sum { heaps, product })
    }
}

/// What is found of the misère quotient of a game up to this heap; `tick` is told of the heap and the order reached and
/// says whether to go on. None where the game has no code, or the part of the program that finds quotients is not
/// loaded.
pub fn account(
    source: &Source,
    upto: usize,
    work: u64,
    tick: &mut dyn FnMut(usize, usize) -> bool,
) -> Option<QuotientReport> {
    let Source::Code(code) = source else { return None };
    let found = theory(code)?.facts(upto.min(MOST), work, &mut |_, heap, order| tick(heap, order));
    let quotient = &found.quotient;
    let forms: Vec<String> = found.presentation.forms.iter().map(|form| monomial(form)).collect();
    let form = |class: usize| forms[class].clone();
    let (monoid, period) = (quotient.monoid(), quotient.period());
    let images = quotient.images();
    let relation = |(left, right): (&[usize], &[usize])| format!("{} = {}", monomial(left), monomial(right));
    let (title, sure) = title_and_explanation(&found);
    Some(QuotientReport {
        code: code.to_string(),
        title,
        proved: period.is_some(),
        sure,
        tame: tameness(&found),
        generators: (0..quotient.generators().len()).map(|at| letters(at).to_string()).collect(),
        heaps: quotient.generators().iter().map(|heap| *heap as u64).collect(),
        relations: found.presentation.relations.iter().map(|own| relation((&own.left, &own.right))).collect(),
        order: monoid.order() as u64,
        portion: monoid.portion().iter().map(form).collect(),
        images: images.iter().map(|class| form(usize::from(*class))).collect(),
        start: period.map_or(0, |period| period.start as u64),
        length: period.map_or(0, |period| period.length as u64),
        lost: (0..images.len()).filter(|n| monoid.is_p(images[*n])).map(|n| n as u64).collect(),
        grown: quotient.growth().iter().map(|(heap, _)| *heap as u64).collect(),
        orders: quotient.growth().iter().map(|(_, order)| *order as u64).collect(),
        elements: Elements::of(&found, code),
    })
}

fn title_and_explanation(found: &Facts) -> (String, String) {
    let (quotient, order) = (&found.quotient, format_number(found.quotient.monoid().order() as u64));
    let last = format_number(quotient.last() as u64);
    if found.closed && quotient.last() == 0 {
        let sure = "Values and quotient grow without end; every sum is solved by tameness.";
        return ("tame for all *n*".into(), sure.into());
    }
    if let Some(period) = quotient.period() {
        let [start, length] = [period.start, period.length].map(|n| format_number(n as u64));
        let complete = quotient.growth().last().map_or(0, |(heap, _)| *heap as u64);
        return (
            format!("quotient of order {order}, period {length} from *n* = {start}"),
            format!(
                "Complete at heap {}, and proved for all *n* by the misère octal periodicity theorem (Plambeck, 2005): the heaps up \
                 to {last} were looked at.",
                format_number(complete)
            ),
        );
    }
    let why = match found.stopped {
        None => "greater heaps were not looked at.".to_string(),
        Some(Stop::Cancelled) => "then it was cancelled.".to_string(),
        Some(stop) => format!("the next one was given up, since {stop}."),
    };
    (
        format!("quotient of order {order} for heaps up to {last}"),
        format!(
            "No finite quotient of all heaps was found. That of the heaps up to {last} is verified for all their sums; {why}"
        ),
    )
}

fn tameness(found: &Facts) -> String {
    if found.closed || found.tame.period().is_some() {
        return "Tame for ever: play as in normal play until only heaps of value 0 and 1 would be left that are fickle.".into();
    }
    match found.tame.wild() {
        Some(heap) => format!("First wild heap: *n* = {}.", format_number(heap as u64)),
        None => format!("Tame to *n* = {}.", format_number(found.tame.classes().len() as u64 - 1)),
    }
}

impl QuotientReport {
    /// The quotient as text, for other programs that check it: a line for each generator, relation, element that is P and heap.
    pub fn text(&self) -> String {
        let mut text = format!("code {}\norder {}\n", self.code, self.order);
        let mut line = |head: &str, rest: &str| {
            let _ = writeln!(text, "{head} {rest}");
        };
        for (name, heap) in self.generators.iter().zip(&self.heaps) {
            line("generator", &format!("{name} = heap {heap}"));
        }
        self.relations.iter().for_each(|relation| line("relation", relation));
        self.portion.iter().for_each(|form| line("p", form));
        for (n, form) in self.images.iter().enumerate() {
            line("phi", &format!("{n} {form}"));
        }
        if self.proved {
            line("period", &format!("{} from {}", self.length, self.start));
        }
        text
    }
    /// Whether the image of heap n differs from that of the period continued backwards.
    pub fn is_exception(&self, n: usize) -> bool {
        let (start, length) = (self.start as usize, self.length as usize);
        if length == 0 || n >= start {
            return false;
        }
        let same = start + (n + length * start - start) % length;
        self.images.get(same) != self.images.get(n)
    }
}
