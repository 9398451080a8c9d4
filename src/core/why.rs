//! Reasons as data: short derivations that a panel lays out.
//!
//! Texts carry a little markup: `*eeny*` is set in serif italics, `**met**` is strong, `$n_4 = 2$` is
//! mathematics with subscripts and superscripts, `{ry}` are balls of those colours, `~(1,2)~` is a position.
use super::{budget::THOROUGH, grouped::format_number, scene::Graph, wide};
use serde::{Deserialize, Serialize};

/// A derivation, from top to bottom.
///
/// ```
/// use nimscope::{core::{Block, Convention}, games::open};
///
/// let why = open("colourful/r2y1")?.why(0, Convention::Normal);
/// let value = |block: &Block| matches!(block, Block::Result { chip, .. } if chip == "value 0");
/// let theorem = |block: &Block| matches!(block, Block::Source { name, .. } if name == "Eeny-meeny rule");
/// assert!(why.blocks.iter().any(value) && why.blocks.iter().any(theorem));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Why {
    pub blocks: Vec<Block>,
}

/// One block of a derivation: see [`Why`].
///
/// ```
/// use nimscope::{core::{Block, Convention}, games::open};
///
/// let why = open("nim/3+5")?.why(0, Convention::Normal);
/// let chip = why.blocks.iter().find_map(|block| match block {
///     Block::Result { chip, .. } => Some(&**chip),
///     _ => None,
/// });
/// assert_eq!(chip, Some("value 3"));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum Block {
    /// A paragraph.
    Text { text: String },
    /// A table: heads, and rows of as many cells; a row may be shorter, then its last cell spans the rest.
    Table {
        head: Vec<String>,
        rows: Vec<Vec<String>>,
        /// The column that the derivation is about.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        own: Option<usize>,
    },
    /// The result: a chip such as "value 2", and why.
    Result { chip: String, text: String },
    /// Where this comes from: the name of the theorem, and the paper and place.
    Source { name: String, place: String },
    /// A place where the papers would mislead a reader, put right.
    Correction { text: String },
    /// The options by their values, shown on demand: a title, and rows of a value, how many moves there are to it, and
    /// what they leave. The row of the mex is strong.
    Options { title: String, rows: Vec<Vec<String>> },
    /// Values of groups of one kind by their size.
    Values(ValueTable),
    /// Pictures that turn into each other step by step.
    Figures { figures: Vec<Figure> },
}

/// One step of a series of pictures.
///
/// ```
/// use nimscope::{core::{Block, Convention}, games::open};
///
/// // The circuit of an arch is fused into one vertex.
/// let why = open("hackenbush/0a-b-0c")?.why(0, Convention::Normal);
/// let figures = why.blocks.iter().find_map(|block| match block {
///     Block::Figures { figures } => Some(figures),
///     _ => None,
/// });
/// let titles: Vec<&str> = figures.unwrap().iter().map(|figure| &*figure.title).take(2).collect();
/// assert_eq!(titles, ["Picture", "Fuse"]);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Figure {
    /// What is done: "Fuse".
    pub title: String,
    /// What is done here, and why.
    pub text: String,
    /// The picture after the step. Edges that were there before keep their numbers.
    pub graph: Graph,
    /// The numbers of the edges that the step is about.
    #[serde(with = "wide::all")]
    pub marked: Vec<u64>,
    /// Numbers to write at vertices, as indices into them: the values of what stands there.
    pub values: Vec<(u32, u64)>,
    /// Whether the picture is the stalk that is left at the end, one edge above the other.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub bamboo: bool,
}

/// The values g(0), g(1), … in rows of equal length.
///
/// ```
/// use nimscope::{core::{Block, Convention}, games::open};
///
/// let why = open("kayles/5")?.why(0, Convention::Normal);
/// let tables = |block| if let Block::Values(table) = block { Some(table) } else { None };
/// let table = why.blocks.into_iter().find_map(tables).unwrap();
/// assert_eq!((table.values[5], &*table.used), (4, &[5][..]));
/// // Proved: from 71 on the values of Kayles repeat every 12 pins.
/// let repeats = table.repeats.unwrap();
/// assert_eq!((repeats.start, repeats.length), (71, 12));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ValueTable {
    pub columns: u64,
    pub values: Vec<u64>,
    /// The n whose values differ from those that are repeated later, ascending.
    pub exceptions: Vec<u64>,
    /// The n of the groups in the position, ascending; for an n beyond the table one of equal value in its last rows.
    pub used: Vec<u64>,
    /// How the values go on; none where that is not known.
    pub repeats: Option<TablePeriod>,
}

/// A proved period of a [`ValueTable`].
///
/// ```
/// use nimscope::{core::{Block, Convention}, games::open};
///
/// let why = open("kayles/5")?.why(0, Convention::Normal);
/// let table = why.blocks.iter().find_map(|block| match block {
///     Block::Values(table) => Some(table),
///     _ => None,
/// });
/// assert_eq!(table.unwrap().repeats.as_ref().unwrap().length, 12);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct TablePeriod {
    /// The n from which the rows of the table stand for all that follow.
    pub row: u64,
    /// The least n from which the period holds.
    pub start: u64,
    pub length: u64,
}

impl Why {
    pub fn text(mut self, text: impl Into<String>) -> Self {
        self.blocks.push(Block::Text { text: text.into() });
        self
    }
    /// The paragraph for an outcome of misère play that was found by search.
    pub fn searched(self) -> Self {
        self.text(format!(
            "The outcome was found by search, which examines {} options at most unless it is asked for more. Whoever cannot \
             move wins, so a position without moves is won (N); any other is lost (P) if all of its moves lead to won ones.",
            format_number(THOROUGH)
        ))
    }
    /// The paragraphs for an outcome of misère play that was found by search, since values say nothing of it.
    pub fn misere_by_search(self) -> Self {
        self.text("In misère play values do not add.").searched()
    }
    /// The paragraph for outcomes of play that may go on for ever, given what the search starts from: "the ends of
    /// play".
    pub fn worked_back(self, ends: &str) -> Self {
        self.text(format!("The outcome was found by working back from {ends}: what leads to a lost position is won, what leads only to won ones is lost, and what is left is drawn."))
    }
    pub fn table<const N: usize>(mut self, head: [&str; N], rows: Vec<Vec<String>>) -> Self {
        self.blocks.push(Block::Table { head: head.map(String::from).to_vec(), rows, own: None });
        self
    }
    /// A table whose number of columns is known only at run time.
    pub fn rows(self, head: Vec<String>, rows: Vec<Vec<String>>) -> Self {
        self.columns(head, rows, None)
    }
    /// A table like [`rows`](Why::rows), in which the derivation is about column `own`.
    pub fn columns(mut self, head: Vec<String>, rows: Vec<Vec<String>>, own: Option<usize>) -> Self {
        self.blocks.push(Block::Table { head, rows, own });
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
    pub fn options(mut self, title: String, rows: Vec<Vec<String>>) -> Self {
        self.blocks.push(Block::Options { title, rows });
        self
    }
    pub fn values(mut self, table: ValueTable) -> Self {
        self.blocks.push(Block::Values(table));
        self
    }
    pub fn correction(mut self, text: impl Into<String>) -> Self {
        self.blocks.push(Block::Correction { text: text.into() });
        self
    }
}
