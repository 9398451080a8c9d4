//! Heaps too tall for their options to be looked at: every winning move is counted, and many are listed.
use nimscope::core::{
    Analysis, Budget, Convention, Game, ListLimits, Nimber, Opponent, OutOfBudget, Outcome, PAGE_MEMORY,
    analyse, weigh,
};
use nimscope::games::{
    heaps::codes::{Code, Progress, Rule, Sequence},
    open,
};
use proptest::prelude::*;
use std::collections::BTreeMap;

const TALL: u64 = 1_000_000_000_000_000_000;
const LISTED: usize = 100;

/// A budget for next to no work.
fn budget() -> Budget<'static> {
    Budget::new(200)
}

fn analysed(game: &dyn Game) -> Analysis {
    let lists = ListLimits { winning: LISTED, replies: 0 };
    analyse(game, Convention::Normal, lists, &mut budget())
}

/// Checks that the analysis finds a win, that each listed move leaves value 0, and that the computer makes such a move;
/// returns the number of winning moves.
fn wins(notation: &str) -> u64 {
    let game = open(notation).unwrap_or_else(|error| panic!("{notation}: {error}"));
    let value = game.value(&mut budget()).unwrap_or_else(|_| panic!("{notation} has a value"));
    let found = analysed(&*game);
    let total = found.winning.total;
    assert!(!found.cut, "{notation}");
    assert_eq!(found.verdict.outcome(), Some(Outcome::of(value)), "{notation}");
    assert_eq!(total > 0, value != Nimber(0), "{notation}");
    assert_eq!(found.winning.moves.len() as u64, total.min(LISTED as u64), "{notation}");
    for mv in &found.winning.moves {
        let after =
            game.play(&mv.notation).unwrap_or_else(|error| panic!("{notation}, {}: {error}", mv.notation));
        assert_eq!(after.value(&mut budget()), Ok(Nimber(0)), "{notation}, {}", mv.notation);
    }
    if total > 0 {
        let chosen = weigh(&*game, Convention::Normal, Opponent::Perfect, 1, &mut budget()).unwrap();
        assert!(chosen.known, "{notation}");
        assert_eq!(game.make(&chosen.mv).unwrap().value(&mut budget()), Ok(Nimber(0)), "{notation}");
    }
    total
}

#[test]
fn single_heaps_of_ten_to_the_eighteen() {
    for (prefix, total) in [
        ("two-or-more", 666_666_666_666_666_667),
        ("one-four-seven", 250_000_000_000_000_000),
        ("lasker", 2),
        ("octal:0.77", 83_333_333_333_333_338),
        ("octal:0.137", 88_235_294_117_647_061),
    ] {
        assert_eq!(wins(&format!("{prefix}/{TALL}")), total, "{prefix}");
    }
    // The other heap has value 59, and no move to 60.
    assert_eq!(wins(&format!("at-least-half/{TALL}+{}", 1_u64 << 58)), 211_769_623_848_288_257);
}

/// Heaps far too large for a table: values come in stretches. Each winning move takes a number of the set.
#[test]
fn great_and_small_numbers_to_take() {
    for (notation, total) in [
        ("subtraction:1,2,999999999999/1000000000000000000+5", 2),
        ("subtraction:1,2,999999999999/1000000000000000000", 0),
        ("subtraction:1,2,1000000000000/999999999999999999", 0),
        ("subtraction:1,2,1000000000000/1000000000000000000", 2),
        ("impatient:1,2,999999999999/1000000000000000000", 1),
    ] {
        assert_eq!(wins(notation), total, "{notation}");
    }
}

#[test]
fn heaps_of_a_thousand_beside_taller_ones() {
    for notation in [
        "lasker/10000000+1000",
        "two-or-more/10000+1000",
        "one-four-seven/10000+1000",
        "at-least-half/100000000+3",
        "even-or-one/1000000000000+5",
        "lasker/1000000000000000000+7",
    ] {
        assert!(wins(notation) > 0, "{notation}");
    }
}

