//! Checks that some names of types and components have one meaning in the whole project, so that no reader must ask
//! which is meant.
use super::cost::files;
use std::path::Path;
use syn::{
    Ident, Item, ItemEnum, ItemFn, ItemStruct, ItemTrait, ItemType, ItemUnion, Type,
    visit::{self, Visit},
};

/// Each name, and the file that defines it.
const NAMES: [(&str, &str); 8] = [
    ("View", "src/ui/boards/view.rs"),
    ("Part", "src/part.rs"),
    ("Shown", "src/ui/shown.rs"),
    ("Hold", "src/ui/lab/hold.rs"),
    ("Board", "src/core/scene.rs"),
    ("Frame", "src/ui/boards/graph/frame.rs"),
    ("Layout", "src/core/scene/layout.rs"),
    ("Question", "src/worker.rs"),
];

/// The name of the state of a lab, which each lab defines.
const LAB: &str = "Lab";

/// The folders with code of the project.
const FOLDERS: [&str; 9] =
    ["src", "tests", "cli", "kernels", "xtask", "benches", "examples", "fuzz", "build.rs"];

/// The types and components that a file defines under one of the names. A `type` alias for a path that ends in the same
/// name defines nothing.
#[derive(Default)]
struct Defined(Vec<String>);

impl Defined {
    fn add(&mut self, name: &Ident) {
        if name == LAB || NAMES.iter().any(|(own, _)| name == own) {
            self.0.push(name.to_string());
        }
    }
}

impl<'a> Visit<'a> for Defined {
    fn visit_item(&mut self, item: &'a Item) {
        match item {
            Item::Struct(ItemStruct { ident, .. })
            | Item::Enum(ItemEnum { ident, .. })
            | Item::Union(ItemUnion { ident, .. })
            | Item::Trait(ItemTrait { ident, .. }) => self.add(ident),
            // A component.
            Item::Fn(ItemFn { sig, .. }) => self.add(&sig.ident),
            Item::Type(ItemType { ident, ty, .. }) if !ends_in(ty, ident) => self.add(ident),
            _ => {}
        }
        visit::visit_item(self, item);
    }
}

/// Whether a type is a path to something of this name.
fn ends_in(ty: &Type, name: &Ident) -> bool {
    matches!(ty, Type::Path(to) if to.path.segments.last().is_some_and(|last| last.ident == *name))
}

fn defined(source: &str) -> Vec<String> {
    let mut found = Defined::default();
    found.visit_file(&syn::parse_file(source).expect("the code can be read"));
    found.0
}

/// The types of the project with one of the names, each with its file.
pub fn all(root: &Path) -> Vec<(String, String)> {
    let mut paths = Vec::new();
    for folder in FOLDERS.map(|name| root.join(name)) {
        if folder.is_dir() {
            files(&folder, &mut paths);
        } else {
            paths.push(folder);
        }
    }
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        let source = std::fs::read_to_string(&path).expect("the code can be read");
        let file = path.strip_prefix(root).expect("it stands in the project").to_string_lossy();
        found.extend(defined(&source).into_iter().map(|name| (name, file.replace('\\', "/"))));
    }
    found
}

/// The names that are defined twice, elsewhere, or no longer.
pub fn doubtful(found: &[(String, String)]) -> Vec<String> {
    let mut left = Vec::from(NAMES);
    let mut list = Vec::new();
    for (name, file) in found {
        if name == LAB && file.starts_with("src/ui/lab/") && file.ends_with("/state.rs") {
            continue;
        }
        match left.iter().position(|own| *own == (name.as_str(), file.as_str())) {
            Some(at) => drop(left.remove(at)),
            None => list.push(format!("{file}: {name}")),
        }
    }
    list.extend(left.iter().map(|(name, file)| format!("{file}: {name} is not there")));
    list
}

#[test]
fn types_are_found_wherever_they_are_defined() {
    let source =
        "struct View; mod inner { pub enum Part {} fn run() { union Shown { a: u8 } } trait Board {} }
        type Frame = u8; type Hold = hold::Hold<Lab>; struct ViewOf(View); enum Kind { Layout }
        fn Question(props: &QuestionProps) -> Html { view() }";
    assert_eq!(defined(source), ["View", "Part", "Shown", "Board", "Frame", "Question"]);
}

#[test]
fn a_second_meaning_is_doubtful() {
    let own = |(name, file): (&str, &str)| (name.to_string(), file.to_string());
    let mut found: Vec<_> = NAMES.map(own).into();
    found.extend([("Lab", "src/ui/lab/maps/state.rs"), ("Lab", "src/ui/lab/piles/state.rs")].map(own));
    assert!(doubtful(&found).is_empty());
    found.extend([("View", "src/ui/boards/view.rs"), ("Lab", "cli/src/lab/mod.rs")].map(own));
    assert_eq!(doubtful(&found), ["src/ui/boards/view.rs: View", "cli/src/lab/mod.rs: Lab"]);
    assert_eq!(doubtful(&found[1..]), ["cli/src/lab/mod.rs: Lab"]);
    assert_eq!(doubtful(&found[1..10]), ["src/ui/boards/view.rs: View is not there"]);
}
