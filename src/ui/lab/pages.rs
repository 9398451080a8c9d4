//! The pages of the lab, and the part of the program that holds each of them.
use super::{counting, evolution, frame::LabPage, graphs, maps, nimbers, piles, sequence, solution};
use crate::labs::{self, Field, Values};
use crate::part::Part;
use crate::ui::{
    lost::ShownBadLink,
    shown::{Open, Opening, Shown, opened},
};
use crate::worker;
use yew::prelude::*;

/// Every page, in the order of the bar.
static PAGES: [LabPage; 8] = [
    sequence::PAGE,
    nimbers::PAGE,
    evolution::PAGE,
    counting::PAGE,
    maps::PAGE,
    piles::PAGE,
    graphs::PAGE,
    solution::PAGE,
];

const SEQUENCES: &str = sequence::PAGE.path;
const NIMBERS: &str = nimbers::PAGE.path;
const EVOLUTION: &str = evolution::PAGE.path;
const COUNTING: &str = counting::PAGE.path;
const MAPS: &str = maps::PAGE.path;
const PILES: &str = piles::PAGE.path;
const GRAPHS: &str = graphs::PAGE.path;
const SOLUTION: &str = solution::PAGE.path;

/// Short addresses of the first page.
const SHORT: [&str; 2] = ["lab", "labs"];

/// The path of each page with its title and its purpose.
pub fn abouts() -> impl Iterator<Item = (&'static str, [&'static str; 2])> {
    let told = |page: &LabPage| (page.path, [page.title, page.about]);
    SHORT.iter().map(move |path| (*path, told(&PAGES[0]).1)).chain(PAGES.iter().map(told))
}

/// The part of the program that holds the lab at this path.
pub fn part(path: &str) -> Option<&'static Part<Open>> {
    Some(match path {
        "lab" | "labs" | SEQUENCES => &SEQUENCE_LAB,
        NIMBERS => &NIMBER_LAB,
        EVOLUTION => &EVOLUTION_LAB,
        COUNTING => &COUNTING_LAB,
        MAPS => &MAPS_LAB,
        PILES => &PILES_LAB,
        GRAPHS => &GRAPH_LAB,
        SOLUTION => &SOLUTION_LAB,
        _ => return None,
    })
}

/// The part of the program that the worker of the lab at this path loads; none where the lab has no worker.
pub fn worker_part(path: &str) -> Option<&'static str> {
    (SHORT.contains(&path) || [SEQUENCES, MAPS].contains(&path)).then(worker::sequence_part)
}

crate::parts! {
    static SEQUENCE_LAB in sequence: Open = |_, query| page(query, labs::sequence::FIELDS, sequence::PAGE.title, |link, visit| html! { <sequence::SequenceLab key={visit} {link} labs={&PAGES[..]} /> });
    static NIMBER_LAB in nimbers: Open = |_, query| page(query, labs::nimbers::FIELDS, nimbers::PAGE.title, |link, visit| html! { <nimbers::NimberLab key={visit} {link} labs={&PAGES[..]} /> });
    static EVOLUTION_LAB in evolution: Open = |_, query| page(query, labs::evolution::FIELDS, evolution::PAGE.title, |link, visit| html! { <evolution::EvolutionLab key={visit} {link} labs={&PAGES[..]} /> });
    static COUNTING_LAB in counting: Open = |_, query| page(query, labs::counting::FIELDS, counting::PAGE.title, |link, visit| html! { <counting::CountingLab key={visit} {link} labs={&PAGES[..]} /> });
    static MAPS_LAB in maps: Open = |_, query| page(query, labs::maps::FIELDS, maps::PAGE.title, |link, visit| html! { <maps::MapsLab key={visit} {link} labs={&PAGES[..]} /> });
    static PILES_LAB in piles: Open = |_, query| page(query, labs::piles::FIELDS, piles::PAGE.title, |link, visit| html! { <piles::PilesLab key={visit} {link} labs={&PAGES[..]} /> });
    static GRAPH_LAB in labelling: Open = |_, query| page(query, labs::graphs::FIELDS, graphs::PAGE.title, |link, visit| html! { <graphs::GraphLab key={visit} {link} labs={&PAGES[..]} /> });
    static SOLUTION_LAB in solution: Open = |_, query| page(query, labs::solution::FIELDS, solution::PAGE.title, |link, visit| html! { <solution::SolutionLab key={visit} {link} labs={&PAGES[..]} /> });
}

/// Opens the lab that a query describes, or a page that says what is wrong with the query.
fn page(query: &str, fields: &'static [Field], title: &'static str, lab: fn(Values, u32) -> Html) -> Opening {
    match Values::read(fields, query) {
        Ok(link) => opened(Page { link, title, lab }),
        Err(error) => opened(ShownBadLink { query: query.into(), error, framed: false }),
    }
}

struct Page {
    link: Values,
    title: &'static str,
    lab: fn(Values, u32) -> Html,
}

impl Shown for Page {
    fn title(&self) -> String {
        format!("{} · Nimscope", self.title)
    }
    fn view(&self, visit: u32) -> Html {
        (self.lab)(self.link.clone(), visit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lab_has_an_address() {
        for (query, hash) in [
            ("c=4!.0&n=100", "#/lab/sequence?v=1&c=4%21.0&n=100"),
            ("", "#/lab/sequence?v=1&c=0.77&n=1000000"),
        ] {
            let link = Values::read(labs::sequence::FIELDS, query).expect(query).to_string();
            assert_eq!(sequence::PAGE.hash(&link), hash);
        }
        let inverse =
            Values::read(labs::nimbers::FIELDS, "o=inverse&a=7").expect("a calculation").to_string();
        let hash = "#/lab/nimbers?v=1&o=inverse&a=7&t=product&n=16&c=7-11";
        assert_eq!(nimbers::PAGE.hash(&inverse), hash);
        assert!(Values::read(labs::nimbers::FIELDS, "n=7").is_err());
        assert!(Values::read(labs::sequence::FIELDS, "v=7").is_err());
        assert!(PAGES.iter().map(|page| page.path).chain(SHORT).all(|path| part(path).is_some()));
        assert!(part("lab/nothing").is_none());
    }
}
