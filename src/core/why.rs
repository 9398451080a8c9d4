//! Reasons as data: short derivations that a panel lays out.
//!
//! Texts carry a little markup: `*eeny*` is set in serif italics, `**met**` is strong, `$n_4 = 2$` is
//! mathematics with subscripts and superscripts, `{ry}` are balls of those colours, `~(1,2)~` is a position.
use serde::{Deserialize, Serialize};

/// A derivation, from top to bottom.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Why {
    pub blocks: Vec<Block>,
}

/// One part of a derivation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum Block {
    /// A paragraph.
    Text { text: String },
    /// A table: heads, and rows of as many cells; a row may be shorter, then its last cell spans the rest.
    Table { head: Vec<String>, rows: Vec<Vec<String>> },
    /// The result: a chip such as "value 2", and why.
    Result { chip: String, text: String },
    /// Where this comes from: the name of the theorem, and the paper and place.
    Source { name: String, place: String },
    /// A place where the papers would mislead a reader, put right.
    Correction { text: String },
}

impl Why {
    pub fn text(mut self, text: impl Into<String>) -> Self {
        self.blocks.push(Block::Text { text: text.into() });
        self
    }
    pub fn table<const N: usize>(mut self, head: [&str; N], rows: Vec<Vec<String>>) -> Self {
        self.blocks.push(Block::Table { head: head.map(String::from).to_vec(), rows });
        self
    }
    /// A table of a width found as it is made.
    pub fn rows(mut self, head: Vec<String>, rows: Vec<Vec<String>>) -> Self {
        self.blocks.push(Block::Table { head, rows });
        self
    }
    pub fn result(mut self, chip: impl Into<String>, text: impl Into<String>) -> Self {
        self.blocks.push(Block::Result { chip: chip.into(), text: text.into() });
        self
    }
    pub fn source(mut self, name: impl Into<String>, place: impl Into<String>) -> Self {
        self.blocks.push(Block::Source { name: name.into(), place: place.into() });
        self
    }
    pub fn correction(mut self, text: impl Into<String>) -> Self {
        self.blocks.push(Block::Correction { text: text.into() });
        self
    }
}
