//! The case of Theorem 14's proof for the chosen n, and the sixteen levels around its red level.
use super::{
    pairs::written,
    state::{Hold, Lab},
};
use crate::labs::solution::{Case, Level, Sixteen, index};
use crate::ui::{cited::numbered, icons::icon, lab::table::Table, rich::rich};
use yew::prelude::*;

/// The names of the blocks of four.
const BLOCKS: [&str; 4] = ["A", "B", "C", "D"];

/// Both cards; shown only where the red levels are the evil numbers.
pub fn cards(hold: &Hold, lab: &Lab) -> Html {
    let Some(case) = index(&lab.values).filter(|_| lab.found.is_evil()).and_then(|n| Case::of(&n)) else {
        return Html::default();
    };
    html! { <div class="solution-mid solution-evil">{ proof(hold, &case) }{ blocks(hold, &case) }</div> }
}

fn text(level: &impl ToString) -> String {
    written(level.to_string())
}

/// The last cells of a row, which both tables share.
fn cells(case: &Case, row: &Level) -> Html {
    let (letter, class, colour) = if row.red { ("b", "red", "red") } else { ("a", "", "green") };
    let offset = (&row.index - &case.n).to_string().parse::<i64>().ok();
    let name = match offset {
        _ if row.level.bits() == 0 => String::new(),
        Some(0) => "n".into(),
        Some(more @ 1..=9) => format!("n + {more}"),
        Some(less @ -9..0) => format!("n − {}", -less),
        _ => text(&row.index),
    };
    html! { <>
        <td class={class}>{ text(&row.level) }</td><td class={class}>{ colour }</td><td>{ signed(row.tau) }</td><td>{ signed(row.chi) }</td>
        <td>if !name.is_empty() { <i>{ letter }</i><sub><i>{ name }</i></sub> }</td>
    </> }
}

fn signed(number: i8) -> String {
    number.to_string().replace('-', "−")
}

fn heads(first: &[&'static str]) -> Html {
    let own = first.iter().copied().chain(["level", "colour", "*τ*", "*χ*", "is"]);
    own.map(|name| html! { <th scope="col">{ rich(name) }</th> }).collect()
}

/// A button that adds to n.
fn step(hold: &Hold, case: &Case, by: i32, name: &'static str, label: &'static str) -> Html {
    let to = case.moved(by);
    let disabled = to.is_none();
    let onclick = hold.change_callback(move |lab, _: &MouseEvent| {
        let to = to.clone().unwrap_or_default();
        lab.ask(&|values| values.set("m", to.clone()));
    });
    html! { <button type="button" class="btn icon" aria-label={label} title={label} {disabled} {onclick}>{ icon(name) }</button> }
}

fn proof(hold: &Hold, case: &Case) -> Html {
    let link = numbered("Theorem 14", "Fisher and Larsson").unwrap_or_default();
    let title = html! { <><span>{ "The proof for " }<i>{ "n" }</i>{ format!(" = {}", text(&case.n)) }</span><span class="source-tag">{ link }</span></> };
    let own = [&case.pair.0, &case.pair.1];
    let row = |row: &Level| html! { <tr class={if own.contains(&&row.level) { "current" } else { "" }}>{ cells(case, row) }</tr> };
    let rows = case.rows.iter().map(row).collect::<Html>();
    html! {
        <Table id="sol-case" class="freq solution-pairs" {title} head={heads(&[])} {rows}>
            <ol class="solution-steps">{ for case.steps(&|level| text(level)).iter().map(|step| html! { <li>{ rich(step) }</li> }) }</ol>
            <div class="line"><span class="join">{ step(hold, case, -1, "back", "n less 1") }{ step(hold, case, 1, "forward", "n and 1 more") }</span>
                <span class="small dim">{ rich("*τ* counts greens less reds from level 0 on, *χ* from level 1 on.") }</span></div>
        </Table>
    }
}

fn blocks(hold: &Hold, case: &Case) -> Html {
    let sixteen = Sixteen::around(&case.pair.1);
    let own = [&case.pair.0, &case.pair.1];
    let row = |(at, level): (usize, &Level)| {
        let block = (at % 4 == 0).then(|| html! { <th scope="rowgroup" rowspan="4">{ BLOCKS[at / 4] }</th> });
        let class = classes!(own.contains(&&level.level).then_some("current"));
        html! { <tr {class}>{ for block }<td>{ format!("{at:04b}") }</td>{ cells(case, level) }</tr> }
    };
    let rows = sixteen.levels.iter().enumerate().map(row).collect::<Html>();
    let colours = if sixteen.same {
        "evil: the colours are those of the levels 0 to 15"
    } else {
        "odious: the colours are those of the levels 0 to 15, exchanged"
    };
    let note = format!(
        "The digits before the last four, {}, are {colours}. A and D have the same colours, and so have B and C; each block adds 0, so that *τ* stays from −1 to 1 (Lemma 10, Figure 3).",
        sixteen.digits()
    );
    html! {
        <Table id="sol-blocks" class="freq solution-pairs" title={html! { <span>{ "Four blocks of four" }</span> }} head={heads(&["block", "digits"])} {rows}>
            <p class="caption">{ rich(&note) }</p>
            <div class="line"><span class="join">{ step(hold, case, -8, "back", "The 16 levels before") }{ step(hold, case, 8, "forward", "The 16 levels after") }</span></div>
        </Table>
    }
}
