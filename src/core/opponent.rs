//! Who plays against the person: three ways of choosing a move, all deterministic under a seed.
use super::{
    analysis::{Convention, Outcome, known_winning, winning},
    budget::Budget,
    game::Game,
    moves::MoveView,
    scene::PieceId,
};
use serde::{Deserialize, Serialize};

/// A way of playing: see [`choose`].
///
/// ```
/// use nimscope::{core::{Budget, Convention, Opponent, choose}, games::open};
///
/// let game = open("nim/3+5+7")?;
/// let chosen = |who| choose(&*game, Convention::Normal, who, 1, &mut Budget::new(1000)).unwrap().notation;
/// assert_eq!(chosen(Opponent::Perfect), chosen(Opponent::Perfect));
/// assert!(game.play(&chosen(Opponent::Beginner)).is_ok());
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Opponent {
    /// Never errs where the position can be solved.
    Perfect,
    /// Sees values, and errs now and then.
    Strong,
    /// Looks one move ahead.
    Beginner,
}

/// Most moves that are looked at one by one.
const LOOKED_AT: usize = 600;
/// Most edges, coins or heaps to go through, over all moves that are looked at.
const EDGES: usize = 1_000_000;
/// Strong errs once in this many moves.
const ERRS_ONCE_IN: u32 = 5;

/// A move that was chosen: see [`weigh`].
///
/// ```
/// use nimscope::{core::{Budget, Convention, Opponent, weigh}, games::open};
///
/// let game = open("nim/3+4")?;
/// let chosen = weigh(&*game, Convention::Normal, Opponent::Perfect, 7, &mut Budget::new(1000)).unwrap();
/// assert_eq!((&*chosen.mv.notation, chosen.known), ("2-1", true));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    pub mv: MoveView,
    /// Whether the move is known to win, or it is known that none does. Otherwise the position was too large to be
    /// solved, and the move is only legal. A choice that looks one move ahead always counts as known.
    pub known: bool,
}

/// The move that `opponent` makes, or none where play is over. Where the budget is too small to solve the position, the
/// move is only legal.
///
/// The same `seed` and position give the same move. Where the budget is too small that holds for positions opened anew:
/// what an earlier search has kept lets a later one go further.
///
/// ```
/// use nimscope::{core::{Budget, Convention, Opponent, choose}, games::open};
///
/// let game = open("nim/3+4")?;
/// let mv = choose(&*game, Convention::Normal, Opponent::Perfect, 7, &mut Budget::new(1000)).unwrap();
/// assert_eq!(game.play(&mv.notation)?.notation(), "nim/3+3");
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub fn choose(
    game: &dyn Game,
    convention: Convention,
    opponent: Opponent,
    seed: u64,
    budget: &mut Budget,
) -> Option<MoveView> {
    weigh(game, convention, opponent, seed, budget).map(|choice| choice.mv)
}

/// Like [`choose`], and says whether the worth of the move is known.
///
/// ```
/// use nimscope::{core::{Budget, Convention, Opponent, weigh}, games::open};
///
/// let known = |notation, work| {
///     let mut budget = Budget::new(work);
///     let chosen = weigh(&*open(notation)?, Convention::Misere, Opponent::Perfect, 7, &mut budget);
///     Ok::<_, nimscope::core::NotationError>(chosen.unwrap().known)
/// };
/// assert_eq!((known("kayles/9&nim/2", 1_000_000)?, known("kayles/9&nim/2", 10)?), (true, false));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
pub fn weigh(
    game: &dyn Game,
    convention: Convention,
    opponent: Opponent,
    seed: u64,
    budget: &mut Budget,
) -> Option<Chosen> {
    let looks_ahead = |rng: &mut _| Some(Chosen { mv: beginner(game, convention, rng)?, known: true });
    let mut rng = fastrand::Rng::with_seed(seed ^ fold(&game.notation()));
    match opponent {
        Opponent::Perfect => perfect(game, convention, budget),
        Opponent::Strong if rng.u32(0..ERRS_ONCE_IN) == 0 => looks_ahead(&mut rng),
        Opponent::Strong => perfect(game, convention, budget),
        Opponent::Beginner => looks_ahead(&mut rng),
    }
}

