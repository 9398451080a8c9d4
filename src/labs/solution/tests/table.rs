//! Lists with a known answer.
use crate::labs::solution::*;

fn judged(text: &str) -> Result<Vec<u32>, (Pair, Pair)> {
    let pairs = read_pairs(text).unwrap();
    judge(&pairs, false)
        .map(|pairs| pairs.iter().map(|pair| pair.1).collect())
        .map_err(|refused| (refused.pair, refused.witness))
}

#[test]
fn lists_are_accepted_or_refused_with_their_witness() {
    assert_eq!(judged("(1,2) (3,5) (4,7)"), Ok(vec![2, 5, 7]));
    assert_eq!(judged("(1,3) (2,5)"), Ok(vec![3, 5]));
    assert_eq!(judged("(1,4) (2,3)"), Err(((2, 3), (1, 3))));
    assert_eq!(judged("(2,3)"), Err(((2, 3), (1, 3))));
    assert_eq!(judged("(1,3) (2,2)"), Err(((2, 2), (1, 2))));
    assert_eq!(judged("(1,2) (2,4)"), Err(((2, 4), (1, 2))));
    assert_eq!(judged("(1,2) (1,2) (2,1) (0,0)"), Ok(vec![2]));
    assert_eq!(judged("(0,3)"), Err(((0, 3), (0, 0))));
    assert_eq!(judged("(1,5) (2,5)"), Err(((2, 5), (1, 5))));
    assert_eq!(judged("…"), Ok(vec![]));
}

#[test]
fn reasons_are_told() {
    let short = |text: &str| judge(&read_pairs(text).unwrap(), false).unwrap_err().short();
    assert_eq!(short("(1,2) (3,6) (4,5)"), "(4,5) lies inside (3,6)");
    assert_eq!(short("(1,3) (2,2)"), "(2,2) lies under (1,3)");
    assert_eq!(short("(2,3)"), "level 1 is free below (2,3)");
    assert_eq!(short("(1,2) (2,4)"), "(2,4) and (1,2) share level 2");
    let found = Found::list(read_pairs("(1,2) (3,6) (4,5)").unwrap(), false, false, Certainty::Whole);
    let refused = found.refused.unwrap();
    assert_eq!(
        refused.steps(&found),
        [
            "Of two paired levels the upper one is red: 2 and 5 are red, 1, 3 and 4 are green.",
            "A red level takes the oldest green level below it that is still free, and itself only if there is none. At level 5 that is 3, not 4.",
            "So (3,5) is a P-position, and (4,5) can move to it: (4,5) is none.",
        ]
    );
    assert_eq!((found.set(), found.first(9)), ("{2, 5, 6}".into(), "(1,2), (3,5), (4,6)".into()));
    assert_eq!(found.position(refused.pair).unwrap(), "chromatic:list(2,5,6)/4+5");
    assert_eq!(refused.moved(), ((4, 5), (3, 5)));
    let shared = judge(&[(1, 2), (2, 4)], false).unwrap_err();
    assert_eq!(shared.moved(), ((4, 2), (1, 2)));
}

#[test]
fn misere_lists_begin_at_level_two() {
    let judged = |pairs: &[Pair]| judge(pairs, true).map_err(|refused| (refused.pair, refused.witness));
    assert_eq!(judged(&[(0, 1), (2, 2), (3, 5)]), Ok(vec![(2, 2), (3, 5)]));
    assert_eq!(judged(&[(2, 2), (3, 5)]), Ok(vec![(2, 2), (3, 5)]));
    assert_eq!(judged(&[(0, 0)]), Err(((0, 0), (0, 1))));
    assert_eq!(judged(&[(1, 1)]), Err(((1, 1), (0, 1))));
    assert_eq!(judged(&[(1, 2)]), Err(((1, 2), (0, 1))));
    assert_eq!(judged(&[(3, 4)]), Err(((3, 4), (2, 4))));
}
