//! The answer to one position, as text.
use super::answer::Answer;
use nimscope::core::{Convention, OutOfBudget};
use std::io::{Result, Write};

impl Answer {
    /// Writes the answer as text for people.
    ///
    /// # Errors
    /// Those of writing.
    pub fn show(&self, output: &mut dyn Write) -> Result<()> {
        let play = if self.convention == Convention::Misere { "misère play" } else { "normal play" };
        write!(output, "{}: ", self.notation)?;
        match (self.outcome, &self.error) {
            (Some(outcome), _) => {
                let value = self.value.map(|value| value.0.to_string()).or_else(|| self.ordinal.clone());
                let value = value.map(|value| format!(", Grundy value {value}")).unwrap_or_default();
                writeln!(output, "{outcome:?}-position under {play}{value}")?;
            }
            (None, Some(error)) => writeln!(output, "{error}")?,
            (None, None) => {
                let advice = match self.limit {
                    Some(OutOfBudget::Memory) => "the limit of memory",
                    _ => "the limit of work; --budget raises it",
                };
                let examined = self.examined.unwrap_or(0);
                writeln!(
                    output,
                    "not solved within the budget: stopped after {examined} options at {advice}"
                )?;
            }
        }
        for winning in &self.winning {
            writeln!(output, "  {}  {}", winning.mv, winning.option)?;
        }
        let more = self.total.saturating_sub(self.winning.len() as u64);
        if more > 0 {
            writeln!(output, "  and {more} more; --limit raises what is listed")?;
        }
        if self.cut {
            writeln!(output, "  perhaps more, not found within the budget; --budget raises it")?;
        }
        Ok(())
    }
}
