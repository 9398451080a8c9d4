//! One stack in the editor: its tokens as buttons, and buttons to add a token, to remove one and to remove the stack.
use crate::core::{BALLS, Colour, Edit, Look, Nimber, PieceId, SLABS, Stack};
use crate::ui::boards::colour_name;
use crate::ui::icons::icon;
use crate::ui::rich::nimber;
use crate::ui::words::format_number;
use wasm_bindgen::JsCast;
use yew::prelude::*;

/// Stacks taller than this are shown as a number.
const TALLEST: u64 = 24;
const PITCH: u64 = 30;

#[derive(Properties, PartialEq)]
pub struct ColumnProps {
    pub look: Look,
    pub noun: String,
    pub stack: Stack,
    /// The colour of a token that is added.
    pub colour: u8,
    pub value: Option<Nimber>,
    /// Whether the stack may be removed.
    pub removes: bool,
    pub on_edit: Callback<Edit>,
}

#[component]
pub fn Column(props: &ColumnProps) -> Html {
    let ColumnProps { look, noun, stack, colour, value, removes, on_edit } = props;
    let (place, colour, height) = (stack.place, *colour, stack.height());
    let name = format!("{noun} {}", stack.number);
    let button = |icon_name: &'static str, label: String, edit: Edit, off: bool| {
        html! {
            <button class="btn icon" aria-label={label.clone()} title={label} disabled={off}
                onclick={on_edit.reform(move |_: MouseEvent| edit.clone())}>{ icon(icon_name) }</button>
        }
    };
    let onkeydown = {
        let on_edit = on_edit.clone();
        move |event: KeyboardEvent| match event.key().as_str() {
            "+" => on_edit.emit(Edit::Add { place, colour }),
            "-" | "Delete" | "Backspace" => on_edit.emit(Edit::Remove { place }),
            "ArrowUp" => step(&event, true),
            "ArrowDown" => step(&event, false),
            _ => {}
        }
    };
    html! {
        <div class="pile-column" role="group" aria-label={name.clone()} {onkeydown}>
            { tokens(*look, stack, &name, on_edit) }
            <span class="line">
                <b>{ capital(&name) }</b>
                <span class="chip">
                    { format_number(height) }
                    if let Some(value) = value { <span>{ "· " }{ nimber(*value) }</span> }
                </span>
            </span>
            <span class="join">
                { button("minus", format!("Remove the top of {name}"), Edit::Remove { place }, height == 0) }
                { button("new", format!("Add to {name}"), Edit::Add { place, colour }, false) }
            </span>
            if *removes { { button("bin", format!("Remove {name}"), Edit::RemoveGroup { place }, false) } }
        </div>
    }
}

fn tokens(look: Look, stack: &Stack, name: &str, on_edit: &Callback<Edit>) -> Html {
    let height = stack.height();
    if height > TALLEST {
        return html! {};
    }
    let colours = stack.runs.iter().flat_map(|run| (0..run.len).map(|_| run.colour));
    let token = |(colour, level): (u8, u64)| {
        let y = (height - level) * PITCH + PITCH / 2 + 3;
        let transform = format!("translate(28 {y})");
        let piece = PieceId { place: stack.place, n: level };
        if look == Look::Chip {
            return html! { <g {transform}>{ shape(look, colour) }</g> };
        }
        // The Tab key leads to the top token; arrows lead down from it.
        let tabindex = if level == height { "0" } else { "-1" };
        let edit = on_edit.clone();
        let key = on_edit.clone();
        let onkeydown = move |event: KeyboardEvent| {
            if matches!(event.key().as_str(), "Enter" | " ") {
                event.prevent_default();
                key.emit(Edit::Recolour { piece });
            }
        };
        html! {
            <g class="take" role="button" {tabindex} {transform} aria-label={format!("Recolour {level} of {name}, {}", colour_name(look, colour))}
                onclick={move |_: MouseEvent| edit.emit(Edit::Recolour { piece })} {onkeydown}>
                { shape(look, colour) }
                <rect class="focus-ring" x="-26" y="-15" width="52" height="30" rx="12"/>
            </g>
        }
    };
    let tall = (height.max(1) * PITCH + 6).to_string();
    html! {
        <svg width="56" height={tall} role="group" aria-label={format!("Tokens of {name}")}>
            { for colours.zip(1..).map(token) }
        </svg>
    }
}

fn shape(look: Look, colour: u8) -> Html {
    match look {
        Look::Ball => {
            let href = format!("#b{}", BALLS.get(usize::from(colour)).map_or('x', |ball| ball.letter));
            html! { <g transform="scale(.58)"><use {href}/></g> }
        }
        Look::Chip => html! { <>
            <rect class="chip-face" x="-24" y="-12" width="48" height="24" rx="8"/>
            <rect class="token-outline" x="-24" y="-12" width="48" height="24" rx="8"/>
        </> },
        Look::Slab => {
            let Colour { letter, .. } = SLABS[usize::from(colour).min(SLABS.len() - 1)];
            let (class, round) = (format!("{letter}f"), if colour == 0 { "11" } else { "3" });
            let letter = letter.to_ascii_uppercase();
            html! { <>
                <rect {class} x="-25" y="-12.5" width="50" height="25" rx={round}/>
                <text class="swatch-letter" y="5">{ letter }</text>
            </> }
        }
    }
}

/// Moves the focus to the token above or below.
fn step(event: &KeyboardEvent, up: bool) {
    let Some(token) = event.target().and_then(|target| target.dyn_into::<web_sys::SvgElement>().ok()) else {
        return;
    };
    // Tokens are drawn from the bottom up.
    let next = if up { token.next_element_sibling() } else { token.previous_element_sibling() };
    if let Some(next) = next.and_then(|next| next.dyn_into::<web_sys::SvgElement>().ok()) {
        event.prevent_default();
        let _ = next.focus();
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map(|first| format!("{}{}", first.to_ascii_uppercase(), letters.as_str()))
        .unwrap_or_default()
}
