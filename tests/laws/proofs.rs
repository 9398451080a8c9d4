//! Proofs that play keep what they claim: by brute force, from the definition of the outcome, and not by a theorem.
use crate::walk::opened;
use nimscope::core::{Budget, Convention, Game, Outcome};
use nimscope::games::open;
use nimscope::learn::proof::{self, Proof, Refused};
use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
};

/// Positions that brute force may look at.
const WORK: u64 = 3_000_000;

/// What a proof is tried on.
struct Trial {
    id: &'static str,
    /// Small positions, of its kind and others, and larger ones drawn at random.
    positions: Vec<String>,
    /// Whether it tells all P-positions among them.
    whole: bool,
}

/// All lists of this length with these numbers.
fn lists(length: usize, most: u64) -> Vec<Vec<u64>> {
    (0..length).fold(vec![vec![]], |lists, _| {
        let longer = |list: Vec<u64>| (0..=most).map(move |n| [&list[..], &[n]].concat());
        lists.into_iter().flat_map(longer).collect()
    })
}

fn joined(list: &[u64], by: &str) -> String {
    list.iter().map(u64::to_string).collect::<Vec<_>>().join(by)
}

fn heaps(game: &str, length: usize, most: u64) -> Vec<String> {
    lists(length, most).iter().map(|list| format!("{game}/{}", joined(list, "+"))).collect()
}

/// Larger ones, the last of them chosen so that the proof may speak of it.
fn random(game: &str, length: usize, most: u64, last: impl Fn(&[u64]) -> u64) -> Vec<String> {
    let mut rng = fastrand::Rng::with_seed(20_261_124);
    let one = |_| {
        let mut list: Vec<u64> = (1..length).map(|_| rng.u64(0..=most)).collect();
        list.push(last(&list));
        format!("{game}/{}", joined(&list, "+"))
    };
    (0..12).map(one).collect()
}

fn sum(list: &[u64]) -> u64 {
    list.iter().fold(0, |sum, n| sum ^ n)
}

fn moore() -> Vec<String> {
    let small = (1..=3).flat_map(|at_once| heaps(&format!("moore:{at_once}"), 4, 3));
    let larger =
        ["moore:2/7+7+7", "moore:2/1+4+5+5", "moore:2/2+4+6+6", "moore:3/3+3+3+3", "moore:2/1+6+7+7"];
    small.chain(larger.map(Into::into)).collect()
}

/// Parts of many games beside piles.
fn beside_piles() -> Vec<String> {
    let parts = [
        "kayles/4",
        "kayles/5.2",
        "dawson/6",
        "lasker/3+2",
        "subtraction:1,2,3/7",
        "colourful/(1,2,2)",
        "turning-turtles/HTHHT",
        "hackenbush/((()())(()))",
        "wythoff/2+3",
        "nim/2+3&kayles/3",
        "moore:2/1+2+2",
        "chromatic:evil/4+3",
        "nim/5",
    ];
    parts.iter().flat_map(|part| (0..=7).map(move |pile| format!("{part}&nim/{pile}"))).collect()
}

fn colourful() -> Vec<String> {
    let runs = (1..=4)
        .flat_map(|length| lists(length, 2))
        .map(|list| list.iter().map(|n| n + 1).collect::<Vec<_>>());
    let larger =
        [[5, 3, 4, 4], [1, 6, 5, 5], [6, 2, 5, 7], [2, 7, 7, 1], [4, 4, 4, 5]].map(|list| list.to_vec());
    let piles = runs.chain(larger).map(|list| format!("colourful/({})", joined(&list, ",")));
    piles.flat_map(|pile| (0..=7).map(move |beside| format!("{pile}&nim/{beside}"))).collect()
}

/// Two pictures that differ in what grows on one vertex, which `X` stands for.
fn pictures() -> Vec<String> {
    let stems = ["(X)", "((X))", "((X)())", "(()(X)(()))", "((X)),2"];
    let grown = ["", "()", "(())", "()()", "(()())", "()(())", "((()))", "(()())(())", "((())())", "()()()"];
    let pair = |stem: &str, one: &str, other: &str| {
        let (tree, rest) = stem.split_once(',').unwrap_or((stem, ""));
        let both = format!("{},{}", tree.replace('X', one), tree.replace('X', other));
        if rest.is_empty() { both } else { format!("{both},{rest},{rest}") }
    };
    let mut found = Vec::new();
    for stem in stems {
        for (at, one) in grown.iter().enumerate() {
            found.extend(grown[at..].iter().map(|other| format!("hackenbush/{}", pair(stem, one, other))));
        }
    }
    found
}

