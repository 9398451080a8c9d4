//! Where boards are larger than their frame: a button at each edge beyond which they go on.
use super::measured::{frame, use_measured};
use crate::ui::icons::icon;
use web_sys::Element;
use yew::prelude::*;

/// So few pixels beyond an edge count as nothing hidden.
const LITTLE: i32 = 12;

/// An edge of the frame.
#[derive(Clone, Copy)]
enum Edge {
    Above,
    Below,
    Left,
    Right,
}

impl Edge {
    const ALL: [Self; 4] = [Self::Above, Self::Below, Self::Left, Self::Right];

    /// Whether something lies beyond it.
    fn hides(self, frame: &Element) -> bool {
        let (up, left) = (frame.scroll_top(), frame.scroll_left());
        let beyond = match self {
            Self::Above => up,
            Self::Below => frame.scroll_height() - frame.client_height() - up,
            Self::Left => left,
            Self::Right => frame.scroll_width() - frame.client_width() - left,
        };
        beyond > LITTLE
    }
    /// Scrolls to the far end in this direction.
    fn show(self, frame: &Element) {
        match self {
            Self::Above => frame.set_scroll_top(0),
            Self::Below => frame.set_scroll_top(frame.scroll_height()),
            Self::Left => frame.set_scroll_left(0),
            Self::Right => frame.set_scroll_left(frame.scroll_width()),
        }
    }
    /// The class of this edge's button, its icon and its text.
    fn button(self) -> [&'static str; 3] {
        match self {
            Self::Above => ["below beyond above", "up", "More above"],
            Self::Below => ["below beyond", "down", "More below"],
            Self::Left => ["below beyond aside", "back", "More to the left"],
            Self::Right => ["below beyond aside right", "forward", "More to the right"],
        }
    }
}

/// For each edge, in the order of [`Edge::ALL`], whether something lies beyond it.
fn beyond(root: &Element) -> [bool; 4] {
    let frame = frame(root);
    Edge::ALL.map(|edge| edge.hides(&frame))
}

/// The buttons at the edges of the boards: those above the picture and those below; none where all of it is seen.
/// `told`: whether the page already says what lies below.
#[hook]
pub fn use_beyond(root: &NodeRef, told: bool) -> [Html; 2] {
    let hidden = use_measured(root, true, beyond);
    let button = |edge: Edge| {
        let root = root.clone();
        let onclick = move |_: MouseEvent| {
            root.cast::<Element>().iter().for_each(|root| edge.show(&frame(root)));
        };
        let [class, mark, text] = edge.button();
        match hidden[edge as usize] && !(told && matches!(edge, Edge::Below)) {
            true => {
                html! { <div {class}><button class="btn" aria-label={text} {onclick}>{ icon(mark) }<span>{ text }</span></button></div> }
            }
            false => Html::default(),
        }
    };
    let [above, below @ ..] = Edge::ALL.map(button);
    [above, html! { <>{ for below }</> }]
}
