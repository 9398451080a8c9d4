use super::*;

/// The count in "**take 2**".
fn told(text: &str) -> Option<u64> {
    text.split("**take ").nth(1)?.split("**").next()?.parse().ok()
}

#[test]
fn the_reason_ends_in_the_winning_move_of_the_pile() {
    for text in ["r1y2r2y2+y3+y2r2y1+r1y1r1y1r2", "r1y2r2y2+y3r1+y2r2y1+r1y1r1y1r2", "r3", "y3r1+r2"] {
        let position = Colourful.read(text).unwrap();
        let sum = |piles: &Piles| piles.0.iter().fold(0, |sum, pile| sum ^ value(&lengths(pile)).0);
        for part in 0..position.0.len() {
            let wins = |count: &u64| sum(&Colourful.option(&position, &Takes::one(part, *count))) == 0;
            let winning: Vec<u64> = (1..=reach(position.pile(part))).filter(wins).collect();
            let told = told(&Colourful.move_of(&position, part));
            assert_eq!(told.is_some(), !winning.is_empty(), "{text}, pile {part}");
            assert!(told.is_none_or(|count| winning.contains(&count)), "{text}, pile {part}");
        }
    }
}

#[test]
fn it_is_said_why_piles_of_value_0_need_no_move() {
    let said = |text: &str, part| Colourful.move_of(&Colourful.read(text).unwrap(), part).contains(IDLE);
    assert!(said("r2y1+y2r1+r3", 2));
    // Not where no other pile has value 0, nor where the nim-sum of all piles is 0.
    assert!(!said("r1+r3", 1) && !said("r2y1+y2r1", 0));
}
