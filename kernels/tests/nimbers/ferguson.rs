//! Ferguson, Game Theory, Part I, 5.2 to 5.5.
use kernels::nimbers::{Roots, inverse, product, quotient, roots, square_root};

#[test]
fn table_5_2() {
    // The rows of 4, 7 and 13 of the printed table.
    for (x, row) in [
        (4, [0, 4, 8, 12, 6, 2, 14, 10, 11, 15, 3, 7, 13, 9, 5, 1]),
        (7, [0, 7, 9, 14, 10, 13, 3, 4, 15, 8, 6, 1, 5, 2, 12, 11]),
        (13, [0, 13, 6, 11, 9, 4, 15, 2, 14, 3, 8, 5, 7, 10, 1, 12]),
    ] {
        assert!(row.into_iter().zip(0..).all(|(value, y)| product(x, y) == value), "{x}");
    }
}

/// Facts 152 and 154 to 156.
#[test]
fn examples_of_5_3() {
    assert_eq!([product(5, 6), product(3, 8), product(3, 5), product(15, 6)], [8, 4, 15, 4]);
    assert_eq!([product(3, 5 ^ 6), product(3, 5), product(3, 6)], [2, 15, 13]);
    assert_eq!([inverse(2), inverse(7), quotient(6, 5)], [Some(3), Some(11), Some(9)]);
    assert_eq!([product(2, 16), product(16, 16), product(24, 17), product(8, 8)], [32, 24, 128, 13]);
}

/// Fact 168.
#[test]
fn exercise_5_5_6() {
    assert_eq!([product(6, 21), product(25, 40)], [104, 73]);
    assert_eq!((quotient(15, 14), square_root(8)), (Some(12), 14));
    assert_eq!(roots(1, 6), Roots::Two(14, 15));
}
