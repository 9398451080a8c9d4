//! What is studied: code, greatest n, another code to compare with, examples.
use super::state::Hold;
use crate::games::LONGEST;
use crate::labs::sequence::{Row, Source, read_upto};
use crate::ui::{
    dialogs::form::typed,
    icons::icon,
    lab::field::field,
    route::{self, Page},
};
use yew::prelude::*;

/// Examples: what the button says, and the code.
const TRY: [(&str, &str); 8] = [
    ("0.137", "0.137"),
    ("0.007", "0.007"),
    ("4.7", "4.7"),
    ("{1, 2, 3}", "{1,2,3}"),
    ("{2, 5, 7}", "{2,5,7}"),
    ("Kayles", "0.77"),
    ("Grundy’s game", "4!.0"),
    ("Lasker’s Nim", "4.[3]"),
];

/// The column at the left.
pub fn side(hold: &Hold) -> Html {
    let lab = hold.lab.borrow();
    let read = Source::read(&lab.code, lab.sets);
    let onsubmit = {
        let hold = hold.clone();
        move |event: SubmitEvent| {
            event.prevent_default();
            hold.start(true);
        }
    };
    let other = Some(lab.other.trim()).filter(|other| !other.is_empty());
    let other = other.and_then(|_| Source::read(&lab.other, lab.sets).err());
    let upto = read_upto(&lab.upto).err();
    let code = {
        let hold = hold.clone();
        move |event: InputEvent| hold.set_code(&typed(&event))
    };
    let compare = {
        let hold = hold.clone();
        move |event: InputEvent| {
            let text = typed(&event);
            hold.change(&|lab| lab.other.clone_from(&text));
            hold.start(false);
        }
    };
    let limit = {
        let hold = hold.clone();
        move |event: InputEvent| {
            let text = typed(&event);
            hold.change(&|lab| lab.upto.clone_from(&text));
            hold.start(false);
        }
    };
    html! {
        <form class="side" {onsubmit}>
            <div class="sec">
                <h1>{ "Sequence lab" }</h1>
                <p class="dim">{ "Sprague–Grundy values of heap games" }</p>
                { halves(hold, lab.sets) }
            </div>
            <div class="sec">
                { field("lab-code", html! { { if lab.sets { "Set" } else { "Code" } } }, &lab.code, read.as_ref().err(), Callback::from(code)) }
                if let Ok(source) = &read { { rule(source) } }
            </div>
            <div class="sec">{ field("lab-upto", html! { <>{ "Compute up to " }<i>{ "n" }</i>{ " (at most 10" }<sup>{ "7" }</sup>{ ")" }</> }, &lab.upto, upto.as_ref(), Callback::from(limit)) }</div>
            <div class="sec">{ field("lab-other", html! { { "Compare with" } }, &lab.other, other.as_ref(), Callback::from(compare)) }</div>
            <div class="sec"><h2>{ "Try" }</h2><div class="presets">{ for TRY.iter().map(|(name, code)| example(hold, name, code)) }</div></div>
            <div class="sec end">
                if let Some(href) = read.as_ref().ok().and_then(play) { <a class="btn" {href}>{ "Play this game" }</a> }
                <button class="btn pri" disabled={!lab.sensible()}>{ icon("run") }{ "Run" }</button>
            </div>
        </form>
    }
}

fn halves(hold: &Hold, sets: bool) -> Html {
    let half = |name: &'static str, of: bool| {
        let hold = hold.clone();
        html! { <label><input type="radio" name="lab-half" checked={sets == of} onchange={move |_: Event| hold.set_half(of)}/>{ name }</label> }
    };
    html! { <fieldset class="seg"><legend class="sr">{ "How the game is given" }</legend>{ half("Octal code", false) }{ half("Subtraction", true) }</fieldset> }
}

/// The rule as a table and in words.
fn rule(source: &Source) -> Html {
    let rows = source.rows();
    let row = |row: &Row| {
        html! { <tr><td>{ row.take.clone() }</td><td class="d">{ row.digit.clone() }</td><td>{ row.left.clone() }</td></tr> }
    };
    let names = source.names().join(", ");
    html! { <div aria-live="polite">
        if !names.is_empty() { <p class="dim small">{ names }</p> }
        if !rows.is_empty() {
            <table class="rules"><thead><tr><th scope="col">{ "take" }</th><th scope="col">{ "digit" }</th><th scope="col">{ "what may be left" }</th></tr></thead>
                <tbody>{ for rows.iter().map(row) }</tbody></table>
        }
        <p class="small said">{ source.words() }</p>
    </div> }
}

fn example(hold: &Hold, name: &'static str, code: &'static str) -> Html {
    let hold = hold.clone();
    html! { <button type="button" class="btn" onclick={move |_: MouseEvent| hold.try_code(code)}>{ name }</button> }
}

/// The address of the game: the library has all that the lab can read, if its text is not too long.
fn play(source: &Source) -> Option<String> {
    let game = source.game();
    (game.len() <= LONGEST).then(|| route::hash(Page::Play, &crate::games::Link::new(game)))
}
