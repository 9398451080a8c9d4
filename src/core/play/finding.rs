//! Values and moves of the components of a position, as far as a budget goes.
use super::{
    componentwise::Componentwise,
    naming::part_name,
    solving::{unlimited, valued},
};
use crate::core::{
    budget::{Budget, OutOfBudget},
    component::ComponentView,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    scene::{Place, SumContext},
    solver::Solver,
};

/// The work of looking for moves at hand in one component.
const AT_HAND: u64 = 64;
/// So many components of a position are looked through for moves without being paid for.
const FEW_PARTS: u64 = 63;

/// The value of a component: a theorem's answer costs neither a key nor a look into the memo. Before a search the rules may
/// learn what their theorem needs. Where the outcome is known, nothing is spent on a value for which the budget does not
/// suffice.
fn part_value(
    own: &dyn Componentwise,
    part: usize,
    solver: &mut Solver,
    budget: &mut Budget,
) -> Result<Nimber, OutOfBudget> {
    unlimited(own)?;
    match own.part_theorem(part) {
        Some(value) => Ok(value),
        None if own.outcome_by_theorem().is_some() && own.least_search(part) > budget.left() => {
            Err(OutOfBudget::Work)
        }
        None => {
            own.learn(part, budget)?;
            match own.part_theorem(part) {
                Some(value) => Ok(value),
                // A search that cannot come to an end is not begun.
                None if own.least_search(part) > budget.left() => Err(OutOfBudget::Work),
                None => solver.value(&own.part_key(part), budget),
            }
        }
    }
}

/// The components, with their values as far as the budget goes.
pub(super) fn parts(own: &dyn Componentwise, budget: &mut Budget) -> Vec<ComponentView> {
    let mut memo = own.memo().borrow_mut();
    let mut solver = own.rules().map(|rules| Solver::new(rules, &mut memo, budget));
    let (mut parts, noun) = (Vec::new(), own.card().group);
    for part in 0..own.part_count() {
        let groups = own.part_groups(part);
        let title = own.part_title(part);
        let mut text = own.part_text(part);
        if title.as_ref().is_some_and(|title| title.ends_with(&text)) {
            text.clear();
        }
        parts.push(ComponentView {
            name: title.unwrap_or_else(|| {
                let numbers = groups.iter().map(|&group| SumContext::ALONE.number(group.into()));
                part_name(noun, numbers)
            }),
            text,
            places: groups.iter().map(|&group| Place { part: 0, group }).collect(),
            value: solver.as_mut().and_then(|solver| part_value(own, part, solver, budget).ok()),
        });
    }
    parts
}

/// The Grundy value of the position: the nim-sum of those of its components.
pub(super) fn value(own: &dyn Componentwise, budget: &mut Budget) -> Result<Nimber, OutOfBudget> {
    let mut memo = own.memo().borrow_mut();
    let mut solver = Solver::new(valued(own)?, &mut memo, budget);
    let mut parts = 0..own.part_count();
    parts.try_fold(Nimber(0), |sum, part| Ok(sum + part_value(own, part, &mut solver, budget)?))
}

/// The moves in a component where they can be computed; a long computation is paid for.
fn computed(
    own: &dyn Componentwise,
    part: usize,
    target: Nimber,
    limit: usize,
    budget: &mut Budget,
) -> Result<Option<MoveList<MoveView>>, OutOfBudget> {
    budget.work(own.effort(part))?;
    Ok(own.computed_moves(part, target, limit))
}

/// The moves to options of this value, component by component.
pub(super) fn moves_to(
    own: &dyn Componentwise,
    target: Nimber,
    limit: usize,
    budget: &mut Budget,
) -> Result<MoveList<MoveView>, OutOfBudget> {
    unlimited(own)?;
    let parts = own.part_count();
    // A few components are no work; each of very many is as much as an option.
    budget.work((parts as u64).saturating_sub(FEW_PARTS))?;
    if parts == 1
        && let Some(found) = computed(own, 0, target, limit, budget)?
    {
        return Ok(found);
    }
    let mut memo = own.memo().borrow_mut();
    let mut solver = Solver::new(valued(own)?, &mut memo, budget);
    let values = (0..parts).map(|part| part_value(own, part, &mut solver, budget));
    let values = values.collect::<Result<Vec<_>, _>>()?;
    let total: Nimber = values.iter().copied().sum();
    let mut found = MoveList::none();
    for (part, value) in values.into_iter().enumerate() {
        let room = limit.saturating_sub(found.moves.len());
        let wanted = target + total + value;
        // Computed where a theorem allows it, otherwise found by looking at each.
        let moves = match computed(own, part, wanted, room, budget)? {
            Some(moves) => moves,
            None => own.searched_moves(Some(part), room, budget, &mut |key, budget| {
                Ok(solver.value(key, budget)? == wanted)
            })?,
        };
        found.join(moves, limit);
    }
    Ok(found)
}

/// Some of the moves to options of this value, component by component.
pub(super) fn some_moves_to(
    own: &dyn Componentwise,
    target: Nimber,
    limit: usize,
    budget: &mut Budget,
) -> MoveList<MoveView> {
    if own.limits_hide_moves() {
        return MoveList::none();
    }
    let parts = own.part_count();
    let mut values = vec![target; parts];
    if parts > 1 {
        let mut memo = own.memo().borrow_mut();
        let Some(rules) = own.rules() else { return MoveList::none() };
        let mut solver = Solver::new(rules, &mut memo, budget);
        for (part, value) in values.iter_mut().enumerate() {
            match part_value(own, part, &mut solver, budget) {
                Ok(found) => *value = found,
                Err(_) => return MoveList::none(),
            }
        }
        let total: Nimber = values.iter().copied().sum();
        values.iter_mut().for_each(|value| *value = target + total + *value);
    }
    let mut found = MoveList::none();
    for (part, wanted) in values.into_iter().enumerate() {
        if found.moves.len() >= limit || budget.work(AT_HAND).is_err() {
            break;
        }
        let room = limit - found.moves.len();
        found.join(MoveList::all(own.some_computed(part, wanted, room)), limit);
    }
    found
}
