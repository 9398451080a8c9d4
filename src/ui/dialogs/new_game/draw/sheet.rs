//! The sheet that is drawn on: the graph, its earlier versions for undo, and the chosen item.
use super::sketch::{self, HALF, STEP};
use crate::core::{Edge, Graph};
use std::rc::Rc;

/// The most changes that can be undone.
const MOST: usize = 300;

/// What the pointer does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tool {
    Draw,
    Move,
    Bend,
    Delete,
}

/// A vertex or an edge, by index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    Vertex(usize),
    Edge(usize),
}

/// Where an edge begins or ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    At(usize),
    Free([i32; 2]),
}

/// What the pointer or the keyboard is drawing or moving.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DragInProgress {
    /// A new edge; `far` once it has left its start.
    Edge {
        from: End,
        to: End,
        far: bool,
    },
    Vertex(usize),
    Bend(usize),
}

/// The sheet with the graph and the state of the editor.
pub struct Sheet {
    pub graph: Rc<Graph>,
    /// The graph that was last reported to the page.
    pub reported: Rc<Graph>,
    past: Vec<Rc<Graph>>,
    future: Vec<Rc<Graph>>,
    pub chosen: Option<Item>,
    pub tool: Tool,
    pub drag: Option<DragInProgress>,
    /// Whether the graph was replaced, so that the view must be fitted to the new one.
    pub needs_fit: bool,
    /// What a screen reader hears.
    pub said: String,
}

impl Sheet {
    pub fn new(graph: Graph) -> Self {
        let (past, future) = (Vec::new(), Vec::new());
        let (graph, said) = (Rc::new(graph), String::new());
        let reported = graph.clone();
        Self {
            graph,
            reported,
            past,
            future,
            chosen: None,
            tool: Tool::Draw,
            drag: None,
            needs_fit: false,
            said,
        }
    }
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
    /// Stores the graph for undo.
    pub fn save_for_undo(&mut self) {
        self.future.clear();
        if self.past.len() == MOST {
            self.past.remove(0);
        }
        self.past.push(self.graph.clone());
    }
    /// Drops the stored version if nothing has changed since.
    pub fn settle(&mut self) {
        if self.past.last() == Some(&self.graph) {
            self.past.pop();
        }
    }
    /// The graph, to be changed.
    pub fn graph_mut(&mut self) -> &mut Graph {
        Rc::make_mut(&mut self.graph)
    }
    /// Replaces the graph and announces `said`.
    pub fn replace(&mut self, graph: Graph, said: &str) {
        self.save_for_undo();
        self.graph = Rc::new(graph);
        (self.chosen, self.drag) = (None, None);
        self.needs_fit = true;
        self.said = said.into();
    }
    pub fn undo(&mut self) {
        let Some(before) = self.past.pop() else { return self.said = "Nothing to undo".into() };
        self.future.push(std::mem::replace(&mut self.graph, before));
        (self.chosen, self.drag) = (None, None);
        self.said = "Undone".into();
    }
    pub fn redo(&mut self) {
        let Some(after) = self.future.pop() else { return self.said = "Nothing to redo".into() };
        self.past.push(std::mem::replace(&mut self.graph, after));
        (self.chosen, self.drag) = (None, None);
        self.said = "Redone".into();
    }

