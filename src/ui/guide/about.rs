//! The page about Nimscope: its purpose, its sources, and what it does with the data it stores.
use super::abilities::Abilities;
use crate::games::papers::{PAPERS, Paper};
use crate::ui::{bar::bar, heads};
use yew::prelude::*;

/// A paper: what it is about, its companion, and links with name and address.
struct PaperSummary {
    companion: &'static str,
    about: &'static str,
    opens: &'static [(&'static str, &'static str)],
}

/// One entry for each paper, in their order.
static TOLD: [PaperSummary; 4] = [
    PaperSummary {
        companion: "#/papers?p=liu",
        about: "Piles of coloured balls, of which only the top colour may be taken, and a rule for their values that works in the head.",
        opens: &[("Colourful Nim", "#/play?g=colourful/r2y1r3%2By2r2"), ("Piles", "#/lab/piles")],
    },
    PaperSummary {
        companion: "#/papers?p=fisher",
        about: "Stacks coloured level by level after a sequence of numbers; choose the sequence, and you choose the solution. Two versions: the first, and the printed one, in which theorems have other numbers.",
        opens: &[
            ("Chromatic Nim", "#/play?g=chromatic:beatty(phi^2)/4%2B7"),
            ("Maps of its values", "#/lab/maps"),
            ("A game for your solution", "#/lab/solution"),
        ],
    },
    PaperSummary {
        companion: "#/papers?p=khovanova",
        about: "How many lost positions Nim has, by their size, and how they grow like a cellular automaton.",
        opens: &[("Counting", "#/lab/counting"), ("Evolution", "#/lab/evolution")],
    },
    PaperSummary {
        companion: "#/papers?p=ferguson",
        about: "The course: take-away games, Nim, games on graphs, sums, turning coins, Green Hackenbush.",
        opens: &[
            ("Nim", "#/play?g=nim/3%2B5%2B7"),
            ("Kayles", "#/play?g=kayles/7"),
            ("Sequences", "#/lab/sequence"),
            ("Nimbers", "#/lab/nimbers"),
        ],
    },
];

#[derive(Properties, PartialEq)]
pub struct AboutProps {
    /// The id of the ability to scroll to.
    pub at: Option<String>,
}

/// The page about Nimscope.
#[component]
pub fn AboutPage(props: &AboutProps) -> Html {
    html! { <>
        { bar(None) }
        <main class="guide">
            <h1>{ heads::ABOUT[0] }</h1>
            <p class="lead">{ heads::ABOUT[1] }</p>
            <section>
                <h2>{ "How to begin" }</h2>
                <p>{ "Open a game and point at a piece: the board shows what the move would do. Choose Hints to see which moves win, and Full to see the value of everything. Why? gives the reason. Words that are underlined with dots have a note where they stand, and an entry in the " }<a href="#/glossary">{ "glossary" }</a>{ "." }</p>
                <p>{ "The address of the page holds the whole game. Copy it, and somebody else sees what you see." }</p>
            </section>
            <section>
                <h2>{ "What it can do" }</h2>
                <Abilities at={props.at.clone()} />
            </section>
            <section aria-labelledby="about-papers">
                <h2 id="about-papers">{ "What it is made from" }</h2>
                <p>{ "The games, theorems and figures are those of five documents. Every closed form is tested against the definition on all small positions. Where a document and the definition disagree, the program follows the definition and says so. " }<a href="#/papers">{ "See where each part of them can be played here" }</a>{ "." }</p>
                <>{ for PAPERS.iter().zip(&TOLD).map(paper) }</>
            </section>
            <section>
                <h2>{ "Privacy" }</h2>
                <p>{ "Nothing leaves your device. There are no accounts, no cookies and no counters; games and settings are kept in this browser. After the first visit everything works without a network." }</p>
                <p class="install">{ "To install it, choose “Install” or “Add to Home Screen” in the menu of your browser." }</p>
            </section>
            <section>
                <h2>{ "Licence" }</h2>
                <p>{ concat!("Nimscope ", env!("CARGO_PKG_VERSION"), " is free software, under the MIT licence or the Apache License 2.0, as you like.") }</p>
            </section>
        </main>
    </> }
}

fn paper((paper, told): (&'static Paper, &'static PaperSummary)) -> Html {
    let open = |(name, to): &(&'static str, &'static str)| html! { <a class="btn" href={*to}>{ *name }</a> };
    html! {
        <article key={paper.title} class="entry">
            <h3><a href={paper.read_at} rel="noopener">{ paper.title }</a></h3>
            <p class="dim">{ format!("{}. {}.", paper.authors, paper.published) }</p>
            <p>{ told.about }</p>
            <p class="entry-foot"><a class="btn" href={told.companion}>{ "Part by part" }</a>{ for told.opens.iter().map(open) }</p>
        </article>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Link, open};
    use crate::ui::{app::PATHS, route::parts};

    #[test]
    fn what_a_paper_leads_to_opens() {
        assert_eq!(TOLD.len(), PAPERS.len());
        for (name, to) in TOLD.iter().flat_map(|told| told.opens) {
            let (path, query) = parts(to);
            assert!(PATHS.contains(&path), "{name}");
            if path == "play" {
                let link = Link::read(query).unwrap_or_else(|error| panic!("{name}: {error:?}"));
                assert!(open(&link.game).is_ok(), "{name}: {}", link.game);
            }
        }
    }
}
