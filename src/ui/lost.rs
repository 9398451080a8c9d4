//! Addresses that hold nothing: what is wrong, where, and how to go on.
use crate::core::{Brief, Mistake};
use crate::games::{Link, LinkError, LinkPart, library};
use crate::ui::shown::{Opening, Shown, opened};
use crate::ui::{bar::bar, icons::reticle64, rich::echo, route, words};
use yew::prelude::*;

/// Shows an address that names no page.
pub fn open(path: &str, _query: &str) -> Opening {
    opened(ShownNotFound(route::plain(path)))
}

struct ShownNotFound(String);

impl Shown for ShownNotFound {
    fn title(&self) -> String {
        "Not found · Nimscope".into()
    }
    fn view(&self, _visit: u32) -> Html {
        html! { <NotFound path={self.0.clone()} /> }
    }
}

/// Shows a link that cannot be read.
pub struct ShownBadLink {
    pub query: String,
    pub error: LinkError,
    /// Whether the page is in a frame of another page.
    pub framed: bool,
}

impl Shown for ShownBadLink {
    fn title(&self) -> String {
        "Not found · Nimscope".into()
    }
    fn view(&self, _visit: u32) -> Html {
        html! { <BadLink query={self.query.clone()} error={self.error.clone()} framed={self.framed} /> }
    }
}

#[derive(Properties, PartialEq)]
pub struct BadLinkProps {
    pub query: String,
    pub error: LinkError,
    /// Whether the page is in a frame of another page, without the bar of the site.
    #[prop_or_default]
    pub framed: bool,
}

/// Tells what is wrong with a link that cannot be read.
#[component]
pub fn BadLink(props: &BadLinkProps) -> Html {
    let error = &props.error;
    let unknown = unknown_game(error);
    let target = props.framed.then_some("_blank");
    let to = |class: &'static str, href: String, name: String| {
        html! { <a {class} {href} {target} rel={target.map(|_| "noopener")}>{ name }</a> }
    };
    let main = if props.framed { "btn" } else { "btn pri" };
    html! { <>
        if !props.framed { { bar(None) } }
        <main><div class="state page" role="alert">
            { reticle64("reticle dash") }
            if let Some(name) = &unknown {
                <h1>{ "This link names a game that we do not know" }</h1>
                <p>{ format!("There is no game called “{name}”.") }</p>
            } else {
                <h1>{ title(error.part) }</h1>
                <p>{ whole(error) }</p>
            }
            if !error.text.is_empty() {
                <p>{ echo(&error.text, error.error.at) }</p>
            }
            <div class="line">
                if let Some(name) = &unknown {
                    { to(main, format!("#/?q={}", searched(name)), format!("Search for “{name}”")) }
                    { to("btn", "#/".into(), "All games".into()) }
                } else if let Some((link, name)) = readable(&props.query, error) {
                    { to(main, format!("#/play?{link}"), name) }
                    { to("btn", "#/".into(), "All games".into()) }
                } else if let Some(card) = known_game(error) {
                    { to(main, route::hash(route::Page::Play, &Link::new(card.start)), format!("Play {}", card.name)) }
                    { to("btn", "#/".into(), "All games".into()) }
                } else {
                    { to(main, "#/".into(), "All games".into()) }
                }
            </div>
        </div></main>
    </> }
}

/// The link without the part that is wrong, if the rest can be read, and the text of the button that opens it.
fn readable(query: &str, error: &LinkError) -> Option<(Link, String)> {
    let Ok(mut link) = Link::read(query) else {
        let rest = without(query, error.at)?;
        return Some((Link::read(&rest).ok()?, "Open the game without it".into()));
    };
    let name = match error.part {
        LinkPart::Move(wrong) => {
            link.moves.truncate(wrong);
            link.shown = None;
            format!("Open the game before move {}", wrong + 1)
        }
        LinkPart::Side(_) => "Open the game without side lines".into(),
        _ => return None,
    };
    link.sides.clear();
    Some((link, name))
}

