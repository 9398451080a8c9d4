//! Ferguson, Game Theory, Part I, chapter 6, on Green Hackenbush. Its figures are lost: where only a value and some
//! words are left, the picture here is one that fits them.
use crate::{opened, outcome, value, wins};
use nimscope::core::Convention::Normal;
use nimscope::core::{Block, Budget, Consequence, Game, Outcome};
use nimscope::games::cards;

fn preset(name: &str) -> &'static str {
    let presets = cards().filter(|card| card.id == "hackenbush").flat_map(|card| card.presets);
    presets.into_iter().find(|preset| preset.name == name).map_or("", |preset| preset.position())
}

fn parts(game: &dyn Game) -> Vec<(String, Option<u64>)> {
    let parts = game.parts(&mut Budget::new(0));
    parts.into_iter().map(|part| (part.name, part.value.map(|value| value.0))).collect()
}

/// The names of the winning cuts, or the numbers of unnamed edges.
fn cuts(notation: &str) -> Vec<String> {
    let scene = opened(notation).scene();
    let graph = scene.graphs().next().unwrap();
    let title = |mv: String| graph.find(mv.parse().unwrap()).unwrap().title("edge");
    wins(notation, Normal).into_iter().map(title).collect()
}

/// Fact 172.
#[test]
fn ferguson_6_1_bamboo_stalks() {
    assert_eq!(value("hackenbush/3,4,5"), 2);
    assert_eq!(wins("hackenbush/3,4,5", Normal), ["2"]);
    let after = opened("hackenbush/3,4,5").play("2").unwrap();
    assert_eq!(
        (after.notation().as_str(), after.text().as_str()),
        ("hackenbush/3,4,5,-2", "(stalks 1, 4, 5)")
    );
    assert_eq!(outcome(&after.notation(), Normal), Outcome::P);
    for length in 0..40 {
        assert_eq!(value(&format!("hackenbush/{length}")), length);
    }
}

/// Facts 173 to 175.
#[test]
fn ferguson_6_2_three_trees() {
    let trees = opened(preset("Figure 6.2: three trees"));
    let values: Vec<_> = parts(&*trees).into_iter().map(|(_, value)| value).collect();
    assert_eq!(values, [Some(1), Some(8), Some(4)]);
    assert_eq!(value(&trees.notation()), 13);
    // The sums of the text, as stalks.
    let stalks = ["1,8,4", "3,2,6", "2,6", "3,1,6"].map(|stalks| value(&format!("hackenbush/{stalks}")));
    assert_eq!(stalks, [13, 7, 4, 4]);
    // The leftmost branch of the second tree, the top of the middle one, and one edge of the right one.
    assert_eq!(wins(&trees.notation(), Normal), ["7", "13", "17"]);
    let second = opened(preset("Figure 6.3: the second tree alone"));
    assert_eq!(value(&second.notation()), 8);
    let to_five = second.moves_to(nimscope::core::Nimber(5), 10, &mut Budget::new(0)).unwrap();
    assert_eq!(to_five.moves.iter().map(|mv| &*mv.notation).collect::<Vec<_>>(), ["2", "8", "12"]);
}

/// 6.2: to change 8 into 5 in the second tree, each vertex on the way needs a certain value.
#[test]
fn ferguson_6_2_what_each_branch_needs() {
    let trees = opened(preset("Figure 6.2: three trees"));
    let needs = |cut: &str| {
        let blocks = trees.why_move(cut.into(), nimscope::core::Nimber(13)).unwrap().blocks;
        let [_, Block::Table { rows, .. }, Block::Text { text }] = &blocks[..] else { panic!("{blocks:?}") };
        (rows.iter().map(|row| row.join(" ")).collect::<Vec<_>>(), text.clone())
    };
    let said = "Cut edge 13: a branch worth 1 goes, and 1 ⊕ 1 = 0.".to_string();
    assert_eq!(
        needs("13"),
        (["the ground 8 5", "edge 6 7 4", "edge 12 1 0"].map(String::from).to_vec(), said)
    );
    assert_eq!(needs("7").1, "Cut edge 7: a branch worth 3 goes, and 7 ⊕ 3 = 4.");
    assert_eq!(needs("17").0.last().unwrap(), "edge 16 3 2");
    assert_eq!(trees.why_move("1".into(), nimscope::core::Nimber(13)), None);
}

/// Facts 177, 178, 181 and 182.
#[test]
fn ferguson_6_3_general_graphs() {
    assert_eq!(
        (value("hackenbush/0-a-b-0"), value("hackenbush/0a-a-b-0b"), value(preset("Figure 6.6: the door"))),
        (1, 1, 1)
    );
    assert_eq!(value("hackenbush/0-a-b-c-d-a"), 1);
    assert_eq!(value(preset("Figure 6.7: house with a door")), 3);
    let figure = opened(preset("Figure 6.5: house, Christmas tree and juggler"));
    let named = |name: &str, value| (name.to_string(), Some(value));
    assert_eq!(
        parts(&*figure),
        [named("House", 2), named("Door", 1), named("Christmas tree", 1), named("Juggler", 4)]
    );
    assert_eq!((value(&figure.notation()), wins(&figure.notation(), Normal).len()), (6, 3));
    for n in 1..=10 {
        let circuit = |from: &str| (1..n).map(|at| format!("-v{at}")).collect::<String>() + "-" + from;
        assert_eq!(value(&format!("hackenbush/0{}", circuit("0"))), n % 2, "through the ground");
        assert_eq!(value(&format!("hackenbush/0-a{}", circuit("a"))), 1 + n % 2, "on a stalk of one edge");
    }
}

#[test]
fn pictures_are_worth_what_their_cards_say() {
    let design = preset("House, tree and girl");
    let named = |name: &str, value| (name.to_string(), Some(value));
    assert_eq!(
        parts(&*opened(design)),
        [named("House", 0), named("Door", 1), named("Tree", 3), named("Girl", 5)]
    );
    assert_eq!(cuts(design), ["Trunk, second part", "Lowest bough, left", "Head", "Left arm", "Balloon"]);
    let trunk = opened(design).moves_to(nimscope::core::Nimber(0), 1, &mut Budget::new(0)).unwrap();
    assert_eq!(trunk.moves[0].phrase.left, Consequence::Also("8 edges fall".into()));
    assert_eq!(opened(design).text(), "(House, Door, Tree, Girl)");
    for (name, expected) in [
        ("Figure 6.4: the colon principle", 0),
        ("House, tree and girl", 7),
        ("A chimney", 2),
        ("A flower", 4),
        ("Letters", 3),
        ("Exercise 6.4.1, figure 6.8", 0),
    ] {
        assert_eq!(value(preset(name)), expected, "{name}");
    }
    assert_eq!(cuts(preset("Figure 6.6: the door")), ["edge 2"]);
    let oak = opened(preset("A large oak"));
    let values: Vec<_> = parts(&*oak).into_iter().map(|(_, value)| value).collect();
    assert_eq!((values, oak.move_count()), (vec![Some(29), Some(6)], 1023));
}
