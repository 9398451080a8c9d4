//! A board to build a position on: add, remove and recolour tokens, add and remove stacks.
use super::{column::Column, line::line};
use crate::core::{Board, Budget, Edit, Look, NotationError, Part, Stacks};
use crate::ui::hooks::{UseStateSetter, use_effect_with, use_memo, use_state};
use crate::ui::icons::icon;
use crate::ui::markup::html;
use crate::ui::model::{GameRef, Level};
use crate::ui::rich::nimber;
use crate::ui::view::show_keyed;
use std::rc::Rc;
use yew::prelude::*;
use yew::props;

/// Options that the values shown may cost after every change.
const WORK: u64 = 50_000;
/// The colours of balls as people call them, in the order of `Run::colour`.
const COLOURS: &[(&str, &str)] = &[
    ("Red", "#br"),
    ("Yellow", "#by"),
    ("White", "#bw"),
    ("Black", "#bk"),
    ("Pink", "#bp"),
    ("Checked", "#bc"),
];

#[derive(Properties, PartialEq)]
pub struct Editor {
    /// The position to begin with.
    pub from: GameRef,
    pub level: Level,
    pub on_position: Callback<Option<GameRef>>,
}

#[hook]
fn use_editor(props: &Editor) -> Html {
    let game = use_state(|| props.from.clone());
    let colour = use_state(|| 0u8);
    let wrong = use_state(|| None::<NotationError>);
    {
        let on_position = props.on_position.clone();
        use_effect_with((*game).clone(), move |game| on_position.emit(Some(game.clone())));
    }
    let on_edit = {
        let (game, wrong) = (game.clone(), wrong.clone());
        Callback::from(move |edit: Edit| match game.edit(&edit) {
            Ok(after) => {
                wrong.set(None);
                game.set(GameRef(after));
            }
            Err(error) => wrong.set(Some(error)),
        })
    };
    let shown = props.level != Level::Off;
    let parts = use_memo((*game).clone(), |game| game.parts(&mut Budget::new(WORK)));
    let scene = game.scene();
    let boards = &scene.boards;
    let balls = boards.iter().filter_map(Board::stacks).any(|board| board.look == Look::Ball);
    let board = |(part, board): (usize, &Board)| match board {
        Board::Stacks(board) => one(part as u8, board, *colour, shown.then_some(&parts), &on_edit),
        Board::Rows(board) => line(board, &on_edit),
        Board::Graph(_) | Board::Coins(_) => html! {},
    };
    html! { <>
        if balls { { palette(*colour, colour.setter()) } }
        { for boards.iter().enumerate().map(board) }
        <p class="small" aria-live="polite">
            <span class="pos">{ game.text() }</span>
            if shown { { total(&parts) } }
        </p>
        if let Some(error) = &*wrong {
            <p class="err" role="alert">{ icon("warn") }<span>{ format!("Not possible: {} is expected.", error.expected) }</span></p>
        }
    </> }
}

crate::view!(Editor, use_editor);

/// The stacks of one board, and a button for one more.
fn one(
    part: u8,
    board: &Stacks,
    colour: u8,
    parts: Option<&Rc<Vec<Part>>>,
    on_edit: &Callback<Edit>,
) -> Html {
    let add = on_edit.reform(move |_: MouseEvent| Edit::AddGroup { part });
    let column = |stack: &crate::core::Stack| {
        let own = |part: &&Part| part.places == [stack.place];
        let value = parts.and_then(|parts| parts.iter().find(own)?.value);
        show_keyed(
            stack.number,
            props!(Column {
                look: board.look,
                noun: board.noun.clone(),
                stack: stack.clone(),
                colour,
                value,
                on_edit: on_edit.clone()
            }),
        )
    };
    html! {
        <div class="ed">
            { for board.stacks.iter().map(column) }
            <button class="btn edadd" onclick={add}>{ icon("new") }{ format!("Add {}", board.noun) }</button>
        </div>
    }
}

/// The Grundy value of the whole, where all values are known.
fn total(parts: &[Part]) -> Html {
    let values = parts.iter().map(|part| part.value).collect::<Option<Vec<_>>>();
    match values {
        Some(values) => html! { <>{ ", Grundy value " }{ nimber(values.into_iter().sum()) }</> },
        None => html! {},
    }
}

/// The colours that a new ball may have.
fn palette(chosen: u8, set: UseStateSetter<u8>) -> Html {
    let swatch = |(index, (name, shape)): (usize, &(&'static str, &'static str))| {
        let set = set.clone();
        html! {
            <button class="btn icon" aria-label={*name} title={*name} aria-pressed={(index == usize::from(chosen)).to_string()}
                onclick={move |_| set.set(index as u8)}>
                <svg width="24" height="24" viewBox="-12 -12 24 24" aria-hidden="true">
                    <g transform="scale(.48)"><use href={*shape}/></g>
                </svg>
            </button>
        }
    };
    html! { <div class="pal" role="group" aria-label="Colour of new balls">{ for COLOURS.iter().enumerate().map(swatch) }</div> }
}
