//! The letters that tell which rings belong to the same winning move on several stacks.

/// The letters of the winning moves that a ring belongs to, on its edge.
pub fn lettered(letters: &str, edge: i64, middle: i64) -> String {
    let width = 10 + 9 * letters.len() as i64;
    let left = edge + 9 - width;
    format!(
        r#"<rect class="ringtag" x="{left}" y="{}" width="{width}" height="20" rx="9"/><text class="ringtag-text" x="{}" y="{}">{letters}</text>"#,
        middle - 10,
        left + width / 2,
        middle + 5,
    )
}
