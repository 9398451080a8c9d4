//! The rules as a form, and the board as the editor changes it.
use super::rule::name;
use crate::core::{
    extras::{Choice, Edit, Settings},
    notation::NotationError,
};
use crate::games::coins::{
    grid::{CoinGrid, MOST_LINES},
    theory::{Place, Tartan},
};

/// The codes of rows and columns as a form, with both rules in words.
pub fn settings(tartan: &Tartan) -> Settings {
    let [rows, columns] = [&tartan.rows.code, &tartan.columns.code];
    let said = |what: &str, code| ["**", what, ", ", &name(code), "**. ", &code.words()].concat();
    Settings {
        title: "Two games on rows",
        choices: vec![Choice {
            label: "Rows × columns",
            value: Some(("Codes", [&rows.to_string(), " x ", &columns.to_string()].concat())),
            hint: [said("Rows", rows), said("Columns", columns)].join(" "),
        }],
        chosen: 0,
        sizes_title: "",
        sizes: Vec::new(),
    }
}

/// The board after a change: a coin turned, or a row and a column more or less.
pub fn edited(position: &CoinGrid, edit: &Edit) -> Result<CoinGrid, NotationError> {
    let sized = |rows: u64, columns: u64| {
        let heads: Vec<Place> =
            position.heads().iter().copied().filter(|at| at.0 < rows && at.1 < columns).collect();
        CoinGrid::new(rows, columns, position.origin, heads)
    };
    let &CoinGrid { rows, columns, .. } = position;
    match *edit {
        Edit::Recolour { piece } if piece.place.part == 0 => {
            position.place(piece.n).map(|place| position.turned([place].into_iter()))
        }
        Edit::Add { place, .. } if place.part == 0 && rows.max(columns) < MOST_LINES => {
            Some(sized(rows + 1, columns + 1))
        }
        Edit::Remove { place } if place.part == 0 && rows.min(columns) > 1 => {
            Some(sized(rows - 1, columns - 1))
        }
        _ => None,
    }
    .ok_or_else(|| NotationError::not_allowed(0, "a coin of the board"))
}
