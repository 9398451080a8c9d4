//! The nimber lab.
mod cells;
mod marks;
mod state;
mod steps;
mod table;
#[cfg(all(test, feature = "ssr"))]
mod tests;
mod window;

use super::{
    files::File,
    form::Form,
    frame::{LabFrame, LabPage, LabProps},
    hold::use_hold,
};
use crate::labs::nimbers::{Calculation, EXAMPLES, EXPRESSION, Found, LAW, Table, calculate, operation};
use crate::ui::{cited::cited, export, rich::rich};
use state::{Hold, Lab};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The path, names and purpose of the nimber lab.
pub const PAGE: LabPage = LabPage {
    path: "lab/nimbers",
    name: "Nimbers",
    title: "Nimber lab",
    about: "How are Grundy values added and multiplied?",
};

/// Results with more digits than this are set in smaller type.
const LONG: usize = 12;

#[component]
pub fn NimberLab(props: &LabProps) -> Html {
    let hold = use_hold(|| Lab::new(&props.link));
    let lab = hold.lab.borrow();
    let form = Form { id: "nimber", values: lab.values.clone(), on: hold.on(Hold::set) };
    let asked = calculate(&lab.values).ok();
    let defined = asked.as_ref().and_then(|found| found.definition.clone());
    let infinite = asked.as_ref().is_some_and(|found| found.infinite);
    let own = vec![
        ("o", Some(calculator(&form, asked.as_ref()))),
        ("a", None),
        ("b", None),
        ("e", None),
        ("l", None),
        ("d", None),
        ("t", None),
        ("n", None),
    ];
    let rules = html! { <div class="sec"><h2>{ "Rules" }</h2><ul class="rule-list">
        <li><span class="source-tag">{ "rule i" }</span><span>{ "A Fermat 2-power times any smaller number: the ordinary product." }</span></li>
        <li><span class="source-tag">{ "rule ii" }</span><span>{ "A Fermat 2-power times itself: 3/2 of it." }</span></li>
        if infinite { <li><span class="source-tag">{ "carry" }</span><span>{ "ω times a smaller number: as ordinals. ω ⊗ ω ⊗ ω = 2. The cube of ω³ is ω, that of ω⁹ is ω³, that of ω²⁷ is ω⁹." }</span></li> }
    </ul><p class="caption">{ "Fermat 2-powers: 2, 4, 16, 256, 65\u{202f}536, … " }{ cited("Ferguson, Part I, sections 5.3 and 5.4.") }</p>
    if infinite { <p class="caption">{ "Conway, On Numbers and Games, chapter 6; Lenstra 1977." }</p> }
    { for defined.map(|text| html! { <p class="caption">{ rich(&text) }</p> }) }</div> };
    html! {
        <LabFrame page={PAGE} labs={props.labs} class="nimber-lab" {own} examples={EXAMPLES} examples_of="Sections and exercises of Ferguson, Part I."
            on_example={hold.change_callback(|lab, query: &&str| lab.set(&|values| values.load(query)))} more={rules} files={files(lab.table())}
            on_key={Callback::from(switch)} form={form.clone()}>
            { steps::steps(&hold, asked.as_ref()) }
            <table::TableCard hold={hold.clone()} {form} cell={lab.cell()} window={lab.window}/>
        </LabFrame>
    }
}

/// The choice of operation, its operands, and the result.
fn calculator(form: &Form, asked: Option<&Calculation>) -> Html {
    let result = |found: &Calculation| {
        let value = found.value();
        let class = if value.chars().count() > LONG { "long" } else { "" };
        match &found.found {
            Found::None(_) => html! { <span class="none">{ value }</span> },
            Found::Values(_) if found.unknown => {
                html! { <><i>{ "x" }</i>{ " = " }<output {class} aria-live="off">{ value }</output></> }
            }
            Found::Values(_) => html! { <>{ "= " }<output {class} aria-live="off">{ value }</output></> },
            Found::Equal(_) => {
                html! { <span class="none">{ "Both sides are " }<output {class} aria-live="off">{ value }</output></span> }
            }
            Found::Different(left, right) => {
                html! { <span class="none">{ "Not equal: " }<output class="long" aria-live="off">{ format!("{} and {}", left.pretty(), right.pretty()) }</output></span> }
            }
        }
    };
    let asks = match form.values.text("o") {
        EXPRESSION => expression(form),
        LAW => law(form),
        _ => operands(form),
    };
    html! { <>
        { form.field("o") }
        { asks }
        // No announcement here: the steps say the result too, and are announced.
        <p class="nimber-answer">{ for asked.map(result) }</p>
    </> }
}

/// The fields for one or two operands.
fn operands(form: &Form) -> Html {
    let operation = operation(&form.values);
    let long = form.values.text("a").len().max(form.values.text("b").len()) > LONG;
    html! { <>
        <div class={classes!("operands", long.then_some("long"))}>
            if !operation.is_binary() { <b aria-hidden="true">{ operation.sign() }</b> }
            { form.entry("a", "operand") }
            if operation.is_binary() { <b aria-hidden="true">{ operation.sign() }</b>{ form.entry("b", "operand") } }
        </div>
        { form.mistake("a") }{ form.mistake("b") }
    </> }
}

/// The field for an expression, and how expressions are typed.
fn expression(form: &Form) -> Html {
    html! { <>
        { form.entry("e", "pos expression") }
        { form.mistake("e") }
        <p class="caption">{ "⊕ or +, ⊗ or *, ÷ or /, ^, √ or sqrt, and brackets. x between two numbers is ⊗, elsewhere the unknown. w is ω: w^3 is an ordinal, (w)^3 a nim-power." }</p>
    </> }
}

/// The choice of a law and the numbers to try it with.
fn law(form: &Form) -> Html {
    let lettered = |letter: &'static str, key: &'static str| {
        html! { <><b aria-hidden="true">{ letter }</b>{ form.entry(key, "operand") }</> }
    };
    html! { <>
        { form.field("l") }
        <div class="operands law">
            { lettered("a", "a") }{ lettered("b", "b") }
            if !form.values.is("l", "commutative") { { lettered("c", "d") } }
        </div>
        { form.mistake("a") }{ form.mistake("b") }{ form.mistake("d") }
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

/// The key T moves the focus from the table to the calculator, and from the numbers of the calculator to the table.
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
    } else if within("#nimber-a,#nimber-b,#nimber-d") {
        "nim-table"
    } else {
        return;
    };
    event.prevent_default();
    let element = gloo::utils::document().get_element_by_id(to);
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // Fails only for an element that is not displayed.
        let _ = element.focus();
    }
}
