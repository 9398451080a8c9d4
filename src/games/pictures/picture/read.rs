//! Reads the notation of pictures.
use super::{
    Picture,
    drawing::{MOST_EDGES, MOST_NUMBER},
    import,
    reader::Reader,
    words::{after, length, name, title},
};
use crate::core::notation::{NotationError, Scanner};

const ITEM: &str = "a stalk such as 5, a tree such as (()()) or edges such as 0-a-b";

impl Picture {
    /// The picture that a text denotes; lists of edges and JSON are read too.
    ///
    /// # Errors
    /// The first mistake with its place, or an edge that is not connected to the ground.
    pub fn read(text: &str) -> Result<Self, NotationError> {
        let mut reader = Reader::new();
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
        if !word.is_empty() && scan.eat(':') {
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
                // `0` is the picture without edges.
                if empty && (!self.text.is_empty() || !scan.rest().trim().is_empty()) {
                    return Err(NotationError::syntax(scan.at(), "- and a vertex"));
                }
                self.stalk(word, word_at)
            }
            _ if !word.is_empty() => Err(NotationError::syntax(
                scan.at(),
                "- and a second point after it, as in 0-a, or a stalk such as 5",
            )),
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
}
