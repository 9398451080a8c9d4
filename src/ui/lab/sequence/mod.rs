//! The sequence lab.
mod drawing;
mod elements;
mod lists;
mod plots;
mod pointed;
mod pretending;
mod quotient;
mod quotient_cards;
mod state;
mod stating;
mod values;

use super::{
    form::{Control, Form},
    frame::{LabFrame, LabPage, LabProps, Progress, TERMS},
    hold::use_hold,
};
use crate::core::{format_number, list};
use crate::games::{LONGEST, Link};
use crate::labs::sequence::{
    EXAMPLES, PeriodStatus, Row, Source, Stage, difference_text, remark, sets, survey_text, verdict,
};
use crate::ui::{
    heard::Settled,
    icons::icon,
    rich::rich,
    route::{self, Page},
    term::{explained, explaining},
};
use state::{Hold, Lab, Track};
use yew::prelude::*;

/// The path, names and purpose of the sequence lab.
pub const PAGE: LabPage = LabPage {
    path: "lab/sequence",
    name: "Sequences",
    title: "Sequence lab",
    about: "Do the Grundy values of single heaps repeat?",
};

#[component]
pub fn SequenceLab(props: &LabProps) -> Html {
    let hold = use_hold(|| Lab::new(&props.link));
    let place = plots::use_place(&hold);
    // Calculates the first values before anything is drawn.
    use_memo((), |()| hold.start(true));
    {
        let hold = hold.clone();
        use_effect_with((), move |()| move || hold.end());
    }
    let lab = hold.lab.borrow();
    let form = Form { id: "lab", values: lab.values.clone(), on: hold.on(Hold::set) };
    let read = Source::read(form.values.text("c"), sets(&form.values));
    // The statement's field stands among the results, since it needs room.
    let misere = html! { <>{ form.field("m") }<p class="dim small">{ "The " }{ explained("misere-quotient", "misère quotient") }{ " tells who wins where the last move loses." }</p></> };
    let code = code_asked(&form, read.as_ref().ok());
    let own = vec![("c", Some(code)), ("m", Some(misere)), ("q", None), ("p", None)];
    let coins = read.as_ref().is_ok_and(|source| source.single() == "coin");
    // The library plays every code or set that the lab can read, if its text is not too long.
    let game = read.ok().map(|source| source.game()).filter(|game| game.len() <= LONGEST);
    let ends = html! { <>
        if let Some(game) = game { <a class="btn wide" href={route::hash(Page::Play, &Link::new(game))}>{ "Play this game" }</a> }
        <button class="btn pri wide" disabled={lab.wanted().is_none()}>{ icon("run") }{ "Run" }</button>
    </> };
    let stated = stating::card(&hold, &lab, &form);
    let losing = quotient_cards::cards(&hold, &lab, &form);
    html! {
        <LabFrame page={PAGE} labs={props.labs} class="sequence-lab" about={coins.then_some("Do the Grundy values of single coins repeat?")} stale_title={stale_title(&lab)} later={&["n", "d"][..]} {own}
            examples={EXAMPLES} on_example={hold.on(|hold, query| hold.ask(true, &|values| values.load(query)))} {ends}
            files={values::files(&hold, &lab)} on_submit={hold.on(|hold, ()| hold.start(true))} verdict={found(&lab)}
            progress={progress(&hold, &lab).or_else(|| quotient_cards::progress(&hold, &lab))} spoken={spoken(&lab)} {form}>
            { plots::plots(&hold, &lab, &place) }
            { losing }
            <div class="value-tables">{ values::table(&hold, &lab) }{ lists::exceptions(&hold, &lab) }</div>
            { stated }
            <div class="more">{ lists::certificate(&lab) }{ lists::frequencies(&hold, &lab) }{ lists::zeros(&hold, &lab) }</div>
        </LabFrame>
    }
}

/// Whether the code of these rows is octal.
fn octal(rows: &[Row]) -> bool {
    rows.iter().all(|row| row.digit.chars().all(|c| !matches!(c, '8'..='9' | 'A'..='Z')))
}

