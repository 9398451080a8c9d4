//! A move in words, as data: the names of groups and of summands stay apart from the text, so that a sum can renumber them.
use super::grouped::format_number;
use std::{borrow::Cow, fmt};

mod verb;
pub use verb::Verb;

/// A word, mostly a constant of the program.
///
/// ```
/// use nimscope::core::Noun;
///
/// let own: Noun = "pile".into();
/// assert_eq!(own, "pile");
/// ```
pub type Noun = Cow<'static, str>;

/// A piece of a sentence.
///
/// ```
/// use nimscope::core::Word;
///
/// let coins = Word::Pieces { noun: "coin".into(), names: vec!["1".into(), "2".into(), "5".into()] };
/// assert_eq!(coins.to_string(), "coins 1, 2 and 5");
/// assert_eq!(Word::Group { noun: "pile".into(), number: 2 }.to_string(), "pile 2");
/// assert_eq!(Word::Game(String::new()).to_string(), "");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word {
    Text(String),
    /// A group by the number that people call it by: "pile 2".
    Group {
        noun: Noun,
        number: u32,
    },
    /// Pieces by their names: "pin 6", "coins 1, 2 and 5". Without a name only the noun.
    Pieces {
        noun: Noun,
        names: Vec<String>,
    },
    /// Which summand of a sum of games is meant, by its name: " in Kayles". Nothing where it is empty: there is only one.
    Game(String),
}

/// A part of a sentence.
///
/// ```
/// use nimscope::core::Words;
///
/// let words = Words::text("2 from ").group("pile", 1);
/// assert_eq!(words.to_string(), "2 from pile 1");
/// // In a sum, as the third summand after four other groups.
/// let pins = Words::pieces("pin", ["4", "5"]).game();
/// assert_eq!(words.within(4, "Nim").to_string(), "2 from pile 5");
/// assert_eq!(pins.within(4, "Kayles").to_string(), "pins 4 and 5 in Kayles");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Words(pub Vec<Word>);

impl Words {
    pub fn text(text: impl Into<String>) -> Self {
        Self::default().then(text)
    }
    pub fn pieces<N: Into<String>>(noun: &'static str, names: impl IntoIterator<Item = N>) -> Self {
        Self::default().and_pieces(noun, names)
    }
    pub fn then(self, text: impl Into<String>) -> Self {
        self.with(Word::Text(text.into()))
    }
    /// Adds a group by its number among those of its own summand, from 1.
    pub fn group(self, noun: &'static str, number: u32) -> Self {
        self.with(Word::Group { noun: noun.into(), number })
    }
    pub fn and_pieces<N: Into<String>>(self, noun: &'static str, names: impl IntoIterator<Item = N>) -> Self {
        self.with(Word::Pieces { noun: noun.into(), names: names.into_iter().map(Into::into).collect() })
    }
    /// Adds the place where a sum says which of its games is meant.
    pub fn game(self) -> Self {
        self.with(Word::Game(String::new()))
    }
    fn with(mut self, word: Word) -> Self {
        self.0.push(word);
        self
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
    /// The same words in a sum: `before` groups lie in the summands before this one, which is called `game`.
    pub fn within(self, before: u32, game: &str) -> Self {
        let mut words = self.after(before);
        for word in &mut words.0 {
            if let Word::Game(own) = word {
                game.clone_into(own);
            }
        }
        words
    }
    /// The same words where `before` groups lie before their own.
    pub fn after(mut self, before: u32) -> Self {
        for word in &mut self.0 {
            if let Word::Group { number, .. } = word {
                *number += before;
            }
        }
        self
    }
    /// The text without the game that it is about, where that is plain to see.
    pub fn here(&self) -> String {
        let own = self.0.iter().filter(|word| !matches!(word, Word::Game(_)));
        own.map(Word::to_string).collect()
    }
}

impl fmt::Display for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|word| word.fmt(f))
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.write_str(text),
            Self::Group { noun, number } => write!(f, "{noun} {number}"),
            Self::Pieces { noun, names } => match &names[..] {
                [] => f.write_str(noun),
                [one] => write!(f, "{noun} {one}"),
                _ => write!(f, "{} {}", super::plural(noun), list(&super::runs::in_runs(names))),
            },
            Self::Game(game) if game.is_empty() => Ok(()),
            Self::Game(game) => write!(f, " in {game}"),
        }
    }
}

/// "1", "1 and 2", "1, 2 and 3".
///
/// ```
/// assert_eq!(nimscope::core::list(&["1".into(), "2".into(), "3".into()]), "1, 2 and 3");
/// ```
pub fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// The picture on the button that makes a move.
///
/// ```
/// use nimscope::{core::Sign, games::open};
///
/// assert_eq!(open("hackenbush/3")?.read_move("1")?.phrase.sign, Sign::Cut);
/// assert_eq!(open("lasker/4")?.read_move("1s1")?.phrase.sign, Sign::Split);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    Take,
    Cut,
    Split,
}

