//! The cases of Theorem 14 against counting.
use crate::games::chromatic::theory::RedLevels;
use crate::integer::BigInt;
use crate::labs::solution::{Case, Level, Sixteen, paired};

const COUNTED: usize = 4_000;

#[test]
fn levels_are_counted() {
    let colours = RedLevels::Evil.colours(COUNTED);
    let (mut tau, mut reds, mut greens) = (0i32, 0u32, 0u32);
    for (k, red) in colours.into_iter().enumerate() {
        let red = k == 0 || red;
        tau += if red { -1 } else { 1 };
        (reds, greens) = (reds + u32::from(red && k > 0), greens + u32::from(!red));
        let level = Level::of(k.into());
        assert_eq!((level.red, i32::from(level.tau)), (red, tau), "{k}");
        assert!((-1..=1).contains(&tau), "Lemma 10: {k}");
        let chi = greens as i32 - reds as i32;
        assert_eq!(i32::from(level.chi), chi, "{k}");
        let lemma = match (k % 2, red) {
            (1, _) => 1,
            (_, red) => 2 * i32::from(!red),
        };
        assert!(k == 0 || chi == lemma, "Lemma 12: {k}");
        assert_eq!(level.index, BigInt::from(if red { reds } else { greens }), "{k}");
    }
}

#[test]
fn cases_are_those_of_the_proof() {
    let pairs = paired(&RedLevels::Evil.colours(COUNTED), false);
    let mut met = [0; 4];
    for (n, (a, b)) in (1u32..).zip(&pairs) {
        let case = Case::of(&n.into()).unwrap();
        assert_eq!(case.pair, ((*a).into(), (*b).into()), "{n}");
        assert_eq!(
            case.red_before,
            (n as usize).checked_sub(2).and_then(|at| pairs.get(at)).map_or(0, |pair| pair.1).into()
        );
        let chi: Vec<i8> = case.rows.iter().map(|row| row.chi).collect();
        let printed: &[i8] = match case.number {
            1 => &[0, 1, 0],
            2 => &[2, 1, 2, 1],
            3 => &[2, 1, 0],
            _ => &[0, 1, 2, 1],
        };
        assert_eq!(chi, printed, "{n}");
        met[usize::from(case.number) - 1] += 1;
        // What the cases say of n − 1.
        if let Some(before) = case.before {
            let allowed = match case.number {
                1 => before.evil && before.vile,
                2 => !before.evil && before.vile,
                3 => !before.evil,
                _ => before.evil,
            };
            assert!(allowed, "{n}");
        }
        let said = case.steps(&|level| level.to_string());
        let greens = i32::from(case.rows.last().unwrap().chi) + n as i32;
        assert_eq!(said.last().unwrap().contains("one more"), greens == n as i32 + 1, "{n}");
        assert!(said.last().unwrap().ends_with(&format!("= {a}.")) && said[0].ends_with(&format!("= {b}.")));
        for end in [a, b] {
            let row = case.rows.iter().find(|row| row.level == (*end).into()).expect("a row");
            assert_eq!(row.index, n.into());
        }
    }
    assert!(met.iter().all(|count| *count > 100), "{met:?}");
    assert_eq!(Case::of(&0.into()), None);
}

#[test]
fn sixteen_levels_are_four_blocks() {
    let first = Sixteen::around(&0.into());
    for front in 0..300u32 {
        let own = Sixteen::around(&(front * 16 + 5).into());
        assert_eq!(own.same, front.count_ones() % 2 == 0);
        for (level, other) in own.levels.iter().zip(&first.levels) {
            assert_eq!(level.red, other.red == own.same);
        }
        let block = |at: usize| -> Vec<(bool, i8)> {
            own.levels[4 * at..4 * at + 4].iter().map(|level| (level.red, level.tau)).collect()
        };
        assert_eq!((block(0), block(1)), (block(3), block(2)), "{front}");
        assert!((0..4).all(|at| block(at)[3].1 == 0), "{front}");
    }
    // The example of the paper's last section.
    let q = BigInt::from(17_509u32).pow(17_509);
    let case = Case::of(&q).unwrap();
    assert_eq!((case.number, case.pair), (3, (&q * 2 - 2, &q * 2)));
}
