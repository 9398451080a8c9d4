//! Painting on canvases in the colours of the theme.
use wasm_bindgen::{Clamped, JsCast, closure::Closure};
use web_sys::*;

/// Paints now and whenever the theme changes, until the returned function is called.
pub fn keep_painted(paint: impl Fn() + 'static) -> Box<dyn FnOnce()> {
    let repaint = Closure::<dyn Fn()>::new(paint);
    let function: &js_sys::Function = repaint.as_ref().unchecked_ref();
    let _ = function.call0(&wasm_bindgen::JsValue::NULL);
    let observer = watch_theme(function);
    Box::new(move || {
        observer.inspect(MutationObserver::disconnect);
        drop(repaint);
    })
}

fn watch_theme(repaint: &js_sys::Function) -> Option<MutationObserver> {
    let observer = MutationObserver::new(repaint).ok()?;
    let what = MutationObserverInit::new();
    what.set_attributes(true);
    let root = window()?.document()?.document_element()?;
    observer.observe_with_options(&root, &what).ok()?;
    Some(observer)
}

/// Two colours of the theme by the names of their properties.
pub fn colours(names: [&str; 2]) -> Option<[[u8; 3]; 2]> {
    let window = window()?;
    let style = window.get_computed_style(&window.document()?.document_element()?).ok()??;
    let colour = |name| style.get_property_value(name).ok().and_then(|text| read_colour(text.trim()));
    Some([colour(names[0])?, colour(names[1])?])
}

/// Puts pixels of four bytes each on a canvas, `width` in a row.
pub fn put(canvas: &HtmlCanvasElement, pixels: &[u8], width: u32) -> Option<()> {
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let image = ImageData::new_with_u8_clamped_array(Clamped(pixels), width).ok()?;
    context.put_image_data(&image, 0.0, 0.0).ok()
}

/// A colour written `#1A4A9C` or `#14c`.
pub fn read_colour(text: &str) -> Option<[u8; 3]> {
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
    fn colours_are_read() {
        assert_eq!(read_colour("#1A4A9C"), Some([0x1a, 0x4a, 0x9c]));
        assert_eq!(read_colour("#14c"), Some([0x11, 0x44, 0xcc]));
        assert_eq!(read_colour("blue"), None);
        assert_eq!(read_colour("#é1"), None);
    }
}
