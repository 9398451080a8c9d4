//! Where dots and loops are drawn. This follows from the regions alone, so that links need not hold it, and nothing
//! touches.
//!
//! The free dots of a region lie in rows, a lane below each row and one at the left of all; the loops in it stand beside
//! them. Lines of a new loop run through the lanes, so that any choice of dots can be passed or enclosed.
use super::{
    dots::Dots,
    regions::{Node, Region},
};

/// A place on the board, in pixels to the right and downwards.
pub type Point = [i32; 2];

/// A free dot: its number, the region that it is in, its place, and a way to it through the lanes of that region.
pub struct Spot {
    pub dot: u64,
    pub region: usize,
    pub at: Point,
    pub way: Vec<Point>,
}

/// All that is drawn.
#[derive(Default)]
pub struct Drawing {
    pub size: Point,
    /// The free dots, region by region.
    pub spots: Vec<Spot>,
    /// Each loop by its number, as a polygon.
    pub loops: Vec<(usize, Vec<Point>)>,
    /// The dots that loops pass.
    pub spent: Vec<Point>,
    /// Where the value of a region with free dots is written: its left end, at half its height.
    pub values: Vec<(usize, Point)>,
}

/// The distance of dots, the width of the lane at the left of them, and the height of the line above for a value.
const CELL: i32 = 56;
const LANE: i32 = 22;
const LINE: i32 = 30;
/// The least width of the dots of a region: its value has room above them.
const NARROW: i32 = 104;
/// Distances from a loop to what it encloses, to other loops and to the board's edge, and the radius of its corners.
const PAD: i32 = 28;
const GAP: i32 = 18;
const EDGE: i32 = 16;
const ROUND: i32 = 40;
/// Least distance of dots along a loop.
const APART: i32 = 26;
/// 1000 times the cosines of 0°, 15°, …, 90°.
const COSINES: [i32; 7] = [1000, 966, 866, 707, 500, 259, 0];

impl Drawing {
    /// The drawing of a plane. About loops · depth steps, beside its dots.
    pub fn of(plane: &Region) -> Self {
        let mut all = region(&plane.nodes(), 0);
        all.shift([EDGE, EDGE]);
        all.size = [(all.size[0] + 2 * EDGE).max(160), (all.size[1] + 2 * EDGE).max(100)];
        all.spots.sort_by_key(|spot| spot.region);
        all
    }
    fn shift(&mut self, by: Point) {
        let spots = self.spots.iter_mut().flat_map(|spot| spot.way.iter_mut().chain([&mut spot.at]));
        let loops = self.loops.iter_mut().flat_map(|(_, line)| line);
        let values = self.values.iter_mut().map(|(_, at)| at);
        for [x, y] in spots.chain(loops).chain(&mut self.spent).chain(values) {
            (*x, *y) = (*x + by[0], *y + by[1]);
        }
    }
    fn join(&mut self, mut other: Self, at: Point) {
        other.shift(at);
        self.spots.extend(other.spots);
        self.loops.extend(other.loops);
        self.spent.extend(other.spent);
        self.values.extend(other.values);
    }
}

/// The ratio of width to height, about, of what lies in a loop, and of the whole board.
const INSIDE: i64 = 2;
const WHOLE: i64 = 3;

/// What lies in a region: its dots, then its loops, side by side in rows that make a whole wider than high.
fn region(nodes: &[Node], at: usize) -> Drawing {
    let dots = Some(rows(nodes[at].region.dots, at)).filter(|dots| !dots.spots.is_empty());
    let items: Vec<Drawing> =
        dots.into_iter().chain(nodes[at].loops.iter().map(|own| looped(nodes, *own))).collect();
    let area: i32 = items.iter().map(|item| (item.size[0] + GAP) * (item.size[1] + GAP)).sum();
    let widest = items.iter().map(|item| item.size[0]).max().unwrap_or(0);
    let ratio = if at == 0 { WHOLE } else { INSIDE };
    let wide = widest.max((i64::from(area) * ratio).isqrt() as i32);
    let mut all = Drawing::default();
    let mut shelf: Vec<Drawing> = Vec::new();
    for item in items {
        let used: i32 = shelf.iter().map(|own| own.size[0] + GAP).sum();
        if used + item.size[0] > wide && !shelf.is_empty() {
            stand(&mut all, std::mem::take(&mut shelf));
        }
        shelf.push(item);
    }
    stand(&mut all, shelf);
    all
}

