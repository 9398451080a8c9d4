//! Finds circular dependencies among the rooms of each folder. Among the top rooms there are none if their order is
//! kept.
use super::arrows::{Arrow, told};
use super::floors::{Floor, seat};
use super::house::{House, Place};
use petgraph::{algo::tarjan_scc, graph::DiGraph};
use std::collections::BTreeMap;

/// The arrows between the rooms of one folder, by these rooms.
type Folder = BTreeMap<(String, String), Vec<Arrow>>;

/// Each circle, with the arrows that form it.
pub fn circles(house: &House, floors: &[Floor]) -> Vec<String> {
    let mut folders: BTreeMap<Place, Folder> = BTreeMap::new();
    for arrow in house.arrows() {
        let ends = [&arrow.from, &arrow.to].map(|place| {
            let (_, floor, rest) = seat(floors, place)?;
            Some([vec![floor.name.to_string()], rest].concat())
        });
        let [Some(from), Some(to)] = ends else { continue };
        let shared = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
        // Skip a door and what is beneath it: one contains the other.
        if shared > 0
            && let (Some(own), Some(other)) = (from.get(shared), to.get(shared))
        {
            let folder = folders.entry(from[..shared].to_vec()).or_default();
            folder.entry((own.clone(), other.clone())).or_default().push(arrow);
        }
    }
    folders.iter().flat_map(|(place, folder)| circles_in(house, place, folder)).collect()
}

fn circles_in(house: &House, place: &Place, folder: &Folder) -> Vec<String> {
    let mut graph = DiGraph::new();
    let mut nodes = BTreeMap::new();
    for (from, to) in folder.keys() {
        let [from, to] = [from, to].map(|room| *nodes.entry(room).or_insert_with(|| graph.add_node(room)));
        graph.add_edge(from, to, ());
    }
    let tell = |circle: Vec<_>| {
        let rooms: Vec<&String> = circle.iter().map(|node| graph[*node]).collect();
        let inside = folder.iter().filter(|((from, to), _)| rooms.contains(&from) && rooms.contains(&to));
        let lines = told(house, inside.flat_map(|(_, arrows)| arrows));
        let mut names: Vec<String> = rooms.iter().map(|room| room.to_string()).collect();
        names.sort();
        format!("in {}: {}\n    {}\n", place.join("::"), names.join(", "), lines.join("\n    "))
    };
    tarjan_scc(&graph).into_iter().filter(|circle| circle.len() > 1).map(tell).collect()
}
