//! A game as a link, and back.
use super::state::*;
use crate::games::{Link, LinkError};
use crate::ui::{model::*, storage::Last, words};

/// The word for a level in links.
pub fn level_word(level: Level) -> &'static str {
    match level {
        Level::Off => "off",
        Level::Hints => "hints",
        Level::Full => "full",
    }
}

/// The level of this word.
pub fn level_named(word: &str) -> Option<Level> {
    [Level::Off, Level::Hints, Level::Full].into_iter().find(|level| level_word(*level) == word)
}

/// The link that opens the game as it stands, moves that were taken back included.
pub fn link(game: &Match, level: Level) -> Link {
    Link {
        moves: game.moves.iter().map(|mv| mv.notation.clone()).collect(),
        shown: (game.live < game.moves.len()).then_some(game.live),
        convention: game.convention,
        opponent: Some(game.rival.name().to_ascii_lowercase()),
        first: game.first,
        seed: Some(game.seed),
        asks: game.asks,
        analysis: Some(level_word(level).into()),
        names: if game.names == Match::usual_names() { Default::default() } else { game.names.clone() },
        ..Link::new(game.start().notation())
    }
}

/// What is remembered of a game under this link.
pub fn last(game: &Match, link: Link) -> Last {
    let state = match game.winner() {
        Some(side) => words::wins(&game.side_name(side)),
        None => words::to_move(&game.side_name(game.side(game.live))),
    };
    let text = game.positions[game.live].text();
    let short = text.chars().count() <= SHORT;
    Last {
        link,
        name: game.start().card().name.into(),
        text: if short { text } else { text.chars().take(SHORT - 2).chain("…".chars()).collect() },
        state: format!("{state} · {}", words::count_of_moves(game.live as u64)),
    }
}

/// Longest text of a position that is remembered as it is, in characters.
const SHORT: usize = 60;

/// The game that a link opens; what it leaves open is filled from `seed` and the usual choices.
///
/// # Errors
/// The part of the link that cannot be read or played.
pub fn open_link(link: &Link, seed: u64) -> Result<Match, LinkError> {
    let (start, after) = link.replay()?;
    let rival = link.opponent.as_deref().and_then(Rival::named).unwrap_or(Rival::ALL[1]);
    let mut game = Match::new(start, rival, link.seed.unwrap_or(seed));
    game.positions.extend(after.into_iter().map(GameRef));
    for (before, notation) in game.positions.iter().zip(&link.moves) {
        // Replaying has shown that every move is legal.
        game.moves.extend(before.read_move(notation).ok());
    }
    game.live = link.shown.unwrap_or(usize::MAX).min(game.moves.len());
    game.at = game.live;
    game.convention = link.convention;
    game.first = link.first;
    game.asks = link.asks;
    if link.names.iter().any(|name| !name.is_empty()) {
        game.names = link.names.clone();
    }
    Ok(game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_restore_the_game_and_what_was_taken_back() {
        let query = "v=1&g=nim/3+5+7&m=1-1,2-1,3-1&p=2&c=misere&o=friend&f=other&s=7&a=hints&q=1";
        let game = open_link(&Link::read(query).unwrap(), 0).unwrap();
        assert_eq!((game.live, game.moves.len(), game.rival, game.first), (2, 3, Rival::Friend, false));
        assert_eq!(game.game().notation(), "nim/2+4+7");
        let again = link(&game, Level::Hints);
        assert!(open_link(&Link::read(&again.to_string()).unwrap(), 1).unwrap() == game);
    }

    #[test]
    fn the_last_game_says_how_it_stands() {
        let said = |query| {
            let link = Link::read(query).unwrap();
            let last = last(&open_link(&link, 0).unwrap(), link);
            [last.name, last.text, last.state].join("; ")
        };
        assert_eq!(said("g=nim/3+5+7&m=1-1,2-1,3-1&p=2&o=friend"), "Nim; (2,4,7); First to move · 2 moves");
        assert_eq!(said("g=nim/3&m=1-3"), "Nim; (0); You win · 1 move");
        let long = said(&format!("g=colourful/{}", ["r1y2"; 40].join("+")));
        assert!(long.contains("…; Your move · 0 moves") && long.chars().count() < 110, "{long}");
    }
}
