//! What it costs to write a game, and how often its methods are stated: counted in the code, so that it does not grow
//! again.
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use syn::{ImplItem, Item, TraitItem, Type};

/// Most methods that a game on heaps writes, and most lines of Nim with its card.
const METHODS: usize = 10;
const LINES: usize = 120;
const NIM: &str = "src/games/nim.rs";
/// Most places in the core that state a method of a ruleset or of a workshop: what rules offer, what a position offers, and
/// between them.
const PLACES: usize = 3;
/// Positions of other kinds, which answer from those that they are made of.
const OTHERS: [&str; 2] = ["SumOf", "SequenceOf"];
/// What a search is told of the positions below the one that it begins with: by their keys, which is another question.
const BY_KEYS: [&str; 2] = ["Rules", "Options"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The Rust files of a folder, and of those within it.
pub fn files(folder: &Path, all: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            files(&path, all);
        } else if path.extension().is_some_and(|end| end == "rs") {
            all.push(path);
        }
    }
}

/// What stands in them, but not within modules in these files.
fn items(folder: &str) -> Vec<Item> {
    let mut all = Vec::new();
    files(&root().join(folder), &mut all);
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        syn::parse_file(&text).expect("it is Rust").items
    };
    all.into_iter().flat_map(read).collect()
}

fn name(path: &syn::Path) -> String {
    path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default()
}

/// The methods that a game writes in the impl block of a trait.
struct Written {
    game: String,
    of: String,
    methods: usize,
}

/// The impl blocks of traits in the games, but for those that hold for many games at once.
fn written() -> Vec<Written> {
    let block = |item: Item| {
        let Item::Impl(block) = item else { return None };
        let (Some((of, _)), Type::Path(own)) = (&block.trait_, &*block.self_ty) else { return None };
        let methods = block.items.iter().filter(|item| matches!(item, ImplItem::Fn(_))).count();
        let one = block.generics.params.is_empty();
        one.then(|| Written { game: name(&own.path), of: name(of), methods })
    };
    items("src/games").into_iter().filter_map(block).collect()
}

#[test]
fn a_game_on_heaps_writes_few_methods() {
    let written = written();
    let games: Vec<&String> =
        written.iter().filter(|block| block.of == "HeapGame").map(|block| &block.game).collect();
    for name in ["Nim", "Subtraction", "Breaking"] {
        assert!(games.iter().any(|game| *game == name), "{name} is no game on heaps: {games:?}");
    }
    for game in games {
        let blocks = || written.iter().filter(|block| block.game == *game);
        let methods: usize = blocks().map(|block| block.methods).sum();
        assert!(methods <= METHODS, "{game} writes {methods} methods, more than {METHODS}");
        assert!(blocks().all(|block| block.of != "Ruleset"), "{game} states its rules twice");
    }
}

#[test]
fn nim_is_short() {
    let lines = std::fs::read_to_string(root().join(NIM)).expect("it is there").lines().count();
    assert!(lines <= LINES, "{NIM} has {lines} lines, more than {LINES}");
}

/// Whether it is a trait, or an impl block of one.
fn is_of_a_trait(item: &Item) -> bool {
    matches!(item, Item::Trait(_)) || matches!(item, Item::Impl(block) if block.trait_.is_some())
}

/// Whether it is a trait that a position under one ruleset may implement, or an impl block of one.
fn is_of_one_ruleset(item: &Item) -> bool {
    let other = |own: &str| OTHERS.contains(&own);
    match item {
        Item::Trait(own) => !BY_KEYS.iter().any(|name| own.ident == name),
        Item::Impl(block) => {
            let of = block.trait_.as_ref().map(|(of, _)| name(of));
            let own = matches!(&*block.self_ty, Type::Path(own) if !other(&name(&own.path)));
            // The rulesets that tests make are not in the way of a question.
            own && of.is_some_and(|of| of != "Ruleset" && !BY_KEYS.contains(&&*of))
        }
        _ => false,
    }
}

/// The methods of the traits of this name in the core, and how many of the items that count state each method.
fn stated(of: &str, counts: fn(&Item) -> bool) -> (Vec<String>, BTreeMap<String, usize>) {
    let (mut own, mut places) = (Vec::new(), BTreeMap::<String, usize>::new());
    for item in items("src/core").into_iter().filter(counts) {
        let methods: Vec<String> = match &item {
            Item::Trait(stated) => {
                let method = |item: &TraitItem| match item {
                    TraitItem::Fn(method) => Some(method.sig.ident.to_string()),
                    _ => None,
                };
                let methods: Vec<String> = stated.items.iter().filter_map(method).collect();
                if stated.ident == of {
                    own.extend(methods.iter().cloned());
                }
                methods
            }
            Item::Impl(block) => {
                let method = |item: &ImplItem| match item {
                    ImplItem::Fn(method) => Some(method.sig.ident.to_string()),
                    _ => None,
                };
                block.items.iter().filter_map(method).collect()
            }
            _ => continue,
        };
        for method in methods {
            *places.entry(method).or_default() += 1;
        }
    }
    (own, places)
}

/// The methods that are stated in more places than they may.
fn stated_often((own, places): &(Vec<String>, BTreeMap<String, usize>)) -> Vec<String> {
    let often = own.iter().filter(|method| places[*method] > PLACES);
    often.map(|method| format!("{method} in {} places", places[method])).collect()
}

#[test]
fn what_one_can_make_is_stated_few_times() {
    let stated = stated("Workshop", is_of_a_trait);
    assert!(stated.0.iter().any(|method| method == "settings"), "{stated:?}");
    assert_eq!(stated_often(&stated), [""; 0]);
}

#[test]
fn what_rules_say_is_stated_few_times() {
    let stated = stated("Ruleset", is_of_one_ruleset);
    // The traits and the type that joins them are found.
    for (method, places) in [("allows", 1), ("moves", 3), ("learn", 3)] {
        assert_eq!(stated.1[method], places, "{method}");
    }
    assert_eq!(stated_often(&stated), [""; 0]);
}
