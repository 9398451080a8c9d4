//! Dots in the plane, and the closed loops that part it.
use super::dots::{DOTS, Dots};
use crate::core::notation::{NotationError, Scanner};
use std::fmt;

/// Most loops that pass no dot. Of others there are no more than dots.
pub const BARE: usize = 12;

/// A part of the plane: the free dots in it, and the loops that lie in it side by side. The plane as a whole is a position,
/// written `1-3(4-5:6-10)(11-13)`: the free dots by their numbers, and each loop in brackets with the dots that it passes, a
/// colon, and what it encloses; a loop that passes none has no colon. An empty plane is `0`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Region {
    pub dots: Dots,
    pub loops: Vec<Loop>,
}

/// A loop that was drawn: the dots that it passes, which are no longer free, and what it encloses.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Loop {
    pub on: Dots,
    pub inside: Region,
}

/// A region, with the dots on the loop round it and the numbers of the loops that lie in it. Loops are numbered from 1
/// as they are written; the region in a loop has the loop's number, and the plane outside all loops has 0.
pub struct Node<'r> {
    pub region: &'r Region,
    pub on: Dots,
    pub loops: Vec<usize>,
}

impl Region {
    pub fn read(text: &str) -> Result<Self, NotationError> {
        if text == "0" {
            return Ok(Self::default());
        }
        let mut scan = Scanner::new(text);
        let (mut seen, mut bare) = (Dots::default(), 0);
        let own = Dots::scan(&mut scan, &mut seen)?;
        let plane = Self { dots: own, loops: loops(&mut scan, &mut seen, &mut bare)? };
        match (plane == Self::default(), scan.done()) {
            (_, false) => {
                Err(NotationError::syntax(scan.at(), "+ and a dot, a loop in brackets, or the end"))
            }
            (true, _) => Err(NotationError::syntax(0, "the numbers of dots, or a loop in brackets")),
            _ => Ok(plane),
        }
    }
    /// All regions, the plane first, each before those within it.
    pub fn nodes(&self) -> Vec<Node<'_>> {
        let mut nodes = Vec::new();
        self.list(Dots::default(), &mut nodes);
        nodes
    }
    fn list<'r>(&'r self, on: Dots, nodes: &mut Vec<Node<'r>>) {
        let own = nodes.len();
        nodes.push(Node { region: self, on, loops: Vec::new() });
        for each in &self.loops {
            let number = nodes.len();
            nodes[own].loops.push(number);
            each.inside.list(each.on, nodes);
        }
    }
    /// The numbers of the regions that have free dots, which are the groups of the board; that of the plane where none has.
    pub fn free(&self) -> Vec<usize> {
        let nodes = self.nodes();
        let free: Vec<usize> = (0..nodes.len()).filter(|at| !nodes[*at].region.dots.is_empty()).collect();
        if free.is_empty() { vec![0] } else { free }
    }
    /// How many free dots each region of [`Region::free`] has.
    pub fn counts(&self) -> Vec<usize> {
        let nodes = self.nodes();
        self.free().into_iter().map(|at| nodes[at].region.dots.len()).collect()
    }
    /// The region that these dots lie in, if they lie in one.
    pub fn home(&self, dots: Dots) -> Option<usize> {
        self.nodes().iter().position(|node| node.region.dots.holds(dots) && !dots.is_empty())
    }
    /// Calls `change` with the number and the free dots of this region and of each within it. `last` is the number of
    /// this region, and afterwards that of the last one within it.
    pub fn change(&mut self, last: &mut usize, change: &mut dyn FnMut(usize, &mut Dots)) {
        change(*last, &mut self.dots);
        for each in &mut self.loops {
            *last += 1;
            each.inside.change(last, change);
        }
    }
    /// All dots, on loops and off.
    pub fn all(&self) -> Dots {
        self.loops.iter().fold(self.dots, |all, each| all.and(each.on).and(each.inside.all()))
    }
    /// How many loops pass no dot.
    pub fn bare(&self) -> usize {
        self.loops.iter().map(|each| usize::from(each.on.is_empty()) + each.inside.bare()).sum()
    }
    /// The numbers that no dot has.
    pub fn unused(&self) -> Dots {
        Dots::run(1, DOTS as usize).without(self.all())
    }
}

/// Reads the loops that come next. The recursion is no deeper than there may be loops.
fn loops(scan: &mut Scanner, seen: &mut Dots, bare: &mut usize) -> Result<Vec<Loop>, NotationError> {
    let mut loops = Vec::new();
    while scan.peek() == Some('(') {
        let at = scan.at();
        scan.bump();
        let first = Dots::scan(scan, seen)?;
        let colon = scan.at();
        let passes = scan.eat(':');
        if passes && first.is_empty() {
            return Err(NotationError::syntax(colon, "the dots that the loop passes before the colon"));
        }
        let (on, dots) = if passes { (first, Dots::scan(scan, seen)?) } else { (Dots::default(), first) };
        if !passes {
            *bare += 1;
            if *bare > BARE {
                return Err(NotationError::too_large(at, format!("at most {BARE} loops that pass no dot")));
            }
        }
        let inside = Region { dots, loops: self::loops(scan, seen, bare)? };
        if !scan.eat(')') {
            return Err(NotationError::syntax(scan.at(), "+ and a dot, a loop, or )"));
        }
        loops.push(Loop { on, inside });
    }
    Ok(loops)
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::default() {
            return f.write_str("0");
        }
        f.write_str(&self.dots.runs())?;
        for each in &self.loops {
            let colon = if each.on.is_empty() { "" } else { ":" };
            write!(f, "({}{colon}", each.on.runs())?;
            if each.inside != Self::default() {
                write!(f, "{}", each.inside)?;
            }
            f.write_str(")")?;
        }
        Ok(())
    }
}
