//! Pictures of positions to take away: files in SVG and PNG that need nothing of this page.
use crate::core::Scene;
use crate::ui::boards::picture_markup;
use crate::ui::decimal::decimal;
use crate::ui::defs::shapes;
use gloo::timers::callback::Timeout;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlImageElement;
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, CssStyleRule, CssStyleSheet, Element, HtmlAnchorElement,
    HtmlCanvasElement, Url,
};

/// Pixels of a PNG for each pixel of the picture, and the most pixels on one side.
const SCALE: u32 = 2;
const LARGEST: u32 = 8_192;

/// A position as an SVG document in the colours of the light theme.
pub fn svg(scene: &Scene) -> String {
    document(scene, &rules())
}

/// Saves a picture of the page, an `svg` element, as `name.svg` in the colours of the light theme.
pub fn save_drawn(svg: &Element, name: &str) {
    let (markup, inside) = (svg.outer_html(), styled(&rules()));
    let Some((start, rest)) = markup.split_once('>') else { return };
    // Fails only in a document without a body.
    let _ = download(&data_url(&format!("{start}>{inside}{rest}")), &format!("{name}.svg"));
}

/// A property of the light theme, such as `--g0`.
pub fn light(name: &str) -> Option<String> {
    let rules = rules();
    let found = rules.iter().filter(|(selector, _)| selector == ":root");
    let mut all = found.flat_map(|(_, text)| properties(text));
    all.find(|(known, _)| *known == name).map(|(_, value)| value.to_string())
}

/// The content of two `svg` elements of the page, with marks between them, as a document of this side length in the
/// light theme.
pub fn layered(under: &Element, marks: &str, over: &Element, side: f64) -> String {
    let side = decimal(side, 0);
    let ([under, over], inside) = ([under, over].map(Element::inner_html), styled(&rules()));
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" width="{side}" height="{side}">{inside}{under}{marks}{over}</svg>"#
    )
}

/// The document; a rule is a selector and its text as the page has it.
fn document(scene: &Scene, rules: &[(String, String)]) -> String {
    picture_markup(scene, &styled(rules))
}

/// The styles, shapes and ground that every picture begins with.
fn styled(rules: &[(String, String)]) -> String {
    let values: Vec<(&str, &str)> = rules
        .iter()
        .filter(|(selector, _)| selector == ":root")
        .flat_map(|(_, text)| properties(text))
        .collect();
    let drawn = rules.iter().filter(|(selector, _)| selector.starts_with("svg "));
    // Rules whose values depend on an element concern moves and charts, which no picture shows.
    let css: String = drawn.filter_map(|(_, text)| resolved(text, &values, 0)).collect();
    let ground = r#"<rect width="100%" height="100%" fill="var(--stage)"/>"#;
    let [defs, ground] =
        [shapes().as_str(), ground].map(|text| resolved(text, &values, 0).unwrap_or_default());
    format!("<style><![CDATA[{css}]]></style><defs>{defs}</defs>{ground}")
}

/// The custom properties that a rule sets: `--red` and `#C7352C`.
fn properties(rule: &str) -> impl Iterator<Item = (&str, &str)> {
    let body = rule.split_once('{').map_or("", |(_, body)| body.trim_end().trim_end_matches('}'));
    let declared = body.split(';').filter_map(|declaration| declaration.split_once(':'));
    declared.map(|(name, value)| (name.trim(), value.trim())).filter(|(name, _)| name.starts_with("--"))
}

/// How many times one property may refer to another.
const DEEPEST: u8 = 8;

/// The text with the values of custom properties in place of their names, since few programs that draw pictures know
/// custom properties; none where a value is not known.
fn resolved(text: &str, values: &[(&str, &str)], depth: u8) -> Option<String> {
    let mut pieces = text.split("var(");
    let mut whole = pieces.next()?.to_string();
    for piece in pieces {
        let (name, after) = piece.split_once(')').filter(|_| depth < DEEPEST)?;
        let (_, value) = values.iter().find(|(known, _)| *known == name.trim())?;
        whole += &resolved(value, values, depth + 1)?;
        whole += after;
    }
    Some(whole)
}

/// The rules of the page's style sheets.
fn rules() -> Vec<(String, String)> {
    let sheets = gloo::utils::document().style_sheets();
    let mut found = Vec::new();
    for sheet in (0..sheets.length()).filter_map(|i| sheets.item(i)) {
        // Style sheets of other origins do not reveal their rules.
        let rules = sheet.dyn_into::<CssStyleSheet>().ok().and_then(|sheet| sheet.css_rules().ok());
        let Some(rules) = rules else { continue };
        let styles = (0..rules.length()).filter_map(|i| rules.item(i)?.dyn_into::<CssStyleRule>().ok());
        found.extend(styles.map(|rule| (rule.selector_text(), rule.css_text())));
    }
    found
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
    save_raster(&svg(scene), name).await
}