fn rugs() -> Vec<String> {
    let board = |side: u64, heads: &[(u64, u64)]| {
        let heads: Vec<String> = heads.iter().map(|(row, column)| format!("{row},{column}")).collect();
        let colon = if heads.is_empty() { "" } else { ":" };
        format!("rugs/{side}x{side}{colon}{}", heads.join("+"))
    };
    // All boards of three by three, and a few others.
    let places: Vec<(u64, u64)> = (1..=3).flat_map(|row| (1..=3).map(move |column| (row, column))).collect();
    let small = (0..512u32).map(|set| {
        let heads: Vec<_> = (0..9).filter(|at| set >> at & 1 == 1).map(|at| places[at]).collect();
        board(3, &heads)
    });
    let others = ["rugs/4x4:1,4+4,1", "rugs/4x4:1,2+2,1+1,4+4,1", "rugs/2x4:1,2+2,1"];
    small.chain(others.map(Into::into)).collect()
}

fn chomp() -> Vec<String> {
    let arms = (1..=9).map(|arm: usize| format!("chomp/{arm}{}", "+1".repeat(arm - 1)));
    let rows = (1..=9).map(|upper: u64| format!("chomp/{}+{upper}", upper + 1));
    let falling = |list: &Vec<u64>| list.is_sorted_by(|a, b| a >= b) && list[0] > 0;
    let bars = lists(4, 4).into_iter().filter(falling).map(|list| format!("chomp/{}", joined(&list, "+")));
    arms.chain(rows).chain(bars).collect()
}

fn chromatic() -> Vec<String> {
    let sets = ["beatty(phi^2)", "beatty(3)", "evil", "list(1)", "list(1,2)", "list(3,4)", "list(2,3,5,7)"];
    let small = sets.iter().flat_map(|set| heaps(&format!("chromatic:{set}"), 2, 7));
    small
        .chain(
            ["chromatic:beatty(phi^2)/8+13", "chromatic:beatty(phi^2)/9+15", "chromatic:evil/11+15"]
                .map(Into::into),
        )
        .collect()
}

fn tartan() -> Vec<String> {
    let games = ["turning-corners", "turning-turtles-squared", "mock-turtles-squared", "rugs"];
    let of = |game: &str| {
        let origin = u64::from(game != "turning-corners");
        let board = |set: u32| {
            let heads = (0..9).filter(|at| set >> at & 1 == 1).map(|at| (at / 3 + origin, at % 3 + origin));
            let heads: Vec<String> = heads.map(|(row, column)| format!("{row},{column}")).collect();
            format!("{game}/3x3{}{}", if heads.is_empty() { "" } else { ":" }, heads.join("+"))
        };
        (0..512).map(board).collect::<Vec<_>>()
    };
    let larger = ["turning-corners/4x4:1,2+3,3", "turning-corners/4x4:2,3+1,1"].map(Into::into);
    games.iter().flat_map(|game| of(game)).chain(larger).collect()
}

fn trials() -> Vec<Trial> {
    let nim =
        [heaps("nim", 3, 5), heaps("nim", 4, 2), random("nim", 4, 6, sum), random("nim", 5, 3, sum)].concat();
    let stairs = |list: &[u64]| sum(&list.iter().copied().step_by(2).collect::<Vec<_>>());
    let staircase = [heaps("staircase", 5, 2), random("staircase", 5, 2, stairs)].concat();
    let of = |id, positions, whole| Trial { id, positions, whole };
    vec![
        of("bouton", nim.clone(), true),
        of("misere", nim, true),
        of("staircase", staircase, true),
        of("moore", moore(), true),
        of("sprague-grundy", beside_piles(), true),
        of("eeny-meeny", colourful(), true),
        of("colon", pictures(), true),
        of("rugs", rugs(), false),
        of("chomp", chomp(), false),
        of("chromatic", chromatic(), true),
        of("tartan", tartan(), true),
    ]
}

/// By the definition, or none where that is too much; found once for each position.
fn outcome(game: &dyn Game, convention: Convention) -> Option<Outcome> {
    thread_local! {
        static KNOWN: RefCell<BTreeMap<(bool, String), Option<Outcome>>> = const { RefCell::new(BTreeMap::new()) };
    }
    let name = (convention == Convention::Misere, game.notation());
    if let Some(known) = KNOWN.with_borrow(|known| known.get(&name).copied()) {
        return known;
    }
    let found = game.outcome_by_definition(convention, &mut Budget::new(WORK)).ok();
    KNOWN.with_borrow_mut(|known| known.insert(name, found));
    found
}

