use super::{
    Sos,
    forecast::{Forecast, forecast},
    line::{Letter, Line},
    table::proved,
    why::why,
};
use crate::core::{Block, Budget, Convention, Game, Outcome, analysis::known_winning, verdict, winning};
use crate::games::open;
use std::rc::Rc;

fn game(text: &str) -> Rc<dyn Game> {
    open(&format!("sos/{text}")).unwrap()
}

fn outcome(game: &dyn Game, convention: Convention) -> Outcome {
    verdict(game, convention, &mut Budget::new(50_000_000)).unwrap().outcome().unwrap()
}

/// Ferguson 1.5, exercise 8; Facts 32, 33 and 35.
#[test]
fn rows_without_a_letter() {
    use Outcome::{D, N};
    // Shorter rows hold no word; they are not offered as games.
    assert!([1, 2].iter().all(|length| Sos::default().by_table(&Line::empty(*length)) == D));
    let expected = [D, D, D, D, N, D, N, D, N, D, N];
    for (length, expected) in (3..).zip(expected) {
        assert_eq!(outcome(&*game(&".".repeat(length)), Convention::Normal), expected, "{length}");
        assert_eq!(Sos::default().by_table(&Line::empty(length)), expected, "{length}");
        // The outcome is told before a search finds it.
        let told = why(&Line::empty(length), Convention::Normal, None);
        let chip = if expected == N { "N-position" } else { "drawn" };
        assert!(
            told.blocks.iter().any(|block| matches!(block, Block::Result { chip: said, .. } if said == chip)),
            "{length}"
        );
    }
}

/// Exercise 8d, and fact 34: a draw, which only an O on one of the two middle squares keeps.
#[test]
fn fourteen_squares() {
    let game = game(&".".repeat(14));
    assert_eq!(outcome(&*game, Convention::Normal), Outcome::D);
    let keep = winning(&*game, Convention::Normal, 9, &mut Budget::new(50_000_000)).unwrap();
    let keep: Vec<_> = keep.moves.iter().map(|mv| &*mv.notation).collect();
    assert_eq!(keep, ["7O", "8O"]);
}

/// Exercise 8a: the answer to an S at the edge of four squares is an S at the other edge.
/// Fact 31.
#[test]
fn four_squares() {
    let game = game("S...");
    let wins = winning(&*game, Convention::Normal, 9, &mut Budget::new(1000)).unwrap();
    assert_eq!(wins.moves.iter().map(|mv| &*mv.notation).collect::<Vec<_>>(), ["4S"]);
}

/// Every row of up to eight squares: what is proved, the table, and working back from the ends.
#[test]
fn every_short_row() {
    for length in 3..=8 {
        let sos = Sos::default();
        let whole = game(&".".repeat(length));
        let (mut known, mut foreseen) = ([0, 0], 0);
        for index in 0..3usize.pow(length as u32) {
            let square = |at: usize| match index / 3usize.pow(at as u32) % 3 {
                0 => None,
                1 => Some(Letter::S),
                _ => Some(Letter::O),
            };
            let line = Line((0..length).map(square).collect());
            let game = game(&line.to_string());
            let plain = game.outcome_by_definition(Convention::Normal, &mut Budget::new(1_000_000)).unwrap();
            assert_eq!(outcome(&*game, Convention::Normal), plain, "{line}");
            if line.words().next().is_none() {
                assert_eq!(sos.by_table(&line), plain, "{line}");
            }
            if line.traps().next().is_none()
                && line.words().chain(line.completing().map(|(at, _)| at)).next().is_none()
                && let Some(ahead) = forecast(&line, true)
            {
                assert_eq!(ahead.outcome(), plain, "{line}: {ahead:?}");
                foreseen += 1;
            }
            let alone = line.empties().count() < length;
            if let Some(proved) = proved(&line).filter(|_| alone) {
                assert_eq!(proved, plain, "{line}");
                known[0] += 1;
            }
            if length < 7 {
                let plain = game.outcome_by_definition(Convention::Misere, &mut Budget::new(1_000_000));
                assert_eq!(outcome(&*game, Convention::Misere), plain.unwrap(), "{line} misère");
                known[1] += 1;
            }
        }
        assert!(length < 4 || foreseen > 0, "{length}");
        assert!(known[0] > length && (known[1] > 0) == (length < 7), "{known:?}");
        assert_eq!(whole.move_count(), 2 * length as u64);
    }
}