/// Saves an SVG document as `name.png`.
///
/// # Errors
/// What the browser says when it cannot draw the picture.
pub async fn save_raster(svg: &str, name: &str) -> Result<(), JsValue> {
    let image = HtmlImageElement::new()?;
    image.set_src(&data_url(svg));
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

/// Saves a text as a file.
pub fn save_text(text: &str, name: &str) {
    let href =
        "data:text/plain;charset=utf-8,".to_string() + &String::from(js_sys::encode_uri_component(text));
    // Fails only in a document without a body.
    let _ = download(&href, name);
}

fn data_url(svg: &str) -> String {
    format!("data:image/svg+xml;charset=utf-8,{}", String::from(js_sys::encode_uri_component(svg)))
}

/// Saves a file of several arrays of bytes.
pub fn save_parts(parts: &js_sys::Array, media: &str, name: &str) {
    let options = BlobPropertyBag::new();
    options.set_type(media);
    // Fails only for lack of memory: then no file is saved.
    if let Ok(blob) = Blob::new_with_u8_array_sequence_and_options(parts, &options)
        && let Ok(url) = Url::create_object_url_with_blob(&blob)
    {
        let _ = download(&url, name);
        Timeout::new(60_000, move || drop(Url::revoke_object_url(&url))).forget();
    }
}

/// Saves a text that may be longer than a data URL can be as a file.
pub fn save_long(text: &str, media: &str, name: &str) {
    save_parts(&js_sys::Array::of1(&js_sys::Uint8Array::from(text.as_bytes())), media, name);
}

/// Lets the browser save the content of an address as a file.
pub fn download(href: &str, name: &str) -> Result<(), JsValue> {
    let anchor: HtmlAnchorElement = gloo::utils::document().create_element("a")?.dyn_into()?;
    anchor.set_href(href);
    anchor.set_download(name);
    anchor.click();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    const STYLE: &str =
        concat!(include_str!("../../static/style/base.css"), include_str!("../../static/style/play.css"));

    /// The top-level rules of these style sheets, as a browser lists them.
    fn rules() -> Vec<(String, String)> {
        let plain: String =
            STYLE.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, rest)| rest)).collect();
        let mut found = Vec::new();
        let (mut depth, mut start) = (0, 0);
        for (at, c) in plain.char_indices() {
            depth += i32::from(c == '{') - i32::from(c == '}');
            if c == '}' && depth == 0 {
                let text = plain[start..=at].split_whitespace().collect::<Vec<_>>().join(" ");
                found.push((text.split('{').next().unwrap().trim().to_string(), text));
                start = at + 1;
            }
        }
        found
    }

    #[test]
    fn pictures_stand_alone() {
        for notation in [
            "colourful/r1y2+w3",
            "nim/3+70",
            "chromatic:beatty(phi^2)/4+3",
            "kayles/1.11",
            "dawson/3.x.4&nim/2",
        ] {
            let text = document(&open(notation).unwrap().scene(), &rules());
            assert!(text.starts_with("<svg xmlns=") && text.ends_with("</svg>"));
            assert!(!text.contains("var(") && text.contains(r##"fill="#fbf7eb""##), "{notation}");
            assert!(text.contains(r##"<g id="br"><path fill="#c7352c" d="M0 0"##));
            for rule in [
                "svg .slab-body { fill: #be3128; stroke: #2a1d22",
                "svg .bracket { fill: none; stroke: #877b68",
                "svg .board-number { font: 18px \"Iowan",
            ] {
                assert!(text.contains(rule), "{rule}");
            }
            for used in text.split("href=\"#").skip(1) {
                let id = used.split('"').next().unwrap_or_default();
                assert!(text.contains(&format!(r#"id="{id}""#)), "{id}");
            }
        }
    }

    #[test]
    fn values_stand_in_place_of_names() {
        let values: Vec<_> = properties(":root{--a: 1px; --b:var(--a) solid;color:red}").collect();
        assert_eq!(values, [("--a", "1px"), ("--b", "var(--a) solid")]);
        assert_eq!(resolved("x{y:var(--b) var(--a)}", &values, 0).as_deref(), Some("x{y:1px solid 1px}"));
        assert_eq!(resolved("var(--c)", &values, 0), None);
        assert_eq!(resolved("var(--a,2px)", &values, 0), None);
        assert_eq!(resolved("var(--d)", &[("--d", "var(--d)")], 0), None);
    }
}
