//! Lists of numbers, made shorter.

/// The names, with four or more consecutive numbers as one: "3 to 16". Unchanged where a name is no number.
pub fn in_runs(names: &[String]) -> Vec<String> {
    let numbers: Option<Vec<u64>> = names.iter().map(|name| name.parse().ok()).collect();
    let Some(numbers) = numbers else { return names.to_vec() };
    let mut said = Vec::new();
    for run in numbers.chunk_by(|one, next| one + 1 == *next) {
        match run {
            [first, _, _, .., last] => said.push(format!("{first} to {last}")),
            few => said.extend(few.iter().map(u64::to_string)),
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::in_runs;

    #[test]
    fn long_runs_are_one() {
        let said =
            |names: &[&str]| in_runs(&names.iter().map(|name| (*name).into()).collect::<Vec<_>>()).join(", ");
        assert_eq!(said(&["1", "3", "4", "5", "6", "9"]), "1, 3 to 6, 9");
        assert_eq!(said(&["1", "2", "3"]), "1, 2, 3");
        assert_eq!(said(&["(1,2)", "3", "4", "5", "6"]), "(1,2), 3, 4, 5, 6");
        assert_eq!(said(&[]), "");
    }
}
