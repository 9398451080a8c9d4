//! The values of a game of heaps, a piece at a time.
use super::source::Source;
use crate::games::{
    coins::turning::TurningRow,
    heaps::{
        codes::{Form, MOST_VALUES, Period, Progress, Proof, Rule, Sequence, Survey},
        taking::{Fixed, TakeRule},
    },
};

/// The values g(0), g(1), ... of a game as far as they are known.
pub struct Run(Engine);

/// The value of any heap.
type Closed = Box<dyn Fn(u64) -> Option<u64>>;

/// What the values of a game come from.
enum ValueSource {
    /// A formula. The flag says whether it depends on residues alone, so that an observed period is proved.
    Formula(Closed, bool),
    /// A rule, and whether the game on it is impatient.
    Rule(Rule, bool),
    /// A row of coins.
    Row(TurningRow),
}

impl ValueSource {
    fn of(source: &Source) -> Self {
        use Fixed::{AtLeastHalf, AtMostHalf, Divisor, ProperDivisor};
        let takes = |rule: TakeRule, residues| {
            Self::Formula(Box::new(move |n| rule.value(n).map(|(value, _)| value)), residues)
        };
        match source {
            Source::Code(code) => match source.form().and_then(|_| Form::of(code)) {
                Some(form) => Self::Formula(Box::new(move |n| Some(form.value(n))), true),
                None => Self::Rule(Rule::Code(code.clone()), false),
            },
            Source::Named { fixed, .. } => {
                let residues = !matches!(fixed, AtLeastHalf | AtMostHalf | Divisor | ProperDivisor);
                takes(TakeRule::Fixed(*fixed), residues)
            }
            Source::Coins(row) if row.has_form() => {
                let (row, repeats) = (row.clone(), row.form_repeats());
                Self::Formula(Box::new(move |n| row.single(n)), repeats)
            }
            Source::Coins(row) => Self::Row(row.clone()),
            Source::Set { set, impatient } => match set.rule() {
                Some(rule) => Self::Rule(rule, *impatient),
                None => takes(TakeRule::Set { set: set.clone(), impatient: *impatient }, true),
            },
        }
    }
}

/// The formula for the value of any heap, where there is one.
pub fn formula(source: &Source) -> Option<Closed> {
    match ValueSource::of(source) {
        ValueSource::Formula(formula, _) => Some(formula),
        _ => None,
    }
}

enum Engine {
    /// By the rule.
    Sequence(Box<Sequence>),
    /// One more than the value of the heap with one token less (Ferguson, Part I, exercise 3.5.8).
    Impatient(Box<Sequence>, Vec<u16>),
    /// By the closed form. The flag says whether it depends on residues alone, so that an observed period is proved.
    Closed(Closed, bool, Vec<u16>),
    /// By the values that a row of coins has for its heads.
    Coins(TurningRow, Vec<u16>),
}

impl Run {
    /// No value is known yet.
    pub fn new(source: &Source) -> Self {
        let sequence = |rule: &Rule| Box::new(Sequence::new(rule));
        Self(match ValueSource::of(source) {
            ValueSource::Formula(formula, residues) => Engine::Closed(formula, residues, Vec::new()),
            ValueSource::Rule(rule, false) => Engine::Sequence(sequence(&rule)),
            ValueSource::Rule(rule, true) => Engine::Impatient(sequence(&rule), vec![0]),
            ValueSource::Row(row) => Engine::Coins(row, Vec::new()),
        })
    }
    /// g(0), g(1), ... as far as they are known.
    pub fn values(&self) -> &[u16] {
        match &self.0 {
            Engine::Sequence(sequence) => sequence.values(),
            Engine::Impatient(_, values) | Engine::Closed(_, _, values) | Engine::Coins(_, values) => values,
        }
    }
    /// Finds the values up to g(`upto`), at most until about `work` options have been looked at. At values above 65,534
    /// and heaps above 2.5 · 10^7 it ends with [`Progress::Full`].
    pub fn advance(&mut self, upto: usize, work: u64) -> Progress {
        match &mut self.0 {
            Engine::Sequence(sequence) => sequence.advance(upto, work),
            Engine::Impatient(sequence, values) => {
                let progress =
                    upto.checked_sub(1).map_or(Progress::Done, |upto| sequence.advance(upto, work));
                let known = values.len() - 1;
                values.extend(sequence.values()[known..].iter().map(|value| value.saturating_add(1)));
                progress
            }
            Engine::Closed(form, _, values) => extend(values, &**form, upto, work),
            Engine::Coins(row, values) => extend(values, &|n| row.single(n), upto, work),
        }
    }
    /// Whether values cost a search, and not only a formula.
    pub fn searches(&self) -> bool {
        !matches!(self.0, Engine::Closed(..))
    }
    /// Whether a period is proved by what is known so far; O(1).
    pub fn proved(&self) -> bool {
        match &self.0 {
            Engine::Sequence(sequence) | Engine::Impatient(sequence, _) => sequence.proved().is_some(),
            Engine::Closed(..) => false,
            Engine::Coins(row, _) => row.proved_period().is_some(),
        }
    }
    /// How far the values are from a proof, when one was last tried in vain. O(1).
    pub fn survey(&self) -> Option<Survey> {
        match &self.0 {
            Engine::Sequence(sequence) => sequence.survey(),
            Engine::Impatient(..) | Engine::Closed(..) | Engine::Coins(..) => None,
        }
    }
    /// The period of the values, proved or observed; none is looked for where a closed form says that there is none.
    /// O(n).
    pub fn period(&self) -> Option<Period> {
        match &self.0 {
            Engine::Sequence(sequence) => sequence.period(),
            Engine::Impatient(sequence, _) => sequence.period().map(|found| Period {
                start: found.start + 1,
                checked: found.checked + 1,
                ..found
            }),
            Engine::Closed(_, false, _) => None,
            Engine::Closed(_, true, values) => {
                Period::observed(values).map(|found| Period { proof: Proof::ClosedForm, ..found })
            }
            Engine::Coins(row, values) => match row.proved_period() {
                Some((length, start)) => Some(Period {
                    start,
                    length,
                    saltus: 0,
                    checked: values.len() as u64,
                    proof: Proof::LastValues,
                }),
                None => Period::observed(values),
            },
        }
    }
}

/// More values, each by itself, up to g(`upto`), at most `most` of them.
fn extend(values: &mut Vec<u16>, value: &dyn Fn(u64) -> Option<u64>, upto: usize, most: u64) -> Progress {
    for n in values.len()..(upto + 1).min(values.len().saturating_add(most as usize)) {
        let value = value(n as u64).and_then(|value| u16::try_from(value).ok());
        match value.filter(|value| *value < u16::MAX && n < MOST_VALUES) {
            Some(value) => values.push(value),
            None => return Progress::Full,
        }
    }
    if values.len() > upto { Progress::Done } else { Progress::Paused }
}
