//! The generations of any game of the library.
use super::{
    act::{EvolutionAction, press},
    any::{LOT, Row},
    grown, search,
    state::{Hold, Lab},
};
use crate::core::format_number;
use crate::games::Link;
use crate::labs::evolution::{Evolution, MOST_OPTIONS, MOST_POSITIONS, Stage};
use crate::ui::{
    cited::cited,
    dialogs::form::typed,
    icons::{icon, icon_with},
    rich::{echo, rich},
    route::{self, Page},
    words,
};
use yew::prelude::*;

/// The field for the position.
pub fn position_field(hold: &Hold, lab: &Lab) -> Html {
    let any = &lab.any;
    let oninput = {
        let hold = hold.clone();
        move |event: InputEvent| {
            let text = typed(&event);
            hold.change(&|lab| {
                lab.any.text.clone_from(&text);
                (lab.any.error, lab.any.missing) = (None, false);
            });
        }
    };
    let keys = {
        let hold = hold.clone();
        move |event: KeyboardEvent| {
            if event.key() == "Enter" {
                event.prevent_default();
                search::start(&hold);
            }
        }
    };
    html! { <><h2>{ "Position" }</h2>
        <label class="field col"><span>{ "Game and position" }</span><input type="text" id="evo-game" class="pos" autocomplete="off" spellcheck="false" value={any.text.clone()} {oninput} onkeydown={keys} aria-invalid={any.error.as_ref().map(|_| "true")} aria-describedby="evo-note"/></label>
        <div id="evo-note" aria-live="polite">if let Some(error) = &any.error {
            <p class="err">{ icon("warn") }<span>{ words::problem(error, &any.text) }</span></p>{ echo(&any.text, error.at) }
        } else if any.missing {
            <p class="err">{ icon("warn") }<span>{ "The rules of this game could not be fetched. Run tries again." }</span></p>
        }</div>
        <p class="line"><button type="button" class="btn pri" onclick={press(hold, EvolutionAction::Run)}>{ icon("run") }{ "Run" }</button></p>
    </> }
}

/// An explanation of what the lab counts.
pub fn explanation() -> Html {
    html! {
        <div class="sec"><p class="caption">{ rich("**Step**: positions without a move are found at step 0. Those found next are P-positions all of whose moves lead to positions one move away from what is found already.") }</p>
            <p class="caption">{ cited("**Generation** (Khovanova and Xiong, *Nim fractals*, section 5.3): half the length of the longest game in which whoever can move to a P-position does so.") }</p></div>
    }
}

/// The cards of the results.
pub fn cards(hold: &Hold, lab: &Lab) -> Html {
    let any = &lab.any;
    let Some(evolution) = &any.evolution else {
        return html! { <section class="card"><p class="dim">{ "Type a position of any game and run." }</p></section> };
    };
    let differ = any.found.iter().filter(|found| found.facts.step() != found.facts.generation()).count();
    html! { <>
        <section class="head" aria-label="Result">
            if any.running() {
                <div class="prog"><span class="dim">{ format!("{} positions", format_number(evolution.positions() as u64)) }</span>
                    <button type="button" class="btn" onclick={press(hold, EvolutionAction::Cancel)}>{ icon("close") }{ "Cancel" }</button></div>
            } else { { verdict(evolution, any.found.len(), differ) } }
            <span class="sr" role="status">{ if any.running() { String::new() } else { format!("{} P-positions, {differ} where step and generation differ.", any.found.len()) } }</span>
        </section>
        if any.dots.len() > 1 { { grown::card(hold, lab) } }
        if let Some(lines) = &any.lines { { explained(lines, differ > 0) } }
        if !any.rows.is_empty() { { table(hold, lab) } }
    </> }
}

