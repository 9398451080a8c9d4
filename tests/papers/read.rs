//! Companions as people write them: `docs/papers.md` tells the format.
use crate::doors;
use nimscope::learn::{Companion, DocumentSummary, PaperEntry};

/// A companion file: a document, or a version of a document with other numbers.
pub struct Read {
    head: DocumentSummary,
    parts: Vec<PaperEntry>,
    version: Option<Version>,
}

/// How a version differs from the document that it is a version of.
struct Version {
    of: String,
    /// The label in that document, and the label here.
    renamed: Vec<(String, String)>,
    /// The titles of the parts that this version lacks.
    without: Vec<String>,
}

/// Reads a file.
///
/// # Errors
/// What is wrong, with the heading below which it is.
pub fn file(id: &str, text: &str) -> Result<Read, String> {
    let (head, body) =
        text.split_once("\n## ").map_or((text, String::new()), |(head, body)| (head, format!("## {body}")));
    let mut lines = head.lines().map(str::trim).filter(|line| !line.is_empty());
    let title = lines.next().and_then(|line| line.strip_prefix("# ")).ok_or("the first line is `# Title`")?;
    let authors = lines.next().ok_or("the second line names the authors")?;
    let about = lines.next().ok_or("the third line says what it is about")?;
    let head = DocumentSummary {
        id: id.into(),
        title: title.into(),
        authors: authors.into(),
        about: about.into(),
        ..DocumentSummary::default()
    };
    let version = lines.next().map(|line| version(line, lines)).transpose()?;
    Ok(Read { head, parts: parts(&body)?, version })
}

fn version<'a>(line: &str, lines: impl Iterator<Item = &'a str>) -> Result<Version, String> {
    let of = line.strip_prefix("as ").ok_or_else(|| format!("what is `{line}`?"))?;
    let mut version = Version { of: of.into(), renamed: Vec::new(), without: Vec::new() };
    for line in lines {
        if let Some(title) = line.strip_prefix("without ") {
            version.without.push(title.into());
        } else {
            let (there, here) = line.split_once(" = ").ok_or_else(|| format!("what is `{line}`?"))?;
            version.renamed.push((there.into(), here.into()));
        }
    }
    Ok(version)
}

fn parts(body: &str) -> Result<Vec<PaperEntry>, String> {
    let mut parts: Vec<PaperEntry> = Vec::new();
    for line in body.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let depth = line.bytes().take_while(|byte| *byte == b'#').count();
        if depth > 0 {
            let (label, title) =
                line[depth..].trim().split_once(": ").ok_or_else(|| format!("no title: {line}"))?;
            if !(2..=4).contains(&depth) {
                return Err(format!("headings begin with ##, ### or ####: {line}"));
            }
            parts.push(PaperEntry {
                label: label.into(),
                title: title.into(),
                depth: depth as u8,
                ..PaperEntry::default()
            });
            continue;
        }
        let part = parts.last_mut().ok_or_else(|| format!("before the first heading: {line}"))?;
        let wrong = |what: String| format!("{}: {what}", part.label);
        match line.strip_prefix("- ") {
            Some(rest) => match rest.split_once(": ") {
                Some(("nothing", why)) => part.nothing = why.into(),
                Some(("steps", id)) => part.steps = id.into(),
                _ => {
                    let door = doors::read(rest).map_err(wrong)?;
                    part.places.push(door);
                }
            },
            None if !part.text.is_empty() => return Err(wrong("one paragraph is allowed".into())),
            None => part.text = line.into(),
        }
    }
    Ok(parts)
}

/// The companions of all files. Versions take their parts from their document, and errata are numbered.
///
/// # Errors
/// The name of a document or part that does not exist.
pub fn whole(all: Vec<Read>) -> Result<Vec<Companion>, String> {
    let one = |read: &Read| {
        let mut parts = read.parts.clone();
        if let Some(version) = &read.version {
            let of = all.iter().find(|read| read.head.id == version.of);
            parts = other(&of.ok_or_else(|| format!("no document {}", version.of))?.parts, version)?;
        }
        let errata = parts.iter_mut().filter(|part| part.label == "Erratum");
        errata.zip(1..).for_each(|(part, number)| part.label = format!("Erratum {number}"));
        let errata = parts.iter().filter(|part| part.is_erratum()).count();
        let head = DocumentSummary { parts: parts.len() - errata, errata, ..read.head.clone() };
        Ok(Companion { head, parts })
    };
    all.iter().map(one).collect()
}

fn other(parts: &[PaperEntry], version: &Version) -> Result<Vec<PaperEntry>, String> {
    for title in &version.without {
        if !parts.iter().any(|part| part.title == *title) {
            return Err(format!("nothing has the title `{title}`"));
        }
    }
    for (there, _) in &version.renamed {
        if !parts.iter().any(|part| part.label == *there) {
            return Err(format!("nothing is called `{there}`"));
        }
    }
    let new = |text: &str| renamed(text, &version.renamed);
    let part = |part: &PaperEntry| PaperEntry {
        label: new(&part.label),
        title: new(&part.title),
        text: new(&part.text),
        nothing: new(&part.nothing),
        ..part.clone()
    };
    Ok(parts.iter().filter(|part| !version.without.contains(&part.title)).map(part).collect())
}

/// A text with each label of the document replaced by the one of this version.
fn renamed(text: &str, labels: &[(String, String)]) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let whole = |label: &str| {
            rest.strip_prefix(label).is_some_and(|after| !after.starts_with(|c: char| c.is_ascii_digit()))
        };
        match labels.iter().find(|(there, _)| whole(there)) {
            Some((there, here)) => {
                out.push_str(here);
                rest = &rest[there.len()..];
            }
            None => {
                out.push(next);
                rest = &rest[next.len_utf8()..];
            }
        }
    }
    out
}

#[test]
fn labels_are_renamed_once_and_whole() {
    let labels = [("Lemma 3", "Lemma 1"), ("Lemma 12", "Lemma 3")].map(|(a, b)| (a.into(), b.into()));
    assert_eq!(renamed("Lemma 3, Lemma 12, Lemma 30.", &labels), "Lemma 1, Lemma 3, Lemma 30.");
}
