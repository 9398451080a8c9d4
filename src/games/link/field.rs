//! One `key=value` of a link, and how values are escaped.
use super::{LINK_VERSION, LONGEST_LINK, LinkError, LinkPart};
use crate::core::notation::NotationError;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// The characters escaped in values: all but letters, digits and signs that a fragment may hold as they are.
const VALUE: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~')
    .remove(b'/')
    .remove(b'+')
    .remove(b',')
    .remove(b':')
    .remove(b'(')
    .remove(b')');
/// The characters escaped in the items of a list: the comma too, since it separates them.
const ITEM: &AsciiSet = &VALUE.add(b',');
/// Longest name of a side, in characters.
const LONGEST_NAME: usize = 40;

/// A value, escaped for a link.
pub fn text(value: &str) -> String {
    utf8_percent_encode(value, VALUE).to_string()
}

/// The items of a list, escaped and joined by commas.
pub fn items(values: &[String]) -> String {
    let escaped = |value: &String| utf8_percent_encode(value, ITEM).to_string();
    values.iter().map(escaped).collect::<Vec<_>>().join(",")
}

/// One pair of a query.
pub struct Field<'t> {
    pub key: &'t str,
    value: &'t str,
    /// Where the value starts in the query.
    at: usize,
}

impl<'t> Field<'t> {
    /// The pairs of a query, in order.
    pub fn all(query: &'t str) -> impl Iterator<Item = Field<'t>> {
        let mut at = 0;
        query.split('&').map(move |pair| {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            let field = Field { key, value, at: at + pair.len() - value.len() };
            at += pair.len() + 1;
            field
        })
    }

    /// The pairs of a link to a page of the lab, which must not be too long nor of an unknown version.
    pub fn read(query: &'t str) -> Result<Vec<Field<'t>>, Box<LinkError>> {
        if query.len() > LONGEST_LINK {
            let limit = format!("a link of at most {LONGEST_LINK} characters");
            let error = NotationError::too_large(0, limit);
            return Err(Box::new(LinkError::new(LinkPart::Link, 0, "", error)));
        }
        let fields: Vec<_> = Self::all(query).collect();
        if let Some(version) = fields.iter().find(|field| field.key == "v") {
            version.version()?;
        }
        Ok(fields)
    }

    pub fn error(&self, part: LinkPart, text: &str, error: NotationError) -> Box<LinkError> {
        Box::new(LinkError::new(part, self.at, text, error))
    }
    fn decode(&self, part: LinkPart, escaped: &str) -> Result<String, Box<LinkError>> {
        let decoded = percent_decode_str(escaped).decode_utf8();
        let text = decoded
            .map_err(|bad| self.error(part, escaped, NotationError::syntax(bad.valid_up_to(), "UTF-8 text")));
        Ok(text?.into_owned())
    }

    pub fn text(&self, part: LinkPart) -> Result<String, Box<LinkError>> {
        self.decode(part, self.value)
    }
    /// A list, of at most `most` items.
    pub fn items(&self, part: LinkPart, most: usize) -> Result<Vec<String>, Box<LinkError>> {
        if self.value.is_empty() {
            return Ok(Vec::new());
        }
        let items: Vec<_> = self.value.split(',').take(most + 1).collect();
        if items.len() > most {
            return Err(self.error(part, "", NotationError::too_large(0, format!("at most {most} of them"))));
        }
        items.into_iter().map(|item| self.decode(part, item)).collect()
    }
    /// The value, which must be one of `words`.
    pub fn word(&self, part: LinkPart, words: &[&str]) -> Result<String, Box<LinkError>> {
        let text = self.text(part)?;
        if words.contains(&text.as_str()) {
            return Ok(text);
        }
        Err(self.error(part, &text, NotationError::syntax(0, one_of(words))))
    }
    /// A whole number of at most `most`.
    pub fn number(&self, part: LinkPart, most: u64) -> Result<u64, Box<LinkError>> {
        let text = self.text(part)?;
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        let number = text.parse().ok().filter(|number| digits && *number <= most);
        number.ok_or_else(|| self.error(part, &text, NotationError::syntax(0, "a whole number")))
    }
    /// The version, which must be one that is known.
    pub fn version(&self) -> Result<u64, Box<LinkError>> {
        let text = self.text(LinkPart::Version)?;
        let known = self.number(LinkPart::Version, LINK_VERSION.into()).ok().filter(|version| *version > 0);
        let expected = format!("version {LINK_VERSION}; the link may come from a newer Nimscope");
        known.ok_or_else(|| self.error(LinkPart::Version, &text, NotationError::syntax(0, expected)))
    }
    /// The value as the names of the two sides; a name that is left out is empty.
    pub fn names(&self) -> Result<[String; 2], Box<LinkError>> {
        let mut names = self.items(LinkPart::Names, 2)?;
        names.resize(2, String::new());
        for name in &names {
            if name.chars().count() > LONGEST_NAME {
                let limit = format!("a name of at most {LONGEST_NAME} characters");
                return Err(self.error(LinkPart::Names, name, NotationError::too_large(0, limit)));
            }
        }
        names.try_into().map_err(|_| self.error(LinkPart::Names, "", NotationError::syntax(0, "two names")))
    }
    /// Scheme, host and port, without a path.
    pub fn origin(&self) -> Result<String, Box<LinkError>> {
        let text = self.text(LinkPart::Origin)?;
        let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
        let plain = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
        if host.is_some_and(|host| !host.is_empty() && host.chars().all(plain)) {
            return Ok(text);
        }
        let error = NotationError::syntax(0, "an origin, such as https://example.org");
        Err(self.error(LinkPart::Origin, &text, error))
    }
}

/// "perfect, strong or friend".
fn one_of(words: &[&str]) -> String {
    match words.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => words.concat(),
    }
}
