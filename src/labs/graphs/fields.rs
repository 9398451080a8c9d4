//! What the graph lab is asked, and how it is read.
use super::found::{Found, LIMITS, LabelKind};
use crate::core::{
    game::Game,
    notation::{Mistake, NotationError},
};
use crate::games::{
    arrows::{Listed, VertexOrder},
    link::LinkPart,
    open,
};
use crate::labs::field::{Examples, Field, Kind, Values};
use std::rc::Rc;

/// Lists of arrows of more bytes than this are left out of links.
pub const LINKED: usize = 4_000;

/// What one may try first. The figures themselves are lost; another graph stands for each of them, and says so.
pub const EXAMPLES: Examples = &[
    ("Figure 3.1", "o=position&p=subtraction:1,2,3/10&s=0"),
    (
        "Our version of figure 3.2",
        "o=arrows&g=a>t1;b>a,t1;c>a;d>c,t2;e>b,c,d;f>t3;g>d,f;h>e,g;i>b,e;j>d,f,g;k>h,i;l>j,k;m>k,l&s=0&w=values",
    ),
    ("Figure 3.4", "o=arrows&g=a>b;b>c;c>a,d;d>e&s=0"),
    ("A second cycle", "o=arrows&g=a>b;b>c;c>a,d;d>e;p>q;q>p,r;s>a,p;u>d,s&s=0"),
    ("Our version of figure 3.5", "o=arrows&g=a>b,c;b>d,e;c>b,e,f;d>g;e>d,g,h;f>e,h;g>h,i;h>i&s=0&w=values"),
    ("Our version of 3.5.9 (a)", "o=arrows&g=a>b;b>c;c>a,d,e;d>e&s=0&w=values"),
    ("Our version of 3.5.9 (b)", "o=arrows&g=a>b,e;b>c;c>d,e;d>a&s=0&w=values"),
    ("Our version of 3.5.9 (c)", "o=arrows&g=a>b;b>c;c>a,d;d>b,e;e>f&s=0&w=values"),
    ("Two in a cycle", "o=arrows&g=a>b,t;b>a&s=0&w=values"),
    ("Nim 1, 2, 3", "o=position&p=nim/1%2B2%2B3&s=0"),
];

/// `v=1&o=arrows&g=a>b;b>c;c>a,d;d>e&w=outcomes&c=normal&a=layers&s=2&x=c`: where the graph comes from, the list of arrows
/// or the position, what the vertices are labelled with, how they are laid out, how many steps are made, what the reader has
/// labelled besides, and the vertex that is chosen.
pub static FIELDS: &[Field] = &[
    Field::word(
        "o",
        &[("arrows", "Arrows"), ("position", "A position")],
        "Where the graph comes from",
        "arrows or position",
    )
    .of(LinkPart::Game),
    Field::new(
        "g",
        Kind::Text,
        "Arrows",
        "arrows, such as a>b;b>a,c, in one line or in many",
        "a>b;b>c;c>a,d;d>e",
        |text, _| read_arrows(text).map(drop),
    )
    .when(|values| is_listed(values) && values.text("g").len() <= LINKED)
    .of(LinkPart::Game),
    Field::new(
        "p",
        Kind::Game,
        "A position of any game",
        "a position of any game, whose graph is made; nim/1+2+3 unless told",
        "nim/1+2+3",
        |text, _| read_position(text).map(drop),
    )
    .when(|values| !is_listed(values))
    .of(LinkPart::Game),
    Field::word(
        "w",
        &[("values", "Grundy values"), ("outcomes", "Who wins")],
        "Labels",
        "labels: values or outcomes; values unless told",
    ),
    Field::word("c", &[("normal", "Normal"), ("misere", "Misère")], "Way of play", "normal or misere")
        .when(|values| values.is("w", "outcomes")),
    Field::word(
        "a",
        &[("drawn", "As drawn"), ("layers", "By remoteness"), ("values", "By value")],
        "Picture",
        "the picture: as drawn, in layers by remoteness, or in columns by value",
    )
    .of(LinkPart::Range),
    Field::hidden("s", "how many steps are made, or all", |text, _| {
        let number = text == "all" || text.parse::<u32>().is_ok();
        if number { Ok(()) } else { Err(NotationError::syntax(0, "a number of steps, or all")) }
    })
    .from("all")
    .of(LinkPart::Range),
    Field::hidden("d", "vertices that the reader has labelled besides, such as a,c", |_, _| Ok(()))
        .of(LinkPart::Range),
    Field::hidden("x", "the vertex that is chosen", |_, _| Ok(())).of(LinkPart::Range),
];

/// Whether the graph is a list of arrows, and no position.
pub fn is_listed(values: &Values) -> bool {
    !values.is("o", "position")
}

/// How the vertices are laid out.
pub fn vertex_order(values: &Values) -> VertexOrder {
    let all = [VertexOrder::Remoteness, VertexOrder::Value];
    all.into_iter().find(|way| values.is("a", word(*way))).unwrap_or_default()
}

/// The word in links for a way of laying out the vertices.
pub fn word(way: VertexOrder) -> &'static str {
    match way {
        VertexOrder::Drawn => "drawn",
        VertexOrder::Remoteness => "layers",
        VertexOrder::Value => "values",
    }
}

/// What the vertices are labelled with.
pub fn label_kind(values: &Values) -> LabelKind {
    let outcomes = values.is("w", "outcomes");
    LabelKind { values: !outcomes, misere: outcomes && values.is("c", "misere") }
}

/// How many steps are made, at most `most`.
pub fn step(values: &Values, most: usize) -> usize {
    values.text("s").parse().map_or(most, |step: usize| step.min(most))
}

/// The vertices that the reader has labelled.
pub fn labelled(values: &Values, found: &Found) -> Vec<usize> {
    values.text("d").split(',').filter_map(|name| found.find(name)).collect()
}

/// A list of arrows, read.
///
/// # Errors
/// What is wrong, and where.
pub fn read_arrows(text: &str) -> Result<Listed, NotationError> {
    Listed::read(text, &LIMITS)
}

/// A position of any game.
///
/// # Errors
/// What is wrong with the notation, and where; or that a part of the program is not loaded yet.
pub fn read_position(text: &str) -> Result<Rc<dyn Game>, NotationError> {
    let lead = text.len() - text.trim_start().len();
    open(text.trim()).map_err(
        |error| {
            if error.kind == Mistake::NotLoaded { error } else { error.shifted(lead) }
        },
    )
}
