//! The pictures of other games than three piles.
use super::super::*;
use crate::games::open;

fn evolution(notation: &str) -> (Evolution, Vec<Found>) {
    let mut evolution = Evolution::new(open(notation).unwrap());
    while evolution.advance(10_000) == Stage::Running {}
    let found = evolution.found();
    (evolution, found)
}

/// Each dot is a P-position on the ring of its step, joined to one of the step before that two moves lead to.
#[test]
fn rings_hold_what_is_found() {
    for notation in ["lasker/5+5", "kayles/4.4", "nim/3+5+6", "colourful/r1y2+y2r1", "nim/2&kayles/3"] {
        let (evolution, found) = evolution(notation);
        let dots = evolution.rings(&found);
        assert_eq!(dots.len(), found.len().min(DRAWN), "{notation}");
        for (dot, found) in dots.iter().zip(&found) {
            assert_eq!(dot.step, found.facts.step(), "{notation}");
            assert!(dot.at.iter().map(|n| n * n).sum::<f64>() < 1.0001, "{notation}");
        }
        let ids = |list: &mut dyn Iterator<Item = u32>| {
            let mut all: Vec<u32> = list.collect();
            all.sort_unstable();
            all
        };
        let drawn = ids(&mut dots.iter().map(|dot| dot.id));
        assert_eq!(drawn, ids(&mut found.iter().take(DRAWN).map(|found| found.id)), "{notation}");
        for dot in dots.iter().filter(|dot| dot.step > 0) {
            let parent = &dots[dot.parent.unwrap_or_else(|| panic!("{notation}: {}", dot.id))];
            assert_eq!(parent.step + 1, dot.step, "{notation}");
            let (child, game) = (evolution.game(dot.id).unwrap(), evolution.game(parent.id).unwrap());
            let two = child.moves(500).moves.iter().any(|mv| {
                let between = child.make(mv).unwrap();
                let moves = between.moves(500).moves;
                moves.iter().any(|mv| between.make(mv).unwrap().key() == game.key())
            });
            assert!(two, "{notation}: {}", child.text());
        }
    }
}

#[test]
fn four_piles_are_seen_with_their_family() {
    for own in [[2, 3, 6, 7], [0, 0, 1, 1], [1, 1, 1, 1], [0, 0, 0, 0]] {
        let seen = four_piles(own, 33.0);
        assert_eq!(seen.len(), 512);
        let count = |near: FamilyRelation| seen.iter().filter(|seen| seen.near == near).count();
        assert_eq!(
            (count(FamilyRelation::Own), count(FamilyRelation::Parent)),
            (1, parents(&own).len()),
            "{own:?}"
        );
        let below = children(&own).iter().filter(|child| child.piles.iter().all(|pile| *pile < 8)).count();
        assert_eq!(count(FamilyRelation::Child), below, "{own:?}");
        assert!(seen.iter().all(|seen| nim_sum(&seen.piles) == 0));
    }
    // The diagonal is what is not seen, and a whole turn changes nothing.
    let [one, other] = [[1, 2, 3, 0], [4, 5, 6, 3]].map(|piles| projected(piles, 20.0));
    assert!((one[0] - other[0]).abs() < 1e-9 && (one[1] - other[1]).abs() < 1e-9);
    let turned = projected([1, 2, 3, 0], 380.0);
    assert!((one[0] - turned[0]).abs() < 1e-9 && (one[1] - turned[1]).abs() < 1e-9);
}
