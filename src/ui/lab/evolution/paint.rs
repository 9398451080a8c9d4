//! Painting generations into the two squares of pixels.
use super::{
    geometry::{Cube, Plan, VIEW},
    raster::{Colour, Raster},
};
use crate::labs::evolution::{Colouring, Growth, Heading, PAIRS, Seed};

/// The side of the cube's raster, in pixels.
const CUBE: i32 = 1056;

/// The colours of the first, the middle and the last generation, and of the ground.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Palette {
    pub ramp: [[u8; 3]; 3],
    pub ground: [u8; 3],
}

impl Palette {
    /// The colour at a fraction of the way from the first to the last generation.
    pub fn at(&self, part: f64) -> [u8; 3] {
        let [first, middle, last] = self.ramp;
        let (from, to, part) =
            if part < 0.5 { (first, middle, part * 2.0) } else { (middle, last, part * 2.0 - 1.0) };
        std::array::from_fn(|i| (f64::from(from[i]) * (1.0 - part) + f64::from(to[i]) * part).round() as u8)
    }
    /// The colour of a direction.
    pub fn heading(&self, heading: u8) -> [u8; 3] {
        self.at(f64::from(heading % 4) / 3.0)
    }
    /// The colour of a seed born in this generation in this direction.
    pub fn of(&self, colouring: Colouring, generation: u16, reach: u16, heading: u8) -> [u8; 3] {
        match colouring {
            Colouring::Direction if generation > 0 => self.heading(heading),
            _ => self.at(f64::from(generation) / f64::from(reach.max(1))),
        }
    }
}

/// What the pictures show.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Look {
    pub plan: Plan,
    pub colouring: Colouring,
    pub generation: u16,
    pub turned: f64,
    pub tilted: f64,
}

fn solid([red, green, blue]: [u8; 3]) -> Colour {
    [red, green, blue, 255]
}

/// The seeds of a generation with their colours.
fn coloured<'s>(
    growth: &'s Growth,
    palette: &'s Palette,
    look: &Look,
    n: u16,
) -> impl Iterator<Item = (&'s Seed, [Colour; 2])> {
    let (colouring, reach) = (look.colouring, look.plan.reach);
    let colours: [Colour; 4] =
        std::array::from_fn(|heading| solid(palette.of(colouring, n, reach, heading as u8)));
    growth.generation(n.into()).iter().map(move |seed| {
        let heading = usize::from(seed.heading % 4);
        (seed, [colours[heading], colours[(heading + 2) % 4]])
    })
}

/// Paints the cells of the generations from `from` on; clears the raster first if `from` is 0.
pub fn cells(raster: &mut Raster, growth: &Growth, palette: &Palette, look: &Look, from: u16) {
    let plan = look.plan;
    // The raster has about the same number of pixels for every range.
    let size = (512 / i32::from(plan.reach.max(1))).max(1);
    if from == 0 {
        raster.clear(size * plan.across() as i32);
    }
    for n in from..=look.generation {
        for (seed, [colour, back]) in coloured(growth, palette, look, n) {
            let (x, y) = (i32::from(seed.cell.0), i32::from(seed.cell.1));
            cell(raster, plan, size, (x, y), (n > 0).then_some(seed.heading), colour);
            if plan.south && seed.is_north() {
                cell(raster, plan, size, (-x, -y), Some(seed.heading + 2), back);
            }
        }
    }
}

fn cell(raster: &mut Raster, plan: Plan, size: i32, (x, y): (i32, i32), heading: Option<u8>, colour: Colour) {
    let (column, row) = plan.start();
    let (left, top) = ((column + x) * size, (row - y) * size);
    if size < 4 {
        return raster.dot(left, top, size, colour);
    }
    let gap = ((size * 14 + 50) / 100).max(1);
    let (right, bottom) = (left + size - gap, top + size - gap);
    let (left, top) = (left + gap * i32::from(size > 4), top + gap * i32::from(size > 4));
    if let Some(heading) = heading {
        // The link from the edge of the parent's cell to the edge of this one.
        let width = (size / 4).max(1);
        let (middle, level) = ((left + right - width) / 2, (top + bottom - width) / 2);
        let reach = gap * 2;
        let bond = match Heading::ALL[usize::from(heading % 4)] {
            Heading::East => [left - reach, level, left, level + width],
            Heading::West => [right, level, right + reach, level + width],
            Heading::North => [middle, bottom, middle + width, bottom + reach],
            Heading::South => [middle, top - reach, middle + width, top],
        };
        raster.rect(bond, 0, colour);
    }
    raster.rect([left, top, right, bottom], size / 9, colour);
}

