//! The dependencies between files, found from the paths in their code.
use super::house::{House, Place, Room, join};
use super::text::Said;
use std::collections::BTreeMap;

/// A dependency: one file uses something of another.
pub struct Arrow {
    pub from: Place,
    pub to: Place,
    /// Where the path is written, and the path.
    pub file: String,
    pub line: usize,
    pub what: String,
}

/// How many imports a path may be followed through.
const DEEPEST: usize = 16;

impl House {
    /// All arrows between different files.
    pub fn arrows(&self) -> Vec<Arrow> {
        let of = |(from, room): (&Place, &Room)| {
            let arrow = |said: &Said| {
                let to = self.meant(&join(from, &said.inside), &said.path, from, DEEPEST)?;
                let (from, file, what) = (from.clone(), room.file.clone(), said.path.join("::"));
                (to != from).then_some(Arrow { from, to, file, line: said.line, what })
            };
            room.text.said.iter().filter_map(arrow).collect::<Vec<_>>()
        };
        self.rooms.iter().flat_map(of).collect()
    }

    /// The file that a path leads to from a module: that of the longest beginning of the path which is a module. What a
    /// module re-exports counts as its own, except for modules beneath it: what these use through their parent is
    /// followed to the file that defines it.
    fn meant(&self, at: &Place, path: &[String], from: &Place, depth: usize) -> Option<Place> {
        let whole = self.whole(at, path, depth)?;
        let known = (0..=whole.len()).rev().find(|end| self.modules.contains_key(&whole[..*end]))?;
        let (module, rest) = whole.split_at(known);
        let file = &self.modules[module];
        let Some(name) = rest.first() else { return Some(file.clone()) };
        if let Some(place) = self.macros.get(name).filter(|_| module.is_empty()) {
            return Some(place.clone());
        }
        let alias = self.names.get(module).and_then(|names| names.get(name));
        match alias.filter(|_| depth > 0 && from.len() > file.len() && from.starts_with(file)) {
            Some(alias) => {
                let on = self.meant(&module.to_vec(), &[alias, &rest[1..]].concat(), from, depth - 1);
                // What is re-exported from another crate counts for the file that does so.
                Some(on.unwrap_or_else(|| file.clone()))
            }
            None => Some(file.clone()),
        }
    }

    /// The path from the root of the crate; none if it belongs to another crate, or is defined in the same file.
    fn whole(&self, at: &Place, path: &[String], depth: usize) -> Option<Place> {
        let (first, rest) = path.split_first()?;
        let from = |place: &[String]| Some([place, rest].concat());
        match first.as_str() {
            "crate" | "nimscope" => from(&[]),
            "self" => from(at),
            "super" => {
                let (_, above) = at.split_last()?;
                let above = above.to_vec();
                match rest.first().is_some_and(|next| next == "super") {
                    true => self.whole(&above, rest, depth),
                    false => from(&above),
                }
            }
            name => {
                let child = join(at, std::slice::from_ref(first));
                if self.modules.contains_key(&child) {
                    return from(&child);
                }
                let alias = self.names.get(at)?.get(name)?;
                let same = alias.first() == Some(first);
                if same || depth == 0 {
                    return None;
                }
                self.whole(at, &[alias, rest].concat(), depth - 1)
            }
        }
    }
}

/// Arrows in words: a line for each pair of files, with the first place and all names.
pub fn told<'a>(house: &House, arrows: impl IntoIterator<Item = &'a Arrow>) -> Vec<String> {
    let mut pairs: BTreeMap<(&Place, &Place), Vec<&Arrow>> = BTreeMap::new();
    arrows.into_iter().for_each(|arrow| pairs.entry((&arrow.from, &arrow.to)).or_default().push(arrow));
    let line = |((_, to), arrows): (&(&Place, &Place), &Vec<&Arrow>)| {
        let mut names: Vec<&str> = Vec::new();
        for arrow in arrows {
            let begin = arrow.what.split("::").next().unwrap_or_default();
            let whole = ["crate", "self", "super"].contains(&begin);
            let name = if whole { arrow.what.rsplit("::").next().unwrap_or_default() } else { begin };
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let Arrow { file, line, .. } = arrows[0];
        format!("{file}:{line} takes {} from {}", names.join(", "), house.rooms[*to].file)
    };
    pairs.iter().map(line).collect()
}
