//! In how many moves a position ends where both play well, and what each move does to that.
use super::{
    analysis::verdict,
    budget::{Budget, OutOfBudget},
    game::Game,
    moves::{MoveList, MoveView},
    outcome::{Convention, Outcome},
    solver::{Key, Memo, Options, Rank},
};

/// A move, and how play goes on from its option.
///
/// ```
/// use nimscope::{core::{Budget, Convention, Outcome, outlook}, games::open};
///
/// let found = outlook(&*open("nim/1+2")?, Convention::Normal, 9, &mut Budget::new(1000));
/// let best = &found.moves.moves[0];
/// // Take 1 from pile 2; then each player takes one more.
/// assert_eq!((&*best.to.notation, best.outcome, best.remoteness), ("2-1", Some(Outcome::P), Some(2)));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveOutlook {
    pub to: MoveView,
    /// The outcome of the option, where it is known: P if the move wins.
    pub outcome: Option<Outcome>,
    /// The moves of both players that follow this one until play is over, where they are counted: the winner hurries, and
    /// the loser delays. None in a draw.
    pub remoteness: Option<u64>,
}

/// Every move of a position, and how long play lasts.
///
/// ```
/// use nimscope::{core::{Budget, Convention, outlook}, games::open};
///
/// let found = outlook(&*open("nim/3+3")?, Convention::Normal, 2, &mut Budget::new(1000));
/// // Whoever is answered by the same in the other pile loses after six moves at the latest.
/// assert_eq!((found.remoteness, found.moves.moves.len(), found.moves.total), (Some(6), 2, 6));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outlook {
    /// The moves until play is over, as in [`MoveOutlook`].
    pub remoteness: Option<u64>,
    /// The most moves until play is over, whoever wins; of a sum, the sum of its components’. None where play can go on for
    /// ever, and where that is not known.
    pub longest: Option<u64>,
    /// The best first: those that win sooner, those that draw, those that lose later; at the end what is not known.
    pub moves: MoveList<MoveOutlook>,
}

/// What each of the first `limit` moves leads to. All positions that may follow are examined, at one unit of the budget
/// for each of their moves. Where they are too many, there is no remoteness, and outcomes are told as far as they are
/// known without this search.
pub fn outlook(game: &dyn Game, convention: Convention, limit: usize, budget: &mut Budget) -> Outlook {
    let mut memo = Memo::default();
    // The verdict is asked first: where it is unknown, no outcome is told, however few positions follow.
    let known = verdict(game, convention, budget).is_ok();
    let longest = longest(&mut memo, game, convention, budget);
    let whole = if known { rank(&mut memo, game, game, convention, budget).ok() } else { None };
    let leads = |to: MoveView| {
        let after = game.make(&to).ok();
        let rank = after.as_ref().filter(|_| whole.is_some());
        let rank = rank.and_then(|after| self::rank(&mut memo, game, &**after, convention, budget).ok());
        let outcome = rank.map(|rank| rank.outcome).or_else(|| {
            let after = after.filter(|_| known)?;
            verdict(&*after, convention, &mut Budget::on_page(GLANCE)).ok()?.outcome()
        });
        MoveOutlook { to, outcome, remoteness: rank.and_then(|rank| rank.remoteness) }
    };
    let mut moves = game.moves(limit).map(leads);
    moves.moves.sort_by_key(|lead| match lead.outcome {
        Some(Outcome::P) => (0, lead.remoteness.unwrap_or(u64::MAX)),
        Some(Outcome::D) => (1, 0),
        Some(Outcome::N) => (2, u64::MAX - lead.remoteness.unwrap_or(0)),
        None => (3, 0),
    });
    Outlook { remoteness: whole.and_then(|rank| rank.remoteness), longest, moves }
}

/// Most options examined for the outcome of one move where there is no remoteness.
const GLANCE: u64 = 3_000;

/// The most moves of play from a position, found component by component where it has components.
fn longest(memo: &mut Memo, game: &dyn Game, convention: Convention, budget: &mut Budget) -> Option<u64> {
    let key = game.key();
    let (rules, components): (&dyn Options, _) = match game.rules() {
        Some(rules) => (rules, rules.components(&key)),
        None => (game, vec![key]),
    };
    let longest = |component: &Key| memo.rank(rules, component, convention, budget).ok()?.longest;
    components.iter().map(longest).sum()
}

