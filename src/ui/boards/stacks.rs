//! The stacks of one board beside each other, whether they stand or lie, and how much room they get.
use super::{
    BoardEvent, pile, slab,
    view::{self, View},
};
use crate::core::{Board, Look, PieceId, Scene, Stacks};
use yew::prelude::*;

/// The most heaps that have room for wide chips: where gaps are marked, and where not.
const ROOMY: [usize; 2] = [4, 5];
/// Boards with more heaps than this have no room for wide chips, however high the heaps are.
const CROWDED: usize = 8;
/// In a heap up to this height each chip has room for its number.
const NUMBERED: u64 = 16;
/// Heaps up to this height are drawn at full size.
const LOW: u64 = 8;
/// Piles taller than this, in pixels, are drawn on telephones with chips too flat for their numbers.
const FLAT: i64 = 800;

/// The piles, heaps or slabs of one board.
pub fn stacks(
    board: &Stacks,
    views: &[View],
    side: bool,
    [narrow, several, low, in_rows]: [bool; 4],
    typed: &Callback<BoardEvent>,
    recolour: Option<&Callback<PieceId>>,
    tallest: i64,
) -> Html {
    if board.look == Look::Slab && !views.iter().any(View::tall) {
        // Otherwise three or more stacks would not fit beside the settings, nor would several boards beside each other.
        let narrow = narrow || several || views.len() > 2;
        return slab::slabs(board, views, [narrow, low], recolour);
    }
    let gaps = marked(board);
    let narrow = slim(board, narrow);
    let high = views.iter().any(|view| view.height() > NUMBERED && !view.tall());
    let fifths = high && board.look == Look::Chip && !(side || narrow || gaps);
    let pile = |view: &View| {
        html! {
            <pile::Pile
                key={view.stack.number} view={view.clone()} {side} {in_rows} {narrow} {gaps} {fifths} typed={typed.clone()}
            />
        }
    };
    let piles = views.iter().map(pile);
    if side {
        return html! { <>{ for piles }</> };
    }
    let many = (views.len() >= 8 || gaps && narrow).then_some("many");
    // The labels of high piles stay in view while the board scrolls.
    let high = (tallest > 330).then_some("high");
    // Still higher piles are drawn smaller, with larger letters.
    let dense = (tallest > 420).then_some("dense");
    let bare = (board.look == Look::Chip && tallest > FLAT).then_some("bare-chips");
    let gaps = gaps.then_some("gapped");
    let fifths = fifths.then_some("fifths");
    html! { <div class={classes!("piles", many, high, dense, bare, gaps, fifths)} style={format!("--h:{tallest};--n:{}", views.len())}><div class="ground"></div><>{ for piles }</></div> }
}

/// Whether gaps are marked on a board.
fn marked(board: &Stacks) -> bool {
    board.stacks.iter().any(|stack| stack.splits.is_some())
}

/// Whether chips are narrow: on telephones, and where otherwise the heaps would not fit beside each other. High heaps
/// are drawn smaller anyway, and so have room.
fn slim(board: &Stacks, narrow: bool) -> bool {
    let low = board.stacks.iter().all(|stack| stack.height() <= LOW);
    let many = board.stacks.len() > CROWDED;
    narrow || many || marked(board) && board.stacks.len() > ROOMY[0] || low && board.stacks.len() > ROOMY[1]
}

/// The length of the longest pile when it lies on its side, in pixels at full size.
pub fn longest_of(board: &Stacks, narrow: bool) -> i64 {
    let shape = pile::shape_of(board.look, true, slim(board, narrow), marked(board));
    board.stacks.iter().map(|stack| shape.size(shape.length(&stack.runs)).0 / 10).max().unwrap_or(0)
}

/// The height of the tallest pile that is drawn, in pixels at full size; a small one for slabs, which have a scale of
/// their own.
pub fn tallest_of(board: &Stacks, narrow: bool) -> i64 {
    let shape = pile::shape_of(board.look, false, narrow, false);
    let drawn =
        board.stacks.iter().filter(|stack| board.look != Look::Slab && stack.height() <= view::TALLEST);
    drawn.map(|stack| shape.length(&stack.runs) / 10).max().unwrap_or(0).max(60)
}

/// How piles lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Arrangement {
    #[default]
    Upright,
    /// On their side, the ground at the left; for small frames. Boards that cannot lie stay upright, see [`lies_down`].
    Sideways,
    /// On their side as well; in rows where the window is not that of a phone, which makes the tokens larger.
    InRows,
    /// On their side where the window is that of a phone and the piles fit into it in this way.
    SidewaysOnPhones,
}

/// Whether all boards can lie on their side.
pub fn lies_down(scene: &Scene) -> bool {
    let lies = |board: &Board| board.stacks().is_some_and(|stacks| stacks.look != Look::Slab);
    scene.boards.iter().all(lies) && scene.stacks().all(|stack| stack.height() <= view::TALLEST)
}

/// A pile of more tokens than this is easier to read on its side, where it shares the frame with a text.
const STANDS: u64 = SEEN;

/// How the boards lie beside a text: a lone tall pile on its side, in rows; others so on phones, where the text leaves
/// little height.
pub fn beside_text(scene: &Scene) -> Arrangement {
    let mut stacks = scene.stacks();
    let tall = stacks.next().is_some_and(|stack| stack.height() > STANDS) && stacks.next().is_none();
    if tall && lies_down(scene) { Arrangement::InRows } else { Arrangement::SidewaysOnPhones }
}

/// The arrangement for a whole game before a class: a lone tall heap of chips lies in rows, where chips are larger,
/// unless gaps between the chips are marked.
pub fn from_afar(start: &Scene) -> Arrangement {
    let chips = |board: &Board| board.stacks().is_some_and(|own| own.look == Look::Chip && !marked(own));
    match beside_text(start) {
        Arrangement::InRows if start.boards.iter().all(chips) => Arrangement::InRows,
        _ => Arrangement::Upright,
    }
}

/// How many tokens of a pile on its side are seen at once on an upright phone.
const SEEN: u64 = 12;

/// Whether piles that lie are seen whole on a phone that stands.
pub fn fits_across(scene: &Scene) -> bool {
    scene.stacks().all(|stack| stack.height() <= SEEN)
}

/// How many piles, and how many tokens of each, are seen at once on the smallest phone.
const ROWS: usize = 4;
const SEEN_SMALL: u64 = 9;

/// Whether all piles, on their side, are seen whole on the smallest phone.
pub fn fits_small(scene: &Scene) -> bool {
    scene.stacks().count() <= ROWS && scene.stacks().all(|stack| stack.height() <= SEEN_SMALL)
}