/// What is said after a move of what it leaves.
///
/// ```
/// use nimscope::{core::Consequence, games::open};
///
/// let left = |notation, mv| Ok::<_, nimscope::core::NotationError>(open(notation)?.read_move(mv)?.phrase.left);
/// assert_eq!(left("nim/3", "1-3")?, Consequence::By("clearing the pile".into()));
/// assert_eq!(left("nim/3", "1-1")?, Consequence::Position);
/// assert_eq!(left("kayles/5", "2")?, Consequence::Groups("row".into()));
/// assert_eq!(left("hackenbush/3", "1")?, Consequence::Also("2 edges fall".into()));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Consequence {
    /// Nothing: the move itself says it, or it would be too long.
    Unsaid,
    /// The position that is left: "leaving (1,2,2)".
    Position,
    /// The sizes of groups, called by this noun, that are left: "leaving rows of 1, 3 and 7".
    Groups(Noun),
    /// What the move does by the way: "clearing the pile".
    By(String),
    /// What else happens: "3 edges fall".
    Also(String),
}

/// A move in words.
///
/// ```
/// use nimscope::games::open;
///
/// let said = |notation, mv| Ok::<_, nimscope::core::NotationError>(open(notation)?.read_move(mv)?.phrase);
/// let split = said("lasker/4&nim/3", "1:1s1")?;
/// assert_eq!(split.to_string(), "Split heap 1 into 1 and 3");
/// assert_eq!((split.verb.past.as_ref(), split.short.to_string()), ("split", "4 → 1 + 3".into()));
/// assert_eq!(said("nim/3&kayles/5", "2:4-5")?.to_string(), "Knock down pins 4 and 5 in Kayles");
/// let twice = said("kayles/3&kayles/5", "2:4-5")?;
/// assert_eq!(twice.to_string(), "Knock down pins 4 and 5 in Kayles (game 2)");
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    pub verb: Verb,
    pub sign: Sign,
    /// What follows the verb: "2 from pile 1".
    pub object: Words,
    /// The move in signs, as a table shows it: "7 → 1 + 6"; empty where the table shows the object.
    pub signs: Words,
    /// The move in very few words, for the history: "pile 1, −2".
    pub short: Words,
    pub left: Consequence,
}

impl Phrase {
    /// A phrase of a verb and its object; the history shows the object, too.
    pub fn new(verb: Verb, sign: Sign, object: Words) -> Self {
        Self { verb, sign, short: object.clone(), object, signs: Words::default(), left: Consequence::Unsaid }
    }
    /// The same phrase in a sum: see [`Words::within`].
    pub fn within(self, before: u32, game: &str) -> Self {
        Self {
            object: self.object.within(before, game),
            signs: self.signs.within(before, game),
            short: self.short.within(before, game),
            ..self
        }
    }
    /// The same phrase where `before` groups lie before its own.
    pub fn after(self, before: u32) -> Self {
        Self {
            object: self.object.after(before),
            signs: self.signs.after(before),
            short: self.short.after(before),
            ..self
        }
    }
    /// The phrase within a sentence, where it begins with a small letter.
    ///
    /// ```
    /// let phrase = nimscope::games::open("kayles/5")?.read_move("2")?.phrase;
    /// let [alone, within] = [phrase.to_string(), phrase.in_sentence()];
    /// assert_eq!([alone, within], ["Knock down pin 2", "knock down pin 2"]);
    /// # Ok::<(), nimscope::core::NotationError>(())
    /// ```
    pub fn in_sentence(&self) -> String {
        format!("{} {}", self.verb.command.to_lowercase(), self.object)
    }
}

/// "Take 2 from pile 1".
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.verb.command, self.object)
    }
}

/// "heap 3 into 1 and 6", "2 from heap 3 and split the rest into 1 and 4": what is said after "split" or "take" of a heap
/// that is broken after so many tokens are taken.
///
/// ```
/// use nimscope::core::{Words, broken};
///
/// assert_eq!(broken(0, &[1, 6], Words::text("the heap")).to_string(), "the heap into 1 and 6");
/// ```
pub fn broken(taken: u64, parts: &[u64], heap: Words) -> Words {
    let sizes = list(&parts.iter().map(|part| format_number(*part)).collect::<Vec<_>>());
    let mut words = if taken > 0 { Words::text(format_number(taken) + " from ") } else { Words::default() };
    words.0.extend(heap.0);
    match taken {
        0 => words.then(format!(" into {sizes}")),
        _ => words.then(format!(" and split the rest into {sizes}")),
    }
}
