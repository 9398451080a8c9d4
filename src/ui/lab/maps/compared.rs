//! Two maps laid over each other: what the marks mean, how many cells have each mark, and the first difference.
use super::{
    link,
    state::{Hold, Lab},
};
use crate::core::{ValueMap, format_number};
use crate::labs::maps::{Found, MARKS, MapComparison, Mark};
use crate::ui::{
    panels::map::sign,
    route::{self, Page},
};
use yew::prelude::*;

/// The card beside the map; nothing where only one map is shown.
pub fn card(hold: &Hold, lab: &Lab) -> Html {
    let (Some(laid), Some(one), Some(other)) = (&lab.laid, &lab.found, &lab.other) else {
        return Html::default();
    };
    let names = names(one, other);
    let row = |(mark, count): (Mark, usize)| {
        html! { <div><dt>{ sign(mark) }{ meaning(mark, &names, laid.valued) }</dt><dd>{ format_number(count as u64) }</dd></div> }
    };
    let shown = |(mark, _): &(Mark, usize)| laid.valued || *mark != Mark::Differ;
    html! {
        <section class="card compared" aria-label="Comparison">
            <h2 class="heading">{ "Comparison" }</h2>
            <dl class="certificate">{ for MARKS.into_iter().zip(laid.counts).filter(shown).map(row) }</dl>
            { difference(hold, laid, [&**one, &**other], &names) }
        </section>
    }
}

/// The names of the two games; their notations where the names are equal.
pub fn names(one: &Found, other: &Found) -> [String; 2] {
    let notation = |found: &Found| found.wanted.game.clone();
    if one.name == other.name {
        [notation(one), notation(other)]
    } else {
        [one.name.clone(), other.name.clone()]
    }
}

fn meaning(mark: Mark, [one, other]: &[String; 2], valued: bool) -> String {
    match mark {
        Mark::Both => "P in both".into(),
        Mark::First => format!("P in {one} alone"),
        Mark::Second => format!("P in {other} alone"),
        Mark::Same if valued => "N, of one value".into(),
        Mark::Same => "N in both".into(),
        Mark::Differ => "N, of two values".into(),
        Mark::None => "no position".into(),
    }
}

/// The first cell in which the maps differ, with links to play both positions.
fn difference(hold: &Hold, laid: &MapComparison, games: [&Found; 2], names: &[String; 2]) -> Html {
    let what = if laid.valued { "values" } else { "outcomes" };
    let Some((x, y)) = laid.first else {
        return html! { <p class="sure">{ format!("The {what} agree all over the map.") }</p> };
    };
    let told = games.map(|found| {
        let map = if laid.valued { &found.values } else { &found.outcomes };
        match map.values.get(y * map.side + x) {
            Some(&ValueMap::N) => "N".into(),
            Some(0) => "P".into(),
            value => format!("value {}", value.copied().unwrap_or_default()),
        }
    });
    let play = |at: usize| {
        let notation = games[at].position((x, y))?.notation();
        let href = route::hash(Page::Play, &link(games[at], notation));
        Some(html! { <a class="btn" {href}>{ format!("Play {}", names[at]) }</a> })
    };
    let show = hold.change_callback(move |lab, _: &MouseEvent| lab.show((x, y)));
    html! { <>
        <p class="sure">{ format!("First difference at ({x},{y}): {} in {}, {} in {}.", told[0], names[0], told[1], names[1]) }</p>
        <div class="presets"><button type="button" class="btn" onclick={show}>{ "Show it" }</button>{ for play(0) }{ for play(1) }</div>
    </> }
}
