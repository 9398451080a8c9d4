//! Where on a board a piece is, for hints that say where to look.

/// Which third of the board a piece is in, from the top and from the left; none where the board is too narrow that way
/// to have thirds.
pub type Thirds = [Option<usize>; 2];

/// The third that a point of a length is in, both in the same unit.
pub fn third(at: u64, long: u64) -> usize {
    (3 * at / long.max(1)).min(2) as usize
}

/// What the side of the board is called: "the top left of the board".
pub fn name(thirds: Thirds) -> String {
    let names = [["top", "", "bottom"], ["left", "", "right"]];
    let words = thirds.into_iter().zip(names).filter_map(|(third, names)| names.get(third?).copied());
    let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
    match words[..] {
        [] => "the middle of the board".into(),
        _ => format!("the {} of the board", words.join(" ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thirds_have_names() {
        assert_eq!([0, 3, 4, 9].map(|at| third(at, 10)), [0, 0, 1, 2]);
        assert_eq!(name([Some(0), Some(2)]), "the top right of the board");
        assert_eq!(name([None, Some(0)]), "the left of the board");
        assert_eq!(name([Some(1), None]), "the middle of the board");
    }
}
