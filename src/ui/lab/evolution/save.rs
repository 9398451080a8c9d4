//! Saves the pictures as files, in the colours of the light theme.
use super::{
    canvas::show,
    geometry::{Cube, VIEW},
    paint::{Look, Palette, cells, points},
    raster::Raster,
    state::Hold,
};
use crate::labs::evolution::{Growth, Heading, PAIRS, Seed};
use crate::ui::{decimal::decimal, export, pixels};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// Saves a picture as an SVG file; `deep` for the cube.
pub fn svg(hold: &Hold, deep: bool) {
    if let Some(text) = document(hold, deep) {
        export::save_long(&text, "image/svg+xml", &format!("{}.svg", name(deep)));
    }
}

/// Saves a picture as a PNG file; `deep` for the cube.
pub fn png(hold: &Hold, deep: bool) {
    let hold = hold.clone();
    wasm_bindgen_futures::spawn_local(async move {
        // Fails only where the browser cannot draw a canvas: then no file is saved.
        let _ = save_png(&hold, deep).await;
    });
}

fn name(deep: bool) -> &'static str {
    if deep { "nim-evolution" } else { "ulam-warburton" }
}

/// The colours of the light theme.
fn palette() -> Option<Palette> {
    let colour = |name| pixels::read_colour(&export::light(name)?);
    Some(Palette { ramp: [colour("--g0")?, colour("--g8")?, colour("--g16")?], ground: colour("--stage")? })
}

fn layers(deep: bool) -> Option<[Element; 2]> {
    let id = if deep { "#evo-cube" } else { "#evo-cells" };
    let all = gloo::utils::document().query_selector_all(&format!("{id}>svg")).ok()?;
    let layer = |at| all.get(at)?.dyn_into().ok();
    Some([layer(0)?, layer(1)?])
}

/// The picture as one SVG document.
fn document(hold: &Hold, deep: bool) -> Option<String> {
    let (lab, palette) = (hold.lab.borrow(), palette()?);
    let look = lab.look();
    let marks = if deep {
        drawn_points(&lab.growth, &palette, &look)
    } else {
        drawn_cells(&lab.growth, &palette, &look)
    };
    let [under, over] = layers(deep)?;
    Some(export::layered(&under, &marks, &over, VIEW))
}

fn hex([red, green, blue]: [u8; 3]) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// The seeds as SVG paths, one for each colour of each generation; `draw` is given a seed and whether to draw its
/// mirror image in the south branch.
fn grouped(
    growth: &Growth,
    palette: &Palette,
    look: &Look,
    draw: &mut dyn FnMut(&mut String, &Seed, bool),
    attributes: &str,
) -> String {
    let mut all = String::new();
    for n in 0..=look.generation {
        for heading in 0..4u8 {
            let mut d = String::new();
            for seed in growth.generation(n.into()) {
                if seed.heading == heading {
                    draw(&mut d, seed, false);
                }
                if look.plan.south && seed.is_north() && (seed.heading + 2) % 4 == heading {
                    draw(&mut d, seed, true);
                }
            }
            if !d.is_empty() {
                let colour = hex(palette.of(look.colouring, n, look.plan.reach, heading));
                all += &format!(r#"<path fill="{colour}" stroke="{colour}" {attributes} d="{d}"/>"#);
            }
        }
    }
    all
}

/// Cells with the links to their parents, in a coordinate system with one unit for each cell.
fn drawn_cells(growth: &Growth, palette: &Palette, look: &Look) -> String {
    let (column, row) = look.plan.start();
    let cell = &mut |d: &mut String, seed: &Seed, south: bool| {
        let sign = if south { -1 } else { 1 };
        let (x, y) = (column + sign * i32::from(seed.cell.0), row - sign * i32::from(seed.cell.1));
        *d += &format!("M{x}.2 {y}.2h.6v.6h-.6z");
        if seed.cell != (0, 0) {
            let (east, north) = Heading::ALL[usize::from(seed.heading % 4)].step();
            let (east, north) = (sign * east as i32, sign * north as i32);
            *d += &format!("M{x}.5 {y}.5l{} {north}", -east);
        }
    };
    let marks = grouped(growth, palette, look, cell, r#"stroke-width=".22" stroke-linejoin="round""#);
    format!(r#"<g transform="scale({})">{marks}</g>"#, decimal(look.plan.unit(), 6))
}

/// Points with the lines to their parents.
fn drawn_points(growth: &Growth, palette: &Palette, look: &Look) -> String {
    let cube = Cube::new(look.plan.reach, look.turned, look.tilted);
    let radius = decimal((cube.pitch() * 0.3).min(6.0), 2);
    let point = &mut |d: &mut String, seed: &Seed, south: bool| {
        if south {
            return;
        }
        let piles = seed.piles.map(u64::from);
        let (x, y) = cube.at(piles);
        if piles != [0; 3] {
            let pair = PAIRS[usize::from(seed.pair % 3)];
            let (px, py) = cube.at(std::array::from_fn(|i| piles[i] - pair[i]));
            *d += &format!("M{} {}L{} {}", decimal(px, 2), decimal(py, 2), decimal(x, 2), decimal(y, 2));
        }
        *d += &format!(
            "M{} {}m-{radius} 0a{radius} {radius} 0 1 0 {2} 0a{radius} {radius} 0 1 0-{2} 0",
            decimal(x, 2),
            decimal(y, 2),
            decimal((cube.pitch() * 0.3).min(6.0) * 2.0, 2)
        );
    };
    let width = decimal(cube.pitch() * 0.16, 2);
    grouped(growth, palette, look, point, &format!(r#"stroke-width="{width}""#))
}

/// Saves the PNG. Cells are painted from the raster, which is fast for large pictures.
async fn save_png(hold: &Hold, deep: bool) -> Result<(), wasm_bindgen::JsValue> {
    let text = {
        let lab = hold.lab.borrow();
        let mut raster = Raster::default();
        palette().and_then(|palette| {
            let paint = if deep { points } else { cells };
            paint(&mut raster, &lab.growth, &palette, &lab.look(), 0);
            let [under, over] = layers(deep)?;
            let canvas = gloo::utils::document().create_element("canvas").ok()?.dyn_into().ok()?;
            show(&canvas, &mut raster)?;
            let painted = canvas.to_data_url().ok()?;
            let image = format!(r#"<image href="{painted}" width="468" height="468"/>"#);
            Some(export::layered(&under, &image, &over, VIEW))
        })
    };
    match text {
        Some(text) => export::save_raster(&text, name(deep)).await,
        None => Ok(()),
    }
}
