//! A game as it is printed: the whole board, black on white, whatever part of it the window shows. It is in the page
//! only while the page is printed.
use super::{address::link, session::Session, stage::turn};
use crate::core::Convention;
use crate::ui::{
    boards::picture,
    route::{self, Page},
    rule::{cards, here, to_play},
    words,
};
use gloo::{events::EventListener, utils::window};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct PaperProps {
    pub session: Session,
}

/// The sheet of a game: position, moves and rule.
#[component]
pub fn Paper(props: &PaperProps) -> Html {
    if use_printing() { sheet(&props.session) } else { Html::default() }
}

/// The board alone, for pages that are printed with their text.
#[component]
pub fn PaperBoard(props: &PaperProps) -> Html {
    if !use_printing() {
        return Html::default();
    }
    html! { <div class="paper-board">{ picture(&props.session.position().scene()) }</div> }
}

/// Whether the page is being printed.
#[hook]
fn use_printing() -> bool {
    let printing = use_state(|| false);
    let set = printing.setter();
    use_effect_with((), move |()| {
        let listen = |event, on| {
            let set = set.clone();
            EventListener::new(&window(), event, move |_| set.set(on))
        };
        let listeners = [listen("beforeprint", true), listen("afterprint", false)];
        move || drop(listeners)
    });
    *printing
}

fn sheet(session: &Session) -> Html {
    let (game, position) = (&session.game, session.position());
    let end = match game.convention {
        Convention::Normal => "Normal play",
        Convention::Misere => "Misère play",
    };
    let address = route::absolute(Page::Play, &link(game, session.level));
    html! {
        <article class="game-sheet">
            <h1>{ position.card().name }</h1>
            <p>{ format!("{end}. {}. {}", position.text(), turn(session)) }</p>
            { picture(&position.scene()) }
            if game.at > 0 {
                <h2>{ "Moves" }</h2>
                <ol>{ for moves(session).into_iter().map(|text| html! { <li>{ text }</li> }) }</ol>
            }
            { here(position) }
            { for cards(position).into_iter().enumerate().map(|(at, card)| html! { <section><h2>{ card.name }</h2>{ to_play(card, at > 0) }</section> }) }
            <footer>{ address }</footer>
        </article>
    }
}

/// The moves that led here, in words.
fn moves(session: &Session) -> Vec<String> {
    let game = &session.game;
    let made = |(ply, mv)| words::made(&game.side_name(game.side_to_move(ply)), mv);
    game.line().moves.iter().take(game.at).enumerate().map(made).collect()
}
