//! Makes a picture of what was read.
use super::{
    Drawing, Picture,
    drawing::MOST_PARTS,
    reader::Reader,
    strokes::{Dot, Stroke},
};
use crate::core::notation::NotationError;
use std::ops::RangeInclusive;

impl Reader {
    /// The picture, if its edges have different numbers and are connected to the ground.
    pub fn picture(mut self) -> Result<Picture, NotationError> {
        let mut order: Vec<usize> = (0..self.strokes.len()).collect();
        order.sort_by_key(|index| self.strokes[*index].n);
        let twice = order.windows(2).filter(|pair| self.strokes[pair[0]].n == self.strokes[pair[1]].n);
        if let Some(index) = twice.map(|pair| pair[1]).min() {
            let what = format!("another number than {} for this edge", self.strokes[index].n);
            return Err(NotationError::not_allowed(self.at[index], what));
        }
        let mut strokes: Vec<Stroke> =
            order.iter().map(|index| std::mem::take(&mut self.strokes[*index])).collect();
        self.name(&strokes);
        let at = |index: usize| order.get(index).map_or(0, |index| self.at[*index]);
        let (drawing, imported) = match self.placed {
            true => (Drawing::placed(self.dots, std::mem::take(&mut strokes)), false),
            false => {
                let imported = self.text.is_empty() && !strokes.is_empty();
                (Drawing::automatic(self.dots, strokes, self.text), imported)
            }
        };
        let mut drawing = drawing;
        if imported {
            let all: Vec<u32> = (0..drawing.strokes.len() as u32).collect();
            drawing.text = Some(drawing.written(&all, true));
        }
        let whole = Picture::whole(drawing.checked(at)?);
        if let Some(one) = whole.parts().get(MOST_PARTS).and_then(|part| part.first()) {
            let most = format!("at most {MOST_PARTS} parts");
            return Err(NotationError::too_large(at(one.edge as usize), most));
        }
        if self.cuts.is_empty() { Ok(whole) } else { whole.after(&self.cuts) }
    }

    /// Names the vertices of stalks and trees after the edges that lead there.
    fn name(&mut self, strokes: &[Stroke]) {
        let named = |dot: &Dot| dot.name.is_empty() || dot.name == "0";
        if self.by_name.len() == self.dots.len() {
            return;
        }
        let own = self.by_name.get("0").copied();
        for Stroke { n, ends: [lower, upper], .. } in strokes {
            for (dot, ground) in [(*lower, "0"), (*upper, "")] {
                if !named(&self.dots[dot as usize]) || Some(dot) == own {
                    continue;
                }
                let mut name = format!("{ground}{n}");
                while self.by_name.contains_key(&name) {
                    name.push('a');
                }
                self.by_name.insert(name.clone(), dot);
                self.dots[dot as usize].name = name;
            }
        }
    }
}

impl Picture {
    /// What stands after these edges are cut.
    fn after(self, cuts: &[(RangeInclusive<u64>, usize)]) -> Result<Self, NotationError> {
        let strokes = &self.drawing.strokes;
        let mut kept = vec![true; strokes.len()];
        for (range, at) in cuts {
            let find = |number: &u64| strokes.binary_search_by_key(number, |stroke| stroke.n).ok();
            let (Some(first), Some(last)) = (find(range.start()), find(range.end())) else {
                return Err(NotationError::not_allowed(*at, "the number of an edge that is drawn"));
            };
            if first > last {
                return Err(NotationError::syntax(*at, "the lower number first"));
            }
            kept[first..=last].fill(false);
        }
        let left = (0..).zip(kept).filter(|(_, kept)| *kept).map(|(edge, _)| edge).collect();
        let rest = self.only(left);
        // What is not connected to the ground has fallen.
        let standing = rest.parts().iter().flatten().map(|hung| hung.edge).collect();
        Ok(rest.only(standing))
    }
}
