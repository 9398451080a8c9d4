//! The puzzle of the day: a position with exactly one winning move, from the date alone.
use crate::core::{
    analysis::{Convention, winning},
    budget::Budget,
    card::Brief,
    day::Day,
    game::Game,
    moves::{MoveList, MoveView},
    notation::NotationError,
    random::{Wanted, random_start},
    remoteness::outlook,
    twins::are_twins,
};
use crate::games::{first_games, open};
use std::rc::Rc;

/// Fewest legal moves that leave something to find.
const MOVES: u64 = 6;
/// Most moves until play is over, where the winner hurries and the loser delays, of easy and of medium puzzles.
const EASY: u64 = 7;
const MEDIUM: u64 = 11;
/// The budget for counting these moves.
const COUNTED: u64 = 300_000;
/// How many positions of a preset are tried, and how many at most while each has one winning move but makes no puzzle.
/// [`FAR`] keeps the seeds of the latter away from those of other days.
const TRIES: u64 = 7;
const MOST_TRIES: u64 = 64;
const FAR: u64 = 1 << 40;
/// How large the positions are, as [`random_start`] counts.
const SIZES: [u8; 2] = [2, 3];

/// The game of which the puzzle of this day is a position. The games of [`first_games`] take turns, so that another
/// game in the library changes no puzzle.
///
/// ```
/// use nimscope::games::{game_of_the_day, library};
///
/// let today = game_of_the_day("2026-11-22".parse()?);
/// let tomorrow = game_of_the_day("2026-11-23".parse()?);
/// assert_eq!((today.id, tomorrow.id), ("mock-turtles", "colourful"));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub fn game_of_the_day(day: Day) -> &'static Brief {
    let games = first_games();
    games[(day.count() % games.len() as u64) as usize]
}

/// The puzzle of this day: a position with one winning move under normal play, which does not end the game at once.
///
/// The parameters of the game's presets take turns, too. Finding it takes milliseconds, on few days a tenth of a
/// second.
///
/// # Errors
/// As [`open`] for the game of the day.
///
/// ```
/// use nimscope::{core::{Budget, Convention, winning}, games::puzzle_of_the_day};
///
/// let puzzle = puzzle_of_the_day("2026-11-22".parse()?)?;
/// assert_eq!(puzzle.notation(), "mock-turtles/TTTTHHHTH");
/// let found = winning(&*puzzle, Convention::Normal, 9, &mut Budget::new(1000)).unwrap();
/// assert_eq!((found.total, &*found.moves[0].notation), (1, "7.8"));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub fn puzzle_of_the_day(day: Day) -> Result<Rc<dyn Game>, NotationError> {
    let brief = game_of_the_day(day);
    let start = open(brief.start)?;
    // A preset that is a sum, or of another game, is not what was announced.
    let own = |notation: &&str| {
        notation.split([':', '/']).next() == Some(brief.id) && super::compound(notation).is_none()
    };
    let presets: Vec<_> = start.card().presets.iter().map(|preset| preset.position()).filter(own).collect();
    let round = (day.count() / first_games().len() as u64) as usize;
    let mut nearest = start;
    // A preset whose parameters allow no such position gives way to the next, and then small positions to larger ones.
    for (size, turn) in SIZES.into_iter().flat_map(|size| (0..presets.len()).map(move |turn| (size, turn))) {
        let rules = open(presets[(round + turn) % presets.len()])?;
        for again in 0..MOST_TRIES {
            // Far from the seeds of neighbouring days, whose games may be the same.
            let far = if again > TRIES { (day.count() * MOST_TRIES) ^ FAR } else { 0 };
            let seed = day.count() * 8 + again + far;
            let found = random_start(&*rules, seed, size, Wanted::One, Convention::Normal);
            if is_puzzle(&*found) {
                return Ok(found);
            }
            // More tries help only where the positions found have one winning move and are merely too small.
            let few = again >= TRIES && only(&*found).is_none();
            nearest = found;
            if few {
                break;
            }
        }
    }
    Ok(nearest)
}

