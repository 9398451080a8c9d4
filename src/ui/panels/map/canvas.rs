//! The cells of a far view: one pixel each on a canvas, which is scaled and moved as a whole.
use super::plot::{HEIGHT, LEFT, PLOT, TOP, WIDTH};
use super::window::MapWindow;
use crate::core::ValueMap;
use crate::labs::maps::{MapComparison, Mark};
use crate::ui::decimal::decimal;
use crate::ui::pixels::{colours, keep_painted, put};
use std::rc::Rc;
use web_sys::HtmlCanvasElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct MapCanvasProps {
    pub map: Rc<ValueMap>,
    /// The comparison with another map, shown instead of values.
    pub laid: Option<Rc<MapComparison>>,
    pub window: MapWindow,
}

/// The canvas of a far view, painted once for each map and theme.
#[component]
pub fn MapCanvas(props: &MapCanvasProps) -> Html {
    let canvas = use_node_ref();
    {
        let canvas = canvas.clone();
        use_effect_with((props.map.clone(), props.laid.clone()), move |shown| {
            let (map, laid) = shown.clone();
            keep_painted(move || {
                // A canvas that cannot be painted leaves the picture with its axes and marks.
                let _ = canvas.cast().and_then(|canvas| match &laid {
                    Some(laid) => paint_marks(&canvas, laid),
                    None => paint(&canvas, &map),
                });
            })
        });
    }
    let (window, side) = (props.window, props.map.side as f64);
    let part = |length: f64, whole: f64| decimal(length / whole * 100.0, 4);
    let frame = format!(
        "position:absolute;overflow:hidden;left:{}%;top:{}%;width:{}%;height:{}%",
        part(LEFT, WIDTH),
        part(TOP, HEIGHT),
        part(PLOT, WIDTH),
        part(PLOT, HEIGHT)
    );
    let place = format!(
        "position:absolute;image-rendering:pixelated;left:{}%;bottom:{}%;width:{2}%;height:{2}%",
        part(-window.x, window.n),
        part(-window.y, window.n),
        part(side, window.n)
    );
    let side = props.map.side.to_string();
    html! { <div style={frame}><canvas ref={canvas} width={side.clone()} height={side} style={place}/></div> }
}

/// Paints a map with a pixel for each cell.
pub fn paint(canvas: &HtmlCanvasElement, map: &ValueMap) -> Option<()> {
    let [win, lose] = colours(["--win", "--lose"])?;
    put(canvas, &pixels(map, win, lose), map.side as u32)
}

/// Paints the comparison of two maps, cell by cell.
fn paint_marks(canvas: &HtmlCanvasElement, laid: &MapComparison) -> Option<()> {
    let ([win, lose], [one, two]) = (colours(["--win", "--lose"])?, colours(["--only-one", "--only-two"])?);
    let pixel = |mark: &Mark| {
        let ([r, g, b], alpha) = match mark {
            Mark::Both => (lose, 255),
            Mark::First => (one, 255),
            Mark::Second => (two, 255),
            Mark::Same => (win, 26),
            Mark::Differ => (win, 110),
            Mark::None => (win, 0),
        };
        [r, g, b, alpha]
    };
    let side = laid.map.side;
    let pixels: Vec<u8> = laid.marks.chunks(side.max(1)).rev().flatten().flat_map(pixel).collect();
    put(canvas, &pixels, side as u32)
}

/// Four bytes for each cell, the upper row first.
fn pixels(map: &ValueMap, win: [u8; 3], lose: [u8; 3]) -> Vec<u8> {
    let known = map.values.iter().copied().filter(|value| *value < ValueMap::NONE);
    let most = known.max().unwrap_or_default().max(1);
    let pixel = |value: &u16| match *value {
        0 => [lose[0], lose[1], lose[2], 255],
        ValueMap::NONE => [0; 4],
        value => {
            [win[0], win[1], win[2], (20.0 + 128.0 * f32::from(value.min(most)) / f32::from(most)) as u8]
        }
    };
    map.values.chunks(map.side.max(1)).rev().flatten().flat_map(pixel).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_upper_row_comes_first() {
        let map = ValueMap { side: 2, values: vec![0, 1, 2, 4], red: vec![false; 2], here: None };
        let pixels = |map: &ValueMap| pixels(map, [1, 2, 3], [9, 8, 7]);
        assert_eq!(pixels(&map), [1, 2, 3, 84, 1, 2, 3, 148, 9, 8, 7, 255, 1, 2, 3, 52]);
        let lacking = ValueMap { values: vec![0, ValueMap::N, ValueMap::NONE, ValueMap::N], ..map };
        assert_eq!(pixels(&lacking), [0, 0, 0, 0, 1, 2, 3, 148, 9, 8, 7, 255, 1, 2, 3, 148]);
    }
}
