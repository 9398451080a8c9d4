//! The graph that a game is played on, and where its vertices are drawn.
use super::{
    listed::{FARTHEST, Limits, Listed, Spot},
    places::{columns, levels},
};
use crate::core::notation::NotationError;
use kernels::digraph::{Acyclic, Digraph};
use std::fmt;

/// The most vertices that a graph may have.
pub const VERTICES: usize = 60;
/// The limits of a graph that is played on: it has to be drawn, and to fit in a link.
pub const LIMITS: Limits = Limits { vertices: VERTICES, arrows: 400, name: 8, again: false };

/// The side of a square of the paper, in pixels; then half the distances of neighbouring columns, and of neighbours in
/// the longest column.
pub const SQUARE: i32 = 20;
pub const ACROSS: i32 = 66;
pub const DOWN: i32 = 47;
/// The least distance of a new vertex from the others, in squares.
const APART: u16 = 4;

/// How the vertices are laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum VertexOrder {
    /// As somebody has drawn them, or else in columns by how far they are from an end.
    #[default]
    Drawn,
    /// In columns by how long play lasts if the winner hurries and the loser delays.
    Remoteness,
    /// In columns by their values.
    Value,
}

impl VertexOrder {
    /// The layout named at the start of a list of arrows, and the byte where the arrows begin.
    pub fn before(text: &str) -> (Self, usize) {
        let lead = text.len() - text.trim_start().len();
        let written = |way: &Self| text[lead..].starts_with(way.word());
        match [Self::Remoteness, Self::Value].into_iter().find(written) {
            Some(way) => (way, lead + way.word().len()),
            None => (Self::Drawn, 0),
        }
    }
    /// The prefix that stands for this layout before the arrows.
    fn word(self) -> &'static str {
        match self {
            Self::Drawn => "",
            Self::Remoteness => "@remoteness;",
            Self::Value => "@value;",
        }
    }
}

/// A directed graph, its vertices and arrows in the order of their names. Written by vertex: `a>b;b>a,c` has arrows from a to
/// b and from b to a and c, and `a@3_4>b` also gives a place to a. `@remoteness;` or `@value;` before all
/// says how the vertices are laid out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Drawing {
    pub names: Vec<String>,
    /// The followers of each vertex, ascending.
    pub followers: Vec<Vec<usize>>,
    /// Where each vertex is drawn, if somebody has drawn them.
    pub spots: Option<Vec<Spot>>,
    pub way: VertexOrder,
}

