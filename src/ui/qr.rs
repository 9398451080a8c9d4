//! QR codes as one path.
use qrcodegen::{QrCode, QrCodeEcc};
use yew::prelude::*;

/// Most modules on a side that a telephone reads well from a screen (version 25).
const LARGEST: i32 = 117;
/// The width of the light border that the standard asks for, in modules.
const QUIET: i32 = 4;
/// The least size of a module, in pixels.
const MODULE: i32 = 3;

#[derive(Properties, PartialEq)]
pub struct QrProps {
    pub text: AttrValue,
}

/// The QR code of a text, or a sentence that the text is too long.
#[component]
pub fn Qr(props: &QrProps) -> Html {
    let Some((side, path)) = path(&props.text) else {
        return html! { <p class="dim">{ "The link is too long for a QR code." }</p> };
    };
    let whole = side + 2 * QUIET;
    html! {
        <svg viewBox={format!("-{QUIET} -{QUIET} {whole} {whole}")} style={format!("width:{}px", (whole * MODULE).max(200))}
            role="img" aria-label="QR code of the link" shape-rendering="crispEdges">
            <path d={path} fill="#000"/>
        </svg>
    }
}

/// The number of modules on a side, and the dark modules as a path; none for a text that is too long.
pub fn path(text: &str) -> Option<(i32, String)> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok().filter(|code| code.size() <= LARGEST)?;
    let side = code.size();
    let mut path = String::new();
    for y in 0..side {
        let mut x = 0;
        while x < side {
            let run = (x..side).take_while(|x| code.get_module(*x, y)).count() as i32;
            if run > 0 {
                path += &format!("M{x} {y}h{run}v1h-{run}z");
            }
            x += run.max(1);
        }
    }
    Some((side, path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_have_their_finders() {
        let (side, path) = path("https://example.org/#/play?v=1&g=nim/3+5+7").unwrap();
        assert_eq!(side, 29);
        // The tops of the two upper finder patterns.
        assert!(path.starts_with("M0 0h7v1h-7z") && path.contains("M22 0h7v1h-7z"), "{path}");
    }

    #[test]
    fn long_texts_have_none() {
        assert!(path(&"x".repeat(1200)).is_some());
        assert!(path(&"x".repeat(1400)).is_none());
        assert!(path(&"x".repeat(100_000)).is_none());
    }
}
