//! Reads the notation of pictures.
use super::{
    Drawing, Picture,
    drawing::{Dot, FARTHEST, LONGEST_NAME, LONGEST_TITLE, MOST_EDGES, MOST_NUMBER, Stroke},
    import,
};
use crate::core::notation::{NotationError, Scanner};
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::RangeInclusive;

/// What has been read so far.
#[derive(Default)]
pub struct Reader {
    pub dots: Vec<Dot>,
    pub strokes: Vec<Stroke>,
    /// Where each stroke was read.
    pub at: Vec<usize>,
    pub by_name: FxHashMap<String, u32>,
    /// The same without what was superfluous.
    text: String,
    /// Whether places or bends were given.
    placed: bool,
    /// The number of the next stroke.
    next: u64,
    cuts: Vec<(RangeInclusive<u64>, usize)>,
    /// Names of edges and parts.
    titles: FxHashSet<String>,
}

const ITEM: &str = "a stalk such as 5, a tree such as (()()) or edges such as 0-a-b";

impl Picture {
    /// The picture that a text denotes; lists of edges and JSON are read too.
    ///
    /// # Errors
    /// The first mistake with its place, or an edge that is not connected to the ground.
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut reader = Reader { next: 1, ..Reader::default() };
        if !import::read(text, &mut reader)? {
            reader.items(&mut Scanner::new(text))?;
        }
        reader.picture()
    }
}

impl Reader {
    fn items(&mut self, scan: &mut Scanner) -> Result<(), NotationError> {
        let blank = |c: char| c.is_whitespace();
        let mut items = 0;
        loop {
            while scan.peek().is_some_and(blank) {
                scan.bump();
            }
            if scan.done() && items > 0 {
                return Ok(());
            }
            self.item(scan)?;
            items += 1;
            let parted = scan.peek().is_some_and(blank);
            while scan.peek().is_some_and(blank) {
                scan.bump();
            }
            if scan.done() {
                return Ok(());
            }
            if !(scan.eat(',') || scan.eat('+') || scan.eat(';') || parted) {
                return Err(NotationError::syntax(scan.at(), "a comma or the end"));
            }
            if scan.rest().trim().is_empty() {
                return Err(NotationError::syntax(scan.at() + scan.rest().len(), ITEM));
            }
        }
    }

