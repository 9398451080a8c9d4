//! Games that are not in the library: rules of one's own, which are played, solved and explained like those that are.
//!
//! A game on heaps is a [`HeapGame`](super::heaps::game::HeapGame), and any other a [`Ruleset`]. The library need not
//! know it: [`open`] makes a position of it, which can be passed to whatever takes a [`Game`](crate::core::Game).
//!
//! ```
//! use nimscope::{
//!     core::{Budget, Card, Convention, MoveList, NotationError, Opponent, Preset, Remarks, SumContext, Why, choose},
//!     games::{
//!         heaps::{game::{HeapGame, HeapMoves, Visit}, theory::Theory},
//!         own,
//!         stacks::{heaps::Heaps, takes::Takes},
//!     },
//! };
//!
//! /// Take 1, 4, 9 … tokens from one heap.
//! #[derive(Clone, Default)]
//! struct Squares;
//!
//! impl HeapGame for Squares {
//!     type Move = Takes;
//!     const CARDS: &[Card] = &[Card {
//!         id: "squares",
//!         name: "Squares",
//!         short: "Take a square number from one heap.",
//!         shelf: "Heaps",
//!         piece: "token",
//!         group: "heap",
//!         rules: &[("Move", "Take 1, 4, 9 or any other square number of tokens from one heap.")],
//!         source: "",
//!         presets: &[Preset { name: "Two heaps", notation: "squares/5+8", about: "" }],
//!         keywords: "",
//!         typing: "Heap sizes joined by +.",
//!         remarks: Remarks::NONE,
//!     }];
//!     const RANDOM: [(usize, u64); 3] = [(2, 9), (3, 20), (4, 40)];
//!
//!     fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
//!         own::without_params(params)
//!     }
//!     fn allows_move(&self, size: u64, mv: &Takes) -> bool {
//!         mv.single().is_some_and(|(_, count)| (1..=size).contains(&count) && count.isqrt().pow(2) == count)
//!     }
//!     fn visit_moves(&self, size: u64, limit: usize, visit: Visit<Takes>) -> u64 {
//!         let _ = (1..=size.isqrt()).take(limit).try_for_each(|root| visit(Takes::one(0, root * root)));
//!         size.isqrt()
//!     }
//!     fn heap_moves(&self, size: u64) -> HeapMoves {
//!         HeapMoves { reach: size, splits: None }
//!     }
//!     fn theory(&self) -> &dyn Theory<Takes> {
//!         self
//!     }
//!     fn why(&self, _: &Heaps, _: usize, _: Convention, _: SumContext) -> Why {
//!         Why::default().searched()
//!     }
//! }
//!
//! /// Nothing is known, so that values are found from the options.
//! impl Theory<Takes> for Squares {
//!     fn value(&self, _: u64) -> Option<u64> {
//!         None
//!     }
//! }
//!
//! let game = own::open::<Squares>("squares", "", "5+8")?;
//! // A heap of 5 leads to 4 and 1, worth 2 and 1: it is worth 0. One of 8 leads to 7 and 4, worth 0 and 2: it is worth 1.
//! assert_eq!(game.value(&mut Budget::new(1000)).unwrap().0, 1);
//! let best = choose(&*game, Convention::Normal, Opponent::Perfect, 1, &mut Budget::new(1000)).unwrap();
//! assert_eq!(game.make(&best)?.value(&mut Budget::new(1000)).unwrap().0, 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
pub use crate::core::{
    notation::Scanner,
    partly::{PartlyValued, PartlyValuedRules},
    play::{OpenError, Searchable, open},
    ruleset::{Component, Ruleset, SolveResult, Unvalued, Valued, Workshop, goal, without_params},
    solver::Key,
};
