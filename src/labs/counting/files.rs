//! Terms as files.
use super::{sequence::Sequence, terms::Terms};

/// The data line of an entry of the On-Line Encyclopedia of Integer Sequences has about this many characters.
const LINE: usize = 260;

impl Terms {
    /// Comma-separated values of the four sequences, with a head.
    pub fn csv(&self) -> String {
        let mut out = String::from("n");
        for sequence in Sequence::ALL {
            out += &format!(",{}_{}", sequence.letter(), self.k);
        }
        for n in 0..=self.upto {
            out += &format!("\n{n}");
            for sequence in Sequence::ALL {
                out.push(',');
                out += &self.digits(sequence, n);
            }
        }
        out.push('\n');
        out
    }
    /// The b-file of the On-Line Encyclopedia of Integer Sequences: n, a blank, the term.
    pub fn b_file(&self, sequence: Sequence) -> String {
        (0..=self.upto).map(|n| format!("{n} {}\n", self.digits(sequence, n))).collect()
    }
    /// The name of the b-file.
    pub fn b_file_name(&self, sequence: Sequence) -> String {
        format!("b{}.txt", self.oeis(sequence).map_or("000000", |number| &number[1..]))
    }
    /// The terms as an entry of the encyclopedia has them: with commas between, as many as fit into its line.
    pub fn data(&self, sequence: Sequence) -> String {
        let mut out = String::new();
        for n in 0..self.column(sequence).len() {
            let digits = self.digits(sequence, n);
            if n > 0 {
                if out.len() + 2 + digits.len() > LINE {
                    break;
                }
                out += ", ";
            }
            out += &digits;
        }
        out
    }
}
