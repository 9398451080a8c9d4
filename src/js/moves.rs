//! Moves and analyses as scripts get them. What a move does is told by the kind of its board, as in the first version of this
//! interface: `takes`, `cells`, `snip`, `flips`.
use crate::core::{
    Analysis, ComponentView, Convention, MoveList, MoveView, Nimber, PieceId, Place, Reply, Sign, Span,
    StackChange, Verdict, Word, wide,
};
use serde::Serialize;

/// Tokens taken from one group.
#[derive(Serialize)]
struct Take<'m> {
    place: Place,
    #[serde(with = "wide")]
    count: u64,
    noun: &'m str,
    number: u32,
    #[serde(skip_serializing_if = "Vec::is_empty", with = "wide::all")]
    parts: Vec<u64>,
}

/// The cells on a line that a move is made with.
#[derive(Serialize)]
struct Cells<'m> {
    /// The command in one word: "knockDown".
    verb: String,
    noun: &'m str,
    #[serde(with = "wide")]
    from: u64,
    #[serde(with = "wide")]
    to: u64,
    row: Place,
    game: u32,
}

/// The edge that is cut.
#[derive(Serialize)]
struct Snip<'m> {
    noun: &'m str,
    #[serde(with = "wide")]
    edge: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'m str>,
    #[serde(with = "wide")]
    falls: u64,
    part: Place,
    game: u32,
}

/// The coins that are turned.
#[derive(Serialize)]
struct Flips<'m> {
    noun: &'m str,
    coins: &'m [String],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lines: Vec<&'m str>,
    game: u32,
}

/// A move.
#[derive(Serialize)]
pub struct Move<'m> {
    notation: &'m str,
    text: String,
    takes: Vec<Take<'m>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cells: Option<Cells<'m>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    snip: Option<Snip<'m>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    flips: Option<Flips<'m>>,
    leaves: &'m str,
    handles: &'m [PieceId],
    touches: &'m [Span],
}

impl<'m> From<&'m MoveView> for Move<'m> {
    fn from(mv: &'m MoveView) -> Self {
        let takes = takes(mv);
        let cut = mv.phrase.sign == Sign::Cut;
        let cells = cells(mv).filter(|_| takes.is_empty() && !cut);
        // Where several coins slide, only the text and the handles tell what the move does.
        let slides = mv.handles.iter().any(|piece| piece.place.is_gaps());
        let flips = flips(mv).filter(|_| takes.is_empty() && !cut && !slides && cells.is_none());
        Self {
            notation: &mv.notation,
            text: mv.phrase.to_string(),
            takes,
            cells,
            snip: snip(mv).filter(|_| cut),
            flips,
            leaves: &mv.leaves,
            handles: &mv.handles,
            touches: &mv.touches,
        }
    }
}

/// The groups that the phrase names, with what is done to each.
fn takes(mv: &MoveView) -> Vec<Take<'_>> {
    let named = mv.phrase.object.0.iter().filter_map(|word| match word {
        Word::Group { noun, number } => Some((&**noun, *number)),
        _ => None,
    });
    let take =
        |(StackChange { place, count, parts }, (noun, number))| Take { place, count, noun, number, parts };
    mv.stack_changes().into_iter().zip(named).map(take).collect()
}

/// The pieces that the phrase names.
fn pieces(mv: &MoveView) -> Option<(&str, &[String])> {
    mv.phrase.object.0.iter().find_map(|word| match word {
        Word::Pieces { noun, names } => Some((&**noun, &names[..])),
        _ => None,
    })
}

/// Cells in a row, or the squares between which a coin slides: then the phrase names a piece without a number.
fn cells(mv: &MoveView) -> Option<Cells<'_>> {
    let (noun, names) = pieces(mv)?;
    let (row, from, to) = match (&mv.handles[..], mv.groups.first()) {
        (&[PieceId { place, n }], Some(row)) => (*row, n, n + u64::from(place.is_gaps())),
        ([to, from], None) if names.is_empty() => (from.place, from.n - 1, to.n - 1),
        _ => return None,
    };
    let mut words = mv.phrase.verb.command.split(' ');
    let mut verb = words.next()?.to_lowercase();
    words.for_each(|word| verb += &(word[..1].to_uppercase() + &word[1..]));
    Some(Cells { verb, noun, from, to, row, game: mv.game })
}

