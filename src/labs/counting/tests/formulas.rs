//! Formulas as they are written.
use super::*;
use Sequence::*;

fn lines(k: u32, sequence: Sequence) -> Vec<String> {
    formula(k, sequence).lines
}

#[test]
fn those_of_the_paper() {
    assert_eq!(lines(3, TotalAtMost), ["A_{3}(2n + 1) = 4A_{3}(n)", "A_{3}(2n) = 3A_{3}(n - 1) + A_{3}(n)"]);
    assert_eq!(
        lines(4, TotalExactly),
        ["D_{4}(2n + 1) = 6D_{4}(n)", "D_{4}(2n + 2) = D_{4}(n + 1) + D_{4}(n)"]
    );
    assert_eq!(
        lines(5, TotalAtMost),
        ["A_{5}(2n + 1) = 11A_{5}(n) + 5A_{5}(n - 1)", "A_{5}(2n + 2) = A_{5}(n + 1) + 15A_{5}(n)"]
    );
    assert_eq!(lines(1, LargestExactly), ["d_1(0) = 1", "d_1(n) = 0, n > 0"]);
    let sources = |k| Sequence::ALL.map(|one| formula(k, one).source);
    assert_eq!(sources(3), ["Theorem 10", "Theorem 9", "Section 5.1", "Theorem 17"]);
    assert_eq!(sources(4), ["Theorem 11", "Corollary 12", "Lemma 25", "Lemma 24"]);
    assert_eq!(sources(7), ["Theorem 13", "Theorem 14", "Theorem 28", "Theorem 27"]);
    assert_eq!(sources(8), ["Theorem 15", "Theorem 16", "Theorem 28", "Theorem 27"]);
}

#[test]
fn those_of_many_piles() {
    assert_eq!(
        lines(6, LargestAtMost),
        ["a_{6}(n) = frac{(2^b + c)^{6} + (2^b - c)^{6} - 2c^{6}}{2^{b+1}} + a_{6}(c - 1)"]
    );
    assert_eq!(
        lines(20, TotalExactly)[0],
        "D_{20}(2n + 1) = binom{20}{2}D_{20}(n) + binom{20}{6}D_{20}(n - 1) + binom{20}{10}D_{20}(n - 2) + …"
    );
    for k in 1..=100 {
        for sequence in Sequence::ALL {
            assert!(
                lines(k, sequence).iter().all(|line| line.matches('{').count() == line.matches('}').count())
            );
        }
    }
}
