//! Ferguson, Game Theory, Part I, chapters 1, 3 and 4, on taking from one heap.
use crate::{outcome, value, wins};
use nimscope::core::Convention::{self, Misere, Normal};
use nimscope::core::Outcome::{self, N, P};

fn values(prefix: &str, upto: u64) -> Vec<u64> {
    (0..=upto).map(|n| value(&format!("{prefix}/{n}"))).collect()
}

fn p_positions(prefix: &str, upto: u64, convention: Convention) -> Vec<u64> {
    (0..=upto).filter(|n| outcome(&format!("{prefix}/{n}"), convention) == P).collect()
}

fn congruent(residues: &[u64], modulus: u64, upto: u64) -> Vec<u64> {
    (0..=upto).filter(|n| residues.contains(&(n % modulus))).collect()
}

#[test]
fn ferguson_1_1_take_away() {
    assert_eq!(p_positions("subtraction:1,2,3", 200, Normal), congruent(&[0], 4, 200));
    assert_eq!(wins("subtraction:1,2,3/21", Normal), ["1-1"]);
    // Exercise 1.5.1.
    assert_eq!(p_positions("subtraction:1,2,3", 60, Misere), congruent(&[1], 4, 60));
    // Exercise 1.5.2.
    assert_eq!(p_positions("subtraction:most(6)", 60, Normal), congruent(&[0], 7, 60));
    assert_eq!(wins("subtraction:most(6)/31", Normal), ["1-3"]);
}

#[test]
fn ferguson_1_4_a_subtraction_set() {
    let set = "subtraction:1,3,4";
    assert_eq!(p_positions(set, 300, Normal), congruent(&[0, 2], 7, 300));
    let letters: String =
        (0..=14).map(|n| if outcome(&format!("{set}/{n}"), Normal) == P { 'P' } else { 'N' }).collect();
    assert_eq!(letters, "PNPNNNNPNPNNNNP");
    assert_eq!(outcome("subtraction:1,3,4/100", Normal), P);
    // Exercise 3.5.2.
    let period = [0, 1, 0, 1, 2, 3, 2];
    assert_eq!(values(set, 30), (0..=30).map(|n| period[n % 7]).collect::<Vec<u64>>());
}

#[test]
fn ferguson_1_5_exercise_4() {
    let cases: [(&str, Vec<u64>, Outcome); 3] = [
        ("subtraction:1,3,5,7", congruent(&[0], 2, 60), P),
        ("subtraction:1,3,6", congruent(&[0, 2, 4], 9, 60), N),
        ("subtraction:powers", congruent(&[0], 3, 60), N),
    ];
    for (set, expected, from_100) in cases {
        assert_eq!(p_positions(set, 60, Normal), expected, "{set}");
        assert_eq!(outcome(&format!("{set}/100"), Normal), from_100, "{set}");
    }
}

#[test]
fn ferguson_3_3_values() {
    assert_eq!(values("subtraction:1,2,3", 100), (0..=100).map(|n| n % 4).collect::<Vec<_>>());
    assert_eq!(values("at-least-half", 12), [0, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4]);
    for (n, value) in values("at-least-half", 200).into_iter().enumerate() {
        assert!(1_usize << value > n && (value == 0 || 1 << (value - 1) <= n), "{n}");
    }
}

#[test]
fn ferguson_3_5_exercises() {
    let half =
        [0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0, 8, 4, 9, 2, 10, 5, 11, 1, 12, 6, 13, 3, 14, 7, 15];
    assert_eq!(values("at-most-half", 30), half);
    let ends = |prefix: &str, upto: u64| -> Vec<u64> {
        (0..=upto).filter(|n| crate::opened(&format!("{prefix}/{n}")).move_count() == 0).collect()
    };
    assert_eq!(ends("at-most-half", 50), [0, 1]);
    let takes = |notation: &str| -> Vec<u64> {
        crate::opened(notation).moves(99).moves.iter().map(|mv| mv.on_stacks()[0].count).collect()
    };
    assert_eq!(takes("dim-plus/12"), [1, 2, 3, 4, 6, 12]);
    assert_eq!(ends("dim-plus", 60), [0]);
    let ruler = |n: u64| u64::from(n.trailing_zeros());
    assert_eq!(values("dim-plus", 32)[1..], (1..=32).map(|n| ruler(n) + 1).collect::<Vec<_>>());
    assert_eq!(takes("aliquot/12"), [1, 2, 3, 4, 6]);
    // 0 chips are no position of the printed game, which ends at 1.
    assert_eq!(ends("aliquot", 60), [0, 1]);
    assert_eq!(values("aliquot", 32)[1..], (1..=32).map(ruler).collect::<Vec<_>>());
}

#[test]
fn ferguson_3_5_exercise_8_impatience() {
    for set in ["1,2,3", "1,3,4", "2,5", "3,7,11", "but(2)", "powers"] {
        let (plain, impatient) =
            (values(&format!("subtraction:{set}"), 119), values(&format!("impatient:{set}"), 119));
        for n in 1..=119 {
            assert_eq!(impatient[n], plain[n - 1] + 1, "{set}, {n}");
        }
    }
}

#[test]
fn ferguson_4_3_1_a_sum_of_three() {
    let three = "subtraction:most(3)/9&subtraction:most(5)/10&subtraction:most(7)/14";
    assert_eq!(values("subtraction:most(5)", 60), (0..=60).map(|n| n % 6).collect::<Vec<_>>());
    assert_eq!(value(three), 3);
    assert_eq!(wins(three, Normal), ["1:1-3", "3:1-1"]);
}

#[test]
fn ferguson_4_3_2_even_if_not_all() {
    assert_eq!(values("even-not-all", 12), [0, 1, 0, 2, 1, 3, 2, 4, 3, 5, 4, 6, 5]);
    for k in 1..=80 {
        assert_eq!(value(&format!("even-not-all/{}", 2 * k)), k - 1);
        assert_eq!(value(&format!("even-not-all/{}", 2 * k - 1)), k);
    }
    assert_eq!(value("even-not-all/10+13+20"), 10);
    assert_eq!(wins("even-not-all/10+13+20", Normal), ["3-12"]);
    let twos: Vec<usize> =
        values("even-not-all", 200).iter().enumerate().filter(|(_, v)| **v == 2).map(|(n, _)| n).collect();
    assert_eq!(twos, [3, 6]);
}

#[test]
fn ferguson_4_3_3_three_different_games() {
    let three = "even-not-all/18&at-least-half/17&nim/7";
    assert_eq!(value(three), 10);
    assert_eq!(wins(three, Normal), ["1:1-12"]);
}
