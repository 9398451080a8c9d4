//! The pages of the lab: where they are, what they are called, and what their links ask for.
use super::{SequenceLab, counting::CountingLab, evolution::EvolutionLab, maps::MapsLab, nimbers::NimberLab};
use crate::core::labs::{
    SequenceLink, counting::CountingLink, evolution::EvolutionLink, maps::MapsLink, nimbers::NimberLink,
};
use crate::games::LinkError;
use crate::part::Part;
use crate::ui::{
    lost::Bad,
    shown::{Open, Opening, Shown, opened},
    view::{View, show_keyed},
};
use crate::worker;
use std::fmt;
use yew::Html;

/// Path and name of each page.
pub const PAGES: [(&str, &str); 5] = [
    (SEQUENCE, "Sequences"),
    (NIMBERS, "Nimbers"),
    (EVOLUTION, "Evolution"),
    (COUNTING, "Counting"),
    (MAPS, "Maps"),
];

const SEQUENCE: &str = "lab/sequence";
const NIMBERS: &str = "lab/nimbers";
const EVOLUTION: &str = "lab/evolution";
const COUNTING: &str = "lab/counting";
const MAPS: &str = "lab/maps";

/// A page, and what is studied on it.
#[derive(Clone, PartialEq, Debug)]
pub enum LabLink {
    Sequence(SequenceLink),
    Nimbers(NimberLink),
    Evolution(EvolutionLink),
    Counting(CountingLink),
    Maps(MapsLink),
}

impl LabLink {
    /// The page at a path, with its query; none where there is no page of the lab.
    pub fn read(path: &str, query: &str) -> Option<Result<Self, LinkError>> {
        Some(match path {
            "lab" | SEQUENCE => SequenceLink::read(query).map(Self::Sequence),
            NIMBERS => NimberLink::read(query).map(Self::Nimbers),
            EVOLUTION => EvolutionLink::read(query).map(Self::Evolution),
            COUNTING => CountingLink::read(query).map(Self::Counting),
            MAPS => MapsLink::read(query).map(Self::Maps),
            _ => return None,
        })
    }
    /// The fragment of its address.
    pub fn hash(&self) -> String {
        let (path, link): (_, &dyn fmt::Display) = match self {
            Self::Sequence(link) => (SEQUENCE, link),
            Self::Nimbers(link) => (NIMBERS, link),
            Self::Evolution(link) => (EVOLUTION, link),
            Self::Counting(link) => (COUNTING, link),
            Self::Maps(link) => (MAPS, link),
        };
        format!("#/{path}?{link}")
    }
    /// What the page is called.
    pub fn title(&self) -> &'static str {
        match self {
            Self::Sequence(_) => "Sequence lab",
            Self::Nimbers(_) => "Nimber lab",
            Self::Evolution(_) => "Evolution lab",
            Self::Counting(_) => "Counting lab",
            Self::Maps(_) => "Maps",
        }
    }
    /// What it is called among the others.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Sequence(_) => PAGES[0].1,
            Self::Nimbers(_) => PAGES[1].1,
            Self::Evolution(_) => PAGES[2].1,
            Self::Counting(_) => PAGES[3].1,
            Self::Maps(_) => PAGES[4].1,
        }
    }
}

/// The part of the program with the lab of this path.
pub fn part(path: &str) -> Option<&'static Part<Open>> {
    Some(match path {
        "lab" | SEQUENCE => &SEQUENCE_LAB,
        NIMBERS => &NIMBER_LAB,
        EVOLUTION => &EVOLUTION_LAB,
        COUNTING => &COUNTING_LAB,
        MAPS => &MAPS_LAB,
        _ => return None,
    })
}

/// The name of the part that the worker of a lab loads, where it has one.
pub fn worker_part(path: &str) -> Option<&'static str> {
    ["lab", SEQUENCE, MAPS].contains(&path).then(|| worker::sequence_part())
}

crate::parts! {
    static SEQUENCE_LAB in sequence: Open = |_, query| page(query, SequenceLink::read, "Sequence lab", |link| SequenceLab { link });
    static NIMBER_LAB in nimbers: Open = |_, query| page(query, NimberLink::read, "Nimber lab", |link| NimberLab { link });
    static EVOLUTION_LAB in evolution: Open = |_, query| page(query, EvolutionLink::read, "Evolution lab", |link| EvolutionLab { link });
    static COUNTING_LAB in counting: Open = |_, query| page(query, CountingLink::read, "Counting lab", |link| CountingLab { link });
    static MAPS_LAB in maps: Open = |_, query| page(query, MapsLink::read, "Maps", |link| MapsLab { link });
}

/// The lab of a query, or what is wrong with it.
fn page<L: Clone + 'static, V: View>(
    query: &str,
    read: fn(&str) -> Result<L, LinkError>,
    title: &'static str,
    lab: fn(L) -> V,
) -> Opening {
    match read(query) {
        Ok(link) => opened(Page { link, title, lab }),
        Err(error) => opened(Bad { query: query.into(), error }),
    }
}

struct Page<L, V> {
    link: L,
    title: &'static str,
    lab: fn(L) -> V,
}

impl<L: Clone, V: View> Shown for Page<L, V> {
    fn title(&self) -> String {
        format!("{} · Nimscope", self.title)
    }
    fn view(&self, visit: u32) -> Html {
        show_keyed(visit, (self.lab)(self.link.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lab_has_an_address() {
        for (path, query, hash) in [
            (SEQUENCE, "c=4!.0&n=100", "#/lab/sequence?v=1&c=4%21.0&n=100"),
            ("lab", "", "#/lab/sequence?v=1&c=0.77&n=1000000"),
            (NIMBERS, "o=inverse&a=7", "#/lab/nimbers?v=1&o=inverse&a=7&t=product&n=16&c=7-11"),
        ] {
            let link = LabLink::read(path, query).expect(path).expect(query);
            assert_eq!(link.hash(), hash);
            assert!(part(path).is_some(), "{path}");
        }
        for (path, query) in [(NIMBERS, "n=7"), (SEQUENCE, "v=7")] {
            assert!(matches!(LabLink::read(path, query), Some(Err(_))), "{path}");
        }
        assert!(LabLink::read("lab/nothing", "").is_none() && part("lab/nothing").is_none());
    }
}
