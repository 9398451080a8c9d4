//! P-positions of four piles as points of space, seen from the side.
use super::family::{children, parents};
use super::read::nim_sum;

/// Piles of the picture are below this.
const BELOW: u64 = 8;

/// Whether a P-position is next to the one that is looked at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum FamilyRelation {
    No,
    Parent,
    Child,
    Own,
}

/// A P-position of the picture.
#[derive(Clone, PartialEq, Debug)]
pub struct ProjectedPosition {
    pub piles: [u64; 4],
    pub at: [f64; 2],
    pub near: FamilyRelation,
}

/// The direction in which each pile moves a point: the corners of a tetrahedron, so that all four piles are alike.
const CORNERS: [[f64; 3]; 4] = [[1.0, 1.0, 1.0], [1.0, -1.0, -1.0], [-1.0, 1.0, -1.0], [-1.0, -1.0, 1.0]];

/// Where four piles are seen after a turn by so many degrees about the upright axis: across and up, four equal piles at
/// (0, 0). Four piles are a point in four dimensions; the diagonal, along which generations grow, is not seen.
pub fn projected(piles: [u64; 4], degrees: f64) -> [f64; 2] {
    let mut place = [0.0; 3];
    for (pile, corner) in piles.iter().zip(CORNERS) {
        for (sum, part) in place.iter_mut().zip(corner) {
            *sum += *pile as f64 * part;
        }
    }
    let [x, y, z] = place;
    let (sin, cos) = degrees.to_radians().sin_cos();
    // Tilted a little, so that no two of the corners lie behind each other for long.
    let (across, depth) = (x * cos + y * sin, y * cos - x * sin);
    [across, z * 0.94 + depth * 0.34]
}

/// All P-positions with piles below 8 as they are seen, those next to the one that is looked at told apart and last.
pub fn four_piles(own: [u64; 4], degrees: f64) -> Vec<ProjectedPosition> {
    let near =
        |found: Vec<super::Relative>| -> Vec<Vec<u64>> { found.into_iter().map(|one| one.piles).collect() };
    let (above, below) = (near(parents(&own)), near(children(&own)));
    let mut seen = Vec::with_capacity(512);
    for code in 0..BELOW.pow(3) {
        let [a, b, c] = [code % BELOW, code / BELOW % BELOW, code / BELOW / BELOW];
        let piles = [a, b, c, a ^ b ^ c];
        let among = |list: &[Vec<u64>]| list.iter().any(|other| other[..] == piles);
        let near = match piles {
            _ if piles == own => FamilyRelation::Own,
            _ if among(&above) => FamilyRelation::Parent,
            _ if among(&below) => FamilyRelation::Child,
            _ => FamilyRelation::No,
        };
        debug_assert_eq!(nim_sum(&piles), 0);
        seen.push(ProjectedPosition { piles, at: projected(piles, degrees), near });
    }
    seen.sort_by_key(|seen| seen.near);
    seen
}
