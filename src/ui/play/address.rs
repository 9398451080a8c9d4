//! A game as a link, and back.
use super::state::*;
use crate::games::{Link, LinkError, MOST_MOVES, Played, SideLine};
use crate::ui::{model::*, storage::RecentGame, words};
use std::rc::Rc;

/// The word for a level in links.
pub fn level_word(level: Level) -> &'static str {
    match level {
        Level::Off => "off",
        Level::Hints => "hints",
        Level::Full => "full",
    }
}

/// The level of this word in links; none for other words.
pub fn level_named(word: &str) -> Option<Level> {
    [Level::Off, Level::Hints, Level::Full].into_iter().find(|level| level_word(*level) == word)
}

/// The link that opens the game as it stands, moves that were taken back included.
pub fn link(game: &Match, level: Level) -> Link {
    Link {
        moves: notations(&game.main, 0),
        shown: (game.live < game.main.len()).then_some(game.live),
        sides: sides(game),
        convention: game.convention,
        opponent: Some(game.rival.name().to_ascii_lowercase()),
        first: game.first,
        seed: Some(game.seed),
        asks: game.asks,
        analysis: Some(level_word(level).into()),
        names: game.own_names(),
        ..Link::new(game.start().notation())
    }
}

/// The notations of a line's moves, without the first `from`.
fn notations(line: &Line, from: usize) -> Vec<String> {
    line.moves.iter().skip(from).map(|mv| mv.notation.clone()).collect()
}

/// The side lines, as many as a link may hold.
fn sides(game: &Match) -> Vec<SideLine> {
    let side = |line: &Rc<Line>| {
        let from = line.shared(&game.main).min(line.len().saturating_sub(1));
        SideLine { from, moves: notations(line, from) }
    };
    let mut room = MOST_MOVES;
    let fits = |side: &SideLine| {
        room = room.saturating_sub(side.moves.len());
        room > 0
    };
    game.sides.iter().map(side).take_while(fits).collect()
}

/// What is remembered of a game, with this link to it.
pub fn last(game: &Match, link: Link) -> RecentGame {
    let state = match game.ending() {
        Some(ending) => game.ended(ending),
        None => words::to_move(&game.side_name(game.side_to_move(game.live))),
    };
    // A finished game is better described by its start than by its end.
    let position = if game.ending().is_some() { game.start() } else { game.last_position() };
    let text = position.text();
    let short = text.chars().count() <= SHORT;
    RecentGame {
        link,
        name: game.start().card().name.into(),
        text: if short { text } else { text.chars().take(SHORT - 2).chain("…".chars()).collect() },
        state: format!("{state} · {}", words::count_of_moves(game.live as u64)),
    }
}

/// Longest text of a position that is remembered as it is, in characters.
const SHORT: usize = 60;

/// The game that a link opens; what the link leaves open is chosen by `seed` and the usual defaults.
///
/// # Errors
/// The part of the link that cannot be read or played.
pub fn open_link(link: &Link, seed: u64) -> Result<Match, LinkError> {
    let replayed = link.replay()?;
    let tried = link.replay_sides(&replayed)?;
    let (start, played) = replayed;
    let rival = link.opponent.as_deref().and_then(Rival::named).unwrap_or(Rival::ALL[1]);
    let mut game = Match::new(start, rival, link.seed.unwrap_or(seed));
    game.main = Rc::new(extended((*game.main).clone(), played));
    game.live = link.shown.unwrap_or(usize::MAX).min(game.main.len());
    game.at = game.live;
    for (side, played) in link.sides.iter().zip(tried) {
        let (positions_before, moves_before) =
            (&game.main.positions[..=side.from], &game.main.moves[..side.from]);
        let before = Line { positions: positions_before.to_vec(), moves: moves_before.to_vec() };
        game.keep(Rc::new(extended(before, played)));
    }
    game.convention = link.convention;
    game.first = link.first;
    (game.asks, game.day) = (link.asks, link.puzzle);
    for (name, given) in game.names.iter_mut().zip(&link.names).filter(|(_, given)| !given.is_empty()) {
        name.clone_from(given);
    }
    Ok(game)
}

/// The line followed by these moves.
fn extended(mut line: Line, played: Vec<Played>) -> Line {
    for (mv, after) in played {
        line.push(MoveAndPosition { mv, after: GameRef(after) });
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_restore_the_game_and_what_was_taken_back() {
        let query =
            "v=1&g=nim/3+5+7&m=1-1,2-1,3-1&p=2&c=misere&o=friend&f=other&s=7&a=hints&q=1&x=1,3-7,2-5&x=0,2-5";
        let game = open_link(&Link::read(query).unwrap(), 0).unwrap();
        assert_eq!((game.live, game.main.len(), game.rival, game.first), (2, 3, Rival::Friend, false));
        assert_eq!(game.position().notation(), "nim/2+4+7");
        assert_eq!(game.sides.len(), 2);
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
        assert_eq!(
            said("g=nim/3+5+7&m=1-1,2-1,3-1&p=2&o=friend"),
            "Nim; (2,4,7); Player 1 to move · 2 moves"
        );
        assert_eq!(said("g=nim/3&m=1-3"), "Nim; (3); You win · 1 move");
        let long = said(&format!("g=colourful/{}", ["r1y2"; 40].join("+")));
        assert!(long.contains("…; Your move · 0 moves") && long.chars().count() < 110, "{long}");
    }
}
