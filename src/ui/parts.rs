//! Which parts of the program each page loads: a table for the build, which puts what is loaded together into one file,
//! and for index.html, which asks for it before the program is here.
use super::{app, boards, heads, lab, learn, panels, papers, play, voice};
use crate::games::{library, library_parts, misere_part, open, sum_part};
use crate::js;
use crate::worker;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// The style sheets in `static/style/` that come with parts, in the order in which they apply, after `base.css`, which
/// every page has: the name of each, and its parts.
const SHEETS: &[(&str, &[&str])] = &[
    ("home", &["home"]),
    ("guide", &["guide", "papers"]),
    ("papers", &["papers"]),
    ("play", &["play", "lesson"]),
    ("course", &["course", "class_list", "lesson"]),
    ("learn", &["lesson"]),
    ("lesson_class", &["lesson"]),
    ("present", &["present"]),
    ("graphs", &["graphs"]),
    ("new_game", &["new_game"]),
    (
        "subnav",
        &[
            "sequence",
            "nimbers",
            "evolution",
            "counting",
            "maps",
            "piles",
            "labelling",
            "solution",
            "guide",
            "papers",
            "course",
            "class_list",
            "lesson",
        ],
    ),
    ("labs", &["sequence", "nimbers", "evolution", "counting", "maps", "piles", "labelling", "solution"]),
    ("sequence", &["sequence"]),
    ("nimbers", &["nimbers"]),
    ("evolution", &["evolution"]),
    ("counting", &["counting", "piles"]),
    ("maps", &["maps", "map_panel"]),
    ("piles", &["piles"]),
    ("labelling", &["labelling"]),
    ("solution", &["solution"]),
];

/// Which parts are needed where.
#[derive(Serialize)]
pub struct Table {
    /// The parts of each page, by its path.
    pages: BTreeMap<&'static str, Vec<&'static str>>,
    /// The rules and the board of each game, by its name, for pages that show a game.
    games: BTreeMap<&'static str, BTreeSet<&'static str>>,
    /// The part that a sum of games needs in addition.
    sum: &'static str,
    /// The parts that are fetched while a page is open.
    asked: BTreeSet<&'static str>,
    /// Titles and descriptions of the pages that are no game, by their path: shown while the pages load.
    abouts: BTreeMap<&'static str, [&'static str; 2]>,
    /// The style sheets that come with parts.
    sheets: &'static [(&'static str, &'static [&'static str])],
}

/// The table of this program.
pub fn table() -> Table {
    let boards: BTreeMap<_, _> = library().map(|brief| (brief.id, open(brief.start).ok())).collect();
    let game = |(id, part): (&'static str, &'static str)| {
        let scene = boards.get(id).and_then(Option::as_ref).map(|game| game.scene());
        let board = scene.iter().flat_map(|scene| boards::parts(scene).collect::<Vec<_>>());
        (id, std::iter::once(part).chain(board).collect())
    };
    let asked = [
        play::dialog_parts(),
        panels::parts(),
        worker::parts(),
        learn::asked_parts(),
        js::parts().to_vec(),
        vec![lab::statement_part(), papers::asked_part(), voice::part(), misere_part()],
    ];
    Table {
        pages: app::PATHS.iter().map(|path| (*path, app::parts(path))).collect(),
        games: library_parts().map(game).collect(),
        sum: sum_part(),
        asked: asked.concat().into_iter().collect(),
        abouts: lab::abouts().chain(heads::ALL).collect(),
        sheets: SHEETS,
    }
}