/// The rank of a position that these rules lead to.
fn rank(
    memo: &mut Memo,
    rules: &dyn Options,
    game: &dyn Game,
    convention: Convention,
    budget: &mut Budget,
) -> Result<Rank, OutOfBudget> {
    memo.rank(rules, &game.key(), convention, budget)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    fn told(notation: &str, convention: Convention, work: u64) -> Outlook {
        outlook(&*open(notation).unwrap(), convention, 100, &mut Budget::new(work))
    }
    /// Whether the player to move wins, and the remoteness, by the definition and without a memo.
    fn by_definition(game: &dyn Game, convention: Convention) -> (bool, u64) {
        let moves = game.moves(usize::MAX).moves;
        let after = moves.iter().map(|mv| by_definition(&*game.make(mv).unwrap(), convention));
        let after: Vec<(bool, u64)> = after.collect();
        if after.is_empty() {
            return (convention == Convention::Misere, 0);
        }
        let lost = after.iter().filter(|(won, _)| !won).map(|(_, moves)| moves + 1).min();
        lost.map_or_else(
            || (false, after.iter().map(|(_, moves)| moves + 1).max().unwrap_or(0)),
            |n| (true, n),
        )
    }

    #[test]
    fn agrees_with_the_definition() {
        for notation in [
            "nim/1+2+3",
            "colourful/r1y2+y2",
            "kayles/5",
            "grundy/7",
            "nim/2&kayles/3",
            "nim/1+1|nim/2",
            "wythoff/2+3",
            "mock-turtles/TTHH",
            "chomp/3+2",
            "hackenbush/2,2",
        ] {
            let game = open(notation).unwrap();
            for convention in [Convention::Normal, Convention::Misere] {
                let found = outlook(&*game, convention, 100, &mut Budget::new(100_000));
                let (won, moves) = by_definition(&*game, convention);
                assert_eq!(found.remoteness, Some(moves), "{notation}");
                for lead in &found.moves.moves {
                    let (won, moves) = by_definition(&*game.make(&lead.to).unwrap(), convention);
                    let outcome = if won { Outcome::N } else { Outcome::P };
                    assert_eq!((lead.outcome, lead.remoteness), (Some(outcome), Some(moves)), "{notation}");
                }
                assert_eq!(
                    found.moves.moves.first().is_some_and(|best| best.outcome == Some(Outcome::P)),
                    won
                );
            }
        }
    }

    #[test]
    fn outcomes_are_told_where_moves_are_not_counted() {
        let found = told("nim/1000+999", Convention::Normal, 1000);
        assert_eq!((found.remoteness, found.longest), (None, None));
        assert_eq!((found.moves.moves[0].outcome, found.moves.moves[0].remoteness), (Some(Outcome::P), None));
        assert_eq!(found.moves.moves[1].outcome, Some(Outcome::N));
    }

    /// The most moves of play, by the definition.
    fn longest_by_definition(game: &dyn Game) -> u64 {
        let moves = game.moves(usize::MAX).moves;
        moves.iter().map(|mv| longest_by_definition(&*game.make(mv).unwrap()) + 1).max().unwrap_or(0)
    }

    #[test]
    fn the_longest_play_is_that_of_the_components() {
        let texts =
            ["nim/1+2+3", "colourful/r1y2+y2", "kayles/5", "nim/2&kayles/3", "nim/1+1|nim/2", "wythoff/2+3"];
        for notation in texts.into_iter().chain(["chomp/3+2", "hackenbush/2,2", "sos/....", "ruler/TTTH"]) {
            let game = open(notation).unwrap();
            let longest = longest_by_definition(&*game);
            for convention in [Convention::Normal, Convention::Misere] {
                assert_eq!(told(notation, convention, 100_000).longest, Some(longest), "{notation}");
            }
        }
        // Known of each pile, where the positions of the whole are too many.
        assert_eq!(told("nim/300+299", Convention::Normal, 200_000).longest, Some(599));
    }

    #[test]
    fn draws_have_no_end() {
        // Figure 3.4 of Ferguson: a, b and c go round, and c may leave for a lost vertex.
        let found = told("graph:a>b;b>c;c>a,d;d>e/a", Convention::Normal, 1000);
        assert_eq!((found.remoteness, found.moves.moves[0].outcome), (None, Some(Outcome::D)));
        assert_eq!(found.longest, None);
    }
}
