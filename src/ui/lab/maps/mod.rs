//! The maps page.
mod compared;
mod list;
mod picture;
mod slices;
mod state;
mod stating;

use super::{
    files::File,
    form::Form,
    frame::{LabFrame, LabPage, LabProps, Progress},
    hold::use_hold,
    rules::{game_field, use_rules},
};
use crate::core::{Convention, ValueMap, format_number};
use crate::games::Link;
use crate::labs::maps::{EXAMPLES, Found, read_game, read_side};
use crate::ui::{
    export,
    lazy::Fetched,
    route::{self, Page},
};
use state::{Hold, Lab};
pub use stating::statement_part;
use yew::prelude::*;

/// The path, names and purpose of the maps page.
pub const PAGE: LabPage = LabPage {
    path: "lab/maps",
    name: "Maps",
    title: "Maps",
    about: "Which positions of two numbers are lost for the player to move, and what is each worth?",
};

/// The keys of the fields that name games.
const GAMES: [&str; 2] = ["g", "k"];

#[component]
pub fn MapsLab(props: &LabProps) -> Html {
    let hold = use_hold(|| Lab::new(&props.link));
    // Fetches the rules of the games that are typed.
    let [game, other] = GAMES.map(|key| hold.lab.borrow().values.text(key).trim().to_string());
    let [rules, others] = [use_rules(&game), use_rules(&other)];
    let told = matches!(rules, Fetched::Here);
    let coming = matches!(rules, Fetched::Coming);
    let here = [&rules, &others].map(|rules| matches!(rules, Fetched::Here));
    use_memo((game, other, here), |_| hold.start());
    {
        let hold = hold.clone();
        use_effect_with((), move |()| move || hold.end());
    }
    let lab = hold.lab.borrow();
    let form = Form { id: "map", values: lab.values.clone(), on: hold.on(Hold::set) };
    let asked = html! { <>{ game_asked(&form, "g", rules) }{ slices::slider(&hold, &lab) }</> };
    // The statement's field stands among the results, since it needs room.
    let own = vec![("g", Some(asked)), ("k", Some(game_asked(&form, "k", others))), ("q", None)];
    let ends = lab
        .found
        .as_deref()
        .and_then(played)
        .map(|href| html! { <a class="btn wide" {href}>{ "Play this game" }</a> });
    let on_example = hold.on(|hold, query| hold.example(query));
    // The progress of the first map is shown in the place of the map instead.
    let running = progress(&hold, &lab).filter(|_| lab.found.is_some());
    let statement = stating::card(&hold, &lab, &form);
    html! {
        <LabFrame page={PAGE} labs={props.labs} class="maps-lab" later={&["n", "m"][..]} {own}
            examples={EXAMPLES} {on_example} ends={ends.unwrap_or_default()} files={files(&lab)} stale_title={stale_title(&lab).filter(|_| told)}
            verdict={stopped(&lab)} progress={running} {form}>
            { picture::card(&hold, &lab, coming || lab.asked.is_some()) }
            <div class="beside">
                { compared::card(&hold, &lab) }
                if let Some(found) = &lab.found { { list::card(&hold, &lab, found) } }
            </div>
            { statement }
        </LabFrame>
    }
}

fn game_asked(form: &Form, key: &'static str, rules: Fetched) -> Html {
    let read = read_game(form.values.text(key).trim());
    html! { <>
        { game_field(form, key, rules) }
        if let Ok(game) = read { <p class="small said">{ game.label() }</p> }
    </> }
}

fn played(found: &Found) -> Option<String> {
    let game = read_game(&found.wanted.game).ok()?;
    Some(route::hash(Page::Play, &link(found, game.notation())))
}

/// The link to a position of a map, under the convention of the map.
fn link(found: &Found, notation: String) -> Link {
    Link { convention: found.wanted.convention, ..Link::new(notation) }
}

/// The title of the map that is still shown while the question cannot be read; none where it can.
fn stale_title(lab: &Lab) -> Option<String> {
    let unread = read_game(lab.values.text("g").trim()).is_err() || read_side(lab.values.text("n")).is_err();
    lab.found.as_ref().filter(|_| unread).map(|found| format!("the map of {}", found.name))
}

/// The progress of the calculation.
fn progress(hold: &Hold, lab: &Lab) -> Option<Progress> {
    let (asked, _) = lab.asked.as_ref()?;
    let on_cancel = hold.on(|hold, ()| hold.cancel());
    let (rows, side) = (asked.rows(), asked.wanted.side);
    if asked.wanted.convention == Convention::Misere && rows == 0 {
        let text = html! { <>{ format_number(asked.examined) }{ " options examined" }</> };
        return Some(Progress { text, share: None, on_cancel });
    }
    let text =
        html! { <>{ format_number(rows as u64) }{ " of " }{ format_number(side as u64) }{ " rows" }</> };
    Some(Progress { text, share: Some(rows * 100 / side), on_cancel })
}

/// Why the map is smaller than was asked for.
fn stopped(lab: &Lab) -> Option<Html> {
    let found = lab.found.as_ref();
    let small = found.filter(|found| found.full && lab.stopped.is_none()).map(|found| {
        let side = found.values.side;
        match found.wanted.convention {
            Convention::Normal => format!("The map of this position has {side} numbers a side."),
            Convention::Misere if side == 0 => "Of misère play nothing was found by search here.".into(),
            Convention::Misere => format!("Found by search, as far as it goes: {side} numbers a side."),
        }
    });
    let told =
        lab.stopped.as_ref().map(|stopped| match found.filter(|found| found.wanted.game == stopped.game) {
            Some(found) if found.wanted.convention == stopped.convention => {
                format!("Stopped; there is a map of {} numbers a side.", found.values.side)
            }
            _ => "Stopped; the last map is kept.".into(),
        });
    told.or(small).map(|text| html! { <p class="small dim" role="status">{ text }</p> })
}

fn files(lab: &Lab) -> Vec<File> {
    let Some(found) = &lab.found else { return Vec::new() };
    let map = if lab.outcomes() { &found.outcomes } else { &found.values };
    let (drawn, pictured, painted, game) = (map.clone(), map.clone(), map.clone(), found.wanted.game.clone());
    let (pairs, laid) = (found.values.clone(), lab.laid.clone());
    vec![
        File::csv("map.csv", move || laid.as_ref().map_or_else(|| drawn.csv(), |laid| laid.csv())),
        File::listed("List", "p-positions.csv", move || ValueMap::p_positions(&pairs)),
        File::new("SVG", move || export::save_long(&pictured.svg(&game), "image/svg+xml", "map.svg")),
        File::new("PNG", move || {
            // A browser that cannot paint a canvas has shown no map either.
            let _saved = picture::save(&painted);
        }),
    ]
}
