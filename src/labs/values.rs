//! The values of a lab's fields.
use crate::core::notation::NotationError;
use crate::games::link::{
    LINK_VERSION, LinkError,
    field::{Field as Pair, text},
};
use crate::labs::field::{Field, Kind};
use std::fmt;

/// What each of the fields of a lab holds, as it was typed.
///
/// ```
/// use nimscope::labs::{Values, maps};
///
/// let mut asked = Values::read(maps::FIELDS, "g=nim/3%2B5&n=20").unwrap();
/// assert_eq!((asked.text("g"), asked.told("w"), asked.text("w")), ("nim/3+5", false, "values"));
/// asked.set("n", "1001");
/// assert_eq!(asked.error("n").unwrap().expected, "at most 1\u{202f}000");
/// assert_eq!(asked.to_string(), "v=1&g=nim/3+5&n=1001&w=values");
/// ```
#[derive(Clone)]
pub struct Values {
    fields: &'static [Field],
    texts: Vec<String>,
    told: Vec<bool>,
}

/// What is wrong with a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
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
    /// What the fields hold unless told.
    pub fn new(fields: &'static [Field]) -> Self {
        let texts = fields.iter().map(|field| field.initial.to_string()).collect();
        Self { fields, texts, told: vec![false; fields.len()] }
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
                values.told[at] = true;
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
    /// The text of a field; empty for a key that there is not.
    pub fn text(&self, key: &str) -> &str {
        self.at(key).map_or("", |at| &self.texts[at])
    }
    /// Whether it holds this text.
    pub fn is(&self, key: &str, text: &str) -> bool {
        self.text(key) == text
    }
    /// Whether a flag is set.
    pub fn flag(&self, key: &str) -> bool {
        self.is(key, "1")
    }
    /// Whether it was told, by a link or since.
    pub fn told(&self, key: &str) -> bool {
        self.at(key).is_some_and(|at| self.told[at])
    }
    /// Changes the text of a field.
    pub fn set(&mut self, key: &str, text: impl Into<String>) {
        if let Some(at) = self.at(key) {
            self.texts[at] = text.into();
            self.told[at] = true;
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
    /// The first of the fields that are asked for in which something is wrong.
    ///
    /// # Errors
    /// That field, with what is wrong.
    pub fn check(&self) -> Result<(), Wrong> {
        let asked = self.fields.iter().zip(&self.texts).filter(|(field, _)| (field.when)(self));
        let wrong = |(field, text): (&Field, &String)| {
            let error = field.error(text, self)?;
            Some(Wrong { key: field.key, text: text.clone(), error })
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
                || !matches!(field.kind, Kind::Flag | Kind::Seen) && !field.initial.is_empty()
            {
                write!(f, "&{}={}", field.key, text(&typed))?;
            }
        }
        Ok(())
    }
}
