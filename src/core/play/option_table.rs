//! The options of a component beside their values, where that is all the reason there is.
use super::{
    componentwise::Componentwise,
    solving::{unlimited, valued},
};
use crate::core::{
    budget::{Budget, OutOfBudget},
    grouped::format_number,
    moves::{MoveList, MoveView},
    nimber::{Nimber, mex},
    outcome::Convention,
    solver::Solver,
    why::Why,
};
use std::collections::BTreeMap;

/// Options that are listed at most.
const LISTED: usize = 100;
/// Of one value.
const OF_A_VALUE: usize = 24;
/// Options that may be looked at: a page waits for them.
const WORK: u64 = 20_000;
/// Where options are counted without looking at each: most values, moves listed of each, and work for one of them, which is
/// little where little had to be learned before.
const VALUES: u64 = 100;
const OF_A_COUNT: usize = 4;
const COUNTING: u64 = 1 << 17;

/// A table of the options of a component by their values, if its value comes from these, and they are few enough.
pub(super) fn with_options(own: &dyn Componentwise, why: Why, part: usize, convention: Convention) -> Why {
    let by_options =
        convention == Convention::Normal && part < own.part_count() && own.is_mex_of_options(part);
    match by_options.then(|| valued_options(own, part, &mut Budget::on_page(WORK))) {
        Some(Ok((found, values))) if !values.is_empty() => table(why, &found, values),
        Some(Err(_)) => match counted_options(own, part) {
            Some(counts) => {
                let all = (own.part_count() == 1).then(|| own.move_count());
                table_of_counts(why, &counts, all)
            }
            None => why,
        },
        _ => why,
    }
}

/// The moves in a component to each value from 0 to its own, to which there is none, or to the first values; none where
/// they are not counted without looking at each.
fn counted_options(own: &dyn Componentwise, part: usize) -> Option<Vec<MoveList<MoveView>>> {
    let last = Nimber(own.part_theorem(part)?.0.min(VALUES));
    if own.effort(part) > COUNTING {
        return None;
    }
    own.computed_each(part, last, OF_A_COUNT)
}

/// The first options of a component, and the values of all, in the same order.
fn valued_options(
    own: &dyn Componentwise,
    part: usize,
    budget: &mut Budget,
) -> Result<(MoveList<MoveView>, Vec<Nimber>), OutOfBudget> {
    unlimited(own)?;
    let mut memo = own.memo().borrow_mut();
    let mut solver = Solver::new(valued(own)?, &mut memo, budget);
    let mut values = Vec::new();
    let found = own.searched_moves(Some(part), LISTED, budget, &mut |key, budget| {
        values.push(solver.value(key, budget)?);
        Ok(true)
    })?;
    Ok((found, values))
}

fn table(why: Why, found: &MoveList<MoveView>, values: Vec<Nimber>) -> Why {
    let mut of_value: BTreeMap<u64, (u64, Vec<&str>)> = BTreeMap::new();
    for (at, value) in values.iter().enumerate() {
        let (count, listed) = of_value.entry(value.0).or_default();
        *count += 1;
        let left = found.moves.get(at).map(|mv| mv.leaves.as_str());
        // Different moves may leave the same.
        if let Some(left) = left.filter(|left| !listed.contains(left)) {
            listed.push(left);
        }
    }
    let total = values.len();
    let mut all: Vec<u64> = values.into_iter().map(|value| value.0).collect();
    let missing = mex(&mut all).0;
    let row = |(value, (count, listed)): (&u64, &(u64, Vec<&str>))| {
        let shown = listed.iter().take(OF_A_VALUE);
        let left: Vec<String> =
            shown.map(|left| if left.is_empty() { "nothing".into() } else { format!("~{left}~") }).collect();
        let more = if listed.len() > left.len() || listed.is_empty() { ", …" } else { "" };
        vec![value.to_string(), format_number(*count), left.join(", ") + more]
    };
    let mut rows: Vec<Vec<String>> = of_value.iter().map(row).collect();
    let at = of_value.keys().filter(|value| **value < missing).count();
    rows.insert(at, least_missing(missing));
    let options = if total == 1 { "option" } else { "options" };
    why.options(format!("{} {options}", format_number(total as u64)), rows)
}

/// The row of the value that no option has.
fn least_missing(value: u64) -> Vec<String> {
    vec![format!("**{value}**"), "**0**".into(), "**the least value that is missing**".into()]
}

/// The moves to each value from 0 on, and how many there are to others, if it is known how many there are in `all`.
fn table_of_counts(why: Why, counts: &[MoveList<MoveView>], all: Option<u64>) -> Why {
    let row = |(value, found): (usize, &MoveList<MoveView>)| {
        if found.total == 0 {
            return least_missing(value as u64);
        }
        let left: Vec<String> = found.moves.iter().map(|mv| format!("~{}~", mv.leaves)).collect();
        let more = if found.total > left.len() as u64 { ", …" } else { "" };
        vec![value.to_string(), format_number(found.total), left.join(", ") + more]
    };
    let mut rows: Vec<Vec<String>> = counts.iter().enumerate().map(row).collect();
    let counted = counts.iter().fold(0u64, |sum, found| sum.saturating_add(found.total));
    if let Some(rest) = all.and_then(|all| all.checked_sub(counted)).filter(|rest| *rest > 0) {
        rows.push(vec!["more".into(), format_number(rest), "greater values".into()]);
    }
    let title = match all {
        Some(all) => format!("{} options", format_number(all)),
        None => format!("{} options of values 0 to {}", format_number(counted), counts.len() - 1),
    };
    why.options(title, rows)
}
