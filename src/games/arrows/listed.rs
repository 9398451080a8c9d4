//! Directed graphs written as lists of arrows: `a>b;b>a,c`, in one line or in many.
use crate::core::notation::NotationError;
use rustc_hash::{FxHashMap, FxHashSet};

/// How much a list may hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    pub vertices: usize,
    pub arrows: usize,
    /// Most characters of a name.
    pub name: usize,
    /// Whether the same arrow may be listed more than once.
    pub again: bool,
}

/// Where a vertex is drawn: squares of the paper to the right and down, at most [`FARTHEST`].
pub type Spot = [u16; 2];

/// The farthest that a vertex is drawn from the corner, in squares.
pub const FARTHEST: u16 = 99;

/// A list as it is written, its vertices in the order of their names: numbers first, by their size.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Listed {
    pub names: Vec<String>,
    /// Where each vertex is drawn, if it is given a place: `a@3_4`.
    pub spots: Vec<Option<Spot>>,
    /// The arrows, each from one vertex to another, as indices into `names`.
    pub arrows: Vec<(u32, u32)>,
}

impl Listed {
    /// Reads vertices, each perhaps with a place and followers: `a@3_4>b,c`, separated by blanks, `;` or ends of lines;
    /// `->` and `→` are arrows too, and what follows `#` in a line is not read. Two vertices alone in a line, `a b`, are an
    /// arrow from the first to the second, as in many files of graphs. Takes O(n log n).
    ///
    /// # Errors
    /// What was expected, and where; or the limit that is passed, at the place where that happens.
    pub fn read(text: &str, limits: &Limits) -> Result<Self, NotationError> {
        let mut reader =
            Reader { text, at: 0, limits, numbers: FxHashMap::default(), listed: Self::default() };
        let mut known = FxHashSet::default();
        reader.gap();
        let mut begins = true;
        loop {
            let paired = begins && reader.paired()?;
            let from = reader.vertex()?;
            if let Some(spot) = reader.spot()? {
                reader.listed.spots[from as usize] = Some(spot);
            }
            reader.blanks();
            if paired || reader.arrow() {
                reader.row(from, &mut known)?;
            }
            let before = reader.at;
            reader.gap();
            if reader.at == text.len() {
                return Ok(reader.listed.sorted());
            }
            begins = text[before..reader.at].contains([';', '\n', '\r']);
            if reader.at == before && !text[..before].ends_with(char::is_whitespace) {
                return Err(NotationError::syntax(before, "> or , and a vertex, or ; and the next one"));
            }
        }
    }
    pub(super) fn sorted(self) -> Self {
        let Self { names, spots, arrows } = self;
        let mut order: Vec<u32> = (0..names.len() as u32).collect();
        order.sort_by_cached_key(|at| {
            let name = &names[*at as usize];
            (name.parse::<u64>().unwrap_or(u64::MAX), name.clone())
        });
        let mut place = vec![0; order.len()];
        (0..).zip(&order).for_each(|(to, at)| place[*at as usize] = to);
        let mut names: Vec<Option<String>> = names.into_iter().map(Some).collect();
        Self {
            names: order.iter().filter_map(|at| names[*at as usize].take()).collect(),
            spots: order.iter().map(|at| spots[*at as usize]).collect(),
            arrows: arrows.iter().map(|(from, to)| (place[*from as usize], place[*to as usize])).collect(),
        }
    }
}

struct Reader<'t, 'l> {
    text: &'t str,
    at: usize,
    limits: &'l Limits,
    numbers: FxHashMap<&'t str, u32>,
    listed: Listed,
}

