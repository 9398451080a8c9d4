//! The ruler of levels beside the slabs. Where the start may be changed, each level is a button for its colour.
use super::{
    labels::raw,
    levels::{LEVEL, LevelPlan},
};
use crate::core::{PieceId, Place};
use std::{cell::Cell, fmt::Write, rc::Rc};
use wasm_bindgen::JsCast;
use web_sys::{Element, SvgElement};
use yew::prelude::*;

/// Half the width of a level on the ruler, in pixels.
const HALF: i64 = 32;

thread_local! {
    /// The level whose colour was last changed by keyboard: in the game that begins then, this level has the focus.
    static CHANGED: Cell<Option<u64>> = const { Cell::new(None) };
}

/// The ruler as a picture: red squares and green rings beside the number of each level.
pub fn ruler(colours: &[u8], levels: u64, plan: &LevelPlan) -> String {
    let mut out = String::new();
    for (level, colour) in (1..=levels).zip(colours) {
        let _ = write!(
            out,
            r#"<g transform="translate({} {})">{}</g>"#,
            plan.ruler,
            plan.y(level) + LEVEL / 2,
            mark(level, *colour)
        );
    }
    out
}

fn mark(level: u64, colour: u8) -> String {
    let (class, marks) = if colour == 0 {
        (
            "board-number",
            r#"<circle class="green-ring" cx="-20" r="6"/><circle class="green-ring" cx="20" r="6"/>"#,
        )
    } else {
        (
            "board-number red",
            r#"<rect class="red-fill" x="-27" y="-7" width="13" height="13"/><rect class="red-fill" x="14" y="-7" width="13" height="13"/>"#,
        )
    };
    format!(r#"<text class="{class}" y="6">{level}</text>{marks}"#)
}

#[derive(Properties, PartialEq)]
pub struct RulerProps {
    /// The colours of the levels drawn.
    pub colours: Rc<[u8]>,
    pub plan: LevelPlan,
    /// The place of the board's first stack: with a level it names what is to change.
    pub place: Place,
    /// Asks for the other colour of a level.
    pub on: Callback<PieceId>,
}

/// The ruler with a button for each level: one stop of the tab key, the arrows lead up and down.
#[component]
pub fn Ruler(props: &RulerProps) -> Html {
    let RulerProps { colours, plan, place, on } = props;
    let levels = colours.len() as u64;
    let root = use_node_ref();
    let stop = use_state(|| CHANGED.get().unwrap_or(1));
    {
        let root = root.clone();
        use_effect_with((), move |()| {
            if let Some(level) = CHANGED.take() {
                focus(&root, level);
            }
        });
    }
    let button = |(level, colour): (u64, &u8)| {
        let red = *colour != 0;
        let piece = PieceId { place: *place, n: level };
        let change = on.reform(move |()| piece);
        let onclick = change.reform(|_: MouseEvent| ());
        let onkeydown = {
            let (stop, root) = (stop.setter(), root.clone());
            move |event: KeyboardEvent| {
                let to = match event.key().as_str() {
                    "Enter" | " " => {
                        CHANGED.set(Some(level));
                        change.emit(());
                        level
                    }
                    "ArrowUp" | "ArrowRight" => (level + 1).min(levels),
                    "ArrowDown" | "ArrowLeft" => level.saturating_sub(1).max(1),
                    "Home" => 1,
                    "End" => levels,
                    _ => return,
                };
                event.prevent_default();
                event.stop_propagation();
                stop.set(to);
                focus(&root, to);
            }
        };
        let at = format!("translate({} {})", plan.ruler, plan.y(level) + LEVEL / 2);
        let picture = format!(
            concat!(
                r#"<title>Make level {} {}</title><rect class="hover-ground" x="-{}" y="-{}" width="{}" height="{}" rx="8"/>{}"#,
                r#"<rect class="focus-ring" x="-{}" y="-{}" width="{}" height="{}" rx="8"/>"#
            ),
            level,
            if red { "green" } else { "red" },
            HALF,
            LEVEL / 2,
            2 * HALF,
            LEVEL,
            mark(level, *colour),
            HALF - 2,
            LEVEL / 2 - 2,
            2 * HALF - 4,
            LEVEL - 4
        );
        html! {
            <g key={level} class="ruler-level" role="button" tabindex={if stop.min(levels) == level { "0" } else { "-1" }} aria-label={format!("Level {level} red")}
                aria-pressed={red.to_string()} transform={at} {onclick} {onkeydown}>{ raw(picture) }</g>
        }
    };
    let buttons = (1..).zip(colours.iter()).map(button);
    html! { <g ref={root.clone()} role="group" aria-label="Red levels">{ for buttons }</g> }
}

fn focus(root: &NodeRef, level: u64) {
    let levels = root.cast::<Element>().map(|root| root.children());
    let found = levels.and_then(|levels| levels.item(u32::try_from(level).ok()?.checked_sub(1)?));
    if let Some(level) = found.and_then(|level| level.dyn_into::<SvgElement>().ok()) {
        // Fails only where the level cannot take the focus; then the focus stays.
        let _ = level.focus();
    }
}
