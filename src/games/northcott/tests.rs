use super::{Northcott, men::Men};
use crate::core::{
    Budget, Convention, Opponent, Outcome, choose, play::open as opened, ruleset::Ruleset, solver::Memo,
    verdict, winning,
};
use crate::games::open;

/// Fact 56: the nim-sum of the gaps decides, and nothing is drawn, by working back from the ends of the partizan game.
#[test]
fn every_small_board_is_nim() {
    for (width, most) in [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)] {
        let rules = Northcott { width };
        let mut memo = Memo::default();
        let mut budget = Budget::new(u64::MAX);
        let pairs: Vec<[u64; 2]> = (1..=width)
            .flat_map(|white| (1..=width).map(move |black| [white, black]))
            .filter(|[white, black]| white != black)
            .collect();
        for rows in 1..=most {
            for index in 0..pairs.len().pow(rows) {
                let row = |row: u32| pairs[index / pairs.len().pow(row) % pairs.len()];
                for turn in 0..2 {
                    let men = Men { rows: (0..rows).map(row).collect(), turn };
                    let text = men.to_string();
                    let Ok(game) = opened::<Northcott>("northcott", &width.to_string(), &text) else {
                        panic!("{text}")
                    };
                    let key = rules.key(&men);
                    let plain = memo.rank(&*game, &key, Convention::Normal, &mut budget).unwrap();
                    let sum = men.gaps().fold(0, |sum, gap| sum ^ gap);
                    let wanted = if sum == 0 { Outcome::P } else { Outcome::N };
                    assert_eq!(plain.outcome, wanted, "{width}: {text}");
                }
            }
        }
    }
}

#[test]
fn retreats_win_too_and_advances_are_advised() {
    let game = open("northcott:8/2-6+3-5+2-7+4-5+1-4+2-8").unwrap();
    let wins = winning(&*game, Convention::Normal, 99, &mut Budget::new(1000)).unwrap();
    let wins: Vec<_> = wins.moves.iter().map(|mv| &*mv.notation).collect();
    // Gaps 3, 1, 4, 0, 2, 5 with nim-sum 1: each gap turns its last digit, by an advance or a retreat; advances first.
    assert_eq!(wins, ["1-3", "2-4", "6-3", "3-1", "4-3"]);
    let mv = choose(&*game, Convention::Normal, Opponent::Perfect, 1, &mut Budget::new(100_000)).unwrap();
    assert!(["1-3", "2-4", "6-3"].contains(&&*mv.notation), "{}", mv.notation);
}

#[test]
fn mistakes_have_their_place() {
    let at = |text: &str| open(text).err().unwrap().at;
    assert_eq!((at("northcott:8/2-2"), at("northcott:8/2-9"), at("northcott:8/2")), (14, 14, 13));
    assert_eq!((at("northcott:1/1-2"), at("northcott/1-2"), at("northcott:8/1-2,x")), (10, 10, 16));
    for mv in ["1-1", "1-2", "9-1", "0-1", "1-0", "1", "1-99"] {
        assert!(open("northcott:4/1-2+3-4").unwrap().play(mv).is_err(), "{mv}");
    }
}

/// Every place of the map is a position with these gaps, won or lost as it says; the men stay in their order.
#[test]
fn the_map_is_that_of_two_gaps() {
    for notation in ["northcott:7/2-5+6-1", "northcott:7/2-5+6-1+3-6,b", "northcott:2/1-2+2-1"] {
        let game = open(notation).unwrap();
        let map = game.workshop().map(100).unwrap();
        let (x, y) = map.here.unwrap();
        assert_eq!(game.workshop().at(x as u64, y as u64).unwrap().notation(), notation);
        for (n, outcome) in map.values.iter().enumerate() {
            let (x, y) = (n % map.side, n / map.side);
            let at = game.workshop().at(x as u64, y as u64).unwrap();
            assert!(at.text().starts_with(&format!("gaps ({x},{y}")), "{}", at.text());
            let verdict = verdict(&*at, Convention::Normal, &mut Budget::new(0)).unwrap();
            assert_eq!(*outcome == 0, verdict.outcome() == Some(Outcome::P), "{}", at.notation());
        }
        assert!(game.workshop().at(map.side as u64, 0).is_none());
    }
    assert!(open("northcott:7/2-5").unwrap().workshop().map(9).is_none());
}