/// The budget of a search in the worker.
const THOROUGH: u64 = 5_000_000;

/// The values of a code up to heap `upto`, from the sequence alone.
fn values(text: &str, upto: usize) -> Vec<u16> {
    let mut sequence = Sequence::new(&Rule::Code(Code::read(text).unwrap()));
    assert_eq!(sequence.advance(upto, u64::MAX), Progress::Done);
    sequence.values().to_vec()
}

/// How many moves of a code that leaves at most two heaps lead from n to value v, by examining each take and each
/// split.
fn looked_at(text: &str, values: &[u16], n: usize, v: u16) -> u64 {
    let code = Code::read(text).unwrap();
    let mut total = u64::from(code.digit(n as u64).allows(0) && v == 0);
    for (take, left) in (0..n).map(|take| (take, n - take)).take(code.last().unwrap() as usize + 1) {
        let digit = code.digit(take as u64);
        total += u64::from(digit.allows(1) && values[left] == v);
        let most = if digit.unequal { (left - 1) / 2 } else { left / 2 };
        let most = if digit.allows(2) { most } else { 0 };
        total += (1..=most).filter(|a| values[*a] ^ values[left - a] == v).count() as u64;
    }
    total
}

/// Heaps above 2^14 of codes with long periods and of codes without one: the budget pays for the values below the heap.
#[test]
fn long_periods_and_none() {
    for (text, n) in [("0.16", 300_000), ("0.127", 120_000), ("4!.0", 60_000), ("0.007", 40_001)] {
        let table = values(text, n);
        let (a, b) = (n, n / 2);
        let game = open(&format!("octal:{text}/{a}+{b}")).unwrap();
        let lists = ListLimits { winning: LISTED, replies: 0 };
        let found = analyse(&*game, Convention::Normal, lists, &mut Budget::new(THOROUGH));
        let sum = table[a] ^ table[b];
        assert_eq!(found.verdict.value(), Some(Nimber(sum.into())), "{text}");
        let expected = match sum {
            0 => 0,
            _ => looked_at(text, &table, a, table[b]) + looked_at(text, &table, b, table[a]),
        };
        assert_eq!((found.winning.total, found.cut), (expected, false), "{text}");
        assert_eq!(found.winning.moves.len() as u64, expected.min(LISTED as u64), "{text}");
        for mv in found.winning.moves {
            let after = game.make(&mv).unwrap().value(&mut Budget::new(THOROUGH));
            assert_eq!(after, Ok(Nimber(0)), "{text}, {}", mv.notation);
        }
    }
}

/// The period of 0.16 is 149,459 and its last exception 105,350 (Winning Ways, chapter 4): a heap of 10^18 has the
/// value of the first periodic heap of its residue. A tiny budget finds nothing, and a second search goes on where the
/// first ended.
#[test]
fn a_long_period_at_ten_to_the_eighteen() {
    let (start, length) = (105_351, 149_459);
    let residue = start + (TALL - start) % length;
    let table = values("0.16", residue as usize);
    let game = open(&format!("octal:0.16/{TALL}")).unwrap();
    assert!(game.value(&mut Budget::new(10)).is_err());
    let mut budget = Budget::new(THOROUGH);
    let value = game.value(&mut budget).unwrap();
    assert_eq!(value, Nimber(table[residue as usize].into()));
    assert_eq!(game.value(&mut Budget::new(0)), Ok(value), "it is kept");
    // The number of winning moves grows by the same amount with each period.
    let count = |n: u64| {
        let game = open(&format!("octal:0.16/{n}")).unwrap();
        let found = analyse(
            &*game,
            Convention::Normal,
            ListLimits { winning: LISTED, replies: 0 },
            &mut Budget::new(THOROUGH),
        );
        assert!(!found.cut);
        found.winning.total
    };
    let [first, second, third] = [0, 2, 4].map(|periods| count(residue + (10 + periods) * length));
    assert_eq!(second - first, third - second);
    let rounds = (TALL - residue) / length - 10;
    assert_eq!(rounds % 2, 0);
    assert_eq!(count(TALL) - first, (second - first) * (rounds / 2));
}

