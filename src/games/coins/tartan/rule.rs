//! What a move on a board is: one of a product of two games on rows, or one of Acrostic Twins.
use super::cards::{self, BY_CODES};
use crate::core::{moves::MoveList, notation::NotationError};
use crate::games::coins::theory::{Block, Code, NAMED, Place, Tartan, Turning, acrostic};
use std::rc::Rc;

/// The rule of a game on a board.
#[derive(Clone)]
pub enum Rule {
    Acrostic,
    /// A product of two games on rows, shared by the copies of a ruleset.
    Product(Rc<Tartan>),
}

/// Two coins of one row or one column as a block.
fn of_twins(((a, b), (row, column)): acrostic::Twins) -> Block {
    if a == row {
        Block { rows: vec![row], columns: vec![b, column] }
    } else {
        Block { rows: vec![a, row], columns: vec![column] }
    }
}

fn twins(block: &Block) -> Option<acrostic::Twins> {
    match (&block.rows[..], &block.columns[..]) {
        ([row], [b, column]) => Some(((*row, *b), (*row, *column))),
        ([a, row], [column]) => Some(((*a, *column), (*row, *column))),
        _ => None,
    }
}

impl Rule {
    /// The rule of a card with these parameters: `rows x columns`, each a turning code.
    pub fn read(id: &str, params: &str) -> Result<Self, NotationError> {
        let known = cards::codes(id);
        if id != BY_CODES && !params.is_empty() {
            return Err(NotationError::syntax(0, "no parameters"));
        }
        match known {
            Some([rows, columns]) => Ok(Self::product([Code::read(rows)?, Code::read(columns)?])),
            None if id != BY_CODES => Ok(Self::Acrostic),
            None => Ok(Self::product(codes(params)?)),
        }
    }
    fn product([rows, columns]: [Code; 2]) -> Self {
        Self::Product(Rc::new(Tartan { rows: Turning::new(rows), columns: Turning::new(columns) }))
    }
    /// `1-3x1+C`; nothing for Acrostic Twins.
    pub fn codes(&self) -> String {
        match self {
            Self::Acrostic => String::new(),
            Self::Product(tartan) => format!("{}x{}", tartan.rows.code, tartan.columns.code),
        }
    }
    pub fn value(&self, place: Place) -> Option<u64> {
        match self {
            Self::Acrostic => Some(acrostic::value(place)),
            Self::Product(tartan) => tartan.value(place),
        }
    }
    pub fn allows(&self, heads: &[Place], block: &Block) -> bool {
        match self {
            Self::Acrostic => {
                twins(block).is_some_and(|twins| heads.contains(&twins.1) && acrostic::allows(twins))
            }
            Self::Product(tartan) => tartan.allows(heads, block),
        }
    }
    pub fn moves(&self, heads: &[Place], limit: usize) -> MoveList<Block> {
        match self {
            Self::Acrostic => acrostic::moves(heads, limit).map(of_twins),
            Self::Product(tartan) => tartan.moves(heads, limit),
        }
    }
    /// The moves to boards of value `target`. None where they cannot be computed.
    pub fn moves_to(&self, heads: &[Place], target: u64, limit: usize) -> Option<MoveList<Block>> {
        match self {
            Self::Acrostic => {
                let mut found = acrostic::moves_to(heads, target);
                found.moves.truncate(limit);
                Some(found.map(of_twins))
            }
            Self::Product(tartan) => tartan.moves_to(heads, target, limit),
        }
    }
    /// How much work [`Self::moves_to`] is, in units of a budget.
    pub fn effort(&self, heads: &[Place]) -> u64 {
        match self {
            Self::Acrostic => heads.len() as u64,
            Self::Product(tartan) => tartan.effort(heads),
        }
    }
    /// The coins that may join the picked ones in a move.
    pub fn open(&self, heads: &[Place], picked: &[Place]) -> Vec<Place> {
        match self {
            Self::Acrostic => acrostic::open(heads, picked),
            Self::Product(tartan) => tartan.open(heads, picked),
        }
    }
    pub fn tartan(&self) -> Option<&Tartan> {
        if let Self::Product(tartan) = self { Some(tartan) } else { None }
    }
}

/// The two codes of a text such as `1-3 x 1+C`.
fn codes(text: &str) -> Result<[Code; 2], NotationError> {
    let Some((at, cross)) = text.char_indices().find(|(_, c)| "xX×".contains(*c)) else {
        Code::read(text)?;
        return Err(NotationError::syntax(text.len(), "x and the code of the columns"));
    };
    let after = at + cross.len_utf8();
    let columns = Code::read(&text[after..]).map_err(|error| error.shifted(after));
    Ok([Code::read(&text[..at])?, columns?])
}

/// What a code is called: `Mock Turtles`, or the code itself.
pub fn name(code: &Code) -> String {
    let text = code.to_string();
    if let Some(set) = text.strip_prefix("2D(").and_then(|rest| rest.strip_suffix(')')) {
        return format!("Subtraction {set}");
    }
    NAMED.iter().find(|named| named.code == text).map_or(text, |named| named.name.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_at_their_places() {
        let read = |text: &str| Rule::read(BY_CODES, text).map(|rule| rule.codes());
        assert_eq!(read("1-3 x 1+c").as_deref(), Ok("1-3x1+C"));
        assert_eq!(read("2D(1,2,3,4)×3,2").as_deref(), Ok("2D(1,2,3,4)x3,2"));
        for (text, at) in
            [("", 0), ("1-3", 3), ("1-3Qx2", 3), ("1-3x", 4), ("1-3x2Q", 5), ("1x1x1", 3), ("x2", 0)]
        {
            assert_eq!(read(text).map_err(|error| error.at), Err(at), "{text}");
        }
        assert!(Rule::read("rugs", "2x2").is_err());
    }
}
