use super::{TokenGame, drawing::Drawing, labels::labels, tokens::Tokens};
use crate::core::{Budget, Convention, LoopyValue, Outcome, nimber::mex, ruleset::Ruleset};
use crate::games::open;

impl TokenGame {
    fn outcome(&self, position: &Tokens) -> Outcome {
        self.label(position).outcome()
    }
}

fn labelled(text: &str) -> Vec<(String, String)> {
    let graph = Drawing::read(text).unwrap();
    let texts: Vec<String> = labels(&graph).iter().map(LoopyValue::text).collect();
    graph.names.into_iter().zip(texts).collect()
}

fn values(text: &str) -> Vec<String> {
    labelled(text).into_iter().map(|(_, label)| label).collect()
}

/// Ferguson, 3.4, and fact 66; the other graphs stand for those of exercise 3.5.9.
#[test]
fn graphs_with_cycles() {
    assert_eq!(values("a>b;b>c;c>a,d;d>e"), ["∞", "∞", "∞(1)", "1", "0"]);
    assert_eq!(values("a>b,t;b>a"), ["1", "0", "0"]);
    assert_eq!(values("a>b;b>a"), ["∞", "∞"]);
    assert_eq!(values("a>a,t"), ["∞(0)", "0"]);
    assert_eq!(values("a>b;b>c;c>a,d,e;d>e"), ["1", "0", "2", "1", "0"]);
    assert_eq!(values("a>b,e;b>c;c>d,e;d>a"), ["1", "0", "1", "0", "0"]);
    let figure = open("graph:a>b;b>c;c>a,d;d>e/a").unwrap();
    let outcome = |at: &str| {
        let game = open(&format!("graph:a>b;b>c;c>a,d;d>e/{at}")).unwrap();
        game.outcome_by_definition(Convention::Normal, &mut Budget::new(1000)).unwrap()
    };
    use Outcome::{D, N, P};
    assert_eq!(["a", "b", "c", "d", "e"].map(outcome), [D, D, D, N, P]);
    assert_eq!(figure.move_count(), 1);
}

/// Figure 3.4 has no Grundy function: no numbers on its vertices are the mex of those that follow.
/// Fact 67.
#[test]
fn a_cycle_without_values() {
    let graph = Drawing::read("a>b;b>c;c>a,d;d>e").unwrap();
    // A mex is at most the number of followers.
    let most: Vec<u64> = graph.followers.iter().map(|to| to.len() as u64).collect();
    let count: u64 = most.iter().map(|most| most + 1).product();
    let fits = |mut code: u64| {
        let numbers: Vec<u64> = most
            .iter()
            .map(|most| {
                let own = code % (most + 1);
                code /= most + 1;
                own
            })
            .collect();
        let is_mex = |at: usize| {
            numbers[at] == mex(&mut graph.followers[at].iter().map(|to| numbers[*to]).collect()).0
        };
        (0..graph.len()).all(is_mex)
    };
    assert!(count > 20 && !(0..count).any(fits));
    let labels = labels(&graph);
    assert_eq!(labels.iter().filter(|label| label.value().is_none()).count(), 3, "a, b and c");
}

/// A random graph; without `cycles`, every arrow leads to an earlier vertex.
fn random(rng: &mut fastrand::Rng, cycles: bool) -> Drawing {
    let count = rng.usize(2..=7);
    let mut words = Vec::new();
    for from in 0..count {
        let to: Vec<String> = (0..count)
            .filter(|to| (cycles || *to < from) && rng.usize(0..3) == 0)
            .map(|to| format!("v{to}"))
            .collect();
        words.push(if to.is_empty() { format!("v{from}") } else { format!("v{from}>{}", to.join(",")) });
    }
    Drawing::read(&words.join(";")).unwrap()
}

#[test]
fn without_cycles_values_are_the_mex() {
    let mut rng = fastrand::Rng::with_seed(7);
    for _ in 0..300 {
        let graph = random(&mut rng, false);
        let labels = labels(&graph);
        for at in 0..graph.len() {
            let mut after = graph.followers[at].iter().map(|to| labels[*to].value().unwrap()).collect();
            assert_eq!(labels[at].value(), Some(mex(&mut after).0), "{graph}");
        }
    }
}

