//! A position in words, for those who do not see the board.
use crate::core::Budget;
use crate::ui::model::GameRef;

/// Longest text that is read out, in characters.
pub const SHORT: usize = 60;
/// Most parts that are named one by one.
const MOST: usize = 12;

/// Its sizes as they are written, or its parts one by one; none where neither can be said in a few words.
pub fn position(game: &GameRef) -> Option<String> {
    // Sizes are heard as they are written; a picture in letters and brackets is not.
    let sizes = |text: &String| text.chars().all(|c| c.is_ascii_digit() || "(), +".contains(c));
    let sized = Some(game.text()).filter(|text| (1..=SHORT).contains(&text.len()) && sizes(text));
    sized.or_else(|| parts(game))
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
    let all: Vec<String> = parts.iter().map(|part| one(&part.name, &part.text)).collect();
    Some(all.join(", "))
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
            ("mock-turtles/HHTHT", "Coin 0, Coin 1, Coin 3"),
            ("nim/3&kayles/7&hackenbush/4", "Pile 1 (3), Row 2 (pins 1–7), Part 3 (stalk 4)"),
            ("northcott:8/2-6", "Board 1 gaps (3), White to move"),
            ("sos/S......", "Row 1"),
        ] {
            assert_eq!(told(notation).as_deref(), Some(words), "{notation}");
        }
        assert_eq!(told("kayles/1.1.1.1.1.1.1.1.1.1.1.1.1"), None);
    }
}
