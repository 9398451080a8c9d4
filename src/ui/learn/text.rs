//! The text of a lesson, whose phrases act on its board.
use crate::learn::{Block, Span};
use crate::ui::{after_paint::after_paint, play::show_beside_text, rich, term};
use yew::prelude::*;

/// What a phrase of the text does to the board.
#[derive(Clone, PartialEq)]
pub enum TextAction {
    /// Shows a move in preview, or none.
    Point(Option<AttrValue>),
    /// Makes a move.
    Make(AttrValue),
    /// Puts a position on the board.
    Lay(AttrValue),
}

/// Blocks of text.
pub fn blocks(blocks: &[Block], act: &Callback<TextAction>) -> Html {
    html! { <>{ for blocks.iter().map(|block| one(block, act)) }</> }
}

fn one(block: &Block, act: &Callback<TextAction>) -> Html {
    match block {
        Block::Text(text) => html! { <p>{ spans(text, act) }</p> },
        Block::List(items) => {
            html! { <ul>{ for items.iter().map(|item| html! { <li>{ spans(item, act) }</li> }) }</ul> }
        }
        Block::Table(rows) => {
            let (head, rows) =
                rows.split_first().map_or((&[][..], &[][..]), |(head, rows)| (&head[..], rows));
            let cell = |cell: &Vec<Span>| html! { <td>{ spans(cell, act) }</td> };
            html! {
                <table class="vals">
                    <thead><tr>{ for head.iter().map(|cell| html! { <th scope="col">{ spans(cell, act) }</th> }) }</tr></thead>
                    <tbody>{ for rows.iter().map(|row| html! { <tr>{ for row.iter().map(cell) }</tr> }) }</tbody>
                </table>
            }
        }
    }
}

/// Text within a line.
pub fn spans(spans: &[Span], act: &Callback<TextAction>) -> Html {
    html! { <>{ for spans.iter().map(|one| span(one, act)) }</> }
}

/// Acts on the board and scrolls to it: on a phone it lies below the text.
fn seen(act: &Callback<TextAction>, what: TextAction) {
    act.emit(what);
    after_paint(show_beside_text);
}

fn span(span: &Span, act: &Callback<TextAction>) -> Html {
    match span {
        Span::Text(text) => html! { { text.clone() } },
        Span::Em(text) => html! { <i>{ text.clone() }</i> },
        Span::Strong(text) => html! { <b>{ text.clone() }</b> },
        Span::Code(text) => html! { <code>{ text.clone() }</code> },
        Span::Move { text, notation } => {
            let notation: AttrValue = notation.clone().into();
            let (shown, made) = (notation.clone(), act.clone());
            let point = |to: Option<AttrValue>| {
                let act = act.clone();
                move || act.emit(TextAction::Point(to.clone()))
            };
            let [on, off, focus, blur] = [Some(shown.clone()), None, Some(shown), None].map(point);
            html! {
                <button type="button" class="phrase" onmouseenter={move |_| on()} onmouseleave={move |_| off()}
                    onfocus={move |_| focus()} onblur={move |_| blur()}
                    onclick={move |_| seen(&made, TextAction::Make(notation.clone()))}>{ text.clone() }</button>
            }
        }
        Span::Board { text, notation } => {
            let (notation, act) = (AttrValue::from(notation.clone()), act.clone());
            html! { <button type="button" class="phrase" onclick={move |_| seen(&act, TextAction::Lay(notation.clone()))}>{ text.clone() }</button> }
        }
        Span::Term { text, id } => match term::find(id) {
            Some(found) => term::explained(found.id, text.clone()),
            None => html! { { text.clone() } },
        },
        Span::Link { text, to } => html! { <a href={to.clone()}>{ rich::rich(text) }</a> },
    }
}
