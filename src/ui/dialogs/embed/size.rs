//! The size of the frame: a common one, or any width and height.
use crate::ui::dialogs::form::{choice, typed};
use std::ops::RangeInclusive;
use yew::prelude::*;

/// Width and height in pixels of the frame that is offered first.
const MEDIUM: [u32; 2] = [480, 360];
/// The common widths and heights, in pixels.
const USUAL: [(&str, [u32; 2]); 4] =
    [("least", [320, 240]), ("small", [320, 280]), ("medium", MEDIUM), ("large", [640, 480])];
/// The value of the list entry for a typed size.
const OWN: &str = "own";
/// The widths and heights that may be typed: boards fit into frames of the least size and more.
const WIDTHS: RangeInclusive<u32> = 320..=3840;
const HEIGHTS: RangeInclusive<u32> = 240..=2160;

/// The chosen size, with what was typed.
#[derive(Clone, PartialEq)]
pub struct Size {
    name: String,
    own: [String; 2],
}

impl Default for Size {
    fn default() -> Self {
        Self { name: "medium".into(), own: MEDIUM.map(|length| length.to_string()) }
    }
}

impl Size {
    /// Width and height in pixels; a number that cannot be read is replaced by that of the medium size.
    pub fn pixels(&self) -> [u32; 2] {
        let usual = USUAL.iter().find(|(name, _)| *name == self.name);
        let own = || [0, 1].map(|side| self.read(side).unwrap_or(MEDIUM[side]));
        usual.map_or_else(own, |(_, size)| *size)
    }
    fn read(&self, side: usize) -> Option<u32> {
        let all = if side == 0 { WIDTHS } else { HEIGHTS };
        self.own.get(side)?.trim().parse().ok().filter(|length| all.contains(length))
    }
}

/// The list of sizes, with two fields where the size is typed.
pub fn choose(size: &UseStateHandle<Size>) -> Html {
    let sizes = USUAL.map(|(name, [width, height])| (name, format!("{width} × {height}")));
    let sizes: Vec<_> = sizes.into_iter().chain([(OWN, "Your own".into())]).collect();
    let on_size = {
        let size = size.clone();
        Callback::from(move |name| size.set(Size { name, ..(*size).clone() }))
    };
    let field = |side: usize, label: &'static str, all: RangeInclusive<u32>| {
        let own = size.clone();
        let oninput = move |event: InputEvent| {
            let mut new = (*own).clone();
            new.own[side] = typed(&event);
            own.set(new);
        };
        let wrong = size.read(side).is_none();
        let note = format!("embed-{side}-note");
        html! {
            <label class="field col"><span>{ label }</span>
                <input type="number" inputmode="numeric" min={all.start().to_string()} max={all.end().to_string()} value={size.own[side].clone()} {oninput}
                    aria-invalid={wrong.then_some("true")} aria-describedby={note.clone()}/>
                <span id={note} class="small">if wrong { { format!("A whole number from {} to {}.", all.start(), all.end()) } }</span></label>
        }
    };
    html! { <>
        { choice("Size", &sizes, &size.name, on_size) }
        if size.name == OWN { <>{ field(0, "Width", WIDTHS) }{ field(1, "Height", HEIGHTS) }</> }
    </> }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(width: &str, height: &str) -> Size {
        Size { name: OWN.into(), own: [width.into(), height.into()] }
    }

    #[test]
    fn what_cannot_be_a_size_is_the_medium_one() {
        assert_eq!(Size::default().pixels(), [480, 360]);
        assert_eq!(typed(" 700", "500").pixels(), [700, 500]);
        assert_eq!(typed("12", "99999999999999").pixels(), [480, 360]);
        assert_eq!(typed("", "-1").pixels(), [480, 360]);
    }
}
