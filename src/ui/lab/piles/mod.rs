//! The piles lab.
mod drawing;
mod state;
mod stating;

use super::{
    files::File,
    form::Form,
    frame::{LabFrame, LabPage, LabProps, Progress},
    hold::use_hold,
    table::{Pages, Table},
};
use crate::core::format_number;
use crate::games::Link;
use crate::labs::piles::{EXAMPLES, Ends, GUESSES, Guess, LISTED, Pile, count, pile_filter};
use crate::ui::{
    cited::cited,
    copy::CopyButton,
    rich::rich,
    route::{self, Page},
};
use state::{Hold, Lab};
use yew::prelude::*;

/// The path, names and purpose of the piles lab.
pub const PAGE: LabPage = LabPage {
    path: "lab/piles",
    name: "Piles",
    title: "Piles lab",
    about: "Which piles are lost when balls are taken from both ends? Nobody knows a rule: try one.",
};

/// Rows of the list, and columns of the counts, that are visible at once.
const ROWS: usize = 12;
const COLUMNS: usize = 13;

#[component]
pub fn PilesLab(props: &LabProps) -> Html {
    let hold = use_hold(|| Lab::new(&props.link));
    // Calculates the first piles before anything is drawn.
    use_memo((), |()| hold.start());
    {
        let hold = hold.clone();
        use_effect_with((), move |()| move || hold.end());
    }
    let lab = hold.lab.borrow();
    let form = Form { id: "pil", values: lab.values.clone(), on: hold.on(Hold::set) };
    let more = html! { <div class="sec"><h2>{ "Letters" }</h2>
        <p class="caption">{ rich("In a pattern a letter is any length, and the same letter the same length: 1,*m*,1 or *a*,*b*,*a*. No pattern means every pile.") }</p>
    </div> };
    let mut cards = vec![counts(&hold, &lab), drawing::stage(&hold, &lab), stating::card(&hold, &lab, &form)];
    // The list comes first where particular piles are asked for.
    let some = ["p", "k"].iter().any(|key| !lab.values.text(key).trim().is_empty());
    let listed = html! { <div class="mid">{ list(&hold, &lab) }{ guesses() }</div> };
    cards.insert(if some { 0 } else { cards.len() }, listed);
    let terms: Vec<String> =
        lab.known.terms(lab.ends(), lab.upto(), lab.counted()).iter().map(u32::to_string).collect();
    let ends = html! { <CopyButton text={terms.join(", ")} label="Terms" what="Terms" on_toast={Callback::noop()}/> };
    html! {
        <LabFrame page={PAGE} labs={props.labs} class="piles-lab" later={&["n", "k", "w"][..]} own={vec![("q", None)]} examples={EXAMPLES}
            on_example={hold.on(|hold, query| hold.ask(&|values| values.load(query)))} {more} {ends} files={files(&hold, &lab)}
            stale_title={stale_title(&lab)} verdict={stopped(&lab)} progress={progress(&hold, &lab)} spoken={spoken(&lab)} form={form.clone()}>
            { for cards }
        </LabFrame>
    }
}

/// The question whose results are still shown while the current one cannot be read; none where it can.
fn stale_title(lab: &Lab) -> Option<String> {
    let last = || format!("the answer to the last question, about piles of up to {} balls", lab.upto());
    pile_filter(&lab.values).is_none().then(last)
}

/// What screen readers hear: the selected n, or the result of checking the statement.
fn spoken(lab: &Lab) -> String {
    if lab.spoken.is_empty() { stating::spoken(lab).unwrap_or_default() } else { lab.spoken.clone() }
}

/// The progress of the calculation.
fn progress(hold: &Hold, lab: &Lab) -> Option<Progress> {
    let upto = lab.list.filter.balls;
    lab.is_working().then(|| Progress {
        text: html! { { format!("Piles of {} of {upto} balls", lab.upto()) } },
        share: Some(lab.known.size().saturating_mul(100) >> upto),
        on_cancel: hold.on(|hold, ()| hold.cancel()),
    })
}

/// Why there are fewer results than were asked for.
fn stopped(lab: &Lab) -> Option<Html> {
    let told = format!("Stopped: all piles of up to {} balls are known.", lab.upto());
    lab.stopped.then(|| html! { <p class="small dim" role="status">{ told }</p> })
}

fn files(hold: &Hold, lab: &Lab) -> Vec<File> {
    let (ends, upto, value) = (lab.ends(), lab.upto(), lab.counted());
    let (one, other) = (hold.lab.clone(), hold.lab.clone());
    vec![
        File::csv("piles.csv", move || one.borrow().list.csv(&one.borrow().known)),
        File::b_file(ends.b_file_name(value), move || other.borrow().known.b_file(ends, upto, value)),
        File::drawn(&[("piles-plot", "piles")]),
    ]
}

