//! Who begins, against whom, and whether the last move wins.
use super::NewGame;
use crate::core::Convention;
use crate::games::Link;
use crate::ui::dialogs::form::{choice, segment};
use yew::prelude::*;

/// "Perfect".
pub fn title(word: &str) -> String {
    let mut letters = word.chars();
    letters
        .next()
        .map(|first| format!("{}{}", first.to_ascii_uppercase(), letters.as_str()))
        .unwrap_or_default()
}

/// The terms of a game as a form.
pub fn terms(chosen: &NewGame, on: Callback<NewGame>) -> Html {
    let change = |set: fn(&mut NewGame, usize)| {
        let (chosen, on) = (chosen.clone(), on.clone());
        Callback::from(move |index| {
            let mut chosen = chosen.clone();
            set(&mut chosen, index);
            on.emit(chosen);
        })
    };
    let friend = chosen.opponent == "friend";
    let sides =
        if friend { ["You".into(), "Friend".into()] } else { ["You".into(), title(&chosen.opponent)] };
    let first = change(|terms, index| terms.first = index == 0);
    let convention = change(|terms, index| {
        terms.convention = if index == 0 { Convention::Normal } else { Convention::Misere };
    });
    let opponents: Vec<_> = Link::OPPONENTS.iter().map(|word| (*word, title(word))).collect();
    let opponent = {
        let (chosen, on) = (chosen.clone(), on.clone());
        Callback::from(move |opponent| on.emit(NewGame { opponent, ..chosen.clone() }))
    };
    let plays = ["Normal".to_string(), "Misère".to_string()];
    html! {
        <div class="form terms">
            { choice("Opponent", &opponents, &chosen.opponent, opponent) }
            { segment("Who starts", "new-first", &sides, usize::from(!chosen.first), first) }
            { segment("Play", "new-play", &plays, usize::from(chosen.convention == Convention::Misere), convention) }
        </div>
    }
}
