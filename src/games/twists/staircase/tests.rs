use super::*;

/// Fact 58.
#[test]
fn the_rules_agree_with_the_definition() {
    let stairs = |steps: u32, most: u64| {
        let choices = most + 1;
        (0..choices.pow(steps))
            .map(move |n| Heaps((0..steps).map(|step| n / choices.pow(step) % choices).collect()))
    };
    for position in stairs(5, 2).chain(stairs(4, 4)) {
        let options: Vec<Heaps> =
            Staircase.moves(&position, 99).moves.iter().map(|mv| moved(&position, mv)).collect();
        let mut values: Vec<u64> = options.iter().map(nim_sum).collect();
        assert_eq!(crate::core::nimber::mex(&mut values).0, nim_sum(&position), "{position}");
        let is_p = !options.is_empty() && !options.iter().any(is_misere_p);
        assert_eq!(is_misere_p(&position), is_p, "{position}");
    }
}
