//! The glossary: every term with its meaning, an example to open, and where it is written.
use super::entries::{ENTRIES, Entry};
use super::scroll::use_scroll_to;
use crate::ui::{
    bar::learn_bar,
    cited::cited,
    heads,
    rich::rich,
    term::{Term, address, capital, find},
};
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct GlossaryProps {
    /// The id of the term to scroll to.
    pub term: Option<String>,
}

/// The page of the glossary.
#[component]
pub fn GlossaryPage(props: &GlossaryProps) -> Html {
    let query = use_state(String::new);
    use_scroll_to(props.term.as_ref().map(|id| format!("term-{id}")));
    let oninput = {
        let query = query.clone();
        move |event: InputEvent| query.set(event.target_unchecked_into::<HtmlInputElement>().value())
    };
    let shown: Vec<_> = ENTRIES
        .iter()
        .filter_map(|entry| Some((find(entry.id)?, entry)))
        .filter(|(term, _)| matches(term, &query))
        .collect();
    html! { <>
        { learn_bar("#/glossary") }
        <main class="guide">
            <h1>{ heads::GLOSSARY[0] }</h1>
            <p class="lead">{ heads::GLOSSARY[1] }</p>
            <label class="search"><span class="sr">{ "Search the glossary" }</span>
                <input type="search" placeholder="Search the glossary" value={(*query).clone()} {oninput}/></label>
            if shown.is_empty() {
                <p class="state" role="status">{ "No term has this in its name or its note." }</p>
            }
            <dl>
                <>{ for shown.iter().map(|(term, entry)| one(term, entry, props.term.as_deref() == Some(term.id))) }</>
            </dl>
        </main>
    </> }
}

fn matches(term: &Term, query: &str) -> bool {
    let query = query.trim().to_lowercase().replace('*', "∗");
    // A number with the sign of a nimber finds the term for nimbers.
    let number = query.strip_prefix('∗').is_some_and(|n| n.chars().all(|c| c.is_ascii_digit()));
    let query = if number || query == "star" { "∗n" } else { &query };
    [term.name, term.short].iter().any(|text| text.to_lowercase().replace('*', "").contains(query))
}

fn one(term: &'static Term, entry: &'static Entry, here: bool) -> Html {
    let (label, to) = entry.try_it;
    html! {
        <div key={term.id} id={format!("term-{}", term.id)} class={classes!("entry", here.then_some("here"))}>
            <dt><a href={address(term.id)}>{ capital(term.name) }</a></dt>
            <dd>
                <p>{ rich(term.short) }</p>
                <p>{ rich(entry.more) }</p>
                <p class="entry-foot"><a class="btn" href={to}>{ label }</a><small>{ cited(entry.source) }</small></p>
            </dd>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::term::TERMS;

    #[test]
    fn a_term_is_found_by_its_name_and_by_its_note() {
        let found = |query: &str| -> Vec<_> {
            TERMS.iter().filter(|term| matches(term, query)).map(|term| term.id).collect()
        };
        assert_eq!(found("Saltus"), ["saltus"]);
        assert_eq!(found("").len(), TERMS.len());
        for sign in ["∗3", "*12", "star"] {
            assert!(found(sign).contains(&"nimber") && found(sign).len() < 5, "{sign}: {:?}", found(sign));
        }
        assert!(found("without carrying").contains(&"nim-sum"));
        assert!(found("parallelogram").is_empty());
        assert_eq!(found(" ").len(), TERMS.len());
    }
}
