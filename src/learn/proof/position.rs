//! What proofs read of a position.
use super::ProofRefusal;
use crate::core::{Game, Graph};
use crate::games::{compound, is_sequence};
use std::rc::Rc;

/// The position after a move.
pub fn after(position: &dyn Game, mv: &str) -> Result<Rc<dyn Game>, ProofRefusal> {
    position.play(mv).map_err(|_| ProofRefusal::Move)
}

/// The numbers in `3+5+6`.
pub fn numbers(text: &str) -> Option<Vec<u64>> {
    text.split('+').map(|word| word.parse().ok()).collect()
}

/// The parameters and the position of a single game of this name.
pub fn of_game(notation: &str, name: &str) -> Option<(String, String)> {
    if compound(notation).is_some() {
        return None;
    }
    let (head, text) = notation.strip_prefix(name)?.rsplit_once('/')?;
    let params = if head.is_empty() { head } else { head.strip_prefix(':')? };
    Some((params.into(), text.into()))
}

/// The sizes of the heaps of a single game of this name without parameters.
pub fn heaps(position: &dyn Game, name: &str) -> Option<Vec<u64>> {
    let (params, text) = of_game(&position.notation(), name)?;
    numbers(&text).filter(|_| params.is_empty())
}

/// A picture of Green Hackenbush alone.
///
/// # Errors
/// `of`, where the position is no such picture; too large beyond `most` edges.
pub fn graph_of(position: &dyn Game, most: usize, of: ProofRefusal) -> Result<Graph, ProofRefusal> {
    let scene = position.scene();
    let alone = scene.boards.len() == 1 && position.notation().starts_with("hackenbush/");
    let graph = scene.graphs().next().filter(|_| alone).ok_or(of)?;
    if graph.edges.len() > most { Err(ProofRefusal::TooLarge) } else { Ok(graph.clone()) }
}

/// What lies beside a single Nim pile, which comes last, and the size of the pile.
pub fn beside(notation: &str) -> Option<(&str, u64)> {
    if is_sequence(notation) {
        return None;
    }
    let (part, pile) = notation.rsplit_once('&')?;
    Some((part, pile.strip_prefix("nim/")?.parse().ok()?))
}

/// The nim-sum.
pub fn nim_sum(sizes: impl IntoIterator<Item = u64>) -> u64 {
    sizes.into_iter().fold(0, |sum, size| sum ^ size)
}

/// The first place where two lists of the same length differ.
pub fn changed(before: &[u64], after: &[u64]) -> Option<usize> {
    before.iter().zip(after).position(|(a, b)| a != b)
}

/// `1 ball`, `2 balls`.
pub fn counted(count: u64, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_read() {
        let of = |text: &str, name: &str| of_game(text, name);
        assert_eq!(of("nim/3+5", "nim"), Some((String::new(), "3+5".into())));
        assert_eq!(of("chromatic:beatty(5/2)/3+5", "chromatic"), Some(("beatty(5/2)".into(), "3+5".into())));
        assert_eq!(of("nimble/3", "nim"), None);
        assert_eq!(of("nim/3&nim/4", "nim"), None);
        assert_eq!(beside("kayles/5&nim/4"), Some(("kayles/5", 4)));
        assert_eq!(
            (beside("nim/4"), beside("nim/4&nim/1+2"), beside("nim/1|nim/2&nim/3")),
            (None, None, None)
        );
    }
}
