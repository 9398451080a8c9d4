//! The little mathematics that texts need, as MathML.
use super::{held, star};
use yew::prelude::*;

/// Groups within groups deeper than this are not read.
const DEEPEST: usize = 12;

/// A formula longer than this, in characters, may be broken before a relation or a nim-sum.
const UNBROKEN: usize = 28;

/// Mathematics typed as `n_{4} = 2`, `2^k - 1`, `⌊n phi^2⌋`, and the punctuation after it; none where it is not
/// well-formed.
pub fn math(text: &str, mark: &str) -> Option<Html> {
    let mut depth = 0i32;
    let breaks = |c: char| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        depth == 0 && matches!(c, '=' | '⊕' | '<' | '>' | '≤' | '≥')
    };
    if text.chars().count() <= UNBROKEN {
        return Some(held(element(text)?, mark));
    }
    let mut ends: Vec<usize> = text.match_indices(breaks).map(|(at, _)| at).collect();
    ends.push(text.len());
    let mut start = 0;
    let mut pieces = Vec::new();
    for end in ends {
        let piece = text.get(start..end)?.trim();
        if !piece.is_empty() {
            if !pieces.is_empty() {
                pieces.push(html! { { " " } });
            }
            let mark = if end == text.len() { mark } else { "" };
            pieces.push(match long_number(piece) {
                Some(number) => html! { <>{ number }{ mark.to_string() }</> },
                None => held(element(piece)?, mark),
            });
        }
        start = end;
    }
    Some(html! { <>{ for pieces }</> })
}

/// A formula that may not be broken between lines.
pub fn element(text: &str) -> Option<Html> {
    let row = Reader { rest: text, depth: 0 }.row(None)?;
    Some(html! { <math>{ row }</math> })
}

/// A number too long for a line, perhaps after a relation and with its base, as text that can be broken; none for other
/// formulas.
fn long_number(text: &str) -> Option<Html> {
    let (number, base) = text.split_once('_').unwrap_or((text, ""));
    let digits = number.trim_start_matches(|c: char| !c.is_ascii_digit());
    let plain = digits.len() > UNBROKEN && digits.bytes().all(|c| c.is_ascii_digit());
    let fits = plain && base.bytes().all(|c| c.is_ascii_digit());
    fits.then(|| html! { <span class="pos">{ number.to_string() }if !base.is_empty() { <sub>{ base.to_string() }</sub> }</span> })
}

struct Reader<'t> {
    rest: &'t str,
    depth: usize,
}

impl Reader<'_> {
    fn bump(&mut self) -> Option<char> {
        let c = self.rest.chars().next()?;
        self.rest = &self.rest[c.len_utf8()..];
        Some(c)
    }
    fn take(&mut self, wanted: impl Fn(char) -> bool) -> String {
        let end = self.rest.find(|c| !wanted(c)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        self.rest = rest;
        taken.to_string()
    }
    /// Atoms up to `close`, or to the end.
    fn row(&mut self, close: Option<char>) -> Option<Html> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return None;
        }
        let mut items = Vec::new();
        loop {
            self.take(char::is_whitespace);
            match self.rest.chars().next() {
                None if close.is_none() => break,
                None => return None,
                c if c == close => {
                    self.bump();
                    break;
                }
                Some(_) => items.push(self.scripted()?),
            }
        }
        self.depth -= 1;
        Some(html! { <mrow>{ for items }</mrow> })
    }
    /// An atom with its subscript and superscript.
    fn scripted(&mut self) -> Option<Html> {
        let base = self.atom()?;
        let (mut sub, mut sup) = (None, None);
        while let Some(mark @ ('_' | '^')) = self.rest.chars().next() {
            self.bump();
            let place = if mark == '_' { &mut sub } else { &mut sup };
            if place.is_some() {
                return None;
            }
            *place = Some(self.atom()?);
        }
        Some(match (sub, sup) {
            (None, None) => base,
            (Some(sub), None) => html! { <msub>{ base }{ sub }</msub> },
            (None, Some(sup)) => html! { <msup>{ base }{ sup }</msup> },
            (Some(sub), Some(sup)) => html! { <msubsup>{ base }{ sub }{ sup }</msubsup> },
        })
    }
    fn atom(&mut self) -> Option<Html> {
        let c = self.rest.chars().next()?;
        if c.is_ascii_digit() {
            let digits = |c: char| c.is_ascii_digit() || c == '\u{202f}';
            let mut number = self.take(digits);
            if self.rest.strip_prefix('.').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
            {
                self.bump();
                number = format!("{number}.{}", self.take(digits));
            }
            return Some(html! { <mn>{ number }</mn> });
        }
        if is_letter(c) {
            return self.letters();
        }
        self.bump();
        Some(match c {
            '{' => return self.row(Some('}')),
            '}' | '_' | '^' => return None,
            '√' => html! { <msqrt>{ self.atom()? }</msqrt> },
            '∗' | '*' => star(),
            '-' => html! { <mo>{ "−" }</mo> },
            '/' => html! { <mo lspace="0" rspace="0">{ "/" }</mo> },
            '(' | ')' | '[' | ']' | '|' | '⌊' | '⌋' | '⌈' | '⌉' => {
                html! { <mo stretchy="false">{ c.to_string() }</mo> }
            }
            '\'' | '′' => html! { <mo lspace="0" rspace="0">{ "′" }</mo> },
            '\\' => html! { <mo stretchy="false">{ self.bump()?.to_string() }</mo> },
            '∅' | '∞' => html! { <mi>{ c.to_string() }</mi> },
            '…' => html! { <mo>{ "…" }</mo> },
            _ => html! { <mo>{ c.to_string() }</mo> },
        })
    }
    /// A Greek letter by name, a known function, a root, or else one letter.
    fn letters(&mut self) -> Option<Html> {
        let end = self.rest.find(|c: char| !is_letter(c)).unwrap_or(self.rest.len());
        let word = &self.rest[..end];
        let known = match word {
            "phi" => "φ",
            "alpha" => "α",
            "beta" => "β",
            "pi" => "π",
            "mex" => "mex",
            "min" => "min",
            "max" => "max",
            "mod" => "mod",
            "log" => "log",
            "wt" => "wt",
            "frac" | "binom" => {
                self.rest = &self.rest[end..];
                let (above, below) = (self.atom()?, self.atom()?);
                return Some(if word == "frac" {
                    html! { <mfrac>{ above }{ below }</mfrac> }
                } else {
                    html! { <mrow><mo>{ "(" }</mo><mfrac linethickness="0">{ above }{ below }</mfrac><mo>{ ")" }</mo></mrow> }
                });
            }
            "sqrt" => {
                let inside = self.rest[end..].strip_prefix('(')?;
                self.rest = inside;
                return Some(html! { <msqrt>{ self.row(Some(')'))? }</msqrt> });
            }
            _ => return self.bump().map(|c| html! { <mi>{ c.to_string() }</mi> }),
        };
        self.rest = &self.rest[end..];
        Some(html! { <mi>{ known }</mi> })
    }
}

/// Latin and Greek letters.
fn is_letter(c: char) -> bool {
    c.is_ascii_alphabetic() || matches!(c, '\u{c0}'..='\u{3ff}')
}
