//! How a winning move of a sum is found, where one game makes up for all others, and why there is none.
use super::SumOf;
use crate::core::{
    budget::Budget,
    game::Game,
    moves::MoveRef,
    nimber::Nimber,
    why::{Block, Why},
};

/// The work for the values of the games: they are known by then, as a rule.
const WORK: u64 = 30_000;

impl SumOf {
    /// What a winning move in the game of this index, called `own` there, does to the nim-sum of all, which is `total`;
    /// none where the values are not at hand, and where it does not win.
    pub(super) fn why_between(&self, index: usize, own: &str, mv: MoveRef, total: Nimber) -> Option<Why> {
        let budget = &mut Budget::on_page(WORK);
        let values = self.values(budget)?;
        let before = values[index];
        let target = before ^ total.0;
        let after = self.parts[index].option(mv.with_notation(own)).ok()?.value(budget).ok()?;
        if total == Nimber(0) || after.0 != target {
            return None;
        }
        let name = self.parts[index].card().name;
        let phrase = self.read_move(mv.notation).ok()?.phrase;
        let found = match self.parts[index].moves_to(Nimber(target), 1, budget).map(|found| found.total) {
            Ok(1) => "The move that does so".to_string(),
            Ok(total) => format!("One of the {total} moves that do so"),
            Err(_) => "A move that does so".to_string(),
        };
        Some(Why::default().text(format!(
            "The nim-sum of the games is ${} = {total}$. To bring it to 0, {name} must go from value {before} to ${before} ⊕ {total} = {target}$. {found}: **{phrase}**.",
            terms(&values),
            total = total.0,
        )))
    }
    /// The reason for the value of a part, preceded by why the whole sum is lost, where it is lost and the values are
    /// at hand.
    pub(super) fn balanced(&self, mut part: Why) -> Why {
        let values = self.values(&mut Budget::on_page(WORK)).unwrap_or_default();
        let total = values.iter().fold(0, |total, value| total ^ value);
        if total == 0 && values.iter().any(|value| *value > 0) {
            let text = format!(
                "The nim-sum of the games is ${} = 0$: every move changes it, and the other player can bring it back to 0.",
                terms(&values)
            );
            part.blocks.insert(0, Block::Text { text });
        }
        part
    }
    /// The values of the games; none where the budget is too small for one.
    fn values(&self, budget: &mut Budget) -> Option<Vec<u64>> {
        self.parts.iter().map(|game| game.value(budget).ok().map(|value| value.0)).collect()
    }
}

fn terms(values: &[u64]) -> String {
    values.iter().map(u64::to_string).collect::<Vec<_>>().join(" ⊕ ")
}
