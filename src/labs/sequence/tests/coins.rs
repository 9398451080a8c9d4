//! Games of turning coins in a row.
use super::*;
use crate::core::{Budget, Nimber, nimber::mex};
use crate::games::coins::turning::TurningRow;
use crate::games::open;

const GAMES: [&str; 12] = [
    "turning-turtles",
    "twins",
    "mock-turtles",
    "ruler",
    "triplets",
    "rulerette",
    "grunt",
    "turning:1-5",
    "turning:1-3C",
    "turning:2-3C(6)@1",
    "coin-subtraction:1,3,4",
    "coin-subtraction-two:2,5",
];

/// The values of heads one after the other: the mex of the sums of the other coins of each move.
#[test]
fn heads_have_the_values_of_the_definition() {
    for text in GAMES {
        let Ok(Source::Coins(row)) = Source::read(text, true) else { panic!("{text}") };
        let found = results(text, 14);
        let values = found.values();
        assert_eq!(values.len(), 15, "{text}");
        for (coin, value) in values.iter().enumerate() {
            let sums = row.turned_with(coin as u64, usize::MAX).into_iter();
            let mut sums: Vec<u64> = sums
                .map(|others| others.iter().fold(0, |sum, other| sum ^ u64::from(values[*other as usize])))
                .collect();
            assert_eq!(mex(&mut sums), Nimber(u64::from(*value)), "{text}, coin {coin}");
        }
    }
}

/// What is said to repeat does so as far as values are known, and what is told is in the library.
#[test]
fn periods_of_coins_hold() {
    let mut proved = Vec::new();
    for text in GAMES {
        let source = Source::read(text, true).unwrap();
        let game = open(&source.game()).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert!(game.value(&mut Budget::new(100_000)).is_ok(), "{text}");
        assert_eq!(Source::read(&source.to_string(), true).ok(), Some(source.clone()), "{text}");
        assert!(!source.words().is_empty());
        let found = results(text, 3000);
        let Some(period) = found.period().filter(|period| period.is_proved()) else { continue };
        let values = found.values();
        for n in period.start as usize..values.len() - period.length as usize {
            let later = u64::from(values[n + period.length as usize]);
            assert_eq!(later, u64::from(values[n]) + period.saltus, "{text}, coin {n}");
        }
        let said = verdict(&found);
        assert!(said.theorem.is_some() && said.standing == PeriodStatus::Proved, "{text}");
        proved.push(text);
    }
    assert!(
        proved.contains(&"coin-subtraction:1,3,4") && proved.contains(&"turning:2-3C(6)@1"),
        "{proved:?}"
    );
}

#[test]
fn rows_of_coins_are_named() {
    assert!(Source::read("turning:1-", true).is_err_and(|error| error.at == 10));
    assert!(Source::read("mock-turtles:3", true).is_err_and(|error| error.at == 13));
    let source = Source::read(" turning:1-3@1 ", false).unwrap();
    assert_eq!((source.to_string().as_str(), source.single()), ("turning:1-3@1", "coin"));
    assert_eq!(source.position(&[2, 4, 2]), "turning:1-3@1/TTTH");
    assert!(source.plays(&[64]) && !source.plays(&[65]) && !source.plays(&[0]));
    let game = open("mock-turtles/HHT").unwrap();
    assert_eq!(game.workshop().sequence().as_deref(), Some("mock-turtles"));
    let row = TurningRow::named("coin-subtraction:1,3").unwrap().unwrap();
    assert_eq!(row.to_string(), "coin-subtraction:1,3");
    assert!(TurningRow::named("chess").is_ok_and(|none| none.is_none()));
}

/// A statement about coins is checked, and what refutes it is played.
#[test]
fn statements_about_coins() {
    let said = |text: &str| {
        let found = results("mock-turtles", 200);
        let mut check = Check::new(text, 200).unwrap();
        while check.advance(&found, usize::MAX) {}
        (check.title(), check.position(&found), check.options(&found))
    };
    assert_eq!(said("g(n) = 2 * n + (wt(n) + 1) mod 2").0, "holds for *n* ≤ 200");
    let (title, position, options) = said("g(n) = 2 * n + 1");
    assert_eq!((title.as_str(), position.as_deref()), ("fails at *n* = 1", Some("mock-turtles/TH")));
    assert!(options.unwrap().contains("~0~"));
}
