//! What has come of a statement, in words, and the position that refutes it. Texts carry the markup of `core::why`.
use super::{
    checked::{Check, Counterexample, Finding},
    options::said_options,
    results::Results,
};
use crate::core::grouped::format_number;
use crate::games::LONGEST;
use crate::labs::statement::{Certificate, NoValue, Side};

impl Check {
    /// In a few words: "proved for all *n*", "fails at *n* = 82".
    pub fn title(&self) -> String {
        let up = |n: &i64| format_number(u64::try_from(*n).unwrap_or(0));
        match self.finding() {
            Finding::Holds(..0) => "not checked yet".into(),
            Finding::Holds(n) if self.statement().pairs() => format!("holds for *x* ≤ *y* ≤ {}", up(n)),
            Finding::Holds(n) => format!("holds for *n* ≤ {}", up(n)),
            Finding::Proved(_) => "proved for all *n*".into(),
            Finding::Fails(Counterexample { at: [x, y], .. }) if self.statement().pairs() => {
                format!("fails at *x* = {}, *y* = {}", up(x), up(y))
            }
            Finding::Fails(Counterexample { at: [n, _], .. }) => format!("fails at *n* = {}", up(n)),
        }
    }
    /// Why, or what is known of the counterexample, in a sentence or more.
    pub fn explanation(&self, results: &Results) -> String {
        match self.finding() {
            Finding::Holds(_) if self.is_stopped() => "Greater *n* need values that are not known.".into(),
            Finding::Holds(..0) => String::new(),
            Finding::Holds(_) => "Checked, not proved.".into(),
            Finding::Proved(Certificate { start, period, checked }) => {
                let [start, period, checked] =
                    [start, period, checked].map(|n| format_number(n.unsigned_abs()));
                format!(
                    "From *n* = {start} on all that it says comes back with period {period}, as proved periods of values \
                     do; it was checked for *n* < {checked}."
                )
            }
            Finding::Fails(found) => found.explanation(self.statement().pairs(), results),
        }
    }
    /// The numbers of the certificate, each with its name.
    pub fn certificate(&self) -> Vec<(&'static str, String)> {
        let Finding::Proved(Certificate { start, period, checked }) = self.finding() else {
            return Vec::new();
        };
        let numbers = [("comes back from", start), ("with period", period), ("*n* checked, below", checked)];
        numbers.map(|(name, n)| (name, format_number(n.unsigned_abs()))).into()
    }
    /// The position of the counterexample, where the library has it.
    pub fn position(&self, results: &Results) -> Option<String> {
        let Finding::Fails(Counterexample { at, .. }) = self.finding() else { return None };
        let heaps: Vec<u64> =
            at[..1 + usize::from(self.statement().pairs())].iter().map(|n| n.unsigned_abs()).collect();
        let game = results.source.plays(&heaps).then(|| results.source.position(&heaps));
        game.filter(|game| game.len() <= LONGEST)
    }
    /// The options of the heap that is the counterexample, with their values, in a sentence.
    pub fn options(&self, results: &Results) -> Option<String> {
        let Finding::Fails(Counterexample { at: [n, _], .. }) = self.finding() else { return None };
        if self.statement().pairs() { None } else { said_options(results, n.unsigned_abs()) }
    }
}

impl Counterexample {
    fn explanation(&self, pairs: bool, results: &Results) -> String {
        if let Some((text, why)) = &self.missing {
            let why = match why {
                NoValue::TooLarge => "is 2^62 or more",
                _ => "is not defined",
            };
            return format!("No value: ~{}~ {why}.", shown(text));
        }
        if let Some([Side { text, value: Ok(left) }, Side { text: other, value: Ok(right) }]) = &self.sides {
            return format!(
                "~{}~ is {}, ~{}~ is {}.",
                shown(text),
                signed(*left),
                shown(other),
                signed(*right)
            );
        }
        let value = |n: i64| u64::try_from(n).ok().and_then(|n| results.value(n)).unwrap_or(0);
        let heaps: &[i64] = if pairs { &self.at } else { &self.at[..1] };
        let said = heaps
            .iter()
            .map(|n| format!("*g*({}) = {}", format_number(n.unsigned_abs()), format_number(value(*n))));
        let total = heaps.iter().fold(0, |total, n| total ^ value(*n));
        let outcome = if total == 0 { "a P-position" } else { "an N-position" };
        format!("{}: {outcome}.", said.collect::<Vec<_>>().join(", "))
    }
}

/// Part of a statement, without the asterisks that would be read as markup.
fn shown(text: &str) -> String {
    text.replace("**", "^").replace('*', "×")
}

fn signed(n: i64) -> String {
    format!("{}{}", if n < 0 { "−" } else { "" }, format_number(n.unsigned_abs()))
}
