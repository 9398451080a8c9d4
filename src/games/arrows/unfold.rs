//! A position of any game as a graph: its vertices are the positions that may follow, its arrows the moves.
use super::drawing::LIMITS;
use crate::core::{budget::Budget, game::Game, solver::Key};
use crate::games::compound;
use rustc_hash::FxHashMap;
use std::{collections::BTreeSet, rc::Rc};

/// Up to so many positions are written out beside their vertices.
const MOST_TEXTS: usize = 300;
/// Most moves that are looked at.
const WORK: u64 = 100_000;

/// The graph of a position, its first vertex. Positions with the same play are one vertex. An end that nobody has won
/// is a vertex with an arrow to itself: there play goes on for ever, which is a draw, too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unfolded {
    /// The vertices: as the positions are written where all are short numbers, as in Ferguson’s Figure 3.1; otherwise
    /// letters, in the order in which the positions are found.
    pub names: Vec<String>,
    /// The positions as people write them; empty where there are too many.
    pub texts: Vec<String>,
    pub arrows: Vec<(u32, u32)>,
    /// Whether play may end with no winner.
    pub draws: bool,
}

/// A game on the graph of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GraphGame {
    /// The notation of the game, with a token on the vertex of the position.
    pub notation: String,
    /// Whether play may end with no winner: see [`Unfolded`].
    pub draws: bool,
}

/// Why a position is not shown as a graph.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoGraph {
    /// Too many positions may follow.
    Large,
    /// There is no move.
    Over,
}

/// The graph of all positions that `game` leads to, at most `most`. Takes time in proportion to the moves.
///
/// # Errors
/// Why there is none.
pub fn position_graph(game: &Rc<dyn Game>, most: usize) -> Result<Unfolded, NoGraph> {
    if game.move_count() == 0 {
        return Err(NoGraph::Over);
    }
    let Explored { keys, arrows, draws } = explored(game, most)?;
    let texts = if keys <= MOST_TEXTS { position_texts(game, keys) } else { Vec::new() };
    let names = if texts.len() == keys { vertex_names(&texts) } else { (0..keys).map(letters).collect() };
    Ok(Unfolded { names, texts, arrows, draws })
}

/// What is found of a graph before its positions are named.
struct Explored {
    /// How many positions there are.
    keys: usize,
    /// The moves, each from a position to a position, numbered as they are found.
    arrows: Vec<(u32, u32)>,
    /// Whether play may end in a draw, which is an arrow from a position to itself.
    draws: bool,
}

/// The positions that `game` leads to, numbered in the order in which they are found, and the moves between them.
fn explored(game: &Rc<dyn Game>, most: usize) -> Result<Explored, NoGraph> {
    let mut budget = Budget::on_page(WORK);
    let mut numbers: FxHashMap<Key, u32> = FxHashMap::default();
    let mut keys = vec![game.key()];
    numbers.insert(game.key(), 0);
    let (mut arrows, mut draws) = (Vec::new(), false);
    let mut at = 0;
    while at < keys.len() {
        let options = game.options(&keys[at], &mut budget).map_err(|_| NoGraph::Large)?;
        if options.is_empty() && game.is_drawn(&keys[at]) {
            draws = true;
            arrows.push((at as u32, at as u32));
        }
        for option in options {
            let next = keys.len() as u32;
            let number = *numbers.entry(option.clone()).or_insert(next);
            if number == next {
                if keys.len() == most {
                    return Err(NoGraph::Large);
                }
                keys.push(option);
            }
            arrows.push((at as u32, number));
        }
        at += 1;
    }
    arrows.sort_unstable();
    arrows.dedup();
    Ok(Explored { keys: keys.len(), arrows, draws })
}

