//! A position of another game with the same value beside this one, each with the moves of the other.
use super::winning::Row;
use crate::core::{ComponentView, MoveList, MoveView, PieceId, point};
use crate::games::{is_ready, open, ready};
use crate::labs::beside::{Equivalence, Pair, equivalent_positions};
use crate::ui::keyfocus;
use crate::ui::reveal::reveal;
use crate::ui::{
    boards::{BoardEvent, Boards},
    lazy::{Fetched, use_fetched, waiting},
    model::{GameRef, Level, Preview},
    words,
};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

#[derive(Properties, PartialEq, Clone)]
pub struct SideBySideProps {
    pub game: GameRef,
    pub parts: Vec<ComponentView>,
    pub preview: Option<Rc<Preview>>,
    pub on_preview: Callback<Option<MoveView>>,
    pub on_play: Callback<MoveView>,
}

/// The choice of the position to show beside this one, and that position.
#[component]
pub fn SideBySide(props: &SideBySideProps) -> Html {
    let chosen = use_state(|| None::<Equivalence>);
    let found = use_memo((props.game.clone(), props.parts.clone()), |(game, parts)| {
        equivalent_positions(&game.0, parts)
    });
    let button = |likeness: Equivalence| {
        let chosen = chosen.clone();
        let on = *chosen == Some(likeness);
        let name = match likeness {
            Equivalence::Values => "Nim of its values",
            Equivalence::Twin => "In disguise",
        };
        let onclick = move |_: MouseEvent| chosen.set((!on).then_some(likeness));
        html! { <button type="button" class="btn" aria-pressed={on.to_string()} {onclick}>{ name }</button> }
    };
    let shown = found.iter().find(|(likeness, _)| *chosen == Some(*likeness)).cloned();
    html! {
        if !found.is_empty() {
            <div class="beside">
                <div class="line" role="group" aria-label="Side by side with"><span class="dim">{ "Side by side" }</span>{ for found.iter().map(|(likeness, _)| button(*likeness)) }</div>
                if let Some((likeness, other)) = shown {
                    <Side key={other.as_str()} {likeness} other={other.clone()} all={props.clone()} />
                }
            </div>
        }
    }
}

#[derive(Properties, PartialEq)]
struct SideProps {
    likeness: Equivalence,
    other: String,
    all: SideBySideProps,
}

#[component]
fn Side(props: &SideProps) -> Html {
    let place = use_node_ref();
    {
        let place = place.clone();
        use_effect_with((), move |()| place.cast::<Element>().iter().for_each(reveal));
    }
    let notation = props.other.clone();
    let fetched = use_fetched(notation.clone(), is_ready(&notation), move || {
        Box::pin(async move { ready(&notation).await })
    });
    let here = matches!(fetched, Fetched::Here);
    let about = (props.all.game.clone(), props.all.parts.clone(), props.other.clone(), props.likeness, here);
    let pair = use_memo(about, |(game, parts, other, likeness, here)| {
        let other = here.then(|| open(other).ok()).flatten()?;
        Some(Pair::new(game.0.clone(), parts, other, *likeness))
    });
    match &*pair {
        Some(found) => html! { <div ref={place}>{ side(&pair, found, props) }</div> },
        None => html! { <div ref={place}>{ waiting(fetched) }</div> },
    }
}

fn side(all_of: &Rc<Option<Pair>>, pair: &Pair, SideProps { likeness, all, .. }: &SideProps) -> Html {
    let pointed = all.preview.as_ref().map(|preview| &preview.mv);
    let there = pointed.and_then(|mv| pair.to_other(mv));
    let shown = there.clone().map(|mv| Rc::new(Preview { mv, wins: None, parts: Vec::new(), value: None }));
    let on = {
        let (pair, on_preview) = (all_of.clone(), all.on_preview.clone());
        let own = move |piece: PieceId| {
            let pair = pair.as_ref().as_ref()?;
            let (_, mv) = point(&*pair.other, &[], piece)?;
            Some(pair.from_other(&mv)?.0)
        };
        Callback::from(move |event: BoardEvent| match event {
            BoardEvent::Hover(piece)
            | BoardEvent::Focus(piece)
            | BoardEvent::Press { piece, .. }
            | BoardEvent::Activate(piece) => on_preview.emit(own(piece)),
            BoardEvent::Leave => on_preview.emit(None),
            _ => {}
        })
    };
    let about = match likeness {
        Equivalence::Values => {
            "Each component as a pile of its value. Point at a move in one, and the other shows it."
        }
        Equivalence::Twin => {
            "The same game as heaps, rows or coins. Point at a move in one, and the other shows it."
        }
    };
    let adds = pointed.and_then(|mv| pair.adds(mv));
    let row = |(mv, own): &(MoveView, MoveView)| {
        let on = there.as_ref().is_some_and(|there| there.notation == mv.notation);
        let (preview, play, shown, made) =
            (all.on_preview.clone(), all.on_play.clone(), own.clone(), own.clone());
        let on_preview = Callback::from(move |mv: Option<MoveView>| preview.emit(mv.map(|_| shown.clone())));
        let on_play = Callback::from(move |_: MoveView| play.emit(made.clone()));
        html! { <Row key={mv.notation.clone()} mv={mv.clone()} wins={false} {on} note={None::<String>} {on_preview} {on_play} /> }
    };
    let listed = &pair.twins.moves;
    html! {
        <>
            <p class="small dim">{ about }</p>
            <div class="beside-board" onkeydown={walked}><Boards scene={pair.other.scene()} parts={Rc::new(Vec::new())} level={Level::Off} winning={Rc::new(MoveList::none())} preview={shown} {on} /></div>
            if let Some(found) = adds {
                <p class="small" role="status">{ format!("This move makes the pile of {} one of {}: no move of Nim does, and the next player can take it back.", found.from, found.to) }</p>
            }
            if !listed.is_empty() {
                <ul class={classes!("moves", (listed.len() > SHOWN).then_some("long"))} aria-label="Moves of the other position">{ for listed.iter().map(row) }</ul>
                if let Some(rest) = words::and_more(pair.twins.total, listed.len()) { <p class="also">{ rest }</p> }
            }
        </>
    }
}

/// Arrow keys go from piece to piece here: those of the page are for the board of the game.
fn walked(event: KeyboardEvent) {
    let by: isize = match event.key().as_str() {
        "ArrowDown" | "ArrowRight" => 1,
        "ArrowUp" | "ArrowLeft" => -1,
        _ => return,
    };
    event.prevent_default();
    event.stop_propagation();
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let board = target.as_ref().and_then(|target| target.closest(".beside-board").ok().flatten());
    let Some((target, board)) = target.zip(board) else { return };
    let Ok(pieces) = board.query_selector_all("[role=button]") else { return };
    let all: Vec<Element> = (0..pieces.length()).filter_map(|at| pieces.item(at)?.dyn_into().ok()).collect();
    let here = all.iter().position(|piece| *piece == target).unwrap_or(0);
    let next = here.saturating_add_signed(by).min(all.len().saturating_sub(1));
    // If the piece has disappeared meanwhile it takes no focus.
    if let Some(piece) = all.get(next) {
        keyfocus::choose(piece.clone());
    }
}

/// A list of more rows scrolls in a box of its own.
const SHOWN: usize = 7;
