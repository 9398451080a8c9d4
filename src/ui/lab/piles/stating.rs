//! A statement about the piles: its field with examples, the result of checking it, and the pile that refutes it.
use super::super::{frame::named, signs};
use super::state::{Hold, Lab};
use crate::games::Link;
use crate::labs::piles::{Check, Finding, PileValues, STATEMENTS};
use crate::ui::{
    after_paint::after_paint,
    icons::icon,
    lab::form::Form,
    rich::rich,
    route::{self, Page},
    stops::Stops,
};
use web_sys::Element;
use yew::prelude::*;

/// A summary of the language, shown below the field.
const HELP: &str = "g is the value, n the balls, k the runs, top and ground the runs at the ends, one and two the values with one end \
    and with two; letters of the pattern are lengths. P means value 0. Numbers: + - * // mod **, xor and or, min max v2 len, \
    if … then … else …. Conditions: = != < <= > >=, not and or iff.";

/// The card of the statement.
pub fn card(hold: &Hold, lab: &Lab, form: &Form) -> Html {
    let onsubmit = hold.on(|hold, event: SubmitEvent| {
        event.prevent_default();
        hold.start();
    });
    let on_pick = hold.on(|hold, at: usize| {
        hold.ask(&|values| values.load(STATEMENTS[at].1));
        // The fields that an example sets may put other cards above this one, so scroll to it.
        after_paint(|| {
            let card = gloo::utils::document().query_selector(".piles-lab .statement").ok().flatten();
            card.iter().for_each(Element::scroll_into_view);
        });
    });
    html! {
        <section class="card statement" aria-labelledby="pil-statement">
            <h2 class="heading" id="pil-statement">{ "Conjecture" }</h2>
            <form {onsubmit}>{ form.field("q") }</form>
            <p class="help small dim">{ HELP }</p>
            { signs::words(&["fib", "zeck", "evil", "beatty", "oddpart", "wt"]) }
            <Stops label="Conjectures to try" class="presets" names={named(STATEMENTS)} {on_pick} />
            if let Some(check) = checked(lab) { { finding(check, &lab.known) } }
        </section>
    }
}

/// The check of the statement in the field.
fn checked(lab: &Lab) -> Option<&Check> {
    lab.check.as_ref().filter(|_| lab.values.error("q").is_none())
}

fn finding(check: &Check, known: &PileValues) -> Html {
    let (class, mark) = match check.finding() {
        Finding::Holds(_) => ("seen", "search"),
        Finding::Fails(_) => ("open", "close"),
    };
    html! { <>
        <p class="line">
            <span class={classes!("found", class)}>{ icon(mark) }<span>{ rich(&check.title()) }</span></span>
            if let Some(position) = check.position() { <a class="btn" href={route::hash(Page::Play, &Link::new(position))}>{ "Play it" }</a> }
        </p>
        <p class="sure">{ rich(&check.explanation(known)) }</p>
        if let Some(options) = check.options(known) { <p class="small">{ rich(&options) }</p> }
    </> }
}

/// What screen readers hear of the result; none while the check goes on.
pub fn spoken(lab: &Lab) -> Option<String> {
    let check = checked(lab).filter(|_| !lab.is_working())?;
    let said = format!("Statement: {}. {}", check.title(), check.explanation(&lab.known));
    Some(said.replace(['*', '~'], ""))
}
