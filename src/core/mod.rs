//! The game library: rules, values and explanations. Knows nothing of the web, of clocks or of chance.
mod analysis;
pub mod breaking;
mod budget;
mod card;
pub mod chromatic;
mod day;
mod extras;
mod game;
mod grouped;
pub mod labs;
mod latex;
mod link;
mod moves;
mod nimber;
mod notation;
mod opponent;
mod outcome;
mod play;
mod pointing;
mod positions;
mod puzzle;
mod random;
mod ruleset;
mod rulesets;
mod scene;
mod solver;
mod sum;
pub mod taking;
pub mod turning;
mod why;
pub mod wide;

pub use analysis::{Analysis, Convention, Lists, Outcome, Part, Reply, Verdict, analyse, verdict, winning};
pub use budget::{Budget, OutOfBudget, PAGE_MEMORY, SEARCH_MEMORY};
pub use card::{Brief, Card, Preset};
pub use day::Day;
pub use extras::{Aim, Answer, Choice, Edit, Order, Orders, Question, Settings, ValueMap};
pub use game::Game;
pub use grouped::{grouped, number};
pub use latex::latex;
pub use link::{LINK_VERSION, LONGEST_LINK, Link, LinkError, LinkPart, MOST_MOVES, Replayed};
pub use moves::{Cells, Flips, Found, MoveView, Snip, Take, Verb};
pub use nimber::{Nimber, mex};
pub use notation::{Mistake, NotationError};
pub use opponent::{Chosen, Opponent, choose, weigh};
pub use pointing::point;
pub use puzzle::{game_of_the_day, puzzle_of_the_day};
pub use random::{Wanted, random_start};
pub use rulesets::hackenbush::{Shape, Wish, random_picture};
pub use rulesets::{LONGEST, all_ready, cards, is_ready, library, library_parts, open, ready, sum_part};
pub use scene::{
    Board, CellLook, Coins, Cut, Edge, Factor, Graph, GraphPart, Look, MIXED, Note, PieceId, Place, Row,
    Rows, Run, Scene, Seat, Span, Splits, Stack, Stacks, Vertex,
};
pub use sum::SUM_NAME;
pub use why::{Block, Figure, Repeats, ValueTable, Why};