/// Fact 316: the values tell who wins a sum, as working back from the ends of the sum does.
#[test]
fn values_tell_who_wins_sums() {
    let mut rng = fastrand::Rng::with_seed(11);
    let mut seen = [0; 3];
    for _ in 0..250 {
        let graph = random(&mut rng, true);
        let rules = TokenGame::on(graph.clone());
        for first in 0..graph.len() {
            for second in first..graph.len() {
                let tokens = Tokens::new(vec![first, second], rules.names.clone());
                let notation = format!("graph:{graph}/{tokens}");
                let game = open(&notation).unwrap();
                let plain =
                    game.outcome_by_definition(Convention::Normal, &mut Budget::new(1_000_000)).unwrap();
                assert_eq!(rules.outcome(&tokens), plain, "{notation}");
                seen[plain as usize] += 1;
            }
        }
    }
    assert!(seen.iter().all(|seen| *seen > 200), "{seen:?}");
}

/// In every sum that the player to move wins, play ends: the order of the values falls with each winning move.
#[test]
fn whoever_wins_comes_to_an_end() {
    let mut rng = fastrand::Rng::with_seed(5);
    for _ in 0..300 {
        let graph = random(&mut rng, true);
        let rules = TokenGame::on(graph.clone());
        let start = Tokens::new((0..3).map(|_| rng.usize(0..graph.len())).collect(), rules.names.clone());
        if rules.outcome(&start) != Outcome::N {
            continue;
        }
        let (mut here, mut moves) = (start, 0);
        loop {
            let won = rules.moves(&here, usize::MAX).moves.into_iter().map(|mv| rules.option(&here, &mv));
            let lost = |after: &Tokens| rules.outcome(after) == Outcome::P;
            here = won
                .filter(lost)
                .min_by_key(|after| rules.distance_to_end(after, Convention::Normal))
                .unwrap();
            let Some(answer) = rng.choice(rules.moves(&here, usize::MAX).moves) else { break };
            here = rules.option(&here, &answer);
            moves += 1;
            assert!(moves < 100, "graph:{graph}/{here}");
        }
    }
}

#[test]
fn sums_of_labels() {
    let of = |text: &str| labels(&Drawing::read(text).unwrap());
    let cycle = of("a>b;b>c;c>a,d;d>e");
    assert_eq!(LoopyValue::sum([&cycle[2], &cycle[3]]).text(), "∞(0)");
    assert_eq!(LoopyValue::sum([&cycle[2], &cycle[2]]).text(), "∞");
    assert_eq!(LoopyValue::sum([&cycle[3], &cycle[3]]).value(), Some(0));
}

#[test]
fn mistakes_have_their_place() {
    let at = |text: &str| open(text).err().unwrap().at;
    assert_eq!((at("graph:a>b/c"), at("graph:a>/a"), at("graph:a>b,b/a"), at("graph:a!b/a")), (10, 8, 10, 7));
    assert_eq!((at("graph:/a"), at("graph:a>b/a+b+a+b+a"), at("graph:abcdefghi/a")), (6, 18, 6));
    let many: Vec<String> = (0..61).map(|n| n.to_string()).collect();
    assert!(open(&format!("graph:{}/0", many.join(";"))).is_err());
    for mv in ["a-a", "b-a", "a", "a-b-c", "-", "a-z"] {
        assert!(open("graph:a>b/a").unwrap().play(mv).is_err(), "{mv}");
    }
    // Three vertices in a line may mean anything.
    assert_eq!((at("graph:a b c/a"), at("graph:a>b;b\tc  d;e/a")), (10, 15));
    // However a graph is typed, it is written in one way.
    assert_eq!(open("graph:b>a c  a>c,b/c").unwrap().notation(), "graph:a>b,c;b>a/c");
    assert_eq!(open("graph:1 2;2 3;3/1").unwrap().notation(), "graph:1>2;2>3/1");
    assert_eq!(open("graph:# pairs\n1 2\r\n2  3,1 # two\n4/1").unwrap().notation(), "graph:1>2;2>1,3;4/1");
    assert_eq!(open("graph:a b>c/a").unwrap().notation(), "graph:a;b>c/a");
    assert_eq!(open("graph:10>2;2>1;z/10").unwrap().notation(), "graph:2>1;10>2;z/10");
}

