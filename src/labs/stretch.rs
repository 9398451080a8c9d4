//! The part that is seen of something longer, such as the numbers of a plot or the rows of a table.

/// From one place to another, in units of what it is a part of; both may lie between whole numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stretch {
    pub from: f64,
    /// How far it reaches; more than 0.
    pub span: f64,
}

/// The fewest steps from one number to the next that are shown.
const CLOSEST: f64 = 8.0;

impl Stretch {
    /// The numbers from 0 to this.
    pub fn upto(last: usize) -> Self {
        Self { from: 0.0, span: last as f64 }.inside(last)
    }
    /// Moved and shortened so that it lies between 0 and `last`.
    pub fn inside(self, last: usize) -> Self {
        self.within((last as f64).max(1.0), CLOSEST)
    }
    /// Moved, and changed in length, so that it lies between 0 and `whole` and, if it can, is not shorter than
    /// `closest`.
    pub fn within(self, whole: f64, closest: f64) -> Self {
        let span = self.span.max(closest.min(whole)).min(whole);
        Self { from: self.from.min(whole - span).max(0.0), span }
    }
    /// Of this length; the point at this fraction stays.
    pub fn scaled(self, span: f64, at: f64) -> Self {
        Self { from: self.from + at * (self.span - span), span }
    }
    /// With `factor` times as many steps between 0 and `last`; the point at this fraction stays.
    pub fn zoomed(self, factor: f64, at: f64, last: usize) -> Self {
        let span = Self { span: self.span * factor, ..self }.inside(last).span;
        self.scaled(span, at).inside(last)
    }
    /// Moved by a fraction of itself.
    pub fn moved(self, by: f64) -> Self {
        Self { from: self.from + by * self.span, ..self }
    }
    /// Moved no further than it takes to show all from `first` to `last`.
    pub fn showing(self, first: f64, last: f64) -> Self {
        Self { from: self.from.min(first).max(last - self.span), ..self }
    }
    /// Where something lies in it, as a fraction.
    pub fn place(self, at: f64) -> f64 {
        (at - self.from) / self.span
    }
    /// What lies at this fraction.
    pub fn at(self, fraction: f64) -> f64 {
        self.from + fraction * self.span
    }
    /// The number nearest to this fraction, from 0 to `last`.
    pub fn nearest(self, fraction: f64, last: usize) -> usize {
        (self.at(fraction).round().max(0.0) as usize).min(last)
    }
    /// The first and the last number that are seen.
    pub fn ends(self) -> (usize, usize) {
        // A number that only rounding puts just outside is still seen.
        ((self.from - 1e-6).ceil().max(0.0) as usize, (self.from + self.span + 1e-6).floor() as usize)
    }
    /// As links have it: `0-168`.
    pub fn text(self) -> String {
        let (from, to) = self.ends();
        format!("{from}-{to}")
    }
    /// The stretch in the text of a link, up to `most`; none where the text is no stretch.
    pub fn read(text: &str, most: usize) -> Option<Self> {
        let [from, to] = super::field::dashed(text, most)?.map(|n| n as f64);
        (from < to).then_some(Self { from, span: to - from })
    }
}
