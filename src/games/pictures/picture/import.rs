//! Reads pictures as other programs write them: one edge a line, or JSON.
use super::{Picture, reader::Reader, words};
use crate::core::notation::{NotationError, Scanner};
use rustc_hash::FxHashSet;

/// Reads a list of edges or JSON; false if the text is neither.
pub fn read(text: &str, into: &mut Reader) -> Result<bool, NotationError> {
    if text.trim_start().starts_with(['{', '[']) {
        json(text, into)?;
        return Ok(true);
    }
    let mut lines = text.lines().filter(|line| !line.trim().is_empty()).peekable();
    let plain = |c: char| c.is_ascii_alphanumeric();
    let is_edge = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        words.len() == 2 && words.iter().all(|word| word.chars().all(plain))
    };
    let grounded = || text.split_whitespace().any(|word| word.starts_with('0'));
    if lines.peek().is_none() || !lines.all(is_edge) || !grounded() {
        return Ok(false);
    }
    let mut scan = Scanner::new(text);
    loop {
        scan.blanks();
        if scan.done() {
            return Ok(true);
        }
        let at = scan.at();
        let a = words::name(&mut scan);
        scan.blanks();
        let upper_at = scan.at();
        let b = words::name(&mut scan);
        let ends = [into.dot(a, at)?, into.dot(b, upper_at)?];
        into.stroke(ends, at)?;
    }
}

impl Picture {
    /// The picture of these edges, laid out automatically. Vertex 0 is the ground; each edge that meets it has a
    /// separate place there.
    pub fn plain(edges: &[[u32; 2]]) -> Self {
        let name = |end: u32, edge: usize| if end == 0 { format!("0{edge}") } else { end.to_string() };
        let line = |(edge, [a, b]): (usize, &[u32; 2])| name(*a, edge) + " " + &name(*b, edge);
        let lines: Vec<String> = edges.iter().enumerate().map(line).collect();
        Self::read(&lines.join("\n")).unwrap_or_else(|_| Self::from_key(&[1]))
    }
}

/// A name in JSON, and where it is.
type Name<'t> = (&'t str, usize);

/// `{"edges":[["0","a"],…],"ground":["0"]}` or the list of edges alone; names may be numbers.
fn json(text: &str, into: &mut Reader) -> Result<(), NotationError> {
    let mut scan = Scanner::new(text);
    let (mut edges, mut ground) = (Vec::new(), None);
    scan.blanks();
    if scan.eat('{') {
        loop {
            scan.blanks();
            let at = scan.at();
            let (key, _) = word(&mut scan)?;
            expect(&mut scan, ':')?;
            match key {
                "edges" => list(&mut scan, |scan| {
                    edges.push(edge(scan)?);
                    Ok(())
                })?,
                "ground" => {
                    let mut names = Vec::new();
                    list(&mut scan, |scan| {
                        names.push(word(scan)?);
                        Ok(())
                    })?;
                    ground = Some(names);
                }
                _ => return Err(NotationError::syntax(at, "\"edges\" or \"ground\"")),
            }
            scan.blanks();
            if scan.eat('}') {
                break;
            }
            expect(&mut scan, ',')?;
        }
    } else {
        list(&mut scan, |scan| {
            edges.push(edge(scan)?);
            Ok(())
        })?;
    }
    scan.blanks();
    if !scan.done() {
        return Err(NotationError::syntax(scan.at(), "the end"));
    }
    let ground: Option<FxHashSet<&str>> =
        ground.map(|names| names.into_iter().map(|(name, _)| name).collect());
    let all: FxHashSet<&str> = edges.iter().flat_map(|(ends, _)| ends.map(|(name, _)| name)).collect();
    // Names on the ground begin with 0, others do not.
    let own = |name: &str| {
        let grounded = ground.as_ref().map_or(name.starts_with('0'), |ground| ground.contains(name));
        let mut own = name.to_string();
        while own.starts_with('0') != grounded || own != name && all.contains(&*own) {
            own.insert(0, if grounded { '0' } else { 'v' });
        }
        own
    };
    for (ends, at) in edges {
        let mut dots = [0; 2];
        for ((name, at), dot) in ends.into_iter().zip(&mut dots) {
            *dot = into.dot(&own(name), at)?;
        }
        into.stroke(dots, at)?;
    }
    Ok(())
}

fn expect(scan: &mut Scanner, c: char) -> Result<(), NotationError> {
    scan.blanks();
    if scan.eat(c) { Ok(()) } else { Err(NotationError::syntax(scan.at(), c)) }
}

fn list<'t>(
    scan: &mut Scanner<'t>,
    mut item: impl FnMut(&mut Scanner<'t>) -> Result<(), NotationError>,
) -> Result<(), NotationError> {
    expect(scan, '[')?;
    scan.blanks();
    if scan.eat(']') {
        return Ok(());
    }
    loop {
        item(scan)?;
        scan.blanks();
        if scan.eat(']') {
            return Ok(());
        }
        expect(scan, ',')?;
    }
}

fn edge<'t>(scan: &mut Scanner<'t>) -> Result<([Name<'t>; 2], usize), NotationError> {
    scan.blanks();
    let at = scan.at();
    expect(scan, '[')?;
    let lower = word(scan)?;
    expect(scan, ',')?;
    let upper = word(scan)?;
    expect(scan, ']')?;
    Ok(([lower, upper], at))
}

fn word<'t>(scan: &mut Scanner<'t>) -> Result<Name<'t>, NotationError> {
    scan.blanks();
    let quoted = scan.eat('"');
    let at = scan.at();
    let word = words::name(scan);
    if word.is_empty() {
        return Err(NotationError::syntax(at, "a name of letters and digits"));
    }
    if quoted && !scan.eat('"') {
        return Err(NotationError::syntax(scan.at(), "\""));
    }
    Ok((word, at))
}