/// The query without the field that holds this byte.
fn without(query: &str, at: usize) -> Option<String> {
    let (before, after) = (query.get(..at)?, query.get(at..)?);
    let before = before.rsplit_once('&').map_or("", |(before, _)| before);
    let after = after.split_once('&').map_or("", |(_, after)| after);
    Some([before, after].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("&"))
}

/// Longer names are shortened, in characters.
const LONGEST_NAME: usize = 40;

/// The name of a game that the library does not have, where that is what is wrong.
fn unknown_game(error: &LinkError) -> Option<String> {
    if error.error.kind != Mistake::UnknownRuleset {
        return None;
    }
    let rest = error.text.get(error.error.at..)?;
    let name: String = rest.split(['/', ':', '&', '|', '~']).next()?.chars().take(LONGEST_NAME).collect();
    (!name.trim().is_empty()).then_some(name)
}

/// The game of a position that cannot be read, where its name can.
fn known_game(error: &LinkError) -> Option<&'static Brief> {
    let id = error.text.split(['/', ':', '&', '|', '~']).next().filter(|_| error.part == LinkPart::Game)?;
    library().find(|card| card.id == id)
}

/// A name as the search text of an address, without characters that have a meaning there.
fn searched(name: &str) -> String {
    name.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect()
}

/// The beginning of a text that may be long.
fn shortened(text: &str) -> String {
    text.chars().take(LONGEST_NAME).collect()
}

/// What is wrong, with the part of the link that it is in, where the title does not name that.
fn whole(error: &LinkError) -> String {
    let problem = words::problem(&error.error, &error.text);
    match error.part {
        LinkPart::Game | LinkPart::Range | LinkPart::Calculation | LinkPart::Picture => problem,
        LinkPart::Move(index) if error.error.kind == Mistake::NotAllowed && !error.text.is_empty() => {
            format!(
                "Move {}, “{}”, is not legal in the position before it.",
                index + 1,
                shortened(&error.text)
            )
        }
        part @ (LinkPart::Move(_) | LinkPart::Side(_)) => format!("In {part}: {problem}"),
        part => format!("{}: {problem}", words::capital(&part.to_string())),
    }
}

fn title(part: LinkPart) -> &'static str {
    match part {
        LinkPart::Range => "This link holds no plot",
        LinkPart::Calculation => "This link holds no calculation",
        LinkPart::Picture => "This link holds no picture",
        LinkPart::Moves | LinkPart::Move(_) => "A move of this link cannot be made",
        LinkPart::Link | LinkPart::Game => "This link holds no position",
        _ => "A part of this link cannot be read",
    }
}

#[derive(Properties, PartialEq)]
pub struct NotFoundProps {
    pub path: String,
}

/// Tells that an address names no page.
#[component]
pub fn NotFound(props: &NotFoundProps) -> Html {
    let shown: String = props.path.chars().take(80).collect();
    html! { <>
        { bar(None) }
        <main><div class="state page" role="alert">
            { reticle64("reticle dash") }
            <h1>{ "No page here" }</h1>
            <p class="dim">{ format!("There is no page “{shown}”.") }</p>
            <div class="line">
                if let Some((href, name)) = nearest(&props.path) {
                    <a class="btn pri" {href}>{ name }</a>
                    <a class="btn" href="#/">{ "All games" }</a>
                } else {
                    <a class="btn pri" href="#/">{ "All games" }</a>
                }
            </div>
        </div></main>
    </> }
}

/// The page whose path begins like this unknown path, and its name.
fn nearest(path: &str) -> Option<(&'static str, &'static str)> {
    let name = path.trim_start_matches(['#', '/']).split('/').next()?;
    match name {
        "learn" | "lesson" | "lessons" | "course" | "drills" => Some(("#/learn", "All lessons")),
        "puzzle" | "puzzles" => Some(("#/puzzles", "All puzzles")),
        "lab" | "labs" => Some(("#/labs", "All labs")),
        "glossary" | "terms" => Some(("#/glossary", "Glossary")),
        "paper" | "papers" => Some(("#/papers", "Papers")),
        _ => None,
    }
}
