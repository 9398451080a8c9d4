//! The house: the modules of src and the text of each file.
use super::text::Text;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The path of a module: the names from the root of the crate down to it.
pub type Place = Vec<String>;

/// A file, which is a module.
pub struct Room {
    pub file: String,
    pub text: Text,
}

#[derive(Default)]
pub struct House {
    pub rooms: BTreeMap<Place, Room>,
    /// The file of every module, including modules within files.
    pub modules: BTreeMap<Place, Place>,
    /// For each module, the names of its imports with the paths that they stand for.
    pub names: BTreeMap<Place, BTreeMap<String, Vec<String>>>,
    /// The files of the macros that are visible in the whole crate.
    pub macros: BTreeMap<String, Place>,
    root: PathBuf,
    /// The paths of test modules without their endings, which are also the folders of their submodules.
    tests: Vec<PathBuf>,
}

impl House {
    /// Reads all files that `lib.rs` and `main.rs` lead to.
    pub fn read(root: &Path) -> Self {
        let mut house = Self { root: root.into(), ..Self::default() };
        house.enter("src/lib.rs".into(), Vec::new());
        house.enter("src/main.rs".into(), vec!["main".into()]);
        house
    }

    fn enter(&mut self, file: PathBuf, place: Place) {
        let source = std::fs::read_to_string(self.root.join(&file));
        let source = source.unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let text = Text::read(&source).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let door = ["lib", "main", "mod"].iter().any(|name| file.file_stem() == Some(name.as_ref()));
        let folder = if door { file.with_file_name("") } else { file.with_extension("") };
        let beside = |child: &[String]| child.iter().fold(folder.clone(), |at, name| at.join(name));
        for child in &text.children {
            let own = beside(child).with_extension("rs");
            let own = if self.root.join(&own).is_file() { own } else { beside(child).join("mod.rs") };
            self.enter(own, join(&place, child));
        }
        self.tests.extend(text.tests.iter().map(|child| beside(child)));
        self.modules.insert(place.clone(), place.clone());
        for inner in &text.inner {
            self.modules.insert(join(&place, inner), place.clone());
        }
        for said in &text.said {
            if let Some(name) = &said.name {
                let names = self.names.entry(join(&place, &said.inside)).or_default();
                names.insert(name.clone(), said.path.clone());
            }
        }
        self.macros.extend(text.macros.iter().map(|name| (name.clone(), place.clone())));
        self.rooms.insert(place, Room { file: file.to_string_lossy().into_owned(), text });
    }

    /// The files of src that are neither read nor tests.
    pub fn unread(&self) -> Vec<String> {
        let mut open = vec![PathBuf::from("src")];
        let mut found = Vec::new();
        while let Some(folder) = open.pop() {
            let inside = std::fs::read_dir(self.root.join(&folder)).expect("src can be read");
            for path in inside.map(|entry| folder.join(entry.expect("src can be read").file_name())) {
                let tests = self.tests.iter().any(|tests| path.with_extension("") == *tests);
                if tests {
                    continue;
                }
                if self.root.join(&path).is_dir() {
                    open.push(path);
                } else if path.extension() == Some("rs".as_ref()) {
                    found.push(path.to_string_lossy().into_owned());
                }
            }
        }
        found.retain(|file| self.rooms.values().all(|room| room.file != *file));
        found
    }
}

/// The path of a module below another.
pub fn join(place: &[String], more: &[String]) -> Place {
    [place, more].concat()
}
