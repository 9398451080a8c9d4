//! The keyboard map.
use crate::ui::dialog::Dialog;
use yew::prelude::*;

/// Keys of the play screen, and what they do. An item is the keys of one entry, alternatives apart.
const KEYS: &[(&[&str], &str)] = &[
    (&["1", "–", "9"], "choose a pile, stack or part"),
    (&["←", "→"], "next pile, stack or edge"),
    (&["↑", "↓"], "more or fewer, up or down the edges"),
    (&["+", "−", "0"], "zoom in, zoom out, fit"),
    (&["S"], "switch between taking and splitting"),
    (&["Space"], "add to the selection"),
    (&["Enter"], "make the move, or choose the piece that Tab came to"),
    (&["W"], "next winning move"),
    (&["Shift", "W"], "previous winning move"),
    (&["H"], "next hint, where analysis is off"),
    (&["U"], "undo; also Ctrl Z"),
    (&["Shift", "U"], "redo; also Ctrl Y"),
    (&["[", "]"], "step through the moves"),
    (&["A"], "analysis off, hints, full"),
    (&["N"], "new game"),
    (&["R"], "rules"),
    (&["F"], "present"),
    (&["Esc"], "clear the preview, close"),
    (&["B", "T"], "to the board, to the panel beside it"),
    (&["P"], "hear the position"),
    (&["/"], "search the games"),
    (&["?"], "this help"),
];

#[derive(Properties, Clone, PartialEq)]
pub struct KeysProps {
    pub on_close: Callback<()>,
}

#[component]
pub fn Keys(props: &KeysProps) -> Html {
    let key = |key: &&'static str| {
        if *key == "–" {
            html! { { *key } }
        } else {
            html! { <kbd>{ *key }</kbd> }
        }
    };
    let entry = |(keys, what): &(&[&'static str], &'static str)| {
        html! { <div><dt>{ for keys.iter().map(key) }</dt><dd>{ *what }</dd></div> }
    };
    let children = html! { <>
        <dl class="keys">{ for KEYS.iter().map(entry) }</dl>
    </> };
    html! { <Dialog title="Keyboard" on_close={props.on_close.clone()} wide={true} reading={true} {children} /> }
}
