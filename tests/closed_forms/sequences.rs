//! Sequences of games: the solver, which folds the later games into one outcome, against plain recursion over all
//! positions.
use nimscope::core::{Budget, Convention, Edit, Game, Outcome, PieceId, Place, verdict, winning};
use nimscope::games::open;
use std::{collections::BTreeSet, rc::Rc};

const BOTH: [Convention; 2] = [Convention::Normal, Convention::Misere];

fn opened(notation: &str) -> Rc<dyn Game> {
    open(notation).unwrap_or_else(|error| panic!("{notation}: {error}"))
}

fn outcome(game: &dyn Game, convention: Convention) -> Outcome {
    verdict(game, convention, &mut Budget::new(1_000_000)).unwrap().outcome().unwrap()
}

/// Games that end with empty boards, games that end with heaps left, and sums.
const POOL: [&str; 10] = [
    "nim/0",
    "nim/1",
    "nim/2+2",
    "nim/1+2",
    "colourful/r1y2",
    "grundy/5",
    "kayles/4",
    "hackenbush/0a-b-c,b-d",
    "subtraction:1,3/4&nim/1",
    "graph:a>b,c;b>c,d;d>c/a",
];

/// Whether the player to move wins a sequence of piles, by the definition alone; `signs` are those between the piles. A
/// player without a move has lost the current game, and begins the next one after |, or has the other player begin it
/// after ~.
fn wins(games: &[Vec<u64>], signs: &[char], convention: Convention) -> bool {
    let Some((first, rest)) = games.split_first() else { return convention == Convention::Misere };
    if first.iter().all(|pile| *pile == 0) {
        let Some((sign, signs)) = signs.split_first() else { return convention == Convention::Misere };
        return wins(rest, signs, convention) == (*sign == '|');
    }
    let mut left = games.to_vec();
    for pile in 0..left[0].len() {
        let size = left[0][pile];
        for to in 0..size {
            left[0][pile] = to;
            if !wins(&left, signs, convention) {
                return true;
            }
        }
        left[0][pile] = size;
    }
    false
}

fn text(games: &[Vec<u64>], signs: &[char]) -> String {
    let mut text = String::new();
    for (index, piles) in games.iter().enumerate() {
        text.extend(index.checked_sub(1).map(|before| signs[before]));
        text += &format!("nim/{}", piles.iter().map(u64::to_string).collect::<Vec<_>>().join("+"));
    }
    text
}

#[test]
fn folding_agrees_with_the_definition() {
    for first in POOL {
        for second in POOL {
            let thirds = [
                "",
                "|nim/1",
                "~nim/1",
                "|nim/2+3",
                "~nim/2+3",
                "|grundy/4",
                "~grundy/4",
                "~nim/0",
                "~nim/0~nim/1",
            ];
            for (third, sign) in thirds.into_iter().flat_map(|third| ['|', '~'].map(|sign| (third, sign))) {
                let notation = format!("{first}{sign}{second}{third}");
                let game = opened(&notation);
                for convention in BOTH {
                    let by_definition = |game: &dyn Game| {
                        game.outcome_by_definition(convention, &mut Budget::new(1_000_000)).unwrap()
                    };
                    assert_eq!(
                        outcome(&*game, convention),
                        by_definition(&*game),
                        "{notation} {convention:?}"
                    );
                    let found = winning(&*game, convention, 99, &mut Budget::new(1_000_000)).unwrap();
                    let found: BTreeSet<String> = found.moves.into_iter().map(|mv| mv.notation).collect();
                    let all = game.moves(999).moves.into_iter().map(|mv| mv.notation);
                    let wanted: BTreeSet<String> =
                        all.filter(|mv| by_definition(&*game.play(mv).unwrap()) == Outcome::P).collect();
                    assert_eq!(found, wanted, "{notation} {convention:?}");
                }
            }
        }
    }
}

#[test]
fn piles_agree_with_a_recursion_written_here() {
    let mut rng = fastrand::Rng::with_seed(43);
    for _ in 0..300 {
        let games: Vec<Vec<u64>> =
            (0..rng.usize(1..=3)).map(|_| (0..rng.usize(1..=2)).map(|_| rng.u64(0..=3)).collect()).collect();
        let signs: Vec<char> = (1..games.len()).map(|_| if rng.bool() { '|' } else { '~' }).collect();
        let game = opened(&text(&games, &signs));
        for convention in BOTH {
            let expected = if wins(&games, &signs, convention) { Outcome::N } else { Outcome::P };
            assert_eq!(outcome(&*game, convention), expected, "{games:?} {signs:?} {convention:?}");
        }
    }
}

