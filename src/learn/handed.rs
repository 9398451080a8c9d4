//! What a link hands out to a class: lessons, exercises and drills, in order.
use super::{Drill, LEVELS, Place};
use std::{fmt, str::FromStr};

/// One thing that is handed out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// A lesson or an exercise.
    Lesson(Place),
    /// A drill with the seed that gives everybody the same questions, and its level; without a level it adapts to the
    /// learner.
    Drill { drill: Drill, seed: u64, level: Option<u8> },
}

/// The error of a text that is no item.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoItem;

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lesson(place) => place.fmt(f),
            Self::Drill { drill, seed, level: None } => write!(f, "{}*{seed}", drill.id()),
            Self::Drill { drill, seed, level: Some(level) } => write!(f, "{}*{seed}*{level}", drill.id()),
        }
    }
}

impl FromStr for Item {
    type Err = NoItem;
    fn from_str(text: &str) -> Result<Self, NoItem> {
        let Some((drill, rest)) = text.split_once('*') else {
            return text.parse().map(Self::Lesson).map_err(|_| NoItem);
        };
        let (seed, level) = match rest.split_once('*') {
            Some((seed, level)) => (seed, Some(level.parse().map_err(|_| NoItem)?)),
            None => (rest, None),
        };
        if level.is_some_and(|level| !(1..=LEVELS).contains(&level)) {
            return Err(NoItem);
        }
        let drill = Drill::named(drill).ok_or(NoItem)?;
        Ok(Self::Drill { drill, seed: seed.parse().map_err(|_| NoItem)?, level })
    }
}

/// Most things that one link hands out.
pub const MOST_HANDED: usize = 30;

/// How much help a teacher leaves to those who answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Help {
    /// The most hints that a question gives.
    pub hints: usize,
    /// Whether the answer is shown to whoever asks for it.
    pub answers: bool,
}

impl Default for Help {
    /// All help there is.
    fn default() -> Self {
        Self { hints: usize::MAX, answers: true }
    }
}

/// What a link hands out, in its order, and with how much help.
///
/// ```
/// use nimscope::learn::Assignment;
///
/// let handed = Assignment::read("t=1.2,2e3,mex*7*1&h=1&a=0");
/// assert_eq!((handed.items.len(), handed.help.hints, handed.help.answers), (3, 1, false));
/// assert_eq!(handed.to_string(), "t=1.2,2e3,mex*7*1&h=1&a=0");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Assignment {
    pub items: Vec<Item>,
    pub help: Help,
}

impl Assignment {
    /// Reads the fields of an address; words that are no item are left out.
    pub fn read(query: &str) -> Self {
        let field = |name: &str| query.split('&').find_map(|field| field.strip_prefix(name));
        let items = Self::each(field("t=").unwrap_or_default()).into_iter().filter_map(Result::ok).collect();
        let hints = field("h=").and_then(|text| text.parse().ok()).unwrap_or(usize::MAX);
        Self { items, help: Help { hints, answers: field("a=") != Some("0") } }
    }
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
    /// Reads a list word by word, at most [`MOST_HANDED`]; a word that is no item stands as an error in its place.
    ///
    /// ```
    /// use nimscope::learn::Assignment;
    ///
    /// assert_eq!(Assignment::each("mex*x").first(), Some(&Err("mex*x".to_string())));
    /// ```
    pub fn each(text: &str) -> Vec<Result<Item, String>> {
        let words = text.split([',', ' ', '\n']).map(str::trim).filter(|word| !word.is_empty());
        words.take(MOST_HANDED).map(|word| word.parse().map_err(|_| word.to_string())).collect()
    }
    /// The list with this item added at its end, or, where it contains the item, without it.
    pub fn toggled(&self, item: Item) -> Self {
        let mut items = self.items.clone();
        match items.iter().position(|other| *other == item) {
            Some(at) => drop(items.remove(at)),
            None if items.len() < MOST_HANDED => items.push(item),
            None => {}
        }
        Self { items, ..self.clone() }
    }
}

impl fmt::Display for Assignment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let items: Vec<String> = self.items.iter().map(ToString::to_string).collect();
        write!(f, "t={}", items.join(","))?;
        if self.help.hints < usize::MAX {
            write!(f, "&h={}", self.help.hints)?;
        }
        f.write_str(if self.help.answers { "" } else { "&a=0" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_read_back() {
        let text = "1.1,3e2,nim-sum*12,colon*4*3";
        assert_eq!(Assignment::read(&format!("t={text}")).to_string(), format!("t={text}"));
        let wrong = "x,1.0,mex,mex*,mex*x,mex*1*9,nothing*3,,2.2";
        assert_eq!(Assignment::read(&format!("h=x&t={wrong}&a=1")).to_string(), "t=2.2");
        let each = Assignment::each(wrong);
        let unread: Vec<&str> =
            each.iter().filter_map(|word| word.as_ref().err()).map(String::as_str).collect();
        assert_eq!(unread.join(","), "x,1.0,mex,mex*,mex*x,mex*1*9,nothing*3");
        assert_eq!(Assignment::read(&format!("t={}", "1.1,".repeat(100))).items.len(), MOST_HANDED);
    }

    #[test]
    fn things_are_put_in_and_taken_out() {
        let item = |text: &str| text.parse::<Item>().unwrap();
        let list = Assignment::default().toggled(item("1.2")).toggled(item("mex*5")).toggled(item("2e1"));
        assert_eq!(list.to_string(), "t=1.2,mex*5,2e1");
        assert_eq!(list.toggled(item("mex*5")).to_string(), "t=1.2,2e1");
    }
}
