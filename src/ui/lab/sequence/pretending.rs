//! The elements of a misère quotient and the heaps that belong to them: pointing at an element marks its heaps, and the
//! other way round.
use super::{elements, pointed::Pointed};
use crate::core::{format_number, list};
use crate::labs::sequence::QuotientReport;
use crate::ui::{lab::table::Table, rich::rich};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The most rows of the table, and its columns where no period is known.
const ROWS: usize = 60;
const COLUMNS: usize = 12;
/// The most heaps of an element that are named.
const NAMED: usize = 12;

#[derive(Properties, PartialEq)]
pub struct PretendingProps {
    pub account: Rc<QuotientReport>,
    /// Called with a heap to add to the position.
    pub on_heap: Callback<u64>,
    /// What stands beside the elements.
    pub children: Html,
}

/// The cards of the elements and of the pretending function: each row of its table is a period, and the last row
/// repeats for ever.
#[component]
pub fn Pretending(props: &PretendingProps) -> Html {
    let account = &props.account;
    let pointed = use_state_eq(Pointed::default);
    let root = use_node_ref();
    let names = use_memo(account.clone(), |account| {
        account.elements.names.iter().map(|name| rich(&format!("${name}$"))).collect::<Vec<Html>>()
    });
    let point = {
        let (pointed, account) = (pointed.clone(), account.clone());
        move |at: Option<Element>, stays: bool| {
            let (element, heap) = (number_of(at.as_ref(), "data-x"), number_of(at.as_ref(), "data-n"));
            let own = heap.and_then(|n| account.elements.heaps.get(n)).map(|x| *x as usize);
            let mut next = Pointed { element: element.or(own), ..*pointed };
            if stays {
                next.stop = element.unwrap_or(next.stop);
                next.heap = heap.unwrap_or(next.heap);
            }
            pointed.set(next);
        }
    };
    let onpointerover = {
        let point = point.clone();
        move |event: PointerEvent| point(item(event.target()), false)
    };
    let onpointerleave = {
        let point = point.clone();
        move |_: PointerEvent| point(None, false)
    };
    let onfocusin = move |event: FocusEvent| point(item(event.target()), true);
    let onclick = {
        let on_heap = props.on_heap.clone();
        move |event: MouseEvent| {
            if let Some(n) = number_of(item(event.target()).as_ref(), "data-n") {
                on_heap.emit(n as u64);
            }
        }
    };
    let columns = if account.length > 0 { account.length as usize } else { COLUMNS };
    let onkeydown = {
        let root = root.clone();
        move |event: KeyboardEvent| {
            if let Some(item) =
                item(event.target()).and_then(|from| next(&root, &from, &event.key(), columns))
            {
                event.prevent_default();
                // An element that cannot take the focus leaves the focus where it is.
                let _ = item.unchecked_into::<HtmlElement>().focus();
            }
        }
    };
    html! {
        <div ref={root} class="quotient-cards" {onpointerover} {onpointerleave} {onfocusin} {onclick} {onkeydown}>
            <div class="losing-pair">
                { elements::card(account, &names, *pointed, html! { <p class="caption heaps-of" aria-live="polite">{ heaps_of(account, &names, pointed.element) }</p> }) }
                { props.children.clone() }
            </div>
            { images(account, &names, *pointed, columns) }
        </div>
    }
}

/// The DOM element of the quotient's element or of the heap that an event belongs to.
fn item(target: Option<web_sys::EventTarget>) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest("[data-x], [data-n]").ok()?
}

fn number_of(item: Option<&Element>, key: &str) -> Option<usize> {
    item?.get_attribute(key)?.parse().ok()
}

