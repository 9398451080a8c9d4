//! The bijection between P-positions of three piles and cells of the automaton: a walk of one leg for each power of
//! two.

/// A position of three piles.
pub type Pile3 = [u64; 3];
/// A cell: east and north of the start.
pub type Cell = (i64, i64);

/// The pairs of piles that may hold a power of two, marked by 1; each pair is a turn to the left from the one before
/// it.
pub const PAIRS: [Pile3; 3] = [[0, 1, 1], [1, 1, 0], [1, 0, 1]];

/// The way from one leg to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// The first leg, which no other leads up to.
    Start,
    Straight,
    Left,
    Right,
}

impl Turn {
    pub fn word(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Straight => "straight on",
            Self::Left => "left",
            Self::Right => "right",
        }
    }
}

/// A direction of the compass: a quarter turn to the left from the one before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heading {
    East,
    North,
    West,
    South,
}

impl Heading {
    pub const ALL: [Self; 4] = [Self::East, Self::North, Self::West, Self::South];

    pub fn word(self) -> &'static str {
        match self {
            Self::East => "East",
            Self::North => "North",
            Self::West => "West",
            Self::South => "South",
        }
    }
    pub fn arrow(self) -> &'static str {
        match self {
            Self::East => "→",
            Self::North => "↑",
            Self::West => "←",
            Self::South => "↓",
        }
    }
    /// The step to the next cell in this direction: east and north.
    pub fn step(self) -> Cell {
        match self {
            Self::East => (1, 0),
            Self::North => (0, 1),
            Self::West => (-1, 0),
            Self::South => (0, -1),
        }
    }
    fn of(index: usize) -> Self {
        Self::ALL[index % 4]
    }
    /// The cell so many steps from another in this direction.
    fn from(self, (x, y): Cell, steps: i64) -> Cell {
        let (east, north) = self.step();
        (x + east * steps, y + north * steps)
    }
}

/// One leg of a walk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// Which of [`PAIRS`] hold the power.
    pub pair: usize,
    pub turn: Turn,
    /// How many steps: a power of two.
    pub steps: u64,
    pub heading: Heading,
    /// Where it ends.
    pub cell: Cell,
    /// The P-position there.
    pub piles: Pile3,
}

/// Half of the counters: the generation of a P-position. Khovanova and Xiong, section 5.2.
pub fn generation_of(piles: Pile3) -> u64 {
    (piles.iter().map(|pile| u128::from(*pile)).sum::<u128>() / 2) as u64
}

/// The first direction of a pair: (0,1,1) West, (1,0,1) North, (1,1,0) East.
fn first(pair: usize) -> usize {
    (pair + 2) % 3
}

/// The walk of a P-position with piles of at most 10^18, from the greatest power of two to the least; none of a
/// position that is not P. Khovanova and Xiong, Theorem 23: the same pair again is straight on, the next of [`PAIRS`] a
/// turn to the left, the one before it to the right. O(log n).
pub fn walk(piles: Pile3) -> Option<Vec<Step>> {
    if piles[0] ^ piles[1] ^ piles[2] != 0 || piles.iter().any(|pile| pile.leading_zeros() < 2) {
        return None;
    }
    let mut legs: Vec<Step> = Vec::new();
    for power in (0..62).rev().map(|bit| 1 << bit) {
        let held = piles.map(|pile| u64::from(pile & power != 0));
        let Some(pair) = PAIRS.iter().position(|pair| *pair == held) else { continue };
        let (turn, heading, cell, before) = match legs.last() {
            None => (Turn::Start, Heading::of(first(pair)), (0, 0), [0; 3]),
            Some(last) => {
                let (turn, quarter) = match (pair + 3 - last.pair) % 3 {
                    0 => (Turn::Straight, 0),
                    1 => (Turn::Left, 1),
                    _ => (Turn::Right, 3),
                };
                (turn, Heading::of(last.heading as usize + quarter), last.cell, last.piles)
            }
        };
        let piles = std::array::from_fn(|i| before[i] + held[i] * power);
        legs.push(Step { pair, turn, steps: power, heading, cell: heading.from(cell, power as i64), piles });
    }
    Some(legs)
}

/// The cell of a P-position.
pub fn cell_of(piles: Pile3) -> Option<Cell> {
    walk(piles).map(|legs| legs.last().map_or((0, 0), |leg| leg.cell))
}

/// The legs of the only walk to a cell of the automaton with all four branches: powers of two that fall, no leg turning
/// back. None where no cell is ever born. The greatest power is the greatest one in |x| + |y|, and its leg leads along
/// the longer of the two: what follows is shorter and cannot lead back. O(log n).
pub fn steps_to(cell: Cell) -> Option<Vec<(u64, Heading)>> {
    let mut legs: Vec<(u64, Heading)> = Vec::new();
    let (mut x, mut y) = cell;
    while (x, y) != (0, 0) {
        let heading = match (x.unsigned_abs() > y.unsigned_abs(), x.unsigned_abs() == y.unsigned_abs()) {
            (_, true) => return None,
            (true, _) => {
                if x > 0 {
                    Heading::East
                } else {
                    Heading::West
                }
            }
            _ => {
                if y > 0 {
                    Heading::North
                } else {
                    Heading::South
                }
            }
        };
        let power = 1u64 << (x.unsigned_abs().checked_add(y.unsigned_abs())?.ilog2().min(61));
        if let Some((steps, last)) = legs.last()
            && (*steps <= power || (*last as usize + 2) % 4 == heading as usize)
        {
            return None;
        }
        legs.push((power, heading));
        (x, y) = heading.from((x, y), -(power as i64));
    }
    Some(legs)
}

/// The P-position of a cell of the three branches; none of any other.
pub fn position_of(cell: Cell) -> Option<Pile3> {
    let legs = steps_to(cell)?;
    let mut piles = [0; 3];
    let mut last: Option<(usize, Heading)> = None;
    for (power, heading) in legs {
        let pair = match last {
            None if heading == Heading::South => return None,
            None => (heading as usize + 1) % 3,
            // A quarter turn to the left is the next pair; one to the right, three to the left, the pair before.
            Some((pair, before)) => match (heading as usize + 4 - before as usize) % 4 {
                0 => pair,
                1 => (pair + 1) % 3,
                _ => (pair + 2) % 3,
            },
        };
        last = Some((pair, heading));
        for (pile, held) in piles.iter_mut().zip(PAIRS[pair]) {
            *pile += held * power;
        }
    }
    Some(piles)
}
