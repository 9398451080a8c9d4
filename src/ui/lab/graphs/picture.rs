//! The picture of the graph, with the labels found so far and the chosen vertex.
use super::state::{Hold, Lab};
use crate::core::Outcome;
use crate::labs::graphs::{Found, Picture, Spotted, is_ready};
use crate::ui::{
    lab::form::Form,
    surface::{Spot, Surface, Touch},
    words::outcome_mark,
};
use yew::prelude::*;

/// Half the width of a vertex, and how far from its middle a press still counts, in units of the picture.
const HALF: i32 = 25;
const NEAR: f64 = 32.0;

/// The greatest width of a picture that is shown whole; wider ones scroll. On phones, pictures of at most `FEW`
/// vertices are shown whole.
const FITS: u32 = 1000;
const FEW: usize = 12;

/// The card with the picture.
pub fn card(hold: &Hold, lab: &Lab, form: &Form) -> Html {
    let (Some(found), Some(drawn)) = (&lab.found, &lab.picture) else { return Html::default() };
    let (labelled, chosen) = (lab.labelled(), lab.chosen());
    let count = labelled.iter().filter(|known| **known).count();
    let told = if drawn.whole {
        format!("{count} of {} vertices labelled", found.len())
    } else {
        let name = &found.names[chosen.unwrap_or(0)];
        format!("{} vertices around {name}; a graph of this size is not drawn whole", drawn.vertices.len())
    };
    let about = format!(
        "Graph of {}. Arrow keys choose a vertex, Enter the next one that is ready; a digit, i for infinity, p, n or d labels it; period makes a step, Backspace takes one back.",
        found.size()
    );
    let [width, height] = drawn.size;
    let few = (drawn.vertices.len() <= FEW).then_some("few");
    let class = classes!("graph-paper", (width <= FITS).then_some("fits"), few);
    let on = {
        let hold = hold.clone();
        Callback::from(move |touch: Touch| answers(&hold, &touch))
    };
    html! {
        <section class="card graph-card" aria-label="Graph">
            <div class="grow"><h2 class="heading">{ "Graph" }</h2>
                if drawn.whole { { form.field("a") } }
                <span class="dim small">{ told }</span></div>
            <div class="scroll"><Surface id="graph-board" {class} label={about} {on}>
                <svg id="graph-picture" viewBox={format!("0 0 {width} {height}")} width={width.to_string()} height={height.to_string()} aria-hidden="true">
                    { for arrows(lab, drawn) }
                    { for drawn.vertices.iter().map(|vertex| circle(lab, found, &labelled, chosen, vertex)) }
                </svg>
            </Surface></div>
            { legend(lab) }
        </section>
    }
}

fn arrows<'p>(lab: &Lab, drawn: &'p Picture) -> impl Iterator<Item = Html> + 'p {
    let chosen = lab.chosen();
    // The arrows from the chosen vertex are drawn over the others.
    let (on, off): (Vec<_>, Vec<_>) = drawn.arrows.iter().partition(|(from, ..)| Some(*from) == chosen);
    let line = |class: &'static str| move |(_, _, path): &(usize, usize, String)| html! { <path {class} d={path.clone()}/> };
    off.into_iter().map(line("board-line arrow")).chain(on.into_iter().map(line("board-line arrow lead")))
}

fn circle(lab: &Lab, found: &Found, labelled: &[bool], chosen: Option<usize>, vertex: &Spotted) -> Html {
    let Spotted { at, middle: [x, y], name: [left, top] } = vertex;
    let asked = lab.label_kind();
    let known = labelled[*at];
    let outcome = found.outcome(*at, asked);
    let state = match known {
        true => outcome_mark(outcome).0,
        false if is_ready(found, asked, labelled, *at) => "ready",
        false => "",
    };
    let (x, y) = (*x, *y);
    let moves = found.fate(*at, asked).moves().filter(|_| known && !asked.values);
    let label = match known {
        true if outcome == Outcome::D && !asked.values => "D".into(),
        true => found.label(*at, asked),
        false => String::new(),
    };
    let long = if label.chars().count() > 3 { "long" } else { "" };
    let up = if moves.is_some() { 2 } else { 7 };
    let ends = found.graph.followers(*at).is_empty();
    html! { <g>
        if chosen == Some(*at) {
            <circle class="vertex-ring" cx={x.to_string()} cy={y.to_string()} r="31"/>
        }
        <circle class={classes!("block-piece", "vertex", state)} cx={x.to_string()} cy={y.to_string()} r={HALF.to_string()}/>
        if ends { <path class="vertex-end" d={format!("M{} {}h28m-22 6h16", x - 14, y + HALF + 6)}/> }
        <text class={classes!("piece-value", "vertex", state, long)} x={x.to_string()} y={(y + up).to_string()}>{ label }</text>
        if let Some(moves) = moves { <text class={classes!("vertex-moves", state)} x={x.to_string()} y={(y + 17).to_string()}>{ format!("in {moves}") }</text> }
        <text class="label" x={left.to_string()} y={top.to_string()}>{ found.names[*at].clone() }</text>
    </g> }
}

