//! The rule of a code, said in words.
use super::code::{Code, Digit};

/// Where there are more digits than this, those that say the same share a line.
const MANY: usize = 8;

impl Code {
    /// The rule in words, one sentence for each digit that occurs: "Take 1 or 2: leave 0, 1 or 2 heaps."
    pub fn words(&self) -> Vec<String> {
        let rules = self.rules(true);
        if rules.is_empty() {
            return vec!["No move is allowed.".to_owned()];
        }
        rules.into_iter().map(|(take, _, left)| format!("Take {take}: leave {left}.")).collect()
    }
    /// What may be taken, by which digit, and what may be left, for a table: "1", 7, "0, 1 or 2 heaps".
    pub fn digits_in_words(&self) -> Vec<(String, Digit, String)> {
        self.rules(self.digits().iter().filter(|digit| digit.heaps > 0).count() > MANY)
    }
    /// The digits that are not 0 as [`Code::digits_in_words`]; if `joined`, equal ones together.
    fn rules(&self, joined: bool) -> Vec<(String, Digit, String)> {
        let mut rules: Vec<(Digit, Vec<String>)> = Vec::new();
        let tail = self.tail().map_or(u64::MAX, |(_, start)| start);
        for (c, &digit) in (0u64..).zip(self.digits()).filter(|(_, digit)| digit.heaps > 0) {
            let take = match self.tail() {
                Some((1, _)) if c >= tail => vec![format!("{c} or more")],
                Some((period, _)) if c >= tail => {
                    vec![format!("{c}, {}, {} and so on", c + period, c + 2 * period)]
                }
                _ if c == 0 => vec!["nothing".to_owned()],
                _ => vec![c.to_string()],
            };
            // What repeats for ever stands in a sentence of its own, as "or" and "and so on" do not mix.
            match rules.iter_mut().find(|(other, _)| joined && c > 0 && c < tail && *other == digit) {
                Some((_, takes)) => takes.extend(take),
                None => rules.push((digit, take)),
            }
        }
        rules.into_iter().map(|(digit, takes)| (either(&takes), digit, heaps_in_words(digit))).collect()
    }
}

/// "0, 1 or 2 heaps", "2 heaps of different sizes".
fn heaps_in_words(digit: Digit) -> String {
    let counts: Vec<String> = (0..8).filter(|&j| digit.allows(j)).map(|j| j.to_string()).collect();
    let noun = if digit.most() == Some(1) { "heap" } else { "heaps" };
    format!("{} {noun}{}", either(&counts), if digit.unequal { " of different sizes" } else { "" })
}

/// "1", "1 or 2", "1, 2 or 3".
fn either(words: &[String]) -> String {
    match words {
        [first @ .., before, last] => {
            let first: String = first.iter().map(|word| format!("{word}, ")).collect();
            format!("{first}{before} or {last}")
        }
        rest => rest.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> String {
        Code::read(text).map_or_else(|error| error.to_string(), |code| code.words().join(" "))
    }

    #[test]
    fn rules_are_said_in_words() {
        for (code, rule) in [
            ("0.77", "Take 1 or 2: leave 0, 1 or 2 heaps."),
            ("0.137", "Take 1: leave 0 heaps. Take 2: leave 0 or 1 heap. Take 3: leave 0, 1 or 2 heaps."),
            ("4!.0", "Take nothing: leave 2 heaps of different sizes."),
            ("4.[3]", "Take nothing: leave 2 heaps. Take 1 or more: leave 0 or 1 heap."),
            ("0.1[20]", "Take 1: leave 0 heaps. Take 2, 4, 6 and so on: leave 1 heap."),
            ("0.3[30]", "Take 1: leave 0 or 1 heap. Take 2, 4, 6 and so on: leave 0 or 1 heap."),
            ("0.333", "Take 1, 2 or 3: leave 0 or 1 heap."),
            ("0.0", "No move is allowed."),
            ("0.W", "Take 1: leave 5 heaps."),
        ] {
            assert_eq!(words(code), rule, "{code}");
        }
    }
}
