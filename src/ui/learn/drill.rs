//! The page of drills: say the value before the ring is empty.
use super::results;
use crate::games::ready;
use crate::learn::{Drill, LEVELS, QUESTIONS, Question};
use crate::part::Missing;
use crate::ui::{
    bar::learn_bar,
    boards,
    icons::icon,
    lazy::{self, Fetched},
    play::{Bench, use_pressed},
    route,
};
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// What an address says of a drill.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    pub drill: Drill,
    pub seed: u64,
    /// The level that everybody has; without one it follows the learner.
    pub level: Option<u8>,
    /// Seconds for each question; 0 for as long as one likes.
    pub time: u32,
}

impl Asked {
    /// Reads a query; what is missing or wrong is as usual.
    pub fn read(query: &str, seed: u64) -> Self {
        let field = |key: &str| query.split('&').find_map(|field| field.strip_prefix(key)?.strip_prefix('='));
        let level =
            field("l").and_then(|text| text.parse().ok()).filter(|level| (1..=LEVELS).contains(level));
        let time = field("t").and_then(|text| text.parse().ok()).filter(|time| TIMES.contains(time));
        Self {
            drill: field("k").and_then(Drill::named).unwrap_or(Drill::Mex),
            seed: field("s").and_then(|text| text.parse().ok()).unwrap_or(seed),
            level,
            time: time.unwrap_or(10),
        }
    }
    pub fn address(&self) -> String {
        let level = self.level.map(|level| format!("&l={level}")).unwrap_or_default();
        let time = if self.time == 10 { String::new() } else { format!("&t={}", self.time) };
        format!("#/drills?k={}&s={}{level}{time}", self.drill.id(), self.seed)
    }
}

/// So many seconds, in words.
fn seconds(time: u32) -> String {
    format!("{time} seconds")
}

/// Seconds to choose from.
const TIMES: &[u32] = &[5, 10, 20, 0];

/// An answer that was given.
#[derive(Clone, PartialEq)]
struct Given {
    question: Question,
    /// Nothing where the time was out, or one passed.
    said: Option<u64>,
    /// Milliseconds.
    took: f64,
}

impl Given {
    fn right(&self) -> bool {
        self.said == Some(self.question.answer)
    }
}

/// A drill under way.
#[derive(Clone, PartialEq)]
struct Run {
    asked: Asked,
    level: u8,
    given: Vec<Given>,
    /// The digits so far.
    typed: String,
    /// When the question was put; nothing while an answer is looked at.
    since: Option<f64>,
}

enum Act {
    Digit(char),
    Erase,
    Answer,
    Pass,
    Next,
}

fn now() -> f64 {
    js_sys::Date::now()
}

impl Run {
    fn new(asked: Asked) -> Self {
        Self { level: asked.level.unwrap_or(1), asked, given: Vec::new(), typed: String::new(), since: None }
    }
    fn question(&self) -> Question {
        self.asked.drill.question(self.asked.seed, self.given.len(), self.level)
    }
    fn over(&self) -> bool {
        self.given.len() >= QUESTIONS
    }
    /// Keeps an answer. What was right goes on at once; what was not is looked at first.
    fn give(&mut self, said: Option<u64>) {
        let Some(since) = self.since.take() else { return };
        let given = Given { question: self.question(), said, took: now() - since };
        let right = given.right();
        self.given.push(given);
        self.typed.clear();
        let last = self.given.iter().rev().take(2).filter(|given| given.right() == right).count();
        if self.asked.level.is_none() && last == 2 && self.given.len().is_multiple_of(2) {
            self.level = if right { (self.level + 1).min(LEVELS) } else { (self.level - 1).max(1) };
        }
        if right && !self.over() {
            self.since = Some(now());
        }
        if self.over() {
            results::note(self.asked.drill, self.given.iter().filter(|given| given.right()).count());
        }
    }
}

impl Reducible for Run {
    type Action = Act;
    fn reduce(self: Rc<Self>, act: Act) -> Rc<Self> {
        let mut next = (*self).clone();
        match act {
            Act::Next if !next.over() && next.since.is_none() => next.since = Some(now()),
            Act::Next => return self,
            Act::Digit(digit) if next.since.is_some() && next.typed.len() < 3 => {
                next.typed.push(digit);
                if next.asked.drill.largest(next.level) < 10 {
                    let said = next.typed.parse().ok();
                    next.give(said);
                }
            }
            Act::Erase => drop(next.typed.pop()),
            Act::Answer if !next.typed.is_empty() => {
                let said = next.typed.parse().ok();
                next.give(said);
            }
            Act::Pass => next.give(None),
            Act::Digit(_) | Act::Answer => return self,
        }
        Rc::new(next)
    }
}

#[derive(Properties, PartialEq)]
pub struct DrillProps {
    pub asked: Asked,
}

