//! The list of the documents.
use crate::learn::DocumentSummary;
use crate::ui::{bar::learn_bar, heads};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct ListProps {
    pub heads: Rc<Vec<DocumentSummary>>,
}

/// The page with all documents.
#[component]
pub fn ListPage(props: &ListProps) -> Html {
    html! { <>
        { learn_bar("#/papers") }
        <main class="guide">
            <h1>{ heads::PAPERS[0] }</h1>
            <p class="lead">{ heads::PAPERS[1] }</p>
            <>{ for props.heads.iter().map(one) }</>
        </main>
    </> }
}

fn one(head: &DocumentSummary) -> Html {
    html! {
        <article key={head.id.clone()} class="entry">
            <h2><a href={format!("#/papers?p={}", head.id)}>{ head.title.clone() }</a></h2>
            <p class="dim">{ head.authors.clone() }</p>
            <p>{ head.about.clone() }</p>
            <p class="dim">{ head.counted() }</p>
        </article>
    }
}
