//! Sums in which play may go round for ever: each part has a value, or ∞ with the values that it can be left to.
use super::SumOf;
use crate::core::{
    budget::{Budget, OutOfBudget},
    loopy::LoopyValue,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    outcome::{Convention, Outcome},
    why::Why,
};

/// Options that may be examined for the values that the reason tells.
const TELLING: u64 = 50_000;

impl SumOf {
    /// What each part is worth.
    fn worths(&self, budget: &mut Budget) -> Result<Vec<LoopyValue>, OutOfBudget> {
        let worth = |part: &std::rc::Rc<dyn crate::core::game::Game>| match part.loopy() {
            Some(worth) => Ok(worth),
            None => part.value(budget).map(LoopyValue::of),
        };
        self.parts.iter().map(worth).collect()
    }
    /// Who wins; in misère play, where values say nothing, by working back from the ends of the whole.
    pub(super) fn loopy_outcome(
        &self,
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Outcome, OutOfBudget> {
        match convention {
            Convention::Normal => Ok(LoopyValue::sum(&self.worths(budget)?).outcome()),
            Convention::Misere => self.ranked(convention, budget),
        }
    }
    /// The outcome by the definition, whatever is known of the parts.
    pub(super) fn ranked(&self, convention: Convention, budget: &mut Budget) -> Result<Outcome, OutOfBudget> {
        use crate::core::game::Game;
        let rank = self.memo.borrow_mut().rank(self, &self.key(), convention, budget)?;
        Ok(rank.outcome)
    }
    /// The winning moves, or in a draw those that keep it.
    pub(super) fn loopy_winning(
        &self,
        convention: Convention,
        limit: usize,
        budget: &mut Budget,
    ) -> Result<MoveList<MoveView>, OutOfBudget> {
        let wanted = match self.loopy_outcome(convention, budget)? {
            Outcome::P => return Ok(MoveList::none()),
            Outcome::N => Outcome::P,
            Outcome::D => Outcome::D,
        };
        if convention == Convention::Misere {
            let after = |whole: &Self, budget: &mut Budget| whole.ranked(convention, budget);
            return self.looked_at(0..self.parts.len(), limit, budget, wanted, after);
        }
        let worths = self.worths(budget)?;
        let mut found = MoveList::none();
        for (index, part) in self.parts.iter().enumerate() {
            let rest = LoopyValue::sum(
                worths.iter().enumerate().filter(|(other, _)| *other != index).map(|(_, one)| one),
            );
            let room = limit.saturating_sub(found.moves.len());
            let moves = if part.loopy().is_some() {
                self.looked_at(index..index + 1, room, budget, wanted, |whole, budget| {
                    Ok(LoopyValue::sum(&whole.worths(budget)?).outcome())
                })?
            } else {
                let own =
                    |value: u64, limit, budget: &mut Budget| part.moves_to(Nimber(value), limit, budget);
                let moves = match (&rest, wanted) {
                    (LoopyValue::Value { value, .. }, _) => own(*value, room, budget)?,
                    // Beside ∞ no move here ends the play, and all but those to these values keep the draw.
                    (LoopyValue::Endless(_), Outcome::P) => MoveList::none(),
                    (LoopyValue::Endless(leaves), _) => {
                        let mut total = part.move_count();
                        for value in leaves {
                            total = total.saturating_sub(own(*value, 0, budget)?.total);
                        }
                        let mut kept = Vec::new();
                        let lost = usize::try_from(part.move_count() - total).unwrap_or(LOST).min(LOST);
                        for mv in part.moves(room + lost).moves {
                            let Ok(after) = part.make(&mv) else { continue };
                            let value = after.value(budget)?;
                            if kept.len() < room && !leaves.contains(&value.0) {
                                kept.push(mv);
                            }
                        }
                        MoveList { moves: kept, total }
                    }
                };
                moves.map(self.lift(index))
            };
            found.join(moves, limit);
        }
        Ok(found)
    }
    /// The moves in these parts to options of the outcome `wanted`, found by making each move.
    fn looked_at(
        &self,
        parts: std::ops::Range<usize>,
        limit: usize,
        budget: &mut Budget,
        wanted: Outcome,
        outcome: impl Fn(&Self, &mut Budget) -> Result<Outcome, OutOfBudget>,
    ) -> Result<MoveList<MoveView>, OutOfBudget> {
        let mut found = MoveList::none();
        for index in parts {
            let part = &self.parts[index];
            let count = part.move_count();
            budget.spend(count)?;
            budget.hold(count.saturating_mul(super::VIEW))?;
            for mv in part.moves(usize::try_from(count).unwrap_or(usize::MAX)).moves {
                let Ok(after) = part.make(&mv) else { continue };
                if outcome(&self.after(index, after), budget)? == wanted {
                    found.join(MoveList::all(vec![self.lift(index)(mv)]), limit);
                }
            }
            budget.release(count.saturating_mul(super::VIEW));
        }
        Ok(found)
    }
    /// Why the whole has its outcome.
    pub(super) fn loopy_why(&self, convention: Convention) -> Why {
        if convention == Convention::Misere {
            return Why::default()
                .text("In misère play no theory of values covers a sum of different games.")
                .worked_back("the positions without a move");
        }
        let Ok(worths) = self.worths(&mut Budget::on_page(TELLING)) else {
            return Why::default().text("The games are too large for all their values.");
        };
        let row = |(index, worth): (usize, &LoopyValue)| {
            vec![format!("{} {}", self.called(index), self.parts[index].text()), worth.text()]
        };
        let total = LoopyValue::sum(&worths);
        let endless = worths.iter().filter(|worth| worth.value().is_none()).count();
        let rule = match endless {
            0 => "All values are finite, so that they are added as nimbers.".to_string(),
            1 => "One game is ∞: there play can go on for ever. Beside ∞ stand the values to which it can be left. Whoever leaves it to the value of the rest wins. So ∞ takes the rest along: the rest is added to each of the values beside it.".into(),
            _ => "Two games are ∞. To win one would have to leave both; whoever leaves one of them lets the other player go on in the other. So nobody can be made to lose.".into(),
        };
        let said = match total.outcome() {
            Outcome::P => "Every move can be answered by one to value 0.",
            Outcome::N if endless == 0 => "Some move leads to value 0.",
            Outcome::N => "The game that is ∞ can be left to the value of the rest.",
            Outcome::D if endless == 1 => {
                "None of the values beside ∞ is that of the rest, and no move elsewhere helps."
            }
            Outcome::D => "Nobody can be made to lose.",
        };
        Why::default()
            .table(["game", "value"], worths.iter().enumerate().map(row).collect())
            .text(rule)
            .result(format!("value {}", total.text()), said)
            .source("Smith’s and Fraenkel’s values", "Ferguson, Part I, 3.4")
    }
}

/// Most moves to be passed over in a list.
const LOST: usize = 4_000;
