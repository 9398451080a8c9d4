//! Lines drawn by hand, as polygons: made simple, closed, and tested for what they cross and enclose.
use super::place::Point;
use crate::core::scene::LineError;

/// Points nearer than this to the line through their neighbours are left out, in pixels.
const FLAT: f64 = 2.0;
/// A line whose points lie within a square of this side is too short.
const SHORT: i32 = 14;
/// A line is closed if the gap between its ends is at most this long, in pixels, or at most this part of its length.
const GAP: f64 = 48.0;
const PART: f64 = 0.25;
/// The least part of a line that must be left when its ends are cut off beyond the point where it meets itself.
const KEPT: f64 = 0.6;
/// Coordinates beyond this are set to it.
const FAR: i32 = 100_000;
/// The most points that are looked at; of a longer line only every second one is, or every third.
const MOST: usize = 1500;

fn cross(a: Point, b: Point, c: Point) -> i64 {
    let [[ax, ay], [bx, by], [cx, cy]] = [a, b, c].map(|point| point.map(i64::from));
    (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
}

fn length([x, y]: Point, [u, v]: Point) -> f64 {
    f64::from(u - x).hypot(f64::from(v - y))
}

/// Whether two segments have a point in common.
fn touch([a, b]: [Point; 2], [c, d]: [Point; 2]) -> bool {
    let between = |low: i32, high: i32, other: [i32; 2]| {
        low.min(high) <= other[0].max(other[1]) && other[0].min(other[1]) <= low.max(high)
    };
    let sides = |a, b, c, d| cross(a, b, c).signum() * cross(a, b, d).signum() <= 0;
    between(a[0], b[0], [c[0], d[0]])
        && between(a[1], b[1], [c[1], d[1]])
        && sides(a, b, c, d)
        && sides(c, d, a, b)
}

/// The sides of a polygon.
fn sides(line: &[Point]) -> impl Iterator<Item = [Point; 2]> + Clone {
    line.iter().zip(line.iter().cycle().skip(1)).map(|(a, b)| [*a, *b])
}

/// Whether two polygons have a point of their sides in common.
pub fn crosses(line: &[Point], other: &[Point]) -> bool {
    sides(line).any(|side| sides(other).any(|own| touch(side, own)))
}

/// Whether a point lies within a polygon: a ray from it crosses an odd number of sides.
pub fn encloses(line: &[Point], at: Point) -> bool {
    let right = |[a, b]: &[Point; 2]| {
        let (low, high) = if a[1] < b[1] { (*a, *b) } else { (*b, *a) };
        low[1] <= at[1] && at[1] < high[1] && cross(low, high, at) > 0
    };
    sides(line).filter(right).count() % 2 == 1
}

/// How far a point lies from the sides of a polygon.
pub fn distance_to(line: &[Point], at: Point) -> f64 {
    sides(line).map(|side| from_segment(side, at)).fold(f64::INFINITY, f64::min)
}

fn from_segment([a, b]: [Point; 2], at: Point) -> f64 {
    let [ax, ay, bx, by, x, y] = [a[0], a[1], b[0], b[1], at[0], at[1]].map(f64::from);
    let (wide, high) = (bx - ax, by - ay);
    let square = wide * wide + high * high;
    let part =
        if square > 0.0 { (((x - ax) * wide + (y - ay) * high) / square).clamp(0.0, 1.0) } else { 0.0 };
    (x - ax - part * wide).hypot(y - ay - part * high)
}

/// The line as a polygon that does not cross itself. Ends that run on beyond the point where the line meets itself are
/// cut off. O(points²).
///
/// # Errors
/// Why the line is no such polygon.
pub fn closed(points: &[Point]) -> Result<Vec<Point>, LineError> {
    let points: Vec<Point> = points.iter().map(|at| at.map(|side| side.clamp(-FAR, FAR))).collect();
    let within = |at: usize| {
        let all = || points.iter().map(|point| point[at]);
        all().max().zip(all().min()).map_or(0, |(most, least)| most - least)
    };
    if within(0).max(within(1)) < SHORT {
        return Err(LineError::Short);
    }
    let step = points.len().div_ceil(MOST).max(1);
    let line = simple(&points.iter().step_by(step).copied().collect::<Vec<_>>());
    let line = match closed_part(&line)? {
        Some(cut) => cut,
        None if length(line[0], line[line.len() - 1]) > GAP.max(PART * whole(&line)) => {
            return Err(LineError::NotClosed);
        }
        None => line,
    };
    let all: Vec<[Point; 2]> = sides(&line).collect();
    let beside = |i: usize, j: usize| j - i == 1 || j - i == all.len() - 1;
    let meets = |i: usize| (i + 1..all.len()).any(|j| !beside(i, j) && touch(all[i], all[j]));
    match line.len() {
        0..3 => Err(LineError::Short),
        _ if (0..all.len()).any(meets) => Err(LineError::Crosses),
        _ => Ok(line),
    }
}

/// How long a line is.
fn whole(line: &[Point]) -> f64 {
    line.windows(2).map(|pair| length(pair[0], pair[1])).sum()
}

/// The closed part of a line that meets itself, without its ends before and after the meeting point, which must be only
/// a small part. None where the line does not meet itself.
fn closed_part(line: &[Point]) -> Result<Option<Vec<Point>>, LineError> {
    let side = |at: usize| [line[at], line[at + 1]];
    let last = line.len() - 1;
    let pairs = (0..last).flat_map(|i| (i + 2..last).map(move |j| (i, j)));
    let met: Vec<(usize, usize)> = pairs.filter(|(i, j)| touch(side(*i), side(*j))).collect();
    let of = |(i, j): &(usize, usize)| {
        let mut part = vec![meeting(side(*i), side(*j))];
        part.extend(&line[i + 1..=*j]);
        part
    };
    // The length of a closed part: its last side leads back to its beginning.
    let round = |part: &[Point]| whole(part) + length(part[0], part[part.len() - 1]);
    let least = KEPT * whole(line);
    let long = met.iter().map(of).filter(|part| round(part) >= least);
    match long.min_by(|a, b| round(a).total_cmp(&round(b))) {
        None if !met.is_empty() => Err(LineError::Crosses),
        found => Ok(found),
    }
}

/// Where two segments that touch meet; the end of the first where they lie on one line.
fn meeting([a, b]: [Point; 2], [c, d]: [Point; 2]) -> Point {
    let (before, after) = (cross(c, d, a), cross(c, d, b));
    if before == after {
        return b;
    }
    let part = before as f64 / (before - after) as f64;
    [0, 1].map(|at| a[at] + (f64::from(b[at] - a[at]) * part).round() as i32)
}

/// Fewer points that stand for the same line (Douglas and Peucker 1973).
fn simple(points: &[Point]) -> Vec<Point> {
    let Some(last) = points.len().checked_sub(1) else { return Vec::new() };
    let mut kept = vec![false; points.len()];
    (kept[0], kept[last]) = (true, true);
    let mut open = vec![(0, last)];
    while let Some((from, to)) = open.pop() {
        let aside = |at: &usize| from_segment([points[from], points[to]], points[*at]);
        let furthest = (from + 1..to).max_by(|a, b| aside(a).total_cmp(&aside(b)));
        if let Some(at) = furthest.filter(|at| aside(at) > FLAT) {
            kept[at] = true;
            open.extend([(from, at), (at, to)]);
        }
    }
    points.iter().zip(kept).filter(|(_, kept)| *kept).map(|(point, _)| *point).collect()
}
