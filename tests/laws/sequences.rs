//! Sequences of two games: each game before itself, before two others, and before those unlike all others. They are
//! played by the definition, or refused with a reason.
use crate::walk::{MANY, opened};
use nimscope::core::{Budget, Card, Convention, Game, Mistake, Outcome, verdict, winning};
use nimscope::games::{cards, compound, open};
use std::{collections::HashMap, rc::Rc};

/// The most positions that may be reached from a start that is tried.
const FEW: usize = 60;

/// The most moves that are made to find such a start: large heaps take longer.
const LONG: usize = 60;

/// Games whose boards or rules are unlike all others.
const UNLIKE: [&str; 7] = ["nim", "rims", "rayles", "chomp", "vertices", "thirty-one", "hackenbush"];

/// A start position with all positions that can be reached from it, and who wins each of them.
struct Small {
    start: Rc<dyn Game>,
    /// By notation, whether the player to move wins: first where a player without a move wins, then where that player
    /// loses.
    wins: HashMap<String, [bool; 2]>,
}

/// Explores all positions that can be reached from one; none where there are too many.
fn explore(game: &Rc<dyn Game>, wins: &mut HashMap<String, [bool; 2]>) -> Option<[bool; 2]> {
    let at = game.notation();
    if let Some(known) = wins.get(&at) {
        return Some(*known);
    }
    let moves = game.moves(FEW);
    if wins.len() >= FEW || moves.is_truncated() {
        return None;
    }
    // Without moves: the player to move wins by the first rule, and loses by the second.
    let mut known = [moves.moves.is_empty(), false];
    for mv in moves.moves {
        let option = explore(&game.make(&mv).ok()?, wins)?;
        known = [0, 1].map(|way| known[way] || !option[way]);
    }
    wins.insert(at, known);
    Some(known)
}

/// A small position of a game that is not over: a preset, a random position, or one reached from these by some moves.
fn small(id: &str) -> Small {
    let card = cards().find(|card| card.id == id).unwrap();
    let first = opened(card.presets[0].position());
    let random = (0..6).map(|seed| first.random(seed, 1));
    let starts = card.presets.iter().map(|preset| opened(preset.position())).chain(random);
    let mut rng = fastrand::Rng::with_seed(7);
    for start in starts.collect::<Vec<_>>() {
        let mut here = start;
        for _ in 0..LONG {
            // A preset may be a sum of several games.
            if here.card().id != id || here.move_count() == 0 {
                break;
            }
            let mut wins = HashMap::new();
            if explore(&here, &mut wins).is_some() && wins.len() > 2 {
                return Small { start: here, wins };
            }
            let moves = here.moves(MANY).moves;
            // Moves with longer notations come first, which leave little.
            let mv = &moves[rng.usize(moves.len() / 2..moves.len())];
            here = here.make(mv).unwrap();
        }
    }
    panic!("{id} has no small position")
}

/// Whether the player to move wins a sequence of two games under a convention, by the definition: a player without a
/// move in the first game begins the second one, or after ~ has the other player begin it.
fn brute(first: &Small, at: &str, joint: char, second: &Small, convention: Convention) -> bool {
    let last = second.wins[&second.start.notation()];
    let begins = last[usize::from(convention == Convention::Normal)];
    // Whether a player without a move in the first game wins.
    let lost = begins == (joint == '|');
    first.wins[at][usize::from(!lost)]
}

fn valued() -> Vec<Small> {
    let valued = cards().filter(|card| opened(card.presets[0].position()).rules().is_some());
    valued.map(|card| small(card.id)).collect()
}

/// The games that follow a game in the trials: itself, those whose boards or rules are unlike all others, and two of
/// the rest, so that each is tried in both places.
fn partners(all: &[Small], at: usize) -> impl Iterator<Item = &Small> {
    let own = [0, 1, all.len() / 2].map(|step| (at + step) % all.len());
    let chosen = move |(place, other): &(usize, &Small)| {
        own.contains(place) || UNLIKE.contains(&other.start.card().id)
    };
    all.iter().enumerate().filter(chosen).map(|(_, other)| other)
}

