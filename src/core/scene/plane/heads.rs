//! Which coins show heads, for those who do not see them.
use crate::core::list;

/// Most heads that are named one by one.
const MOST: usize = 12;

/// "3 heads of 5 coins: 0, 1 and 3", from the names of the heads; of many the first ones.
pub(super) fn heads(count: usize, of: &str, names: impl Iterator<Item = String>) -> String {
    let mut named: Vec<String> = names.take(MOST).collect();
    if count > MOST {
        named.push(format!("{} more", count - MOST));
    }
    match count {
        0 => format!("no heads of {of}"),
        1 => format!("1 head of {of}: {}", list(&named)),
        _ => format!("{count} heads of {of}: {}", list(&named)),
    }
}
