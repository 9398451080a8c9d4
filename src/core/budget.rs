//! How much work a question may cost: options examined, not seconds.

/// The answer was not found within the budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfBudget;

/// A number of options that may be examined, and somebody who is told of progress.
pub struct Budget<'a> {
    left: u64,
    spent: u64,
    tick: Option<&'a mut dyn FnMut(u64)>,
    next_tick: u64,
}

const TICK: u64 = 1 << 15;

impl<'a> Budget<'a> {
    pub fn new(limit: u64) -> Self {
        Self { left: limit, spent: 0, tick: None, next_tick: TICK }
    }
    /// Calls `tick` with the number of options examined so far, now and then.
    pub fn with_progress(limit: u64, tick: &'a mut dyn FnMut(u64)) -> Self {
        Self { left: limit, spent: 0, tick: Some(tick), next_tick: TICK }
    }
    /// How many options have been examined.
    pub fn spent(&self) -> u64 {
        self.spent
    }
    pub fn left(&self) -> u64 {
        self.left
    }
    /// Pays for `n` options.
    pub fn spend(&mut self, n: u64) -> Result<(), OutOfBudget> {
        self.spend_on(n, 1)
    }
    /// Pays for `n` options, each as much work as `weight` ordinary ones.
    pub fn spend_on(&mut self, n: u64, weight: u64) -> Result<(), OutOfBudget> {
        self.left = self.left.checked_sub(n.saturating_mul(weight)).ok_or(OutOfBudget)?;
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
