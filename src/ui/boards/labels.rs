//! What the boards say, and the markup that all of them share.
use crate::core::{BALLS, Look, Nimber, PieceId, Run, plural};
use crate::ui::{
    rich::nimber,
    words::{count, format_number},
};
use std::fmt;
use yew::prelude::*;

/// A length in tenths of a pixel, so that no picture needs floating point.
#[derive(Clone, Copy)]
pub struct Tenths(pub i64);

impl fmt::Display for Tenths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, size) = (if self.0 < 0 { "-" } else { "" }, self.0.unsigned_abs());
        write!(f, "{sign}{}", size / 10)?;
        if size % 10 == 0 { Ok(()) } else { write!(f, ".{}", size % 10) }
    }
}

/// What a chip under a stack shows.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Value {
    Star(Nimber),
    Count(u64),
}

impl Value {
    /// The value as text, for pictures.
    pub fn text(self) -> String {
        match self {
            Self::Star(value) => format!("∗{}", format_number(value.0)),
            Self::Count(count) => format_number(count),
        }
    }
    /// The value as elements.
    pub fn html(self) -> Html {
        match self {
            Self::Star(value) => nimber(value),
            Self::Count(count) => html! { format_number(count) },
        }
    }
}

/// A text as the value of an attribute.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}

/// Turns markup made by this program into elements. The browser parses it faster than elements are built one by one.
pub fn raw(markup: String) -> Html {
    Html::from_html_unchecked(markup.into())
}

/// The letter of the shape of a ball of this colour, and the letter written on it.
pub fn ball(colour: u8) -> (char, char) {
    let known = BALLS.get(usize::from(colour));
    known.map_or(('x', '?'), |ball| (ball.letter, ball.letter.to_ascii_uppercase()))
}

/// The name of a piece in the page, such as `0.2.5`: part, group and number.
pub fn piece_name(piece: PieceId) -> String {
    format!("{}.{}.{}", piece.place.part, piece.place.group, piece.n)
}

/// "Pile 1".
pub fn title(noun: &str, number: u32) -> String {
    let mut letters = noun.chars();
    let first: String = letters.next().map(|c| c.to_ascii_uppercase().to_string()).unwrap_or_default();
    format!("{first}{} {number}", letters.as_str())
}

/// "Piles 1 to 3": the stacks of one summand.
pub fn heading(noun: &str, first: u32, last: u32) -> String {
    if first == last { title(noun, first) } else { format!("{} to {last}", title(&plural(noun), first)) }
}

/// The name of a colour, such as "red"; empty for tokens without colours.
pub fn colour_name(look: Look, colour: u8) -> String {
    look.colour(colour).unwrap_or_default()
}

/// "runs from the ground up: 2 red, 1 white", "5 chips", "height 4, green on top".
pub fn described(look: Look, runs: &[Run]) -> String {
    let height: u64 = runs.iter().map(|run| run.len).sum();
    match (look, runs.last()) {
        (_, None) => "empty".to_string(),
        (Look::Ball, _) if runs.len() > 60 => format!("{} runs", runs.len()),
        (Look::Ball, _) => {
            let run = |run: &Run| format!("{} {}", run.len, colour_name(look, run.colour));
            format!("runs from the ground up: {}", runs.iter().map(run).collect::<Vec<_>>().join(", "))
        }
        (Look::Chip, _) => count(height, "chip"),
        (Look::Slab, Some(top)) => format!("height {}{}", format_number(height), on_top(look, top.colour)),
    }
}

/// ", red on top" for a stack of slabs or balls with this colour on top; empty where the tokens have no single colour.
pub fn on_top(look: Look, colour: u8) -> String {
    let name = colour_name(look, colour);
    if name.is_empty() { name } else { format!(", {name} on top") }
}
