//! The icons, the word mark and the reticle. Drawn in the current colour; paths on a box of 24.
use yew::prelude::*;

/// The icon of this name, hidden from screen readers; empty when there is none of this name.
pub fn icon(name: &'static str) -> Html {
    icon_with(name, "")
}

/// The icon with one more class, such as `tick`.
pub fn icon_with(name: &'static str, extra_class: &'static str) -> Html {
    let (gap, body) = (if extra_class.is_empty() { "" } else { " " }, paths(name));
    let svg =
        format!(r#"<svg class="ic{gap}{extra_class}" viewBox="0 0 24 24" aria-hidden="true">{body}</svg>"#);
    // Constant text: parsed by the browser, it costs less code than elements built one by one.
    Html::from_html_unchecked(svg.into())
}

/// The word mark with its name for screen readers.
pub fn wordmark() -> Html {
    Html::from_html_unchecked(WORDMARK.into())
}

/// The small reticle of the word mark, alone.
pub fn reticle_mark() -> Html {
    Html::from_html_unchecked(MARK.into())
}

/// The large reticle; class `reticle`, or `reticle dash` while loading.
pub fn reticle64(class: &'static str) -> Html {
    let svg = format!(
        r#"<svg class="{class}" viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">{RETICLE}</svg>"#
    );
    Html::from_html_unchecked(svg.into())
}

const RETICLE: &str = r#"<circle cx="32" cy="32" r="20"/><path d="M32 4v14M32 46v14M4 32h14M46 32h14"/>"#;

const MARK: &str = concat!(
    r#"<svg class="mark" viewBox="96 1 28 30" width="28" height="30" aria-hidden="true">"#,
    r#"<circle cx="110" cy="16" r="8"/><path d="M110 3v26M97.5 16h25"/></svg>"#
);

const WORDMARK: &str = concat!(
    r#"<svg class="wordmark" viewBox="-2 -2 170 36" role="img" aria-label="Nimscope"><path d=""#,
    "M0 24V8M0 15a7 7 0 0 1 14 0v9M22 24V8M30 24V8M30 14a6 6 0 0 1 12 0v10M42 14a6 6 0 0 1 12 0v10",
    "M72.6 10.6C71 8.7 69.4 8 67.6 8c-3 0-5.1 1.6-5.1 4 0 5.4 10.9 2.6 10.9 8 0 2.6-2.4 4-5.4 4",
    "-2.6 0-4.6-.9-6-2.9M93.7 10.3a8 8 0 1 0 0 11.4M127 8v23M143 16a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z",
    r#"M149 16h16a8 8 0 1 0-2.6 5.9"/><g><circle cx="110" cy="16" r="8"/>"#,
    r#"<path d="M110 3v26M97.5 16h25" stroke-width="2"/>"#,
    r#"<circle cx="22" cy="1.6" r="1.3" stroke-width="2.6"/></g></svg>"#
);

fn paths(name: &str) -> &'static str {
    match name {
        "share" => {
            r##"<circle cx="6" cy="12" r="2.6"/><circle cx="17.5" cy="5.5" r="2.6"/><circle cx="17.5" cy="18.5" r="2.6"/><path d="m8.4 10.8 6.8-4M8.4 13.2l6.8 4"/>"##
        }
        "embed" => r##"<path d="m8.5 6.5-5.5 5.5 5.5 5.5M15.5 6.5l5.5 5.5-5.5 5.5M13.5 4l-3 16"/>"##,
        "present" => r##"<path d="M3 4h18M4.5 4v11h15V4M12 15v3M8 21l4-3 4 3"/>"##,
        "menu" => r##"<path d="M4 7h16M4 12h16M4 17h16"/>"##,
        "theme" => {
            r##"<circle cx="12" cy="12" r="8"/><path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor"/>"##
        }
        "rules" | "learn" => {
            r##"<path d="M4 4.5h6a2 2 0 0 1 2 2V20a2 2 0 0 0-2-1.5H4zM20 4.5h-6a2 2 0 0 0-2 2V20a2 2 0 0 1 2-1.5h6z"/>"##
        }
        "undo" => r##"<path d="M8 5 3.5 9.5 8 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3"/>"##,
        "redo" => r##"<path d="m16 5 4.5 4.5L16 14M20 9.5H10a5.5 5.5 0 0 0 0 11h3"/>"##,
        "new" | "plus" => r##"<path d="M12 5v14M5 12h14"/>"##,
        "minus" => r##"<path d="M5 12h14"/>"##,
        "take" | "check" => r##"<path d="m5 12.5 4.5 4.5L19 7.5" stroke-width="2.6"/>"##,
        "ok" => {
            r##"<circle cx="12" cy="12" r="9.5" fill="currentColor" stroke="none"/><path d="m7.5 12.5 3 3 6-6.5" stroke="var(--surface)" stroke-width="2.4"/>"##
        }
        "bad" => {
            r##"<circle cx="12" cy="12" r="9.5" stroke-width="2"/><path d="m8.5 8.5 7 7M15.5 8.5l-7 7" stroke-width="2.2"/>"##
        }
        "eye" => {
            r##"<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"/><circle cx="12" cy="12" r="3"/>"##
        }
        "eye-half" => {
            r##"<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"/><path d="M9 12a3 3 0 0 0 6 0z" fill="currentColor"/>"##
        }
        "eye-off" => {
            r##"<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM4 20 20 4"/>"##
        }
        "dots" => {
            r##"<circle cx="5" cy="12" r="1.6" fill="currentColor"/><circle cx="12" cy="12" r="1.6" fill="currentColor"/><circle cx="19" cy="12" r="1.6" fill="currentColor"/>"##
        }
        "close" | "exit" => r##"<path d="m6 6 12 12M18 6 6 18"/>"##,
        "search" => r##"<circle cx="10.5" cy="10.5" r="6.5"/><path d="m15.5 15.5 5 5"/>"##,
        "play" | "run" => r##"<path d="M7 4.5v15l12-7.5z" fill="currentColor"/>"##,
        "lab" => {
            r##"<path d="M4 20V4M4 20h16"/><circle cx="8" cy="15" r="1.4" fill="currentColor"/><circle cx="12" cy="9" r="1.4" fill="currentColor"/><circle cx="16" cy="13" r="1.4" fill="currentColor"/><circle cx="20" cy="7" r="1.4" fill="currentColor"/>"##
        }
        "out" => r##"<path d="M13.5 4H20v6.5M20 4l-9 9M10 5H4.5v14.5H19V14"/>"##,
        "warn" => r##"<path d="M12 3.5 22 20.5H2z"/><path d="M12 10v5M12 17.8v.1"/>"##,
        "download" => r##"<path d="M12 4v12M6.5 11l5.5 5.5 5.5-5.5M4 20.5h16"/>"##,
        "copy" => {
            r##"<rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2"/><path d="M15.5 5.5V5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v9.5a1 1 0 0 0 1 1h.5"/>"##
        }
        "bin" => {
            r##"<path d="M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l1 13.5h9l1-13.5M10.5 10.5v5.5M13.5 10.5v5.5"/>"##
        }
        "back" => r##"<path d="M15 5l-7 7 7 7"/>"##,
        "forward" => r##"<path d="M9 5l7 7-7 7"/>"##,
        "up" => r##"<path d="M5 15l7-7 7 7"/>"##,
        "down" => r##"<path d="M5 9l7 7 7-7"/>"##,
        "pause" => r##"<path d="M8.5 5v14M15.5 5v14"/>"##,
        "first" => r##"<path d="M17 5l-7 7 7 7M6 5v14"/>"##,
        "last" => r##"<path d="M7 5l7 7-7 7M18 5v14"/>"##,
        "fit" => r##"<path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"/>"##,
        "clock" => r##"<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>"##,
        "cut" => {
            r##"<circle cx="6" cy="6.5" r="2.6"/><circle cx="6" cy="17.5" r="2.6"/><path d="M8.2 8 20 17M8.2 16 20 7"/>"##
        }
        "split" => r##"<path d="M3 12h18" stroke-dasharray="3 2.6"/><path d="M7 8V4h10v4M7 16v4h10v-4"/>"##,
        _ => "",
    }
}
