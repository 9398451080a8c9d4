//! A worksheet in its printed form: pages of positions with room for answers, and the key.
use crate::core::Outcome;
use crate::games::{Link, open};
use crate::learn::{Sheet, SheetTask, sheet_answer};
use crate::ui::{
    boards::picture,
    qr::Qr,
    route::{self, Page},
    words,
};
use yew::prelude::*;

/// The number of positions on a page.
const ON_PAGE: usize = 4;

/// The pages with the positions.
pub fn pages(sheet: &Sheet) -> Html {
    let numbered: Vec<(usize, &String)> = sheet.positions.iter().enumerate().collect();
    let pages = numbered.chunks(ON_PAGE).enumerate();
    let all = sheet.positions.len().div_ceil(ON_PAGE);
    let page = |(number, chunk): (usize, &[(usize, &String)])| {
        let [first, before] = [chunk[0].0, chunk[0].0.wrapping_sub(1)]
            .map(|at| played(sheet.positions.get(at).map(String::as_str)));
        let (name, rule) = first.clone().unwrap_or_default();
        let begins = first != before;
        html! {
            <article class="sheet" aria-label={format!("Page {}", number + 1)}>
                <header><h2>{ name }</h2><span>{ "Name" }<i></i></span><span>{ "Date" }<i></i></span></header>
                if begins { <p>{ rule }{ " " }{ sheet.wants.asks() }</p> }
                <ol start={(chunk[0].0 + 1).to_string()}>{ for chunk.iter().map(|(index, notation)| one(sheet, *index, notation, first.as_ref())) }</ol>
                <footer>{ format!("Nimscope · page {} of {all}", number + 1) }</footer>
            </article>
        }
    };
    html! { <>{ for pages.map(page) }</> }
}

/// The name of the game in a position, with the choices that its rule leaves, and its rule in one line.
fn played(notation: Option<&str>) -> Option<(String, String)> {
    let game = open(notation?).ok()?;
    let (card, label) = (game.card(), game.label());
    // Where rules have no names of their own, the label says what is chosen.
    let name = if label.contains(card.name) { label } else { format!("{}: {label}", card.name) };
    Some((name, game.short_rule()))
}

/// A position with room for its answer.
fn one(sheet: &Sheet, index: usize, notation: &str, page: Option<&(String, String)>) -> Html {
    let Ok(game) = open(notation) else {
        return html! { <li><b>{ format!("{}.", index + 1) }</b><span>{ format!("“{notation}” is no position.") }</span></li> };
    };
    let address = route::absolute(Page::Play, &Link::new(notation));
    // The name of the game, if it is not the one at the head of the page.
    let other = played(Some(notation)).filter(|own| Some(own) != page);
    html! {
        <li>
            <div class="sheet-head"><b>{ format!("{}.", index + 1) }</b><span>if let Some((name, _)) = other { { name }{ ": " } }{ game.text() }</span></div>
            <div class="sheet-picture">{ picture(&game.scene()) }</div>
            <div class="sheet-answer">
                <div class="blanks">
                    if sheet.wants == SheetTask::Moves { <i></i><i></i><i></i> } else { <i></i> }
                </div>
                if sheet.codes { <Qr text={address} /> }
            </div>
        </li>
    }
}

/// The key: value, outcome and winning moves of each position.
pub fn key(sheet: &Sheet) -> Html {
    let row = |(index, notation): (usize, &String)| {
        let Some(solved) = sheet_answer(notation) else { return Html::default() };
        let game = open(notation).ok();
        let moves: Vec<String> = solved
            .winning
            .iter()
            .filter_map(|mv| game.as_ref()?.read_move(mv).ok())
            .map(|mv| words::take(&mv))
            .collect();
        let outcome = match solved.outcome {
            Some(Outcome::N) => "N",
            Some(Outcome::P) => "P",
            Some(Outcome::D) => "draw",
            None => "",
        };
        let moves = if moves.is_empty() { "none".to_string() } else { moves.join("; ") };
        html! {
            <tr><td>{ index + 1 }</td><td>{ solved.text }</td><td>{ solved.value.map(|value| format!("∗{value}")) }</td>
                <td>{ outcome }</td><td>{ moves }</td></tr>
        }
    };
    html! {
        <article class="sheet key" aria-label="Key">
            <header><h2>{ "Answers" }</h2></header>
            <table class="vals"><thead><tr>
                <th scope="col">{ "No." }</th><th scope="col">{ "Position" }</th><th scope="col">{ "Value" }</th>
                <th scope="col">{ "Outcome" }</th><th scope="col">{ "Winning moves" }</th></tr></thead>
                <tbody>{ for sheet.positions.iter().enumerate().map(row) }</tbody></table>
            <footer>{ "Nimscope · answers" }</footer>
        </article>
    }
}
