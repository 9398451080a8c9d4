//! What speaks against a number that is not the one asked for, without telling that one.
use super::Figure;

impl Figure {
    /// Why this is not the number, in a sentence; none for the right number, and where nothing short can be said.
    ///
    /// ```
    /// use nimscope::learn::Figure;
    ///
    /// let against = |text, said| Figure::read(text).and_then(|figure| figure.against(said));
    /// assert_eq!(against("mex 0 1 2 4", 2).as_deref(), Some("2 is one of these numbers."));
    /// assert_eq!(against("mex 0 1 2 4", 3), None);
    /// ```
    pub fn against(&self, said: u64) -> Option<String> {
        let right = self.number().filter(|right| *right != said)?;
        let few = said < right;
        let either = |few_text: &str, many_text: &str| Some(if few { few_text } else { many_text }.into());
        match self {
            Self::Mex(numbers) if numbers.contains(&said) => Some(format!("{said} is one of these numbers.")),
            Self::Mex(_) => Some("A smaller number is missing among them, too.".into()),
            Self::NimSum(numbers) => Some(digit(numbers, said ^ right)),
            Self::NimQuotient(a, b) => {
                Some(format!("{b} ⊗ {said} is {}, not {a}.", kernels::nimbers::product_64(*b, said)))
            }
            Self::NimRoot(a) => {
                Some(format!("{said} ⊗ {said} is {}, not {a}.", kernels::nimbers::product_64(said, said)))
            }
            Self::Remainder(a, b) if said >= *b => Some(format!(
                "Look for a number from 0 to {}: what is left when {a} is divided by {b}.",
                b - 1
            )),
            Self::Remainder(a, b) => {
                Some(format!("{a} less {said} is {}, which is no multiple of {b}.", a.abs_diff(said)))
            }
            Self::Options(_) => either(
                "There are more moves than that: try them on the board.",
                "There are not so many moves: try them on the board.",
            ),
            Self::Winning(_) => either("More moves than that win.", "Not so many moves win."),
            Self::Longest(_) => either("A game can last longer.", "No game lasts so long."),
            Self::Lost(..)
            | Self::Largest(..)
            | Self::Born(..)
            | Self::Grown(..)
            | Self::Parents(_)
            | Self::Children(_) => either("There are more than that.", "There are not so many."),
            // The board speaks against a value.
            Self::Value(_) | Self::NimProduct(..) => None,
        }
    }
}

/// The largest power of two that is wrong in a nim-sum, and why.
fn digit(numbers: &[u64], wrong: u64) -> String {
    let power = 1u64 << wrong.ilog2();
    let having = numbers.iter().filter(|number| *number & power != 0).count();
    match having.is_multiple_of(2) {
        true => format!("Look at the {power}s: they cancel in pairs, and none is left."),
        false => format!("Look at the {power}s: they cancel in pairs, and one is left."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_number_is_refuted_and_the_right_one_is_not_told() {
        let against = |text: &str, said| Figure::read(text).unwrap().against(said);
        let options = |said| against("options colourful/(1,2,2,2)", said);
        assert_eq!(options(2), None);
        assert!(options(1).unwrap().starts_with("There are more moves"));
        assert!(options(7).unwrap().starts_with("There are not so many moves"));
        // 13 ⊕ 9 = 4.
        assert_eq!(
            against("nim-sum 13 9", 22).unwrap(),
            "Look at the 16s: they cancel in pairs, and none is left."
        );
        assert_eq!(
            against("nim-sum 13 9", 0).unwrap(),
            "Look at the 4s: they cancel in pairs, and one is left."
        );
        assert_eq!(against("mex 1 2 3", 4).unwrap(), "A smaller number is missing among them, too.");
        assert_eq!(against("nim-root 8", 1).unwrap(), "1 ⊗ 1 is 1, not 8.");
        assert_eq!(
            against("remainder 31 7", 10).unwrap(),
            "Look for a number from 0 to 6: what is left when 31 is divided by 7."
        );
        assert_eq!(against("remainder 31 7", 4).unwrap(), "31 less 4 is 27, which is no multiple of 7.");
    }
}
