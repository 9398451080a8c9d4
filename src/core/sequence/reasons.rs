//! The folding of a sequence in words.
use super::Starter;
use crate::core::{game::Game, outcome::Convention, why::Why};
use std::rc::Rc;

fn name(game: &Rc<dyn Game>) -> String {
    format!("{} {}", game.card().name, game.text())
}

/// The derivation from the last game up: what each game is played for.
pub fn folding(
    games: &[Rc<dyn Game>],
    starters: &[Starter],
    ways: &[Convention],
    convention: Convention,
) -> Why {
    let goal = |(index, way): (usize, &Convention)| {
        let normally = *way == Convention::Normal;
        let rest = match starters.get(index) {
            None => "nothing".into(),
            Some(Starter::Loser) => if normally { "P" } else { "N" }.to_string(),
            Some(Starter::Winner) => format!("{}, begun by the winner", if normally { "N" } else { "P" }),
        };
        vec![name(&games[index]), rest, if normally { "normally" } else { "misère" }.into()]
    };
    let rows = ways.iter().enumerate().rev().map(goal).collect();
    let end = match convention {
        Convention::Normal => "Of the last game the last mover wins.",
        Convention::Misere => "Of the last game the last mover loses.",
    };
    let first = if ways[0] == Convention::Normal {
        "So the first game is played **normally**: its last mover wins."
    } else {
        "So the first game is played **misère**: its last mover loses."
    };
    let mut why = Why::default();
    if starters.contains(&Starter::Loser) {
        why = why.text("Whoever moves last in a game leaves the start of the rest to the other player. So it is good to move last where the rest is P, and bad where the rest is N.");
    }
    if starters.contains(&Starter::Winner) {
        why = why.text("Where the winner begins the rest, whoever moves last in a game has the start of the rest. So there it is good to move last where the rest is N, and bad where the rest is P.");
    }
    why.text(format!("{end} From there the games are folded upwards:"))
        .table(["game", "what follows", "is played"], rows)
        .text(format!("{first} The winning moves are its own in that kind of play."))
        .source("Sequences of games", "Liu and Britton 4.3; Stromquist and Ullman 1993")
}

/// Where a game is over, and its loser is to let the winner begin the rest; the game was to be played in this way.
pub fn passing(way: Convention) -> Why {
    let rest = match way {
        Convention::Normal => "The rest is N: the winner, who begins it, wins.",
        Convention::Misere => "The rest is P: the winner, who begins it, loses.",
    };
    Why::default().text(format!(
        "The game before is over. Its winner is to begin the next, so its loser, whose turn it is, has only one move: to let the winner begin. {rest}"
    ))
}

/// Where a game that follows makes a draw of all.
pub fn drawn(game: &Rc<dyn Game>) -> Why {
    Why::default()
        .text(format!(
            "With best play {} is a draw, as it is to be played here: nobody can be made to lose it, and nothing after it is begun. So all before it is a draw, too, whichever way it goes.",
            name(game)
        ))
        .source("Sequences of games", "Liu and Britton 4.3")
}

/// Where the games that follow are too large to be searched.
pub fn unknown() -> Why {
    Why::default().text("The games that follow are too large to be searched, so nobody knows yet how this one is to be played.")
}
