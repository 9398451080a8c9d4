//! What lies on the table as scripts get it. Pieces on a line are told as rows of cells, as in the first version of this
//! interface.
use crate::core::{Board, Layout, Place, Scene, Stretch, Strip, wide};
use serde::Serialize;

/// A scene with the fields of `nimscope.d.ts`.
#[derive(Serialize)]
pub struct Published<'s> {
    boards: Vec<Kind<'s>>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Kind<'s> {
    Line { rows: Cells<'s> },
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

fn kind(board: &Board) -> Kind<'_> {
    let Board::Layout(Layout { strip: Some(strip), noun, piece, game, line, .. }) = board else {
        return Kind::Other(board);
    };
    let Strip { look, len, stretches, marks, single, double, .. } = &**strip;
    let (line, len, single, double) = (*line, *len, *single, *double);
    Kind::Line { rows: Cells { look, noun, piece, game, line, len, rows: stretches, marks, single, double } }
}

/// What a script gets.
pub fn published(scene: &Scene) -> Published<'_> {
    Published { boards: scene.boards.iter().map(kind).collect() }
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
        assert!(told("chomp/3+3")["boards"][0]["layout"]["strip"].is_null());
    }
}
