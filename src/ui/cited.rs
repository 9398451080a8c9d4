//! Citations: the names of a paper's authors link to the paper, the place in it to the companion.
use crate::games::papers::{Paper, cited as find};
use crate::learn::companion_of;
use crate::ui::rich::rich;
use yew::prelude::*;

/// A text with the markup of `why`, in which each paper of the library is linked where it is cited.
pub fn cited(text: &str) -> Html {
    let mut out = Vec::new();
    let mut rest = text;
    while let Some((place, paper)) = find(rest) {
        out.push(rich(&rest[..place.start]));
        out.push(link(paper));
        let cited = &rest[place.start..];
        let mut end = place.len();
        if let Some((to, part)) = companion_of(cited).filter(|(_, part)| !part.is_empty()) {
            out.push(rich(&cited[end..part.start]));
            out.push(part_of(to, &cited[part.clone()], paper));
            end = part.end;
        }
        rest = &cited[end..];
    }
    out.push(rich(rest));
    html! { <>{ for out }</> }
}

/// Where a theorem has only a number for a name, such as Theorem 1 of a paper, a link to it in the companion.
pub fn numbered(name: &str, source: &str) -> Option<Html> {
    let (_, paper) = find(source)?;
    let (to, part) = companion_of(&format!("{}, {name}", paper.cited))?;
    (!part.is_empty()).then(|| part_of(to, name, paper))
}

fn part_of(to: String, name: &str, paper: &'static Paper) -> Html {
    let about = format!("{name} in {}, part by part. Opens in a new tab.", paper.title);
    html! { <a class="cited" href={to} target="_blank" rel="noopener" title={about}>{ name.to_string() }</a> }
}

/// The link opens the paper in a new tab, so that a game stays as it is.
fn link(paper: &'static Paper) -> Html {
    let Paper { title, authors, published, read_at, .. } = paper;
    let about = format!("{authors}, {title}, {published}. Opens in a new tab.");
    html! { <a class="cited" href={*read_at} target="_blank" rel="noopener" title={about}>{ paper.cited }</a> }
}
