//! Pictures of edges: which pieces are selected, which edges fall, which stay.
use crate::tried::Tried;
use crate::walk::{MANY, opened, positions};
use nimscope::core::{Consequence, Edge, Edit, Graph, Scene, format_number};
use std::collections::{HashMap, HashSet};

/// The picture that a move is made on.
fn picture(scene: &Scene, part: u8) -> Option<&Graph> {
    scene.graphs().find(|graph| graph.line.part == part)
}

fn ends<'g>(graph: &'g Graph, edge: &Edge) -> HashSet<&'g str> {
    edge.ends.iter().map(|end| &*graph.vertices[*end as usize].name).collect()
}

#[test]
fn cuts_take_what_falls_and_leave_the_rest_in_place() {
    let mut seen = Tried::default();
    let more = (0..40).map(|seed| opened("hackenbush/3,4,5").random(seed, 2));
    for game in positions().into_iter().chain(more) {
        let scene = game.scene();
        for mv in game.moves(MANY).moves {
            if mv.phrase.verb.noun != "cut" {
                continue;
            }
            seen.meet(&*game);
            let part = mv.groups[0];
            let at = format!("{} {}", game.notation(), mv.notation);
            let before = picture(&scene, part.part).unwrap_or_else(|| panic!("{at} is on no picture"));
            // Checking each edge takes time in the number of all edges.
            if before.edges.len() > 200 {
                continue;
            }
            let after = game.play(&mv.notation).unwrap().scene();
            let after = picture(&after, part.part).unwrap();
            let cut = before.find(mv.handles[0].n).unwrap();
            let name =
                if cut.name.is_empty() { format!("edge {}", format_number(cut.n)) } else { cut.name.clone() };
            assert_eq!((mv.handles[0], mv.phrase.object.here()), (before.edge(cut.n), name), "{at}");
            assert_eq!(before.parts[cut.part as usize].place, part, "{at}");
            let goes = |edge: &Edge| mv.touches.iter().any(|span| span.contains(before.edge(edge.n)));
            assert!(goes(cut), "{at}");
            let touched: u64 = mv.touches.iter().map(|span| span.to - span.from + 1).sum();
            let gone = before.edges.iter().filter(|edge| goes(edge)).count() as u64;
            let falls = match gone - 1 {
                0 => Consequence::Unsaid,
                1 => Consequence::Also("1 edge falls".into()),
                falls => Consequence::Also(format!("{} edges fall", format_number(falls))),
            };
            assert_eq!((gone, &falls), (touched, &mv.phrase.left), "{at}");
            assert_eq!(after.edges.len() as u64 + gone, before.edges.len() as u64, "{at}");
            for edge in &after.edges {
                let same = before.find(edge.n).unwrap();
                assert!(!goes(same), "{at}: {} stays", edge.n);
                assert_eq!((edge.bend, &edge.name), (same.bend, &same.name), "{at}: edge {} moves", edge.n);
                assert_eq!(ends(after, edge), ends(before, same), "{at}");
            }
            let places: HashMap<_, _> = before.vertices.iter().map(|at| (&at.name, (at.x, at.y))).collect();
            assert!(after.vertices.iter().all(|now| places[&now.name] == (now.x, now.y)), "{at}");
            seen.add(&*game);
        }
    }
    seen.enough(200);
}

#[test]
fn pictures_are_sound() {
    for game in positions() {
        for graph in game.scene().graphs() {
            let at = game.notation();
            let names: HashSet<_> = graph.vertices.iter().map(|vertex| &vertex.name).collect();
            let numbers: HashSet<_> = graph.edges.iter().map(|edge| edge.n).collect();
            assert_eq!((names.len(), numbers.len()), (graph.vertices.len(), graph.edges.len()), "{at}");
            assert!(graph.vertices.iter().all(|vertex| !vertex.grounded() || vertex.y == 0), "{at}");
            assert!(graph.edges.windows(2).all(|pair| pair[0].part <= pair[1].part), "{at}");
            for (number, part) in graph.parts.iter().enumerate() {
                let own = graph.edges.iter().filter(|edge| edge.part as usize == number).count();
                assert_eq!((part.edges, own > 0), (own as u64, true), "{at}");
            }
            // In order from the ground up, each edge stands on the ground or on an earlier edge.
            let mut called = HashSet::from(["the ground".to_string()]);
            let mut reached = HashSet::new();
            for edge in &graph.edges {
                assert!(called.contains(&edge.on), "{at}: edge {} hangs on {}", edge.n, edge.on);
                called.insert(edge.title(&graph.piece));
                let lower = &graph.vertices[edge.ends[0] as usize];
                assert!(lower.grounded() || reached.contains(&edge.ends[0]), "{at}: edge {}", edge.n);
                reached.extend(edge.ends);
                assert!(!edge.is_loop() || edge.bend != [0, 0], "{at}: loop {} cannot be seen", edge.n);
                assert_eq!(game.select(&[graph.edge(edge.n)]).is_some(), graph.holds(graph.edge(edge.n)));
            }
        }
    }
}

#[test]
fn what_is_drawn_again_is_the_same_position() {
    for game in positions() {
        let scene = game.scene();
        for graph in scene.graphs().filter(|graph| !graph.edges.is_empty()) {
            let edit = Edit::Draw { part: graph.line.part, graph: Box::new(graph.clone()) };
            // The places of many vertices make the notation of a large picture too long.
            let Ok(again) = game.edit(&edit) else { continue };
            assert_eq!(again.key(), game.key(), "{}", game.notation());
            let drawn = again.scene();
            let drawn = picture(&drawn, graph.line.part).unwrap();
            let all = |graph: &Graph| {
                let edge = |edge: &Edge| (edge.n, edge.bend, edge.name.clone());
                let mut all: Vec<_> = graph.edges.iter().map(edge).collect();
                all.sort();
                all
            };
            assert_eq!(all(drawn), all(graph), "{}", game.notation());
        }
    }
}
