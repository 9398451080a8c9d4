//! The pages of the lab: where they are, what they are called, and what their links ask for.
use super::{SequenceLab, counting::CountingLab, evolution::EvolutionLab, maps::MapsLab, nimbers::NimberLab};
use crate::core::{
    LinkError,
    labs::{
        SequenceLink, counting::CountingLink, evolution::EvolutionLink, maps::MapsLink, nimbers::NimberLink,
    },
};
use crate::ui::view::show_keyed;
use std::fmt;
use yew::{Html, props};

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
    pub fn show(&self, key: u32) -> Html {
        match self.clone() {
            Self::Sequence(link) => show_keyed(key, props!(SequenceLab { link })),
            Self::Nimbers(link) => show_keyed(key, props!(NimberLab { link })),
            Self::Evolution(link) => show_keyed(key, props!(EvolutionLab { link })),
            Self::Counting(link) => show_keyed(key, props!(CountingLab { link })),
            Self::Maps(link) => show_keyed(key, props!(MapsLab { link })),
        }
    }
}