fn snip(mv: &MoveView) -> Option<Snip<'_>> {
    let gone: u64 = mv.touches.iter().map(|span| span.to - span.from + 1).sum();
    let name = match mv.phrase.object.0.first() {
        Some(Word::Text(name)) => Some(&**name),
        _ => None,
    };
    Some(Snip {
        noun: "edge",
        edge: mv.handles.first()?.n,
        name,
        falls: gone.saturating_sub(1),
        part: *mv.groups.first()?,
        game: mv.game,
    })
}

fn flips(mv: &MoveView) -> Option<Flips<'_>> {
    let game = mv.game;
    match (pieces(mv), mv.phrase.object.0.first()?) {
        (Some((noun, coins)), _) => Some(Flips { noun, coins, lines: Vec::new(), game }),
        (None, Word::Text(lines)) => {
            Some(Flips { noun: "coin", coins: &[], lines: lines.split(" × ").collect(), game })
        }
        _ => None,
    }
}

/// A move in a lost position, and how it is answered.
#[derive(Serialize)]
struct Answered<'a> {
    to: Move<'a>,
    value: Option<Nimber>,
    answers: MoveList<Move<'a>>,
}

/// An analysis.
#[derive(Serialize)]
pub struct JsAnalysis<'a> {
    convention: Convention,
    verdict: Verdict,
    parts: &'a [ComponentView],
    winning: MoveList<Move<'a>>,
    cut: bool,
    replies: MoveList<Answered<'a>>,
    #[serde(with = "wide")]
    moves: u64,
    over: bool,
}

/// Some moves, for scripts.
pub fn found(moves: &MoveList<MoveView>) -> MoveList<Move<'_>> {
    MoveList { moves: moves.moves.iter().map(Move::from).collect(), total: moves.total }
}

impl<'a> From<&'a Analysis> for JsAnalysis<'a> {
    fn from(own: &'a Analysis) -> Self {
        let answered = |reply: &'a Reply| Answered {
            to: (&reply.to).into(),
            value: reply.value,
            answers: found(&reply.answers),
        };
        Self {
            convention: own.convention,
            verdict: own.verdict,
            parts: &own.parts,
            winning: found(&own.winning),
            cut: own.cut,
            replies: MoveList {
                moves: own.replies.moves.iter().map(answered).collect(),
                total: own.replies.total,
            },
            moves: own.moves,
            over: own.over,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Move;
    use crate::games::open;

    /// The fields of a move that say what it does.
    fn said(notation: &str, mv: &str) -> serde_json::Value {
        let mv = open(notation).unwrap().read_move(mv).unwrap();
        let all = serde_json::to_value(Move::from(&mv)).unwrap();
        let fields = ["text", "takes", "cells", "snip", "flips"];
        fields.into_iter().filter_map(|field| Some((field, all.get(field)?.clone()))).collect()
    }

    #[test]
    fn moves_are_told_by_the_kind_of_their_board() {
        let place = |part: u8, group: u16| serde_json::json!({ "part": part, "group": group });
        for (notation, mv, expected) in [
            (
                "lasker/4&nim/3",
                "1:1s1",
                serde_json::json!({ "text": "Split heap 1 into 1 and 3", "takes": [
                    { "place": place(0, 0), "count": 0, "noun": "heap", "number": 1, "parts": [1, 3] },
                ] }),
            ),
            (
                "kayles/9&dawson/8",
                "1:4-5",
                serde_json::json!({ "text": "Knock down pins 4 and 5 in Kayles", "takes": [], "cells": {
                    "verb": "knockDown", "noun": "pin", "from": 4, "to": 5, "row": place(0, 0), "game": 1,
                } }),
            ),
            (
                "nim/3&nimble/..1",
                "2:2-0",
                serde_json::json!({ "text": "Slide a coin from 2 to 0 in Nimble", "takes": [], "cells": {
                    "verb": "slide", "noun": "coin", "from": 2, "to": 0, "row": place(1, 0), "game": 2,
                } }),
            ),
            (
                "hackenbush/3",
                "1",
                serde_json::json!({ "text": "Cut edge 1", "takes": [], "snip": {
                    "noun": "edge", "edge": 1, "falls": 2, "part": place(0, 0), "game": 0,
                } }),
            ),
            (
                "turning-turtles/TTH",
                "1.3",
                serde_json::json!({ "text": "Turn coins 1 and 3", "takes": [], "flips": {
                    "noun": "coin", "coins": ["1", "3"], "game": 0,
                } }),
            ),
        ] {
            assert_eq!(said(notation, mv), expected, "{notation} {mv}");
        }
    }
}
