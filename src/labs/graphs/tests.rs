use super::*;
use crate::games::{arrows::VertexOrder, open};
use crate::labs::Values;
use fastrand::Rng;
use kernels::digraph::Fate;

const VALUES: LabelKind = LabelKind { values: true, misere: false };
const OUTCOMES: [LabelKind; 2] =
    [LabelKind { values: false, misere: false }, LabelKind { values: false, misere: true }];

fn read(text: &str) -> Found {
    Found::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A list of arrows between a few vertices.
fn random(rng: &mut Rng, cycles: bool) -> Found {
    let count = rng.usize(2..=8);
    let mut text = (0..count).map(|at| format!("{at};")).collect::<String>();
    for _ in 0..rng.usize(1..=2 * count) {
        let (from, to) = (rng.usize(0..count), rng.usize(0..count));
        if cycles || to < from {
            text += &format!("{from}>{to};");
        }
    }
    read(&text)
}

/// Whoever labels in any order what is ready comes to the labels of the program, and to no vertex less.
#[test]
fn the_order_of_labels_does_not_matter() {
    let mut rng = Rng::with_seed(8);
    for round in 0..800 {
        let found = random(&mut rng, round % 4 != 0);
        for kind in [VALUES, OUTCOMES[0], OUTCOMES[1]] {
            let mut labelled = vec![false; found.len()];
            loop {
                let ready: Vec<usize> =
                    (0..found.len()).filter(|at| is_ready(&found, kind, &labelled, *at)).collect();
                let Some(at) = rng.choice(&ready).copied() else { break };
                let label = found.label(at, kind);
                if kind.values {
                    assert_eq!(
                        value_of(&found, &labelled, at).unwrap().to_string(),
                        label,
                        "{}",
                        found.list()
                    );
                }
                // No other label is taken.
                for answer in answers(&found, kind) {
                    let right = matches!(judge(&found, kind, &labelled, at, &answer), LabelVerdict::Right(_));
                    assert_eq!(right, answer == label, "{answer} for {at} in {}", found.list());
                }
                labelled[at] = true;
            }
            for at in (0..found.len()).filter(|at| !labelled[*at]) {
                let last = if kind.values { "∞" } else { "draw" };
                assert!(found.label(at, kind).starts_with(last), "{at} in {}", found.list());
                assert!(matches!(judge(&found, kind, &labelled, at, last), LabelVerdict::Right(_)));
            }
        }
    }
}

#[test]
fn a_wrong_label_says_why() {
    let found = read("a>b,c;b>c;d>a");
    let labelled =
        |names: &str| (0..found.len()).map(|at| names.contains(&found.names[at])).collect::<Vec<_>>();
    let said = |kind, names: &str, at: &str, answer: &str| {
        judge(&found, kind, &labelled(names), found.find(at).unwrap(), answer).text().to_string()
    };
    assert_eq!(said(VALUES, "bc", "a", "1"), "Not 1: the follower *b* has 1.");
    assert_eq!(said(VALUES, "bc", "a", "3"), "Not 3: no follower has 2.");
    assert_eq!(said(VALUES, "c", "a", "2"), "Not yet 2: the follower *b* has no label.");
    assert_eq!(said(VALUES, "", "c", "1"), "Not 1: no arrow leads on, so that no number is taken.");
    assert_eq!(said(VALUES, "c", "b", "∞"), "Not yet: *b* can still be labelled.");
    assert_eq!(said(VALUES, "c", "b", "x"), "A value is a whole number, or ∞.");
    assert_eq!(
        said(VALUES, "bc", "a", "2"),
        "Right: all followers of *a* are labelled, *b* 1, *c* 0: mex {0, 1} = 2."
    );
    let [normal, misere] = OUTCOMES;
    assert_eq!(said(normal, "c", "b", "P"), "Not P: there is an arrow to *c*, which is P.");
    assert_eq!(said(normal, "c", "c", "P"), "*c* has its label.");
    assert_eq!(
        said(misere, "", "c", "P"),
        "Not P: no arrow leads on, and whoever cannot move wins in misère play."
    );
    assert_eq!(said(normal, "a", "d", "N"), "Not N: no follower is P; *a* is N.");
    assert_eq!(said(normal, "", "d", "P"), "Not yet: the follower *a* has no label.");
}

#[test]
fn steps_label_every_vertex_once() {
    let mut rng = Rng::with_seed(9);
    for _ in 0..300 {
        let found = random(&mut rng, true);
        for kind in [VALUES, OUTCOMES[0], OUTCOMES[1]] {
            let steps = Steps::of(&found, kind);
            let mut all: Vec<u32> = (1..=steps.len()).flat_map(|step| steps.step(step).to_vec()).collect();
            assert_eq!(all, steps.upto(steps.len()));
            let mut labelled = vec![false; found.len()];
            for step in 1..=steps.len() {
                let said = steps.step_text(&found, kind, step);
                assert!(!said.title.is_empty() && !said.lines.is_empty());
                for at in steps.step(step) {
                    let last = matches!(found.label(*at as usize, kind).chars().next(), Some('∞' | 'd'));
                    assert!(last || is_ready(&found, kind, &labelled, *at as usize), "{}", found.list());
                }
                steps.step(step).iter().for_each(|at| labelled[*at as usize] = true);
            }
            all.sort_unstable();
            assert_eq!(all, (0..found.len() as u32).collect::<Vec<_>>());
        }
    }
}

/// Facts 66 and 67: Ferguson, Part I, Figure 3.4.
#[test]
fn figure_3_4() {
    let found = read("a>b;b>c;c>a,d;d>e");
    let labels: Vec<String> = (0..5).map(|at| found.label(at, OUTCOMES[0])).collect();
    assert_eq!(labels, ["draw", "draw", "draw", "N", "P"]);
    assert_eq!((0..5).map(|at| found.value(at)).collect::<Vec<_>>(), ["∞", "∞", "∞(1)", "1", "0"]);
    assert_eq!(found.cycle(), "3 vertices lie on cycles, such as a → b → c → a.");
    let steps = Steps::of(&found, OUTCOMES[0]);
    let titles: Vec<String> =
        (1..=steps.len()).map(|step| steps.step_text(&found, OUTCOMES[0], step).title).collect();
    assert_eq!(titles.iter().map(|title| &title[..6]).collect::<Vec<_>>(), ["Step 1", "Step 2", "Step 4"]);
    assert_eq!(found.size(), "5 vertices, 5 arrows");
}

/// The reasons of a cycle that does no harm name where one goes back to.
#[test]
fn a_value_without_that_of_a_follower() {
    let found = read("a>b,t;b>a");
    let steps = Steps::of(&found, VALUES);
    let said: Vec<String> =
        (1..=steps.len()).flat_map(|step| steps.step_text(&found, VALUES, step).lines).collect();
    assert_eq!(
        said,
        [
            "*t* has no follower: mex {} = 0",
            "*b*: mex {} = 0 of the labelled followers; *a* has no label, and from there one can go back to 0, such as to *t*",
            "all followers of *a* are labelled, *b* 0, *t* 0: mex {0} = 1",
        ]
    );
}

#[test]
fn a_position_is_its_graph() {
    let found = Found::unfolded(&open("subtraction:1,2,3/10").unwrap()).unwrap();
    assert_eq!(
        (found.len(), found.graph.arrows(), found.cycle().as_str()),
        (11, 27, "No cycle: every play ends.")
    );
    // Fact of section 3.3, example 2: g(x) = x mod 4.
    for (at, name) in found.names.iter().enumerate() {
        assert_eq!(found.labels.value(at), name.parse::<u32>().ok().map(|n| n % 4));
    }
    // A full row without the word has an arrow to itself, and four empty squares are a draw.
    let found = Found::unfolded(&open("sos/....").unwrap()).unwrap();
    assert_eq!(found.outcome(0, VALUES), crate::core::Outcome::D);
    let full = found.texts.iter().position(|text| text.ends_with(", a draw")).unwrap();
    assert_eq!(
        (found.graph.followers(full), found.outcome(full, VALUES)),
        (&[full as u32][..], crate::core::Outcome::D)
    );
}

#[test]
fn lists_of_many_lines() {
    let found = read("# a comment\na -> b, c # the first\n\nb>c; d\nd→a\n");
    assert_eq!((found.len(), found.graph.arrows(), found.again), (4, 4, 0));
    assert_eq!(read("a>b\na>b").again, 1);
    for (text, place) in [("a>b\nb>?", (2, 3)), ("", (1, 1)), ("a>b\n  c>>d", (2, 5)), ("ä>b", (1, 1))] {
        let error = Found::read(text).err().unwrap();
        assert_eq!(located(text, error.at), place, "{text}");
    }
    let many: String = (0..=MOST_VERTICES).map(|at| format!("{at}\n")).collect();
    assert_eq!(Found::read(&many).err().unwrap().expected, "at most 100000 vertices");
}

#[test]
fn large_lists_are_labelled() {
    let text: String = (1..MOST_VERTICES).map(|at| format!("{at}>{},{}\n", at - 1, at / 2)).collect();
    let found = read(&text);
    assert_eq!(found.len(), MOST_VERTICES);
    let counts = found.counts(false);
    assert_eq!(counts.p + counts.n, MOST_VERTICES);
    assert_eq!(csv(&found).lines().count(), MOST_VERTICES + 1);
    let near = picture(&found, VALUES, VertexOrder::Drawn, 5000);
    assert!(!near.whole && near.vertices.iter().any(|vertex| vertex.at == 5000) && near.vertices.len() <= 40);
}

#[test]
fn tables_hold_every_vertex() {
    let text = csv(&read("a>b,c;b>a"));
    assert_eq!(
        text,
        "vertex,value,counter,normal,moves,misere,misere moves,followers\na,1,2,N,1,draw,,b c\nb,0,1,P,2,draw,,a\nc,0,0,P,0,N,0,\n"
    );
    let found = Found::unfolded(&open("nim/1+1").unwrap()).unwrap();
    assert!(csv(&found).contains("\na,\"1,1\",0,"), "{}", csv(&found));
}

#[test]
fn pictures_hold_every_arrow() {
    let found = read("a@2_3>b;b>c;c>a,d;d>e");
    for order in [VertexOrder::Drawn, VertexOrder::Remoteness, VertexOrder::Value] {
        let drawn = picture(&found, OUTCOMES[0], order, 0);
        assert_eq!((drawn.vertices.len(), drawn.arrows.len(), drawn.whole), (5, 5, true));
    }
    // By remoteness: e, d, and what is drawn at the left.
    let drawn = picture(&found, OUTCOMES[0], VertexOrder::Remoteness, 0);
    let across: Vec<i32> = drawn.vertices.iter().map(|vertex| vertex.middle[0]).collect();
    assert!(across[4] > across[3] && across[3] > across[2] && across[2] == across[0]);
    // By value: a graph whose vertices have the values 0, 1, 0 and 2.
    let found = read("a>b;b>c;c;d>b,c");
    let drawn = picture(&found, VALUES, VertexOrder::Value, 0);
    let across: Vec<i32> = drawn.vertices.iter().map(|vertex| vertex.middle[0]).collect();
    assert_eq!(["a", "b", "c", "d"].map(|name| found.value(found.find(name).unwrap())), ["0", "1", "0", "2"]);
    assert!(across[0] == across[2] && across[2] > across[1] && across[1] > across[3], "{across:?}");
    assert_eq!(found.fate(3, OUTCOMES[0]), Fate::Won(1));
}

#[test]
fn questions_lead_to_a_graph_and_back() {
    let game = open("graph:a>b;b>a,c/b").unwrap();
    let values = Values::read(FIELDS, &question(&*game)).unwrap();
    assert_eq!((values.text("g"), values.text("x"), values.text("s")), ("a>b;b>a,c", "b", "0"));
    let found = read(values.text("g"));
    assert_eq!(played(&values, &found, 1).as_deref(), Some("graph:a>b;b>a,c/b"));
    // How the vertices are laid out goes along.
    for (graph, word) in [("graph:@value;a>b;b>a,c/b", "values"), ("graph:@remoteness;a>b;b>a,c/b", "layers")]
    {
        let values = Values::read(FIELDS, &question(&*open(graph).unwrap())).unwrap();
        assert_eq!((values.text("g"), values.text("a")), ("a>b;b>a,c", word));
        assert_eq!(played(&values, &found, 1).as_deref(), Some(graph));
    }
    let other = Values::read(FIELDS, &question(&*open("nim/1+2").unwrap())).unwrap();
    assert_eq!((other.text("o"), other.text("p")), ("position", "nim/1+2"));
    assert!(other.check().is_ok());
}
