//! The counting lab.
mod drawing;
mod formulas;
mod rows;
mod state;
mod triangle;

use super::{
    files::File,
    form::Form,
    frame::{LabFrame, LabPage, LabProps},
    hold::use_hold,
    plot::{Plot, PlotRequest, Tools},
    rules::{game_field, use_rules},
    table::{Pages, Table},
};
use crate::core::format_number;
use crate::labs::counting::{CountedGame, EXAMPLES, Exact, Sequence, brief};
use crate::ui::{copy::CopyButton, lazy::Fetched, rich::rich};
use drawing::{Drawing, DrawingProps, mark, rows, ticks};
use state::{Hold, Lab};
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// From this many piles on, formulas and numbers need the full width.
const WIDE: u32 = 6;

/// The path, names and purpose of the counting lab.
pub const PAGE: LabPage = LabPage {
    path: "lab/counting",
    name: "Counting",
    title: "Counting lab",
    about: "How many P-positions does Nim have?",
};

#[component]
pub fn CountingLab(props: &LabProps) -> Html {
    let hold = use_hold(|| Lab::new(&props.link));
    let game = hold.lab.borrow().values.text("g").trim().to_string();
    let rules = use_rules(&game);
    let here = matches!(rules, Fetched::Here);
    use_memo((game, here), |_| hold.lab.borrow_mut().again());
    let lab = hold.lab.borrow();
    let form = Form { id: "cnt", values: lab.values.clone(), on: hold.on(Hold::set) };
    let letters = html! { <div class="sec"><h2>{ "Letters" }</h2>
        <p class="caption">{ rich("$n = 2^b - 1 + c$ with $b = ⌊log_2 n⌋$ and $1 ≤ c ≤ 2^b$, for $n > 0$. $wt(n)$ counts the ones of *n* in binary.") }</p>
        <p class="caption">{ rich("*a* and *A* are the partial sums of *d* and *D*. Empty piles are allowed. Checked terms are counted pile by pile, without the formulas.") }</p>
        if let Some(note) = lab.terms.game.as_ref().and_then(CountedGame::note) { <p class="caption">{ rich(note) }</p> }
    </div> };
    let own = vec![
        ("g", Some(game_field(&form, "g", rules))),
        ("k", Some(piles_asked(&form))),
        ("s", Some(sequences(&hold, &lab))),
        ("x", lab.terms.game.is_none().then(|| long(&form, &lab))),
        ("b", None),
    ];
    let ends = html! { <CopyButton text={lab.terms.data(lab.sequence)} label="Terms" what="Terms" on_toast={Callback::noop()}/> };
    html! {
        <LabFrame page={PAGE} labs={props.labs} class="counting-lab" about={lab.terms.game.as_ref().map(|_| "How many P-positions does a game have?")} later={&["n", "s", "x"][..]} {own} examples={EXAMPLES} examples_of="Sections of Khovanova and Xiong, *Nim fractals*."
            on_example={hold.on(|hold, query| hold.ask(&|values| values.load(query)))} more={letters} {ends} files={files(&lab)} stale_title={stale_title(&lab).filter(|_| here)}
            on_key={hold.on(keys)} spoken={lab.spoken.clone()} form={form.clone()}>
            { table(&hold, &lab) }
            { stage(&hold, &lab, &form) }
            <div class={if lab.terms.k < WIDE { "mid" } else { "mid wide" }}>if lab.terms.game.is_none() { { formulas::card(&lab) } } else { { formulas::known(&lab) } }{ triangle::card(&hold, &lab) }</div>
            { rows::card(&lab) }
        </LabFrame>
    }
}

/// The game whose numbers are still shown while the question cannot be read; none where it can.
fn stale_title(lab: &Lab) -> Option<String> {
    let game = lab.terms.game.as_ref().map_or_else(|| "Nim".into(), CountedGame::title);
    lab.is_unread().then_some(game)
}

/// Handles keys pressed on the results; in the form, keys belong to its fields.
fn keys(hold: &Hold, event: KeyboardEvent) {
    let plain = !event.ctrl_key() && !event.alt_key() && !event.meta_key() && !event.shift_key();
    if plain && near(&event, ".main").is_some() && hold.key(&event.key()) {
        event.prevent_default();
    }
}

fn near(event: &web_sys::Event, selector: &str) -> Option<web_sys::Element> {
    let target = event.target()?.dyn_into::<web_sys::Element>().ok()?;
    target.closest(selector).ok()?
}

/// A callback that selects the n whose entry the pointer is over.
fn pointing(hold: &Hold) -> Callback<PointerEvent> {
    hold.on(|hold, event: PointerEvent| {
        let n = near(&event, "[data-n]").and_then(|place| place.get_attribute("data-n")?.parse().ok());
        if n.is_some_and(|n: usize| n != hold.lab.borrow().at) {
            hold.change(&|lab| lab.look(PlotRequest::Point { n, follow: false }));
        }
    })
}

/// The name of a sequence: its letter with the number of piles.
fn name(sequence: Sequence, k: u32) -> Html {
    html! { <span class="sequence-name"><i>{ sequence.letter() }</i><sub>{ k }</sub></span> }
}

fn piles_asked(form: &Form) -> Html {
    html! { <>
        <p aria-hidden="true">{ "Piles " }<i>{ "k" }</i></p>
        { form.buttons("k", "Number of piles", &[("2", "2"), ("3", "3"), ("4", "4"), ("5", "5"), ("6", "6")]) }
        <div class="any">{ form.field("k") }</div>
    </> }
}

