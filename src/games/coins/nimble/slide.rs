//! Coins that slide to the left, as a move.
use crate::core::{
    notation::{NotationError, Scanner},
    scene::{PieceId, Slides},
};
use crate::games::coins::{
    line::LINE,
    strip::{MOST_COINS, MOST_SQUARES, Strip},
};
use std::fmt;

/// From where to where each coin slides, both ascending: of two coins that would cross, each goes where the
/// other would go. Written `7-3`, several joined by dots: `5-1.7-3`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slide(pub Vec<(u64, u64)>);

impl Slide {
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text);
        let (mut from, mut to) = (Vec::new(), Vec::new());
        let square = |scan: &mut Scanner| scan.number(MOST_SQUARES as u64, "the number of a square");
        loop {
            let at = scan.at();
            if from.len() == MOST_COINS as usize {
                return Err(NotationError::too_large(at, format!("at most {MOST_COINS} coins")));
            }
            from.push(square(&mut scan)?);
            if !scan.eat('-') {
                return Err(NotationError::syntax(scan.at(), "- and the number of a square"));
            }
            to.push(square(&mut scan)?);
            if scan.done() {
                break;
            }
            if !scan.eat('.') {
                return Err(NotationError::syntax(scan.at(), "the end, or . and another coin"));
            }
        }
        from.sort_unstable();
        to.sort_unstable();
        Ok(Self(from.into_iter().zip(to).collect()))
    }
    /// The move that picked pieces make, where they make one.
    pub fn pointed(handles: &[PieceId]) -> Option<Self> {
        Slides::of(LINE, handles)?.pairs().map(Self)
    }
    /// The pieces that point at the move: for each coin where it goes and where it lies.
    pub fn handles(&self) -> Vec<PieceId> {
        let ends = |&(from, to): &(u64, u64)| {
            [PieceId { place: LINE.gaps(), n: to + 1 }, PieceId { place: LINE, n: from + 1 }]
        };
        self.0.iter().flat_map(ends).collect()
    }
    /// Whether each coin is there and goes to the left.
    pub fn fits(&self, strip: &Strip) -> bool {
        let moved = |square: u64| self.0.iter().filter(|(from, _)| *from == square).count();
        let one = |&(from, to): &(u64, u64)| to < from && moved(from) <= strip.count(from) as usize;
        self.0.iter().all(one)
    }
    pub fn option(&self, strip: &Strip) -> Strip {
        self.0.iter().fold(strip.clone(), |strip, (from, to)| strip.slid(*from, *to))
    }
}

impl fmt::Display for Slide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (from, to)) in self.0.iter().enumerate() {
            write!(f, "{}{from}-{to}", if at > 0 { "." } else { "" })?;
        }
        Ok(())
    }
}
