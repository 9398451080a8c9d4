//! What a lab is asked, as a list of fields: from it come the lab's link, its form, its arguments on the command line and
//! in scripts, and the errors of all of them, each at its place.
use crate::core::notation::NotationError;
use crate::games::link::LinkPart;
use crate::labs::values::Values;

/// Says what is wrong with the text of a field, and where; the other values tell what it depends on.
pub type Check = fn(&str, &Values) -> Result<(), NotationError>;
/// Words as links have them, each with its label in the form.
pub type Words = &'static [(&'static str, &'static str)];

/// What a field holds, and how it is asked for.
#[derive(Clone, Copy)]
pub enum Kind {
    /// A text, as somebody types it.
    Text,
    /// A whole number, with blanks between its digits perhaps.
    Number,
    /// A position of a game.
    Game,
    /// One of a few words, side by side.
    Word(Words),
    /// One of several words, in a list.
    Choice(Words),
    /// `1`, or nothing.
    Flag,
    /// What a picture sets and no form has, such as a cell or the part that is seen.
    Seen,
}

/// One thing that a lab is asked.
#[derive(Clone, Copy)]
pub struct Field {
    /// In links, in arguments and in scripts.
    pub key: &'static str,
    /// In the form, with the markup of `why`.
    pub label: &'static str,
    /// In a list of the keys.
    pub about: &'static str,
    pub kind: Kind,
    /// What it is unless told.
    pub initial: &'static str,
    /// What a link that is refused for it does not hold.
    pub part: LinkPart,
    /// Whether it is asked for, where the other values are these.
    pub when: fn(&Values) -> bool,
    /// Whether links have it.
    pub linked: bool,
    check: Check,
}

impl Field {
    /// A field that is always asked for.
    pub const fn new(
        key: &'static str,
        kind: Kind,
        label: &'static str,
        about: &'static str,
        initial: &'static str,
        check: Check,
    ) -> Self {
        let part = LinkPart::Calculation;
        Self { key, label, about, kind, initial, part, when: |_| true, linked: true, check }
    }
    /// One of these words, the first unless told.
    pub const fn word(key: &'static str, words: Words, label: &'static str, about: &'static str) -> Self {
        Self::new(key, Kind::Word(words), label, about, words[0].0, |_, _| Ok(()))
    }
    /// Yes or no; no unless told.
    pub const fn flag(key: &'static str, label: &'static str, about: &'static str) -> Self {
        Self::new(key, Kind::Flag, label, about, "", |_, _| Ok(()))
    }
    /// Something that a picture sets; nothing unless told.
    pub const fn seen(key: &'static str, about: &'static str, check: Check) -> Self {
        Self::new(key, Kind::Seen, "", about, "", check)
    }
    /// With another value unless told.
    pub const fn from(self, initial: &'static str) -> Self {
        Self { initial, ..self }
    }
    /// Asked for where this holds.
    pub const fn when(self, when: fn(&Values) -> bool) -> Self {
        Self { when, ..self }
    }
    /// A part of a link that is not its calculation.
    pub const fn of(self, part: LinkPart) -> Self {
        Self { part, ..self }
    }
    /// Left out of the links that are written, since they say it otherwise.
    pub const fn unlinked(self) -> Self {
        Self { linked: false, ..self }
    }
    /// In a list rather than side by side.
    pub const fn listed(self) -> Self {
        match self.kind {
            Kind::Word(words) => Self { kind: Kind::Choice(words), ..self },
            _ => self,
        }
    }
    /// Whether a link with a mistake in it is refused. What is typed may be wrong: the form says so.
    pub fn is_strict(&self) -> bool {
        !matches!(self.kind, Kind::Text | Kind::Number | Kind::Game)
    }
    /// The text as links have it.
    pub(super) fn plain(&self, text: &str) -> String {
        match self.kind {
            Kind::Number => text.chars().filter(|c| !c.is_whitespace()).collect(),
            Kind::Flag if text == "0" => String::new(),
            _ => text.trim().into(),
        }
    }
    /// What is wrong with this text in the company of these values.
    pub fn error(&self, text: &str, values: &Values) -> Option<NotationError> {
        match self.kind {
            Kind::Word(words) | Kind::Choice(words) => {
                let known = words.iter().any(|(word, _)| *word == text);
                (!known).then(|| NotationError::syntax(0, one_of(words.iter().map(|(word, _)| *word))))
            }
            Kind::Flag => (!matches!(text, "" | "0" | "1")).then(|| NotationError::syntax(0, "0 or 1")),
            Kind::Seen if text.is_empty() => None,
            _ => (self.check)(text, values).err(),
        }
    }
}

/// "16, 64 or 256".
fn one_of<'w>(words: impl DoubleEndedIterator<Item = &'w str>) -> String {
    let mut words = words.rev();
    let last = words.next().unwrap_or_default();
    let mut others: Vec<&str> = words.collect();
    others.reverse();
    if others.is_empty() { last.into() } else { format!("{} or {last}", others.join(", ")) }
}

/// Whole numbers parted by minus signs, each at most `most`: `0-0-50`.
pub fn dashed<const N: usize>(text: &str, most: usize) -> Option<[usize; N]> {
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let read = |text: &str| text.parse().ok().filter(|n| *n <= most && digits(text));
    let numbers: Option<Vec<usize>> = text.split('-').map(read).collect();
    numbers?.try_into().ok()
}