/// How far ahead one must look to be sure of the winning move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Grade {
    Easy,
    Medium,
    Hard,
}

impl Grade {
    fn of(moves: Option<u64>) -> Self {
        match moves {
            Some(moves) if moves <= EASY => Self::Easy,
            Some(moves) if moves <= MEDIUM => Self::Medium,
            _ => Self::Hard,
        }
    }
    /// "easy".
    pub fn word(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
        }
    }
}

/// How hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    pub grade: Grade,
    /// The moves until play is over, where the winner hurries and the loser delays; none where they are too many to be
    /// counted.
    pub lasts: Option<u64>,
}

/// How hard a puzzle is: the longer the loser can hold out, the harder. One where this takes too long to count is hard;
/// one whose answer leaves two parts that are alike is easy, however long it lasts. Rating takes some milliseconds.
///
/// ```
/// use nimscope::games::{Grade, open, rate};
///
/// assert_eq!(rate(&*open("nim/1+3")?).grade, Grade::Easy);
/// assert_eq!(rate(&*open("nim/7+8")?).grade, Grade::Easy);
/// assert_eq!(rate(&*open("nim/7+9+11")?).grade, Grade::Hard);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub fn rate(puzzle: &dyn Game) -> Rating {
    let lasts = outlook(puzzle, Convention::Normal, 0, &mut Budget::on_page(COUNTED)).remoteness;
    let grade = Grade::of(lasts);
    // Where the moves were too many to be counted, no more is spent.
    let mirrored = lasts.is_some()
        && grade != Grade::Easy
        && after_winning_move(puzzle).is_some_and(|after| are_twins(&*after, &mut Budget::on_page(COUNTED)));
    Rating { grade: if mirrored { Grade::Easy } else { grade }, lasts }
}

/// The winning move, where there is only one.
fn only(game: &dyn Game) -> Option<MoveList<MoveView>> {
    let found = winning(game, Convention::Normal, 1, &mut Budget::on_page(1_000_000)).ok();
    found.filter(|found| found.total == 1)
}

/// What the winning move leaves, where there is only one.
fn after_winning_move(game: &dyn Game) -> Option<Rc<dyn Game>> {
    only(game)?.moves.first().and_then(|mv| game.make(mv).ok())
}

fn is_puzzle(game: &dyn Game) -> bool {
    game.move_count() >= MOVES && after_winning_move(game).is_some_and(|after| after.move_count() > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn days(from: &str) -> impl Iterator<Item = Day> {
        let first: Day = from.parse().unwrap();
        (first.count()..).map_while(Day::counted)
    }

    #[test]
    fn every_day_has_one_winning_move() {
        let mut last = String::new();
        let mut grades = [0; 3];
        for day in days("2026-10-05").take(400).chain(days("1970-01-01").take(1)).chain(days("9999-12-31")) {
            let puzzle = puzzle_of_the_day(day).unwrap();
            assert!(is_puzzle(&*puzzle), "{day}: {}", puzzle.notation());
            assert_eq!(puzzle.card().id, game_of_the_day(day).id, "{day}");
            assert_ne!(puzzle.notation(), last, "{day}");
            last = puzzle.notation();
            grades[rate(&*puzzle).grade as usize] += 1;
        }
        // Each grade has its share of the days.
        assert!(grades.iter().all(|days| *days >= 40), "{grades:?}");
    }

    #[test]
    fn a_puzzle_stays_what_it_is() {
        for (day, notation) in [
            ("2026-11-23", "colourful/r2y3r1+y2+r3y3r2y3"),
            ("2037-03-18", "hackenbush/00-1,01-2,02-3-4,2-2,3-4,1-5-6,5-1,5-7"),
        ] {
            assert_eq!(puzzle_of_the_day(day.parse().unwrap()).unwrap().notation(), notation);
        }
    }

    #[test]
    fn games_take_turns() {
        let ids: Vec<_> =
            days("2026-11-22").take(first_games().len()).map(|day| game_of_the_day(day).id).collect();
        assert!(ids.len() >= 5 && first_games().iter().all(|card| ids.contains(&card.id)));
    }
}
