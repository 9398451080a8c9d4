use super::{
    Rims,
    dots::Dots,
    line::closed,
    place::{Drawing, Point},
    regions::Region,
    stroke::LoopMove,
    theory,
    trace::trace,
};
use crate::core::{Budget, Convention, LineError, Nimber, Outcome, ruleset::Ruleset, winning};
use crate::games::open;
use proptest::prelude::*;
use std::collections::BTreeMap;

/// Fact 110: the values of rows of 0 to 71 pins in Kayles.
const KAYLES: [u64; 72] = [
    0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4, 7, 2, 1, 8, 6,
    7, 4, 1, 2, 3, 1, 4, 7, 2, 1, 8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 8,
    6, 7,
];

fn rules(id: &str) -> Rims {
    Rims::with_params(id, "").unwrap_or_else(|error| panic!("{id}: {error}"))
}

/// Facts 109 and 110.
#[test]
fn regions_are_heaps_of_nim_and_rows_of_kayles() {
    assert_eq!(theory::values(60), (0..72).collect::<Vec<u64>>());
    assert_eq!(theory::values(2), KAYLES);
}

/// Values and misère play by the rules as they are stated: each dot of a region lies on the loop, inside or outside.
#[derive(Default)]
struct Known(BTreeMap<Vec<usize>, (u64, bool)>);

impl Known {
    fn options(counts: &[usize], most: usize) -> Vec<Vec<usize>> {
        let mut all = Vec::new();
        for (at, dots) in counts.iter().enumerate() {
            for choice in 0..3usize.pow(*dots as u32) {
                let side = |dot: u32| choice / 3usize.pow(dot) % 3;
                let count = |of: usize| (0..*dots as u32).filter(|dot| side(*dot) == of).count();
                if (1..=most).contains(&count(0)) {
                    let others = counts.iter().enumerate().filter(|(own, _)| *own != at).map(|(_, n)| *n);
                    let mut option: Vec<usize> =
                        others.chain([count(1), count(2)]).filter(|n| *n > 0).collect();
                    option.sort_unstable();
                    all.push(option);
                }
            }
        }
        all.sort();
        all.dedup();
        all
    }
    /// The value, and whether the position is lost in misère play.
    fn of(&mut self, counts: &[usize], most: usize) -> (u64, bool) {
        if let Some(known) = self.0.get(counts) {
            return *known;
        }
        let below: Vec<(u64, bool)> =
            Self::options(counts, most).iter().map(|option| self.of(option, most)).collect();
        let value = (0..).find(|value| below.iter().all(|(other, _)| other != value)).unwrap();
        let lost = !below.is_empty() && below.iter().all(|(_, lost)| !lost);
        self.0.insert(counts.to_vec(), (value, lost));
        (value, lost)
    }
}

/// All ascending lists of positive numbers whose sum is at most `most`.
fn partitions(most: usize) -> Vec<Vec<usize>> {
    let mut all = vec![vec![]];
    let mut at = 0;
    while at < all.len() {
        let used: usize = all[at].iter().sum();
        for next in all[at].last().copied().unwrap_or(1)..=most - used {
            all.push([&all[at][..], &[next]].concat());
        }
        at += 1;
    }
    all
}

#[test]
fn every_small_position_is_that_of_the_definition() {
    for (id, most) in [("rims", 60), ("rayles", 2)] {
        let rules = rules(id);
        let mut known = Known::default();
        for counts in partitions(8) {
            let key: Vec<u64> = counts.iter().map(|count| *count as u64).collect();
            let position = rules.from_key(&key);
            let (value, lost) = known.of(&counts, most);
            assert_eq!(rules.theorem(&position), Some(Nimber(value)), "{id} {counts:?}");
            let mut reached: Vec<Vec<u64>> = Vec::new();
            for mv in rules.moves(&position, usize::MAX).moves {
                assert!(rules.allows(&position, &mv), "{position} {mv}");
                reached.push(rules.key(&rules.option(&position, &mv)));
            }
            reached.sort();
            reached.dedup();
            let plain = |option: &Vec<usize>| option.iter().map(|count| *count as u64).collect::<Vec<u64>>();
            let options: Vec<Vec<u64>> = Known::options(&counts, most).iter().map(plain).collect();
            assert_eq!(reached, options, "{id} {counts:?}");
            let after = |mv: &LoopMove| -> Vec<usize> {
                rules.key(&rules.option(&position, mv)).into_iter().map(|n| n as usize).collect()
            };
            let all = rules.moves(&position, usize::MAX).moves;
            let to = rules.moves_to(&position, Nimber(0), usize::MAX).unwrap().moves;
            let wins: Vec<LoopMove> =
                all.iter().filter(|mv| known.of(&after(mv), most).0 == 0).cloned().collect();
            assert_eq!(to, wins, "{id} {counts:?}");
            if let Some((outcome, found)) = rules.misere(&position, usize::MAX) {
                assert_eq!(outcome == Outcome::P, lost, "{id} {counts:?}");
                let wins: Vec<LoopMove> = all.into_iter().filter(|mv| known.of(&after(mv), most).1).collect();
                assert_eq!(found.moves, wins, "{id} {counts:?}");
            }
        }
    }
}

