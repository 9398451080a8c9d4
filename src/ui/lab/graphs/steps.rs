//! The steps of the program, and the labels of the reader.
use super::state::{Hold, Lab};
use crate::labs::graphs::{Found, LabelVerdict, answers, is_ready, reason};
use crate::ui::{dialogs::form::typed, icons::icon, keyfocus::return_to, rich::rich};
use yew::prelude::*;

/// How many followers of a vertex are listed.
const LISTED: usize = 12;
/// With this many possible labels or more, the label is typed instead of chosen.
const CHOICES: usize = 9;

/// The card with the steps.
pub fn card(hold: &Hold, lab: &Lab) -> Html {
    let (Some(found), Some(steps)) = (&lab.found, &lab.steps) else { return Html::default() };
    let (made, most) = lab.made();
    let own = !lab.values.text("d").is_empty();
    let done = lab.labelled().iter().all(|known| *known);
    let tool = |name: &'static str, label: &'static str, off: bool, does: fn(&mut Lab)| {
        let does = hold.change_callback(move |lab, _: &MouseEvent| does(lab));
        // A button that is disabled by its own press gives the focus to the picture.
        let onclick = move |event: MouseEvent| {
            does.emit(event);
            return_to("#graph-board");
        };
        html! { <button type="button" class="btn" disabled={off} {onclick}>{ icon(name) }{ label }</button> }
    };
    let said = steps.step_text(found, lab.label_kind(), made);
    let by_hand = made == 0 && lab.labelled().contains(&true);
    let title = if by_hand { "The labels so far are yours.".into() } else { said.title };
    html! {
        <section class="card label-card" aria-label="Steps">
            <div class="grow"><h2 class="heading">{ "Step by step" }</h2><span class="dim small">{ format!("step {made} of {most}") }</span></div>
            <div class="line" role="toolbar" aria-label="Steps">
                { tool("back", "Back", made == 0 && !own, Lab::back) }
                { tool("forward", "Step", done, Lab::step) }
                { tool("last", "All", done, |lab| lab.show_steps(lab.made().1)) }
                { tool("first", "Clear", made == 0 && !own, Lab::clear) }
            </div>
            <p class="step-said">{ rich(&title) }</p>
            if !said.lines.is_empty() { <ul class="step-lines">{ for said.lines.iter().map(|line| html! { <li>{ rich(line) }</li> }) }</ul> }
            { vertex(hold, lab, found) }
        </section>
    }
}

/// The chosen vertex, its followers, and the labels that it may be given.
fn vertex(hold: &Hold, lab: &Lab, found: &Found) -> Html {
    let labelled = lab.labelled();
    let Some(at) = lab.chosen() else {
        return html! { <p class="caption">{ "Choose a vertex to label it yourself." }</p> };
    };
    let asked = lab.label_kind();
    let name = &found.names[at];
    let followers = found.graph.followers(at);
    let row = |to: &u32| {
        let to = *to as usize;
        let label = if labelled[to] { found.label(to, asked) } else { "no label".into() };
        let onclick = hold.change_callback(move |lab, _: &MouseEvent| lab.choose(to));
        html! { <tr><th scope="row"><button type="button" class="btn quiet" {onclick}>{ found.names[to].clone() }</button></th><td>{ label }</td></tr> }
    };
    let position = found.texts.get(at).filter(|text| *text != name);
    html! { <>
        <h3 class="sub">{ "Vertex " }<i>{ name.clone() }</i>if let Some(text) = position { { ": " }<span class="pos">{ text.clone() }</span> }</h3>
        if followers.is_empty() { <p class="caption">{ "No arrow leads on." }</p> } else {
            <table class="freq followers"><thead><tr><th scope="col">{ "follower" }</th><th scope="col">{ "label" }</th></tr></thead>
                <tbody>{ for followers.iter().take(LISTED).map(row) }</tbody></table>
            if followers.len() > LISTED { <p class="caption">{ format!("And {} followers more.", followers.len() - LISTED) }</p> }
        }
        if labelled[at] {
            <p class="judged right">{ icon("ok") }<span>{ found.label(at, asked) }{ ": " }{ rich(&reason(found, asked, at)) }</span></p>
        } else {
            if !is_ready(found, asked, &labelled, at) { <p class="caption">{ "It cannot be labelled yet: label its followers first." }</p> }
            { choices(hold, lab, found) }
        }
        if let Some(LabelVerdict::Wrong(text)) = &lab.judged { <p class="judged wrong">{ icon("bad") }<span>{ rich(text) }</span></p> }
    </> }
}

fn choices(hold: &Hold, lab: &Lab, found: &Found) -> Html {
    let all = answers(found, lab.label_kind());
    let button = |answer: &String| {
        let text = answer.clone();
        let onclick = hold.change_callback(move |lab, _: &MouseEvent| lab.answer(&text));
        html! { <button type="button" class="btn" {onclick}>{ answer.clone() }</button> }
    };
    if all.len() <= CHOICES {
        return html! { <div class="presets" role="group" aria-label="Its label">{ for all.iter().map(button) }</div> };
    }
    let onchange = hold.on(|hold, event: Event| {
        let text = event.target_dyn_into::<web_sys::HtmlInputElement>().map(|input| input.value());
        text.into_iter().for_each(|text| hold.change(&|lab| lab.answer(&text)));
    });
    let oninput = Callback::from(|event: InputEvent| drop(typed(&event)));
    html! { <label class="field"><span>{ "Its label" }</span><input type="text" inputmode="numeric" class="pos" autocomplete="off" {onchange} {oninput}/></label> }
}
