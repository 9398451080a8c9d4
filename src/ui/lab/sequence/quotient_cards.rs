//! The misère quotient of the first code: the worker finds it on request.
use super::{
    elements::position,
    pretending::Pretending,
    quotient::QuotientSearch,
    state::{Hold, Lab},
};
use crate::core::format_number;
use crate::labs::sequence::{QuotientReport, Source, Stage, read_upto};
use crate::ui::{
    export,
    icons::icon,
    lab::{form::Form, frame::Progress},
    rich::rich,
};
use crate::worker::{Question, Task};
use std::rc::Rc;
use yew::prelude::*;

impl Hold {
    /// Asks the worker for the quotient if `run`, unless it is found or being found; drops a quotient that is no longer
    /// asked for.
    pub fn search_quotient(&self, run: bool) {
        let wanted = {
            let lab = self.lab.borrow();
            let first = lab.tracks.first().map(|track| track.results.borrow().source.clone());
            let code = first.filter(Source::is_code).map(|source| source.to_string());
            let upto = read_upto(lab.values.text("n")).ok();
            code.zip(upto).filter(|_| lab.values.flag("m"))
        };
        let Some((code, upto)) = wanted else {
            self.lab.borrow_mut().quotient_search = None;
            return;
        };
        let done = |own: &QuotientSearch| {
            let again = run && !matches!(own.stage, Stage::Running | Stage::Done);
            own.code == code && own.upto == upto && !again
        };
        if self.lab.borrow().quotient_search.as_ref().is_some_and(done) {
            return;
        }
        let task = run.then(|| {
            let (code, hold, redraw) = (code.clone(), Rc::downgrade(&self.lab), self.redraw.clone());
            Task::ask(Question::Losing { code, upto }, move |answer| {
                if let Some(lab) = hold.upgrade()
                    && let Some(losing) = &mut lab.borrow_mut().quotient_search
                {
                    losing.take_answer(answer);
                }
                redraw.set(());
            })
        });
        let stage = if run { Stage::Running } else { Stage::First };
        let losing = QuotientSearch { code, upto, stage, reached: (0, 1), account: None, task };
        self.lab.borrow_mut().quotient_search = Some(losing);
    }
    /// Adds a heap to the position.
    fn join(&self, n: u64) {
        self.change(&|lab| {
            let heaps = lab.values.text("p").trim();
            let all = if heaps.is_empty() { n.to_string() } else { format!("{heaps} + {n}") };
            lab.values.set("p", all);
        });
    }
}

/// The progress of the search for the quotient; none where no search is running.
pub fn progress(hold: &Hold, lab: &Lab) -> Option<Progress> {
    let losing = lab.quotient_search.as_ref().filter(|losing| losing.stage == Stage::Running)?;
    let [heap, order] = [losing.reached.0, losing.reached.1].map(|n| format_number(n as u64));
    let text = html! { <>{ "Misère quotient to heap " }{ heap }{ ": order " }{ order }</> };
    Some(Progress { text, share: None, on_cancel: hold.on(|hold, ()| hold.cancel()) })
}

/// What screen readers hear of the quotient, once it is found.
pub fn spoken(lab: &Lab) -> Option<String> {
    let account = lab.quotient_search.as_ref()?.account.as_ref()?;
    Some(format!("Misère: {}. {}", account.title, account.sure).replace('*', ""))
}

/// The cards of the quotient.
pub fn cards(hold: &Hold, lab: &Lab, form: &Form) -> Html {
    let Some(losing) = &lab.quotient_search else {
        let sets = lab.values.flag("m") && !lab.tracks.is_empty();
        return html! { if sets { <section class="card"><h2 class="heading">{ "Misère play" }</h2><p class="sure">{ "Quotients are found of games with a code." }</p></section> } };
    };
    let Some(account) = &losing.account else {
        let said = match losing.stage {
            Stage::Running => "The quotient is being found, a heap at a time.".to_string(),
            Stage::Stopped => format!("Stopped at heap {}; Run begins again.", losing.reached.0),
            _ => "Run finds the quotient.".into(),
        };
        return html! { <section class="card"><h2 class="heading">{ "Misère play" }</h2><p class="sure">{ said }</p></section> };
    };
    html! { <>
        { summary(account) }
        <Pretending account={account.clone()} on_heap={hold.on(|hold, n: u64| hold.join(n))}>{ position(lab, account, form) }</Pretending>
    </> }
}

/// A monomial, set as mathematics.
fn monomial(text: &str) -> Html {
    rich(&format!("${text}$"))
}

fn summary(account: &Rc<QuotientReport>) -> Html {
    let (class, mark) = if account.proved { ("", "check") } else { ("seen", "search") };
    let save = {
        let account = account.clone();
        move |_: MouseEvent| export::save_text(&account.text(), "quotient.txt")
    };
    let generator = |(name, heap): (&String, &u64)| html! { <li>{ monomial(name) }{ " heap " }{ format_number(*heap) }</li> };
    let item = |text: &String| html! { <li>{ monomial(text) }</li> };
    let grown = account.grown.iter().zip(&account.orders);
    let grown: Vec<String> = grown
        .map(|(heap, order)| format!("{} at heap {}", format_number(*order), format_number(*heap)))
        .collect();
    let lost: Vec<String> = account.lost.iter().map(|n| format_number(*n)).collect();
    let lost = if lost.is_empty() { "none".into() } else { lost.join(", ") };
    html! {
        <section class="card" aria-label="Misère play">
            <h2 class="heading">{ "Misère play" }</h2>
            <p class="line"><span class={classes!("found", class)}>{ icon(mark) }<span>{ rich(&account.title) }</span></span>
                <button type="button" class="btn" onclick={save}>{ icon("download") }{ "Quotient" }</button></p>
            <p class="sure">{ rich(&account.sure) }{ " " }{ rich(&account.tame) }</p>
            <dl class="certificate">
                <div><dt>{ "order" }</dt><dd>{ format_number(account.order) }</dd></div>
                <div><dt>{ "grew to" }</dt><dd>{ grown.join(", ") }</dd></div>
                <div><dt>{ "single heaps that are P" }</dt><dd>{ lost }</dd></div>
            </dl>
            <h3>{ "Generators" }</h3><ul class="number-list plain">{ for account.generators.iter().zip(&account.heaps).map(generator) }</ul>
            <h3>{ "Relations" }</h3><ul class="number-list plain">{ for account.relations.iter().map(item) }</ul>
            <h3>{ "P-portion" }</h3><ul class="number-list plain">{ for account.portion.iter().map(item) }</ul>
        </section>
    }
}
