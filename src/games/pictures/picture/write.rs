//! How a picture is written.
//!
//! A picture that is laid out automatically is written as it was typed, followed by the edges that are cut. Any other
//! is written as what stands: chains of vertices with the bends and names of edges, then the places of the vertices and
//! the names of the parts.
use super::{Drawing, Picture};
use rustc_hash::FxHashSet;
use std::fmt::{self, Write};

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.drawing.text {
            _ if self.is_empty() => f.write_str("0"),
            Some(text) => {
                f.write_str(text)?;
                self.write_cuts(f)
            }
            None => f.write_str(&self.drawing.written(&self.edges, true)),
        }
    }
}

impl Picture {
    /// Marks the dots that standing edges lead to, and the ground.
    fn standing(&self) -> Vec<bool> {
        let mut standing: Vec<bool> = self.drawing.dots.iter().map(|dot| dot.grounded()).collect();
        for edge in self.edges.iter() {
            for dot in self.drawing.strokes[*edge as usize].ends {
                standing[dot as usize] = true;
            }
        }
        standing
    }
    /// Writes the missing edges that touch what stands as cuts: without these the other missing edges fall.
    fn write_cuts(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let strokes = &self.drawing.strokes;
        if self.len() == strokes.len() {
            return Ok(());
        }
        let standing = self.standing();
        let mut kept = vec![false; strokes.len()];
        self.edges.iter().for_each(|edge| kept[*edge as usize] = true);
        let cut = |edge: usize| !kept[edge] && strokes[edge].ends.iter().any(|dot| standing[*dot as usize]);
        let mut edge = 0;
        while edge < strokes.len() {
            let first = edge;
            while edge < strokes.len() && cut(edge) {
                edge += 1;
            }
            match edge - first {
                0 => edge += 1,
                1 => write!(f, ",-{}", strokes[first].n)?,
                _ => write!(f, ",-{}_{}", strokes[first].n, strokes[edge - 1].n)?,
            }
        }
        Ok(())
    }
}

fn pair([a, b]: [u32; 2]) -> [u32; 2] {
    [a.min(b), a.max(b)]
}

impl Drawing {
    /// The greatest length of the notation, in bytes, whatever is cut.
    pub fn longest(&self) -> usize {
        self.written(&(0..self.strokes.len() as u32).collect::<Vec<_>>(), false).len()
    }
    /// The notation of some of the strokes, ascending: chains `joined`, or each stroke by itself.
    pub fn written(&self, edges: &[u32], joined: bool) -> String {
        let mut text = String::new();
        // The dots in the order in which they are named.
        let (mut seen, mut used) = (vec![false; self.dots.len()], Vec::new());
        let (mut pairs, mut several) = (FxHashSet::default(), FxHashSet::default());
        for edge in edges {
            let pair = pair(self.strokes[*edge as usize].ends);
            if !pairs.insert(pair) {
                several.insert(pair);
            }
        }
        let (mut end, mut next) = (u32::MAX, 1);
        for edge in edges {
            let stroke = &self.strokes[*edge as usize];
            let [a, b] = stroke.ends;
            if !joined || stroke.n != next || a != end {
                if !text.is_empty() {
                    text.push(',');
                }
                if !joined || stroke.n != next {
                    let _ = write!(text, "{}:", stroke.n);
                }
                text += &self.dots[a as usize].name;
            }
            text.push('-');
            text += &self.dots[b as usize].name;
            if let Some(bend @ [x, y]) = stroke.bend
                && (!joined || a == b || bend != [0, 0] || several.contains(&pair(stroke.ends)))
            {
                let _ = write!(text, "~{x}_{y}");
            }
            if !stroke.name.is_empty() {
                text.extend(["'", &stroke.name, "'"]);
            }
            for dot in [a, b] {
                if !std::mem::replace(&mut seen[dot as usize], true) {
                    used.push(&self.dots[dot as usize]);
                }
            }
            (end, next) = (b, stroke.n + 1);
        }
        for dot in used.into_iter().filter(|dot| dot.place.is_some() || !dot.title.is_empty()) {
            text.extend([",", &dot.name]);
            match dot.place {
                Some([x, _]) if dot.grounded() => drop(write!(text, "@{x}")),
                Some([x, y]) => drop(write!(text, "@{x}_{y}")),
                None => {}
            }
            if !dot.title.is_empty() {
                text.extend(["'", &dot.title, "'"]);
            }
        }
        text
    }
}
