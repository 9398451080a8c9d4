//! The boards: draws a scene, and says what was pointed at. Knows no game's rules.
mod apart;
mod ball;
mod below;
mod beyond;
mod board_pages;
mod capsule;
mod chip;
mod fitted;
mod focus;
mod graph;
mod grid;
mod how;
mod labels;
mod layout;
mod letters;
mod levels;
mod mark;
mod measured;
mod narrow;
mod note;
mod paged;
mod parts;
mod pen;
mod picture;
mod pieces;
mod pile;
mod plate;
mod pointer;
mod ringed;
mod room;
mod ruler;
mod shape;
mod sight;
mod slab;
mod spent;
mod splits;
mod stacks;
mod tall;
mod thumb;
mod tokens;
mod view;

use crate::core::{
    Board, ComponentView, MoveList, MoveStep, MoveView, Nimber, PieceId, Place, Scene, Stack, Stacks,
};
use crate::ui::model::{HintTargets, Level, Preview};
use std::rc::Rc;
use yew::prelude::*;

pub use graph::{Curves, Frame, PictureTransform, STEP, figure, ground, use_size};
pub use how::move_instructions;
pub use labels::{colour_name, escaped, raw};
pub use layout::{BEAT, alone, behind, folded};
pub use narrow::{Window, use_window};
use parts::Drawing;
pub use parts::{parts, ready, whole};
pub use picture::{picture, picture_markup};
pub use pieces::piece_of;
pub use ringed::{outlined, ringed};
pub use stacks::{Arrangement, beside_text, from_afar, lies_down};
use stacks::{fits_across, fits_small, longest_of, stacks, tallest_of};
pub use thumb::{thumb, thumb_markup};

/// What happened on a board. Pointer events come in order: `Press`, any number of `Drag`, then `Release` or `Cancel`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BoardEvent {
    /// The pointer is over a token that can be taken.
    Hover(PieceId),
    Leave,
    /// Sent for tokens that cannot be taken too.
    Press {
        piece: PieceId,
        touch: bool,
    },
    /// The pressed pointer reached another token of the same stack that can be taken.
    Drag(PieceId),
    /// `piece` is none where the pointer is let go beside the stack.
    Release {
        piece: Option<PieceId>,
        touch: bool,
    },
    Cancel,
    /// The keyboard's focus reached a token.
    Focus(PieceId),
    /// A click that did not come from a pointer.
    Activate(PieceId),
    /// How many to take was typed, or how many of the rest to split off; both none where that is no move.
    Typed {
        place: Place,
        count: Option<u64>,
        off: Option<u64>,
    },
    /// One cell, or two neighbouring cells by their gap, was named; none where there is no such move.
    Named(Option<PieceId>),
    /// A coin was named, alone or with those named before.
    Pick {
        piece: PieceId,
        more: bool,
    },
    /// A line was drawn on the board of this place, through these points in its units.
    Drawn {
        board: Place,
        line: Rc<[[i32; 2]]>,
    },
    /// The other colour of a level was asked for; `piece` names the level in the first stack of its board.
    Recolour(PieceId),
}

#[derive(Properties, PartialEq)]
pub struct BoardsProps {
    pub scene: Rc<Scene>,
    /// The components with the values that may be shown.
    pub parts: Rc<Vec<ComponentView>>,
    pub level: Level,
    /// Winning moves to ring; empty where they may not be shown.
    pub winning: Rc<MoveList<MoveView>>,
    /// Whether the moves in `winning` only keep a draw, since none wins.
    #[prop_or_default]
    pub draws: bool,
    /// The moves on lines of cells, with the values that they leave where these may be shown.
    #[prop_or_default]
    pub choices: Rc<Vec<(MoveView, Option<Nimber>)>>,
    #[prop_or_default]
    pub preview: Option<Rc<Preview>>,
    /// A move to outline without a verdict, while there is no preview.
    #[prop_or_default]
    pub shown: Option<MoveView>,
    /// The scene before the last move: tokens that only it has were just taken.
    #[prop_or_default]
    pub before: Option<Rc<Scene>>,
    /// The last move itself.
    #[prop_or_default]
    pub last: Option<MoveView>,
    /// The steps of the last move, where it was made of several.
    #[prop_or_default]
    pub beats: Rc<Vec<MoveStep>>,
    #[prop_or_default]
    pub arrangement: Arrangement,
    /// The pieces picked one by one, and those that may join them, where not every selection is a move.
    #[prop_or_default]
    pub picked: Rc<Vec<PieceId>>,
    /// Whether the player picked the pieces: then the focus stays where it is.
    #[prop_or_default]
    pub by_hand: bool,
    #[prop_or_default]
    pub open: Rc<Vec<PieceId>>,
    /// The pieces and places that a hint speaks of.
    #[prop_or_default]
    pub hinted: Rc<HintTargets>,
    /// The drawn line that picked these pieces.
    #[prop_or_default]
    pub line: Option<Rc<[[i32; 2]]>>,
    /// Whether the boards do not react.
    #[prop_or_default]
    pub disabled: bool,
    /// Whether this is the presenter, where the picture fills the screen.
    #[prop_or_default]
    pub present: bool,
    /// Whether edges without a name show their number, for texts that speak of them.
    #[prop_or_default]
    pub numbered: bool,
    /// Whether the colours of levels may be changed.
    #[prop_or_default]
    pub recolours: bool,
    pub on: Callback<BoardEvent>,
}

/// The size of a picture and the least side of a piece in it, in pixels, as a style: the style sheet fits it in.
fn natural([width, height]: [i64; 2], piece: i64) -> String {
    format!("--w:{width};--h:{height};--p:{}", piece.max(1))
}

