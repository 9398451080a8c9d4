//! The two canvases: painted anew, or only what is new of a generation.
use super::{
    paint::{Look, Palette, cells, points},
    raster::Raster,
};
use crate::labs::evolution::Growth;
use crate::ui::pixels;
use wasm_bindgen::{Clamped, JsCast};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};

/// What has been painted.
#[derive(Default)]
pub struct Painter {
    rasters: [Raster; 2],
    drawn: Option<Look>,
    palette: Palette,
}

/// The colours of the theme that is on.
pub fn palette() -> Option<Palette> {
    let [first, middle] = pixels::colours(["--g0", "--g8"])?;
    let [last, ground] = pixels::colours(["--g16", "--stage"])?;
    Some(Palette { ramp: [first, middle, last], ground })
}

impl Painter {
    /// Paints both pictures; with `anew` all of them.
    pub fn paint(
        &mut self,
        canvases: [Option<HtmlCanvasElement>; 2],
        growth: &Growth,
        look: &Look,
        anew: bool,
    ) {
        if let Some(palette) = anew.then(palette).flatten() {
            self.palette = palette;
            self.drawn = None;
        }
        let last = self.drawn.replace(*look);
        // From which generation on the pictures lack something; from the first where they are to be cleared.
        let missing = |same: bool| match last {
            Some(last) if same && last.generation <= look.generation => last.generation + 1,
            _ => 0,
        };
        let alike =
            last.is_some_and(|last| last.plan.reach == look.plan.reach && last.colouring == look.colouring);
        let plane = missing(alike && last.is_some_and(|last| last.plan.south == look.plan.south));
        let turned = last.is_some_and(|last| (last.turned, last.tilted) == (look.turned, look.tilted));
        let [flat, deep] = &mut self.rasters;
        if plane <= look.generation {
            cells(flat, growth, &self.palette, look, plane);
        }
        let cube = missing(alike && turned);
        if cube <= look.generation {
            points(deep, growth, &self.palette, look, cube);
        }
        for (canvas, raster) in canvases.into_iter().zip(&mut self.rasters) {
            // A canvas that cannot be painted leaves the marks and the numbers.
            let _ = canvas.and_then(|canvas| show(&canvas, raster));
        }
    }
}

/// Brings what has changed to the canvas.
pub fn show(canvas: &HtmlCanvasElement, raster: &mut Raster) -> Option<()> {
    let side = raster.side as u32;
    if canvas.width() != side {
        canvas.set_width(side);
        canvas.set_height(side);
    }
    let [left, top, right, bottom] = raster.take_changed()?;
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let image = ImageData::new_with_u8_clamped_array(Clamped(&raster.pixels), side).ok()?;
    let [x, y, width, height] = [left, top, right - left, bottom - top].map(f64::from);
    context
        .put_image_data_with_dirty_x_and_dirty_y_and_dirty_width_and_dirty_height(
            &image, 0.0, 0.0, x, y, width, height,
        )
        .ok()
}
