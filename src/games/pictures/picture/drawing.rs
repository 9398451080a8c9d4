//! What a picture is drawn on: dots and strokes, each with a place.
use super::{
    layout::{self, Geometry},
    strokes::{Dot, Stroke},
};
use crate::core::notation::NotationError;
use std::cell::OnceCell;

/// Most edges of a picture.
pub const MOST_EDGES: usize = 16_000;
/// Most parts that a game begins with: each is named and explained by itself.
pub const MOST_PARTS: usize = 1_000;
/// Highest number of an edge.
pub const MOST_NUMBER: u64 = 999_999_999;
/// How far from the origin a dot may be.
pub const FARTHEST: i32 = 100_000;
/// Longest name of a vertex, and of an edge or part, in characters.
pub const LONGEST_NAME: usize = 16;
pub const LONGEST_TITLE: usize = 40;
/// Longest notation that a position may come to have, in bytes: a little less than is read.
pub const LONGEST_TEXT: usize = 99_900;

/// Dots and strokes. Either all dots have places and all strokes bends, or none of them has.
#[derive(Debug, Default)]
pub struct Drawing {
    pub dots: Vec<Dot>,
    /// Ascending by number.
    pub strokes: Vec<Stroke>,
    /// How the whole of it is written, where it is laid out automatically.
    pub text: Option<String>,
    geometry: OnceCell<Geometry>,
}

impl PartialEq for Drawing {
    fn eq(&self, other: &Self) -> bool {
        (&self.dots, &self.strokes, &self.text) == (&other.dots, &other.strokes, &other.text)
    }
}

impl Drawing {
    /// A drawing without places, written as `text`.
    pub fn automatic(dots: Vec<Dot>, strokes: Vec<Stroke>, text: String) -> Self {
        Self { dots, strokes, text: Some(text), geometry: OnceCell::new() }
    }
    /// A drawing with places: dots and strokes that have none are laid out now.
    pub fn placed(dots: Vec<Dot>, strokes: Vec<Stroke>) -> Self {
        let mut drawing = Self { dots, strokes, text: None, geometry: OnceCell::new() };
        let open = drawing.dots.iter().any(|dot| dot.place.is_none());
        let laid = layout::lay(&drawing.dots, &drawing.strokes, open, false);
        for (dot, place) in drawing.dots.iter_mut().zip(&laid.places) {
            dot.place = Some(*place);
        }
        for (stroke, bend) in drawing.strokes.iter_mut().zip(&laid.bends) {
            stroke.bend = Some(*bend);
        }
        drawing
    }
    fn geometry(&self) -> &Geometry {
        self.geometry.get_or_init(|| layout::lay(&self.dots, &self.strokes, true, self.text.is_some()))
    }
    /// Where a dot is.
    pub fn place(&self, dot: u32) -> [i32; 2] {
        let own = self.dots[dot as usize].place;
        own.unwrap_or_else(|| self.geometry().places[dot as usize])
    }
    /// How far the middle of a stroke is from the middle between its ends.
    pub fn bend(&self, stroke: u32) -> [i32; 2] {
        let own = self.strokes[stroke as usize].bend;
        own.unwrap_or_else(|| self.geometry().bends[stroke as usize])
    }
    /// The drawing itself, if it is within the limits and all of it is connected to the ground; `at` gives the place of
    /// a stroke in the text.
    pub fn checked(self, at: impl Fn(usize) -> usize) -> Result<Self, NotationError> {
        if self.strokes.len() > MOST_EDGES {
            return Err(NotationError::too_large(at(MOST_EDGES), format!("at most {MOST_EDGES} edges")));
        }
        let ends: Vec<[u32; 2]> = self.strokes.iter().map(|stroke| stroke.ends).collect();
        let ground = (0u32..).zip(&self.dots).filter(|(_, dot)| dot.grounded());
        let grounded: Vec<u32> = ground.map(|(dot, _)| dot).collect();
        if let Err(error) = kernels::hackenbush::Graph::new(self.dots.len(), &ends, &grounded) {
            let kernels::hackenbush::GraphError::Unrooted(edge) = error else {
                return Err(NotationError::too_large(0, format!("at most {MOST_EDGES} edges")));
            };
            let stroke = &self.strokes[edge as usize];
            let [a, b] = stroke.ends.map(|dot| &*self.dots[dot as usize].name);
            let called = if stroke.name.is_empty() { String::new() } else { format!(" {},", stroke.name) };
            let what = format!("a path to the ground from edge {},{called} {a}-{b}", stroke.n);
            return Err(NotationError::not_allowed(at(edge as usize), what));
        }
        let longest = match &self.text {
            // At worst the notation comes to name two of every three consecutive edges as cut.
            Some(text) => {
                let digits = self.strokes.last().map_or(1, |last| last.n.max(1).ilog10() as usize + 1);
                text.len() + ends.len() * (digits + 1) * 2 / 3
            }
            None => self.longest(),
        };
        if longest > LONGEST_TEXT {
            let what = "a picture whose notation is shorter, at most 100000 characters after any cuts";
            return Err(NotationError::too_large(at(0), what));
        }
        Ok(self)
    }
}
