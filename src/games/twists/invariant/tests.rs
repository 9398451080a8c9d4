//! Invariant games against the definition, and against games that they are.
use super::*;
use crate::core::nimber::mex;
use crate::games::open;

fn table(text: &str, most: u64) -> Rc<Table> {
    Tables::default().upto(&Rules::read(text).unwrap(), most)
}

const LISTS: [&str; 9] = [
    "(1,2)(2,1)",
    "(1,0)(0,1)",
    "(1,1)",
    "(3,1)(0,2)(2,2)k(1,3)",
    "k(1,0)k(0,1)",
    "k(1,0)k(0,1)+P",
    "k(1,0)k(0,1)k(1,1)*",
    "beatty(phi^2)*",
    "(2,3)(1,1)**",
];

/// Values, and outcomes under both conventions, by their definition.
#[test]
fn tables_agree_with_the_definition() {
    for text in LISTS {
        let table = table(text, 20);
        let mut lost = [[[false; 21]; 21]; 2];
        for y in 0..=20 {
            for x in 0..=20 {
                let options: Vec<[u64; 2]> = table.takes([x, y]).map(|[dx, dy]| [x - dx, y - dy]).collect();
                let mut values = options.iter().map(|option| table.value(*option).unwrap()).collect();
                assert_eq!(table.value([x, y]), Some(mex(&mut values).0), "{text} {x} {y}");
                for (misere, lost) in lost.iter_mut().enumerate() {
                    let found = options.iter().all(|[x, y]| !lost[*x as usize][*y as usize]);
                    let found = found && (misere == 0 || !options.is_empty());
                    lost[x as usize][y as usize] = found;
                    assert_eq!(table.lost[misere].has([x, y]), found, "{text} {x} {y} {misere}");
                }
            }
        }
    }
}

/// Fisher and Larsson, section 4: Nim with its P-positions adjoined as moves is Wythoff's game.
#[test]
fn wythoffs_game_comes_from_nim() {
    let [nim, found, told] =
        ["k(1,0)k(0,1)", "k(1,0)k(0,1)+P", "k(1,0)k(0,1)k(1,1)"].map(|text| table(text, 255));
    assert_eq!((&found.moves, &found.lost), (&told.moves, &told.lost));
    assert_eq!(nim.lost[0].all().take(4).collect::<Vec<_>>(), [[0, 0], [1, 1], [2, 2], [3, 3]]);
    for (x, y) in [(8, 11), (8, 13), (12, 20), (30, 19)] {
        let value =
            |notation: String| open(&notation).unwrap().value(&mut crate::core::Budget::new(1_000_000));
        assert_eq!(value(format!("invariant:k(1,0)k(0,1)+P/{x}+{y}")), value(format!("wythoff/{x}+{y}")));
    }
}

/// The ⋆-operator: applied twice it gives Nim back, and from Wythoff's game on every other game is the same (Larsson,
/// Hegarty and Fraenkel, 2011).
#[test]
fn stars_come_back() {
    let same = |one: &str, other: &str| {
        let [one, other] = [one, other].map(|text| table(text, 255));
        one.moves == other.moves
    };
    assert!(same("k(1,0)k(0,1)**", "k(1,0)k(0,1)"));
    assert!(same("k(1,0)k(0,1)k(1,1)***", "k(1,0)k(0,1)k(1,1)*"));
    assert!(!same("k(1,0)k(0,1)k(1,1)**", "k(1,0)k(0,1)k(1,1)"));
    assert!(same("k(1,0)k(0,1)k(1,1)*", "beatty(phi^2)"));
}

/// For two complementary Beatty sequences the ⋆-game of their pairs has these for P-positions: the theorem that Duchêne and
/// Rigo conjectured.
#[test]
fn beatty_pairs_have_a_game() {
    for beta in ["phi^2", "2+sqrt(2)", "(5+sqrt(5))/2", "1+sqrt(3)", "3.2+sqrt(2)/10", "sqrt(11)"] {
        let Ok(rules) = Rules::read(&format!("beatty({beta})*")) else { continue };
        let game = Tables::default().upto(&rules, 255);
        let pairs = table(&format!("beatty({beta})"), 255);
        let mut expected = pairs.moves.clone();
        expected.set([0, 0]);
        assert_eq!(game.lost[0], expected, "{beta}");
    }
}

#[test]
fn lists_are_read() {
    for (text, written) in [
        ("(1,2)(2,1)", "(1,2)(2,1)"),
        (" ( 1 , 2 ) k(0,1) * +P", "(1,2)k(0,1)*+P"),
        ("beatty( phi ^ 2 )(1,1)", "beatty(phi^2)(1,1)"),
        ("beatty((5+sqrt(5))/2)*", "beatty((5+sqrt(5))/2)*"),
    ] {
        let rules = Rules::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(rules.to_string(), written);
        assert_eq!(Rules::read(written).as_ref(), Ok(&rules));
    }
    for (text, at) in [
        ("", 0),
        ("(0,0)", 0),
        ("(1,2", 4),
        ("(1;2)", 2),
        ("(1,256)", 3),
        ("*", 0),
        ("(1,1)*x", 6),
        ("(1,1)+", 5),
        ("(1,1)*******", 11),
        ("beatty(1)", 7),
        ("beatty(phi", 10),
        ("nim", 0),
        ("\u{e9}", 0),
    ] {
        assert_eq!(Rules::read(text).map_err(|error| error.at), Err(at), "{text}");
    }
}

#[test]
fn games_lead_to_their_kin() {
    let game = open("invariant:k(1,0)k(0,1)*/5+7").unwrap();
    let kin: Vec<String> =
        game.workshop().related_games().into_iter().map(|(_, notation, _)| notation).collect();
    assert_eq!(
        kin,
        ["invariant:k(1,0)k(0,1)**/5+7", "invariant:k(1,0)k(0,1)*+P/5+7", "invariant:k(1,0)k(0,1)/5+7"]
    );
    for notation in kin {
        assert!(open(&notation).is_ok(), "{notation}");
    }
    assert_eq!(
        open("invariant:k(1,0)k(0,1)+P/5+7").unwrap().workshop().twin().as_deref(),
        Some("wythoff/5+7")
    );
    assert!(open("invariant:(1,1)/256+3").is_err());
}

/// A chip of one heap is enough where pairs take from both, and one of the other heap chooses another pair.
#[test]
fn pairs_are_pointed_at_by_one_chip() {
    let game = open("invariant:(1,2)(2,1)(1,3)/4+5").unwrap();
    let chip = |group, n| PieceId { place: Place { part: 0, group }, n };
    let selected = |handles: &[PieceId]| game.select(handles).map(|mv| mv.notation);
    assert_eq!(selected(&[chip(0, 4)]).as_deref(), Some("1-1.2-2"));
    assert_eq!(selected(&[chip(1, 5)]).as_deref(), Some("1-2.2-1"));
    assert_eq!(selected(&[chip(0, 4), chip(1, 3)]).as_deref(), Some("1-1.2-3"));
    assert_eq!(selected(&[chip(0, 4), chip(1, 5)]), None);
    assert_eq!(selected(&[chip(0, 2)]), None);
}
