//! Bends: edges between the same vertices apart, loops away from the other edges, and all drawn as if by hand.
use super::{Dot, Stroke};
use rustc_hash::FxHashMap;
use std::f64::consts::PI;

/// How far apart edges between the same vertices are, and how far a loop reaches.
const APART: f64 = 14.0;
const LOOP: f64 = 24.0;
/// The angle from one loop at a vertex to the next where there is room, in radians: 50°.
const FAN: f64 = PI * 5.0 / 18.0;

/// The bend of each stroke: the given one, or else one that is chosen here; if `swayed`, that is never quite straight.
pub fn bends(dots: &[Dot], strokes: &[Stroke], places: &[[i32; 2]], swayed: bool) -> Vec<[i32; 2]> {
    let place = |dot: u32| places[dot as usize].map(f64::from);
    let key = |[a, b]: [u32; 2]| (a.min(b), a.max(b));
    let mut groups: FxHashMap<(u32, u32), u32> = FxHashMap::default();
    let mut pulls = vec![[0.0; 2]; places.len()];
    for stroke in strokes {
        *groups.entry(key(stroke.ends)).or_default() += 1;
        let [a, b] = stroke.ends;
        let ([ax, ay], [bx, by]) = (place(a), place(b));
        let length = (bx - ax).hypot(by - ay).max(1.0);
        let [x, y] = [(bx - ax) / length, (by - ay) / length];
        for (dot, sign) in [(a, 1.0), (b, -1.0)] {
            let pull = &mut pulls[dot as usize];
            *pull = [pull[0] + sign * x, pull[1] + sign * y];
        }
    }
    let mut seen: FxHashMap<(u32, u32), u32> = FxHashMap::default();
    let bend = |stroke: &Stroke| {
        let [a, b] = stroke.ends;
        let count = groups.get(&key(stroke.ends)).copied().unwrap_or(1);
        let before = seen.entry(key(stroke.ends)).or_default();
        let number = f64::from(*before) - f64::from(count - 1) / 2.0;
        *before += 1;
        if let Some(bend) = stroke.bend {
            return bend;
        }
        let [x, y] = if a == b {
            // Away from where the other edges lead, upwards on the ground.
            let [x, y] = pulls[a as usize];
            let away =
                if dots[a as usize].grounded() || x.hypot(y) < 0.2 { PI / 2.0 } else { (-y).atan2(-x) };
            let angle = away + number * FAN.min(2.0 * PI / f64::from(count));
            [LOOP * angle.cos(), LOOP * angle.sin()]
        } else {
            // To the right of the way from the end with the lower number.
            let ([ax, ay], [bx, by]) = (place(a.min(b)), place(a.max(b)));
            let length = (bx - ax).hypot(by - ay).max(1.0);
            let sway = if stroke.n.is_multiple_of(2) { 0.04 } else { -0.04 };
            let mut aside = if swayed { (length * sway).clamp(-3.0, 3.0) } else { 0.0 };
            if count > 1 {
                aside = number * APART;
            }
            [(by - ay) / length * aside, (ax - bx) / length * aside]
        };
        [x.round() as i32, y.round() as i32]
    };
    strokes.iter().map(bend).collect()
}