fn verdict(evolution: &Evolution, found: usize, differ: usize) -> Html {
    let stopped = evolution.stage() != Stage::Done;
    let title = match (stopped, differ) {
        (true, _) => "Stopped".to_string(),
        (_, 0) => "Step and generation agree".into(),
        (_, 1) => "Lemma 22 fails at 1 P-position".into(),
        _ => format!("Lemma 22 fails at {} P-positions", format_number(differ as u64)),
    };
    let start = evolution.start().map(|facts| {
        if facts.is_p {
            format!(
                " The start is a P-position, found at step {}, of generation {}.",
                facts.step(),
                facts.generation()
            )
        } else {
            " The start is an N-position.".into()
        }
    });
    let positions = format_number(evolution.positions() as u64);
    let said = if stopped {
        format!(
            "Stopped after {positions} positions; at most {} are looked at, with {} options. The {} P-positions below are settled.",
            format_number(MOST_POSITIONS as u64),
            format_number(MOST_OPTIONS),
            format_number(found as u64)
        )
    } else {
        format!(
            "{positions} positions, {} of them P.{}",
            format_number(found as u64),
            start.unwrap_or_default()
        )
    };
    let (class, mark) = if stopped || differ > 0 { ("found open", "warn") } else { ("found", "check") };
    html! { <div class="verdict"><span {class}>{ icon_with(mark, "") }<span>{ title }</span></span><p class="sure">{ said }</p></div> }
}

/// Where the printed lemma goes wrong, with a game that shows it.
fn explained([quick, long]: &[Vec<String>; 2], differs: bool) -> Html {
    let line = |name: &'static str, texts: &[String]| {
        let moves = words::count_of_moves(texts.len().saturating_sub(1) as u64);
        let place = |(at, text): (usize, &String)| html! { <li class={if at % 2 == 0 { "outcome-p" } else { "" }}>{ text.clone() }</li> };
        html! { <div class="game-line"><h3>{ name }<span class="count">{ moves }</span></h3><ol>{ for texts.iter().enumerate().map(place) }</ol></div> }
    };
    let start = quick.first().cloned().unwrap_or_default();
    html! {
        <section class="card" aria-label="Lemma 22"><h2 class="heading">{ "Two optimal games from " }<span class="pos">{ start }</span></h2>
            { line("Quick winner, slow loser", quick) }
            { line("Longest", long) }
            if differs {
                <p class="caption fix">{ icon("warn") }<span>{ rich("Lemma 22 says that a P-position found at step *i* is born in generation *i*. The proof takes it that every optimal move from an N-position leads to what was found a step before, but an N-position may have another P-position among its options, found later. The lemma is right if whoever wins also plays as quickly as possible, and as printed for Nim.") }</span></p>
            } else { <p class="caption">{ rich("Both take equally long here: step and generation agree, as Lemma 22 says. For Nim they always do.") }</p> }
        </section>
    }
}

fn table(hold: &Hold, lab: &Lab) -> Html {
    let any = &lab.any;
    let row = |row: &Row| {
        let (step, generation) = (row.facts.step(), row.facts.generation());
        let differs = step != generation;
        let link = route::hash(Page::Play, &Link::new(&row.notation));
        html! {
            <tr class={if differs { "differing" } else { "" }}><td class="pile-cell">{ row.text.clone() }</td><td>{ step }</td><td>{ generation }if differs { <span class="differs-mark">{ icon("warn") }{ "differs" }</span> }</td>
                <td><a class="btn" href={link} aria-label={format!("Play {}", row.text)}>{ icon("play") }{ "Play" }</a></td></tr>
        }
    };
    let left = any.found.len().saturating_sub(any.rows.len());
    html! {
        <section class="card" aria-label="Positions found"><h2 class="heading">{ "P-positions" }<span class="count">{ format_number(any.found.len() as u64) }</span></h2>
            <div class="scroll" role="region" aria-label="P-positions" tabindex="0"><table class="walk-table found-table"><thead><tr><th scope="col">{ "position" }</th><th scope="col">{ "found at step" }</th><th scope="col">{ "generation" }</th><th scope="col">{ "open" }</th></tr></thead><tbody>{ for any.rows.iter().map(row) }</tbody></table></div>
            if left > 0 { <p class="line"><button type="button" class="btn" onclick={press(hold, EvolutionAction::More)}>{ format!("Show {} more", left.min(LOT)) }</button></p> }
        </section>
    }
}
