//! The puzzle of the day, chosen by the date on this device and so the same for everyone. The position is made when it
//! is opened.
use super::sheet::{Sheet, picture};
use crate::games::{Link, game_of_the_day};
use crate::ui::icons::{icon, reticle_mark};
use crate::ui::route::{Page, hash};
use crate::ui::storage;
use crate::ui::today::{MONTHS, today};
use yew::prelude::*;

/// Today's puzzle, with a picture of its game; the position itself is made by the game's code.
pub fn puzzle(sheet: &Sheet) -> Html {
    // A clock that is far off still gives a puzzle.
    let (day, date) = today().map_or_else(Default::default, |(day, [_, month, date])| {
        (day, format!("{date} {}", MONTHS[month as usize - 1]))
    });
    let card = game_of_the_day(day);
    let solved = storage::puzzles().contains(&(day, true));
    let ask = if solved {
        "You have solved it. "
    } else {
        "A position of this game, where one move wins: find it. "
    };
    let (open, class, word) = match solved {
        true => (storage::unsolved_before(day), "btn", "An earlier one"),
        false => (Some(day), "btn pri", "Solve"),
    };
    html! {
        <section class="puzzle" aria-labelledby="puzzle">
            <div class="top">{ reticle_mark() }<h2 id="puzzle">{ "Puzzle of the day" }</h2><span>{ date }</span></div>
            <div class="stage puzzle-board unknown">{ picture(sheet, card.id) }<b aria-hidden="true">if solved { { icon("ok") } } else { { "?" } }</b></div>
            <div class="puzzle-question"><p><b>{ card.name }</b><small>{ ask }<a href="#/puzzles">{ "All puzzles" }</a></small></p>
                if let Some(day) = open { <a {class} href={hash(Page::Play, &Link::of_asking(day))}>{ word }</a> }</div>
        </section>
    }
}
