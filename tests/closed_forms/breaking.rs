//! Games of taking and breaking: against the rules as stated here, and heaps far too tall to list.
use nimscope::core::{Budget, Convention, Opponent, choose, mex};
use nimscope::games::open;

/// The options of a heap: the lists of heaps that a move may leave.
type Rule<'r> = &'r dyn Fn(u64) -> Vec<Vec<u64>>;

/// Pairs that add up to a number, the smaller first.
fn pairs(sum: u64) -> Vec<Vec<u64>> {
    (1..=sum / 2).map(|a| vec![a, sum - a]).collect()
}

/// Nothing, one heap, or two heaps of so many chips.
fn up_to_two(left: u64) -> Vec<Vec<u64>> {
    let whole = if left == 0 { vec![] } else { vec![left] };
    [vec![whole], pairs(left)].concat()
}

/// Checks the options and the values of all single heaps up to `most`.
fn agrees(prefix: &str, rule: Rule, most: u64) {
    let mut values: Vec<u64> = Vec::new();
    for n in 0..=most {
        let game = open(&format!("{prefix}/{n}")).unwrap();
        let mut left: Vec<Vec<u64>> = rule(n);
        let mut listed: Vec<Vec<u64>> = Vec::new();
        for mv in game.moves(usize::MAX).moves {
            let take = &mv.stack_changes()[0];
            let rest = n - take.count;
            let mut parts = if take.parts.is_empty() { vec![rest] } else { take.parts.clone() };
            parts.retain(|part| *part > 0);
            assert_eq!(parts.iter().sum::<u64>(), rest, "{prefix}/{n} {}", mv.notation);
            listed.push(parts);
        }
        left.sort();
        listed.sort();
        assert_eq!(listed, left, "{prefix}/{n}");
        let nim_sum = |parts: &Vec<u64>| parts.iter().fold(0, |sum, part| sum ^ values[*part as usize]);
        let value = mex(&mut left.iter().map(nim_sum).collect());
        assert_eq!(game.value(&mut Budget::new(0)), Ok(value), "{prefix}/{n}");
        values.push(value.0);
    }
}

#[test]
fn rules_are_those_of_the_text() {
    let takes = |n: u64, takes: &[u64]| -> Vec<u64> {
        takes.iter().filter(|take| **take <= n).map(|take| n - take).collect()
    };
    let one = |left: u64| if left == 0 { vec![] } else { vec![left] };
    // Ferguson 4.4.1.
    agrees("lasker", &|n| [(0..n).map(one).collect(), pairs(n)].concat(), 60);
    // Ferguson 4.4.2, in heaps.
    agrees("octal:0.77", &|n| takes(n, &[1, 2]).into_iter().flat_map(up_to_two).collect(), 60);
    // Ferguson 4.4.4.
    agrees("grundy", &|n| pairs(n).into_iter().filter(|pair| pair[0] != pair[1]).collect(), 60);
    // Ferguson, exercises 4.5.5 to 4.5.7.
    let fifth = |n: u64| {
        let split = n.checked_sub(1).map(pairs).unwrap_or_default();
        [takes(n, &[1, 2]).into_iter().map(one).collect(), split].concat()
    };
    agrees("one-or-two", &fifth, 60);
    let sixth = |n: u64| match n {
        1 => vec![vec![]],
        _ => (0..=n.saturating_sub(2)).filter(|_| n > 1).flat_map(up_to_two).collect(),
    };
    agrees("two-or-more", &sixth, 40);
    let seventh = |n: u64| (1..=n).filter(|c| c % 3 == 1).flat_map(|c| up_to_two(n - c)).collect();
    agrees("one-four-seven", &seventh, 40);
}

#[test]
fn tall_heaps_answer_at_once() {
    let tall = 1_000_000_000_000_000_000_u64;
    for code in [
        "4.[3]", "0.77", "4!.0", "0.137", "0.1[7]", "0.[700]", "8.4", "4!.Z!", "0.[8]", "0.4", "0.[1]",
        "0.[01]", "G.[Z]", "0.0",
    ] {
        for size in [61, 1000, 1_000_000, tall] {
            let game = open(&format!("octal:{code}/{size}+3")).unwrap();
            let (total, few) = (game.move_count(), game.moves(50));
            assert_eq!((few.total, few.moves.len() as u64), (total, total.min(50)), "{code} {size}");
            let scene = game.scene();
            let stack = scene.stacks().next().unwrap();
            assert_eq!(
                stack.moves(),
                game.moves(1).moves.iter().any(|mv| mv.groups[0].group == 0),
                "{code} {size}"
            );
            game.why(0, Convention::Normal);
            for opponent in [Opponent::Beginner, Opponent::Perfect] {
                let mv = choose(&*game, Convention::Normal, opponent, 1, &mut Budget::new(1000));
                assert_eq!(mv.is_some(), total > 0, "{code} {size}");
                if let Some(mv) = mv {
                    game.play(&mv.notation).unwrap();
                }
            }
        }
    }
}

#[test]
fn a_million_is_won_by_a_move_that_is_found() {
    // Examining a million sizes is work, but far less than a search.
    for start in ["lasker/1000000+77", "lasker/999999", "octal:0.77/1000000", "octal:0.73/1000002+5"] {
        let game = open(start).unwrap();
        let found = game.moves_to(nimscope::core::Nimber(0), 3, &mut Budget::new(1_000_000)).unwrap();
        assert!(found.total > 0, "{start}");
        for mv in found.moves {
            assert_eq!(
                game.play(&mv.notation).unwrap().value(&mut Budget::new(0)).map(|v| v.0),
                Ok(0),
                "{start}"
            );
        }
    }
}
