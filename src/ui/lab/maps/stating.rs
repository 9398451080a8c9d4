//! A statement about the map: its field and the result of checking it. The language of statements is a part of the
//! program that is fetched once something is stated.
use super::super::{frame::named, signs};
use super::state::{Hold, Lab};
use crate::labs::maps::{Found, STATEMENTS, StatementResult, check_statement};
use crate::ui::{
    heard::Settled,
    icons::icon,
    lab::form::Form,
    lazy::{Draw, lazy_part},
    rich::{echo, rich},
    route::{self, Page},
    stops::Stops,
    words,
};
use std::rc::Rc;
use yew::prelude::*;

/// A summary of the language, shown below the field.
const HELP: &str = "P iff …, g(x, y) = … or any condition on x and y; g(x - 1, y) is the value next to it. Numbers: + - * // mod **, \
    xor and or, wt v2 len oddpart min max abs fib zeck sqrt, floor(x * phi), if … then … else …. Conditions: = != < <= > >=, \
    3 divides x, x in evil, odious, fib, squares or beatty(phi), not and or iff.";

crate::parts! {
    static STATED in map_statement: Draw<CheckedProps> = |props| html! { <Checked ..(*props).clone() /> };
}

/// The part of the program with the language of statements.
pub fn statement_part() -> &'static str {
    STATED.name()
}

/// The card with the field.
pub fn card(hold: &Hold, lab: &Lab, form: &Form) -> Html {
    let on_pick = hold.on(|hold, at: usize| hold.example(STATEMENTS[at].1));
    let text = lab.values.text("q").trim();
    let props = lab.found.as_ref().filter(|_| !text.is_empty()).map(|found| CheckedProps {
        text: text.into(),
        map: found.clone(),
        on_show: hold.change_callback(|lab, cell: &(usize, usize)| lab.show(*cell)),
    });
    html! {
        <section class="card statement">
            <h2 class="heading">{ "Conjecture" }</h2>
            <form onsubmit={|event: SubmitEvent| event.prevent_default()}>{ form.field("q") }</form>
            <p class="help small dim">{ HELP }</p>
            { signs::words(&[]) }
            <Stops label="Conjectures to try" class="presets" names={named(STATEMENTS)} {on_pick} />
            { for props.map(|props| lazy_part(&STATED, props)) }
        </section>
    }
}

#[derive(Properties, Clone, PartialEq)]
struct CheckedProps {
    text: String,
    map: Rc<Found>,
    on_show: Callback<(usize, usize)>,
}

/// The result of checking the statement.
#[component]
fn Checked(props: &CheckedProps) -> Html {
    let CheckedProps { text, map, on_show } = props;
    let result = use_memo((text.clone(), map.clone()), |(text, map)| check_statement(text, map));
    let StatementResult { title, sure, counterexample } = match &*result {
        Ok(stated) => stated,
        Err(error) => {
            let problem = words::problem(error, text);
            return html! { <>
                <p class="err">{ icon("warn") }<span>{ problem.clone() }</span></p>{ echo(text, error.at) }
                <Settled text={problem}/>
            </> };
        }
    };
    let (class, mark) = if counterexample.is_some() { ("open", "close") } else { ("seen", "search") };
    let ways = counterexample.as_ref().map(|found| {
        let at = found.at;
        let onclick = on_show.reform(move |_: MouseEvent| at);
        let link = found.position.clone().map(|notation| super::link(map, notation));
        html! { <>
            if let Some(link) = link { <a class="btn" href={route::hash(Page::Play, &link)}>{ "Play it" }</a> }
            <button type="button" class="btn" {onclick}>{ "Show it" }</button>
        </> }
    });
    html! { <>
        <p class="line" role="status"><span class={classes!("found", class)}>{ icon(mark) }<span>{ rich(title) }</span></span></p>
        <p class="sure">{ rich(sure) }</p>
        <div class="presets">{ for ways }</div>
    </> }
}
