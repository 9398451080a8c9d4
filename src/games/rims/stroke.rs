//! A move: a closed loop through dots, and what it encloses.
use super::{
    dots::{Dots, number},
    regions::{BARE, Loop, Region},
};
use crate::core::{
    notation::{NotationError, Scanner},
    scene::{PieceId, Place},
};
use std::fmt;

/// A loop to be drawn: the dots that it passes, and the dots and the loops that it encloses. Written `3.4-7.8.9-2`; what
/// comes last is left out where it is empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LoopMove {
    pub on: Dots,
    pub inside: Dots,
    /// Numbers of loops, ascending.
    pub loops: Vec<usize>,
}

/// Enclosed loops have handles with numbers from this one on; dots have smaller ones.
const LOOP: u64 = 1000;

impl LoopMove {
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut scan = Scanner::new(text);
        let mut seen = Dots::default();
        let mut mv = Self { on: dots(&mut scan, &mut seen)?, ..Self::default() };
        if scan.eat('-') {
            let empty = scan.peek() == Some('-');
            mv.inside = if empty { Dots::default() } else { dots(&mut scan, &mut seen)? };
            if scan.eat('-') {
                mv.loops = loops(&mut scan)?;
            }
        }
        if scan.done() { Ok(mv) } else { Err(NotationError::syntax(scan.at(), "the end")) }
    }
    /// The loop that these pieces of a board point at: dots of a place are passed, and pieces of the gaps of that place
    /// are the dots and loops that are enclosed.
    pub fn pointed(handles: &[PieceId]) -> Option<Self> {
        let mut mv = Self::default();
        for piece in handles {
            let enclosed = piece.place == Place::default().gaps();
            if !enclosed && piece.place != Place::default() {
                return None;
            }
            if let Some(number) = piece.n.checked_sub(LOOP).filter(|_| enclosed) {
                mv.loops.push(usize::try_from(number).ok()?);
                continue;
            }
            let dot = Dots::one(piece.n).filter(|dot| !mv.on.and(mv.inside).meets(*dot))?;
            let side = if enclosed { &mut mv.inside } else { &mut mv.on };
            *side = side.and(dot);
        }
        mv.loops.sort_unstable();
        mv.loops.is_sorted_by(|a, b| a < b).then_some(mv)
    }
    /// The pieces that point at the loop.
    pub fn handles(&self) -> Vec<PieceId> {
        let (place, within) = (Place::default(), Place::default().gaps());
        let on = self.on.iter().map(|n| PieceId { place, n });
        let inside = self.inside.iter().map(|n| PieceId { place: within, n });
        let loops = self.loops.iter().map(|number| PieceId { place: within, n: LOOP + *number as u64 });
        on.chain(inside).chain(loops).collect()
    }
    /// The number of the region that the loop lies in, if it may be drawn and passes at most `most` dots.
    pub fn region(&self, plane: &Region, most: usize) -> Option<usize> {
        let home = plane.home(self.on).filter(|_| self.on.len() <= most)?;
        let node = &plane.nodes()[home];
        let apart = !self.on.meets(self.inside) && node.region.dots.holds(self.inside);
        (apart && self.loops.iter().all(|own| node.loops.contains(own))).then_some(home)
    }
}

impl LoopMove {
    /// The plane with this loop added to the region that its dots lie in.
    pub fn drawn(&self, plane: &Region) -> Region {
        self.drawn_in(plane, &mut 0)
    }
    /// A region after this loop is drawn; `last` loops are numbered before those in the region.
    fn drawn_in(&self, region: &Region, last: &mut usize) -> Region {
        let here = region.dots.holds(self.on) && !self.on.is_empty();
        let (mut caught, mut outside) = (Vec::new(), Vec::new());
        for each in &region.loops {
            *last += 1;
            let number = *last;
            let same = Loop { on: each.on, inside: self.drawn_in(&each.inside, last) };
            if here && self.loops.contains(&number) { caught.push(same) } else { outside.push(same) }
        }
        if !here {
            return Region { dots: region.dots, loops: outside };
        }
        outside.push(Loop { on: self.on, inside: Region { dots: self.inside, loops: caught } });
        Region { dots: region.dots.without(self.on).without(self.inside), loops: outside }
    }
}

/// Reads dots, at least one, separated by points.
fn dots(scan: &mut Scanner, seen: &mut Dots) -> Result<Dots, NotationError> {
    let mut dots = Dots::default();
    loop {
        let at = scan.at();
        let dot = Dots::one(number(scan)?).unwrap_or_default();
        if seen.meets(dot) {
            return Err(NotationError::not_allowed(at, "each dot once"));
        }
        *seen = seen.and(dot);
        dots = dots.and(dot);
        if !scan.eat('.') {
            return Ok(dots);
        }
    }
}

fn loops(scan: &mut Scanner) -> Result<Vec<usize>, NotationError> {
    let mut loops = Vec::new();
    loop {
        let at = scan.at();
        let most = super::dots::DOTS + BARE as u64;
        let number = scan.number(most, "the number of a loop")? as usize;
        if number == 0 || loops.contains(&number) {
            return Err(NotationError::not_allowed(at, "each loop once, by its number from 1"));
        }
        loops.push(number);
        if !scan.eat('.') {
            loops.sort_unstable();
            return Ok(loops);
        }
    }
}

impl fmt::Display for LoopMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |all: Vec<String>| all.join(".");
        let dots = |dots: Dots| list(dots.iter().map(|dot| dot.to_string()).collect());
        f.write_str(&dots(self.on))?;
        if !self.inside.is_empty() || !self.loops.is_empty() {
            write!(f, "-{}", dots(self.inside))?;
        }
        if !self.loops.is_empty() {
            write!(f, "-{}", list(self.loops.iter().map(usize::to_string).collect()))?;
        }
        Ok(())
    }
}
