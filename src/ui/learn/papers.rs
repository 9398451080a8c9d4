//! The documents that the course follows, with how much of each can be opened here.
use crate::learn::DocumentSummary;
use crate::ui::fetch;
use std::rc::Rc;
use yew::prelude::*;

/// The list of the documents, which is fetched after the page; until then, or if that fails, only the link to their
/// page.
#[component]
pub fn Papers() -> Html {
    let heads = use_state(Rc::<[DocumentSummary]>::default);
    {
        let heads = heads.setter();
        use_effect_with((), move |()| {
            wasm_bindgen_futures::spawn_local(async move {
                if let Ok(all) = fetch::json::<Vec<DocumentSummary>>("papers.json").await {
                    heads.set(all.into());
                }
            });
        });
    }
    html! {
        <section aria-labelledby="papers"><h2 id="papers"><a href="#/papers">{ "Papers" }</a><span class="dim">{ "part by part" }</span></h2>
            <ul class="paper-rows">{ for heads.iter().map(row) }</ul></section>
    }
}

fn row(head: &DocumentSummary) -> Html {
    html! {
        <li key={head.id.clone()}><a href={format!("#/papers?p={}", head.id)}>
            <b>{ head.title.clone() }</b><span class="dim">{ head.authors.clone() }{ ": " }{ head.counted() }</span></a></li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_error_is_one() {
        let said = |errata| DocumentSummary { parts: 28, errata, ..DocumentSummary::default() }.counted();
        assert_eq!(said(1), "28 entries, 1 of them corrects an error in print");
        assert_eq!(said(6), "28 entries, 6 of them correct an error in print");
    }
}
