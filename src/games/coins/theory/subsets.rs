//! How many sets of a family have a given nim-sum, and which.
use super::{
    families::{Family, Item},
    span::Span,
};

/// Sets that are looked through one by one at most.
pub const MOST_SETS: u64 = 1 << 18;
/// Most steps of a search with cut branches, and of a table by count and nim-sum.
const MOST_STEPS: u64 = 1 << 21;
const MOST_CELLS: u64 = 1 << 25;

/// The items of a family with their values, to be chosen from.
struct Choice<'a> {
    items: &'a [Item],
    values: Vec<u64>,
    /// The span of the first n values.
    spans: Vec<Span>,
    min: u64,
    max: u64,
    steps: u64,
}

impl Family {
    /// The nim-sum that the chosen items must have so that the coins other than the head have the nim-sum `target`.
    fn wanted(&self, head: u64, target: u64, value: impl Fn(u64) -> u64) -> u64 {
        self.fixed.iter().filter(|coin| **coin != head).fold(target, |sum, coin| sum ^ value(*coin))
    }
    /// The number of sets whose coins other than `head` have this nim-sum of values; saturates. None where counting
    /// them would take too long.
    pub fn count_to(&self, head: u64, target: u64, value: &dyn Fn(u64) -> u64) -> Option<u64> {
        let wanted = self.wanted(head, target, value);
        let values: Vec<u64> = self.items.iter().map(|item| item.value(value)).collect();
        counted(&values, self.min, self.max, wanted)
    }
    /// Calls `found` with the sets that [`Self::count_to`] counts, ascending, until it answers false. Returns false
    /// if it did, or if the search took too long.
    pub fn each_to(
        &self,
        head: u64,
        target: u64,
        value: &dyn Fn(u64) -> u64,
        found: &mut dyn FnMut(Vec<u64>) -> bool,
    ) -> bool {
        let values: Vec<u64> = self.items.iter().map(|item| item.value(value)).collect();
        let mut spans = vec![Span::default()];
        for value in &values {
            let mut next = spans[spans.len() - 1].clone();
            next.insert(*value);
            spans.push(next);
        }
        let wanted = self.wanted(head, target, value);
        let n = values.len();
        let mut choice = Choice { items: &self.items, values, spans, min: self.min, max: self.max, steps: 0 };
        if !choice.spans[n].contains(wanted) {
            return true;
        }
        let mut chosen = Vec::new();
        choice.search(n, wanted, &mut chosen, &mut |items| found(self.set(items)))
    }
    /// Calls `found` with all its sets, ascending, until it answers false; whether it always answered true.
    pub fn each(&self, found: &mut dyn FnMut(Vec<u64>) -> bool) -> bool {
        (self.min..=self.max).all(|count| {
            let mut places: Vec<usize> = (0..count as usize).collect();
            loop {
                let chosen: Vec<Item> = places.iter().map(|place| self.items[*place]).collect();
                if !found(self.set(&chosen)) {
                    return false;
                }
                if !advance(&mut places, self.items.len()) {
                    return true;
                }
            }
        })
    }
    fn set(&self, items: &[Item]) -> Vec<u64> {
        let mut coins = self.fixed.clone();
        coins.extend(items.iter().flat_map(|item| std::iter::once(item.coin).chain(item.other)));
        coins.sort_unstable();
        coins
    }
}

/// The next choice of places below `n`, in lexicographic order; false after the last.
fn advance(places: &mut [usize], n: usize) -> bool {
    let k = places.len();
    let Some(at) = (0..k).rev().find(|at| places[*at] < n - k + at) else { return false };
    places[at] += 1;
    for next in at + 1..k {
        places[next] = places[next - 1] + 1;
    }
    true
}

impl Choice<'_> {
    /// Chooses among the first `below` items; false if `found` said so or it took too long.
    fn search(
        &mut self,
        below: usize,
        wanted: u64,
        chosen: &mut Vec<Item>,
        found: &mut dyn FnMut(&[Item]) -> bool,
    ) -> bool {
        let count = chosen.len() as u64;
        if wanted == 0 && (self.min..=self.max).contains(&count) && !found(chosen) {
            return false;
        }
        if count == self.max {
            return true;
        }
        for at in (0..below).rev() {
            self.steps += 1;
            if self.steps > MOST_STEPS {
                return false;
            }
            let left = wanted ^ self.values[at];
            if count + 1 + at as u64 >= self.min && self.spans[at].contains(left) {
                chosen.push(self.items[at]);
                let on = self.search(at, left, chosen, found);
                chosen.pop();
                if !on {
                    return false;
                }
            }
        }
        true
    }
}

/// How many choices of `min` to `max` of the values have this nim-sum; saturates. None where counting takes too long.
fn counted(values: &[u64], min: u64, max: u64, wanted: u64) -> Option<u64> {
    let n = values.len() as u64;
    if max == n {
        // All choices, by linear algebra, without those of fewer than `min` values.
        let mut span = Span::default();
        values.iter().for_each(|value| span.insert(*value));
        let all = match n - u64::from(span.rank()) {
            _ if !span.contains(wanted) => 0,
            64.. => u64::MAX,
            more => 1 << more,
        };
        return match min {
            0 => Some(all),
            _ => Some(
                all.saturating_sub(tabled(values, min - 1, wanted)?.into_iter().fold(0, u64::saturating_add)),
            ),
        };
    }
    let by_count = tabled(values, max, wanted)?;
    Some(by_count.into_iter().skip(min as usize).fold(0, u64::saturating_add))
}

/// How many choices of 0, 1, … and `max` of the values have this nim-sum, by a table of all nim-sums.
fn tabled(values: &[u64], max: u64, wanted: u64) -> Option<Vec<u64>> {
    let bits = 64 - values.iter().fold(wanted, |all, value| all | value).leading_zeros();
    let size = 1u64.checked_shl(bits).unwrap_or(u64::MAX);
    let cells = size.saturating_mul(max + 1);
    if cells.saturating_mul(values.len() as u64 + 1) > MOST_CELLS {
        return if max == 0 { Some(vec![u64::from(wanted == 0)]) } else { None };
    }
    let mut ways = vec![vec![0u64; size as usize]; max as usize + 1];
    ways[0][0] = 1;
    for value in values {
        for count in (1..ways.len()).rev() {
            let (fewer, more) = ways.split_at_mut(count);
            for (sum, ways) in fewer[count - 1].iter().enumerate() {
                let to = &mut more[0][sum ^ *value as usize];
                *to = to.saturating_add(*ways);
            }
        }
    }
    Some(ways.into_iter().map(|row| row[wanted as usize]).collect())
}
