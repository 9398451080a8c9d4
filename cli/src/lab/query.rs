//! What a lab is asked: the query of its link, as words.
use super::Failure;
use clap::Args;
use nimscope::core::NotationError;
use nimscope::labs::{Field, Values, Wrong};

/// What every lab is asked with.
#[derive(Args)]
#[group(skip)]
pub struct Words {
    /// What is asked, as the lab's link has it
    #[arg(value_name = "KEY=VALUE")]
    words: Vec<String>,
    /// Writes JSON
    #[arg(long)]
    pub json: bool,
    /// Writes comma-separated values
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
}

/// The keys as a help text lists them.
pub fn help(fields: &[Field]) -> String {
    let line = |field: &Field| format!("\n  {}=  {}", field.key, field.about);
    let lines: String = fields.iter().map(line).collect();
    format!("Keys, as in the lab's link, whose values may be escaped with %:{lines}")
}

impl Words {
    /// The words as values of these fields.
    ///
    /// # Errors
    /// The place of a key that the lab does not have, or what is wrong with a value.
    pub fn values(&self, fields: &'static [Field]) -> Result<Values, Failure> {
        let words: Vec<String> = self.words.iter().map(|word| escaped(word)).collect();
        let query = words.join("&");
        let mut at = 0;
        for pair in query.split('&') {
            let key = pair.split_once('=').map_or(pair, |(key, _)| key);
            let known = key == "v" || fields.iter().any(|field| field.key == key);
            if !known && !pair.is_empty() {
                let linked = fields.iter().filter(|field| field.linked);
                let names: Vec<&str> = linked.map(|field| field.key).collect();
                let error = NotationError::syntax(at, format!("one of the keys {}", names.join(", ")));
                return Err(Failure::Wrong(format!("{query}: {}", error.counted(&query))));
            }
            at += pair.len() + 1;
        }
        let values = Values::read(fields, &query).map_err(|error| match pair(&query, error.at) {
            Some((key, value)) => {
                let text = if error.text.is_empty() { value } else { &error.text };
                wrong(key, text, &error.error)
            }
            None => Failure::Wrong(error.to_string()),
        })?;
        values.check()?;
        Ok(values)
    }
}

/// A word whose `&` stay in the value, as those of a sum of games, where no key follows them.
fn escaped(word: &str) -> String {
    let starts = |rest: &str| {
        let key = rest.split_once('=').map(|(key, _)| key);
        key.is_some_and(|key| !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_lowercase()))
    };
    let mut parts = word.split('&');
    let first = parts.next().unwrap_or_default().to_string();
    parts.fold(first, |before, part| before + if starts(part) { "&" } else { "%26" } + part)
}

/// Key and value of the pair whose value starts here.
fn pair(query: &str, at: usize) -> Option<(&str, &str)> {
    let (before, after) = query.split_at_checked(at)?;
    let key = before.rsplit('&').next()?.strip_suffix('=')?;
    Some((key, after.split('&').next()?))
}

/// What is wrong in the value of a key, and where.
pub fn wrong(key: &str, text: &str, error: &NotationError) -> Failure {
    Failure::Wrong(format!("{key}={text}: {} of the value", error.counted(text)))
}

impl From<Wrong> for Failure {
    fn from(Wrong { key, text, error }: Wrong) -> Self {
        wrong(key, &text, &error)
    }
}
