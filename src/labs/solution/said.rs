//! What has been found, in words. Texts carry the markup of `core::why`.
use super::{
    found::{Certainty, Found},
    judge::{Pair, PairConflict, Reason, last},
};
use crate::core::{grouped::format_number, list};

/// The most red levels that are named.
const NAMED: usize = 8;

/// A pair as people write it.
pub fn text((a, b): Pair) -> String {
    format!("({},{})", format_number(a.into()), format_number(b.into()))
}

impl PairConflict {
    /// "(4,5) lies inside (3,6)".
    pub fn short(&self) -> String {
        let ((a, d), own) = (self.pair, text(self.pair));
        match self.reason {
            Reason::Shared(level) => {
                format!("{own} and {} share level {}", text(self.witness), format_number(level.into()))
            }
            Reason::Older(Some(around)) if a == d => format!("{own} lies under {}", text(around)),
            Reason::Older(Some(around)) => format!("{own} lies inside {}", text(around)),
            Reason::Older(None) => {
                format!("level {} is free below {own}", format_number(self.witness.0.into()))
            }
        }
    }
    /// Why no set allows the pair, step by step.
    pub fn steps(&self, found: &Found) -> Vec<String> {
        let (pair, witness) = (text(self.pair), text(self.witness));
        let (from, to) = self.moved();
        match self.reason {
            Reason::Shared(level) => vec![
                format!("{pair} and {witness} both have a stack of {}.", format_number(level.into())),
                format!(
                    "So one move leads from {} to {}: it lowers the other stack, which is always allowed.",
                    text(from),
                    text(to)
                ),
                "No move leads from a P-position to another: both cannot be P-positions.".into(),
            ],
            Reason::Older(_) => {
                let d = self.pair.1;
                let own = format!(
                    "At level {} that is {}, not {}.",
                    format_number(d.into()),
                    format_number(to.0.into()),
                    if self.pair.0 == d {
                        "the level itself".into()
                    } else {
                        format_number(self.pair.0.into())
                    }
                );
                vec![
                    format!("Of two paired levels the upper one is red{}.", self.colours(found)),
                    format!(
                        "A red level takes the oldest green level below it that is still free, and itself only if there is none. {own}"
                    ),
                    format!("So {witness} is a P-position, and {pair} can move to it: {pair} is none."),
                ]
            }
        }
    }
    /// Which levels up to the pair are red and which green, where they are few; otherwise empty.
    fn colours(&self, found: &Found) -> String {
        let upto = self.pair.1;
        let named = |red: bool| -> Vec<String> {
            let levels = 1 + last(found.misere).1..=upto;
            levels
                .filter(|level| found.is_red(*level) == red)
                .map(|level| format_number(level.into()))
                .collect()
        };
        let (red, green) = (named(true), named(false));
        let be = |levels: &[String]| if levels.len() == 1 { "is" } else { "are" };
        match upto {
            ..=12 if !green.is_empty() => {
                format!(": {} {} red, {} {} green", list(&red), be(&red), list(&green), be(&green))
            }
            _ => String::new(),
        }
    }
}

impl Found {
    /// The answer, in a few words.
    pub fn title(&self) -> String {
        match (&self.refused, self.levels.is_some()) {
            (Some(_), _) => "No set *S* has these P-positions".into(),
            (None, true) => "*S* has exactly these P-positions".into(),
            _ => format!("*S* = {} has exactly these P-positions", self.set()),
        }
    }
    /// The red levels, or the first of them: `{2, 5, 7}`.
    pub fn set(&self) -> String {
        let mut reds: Vec<String> =
            self.reds().take(NAMED + 1).map(|level| format_number(level.into())).collect();
        let more = reds.len() > NAMED || self.certainty != Certainty::Whole && self.refused.is_none();
        reds.truncate(NAMED);
        if more {
            reds.push("…".into());
        }
        format!("{{{}}}", reds.join(", "))
    }
    /// How sure the answer is, or which pair forbids the list.
    pub fn explanation(&self) -> String {
        if let Some(refused) = &self.refused {
            let odd = match self.odd {
                Some((level, true)) => {
                    format!(". Level {} is in both sequences", format_number(level.into()))
                }
                Some((level, false)) => {
                    format!(". Level {} is in neither sequence", format_number(level.into()))
                }
                None => String::new(),
            };
            return format!("{}: the first pair that forbids it{odd}.", refused.short());
        }
        match (self.certainty, self.top()) {
            (Certainty::Always, _) => "proved for every *n*".into(),
            (Certainty::Whole, 0) => "all levels are green".into(),
            (Certainty::Whole, top) => {
                format!("*S* is fixed up to level {}; above it all is green", format_number(top.into()))
            }
            (Certainty::UpTo(level), _) => {
                format!("agrees up to level {}, not proved", format_number(level.into()))
            }
        }
    }
    /// The first pairs, with dots where there are more.
    pub fn first(&self, most: usize) -> String {
        let mut pairs: Vec<String> = self.pairs.iter().take(most).map(|pair| text(*pair)).collect();
        if self.pairs.len() > most {
            pairs.push("…".into());
        }
        pairs.join(", ")
    }
}
