//! The components of a sum, by their names in it.
use super::super::{
    budget::Budget,
    component::ComponentView,
    game::Game,
    play::part_name,
    scene::{Place, SumContext},
};
use super::{CARD, SumOf};
use std::rc::Rc;

/// The number that people call a group by. Groups come in the order of their places, and there may be very many.
fn number_of(groups: &[(Place, u32)], place: Place) -> Option<u32> {
    let at = groups.binary_search_by_key(&place, |(own, _)| *own).ok();
    let at = at.or_else(|| groups.iter().position(|(own, _)| *own == place))?;
    Some(groups[at].1)
}

impl SumOf {
    /// All components; where play may go round, the whole as one, since the values of components do not tell its
    /// outcome.
    pub(super) fn named_parts(&self, budget: &mut Budget) -> Vec<ComponentView> {
        if self.loopy {
            let places = self.scene().places();
            return vec![ComponentView { name: CARD.name.into(), text: self.text(), places, value: None }];
        }
        let groups = self.scene().groups();
        // Groups that are not counted have names of their own, which groups of another game may have, too.
        let own_names =
            |part: &Rc<dyn Game>| part.scene().planes().all(|plane| plane.numbered_group_count() == 0);
        let named: Vec<_> =
            self.parts.iter().map(|part| own_names(part).then(|| part.card().group)).collect();
        let mut all = Vec::new();
        for (index, game) in self.parts.iter().enumerate() {
            let noun = game.card().group;
            for mut part in game.parts(budget) {
                let numbers = part.places.iter().map(|place| SumContext::ALONE.number(place.group.into()));
                // The component gets its number in the sum, unless it has a name of its own.
                let numbered = part.name == part_name(noun, numbers);
                part.places.iter_mut().for_each(|place| place.part = index as u8);
                let own = part.places.iter().filter_map(|place| number_of(&groups, *place));
                if named[index].is_some() {
                    let alike = named.iter().filter(|other| **other == named[index]).count();
                    if alike > 1 {
                        part.name += &format!(" in {}", self.called(index));
                    }
                } else if numbered {
                    part.name = part_name(noun, own);
                }
                all.push(part);
            }
        }
        all
    }
}