/// Where an arrow key leads from an element, or from a heap in a table with this many columns.
fn next(root: &NodeRef, from: &Element, key: &str, columns: usize) -> Option<Element> {
    let (kind, across) = if from.has_attribute("data-n") { ("[data-n]", columns) } else { ("[data-x]", 1) };
    let all = root.cast::<Element>()?.query_selector_all(kind).ok()?;
    let at = (0..all.length()).find(|at| all.item(*at).is_some_and(|node| node.is_same_node(Some(from))))?;
    let to = match key {
        "ArrowLeft" => at.checked_sub(1)?,
        "ArrowRight" => at + 1,
        "ArrowUp" => at.checked_sub(across as u32)?,
        "ArrowDown" => at + across as u32,
        "Home" => 0,
        "End" => all.length() - 1,
        _ => return None,
    };
    all.item(to)?.dyn_into().ok()
}

/// The heaps whose class is this element, in words.
fn heaps_of(account: &QuotientReport, names: &[Html], element: Option<usize>) -> Html {
    let Some(x) = element else {
        return html! { "Point at an element and its heaps are marked; at a heap, its element. A heap that is pressed joins the position." };
    };
    let all = account.elements.heaps.iter().zip(0..).filter(|(own, _)| **own as usize == x);
    let heaps: Vec<u64> = all.map(|(_, n)| n).collect();
    // A heap within the period stands for infinitely many.
    let endless = account.length > 0 && heaps.iter().any(|n| *n >= account.start);
    let heaps: Vec<String> = heaps.into_iter().map(format_number).collect();
    let name = names.get(x).cloned();
    match heaps.len() {
        0 => html! { <>{ "No single heap is " }{ name }{ ": it is a product." }</> },
        1 if !endless => html! { <>{ "Only the heap of " }{ &heaps[0] }{ " is " }{ name }{ "." }</> },
        many if endless || many > NAMED => {
            html! { <>{ name }{ format!(": heaps of {}, …", heaps[..many.min(NAMED)].join(", ")) }</> }
        }
        _ => html! { <>{ name }{ format!(": heaps of {}.", list(&heaps)) }</> },
    }
}

/// The table of the pretending function.
fn images(account: &QuotientReport, names: &[Html], pointed: Pointed, columns: usize) -> Html {
    let (start, length) = (account.start as usize, account.length as usize);
    let known = account.elements.heaps.len();
    let rows = if length > 0 { start.div_ceil(length) + 1 } else { known.div_ceil(columns) };
    let cell = |n: usize| {
        let Some(x) = account.elements.heaps.get(n).map(|x| *x as usize) else { return html! { <td/> } };
        let exception = account.is_exception(n);
        let class =
            classes!(exception.then_some("exceptional"), (pointed.element == Some(x)).then_some("on"));
        let tabindex = if n == pointed.heap { "0" } else { "-1" };
        html! { <td {class}><button type="button" data-n={n.to_string()} {tabindex}>
        <span class="sr">{ format!("heap of {}: ", format_number(n as u64)) }</span>{ names.get(x).cloned() }
        if exception { <span class="sr">{ " exception" }</span> }</button></td> }
    };
    let row = |row: usize| {
        let rest = length > 0 && row + 1 == rows;
        let label = match rest {
            true => format!("{}…", row * columns),
            false => format!("{}–{}", row * columns, (row + 1) * columns - 1),
        };
        let cells = (row * columns..(row + 1) * columns).map(cell);
        html! { <tr class={if rest { "per" } else { "" }}><th scope="row">{ label }</th>{ for cells }</tr> }
    };
    let column = |column: usize| html! { <th scope="col">{ "+" }{ column }</th> };
    html! {
        <Table id="lab-images" card="values images" class="seq" style={format!("min-width:{}px", 76 + columns * 52)} title={html! { { "Pretending function Φ(n)" } }}
            head={html! { <><th scope="col"><i>{ "n" }</i></th>{ for (0..columns).map(column) }</> }} rows={(0..rows.min(ROWS)).map(row).collect::<Html>()}>
            if rows > ROWS { <p class="small dim">{ "The file has all heaps." }</p> }
        </Table>
    }
}
