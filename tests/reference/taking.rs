//! Ferguson, Game Theory, Part I, chapters 1, 3 and 4, on taking from one heap.
use crate::{opened, outcome, value, wins};
use nimscope::core::Convention::{self, Misere, Normal};
use nimscope::core::Outcome::{self, N, P};

fn values(prefix: &str, upto: u64) -> Vec<u64> {
    (0..=upto).map(|n| value(&format!("{prefix}/{n}"))).collect()
}

fn p_positions(prefix: &str, upto: u64, convention: Convention) -> Vec<u64> {
    (0..=upto).filter(|n| outcome(&format!("{prefix}/{n}"), convention) == P).collect()
}

/// The heaps up to `upto` that have no move.
fn ends(prefix: &str, upto: u64) -> Vec<u64> {
    (0..=upto).filter(|n| opened(&format!("{prefix}/{n}")).move_count() == 0).collect()
}

fn congruent(residues: &[u64], modulus: u64, upto: u64) -> Vec<u64> {
    (0..=upto).filter(|n| residues.contains(&(n % modulus))).collect()
}

/// Facts 1 to 3 and 7 to 9.
#[test]
fn ferguson_1_1_take_away() {
    assert_eq!(p_positions("subtraction:1,2,3", 200, Normal), congruent(&[0], 4, 200));
    assert_eq!(wins("subtraction:1,2,3/21", Normal), ["1-1"]);
    // Exercise 1.5.1.
    assert_eq!(p_positions("subtraction:1,2,3", 60, Misere), congruent(&[1], 4, 60));
    // Exercise 1.5.2.
    assert_eq!(p_positions("subtraction:most(6)", 70, Normal), congruent(&[0], 7, 70));
    assert_eq!(wins("subtraction:most(6)/31", Normal), ["1-3"]);
}

/// Facts 4 to 6 and 68.
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

/// Facts 13 to 18.
#[test]
fn ferguson_1_5_exercise_4() {
    let cases: [(&str, Vec<u64>, Outcome); 3] = [
        ("subtraction:1,3,5,7", congruent(&[0], 2, 100), P),
        ("subtraction:1,3,6", congruent(&[0, 2, 4], 9, 100), N),
        ("subtraction:powers", congruent(&[0], 3, 100), N),
    ];
    for (set, expected, from_100) in cases {
        assert_eq!(p_positions(set, 100, Normal), expected, "{set}");
        assert_eq!(outcome(&format!("{set}/100"), Normal), from_100, "{set}");
    }
}

/// Facts 63 to 65.
#[test]
fn ferguson_3_3_values() {
    assert_eq!(values("subtraction:1,2,3", 100), (0..=100).map(|n| n % 4).collect::<Vec<_>>());
    assert_eq!(values("at-least-half", 12), [0, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4]);
    for (n, value) in values("at-least-half", 200).into_iter().enumerate() {
        assert!(1_usize << value > n && (value == 0 || 1 << (value - 1) <= n), "{n}");
    }
}

/// Facts 69 to 74.
#[test]
fn ferguson_3_5_exercises() {
    let half =
        [0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0, 8, 4, 9, 2, 10, 5, 11, 1, 12, 6, 13, 3, 14, 7, 15];
    assert_eq!(values("at-most-half", 30), half);
    assert_eq!(ends("at-most-half", 50), [0, 1]);
    let takes = |notation: &str| -> Vec<u64> {
        opened(notation).moves(99).moves.iter().map(|mv| mv.stack_changes()[0].count).collect()
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

/// Fact 78.
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

/// Fact 82.
#[test]
fn ferguson_4_3_1_a_sum_of_three() {
    let three = "subtraction:most(3)/9&subtraction:most(5)/10&subtraction:most(7)/14";
    assert_eq!(values("subtraction:most(5)", 60), (0..=60).map(|n| n % 6).collect::<Vec<_>>());
    let alone = ["subtraction:most(3)/9", "subtraction:most(5)/10", "subtraction:most(7)/14"].map(value);
    assert_eq!((alone, value(three)), ([1, 4, 6], 3));
    assert_eq!(wins(three, Normal), ["1:1-3", "3:1-1"]);
}

/// Facts 83 to 85.
#[test]
fn ferguson_4_3_2_even_if_not_all() {
    assert_eq!(values("even-not-all", 12), [0, 1, 0, 2, 1, 3, 2, 4, 3, 5, 4, 6, 5]);
    for k in 1..=80 {
        assert_eq!(value(&format!("even-not-all/{}", 2 * k)), k - 1);
        assert_eq!(value(&format!("even-not-all/{}", 2 * k - 1)), k);
    }
    assert_eq!(ends("even-not-all", 60), [0, 2]);
    assert_eq!([10, 13, 20].map(|n| value(&format!("even-not-all/{n}"))), [4, 7, 9]);
    assert_eq!(value("even-not-all/10+13+20"), 10);
    assert_eq!(wins("even-not-all/10+13+20", Normal), ["3-12"]);
    let twos: Vec<usize> =
        values("even-not-all", 200).iter().enumerate().filter(|(_, v)| **v == 2).map(|(n, _)| n).collect();
    assert_eq!(twos, [3, 6]);
}

/// Facts 86 and 323.
#[test]
fn ferguson_4_3_3_three_different_games() {
    let three = "even-not-all/18&at-least-half/17&nim/7";
    let alone = ["even-not-all/18", "at-least-half/17", "nim/7"].map(value);
    assert_eq!((alone, value(three)), ([8, 5, 7], 10));
    assert_eq!(wins(three, Normal), ["1:1-12"]);
    // From 18 chips 6 can be left, and 3 cannot: an odd number would have to go.
    let left = |take: &str| opened("even-not-all/18").play(take).map(|game| game.notation());
    assert_eq!(left("1-12").as_deref(), Ok("even-not-all/6"));
    assert!(left("1-15").is_err());
}

/// Exercises 4.5.1 to 4.5.3.
/// Facts 103 to 105.
#[test]
fn ferguson_4_5_exercises_1_to_3() {
    assert_eq!(ends("even-or-one", 60), [0]);
    assert_eq!(ends("threes", 60), [0, 1, 3]);
    let three = "even-or-one/18&threes/17&nim/7";
    assert_eq!(value(three), 8);
    // Sixteen of the eighteen chips, which leaves two.
    assert_eq!(wins(three, Normal), ["1:1-16"]);
    assert_eq!(opened(three).play("1:1-16").unwrap().notation(), "even-or-one/2&threes/17&nim/7");
}

/// Facts 61 and 62: F(k) = {k − 3, k − 2, k − 1} is printed for 2 ≤ k, and is wrong for 2.
#[test]
fn ferguson_3_1_followers_in_take_away() {
    let followers = |k: i64| -> Vec<i64> {
        let game = opened(&format!("subtraction:1,2,3/{k}"));
        let takes = game.moves(9).moves;
        let mut left: Vec<i64> = takes.iter().map(|mv| k - mv.stack_changes()[0].count as i64).collect();
        left.sort_unstable();
        left
    };
    assert_eq!((followers(1), followers(2)), (vec![0], vec![0, 1]));
    let printed = |k: i64| vec![k - 3, k - 2, k - 1];
    assert_ne!(followers(2), printed(2));
    for k in 3..=21 {
        assert_eq!(followers(k), printed(k), "{k}");
    }
}
