//! The evolution lab as a link.
use crate::core::notation::NotationError;
use crate::games::link::{
    LINK_VERSION, LinkError, LinkPart,
    field::{self, Field},
};
use std::fmt;

/// The ranges of the slider, and the last generation of the largest.
pub const REACHES: [u16; 6] = [16, 32, 64, 128, 256, 512];
pub const MOST_GENERATIONS: u16 = 512;

/// What the colours of the pictures tell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colouring {
    Generation,
    /// The direction of the last step.
    Direction,
}

/// The parts of the lab.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Three piles and the automaton.
    Three,
    /// Any number of piles.
    Piles,
    /// Any game.
    Game,
}

const PARTS: [(&str, Part); 3] = [("three", Part::Three), ("piles", Part::Piles), ("game", Part::Game)];
const COLOURINGS: [(&str, Colouring); 2] =
    [("generation", Colouring::Generation), ("direction", Colouring::Direction)];

/// What a link to the evolution lab says: `v=1&w=three&p=14,11,5&n=16&g=16&c=generation&b=3&r=0.35`, which is version,
/// part of the lab, three piles, last generation of the slider, generation shown, what the colours tell, branches of
/// the automaton, and how the cube is turned and tilted in degrees; `&q=2,3,6,7` holds the piles of the second part,
/// `&a=lasker/2+2` the game of the third. Unknown keys are ignored. Piles and game are texts as somebody may have typed
/// them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EvolutionLink {
    pub part: Part,
    pub piles: [String; 3],
    pub reach: u16,
    pub generation: u16,
    pub colouring: Colouring,
    /// Whether the automaton has its south branch.
    pub south: bool,
    /// Degrees about the axis of the third pile, and above the horizon.
    pub turned: i16,
    pub tilted: i16,
    pub many: String,
    pub game: String,
}

/// The tilt at which the three axes look alike, as whole degrees.
pub const ISOMETRIC: i16 = 35;

impl Default for EvolutionLink {
    fn default() -> Self {
        Self {
            part: Part::Three,
            piles: ["14", "11", "5"].map(String::from),
            reach: 16,
            generation: 16,
            colouring: Colouring::Generation,
            south: false,
            turned: 0,
            tilted: ISOMETRIC,
            many: "2,3,6,7".into(),
            game: "lasker/2+2".into(),
        }
    }
}

impl EvolutionLink {
    /// Reads the query of a link.
    ///
    /// # Errors
    /// An unknown version or word, a text that is not UTF-8, or numbers that are none or too large.
    pub fn read(query: &str) -> Result<Self, LinkError> {
        Self::of(query).map_err(|error| *error)
    }
    fn of(query: &str) -> Result<Self, Box<LinkError>> {
        let mut link = Self::default();
        let (mut generation, part) = (None, LinkPart::Shown);
        for field in Field::read(query)? {
            match field.key {
                "w" => link.part = word(&field, &PARTS)?,
                "c" => link.colouring = word(&field, &COLOURINGS)?,
                "b" => link.south = field.word(part, &["3", "4"])? == "4",
                "p" => link.piles = piles(&field)?,
                "n" => {
                    let reach = field.number(part, MOST_GENERATIONS.into())?;
                    let known = REACHES.into_iter().find(|known| u64::from(*known) == reach);
                    let error = || NotationError::syntax(0, "16, 32, 64, 128, 256 or 512");
                    link.reach = known.ok_or_else(|| field.error(part, &reach.to_string(), error()))?;
                }
                "g" => generation = Some(field.number(part, MOST_GENERATIONS.into())? as u16),
                "r" => (link.turned, link.tilted) = turned(&field)?,
                "q" => link.many = field.text(LinkPart::Game)?,
                "a" => link.game = field.text(LinkPart::Game)?,
                _ => {}
            }
        }
        link.generation = generation.unwrap_or(link.reach).min(link.reach);
        Ok(link)
    }
}

fn word<T: Copy>(field: &Field, words: &[(&'static str, T)]) -> Result<T, Box<LinkError>> {
    let names: Vec<&str> = words.iter().map(|(name, _)| *name).collect();
    let text = field.word(LinkPart::Shown, &names)?;
    let found = words.iter().find(|(name, _)| *name == text).or(words.first());
    found
        .map(|(_, value)| *value)
        .ok_or_else(|| field.error(LinkPart::Shown, &text, NotationError::syntax(0, "a word")))
}

fn name<T: PartialEq>(value: &T, words: &[(&'static str, T)]) -> &'static str {
    words.iter().find(|(_, known)| known == value).map_or("", |(name, _)| name)
}

fn piles(field: &Field) -> Result<[String; 3], Box<LinkError>> {
    let error = |_| field.error(LinkPart::Game, "", NotationError::syntax(0, "three piles, such as 14,11,5"));
    field.items(LinkPart::Game, 3)?.try_into().map_err(error)
}

fn turned(field: &Field) -> Result<(i16, i16), Box<LinkError>> {
    let text = field.text(LinkPart::Shown)?;
    let read = |text: &str| text.parse::<i16>().ok().filter(|degrees| (-360..=360).contains(degrees));
    let both = text.split_once('.').and_then(|(turned, tilted)| Some((read(turned)?, read(tilted)?)));
    let error = || NotationError::syntax(0, "two whole numbers of degrees, such as 0.35");
    both.ok_or_else(|| field.error(LinkPart::Shown, &text, error()))
}

/// The query that [`EvolutionLink::read`] reads.
impl fmt::Display for EvolutionLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |text: &str| field::text(text.trim());
        write!(f, "v={LINK_VERSION}&w={}", name(&self.part, &PARTS))?;
        match self.part {
            Part::Piles => write!(f, "&q={}", text(&self.many)),
            Part::Game => write!(f, "&a={}", text(&self.game)),
            Part::Three => {
                let piles = field::items(&self.piles.each_ref().map(|pile| pile.trim().to_string()));
                let branches = if self.south { 4 } else { 3 };
                write!(f, "&p={piles}&n={}&g={}", self.reach, self.generation)?;
                write!(f, "&c={}&b={branches}", name(&self.colouring, &COLOURINGS))?;
                write!(f, "&r={}.{}", self.turned, self.tilted)
            }
        }
    }
}
