//! The part of a sequence that a plot shows.
use crate::games::heaps::codes::Period;

/// From one n to another; both may lie between whole numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Window {
    pub from: f64,
    /// How far it reaches; more than 0.
    pub span: f64,
}

/// The fewest steps from one n to the next that are shown.
const CLOSEST: f64 = 8.0;

impl Window {
    /// The usual part: the exceptions and some periods where they fit into so many steps, else the beginning.
    pub fn usual(period: Option<&Period>, last: usize, room: usize) -> Self {
        let whole = period.map(|period| {
            let length = period.length as usize;
            let start = (period.start as usize).div_ceil(length).saturating_mul(length);
            let fit = room.saturating_sub(start) / length;
            start.saturating_add(fit.clamp(1, (96 / length).max(8)) * length)
        });
        let reach = whole.filter(|reach| *reach <= room).unwrap_or(room);
        Self { from: 0.0, span: reach as f64 }.inside(last)
    }
    /// All of it.
    pub fn whole(last: usize) -> Self {
        Self { from: 0.0, span: last as f64 }.inside(last)
    }
    /// Moved and shortened so that it lies between 0 and `last`.
    pub fn inside(self, last: usize) -> Self {
        let last = (last as f64).max(1.0);
        let span = self.span.max(CLOSEST.min(last)).min(last);
        Self { from: self.from.min(last - span).max(0.0), span }
    }
    /// With `factor` times as many steps; the point at this fraction stays.
    pub fn zoomed(self, factor: f64, at: f64, last: usize) -> Self {
        let span = Self { span: self.span * factor, ..self }.inside(last).span;
        Self { from: self.from + at * (self.span - span), span }.inside(last)
    }
    /// Moved by a fraction of itself.
    pub fn moved(self, by: f64, last: usize) -> Self {
        Self { from: self.from + by * self.span, ..self }.inside(last)
    }
    /// Moved no further than it takes to see n.
    pub fn showing(self, n: usize, last: usize) -> Self {
        let n = n as f64;
        Self { from: self.from.min(n).max(n - self.span), ..self }.inside(last)
    }
    /// Where n lies in it, as a fraction.
    pub fn place(self, n: f64) -> f64 {
        (n - self.from) / self.span
    }
    /// The n nearest to this fraction.
    pub fn at(self, fraction: f64, last: usize) -> usize {
        ((self.from + fraction * self.span).round().max(0.0) as usize).min(last)
    }
    /// The first and the last n that are seen.
    pub fn ends(self) -> (usize, usize) {
        // A hair's breadth off through rounding is not.
        ((self.from - 1e-6).ceil().max(0.0) as usize, (self.from + self.span + 1e-6).floor() as usize)
    }
}
