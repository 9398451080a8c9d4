//! Liu and Britton, Winning colourful Nim with the eeny-meeny rule.
use crate::{
    colourful_of,
    colourful_table::{Table, piles},
    opened, outcome, value, wins,
};
use nimscope::core::{
    Block,
    Convention::{Misere, Normal},
    Outcome::{N, P},
    Stack,
};

/// The eeny-meeny condition as lines (2) and (4) state it, line by line: the top run equals the next few and
/// is less ("eeny") or greater ("meeny") than the one below them; `last` compares where "eeny" meets the bottom.
fn condition(pile: &[u64], last: fn(&u64, &u64) -> bool) -> bool {
    let Some((top, below)) = pile.split_last() else { return false };
    let down: Vec<&u64> = below.iter().rev().collect();
    (0..down.len()).any(|said| {
        let equal = down[..said].iter().all(|run| *run == top);
        let eeny = said % 2 == 0;
        let compare = match (eeny, said + 1 == down.len()) {
            (true, true) => last(top, down[said]),
            (true, false) => top < down[said],
            (false, _) => top > down[said],
        };
        equal && compare
    })
}

fn by_rule(pile: &[u64], last: fn(&u64, &u64) -> bool) -> u64 {
    pile.last().map_or(0, |top| top - u64::from(condition(pile, last)))
}

/// Fact 228.
#[test]
fn section_2_2_and_theorem_3_4_the_eeny_meeny_rule() {
    let mut table = Table::new();
    for pile in piles(6, 4) {
        let found = value(&colourful_of(&[&pile]));
        assert_eq!(found, table.value(&pile), "{pile:?}");
        assert_eq!(found, by_rule(&pile, u64::le), "{pile:?}");
    }
}

/// (16) prints < for the last "eeny"; (2), (4) and 3.3 have ≤, and brute force agrees with them.
/// Fact 232.
#[test]
fn line_16_is_misprinted() {
    let mut table = Table::new();
    assert_eq!((value("colourful/(1,1)"), table.value(&[1, 1])), (0, 0));
    assert_eq!(by_rule(&[1, 1], u64::lt), 1, "as printed");
    assert_eq!(by_rule(&[1, 1], u64::le), 0, "as corrected");
    for pile in piles(5, 4) {
        // The printed line fails for an even number of equal runs, and only there.
        let affected = !pile.is_empty() && pile.len() % 2 == 0 && pile.iter().all(|run| *run == pile[0]);
        assert_eq!(by_rule(&pile, u64::lt) != table.value(&pile), affected, "{pile:?}");
    }
}

#[test]
fn line_16_is_corrected_where_it_matters() {
    let corrected = |notation: &str| {
        let why = opened(notation).why(0, Normal);
        why.blocks.iter().any(|block| matches!(block, Block::Correction { .. }))
    };
    for pile in piles(5, 3) {
        let affected = !pile.is_empty() && pile.len() % 2 == 0 && pile.iter().all(|run| *run == pile[0]);
        assert_eq!(corrected(&colourful_of(&[&pile])), affected, "{pile:?}");
    }
}

/// Fact 229.
#[test]
fn lemma_3_1() {
    let mut table = Table::new();
    for pile in piles(6, 4) {
        let Some((&top, below)) = pile.split_last() else { continue };
        let less = !below.is_empty() && top <= table.value(below);
        assert_eq!(value(&colourful_of(&[&pile])), top - u64::from(less), "{pile:?}");
    }
}

/// Lemma 3.1, case 2: the last entry of the list is n_k − 1, where "n_k − m" is printed.
#[test]
fn lemma_3_1_the_list_ends_at_one_less() {
    let mut table = Table::new();
    let pile = [1, 2, 4];
    let below = table.value(&pile[..2]);
    assert!(below < 4);
    let game = opened(&colourful_of(&[&pile]));
    let moves = game.moves(9).moves;
    let mut found: Vec<u64> =
        moves.iter().map(|mv| value(&game.play(&mv.notation).unwrap().notation())).collect();
    found.sort_unstable();
    assert_eq!(found, [0, 1, 2, 3]);
    assert_ne!(found.last(), Some(&below), "as printed, n_k − m = G(n_1, …, n_(k−1))");
}

/// Fact 230.
#[test]
fn section_2_1_one_colour_is_a_nim_pile() {
    assert_eq!(value("colourful/0"), 0);
    for n in 1..=30 {
        assert_eq!(value(&colourful_of(&[&[n]])), n);
    }
}

