//! A position in words, for those who do not see the board.
use crate::core::{Budget, ComponentView};
use crate::ui::model::GameRef;

/// Longest text that is read out, in characters.
const SHORT: usize = 60;
/// Most parts that are named one by one.
const MOST: usize = 12;
/// Most letters, and empty stretches between them, that are named one by one.
const MOST_LETTERS: usize = 24;
/// The sign for an empty square.
const EMPTY: char = '·';

/// A position in a few words: what its board says itself, its sizes, its letters, or its parts one by one; none where
/// none of these is short enough.
pub fn position(game: &GameRef) -> Option<String> {
    let scene = game.scene();
    if let [board] = &scene.boards[..]
        && let Some(words) = board.plane().in_words()
    {
        return Some(words);
    }
    // Sizes can be read aloud as they are written; a picture made of letters and brackets cannot.
    let sizes = |text: &String| text.chars().all(|c| c.is_ascii_digit() || "(), +".contains(c));
    let sized = Some(game.text()).filter(|text| (1..=SHORT).contains(&text.len()) && sizes(text));
    sized.or_else(|| spelled(&game.text())).or_else(|| parts(game))
}

/// "S, 2 empty, O": what stands in a line of squares; none for any other text.
fn spelled(text: &str) -> Option<String> {
    let squares = text.chars().all(|c| c.is_ascii_uppercase() || c == EMPTY);
    // Each run of equal squares with its length.
    let told = |run: &[char]| match run {
        [EMPTY, ..] => vec![(format!("{} empty", run.len()), run.len())],
        _ => run.iter().map(|letter| (letter.to_string(), 1)).collect(),
    };
    let all: Vec<char> = text.chars().collect();
    let runs = all.chunk_by(|one, next| (*one == EMPTY) == (*next == EMPTY));
    let (mut words, sizes): (Vec<String>, Vec<usize>) = runs.flat_map(told).unzip();
    let more: usize = sizes.iter().skip(MOST_LETTERS).sum();
    if more > 0 {
        words.truncate(MOST_LETTERS);
        words.push(format!("and {more} more"));
    }
    (squares && !words.is_empty()).then(|| words.join(", "))
}

fn parts(game: &GameRef) -> Option<String> {
    let parts = game.parts(&mut Budget::new(0));
    if !(1..=MOST).contains(&parts.len()) {
        return None;
    }
    let read = |text: &str| text.chars().all(|c| c.is_alphanumeric() || "(), +–".contains(c));
    let one = |name: &str, text: &str| match text {
        "" => name.to_string(),
        text if read(text) => format!("{name} {text}"),
        _ => name.to_string(),
    };
    // What a board says of itself stands for all parts on it.
    let scene = game.scene();
    let board = |part: &ComponentView| {
        let own = part.places.first()?.part;
        let board = scene.boards.get(usize::from(own))?;
        let words = board.plane().in_words()?;
        Some((own, if scene.boards.len() > 1 { format!("in {} {words}", board.game()) } else { words }))
    };
    let mut all: Vec<(Option<u8>, String)> = Vec::new();
    for part in &parts {
        match board(part) {
            Some((own, words)) if all.iter().all(|(told, _)| *told != Some(own)) => {
                all.push((Some(own), words))
            }
            Some(_) => {}
            None => all.push((None, one(&part.name, &part.text))),
        }
    }
    Some(all.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    #[test]
    fn positions_are_told() {
        let told = |notation| position(&GameRef(open(notation).unwrap()));
        for (notation, words) in [
            ("nim/3+5", "(3,5)"),
            ("kayles/5.7", "Row 1 (pins 1–5), Row 2 (pins 7–13)"),
            ("mock-turtles/HHTHT", "3 heads of 5 coins: 0, 1 and 3"),
            ("twins/TTH", "1 head of 3 coins: 2"),
            ("twins/HHHHHHHHHHHHHH", "14 heads of 14 coins: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 2 more"),
            ("turning-corners/5x5:1,3+3,2", "2 heads of 5 by 5 coins: (1,3) and (3,2)"),
            ("nim/3&kayles/7&hackenbush/4", "Pile 1 (3), Row 2 (pins 1–7), Part 3 (stalk 4)"),
            (
                "northcott:8/2-6+3-5",
                "row 1: White on 2, Black on 6, gap 3; row 2: White on 3, Black on 5, gap 1; White to move",
            ),
            ("colourful/r1y2r1+y2", "pile 1: 1 red, 2 yellow, 1 red; pile 2: 2 yellow"),
            ("chromatic:beatty(phi^2)/4+2", "stack 1: 4, green on top; stack 2: 2, red on top; red level: 2"),
            (
                "nim/3&colourful/r1y2+y1&mock-turtles/THT",
                "Pile 1 (3), in Colourful Nim pile 2: 1 red, 2 yellow; pile 3: 1 yellow, in Mock Turtles 1 head of 3 coins: 1",
            ),
            ("vertices:line(4)/1-4", "4 points: 1, 2, 3 and 4; 3 edges: 1 to 2, 2 to 3 and 3 to 4"),
            ("two-ended/r1y2r1+y2", "pile 1: 1 red, 2 yellow, 1 red; pile 2: 2 yellow"),
            ("sos/S..O...", "S, 2 empty, O, 3 empty"),
            (
                "sos/OOOOOOOOOOOOOOOOOOOOOOOOOO..",
                "O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, O, and 4 more",
            ),
        ] {
            assert_eq!(told(notation).as_deref(), Some(words), "{notation}");
        }
        assert_eq!(told("kayles/1.1.1.1.1.1.1.1.1.1.1.1.1"), None);
    }
}
