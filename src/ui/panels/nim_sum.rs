//! The nim-sum in binary columns.
use crate::core::{Analysis, ComponentView, Convention, Nimber};
use crate::ui::pages::{COMPONENTS, Pages, on_page, use_pages};
use crate::ui::rich::maybe_nimber;
use crate::ui::term::explained;
use std::rc::Rc;
use yew::prelude::*;

/// A table has at least this many columns, so that it does not jump when a small position changes.
const FEWEST: u32 = 3;

#[derive(Properties, PartialEq)]
pub struct NimSumProps {
    pub analysis: Rc<Analysis>,
}

/// The values of the components over their nim-sum, a long table page by page; nothing where the position is one
/// component.
#[component]
pub fn NimSum(props: &NimSumProps) -> Html {
    let turned = use_pages(None);
    let analysis = &*props.analysis;
    if analysis.parts.len() < 2 {
        return html! {};
    }
    html! {
        <section class="sec">
            <h2>{ explained("nim-sum", "Nim-sum") }</h2>
            if analysis.convention == Convention::Misere {
                <p>{ "In misère play the nim-sum alone does not decide who wins." }</p>
            } else {
                { table(analysis, &turned) }
            }
        </section>
    }
}

/// The columns of a nim-sum: the bits, most significant first, and the sum where all values are known.
pub struct Columns {
    pub bits: Vec<u32>,
    pub sum: Option<Nimber>,
}

impl Columns {
    pub fn of(parts: &[ComponentView], fewest: u32) -> Self {
        let sum: Option<Vec<_>> = parts.iter().map(|part| part.value).collect();
        let all = parts.iter().filter_map(|part| part.value).fold(0, |all, value| all | value.0);
        let width = (u64::BITS - all.leading_zeros()).max(fewest);
        Self { bits: (0..width).rev().collect(), sum: sum.map(|values| values.into_iter().sum()) }
    }
    /// Whether the sum has a one in this column.
    pub fn odd(&self, bit: u32) -> bool {
        self.sum.is_some_and(|sum| sum.0 >> bit & 1 == 1)
    }
    /// The class of a column.
    pub fn class(&self, bit: u32) -> Option<&'static str> {
        self.odd(bit).then_some("odd")
    }
}

/// The weight of a column; large powers of two are written as powers.
pub fn weight(bit: u32) -> Html {
    if bit < 10 {
        html! { { (1u64 << bit).to_string() } }
    } else {
        // Not MathML: screen readers would take that for an empty head.
        html! { <>{ "2" }<sup>{ bit }</sup></> }
    }
}

/// The weight of a column, and whether it is odd; the word "odd" is explained at the leftmost odd column.
pub fn marked(columns: &Columns, bit: u32) -> Html {
    let leftmost = columns.bits.iter().copied().find(|bit| columns.odd(*bit));
    html! { <>{ weight(bit) }
        if leftmost == Some(bit) { { " " }{ explained("odd-column", "odd") } } else if columns.odd(bit) { { " odd" } }
    </> }
}

/// The digit of a value in a column; empty where the value is not known.
pub fn digit(value: Option<Nimber>, bit: u32) -> &'static str {
    match value {
        None => "",
        Some(value) if value.0 >> bit & 1 == 1 => "1",
        Some(_) => "0",
    }
}

fn table(analysis: &Analysis, turned: &Pages) -> Html {
    let (total, pages) = (analysis.parts.len(), analysis.parts.len().div_ceil(COMPONENTS));
    let shown = on_page(turned.page(0, pages), COMPONENTS, total);
    let columns = Columns::of(&analysis.parts, FEWEST);
    let head = |&bit: &u32| {
        html! { <th class={columns.class(bit)}>{ marked(&columns, bit) }</th> }
    };
    let row = |part: &ComponentView| {
        let cell = |&bit: &u32| {
            let digit = digit(part.value, bit);
            let faint = (digit == "0").then_some("zero-bit");
            html! { <td class={classes!("bit", faint, columns.class(bit))}>{ digit }</td> }
        };
        html! {
            <tr>
                <th scope="row">{ &part.name }
                    if !part.text.is_empty() { { " " }<span class="pos" title={part.text.clone()}>{ &part.text }</span> }</th>
                <td>{ maybe_nimber(part.value) }</td>
                { for columns.bits.iter().map(cell) }
            </tr>
        }
    };
    let foot = |&bit: &u32| {
        html! { <td class={classes!("bit", columns.class(bit))}>{ digit(columns.sum, bit) }</td> }
    };
    html! { <>
        { turned.buttons(0, pages, "the nim-sum", shown.clone(), total) }
        <div class="scroll" tabindex="0" role="group" aria-label="Nim-sum table">
            <table class="binary-sum">
                <thead><tr><th><span class="sr">{ "Component" }</span></th><th>{ "value" }</th>{ for columns.bits.iter().map(head) }</tr></thead>
                <tbody>{ for analysis.parts[shown].iter().map(row) }</tbody>
                <tfoot><tr><th scope="row">{ "Nim-sum" }</th><td>{ maybe_nimber(columns.sum) }</td>{ for columns.bits.iter().map(foot) }</tr></tfoot>
            </table>
        </div>
    </> }
}
