//! The proofs that play keep what they claim, checked by brute force from the definition of the outcome, without
//! theorems.
mod trials;
use trials::{Trial, trials};

use crate::walk::opened;
use nimscope::core::{Budget, Convention, Game, Outcome};
use nimscope::games::open;
use nimscope::learn::proof::{self, Proof, ProofRefusal};
use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
};

/// The most positions that brute force may examine.
const WORK: u64 = 3_000_000;

/// The outcome by definition, computed once for each position; none where that takes too much work.
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

/// Tries every move from a position, and adds the cases that were used. Returns whether every reply was a move in this
/// position.
fn every_move(proof: &dyn Proof, game: &dyn Game, used: &mut BTreeSet<&'static str>) -> bool {
    let mut answered = true;
    for mv in game.moves(usize::MAX).moves {
        let at = format!("{}: {} after {}", proof.id(), game.notation(), mv.notation);
        let after = game.play(&mv.notation).unwrap();
        let reply = proof.reply(game, &mv.notation).unwrap_or_else(|refused| panic!("{at}: {refused}"));
        let Some(reply) = reply else {
            assert_eq!(after.move_count(), 0, "{at}: no reply");
            assert_eq!(proof.convention(), Convention::Misere, "{at}: the last move was made by the loser");
            continue;
        };
        used.insert(reply.case);
        assert!(proof.cases().iter().any(|case| case.name == reply.case), "{at}: {}", reply.case);
        assert!(reply.because.ends_with('.') && reply.because.len() > 20, "{at}: {}", reply.because);
        if let Some(start) = reply.from {
            beginning(proof, &*opened(&start), &reply.mv, &*after, &at);
            answered = false;
            continue;
        }
        let left = after.play(&reply.mv).unwrap_or_else(|error| panic!("{at}: {}: {error}", reply.mv));
        assert_eq!(proof.covers(&*left), Ok(()), "{at}: {} leaves {}", reply.mv, left.notation());
        assert_eq!(
            outcome(&*left, proof.convention()),
            Some(Outcome::P),
            "{at}: {} leaves {}",
            reply.mv,
            left.notation()
        );
    }
    answered
}

/// Checks a reply that begins in another position: the player to move there wins, and the move leads to the position to
/// be answered.
fn beginning(proof: &dyn Proof, start: &dyn Game, mv: &str, after: &dyn Game, at: &str) {
    assert_eq!(outcome(start, proof.convention()), Some(Outcome::N), "{at}: {}", start.notation());
    let first = start.play(mv).unwrap_or_else(|error| panic!("{at}: {mv}: {error}"));
    assert_eq!(first.notation(), after.notation(), "{at}");
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
                    covered += 1;
                    let answered = every_move(proof, &*game, &mut used);
                    assert!(!answered || outcome == Some(Outcome::P), "{id}: {notation} is {outcome:?}");
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
            // Proofs cover only some of these positions, and then correctly.
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
        Err(ProofRefusal::TooLarge)
    );
}

#[test]
fn cases_that_a_position_leaves_open_are_found() {
    let open_at = |id: &str, text: &str| proof::open_cases(proof::named(id).unwrap(), &*opened(text));
    assert_eq!(open_at("eeny-meeny", "colourful/(1,2,5)&nim/5"), Some(vec!["A2", "A3", "A4", "B1"]));
    assert_eq!(open_at("eeny-meeny", "colourful/(1,2,2)&nim/1"), Some(vec!["A1", "B1", "B2"]));
    assert_eq!(open_at("bouton", "nim/900+900"), None);
}
