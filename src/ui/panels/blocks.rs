//! A derivation, laid out block by block.
use super::figures::FiguresProps;
use crate::core::{Block, Why};
use crate::ui::{
    cited::{cited, numbered},
    icons::icon,
    lazy::lazy_part,
    rich::rich,
    term::{self, Mark, explained, explaining_new},
    words,
};
use std::rc::Rc;
use yew::{prelude::*, props};

/// A longer table shows its first and its last rows only.
const LONGEST: usize = 60;
const FIRST: usize = 40;
const LAST: usize = 4;

/// In the presenter a table of at least `HALVED` rows, none wider than `NARROW` letters, is set in two halves side by
/// side.
const HALVED: usize = 6;
const NARROW: usize = 28;

/// Terms that a derivation explains where they first occur: all where it stands alone, only the first where the panel
/// explains the others.
pub const TERMS: [Mark; 10] = [
    ("mex", "mex"),
    ("value", "grundy-value"),
    ("values", "grundy-value"),
    ("nim-sum", "nim-sum"),
    ("option", "option"),
    ("options", "option"),
    ("period", "period"),
    ("saltus", "saltus"),
    ("exception", "exception"),
    ("exceptions", "exception"),
];

/// All blocks of a derivation; a result that follows a table becomes the table's last row. Where `large`, for the
/// presenter, pictures are large, and there is little room: sources and any check after the result come last, and such
/// checks and the tables of values are folded up.
pub fn derivation(why: &Rc<Why>, large: bool, terms: &[Mark]) -> Html {
    let (mut out, mut new) = (Vec::new(), terms.to_vec());
    let mut blocks = why.blocks.iter().enumerate().peekable();
    let (mut answered, mut last) = (false, Vec::new());
    while let Some((index, block)) = blocks.next() {
        answered |= matches!(block, Block::Result { .. });
        if let Block::Text { text } = block
            && large
            && answered
            && let Some((title, told)) = text.split_once(": ")
            && let Some((_, Block::Table { head, rows, own })) =
                blocks.next_if(|(_, next)| matches!(next, Block::Table { .. }))
        {
            let told =
                html! { <p class="derivation">{ explaining_new(&words::capital(told), &mut new) }</p> };
            let again = table(head, rows, *own, None);
            last.push(html! { <details class="options"><summary>{ rich(title) }</summary>{ told }{ again }</details> });
            continue;
        }
        let to = if large && matches!(block, Block::Source { .. }) { &mut last } else { &mut out };
        to.push(match block {
            Block::Text { text } => html! { <p class="derivation">{ explaining_new(text, &mut new) }</p> },
            Block::Table { head, rows, own } => {
                let result = blocks.next_if(|(_, next)| matches!(next, Block::Result { .. }));
                answered |= result.is_some();
                let result = result.map(|(_, result)| answer(result, &mut new));
                match halves(head, rows).filter(|_| large && own.is_none()) {
                    Some((head, rows)) => table(&head, &rows, None, result),
                    None => table(head, rows, *own, result),
                }
            }
            Block::Result { .. } => html! { <p class="derivation">{ answer(block, &mut new) }</p> },
            Block::Source { name, place } => {
                html! { <p class="derivation small dim"><span class="chip thm">{ theorem(name, place) }</span>{ " " }{ cited(place) }</p> }
            }
            Block::Options { title, rows } => {
                let head = ["Value", "Moves", "What they leave"].map(String::from);
                html! { <details class="options"><summary>{ title }</summary>{ table(&head, rows, None, None) }</details> }
            }
            Block::Values(table) if large => {
                let values = super::values::values(table);
                html! { <details class="options"><summary>{ "The table of values" }</summary>{ values }</details> }
            }
            Block::Values(table) => super::values::values(table),
            Block::Figures { .. } => {
                lazy_part(&super::FIGURES, props!(FiguresProps { why: why.clone(), block: index, large }))
            }
            Block::Correction { text } => html! { <p class="fix">{ icon("warn") }<span>{ cited(text) }</span></p> },
        });
    }
    html! { <>{ for out }{ for last }</> }
}