    fn item(&mut self, scan: &mut Scanner) -> Result<(), NotationError> {
        let at = scan.at();
        if scan.eat('-') {
            return self.cut(scan, at);
        }
        let start = self.text.len();
        let comma = if start > 0 { "," } else { "" };
        self.text += comma;
        if scan.peek() == Some('(') {
            return self.tree(scan);
        }
        let mut word = name(scan);
        if word.len() > 0 && scan.eat(':') {
            let number = word.parse().ok().filter(|n| (1..=MOST_NUMBER).contains(n));
            let what = || NotationError::syntax(at, format!("a number of an edge from 1 to {MOST_NUMBER}"));
            let number = number.ok_or_else(what)?;
            if number != self.next {
                self.text += &format!("{number}:");
                self.next = number;
            }
            if scan.peek() == Some('(') {
                return self.tree(scan);
            }
            word = name(scan);
        }
        let word_at = scan.at() - word.len();
        match scan.peek() {
            Some('-' | '@' | '\'') if !word.is_empty() => self.vertices(scan, word, word_at),
            _ if !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit()) => {
                let empty = word.bytes().all(|byte| byte == b'0');
                // The picture without edges.
                if empty && (!self.text.is_empty() || !scan.rest().trim().is_empty()) {
                    return Err(NotationError::syntax(scan.at(), "- and a vertex"));
                }
                self.stalk(word, word_at)
            }
            _ if !word.is_empty() => Err(NotationError::syntax(scan.at(), "- and a vertex")),
            _ => Err(NotationError::syntax(word_at, ITEM)),
        }
    }

    fn stalk(&mut self, word: &str, at: usize) -> Result<(), NotationError> {
        let edges = word.parse::<usize>().ok().filter(|edges| *edges <= MOST_EDGES);
        let edges =
            edges.ok_or_else(|| NotationError::too_large(at, format!("at most {MOST_EDGES} edges")))?;
        self.text += &edges.to_string();
        let mut lower = self.open("0");
        for _ in 0..edges {
            let upper = self.open("");
            self.stroke([lower, upper], at)?;
            lower = upper;
        }
        Ok(())
    }

    fn tree(&mut self, scan: &mut Scanner) -> Result<(), NotationError> {
        let mut open: Vec<u32> = Vec::new();
        while let Some(c @ ('(' | ')')) = scan.peek() {
            let at = scan.at();
            scan.bump();
            if c == '(' {
                let lower = open.last().copied().unwrap_or_else(|| self.open("0"));
                let upper = self.open("");
                self.stroke([lower, upper], at)?;
                open.push(upper);
            } else if open.pop().is_none() {
                return Err(NotationError::syntax(at, "( before )"));
            }
            self.text.push(c);
        }
        if open.is_empty() { Ok(()) } else { Err(NotationError::syntax(scan.at(), "( or )")) }
    }

    /// A chain, or the place or the name of one vertex.
    fn vertices(&mut self, scan: &mut Scanner, first: &str, at: usize) -> Result<(), NotationError> {
        let mut lower = self.dot(first, at)?;
        self.text += first;
        if scan.peek() != Some('-') {
            return self.about(scan, lower, at);
        }
        while scan.eat('-') {
            let at = scan.at();
            let word = name(scan);
            if word.is_empty() {
                return Err(NotationError::syntax(at, "a vertex of letters and digits"));
            }
            let upper = self.dot(word, at)?;
            self.stroke([lower, upper], at)?;
            self.text.extend(["-", word]);
            lower = upper;
            if scan.eat('~') {
                let (x, y) = (length(scan)?, after(scan)?);
                self.bend([x, y]);
            }
            if scan.peek() == Some('\'') {
                let name = self.title(scan)?;
                self.text.extend(["'", &name, "'"]);
                if let Some(last) = self.strokes.last_mut() {
                    last.name = name;
                }
            }
        }
        Ok(())
    }

    fn about(&mut self, scan: &mut Scanner, dot: u32, at: usize) -> Result<(), NotationError> {
        let grounded = self.dots[dot as usize].grounded();
        if scan.eat('@') {
            let x = length(scan)?;
            let y = if grounded { 0 } else { after(scan)? };
            if self.dots[dot as usize].place.replace([x, y]).is_some() {
                return Err(NotationError::not_allowed(at, "one place for each vertex"));
            }
            self.placed = true;
        }
        if scan.peek() == Some('\'') {
            let name_at = scan.at();
            let name = self.title(scan)?;
            if !grounded {
                return Err(NotationError::not_allowed(name_at, "a name at a vertex on the ground"));
            }
            self.text.extend(["'", &name, "'"]);
            if !std::mem::replace(&mut self.dots[dot as usize].title, name).is_empty() {
                return Err(NotationError::not_allowed(name_at, "one name for each part"));
            }
        }
        Ok(())
    }

    /// A name that nothing else has.
    fn title(&mut self, scan: &mut Scanner) -> Result<String, NotationError> {
        let at = scan.at();
        let name = title(scan)?;
        if self.titles.insert(name.clone()) {
            return Ok(name);
        }
        Err(NotationError::not_allowed(at, format!("another name than {name}, which is taken")))
    }
    fn cut(&mut self, scan: &mut Scanner, at: usize) -> Result<(), NotationError> {
        let first = scan.number(MOST_NUMBER, "the number of an edge")?;
        let last = if scan.eat('_') { scan.number(MOST_NUMBER, "the number of an edge")? } else { first };
        self.cuts.push((first..=last, at));
        Ok(())
    }

    /// A vertex that is named in the end.
    fn open(&mut self, name: &str) -> u32 {
        self.dots.push(Dot { name: name.into(), ..Dot::default() });
        self.dots.len() as u32 - 1
    }
    pub fn dot(&mut self, name: &str, at: usize) -> Result<u32, NotationError> {
        if let Some(dot) = self.by_name.get(name) {
            return Ok(*dot);
        }
        if name.len() > LONGEST_NAME {
            let most = format!("a vertex with a name of at most {LONGEST_NAME} characters");
            return Err(NotationError::too_large(at, most));
        }
        let dot = self.open(name);
        self.by_name.insert(name.into(), dot);
        Ok(dot)
    }
    pub fn stroke(&mut self, ends: [u32; 2], at: usize) -> Result<(), NotationError> {
        if self.strokes.len() == MOST_EDGES || self.next > MOST_NUMBER {
            return Err(NotationError::too_large(at, format!("at most {MOST_EDGES} edges")));
        }
        self.strokes.push(Stroke { n: self.next, ends, ..Stroke::default() });
        self.at.push(at);
        self.next += 1;
        Ok(())
    }
    fn bend(&mut self, bend: [i32; 2]) {
        self.placed = true;
        if let Some(last) = self.strokes.last_mut() {
            last.bend = Some(bend);
        }
    }

    fn picture(mut self) -> Result<Picture, NotationError> {
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

/// Letters and digits; none if something else comes next.
pub fn name<'t>(scan: &mut Scanner<'t>) -> &'t str {
    let rest = scan.rest();
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
    while scan.rest().len() > rest.len() - end {
        scan.bump();
    }
    &rest[..end]
}

fn length(scan: &mut Scanner) -> Result<i32, NotationError> {
    let negative = scan.eat('-');
    let length = scan.number(FARTHEST as u64, "a length")? as i32;
    Ok(if negative { -length } else { length })
}

fn after(scan: &mut Scanner) -> Result<i32, NotationError> {
    if !scan.eat('_') {
        return Err(NotationError::syntax(scan.at(), "_ and the second length"));
    }
    length(scan)
}

/// Whether a name of an edge or a part may have this character.
pub fn may_have(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, ' ' | ',' | '-')
}

fn title(scan: &mut Scanner) -> Result<String, NotationError> {
    scan.bump();
    let at = scan.at();
    let mut name = String::new();
    while let Some(c) = scan.peek().filter(|c| may_have(*c)) {
        name.push(c);
        scan.bump();
    }
    if scan.peek() != Some('\'') {
        return Err(NotationError::syntax(scan.at(), "letters, digits and ' after a name"));
    }
    let trimmed = name.trim();
    if trimmed.is_empty() {
        return Err(NotationError::syntax(at, "a name"));
    }
    if trimmed.chars().count() > LONGEST_TITLE {
        return Err(NotationError::too_large(at, format!("a name of at most {LONGEST_TITLE} characters")));
    }
    scan.bump();
    Ok(trimmed.to_string())
}
