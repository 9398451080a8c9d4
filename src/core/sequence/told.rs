//! The folding of a sequence in words.
use crate::core::{game::Game, outcome::Convention, why::Why};
use std::rc::Rc;

fn name(game: &Rc<dyn Game>) -> String {
    format!("{} {}", game.card().name, game.text())
}

/// From the last game up: what each is played for.
pub fn folding(games: &[Rc<dyn Game>], ways: &[Convention], convention: Convention) -> Why {
    let last = ways.len() - 1;
    let goal = |(index, way): (usize, &Convention)| {
        let rest = match (index == last, way) {
            (true, _) => "nothing",
            (false, Convention::Normal) => "P",
            (false, Convention::Misere) => "N",
        };
        let way = if *way == Convention::Normal { "normally" } else { "misère" };
        vec![name(&games[index]), rest.into(), way.into()]
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
    Why::default()
        .text(format!("Whoever moves last in a game leaves the start of the rest to the other player. So it is good to move last where the rest is P, and bad where the rest is N. {end} From there the games are folded upwards:"))
        .table(["game", "what follows", "is played"], rows)
        .text(format!("{first} The winning moves are its own in that kind of play."))
        .source("Sequences of games", "Liu and Britton 4.3; Stromquist and Ullman 1993")
}

/// Where the games that follow are too large to be searched.
pub fn unknown() -> Why {
    Why::default().text("The games that follow are too large to be searched, so nobody knows yet how this one is to be played.")
}
