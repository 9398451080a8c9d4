//! Who wins from each vertex and in how many moves, worked back from the ends (Ferguson, Part I, 1.3, wave by wave).
use super::Digraph;

/// The result for the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fate {
    /// The player loses, after at most this many moves of both players if the winner hurries.
    Lost(u32),
    /// The player can win after this many moves of both players.
    Won(u32),
    /// Neither player can win.
    #[default]
    Drawn,
}

impl Fate {
    /// The moves of both players until play is over: the winner hurries, the loser delays. None in a draw.
    pub fn moves(self) -> Option<u32> {
        match self {
            Self::Lost(moves) | Self::Won(moves) => Some(moves),
            Self::Drawn => None,
        }
    }
}

/// The fate at each vertex, in normal play or in misère play, where whoever cannot move wins. Takes O(V + E).
///
/// Vertices are decided in order of their numbers of moves, so the first decision is final: winners hurry and losers
/// delay.
pub fn fates(graph: &Digraph, misere: bool) -> Vec<Fate> {
    let count = graph.len();
    let mut open: Vec<u32> = (0..count).map(|at| graph.followers(at).len() as u32).collect();
    let mut fates = vec![Fate::Drawn; count];
    let mut queue: Vec<u32> = (0..count as u32).filter(|at| open[*at as usize] == 0).collect();
    for at in &queue {
        fates[*at as usize] = if misere { Fate::Won(0) } else { Fate::Lost(0) };
    }
    let mut next = 0;
    while let Some(at) = queue.get(next).copied() {
        next += 1;
        let fate = fates[at as usize];
        for from in graph.before(at as usize) {
            let before = *from as usize;
            if fates[before] != Fate::Drawn {
                continue;
            }
            match fate {
                Fate::Lost(moves) => fates[before] = Fate::Won(moves + 1),
                Fate::Won(moves) => {
                    open[before] -= 1;
                    if open[before] > 0 {
                        continue;
                    }
                    fates[before] = Fate::Lost(moves + 1);
                }
                Fate::Drawn => continue,
            }
            queue.push(*from);
        }
    }
    fates
}
