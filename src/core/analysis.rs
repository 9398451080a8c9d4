//! What the solver found, as data.
use super::{
    budget::{Budget, OutOfBudget},
    game::Game,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    wide,
};
pub use super::{
    component::ComponentView,
    outcome::{Convention, Outcome},
};
use serde::{Deserialize, Serialize};

/// What is known of a position: who wins, or where the search ended.
///
/// ```
/// use nimscope::{core::{Budget, Convention, ListLimits, Nimber, Outcome, Verdict, analyse}, games::open};
///
/// let game = open("grundy/30+41")?;
/// let verdict = |convention| analyse(&*game, convention, ListLimits::NONE, &mut Budget::new(10)).verdict;
/// assert_eq!(verdict(Convention::Normal).value(), Some(Nimber(6)));
/// assert_eq!(verdict(Convention::Normal).outcome(), Some(Outcome::N));
/// // Values say nothing under misère play, and ten options are too few for a search.
/// assert!(matches!(verdict(Convention::Misere), Verdict::Unknown { .. }));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum Verdict {
    /// Solved; `value` is the Grundy value, where one was found under normal play.
    Solved { outcome: Outcome, value: Option<Nimber> },
    /// Not solved: the budget ended after so many options.
    Unknown {
        #[serde(with = "wide")]
        examined: u64,
        limit: OutOfBudget,
    },
}

impl Verdict {
    pub fn outcome(self) -> Option<Outcome> {
        if let Self::Solved { outcome, .. } = self { Some(outcome) } else { None }
    }
    pub fn value(self) -> Option<Nimber> {
        if let Self::Solved { value, .. } = self { value } else { None }
    }
}

/// A move in a lost position, and how the other player answers it.
///
/// ```
/// use nimscope::{core::{Budget, Convention, ListLimits, analyse}, games::open};
///
/// let lists = ListLimits { winning: 0, replies: 9 };
/// let found = analyse(&*open("nim/2+2")?, Convention::Normal, lists, &mut Budget::new(1000));
/// // Whoever takes 2 from pile 1 is answered by taking 2 from pile 2.
/// let reply = &found.replies.moves[1];
/// assert_eq!((&*reply.to.notation, &*reply.answers.moves[0].notation), ("1-2", "2-2"));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    pub to: MoveView,
    /// The Grundy value after that move, under normal play.
    pub value: Option<Nimber>,
    /// The winning answers, the first one listed.
    pub answers: MoveList<MoveView>,
}

/// Everything that a panel shows of a position.
///
/// ```
/// use nimscope::{core::{Budget, Convention, ListLimits, Nimber, analyse}, games::open};
///
/// let lists = ListLimits { winning: 9, replies: 9 };
/// let found = analyse(&*open("nim/3+5+7")?, Convention::Normal, lists, &mut Budget::new(1000));
/// assert_eq!(found.verdict.value(), Some(Nimber(1)));
/// assert_eq!(found.parts[1].value, Some(Nimber(5)));
/// assert_eq!((found.winning.total, found.moves, found.over), (3, 15, false));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Analysis {
    pub convention: Convention,
    pub verdict: Verdict,
    pub parts: Vec<ComponentView>,
    /// The winning moves, or where the outcome is D those that keep the draw; empty in a P-position.
    pub winning: MoveList<MoveView>,
    /// Whether the budget ended before all moves were examined: there may be more winning moves than `winning` counts.
    pub cut: bool,
    /// In a P-position, how each move is answered.
    pub replies: MoveList<Reply>,
    /// The number of legal moves; saturates.
    pub moves: u64,
    /// Whether play is over.
    pub over: bool,
}

/// How many winning moves, and how many replies, an [`Analysis`] lists at most.
///
/// ```
/// use nimscope::{core::{Budget, Convention, ListLimits, analyse}, games::open};
///
/// let lists = ListLimits { winning: 2, ..ListLimits::NONE };
/// let found = analyse(&*open("nim/3+5+7")?, Convention::Normal, lists, &mut Budget::new(1000));
/// // Three moves win; two are listed.
/// assert_eq!((found.winning.moves.len(), found.winning.total), (2, 3));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListLimits {
    pub winning: usize,
    pub replies: usize,
}

impl ListLimits {
    pub const NONE: Self = Self { winning: 0, replies: 0 };
}

