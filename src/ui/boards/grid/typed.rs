//! Rows and columns as text, where not all of them are drawn.
use super::super::BoardEvent;
use crate::core::{Coins, PieceId, Place};
use std::collections::BTreeSet;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct FieldsProps {
    line: Place,
    rows: u64,
    columns: u64,
    origin: u64,
    /// The rows and the columns of the coins that are picked or shown, as text.
    shown: [String; 2],
    disabled: bool,
    on: Callback<BoardEvent>,
}

/// Two fields for the rows and the columns to turn coins in.
pub fn fields(board: &Coins, block: &BTreeSet<u64>, disabled: bool, on: &Callback<BoardEvent>) -> Html {
    let columns = u64::from(board.columns.max(1));
    let places = || block.iter().filter_map(|n| n.checked_sub(1));
    let origin = u64::from(board.origin);
    let text = |lines: BTreeSet<u64>| written(&lines.iter().map(|line| line + origin).collect::<Vec<_>>());
    let shown =
        [text(places().map(|at| at / columns).collect()), text(places().map(|at| at % columns).collect())];
    html! {
        <Fields
            line={board.line} rows={u64::from(board.rows)} {columns} {origin} {shown} {disabled} on={on.clone()}
        />
    }
}

#[component]
pub fn Fields(props: &FieldsProps) -> Html {
    let typed = use_state(<[String; 2]>::default);
    let sizes = [props.rows, props.columns];
    let read = |index: usize, text: &str| lines(text, sizes[index], props.origin);
    // The typed text stays until another move is shown.
    let stays = props.shown.iter().all(String::is_empty)
        || (0..2).all(|index| read(index, &typed[index]) == read(index, &props.shown[index]));
    let texts = if stays { (*typed).clone() } else { props.shown.clone() };
    let field = |(index, what): (usize, &'static str)| {
        let (on, typed, texts) = (props.on.clone(), typed.setter(), texts.clone());
        let wrong = !texts[index].is_empty() && read(index, &texts[index]).is_none();
        let &FieldsProps { line, columns, origin, .. } = props;
        let value = texts[index].clone();
        let oninput = move |event: InputEvent| {
            let mut texts = texts.clone();
            texts[index] = event.target_unchecked_into::<HtmlInputElement>().value();
            let lines = [0, 1].map(|index| lines(&texts[index], sizes[index], origin).unwrap_or_default());
            name(&lines, line, columns, &on);
            typed.set(texts);
        };
        html! {
            <div class="pile tall"><label class="field col"><span>{ what }</span>
                <input type="text" autocomplete="off" disabled={props.disabled} {value} aria-invalid={wrong.then_some("true")} {oninput}/></label></div>
        }
    };
    html! {
        <div class="longs">{ for ["Rows, as 98.100", "Columns, as 97-100"].into_iter().enumerate().map(field) }</div>
    }
}

/// Picks the fewest coins that name these rows and columns.
fn name([rows, across]: &[Vec<u64>; 2], line: Place, columns: u64, on: &Callback<BoardEvent>) {
    let (Some(row), Some(column)) = (rows.last(), across.last()) else {
        return on.emit(BoardEvent::Named(None));
    };
    for index in 0..rows.len().max(across.len()) {
        let at = rows.get(index).unwrap_or(row) * columns + across.get(index).unwrap_or(column);
        on.emit(BoardEvent::Pick { piece: PieceId { place: line, n: at + 1 }, more: index > 0 });
    }
}

/// The rows or columns, counted from 0 and ascending, that a text such as `1.4-6` names; none where the text is wrong
/// or names others than there are.
fn lines(text: &str, count: u64, origin: u64) -> Option<Vec<u64>> {
    let line = |text: &str| text.trim().parse::<u64>().ok()?.checked_sub(origin).filter(|line| *line < count);
    let mut all = BTreeSet::new();
    for stretch in text.trim().split(['.', ',', ' ']).filter(|stretch| !stretch.is_empty()) {
        let (from, to) = stretch.split_once(['-', '–']).unwrap_or((stretch, stretch));
        all.extend(line(from)?..=line(to)?);
    }
    (!all.is_empty()).then(|| all.into_iter().collect())
}

/// Rows or columns as text: `98.100`, `97-100`.
fn written(lines: &[u64]) -> String {
    let stretch = |stretch: &[u64]| match stretch {
        [first, .., last] => format!("{first}-{last}"),
        _ => stretch.iter().map(u64::to_string).collect(),
    };
    lines.chunk_by(|a, b| a + 1 == *b).map(stretch).collect::<Vec<_>>().join(".")
}
