//! Fetches the rules of a game whose notation is typed.
use super::form::{Control, Form};
use crate::games::{is_ready, ready};
use crate::ui::lazy::{Fetched, missing, use_fetched};
use yew::prelude::*;

/// Fetches the rules that a notation names.
#[hook]
pub fn use_rules(game: &str) -> Fetched {
    let game = game.to_string();
    let there = game.is_empty() || is_ready(&game);
    use_fetched(game.clone(), there, move || Box::pin(async move { ready(&game).await }))
}

/// The field of a game. Its error is shown only once the game's rules are here; until then a line of text keeps what is
/// below it in place.
pub fn game_field(form: &Form, key: &'static str, rules: Fetched) -> Html {
    html! { <>
        <Control form={form.clone()} name={key} shows_errors={matches!(rules, Fetched::Here)}/>
        { match rules {
            Fetched::Here => Html::default(),
            Fetched::Coming => html! { <p class="small said" role="status">{ "Loading" }</p> },
            Fetched::Missing(again) => missing(again),
        } }
    </> }
}
