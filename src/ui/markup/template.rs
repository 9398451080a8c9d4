//! Reading templates: each once, for as long as the program runs.
use std::{cell::RefCell, collections::BTreeMap};

/// Stands for a value.
const HOLE: char = '\u{1}';

/// One thing between elements.
pub enum Part {
    Text(&'static str),
    Value,
    Element(Element),
}

/// An element.
pub struct Element {
    pub name: &'static str,
    /// The names of its attributes, in order.
    pub keys: &'static [&'static str],
    /// Their names and, where fixed, their values; keys, references and listeners, which have no names here, between.
    pub attributes: Vec<(&'static str, Option<&'static str>)>,
    pub children: Vec<Part>,
}

thread_local! {
    static READ: RefCell<BTreeMap<(usize, usize), &'static [Part]>> = const { RefCell::new(BTreeMap::new()) };
}

/// The parts of a template. Templates are literals, so that there are only so many.
pub fn template(text: &'static str) -> &'static [Part] {
    let at = (text.as_ptr() as usize, text.len());
    if let Some(parts) = READ.with_borrow(|read| read.get(&at).copied()) {
        return parts;
    }
    let parts: &'static [Part] = Box::leak(parts(&mut { text }).into_boxed_slice());
    READ.with_borrow_mut(|read| read.insert(at, parts));
    parts
}

/// Up to the end of the element or the text.
fn parts(rest: &mut &'static str) -> Vec<Part> {
    let mut parts = Vec::new();
    while !rest.is_empty() {
        if let Some(after) = rest.strip_prefix("</>") {
            *rest = after;
            break;
        }
        if eat(rest, HOLE) {
            parts.push(Part::Value);
        } else if eat(rest, '<') {
            parts.push(Part::Element(element(rest)));
        } else {
            parts.push(Part::Text(until(rest, &['<', HOLE])));
        }
    }
    parts
}

fn element(rest: &mut &'static str) -> Element {
    let name = until(rest, &[' ', '>']);
    let (mut keys, mut attributes) = (Vec::new(), Vec::new());
    while eat(rest, ' ') {
        let key = until(rest, &['=', HOLE]);
        if !key.is_empty() {
            keys.push(key);
        }
        eat(rest, '=');
        let value = if eat(rest, HOLE) {
            None
        } else {
            eat(rest, '"');
            let value = until(rest, &['"']);
            eat(rest, '"');
            Some(value)
        };
        attributes.push((key, value));
    }
    eat(rest, '>');
    Element { name, keys: keys.leak(), attributes, children: parts(rest) }
}

fn eat(rest: &mut &'static str, wanted: char) -> bool {
    match rest.strip_prefix(wanted) {
        Some(after) => {
            *rest = after;
            true
        }
        None => false,
    }
}

fn until(rest: &mut &'static str, ends: &[char]) -> &'static str {
    let (text, after) = rest.split_at(rest.find(ends).unwrap_or(rest.len()));
    *rest = after;
    text
}
