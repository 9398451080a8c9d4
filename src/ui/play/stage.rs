//! The board with what stands above and below it: whose turn it is, and the move in preview in words.
use super::{
    idle::use_idle_focus,
    keyboard::return_to_board,
    session::{BACK, GO_ON, Session},
    state::*,
};
use crate::core::{Hint, Meaning, Scene};
use crate::ui::{icons::*, model::*, words};
use yew::prelude::*;

/// Whose turn it is, or the result, as a heading.
pub fn turn(session: &Session) -> String {
    let game = &session.game;
    match game.ending_here() {
        Some(ending) => game.ended(ending),
        // In a side line the person moves for the computer, too.
        None if game.fork().is_some()
            && game.rival != Rival::Friend
            && game.side_to_move(game.at) == Side::Rival =>
        {
            format!("Your move for {}", game.side_name(Side::Rival))
        }
        None => words::to_move(&game.side_name(game.side_to_move(game.at))),
    }
}

/// The line above the board.
pub fn head(session: &Session, solid: bool) -> Html {
    let game = &session.game;
    let name = |side| game.side_name(side);
    let (first, second) = if game.first { (Side::You, Side::Rival) } else { (Side::Rival, Side::You) };
    let made = session.plies.get(game.at).and_then(|ply| Some(words::made(&ply.who, ply.mv.as_ref()?)));
    let class = if made.is_some() { "vs made" } else { "vs" };
    let who = match made {
        Some(made) => made,
        None if game.rival == Rival::Friend => "Two players".to_string(),
        None => format!("{} first · {} second", name(first), name(second)),
    };
    let ended = game.ending_here().is_some();
    let scene = session.position().scene();
    html! {
        <div class={classes!("stage-head", solid.then_some("solid"))}>
            <span class="turn"><span class="dot"></span>{ turn(session) }</span>
            if !ended { { legend(&scene, session.level, session.marked_moves().is_truncated(), !session.values.is_empty()) } }
            <span {class} title={who.clone()}>{ &who }</span>
            <span class="spacer"></span>
            if !ended { { for scene.keys().iter().map(hint) } }
            if !ended && session.level != Level::Off && !session.analysis().winning.moves.is_empty() {
                <span class="hint kb"><kbd>{ "W" }</kbd>{ " " }{ if session.is_draw() { "next drawing move" } else { scene.next_win() } }</span>
            }
        </div>
    }
}

/// The meaning of the lines on the boards.
fn legend(scene: &Scene, level: Level, cut: bool, values: bool) -> Html {
    let wins = concat!(
        r#"<svg width="30" height="22" viewBox="0 0 30 22" aria-hidden="true"><path class="graph-edge win" d="M3 11H27"/>"#,
        r##"<use href="#mg" x="15" y="11"/></svg>"##
    );
    let line = r#"<svg width="30" height="12" viewBox="0 0 30 12" aria-hidden="true"><path class="~" d="M3 6H27"/></svg>"#;
    let number = concat!(
        r#"<svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true"><circle class="value-chip" cx="11" cy="11" r="10"/>"#,
        r#"<text class="value-text compact" x="11" y="16">2</text></svg>"#
    );
    let entry = |(meaning, text): &(Meaning, &'static str)| {
        let (shown, picture) = match meaning {
            Meaning::Wins => (level == Level::Full, wins.to_string()),
            // If there are too many winning moves some are not marked, so an unmarked line may win.
            Meaning::Loses => (level == Level::Full && !cut, line.replace('~', "graph-edge")),
            Meaning::Falls => (true, line.replace('~', "falling-edge")),
            Meaning::Number => (level == Level::Full && values, number.to_string()),
        };
        shown.then(|| html! { <span>{ Html::from_html_unchecked(picture.into()) }{ *text }</span> })
    };
    let legend = scene.legend();
    if legend.is_empty() {
        return Html::default();
    }
    // A legend with one entry leaves room for the rest of the line.
    let brief = (legend.len() == 1).then_some("brief");
    html! { <span class={classes!("key", brief)}>{ for legend.iter().filter_map(entry) }</span> }
}

/// Keys with what they do.
fn hint(Hint { keys, does }: &Hint) -> Html {
    let key = |key: &&'static str| match *key {
        Hint::TO => html! { { Hint::TO } },
        key => html! { <kbd>{ key }</kbd> },
    };
    html! { <span class="hint kb">{ for keys.iter().map(key) }{ " " }{ does }</span> }
}

/// The earlier position, or the position of a side line, that is looked at, in words; none if it is the last of the
/// game.
fn place(game: &State) -> Option<String> {
    let (at, live) = (game.at, game.live);
    let place = match game.fork() {
        None if game.reconsiders => {
            format!(
                "The position before move {}. Make another move here, and the game goes on from it.",
                at + 1
            )
        }
        Some(0) => "A side line from the start. You move for both players.".to_string(),
        Some(fork) => format!("A side line after move {fork}. You move for both players."),
        None if at == 0 => {
            format!("The start, {} ago. The arrows below lead on.", words::count_of_moves(live as u64))
        }
        None => format!("Position after move {at} of {live}."),
    };
    Some(place).filter(|_| game.reviewing())
}

/// The position that is looked at in fewer words: for phones, and for the heading of the presenter.
pub fn place_in_brief(game: &State) -> Option<String> {
    let place = match game.fork() {
        None if game.reconsiders => "Try another move here".into(),
        Some(_) if game.rival != Rival::Friend => "You move for both sides".into(),
        Some(0) => "Side line from the start".into(),
        Some(fork) => format!("Side line after move {fork}"),
        None if game.at == 0 => "The start".into(),
        None => format!("Move {} of {}", game.at, game.live),
    };
    game.reviewing().then_some(place)
}

/// Shown while an earlier position is looked at.
pub fn past(session: &Session) -> Html {
    let game = &session.game;
    let (Some(place), Some(brief)) = (place(game), place_in_brief(game)) else { return Html::default() };
    let back = game.dispatcher();
    let here = session.clone();
    html! {
        <div class="past">{ icon("clock") }<span class="roomy">{ place }</span><span class="brief">{ brief }</span><span class="spacer"></span>
            if session.analysis().moves > 0 {
                <button class="btn" onclick={move |_| here.go_on()}>{ GO_ON }</button>
            }
            <BackToGame onclick={move |_: MouseEvent| {
                back.dispatch(Action::Line(None));
                return_to_board();
            }} /></div>
    }
}

#[derive(Properties, PartialEq)]
pub struct BackToGameProps {
    pub onclick: Callback<MouseEvent>,
}

/// The button that leads back to the game. It takes the focus if the button that led here has disappeared.
#[component]
pub fn BackToGame(props: &BackToGameProps) -> Html {
    let button = use_idle_focus(false);
    html! { <button class="btn" ref={button} onclick={props.onclick.clone()}>{ BACK }</button> }
}
