//! Tame games under misère play, in one pass along with the values.
use super::{
    meter::{Meter, Stop},
    period::{Period, proved},
    quotient::Heaps,
};

/// The kind of a tame heap: a firm one acts like a Nim heap of its value; a fickle one has value 0 or 1, and the other
/// of these as its misère Grundy value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Class {
    pub value: u32,
    pub fickle: bool,
}

/// The classes of the heaps 0, 1, … up to the first wild one. While none is wild, a sum is P under misère play if some
/// heap is firm and the nim-sum of the values is 0, or if all are fickle and it is 1 (tame games: Conway, "On Numbers
/// and Games", chapter 12; Winning Ways, chapter 13).
#[derive(Clone, Debug)]
pub struct Tame {
    classes: Vec<Class>,
    wild: Option<usize>,
    period: Option<Period>,
    /// For each value the last heap with an option of this value.
    seen: Vec<usize>,
    try_at: usize,
}

impl Default for Tame {
    fn default() -> Self {
        Self::new()
    }
}

impl Tame {
    /// The classes of the heap 0 alone.
    pub fn new() -> Self {
        let classes = vec![Class { value: 0, fickle: true }];
        Self { classes, wild: None, period: None, seen: vec![], try_at: 16 }
    }
    /// The classes of the heaps examined that are not wild.
    pub fn classes(&self) -> &[Class] {
        &self.classes
    }
    /// The first wild heap, if one was met.
    pub fn wild(&self) -> Option<usize> {
        self.wild
    }
    /// The period of values and classes, where it is proved: then the game is tame for all heaps.
    pub fn period(&self) -> Option<Period> {
        self.period
    }
    /// The class of a heap, where it is known.
    pub fn class(&self, n: u64) -> Option<Class> {
        let held = (self.classes.len() as u64).saturating_sub(1);
        let index = self.period.map_or(n, |period| if n > held { period.index(n) } else { n });
        self.classes.get(usize::try_from(index).ok()?).copied()
    }
    /// Examines the heaps up to `upto`, or until one is wild or a period is proved. O(options) for each heap.
    ///
    /// # Errors
    /// The limit that was reached.
    pub fn advance(&mut self, rule: &dyn Heaps, upto: usize, meter: &mut Meter) -> Result<(), Stop> {
        while self.wild.is_none() && self.period.is_none() && self.classes.len() <= upto {
            match self.next(rule, meter)? {
                Some(class) => self.classes.push(class),
                None => self.wild = Some(self.classes.len()),
            }
            if self.classes.len() >= self.try_at {
                self.try_at += self.try_at / 4;
                self.period = rule.reach().and_then(|reach| proved(&self.classes, reach));
            }
        }
        Ok(())
    }
    /// The class of the next heap; none if it is wild.
    fn next(&mut self, rule: &dyn Heaps, meter: &mut Meter) -> Result<Option<Class>, Stop> {
        let heap = self.classes.len();
        let (classes, seen) = (&self.classes, &mut self.seen);
        // Whether values 0 and 1 occur among options whose parts are all fickle, and among the other options.
        let (mut fickle, mut firm, mut moves) = ([false; 2], [false; 2], 1);
        rule.each(heap, &mut |parts| {
            let sum = parts.iter().fold(Class { value: 0, fickle: true }, |sum, part| {
                let class = classes[*part];
                Class { value: sum.value ^ class.value, fickle: sum.fickle & class.fickle }
            });
            let value = sum.value as usize;
            if value < 2 {
                *if sum.fickle { &mut fickle[value] } else { &mut firm[value] } = true;
            }
            if value >= seen.len() {
                seen.resize((value + 1).next_power_of_two(), 0);
            }
            seen[value] = heap;
            moves += 1;
        });
        meter.spend(moves)?;
        let one = fickle[0] != fickle[1];
        Ok(match (moves, one, firm) {
            (1, ..) => Some(Class { value: 0, fickle: true }),
            (_, true, [false, false]) => Some(Class { value: u32::from(fickle[0]), fickle: true }),
            (_, true, [true, false] | [false, true]) => None,
            _ => {
                let value = (0..).find(|value| self.seen.get(*value) != Some(&heap)).unwrap_or(0);
                Some(Class { value: value as u32, fickle: false })
            }
        })
    }
}