fn legend(lab: &Lab) -> Html {
    let loops = lab.found.as_ref().is_some_and(|found| found.cycles.vertices > 0);
    let key = |class: &'static str, text: &'static str| html! { <span><i class={classes!("vertex-key", class)}></i>{ text }</span> };
    let [p, n, d] = if lab.label_kind().values { ["P, value 0", "N", "draw"] } else { ["P", "N", "draw"] };
    html! { <p class="vertex-keys small dim">{ key("outcome-p", p) }{ key("outcome-n", n) }if loops { { key("outcome-d", d) } }
    if lab.is_small() { { key("ready", "ready: its label follows") } }</p> }
}

/// Handles a touch on the picture; returns whether it did anything.
fn answers(hold: &Hold, touch: &Touch) -> bool {
    match touch {
        Touch::Press { at, .. } => {
            let Some(at) = pressed(&hold.lab.borrow(), *at) else { return false };
            hold.change(&|lab| lab.choose(at));
        }
        Touch::Key(name, _) => return key(hold, name),
        _ => return false,
    }
    true
}

/// The vertex at a point of the picture.
fn pressed(lab: &Lab, (x, y): Spot) -> Option<usize> {
    let drawn = lab.picture.as_ref()?;
    let [width, height] = drawn.size.map(f64::from);
    let far = |vertex: &&Spotted| {
        let [left, top] = vertex.middle.map(f64::from);
        (left - x * width).hypot(top - y * height)
    };
    let nearest = drawn.vertices.iter().min_by(|a, b| far(a).total_cmp(&far(b)));
    nearest.filter(|vertex| far(vertex) < NEAR).map(|vertex| vertex.at)
}

/// The vertex nearest to the chosen one in a direction.
fn beside(lab: &Lab, [right, down]: [i32; 2]) -> Option<usize> {
    let drawn = lab.picture.as_ref()?;
    let chosen = lab.chosen();
    let Some(own) = drawn.vertices.iter().find(|vertex| Some(vertex.at) == chosen) else {
        return drawn.vertices.first().map(|vertex| vertex.at);
    };
    let far = |vertex: &Spotted| {
        let [x, y] = [vertex.middle[0] - own.middle[0], vertex.middle[1] - own.middle[1]];
        let (ahead, aside) = (x * right + y * down, (x * down - y * right).abs());
        (ahead > 0 && aside <= 2 * ahead).then_some((ahead + 2 * aside, vertex.at))
    };
    drawn.vertices.iter().filter_map(far).min().map(|(_, at)| at)
}

fn key(hold: &Hold, key: &str) -> bool {
    let small = hold.lab.borrow().is_small();
    let way = match key {
        "ArrowRight" => Some([1, 0]),
        "ArrowLeft" => Some([-1, 0]),
        "ArrowDown" => Some([0, 1]),
        "ArrowUp" => Some([0, -1]),
        _ => None,
    };
    if let Some(way) = way {
        let to = beside(&hold.lab.borrow(), way);
        to.into_iter().for_each(|at| hold.change(&|lab| lab.choose(at)));
        return true;
    }
    match key {
        _ if !small => return false,
        "Enter" => hold.change(&Lab::next_ready),
        "." => hold.change(&Lab::step),
        "Backspace" => hold.change(&Lab::back),
        "i" | "I" => hold.change(&|lab| lab.answer("∞")),
        "p" | "P" | "n" | "N" | "d" | "D" => hold.change(&|lab| lab.answer(key)),
        _ if key.len() == 1 && key.as_bytes()[0].is_ascii_digit() => hold.change(&|lab| lab.answer(key)),
        _ => return false,
    }
    true
}
