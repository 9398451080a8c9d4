//! The games that have names of their own.
use super::code::Code;

/// Codes as they are displayed, each with its names, the usual one first (Winning Ways, chapter 4; Siegel,
/// Combinatorial Game Theory, section IV.2).
const NAMES: [(&str, &[&str]); 9] = [
    ("0.77", &["Kayles", "Rip Van Winkle’s game"]),
    ("0.137", &["Dawson’s chess"]),
    ("0.07", &["Dawson’s Kayles", "Cram in one row"]),
    ("4.[3]", &["Lasker’s Nim"]),
    ("0.[3]", &["Nim"]),
    ("4!.0", &["Grundy’s game"]),
    ("0.007", &["Treblecross", "Tic-tac-toe in one row"]),
    ("0.6", &["Officers"]),
    ("0.15", &["Guiles"]),
];

impl Code {
    /// The usual name of the game, if it has one.
    pub fn name(&self) -> Option<&'static str> {
        self.names().first().copied()
    }
    /// All names of the game, the usual one first.
    pub fn names(&self) -> &'static [&'static str] {
        let text = self.to_string();
        NAMES.iter().find(|(code, _)| *code == text).map_or(&[], |(_, names)| names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_named_codes_are_in_their_shortest_form() {
        for (text, names) in NAMES {
            let code = Code::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!((code.to_string().as_str(), code.name()), (text, Some(names[0])));
        }
    }
    #[test]
    fn a_game_keeps_its_name_however_its_code_is_written() {
        for text in ["0.[33]", "0.3[3]", ".33[3]"] {
            assert_eq!(Code::read(text).map(|code| code.name()), Ok(Some("Nim")));
        }
        assert_eq!(Code::read("0.123").map(|code| code.name()), Ok(None));
    }
}
