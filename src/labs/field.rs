//! What a lab is asked, as a list of fields: from it come the lab's link, its form, its arguments on the command line and
//! in scripts, and the errors of all of them, each at its place.
use crate::core::notation::NotationError;
use crate::games::link::{
    LINK_VERSION, LinkError, LinkPart,
    field::{Field as Pair, text},
};
use std::fmt;

/// Says what is wrong with the text of a field, and where; the other values tell what it depends on.
pub type Check = fn(&str, &Values) -> Result<(), NotationError>;
/// Words as links have them, each with its label in the form.
pub type LinkWords = &'static [(&'static str, &'static str)];

/// Examples to try first: the name on the button, and keys and values as in a link.
pub type Examples = &'static [(&'static str, &'static str)];

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
    Word(LinkWords),
    /// One of several words, in a list.
    Choice(LinkWords),
    /// `1`, or nothing.
    Flag,
    /// What a picture sets and no form has, such as a cell or the part that is seen.
    Hidden,
}

/// One thing that a lab is asked.
#[derive(Clone, Copy)]
pub struct Field {
    /// The name of the field in links, in arguments and in scripts.
    pub key: &'static str,
    /// The name of the field in the form, with the markup of `why`.
    pub label: &'static str,
    /// What a list of the keys says of the field.
    pub about: &'static str,
    pub kind: Kind,
    /// The text of the field where none is given.
    pub initial: &'static str,
    /// The part of a link that is named where the link is refused for this field.
    pub part: LinkPart,
    /// Whether the field is asked for, given all values.
    pub when: fn(&Values) -> bool,
    /// Whether the links that are written have the field.
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
    /// A field for one of these words, the first unless told.
    pub const fn word(key: &'static str, words: LinkWords, label: &'static str, about: &'static str) -> Self {
        Self::new(key, Kind::Word(words), label, about, words[0].0, |_, _| Ok(()))
    }
    /// A field for yes or no; no unless told.
    pub const fn flag(key: &'static str, label: &'static str, about: &'static str) -> Self {
        Self::new(key, Kind::Flag, label, about, "", |_, _| Ok(()))
    }
    /// A field that a picture sets; empty unless told.
    pub const fn hidden(key: &'static str, about: &'static str, check: Check) -> Self {
        Self::new(key, Kind::Hidden, "", about, "", check)
    }
    /// With another initial text.
    pub const fn from(self, initial: &'static str) -> Self {
        Self { initial, ..self }
    }
    /// Asked for only where this holds.
    pub const fn when(self, when: fn(&Values) -> bool) -> Self {
        Self { when, ..self }
    }
    /// For a part of a link other than its calculation.
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
    /// What is wrong with this text for the field, given the values of all fields.
    pub fn error(&self, text: &str, values: &Values) -> Option<NotationError> {
        match self.kind {
            Kind::Word(words) | Kind::Choice(words) => {
                let known = words.iter().any(|(word, _)| *word == text);
                (!known).then(|| NotationError::syntax(0, one_of(words.iter().map(|(word, _)| *word))))
            }
            Kind::Flag => (!matches!(text, "" | "0" | "1")).then(|| NotationError::syntax(0, "0 or 1")),
            Kind::Hidden if text.is_empty() => None,
            _ => (self.check)(text, values).err(),
        }
    }
}

/// What each of the fields of a lab holds, as it was typed.
///
/// ```
/// use nimscope::labs::{Values, maps};
///
/// let mut asked = Values::read(maps::FIELDS, "g=nim/3%2B5&n=20").unwrap();
/// assert_eq!((asked.text("g"), asked.is_given("w"), asked.text("w")), ("nim/3+5", false, "values"));
/// asked.set("n", "1001");
/// assert_eq!(asked.error("n").unwrap().expected, "at most 1\u{202f}000");
/// assert_eq!(asked.to_string(), "v=1&g=nim/3+5&n=1001&w=values");
/// ```
#[derive(Clone)]
pub struct Values {
    fields: &'static [Field],
    texts: Vec<String>,
    given: Vec<bool>,
}

/// What is wrong with a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FieldError {
    pub key: &'static str,
    pub text: String,
    pub error: NotationError,
}

impl PartialEq for Values {
    fn eq(&self, other: &Self) -> bool {
        self.texts == other.texts && self.fields.len() == other.fields.len()
    }
}