/// A drill.
#[component]
pub fn DrillPage(props: &DrillProps) -> Html {
    let asked = props.asked.clone();
    let run = {
        let asked = asked.clone();
        use_reducer(move || Run::new(asked))
    };
    use_effect_with(asked.address(), |address| route::replace_hash(address));
    let fetched = use_rules(&run.question());
    let asking = run.since.is_some();
    {
        // The time is out.
        let (time, dispatcher) = (run.asked.time, run.dispatcher());
        use_effect_with((run.since.is_some(), run.given.len()), move |(asking, _)| {
            let timer = (*asking && time > 0)
                .then(|| Timeout::new(time * 1000, move || dispatcher.dispatch(Act::Pass)));
            move || drop(timer)
        });
    }
    {
        let run = run.dispatcher();
        use_pressed(Rc::new(move |event| {
            let field = event.target_dyn_into::<HtmlSelectElement>().is_some();
            let act = match event.key().as_str() {
                _ if field || event.ctrl_key() || event.meta_key() || event.alt_key() => return false,
                "Backspace" => Act::Erase,
                "Enter" if !pressing(event) => Act::Answer,
                " " if !pressing(event) => {
                    if asking {
                        Act::Pass
                    } else {
                        Act::Next
                    }
                }
                key => match key.chars().next().filter(|digit| key.len() == 1 && digit.is_ascii_digit()) {
                    Some(digit) => Act::Digit(digit),
                    None => return false,
                },
            };
            run.dispatch(act);
            true
        }));
    }
    html! { <>
        { learn_bar("#/drills") }
        <main class="drills">
            <header class="drill-head"><h1>{ "Drills" }</h1>{ choices(&asked) }</header>
            <section class="drill" aria-label="Question">
                { body(&run, fetched) }
            </section>
            <section class="drill-list" aria-label="So far">{ so_far(&run) }</section>
        </main>
    </> }
}

/// Whether a key belongs to a button that has the focus.
fn pressing(event: &web_sys::KeyboardEvent) -> bool {
    event
        .target_dyn_into::<web_sys::HtmlElement>()
        .is_some_and(|element| matches!(element.tag_name().as_str(), "BUTTON" | "A"))
}

/// Fetches the rules and the board of a question.
#[hook]
fn use_rules(question: &Question) -> Fetched {
    let position = question.board.as_ref().map(|board| board.position.clone());
    let name = position.as_deref().and_then(|text| text.split('/').next()).unwrap_or_default().to_string();
    let here = use_state(|| None::<String>);
    let set = here.setter();
    let known = position.is_none() || here.as_ref() == Some(&name);
    lazy::use_fetched(name.clone(), known, move || {
        Box::pin(async move {
            if let Some(position) = position {
                ready(&position).await?;
                if let Ok(game) = crate::games::open(&position) {
                    boards::ready(&game.scene()).await?;
                }
            }
            set.set(Some(name));
            Ok::<(), Missing>(())
        })
    })
}

/// The kinds, and how they are asked.
fn choices(asked: &Asked) -> Html {
    let kind = |drill: Drill| {
        let here = drill == asked.drill;
        let to = Asked { drill, seed: route::chance(), ..asked.clone() };
        html! { <a class={classes!("btn", here.then_some("on"))} aria-current={here.then_some("page")} href={to.address()}>{ drill.name() }</a> }
    };
    let select = |label: &'static str, options: Vec<(String, Asked, bool)>| {
        let addresses: Vec<String> = options.iter().map(|(_, to, _)| to.address()).collect();
        let onchange = move |event: Event| {
            let at = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
            if let Some(to) = usize::try_from(at).ok().and_then(|at| addresses.get(at)) {
                let _ = gloo::utils::window().location().set_hash(to);
            }
        };
        html! { <label class="field"><span>{ label }</span><select {onchange}>
            { for options.into_iter().map(|(name, _, selected)| html! { <option {selected}>{ name }</option> }) }
        </select></label> }
    };
    let fresh = || Asked { seed: route::chance(), ..asked.clone() };
    let levels =
        std::iter::once(("Follows you".to_string(), Asked { level: None, ..fresh() }, asked.level.is_none()));
    let levels = levels.chain((1..=LEVELS).map(|level| {
        (format!("Level {level}"), Asked { level: Some(level), ..fresh() }, asked.level == Some(level))
    }));
    let time = |time: &u32| {
        let name = if *time == 0 { "As long as I like".to_string() } else { seconds(*time) };
        (name, Asked { time: *time, ..fresh() }, asked.time == *time)
    };
    html! { <>
        <nav class="drill-kinds" aria-label="Kinds">{ for Drill::ALL.iter().copied().map(kind) }</nav>
        { select("Level", levels.collect()) }
        { select("Time", TIMES.iter().map(time).collect()) }
    </> }
}