/// Liu and Britton, 4.3: (1,[1,1]) is won, (1,[2,2]) is lost.
#[test]
fn no_rule_in_the_values() {
    let found = ["nim/1+1|nim/1", "nim/2+2|nim/1"].map(|text| outcome(&*opened(text), Convention::Normal));
    assert_eq!(found, [Outcome::N, Outcome::P]);
}

/// Liu and Britton, 4.3: a pile of Colourful Nim is a sequence of piles of Nim.
#[test]
fn a_coloured_pile_is_a_sequence_of_piles() {
    for n in 0..256u64 {
        let runs = [n % 4, n / 4 % 4, n / 16 % 4, n / 64].map(|run| run + 1);
        let used = &runs[..1 + (n % 3) as usize];
        // The pile is written from the ground up and played from the top.
        let pile: Vec<String> = used.iter().map(u64::to_string).collect();
        let piles: Vec<Vec<u64>> = used.iter().rev().map(|run| vec![*run]).collect();
        for convention in BOTH {
            let coloured = opened(&format!("colourful/({})", pile.join(",")));
            assert_eq!(
                outcome(&*opened(&text(&piles, &['|'; 2])), convention),
                outcome(&*coloured, convention),
                "{used:?} {convention:?}"
            );
        }
    }
}

/// Liu and Britton, 4.3: a game followed by one token is that game under misère play.
#[test]
fn one_token_after_a_game_is_misere_play() {
    for text in
        ["nim/1+2+3", "nim/1+1+1", "kayles/9", "grundy/9", "colourful/r2y1+y3", "hackenbush/0a-b-c,b-d"]
    {
        let (game, then) = (opened(text), opened(&format!("{text}|nim/1")));
        for (convention, other) in [(BOTH[0], BOTH[1]), (BOTH[1], BOTH[0])] {
            assert_eq!(outcome(&*then, convention), outcome(&*game, other), "{text}");
            let moves = |game: &dyn Game, convention| {
                let found = winning(game, convention, 99, &mut Budget::new(1_000_000)).unwrap();
                found.moves.into_iter().map(|mv| mv.notation).collect::<Vec<_>>()
            };
            assert_eq!(moves(&*then, convention), moves(&*game, other), "{text}");
        }
    }
}

/// The player who moves last in a game begins the next: at the change of games the other player passes.
#[test]
fn the_winner_begins_where_that_is_asked() {
    let found = ["nim/1+1~nim/1", "nim/1~nim/1", "nim/1~nim/1+1", "nim/2~nim/1+1"];
    let found = found.map(|text| outcome(&*opened(text), Convention::Normal));
    assert_eq!(found, [Outcome::P, Outcome::N, Outcome::P, Outcome::N]);
    let game = opened("nim/1~kayles/2|nim/1");
    assert_eq!(&*game.text(), "Nim (1); the winner begins Kayles (pins 1–2), then Nim (1)");
    let over = game.play("1-1").unwrap();
    assert_eq!(&*over.notation(), "nim/0~kayles/2|nim/1");
    assert_eq!(&*over.text(), "the winner begins Kayles (pins 1–2), then Nim (1)");
    let labels = over.scene().boards.iter().map(|board| board.game().to_string()).collect::<Vec<_>>();
    assert_eq!(labels, ["Nim, over", "Kayles, begun by the winner", "Nim, later"]);
    let moves = over.moves(9);
    assert_eq!((moves.total, over.move_count(), &*moves.moves[0].notation), (1, 1, "pass"));
    assert_eq!(moves.moves[0].phrase.to_string(), "Leave the start of Kayles to the winner of Nim");
    // Selecting any piece of the next game means the pass, and so does no other piece.
    let later = opened("nim/0|kayles/2|nim/1");
    for mv in later.moves(9).moves.iter().filter(|mv| mv.handles.len() == 1) {
        assert_eq!(over.select(&mv.handles).unwrap().notation, "pass");
    }
    let mut last = opened("nim/1").moves(1).moves[0].handles.clone();
    assert!([0, 2].iter().all(|part| {
        last[0].place.part = *part;
        over.select(&last).is_none()
    }));
    assert!(over.play("1").is_err() && over.play("1-1").is_err());
    let begun = over.play("pass").unwrap();
    assert_eq!((begun.notation(), begun.key()), (later.notation(), later.key()));
    // In the notation of a Hackenbush picture a tilde can also mark a curved edge.
    for (text, games) in
        [("hackenbush/0a-b~0_3-c,b-d~1_0'Left arm'~nim/3", 2), ("nim/3>hackenbush/0a-b~0_3-c~nim/1", 3)]
    {
        assert_eq!(opened(text).scene().boards.len(), games, "{text}");
    }
    for (text, at) in [
        ("nim/2~", 6),
        ("nim/2 & ", 7),
        ("nim/1|", 6),
        ("nim/1||nim/2", 6),
        ("nim/2 >", 7),
        ("nim/2~x/3", 6),
        ("nim/1>nim/x", 10),
    ] {
        assert_eq!(open(text).err().map(|error| error.at), Some(at), "{text}");
    }
    assert_eq!(opened("nim/1 > kayles/2~nim/1").notation(), "nim/1|kayles/2~nim/1");
}