/// The texts of `count` positions, in the order of `explored`; fewer where a move cannot be made.
fn position_texts(game: &Rc<dyn Game>, count: usize) -> Vec<String> {
    let mut numbers: FxHashMap<Key, usize> = FxHashMap::default();
    numbers.insert(game.key(), 0);
    let mut positions = vec![game.clone()];
    let mut at = 0;
    let mut budget = Budget::on_page(WORK);
    while at < positions.len() && positions.len() < count {
        let from = positions[at].clone();
        // By key, since the same position may be written in another way and found by another move.
        let mut after: FxHashMap<Key, Rc<dyn Game>> = FxHashMap::default();
        for mv in from.moves(usize::MAX).moves {
            if let Ok(option) = from.make(&mv) {
                after.entry(option.key()).or_insert(option);
            }
        }
        for key in game.options(&from.key(), &mut budget).unwrap_or_default() {
            if !numbers.contains_key(&key)
                && let Some(option) = after.remove(&key)
            {
                numbers.insert(key, positions.len());
                positions.push(option);
            }
        }
        at += 1;
    }
    let text = |game: &Rc<dyn Game>| {
        let text = game.text();
        let inner = text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
        let text = inner.filter(|inner| !inner.contains(['(', ')'])).map(ToString::to_string).unwrap_or(text);
        if game.ended_in_draw() { text + ", a draw" } else { text }
    };
    positions.iter().map(text).collect()
}

/// The game on the graph of all positions that `game` leads to. None where they are too many to be drawn, or where
/// `game` is already played with one token on a graph.
pub fn unfold(game: &Rc<dyn Game>) -> Option<GraphGame> {
    let own = game.notation();
    if own.starts_with("graph:") && compound(&own).is_none() && !own.contains('+') {
        return None;
    }
    let Unfolded { names, arrows, draws, .. } = position_graph(game, LIMITS.vertices).ok()?;
    if arrows.len() > LIMITS.arrows {
        return None;
    }
    let rows: Vec<String> = arrows
        .chunk_by(|a, b| a.0 == b.0)
        .map(|row| {
            let to: Vec<&str> = row.iter().map(|(_, to)| &*names[*to as usize]).collect();
            format!("{}>{}", names[row[0].0 as usize], to.join(","))
        })
        .collect();
    Some(GraphGame { notation: format!("graph:{}/{}", rows.join(";"), names[0]), draws })
}

/// What positions with these texts are called as vertices.
fn vertex_names(texts: &[String]) -> Vec<String> {
    let short =
        |text: &String| (1..=3).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    let distinct: BTreeSet<&String> = texts.iter().collect();
    if texts.iter().all(short) && distinct.len() == texts.len() {
        return texts.to_vec();
    }
    (0..texts.len()).map(letters).collect()
}