impl fmt::Debug for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl Values {
    /// The fields with their initial texts.
    pub fn new(fields: &'static [Field]) -> Self {
        let texts = fields.iter().map(|field| field.initial.to_string()).collect();
        Self { fields, texts, given: vec![false; fields.len()] }
    }
    /// Reads the query of a link, `v=1&k=3&n=127`: a version and a value for some of the keys. Unknown keys are ignored.
    ///
    /// # Errors
    /// An unknown version, a text that is not UTF-8 or too long, or a value that its field refuses: see
    /// [`Field::is_strict`].
    pub fn read(fields: &'static [Field], query: &str) -> Result<Self, LinkError> {
        Self::of(fields, query).map_err(|error| *error)
    }
    fn of(fields: &'static [Field], query: &str) -> Result<Self, Box<LinkError>> {
        let mut values = Self::new(fields);
        let mut pairs: Vec<Option<Pair>> = fields.iter().map(|_| None).collect();
        for pair in Pair::read(query)? {
            if let Some(at) = values.at(pair.key) {
                values.texts[at] = pair.text(fields[at].part)?;
                values.given[at] = true;
                pairs[at] = Some(pair);
            }
        }
        for (field, pair) in fields.iter().zip(&pairs) {
            if let Some(pair) = pair.as_ref().filter(|_| field.is_strict()) {
                let text = values.text(field.key);
                if let Some(error) = field.error(text, &values) {
                    return Err(pair.error(field.part, text, error));
                }
            }
        }
        for (field, text) in fields.iter().zip(&mut values.texts).filter(|(field, _)| field.is_strict()) {
            *text = field.plain(text);
        }
        Ok(values)
    }
    fn at(&self, key: &str) -> Option<usize> {
        self.fields.iter().position(|field| field.key == key)
    }
    pub fn fields(&self) -> &'static [Field] {
        self.fields
    }
    /// The text of a field; empty for an unknown key.
    pub fn text(&self, key: &str) -> &str {
        self.at(key).map_or("", |at| &self.texts[at])
    }
    /// Whether the field of this key holds this text.
    pub fn is(&self, key: &str, text: &str) -> bool {
        self.text(key) == text
    }
    /// Whether a flag is set.
    pub fn flag(&self, key: &str) -> bool {
        self.is(key, "1")
    }
    /// Whether a text was given for the field of this key, by a link or since.
    pub fn is_given(&self, key: &str) -> bool {
        self.at(key).is_some_and(|at| self.given[at])
    }
    /// Changes the text of a field.
    pub fn set(&mut self, key: &str, text: impl Into<String>) {
        if let Some(at) = self.at(key) {
            self.texts[at] = text.into();
            self.given[at] = true;
        }
    }
    /// Sets the fields that an example names, in a query.
    pub fn load(&mut self, query: &str) {
        for pair in Pair::all(query) {
            if let Some(field) = self.fields.iter().find(|field| field.key == pair.key)
                && let Ok(text) = pair.text(field.part)
            {
                self.set(field.key, text);
            }
        }
    }
    /// What is wrong with a field.
    pub fn error(&self, key: &str) -> Option<NotationError> {
        let at = self.at(key)?;
        self.fields[at].error(&self.texts[at], self)
    }
    /// Checks all fields that are asked for.
    ///
    /// # Errors
    /// The first field in which something is wrong, with the mistake.
    pub fn check(&self) -> Result<(), FieldError> {
        let asked = self.fields.iter().zip(&self.texts).filter(|(field, _)| (field.when)(self));
        let wrong = |(field, text): (&Field, &String)| {
            let error = field.error(text, self)?;
            Some(FieldError { key: field.key, text: text.clone(), error })
        };
        asked.filter_map(wrong).next().map_or(Ok(()), Err)
    }
}

/// The query that [`Values::read`] reads: the fields that are asked for and hold something.
impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v={LINK_VERSION}")?;
        let written =
            self.fields.iter().zip(&self.texts).filter(|(field, _)| field.linked && (field.when)(self));
        for (field, typed) in written {
            let typed = field.plain(typed);
            if !typed.is_empty()
                || !matches!(field.kind, Kind::Flag | Kind::Hidden) && !field.initial.is_empty()
            {
                write!(f, "&{}={}", field.key, text(&typed))?;
            }
        }
        Ok(())
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
