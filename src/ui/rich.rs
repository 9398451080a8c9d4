//! Texts with the markup of `core::why`, as elements. Text that is not well-formed stays as it is.
use crate::core::Nimber;
use crate::ui::coats;
use yew::prelude::*;

mod math;

/// Markup within markup deeper than this is shown as typed.
const DEEPEST: usize = 4;
/// The most balls that are drawn side by side.
const WIDEST: usize = 24;

/// A text with the markup described in `core::why`; a nimber written `∗3` is set as mathematics.
pub fn rich(text: &str) -> Html {
    inline(text, 0)
}

/// A formula as in `why`, on one line; plain text where it is not well-formed.
pub fn formula(text: &str) -> Html {
    math::element(text).unwrap_or_else(|| html! { { text.to_string() } })
}

/// A nimber, set as mathematics: ∗3.
pub fn nimber(value: Nimber) -> Html {
    let digits = value.0.to_string();
    html! { <math><mrow>{ star() }<mn>{ digits }</mn></mrow></math> }
}

/// A nimber, or a question mark where it is not known.
pub fn maybe_nimber(value: Option<Nimber>) -> Html {
    value.map_or_else(|| html! { <span class="dim">{ "?" }</span> }, nimber)
}

/// Plain text in which nimbers are set as mathematics and nothing else is markup.
pub fn with_nimbers(text: &str) -> Html {
    let mut pieces = text.split('∗');
    let first = pieces.next().unwrap_or_default().to_string();
    let rest = pieces.map(|piece| {
        let end = piece.find(|c: char| !c.is_ascii_digit()).unwrap_or(piece.len());
        let (digits, after) = piece.split_at(end);
        match digits.parse() {
            Ok(value) => {
                let (mark, after) = after.split_at(punctuation(after));
                html! { <>{ held(nimber(Nimber(value)), mark) }{ after.to_string() }</> }
            }
            Err(_) => html! { { format!("∗{piece}") } },
        }
    });
    html! { <>{ first }{ for rest }</> }
}

/// How many characters of a long text are shown before a mistake, and how many after it.
const AROUND: usize = 120;
/// Longest word that is marked as a whole, in bytes.
const WORD: usize = 40;

/// A text with the place of a mistake marked; of a long text only what lies around it. `at` counts bytes.
pub fn echo(text: &str, at: usize) -> Html {
    let start = (0..=at.min(text.len())).rev().find(|i| text.is_char_boundary(*i)).unwrap_or(0);
    let (before, rest) = text.split_at(start);
    // A word or a number is marked as a whole, unless it is very long.
    let word = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
    let first = rest.chars().next().map_or(0, char::len_utf8);
    let width = if (1..=WORD).contains(&word) { word } else { first };
    let (wrong, after) = rest.split_at(width);
    let wrong = if wrong.trim().is_empty() { "\u{a0}" } else { wrong };
    let before = match before.char_indices().rev().nth(AROUND - 1) {
        Some((from, _)) if from > 0 => format!("…{}", &before[from..]),
        _ => before.to_string(),
    };
    let after = match after.char_indices().nth(AROUND) {
        Some((to, _)) => format!("{}…", &after[..to]),
        None => after.to_string(),
    };
    html! {
        <code class="echo">{ before }<mark class="err-at">{ wrong.to_string() }</mark>{ after }</code>
    }
}

/// How many bytes of punctuation a text begins with.
fn punctuation(text: &str) -> usize {
    text.find(|c| !matches!(c, '.' | ',' | ';' | ':' | '?' | ')')).unwrap_or(text.len())
}

/// A formula with the punctuation after it, which must not begin a line.
fn held(formula: Html, mark: &str) -> Html {
    if mark.is_empty() {
        formula
    } else {
        html! { <span class="no-break">{ formula }{ mark.to_string() }</span> }
    }
}

fn star() -> Html {
    html! { <mo lspace="0" rspace="0.05em">{ "∗" }</mo> }
}

fn inline(text: &str, depth: usize) -> Html {
    let mut out: Vec<Html> = Vec::new();
    let mut plain = String::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if let Some((element, len)) = marked(rest, depth) {
            out.push(with_nimbers(&std::mem::take(&mut plain)));
            out.push(element);
            rest = rest.get(len..).unwrap_or_default();
        } else {
            plain.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    out.push(with_nimbers(&plain));
    html! { <>{ for out }</> }
}

/// The element that the start of `text` denotes, and the length of its markup in bytes.
fn marked(text: &str, depth: usize) -> Option<(Html, usize)> {
    if depth > DEEPEST {
        return None;
    }
    for (open, close) in [("**", "**"), ("*", "*"), ("$", "$"), ("{", "}"), ("~", "~")] {
        let Some(body) = text.strip_prefix(open) else { continue };
        let Some(body) = body.find(close).and_then(|end| body.get(..end)).filter(|body| !body.is_empty())
        else {
            continue;
        };
        let inner = || inline(body, depth + 1);
        let len = open.len() + body.len() + close.len();
        let element = match open {
            "**" => html! { <b>{ inner() }</b> },
            "*" => html! { <i class="say2">{ inner() }</i> },
            "$" => {
                let after = text.get(len..).unwrap_or_default();
                let (mark, _) = after.split_at(punctuation(after));
                return Some((math::math(body, mark)?, len + mark.len()));
            }
            "{" => balls(body)?,
            _ => html! { <span class="pos">{ body.to_string() }</span> },
        };
        return Some((element, len));
    }
    None
}

fn balls(letters: &str) -> Option<Html> {
    if letters.len() > WIDEST || !letters.chars().all(|letter| coats::letters().any(|known| known == letter))
    {
        return None;
    }
    let width = 19 * letters.len() + 2;
    let ball = |(i, letter): (usize, char)| {
        html! { <g transform={format!("translate({} 10) scale(.34)", 19 * i + 10)}><use href={format!("#b{letter}")}/></g> }
    };
    Some(html! {
        <svg class="balls" width={width.to_string()} height="20" role="img" aria-label={letters.to_ascii_uppercase()}>
            { for letters.chars().enumerate().map(ball) }
        </svg>
    })
}

#[cfg(all(test, feature = "ssr"))]
mod tests;