/// What is asked, and where it is answered.
fn body(run: &UseReducerHandle<Run>, fetched: Fetched) -> Html {
    let send = |act: fn() -> Act| {
        let run = run.dispatcher();
        move |_: MouseEvent| run.dispatch(act())
    };
    let rights = run.given.iter().filter(|given| given.right()).count();
    if run.over() {
        let again = Asked { seed: route::chance(), ..run.asked.clone() };
        return html! {
            <div class="drill-over" role="status"><h2>{ format!("{rights} of {QUESTIONS}") }</h2>
                <p>{ slips(run) }</p>
                <div class="line"><a class="btn pri" href={again.address()}>{ "Another twenty" }</a><a class="btn" href="#/learn">{ "All lessons" }</a></div>
            </div>
        };
    }
    match fetched {
        Fetched::Here => {}
        waiting => return lazy::waiting(waiting),
    }
    let question = run.question();
    let Some(_) = run.since else {
        let last = run.given.last();
        return html! {
            <div class="drill-over" role="status">
                if let Some(given) = last {
                    <h2>{ format!("{} is {}", given.question.text, given.question.answer) }</h2><p>{ given.question.why.clone() }{ "." }</p>
                } else {
                    <h2>{ run.asked.drill.asks() }</h2>
                    <p>{ format!("Twenty questions. {}", if run.asked.time == 0 { "Take your time.".into() } else { format!("{} for each.", seconds(run.asked.time)) }) }</p>
                }
                <button class="btn pri" onclick={send(|| Act::Next)}>{ if last.is_some() { "Next" } else { "Start" } }<kbd>{ "Space" }</kbd></button>
            </div>
        };
    };
    let number = run.given.len() + 1;
    let key = |digit: char| {
        let run = run.dispatcher();
        html! { <button class="btn" onclick={move |_| run.dispatch(Act::Digit(digit))}>{ digit }</button> }
    };
    let large = run.asked.drill.largest(run.level) >= 10;
    html! { <>
        <div class="stage-head"><span class="turn"><span class="dot"></span>{ run.asked.drill.asks() }</span><span class="vs">{ format!("{number} of {QUESTIONS}") }</span></div>
        <div class="drill-body">
            if let Some(board) = question.board.clone() {
                <div class="lesson-board"><Bench key={number} {board} still={true} head={Html::default()} line={html! { { question.text.clone() } }} on_move={Callback::noop()} /></div>
            }
            <div class="drill-ask">
                if run.asked.time > 0 {
                    <svg key={number} class="ring" viewBox="0 0 72 72" width="72" height="72" aria-hidden="true" style={format!("--time: {}s", run.asked.time)}>
                        <circle cx="36" cy="36" r="32"/><circle class="left" cx="36" cy="36" r="32" pathLength="100"/></svg>
                }
                <p class="drill-question" aria-live="assertive">{ question.text.clone() }</p>
                <output class="drill-typed" aria-label="Your answer">{ run.typed.clone() }</output>
                <div class="keypad">
                    { for "123456789".chars().map(key) }
                    <button class="btn" onclick={send(|| Act::Pass)}>{ "Pass" }</button>
                    { key('0') }
                    if large {
                        <button class="btn pri" aria-label="Answer" onclick={send(|| Act::Answer)}>{ icon("check") }</button>
                    } else {
                        <button class="btn" aria-label="Erase" onclick={send(|| Act::Erase)}>{ icon("back") }</button>
                    }
                </div>
            </div>
        </div>
    </> }
}

/// What the slips have in common, as far as a number says it.
fn slips(run: &Run) -> String {
    let slips: Vec<&str> =
        run.given.iter().filter(|given| !given.right()).map(|given| &*given.question.text).collect();
    match slips.as_slice() {
        [] => "No slip.".into(),
        some => format!("Worth a look: {}.", some.join("; ")),
    }
}

/// The answers so far.
fn so_far(run: &Run) -> Html {
    let row = |(index, given): (usize, &Given)| {
        let said = given.said.map_or_else(|| "–".to_string(), |said| said.to_string());
        let right = given.right();
        html! {
            <tr class={(!right).then_some("slip")}><td>{ index + 1 }</td><td>{ given.question.text.clone() }</td><td>{ said }</td>
                <td>{ icon(if right { "ok" } else { "warn" }) }<span class="sr">{ if right { "right" } else { "not right" } }</span>
                    if !right { { format!(" {}: {}", given.question.answer, given.question.why) } }</td>
                <td>{ format!("{:.1} s", given.took / 1000.0) }</td></tr>
        }
    };
    let rights = run.given.iter().filter(|given| given.right()).count();
    html! { <>
        <h2>{ "So far " }<span class="pill">{ format!("{rights} of {}", run.given.len()) }</span></h2>
        <table><tbody>{ for run.given.iter().enumerate().map(row) }</tbody></table>
        <p class="dim">{ "Drills keep the last result on this device. There is no ranking." }</p>
    </> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_back() {
        let asked = Asked { drill: Drill::NimSum, seed: 7, level: Some(2), time: 0 };
        let query = asked.address();
        assert_eq!(Asked::read(query.strip_prefix("#/drills?").unwrap(), 1), asked);
        let usual = Asked { drill: Drill::Mex, seed: 5, level: None, time: 10 };
        for query in ["", "k=x&s=y&l=9&t=7", "l=0"] {
            assert_eq!(Asked::read(query, 5), usual, "{query}");
        }
    }
}