/// Values are paid for before they are kept: a budget is used up and never exceeded, and the next search goes on from
/// there.
#[test]
fn learning_ends_with_the_budget() {
    for code in ["4!.0", "0.[17]", "0.376"] {
        let game = open(&format!("octal:{code}/{TALL}+{}", TALL - 1)).unwrap();
        let mut page = Budget::on_page(20_000);
        assert_eq!(game.value(&mut page), Err(OutOfBudget::Work), "{code}");
        assert_eq!((page.left(), page.spent()), (0, 20_000), "{code}");
        let held = page.held();
        assert!(held > 0 && held <= PAGE_MEMORY, "{code}: {held}");
    }
    let mut small = Budget::new(THOROUGH).with_memory(1 << 20);
    assert_eq!(open(&format!("octal:0.56/{TALL}")).unwrap().value(&mut small), Err(OutOfBudget::Memory));
    assert!(small.held() <= 1 << 20 && small.left() > 0);
    // A period whose proof takes the budgets of several pages.
    let game = open(&format!("octal:0.56/{TALL}")).unwrap();
    let found = (0..100).find(|_| game.value(&mut Budget::on_page(20_000)).is_ok());
    assert!(found.is_some_and(|tries| tries > 0), "{found:?}");
}

/// Sets of three or more numbers have no closed form, but with very great numbers few positions can be reached, and
/// small ones fit a table.
#[test]
fn great_numbers_to_take() {
    fn plain(takes: &[u64], n: u64, known: &mut BTreeMap<u64, u64>) -> u64 {
        if let Some(value) = known.get(&n) {
            return *value;
        }
        let options: Vec<u64> =
            takes.iter().filter(|take| **take <= n).map(|take| plain(takes, n - take, known)).collect();
        let value = (0..).find(|value| !options.contains(value)).unwrap();
        known.insert(n, value);
        value
    }
    let far = [TALL / 10, 3 * TALL / 10, TALL / 2 + 1, 7 * TALL / 100];
    for (takes, n) in [
        (&far[..], TALL),
        (&far[1..], TALL - 12_345),
        (&[500, 1200, 3001], 200_000),
        (&[2_000_000, 5_000_000, 7_000_000], 8_999_999),
    ] {
        let text: Vec<String> = takes.iter().map(u64::to_string).collect();
        let game = open(&format!("subtraction:{}/{n}", text.join(","))).unwrap();
        let value = plain(takes, n, &mut BTreeMap::new());
        assert_eq!(game.value(&mut Budget::on_page(20_000)), Ok(Nimber(value)), "{text:?}");
        let lists = ListLimits { winning: LISTED, replies: 0 };
        let found = analyse(&*game, Convention::Normal, lists, &mut Budget::on_page(20_000));
        let wins =
            takes.iter().filter(|take| **take <= n && plain(takes, n - **take, &mut BTreeMap::new()) == 0);
        assert_eq!((found.winning.total, found.cut), (wins.count() as u64, false), "{text:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn two_heaps_of_any_size(a in 1..=TALL, b in 1..=TALL, small in 1_u64..200) {
        for prefix in [
            "lasker", "two-or-more", "one-four-seven", "one-or-two", "octal:0.77", "octal:0.137", "octal:4.7",
            "octal:0.[30]", "octal:0.156", "octal:0.[7]", "at-least-half", "at-most-half", "even-not-all", "even-or-one", "threes", "dim-plus",
            "aliquot", "subtraction:1,3,4", "subtraction:powers", "subtraction:most(12345678901)",
            "subtraction:but(1,4)", "impatient:1,3,4", "impatient:but(2,3)", "impatient:powers",
            "subtraction:7,1000000000007", "subtraction:300000000000000000", "impatient:1,999999999999",
        ] {
            for (a, b) in [(a, b), (a, small)] {
                wins(&format!("{prefix}/{a}+{b}"));
            }
        }
    }
}
