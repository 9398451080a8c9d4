//! Citations: the authors of a paper lead to where it can be read.
use crate::games::papers::{Paper, cited as find};
use crate::ui::rich::rich;
use yew::prelude::*;

/// A text with the markup of `why`, in which each paper of the library is linked where it is cited.
pub fn cited(text: &str) -> Html {
    let mut out = Vec::new();
    let mut rest = text;
    while let Some((place, paper)) = find(rest) {
        out.push(rich(&rest[..place.start]));
        out.push(link(paper));
        rest = &rest[place.end..];
    }
    out.push(rich(rest));
    html! { <>{ for out }</> }
}

/// A game stays where it is while one reads: the paper opens beside it.
fn link(paper: &'static Paper) -> Html {
    let Paper { title, authors, published, read_at, .. } = paper;
    let about = format!("{authors}, {title}, {published}. Opens in a new tab.");
    html! { <a class="cited" href={*read_at} target="_blank" rel="noopener" title={about}>{ paper.cited }</a> }
}
