//! What a lab is asked: the query of its link, as words.
use super::Failure;
use clap::Args;
use nimscope::core::NotationError;
use nimscope::games::LinkError;

/// The keys of a lab, and what each stands for.
pub type Keys = [(&'static str, &'static str)];

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
pub fn help(keys: &Keys) -> String {
    let line = |(key, what): &(&str, &str)| format!("\n  {key}=  {what}");
    let lines: String = keys.iter().map(line).collect();
    format!("Keys, as in the lab's link, whose values may be escaped with %:{lines}")
}

/// The query of a link, all of whose keys are known.
pub struct Query(String);

impl Words {
    /// The words as a query.
    ///
    /// # Errors
    /// The place of a key that the lab does not have.
    pub fn query(&self, keys: &Keys) -> Result<Query, Failure> {
        let query = self.words.join("&");
        let mut at = 0;
        for pair in query.split('&') {
            let key = pair.split_once('=').map_or(pair, |(key, _)| key);
            let known = key == "v" || keys.iter().any(|(known, _)| *known == key);
            if !known && !pair.is_empty() {
                let names: Vec<&str> = keys.iter().map(|(key, _)| *key).collect();
                let error = NotationError::syntax(at, format!("one of the keys {}", names.join(", ")));
                return Err(Failure::Wrong(format!("{query}: {}", error.counted(&query))));
            }
            at += pair.len() + 1;
        }
        Ok(Query(query))
    }
}

impl Query {
    /// Whether a key is there.
    pub fn has(&self, key: &str) -> bool {
        self.0.split('&').any(|pair| pair.split_once('=').map_or(pair, |(key, _)| key) == key)
    }
    /// What the link's reader makes of it.
    ///
    /// # Errors
    /// What the reader says, with the key.
    pub fn read<L>(&self, read: impl Fn(&str) -> Result<L, LinkError>) -> Result<L, Failure> {
        read(&self.0).map_err(|error| match self.field(error.at) {
            Some((key, value)) => {
                let text = if error.text.is_empty() { value } else { &error.text };
                wrong(key, text, &error.error)
            }
            None => Failure::Wrong(error.to_string()),
        })
    }
    /// Key and value of the pair whose value starts here.
    fn field(&self, at: usize) -> Option<(&str, &str)> {
        let (before, after) = self.0.split_at_checked(at)?;
        let key = before.rsplit('&').next()?.strip_suffix('=')?;
        Some((key, after.split('&').next()?))
    }
}

/// What is wrong in the value of a key, and where.
pub fn wrong(key: &str, text: &str, error: &NotationError) -> Failure {
    Failure::Wrong(format!("{key}={text}: {} of the value", error.counted(text)))
}
