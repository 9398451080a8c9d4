//! A board to build a position on: add, remove and recolour tokens, add and remove stacks.
use super::{
    blocks::{Free, blocks},
    column::Column,
    draw::Draw,
};
use crate::core::{
    BALLS, Board, Budget, Change, Colour, ComponentView, Convention, Edit, Graph, Look, NotationError, Piece,
    Stacks, winning,
};
use crate::ui::icons::icon;
use crate::ui::model::{GameRef, Level};
use crate::ui::rich::nimber;
use crate::ui::words;
use std::rc::Rc;
use yew::prelude::*;

/// The budget for the values shown after each change.
const WORK: u64 = 50_000;

#[derive(Properties, PartialEq)]
pub struct EditorProps {
    /// The position to begin with.
    pub from: GameRef,
    pub level: Level,
    pub on_position: Callback<Option<GameRef>>,
}

#[component]
pub fn Editor(props: &EditorProps) -> Html {
    let game = use_state(|| props.from.clone());
    let colour = use_state(|| 0u8);
    let wrong = use_state(|| None::<NotationError>);
    // Whether the drawing is larger than what can be played.
    let refused = use_state(|| false);
    {
        let on_position = props.on_position.clone();
        use_effect_with(((*game).clone(), *refused), move |(game, refused)| {
            on_position.emit((!refused).then(|| game.clone()));
        });
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
    let drawing = |part: usize| {
        let (game, wrong, refused) = (game.clone(), wrong.clone(), refused.setter());
        let (now, place) = (game.clone(), part as u8);
        let on_draw = Callback::from(move |(graph, hangs): (Rc<Graph>, bool)| {
            let edit = Edit::Draw { part: place, graph: Box::new((*graph).clone()) };
            // A drawing with unconnected edges is reported by the drawing editor itself.
            let drawn = if hangs { None } else { Some(game.edit(&edit)) };
            refused.set(!matches!(drawn, Some(Ok(_))));
            wrong.set(drawn.as_ref().and_then(|drawn| drawn.as_ref().err().cloned()));
            if let Some(Ok(drawn)) = drawn {
                game.set(GameRef(drawn));
            }
        });
        let arranged = Callback::from(move |()| {
            let laid = now.edit(&Edit::Arrange { part: place }).ok()?;
            laid.scene().boards.get(part)?.graph().cloned()
        });
        html! { <Draw key={part} game={props.from.clone()} index={part} {arranged} {on_draw} /> }
    };
    let parts = use_memo((*game).clone(), |game| game.parts(&mut Budget::on_page(WORK)));
    let scene = game.scene();
    let drawn = scene.graphs().next().is_some();
    // Winning cuts are computed only for graphs.
    let wins = use_memo((*game).clone(), move |game| {
        let found = drawn.then(|| winning(&**game, Convention::Normal, 1, &mut Budget::on_page(WORK)));
        found.and_then(Result::ok)
    });
    let boards = &scene.boards;
    let balls = boards.iter().filter_map(Board::stacks).any(|board| board.look == Look::Ball);
    let board = |(part, board): (usize, &Board)| match board {
        Board::Stacks(board) => one(&game, part as u8, board, *colour, shown.then_some(&parts), &on_edit),
        Board::Graph(_) => drawing(part),
        Board::Coins(board) => super::coins::coins(board, &on_edit),
        Board::Layout(board) => {
            // Pieces can be moved freely where carrying one by [0, 0] is a legal edit.
            let changes = |change: Change| {
                let on = |piece: &Piece| Edit::Piece { piece: board.piece(piece.n), change };
                board.pieces.iter().any(|piece| game.edit(&on(piece)).is_ok())
            };
            if changes(Change::Carry([0, 0])) {
                let others = [Change::Hold, Change::Erase].into_iter().filter(|change| changes(*change));
                let presses: Vec<_> = std::iter::once(None).chain(others.map(Some)).collect();
                html! { <Free key={part} board={board.clone()} {presses} on_edit={on_edit.clone()} /> }
            } else {
                blocks(board, &on_edit)
            }
        }
    };
    html! { <>
        if balls { { palette(*colour, colour.setter()) } }
        <>{ for boards.iter().enumerate().map(board) }</>
        <p class="small" aria-live="polite">
            if !*refused { <span class="pos" aria-hidden="true">{ game.text() }</span><span class="sr">{ in_words(&game) }</span> }
            if shown && !*refused { { total(&parts) }
                if let Some(wins) = &*wins { { ", " }{ words::count(wins.total, &words::winning_one(&wins.moves)) } }
            }
        </p>
        if let Some(error) = &*wrong {
            <p class="err" role="alert">{ icon("warn") }<span>{ format!("Not possible: {} is expected.", error.expected) }</span></p>
        }
    </> }
}

/// The stacks of one board, with buttons to add and to remove one where that is possible.
fn one(
    game: &GameRef,
    part: u8,
    board: &Stacks,
    colour: u8,
    parts: Option<&Rc<Vec<ComponentView>>>,
    on_edit: &Callback<Edit>,
) -> Html {
    let add = on_edit.reform(move |_: MouseEvent| Edit::AddGroup { part });
    let column = |stack: &crate::core::Stack| {
        let own = |part: &&ComponentView| part.places == [stack.place];
        let value = parts.and_then(|parts| parts.iter().find(own)?.value);
        html! {
            <Column
                key={stack.number} look={board.look} noun={board.noun.clone()} stack={stack.clone()} {colour}
                {value} removes={game.edit(&Edit::RemoveGroup { place: stack.place }).is_ok()} on_edit={on_edit.clone()}
            />
        }
    };
    html! {
        <div class="pile-editor">
            <>{ for board.stacks.iter().map(column) }</>
            if game.edit(&Edit::AddGroup { part }).is_ok() {
                <button class="btn add-pile" onclick={add}>{ icon("new") }{ format!("Add {}", board.noun) }</button>
            }
        </div>
    }
}

/// The Grundy value of the whole position, where the values of all parts are known.
fn total(parts: &[ComponentView]) -> Html {
    let values = parts.iter().map(|part| part.value).collect::<Option<Vec<_>>>();
    match values {
        Some(values) => html! { <>{ ", Grundy value " }{ nimber(values.into_iter().sum()) }</> },
        None => html! {},
    }
}

/// The choice of colour for a new ball.
fn palette(chosen: u8, set: UseStateSetter<u8>) -> Html {
    let swatch = |(index, Colour { letter, name }): (usize, &Colour)| {
        let set = set.clone();
        html! {
            <button class="btn icon" aria-label={*name} title={*name} aria-pressed={(index == usize::from(chosen)).to_string()}
                onclick={move |_| set.set(index as u8)}>
                <svg width="24" height="24" viewBox="-12 -12 24 24" aria-hidden="true">
                    <g transform="scale(.48)"><use href={format!("#b{letter}")}/></g>
                </svg>
            </button>
        }
    };
    html! { <div class="palette" role="group" aria-label="Colour of new balls">{ for BALLS.iter().enumerate().map(swatch) }</div> }
}
/// The position as screen readers hear it: a board's own words give colours, which the notation leaves out.
fn in_words(game: &GameRef) -> String {
    let words = match &game.scene().boards[..] {
        [board] => board.plane().in_words(),
        _ => None,
    };
    words.unwrap_or_else(|| game.text())
}
