//! Checks that every public type of the core has an example in its documentation.
use super::cost::files;
use std::collections::BTreeMap;
use std::path::Path;
use syn::{Attribute, Expr, Ident, Item, Lit, Meta, UseTree, Visibility};

/// The door of the core, and the folder with its types.
const DOOR: &str = "src/core/mod.rs";
const FOLDER: &str = "src/core";

fn read(path: &Path) -> Vec<Item> {
    let text = std::fs::read_to_string(path).expect("the file can be read");
    syn::parse_file(&text).expect("it is Rust").items
}

/// The names of the types that a `use` imports.
fn taken(tree: &UseTree, names: &mut Vec<String>) {
    match tree {
        UseTree::Path(path) => taken(&path.tree, names),
        UseTree::Group(group) => group.items.iter().for_each(|item| taken(item, names)),
        UseTree::Name(name) => names.extend(named(&name.ident)),
        _ => {}
    }
}

/// The name, if it is that of a type: functions begin with a small letter, and constants consist of capitals.
fn named(name: &Ident) -> Option<String> {
    let text = name.to_string();
    let is_type = text.starts_with(char::is_uppercase) && text.contains(char::is_lowercase);
    is_type.then_some(text)
}

/// Whether the documentation has an example.
fn tells(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(literal) => {
                matches!(&literal.lit, Lit::Str(text) if text.value().trim_start().starts_with("```"))
            }
            _ => false,
        },
        _ => false,
    })
}

/// The public types of these items, and whether each has an example.
fn defined(items: Vec<Item>, found: &mut BTreeMap<String, bool>) {
    for item in items {
        let (name, seen, attributes) = match &item {
            Item::Struct(item) => (&item.ident, &item.vis, &item.attrs),
            Item::Enum(item) => (&item.ident, &item.vis, &item.attrs),
            Item::Trait(item) => (&item.ident, &item.vis, &item.attrs),
            Item::Type(item) => (&item.ident, &item.vis, &item.attrs),
            _ => continue,
        };
        if matches!(seen, Visibility::Public(_)) {
            *found.entry(name.to_string()).or_default() |= tells(attributes);
        }
    }
}

/// The types that the door exports without an example.
pub fn missing(root: &Path) -> Vec<String> {
    let mut names = Vec::new();
    for item in read(&root.join(DOOR)) {
        if let Item::Use(item) = item {
            taken(&item.tree, &mut names);
        }
    }
    let mut paths = Vec::new();
    files(&root.join(FOLDER), &mut paths);
    let mut found = BTreeMap::new();
    paths.iter().for_each(|path| defined(read(path), &mut found));
    assert!(names.len() > 90, "the door of the core shows {} types", names.len());
    names.retain(|name| found.get(name) != Some(&true));
    names
}

#[test]
fn a_type_without_an_example_is_found() {
    let source = "/// One.\n///\n/// ```\n/// run();\n/// ```\npub struct Told;\n/// Two.\npub enum Silent {}\nstruct Own;";
    let mut found = BTreeMap::new();
    defined(syn::parse_file(source).expect("it is Rust").items, &mut found);
    let expected = [("Silent".to_string(), false), ("Told".to_string(), true)];
    assert_eq!(found.into_iter().collect::<Vec<_>>(), expected);
}