#[test]
fn games_are_played_one_after_the_other() {
    let all = valued();
    assert!(all.len() > 60, "{}", all.len());
    for id in UNLIKE {
        assert!(all.iter().any(|own| own.start.card().id == id), "{id} has values");
    }
    let mut seen = [0, 0];
    for (at, first) in all.iter().enumerate() {
        for second in partners(&all, at) {
            let [loser, winner] = ['|', '~']
                .map(|joint| format!("{}{joint}{}", first.start.notation(), second.start.notation()));
            for (notation, joint, convention) in [
                (&loser, '|', Convention::Normal),
                (&loser, '|', Convention::Misere),
                (&winner, '~', Convention::Normal),
                (&winner, '~', Convention::Misere),
            ] {
                let game = opened(notation);
                assert_eq!(game.notation(), *notation);
                let mut budget = Budget::new(200_000);
                let wins = brute(first, &first.start.notation(), joint, second, convention);
                let found = verdict(&*game, convention, &mut budget).unwrap().outcome();
                assert_eq!(
                    found,
                    Some(if wins { Outcome::N } else { Outcome::P }),
                    "{notation} {convention:?}"
                );
                let told = winning(&*game, convention, FEW, &mut budget).unwrap();
                let mut told: Vec<&str> = told.moves.iter().map(|mv| &*mv.notation).collect();
                let moves = first.start.moves(FEW).moves;
                let right = moves.iter().filter(|mv| {
                    let after = first.start.make(mv).unwrap();
                    !brute(first, &after.notation(), joint, second, convention)
                });
                let mut right: Vec<&str> = right.map(|mv| &*mv.notation).collect();
                right.sort_unstable();
                told.sort_unstable();
                assert_eq!(told, right, "{notation} {convention:?}");
                seen[usize::from(wins)] += 1;
            }
        }
    }
    assert!(seen.iter().all(|seen| *seen > 100), "{seen:?}");
}

/// Play leads from each game into the next one and to the end, by the moves that the sequence lists.
#[test]
fn play_goes_on_in_the_next_game() {
    let all = valued();
    let mut rng = fastrand::Rng::with_seed(11);
    let joints = ['|', '~'].into_iter().cycle();
    for ((first, second), joint) in all.iter().zip(all.iter().cycle().skip(1)).zip(joints) {
        let mut game = opened(&format!("{}{joint}{}", first.start.notation(), second.start.notation()));
        let mut passes = 0;
        let (mut plies, mut entered) = (0, false);
        loop {
            let moves = game.moves(MANY).moves;
            let Some(mv) = rng.choice(&moves) else { break };
            assert_eq!(game.select(&mv.handles).as_ref(), Some(mv), "{}", game.notation());
            passes += usize::from(mv.notation == "pass");
            game = game.play(&mv.notation).unwrap();
            let written = game.notation();
            assert_eq!(open(&written).unwrap().notation(), written);
            entered |= written.ends_with(&second.start.notation()) && game.move_count() > 0;
            plies += 1;
        }
        assert!(plies >= 2 && entered, "{}", game.notation());
        assert_eq!(passes, usize::from(joint == '~'), "{}", game.notation());
    }
}

/// Games without Grundy values cannot join sums: the error says which game, and why. They can follow others.
#[test]
fn games_without_values_are_refused_in_sums() {
    // A sequence cannot be joined as a game: it is a sequence already.
    let single = |card: &&Card| compound(card.presets[0].position()).is_none();
    let mut refused = 0;
    for card in cards().filter(single) {
        let own = card.presets[0].position();
        let game = opened(own);
        if game.rules().is_some() {
            continue;
        }
        let reason = card.remarks.alone.unwrap_or_else(|| panic!("{}: `alone` on its card", card.id));
        for text in ["|", "~"].map(|joint| format!("{own}{joint}nim/3{joint}{own}")) {
            assert!(open(&text).is_ok(), "{text}");
        }
        // Games of which some positions have values can be summands.
        let joints: &[char] = if game.loopy().is_some() { &[] } else { &['&'] };
        for joint in joints {
            refused += 1;
            for other in ["nim/3", "rims/1-3", "kayles/4"] {
                for (text, at) in
                    [(format!("{own}{joint}{other}"), 0), (format!("{other}{joint}{own}"), other.len() + 1)]
                {
                    let error = open(&text).err().unwrap_or_else(|| panic!("{text} is played"));
                    assert_eq!((error.kind, error.at), (Mistake::NotAllowed, at), "{text}");
                    let why = error.to_string();
                    assert!(why.contains(reason) && why.contains(card.name), "{text}: {why}");
                }
            }
        }
    }
    assert!(refused > 0, "no game is without values");
}
