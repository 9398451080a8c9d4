//! Companions: the list of the documents, and the table of contents of each with its places in the program.
mod list;
mod own;
mod page;

use super::{
    fetch, lost,
    shown::{Opening, Shown},
};
use crate::learn::{Companion, DocumentSummary};
use crate::part::FetchError;
use std::rc::Rc;
use yew::prelude::*;

/// The part of the program that a companion's page loads on demand: the steps of proofs.
pub fn asked_part() -> &'static str {
    own::part()
}

/// Opens the list, or the companion that the query names: `p=ferguson`, at its part `i=theorem-2`.
pub fn open(_path: &str, query: &str) -> Opening {
    let field =
        |name: &str| query.split('&').find_map(|field| field.strip_prefix(name)).map(ToString::to_string);
    let (document, part) = (field("p="), field("i="));
    Box::pin(async move {
        let heads: Rc<Vec<DocumentSummary>> =
            Rc::new(fetch::json("papers.json").await.map_err(|_| FetchError)?);
        let Some(document) = document else { return Ok(Rc::new(ShownPaperList(heads)) as Rc<dyn Shown>) };
        // Only a document in the list is fetched, whatever the query says.
        let Some(head) = heads.iter().find(|head| head.id == document) else {
            return lost::open(&format!("papers?p={document}"), "").await;
        };
        let companion = fetch::json(&format!("papers-{}.json", head.id)).await.map_err(|_| FetchError)?;
        Ok(Rc::new(ShownCompanion { companion: Rc::new(companion), part }) as Rc<dyn Shown>)
    })
}

/// The page with the list of the documents.
struct ShownPaperList(Rc<Vec<DocumentSummary>>);

impl Shown for ShownPaperList {
    fn title(&self) -> String {
        "Papers · Nimscope".into()
    }
    fn view(&self, visit: u32) -> Html {
        html! { <list::ListPage key={visit} heads={self.0.clone()} /> }
    }
}

/// The page of a companion, and the id of the part that the address names.
struct ShownCompanion {
    companion: Rc<Companion>,
    part: Option<String>,
}

impl Shown for ShownCompanion {
    fn title(&self) -> String {
        format!("{} · Nimscope", self.companion.head.title)
    }
    fn view(&self, visit: u32) -> Html {
        html! { <page::CompanionPage key={visit} companion={self.companion.clone()} part={self.part.clone()} /> }
    }
}
