//! The nimber lab.
mod cells;
mod marks;
mod state;
mod steps;
mod table;
mod view;

use super::{
    files::File,
    form::Form,
    frame::{LabFrame, LabPage, LabProps},
    hold::use_hold,
};
use crate::labs::nimbers::{EXAMPLES, Operation, Outcome, Table, answer, by_definition, numbers, operation};
use crate::ui::{cited::cited, export, rich::rich};
use state::{Hold, Lab};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Where it is, and what it is called.
pub const PAGE: LabPage = LabPage { path: "lab/nimbers", name: "Nimbers", title: "Nimber lab" };

/// Results with more digits are set smaller.
const LONG: usize = 12;

#[component]
pub fn NimberLab(props: &LabProps) -> Html {
    let hold = use_hold(|| Lab::new(&props.link));
    let lab = hold.lab.borrow();
    let form = Form { id: "nimber", values: lab.values.clone(), on: hold.on(Hold::set) };
    let asked = numbers(&lab.values).ok().map(|(a, b)| (operation(&lab.values), a, b));
    let defined = asked.filter(|(operation, ..)| *operation == Operation::Product);
    let defined = defined.and_then(|(_, a, b)| by_definition(a, b));
    let own = vec![("o", Some(calculator(&form, asked))), ("a", None), ("b", None), ("t", None), ("n", None)];
    let rules = html! { <div class="sec"><h2>{ "Rules" }</h2><ul class="rule-list">
        <li><span class="source-tag">{ "rule i" }</span><span>{ "A Fermat 2-power times any smaller number: the ordinary product." }</span></li>
        <li><span class="source-tag">{ "rule ii" }</span><span>{ "A Fermat 2-power times itself: 3/2 of it." }</span></li>
    </ul><p class="caption">{ "Fermat 2-powers: 2, 4, 16, 256, 65\u{202f}536, … " }{ cited("Ferguson, Part I, sections 5.3 and 5.4.") }</p>
    { for defined.map(|text| html! { <p class="caption">{ rich(&text) }</p> }) }</div> };
    html! {
        <LabFrame page={PAGE} labs={props.labs} class="nimber-lab" about="How are Grundy values added and multiplied?" {own} examples={EXAMPLES}
            on_example={hold.with(|lab, query: &&str| lab.set(&|values| values.load(query)))} more={rules} files={files(lab.table())}
            on_key={Callback::from(switch)} form={form.clone()}>
            { steps::steps(&hold, asked) }
            <table::TableCard hold={hold.clone()} {form} cell={lab.cell()} view={lab.view}/>
        </LabFrame>
    }
}

/// Operation, numbers and result.
fn calculator(form: &Form, asked: Option<(Operation, u128, u128)>) -> Html {
    let operation = operation(&form.values);
    let long = form.values.text("a").len().max(form.values.text("b").len()) > LONG;
    let result = |(operation, a, b): (Operation, u128, u128)| {
        let found = answer(operation, a, b);
        let value = found.value();
        let class = if value.len() > LONG { "long" } else { "" };
        match found.outcome {
            Outcome::None(why) => html! { <span class="none">{ why }</span> },
            Outcome::Two(..) => html! { <><i>{ "x" }</i>{ " = " }<output {class}>{ value }</output></> },
            Outcome::One(_) => html! { <>{ "= " }<output {class}>{ value }</output></> },
        }
    };
    html! { <>
        { form.field("o") }
        <div class={classes!("operands", long.then_some("long"))}>
            if !operation.is_binary() { <b aria-hidden="true">{ operation.sign() }</b> }
            { form.entry("a", "operand") }
            if operation.is_binary() { <b aria-hidden="true">{ operation.sign() }</b>{ form.entry("b", "operand") } }
        </div>
        { form.mistake("a") }{ form.mistake("b") }
        <p class="nimber-answer" aria-live="polite">{ for asked.map(result) }</p>
    </> }
}

fn files(table: Table) -> Vec<File> {
    let name = format!("nim-{}-{}", if table.sums { "sums" } else { "products" }, table.size);
    let picture = name.clone() + ".svg";
    vec![
        File::csv(name + ".csv", move || table.csv()),
        File::new("SVG", move || export::save_long(&table.svg(), "image/svg+xml", &picture)),
    ]
}

/// T goes from the table to the calculator, and from its numbers to the table.
fn switch(event: KeyboardEvent) {
    if !matches!(event.key().as_str(), "t" | "T") || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    let within = |what: &str| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        target.is_some_and(|target| target.matches(what) == Ok(true))
    };
    let to = if within("#nim-table") {
        "nimber-a"
    } else if within("#nimber-a,#nimber-b") {
        "nim-table"
    } else {
        return;
    };
    event.prevent_default();
    let element = gloo::utils::document().get_element_by_id(to);
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // Fails only for an element that is not shown.
        let _ = element.focus();
    }
}
