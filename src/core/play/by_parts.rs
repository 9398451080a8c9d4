//! What searches ask of a position, answered by its rules.
use super::super::{
    budget::{Budget, OutOfBudget},
    moves::{MoveList, MoveView},
    nimber::Nimber,
    outcome::{Convention, Outcome},
    ruleset::{Ruleset, SolveResult},
    solver::{Key, Memo},
};
use super::{
    componentwise::{Componentwise, OptionFilter},
    typed::{Searchable, TypedGame},
};
use std::cell::RefCell;

impl<R: Ruleset<Theory: Searchable<R>>> Componentwise for TypedGame<R> {
    fn memo(&self) -> &RefCell<Memo> {
        &self.memo
    }
    fn limits_hide_moves(&self) -> bool {
        self.rules.limits_hide_moves(&self.position)
    }

    fn part_count(&self) -> usize {
        self.parts().len()
    }
    fn part_groups(&self, part: usize) -> &[u16] {
        &self.parts()[part].groups
    }
    fn part_text(&self, part: usize) -> String {
        self.rules.text(&self.parts()[part].position)
    }
    fn part_title(&self, part: usize) -> Option<String> {
        Some(self.rules.title(&self.parts()[part].position)).filter(|title| !title.is_empty())
    }
    fn part_key(&self, part: usize) -> Key {
        self.rules.key(&self.parts()[part].position)
    }
    fn part_theorem(&self, part: usize) -> Option<Nimber> {
        self.rules.theorem(&self.parts()[part].position)
    }
    fn is_mex_of_options(&self, part: usize) -> bool {
        self.rules.is_mex_of_options(&self.parts()[part].position)
    }
    fn learn(&self, part: usize, budget: &mut Budget) -> Result<(), OutOfBudget> {
        self.rules.learn(&self.parts()[part].position, budget)
    }
    fn computed_moves(&self, part: usize, target: Nimber, limit: usize) -> Option<MoveList<MoveView>> {
        let found = self.rules.moves_to(&self.parts()[part].position, target, limit)?;
        Some(self.views(Some(part), found))
    }
    fn computed_each(&self, part: usize, last: Nimber, limit: usize) -> Option<Vec<MoveList<MoveView>>> {
        let all = self.rules.moves_to_each(&self.parts()[part].position, last, limit)?;
        Some(all.into_iter().map(|found| self.views(Some(part), found)).collect())
    }
    fn effort(&self, part: usize) -> u64 {
        self.rules.effort(&self.parts()[part].position)
    }
    fn least_search(&self, part: usize) -> u64 {
        self.rules.least_search(&self.parts()[part].position)
    }
    fn some_computed(&self, part: usize, target: Nimber, limit: usize) -> Vec<MoveView> {
        let found = self.rules.some_moves_to(&self.parts()[part].position, target, limit);
        found.into_iter().map(|mv| self.view(Some(part), mv)).collect()
    }
    fn searched_moves(
        &self,
        part: Option<usize>,
        limit: usize,
        budget: &mut Budget,
        wanted: OptionFilter,
    ) -> Result<MoveList<MoveView>, OutOfBudget> {
        let position = part.map_or(&self.position, |part| &self.parts()[part].position);
        let (mut found, length) = (MoveList::none(), self.rules.key(position).len());
        let (moves, bytes) = self.all_moves(position, budget)?;
        for mv in moves {
            budget.spend_on_key(length)?;
            if wanted(&self.rules.key(&self.rules.option(position, &mv)), budget)? {
                found.total += 1;
                if found.moves.len() < limit {
                    found.moves.push(self.view(part, mv));
                }
            }
        }
        budget.release(bytes);
        Ok(found)
    }

    fn solve(&self, key: &[u64], convention: Convention, budget: &mut Budget) -> SolveResult {
        self.rules.solve(&self.rules.from_key(key), convention, budget)
    }
    fn all_winning_moves(&self, convention: Convention, limit: usize) -> Option<MoveList<MoveView>> {
        Some(self.views(None, self.rules.all_winning_moves(&self.position, convention, limit)?))
    }
    fn misere_theorem(&self, limit: usize, budget: &mut Budget) -> Option<(Outcome, MoveList<MoveView>)> {
        self.rules.learn_misere(&self.position, budget);
        let (outcome, found) = self.rules.misere(&self.position, limit)?;
        Some((outcome, self.views(None, found)))
    }
}