/// Paints the P-positions of the generations from `from` on; clears the raster first if `from` is 0.
pub fn points(raster: &mut Raster, growth: &Growth, palette: &Palette, look: &Look, from: u16) {
    if from == 0 {
        raster.clear(CUBE);
    }
    let cube = Cube::new(look.plan.reach, look.turned, look.tilted);
    let scale = f64::from(CUBE) / VIEW;
    let (axes, origin) = (
        cube.axes.map(|axis| (axis.0 * scale, axis.1 * scale)),
        (cube.origin.0 * scale, cube.origin.1 * scale),
    );
    let pitch = cube.pitch() * scale;
    let (radius, width) = ((pitch * 0.3).min(14.0), pitch * 0.2);
    let bonds = PAIRS.map(|pair| {
        let part = |axis: fn(&(f64, f64)) -> f64| {
            axes.iter().zip(pair).map(|(one, n)| axis(one) * n as f64).sum::<f64>()
        };
        (part(|axis| axis.0), part(|axis| axis.1))
    });
    for n in from..=look.generation {
        for (seed, [colour, _]) in coloured(growth, palette, look, n) {
            let [a, b, c] = seed.piles.map(f64::from);
            let at = (
                origin.0 + a * axes[0].0 + b * axes[1].0 + c * axes[2].0,
                origin.1 + a * axes[0].1 + b * axes[1].1 + c * axes[2].1,
            );
            if pitch > 4.0 && n > 0 {
                let (x, y) = bonds[usize::from(seed.pair % 3)];
                // The line ends at the edge of the parent's disc.
                let part = (1.0 - radius / x.hypot(y).max(radius)).max(0.0);
                raster.line(at, (at.0 - x * part, at.1 - y * part), width, colour);
            }
            if radius > 6.0 {
                raster.disc(at, radius + 1.5, solid(palette.ground));
            }
            raster.disc(at, radius, colour);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look(reach: u16, south: bool, generation: u16) -> Look {
        let plan = Plan { reach, south };
        Look { plan, colouring: Colouring::Generation, generation, turned: 0.0, tilted: 35.3 }
    }
    fn palette() -> Palette {
        Palette { ramp: [[200, 100, 0], [100, 50, 0], [0, 0, 40]], ground: [250; 3] }
    }

    #[test]
    fn one_pixel_for_each_cell_of_the_largest() {
        let mut growth = Growth::default();
        growth.reach(512);
        for (south, count) in [(false, 262_147), (true, 349_525 + 4)] {
            let mut raster = Raster::default();
            cells(&mut raster, &growth, &palette(), &look(512, south, 512), 0);
            assert_eq!(raster.pixels.chunks(4).filter(|pixel| pixel[3] > 0).count(), count);
        }
    }
    #[test]
    fn step_by_step_paints_the_same() {
        let mut growth = Growth::default();
        growth.reach(64);
        for reach in [16, 64] {
            let (mut steps, mut whole) = (Raster::default(), Raster::default());
            for n in 0..=reach {
                cells(&mut steps, &growth, &palette(), &look(reach, true, n), n);
            }
            cells(&mut whole, &growth, &palette(), &look(reach, true, reach), 0);
            assert!(steps.pixels == whole.pixels);
            for n in 0..=reach {
                points(&mut steps, &growth, &palette(), &look(reach, false, n), n);
            }
            points(&mut whole, &growth, &palette(), &look(reach, false, reach), 0);
            assert!(steps.pixels == whole.pixels);
        }
    }
    #[test]
    fn colours_go_from_first_to_last() {
        let palette = palette();
        assert_eq!([palette.at(0.0), palette.at(0.5), palette.at(1.0)], palette.ramp);
        assert_eq!(palette.of(Colouring::Direction, 5, 16, 3), palette.ramp[2]);
        assert_eq!(palette.of(Colouring::Generation, 8, 16, 3), palette.ramp[1]);
    }
}
