use crate::games::open;
use crate::labs::evolution::*;

fn evolved(notation: &str) -> Evolution {
    let mut evolution = Evolution::new(open(notation).unwrap());
    while evolution.advance(1_000) == Stage::Running {}
    evolution
}

/// The games in which Lemma 22 was tried.
const FIVE: [&str; 5] =
    ["kayles/7", "lasker/4+3", "subtraction:1,3,4/9+8", "empty-and-divide/9+8", "wythoff/8+9"];

/// Step and generation of the start.
fn start(notation: &str) -> (u32, u32) {
    let facts = evolved(notation).start().unwrap();
    assert!(facts.is_p, "{notation}");
    (facts.step(), facts.generation())
}

/// Fact 277.
#[test]
fn lemma_22_fails_as_printed() {
    for (notation, step, generation) in [
        ("lasker/2+2", 2, 3),
        ("kayles/4.4", 3, 4),
        ("subtraction:1,3,4/3+3", 2, 3),
        ("empty-and-divide/1+7", 2, 3),
    ] {
        assert_eq!(start(notation), (step, generation), "{notation}");
    }
}

/// Facts 275 and 278.
#[test]
fn lemma_22_holds_for_nim() {
    // A P-position with 2n counters is found at step n, and is of generation n.
    let evolution = evolved("nim/7+7+7");
    assert_eq!(evolution.stage(), Stage::Done);
    let found = evolution.found();
    assert!(found.len() > 10);
    for one in found {
        let game = evolution.game(one.id).unwrap();
        let counters: u64 =
            read_piles(game.text().trim_matches(|c| c == '(' || c == ')')).unwrap().iter().sum();
        assert_eq!((u64::from(one.facts.step()) * 2, one.facts.longest.into()), (counters, counters));
    }
}

/// Fact 276.
#[test]
fn the_algorithm_finds_exactly_the_p_positions() {
    for notation in FIVE.into_iter().chain(["nim/3+4+5", "grundy/9", "nim/2&kayles/3"]) {
        let evolution = evolved(notation);
        for id in 0..evolution.positions() as u32 {
            let game = evolution.game(id).unwrap();
            let value = game.value(&mut crate::core::Budget::new(100_000)).unwrap();
            let facts = evolution.facts(&*game).unwrap();
            assert_eq!(facts.is_p, value.0 == 0, "{notation} {}", game.text());
            assert_eq!(facts.remoteness.is_multiple_of(2), facts.is_p);
            assert!(facts.generation() >= facts.step());
        }
    }
}

/// The standard algorithm of section 5.3, over the options alone: at which step each P-position is found.
fn by_steps(evolution: &Evolution) -> Vec<Option<u32>> {
    let options = |id: u32| -> Vec<u32> {
        let game = evolution.game(id).unwrap();
        let moves = game.moves(usize::MAX).moves;
        let number = |after: &dyn crate::core::Game| evolution.numbers[&*after.key()];
        moves.iter().map(|mv| number(&*game.play(&mv.notation).unwrap())).collect()
    };
    let all: Vec<Vec<u32>> = (0..evolution.positions() as u32).map(options).collect();
    let mut steps: Vec<Option<u32>> = vec![None; all.len()];
    let mut near = vec![false; all.len()];
    for step in 0.. {
        // Not found yet, and every move leads one move away from what was found before.
        let new: Vec<usize> = (0..all.len())
            .filter(|at| steps[*at].is_none() && all[*at].iter().all(|option| near[*option as usize]))
            .collect();
        if new.is_empty() {
            break;
        }
        new.iter().for_each(|at| steps[*at] = Some(step));
        near = all.iter().map(|options| options.iter().any(|to| steps[*to as usize].is_some())).collect();
    }
    steps
}

/// Lemma 22 as it is true: found at step i are those from which play lasts 2i moves if whoever wins is quick and whoever
/// loses is slow.
/// Fact 279.
#[test]
fn lemma_22_corrected() {
    for notation in FIVE {
        let evolution = evolved(notation);
        assert_eq!(evolution.stage(), Stage::Done, "{notation}");
        let mut latest = 0;
        for (id, step) in (0..).zip(by_steps(&evolution)) {
            let game = evolution.game(id).unwrap();
            let facts = evolution.facts(&*game).unwrap();
            assert_eq!(facts.is_p.then(|| facts.step()), step, "{notation} {}", game.text());
            let Some(step) = step else { continue };
            // The game that is shown has as many moves, the positions at both ends included.
            let line = evolution.line(id, Measure::Quick).unwrap();
            assert_eq!(line.len(), 2 * step as usize + 1, "{notation} {}", game.text());
            latest = latest.max(step);
        }
        assert!(latest >= 2, "{notation} {latest}");
    }
}

#[test]
fn an_optimal_game_of_each_kind_is_shown() {
    let evolution = evolved("lasker/2+2");
    let texts = |measure| {
        let line = evolution.line(0, measure).unwrap();
        line.iter().map(|game| game.text()).collect::<Vec<_>>()
    };
    assert_eq!(texts(Measure::Quick).len(), 5);
    let long = texts(Measure::Long);
    assert_eq!((long.len(), long[0].as_str()), (7, "(2,2)"));
    assert!(long.iter().any(|text| text == "(1,1,1,1)"), "{long:?}");
}

#[test]
fn a_large_game_stops_and_keeps_what_it_has() {
    for notation in ["nim/1000000000000+5", "nim/40+41+42+43"] {
        let mut evolution = Evolution::new(open(notation).unwrap());
        let mut slices = 0;
        while evolution.advance(100_000) == Stage::Running {
            slices += 1;
            assert!(slices < 1_000);
        }
        assert_eq!((evolution.stage(), evolution.start()), (Stage::Stopped, None), "{notation}");
        assert!(evolution.positions() <= MOST_POSITIONS);
        let _ = evolution.found();
    }
}

#[test]
fn each_kind_of_game_evolves() {
    for card in crate::games::library() {
        let notation = card.start;
        let mut evolution = Evolution::new(open(notation).unwrap());
        evolution.advance(3_000);
        for one in evolution.found().iter().take(5) {
            assert!(evolution.game(one.id).is_some(), "{notation}");
        }
    }
}