/// What is foreseen in longer rows, against the table.
#[test]
fn what_is_foreseen_holds() {
    let mut rng = fastrand::Rng::with_seed(15);
    let (sos, mut seen) = (Sos::default(), [0; 4]);
    for _ in 0..400 {
        let mut line = Line::empty(rng.usize(9..=12));
        for _ in 0..rng.usize(1..5) {
            let at = rng.usize(0..line.0.len());
            line = line.with(at, Letter::BOTH[rng.usize(0..2)]);
        }
        if proved(&line).is_some() {
            continue;
        }
        let Some(found) = forecast(&line, true) else { continue };
        assert_eq!(sos.by_table(&line), found.outcome(), "{line}: {found:?}");
        seen[match found {
            Forecast::Trap(_) => 0,
            Forecast::Threat(_) => 1,
            Forecast::Lost => 2,
            Forecast::Answered => 3,
        }] += 1;
    }
    assert!(seen[..3].iter().all(|count| *count > 0), "{seen:?}");
}

/// Exercise 8c, for every even length that has room here and is too long for a table: each first letter has its answer, and the
/// player who has it wins against any play.
#[test]
fn long_rows_of_even_length_go_to_the_second_player() {
    for length in (18..=30).step_by(2) {
        for at in 0..length {
            for letter in Letter::BOTH {
                let line = Line::empty(length).with(at, letter);
                assert_eq!(forecast(&line, false).map(Forecast::outcome), Some(Outcome::N), "{line}");
            }
        }
    }
    let mut rng = fastrand::Rng::with_seed(24);
    for length in [18, 24, 30] {
        let mut game = game(&".".repeat(length));
        let mut second = false;
        while game.move_count() > 0 {
            let moves = if second {
                assert_eq!(outcome(&*game, Convention::Normal), Outcome::N, "{}", game.text());
                known_winning(&*game, Convention::Normal, 1).moves
            } else {
                game.moves(usize::MAX).moves
            };
            game = game.play(&rng.choice(&moves).unwrap().notation).unwrap();
            second = !second;
        }
        assert!(!second && !game.ended_in_draw(), "{}", game.text());
    }
}

#[test]
fn a_full_row_is_drawn_and_a_word_ends_it() {
    assert!(game("SSOO").ended_in_draw() && game("SSOO").move_count() == 0);
    let won = game("SO..").play("3S").unwrap();
    assert!(won.move_count() == 0 && !won.ended_in_draw());
    assert_eq!(outcome(&*won, Convention::Normal), Outcome::P);
    assert_eq!(outcome(&*won, Convention::Misere), Outcome::N);
    assert!(won.play("4S").is_err());
}

#[test]
fn mistakes_have_their_place() {
    let at = |text: &str| open(&format!("sos/{text}")).err().unwrap().at;
    assert_eq!((at("S.x."), at(".."), at(&".".repeat(31))), (6, 6, 34));
    assert!(open("sos/...&nim/3").is_err());
    for mv in ["0S", "5S", "1X", "S", "99999999999999999999S"] {
        assert!(game("....").play(mv).is_err(), "{mv}");
    }
}

impl Sos {
    /// The outcome by the table alone.
    fn by_table(&self, line: &Line) -> Outcome {
        self.tables.outcome(line, Convention::Normal, &mut Budget::new(u64::MAX)).expect("enough work")
    }
}