/// The table of how many piles of n balls have the value.
fn counts(hold: &Hold, lab: &Lab) -> Html {
    let (upto, value, at) = (lab.upto(), lab.counted(), lab.at());
    let columns = lab.first..(lab.first + COLUMNS).min(upto + 1);
    let class = |n: usize| if n == at { "on" } else { "" };
    let head = |n: usize| html! { <th scope="col" class={class(n)}>{ n }</th> };
    let row = |name: Html, chosen: bool, of: &dyn Fn(usize) -> u64| {
        let cells = columns.clone().map(|n| html! { <td class={class(n)}>{ format_number(of(n)) }</td> });
        html! { <tr class={if chosen { "current" } else { "" }}><th scope="row">{ name }</th>{ for cells }</tr> }
    };
    let ends = |ends: Ends| {
        let oeis = ends.oeis(value).map(|entry| html! { <>{ " " }<a href={format!("https://oeis.org/{entry}")} target="_blank" rel="noreferrer">{ entry }</a></> });
        row(html! { <>{ ends.name() }{ for oeis }</> }, ends == lab.ends(), &|n| {
            lab.known.count(ends, n, value).into()
        })
    };
    let last = (upto + 1).saturating_sub(COLUMNS);
    let on = hold.change_callback(|lab, first| lab.first = *first);
    let pages = Pages { first: lab.first, step: COLUMNS, last, what: "columns", count: None, on };
    let title = html! { <span>{ rich(&format!("How many piles of *n* balls have value {value}")) }</span> };
    html! {
        <Table id="pil-counts" class="count-table pile-counts" {title} {pages}
            head={html! { <><th scope="col"><i>{ "n" }</i></th>{ for columns.clone().map(head) }</> }}
            rows={html! { <>{ for Ends::ALL.into_iter().map(ends) }{ row(html! { "All piles" }, false, &count) }</> }}>
            <p class="caption">{ cited("Colours may be exchanged; mirror images count apart. With one end, value 0 needs one ball on top of a pile that is not 0: $z(n + 1) = 2^{n-1} - z(n)$, by the eeny-meeny rule (Liu and Britton, section 2.2). With two ends no formula is known (section 4.2).") }</p>
        </Table>
    }
}

/// The list of the piles that are asked for.
fn list(hold: &Hold, lab: &Lab) -> Html {
    let list = &lab.list;
    let row = |pile: &Pile| {
        let values = Ends::ALL.map(|ends| {
            let on = if ends == lab.ends() { "on" } else { "" };
            html! { <td class={on}>{ lab.known.value(ends, *pile) }</td> }
        });
        let play = route::hash(Page::Play, &Link::new(lab.ends().position(*pile)));
        html! { <tr key={pile.number()}><th scope="row"><a href={play} aria-label={format!("Play {}", pile.text())}>{ pile.text() }</a></th><td>{ pile.balls() }</td><td>{ pile.runs() }</td>{ for values }</tr> }
    };
    let last = list.piles.len().saturating_sub(1) / ROWS * ROWS;
    let on = hold.change_callback(|lab, row| lab.row = *row);
    let pages = Pages { first: lab.row, step: ROWS, last, what: "rows", count: Some(list.piles.len()), on };
    let title = html! { <><span>{ "Piles" }</span><span class="count">{ format_number(list.count as u64) }</span></> };
    let head = ["runs", "*n*", "runs *k*", "one end", "two ends"];
    let head = head.map(|name| html! { <th scope="col">{ rich(name) }</th> });
    html! {
        <Table id="pil-list" class="freq pile-list" {title} {pages} head={head.into_iter().collect::<Html>()}
            rows={list.piles.iter().skip(lab.row).take(ROWS).map(row).collect::<Html>()}>
            if list.count == 0 { <p class="caption">{ "No pile is like this." }</p> }
            if list.count > LISTED { <p class="caption">{ format!("The first {} are listed.", format_number(LISTED as u64)) }</p> }
            <p class="caption">{ "Runs are written from the ground up. Press one to play it." }</p>
        </Table>
    }
}

/// The card with the guesses that the paper refutes.
fn guesses() -> Html {
    let play = |(name, notation): &(&'static str, &'static str)| {
        html! { <a class="btn" href={route::hash(Page::Play, &Link::new(*notation))}>{ *name }</a> }
    };
    let guess = |guess: &Guess| {
        html! { <li><p>{ rich(guess.text) }</p><p class="small dim">{ rich(guess.refuted) }</p><p class="presets">{ for guess.positions.iter().map(play) }</p></li> }
    };
    html! {
        <section class="card" aria-labelledby="pil-guesses"><h2 class="heading" id="pil-guesses">{ "Two wrong guesses" }</h2>
            <ol class="guesses">{ for GUESSES.iter().map(guess) }</ol>
            <p class="caption">{ cited("Liu and Britton, section 4.3: a pile is a sequence of games of Nim, one for each run from the top down. Whoever finds no move in one begins the next.") }</p>
        </section>
    }
}
