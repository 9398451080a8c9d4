//! The abilities of the site, as the page about it describes them; the start page's search finds each by its name and
//! its text.
use super::scroll::use_scroll_to;
use yew::prelude::*;

/// Something that the site can do.
pub struct Ability {
    /// The id of its place on the page.
    pub id: &'static str,
    pub name: &'static str,
    pub how: &'static str,
}

const fn can(id: &'static str, name: &'static str, how: &'static str) -> Ability {
    Ability { id, name, how }
}

/// All abilities, the most wanted ones first.
pub const ABILITIES: &[Ability] = &[
    can(
        "first-steps",
        "First steps",
        "A tutorial of a minute on the board itself: choose First steps under Help, on phones under More.",
    ),
    can(
        "hints",
        "Hints",
        "With analysis off, press Hint or the key H for help: who is winning, where to look, a move, and the reason.",
    ),
    can(
        "undo",
        "Undo and redo",
        "Take back, or the key U, undoes your move and the answer to it; Redo makes both again. The list of moves leads through a game, to review it; a move in an earlier position opens a side line: the game stays.",
    ),
    can(
        "opponents",
        "Opponents",
        "Against the computer: Beginner makes mistakes, Strong makes few, Perfect makes none. To choose the difficulty, or level, choose one of them above the board. Their speed is set in New game.",
    ),
    can(
        "two-players",
        "Two players",
        "To play against a friend, choose Friend as the opponent of any game. A multiplayer game is for two people, who take turns on one device, such as a phone, under their own names. Nothing is sent over the internet.",
    ),
    can(
        "who-wins",
        "Who wins",
        "Set Analysis to Full: then the panel says whether the first or the second player wins, which moves win, and why.",
    ),
    can(
        "puzzles",
        "Puzzles",
        "A new puzzle every day stands on the start page, and the daily puzzles of earlier days in the list of all puzzles.",
    ),
    can(
        "saved",
        "Saved games",
        "A game saves itself on this device: it goes on after a reload, and the last games stand on the start page. To save it elsewhere, keep the link that Share gives.",
    ),
    can(
        "your-position",
        "Your own position",
        "New game, or the key N, has examples, random positions, a field to type, an editor, and several games at once.",
    ),
    can(
        "keyboard",
        "Keyboard shortcuts",
        "Every action of a game has a key: ? lists them beside the board, and on every other page the keys that work there. Tab leads to everything, arrow keys move in pictures, tables and lists, and / searches on the start page. In a lab B leads to the results, T back to the form, and F presents; in a lesson [ and ] go from step to step.",
    ),
    can(
        "share",
        "Share",
        "Share gives a link to the game as it stands, a QR code, a picture, and the position as text.",
    ),
    can(
        "embed",
        "Embed",
        "Embed gives the line of HTML, an iframe, that puts a game into your own web page or blog. There JavaScript can follow the game, too.",
    ),
    can(
        "present",
        "Presenter",
        "Present, or the key F, shows a game or a lab on the big screen of a class, its projector, with teams, score, and a clock or timer.",
    ),
    can(
        "print",
        "Print",
        "The browser’s own print command prints the board with its moves and rule. A worksheet has exercises to print.",
    ),
    can(
        "dark-mode",
        "Dark mode",
        "The button at the end of the bar switches between the two themes of the site, light and dark.",
    ),
    can(
        "accessibility",
        "Screen readers and colours",
        "Accessibility: position, moves and outcome are spoken; every colour has a letter or a pattern too, for the blind and the colour-blind.",
    ),
    can("sound", "Sound and voice", "Moves as short sounds, or read aloud: two settings in the Help menu."),
    can(
        "offline",
        "Offline",
        "There is nothing to download: after the first visit everything works without a network, also when it is installed as an app on a phone.",
    ),
];

#[derive(Properties, PartialEq)]
pub struct AbilitiesProps {
    /// The id of the ability to scroll to.
    pub at: Option<String>,
}

/// The list of abilities.
#[component]
pub fn Abilities(props: &AbilitiesProps) -> Html {
    let id = |it: &Ability| format!("can-{}", it.id);
    let here = props.at.as_ref().and_then(|at| ABILITIES.iter().find(|it| it.id == at));
    use_scroll_to(here.map(id));
    let one = |it: &Ability| {
        let on = here.is_some_and(|here| here.id == it.id);
        html! { <div id={id(it)} class={classes!("entry", on.then_some("here"))}><dt>{ it.name }</dt><dd><p>{ it.how }</p></dd></div> }
    };
    html! { <dl class="abilities">{ for ABILITIES.iter().map(one) }</dl> }
}
