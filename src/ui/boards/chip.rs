//! The chips of ordinary Nim.
use super::shape::Shape;

/// Chips in a standing heap.
pub const CHIP: Shape = Shape {
    class: "chipg",
    side: false,
    across: 1520,
    mid: 900,
    first: 320,
    last: 300,
    pitch: 460,
    gap: 0,
    half: (260, 660, 160),
    bracket: Some((200, 180, 60)),
    focus: concat!(
        r#"<rect class="hit" x="-58" y="-23" width="116" height="46"/>"#,
        r#"<rect class="fr" x="-63" y="-25" width="126" height="50" rx="17"/>"#
    ),
    ring: r#"<rect class="wr" x="-64" y="-24" width="128" height="48" rx="16"/>"#,
    ghost: r#"<rect class="ghost" x="-58" y="-20" width="116" height="40" rx="12.8"/>"#,
    body: standing,
};

/// Chips in a heap that lies on its side: each stands on its edge.
pub const CHIP_SIDE: Shape = Shape {
    side: true,
    across: 520,
    mid: 260,
    first: 260,
    last: 280,
    half: (240, 255, 150),
    bracket: None,
    focus: concat!(
        r#"<rect class="hit" x="-23" y="-27" width="46" height="54"/>"#,
        r#"<rect class="fr" x="-23" y="-25" width="46" height="50" rx="13"/>"#
    ),
    ring: r#"<rect class="wr" x="-22" y="-24.5" width="44" height="49" rx="13"/>"#,
    ghost: r#"<rect class="ghost" x="-19.5" y="-23" width="39" height="46" rx="12"/>"#,
    body: lying,
    ..CHIP
};

fn standing(_: u8, take: Option<u64>) -> String {
    let outline = r#"x="-58" y="-20" width="116" height="40" rx="12.8""#;
    format!(
        concat!(
            r#"<rect class="cf" {0}/><path class="ce" d="M-41-18.8v37.6M41-18.8v37.6"/>"#,
            r#"<path class="cd" d="M-26-14h52M-26 14h52"/><rect class="co" {0}/>{1}"#
        ),
        outline,
        digits(take)
    )
}

fn lying(_: u8, take: Option<u64>) -> String {
    let outline = r#"x="-19.5" y="-23" width="39" height="46" rx="12""#;
    format!(
        concat!(
            r#"<rect class="cf" {0}/><path class="ce" d="M-18.4-14h36.8M-18.4 14h36.8" stroke-width="6"/>"#,
            r#"<rect class="co" {0}/>{1}"#
        ),
        outline,
        digits(take)
    )
}

fn digits(take: Option<u64>) -> String {
    take.map(|count| format!(r#"<text class="bn cn" y="5.4">{count}</text>"#)).unwrap_or_default()
}
