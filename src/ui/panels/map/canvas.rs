//! The cells of a far view: one pixel each on a canvas, which is scaled and moved as a whole.
use super::plot::{HEIGHT, LEFT, PLOT, TOP, WIDTH};
use super::view::View;
use crate::core::ValueMap;
use crate::ui::decimal::decimal;
use crate::ui::hooks::use_effect_with;
use crate::ui::markup::html;
use std::rc::Rc;
use wasm_bindgen::{Clamped, JsCast, closure::Closure};
use web_sys::*;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct Far {
    pub map: Rc<ValueMap>,
    pub view: View,
}

/// Painted once for each map and theme.
#[hook]
fn use_far(props: &Far) -> Html {
    let canvas = use_node_ref();
    {
        let canvas = canvas.clone();
        use_effect_with(props.map.clone(), move |map| {
            let map = map.clone();
            let repaint = Closure::<dyn Fn()>::new(move || {
                // A canvas that cannot be painted leaves the picture with its axes and marks.
                let _ = canvas.cast().and_then(|canvas| paint(&canvas, &map));
            });
            let function: &js_sys::Function = repaint.as_ref().unchecked_ref();
            let _ = function.call0(&wasm_bindgen::JsValue::NULL);
            let observer = watch_theme(function);
            move || {
                observer.inspect(MutationObserver::disconnect);
                drop(repaint);
            }
        });
    }
    let (view, side) = (props.view, props.map.side as f64);
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
        part(-view.x, view.n),
        part(-view.y, view.n),
        part(side, view.n)
    );
    let side = props.map.side.to_string();
    html! { <div style={frame}><canvas ref={canvas} width={side.clone()} height={side} style={place}/></div> }
}

crate::view!(Far, use_far);

fn watch_theme(repaint: &js_sys::Function) -> Option<MutationObserver> {
    let observer = MutationObserver::new(repaint).ok()?;
    let what = MutationObserverInit::new();
    what.set_attributes(true);
    let root = window()?.document()?.document_element()?;
    observer.observe_with_options(&root, &what).ok()?;
    Some(observer)
}

fn paint(canvas: &HtmlCanvasElement, map: &ValueMap) -> Option<()> {
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let window = window()?;
    let style = window.get_computed_style(&window.document()?.document_element()?).ok()??;
    let colour = |name| style.get_property_value(name).ok().and_then(|text| read_colour(text.trim()));
    let (win, lose) = (colour("--win")?, colour("--lose")?);
    let pixels = pixels(map, win, lose);
    let image = ImageData::new_with_u8_clamped_array(Clamped(&pixels), map.side as u32).ok()?;
    context.put_image_data(&image, 0.0, 0.0).ok()
}

/// Four bytes for each cell, the upper row first.
fn pixels(map: &ValueMap, win: [u8; 3], lose: [u8; 3]) -> Vec<u8> {
    let most = map.values.iter().copied().max().unwrap_or_default().max(1);
    let pixel = |value: &u16| match *value {
        0 => [lose[0], lose[1], lose[2], 255],
        value => [win[0], win[1], win[2], (20.0 + 128.0 * f32::from(value) / f32::from(most)) as u8],
    };
    map.values.chunks(map.side.max(1)).rev().flatten().flat_map(pixel).collect()
}

/// A colour written `#1A4A9C` or `#14c`.
fn read_colour(text: &str) -> Option<[u8; 3]> {
    let digits = text.strip_prefix('#')?;
    let long: String = match digits.len() {
        3 => digits.chars().flat_map(|digit| [digit, digit]).collect(),
        _ => digits.to_string(),
    };
    let part = |at: usize| u8::from_str_radix(long.get(at..at + 2)?, 16).ok();
    Some([part(0)?, part(2)?, part(4)?])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours() {
        assert_eq!(read_colour("#1A4A9C"), Some([0x1a, 0x4a, 0x9c]));
        assert_eq!(read_colour("#14c"), Some([0x11, 0x44, 0xcc]));
        assert_eq!(read_colour("blue"), None);
        assert_eq!(read_colour("#é1"), None);
    }

    #[test]
    fn the_upper_row_comes_first() {
        let map = ValueMap { side: 2, values: vec![0, 1, 2, 4], red: vec![false; 2], here: None };
        let pixels = pixels(&map, [1, 2, 3], [9, 8, 7]);
        assert_eq!(pixels, [1, 2, 3, 84, 1, 2, 3, 148, 9, 8, 7, 255, 1, 2, 3, 52]);
    }
}