    /// The name of an item: "Vertex a", "Ground vertex 0", "Edge 4, a to b".
    pub fn called(&self, item: Item) -> String {
        match item {
            Item::Vertex(index) => match self.graph.vertices.get(index) {
                Some(vertex) if vertex.grounded() => "Ground vertex ".to_string() + &vertex.name,
                Some(vertex) => "Vertex ".to_string() + &vertex.name,
                None => String::new(),
            },
            Item::Edge(index) => self.graph.edges.get(index).map_or_else(String::new, |edge| {
                let name =
                    |end: u32| self.graph.vertices.get(end as usize).map_or("", |own| own.name.as_str());
                [&edge.title("Edge"), ", ", name(edge.ends[0]), " to ", name(edge.ends[1])].concat()
            }),
        }
    }
    pub fn choose(&mut self, item: Option<Item>) {
        self.chosen = item;
        self.said = item.map_or_else(String::new, |item| self.called(item));
    }
    /// Chooses the next or the previous item of a kind.
    pub fn next(&mut self, edges: bool, back: bool) {
        let count = if edges { self.graph.edges.len() } else { self.graph.vertices.len() };
        let now = match self.chosen {
            Some(Item::Edge(index)) if edges => Some(index),
            Some(Item::Vertex(index)) if !edges => Some(index),
            _ => None,
        };
        let next = match now {
            _ if count == 0 => return self.said = "Nothing is drawn".into(),
            None => 0,
            Some(now) if back => (now + count - 1) % count,
            Some(now) => (now + 1) % count,
        };
        self.choose(Some(if edges { Item::Edge(next) } else { Item::Vertex(next) }));
    }
    /// Deletes an item.
    pub fn delete(&mut self, item: Item) {
        let called = self.called(item);
        self.save_for_undo();
        match item {
            Item::Vertex(index) => sketch::remove_vertex(self.graph_mut(), index),
            Item::Edge(index) => sketch::remove(self.graph_mut(), |own, _: &Edge| own == index),
        }
        (self.chosen, self.drag) = (None, None);
        self.said = called + " deleted";
    }
    /// Moves the chosen vertex, bends the chosen edge, or moves the end of the edge in hand.
    pub fn shift(&mut self, [dx, dy]: [i32; 2]) {
        if let Some(DragInProgress::Edge { from, to, .. }) = self.drag {
            let [x, y] = self.place(to);
            let to = self.end_at(sketch::clamp_place([x + dx, y + dy]));
            self.drag = Some(DragInProgress::Edge { from, to, far: true });
            self.said = self.end_in_words(to);
            return;
        }
        match self.chosen {
            Some(Item::Vertex(index)) => {
                let [x, y] = self.place(End::At(index));
                self.save_for_undo();
                sketch::put(self.graph_mut(), index, [x + dx, y + dy]);
                self.said = self.called(Item::Vertex(index))
                    + " at "
                    + &self.end_in_words(End::Free(self.place(End::At(index))));
            }
            Some(Item::Edge(index)) => {
                let Some(edge) = self.graph.edges.get(index) else { return };
                let [x, y] = match edge.bend {
                    [0, 0] if edge.is_loop() => [0, sketch::LOOP],
                    bend => bend,
                };
                self.save_for_undo();
                if let Some(edge) = self.graph_mut().edges.get_mut(index) {
                    edge.bend = sketch::clamp_bend([x + dx, y + dy]);
                }
                self.said = self.called(Item::Edge(index)) + " bent";
            }
            None => self.next(false, false),
        }
    }
    /// Begins an edge at the chosen vertex.
    pub fn begin(&mut self) {
        let Some(Item::Vertex(index)) = self.chosen else {
            return self.said = "Choose a vertex where the edge begins".into();
        };
        let [x, y] = self.place(End::At(index));
        let to = self.end_at([x, y + STEP]);
        self.drag = Some(DragInProgress::Edge { from: End::At(index), to, far: true });
        self.said =
            ["Edge from ", &self.called(Item::Vertex(index)), " to ", &self.end_in_words(to)].concat();
    }
    /// Ends the edge in hand and adds it to the graph.
    pub fn end(&mut self) {
        let Some(DragInProgress::Edge { from, to, far }) = self.drag.take() else { return };
        if !far {
            return self.choose(match from {
                End::At(index) => Some(Item::Vertex(index)),
                End::Free(_) => None,
            });
        }
        self.save_for_undo();
        let graph = self.graph_mut();
        let mut index = |end: End| match end {
            End::At(index) => index,
            End::Free(at) => sketch::vertex(graph, at),
        };
        let first = index(from);
        let last = if to == from { first } else { index(to) };
        let new = sketch::edge(graph, [first, last]);
        self.chosen = Some(Item::Vertex(last));
        self.said = self.called(Item::Edge(new)) + " drawn";
    }
    /// Adds a loop to the chosen vertex.
    pub fn add_loop(&mut self) {
        let Some(Item::Vertex(index)) = self.chosen else {
            return self.said = "Choose a vertex for the loop".into();
        };
        self.save_for_undo();
        let new = sketch::edge(self.graph_mut(), [index, index]);
        self.said = self.called(Item::Edge(new)) + " drawn";
    }
    /// Adds a vertex on the ground, right of all others.
    pub fn add_ground(&mut self) {
        let right = self.graph.vertices.iter().map(|vertex| vertex.x + STEP).max().unwrap_or(0);
        self.save_for_undo();
        let index = sketch::vertex(self.graph_mut(), [right, 0]);
        self.choose(Some(Item::Vertex(index)));
        self.said.push_str(" added");
    }
    /// The place of what is chosen or in hand, in pixels at full size.
    pub fn at(&self) -> Option<(i64, i64)> {
        let end = match (self.drag, self.chosen) {
            (Some(DragInProgress::Edge { to, .. }), _) => to,
            (_, Some(Item::Vertex(index))) => End::At(index),
            (_, Some(Item::Edge(index))) => End::At(self.graph.edges.get(index)?.ends[1] as usize),
            _ => return None,
        };
        let [x, y] = self.place(end);
        Some((2 * i64::from(x), -2 * i64::from(y)))
    }
    /// The place of an end.
    pub fn place(&self, end: End) -> [i32; 2] {
        match end {
            End::At(index) => self.graph.vertices.get(index).map_or([0; 2], |own| [own.x, own.y]),
            End::Free(at) => at,
        }
    }
    /// The vertex at a place, or else the place itself.
    pub fn end_at(&self, at: [i32; 2]) -> End {
        let near = |end: usize| {
            let [x, y] = self.place(End::At(end));
            (x - at[0]).abs() < HALF && (y - at[1]).abs() < HALF
        };
        (0..self.graph.vertices.len()).find(|index| near(*index)).map_or(End::Free(at), End::At)
    }
    /// An end in words: "vertex a", or "3 across, 2.5 up" in squares.
    fn end_in_words(&self, end: End) -> String {
        match end {
            End::At(index) => self.called(Item::Vertex(index)),
            End::Free([x, y]) => [&squares(x), " across, ", &squares(y), " up"].concat(),
        }
    }
}

/// A length in tenths of a square, written in squares: "2.5".
fn squares(tenths: i32) -> String {
    let (sign, n) = (if tenths < 0 { "−" } else { "" }, tenths.unsigned_abs());
    let rest = if n % 10 == 0 { String::new() } else { ".".to_string() + &(n % 10).to_string() };
    [sign, &(n / 10).to_string(), &rest].concat()
}
