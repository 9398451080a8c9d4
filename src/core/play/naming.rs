//! What parts of a position are called.

/// "Pile 1", "Stacks 1 and 2".
pub fn part_name(noun: &str, numbers: impl Iterator<Item = u32>) -> String {
    let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
    let mut name = noun.to_string();
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    match &numbers[..] {
        [] => {}
        [one] => name += &format!(" {one}"),
        [rest @ .., last] => name += &format!("s {} and {last}", rest.join(", ")),
    }
    name
}
