//! The puzzle of the day: from the date on this device, the same for everyone. The position is made when it is opened.
use super::sheet::{Sheet, picture};
use crate::core::Day;
use crate::games::{Link, game_of_the_day};
use crate::ui::icons::reticle_mark;
use crate::ui::route::{Page, hash};
use yew::prelude::*;

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// Today's puzzle, with the picture of its game.
pub fn puzzle(sheet: &Sheet) -> Html {
    // A clock far from the truth has a puzzle, too.
    let (day, date) = today().unwrap_or_else(|| (Day::default(), String::new()));
    let card = game_of_the_day(day);
    let (analysis, opponent) = (Some("off".into()), Some("perfect".into()));
    let link = Link { analysis, opponent, asks: true, ..Link::of_puzzle(day) };
    html! {
        <section class="puzzle" aria-labelledby="puzzle">
            <div class="top">{ reticle_mark() }<h2 id="puzzle">{ "Puzzle of the day" }</h2><span>{ date }</span></div>
            <div class="stage b">{ picture(sheet, card.id) }</div>
            <div class="q"><p><b>{ "Find the only winning move." }</b><small>{ format!("Today’s game: {}", card.name) }</small></p>
                <a class="btn pri" href={hash(Page::Play, &link)}>{ "Solve" }</a></div>
        </section>
    }
}

/// Today by the calendar of this device, and in words.
fn today() -> Option<(Day, String)> {
    // Drawn natively, the page is one for every day.
    if cfg!(not(target_arch = "wasm32")) {
        return None;
    }
    let now = js_sys::Date::new_0();
    let month = MONTHS.get(now.get_month() as usize)?;
    let day = Day::of(now.get_full_year(), now.get_month() + 1, now.get_date())?;
    Some((day, format!("{} {month}", now.get_date())))
}