/// A letter; after z come a1, b1, …
fn letters(number: usize) -> String {
    let letter = char::from(b'a' + (number % 26) as u8);
    if number < 26 { letter.to_string() } else { format!("{letter}{}", number / 26) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::{Budget, Convention, verdict};
    use crate::games::open;

    fn unfolded(notation: &str) -> Option<String> {
        unfold(&open(notation).unwrap()).map(|found| found.notation)
    }

    #[test]
    fn figure_3_1() {
        let drawn = "graph:6>3,4,5;3>0,1,2;4>1,2,3;5>2,3,4;2>0,1;1>0/6";
        let found = unfolded("subtraction:1,2,3/6").unwrap();
        let sorted = |text: &str| {
            let mut lines: Vec<String> = text[6..text.len() - 2].split(';').map(String::from).collect();
            lines.iter_mut().for_each(|line| {
                let (from, to) = line.split_once('>').unwrap();
                let mut to: Vec<&str> = to.split(',').collect();
                to.sort_unstable();
                *line = format!("{from}>{}", to.join(","));
            });
            lines.sort_unstable();
            lines
        };
        assert_eq!(sorted(&found), sorted(drawn));
    }

    #[test]
    fn the_graph_is_won_where_the_game_is() {
        for notation in [
            "nim/1+2",
            "nim/2+2&kayles/2",
            "colourful/r1y2+y1",
            "kayles/4",
            "lasker/4",
            "chomp/3+2",
            "mock-turtles/THTH",
            "nim/1+1|nim/1",
            "nim/2+2|nim/1",
            "nim/1+1~nim/1",
            "kayles/3~nim/2|nim/1+1",
            "nim/0~nim/2",
            "ordinal-nim/3,2",
            "sos/S..S",
            "sos/S...",
            "sos/SO..",
            "northcott:4/1-3",
            "graph:a>b;b>c;c>a,d;d>e/a+c",
        ] {
            let game = open(notation).unwrap();
            let graph = open(&unfolded(notation).unwrap_or_else(|| panic!("{notation}"))).unwrap();
            for convention in [Convention::Normal, Convention::Misere] {
                let outcome = |game: &Rc<dyn Game>| {
                    verdict(&**game, convention, &mut Budget::new(100_000)).unwrap().outcome()
                };
                assert_eq!(outcome(&game), outcome(&graph), "{notation} {convention:?}");
            }
        }
    }

    /// A drawn end has an arrow to itself; “(1,1), then (1)” has two vertices for each of its games.
    #[test]
    fn ends_of_draws_and_of_sequences() {
        let found = position_graph(&open("sos/SO.").unwrap(), 99).unwrap();
        // S makes the word, O fills the row without it.
        let drawn = found.texts.iter().position(|text| text.ends_with(", a draw")).unwrap() as u32;
        assert_eq!((found.names.len(), found.arrows.len(), found.draws), (3, 3, true));
        assert!(found.arrows.contains(&(drawn, drawn)));
        let found = position_graph(&open("nim/1+1|nim/1").unwrap(), 99).unwrap();
        assert_eq!(found.texts, ["Nim (1,1), then Nim (1)", "Nim (0,1), then Nim (1)", "Nim (1)", "Nim (0)"]);
        assert_eq!((found.arrows, found.draws), (vec![(0, 1), (1, 2), (2, 3)], false));
        let passed = position_graph(&open("nim/1+1~nim/1").unwrap(), 99).unwrap();
        assert_eq!(passed.texts[2..4], ["the winner begins Nim (1)", "Nim (1)"]);
        assert_eq!(passed.arrows.len(), 4);
    }

    #[test]
    fn every_vertex_is_a_position() {
        let found = position_graph(&open("nim/1+2").unwrap(), 100).unwrap();
        // Piles in another order are the same position.
        assert_eq!((found.names.len(), found.texts.len(), &*found.texts[0]), (5, 5, "1,2"));
        let large = position_graph(&open("nim/9+9+9").unwrap(), 1000).unwrap();
        // 10 + 2 · C(10,2) + C(10,3) multisets of three sizes from 0 to 9.
        assert_eq!((large.names.len(), large.texts.len()), (220, 220));
        let many = position_graph(&open("nim/30+40").unwrap(), 10_000).unwrap();
        assert!(many.texts.is_empty() && many.names.len() > 300);
        for (notation, why) in
            [("nim/30+40", NoGraph::Large), ("nim/0", NoGraph::Over), ("ordinal-nim/w", NoGraph::Large)]
        {
            assert_eq!(position_graph(&open(notation).unwrap(), 300), Err(why), "{notation}");
        }
        // A graph with cycles is its own graph.
        assert_eq!(position_graph(&open("graph:a>b;b>a,c/a").unwrap(), 9).unwrap().arrows.len(), 3);
    }

    #[test]
    fn what_is_too_large_or_a_graph_already_is_none() {
        for notation in
            ["nim/30+40", "nim/1000000", "sos/.......", "nim/0", "graph:a>b;b>a/a", "ordinal-nim/w,2"]
        {
            assert_eq!(unfolded(notation), None, "{notation}");
        }
    }
}
