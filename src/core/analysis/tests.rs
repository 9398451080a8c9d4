//! Analyses within their budgets.
use super::*;
use crate::core::PAGE_MEMORY;
use crate::games::open;

const LISTS: ListLimits = ListLimits { winning: 60, replies: 30 };

fn analysed(notation: &str, convention: Convention, budget: &mut Budget) -> Analysis {
    analyse(&*open(notation).unwrap(), convention, LISTS, budget)
}

fn winning_of(notation: &str, budget: u64) -> (Option<Outcome>, Option<Nimber>, Vec<String>, bool) {
    let found = analysed(notation, Convention::Normal, &mut Budget::new(budget));
    let moves = found.winning.moves.into_iter().map(|mv| mv.notation).collect();
    (found.verdict.outcome(), found.verdict.value(), moves, found.cut)
}

/// Searches that took gigabytes when only options were counted.
const LARGE: [&str; 5] = [
    "rugs/24x24:24,24",
    "rugs/140x140:140,140",
    "tartan:1+Cx1+S/20x20:20,20",
    "subtraction-ruler/100x100:4,1+100,100",
    "grundy/2000+1999",
];

#[test]
fn memory_is_part_of_the_budget() {
    for notation in LARGE {
        const MEMORY: u64 = 4 << 20;
        let mut budget = Budget::new(u64::MAX).with_memory(MEMORY);
        let found = analysed(notation, Convention::Misere, &mut budget);
        let Verdict::Unknown { limit, .. } = found.verdict else { panic!("{notation}: {:?}", found.verdict) };
        assert_eq!(limit, OutOfBudget::Memory, "{notation}");
        assert!(budget.held() <= MEMORY, "{notation}: {}", budget.held());
    }
}

#[test]
fn work_counts_the_length_of_what_is_looked_at() {
    for notation in LARGE {
        let mut budget = Budget::on_page(20_000);
        let found = analysed(notation, Convention::Misere, &mut budget);
        let Verdict::Unknown { limit, .. } = found.verdict else { panic!("{notation}: {:?}", found.verdict) };
        // The moves of the largest board alone would be more than a page may hold.
        let expected = if notation.contains("140x140") { OutOfBudget::Memory } else { OutOfBudget::Work };
        assert_eq!(limit, expected, "{notation}");
        // Far from what a page may hold: a unit of work is some hundred bytes at most.
        assert!(budget.held() < PAGE_MEMORY / 4, "{notation}: {}", budget.held());
    }
}

#[test]
fn nothing_is_spent_on_a_value_that_cannot_come() {
    for notation in
        ["chromatic:evil/1500+1503", "chromatic:evil/3000+3003", "chromatic:levels(GR[GGR])/12+65536+10"]
    {
        let mut budget = Budget::new(10_000_000);
        let found = analysed(notation, Convention::Normal, &mut budget);
        assert!(found.verdict.outcome().is_some() && found.verdict.value().is_none(), "{notation}");
        assert!(budget.left() > 9_900_000, "{notation}: {}", budget.left());
        assert_eq!(winning_of(notation, 1000).2, winning_of(notation, 10_000_000).2, "{notation}");
    }
    // A value that can be found still is.
    assert!(winning_of("chromatic:evil/4+4+4+4", 10_000_000).1.is_some());
}

#[test]
fn winning_moves_at_hand_are_listed() {
    let has = |notation: &str, moves: &[&str]| {
        let (outcome, _, found, _) = winning_of(notation, 100_000);
        assert_eq!(outcome, Some(Outcome::N), "{notation}");
        let game = open(notation).unwrap();
        for mv in &found {
            let after = game.play(mv).unwrap_or_else(|error| panic!("{notation}, {mv}: {error}"));
            assert_eq!(after.value(&mut Budget::new(100_000)), Ok(Nimber(0)), "{notation}, {mv}");
        }
        for mv in moves {
            assert!(found.iter().any(|found| found == mv), "{notation}: {mv} is not among {found:?}");
        }
    };
    has("chromatic:none/1000+1000+1000", &["1-1000.2-1000.3-1000"]);
    has("at-least-half/100000000+3", &["1-99999998", "1-99999997"]);
    has("even-or-one/1000000000000+5", &["1-999999999996"]);
    has("lasker/1000000000000000000+7", &["1-999999999999999993"]);
    has("nim/3&lasker/1000000000000000000", &["2:1-999999999999999996"]);
}

#[test]
fn nothing_is_claimed_where_the_limits_of_a_text_forbid_moves() {
    for (heaps, known) in [(4996, true), (4997, false)] {
        let notation = format!("grundy/{}", vec!["3"; heaps].join("+"));
        let game = open(&notation).unwrap();
        let found = analyse(&*game, Convention::Normal, LISTS, &mut Budget::new(1_000_000));
        assert_eq!(found.verdict.outcome().is_some(), known, "{heaps}");
        for mv in &found.winning.moves {
            let option = game.play(&mv.notation).unwrap().notation();
            assert!(open(&option).is_ok());
        }
    }
}
