//! The maps page as a link, and what is typed there.
use crate::core::{game::Game, notation::NotationError};
use crate::games::{
    link::{LINK_VERSION, LinkError, LinkPart, field},
    open,
};
use crate::labs::whole::read_whole;
use std::{fmt, rc::Rc};

/// The greatest side of a map.
pub const MOST_SIDE: usize = 1000;

/// The part of a map that is seen: its left lower corner and how many cells across.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    pub x: usize,
    pub y: usize,
    pub span: usize,
}

/// What a link to the maps page says: `v=1&g=nim/3+5&n=200&w=values&r=0-0-50&c=6-10`, which is version, game, side,
/// what is shown, the part that is seen and the cell that is pointed at. Unknown keys are ignored. Game and side are
/// texts as somebody may have typed them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MapsLink {
    pub game: String,
    pub side: String,
    /// Whether only outcomes are shown.
    pub outcomes: bool,
    /// All of it if none.
    pub part: Option<Part>,
    pub cell: Option<(usize, usize)>,
}

impl Default for MapsLink {
    fn default() -> Self {
        Self {
            game: "chromatic:beatty(phi^2)/4+2".into(),
            side: "200".into(),
            outcomes: false,
            part: None,
            cell: None,
        }
    }
}

impl MapsLink {
    /// Reads the query of a link.
    ///
    /// # Errors
    /// An unknown version or word, a text that is not UTF-8, or a part or a cell that is none.
    pub fn read(query: &str) -> Result<Self, LinkError> {
        Self::of(query).map_err(|error| *error)
    }
    fn of(query: &str) -> Result<Self, Box<LinkError>> {
        let mut link = Self::default();
        for field in field::Field::read(query)? {
            match field.key {
                "g" => link.game = field.text(LinkPart::Game)?,
                "n" => link.side = field.text(LinkPart::Game)?,
                "w" => link.outcomes = field.word(LinkPart::Range, &["values", "outcomes"])? == "outcomes",
                "r" | "c" => {
                    let text = field.text(LinkPart::Range)?;
                    let expected =
                        if field.key == "r" { "three numbers such as 0-0-50" } else { "a cell such as 6-10" };
                    let error = || field.error(LinkPart::Range, &text, NotationError::syntax(0, expected));
                    let numbers: Option<Vec<usize>> = text.split('-').map(read_number).collect();
                    match (field.key, numbers.as_deref()) {
                        ("r", Some(&[x, y, span])) if span > 0 => link.part = Some(Part { x, y, span }),
                        ("c", Some(&[x, y])) => link.cell = Some((x, y)),
                        _ => return Err(error()),
                    }
                }
                _ => {}
            }
        }
        Ok(link)
    }
}

fn read_number(text: &str) -> Option<usize> {
    text.parse().ok().filter(|n| *n <= MOST_SIDE)
}

/// The query that [`MapsLink::read`] reads.
impl fmt::Display for MapsLink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = |text: &str| field::text(text.trim());
        let shown = if self.outcomes { "outcomes" } else { "values" };
        write!(f, "v={LINK_VERSION}&g={}&n={}&w={shown}", text(&self.game), text(&self.side))?;
        if let Some(Part { x, y, span }) = self.part {
            write!(f, "&r={x}-{y}-{span}")?;
        }
        if let Some((x, y)) = self.cell { write!(f, "&c={x}-{y}") } else { Ok(()) }
    }
}

/// A position of a game that has a map.
///
/// # Errors
/// What is wrong with the notation, or that the game has not two numbers.
pub fn read_game(text: &str) -> Result<Rc<dyn Game>, NotationError> {
    let game = open(text)?;
    if game.map(1).is_some() {
        return Ok(game);
    }
    let place = text.find('/').map_or(0, |slash| slash + 1);
    Err(NotationError::not_allowed(place, "two heaps or stacks, such as nim/3+5"))
}

/// The side of a map.
///
/// # Errors
/// What was expected instead: a whole number from 1 to 1000.
pub fn read_side(text: &str) -> Result<usize, NotationError> {
    match read_whole(text, MOST_SIDE)? {
        0 => Err(NotationError::syntax(0, "at least 1")),
        side => Ok(side),
    }
}
