//! Directed graphs as lists of arrows, and where their vertices are drawn.
use crate::core::notation::{NotationError, Scanner};
use std::{collections::VecDeque, fmt};

/// Most vertices and arrows, and most characters of a name.
pub const VERTICES: usize = 60;
pub const ARROWS: usize = 400;
pub const NAME: usize = 8;

/// A directed graph, its vertices and arrows in the order of their names. Written by vertex: `a>b;b>a,c` has arrows from a to
/// b and from b to a and c.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Drawing {
    pub names: Vec<String>,
    /// The followers of each.
    pub followers: Vec<Vec<usize>>,
}

impl Drawing {
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut graph = Self::default();
        let mut scan = Scanner::new(text);
        let mut arrows = 0;
        loop {
            scan.blanks();
            let from = graph.named(&mut scan)?;
            if scan.eat('>') {
                loop {
                    let at = scan.at();
                    let to = graph.named(&mut scan)?;
                    if graph.followers[from].contains(&to) {
                        return Err(NotationError::not_allowed(at, "another vertex: this arrow is there"));
                    }
                    arrows += 1;
                    if arrows > ARROWS {
                        return Err(NotationError::too_large(at, format!("at most {ARROWS} arrows")));
                    }
                    graph.followers[from].push(to);
                    if !scan.eat(',') {
                        break;
                    }
                }
            }
            if scan.done() {
                return Ok(graph.sorted());
            }
            if !scan.eat(';') && !scan.peek().is_some_and(char::is_whitespace) {
                return Err(NotationError::syntax(scan.at(), "> or , and a vertex, or ; and the next one"));
            }
        }
    }
    /// With vertices and followers in order: numbers first, by their size.
    fn sorted(&self) -> Self {
        let mut order: Vec<usize> = (0..self.len()).collect();
        order.sort_by_key(|at| (self.names[*at].parse::<u64>().unwrap_or(u64::MAX), self.names[*at].clone()));
        let place = |at: &usize| order.iter().position(|own| own == at);
        let followers = |at: &usize| {
            let mut own: Vec<usize> = self.followers[*at].iter().filter_map(place).collect();
            own.sort_unstable();
            own
        };
        Self {
            names: order.iter().map(|at| self.names[*at].clone()).collect(),
            followers: order.iter().map(followers).collect(),
        }
    }
    fn named(&mut self, scan: &mut Scanner) -> Result<usize, NotationError> {
        let at = scan.at();
        let name = name(scan)?;
        if let Some(known) = self.names.iter().position(|own| *own == name) {
            return Ok(known);
        }
        if self.names.len() == VERTICES {
            return Err(NotationError::too_large(at, format!("at most {VERTICES} vertices")));
        }
        self.names.push(name);
        self.followers.push(Vec::new());
        Ok(self.names.len() - 1)
    }
    pub fn len(&self) -> usize {
        self.names.len()
    }
    /// Every arrow, in the order of the vertices that it leaves.
    pub fn arrows(&self) -> impl Iterator<Item = (usize, usize)> {
        let of =
            |(from, all): (usize, &Vec<usize>)| all.iter().map(move |to| (from, *to)).collect::<Vec<_>>();
        self.followers.iter().enumerate().flat_map(of)
    }
    /// The vertices with an arrow to this one.
    pub fn before(&self, at: usize) -> impl Iterator<Item = usize> {
        (0..self.len()).filter(move |from| self.followers[*from].contains(&at))
    }
    /// The arrow is drawn, or taken away if it was there.
    pub fn turned(&self, from: usize, to: usize) -> Self {
        let mut graph = self.clone();
        let own = &mut graph.followers[from];
        match own.iter().position(|known| *known == to) {
            Some(at) => drop(own.remove(at)),
            None => own.push(to),
        }
        graph.sorted()
    }
    /// With another vertex, named by the first letter or number that is free.
    pub fn grown(&self) -> Self {
        let mut graph = self.clone();
        let letters = ('a'..='z').map(String::from);
        let free = letters.chain((1..).map(|n: usize| n.to_string())).find(|name| !self.names.contains(name));
        graph.names.extend(free);
        graph.followers.push(Vec::new());
        graph.sorted()
    }
    /// Without the last vertex and its arrows.
    pub fn shrunk(&self) -> Self {
        let mut graph = self.clone();
        graph.names.pop();
        graph.followers.pop();
        let last = graph.names.len();
        graph.followers.iter_mut().for_each(|own| own.retain(|to| *to != last));
        graph
    }
    /// How many arrows it is at least from each vertex to one without arrows; in a cycle that
    /// nothing leaves, to its first vertex.
    fn levels(&self) -> Vec<usize> {
        let mut levels: Vec<Option<usize>> = vec![None; self.len()];
        let mut queue: VecDeque<usize> =
            (0..self.len()).filter(|at| self.followers[*at].is_empty()).collect();
        queue.iter().for_each(|at| levels[*at] = Some(0));
        loop {
            while let Some(at) = queue.pop_front() {
                let next = levels[at].map(|level| level + 1);
                for from in self.before(at) {
                    if levels[from].is_none() {
                        levels[from] = next;
                        queue.push_back(from);
                    }
                }
            }
            // A cycle that nothing leaves: its first vertex stands on the ground.
            match (0..self.len()).find(|at| levels[*at].is_none()) {
                Some(at) => {
                    levels[at] = Some(0);
                    queue.push_back(at);
                }
                None => return levels.into_iter().map(Option::unwrap_or_default).collect(),
            }
        }
    }
    /// Columns and rows of the vertices in half steps, and how far they go: ends at the right, the others as far to the left
    /// of them as play has to go.
    pub fn places(&self) -> (Vec<[i32; 2]>, [i32; 2]) {
        let levels = self.levels();
        let columns = levels.iter().max().map_or(0, |most| most + 1);
        let mut lines: Vec<Vec<usize>> = vec![Vec::new(); columns];
        (0..self.len()).for_each(|at| lines[levels[at]].push(at));
        let longest = lines.iter().map(Vec::len).max().unwrap_or(1).max(2) as i32;
        let room = 2 * (longest - 1);
        let mut places = vec![[0, 0]; self.len()];
        for (level, line) in lines.iter_mut().enumerate() {
            // Beside what they lead to.
            let beside = |at: &usize| {
                let ends = self.followers[*at].iter().filter(|to| levels[**to] < level);
                let rows: Vec<i32> = ends.map(|to| places[*to][1]).collect();
                rows.iter().sum::<i32>() * 60 / rows.len().max(1) as i32
            };
            line.sort_by_key(beside);
            let last = line.len() as i32 - 1;
            for (index, at) in (0..).zip(line.iter()) {
                // Single ones stand above and below in turn, so that arrows pass each other.
                let row = if last == 0 { room / 2 + [1, -1][level % 2] } else { index * room / last };
                places[*at] = [2 * (columns - 1 - level) as i32, row.clamp(0, room)];
            }
        }
        (places, [2 * (columns as i32 - 1), room])
    }
}

fn name(scan: &mut Scanner) -> Result<String, NotationError> {
    let at = scan.at();
    let mut name = String::new();
    while let Some(c) = scan.peek().filter(char::is_ascii_alphanumeric) {
        name.push(c);
        scan.bump();
    }
    match name.len() {
        0 => Err(NotationError::syntax(at, "a vertex, of letters and digits")),
        1..=NAME => Ok(name),
        _ => Err(NotationError::too_large(at, format!("a name of at most {NAME} letters and digits"))),
    }
}

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = |at: &usize| self.names[*at].as_str();
        let mut words = Vec::new();
        for (from, all) in self.followers.iter().enumerate() {
            // A vertex without any arrow stands alone.
            let reached = self.followers.iter().any(|own| own.contains(&from));
            if !all.is_empty() || !reached {
                let to: Vec<&str> = all.iter().map(named).collect();
                let arrow = if to.is_empty() { "" } else { ">" };
                words.push(format!("{}{arrow}{}", self.names[from], to.join(",")));
            }
        }
        f.write_str(&words.join(";"))
    }
}