/// The name of a theorem, explained if the glossary has it.
fn theorem(name: &str, place: &str) -> Html {
    match (term::named(name), numbered(name, place)) {
        (Some(term), _) => explained(term.id, name.to_string()),
        (None, Some(link)) => link,
        (None, None) => rich(name),
    }
}

fn answer(block: &Block, new: &mut Vec<Mark>) -> Html {
    let Block::Result { chip, text } = block else { return html! {} };
    html! { <><span class="answer-chip">{ rich(chip) }</span>{ explaining_new(text, new) }</> }
}

fn table(head: &[String], rows: &[Vec<String>], own: Option<usize>, result: Option<Html>) -> Html {
    let width = head.len().max(rows.iter().map(Vec::len).max().unwrap_or_default());
    let cut = if rows.len() > LONGEST { rows.len() - FIRST - LAST } else { 0 };
    let (first, last) = rows.split_at(if cut > 0 { FIRST } else { rows.len() });
    let row = |row: &Vec<String>| body_row(row, width, own);
    let all = width.to_string();
    html! {
        <div class="scroll" tabindex="0" role="group" aria-label="Derivation">
            <table class="walk">
                if head.iter().any(|cell| !cell.is_empty()) {
                    <thead><tr>{ for head_cells(head, own) }</tr></thead>
                }
                <tbody>
                    { for first.iter().map(row) }
                    if cut > 0 {
                        <tr><td class="conclusion" colspan={all.clone()}>{ format!("{} more", words::count(cut as u64, "row")) }</td></tr>
                    }
                    { for last.iter().skip(cut).map(row) }
                    if let Some(result) = result { <tr class="res"><td colspan={all}><p>{ result }</p></td></tr> }
                </tbody>
            </table>
        </div>
    }
}

/// The second half of the rows beside the first, under the same heads again; none where they are few or wide.
fn halves(head: &[String], rows: &[Vec<String>]) -> Option<(Vec<String>, Vec<Vec<String>>)> {
    let letters = |text: &String| text.chars().filter(|letter| !"*$".contains(*letter)).count();
    let widest = |at: usize| rows.iter().map(|row| letters(&row[at])).fold(letters(&head[at]), usize::max);
    let whole = rows.iter().all(|row| row.len() == head.len()) && !head.iter().any(String::is_empty);
    if !(HALVED..=LONGEST).contains(&rows.len())
        || !whole
        || (0..head.len()).map(widest).sum::<usize>() > NARROW
    {
        return None;
    }
    let (first, second) = rows.split_at(rows.len().div_ceil(2));
    let none = vec![String::new(); head.len()];
    let second = second.iter().chain(std::iter::repeat(&none));
    Some((
        [head, head].concat(),
        first.iter().zip(second).map(|(left, right)| [&left[..], right].concat()).collect(),
    ))
}

/// A column without a head belongs to the head before it.
fn head_cells(head: &[String], own: Option<usize>) -> Vec<Html> {
    let mut cells: Vec<(&str, usize)> = Vec::new();
    for cell in head {
        match cells.last_mut() {
            Some((_, span)) if cell.is_empty() => *span += 1,
            _ => cells.push((cell, 1)),
        }
    }
    let cell = |(i, (text, span)): (usize, (&str, usize))| html! { <th class={(own == Some(i)).then_some("own")} colspan={span.to_string()}>{ rich(text) }</th> };
    cells.into_iter().enumerate().map(cell).collect()
}

/// The last cell of a short row spans the remaining columns; questions are set in serif, and conclusions less
/// prominently.
fn body_row(row: &[String], width: usize, own: Option<usize>) -> Html {
    let end = row.len().saturating_sub(1);
    let cell = |(i, text): (usize, &String)| {
        let class = match text {
            _ if own == Some(i) => Some("own"),
            _ if own.is_some() => None,
            text if text.contains('⊕') => Some("conclusion wrap"),
            text if text.ends_with('?') => Some("posed"),
            text if i == end && i > 0 && !text.starts_with("**") => Some("conclusion"),
            _ => None,
        };
        let span = if i == end { width - i } else { 1 };
        html! { <td {class} colspan={(span > 1).then(|| span.to_string())}>{ rich(text) }</td> }
    };
    html! { <tr>{ for row.iter().enumerate().map(cell) }</tr> }
}
