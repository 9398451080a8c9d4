//! The games of heaps that are played with pins or coins, too.
use crate::games::stacks::heaps::Heaps;

/// Most coins in one row.
const COINS: u64 = 64;

/// The position with pins or coins that plays as these heaps do in the game `id`, whose heaps a table knows by the code
/// or set `sequence`; none where there is no such position, or where it is too large.
pub fn twin(id: &str, sequence: Option<&str>, heaps: &Heaps) -> Option<String> {
    let sizes: Vec<u64> = heaps.0.iter().copied().filter(|size| *size > 0).collect();
    // For each heap one row, with so many pins or squares.
    let rows = |name: &str| {
        let sizes: Vec<String> = sizes.iter().map(u64::to_string).collect();
        (!sizes.is_empty()).then(|| format!("{name}/{}", sizes.join(".")))
    };
    match (id, sequence) {
        ("nim", _) => row("turning-turtles", &sizes, 1),
        (_, Some("4!.0")) => row("grunt", &sizes, 0),
        (_, Some("0.77")) => rows("kayles"),
        (_, Some("0.137")) => rows("dawson"),
        (_, Some("0.07")) => rows("dawson-kayles"),
        ("subtraction", Some(set)) => {
            // All sets that are not lists begin with a word.
            let set = set.starts_with(|c: char| c.is_ascii_digit()).then_some(set)?;
            row(&format!("coin-subtraction:{set}"), &sizes, 1)
        }
        _ => None,
    }
}

/// A row of coins with a head for each heap, its first coin numbered `first`; a heap before that coin has no head. None
/// where two heaps are equal, since their heads would cancel, or where the row is too long.
fn row(name: &str, sizes: &[u64], first: u64) -> Option<String> {
    let last = sizes.iter().max()?;
    let twice = (1..sizes.len()).any(|at| sizes[..at].contains(&sizes[at]));
    if twice || *last >= COINS + first {
        return None;
    }
    let coins = (first..=*last).map(|coin| if sizes.contains(&coin) { 'H' } else { 'T' });
    Some(format!("{name}/{}", coins.collect::<String>()))
}

#[cfg(test)]
mod tests {
    use crate::core::Budget;
    use crate::games::open;

    /// Games and their twins, both ways where both are told.
    #[test]
    fn twins_are_worth_the_same() {
        for (one, other, back) in [
            ("nim/1+3+4", "turning-turtles/HTHH", true),
            ("grundy/3+6", "grunt/TTTHTTH", true),
            ("octal:0.77/3+5", "kayles/3.5", true),
            ("octal:0.137/4+4", "dawson/4.4", true),
            ("octal:0.07/6", "dawson-kayles/6", true),
            ("subtraction:1,3,4/2+5", "coin-subtraction:1,3,4/THTTH", true),
            ("colourful/r3y1r2", "nim/2|nim/1|nim/3", false),
            ("twins/TTHTH", "nim/2+4", false),
        ] {
            let twin = |notation: &str| {
                open(notation).unwrap_or_else(|error| panic!("{notation}: {error}")).workshop().twin()
            };
            assert_eq!(twin(one).as_deref(), Some(other));
            if back {
                assert_eq!(twin(other).as_deref(), Some(one));
            }
            let [mut budget, mut same] = [Budget::new(100_000), Budget::new(100_000)];
            let verdicts = [(one, &mut budget), (other, &mut same)].map(|(notation, budget)| {
                let game = open(notation).unwrap();
                crate::core::verdict(&*game, crate::core::Convention::Normal, budget).unwrap().outcome()
            });
            assert_eq!(verdicts[0], verdicts[1], "{one} {other}");
        }
        for alone in ["nim/3+3", "grundy/5+5", "nim/100", "nim/0", "lasker/3+4", "mock-turtles/HTH"] {
            assert_eq!(open(alone).unwrap().workshop().twin(), None, "{alone}");
        }
    }
}