/// Solves `game` within `budget` and lists winning moves, or replies, as far as `lists` asks.
///
/// ```
/// use nimscope::{core::{Budget, Convention, ListLimits, analyse}, games::open};
///
/// let lists = ListLimits { winning: 9, replies: 0 };
/// let found = analyse(&*open("nim/1+1+2")?, Convention::Misere, lists, &mut Budget::new(1000));
/// let winning: Vec<&str> = found.winning.moves.iter().map(|mv| &*mv.notation).collect();
/// assert_eq!(winning, ["3-1"]);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub fn analyse(game: &dyn Game, convention: Convention, lists: ListLimits, budget: &mut Budget) -> Analysis {
    let moves = game.move_count();
    let mut found = Analysis {
        convention,
        verdict: Verdict::Unknown { examined: 0, limit: OutOfBudget::Work },
        parts: game.parts(budget),
        winning: MoveList::none(),
        cut: false,
        replies: MoveList::none(),
        moves,
        over: moves == 0,
    };
    match verdict(game, convention, budget) {
        Ok(verdict) => found.verdict = verdict,
        Err(limit) => found.verdict = Verdict::Unknown { examined: budget.spent(), limit },
    }
    match found.verdict.outcome() {
        Some(Outcome::N | Outcome::D) => match winning(game, convention, lists.winning, budget) {
            Ok(all) => found.winning = all,
            Err(_) => (found.winning, found.cut) = (known_winning(game, convention, lists.winning), true),
        },
        Some(Outcome::P) if lists.replies > 0 => {
            found.replies = replies(game, convention, lists.replies, budget);
        }
        _ => {}
    }
    found
}

/// Most moves that are looked at one by one where the search for all winning moves ended early, and the work for
/// looking at them.
const LOOKED_AT: usize = 600;
const LOOKING: u64 = 10_000;

/// Winning moves that take no new search: those that a formula gives, and those among the first moves whose options are
/// known to be P from earlier searches. At most `limit` of them are listed.
pub fn known_winning(game: &dyn Game, convention: Convention, limit: usize) -> MoveList<MoveView> {
    let mut looking = Budget::on_page(LOOKING);
    let mut found = match convention {
        Convention::Normal => game.some_moves_to(Nimber(0), limit, &mut looking),
        Convention::Misere => MoveList::none(),
    };
    // Enough work to look up what is known of an option, but not to search it.
    let look = 1 + game.key().len() as u64 / 2;
    let moves = usize::try_from(looking.left() / look).unwrap_or(LOOKED_AT).min(LOOKED_AT);
    for mv in game.moves(moves).moves {
        if found.moves.iter().any(|other| other.notation == mv.notation) {
            continue;
        }
        let Ok(after) = game.make(&mv) else { continue };
        let known = verdict(&*after, convention, &mut Budget::on_page(look)).ok();
        if known.and_then(Verdict::outcome) == Some(Outcome::P) {
            found.join(MoveList::all(vec![mv]), limit);
        }
    }
    found
}

/// The outcome and, under normal play, the Grundy value.
///
/// # Errors
/// What ran out, if the budget did.
///
/// ```
/// use nimscope::{core::{Budget, Convention, OutOfBudget, Outcome, verdict}, games::open};
///
/// let game = open("kayles/20")?;
/// let normal = verdict(&*game, Convention::Normal, &mut Budget::new(0)).unwrap();
/// assert_eq!(normal.outcome(), Some(Outcome::N));
/// assert_eq!(verdict(&*game, Convention::Misere, &mut Budget::new(10)), Err(OutOfBudget::Work));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub fn verdict(game: &dyn Game, convention: Convention, budget: &mut Budget) -> Result<Verdict, OutOfBudget> {
    if game.rules().is_none() {
        let outcome = game.outcome_without_values(convention, budget)?;
        return Ok(Verdict::Solved { outcome, value: None });
    }
    Ok(match convention {
        Convention::Normal => match game.value(budget) {
            Ok(value) => Verdict::Solved { outcome: Outcome::of(value), value: Some(value) },
            Err(stopped) => match game.outcome_by_theorem() {
                Some(outcome) => Verdict::Solved { outcome, value: None },
                None => return Err(stopped),
            },
        },
        Convention::Misere => Verdict::Solved { outcome: game.misere_outcome(budget)?, value: None },
    })
}

/// The winning moves, or where the outcome is D those that keep the draw, at most `limit` of them listed.
///
/// # Errors
/// What ran out, if the budget did.
///
/// ```
/// use nimscope::{core::{Budget, Convention, winning}, games::open};
///
/// let found = winning(&*open("nim/3+5+7")?, Convention::Normal, 9, &mut Budget::new(0)).unwrap();
/// let names = found.map(|mv| mv.notation).moves;
/// assert_eq!(names, ["1-1", "2-1", "3-1"]);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub fn winning(
    game: &dyn Game,
    convention: Convention,
    limit: usize,
    budget: &mut Budget,
) -> Result<MoveList<MoveView>, OutOfBudget> {
    if game.rules().is_none() {
        return game.winning_without_values(convention, limit, budget);
    }
    match convention {
        Convention::Normal => game.moves_to(Nimber(0), limit, budget),
        Convention::Misere => game.misere_winning(limit, budget),
    }
}

fn replies(game: &dyn Game, convention: Convention, limit: usize, budget: &mut Budget) -> MoveList<Reply> {
    let mut rows = Vec::new();
    for to in game.moves(limit).moves {
        let Ok(after) = game.make(&to) else { continue };
        let value = match convention {
            Convention::Normal => after.value(budget).ok(),
            Convention::Misere => None,
        };
        let Ok(answers) = winning(&*after, convention, 1, budget) else { break };
        rows.push(Reply { to, value, answers });
    }
    MoveList { moves: rows, total: game.move_count() }
}

#[cfg(test)]
mod tests;