/// Edits change the graph, and a vertex that is drawn somewhere stays there.
#[test]
fn the_editor_draws_carries_and_takes_away() {
    use crate::core::{Change, Edit, PieceId, Place};
    let edited = |notation: &str, edit: Edit| open(notation).unwrap().edit(&edit).map(|game| game.notation());
    let piece = |n: u64| PieceId { place: Place::default(), n };
    let change = |n, change| Edit::Piece { piece: piece(n), change };
    let graph = "graph:a@3_4>b,c;b@9_4>c;c@15_2/a";
    assert_eq!(open(graph).unwrap().notation(), graph);
    assert_eq!(edited(graph, change(2, Change::Carry([-2, 3]))).unwrap(), "graph:a@3_4>b,c;b@7_7>c;c@15_2/a");
    assert_eq!(
        edited(graph, change(1, Change::Carry([-9, -9]))).unwrap(),
        "graph:a@0_0>b,c;b@9_4>c;c@15_2/a"
    );
    assert_eq!(edited(graph, change(2, Change::Erase)).unwrap(), "graph:a@3_4>c;c@15_2/a");
    assert_eq!(edited(graph, change(3, Change::Hold)).unwrap(), "graph:a@3_4>b,c;b@9_4>c;c@15_2/c");
    assert_eq!(edited(graph, Edit::Arrange { part: 0 }).unwrap(), "graph:a>b,c;b>c/a");
    assert_eq!(edited(graph, Edit::Recolour { piece: piece(3) }).unwrap(), "graph:a@3_4>b;b@9_4>c;c@15_2/a");
    // The vertex of the pen itself gets a loop, and loses it.
    let looped = edited(graph, Edit::Recolour { piece: piece(1) }).unwrap();
    assert_eq!(looped, "graph:a@3_4>a,b,c;b@9_4>c;c@15_2/a");
    assert_eq!(edited(&looped, Edit::Recolour { piece: piece(1) }).unwrap(), graph);
    // The token of a vertex that is taken away stands on the first.
    assert_eq!(edited("graph:a>b;b>c/b", change(2, Change::Erase)).unwrap(), "graph:a;c/a");
    let place = Place::default();
    let grown = edited(graph, Edit::Add { place, colour: 0 }).unwrap();
    assert!(grown.contains(";d@0_0/"), "{grown}");
    // The first vertex to be moved fixes the places of all.
    let carried = edited("graph:a>b/a", change(1, Change::Carry([1, 1]))).unwrap();
    assert_eq!(carried.matches('@').count(), 2);
    assert!(
        edited("graph:a/a", change(1, Change::Erase)).is_err()
            && edited(graph, change(9, Change::Hold)).is_err()
    );
    let at = |text: &str| open(text).err().unwrap().at;
    assert_eq!((at("graph:a@3>b/a"), at("graph:a@3_100>b/a"), at("graph:a@/a")), (9, 10, 8));
    // Vertices without a place find one that is vacant.
    let partly = open("graph:a@0_0>b,c/a").unwrap().notation();
    assert_eq!(partly, "graph:a@0_0>b,c;b@4_0;c@8_0/a");
}

#[test]
fn the_size_is_said() {
    let note = |notation: &str| {
        let scene = open(notation).unwrap().scene();
        let note = scene.boards[0].note().unwrap().clone();
        format!("{} {}", note.strong, note.text)
    };
    assert_eq!(note("graph:a>b/a"), "2 vertices, 1 arrow. No way back.");
    assert_eq!(
        note("graph:a>b;b>c;c>a,d;d>e/a"),
        "5 vertices, 5 arrows. A token can come back to 3 vertices."
    );
    assert_eq!(note("graph:a>a/a"), "1 vertex, 1 arrow. A token can come back to one vertex.");
}

