//! How much a question may cost: work and memory, not seconds.
use serde::{Deserialize, Serialize};

/// Most bytes that a search may hold in a worker and on the command line, as [`Budget::new`] allows; at most 512 MB
/// with what earlier searches keep.
pub const SEARCH_MEMORY: u64 = 448 << 20;
/// Most bytes that a search may hold in the page itself, as [`Budget::on_page`] allows; at most 64 MB with what earlier
/// searches keep.
pub const PAGE_MEMORY: u64 = 30 << 20;
/// Options that a search examines unless it is asked for more: some seconds' work.
pub const THOROUGH: u64 = 5_000_000;

/// What ran out first, where a [`Budget`] was too small for the answer.
///
/// ```
/// use nimscope::{core::{Budget, OutOfBudget}, games::open};
///
/// let game = open("kayles/20")?;
/// assert_eq!(game.misere_outcome(&mut Budget::new(10)), Err(OutOfBudget::Work));
/// assert_eq!(game.misere_outcome(&mut Budget::new(1_000_000).with_memory(10)), Err(OutOfBudget::Memory));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum OutOfBudget {
    /// As much was examined as was allowed.
    Work,
    /// As much was kept in memory as was allowed.
    Memory,
}

/// How much work a search may do and how many bytes it may hold, and who is told of its progress.
///
/// A unit of work is an option of a few heaps; longer positions cost more, by their length, so that a unit takes about
/// the same time in every game. Bytes are estimated from above, the room of half-empty tables included, and are charged
/// before they are taken.
///
/// ```
/// use nimscope::{core::{Budget, OutOfBudget, Outcome}, games::open};
///
/// let game = open("kayles/20")?;
/// assert_eq!(game.misere_outcome(&mut Budget::new(10)), Err(OutOfBudget::Work));
///
/// let mut budget = Budget::new(1_000_000);
/// assert_eq!(game.misere_outcome(&mut budget), Ok(Outcome::P));
/// assert!((11..1_000_000).contains(&budget.spent()));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub struct Budget<'a> {
    left: u64,
    spent: u64,
    memory: u64,
    held: u64,
    tick: Option<&'a mut dyn FnMut(u64)>,
    next_tick: u64,
}

const TICK: u64 = 1 << 15;
/// This many words of a key cost as much work as an option of a few heaps: measured, about a third of a microsecond.
const WORDS: u64 = 32;
/// This many components of a sum, which are only copied, cost as much.
const COMPONENTS: u64 = 256;

impl<'a> Budget<'a> {
    /// A budget of `work` units, with the memory of a worker.
    pub fn new(work: u64) -> Self {
        Self { left: work, spent: 0, memory: SEARCH_MEMORY, held: 0, tick: None, next_tick: TICK }
    }
    /// A budget of `work` units, with the memory of the page.
    pub fn on_page(work: u64) -> Self {
        Self::new(work).with_memory(PAGE_MEMORY)
    }
    /// A budget as from [`Budget::new`] that now and then calls `tick` with the number of options examined so far.
    pub fn with_progress(work: u64, tick: &'a mut dyn FnMut(u64)) -> Self {
        Self { tick: Some(tick), ..Self::new(work) }
    }
    /// The same budget with at most `memory` bytes held.
    pub fn with_memory(self, memory: u64) -> Self {
        Self { memory, ..self }
    }
    /// How many options have been examined.
    pub fn spent(&self) -> u64 {
        self.spent
    }
    /// The units of work that are left.
    pub fn left(&self) -> u64 {
        self.left
    }
    /// The bytes held now.
    pub fn held(&self) -> u64 {
        self.held
    }
    /// The bytes that earlier searches may have left in one memo without being charged to this search: so few that the
    /// memos of 16 summands hold no more than one search may.
    pub fn uncharged(&self) -> u64 {
        self.memory / 16
    }
    /// Pays for `n` options.
    pub fn spend(&mut self, n: u64) -> Result<(), OutOfBudget> {
        self.spend_on(n, 1)
    }
    /// Pays for `n` options, each as much work as `weight` ordinary ones.
    pub fn spend_on(&mut self, n: u64, weight: u64) -> Result<(), OutOfBudget> {
        self.work(n.saturating_mul(weight))?;
        self.spent += n;
        if self.spent >= self.next_tick {
            self.next_tick = self.spent + TICK;
            if let Some(tick) = &mut self.tick {
                tick(self.spent);
            }
        }
        Ok(())
    }
    /// Pays for `units` of work other than options.
    pub fn work(&mut self, units: u64) -> Result<(), OutOfBudget> {
        self.left = self.left.checked_sub(units).ok_or(OutOfBudget::Work)?;
        Ok(())
    }
    /// Pays for going once more through a key of this many words.
    pub fn spend_on_key(&mut self, words: usize) -> Result<(), OutOfBudget> {
        self.work(words as u64 / WORDS)
    }
    /// Pays for copying a sum of this many components.
    pub fn spend_on_copy(&mut self, components: usize) -> Result<(), OutOfBudget> {
        self.work(components as u64 / COMPONENTS)
    }
    /// Asks for `bytes` more bytes.
    pub fn hold(&mut self, bytes: u64) -> Result<(), OutOfBudget> {
        let held = self.held.saturating_add(bytes);
        if held > self.memory {
            return Err(OutOfBudget::Memory);
        }
        self.held = held;
        Ok(())
    }
    /// Gives back bytes that were asked for.
    pub fn release(&mut self, bytes: u64) {
        self.held = self.held.saturating_sub(bytes);
    }
}

/// The bytes of a key: its words, and what the list and the allocator add.
pub fn key_bytes(words: usize) -> u64 {
    48 + 8 * words as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_and_memory_run_out_apart() {
        let mut budget = Budget::new(100).with_memory(1000);
        assert_eq!(budget.spend_on(3, 10), Ok(()));
        assert_eq!((budget.spent(), budget.left()), (3, 70));
        assert_eq!(budget.hold(900), Ok(()));
        assert_eq!(budget.hold(101), Err(OutOfBudget::Memory));
        budget.release(800);
        assert_eq!((budget.hold(101), budget.held()), (Ok(()), 201));
        assert_eq!((budget.spend_on_key(320), budget.spend_on_copy(255)), (Ok(()), Ok(())));
        assert_eq!(budget.spend(61), Err(OutOfBudget::Work));
        assert_eq!(budget.spend_on(u64::MAX, u64::MAX), Err(OutOfBudget::Work));
        assert_eq!(budget.hold(u64::MAX), Err(OutOfBudget::Memory));
    }
}
