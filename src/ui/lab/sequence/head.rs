//! What was found out about the period, and how far the search is.
use super::state::{Hold, Lab, Stage, Track};
use crate::core::number;
use crate::labs::sequence::{Standing, read_upto, said_difference, verdict};
use crate::ui::{icons::icon, rich::rich};
use yew::prelude::*;

/// The band above the plots.
pub fn head(hold: &Hold) -> Html {
    let lab = hold.lab.borrow();
    let many = lab.tracks.len() > 1;
    let results = lab.results();
    html! {
        <div class="head">
            { for lab.tracks.iter().map(|track| found(track, many)) }
            if lab.tracks.iter().any(|track| track.stage == Stage::Running) { { progress(hold, &lab) } }
            if let [one, other] = &results[..] { <p class="sure">{ rich(&said_difference(one, other)) }</p> }
            <span class="sr" role="status">{ spoken(&lab) }</span>
        </div>
    }
}

/// The verdict on one sequence.
fn found(track: &Track, many: bool) -> Html {
    let results = track.results.borrow();
    let said = verdict(&results);
    let (class, mark) = match said.standing {
        Standing::Proved => ("", "check"),
        Standing::Observed => ("seen", "search"),
        Standing::Open => ("open", "search"),
    };
    let last = number(results.last() as u64);
    let more = match track.stage {
        Stage::First => "First values. Run computes the rest.".to_string(),
        Stage::Stopped => format!("Stopped at *n* = {last}; the values so far are kept."),
        Stage::Full => format!("Ends at *n* = {last}: greater values than 65\u{202f}534 are not computed."),
        _ => String::new(),
    };
    html! {
        <div class="verdict">
            if many { <b class="pos">{ results.source.to_string() }</b> }
            <span class={classes!("found", class)}>{ icon(mark) }<span>{ rich(&said.title) }</span></span>
            <p class="sure">{ rich(&said.sure) }{ " " }{ rich(&more) }</p>
        </div>
    }
}

/// For a screen reader: nothing while numbers run.
fn spoken(lab: &Lab) -> String {
    let settled = |track: &&Track| track.stage != Stage::Running || track.results.borrow().period().is_some();
    let said = lab.tracks.iter().filter(settled).map(|track| {
        let results = track.results.borrow();
        let said = verdict(&results);
        format!("{}: {}. {}", results.source, said.title, said.sure).replace('*', "")
    });
    said.collect::<Vec<_>>().join(" ")
}

fn progress(hold: &Hold, lab: &Lab) -> Html {
    let reached = lab.tracks.iter().filter(|track| track.stage == Stage::Running);
    let reached = reached.map(|track| track.results.borrow().last()).min().unwrap_or(0);
    let upto = read_upto(&lab.upto).unwrap_or(1).max(1);
    let share = (reached as u64 * 100 / upto as u64).min(100).to_string();
    let cancel = {
        let hold = hold.clone();
        move |_: MouseEvent| hold.cancel()
    };
    html! {
        <div class="prog">
            <span class="dim">{ "Checking " }<i>{ "n" }</i>{ " = " }{ number(reached as u64) }</span>
            <span class="t" role="progressbar" aria-label="Values computed" aria-valuemin="0" aria-valuemax="100" aria-valuenow={share.clone()}><i style={format!("width:{share}%")}></i></span>
            <b>{ share.clone() }{ "%" }</b>
            <button class="btn" onclick={cancel}>{ icon("close") }{ "Cancel" }</button>
        </div>
    }
}
