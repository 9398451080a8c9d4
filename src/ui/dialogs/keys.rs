//! The keyboard maps: of a game, and of each kind of page that shows none.
use crate::ui::{dialog::Dialog, storage, switch::Switch};
use yew::prelude::*;

/// Keys and what they do. Each item holds the keys of one entry, alternatives apart, and their effect.
type Map = &'static [(&'static [&'static str], &'static str)];

/// The pages that a keyboard map can be about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keyboard {
    Game,
    Start,
    Lab,
    Course,
    Lesson,
    Drill,
    /// A page with no keys of its own.
    Text,
}

impl Keyboard {
    /// The keyboard map of the page at this path.
    pub fn of(path: &str) -> Self {
        match path {
            "" => Self::Start,
            "play" | "present" | "embed" => Self::Game,
            "learn" => Self::Course,
            "lesson" => Self::Lesson,
            "drills" => Self::Drill,
            path if path.starts_with("lab") => Self::Lab,
            _ => Self::Text,
        }
    }
    fn own(self) -> Map {
        match self {
            Self::Game => GAME,
            Self::Start => START,
            Self::Lab => LAB,
            Self::Course => COURSE,
            Self::Lesson => LESSON,
            Self::Drill => DRILL,
            Self::Text => &[],
        }
    }
    /// The keys that work on every page; the map of a game lists its own.
    fn common(self) -> Map {
        if self == Self::Game { &[] } else { COMMON }
    }
}

const START: Map = &[
    (&["/"], "search the games"),
    (&["↓", "↑"], "from the search to what was found, and back"),
    (&["Esc"], "back to the search"),
];

const LAB: Map = &[
    (&["B"], "to the results"),
    (&["T"], "to the form"),
    (&["←", "→", "↑", "↓"], "move in a picture or a table"),
    (&["F"], "present to a class, and end it"),
    (&["A"], "show or hide the form while presenting"),
    (&["PageUp", "PageDown"], "previous or next page while presenting"),
    (&["Esc"], "end presenting, close"),
];

const COURSE: Map = &[
    (&["↑", "↓"], "from chapter to chapter"),
    (&["→", "←"], "open or close a chapter"),
    (&["C"], "go on with the course"),
];

const LESSON: Map = &[
    (&["[", "]"], "previous or next step"),
    (&["B", "T"], "to the board, to the text"),
    (&["1", "–", "9"], "choose a part of the board"),
    (&["←", "→", "↑", "↓"], "move on the board and preview a move"),
    (&["Home", "End"], "to the first or last of the row or pile"),
    (&["Space"], "add to the selection"),
    (&["Enter"], "make the move, or choose the piece that Tab came to"),
    (&["U"], "take back a move; also Ctrl Z"),
    (&["Shift", "U"], "redo it; also Ctrl Y"),
    (&["F"], "present to a class, and end it"),
    (&["Esc"], "clear the preview, close"),
];

const DRILL: Map = &[
    (&["0", "–", "9"], "type the answer"),
    (&["Backspace"], "delete a digit"),
    (&["Enter"], "answer"),
    (&["Space"], "pass, or the next question"),
];

const COMMON: Map = &[
    (&["Tab"], "to the next link, button or field"),
    (&["Shift", "Tab"], "to the one before"),
    (&["?"], "this help"),
];

const GAME: Map = &[
    (&["1", "–", "9"], "choose a pile, stack or part"),
    (&["←", "→"], "next pile, stack or edge"),
    (&["↑", "↓"], "more or fewer, up or down the edges"),
    (&["Home", "End"], "to the first or last of the row or pile"),
    (&["+", "−", "0"], "zoom in, zoom out, fit"),
    (&["S"], "switch between taking and splitting"),
    (&["Space"], "add to the selection"),
    (&["Enter"], "make the move, or choose the piece that Tab came to"),
    (&["W"], "next winning move"),
    (&["Shift", "W"], "previous winning move"),
    (&["H"], "next hint, where analysis is off"),
    (&["U"], "take back a move; also Ctrl Z"),
    (&["Shift", "U"], "redo it; also Ctrl Y"),
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
    pub of: Keyboard,
    pub on_close: Callback<()>,
}

#[component]
pub fn Keys(props: &KeysProps) -> Html {
    let key = |key: &&'static str| {
        if *key == "–" {
            html! { { *key } }
        } else {
            // The blank separates the keys for screen readers.
            html! { <><kbd>{ *key }</kbd>{ " " }</> }
        }
    };
    let entry = |(keys, what): &(&[&'static str], &'static str)| {
        html! { <div><dt>{ for keys.iter().map(key) }</dt><dd>{ *what }</dd></div> }
    };
    let children = html! { <>
        <dl class="keys">{ for props.of.own().iter().chain(props.of.common()).map(entry) }</dl>
        // With speech input, spoken words would press letter keys.
        <Switch name={storage::LETTERS} label="Without keys of one letter or sign" />
    </> };
    html! { <Dialog title="Keyboard" on_close={props.on_close.clone()} wide={true} reading={true} {children} /> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::app::PATHS;

    #[test]
    fn each_page_lists_its_keys_and_the_help_once() {
        for path in PATHS {
            let of = Keyboard::of(path);
            let helps = of.own().iter().chain(of.common()).filter(|(keys, _)| *keys == ["?"]);
            assert_eq!(helps.count(), 1, "{path}");
        }
        assert_eq!(["lab/maps", "labs", "lab"].map(Keyboard::of), [Keyboard::Lab; 3]);
        assert_eq!(["glossary", "learn"].map(Keyboard::of), [Keyboard::Text, Keyboard::Course]);
    }
}
