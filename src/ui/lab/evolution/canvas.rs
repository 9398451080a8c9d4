//! The two canvases: each is repainted whole, or only the new generations are added.
use super::{
    paint::{Look, Palette, cells, points},
    raster::Raster,
};
use crate::labs::evolution::Growth;
use crate::ui::pixels;
use wasm_bindgen::{Clamped, JsCast};
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, ImageData};

/// The pixels of both pictures, and the look and palette that they were painted with.
#[derive(Default)]
pub struct Painter {
    rasters: [Raster; 2],
    drawn: Option<Look>,
    palette: Palette,
}

/// The colours of the current theme.
pub fn palette() -> Option<Palette> {
    let [first, middle] = pixels::colours(["--g0", "--g8"])?;
    let [last, ground] = pixels::colours(["--g16", "--stage"])?;
    Some(Palette { ramp: [first, middle, last], ground })
}

impl Painter {
    /// Paints what has changed in both pictures; with `anew` reads the colours again and repaints everything.
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
        // The first generation that a picture lacks; 0 where the picture must be repainted whole.
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
            // Where a canvas cannot be painted, the marks and the numbers still show.
            let _ = canvas.and_then(|canvas| show(&canvas, raster));
        }
    }
}

/// Copies the changed pixels to the canvas.
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
