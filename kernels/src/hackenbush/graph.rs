//! Rooted multigraphs: loops, several edges between two vertices, several vertices on the ground.
use crate::hackenbush::{GraphError, NONE, links::Links, tree::Tree};

/// The most vertices of a graph.
pub const VERTEX_LIMIT: usize = 1 << 22;
/// The most edges of a graph.
pub const EDGE_LIMIT: usize = 1 << 22;

/// A rooted multigraph. Its vertices and edges keep their numbers when edges are cut: fallen edges stay in the lists
/// but no longer stand. "Remember the ground is really a single vertex" (Ferguson 6.3).
#[derive(Clone, Debug)]
pub struct Graph {
    /// The ends of each edge, as given.
    edges: Vec<[u32; 2]>,
    /// The node of each vertex: 0 for all that are grounded.
    nodes: Vec<u32>,
    standing: Vec<bool>,
    links: Links,
    pub(crate) tree: Tree,
}

impl Graph {
    /// The graph with the vertices `0..vertices`, the ends of each edge, and the vertices that are grounded.
    /// Vertices without edges do no harm. O(V + E).
    ///
    /// # Errors
    /// An edge that no path connects to the ground, a vertex that does not exist, or a graph beyond the limits.
    pub fn new(vertices: usize, edges: &[[u32; 2]], grounded: &[u32]) -> Result<Self, GraphError> {
        let graph = Self::rooted_part(vertices, edges, grounded)?;
        match graph.standing.iter().position(|standing| !standing) {
            Some(edge) => Err(GraphError::Unrooted(edge as u32)),
            None => Ok(graph),
        }
    }

    /// As [`Graph::new`], but edges not connected to the ground are allowed and count as fallen. O(V + E).
    ///
    /// # Errors
    /// A vertex that does not exist, or a graph beyond the limits.
    pub fn rooted_part(vertices: usize, edges: &[[u32; 2]], grounded: &[u32]) -> Result<Self, GraphError> {
        if vertices > VERTEX_LIMIT {
            return Err(GraphError::TooManyVertices);
        }
        if edges.len() > EDGE_LIMIT {
            return Err(GraphError::TooManyEdges);
        }
        let unknown = |vertex: &&u32| **vertex as usize >= vertices;
        if let Some(vertex) = edges.as_flattened().iter().chain(grounded).find(unknown) {
            return Err(GraphError::UnknownVertex(*vertex));
        }
        let mut nodes = vec![NONE; vertices];
        grounded.iter().for_each(|vertex| nodes[*vertex as usize] = 0);
        let free = nodes.iter_mut().filter(|node| **node == NONE);
        free.zip(1..).for_each(|(node, number)| *node = number);
        Ok(Self::build(edges.to_vec(), nodes, vec![true; edges.len()]))
    }

    /// The ground alone, vertex 0.
    pub fn empty() -> Self {
        Self::build(Vec::new(), vec![0], Vec::new())
    }

    /// The graph of the edges that are `kept`, without those that are then not connected to the ground.
    fn build(edges: Vec<[u32; 2]>, nodes: Vec<u32>, kept: Vec<bool>) -> Self {
        let links = Links::new(&edges, &nodes, &kept);
        let tree = Tree::new(&links);
        let mut standing = kept;
        for (standing, [a, _]) in standing.iter_mut().zip(&edges) {
            *standing &= tree.place[nodes[*a as usize] as usize] != NONE;
        }
        Graph { edges, nodes, standing, links, tree }
    }

    /// The graph after `edge` is cut: the option that this move leads to. None if the edge does not stand.
    /// O(V + E).
    pub fn without(&self, edge: u32) -> Option<Self> {
        if !self.is_standing(edge) {
            return None;
        }
        let mut kept = self.standing.clone();
        kept[edge as usize] = false;
        Some(Self::build(self.edges.clone(), self.nodes.clone(), kept))
    }

    /// The ends of all edges, the fallen ones too, as they were given.
    pub fn edges(&self) -> &[[u32; 2]] {
        &self.edges
    }

    /// The number of vertices, including fallen ones.
    pub fn vertices(&self) -> usize {
        self.nodes.len()
    }

    /// Whether the vertex exists and is on the ground.
    pub fn is_grounded(&self, vertex: u32) -> bool {
        self.nodes.get(vertex as usize) == Some(&0)
    }

    /// Whether the edge exists and can be cut.
    pub fn is_standing(&self, edge: u32) -> bool {
        self.standing.get(edge as usize).is_some_and(|standing| *standing)
    }

    /// The edges that can be cut, in order.
    pub fn standing(&self) -> impl Iterator<Item = u32> {
        (0..).zip(&self.standing).filter(|(_, standing)| **standing).map(|(edge, _)| edge)
    }

    /// The place of a vertex in the tree.
    pub(crate) fn place(&self, vertex: u32) -> Option<u32> {
        let node = *self.nodes.get(vertex as usize)?;
        self.tree.place.get(node as usize).copied().filter(|place| *place != NONE)
    }

    /// The places of both ends of a standing edge, the lower one first.
    pub(crate) fn places(&self, edge: u32) -> Option<[u32; 2]> {
        if !self.is_standing(edge) {
            return None;
        }
        let [a, b] = self.edges[edge as usize];
        let (a, b) = (self.place(a)?, self.place(b)?);
        Some([a.min(b), a.max(b)])
    }

    /// The standing edges at a place, a loop once.
    pub(crate) fn edges_at(&self, place: u32) -> impl Iterator<Item = u32> {
        self.links.edges_at(self.tree.at(place).node)
    }
}
