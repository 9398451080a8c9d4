//! The algorithm for games that break a heap into at most two: values by rare and common heaps.
use crate::sequences::{
    kernels::{Marks, find, first_free, mark, mark_rare, no_marks},
    mask::Mask,
    moves::{Moves, Split},
    past::Past,
    rare::Rare,
};

/// What is kept from one heap to the next.
pub(crate) struct Pairs {
    marks: Box<Marks>,
    mask: Option<Mask>,
    /// The rare heaps: their sizes and values.
    rare: (Vec<u32>, Vec<u16>),
    /// The heap at which the mask is chosen anew.
    choose_at: usize,
    past: Option<Past>,
    pub work: u64,
}

/// A mask is used if it leaves fewer rare heaps than one in this many.
pub(crate) const RARE: usize = 4;

impl Pairs {
    /// Whether this algorithm applies to these moves.
    pub fn treats(moves: &Moves) -> bool {
        let two = |split: &Split| split.kind.heaps == 2;
        let tail = moves.tail.as_ref().is_none_or(|tail| tail.digits.len() == 1 && tail.digits[0].heaps < 4);
        tail && moves.splits.iter().all(two)
    }
    pub fn new(moves: &Moves) -> Self {
        Self {
            marks: no_marks(),
            mask: None,
            rare: (Vec::new(), Vec::new()),
            choose_at: 64,
            past: moves.tail.as_ref().filter(|tail| tail.digits[0].allows(1)).map(Past::new),
            work: 0,
        }
    }

    /// The next value, that of a heap of `values.len()`; none if it is too large.
    #[inline(never)]
    pub fn next(&mut self, moves: &Moves, values: &[u16]) -> Option<u16> {
        let n = values.len();
        if n == self.choose_at {
            self.choose(moves, values);
        }
        let value = self.value(moves, values)?;
        if let Some(mask) = self.mask.as_ref().filter(|_| n > 0) {
            if mask.is_rare(n, value) {
                self.rare.0.push(n as u32);
                self.rare.1.push(value);
            }
            if mask.outgrown(value) {
                self.choose_at = n + 1;
            }
        }
        Some(value)
    }

