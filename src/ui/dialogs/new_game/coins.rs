//! Coins in rows and columns in the editor: each coin is a button that turns it, with buttons for the size of the
//! board.
use crate::core::{Coins, Edit};
use crate::ui::{icons::icon, words};
use yew::prelude::*;

/// Boards with more coins show only their heads.
const DRAWN: u64 = 256;

pub fn coins(board: &Coins, on_edit: &Callback<Edit>) -> Html {
    let place = board.line;
    let all = u64::from(board.rows) * u64::from(board.columns);
    let button = |name: &'static str, sign: &str, edit: Edit, off: bool| {
        let label = format!("One row and one column {sign}");
        html! {
            <button class="btn icon" aria-label={label.clone()} title={label} disabled={off}
                onclick={on_edit.reform(move |_: MouseEvent| edit.clone())}>{ icon(name) }</button>
        }
    };
    let coin = |n: u64| {
        let edit = Edit::Recolour { piece: board.coin(n) };
        let heads = board.shows_heads(n);
        let (class, letter) = if heads { ("coin heads", "H") } else { ("coin tails", "T") };
        html! {
            <button class="btn icon coin-button" aria-label={format!("{} {}, heads", words::capital(&board.piece), board.label(n))}
                aria-pressed={heads.to_string()} onclick={on_edit.reform(move |_: MouseEvent| edit.clone())}>
                <svg width="40" height="40" viewBox="-20 -20 40 40" aria-hidden="true">
                    <g {class}><circle r="18"/><circle class="rim" r="14"/><text y="7">{ letter }</text></g>
                </svg>
                <small aria-hidden="true">{ board.label(n) }</small>
            </button>
        }
    };
    html! {
        <div class="row-editor" role="group" aria-label={words::count(all, &board.piece)}>
            if all <= DRAWN {
                <span class="coin-grid" style={format!("--n:{}", board.columns)}>{ for (1..=all).map(coin) }</span>
            } else {
                // Of a large board only the heads are shown, to be turned; others must be typed.
                { for board.heads.iter().take(DRAWN as usize).map(|n| coin(*n)) }
            }
            <span class="join">
                { button("minus", "less", Edit::Remove { place }, all == 0) }
                { button("new", "more", Edit::Add { place, colour: 0 }, false) }
            </span>
        </div>
    }
}