fn sequences(hold: &Hold, lab: &Lab) -> Html {
    let row = |one: Sequence| {
        let onchange = hold.on(move |hold, _: Event| hold.set(("s", one.letter().into())));
        html! { <li>
            <label class="check"><input type="radio" name="cnt-s" checked={lab.sequence == one} {onchange}/>{ name(one, lab.terms.k) }<span>{ rich(lab.terms.counts(one)) }</span></label>
            if let Some(number) = lab.terms.oeis(one) { <a href={format!("https://oeis.org/{number}")} target="_blank" rel="noreferrer">{ number }</a> }
        </li> }
    };
    html! { <><h2>{ "Sequences" }</h2><ul class="sequence-choice">{ for Sequence::ALL.into_iter().map(row) }</ul></> }
}

/// The value at a number n that may have any number of digits.
fn long(form: &Form, lab: &Lab) -> Html {
    let value = |found: &Exact| {
        let (short, count) = brief(&found.digits);
        let count = count.map(|count| format!("{} digits", format_number(count as u64)));
        html! { <>
            <p>{ name(lab.sequence, lab.terms.k) }<span class="math">{ "(" }<i>{ "n" }</i>{ ") = " }{ short }</span></p>
            <p class="line"><span class="dim small">{ count }</span><span class="spacer"></span><CopyButton text={found.digits.clone()} what="Value" on_toast={Callback::noop()}/></p>
        </> }
    };
    html! { <>
        <h2>{ "Exact value" }</h2>{ form.field("x") }
        <div class="one" aria-live="polite">{ for lab.exact.as_ref().map(value) }</div>
    </> }
}

fn files(lab: &Lab) -> Vec<File> {
    let (terms, all, one) = (lab.terms.clone(), lab.terms.clone(), lab.sequence);
    let of = if all.game.is_none() { "nim-" } else { "" };
    vec![
        File::csv(format!("{of}p-positions-{}.csv", all.k), move || all.csv()),
        File::b_file(terms.b_file_name(one), move || terms.b_file(one)),
        File::drawn(&[("cnt-plot", "counting"), ("cnt-rows", "rows")]),
    ]
}

/// The first terms of the four sequences.
fn table(hold: &Hold, lab: &Lab) -> Html {
    let (k, step) = (lab.terms.k, lab.columns(lab.first));
    let columns = lab.first..(lab.first + step).min(lab.terms.upto + 1);
    let on = |n: usize| if lab.at == n { "on" } else { "" };
    let head = |n: usize| html! { <th scope="col" data-n={n.to_string()} class={on(n)}>{ format_number(n as u64) }</th> };
    let row = |sequence: Sequence| {
        let cell =
            |n: usize| html! { <td data-n={n.to_string()} class={on(n)}>{ lab.shown(sequence, n) }</td> };
        html! { <tr class={if lab.sequence == sequence { "current" } else { "" }}><th scope="row">{ name(sequence, k) }</th>{ for columns.clone().map(cell) }</tr> }
    };
    let last = (lab.terms.upto + 1).saturating_sub(lab.columns(lab.terms.upto));
    let pages = Pages {
        first: lab.first,
        step,
        last,
        what: "columns",
        count: None,
        on: hold.change_callback(|lab, first| lab.first = *first),
    };
    let title = html! { <><span>{ "Values for " }{ formulas::piles(k) }</span>
    if let Some(game) = &lab.terms.game { <span class="count">{ game.title() }</span> } else { <span class="count" title="Counted pile by pile, without the formulas">{ "formulas checked to " }<i>{ "n" }</i>{ " = " }{ format_number(lab.terms.checked as u64) }</span> }</> };
    html! {
        <Table id="cnt-values" class="count-table" {title} {pages} on_over={pointing(hold)}
            about="Values. Arrow keys: left and right for n, up and down for the sequence, 2 to 6 for the piles"
            head={html! { <><th scope="col"><i>{ "n" }</i></th>{ for columns.clone().map(head) }</> }}
            rows={html! { <>{ for Sequence::ALL.into_iter().map(row) }</> }}/>
    }
}

/// The plot with its legend.
fn stage(hold: &Hold, lab: &Lab, form: &Form) -> Html {
    let (k, sequence, upto, seen) = (lab.terms.k, lab.sequence, lab.terms.upto, lab.seen());
    let nim = lab.terms.game.is_none();
    let drawing = DrawingProps::new(lab, nim && lab.values.flag("b") && sequence.sums());
    let about = format!(
        "{}_{k}(n) for n from 0 to {upto} on a logarithmic scale. Arrow keys: left and right for n, up and down for the sequence, 2 to 6 for the piles, Home and End; plus and minus zoom.",
        sequence.letter()
    );
    let on = hold.change_callback(|lab, look| lab.look(*look));
    let hold = hold.clone();
    let keys = Callback::from(move |key: String| hold.key(&key));
    html! {
        <section class="stage counting-plot" aria-label="Plot">
            <div class="legend">
                <span class="plot-title">{ name(sequence, k) }<span>{ "(" }<i>{ "n" }</i>{ "), log scale" }</span></span>
                { drawing::legend(lab) }<span class="spacer"></span>
                if nim && sequence.sums() { { form.field("b") } }
                <Tools {seen} last={upto} on={on.clone()}/>
            </div>
            <div class="scroll"><Plot id="cnt-plot" label={about} axes={drawing.axes} last={upto} cursor={Some(lab.at)} mark={mark(lab)}
                name="" rows={rows(&drawing)} ticks={ticks(seen)} {on} {keys} fixed=false ground={drawing::blocks(&drawing)}><Drawing ..drawing/></Plot></div>
        </section>
    }
}
