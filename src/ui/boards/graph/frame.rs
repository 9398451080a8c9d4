//! Where a picture lies in its frame: how large, and how far moved.

/// A picture is never fitted at more than this scale in a frame of the usual height, which is in pixels.
const LARGEST: f64 = 2.0;
const USUAL_HEIGHT: f64 = 470.0;
/// How far a picture may be enlarged.
const MOST: f64 = 6.0;
/// Room at each side of the picture, where numbers stand; above it; and above it where the buttons stand there.
const SIDE: f64 = 30.0;
const ABOVE: f64 = 44.0;
const BUTTONS: f64 = 66.0;
/// Frames lower than this, in pixels, leave less room.
const LOW: f64 = 330.0;

/// The frame in pixels, and the borders of what is drawn at full size: left, top, right.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    pub size: (f64, f64),
    pub bounds: [i64; 3],
    /// By what factor text is larger than usual.
    pub letters: f64,
}

/// The scale, and where the picture's origin lies in the frame.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PictureTransform {
    pub scale: f64,
    pub x: f64,
    pub y: f64,
}

impl Frame {
    pub fn low(&self) -> bool {
        self.size.1 < LOW
    }
    /// Room below the ground.
    pub fn below(&self) -> f64 {
        (if self.low() { 50.0 } else { 70.0 }) * self.letters
    }
    /// Whether the picture is so much reduced that the buttons which enlarge it stand above it.
    pub fn reduced(&self) -> bool {
        self.fitted(ABOVE).scale < if self.low() { 0.45 } else { 0.75 }
    }
    /// The picture as large as the frame allows.
    pub fn fit(&self) -> PictureTransform {
        // In a low frame the buttons lie beside the picture.
        self.fitted(if self.reduced() && !self.low() { BUTTONS } else { ABOVE })
    }
    fn fitted(&self, above: f64) -> PictureTransform {
        let [left, top, right] = self.bounds.map(|n| n as f64);
        let above = if self.low() && above == ABOVE { 24.0 } else { above * self.letters };
        let wide = (self.size.0 - 2.0 * SIDE * self.letters) / least(right - left, 1.0);
        let high = (self.size.1 - above - self.below()) / least(-top, 1.0);
        let scale =
            least(most(most(wide, high), LARGEST * least(self.letters, self.size.1 / USUAL_HEIGHT)), 0.01);
        PictureTransform {
            scale,
            x: (self.size.0 - scale * (left + right)) / 2.0,
            y: self.size.1 - self.below(),
        }
    }
    /// Moved back where nothing of the picture would be in the middle of the frame.
    pub fn held(&self, placed: PictureTransform) -> PictureTransform {
        let [left, top, right] = self.bounds.map(|n| n as f64 * placed.scale);
        let (x, y) = (self.size.0 / 2.0, self.size.1 / 2.0);
        PictureTransform {
            x: most(least(placed.x, x - right), x - left),
            y: most(least(placed.y, y), least(y - top, self.size.1 - self.below())),
            ..placed
        }
    }
    /// Enlarged round a point of the frame.
    pub fn zoomed(&self, from: PictureTransform, factor: f64, at: (f64, f64)) -> PictureTransform {
        self.scaled(from, factor, at, self.fit().scale * 0.8)
    }
    /// Enlarged round a point of the frame, but reduced no further than to the scale `smallest`.
    pub fn scaled(
        &self,
        from: PictureTransform,
        factor: f64,
        at: (f64, f64),
        smallest: f64,
    ) -> PictureTransform {
        let scale = most(least(from.scale * factor, smallest), least(MOST, smallest));
        let factor = scale / from.scale;
        let (x, y) = (at.0 - (at.0 - from.x) * factor, at.1 - (at.1 - from.y) * factor);
        self.held(PictureTransform { scale, x, y })
    }
    /// Moved as little as brings a point of the picture into the frame.
    pub fn showing(&self, from: PictureTransform, point: (i64, i64)) -> PictureTransform {
        let (x, y) = from.at(point);
        let into = |n: f64, size: f64| most(least(n, SIDE), size - SIDE) - n;
        let by = (into(x, self.size.0), into(y, self.size.1 - 40.0));
        if by == (0.0, 0.0) { from } else { from.moved(by) }
    }
}

impl PictureTransform {
    /// Where a point of the picture is in the frame.
    pub fn at(&self, (x, y): (i64, i64)) -> (f64, f64) {
        (x as f64 * self.scale + self.x, y as f64 * self.scale + self.y)
    }
    /// Which point of the picture is at a place of the frame.
    pub fn back(&self, (x, y): (f64, f64)) -> (f64, f64) {
        ((x - self.x) / self.scale, (y - self.y) / self.scale)
    }
    pub fn moved(self, by: (f64, f64)) -> Self {
        Self { x: self.x + by.0, y: self.y + by.1, ..self }
    }
}

fn least(a: f64, b: f64) -> f64 {
    if a > b { a } else { b }
}

fn most(a: f64, b: f64) -> f64 {
    if a < b { a } else { b }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: Frame = Frame { size: (880.0, 470.0), bounds: [0, -390, 770], letters: 1.0 };

    #[test]
    fn pictures_are_fitted() {
        let placed = FRAME.fit();
        assert!(placed.scale < 1.0 && placed.scale > 0.9, "{placed:?}");
        assert_eq!(placed.y, 400.0);
        let small = Frame { bounds: [0, -100, 50], ..FRAME }.fit();
        assert_eq!(small.scale, LARGEST);
        let none = Frame { bounds: [0; 3], size: (0.0, 0.0), letters: 1.0 }.fit();
        assert!(none.scale > 0.0);
    }

    #[test]
    fn what_is_enlarged_stays_under_the_pointer() {
        let fit = FRAME.fit();
        let at = (300.0, 200.0);
        let before = fit.back(at);
        let after = FRAME.zoomed(fit, 2.0, at).back(at);
        assert!((before.0 - after.0).abs() < 1e-9 && (before.1 - after.1).abs() < 1e-9);
        assert_eq!(FRAME.zoomed(fit, 1e9, at).scale, MOST);
        let far = FRAME.held(fit.moved((1e6, 1e6)));
        assert!(far.x < 880.0 && far.y <= 235.0 + 390.0);
        let (x, y) = FRAME.showing(far, (0, -390)).at((0, -390));
        assert!((0.0..=880.0).contains(&x) && (0.0..=470.0).contains(&y));
    }
}
