//! Limits the cost of finding a quotient.
use std::fmt;

/// Why no quotient was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The allowed work is used up.
    Work,
    /// There are more elements than allowed.
    Elements,
    /// The outcomes of sums take more memory than allowed.
    Memory,
    /// More generators are needed than a sum can have.
    Generators,
    /// An element differs from others by sums with very many equal heaps.
    Deep,
    /// The caller has cancelled the search.
    Cancelled,
}

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Work => "the work allowed is done",
            Self::Elements => "there are more elements than allowed",
            Self::Memory => "it needs more memory than allowed",
            Self::Generators => "it needs too many generators",
            Self::Deep => "sums of very many equal heaps matter",
            Self::Cancelled => "cancelled",
        })
    }
}

impl std::error::Error for Stop {}

/// How much a quotient may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The most elements.
    pub elements: usize,
    /// The most sums whose outcomes are kept, 16 bytes each and as much again while room is made.
    pub sums: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { elements: 600, sums: 3 << 20 }
    }
}

/// The work that is allowed and done. A unit is an option that is examined, or a product.
pub struct Meter<'t> {
    left: u64,
    spent: u64,
    reported: u64,
    /// Called with the work done so far; returns whether to go on.
    tick: &'t mut dyn FnMut(u64) -> bool,
}

/// Work between two calls.
const TICK: u64 = 1 << 12;

impl<'t> Meter<'t> {
    pub fn new(work: u64, tick: &'t mut dyn FnMut(u64) -> bool) -> Self {
        Self { left: work, spent: 0, reported: 0, tick }
    }
    /// The work done so far.
    pub fn spent(&self) -> u64 {
        self.spent
    }
    /// Pays for this much work.
    pub(super) fn spend(&mut self, work: u64) -> Result<(), Stop> {
        if work > self.left {
            return Err(Stop::Work);
        }
        self.left -= work;
        self.spent += work;
        if self.spent - self.reported >= TICK {
            self.reported = self.spent;
            if !(self.tick)(self.spent) {
                return Err(Stop::Cancelled);
            }
        }
        Ok(())
    }
}