/// Tries every move from a position; gives the cases that were used.
fn every_move(proof: &dyn Proof, game: &dyn Game, used: &mut BTreeSet<&'static str>) {
    for mv in game.moves(usize::MAX).moves {
        let at = format!("{}: {} after {}", proof.id(), game.notation(), mv.notation);
        let after = game.play(&mv.notation).unwrap();
        let reply = proof.reply(game, &mv.notation).unwrap_or_else(|refused| panic!("{at}: {refused}"));
        let Some(reply) = reply else {
            assert_eq!(after.move_count(), 0, "{at}: no reply");
            assert_eq!(proof.convention(), Convention::Misere, "{at}: the last move was made by the loser");
            continue;
        };
        let left = after.play(&reply.mv).unwrap_or_else(|error| panic!("{at}: {}: {error}", reply.mv));
        assert_eq!(proof.covers(&*left), Ok(()), "{at}: {} leaves {}", reply.mv, left.notation());
        assert!(proof.cases().iter().any(|case| case.name == reply.case), "{at}: {}", reply.case);
        assert!(reply.because.ends_with('.') && reply.because.len() > 20, "{at}: {}", reply.because);
        assert_eq!(
            outcome(&*left, proof.convention()),
            Some(Outcome::P),
            "{at}: {} leaves {}",
            reply.mv,
            left.notation()
        );
        used.insert(reply.case);
    }
}

#[test]
fn proofs_answer_every_move_and_use_every_case() {
    let trials = trials();
    let ids: Vec<&str> = trials.iter().map(|trial| trial.id).collect();
    assert_eq!(
        ids,
        proof::ALL.iter().map(|proof| proof.id()).collect::<Vec<_>>(),
        "a proof that is not tried"
    );
    for Trial { id, positions, whole } in trials {
        let proof = proof::named(id).unwrap();
        let (mut used, mut covered) = (BTreeSet::new(), 0);
        for notation in &positions {
            let game = opened(notation);
            let outcome = outcome(&*game, proof.convention());
            match proof.covers(&*game) {
                Ok(()) => {
                    assert_eq!(outcome, Some(Outcome::P), "{id}: {notation}");
                    covered += 1;
                    every_move(proof, &*game, &mut used);
                }
                Err(_) => {
                    assert!(!whole || outcome == Some(Outcome::N), "{id} does not speak of {notation}");
                    if let Some(mv) = game.moves(1).moves.first() {
                        assert!(proof.reply(&*game, &mv.notation).is_err(), "{id}: {notation}");
                    }
                }
            }
        }
        assert!(covered >= 8, "{id} was tried on {covered} positions");
        let all: BTreeSet<&str> = proof.cases().iter().map(|case| case.name).collect();
        assert_eq!(used, all, "{id}: cases");
        assert_eq!(all.len(), proof.cases().len(), "{id}: two cases of one name");
    }
}

#[test]
fn what_a_proof_does_not_speak_of_is_refused() {
    let others = [
        "nim/3+5&nim/6",
        "nim/1&nim/2|nim/3",
        "kayles/5",
        "nimble/3",
        "sos/...",
        "northcott:6/1-6",
        "colourful/(1,2)+(2)&nim/3",
        "hackenbush/0-a-b-0",
        "hackenbush/2&hackenbush/2",
        "hackenbush/1,2,3,4",
        "rugs/2x3:1,2",
        "chromatic:evil/3+3+3",
        "chromatic:evil/500+500",
        "subtraction:1/100000&nim/0",
        "subtraction:1/2000&nim/0",
        "moore:2/1+2",
    ];
    for proof in proof::ALL {
        for notation in others {
            let game = open(notation).unwrap_or_else(|error| panic!("{notation}: {error}"));
            // Some speak of a few of these, and then are right.
            if proof.covers(&*game).is_ok() {
                assert_eq!(
                    outcome(&*game, proof.convention()),
                    Some(Outcome::P),
                    "{}: {notation}",
                    proof.id()
                );
            }
        }
        for trial in trials().iter().filter(|trial| trial.id == proof.id()) {
            let covered =
                trial.positions.iter().map(|text| opened(text)).find(|game| proof.covers(&**game).is_ok());
            let game = covered.unwrap();
            for wrong in ["", "x", "9-9", "1-0", "7:1-1", "99x99", "99.99"] {
                assert!(proof.reply(&*game, wrong).is_err(), "{}: {wrong}", proof.id());
            }
        }
        assert!(proof::named(proof.id()).is_some());
    }
    assert!(proof::named("nothing").is_none());
    assert_eq!(
        proof::named("bouton").unwrap().covers(&*opened("nim/3+5")).map_err(|refused| refused.to_string()),
        Err("the proof speaks of positions of Nim with nim-sum 0".into())
    );
    assert_eq!(
        proof::named("sprague-grundy").unwrap().covers(&*opened("subtraction:1/2000&nim/0")),
        Err(Refused::TooLarge)
    );
}

#[test]
fn cases_that_a_position_leaves_open_are_found() {
    let open_at = |id: &str, text: &str| proof::open_cases(proof::named(id).unwrap(), &*opened(text));
    assert_eq!(open_at("eeny-meeny", "colourful/(1,2,5)&nim/5"), Some(vec!["A2", "A3", "A4", "B1"]));
    assert_eq!(open_at("eeny-meeny", "colourful/(1,2,2)&nim/1"), Some(vec!["A1", "B1", "B2"]));
    assert_eq!(open_at("bouton", "nim/900+900"), None);
}
