//! What has come of a statement about piles, in words. Texts carry the markup of `core::why`.
use super::{
    check::{Check, Counterexample, Finding},
    known::PileValues,
};
use crate::core::{grouped::format_number, list};
use crate::labs::statement::{NoValue, Side};

impl Check {
    /// In a few words: "holds for all 120 piles", "fails at (1,1,1)".
    pub fn title(&self) -> String {
        match (self.finding(), self.balls()) {
            (Finding::Holds(0), Some(balls)) => format!("no pile like this up to {balls} balls"),
            (Finding::Holds(count), Some(balls)) => {
                let piles = if *count == 1 { "pile" } else { "piles" };
                format!("holds for {} {piles} of up to {balls} balls", format_number(*count as u64))
            }
            (Finding::Holds(_), None) => "not checked yet".into(),
            (Finding::Fails(found), _) => format!("fails at {}", found.pile.text()),
        }
    }
    /// What is known of the counterexample, or that there may be one, in a sentence or more.
    pub fn explanation(&self, known: &PileValues) -> String {
        match self.finding() {
            Finding::Holds(0) => String::new(),
            Finding::Holds(_) => "Checked, not proved.".into(),
            Finding::Fails(found) => found.explanation(known.value(self.ends(), found.pile)),
        }
    }
    /// The values of the options of the counterexample, in a sentence.
    pub fn options(&self, known: &PileValues) -> Option<String> {
        let Finding::Fails(Counterexample { pile, .. }) = self.finding() else { return None };
        let [top, ground] = known.options(self.ends(), *pile).map(|values| {
            let values: Vec<String> = values.iter().map(u32::to_string).collect();
            (!values.is_empty()).then(|| list(&values))
        });
        let said = |values: Option<String>, end| values.map(|values| format!("the {end} leaves {values}"));
        let all: Vec<String> = [said(top, "top"), said(ground, "ground")].into_iter().flatten().collect();
        (!all.is_empty()).then(|| format!("Values: {}.", all.join("; ")))
    }
    /// The position of the counterexample.
    pub fn position(&self) -> Option<String> {
        let Finding::Fails(Counterexample { pile, .. }) = self.finding() else { return None };
        Some(self.ends().position(*pile))
    }
}

impl Counterexample {
    fn explanation(&self, value: u32) -> String {
        if let Some((text, why)) = &self.missing {
            let why = match why {
                NoValue::TooLarge => "is 2^62 or more",
                _ => "is not defined",
            };
            return format!("No value: ~{}~ {why}.", shown(text));
        }
        let own = format!("*g* = {value}.");
        match &self.sides {
            Some([Side { text, value: Ok(left) }, Side { text: other, value: Ok(right) }]) => {
                let side =
                    |text: &str, n: i64| format!("~{}~ is {}", shown(text), n.to_string().replace('-', "−"));
                let sides = format!("{}, {}.", side(text, *left), side(other, *right));
                if [text, other].iter().any(|text| text.trim() == "g") {
                    sides
                } else {
                    format!("{own} {sides}")
                }
            }
            _ => own,
        }
    }
}

/// Part of a statement, without the asterisks that would be read as markup.
fn shown(text: &str) -> String {
    text.replace("**", "^").replace('*', "×")
}