/// A hash of a text (FNV-1a), the same in every version of the program, so that old links replay.
fn fold(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// From an N-position, a winning move that leaves the least to play. Otherwise, of all moves or in a draw of those that
/// keep it, one with the fewest winning replies ("enough rope"), and among these one that leaves the most to play.
fn perfect(game: &dyn Game, convention: Convention, budget: &mut Budget) -> Option<Chosen> {
    let found = winning(game, convention, LOOKED_AT, budget);
    let solved = found.is_ok();
    let wins = found.unwrap_or_else(|_| known_winning(game, convention, LOOKED_AT));
    let drawn = solved && game.rules().is_none() && is_drawn(game, convention, budget);
    if !wins.moves.is_empty() && !drawn {
        let mut far =
            |mv: &MoveView| game.make(mv).map_or(u64::MAX, |after| after.distance_to_end(convention, budget));
        let mv = wins.moves.into_iter().min_by_key(&mut far)?;
        return Some(Chosen { mv, known: true });
    }
    let rest = if drawn { wins.moves } else { game.moves(looked_at(game)).moves };
    let mut best: Option<(u64, u64, MoveView)> = None;
    for mv in rest {
        let Ok(after) = game.make(&mv) else { continue };
        let replies = winning(&*after, convention, 0, budget).map_or(u64::MAX, |found| found.total);
        let left = u64::MAX - after.distance_to_end(convention, budget);
        if best.as_ref().is_none_or(|(fewest, least, _)| (replies, left) < (*fewest, *least)) {
            best = Some((replies, left, mv));
        }
    }
    best.map(|(_, _, mv)| Chosen { mv, known: solved })
}

fn is_drawn(game: &dyn Game, convention: Convention, budget: &mut Budget) -> bool {
    game.outcome_without_values(convention, budget) == Ok(Outcome::D)
}

/// How many moves are looked at. Each costs as much as the whole picture or board.
fn looked_at(game: &dyn Game) -> usize {
    let edges = game.scene().graphs().map(|graph| graph.edges.len()).sum::<usize>();
    let size = if edges > 0 { edges } else { game.key().len() };
    LOOKED_AT.min(EDGES / size.max(1))
}

/// The number of moves that `mv` leaves.
fn moves_after(game: &dyn Game, mv: &MoveView) -> u64 {
    game.make(mv).map_or(u64::MAX, |after| after.move_count())
}

/// Wins at once if it can, does not let the other side win at once if it can help it, else plays anything.
fn beginner(game: &dyn Game, convention: Convention, rng: &mut fastrand::Rng) -> Option<MoveView> {
    let ends = |game: &dyn Game| game.move_count() == 0;
    let stacks = game.scene().stacks().next().is_some();
    let mut safe = Vec::new();
    let all = game.moves(LOOKED_AT);
    if all.is_truncated() {
        return random_move(game, rng).or_else(|| all.moves.first().cloned());
    }
    for mv in &all.moves {
        let Ok(after) = game.make(mv) else { continue };
        let over = ends(&*after) && !after.ended_in_draw();
        if over && convention == Convention::Normal {
            return Some(mv.clone());
        }
        // Under misère play a forced last move wins for the other side: leave exactly one to make.
        if over || (convention == Convention::Normal && lets_end(&*after, stacks)) {
            continue;
        }
        safe.push(mv);
    }
    let pick = if safe.is_empty() { all.moves.iter().collect() } else { safe };
    (!pick.is_empty()).then(|| pick[rng.usize(0..pick.len())].clone())
}

/// Whether some move ends the game; looked for only where few moves are left or, with `stacks`, where a single stack is
/// left.
fn lets_end(game: &dyn Game, stacks: bool) -> bool {
    if !stacks {
        return ends_near(game);
    }
    let scene = game.scene();
    let standing: Vec<_> = scene.stacks().filter(|stack| !stack.runs.is_empty()).collect();
    if let [only] = standing[..]
        && only.splits.is_none()
    {
        let lowest = PieceId { place: only.place, n: only.height() + 1 - only.reach };
        return game.select(&[lowest]).is_some_and(|mv| moves_after(game, &mv) == 0);
    }
    ends_near(game)
}

fn ends_near(game: &dyn Game) -> bool {
    game.move_count() <= 40 && game.moves(LOOKED_AT).moves.iter().any(|mv| moves_after(game, mv) == 0)
}

/// A random move in one group, where there are very many moves.
fn random_move(game: &dyn Game, rng: &mut fastrand::Rng) -> Option<MoveView> {
    let scene = game.scene();
    if let Some(graph) =
        rng.choice(scene.graphs().filter(|graph| !graph.edges.is_empty()).collect::<Vec<_>>())
    {
        let edge = graph.edges.get(rng.usize(0..graph.edges.len()))?;
        return game.select(&[graph.edge(edge.n)]);
    }
    let stacks: Vec<_> = scene.stacks().filter(|stack| stack.moves()).collect();
    let stack = stacks.get(rng.usize(0..stacks.len().max(1)))?;
    if stack.splits.is_some() && (stack.reach == 0 || rng.bool()) {
        let n = rng.u64(1..stack.height().max(2));
        return game.select(&[PieceId { place: stack.place.gaps(), n }]);
    }
    let n = stack.height() + 1 - stack.next(rng.u64(1..=stack.reach), -1);
    game.select(&[PieceId { place: stack.place, n }])
}