impl<'t> Reader<'t, '_> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }
    /// Whether this text comes next; if so, it is consumed.
    fn eat(&mut self, what: &str) -> bool {
        let comes = self.rest().starts_with(what);
        self.at += if comes { what.len() } else { 0 };
        comes
    }
    fn arrow(&mut self) -> bool {
        self.eat(">") || self.eat("->") || self.eat("→")
    }
    /// Whether the line from here on is two vertices and nothing else.
    ///
    /// # Errors
    /// Where it is more than two: nobody can tell which arrows are meant.
    fn paired(&self) -> Result<bool, NotationError> {
        let rest = self.rest();
        let line = rest.split([';', '\n', '\r', '#']).next().unwrap_or_default();
        if line.contains(['>', '→', '@']) {
            return Ok(false);
        }
        let mut words = line.split_whitespace().skip(1);
        match (words.next(), words.next()) {
            (_, Some(third)) => {
                let at = self.at + (third.as_ptr() as usize - rest.as_ptr() as usize);
                Err(NotationError::syntax(at, "> after the first vertex, or the end of the line after two"))
            }
            (second, None) => Ok(second.is_some()),
        }
    }
    fn blanks(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start_matches([' ', '\t']).len();
    }
    /// Skips what stands between two rows: blanks, `;`, ends of lines and what follows `#`.
    fn gap(&mut self) {
        loop {
            let rest = self.rest();
            self.at += rest.len() - rest.trim_start_matches(|c: char| c == ';' || c.is_whitespace()).len();
            if !self.rest().starts_with('#') {
                return;
            }
            self.at += self.rest().find('\n').unwrap_or(self.rest().len());
        }
    }
    /// Reads the followers of a vertex; `known` holds the arrows read before, to refuse one that comes again.
    fn row(&mut self, from: u32, known: &mut FxHashSet<(u32, u32)>) -> Result<(), NotationError> {
        loop {
            self.blanks();
            let at = self.at;
            let to = self.vertex()?;
            if !self.limits.again && !known.insert((from, to)) {
                return Err(NotationError::not_allowed(at, "another vertex: this arrow is there"));
            }
            if self.listed.arrows.len() == self.limits.arrows {
                return Err(NotationError::too_large(at, format!("at most {} arrows", self.limits.arrows)));
            }
            self.listed.arrows.push((from, to));
            let after = self.at;
            self.blanks();
            if !self.eat(",") {
                self.at = after;
                return Ok(());
            }
        }
    }
    /// The number of the vertex that is named next.
    fn vertex(&mut self) -> Result<u32, NotationError> {
        let at = self.at;
        let length = self.rest().bytes().take_while(u8::is_ascii_alphanumeric).count();
        let name = &self.text[at..at + length];
        match length {
            0 => return Err(NotationError::syntax(at, "a vertex name of letters and digits")),
            _ if length > self.limits.name => {
                let limit = format!("a name of at most {} letters and digits", self.limits.name);
                return Err(NotationError::too_large(at, limit));
            }
            _ => self.at += length,
        }
        if let Some(number) = self.numbers.get(name) {
            return Ok(*number);
        }
        let number = self.listed.names.len();
        if number == self.limits.vertices {
            return Err(NotationError::too_large(at, format!("at most {} vertices", self.limits.vertices)));
        }
        self.numbers.insert(name, number as u32);
        self.listed.names.push(name.into());
        self.listed.spots.push(None);
        Ok(number as u32)
    }
    /// Reads the place that is given to a vertex, if there is one.
    fn spot(&mut self) -> Result<Option<Spot>, NotationError> {
        if !self.eat("@") {
            return Ok(None);
        }
        let right = self.squares()?;
        if !self.eat("_") {
            return Err(NotationError::syntax(self.at, "_ and squares down"));
        }
        Ok(Some([right, self.squares()?]))
    }
    fn squares(&mut self) -> Result<u16, NotationError> {
        let at = self.at;
        let length = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        self.at += length;
        let squares = self.text[at..self.at].parse().ok().filter(|squares| *squares <= FARTHEST);
        squares.ok_or_else(|| NotationError::syntax(at, format!("squares, a number from 0 to {FARTHEST}")))
    }
}
