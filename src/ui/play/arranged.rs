//! How the board is laid out, where the game has several ways: chosen at any time, and play stays where it is.
use super::{address, session::Session};
use crate::ui::route::{self, Page};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// The choice of a layout; nothing if there is only one, or if the link of the game fixes what is shown.
pub fn choice(session: &Session) -> Html {
    let arrangements = session.game.start().workshop().arrangements().filter(|_| !session.locked);
    let Some(arrangements) = arrangements else { return Html::default() };
    let onchange = {
        let session = session.clone();
        Callback::from(move |event: Event| {
            let at = event.target_unchecked_into::<HtmlSelectElement>().selected_index();
            let start = session.game.start();
            let other = usize::try_from(at).ok().and_then(|at| start.workshop().with_arrangement(at));
            if let Some(other) = other {
                let mut link = address::link(&session.game, session.chosen);
                link.game = other.notation();
                route::go(Page::Play, &link);
            }
        })
    };
    let option = |(at, name): (usize, &&'static str)| {
        html! { <option selected={at == arrangements.chosen}>{ *name }</option> }
    };
    html! {
        <label class="field arranged"><span>{ arrangements.title }</span><select {onchange}>
            { for arrangements.names.iter().enumerate().map(option) }
        </select></label>
    }
}
