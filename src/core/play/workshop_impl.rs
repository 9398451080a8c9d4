//! What one can make with a position, passed on from its rules.
use super::typed::{Searchable, TypedGame};
use crate::core::{
    arrangements::Arrangements,
    extras::{Answer, Order, Orders, Settings, ValueMap, WorkshopQuestion},
    game::{Game, GameWorkshop},
    notation::NotationError,
    ruleset::Ruleset,
};
use std::rc::Rc;

impl<R: Ruleset<Theory: Searchable<R>>> GameWorkshop for TypedGame<R> {
    fn orders(&self) -> Option<&'static Orders> {
        self.rules.workshop().orders()
    }
    fn order(&self, seed: u64, order: &Order) -> Option<Rc<dyn Game>> {
        self.rules.workshop().order(seed, order).map(|position| self.with(position))
    }
    fn settings(&self) -> Option<Settings> {
        self.rules.workshop().settings(&self.position)
    }
    fn choose(&self, choice: usize, value: &str, sizes: &str) -> Result<Rc<dyn Game>, NotationError> {
        let rules = self.rules.workshop().choose(choice, value)?;
        // Where the form has no sizes the position stays.
        let sized = self.settings().is_none_or(|settings| !settings.sizes_title.is_empty());
        let position = if sized { rules.read(sizes)? } else { rules.read(&self.position.to_string())? };
        Ok(Self::of(rules, position))
    }
    fn arrangements(&self) -> Option<Arrangements> {
        self.rules.workshop().arrangements()
    }
    fn with_arrangement(&self, way: usize) -> Option<Rc<dyn Game>> {
        let rules = self.rules.workshop().with_arrangement(way)?;
        Some(Self::of(rules, self.position.clone()))
    }
    fn ordinal(&self) -> Option<String> {
        self.rules.workshop().ordinal(&self.position)
    }
    fn sequence(&self) -> Option<String> {
        self.rules.workshop().sequence()
    }
    fn twin(&self) -> Option<String> {
        self.rules.workshop().twin(&self.position)
    }
    fn related_games(&self) -> Vec<(&'static str, String, &'static str)> {
        self.rules.workshop().related_games(&self.position)
    }
    fn map(&self, side: usize) -> Option<ValueMap> {
        self.rules.workshop().map(&self.position, side)
    }
    fn at(&self, x: u64, y: u64) -> Option<Rc<dyn Game>> {
        self.rules.workshop().at(&self.position, x, y).map(|position| self.with(position))
    }
    fn axes(&self) -> [String; 2] {
        let group = self.rules.card().group;
        match self.rules.workshop().axes() {
            Some(axes) => axes.map(String::from),
            None => ["first", "second"].map(|which| format!("{which} {group}")),
        }
    }
    fn third(&self) -> Option<u64> {
        self.rules.workshop().third(&self.position)
    }
    fn with_third(&self, z: u64) -> Option<Rc<dyn Game>> {
        let position = self.rules.workshop().with_third(&self.position, z)?;
        Some(self.with(position))
    }
    fn group_values(&self, count: usize) -> Option<Vec<u64>> {
        self.rules.workshop().group_values(&self.position, count)
    }
    fn single(&self, n: u64) -> Option<Rc<dyn Game>> {
        let position = self.rules.workshop().single(&self.position, n)?;
        Some(self.with(position))
    }
    fn questions(&self) -> &'static [WorkshopQuestion] {
        self.rules.workshop().questions()
    }
    fn answer(&self, question: usize, text: &str) -> Result<Answer, NotationError> {
        self.rules.workshop().answer(question, text)
    }
}
