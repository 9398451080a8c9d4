//! Positions of all sizes, as one notation with a place for the size.
use super::Setup;

/// The notation of a size: `{n}` stands for it, `{n+1}` and `{n-1}` for its neighbours, `{T^n}` for so many letters.
/// What else stands in braces is left as it is. O(length).
///
/// ```
/// use nimscope::learn::notation_of_size;
///
/// assert_eq!(notation_of_size("subtraction:1,2/{n}", 7), "subtraction:1,2/7");
/// assert_eq!(notation_of_size("vertices:star({n})/1-{n+1}", 4), "vertices:star(4)/1-5");
/// assert_eq!(notation_of_size("ruler/{T^n-1}H", 3), "ruler/TTH");
/// ```
pub fn notation_of_size(family: &str, size: u64) -> String {
    let mut text = String::new();
    let mut rest = family;
    while let Some((before, inside, after)) = braces(rest) {
        text += before;
        match part(inside, size) {
            Some(part) => text += &part,
            None => text += &rest[before.len()..rest.len() - after.len()],
        }
        rest = after;
    }
    text + rest
}

/// What stands before a pair of braces, in it, and after it.
fn braces(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once('{')?;
    let (inside, after) = rest.split_once('}')?;
    Some((before, inside, after))
}

/// The most letters that are written.
const LETTERS: u64 = 2000;

fn part(inside: &str, size: u64) -> Option<String> {
    let (letter, sum) = inside.split_once('^').map_or((None, inside), |(letter, sum)| (Some(letter), sum));
    let more = sum.strip_prefix('n')?;
    let by: i64 = if more.is_empty() { 0 } else { more.parse().ok()? };
    let count = size.saturating_add_signed(by);
    Some(match letter {
        None => count.to_string(),
        Some(letter) => letter.repeat(usize::try_from(count.min(LETTERS)).ok()?),
    })
}

/// The position of a size.
pub fn setup_of_size(family: &str, size: u64, misere: bool) -> Setup {
    Setup { misere, ..Setup::of(notation_of_size(family, size)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_put_where_they_belong() {
        assert_eq!(notation_of_size("dynamic/{n}", 44), "dynamic/44");
        assert_eq!(notation_of_size("triplets/{T^n}H", 0), "triplets/H");
        assert_eq!(notation_of_size("triplets/{T^n-1}H", 0), "triplets/H");
        for other in ["nim/3", "{m}", "{n", "{nn}", "{n+x}", "}{"] {
            assert_eq!(notation_of_size(other, 5), other);
        }
        assert_eq!(notation_of_size("a{T^n}b", u64::MAX).len(), 2002);
    }
}