/// The field for the code, with its rule as a table and in words.
fn code_asked(form: &Form, source: Option<&Source>) -> Html {
    let label = if form.values.is("h", "set") { "Set" } else { "Code" };
    let row = |row: &Row| {
        html! { <tr><td>{ row.take.clone() }</td><td class="digit">{ row.digit.clone() }</td><td>{ row.left.clone() }</td></tr> }
    };
    let rule = |source: &Source| {
        let (rows, names) = (source.rows(), source.names().join(", "));
        html! { <div>
            if !names.is_empty() { <p class="dim small">{ names }</p> }
            if !rows.is_empty() {
                <p class="dim small">{ if octal(&rows) { "An " } else { "Beyond an " } }{ explained("octal-code", "octal code") }{ if octal(&rows) { ", of digits 0 to 7: what may be left." } else { ", which has digits 0 to 7: what may be left." } }</p>
                <table class="rules"><thead><tr><th scope="col">{ "take" }</th><th scope="col">{ "digit" }</th><th scope="col">{ "what may be left" }</th></tr></thead>
                    <tbody>{ for rows.iter().map(row) }</tbody></table>
            }
            <p class="small said">{ source.words() }</p>
            // Announced once typing pauses, and without the table.
            <Settled text={source.words().to_string()}/>
        </div> }
    };
    // The field keeps its place whatever is drawn below it, since it may have the focus.
    html! { <><Control form={form.clone()} name="c" {label}/>if let Some(source) = source { { rule(source) } }</> }
}

/// What is known about the period of each sequence, and where two sequences differ.
fn found(lab: &Lab) -> Option<Html> {
    let results = lab.results();
    let difference = match &results[..] {
        [one, other] => html! { <p class="sure">{ rich(&difference_text(one, other)) }</p> },
        _ => Html::default(),
    };
    Some(html! { <>{ for lab.tracks.iter().map(track_verdict) }{ difference }</> })
}

/// The sequences that are still shown while what is typed cannot be read; none where it can.
fn stale_title(lab: &Lab) -> Option<String> {
    let names: Vec<String> = lab.results().iter().map(|results| results.source.to_string()).collect();
    (!names.is_empty() && lab.wanted().is_none()).then(|| list(&names))
}

fn track_verdict(track: &Track) -> Html {
    let results = track.results.borrow();
    let said = verdict(&results);
    let (class, mark) = match said.standing {
        PeriodStatus::Proved => ("", "check"),
        PeriodStatus::Observed => ("seen", "search"),
        PeriodStatus::Open => ("open", "search"),
    };
    html! {
        <div class="verdict">
            <b class="pos">{ results.source.to_string() }</b>
            { for results.source.names().first().map(|name| html! { <span class="dim">{ *name }</span> }) }
            <span class={classes!("found", class)}>{ icon(mark) }<span>{ explaining(&said.title, TERMS) }</span></span>
            <p class="sure">{ rich(&said.sure) }{ " " }{ rich(&remark(&results, track.stage)) }</p>
        </div>
    }
}

/// What screen readers hear: no numbers while these still change.
fn spoken(lab: &Lab) -> String {
    let settled = |track: &Track| track.stage != Stage::Running || track.results.borrow().period().is_some();
    let said = lab.tracks.iter().map(|track| {
        let results = track.results.borrow();
        let name = results.source.names().first().map(|name| format!(", {name}")).unwrap_or_default();
        let said = if settled(track) {
            let said = verdict(&results);
            format!("{}. {}", said.title, said.sure)
        } else {
            "looking for a period.".into()
        };
        format!("{}{name}: {said}", results.source).replace('*', "")
    });
    said.chain(stating::spoken(lab)).chain(quotient_cards::spoken(lab)).collect::<Vec<_>>().join(" ")
}

/// The progress of the slowest sequence.
fn progress(hold: &Hold, lab: &Lab) -> Option<Progress> {
    let running = lab.tracks.iter().filter(|track| track.stage == Stage::Running);
    let slowest = running.min_by_key(|track| track.results.borrow().last())?;
    let reached = slowest.results.borrow().last();
    let (_, upto) = lab.wanted()?;
    let told = survey_text(slowest.survey.as_ref(), upto, Some(&slowest.pace));
    let text = html! { <>{ "Checking " }<i>{ "n" }</i>{ " = " }{ format_number(reached as u64) }{ ". " }{ rich(&told) }</> };
    let share = Some(reached.saturating_mul(100) / upto.max(1));
    Some(Progress { text, share, on_cancel: hold.on(|hold, ()| hold.cancel()) })
}
