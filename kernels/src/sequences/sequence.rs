//! The Sprague-Grundy sequence of a rule, a piece at a time.
use crate::sequences::{
    general::General,
    mask::Mask,
    moves::Moves,
    pairs::{Pairs, RARE},
    period::{Period, by_rare, observed, proved},
    rare::Rare,
    survey::Survey,
};

/// The greatest number of values: 50 MB, and twice as much again while a proof is tried.
pub const MOST_VALUES: usize = 25_000_001;

/// From this many values on a proof is tried after each further sixteenth; before that, after each doubling.
const LONG: usize = 1 << 14;

/// How a call of [`Sequence::advance`] ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// All the values asked for are known.
    Done,
    /// The allowed work was used up.
    Paused,
    /// The next value is greater than 65,534, or the sequence has its greatest length.
    Full,
}

enum Engine {
    Pairs(Box<Pairs>),
    General(Box<General>),
}

/// The values g(0), g(1), ... of a rule as far as they are known.
pub struct Sequence {
    moves: Moves,
    values: Vec<u16>,
    engine: Engine,
    proved: Option<Period>,
    survey: Option<Survey>,
    /// The number of values at which a proof is tried next.
    try_at: usize,
    spent: u64,
}

impl Sequence {
    pub fn new(moves: impl Into<Moves>) -> Self {
        let moves = moves.into();
        let engine = match Pairs::treats(&moves) {
            true => Engine::Pairs(Box::new(Pairs::new(&moves))),
            false => Engine::General(Box::new(General::new(&moves))),
        };
        Self { moves, values: Vec::new(), engine, proved: None, survey: None, try_at: 64, spent: 0 }
    }
    /// The sequence by the general algorithm, which is slower for most games.
    pub fn in_general(moves: impl Into<Moves>) -> Self {
        let moves = moves.into();
        Self { engine: Engine::General(Box::new(General::new(&moves))), ..Self::new(moves) }
    }
    /// g(0), g(1), ... as far as they are known.
    pub fn values(&self) -> &[u16] {
        &self.values
    }
    /// The work done so far, about one unit for each option looked at.
    pub fn spent(&self) -> u64 {
        self.spent
    }
    /// Finds the values up to g(`upto`), or until `max_work` has been spent; the last value is completed even if it
    /// needs more. Once a period is proved the other values are copied.
    pub fn advance(&mut self, upto: usize, max_work: u64) -> Progress {
        let limit = self.work().saturating_add(max_work);
        while self.values.len() <= upto {
            if self.values.len() >= MOST_VALUES {
                return Progress::Full;
            }
            if let Some(period) = self.proved {
                return self.copy(period, upto);
            }
            if self.work() >= limit {
                return self.pause();
            }
            self.make_room(upto);
            let value = match &mut self.engine {
                Engine::Pairs(pairs) => pairs.next(&self.moves, &self.values),
                Engine::General(general) => general.next(&self.moves, &self.values),
            };
            let Some(value) = value else {
                self.pause();
                return Progress::Full;
            };
            self.values.push(value);
            if self.values.len() == self.try_at {
                // A failed proof costs little compared with computing twice as many values.
                self.try_at += if self.try_at < LONG { self.try_at } else { self.try_at / 16 };
                self.try_proof();
            }
        }
        self.pause();
        Progress::Done
    }
    /// Reserves memory for all wanted values once there are many, or for a limited number more while there are few.
    fn make_room(&mut self, upto: usize) {
        let known = self.values.len();
        if known == self.values.capacity() {
            let wanted = upto.min(MOST_VALUES - 1) + 1 - known;
            self.values.reserve_exact(if known < LONG { wanted.min(LONG) } else { wanted.max(known / 8) });
        }
    }
    fn try_proof(&mut self) {
        let rare = match &self.engine {
            Engine::Pairs(pairs) => pairs.rare(),
            Engine::General(_) => None,
        };
        let (proved, ending) = proved(&self.moves, &self.values, rare);
        self.survey = ending.map(|ending| Survey::of(&self.moves, self.values.len(), rare, ending));
        self.proved = proved;
    }
    fn work(&self) -> u64 {
        match &self.engine {
            Engine::Pairs(pairs) => pairs.work,
            Engine::General(general) => general.work,
        }
    }
    fn pause(&mut self) -> Progress {
        self.spent = self.work();
        Progress::Paused
    }
    /// Continues the values by the period.
    fn copy(&mut self, period: Period, upto: usize) -> Progress {
        self.spent = self.work();
        let upto = upto.min(MOST_VALUES - 1);
        let length = period.length as usize;
        if period.saltus == 0 {
            self.values.reserve_exact((upto + 1).saturating_sub(self.values.len()));
            // Copies whole periods, twice as many each time.
            while self.values.len() <= upto {
                let known = self.values.len();
                let block = (known - period.start as usize) / length * length;
                let block = block.min(upto + 1 - known);
                let from = known - (known - period.start as usize) / length * length;
                self.values.extend_from_within(from..from + block);
            }
            return Progress::Done;
        }
        while self.values.len() <= upto {
            let before = u64::from(self.values[self.values.len() - length]);
            match u16::try_from(before + period.saltus) {
                Ok(value) if value < u16::MAX => self.values.push(value),
                _ => return Progress::Full,
            }
        }
        Progress::Done
    }
    /// The period of the sequence: a proved one, or one that is observed in the values known. O(n).
    pub fn period(&self) -> Option<Period> {
        self.proved.or_else(|| self.proved_now()).or_else(|| observed(&self.values))
    }
    /// The period that the values known so far prove. O(n).
    pub fn proved_now(&self) -> Option<Period> {
        proof(&self.moves, &self.values)
    }
    /// The state of the last unsuccessful attempt at a proof; none where no theorem applies to the game.
    pub fn survey(&self) -> Option<Survey> {
        self.survey.filter(|_| self.proved.is_none())
    }
    /// The number of values at which a proof is tried next: a caller that wants only a proof can stop there.
    pub fn next_proof(&self) -> usize {
        self.try_at
    }
    /// The period if it is proved; found at the latest when twice as many values are known as a proof needs.
    pub fn proved(&self) -> Option<Period> {
        self.proved
    }
}

/// The period that the values g(0), g(1), ... of a rule prove, if they are its values. O(n).
pub fn proof(moves: &Moves, values: &[u16]) -> Option<Period> {
    let mask = mask(moves, values);
    proved(moves, values, mask.as_ref().map(|mask| Rare::among(values, mask))).0
}

/// The period that these values prove by rare values alone, even where the octal theorem has enough values. O(n).
pub fn proof_by_rare(moves: &Moves, values: &[u16]) -> Option<Period> {
    let mask = mask(moves, values)?;
    by_rare(moves, values, Rare::among(values, &mask))
}

/// The best mask for these values, in games where rare values are of use.
fn mask(moves: &Moves, values: &[u16]) -> Option<Mask> {
    let pairs = Pairs::treats(moves) && moves.tail.is_none() && !moves.splits.is_empty();
    if pairs && !moves.partial { Mask::best(values, moves.parity(), RARE) } else { None }
}
