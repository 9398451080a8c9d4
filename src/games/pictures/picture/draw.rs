//! Pictures from what an editor has drawn.
use super::{
    Drawing, Picture,
    drawing::{FARTHEST, LONGEST_NAME, LONGEST_TITLE, MOST_EDGES, MOST_NUMBER},
    strokes::{Dot, Stroke},
    words::may_have,
};
use crate::core::{notation::NotationError, scene::Graph};
use rustc_hash::FxHashSet;

impl Picture {
    /// The picture of a scene. Vertices without edges are left out, spaces around names too.
    ///
    /// # Errors
    /// A name, number or place that no notation has, or the first edge that is not connected to the ground.
    pub fn drawn(graph: &Graph) -> Result<Self, NotationError> {
        let refused = |what: String| Err(NotationError::not_allowed(0, what));
        if graph.edges.len() > MOST_EDGES {
            return Err(NotationError::too_large(0, format!("at most {MOST_EDGES} edges")));
        }
        let mut names = FxHashSet::default();
        let mut dots = Vec::with_capacity(graph.vertices.len());
        let far = |length: &i32| !(-FARTHEST..=FARTHEST).contains(length);
        for vertex in &graph.vertices {
            let name = &vertex.name;
            let plain = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric());
            if !plain || name.len() > LONGEST_NAME {
                return refused(format!(
                    "a vertex name of at most {LONGEST_NAME} letters and digits, not {name:?}"
                ));
            }
            if !names.insert(name) {
                return refused(format!("another name for the second vertex {name}"));
            }
            let grounded = vertex.grounded();
            if far(&vertex.x) || far(&vertex.y) {
                return refused(format!("vertex {name} nearer than {FARTHEST}"));
            }
            let place = Some([vertex.x, if grounded { 0 } else { vertex.y }]);
            dots.push(Dot { name: name.clone(), place, title: String::new() });
        }
        let mut strokes = Vec::with_capacity(graph.edges.len());
        let mut numbers = FxHashSet::default();
        let mut titles = FxHashSet::default();
        for edge in &graph.edges {
            let n = edge.n;
            if !(1..=MOST_NUMBER).contains(&n) || !numbers.insert(n) {
                return refused(format!("another number for edge {n}"));
            }
            if edge.ends.iter().any(|end| *end as usize >= dots.len()) || edge.bend.iter().any(far) {
                return refused(format!("edge {n} between vertices"));
            }
            let Some(name) = titled(&edge.name) else {
                return refused(format!(
                    "another name for edge {n}: at most {LONGEST_TITLE} letters and digits"
                ));
            };
            if !name.is_empty() && !titles.insert(name.clone()) {
                return refused(format!("another name than {name} for edge {n}"));
            }
            let title = graph.parts.get(edge.part as usize).and_then(|part| titled(&part.name));
            let ground = edge.ends.iter().find(|end| dots[**end as usize].grounded());
            if let (Some(title), Some(ground)) = (title, ground)
                && !title.is_empty()
                && !titles.contains(&title)
                && !dots.iter().any(|dot| dot.title == title)
            {
                dots[*ground as usize].title = title;
            }
            strokes.push(Stroke { n, ends: edge.ends, bend: Some(edge.bend), name });
        }
        strokes.sort_by_key(|stroke| stroke.n);
        Ok(Self::whole(Drawing::placed(dots, strokes).checked(|_| 0)?))
    }
}

impl Picture {
    /// What stands, laid out automatically.
    ///
    /// # Errors
    /// A picture whose notation would be too long.
    pub fn arranged(&self) -> Result<Self, NotationError> {
        let open = |dot: &Dot| Dot { place: None, ..dot.clone() };
        let dots = self.drawing.dots.iter().map(open).collect();
        let stroke = |edge: &u32| Stroke { bend: None, ..self.drawing.strokes[*edge as usize].clone() };
        let strokes = self.edges.iter().map(stroke).collect();
        Ok(Self::whole(Drawing::placed(dots, strokes).checked(|_| 0)?))
    }
}

/// A name without spaces around it, if a notation may have it.
fn titled(name: &str) -> Option<String> {
    let name = name.trim();
    (name.chars().all(may_have) && name.chars().count() <= LONGEST_TITLE).then(|| name.to_string())
}