/// Fact 231.
#[test]
fn section_3_1_two_runs() {
    for below in 1..=12 {
        for top in 1..=12 {
            let expected = if top <= below { top - 1 } else { top };
            assert_eq!(value(&colourful_of(&[&[below, top]])), expected, "({below},{top})");
        }
    }
}

#[test]
fn section_4_1_three_colours() {
    for (three, two) in [
        ("colourful/ryw", "colourful/ryr"),
        ("colourful/r2y1w2+w1r2y2", "colourful/r2y1r2+r1y2r2"),
        ("colourful/wwyr", "colourful/rryr"),
    ] {
        assert_eq!(value(three), value(two), "{three}");
        assert_eq!(outcome(three, Misere), outcome(two, Misere), "{three}");
        assert_eq!(wins(three, Normal), wins(two, Normal), "{three}");
    }
}

/// Fact 236.
#[test]
fn section_2_5_figure_3() {
    assert_eq!(outcome("colourful/(1,2,2,2)", Normal), N);
    assert_eq!(value("colourful/(1,2,2,2)"), 2);
    assert_eq!(wins("colourful/(1,2,2,2)", Normal), ["1-1"], "to (1,2,2,1)");
}

/// The piles are lost with the figure; these have the values that it gives.
/// Fact 237.
#[test]
fn section_2_5_figure_6_arithmetic() {
    let piles: [&[u64]; 5] = [&[1], &[1, 1], &[2, 2], &[1, 1, 1], &[1]];
    let values: Vec<u64> = piles.iter().map(|pile| value(&colourful_of(&[pile]))).collect();
    assert_eq!(values, [1, 0, 1, 1, 1]);
    assert_eq!(outcome(&colourful_of(&piles), Normal), P);
    assert!(wins(&colourful_of(&piles), Normal).is_empty());
}

/// The presets for lost figures have what the text says of these; the eight piles for Figure 2 have eight walks.
#[test]
fn figures_2_4_5_and_6_rebuilt() {
    let preset = |name: &str| {
        let presets = opened("colourful/r1").card().presets;
        let found = presets.iter().find(|preset| preset.name.starts_with(name));
        found.unwrap_or_else(|| panic!("{name}")).notation
    };
    let runs = |name: &str| -> Vec<Vec<u64>> {
        let lengths = |stack: &Stack| stack.runs.iter().map(|run| run.len).collect();
        opened(preset(name)).scene().stacks().map(lengths).collect()
    };
    let values =
        |name: &str| runs(name).iter().map(|pile| value(&colourful_of(&[pile]))).collect::<Vec<u64>>();
    assert_eq!(values("Figure 4"), [2, 1]);
    assert_eq!(wins(preset("Figure 4"), Normal), ["1-1"]);
    let right = runs("Figure 5").len();
    assert_eq!(wins(preset("Figure 5"), Normal), [format!("{right}-1")]);
    assert_eq!(values("Figure 6"), [1, 0, 1, 1, 1]);
    assert!(wins(preset("Figure 6"), Normal).is_empty());
    // How the top run compares with the runs below it, as far as the rule looks.
    let walk = |pile: &Vec<u64>| {
        let (top, below) = pile.split_last().expect("a run");
        let equal = below.iter().rev().take_while(|run| *run == top).count();
        (equal, below.iter().rev().nth(equal).map(|run| top.cmp(run)), below.len().min(equal + 1))
    };
    let walks: Vec<_> = runs("Eight piles").iter().map(walk).collect();
    assert_eq!(walks.len(), 8);
    assert!((0..8).all(|at| !walks[..at].contains(&walks[at])), "{walks:?}");
}

/// 4.3: a pile is a sequence of Nim games of one pile, the top run first.
/// Fact 240.
#[test]
fn section_4_3_a_pile_is_a_sequence_of_nim_games() {
    fn sequence(games: &[u64]) -> u64 {
        let Some((&now, later)) = games.split_last() else { return 0 };
        let mut below: Vec<u64> = (1..now).map(|left| sequence(&[later, &[left]].concat())).collect();
        below.push(sequence(later));
        (0..).find(|n| !below.contains(n)).unwrap_or_default()
    }
    for pile in piles(4, 4) {
        assert_eq!(value(&colourful_of(&[&pile])), sequence(&pile), "{pile:?}");
    }
}

/// 4.3: a game followed by Nim with one stone is that game under misère play.
#[test]
fn section_4_3_a_stone_below_turns_misere_into_normal_play() {
    for pile in piles(5, 3) {
        let with_stone = [&[1], &pile[..]].concat();
        let normal = outcome(&colourful_of(&[&with_stone]), Normal);
        assert_eq!(normal, outcome(&colourful_of(&[&pile]), Misere), "{pile:?}");
    }
}