/// The layout of the vertices is written, changes nothing of play, and stays during play.
#[test]
fn vertices_are_laid_out_in_several_ways() {
    let graph = "graph:a@3_4>b,c;b@9_4>c;c@15_2;d@3_9>a/d";
    let game = open(graph).unwrap();
    let across = |game: &dyn crate::core::Game| -> Vec<i32> {
        let scene = game.scene();
        scene.layouts().next().unwrap().pieces.iter().map(|piece| piece.at[0]).collect()
    };
    let ways = game.workshop().arrangements().unwrap();
    assert_eq!((ways.names, ways.chosen), (["As drawn", "By remoteness", "By value"].as_slice(), 0));
    let laid: Vec<_> = (0..3).map(|way| game.workshop().with_arrangement(way).unwrap()).collect();
    let written: Vec<String> = laid.iter().map(|game| game.notation()).collect();
    assert_eq!(written[0], graph);
    for (at, (way, word)) in laid.iter().zip(["", "@remoteness;", "@value;"]).enumerate() {
        assert_eq!(written[at], graph.replacen(':', &format!(":{word}"), 1));
        assert_eq!(open(&written[at]).unwrap().notation(), written[at]);
        assert_eq!(way.workshop().arrangements().unwrap().chosen, at);
        assert_eq!((way.key(), way.move_count()), (game.key(), game.move_count()));
        assert!(way.play("d-a").unwrap().notation().starts_with(&format!("graph:{word}a@3_4")));
        // And back, however often.
        assert_eq!(way.workshop().with_arrangement(0).unwrap().notation(), graph);
    }
    assert!(game.workshop().with_arrangement(3).is_none());
    // Values 2, 1, 0 and 0; the quickest way to win from a is one move, from b too, and from d it is lost in two.
    assert_eq!(values("a>b,c;b>c;d>a"), ["2", "1", "0", "0"]);
    let [a, b, c, d] = across(&*laid[1])[..] else { panic!() };
    assert!(c > a && a == b && a > d);
    let [a, b, c, d] = across(&*laid[2])[..] else { panic!() };
    assert!(c == d && d > b && b > a);
    // Vertices without values or ends stand after all others.
    let [a, b, t, u] = across(&*open("graph:@value;a>b;b>a;u>t/a").unwrap())[..] else { panic!() };
    assert!(a == b && b < u && u < t);
}

#[test]
fn a_vertex_that_is_carried_takes_the_others_places_as_they_stand() {
    use crate::core::{Change, Edit, PieceId, Place};
    let game = open("graph:@value;a>b;b>c/a").unwrap();
    let carry =
        Edit::Piece { piece: PieceId { place: Place::default(), n: 1 }, change: Change::Carry([0, 2]) };
    let carried = game.edit(&carry).unwrap();
    assert!(!carried.notation().contains("@value") && carried.notation().matches('@').count() == 3);
    let places = |game: &dyn crate::core::Game| -> Vec<[i32; 2]> {
        let scene = game.scene();
        scene.layouts().next().unwrap().pieces.iter().map(|piece| [piece.at[0], piece.at[1]]).collect()
    };
    // To the nearest squares of the paper, and the one vertex two squares down.
    for (at, (before, after)) in places(&*game).into_iter().zip(places(&*carried)).enumerate() {
        let down = if at == 0 { 40 } else { 0 };
        assert!((before[0] - after[0]).abs() <= 10 && (before[1] + down - after[1]).abs() <= 10, "{at}");
    }
    assert_eq!(game.edit(&Edit::Arrange { part: 0 }).unwrap().notation(), "graph:a>b;b>c/a");
    let at = |text: &str| open(text).err().unwrap().at;
    assert_eq!((at("graph:@value;a!b/a"), at("graph:@colour;a/a")), (14, 6));
}
