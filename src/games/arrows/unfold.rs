//! A position of any game as a graph: its vertices are the positions that may follow, its arrows the moves.
use super::drawing::{ARROWS, VERTICES};
use crate::core::{game::Game, solver::Key};
use rustc_hash::FxHashMap;
use std::{collections::BTreeSet, rc::Rc};

/// Most moves of one position that are looked at.
const MOVES: usize = 200;

/// The notation of the game on the graph of all positions that `game` leads to, with a token on the one that it is. Positions
/// with the same play are one vertex. None where they are too many to be drawn, or where play may end in a draw.
///
/// A vertex is called as the position is written, where that is a number, as in Ferguson’s Figure 3.1; otherwise all have
/// letters, in the order in which they are found.
pub fn unfold(game: &Rc<dyn Game>) -> Option<String> {
    game.rules()?;
    let mut numbers: FxHashMap<Key, usize> = FxHashMap::default();
    numbers.insert(game.key(), 0);
    let mut positions = vec![game.clone()];
    let mut arrows: Vec<BTreeSet<usize>> = Vec::new();
    let (mut at, mut lines) = (0, 0);
    while at < positions.len() {
        let from = positions[at].clone();
        let moves = from.moves(MOVES);
        if moves.total > MOVES as u64 {
            return None;
        }
        let mut to = BTreeSet::new();
        for mv in &moves.moves {
            let after = from.make(mv).ok()?;
            let next = positions.len();
            let number = *numbers.entry(after.key()).or_insert(next);
            if number == next {
                positions.push(after);
            }
            to.insert(number);
        }
        lines += to.len();
        if positions.len() > VERTICES || lines > ARROWS {
            return None;
        }
        arrows.push(to);
        at += 1;
    }
    // A graph without an arrow has nothing to show.
    if positions.len() < 2 {
        return None;
    }
    let names = names(&positions);
    let arrows: Vec<String> = arrows
        .iter()
        .enumerate()
        .filter(|(_, to)| !to.is_empty())
        .map(|(from, to)| {
            let to: Vec<&str> = to.iter().map(|to| &*names[*to]).collect();
            format!("{}>{}", names[from], to.join(","))
        })
        .collect();
    Some(format!("graph:{}/{}", arrows.join(";"), names[0]))
}

fn names(positions: &[Rc<dyn Game>]) -> Vec<String> {
    let plain = |game: &Rc<dyn Game>| game.text().trim_matches(['(', ')']).to_owned();
    let texts: Vec<String> = positions.iter().map(plain).collect();
    let short =
        |text: &String| (1..=3).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    let distinct: BTreeSet<&String> = texts.iter().collect();
    if texts.iter().all(short) && distinct.len() == texts.len() {
        return texts;
    }
    // After z come a1, b1, …
    let letter = |number: usize| {
        let letter = char::from(b'a' + (number % 26) as u8);
        if number < 26 { letter.to_string() } else { format!("{letter}{}", number / 26) }
    };
    (0..positions.len()).map(letter).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::{Budget, Convention, verdict};
    use crate::games::open;

    fn unfolded(notation: &str) -> Option<String> {
        unfold(&open(notation).unwrap())
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
        ] {
            let game = open(notation).unwrap();
            let graph = open(&unfold(&game).unwrap_or_else(|| panic!("{notation}"))).unwrap();
            for convention in [Convention::Normal, Convention::Misere] {
                let outcome = |game: &Rc<dyn Game>| {
                    verdict(&**game, convention, &mut Budget::new(100_000)).unwrap().outcome()
                };
                assert_eq!(outcome(&game), outcome(&graph), "{notation} {convention:?}");
            }
        }
    }

    #[test]
    fn what_is_too_large_or_may_be_drawn_is_none() {
        for notation in ["nim/30+40", "nim/1000000", "sos/.....", "nim/0", "graph:a>b;b>a/a"] {
            assert_eq!(unfolded(notation), None, "{notation}");
        }
    }
}
