//! How the rows of a sequence are like each other: a row has the terms from one power of two to the next.
use crate::integer::{BigInt, ToPrimitive};

/// What holds in all rows that were looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Likeness {
    /// Each row starts with the row above.
    pub begins: bool,
    /// The second half of each row is this many times its first half, entry by entry.
    pub factor: Option<u64>,
}

/// Compares the first `rows` rows, of which the first holds the term at 1 alone. O(terms).
///
/// ```
/// use nimscope::labs::counting::{Likeness, Sequence, Terms, likeness};
///
/// let terms = Terms::new(3, 63);
/// let found = likeness(terms.column(Sequence::TotalExactly), 6);
/// assert_eq!(found, Likeness { begins: true, factor: Some(3) });
/// ```
pub fn likeness(terms: &[BigInt], rows: u32) -> Likeness {
    let row = |b: u32| terms.get(1usize << b..2usize << b).unwrap_or_default();
    let begins = (1..rows).all(|b| row(b).starts_with(row(b - 1)));
    let factor = || {
        let (first, second) = (terms.get(2)?.to_u64()?, terms.get(3)?.to_u64()?);
        let factor = second.checked_div(first)?;
        let holds = |b: u32| {
            let (first, second) = row(b).split_at(row(b).len() / 2);
            first.iter().zip(second).all(|(one, other)| one * factor == *other)
        };
        (1..rows).all(holds).then_some(factor)
    };
    Likeness { begins: rows > 1 && begins, factor: factor() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::labs::counting::{Sequence, Terms};

    /// The rows of the paper, to n = 2047, compared term by term as text.
    #[test]
    fn rows_are_like_each_other() {
        for k in 1..=6 {
            let terms = Terms::new(k, 2047);
            for sequence in Sequence::ALL {
                let term = |n: usize| terms.digits(sequence, n);
                let begins = (1..11)
                    .all(|b| (0..1 << (b - 1)).all(|j| term((1 << b) + j) == term((1 << (b - 1)) + j)));
                let found = likeness(terms.column(sequence), 11);
                assert_eq!(found.begins, begins, "{k} {sequence:?}");
                if let Some(factor) = found.factor {
                    for (b, j) in (1..11).flat_map(|b: usize| (0..1usize << (b - 1)).map(move |j| (b, j))) {
                        let (one, other) = ((1 << b) + j, (1 << b) + (1 << (b - 1)) + j);
                        let product = factor * term(one).parse::<u64>().unwrap();
                        assert_eq!(product.to_string(), term(other), "{k} {sequence:?}");
                    }
                }
                let expected = (k == 3 && sequence == Sequence::TotalExactly).then_some(3);
                assert!(k < 3 || found.factor == expected, "{k} {sequence:?}: {found:?}");
            }
        }
        // Khovanova and Xiong, section 4.1: each row of d for three piles begins as the row above.
        assert!(likeness(Terms::new(3, 2047).column(Sequence::LargestExactly), 11).begins);
    }
}
