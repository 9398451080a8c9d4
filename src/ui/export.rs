//! Pictures of positions to take away: files in SVG and PNG that need nothing of this page.
use crate::core::Scene;
use crate::ui::boards::picture_markup;
use crate::ui::defs::DEFS;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{CanvasRenderingContext2d, CssStyleRule, CssStyleSheet, HtmlAnchorElement, HtmlCanvasElement};
use web_sys::{HtmlElement, HtmlImageElement};

/// Pixels of a PNG for each of the picture, and most on one side.
const SCALE: u32 = 2;
const LARGEST: u32 = 8_192;

/// A position as an SVG document in the colours of the page.
pub fn svg(scene: &Scene) -> String {
    document(scene, &rules())
}

fn document(scene: &Scene, css: &str) -> String {
    let inside = format!(
        r#"<style><![CDATA[{css}]]></style><defs>{DEFS}</defs><rect width="100%" height="100%" fill="var(--stage)"/>"#
    );
    picture_markup(scene, &inside)
}

/// The rules of the page's sheets that a picture needs: the tokens of the present theme, and what begins with `svg `.
fn rules() -> String {
    let document = gloo::utils::document();
    let root = document.document_element().and_then(|root| root.dyn_into::<HtmlElement>().ok());
    let dark = root.is_some_and(|root| root.get_attribute("data-theme").as_deref() == Some("dark"));
    let sheets = document.style_sheets();
    let mut css = String::new();
    for sheet in (0..sheets.length()).filter_map(|i| sheets.item(i)) {
        // Sheets of other origins keep their rules to themselves.
        let rules = sheet.dyn_into::<CssStyleSheet>().ok().and_then(|sheet| sheet.css_rules().ok());
        let Some(rules) = rules else { continue };
        for rule in (0..rules.length()).filter_map(|i| rules.item(i)) {
            let Ok(rule) = rule.dyn_into::<CssStyleRule>() else { continue };
            css += &needed(&rule.selector_text(), &rule.css_text(), dark).unwrap_or_default();
        }
    }
    css
}

/// The rule as the picture takes it along, if it does.
fn needed(selector: &str, text: &str, dark: bool) -> Option<String> {
    match selector {
        ":root" => Some(text.into()),
        // The picture has no theme of its own: the dark tokens come later and win.
        _ if selector.starts_with("[data-theme") => {
            dark.then(|| text.find('{').and_then(|at| text.get(at..)).map(|body| format!(":root{body}")))?
        }
        _ if selector.starts_with("svg ") => Some(text.into()),
        _ => None,
    }
}

/// Saves a position as `name.svg`.
pub fn save_svg(scene: &Scene, name: &str) {
    // Fails only in a document without a body.
    let _ = download(&data_url(&svg(scene)), &format!("{name}.svg"));
}

/// Saves a position as `name.png`.
///
/// # Errors
/// What the browser says when it cannot draw the picture.
pub async fn save_png(scene: &Scene, name: &str) -> Result<(), JsValue> {
    let image = HtmlImageElement::new()?;
    image.set_src(&data_url(&svg(scene)));
    JsFuture::from(image.decode()).await?;
    let (width, height) = (image.natural_width(), image.natural_height());
    let scale = if width.max(height) * SCALE > LARGEST { 1 } else { SCALE };
    let canvas: HtmlCanvasElement = gloo::utils::document().create_element("canvas")?.dyn_into()?;
    canvas.set_width(width * scale);
    canvas.set_height(height * scale);
    let context = canvas.get_context("2d")?.ok_or(JsValue::NULL)?.dyn_into::<CanvasRenderingContext2d>()?;
    let (to_x, to_y) = (f64::from(width * scale), f64::from(height * scale));
    context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, to_x, to_y)?;
    download(&canvas.to_data_url()?, &format!("{name}.png"))
}

fn data_url(svg: &str) -> String {
    format!("data:image/svg+xml;charset=utf-8,{}", String::from(js_sys::encode_uri_component(svg)))
}

fn download(href: &str, name: &str) -> Result<(), JsValue> {
    let anchor: HtmlAnchorElement = gloo::utils::document().create_element("a")?.dyn_into()?;
    anchor.set_href(href);
    anchor.set_download(name);
    anchor.click();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::open;

    #[test]
    fn pictures_stand_alone() {
        let scene = open("colourful/r1y2+w3").unwrap().scene();
        let text = document(&scene, ":root{--red:#f00}");
        assert!(text.starts_with("<svg xmlns=") && text.ends_with("</svg>"));
        assert!(text.contains("--red:#f00") && text.contains(r#"id="br""#));
        for used in text.split("href=\"#").skip(1) {
            let id = used.split('"').next().unwrap_or_default();
            assert!(text.contains(&format!(r#"id="{id}""#)), "{id}");
        }
    }

    #[test]
    fn only_the_rules_of_pictures_go_along() {
        assert_eq!(
            needed("svg .ln", "svg .ln { fill: none; }", false).as_deref(),
            Some("svg .ln { fill: none; }")
        );
        assert_eq!(needed(".btn", ".btn { }", true), None);
        let dark = "[data-theme=\"dark\"]";
        assert_eq!(
            needed(dark, "[data-theme=\"dark\"] { --a: b; }", true).as_deref(),
            Some(":root{ --a: b; }")
        );
        assert_eq!(needed(dark, "[data-theme=\"dark\"] { --a: b; }", false), None);
    }
}
