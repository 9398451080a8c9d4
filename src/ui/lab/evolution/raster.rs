//! A square of pixels on which cells and points are painted.

/// Red, green, blue and opacity.
pub type Colour = [u8; 4];

#[derive(Default)]
pub struct Raster {
    pub side: i32,
    pub pixels: Vec<u8>,
    /// Left, top, right and bottom of what has changed since it was last shown; right and bottom excluded.
    changed: Option<[i32; 4]>,
}

impl Raster {
    /// Makes the raster transparent, with this side.
    pub fn clear(&mut self, side: i32) {
        let bytes = (side * side * 4) as usize;
        if self.side == side {
            self.pixels.fill(0);
        } else {
            self.side = side;
            self.pixels = vec![0; bytes];
        }
        self.changed = Some([0, 0, side, side]);
    }
    /// The rectangle that has changed since the last call.
    pub fn take_changed(&mut self) -> Option<[i32; 4]> {
        self.changed.take()
    }
    fn touch(&mut self, rect: [i32; 4]) {
        let [left, top, right, bottom] = self.changed.unwrap_or(rect);
        self.changed = Some([left.min(rect[0]), top.min(rect[1]), right.max(rect[2]), bottom.max(rect[3])]);
    }
    fn row(&mut self, left: i32, right: i32, y: i32, colour: Colour) {
        let (left, right) = (left.max(0), right.min(self.side));
        if y < 0 || y >= self.side || left >= right {
            return;
        }
        let at = |x: i32| ((y * self.side + x) * 4) as usize;
        let bytes = at(left)..at(right);
        for pixel in self.pixels[bytes].chunks_exact_mut(4) {
            pixel.copy_from_slice(&colour);
        }
    }
    /// Paints a rectangle whose corners are cut by this many pixels.
    pub fn rect(&mut self, [left, top, right, bottom]: [i32; 4], cut: i32, colour: Colour) {
        let side = self.side;
        let rect = [left.clamp(0, side), top.clamp(0, side), right.clamp(0, side), bottom.clamp(0, side)];
        self.touch(rect);
        for y in rect[1]..rect[3] {
            let from_edge = (y - top).min(bottom - 1 - y);
            let short = (cut - from_edge).max(0);
            self.row(left + short, right - short, y, colour);
        }
    }
    /// Paints a small square, quickly: large pictures have very many of them.
    pub fn dot(&mut self, left: i32, top: i32, size: i32, colour: Colour) {
        let side = self.side;
        if left < 0 || top < 0 || left + size > side || top + size > side {
            return;
        }
        self.touch([left, top, left + size, top + size]);
        for y in top..top + size {
            for x in left..left + size {
                let at = ((y * side + x) * 4) as usize;
                if let Some(pixel) = self.pixels.get_mut(at..at + 4) {
                    pixel.copy_from_slice(&colour);
                }
            }
        }
    }
    /// Paints a disc, at least one pixel wide.
    pub fn disc(&mut self, (x, y): (f64, f64), radius: f64, colour: Colour) {
        let (left, top) = ((x - radius).round() as i32, (y - radius).round() as i32);
        let size = ((radius * 2.0).round() as i32).max(1);
        if size < 4 {
            return self.dot(left, top, size, colour);
        }
        if size < 5 {
            return self.rect([left, top, left + size, top + size], 1, colour);
        }
        self.touch([
            left.clamp(0, self.side),
            top.clamp(0, self.side),
            (left + size).clamp(0, self.side),
            (top + size).clamp(0, self.side),
        ]);
        for line in top..top + size {
            let up = f64::from(line) + 0.5 - y;
            let half = (radius * radius - up * up).max(0.0).sqrt();
            self.row((x - half).round() as i32, (x + half).round() as i32, line, colour);
        }
    }
    /// Paints a line of this width.
    pub fn line(&mut self, from: (f64, f64), to: (f64, f64), width: f64, colour: Colour) {
        let steps = (to.0 - from.0).abs().max((to.1 - from.1).abs()).ceil().max(1.0);
        let size = (width.round() as i32).max(1);
        for step in 0..=steps as i32 {
            let part = f64::from(step) / steps;
            let x = (from.0 + (to.0 - from.0) * part - width / 2.0).round() as i32;
            let y = (from.1 + (to.1 - from.1) * part - width / 2.0).round() as i32;
            self.rect([x, y, x + size, y + size], 0, colour);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_painted_beyond_the_sides() {
        let mut raster = Raster::default();
        raster.clear(10);
        assert_eq!(raster.take_changed(), Some([0, 0, 10, 10]));
        let red = [255, 0, 0, 255];
        raster.rect([-5, -5, 3, 2], 0, red);
        assert_eq!(raster.take_changed(), Some([0, 0, 3, 2]));
        raster.disc((100.0, -70.0), 9.0, red);
        raster.disc((9.0, 9.0), 6.0, red);
        raster.line((-30.0, 5.0), (50.0, 5.0), 1.0, red);
        let painted = raster.pixels.chunks(4).filter(|pixel| *pixel == red).count();
        assert!(painted > 20 && painted < 100, "{painted}");
        raster.clear(4);
        assert!(raster.pixels.iter().all(|byte| *byte == 0) && raster.pixels.len() == 64);
    }
}
