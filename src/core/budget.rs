//! How much work a question may cost: options examined, not seconds.

/// The answer was not found within the budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfBudget;

/// A number of options that may be examined, and somebody who is told of progress.
pub struct Budget<'a> {
    limit: u64,
    spent: u64,
    tick: Option<&'a mut dyn FnMut(u64)>,
    next_tick: u64,
}

const TICK: u64 = 1 << 15;

impl<'a> Budget<'a> {
    pub fn new(limit: u64) -> Self {
        Self { limit, spent: 0, tick: None, next_tick: TICK }
    }
    /// Calls `tick` with the number of options examined so far, now and then.
    pub fn with_progress(limit: u64, tick: &'a mut dyn FnMut(u64)) -> Self {
        Self { limit, spent: 0, tick: Some(tick), next_tick: TICK }
    }
    pub fn spent(&self) -> u64 {
        self.spent
    }
    pub fn left(&self) -> u64 {
        self.limit.saturating_sub(self.spent)
    }
    /// Pays for `n` options.
    pub fn spend(&mut self, n: u64) -> Result<(), OutOfBudget> {
        if n > self.left() {
            return Err(OutOfBudget);
        }
        self.spent += n;
        if self.spent >= self.next_tick {
            self.next_tick = self.spent + TICK;
            if let Some(tick) = &mut self.tick {
                tick(self.spent);
            }
        }
        Ok(())
    }
}