/// Puts items side by side below what is there.
fn stand(all: &mut Drawing, shelf: Vec<Drawing>) {
    let high = shelf.iter().map(|item| item.size[1]).max().unwrap_or(0);
    let top = if all.size[1] > 0 { all.size[1] + GAP } else { 0 };
    let mut x = 0;
    for item in shelf {
        let [width, height] = item.size;
        all.join(item, [x, top + (high - height) / 2]);
        x += width + GAP;
    }
    all.size = [all.size[0].max(x - GAP), top + high];
}

/// The free dots of a region in rows, a little out of line, as if drawn by hand.
fn rows(dots: Dots, region: usize) -> Drawing {
    let count = dots.len() as i32;
    let columns = (1..=count).find(|columns| 5 * columns * columns >= 8 * count).unwrap_or(count).max(1);
    let shaken = |dot: i32, by: i32| dot * by % 9 - 4;
    let spot = |(index, dot): (i32, u64)| {
        let (row, column, number) = (index / columns, index % columns, dot as i32);
        let x = |column: i32| LANE + column * CELL + CELL / 2;
        let lane = |row: i32| LINE + (row + 1) * CELL;
        let at = [x(column) + shaken(number, 37), lane(row) - CELL / 2 + shaken(number, 53)];
        let down = (0..=row).map(|row| [LANE / 2, lane(row)]);
        let along = (0..column).map(|before| [x(before), lane(row)]);
        let way = down.chain(along).chain([[at[0], lane(row)], at]).collect();
        Spot { dot, region, at, way }
    };
    let size = [
        (LANE + columns * CELL + LANE / 2).max(NARROW),
        LINE + (count + columns - 1) / columns * CELL + LANE / 2,
    ];
    let spots: Vec<Spot> = (0..).zip(dots.iter()).map(spot).collect();
    let values = vec![(region, [LANE, LINE / 2])];
    Drawing { size, spots, values, ..Drawing::default() }
}

/// A loop with what lies in it.
fn looped(nodes: &[Node], number: usize) -> Drawing {
    let inside = region(nodes, number);
    let passed = nodes[number].on.len() as i32;
    let mut size = inside.size.map(|side| side + 2 * PAD);
    let around = 2 * (size[0] + size[1]) - 2 * ROUND;
    let more = (passed * APART - around).max(0) / 2;
    size[0] += more;
    let line = rounded(size);
    let mut all = Drawing { size, spent: along(&line, passed), ..Drawing::default() };
    all.loops.push((number, line));
    all.join(inside, [PAD + more / 2, PAD]);
    all
}

/// A rectangle of this size with round corners, from the upper left one on.
fn rounded([width, height]: Point) -> Vec<Point> {
    let round = ROUND.min(width / 2).min(height / 2);
    let arc = |corner: usize| {
        let [right, down] = [matches!(corner, 1 | 2), corner > 1];
        let centre = [if right { width - round } else { round }, if down { height - round } else { round }];
        (0..COSINES.len()).map(move |step| {
            // Quarter turns from the left, so that cosine and sine change places at every corner.
            let (a, b) = (COSINES[step] * round / 1000, COSINES[COSINES.len() - 1 - step] * round / 1000);
            let [x, y] = match corner {
                0 => [-a, -b],
                1 => [b, -a],
                2 => [a, b],
                _ => [-b, a],
            };
            [centre[0] + x, centre[1] + y]
        })
    };
    (0..4).flat_map(arc).collect()
}

/// So many points at equal distances along a polygon.
fn along(line: &[Point], count: i32) -> Vec<Point> {
    let ends = || line.iter().zip(line.iter().cycle().skip(1));
    let length = |[x, y]: &Point, [u, v]: &Point| f64::from(u - x).hypot(f64::from(v - y));
    let all: f64 = ends().map(|(a, b)| length(a, b)).sum();
    let place = |index: i32| {
        let mut left = all * (f64::from(index) + 0.5) / f64::from(count);
        for (a, b) in ends() {
            let own = length(a, b);
            if left <= own && own > 0.0 {
                let part = |from: i32, to: i32| from + (f64::from(to - from) * left / own).round() as i32;
                return [part(a[0], b[0]), part(a[1], b[1])];
            }
            left -= own;
        }
        line[0]
    };
    (0..count).map(place).collect()
}