impl Drawing {
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let (way, from) = VertexOrder::before(text);
        let listed = Listed::read(&text[from..], &LIMITS).map_err(|error| error.shifted(from))?;
        Ok(Self { way, ..Self::of(listed) })
    }
    /// The graph of a list.
    pub fn of(listed: Listed) -> Self {
        let Listed { names, spots, arrows } = listed;
        let mut followers = vec![Vec::new(); names.len()];
        arrows.iter().for_each(|(from, to)| followers[*from as usize].push(*to as usize));
        followers.iter_mut().for_each(|own| own.sort_unstable());
        Self { names, followers, spots: drawn(&spots), way: VertexOrder::Drawn }
    }
    /// The graph as the type that is calculated with.
    pub fn digraph(&self) -> Digraph {
        let arrows: Vec<(u32, u32)> = self.arrows().map(|(from, to)| (from as u32, to as u32)).collect();
        Digraph::new(self.len(), &arrows)
    }
    /// Whether every play on it ends.
    pub fn is_acyclic(&self) -> bool {
        Acyclic::of(&self.digraph()).is_some()
    }
    pub fn len(&self) -> usize {
        self.names.len()
    }
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }
    /// Every arrow as (from, to), in the order of the vertices that the arrows leave.
    pub fn arrows(&self) -> impl Iterator<Item = (usize, usize)> {
        let of =
            |(from, all): (usize, &Vec<usize>)| all.iter().map(move |to| (from, *to)).collect::<Vec<_>>();
        self.followers.iter().enumerate().flat_map(of)
    }
    /// With the vertices in the order of their names again.
    fn sorted(self) -> Self {
        let listed = Listed {
            arrows: self.arrows().map(|(from, to)| (from as u32, to as u32)).collect(),
            spots: match self.spots {
                Some(spots) => spots.into_iter().map(Some).collect(),
                None => vec![None; self.names.len()],
            },
            names: self.names,
        };
        Self { way: self.way, ..Self::of(listed.sorted()) }
    }
    /// With this arrow added, or removed if it was there.
    pub fn toggle_arrow(&self, from: usize, to: usize) -> Self {
        let mut graph = self.clone();
        let own = &mut graph.followers[from];
        match own.binary_search(&to) {
            Ok(at) => drop(own.remove(at)),
            Err(at) => own.insert(at, to),
        }
        graph
    }
    /// With another vertex, named by the first letter or number that is free.
    pub fn grown(&self) -> Self {
        let mut graph = self.clone();
        let letters = ('a'..='z').map(String::from);
        let free = letters.chain((1..).map(|n: usize| n.to_string())).find(|name| !self.names.contains(name));
        graph.names.extend(free);
        graph.followers.push(Vec::new());
        if let Some(spots) = &mut graph.spots {
            spots.push(vacant(spots));
        }
        graph.sorted()
    }
    /// Without this vertex and its arrows.
    pub fn without(&self, at: usize) -> Self {
        let mut graph = self.clone();
        graph.names.remove(at);
        graph.followers.remove(at);
        if let Some(spots) = &mut graph.spots {
            spots.remove(at);
        }
        for own in &mut graph.followers {
            own.retain(|to| *to != at);
            own.iter_mut().filter(|to| **to > at).for_each(|to| *to -= 1);
        }
        graph
    }
    /// With a vertex moved by so many squares to the right and down, within the paper; the others keep their places.
    pub fn carried(&self, at: usize, by: [i32; 2]) -> Self {
        let mut spots = self.squares();
        let to = |axis: usize| (i32::from(spots[at][axis]) + by[axis]).clamp(0, FARTHEST.into()) as u16;
        spots[at] = [to(0), to(1)];
        Self { spots: Some(spots), ..self.clone() }
    }
    /// With the vertices drawn on the squares nearest to these places, in pixels.
    pub fn spotted(&self, places: &[[i32; 2]]) -> Self {
        let near = |px: i32| ((px + SQUARE / 2) / SQUARE).clamp(0, FARTHEST.into()) as u16;
        let spots = places.iter().map(|place| place.map(near)).collect();
        Self { spots: Some(spots), way: VertexOrder::Drawn, ..self.clone() }
    }
    /// Where each vertex is drawn, in squares.
    fn squares(&self) -> Vec<Spot> {
        self.spots.clone().unwrap_or_else(|| {
            let near = |px: i32| ((px + SQUARE / 2) / SQUARE).clamp(0, FARTHEST.into()) as u16;
            let (places, _) = columns(&self.followers, &levels(&self.followers));
            places.iter().map(|[column, row]| [near(column * ACROSS), near(row * DOWN)]).collect()
        })
    }
    /// The middles of the vertices in pixels, and the width and height that they take: as somebody has drawn them, or
    /// else ends at the right and the others farther to the left, the more moves they are from an end.
    pub fn places(&self) -> (Vec<[i32; 2]>, [i32; 2]) {
        if let Some(spots) = &self.spots {
            let places: Vec<[i32; 2]> =
                spots.iter().map(|spot| spot.map(|squares| i32::from(squares) * SQUARE)).collect();
            let far = |axis: usize| places.iter().map(|place| place[axis]).max().unwrap_or(0);
            let size = [far(0), far(1)];
            return (places, size);
        }
        self.layered(&levels(&self.followers))
    }
    /// As [`Self::places`], but always in columns by these levels, level 0 at the right.
    pub fn layered(&self, levels: &[usize]) -> (Vec<[i32; 2]>, [i32; 2]) {
        let (places, size) = columns(&self.followers, levels);
        let px = |[column, row]: [i32; 2]| [column * ACROSS, row * DOWN];
        (places.into_iter().map(px).collect(), px(size))
    }
}

/// The places of all vertices, if at least one is given: vertices without a place take the first vacant ones.
fn drawn(given: &[Option<Spot>]) -> Option<Vec<Spot>> {
    let mut taken: Vec<Spot> = given.iter().flatten().copied().collect();
    if taken.is_empty() {
        return None;
    }
    let place = |spot: &Option<Spot>| {
        spot.unwrap_or_else(|| {
            let free = vacant(&taken);
            taken.push(free);
            free
        })
    };
    Some(given.iter().map(place).collect())
}

/// The first place, row by row, that is not near a taken one.
fn vacant(taken: &[Spot]) -> Spot {
    let near = |a: u16, b: u16| a.abs_diff(b) < APART;
    let free = |[x, y]: &Spot| !taken.iter().any(|own| near(own[0], *x) && near(own[1], *y));
    let rows = (0..=FARTHEST).step_by(2).flat_map(|y| (0..=FARTHEST / 3).step_by(2).map(move |x| [x, y]));
    rows.into_iter().find(free).unwrap_or_default()
}

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = |at: &usize| self.names[*at].as_str();
        let mut reached = vec![false; self.len()];
        self.followers.iter().flatten().for_each(|to| reached[*to] = true);
        let mut words = Vec::new();
        for (from, all) in self.followers.iter().enumerate() {
            let spot = self.spots.as_ref().map(|spots| spots[from]);
            let spot = spot.map(|[x, y]| format!("@{x}_{y}")).unwrap_or_default();
            // A vertex without any arrow stands alone.
            if !all.is_empty() || !reached[from] || !spot.is_empty() {
                let to: Vec<&str> = all.iter().map(named).collect();
                let arrow = if to.is_empty() { "" } else { ">" };
                words.push(format!("{}{spot}{arrow}{}", self.names[from], to.join(",")));
            }
        }
        f.write_str(self.way.word())?;
        f.write_str(&words.join(";"))
    }
}
