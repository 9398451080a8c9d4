//! The map.
use super::state::{Hold, Lab};
use crate::core::number;
use crate::games::Link;
use crate::labs::maps::read_game;
use crate::ui::{
    panels::map::{Board, Change, LETTERED, View, buttons, describe, legend},
    route::{self, Page},
};
use yew::prelude::*;

/// The card with the map.
pub fn card(hold: &Hold, lab: &Lab) -> Html {
    let title = lab.found.as_ref().map_or(String::new(), |found| found.game.clone());
    html! {
        <section class="card map-card" aria-label="Map">
            <div class="grow"><h2 class="hd"><span>{ "Map of " }<span class="pos">{ title }</span></span></h2>{ for lab.map().map(|map| read(lab, map)) }</div>
            { for lab.map().map(|map| board(hold, lab, map)) }
        </section>
    }
}

/// The cell that is pointed at.
fn read(lab: &Lab, map: &crate::core::ValueMap) -> Html {
    let Some(cell) = lab.cell else { return Html::default() };
    html! { <span class="chip cell-read"><b>{ describe(map, cell) }</b></span> }
}

fn board(hold: &Hold, lab: &Lab, map: &std::rc::Rc<crate::core::ValueMap>) -> Html {
    let change = {
        let hold = hold.clone();
        Callback::from(move |(change, at, factor): Change| {
            hold.change(&|lab| lab.view = change(lab.view, at, factor))
        })
    };
    let on_cursor = {
        let hold = hold.clone();
        // The last cell stays when the pointer leaves.
        Callback::from(move |cell: Option<(usize, usize)>| {
            if cell.is_some() {
                hold.change(&|lab| lab.cell = cell);
            }
        })
    };
    let on_go = {
        let hold = hold.clone();
        Callback::from(move |(x, y): (usize, usize)| {
            let game = hold.lab.borrow().found.as_ref().and_then(|found| read_game(&found.game).ok());
            if let Some(game) = game {
                route::go(Page::Play, &Link::new(game.at(x as u64, y as u64).notation()));
            }
        })
    };
    let fit = {
        let hold = hold.clone();
        Callback::from(move |_: MouseEvent| hold.change(&|lab| lab.view = View::whole(lab.view.side)))
    };
    // Among numbers the cell itself is marked, which hides none.
    let far = lab.cell.filter(|_| lab.view.n > LETTERED);
    let here = far.map(|(x, y)| (x as u64, y as u64));
    let greatest = lab.found.as_ref().filter(|_| !lab.outcomes).map(|found| u64::from(found.greatest));
    html! { <>
        <div class="map-board"><Board map={map.clone()} view={lab.view} {here} target={None} cursor={lab.cell} written={!lab.outcomes} change={change.clone()} {on_cursor} {on_go} /></div>
        <div class="line"><span class="join" role="toolbar" aria-label="Part shown">{ buttons(&change, "Show all", fit) }</span>
            { legend(lab.outcomes) }if let Some(greatest) = greatest { <span class="dim small">{ "greatest value " }{ number(greatest) }</span> }
            <span class="sp"></span><span class="dim small">{ "A click opens the position in Play." }</span></div>
    </> }
}
