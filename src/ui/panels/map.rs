//! The map of P-positions and values of two groups.
mod about;
mod canvas;
mod frame;
mod grid;
mod keys;
mod plot;
mod window;

use crate::ui::model::GameRef;
use about::describe;
pub use about::{describe_both, legend, sign};
pub use canvas::paint;
pub use grid::{MapGrid, buttons};
pub use plot::LETTERED;
use std::rc::Rc;
pub use window::MapWindow;
use window::SIDE;
use yew::prelude::*;

/// The side of the table that a near view needs; the whole table is made when it is looked at.
const NEAR: usize = 24;
const CENTRE: (f64, f64) = (0.5, 0.5);

#[derive(Properties, Clone, PartialEq)]
pub struct MapProps {
    pub game: GameRef,
    /// The cell to which the previewed move leads.
    #[prop_or_default]
    pub target: Option<(u64, u64)>,
    /// Whether a game is under way, which going to another position would end: then that is only offered.
    #[prop_or_default]
    pub under_way: bool,
    /// Asks for the position at this place.
    pub on_go: Callback<(u64, u64)>,
}

/// A change of the window: the function, the point that it concerns, and the factor.
pub type Change = (fn(MapWindow, (f64, f64), f64) -> MapWindow, (f64, f64), f64);

/// The window chosen by hand; if none, the window follows the position.
#[derive(Default, PartialEq)]
struct ChosenWindow(Option<MapWindow>);

impl Reducible for ChosenWindow {
    type Action = Option<(MapWindow, Change)>;
    fn reduce(self: Rc<Self>, action: Self::Action) -> Rc<Self> {
        let change =
            |(start, (change, at, factor)): (MapWindow, Change)| change(self.0.unwrap_or(start), at, factor);
        Rc::new(Self(action.map(change)))
    }
}

/// The section with the map; nothing where the game has none.
#[component]
pub fn Map(props: &MapProps) -> Html {
    let chosen = use_reducer(ChosenWindow::default);
    let cursor = use_state(|| None::<(usize, usize)>);
    let here = use_memo(props.game.clone(), heights);
    let start = MapWindow::of(*here);
    let window = chosen.0.unwrap_or(start);
    let side = if window.reach() > NEAR { SIDE } else { NEAR };
    let map = use_memo((props.game.clone(), side), |(game, side)| game.workshop().map(*side).map(Rc::new));
    let Some(map) = (*map).clone() else { return html! {} };

    let change = {
        let dispatch = chosen.dispatcher();
        Callback::from(move |change: Change| dispatch.dispatch(Some((start, change))))
    };
    let wide = |(x, y): (usize, usize)| (x as u64, y as u64);
    // The cell that was clicked during a game, until the game goes on.
    let asked = use_state(|| None::<(GameRef, (u64, u64))>);
    let go = if props.under_way {
        let (asked, game) = (asked.setter(), props.game.clone());
        Callback::from(move |cell| asked.set(Some((game.clone(), wide(cell)))))
    } else {
        props.on_go.reform(wide)
    };
    let asked = asked.as_ref().filter(|(game, _)| *game == props.game).map(|(_, cell)| *cell);
    let on_cursor = {
        let cursor = cursor.setter();
        Callback::from(move |cell| cursor.set(cell))
    };
    let fit = {
        let dispatch = chosen.dispatcher();
        Callback::from(move |_: MouseEvent| dispatch.dispatch(None))
    };
    let read = cursor.or(here.and_then(|(x, y)| Some((x.try_into().ok()?, y.try_into().ok()?))));
    html! {
        <section class="sec">
            <h2>{ "P-positions" }</h2>
            <div class="heat">
                <MapGrid
                    map={map.clone()} {window} here={*here} target={props.target} cursor={*cursor} written={false}
                    change={change.clone()} {on_cursor} on_go={go}
                />
                { legend(false) }
                <div class="heatbar" role="toolbar" aria-label="Map">
                    { buttons(&change, "Show the position", fit) }
                    <span class="small" aria-hidden="true">{ for read.map(|cell| describe(&map, cell)) }</span>
                </div>
                <div role="status">{ for asked.map(|cell| offer(cell, &props.on_go)) }</div>
            </div>
        </section>
    }
}

/// The offer to go to another position, which ends the game.
fn offer(cell: (u64, u64), on_go: &Callback<(u64, u64)>) -> Html {
    let go = on_go.reform(move |_: MouseEvent| cell);
    let (x, y) = cell;
    html! {
        <p class="offer small">{ "This leaves the game that you are playing; the browser’s Back returns to it. " }
            <button class="btn" onclick={go}>{ format!("Play from ({x},{y})") }</button></p>
    }
}

/// The heights of the two groups of this position; none where there are not two.
pub fn heights(game: &GameRef) -> Option<(u64, u64)> {
    match game.scene().heights()[..] {
        [(_, x), (_, y)] => Some((x, y)),
        _ => None,
    }
}
