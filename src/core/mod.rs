//! What all games share: positions, moves, search and explanations. Knows no game, and nothing of the web, of clocks or of
//! chance.
pub(crate) mod analysis;
pub(crate) mod arrangements;
pub(crate) mod budget;
pub(crate) mod card;
pub(crate) mod colours;
pub(crate) mod component;
pub(crate) mod day;
pub(crate) mod extras;
pub(crate) mod game;
pub(crate) mod grouped;
pub(crate) mod latex;
pub(crate) mod loopy;
pub(crate) mod misere_map;
pub(crate) mod moves;
pub(crate) mod nimber;
pub(crate) mod notation;
pub(crate) mod opponent;
pub(crate) mod outcome;
pub(crate) mod partly;
pub(crate) mod phrase;
pub(crate) mod play;
pub(crate) mod plural;
pub(crate) mod pointing;
pub(crate) mod random;
pub(crate) mod remoteness;
pub(crate) mod ruleset;
mod runs;
pub(crate) mod scene;
pub(crate) mod sequence;
pub(crate) mod solver;
pub(crate) mod sum;
pub(crate) mod twins;
pub(crate) mod why;
pub mod wide;

pub use analysis::{
    Analysis, ComponentView, Convention, ListLimits, Outcome, Reply, Verdict, analyse, verdict, winning,
};
pub use arrangements::Arrangements;
pub use budget::{Budget, OutOfBudget, PAGE_MEMORY, SEARCH_MEMORY, THOROUGH};
pub use card::{Beginning, Brief, Card, FOLDED, Preset, Remarks};
pub use colours::{BALLS, Colour, SLABS};
pub use day::Day;
pub use extras::{Aim, Answer, Change, Choice, Edit, Order, Orders, Settings, ValueMap, WorkshopQuestion};
pub use game::{Game, GameWorkshop};
pub use grouped::{format_number, group_digits};
pub use latex::latex;
pub use loopy::LoopyValue;
pub use misere_map::misere_map;
pub use moves::{MoveList, MoveRef, MoveView, StackChange, TypedMove};
pub use nimber::{Nimber, mex};
pub use notation::{Details, Mistake, NotationError};
pub use opponent::{Chosen, Opponent, choose, weigh};
pub use phrase::{Consequence, Noun, Phrase, Sign, Verb, Word, Words, broken, list};
pub use plural::plural;
pub use pointing::point;
pub use random::{Wanted, random_start};
pub use remoteness::{MoveOutlook, Outlook, outlook};
pub use scene::{
    Board, Coins, CursorState, Cut, Direction, Draws, Edge, Export, Factor, Fold, Glyph, Graph, GraphPart,
    Hint, Kind, Layout, LineError, LineRelation, Look, MIXED, Meaning, MoveStep, Note, Pen, Picks, Piece,
    PieceId, Place, Plane, Pointing, Run, Scene, Shape, Slides, Span, Splits, Stack, Stacks, Step, Stretch,
    Strip, StripRow, SumContext, Tag, Vertex, Walk, Zone, balls,
};
pub use sequence::Starter;
pub use twins::are_twins;
pub use why::{Block, Figure, TablePeriod, ValueTable, Why};
