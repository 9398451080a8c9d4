//! Corollaries 5 and 7, and peaks and logarithms of the plot.
use super::*;
use crate::integer::One;

/// Facts 245 and 247.
#[test]
fn each_bounds_the_next() {
    for k in 1..=8 {
        for n in (1..60).chain([100, 127, 128, 1000, 4095, 4096]) {
            let Bounds { inner, low, high } = bounds(k, n);
            assert_eq!(inner, 2 * n / u64::from(k));
            let chain = [
                BigInt::one() << low,
                largest_at_most(k, &number(inner)),
                total_at_most(k, &number(n)),
                largest_at_most(k, &number(n)),
                BigInt::one() << high,
            ];
            assert!(chain.is_sorted() || k == 1, "{k} {n}: {chain:?}");
            if k == 1 {
                // One pile: A_1 is bounded by a_1, not the other way round by an inner n above n.
                assert!(chain.iter().all(BigInt::is_one));
            }
        }
        assert_eq!(bounds(k, 0), Bounds { inner: 0, low: 0, high: 0 });
    }
}

#[test]
fn peaks_are_before_powers_of_two() {
    use Sequence::*;
    let table = |k| Terms::new(k, 600);
    assert!(table(3).peaks(TotalExactly) && table(3).peaks(LargestExactly));
    assert!(!table(3).peaks(LargestAtMost) && !table(2).peaks(TotalExactly));
}

#[test]
fn logarithms_of_short_and_long_terms() {
    let table = Terms::new(60, 700);
    for sequence in Sequence::ALL {
        for (n, log) in table.logarithms(sequence).into_iter().enumerate() {
            let digits = table.digits(sequence, n);
            let log = log.unwrap();
            assert!((log.floor() as usize + 1).abs_diff(digits.len()) <= 1, "{n}");
        }
    }
    assert_eq!(Terms::new(1, 2).logarithms(Sequence::LargestExactly), [Some(0.0), None, None]);
}

#[test]
fn files_hold_the_terms() {
    let table = Terms::new(3, 3);
    assert_eq!(table.csv(), "n,a_3,d_3,A_3,D_3\n0,1,1,1,1\n1,4,3,4,3\n2,7,3,7,3\n3,16,9,16,9\n");
    assert_eq!(table.b_file(Sequence::TotalAtMost), "0 1\n1 4\n2 7\n3 16\n");
    assert_eq!(table.b_file_name(Sequence::TotalAtMost), "b130665.txt");
    assert_eq!(Terms::new(6, 3).b_file_name(Sequence::TotalAtMost), "b000000.txt");
    let data = Terms::new(3, 2000).data(Sequence::LargestAtMost);
    assert!(data.starts_with("1, 4, 7, 16, 19, ") && data.len() <= 260 && data.len() > 250);
}
