//! A picture as a renderer sees it.
use super::Picture;
use crate::core::scene::{Edge, Graph, GraphPart, Place, SumContext, Vertex};

const NONE: u32 = u32::MAX;

impl Picture {
    /// The scene of the standing edges; `noun` is the word for a part, `piece` that for an edge.
    pub fn graph(&self, noun: &str, piece: &str, seat: SumContext) -> Graph {
        let drawing = self.drawing();
        let mut index = vec![NONE; drawing.dots.len()];
        let mut graph = Graph { noun: noun.into(), piece: piece.into(), ..Graph::default() };
        for (number, part) in self.parts().iter().enumerate() {
            graph.parts.push(GraphPart {
                place: Place { part: 0, group: number as u16 },
                number: seat.number(number),
                name: self.title(number).into(),
                edges: part.len() as u64,
            });
            for hung in part {
                let ends = hung.ends.map(|dot| {
                    let index = &mut index[dot as usize];
                    if *index == NONE {
                        *index = graph.vertices.len() as u32;
                        let [x, y] = drawing.place(dot);
                        graph.vertices.push(Vertex { name: drawing.dots[dot as usize].name.clone(), x, y });
                    }
                    *index
                });
                let stroke = &drawing.strokes[hung.edge as usize];
                graph.edges.push(Edge {
                    n: stroke.n,
                    ends,
                    bend: drawing.bend(hung.edge),
                    part: number as u32,
                    name: stroke.name.clone(),
                    on: self.called(hung.on, piece),
                });
            }
        }
        graph
    }
    /// What an edge of the drawing, or the ground, is called: "edge 4".
    fn called(&self, edge: Option<u32>, piece: &str) -> String {
        let Some(edge) = edge else { return "the ground".into() };
        let stroke = &self.drawing().strokes[edge as usize];
        if stroke.name.is_empty() { format!("{piece} {}", stroke.n) } else { stroke.name.clone() }
    }
}
