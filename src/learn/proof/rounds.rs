//! A game against a proof, move by move.
use super::{Proof, Reply};
use crate::core::{Game, MoveView};
use crate::games::open;
use std::rc::Rc;

/// A move and what the proof answers.
#[derive(Clone, PartialEq)]
pub struct Round {
    pub mv: MoveView,
    /// None where the game is over.
    pub reply: Option<Reply>,
    /// The answer, once it is made, and what it leaves.
    pub made: Option<(MoveView, String)>,
}

impl Round {
    /// Where the proof begins again with this move, the position in which it does.
    pub fn begun_from(&self) -> Option<&str> {
        self.reply.as_ref()?.from.as_deref()
    }
}

/// The rounds of a game, and the position after them; none where the rules of the game are not loaded, or the proof
/// does not answer a move.
pub fn rounds(proof: &dyn Proof, start: &str, moves: &[String]) -> Option<(Vec<Round>, Rc<dyn Game>)> {
    let mut here = open(start).ok()?;
    let mut rounds = Vec::new();
    for pair in moves.chunks(2) {
        let mv = here.read_move(&pair[0]).ok()?;
        let reply = proof.reply(&*here, &pair[0]).ok()?;
        here = here.play(&pair[0]).ok()?;
        let mut round = Round { mv, reply, made: None };
        if let Some(answer) = pair.get(1) {
            let mv = here.read_move(answer).ok()?;
            here = here.play(answer).ok()?;
            round.made = Some((mv, here.text()));
        }
        rounds.push(round);
    }
    Some((rounds, here))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::learn::proof::named;

    #[test]
    fn rounds_tell_the_moves_and_the_case() {
        let proof = named("eeny-meeny").unwrap();
        let start = "colourful/(1,2,5)&nim/5";
        let moves = |list: &[&str]| list.iter().map(|mv| mv.to_string()).collect::<Vec<_>>();
        let (played, here) = rounds(proof, start, &moves(&["2:1-4", "1:1-3"])).unwrap();
        let reply = played[0].reply.as_ref().unwrap();
        assert_eq!((played.len(), reply.case, &*reply.mv), (1, "A2", "1:1-3"));
        assert_eq!(here.notation(), "colourful/r1y2r2&nim/1");
        let (played, _) = rounds(proof, start, &moves(&["2:1-4"])).unwrap();
        assert!(played[0].made.is_none() && played[0].reply.is_some());
        assert!(rounds(proof, start, &moves(&["9:9"])).is_none());
        assert!(rounds(proof, "colourful/(1,2)&nim/1", &moves(&["2:1-1"])).is_none());
    }
}