/// Graphs without cycles have Grundy values, and can be summands like other games.
#[test]
fn graphs_without_cycles_are_joined() {
    let value = |text: &str| opened(text).value(&mut Budget::new(1000)).unwrap().0;
    // b is worth 2 and a 3: b leads to c with 0 and d with 1.
    let [own, twice] = ["graph:a>b,c,d;b>c,d;d>c/a", "graph:a>b,c,d;b>c,d;d>c/a+b"];
    for (text, expected) in [
        (format!("{own}&nim/3"), 0),
        (format!("nim/1&{own}"), 2),
        (format!("{twice}&nim/2"), 3),
        (format!("{own}&{own}"), 0),
    ] {
        let game = opened(&text);
        assert_eq!((value(&text), game.notation()), (expected, text.clone()));
        let part = &game.parts(&mut Budget::new(1000))[0];
        assert_eq!(game.value_by_definition(0, &mut Budget::new(1000)).ok(), part.value);
        for mv in game.moves(99).moves {
            assert_eq!(game.select(&mv.handles).as_ref(), Some(&mv), "{text}");
            let after = game.play(&mv.notation).unwrap();
            assert_eq!(open(&after.notation()).unwrap().key(), after.key(), "{text}");
        }
    }
    let won =
        winning(&*opened(&format!("{own}&nim/1")), Convention::Normal, 9, &mut Budget::new(1000)).unwrap();
    let won: Vec<_> = won.moves.iter().map(|mv| mv.phrase.to_string()).collect();
    assert_eq!(won, ["Move the token to d in Draw a Game"]);
    // Alone the graph has outcomes, and no rules for a search of values.
    assert!(opened(own).rules().is_none() && opened(own).valued().is_some());
    let game = opened("nim/1|graph:a>b/b");
    let pressed = opened("graph:a>b;b>a/b").moves(1).moves[0].handles[0];
    let piece = PieceId { place: Place { part: 1, ..pressed.place }, ..pressed };
    let cyclic = game.edit(&Edit::Recolour { piece }).unwrap();
    assert_eq!(cyclic.notation(), "nim/1|graph:a>b;b>a/b");
    assert_eq!(outcome(&*cyclic, Convention::Normal), Outcome::D);
    // In a sum play may go on for ever.
    let sum = opened("nim/1&graph:a>b/b").edit(&Edit::Recolour { piece }).unwrap();
    assert_eq!((sum.notation().as_str(), sum.rules().is_none()), ("nim/1&graph:a>b;b>a/b", true));
    assert_eq!(open(&sum.notation()).unwrap().key(), sum.key());
}

#[test]
fn a_sequence_goes_on_as_its_games_end() {
    let game = opened("nim/2|kayles/2|nim/1+1");
    assert_eq!((game.move_count(), game.scene().boards.len()), (2, 3));
    let labels = |game: &dyn Game| {
        game.scene().boards.iter().map(|board| board.game().to_string()).collect::<Vec<_>>()
    };
    assert_eq!(labels(&*game), ["Nim, now", "Kayles, later", "Nim, later"]);
    let after = game.play("1-2").unwrap();
    assert_eq!(
        (&*after.notation(), &*after.text()),
        ("nim/0|kayles/2|nim/1+1", "Kayles (pins 1–2), then Nim (1,1)")
    );
    assert_eq!(labels(&*after), ["Nim, over", "Kayles, now", "Nim, later"]);
    // Pieces keep their ids while games end, and moves use the numbers that the board shows.
    let moves = after.moves(9).moves;
    assert!(moves.iter().all(|mv| mv.handles.iter().all(|piece| piece.place.part == 1)));
    let both = moves.iter().find(|mv| mv.leaves.is_empty()).unwrap();
    assert_eq!(after.select(&both.handles).map(|mv| mv.notation), Some(both.notation.clone()));
    let last = after.play(&both.notation).unwrap();
    assert_eq!((last.move_count(), last.scene().groups().len()), (2, 3));
    let one = &last.moves(9).moves[1];
    assert_eq!(one.phrase.to_string(), "Take 1 from pile 3");
    let end = last.play("1-1").and_then(|game| game.play("2-1")).unwrap();
    assert_eq!((end.move_count(), outcome(&*end, Convention::Normal)), (0, Outcome::P));
    for (text, at) in [("nim/2|", 6), ("nim/2|x/3", 6), ("nim/2&nim/3|nim/x", 16)] {
        assert_eq!(open(text).err().map(|error| error.at), Some(at), "{text}");
    }
}
