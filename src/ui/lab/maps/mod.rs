//! The maps page.
mod picture;
mod state;

use super::{
    files::File,
    form::{Control, Form},
    frame::{LabFrame, LabPage, LabProps, Progress},
    hold::use_hold,
    table::{Pages, Table},
};
use crate::core::{ValueMap, number};
use crate::games::{Link, is_ready, ready};
use crate::labs::maps::{EXAMPLES, Found, Pair, read_game};
use crate::ui::{
    export,
    lazy::{Fetched, use_fetched, waiting},
    rich::rich,
    route::{self, Page},
};
use state::{Hold, Lab};
use yew::prelude::*;

/// Where it is, and what it is called.
pub const PAGE: LabPage = LabPage { path: "lab/maps", name: "Maps", title: "Maps" };

/// P-positions of the list that are seen at once.
const ROWS: usize = 14;

#[component]
pub fn MapsLab(props: &LabProps) -> Html {
    let hold = use_hold(|| Lab::new(&props.link));
    let game = hold.lab.borrow().values.text("g").trim().to_string();
    // Each game brings rules of its own.
    let rules = use_fetched(game.clone(), is_ready(&game), {
        let game = game.clone();
        move || Box::pin(async move { ready(&game).await })
    });
    use_memo((game, matches!(rules, Fetched::Here)), |_| hold.start());
    {
        let hold = hold.clone();
        use_effect_with((), move |()| move || hold.end());
    }
    let lab = hold.lab.borrow();
    let form = Form { id: "map", values: lab.values.clone(), on: hold.on(Hold::set) };
    let own = vec![("g", Some(game_asked(&form, rules)))];
    let ends = lab
        .found
        .as_ref()
        .and_then(played)
        .map(|href| html! { <a class="btn wide" {href}>{ "Play this game" }</a> });
    html! {
        <LabFrame page={PAGE} labs={props.labs} class="maps-lab" later={&["n"][..]} about="Which pairs of heaps are lost for the player to move?" {own}
            examples={EXAMPLES} on_example={hold.on(|hold, query| hold.ask(&|values| values.load(query)))} ends={ends.unwrap_or_default()} files={files(&lab)}
            verdict={stopped(&lab)} progress={progress(&hold, &lab)} {form}>
            { picture::card(&hold, &lab) }
            if let Some(found) = &lab.found { { list(&hold, &lab, found) } }
        </LabFrame>
    }
}

fn game_asked(form: &Form, rules: Fetched) -> Html {
    let read = read_game(form.values.text("g").trim());
    html! { <>
        <Control form={form.clone()} name="g" told={matches!(rules, Fetched::Here)}/>
        { waiting(rules) }
        if let Ok(game) = read { <p class="small said">{ game.label() }</p> }
    </> }
}

fn played(found: &Found) -> Option<String> {
    let game = read_game(&found.game).ok()?;
    Some(route::hash(Page::Play, &Link::new(game.notation())))
}

/// How far the calculation is.
fn progress(hold: &Hold, lab: &Lab) -> Option<Progress> {
    let asked = lab.asked.as_ref()?;
    let text =
        html! { <>{ number(asked.rows() as u64) }{ " of " }{ number(asked.side as u64) }{ " rows" }</> };
    let share = Some(asked.rows() * 100 / asked.side);
    Some(Progress { text, share, on_cancel: hold.on(|hold, ()| hold.cancel()) })
}

/// Why there is less than was asked for.
fn stopped(lab: &Lab) -> Option<Html> {
    let told = lab.stopped.then(|| match lab.found.as_ref().filter(|found| found.game == lab.game()) {
        Some(found) => format!("Stopped; there is a map of {} numbers.", found.values.side),
        None => "Stopped; the last map is kept.".into(),
    });
    told.map(|text| html! { <p class="small dim" role="status">{ text }</p> })
}

fn files(lab: &Lab) -> Vec<File> {
    let (Some(found), Some(map)) = (&lab.found, lab.map()) else { return Vec::new() };
    let map = |write: fn(&ValueMap) -> String| {
        let map = map.clone();
        move || write(&map)
    };
    let (drawn, painted, game) = (map(ValueMap::csv), lab.map().cloned(), found.game.clone());
    let picture = lab.map().cloned();
    vec![
        File::csv("map.csv", drawn),
        File::new("SVG", move || {
            if let Some(map) = &picture {
                export::save_long(&map.svg(&game), "image/svg+xml", "map.svg");
            }
        }),
        File::new("PNG", move || {
            // A browser that cannot paint has shown no map either.
            let _saved = painted.as_ref().and_then(|map| picture::save(map));
        }),
    ]
}

/// The P-positions, with differences and ratios.
fn list(hold: &Hold, lab: &Lab, found: &Found) -> Html {
    let row = |pair: &Pair| {
        let Pair { n, a, b } = *pair;
        let onclick = hold.with(move |lab, _: &MouseEvent| lab.show((a, b)));
        let on = lab.cell == Some((a, b)) || lab.cell == Some((b, a));
        let ratio = |at: usize| pair.ratios().map(|both| fraction(both[at]));
        html! { <tr class={if on { "cur" } else { "" }} {onclick}><th scope="row">{ number(n as u64) }</th>
        <td>{ number(a as u64) }</td><td>{ number(b as u64) }</td><td>{ number((b - a) as u64) }</td><td>{ ratio(0) }</td><td>{ ratio(1) }</td></tr> }
    };
    let last = found.pairs.len().saturating_sub(1) / ROWS * ROWS;
    let on = hold.with(|lab, row| lab.row = *row);
    let pages = Pages { first: lab.row, step: ROWS, last, what: "rows", count: None, on };
    let title =
        html! { <><span>{ "P-positions" }</span><span class="n">{ number(found.count as u64) }</span></> };
    let head = ["*n*", "*a*", "*b*", "*b* − *a*", "*a*/*n*", "*b*/*n*"];
    let head = head.map(|name| html! { <th scope="col">{ rich(name) }</th> });
    html! {
        <Table id="map-list" class={classes!("freq", "pair-table")} {title} {pages} head={head.into_iter().collect::<Html>()}
            rows={found.pairs.iter().skip(lab.row).take(ROWS).map(row).collect::<Html>()}>
            <p class="caption">{ rich("The pairs *a* ≤ *b* with value 0, by *a*. For Chromatic Nim with the levels ⌊$n phi^2$⌋ the ratios tend to $alpha = phi$ and $beta = phi^2$ (Fisher and Larsson, *Chromatic nim finds a game for your solution*, Theorem 1).") }</p>
            if found.count > found.pairs.len() { <p class="caption">{ format!("The first {} are listed.", number(found.pairs.len() as u64)) }</p> }
        </Table>
    }
}

/// Ten thousandths as a decimal.
fn fraction(parts: u64) -> String {
    let rest = (parts % 10_000 + 10_000).to_string();
    format!("{}.{}", parts / 10_000, &rest[1..])
}