    /// The rare heaps among those known, if a mask is in use.
    pub fn rare(&self) -> Option<Rare<'_>> {
        let last = self.rare.0.last().map_or(0, |size| *size as usize);
        self.mask.as_ref().map(|mask| Rare { mask, count: self.rare.0.len(), last })
    }

    /// Chooses the mask for the known values.
    fn choose(&mut self, moves: &Moves, values: &[u16]) {
        let n = values.len();
        self.choose_at = n + n / 8;
        let useful = self.past.is_none() && !moves.splits.is_empty();
        self.mask = if useful { Mask::best(values, moves.parity(), RARE) } else { None };
        self.rare.0.clear();
        self.rare.1.clear();
        if let Some(mask) = &self.mask {
            for (size, &value) in values.iter().enumerate() {
                if size > 0 && mask.is_rare(size, value) {
                    self.rare.0.push(size as u32);
                    self.rare.1.push(value);
                }
            }
        }
        self.work += n as u64;
    }

    fn value(&mut self, moves: &Moves, values: &[u16]) -> Option<u16> {
        let from = usize::from(self.mark_takes(moves, values));
        let Some(mask) = self.mask.take() else { return self.least(moves, values, None, from) };
        // Every option with a common value has a rare part, so after this the least missing common value is certain.
        moves.splits.iter().for_each(|split| self.mark_all_rare(*split, values));
        let n = values.len();
        let common = self.missing(n, Some(mask.common(n)), &mut 0);
        let rare = self.least(moves, values, Some((mask.rare(n), common.unwrap_or(u16::MAX))), 0);
        self.mask = Some(mask);
        rare.or(common)
    }

    /// The least value that no option has: among those of the given list below the given bound, or among all values.
    /// None if there is none.
    fn least(
        &mut self,
        moves: &Moves,
        values: &[u16],
        of: Option<(&[u16], u16)>,
        from: usize,
    ) -> Option<u16> {
        let n = values.len();
        let (list, bound) = of.map_or((None, u16::MAX), |(list, bound)| (Some(list), bound));
        let (block, patience, ease) = if list.is_some() { (32, 64, 8) } else { (128, 256, 3) };
        let most = moves.splits.iter().map(|split| split.smaller(n)).max().unwrap_or(0);
        let (mut place, mut done, mut moved) = (from, 0, 0);
        loop {
            let before = place;
            let least = self.missing(n, list, &mut place).filter(|least| *least < bound)?;
            if place > before {
                moved = done;
            }
            if done >= most {
                return Some(least);
            }
            // Where nearly every value is marked already, the remaining candidate is searched for directly.
            if self.past.is_some() || done - moved >= patience + done / ease {
                if !self.search(moves, n, values, done + 1, least) {
                    return Some(least);
                }
                self.marks[usize::from(least)] = n as u32 + 1;
            } else {
                self.mark_block(moves, n, values, done + 1, done + block);
                done += block;
            }
        }
    }

    /// Marks the options that only take. Returns a number below which no value is missing.
    fn mark_takes(&mut self, moves: &Moves, values: &[u16]) -> u16 {
        let n = values.len();
        let heap = n as u32 + 1;
        if moves.whole.binary_search(&n).is_ok() {
            self.marks[0] = heap;
        }
        for left in moves.one.iter().map_while(|take| n.checked_sub(*take)).filter(|left| *left > 0) {
            self.marks[usize::from(values[left])] = heap;
        }
        self.work += 8 + moves.one.len() as u64;
        let Some((tail, left)) =
            moves.tail.as_ref().and_then(|tail| Some((tail, n.checked_sub(tail.start)?)))
        else {
            return 0;
        };
        let whole = tail.digit(n).allows(0);
        if whole {
            self.marks[0] = heap;
        }
        let Some(past) = &mut self.past else { return 0 };
        if left > 0 || whole {
            past.add_one(left, values.get(left).copied().unwrap_or(0));
        }
        past.least(0)
    }

    /// The first value from `place` on, of the list or of all values, that is not marked as an option of a heap of `n`;
    /// sets `place` to its place.
    #[inline]
    fn missing(&self, n: usize, list: Option<&[u16]>, place: &mut usize) -> Option<u16> {
        let heap = n as u32 + 1;
        let free = |value: u16| self.marks[usize::from(value)] != heap;
        if let Some(list) = list {
            *place = first_free(list, *place, &self.marks, heap);
            return list.get(*place).copied();
        }
        let past = |value| self.past.as_ref().is_some_and(|past| past.of(0).has(value));
        let from = u16::try_from(*place).ok()?;
        let value = (from..u16::MAX).find(|&value| free(value) && !past(value))?;
        *place = value.into();
        Some(value)
    }

    /// Marks every way to leave a rare heap and another one.
    fn mark_all_rare(&mut self, split: Split, values: &[u16]) {
        let heap = values.len() as u32 + 1;
        let Some(sum) = (values.len()).checked_sub(split.take) else { return };
        let (sizes, rare) = (&self.rare.0, &self.rare.1);
        let mut end = sizes.len();
        while end > 0 && sizes[end - 1] as usize >= sum {
            end -= 1;
        }
        self.work += end as u64;
        let half = (sum / 2) as u32;
        let equal = split.kind.unequal && sum % 2 == 0;
        // Two equal heaps are left out.
        let cut = sizes[..end].binary_search(&half).ok().filter(|_| equal);
        let (before, after) = cut.map_or((end, end), |cut| (cut, cut + 1));
        mark_rare(&sizes[..before], &rare[..before], values, sum, &mut self.marks, heap);
        mark_rare(&sizes[after..end], &rare[after..end], values, sum, &mut self.marks, heap);
    }

    /// Marks the options whose smaller heap is `from` to `to`, of all splits together: handling one split after the
    /// other would go far beyond the heaps that decide.
    fn mark_block(&mut self, moves: &Moves, n: usize, values: &[u16], from: usize, to: usize) {
        for &split in &moves.splits {
            let to = to.min(split.smaller(n));
            if from <= to {
                let (left, right) = sides(values, n - split.take, from, to);
                mark(left, right, &mut self.marks, n as u32 + 1);
                self.work += (to - from + 1) as u64;
            }
        }
    }

    /// Whether a break whose smaller heap is `from` or more has this value.
    fn search(&mut self, moves: &Moves, n: usize, values: &[u16], from: usize, value: u16) -> bool {
        moves.splits.iter().any(|&split| {
            let to = split.smaller(n);
            from <= to && {
                let (left, right) = sides(values, n - split.take, from, to);
                let (found, looked_at) = find(left, right, value);
                self.work += looked_at as u64 / 8 + 1;
                found
            }
        })
    }
}

/// The values of the smaller heaps from..=to, and from behind those of the heaps that are left of `sum` with each.
#[inline]
fn sides(values: &[u16], sum: usize, from: usize, to: usize) -> (&[u16], &[u16]) {
    (&values[from..to + 1], &values[sum - to..sum - from + 1])
}
