//! A statement about the values: its field with examples, the result of checking it, and the position that refutes it.
use super::super::{frame::named, signs};
use super::state::{Hold, Lab, Track};
use crate::games::Link;
use crate::labs::sequence::{Check, Finding, Results, STATEMENTS, Stage};
use crate::ui::{
    icons::icon,
    lab::form::Form,
    rich::rich,
    route::{self, Page},
    stops::Stops,
};
use yew::prelude::*;

/// A summary of the language, shown below the field.
const HELP: &str = "g(n) = … or P iff …, or any condition. Numbers: + - * // mod **, xor and or, wt v2 len oddpart min max \
    abs fib zeck sqrt, floor(n * phi), [0, 1][n mod 2], if … then … else …. Conditions: = != < <= > >=, 3 divides n, \
    n in evil, odious, fib, squares or beatty(phi), not and or iff. x and y are two heaps, g[1,2,3](n) is another game.";

/// The card of the statement.
pub fn card(hold: &Hold, lab: &Lab, form: &Form) -> Html {
    let onsubmit = hold.on(|hold, event: SubmitEvent| {
        event.prevent_default();
        hold.start(true);
    });
    let on_pick = hold.on(|hold, at: usize| hold.ask(true, &|values| values.load(STATEMENTS[at].1)));
    let found = checked(lab);
    html! {
        <section class="card statement">
            <h2 class="heading">{ "Conjecture" }</h2>
            <form {onsubmit}>{ form.field("q") }</form>
            <p class="help small dim">{ HELP }</p>
            { signs::words(&[]) }
            <Stops label="Conjectures to try" class="presets" names={named(STATEMENTS)} {on_pick} />
            if let Some((check, track)) = found { { finding(check, &track.results.borrow()) } }
        </section>
    }
}

/// The check of the statement in the field, and the sequence whose values it is about.
fn checked(lab: &Lab) -> Option<(&Check, &Track)> {
    let check = lab.check.as_ref().filter(|_| lab.values.error("q").is_none());
    check.zip(lab.tracks.first())
}

fn finding(check: &Check, results: &Results) -> Html {
    let (class, mark) = match check.finding() {
        Finding::Proved(_) => ("", "check"),
        Finding::Holds(_) => ("seen", "search"),
        Finding::Fails(_) => ("open", "close"),
    };
    let row = |(name, number): (&'static str, String)| html! { <div><dt>{ rich(name) }</dt><dd>{ number }</dd></div> };
    let certificate = check.certificate();
    html! { <>
        <p class="line">
            <span class={classes!("found", class)}>{ icon(mark) }<span>{ rich(&check.title()) }</span></span>
            if let Some(position) = check.position(results) { <a class="btn" href={route::hash(Page::Play, &Link::new(position))}>{ "Play it" }</a> }
        </p>
        <p class="sure">{ rich(&check.explanation(results)) }</p>
        if let Some(options) = check.options(results) { <p class="small">{ rich(&options) }</p> }
        if !certificate.is_empty() { <dl class="certificate">{ for certificate.into_iter().map(row) }</dl> }
    </> }
}

/// What screen readers hear of the result; none while numbers still change.
pub fn spoken(lab: &Lab) -> Option<String> {
    let (check, track) = checked(lab)?;
    let settled = track.stage != Stage::Running || !matches!(check.finding(), Finding::Holds(_));
    let said = format!("Statement: {}. {}", check.title(), check.explanation(&track.results.borrow()));
    settled.then(|| said.replace(['*', '~'], ""))
}