#[test]
fn what_presets_say() {
    let wins = |text: &str, convention: Convention| {
        let game = open(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let found = winning(&*game, convention, 999, &mut Budget::new(100_000)).unwrap();
        found.moves.into_iter().map(|mv| mv.phrase.object.to_string()).collect::<Vec<_>>()
    };
    let normal = |text: &str| wins(text, Convention::Normal);
    let value = |text: &str| open(text).unwrap().value(&mut Budget::new(0)).unwrap().0;
    assert_eq!(value("rims/1-3(4-5:6-10)(11:12-18)"), 3 ^ 5 ^ 7);
    assert_eq!(value("rayles/1-3(4-5:6-10)(11:12-18)"), 3 ^ 4 ^ 2);
    assert!(
        normal("rims/1-3(4-5:6-10)(11:12-18)")
            .contains(&"in region 1 through 1 dot, none inside, 2 outside".into())
    );
    let nine = normal("rims/1-9");
    assert_eq!(nine.len(), 5, "{nine:?}");
    assert!(nine.contains(&"through 1 dot, 4 inside, 4 outside".into()));
    assert_eq!(normal("rayles/1-9"), ["through 1 dot, 4 inside, 4 outside"]);
    for lost in ["rims/1-6(7:8-13)", "rayles/1-5(6:7-15)"] {
        assert!(normal(lost).is_empty(), "{lost}");
    }
    let single = "rims/1(2)(3)(4-7)";
    assert!(wins(single, Convention::Misere) != normal(single) && !normal(single).is_empty());
    // Which loops lie within the new one does not count.
    assert_eq!(value("rims/1-4(5:6-8(9-10:11-15))"), 4 ^ 3 ^ 5);
    let game = open("rims/1-4(5:6-8)").unwrap();
    let [a, b] = ["1-2", "1-2-1"].map(|mv| game.play(mv).unwrap());
    assert_eq!((a.notation(), a.key()), ("rims/3-4(5:6-8)(1:2)".into(), b.key()));
    assert_eq!(b.notation(), "rims/3-4(1:2(5:6-8))");
}

#[test]
fn mistakes_have_their_place() {
    for (text, place) in [
        ("rims/", 5),
        ("rims/x", 5),
        ("rims/1-3+2", 9),
        ("rims/3-1", 5),
        ("rims/61", 5),
        ("rims/1-61", 7),
        ("rims/0-3", 5),
        ("rims/1-3(", 9),
        ("rims/1-3(:4)", 9),
        ("rims/1-3(4:5", 12),
        ("rims/1-3)", 8),
        ("rims/1(1)", 7),
        ("rims/(1)2", 8),
        ("rims:3/1", 5),
    ] {
        assert_eq!(open(text).err().map(|error| error.at), Some(place), "{text}");
    }
    assert!(open(&format!("rims/{}", "(".repeat(50_000))).is_err());
    assert!(open(&format!("rims/1{}", "()".repeat(12))).is_ok());
    assert!(open(&format!("rims/1{}", "()".repeat(13))).is_err());
    assert!(open("rims/0").is_ok() && open("rims/()").is_ok());
    let [rims, rayles] = ["rims", "rayles"].map(|id| open(&format!("{id}/1-4(5:6-8)")).unwrap());
    for mv in ["", "0", "5", "1.1", "1-1", "1.6", "1-6", "1--2", "1--1.1", "9", "1-", "1.2-3.4-1-", "1-2--"] {
        assert!(rims.play(mv).is_err(), "{mv}");
    }
    assert!(rims.play("1.2.3").is_ok() && rayles.play("1.2.3").is_err());
    assert!(rims.play("3.1-4-1").is_ok());
}

fn plane(text: &str) -> Region {
    Region::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A line round a rectangle, from a corner on and back to it.
fn round([left, top, right, bottom]: [i32; 4]) -> Vec<Point> {
    vec![[left, top], [right, top], [right, bottom], [left, bottom], [left, top]]
}

#[test]
fn lines_are_recognised_or_refused() {
    let region = plane("1-6(7:8-10)");
    let drawing = Drawing::of(&region);
    let at = |dot: u64| drawing.spots.iter().find(|spot| spot.dot == dot).unwrap().at;
    let drawn = |line: &[Point], most: usize| trace(&region, &drawing, line, most).map(|mv| mv.to_string());
    // A triangle through three dots.
    let [a, b, c] = [1, 2, 5].map(at);
    assert_eq!(drawn(&[a, b, c, a], 9), Ok("1.2.5".into()));
    assert_eq!(drawn(&[a, b, c, a], 2), Err(LineError::TooManyPieces(2)));
    // Round one dot, through none.
    assert_eq!(drawn(&round([a[0] - 22, a[1] - 22, a[0] + 22, a[1] + 22]), 9), Err(LineError::NoPiece));
    assert_eq!(drawn(&[a, [a[0] + 5, a[1] + 5]], 9), Err(LineError::Short));
    assert_eq!(drawn(&[a, at(6)], 9), Err(LineError::NotClosed));
    // A figure of eight.
    let [p, q] = [at(1), at(6)];
    assert_eq!(drawn(&[p, [q[0], p[1]], [p[0], q[1]], q, p], 9), Err(LineError::Crosses));
    // From one region into the other.
    let (far, [x, y]) = (at(8), at(6));
    assert_eq!(drawn(&[far, [x, y], [x, y + 30], [far[0], far[1] + 30], far], 9), Err(LineError::Touches));
    let [p, q] = [at(8), at(9)];
    assert_eq!(drawn(&[p, q, [q[0], q[1] - 26], [p[0], p[1] - 26], p], 9), Ok("8.9".into()));
    // Round the loop and a dot, through another: the loop is enclosed.
    let [width, height] = drawing.size;
    let [x, y] = at(1);
    let round = [[2, 2], [width - 2, 2], [width - 2, height - 2], [2, height - 2]];
    let line = [&round[..], &[[2, y + 6], [x, y], [2, y - 6], [2, 2]]].concat();
    let mv = trace(&region, &drawing, &line, 9).unwrap();
    assert_eq!((mv.on, &*mv.loops), (Dots::one(1).unwrap(), &[1][..]));
    assert!(mv.region(&region, 9) == Some(0));
    // What runs on beyond the meeting of its ends is cut off.
    let [x, y] = a;
    let run_on = [
        [x, y - 20],
        [x, y],
        [x + 40, y],
        [x + 40, y + 40],
        [x - 15, y + 40],
        [x - 15, y - 10],
        [x + 20, y - 10],
    ];
    let line = closed(&run_on).unwrap();
    assert_eq!(line[0], [x, y - 10]);
}

#[test]
fn no_line_is_too_much() {
    let region = plane("1-60");
    let drawing = Drawing::of(&region);
    let mut rng = fastrand::Rng::with_seed(8);
    for points in [0, 1, 2, 3, 500, 5000] {
        let line: Vec<Point> = (0..points).map(|_| [rng.i32(-900..900), rng.i32(-900..900)]).collect();
        assert!(trace(&region, &drawing, &line, 60).is_err(), "{points}");
    }
    let far = i32::MAX;
    assert!(trace(&region, &drawing, &[[-far, 0], [far, far], [0, -far], [far, 0]], 60).is_err());
}

proptest! {
    /// Whatever is drawn, the notation of a position denotes it, no dot is lost, and no dots or loops touch.
    #[test]
    fn play_keeps_dots_and_loops_apart(seed in 0u64..5000, most in prop_oneof![Just(2usize), Just(60)]) {
        let rules = rules(if most == 2 { "rayles" } else { "rims" });
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut position = rules.random(&mut rng, (seed % 3 + 1) as u8);
        loop {
            prop_assert_eq!(&plane(&position.to_string()), &position);
            let drawing = Drawing::of(&position);
            for (at, (number, line)) in drawing.loops.iter().enumerate() {
                for (other, second) in &drawing.loops[..at] {
                    prop_assert!(!super::line::crosses(line, second), "{} loops {} and {}", position, number, other);
                }
                for spot in &drawing.spots {
                    prop_assert!(super::line::distance_to(line, spot.at) > 20.0, "{} dot {}", position, spot.dot);
                }
            }
            for (at, spot) in drawing.spots.iter().enumerate() {
                for other in &drawing.spots[..at] {
                    prop_assert!((spot.at[0] - other.at[0]).abs().max((spot.at[1] - other.at[1]).abs()) >= 44);
                }
                // The way to a dot comes near no other dot and no loop.
                for step in spot.way.windows(2) {
                    for other in drawing.spots.iter().filter(|other| other.dot != spot.dot) {
                        prop_assert!(super::line::distance_to(step, other.at) > 18.0, "{} {} {}", position, spot.dot, other.dot);
                    }
                    for (_, line) in &drawing.loops {
                        prop_assert!(!super::line::crosses(step, line));
                    }
                }
            }
            let all = rules.moves(&position, usize::MAX).moves;
            let Some(mut mv) = rng.choice(all) else { break };
            // Loops beside it may be enclosed, too.
            let home = position.home(mv.on).unwrap();
            mv.loops = position.nodes()[home].loops.iter().copied().filter(|_| rng.bool()).collect();
            prop_assert_eq!(LoopMove::read(&mv.to_string()), Ok(mv.clone()));
            prop_assert_eq!(LoopMove::pointed(&mv.handles()), Some(mv.clone()));
            let after = rules.option(&position, &mv);
            prop_assert_eq!(after.all(), position.all());
            prop_assert_eq!(after.nodes().len(), position.nodes().len() + 1);
            position = after;
        }
        prop_assert!(position.counts().iter().all(|count| *count == 0));
    }
}
