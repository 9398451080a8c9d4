//! Piles and counts as files.
use super::{
    known::{Ends, PileValues},
    list::List,
};

impl List {
    /// Comma-separated values: the runs with blanks between, and both values.
    pub fn csv(&self, known: &PileValues) -> String {
        let mut out = String::from("runs,n,k,one_end,two_ends\n");
        for pile in &self.piles {
            let [one, two] = Ends::ALL.map(|ends| known.value(ends, *pile));
            out += &format!("{},{},{},{one},{two}\n", pile.joined(" "), pile.balls(), pile.runs());
        }
        out
    }
}

impl PileValues {
    /// How many piles of 0, 1, … balls, up to so many, have this value.
    pub fn terms(&self, ends: Ends, balls: usize, value: u32) -> Vec<u32> {
        let known = self.balls().map_or(0, |known| known.min(balls) + 1);
        (0..known).map(|n| self.count(ends, n, value)).collect()
    }
    /// The b-file of the On-Line Encyclopedia of Integer Sequences: n, a blank, how many.
    pub fn b_file(&self, ends: Ends, balls: usize, value: u32) -> String {
        let terms = self.terms(ends, balls, value);
        terms.iter().enumerate().map(|(n, count)| format!("{n} {count}\n")).collect()
    }
}

impl Ends {
    /// The name of the b-file.
    pub fn b_file_name(self, value: u32) -> String {
        format!("b{}.txt", self.oeis(value).map_or("000000", |number| &number[1..]))
    }
}
