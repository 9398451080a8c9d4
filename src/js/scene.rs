//! What lies on the table as scripts get it. Pieces on a line are told as rows of cells, and those of a folded line as coins,
//! as in the first version of this interface.
use crate::core::{Board, Layout, Nimber, Place, Scene, Stretch, Strip, wide};
use serde::Serialize;

/// A scene with the fields of `nimscope.d.ts`.
#[derive(Serialize)]
pub struct JsScene<'s> {
    boards: Vec<Kind<'s>>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Kind<'s> {
    Line { rows: Cells<'s> },
    Folded { coins: Places<'s> },
    Other(&'s Board),
}

#[derive(Serialize)]
struct Cells<'s> {
    look: &'s str,
    noun: &'s str,
    piece: &'s str,
    #[serde(skip_serializing_if = "str::is_empty")]
    game: &'s str,
    line: Place,
    #[serde(with = "wide")]
    len: u64,
    rows: &'s [Stretch],
    #[serde(with = "wide::all")]
    marks: &'s [u64],
    single: bool,
    double: bool,
}

#[derive(Serialize)]
struct Places<'s> {
    noun: &'s str,
    piece: &'s str,
    #[serde(skip_serializing_if = "str::is_empty")]
    game: &'s str,
    line: Place,
    rows: u32,
    columns: usize,
    origin: u32,
    #[serde(with = "wide::all")]
    heads: Vec<u64>,
    values: Vec<Option<Nimber>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    counts: Vec<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    slides: Option<u32>,
}

/// The pieces of a folded line; the heads are those that are groups.
fn places(board: &Layout) -> Places<'_> {
    let Layout { noun, piece, game, line, number, pieces, .. } = board;
    let heads = pieces.iter().filter(|piece| piece.group.is_some()).map(|piece| piece.n).collect();
    let values = pieces.iter().map(|piece| piece.value).collect();
    let counts = pieces.iter().filter_map(|piece| piece.tokens).collect();
    let (line, origin, columns) = (*line, *number, pieces.len());
    let slides = Some(board.slides()).filter(|slides| *slides > 0);
    Places { noun, piece, game, line, rows: 1, columns, origin, heads, values, counts, slides }
}

fn kind(board: &Board) -> Kind<'_> {
    if let Some(board) = board.layout().filter(|board| board.fold.is_some()) {
        return Kind::Folded { coins: places(board) };
    }
    let Board::Layout(Layout { strip: Some(strip), noun, piece, game, line, .. }) = board else {
        return Kind::Other(board);
    };
    let Strip { look, len, stretches, marks, single, double, .. } = &**strip;
    let (line, len, single, double) = (*line, *len, *single, *double);
    Kind::Line { rows: Cells { look, noun, piece, game, line, len, rows: stretches, marks, single, double } }
}

/// The scene as a script gets it.
pub fn published(scene: &Scene) -> JsScene<'_> {
    JsScene { boards: scene.boards.iter().map(kind).collect() }
}

#[cfg(test)]
mod tests {
    use super::published;
    use crate::games::open;
    use serde_json::{Value, json};

    fn told(notation: &str) -> Value {
        let scene = open(notation).map(|game| game.scene());
        scene.ok().and_then(|scene| serde_json::to_value(published(&scene)).ok()).unwrap_or_default()
    }

    #[test]
    fn fields_keep_their_names() {
        let place = |part, group| json!({ "part": part, "group": group });
        let rows = json!([
            { "place": place(0, 0), "number": 1, "from": 1, "to": 3 },
            { "place": place(0, 1), "number": 2, "from": 5, "to": 13 },
        ]);
        let line = json!({
            "look": "pawn", "noun": "row", "piece": "pawn", "line": place(0, 0), "len": 13, "rows": rows,
            "marks": [4], "single": true, "double": false,
        });
        assert_eq!(told("dawson/3x9")["boards"], json!([{ "rows": line }]));
        let sum = told("nim/3&kayles/1000000000000000000");
        assert_eq!(sum["boards"][0]["stacks"]["noun"], "pile");
        let long = &sum["boards"][1]["rows"];
        assert_eq!((&long["look"], &long["game"]), (&json!("pin"), &json!("Kayles")));
        assert_eq!((&long["len"], &long["double"]), (&json!("1000000000000000000"), &json!(true)));
        let coins = json!({
            "noun": "coin", "piece": "coin", "line": place(0, 0), "rows": 1, "columns": 4, "origin": 1, "heads": [2, 4],
            "values": [1, 2, 1, 4],
        });
        assert_eq!(told("ruler/THTH")["boards"], json!([{ "coins": coins }]));
        let squares = json!({
            "noun": "square", "piece": "square", "line": place(0, 0), "rows": 1, "columns": 3, "origin": 0, "heads": [3],
            "values": [0, 1, 2], "counts": [1, 0, 2], "slides": 1,
        });
        assert_eq!(told("nimble/1.2")["boards"], json!([{ "coins": squares }]));
        assert_eq!(told("rugs/2x2:2,2")["boards"][0]["coins"]["columns"], 2);
        assert!(told("chomp/3+3")["boards"][0]["layout"]["strip"].is_null());
    }
}