/// Whether a stack is too tall to be drawn token by token, so that how many are taken is typed.
pub fn is_too_tall(stack: &Stack) -> bool {
    stack.height() > view::TALLEST
}

/// Whether a board shows the colours of its levels, and so lets them be changed.
pub fn has_ruler(scene: &Scene) -> bool {
    let shown = |board: &Stacks| {
        !board.ruler.is_empty() && board.stacks.iter().all(|stack| stack.height() <= view::TALLEST)
    };
    scene.boards.iter().filter_map(Board::stacks).any(shown)
}

/// All boards of a scene. Each stack is drawn again only when it changes.
#[component]
pub fn Boards(props: &BoardsProps) -> Html {
    let root = use_node_ref();
    let narrow::Window { narrow, low, small, short } = narrow::use_window();
    // The callback changes with every render of the screen; the stacks get one that stays the same.
    let on = use_mut_ref(|| props.on.clone());
    on.replace(props.on.clone());
    let lies = match props.arrangement {
        Arrangement::Sideways | Arrangement::InRows => true,
        Arrangement::SidewaysOnPhones => low || small && fits_across(&props.scene),
        Arrangement::Upright => (low || short && fits_small(&props.scene)) && !props.present,
    };
    let side = lies && lies_down(&props.scene);
    let in_rows = props.arrangement == Arrangement::InRows && !(narrow || low);
    let handlers = pointer::use_pointer(&root, &on, side, props.disabled);
    focus::use_roving(&root, props);
    sight::use_in_sight(&root, &props.scene);
    sight::use_pointed(&root, props.preview.as_ref().and_then(|preview| preview.mv.handles.last().copied()));
    let typed = use_callback((), {
        let on = on.clone();
        move |event, ()| {
            let on = on.borrow().clone();
            on.emit(event);
        }
    });
    let place = room::use_room(&root, props.present);
    let room = room::drawn_for(place, props.present);
    let several = props.scene.boards.len() > 1;
    let fits = several && !side && !narrow && !low;
    let fitted = fitted::use_fitted(&root, fits, place, props.scene.boards.len(), props.present);
    let below = below::use_below(&root, &props.scene);
    let [over_it, under_it] = beyond::use_beyond(&root, below.is_some());
    let turned = paged::use_paged(props);
    let (leaf, leaves) = board_pages::use_board_pages(props);
    let send = use_callback((), {
        let on = on.clone();
        move |event, ()| {
            let on = on.borrow().clone();
            on.emit(event);
        }
    });
    let recolour = use_callback((), {
        let on = on.clone();
        move |piece, ()| {
            let on = on.borrow().clone();
            on.emit(BoardEvent::Recolour(piece));
        }
    });
    let recolour = props.recolours.then_some(&recolour);
    // All piles have the same scale, which leaves room for the tokens that were just taken.
    let scenes = [Some(&props.scene), props.before.as_ref()].into_iter().flatten();
    let tallest =
        scenes.flat_map(|scene| stacks_of(scene)).map(|board| tallest_of(board, narrow)).max().unwrap_or(60);
    let mut above = Vec::new();
    let frame = [narrow, several, low || short, in_rows];
    let draw = |(index, board): (usize, &Board)| {
        let drawn = match board {
            Board::Stacks(board) => {
                let (views, turn) = paged::shown(props, index, &turned);
                let drawn = stacks(board, &views, side, frame, &typed, recolour, tallest);
                if several && !side {
                    html! { <>{ turn }{ drawn }</> }
                } else {
                    // Kept out of the part that scrolls.
                    above.push(turn);
                    drawn
                }
            }
            board => parts::draw(&Drawing { props, board, index, room, on: &send }),
        };
        if !several || side { drawn } else { summand(index + 1, board.game(), drawn) }
    };
    let boards: Vec<Html> =
        props.scene.boards.iter().enumerate().take(leaf.end).skip(leaf.start).map(draw).collect();
    let pointer::Handlers { over, out, down, moved, up, cancel, click, focused } = handlers;
    let inside = if several && !side {
        let in_row = fitted::in_row(&props.scene.boards[leaf]).then_some("in-row");
        html! { <div class={classes!("sums", in_row)} style={fitted}>{ for boards }</div> }
    } else {
        html! { <>{ for boards }</> }
    };
    let class = if side { "lying" } else { "board" };
    // Piles that lie share a scale, too.
    let longest = || stacks_of(&props.scene).map(|board| longest_of(board, narrow)).max().unwrap_or(0);
    let style = side.then(|| {
        let rows = props.scene.stacks().count() as i64;
        format!("--n:{rows};--wide:{}", longest().max(1))
    });
    html! {
        <>
            { for props.scene.boards.iter().map(note::note) }
            <>{ leaves }{ for above }</>
            <>{ over_it }</>
            <div ref={root} {class} {style} onpointerover={over} onpointerout={out} onpointerdown={down} onpointermove={moved}
                onpointerup={up} onpointercancel={cancel} onclick={click} onfocusin={focused}>{ inside }</div>
            <>{ below.unwrap_or_default() }{ under_it }</>
        </>
    }
}

fn stacks_of(scene: &Scene) -> impl Iterator<Item = &Stacks> {
    scene.boards.iter().filter_map(Board::stacks)
}

/// One of several boards, under its number and its game's name, as moves and hints call it.
fn summand(number: usize, game: &str, drawn: Html) -> Html {
    html! { <section class="summand"><h2 class="small">{ format!("Game {number}: {game}") }</h2>{ drawn }</section> }
}
