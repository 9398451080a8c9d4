//! The code that puts a game into another page, with its options.
use super::{
    form::{check, choice, segment},
    new_game::title,
};
use crate::core::Convention;
use crate::games::Link;
use crate::ui::copy::CopyButton;
use crate::ui::dialog::Dialog;
use crate::ui::model::GameRef;
use crate::ui::route;
use crate::ui::toast::Toast;
use yew::prelude::*;

mod code;
mod size;

use code::Code;

#[derive(Properties, Clone, PartialEq)]
pub struct EmbedProps {
    /// The position on the board, which the embedded game starts from.
    pub game: GameRef,
    /// The address of the game, which gives the address of the page and the initial options.
    pub link: AttrValue,
    pub on_toast: Callback<Toast>,
    pub on_close: Callback<()>,
}

#[derive(Properties, PartialEq)]
pub struct EmbedFormProps {
    pub game: GameRef,
    pub link: AttrValue,
    pub on_toast: Callback<Toast>,
}

#[component]
pub fn Embed(props: &EmbedProps) -> Html {
    let EmbedProps { game, link, on_toast, on_close } = props;
    let children = html! { <>
        <EmbedForm game={game.clone()} {link} {on_toast} />
    </> };
    html! { <Dialog title="Embed" wide={true} on_close={on_close.clone()} {children} /> }
}

/// Options, a live preview in the chosen size, and the code in two forms.
#[component]
pub fn EmbedForm(props: &EmbedFormProps) -> Html {
    let EmbedFormProps { game, link, on_toast } = props;
    let chosen = use_state(|| code::begin(game, link));
    let size = use_state(size::Size::default);
    let change = |set: fn(&mut Link, usize)| {
        let chosen = chosen.clone();
        Callback::from(move |index| {
            let mut new = (*chosen).clone();
            set(&mut new, index);
            chosen.set(new);
        })
    };
    let place = |words: &[&str], word: &Option<String>, default: usize| {
        word.as_deref().and_then(|word| words.iter().position(|other| *other == word)).unwrap_or(default)
    };
    let titles = |words: &[&str]| words.iter().map(|word| title(word)).collect::<Vec<_>>();
    let opponents: Vec<_> = Link::OPPONENTS.iter().map(|word| (*word, title(word))).collect();
    let opponent = {
        let chosen = chosen.clone();
        Callback::from(move |opponent| chosen.set(Link { opponent: Some(opponent), ..(*chosen).clone() }))
    };
    let analysis = change(|link, i| link.analysis = Link::LEVELS.get(i).map(|word| word.to_string()));
    let theme = change(|link, i| link.theme = Link::THEMES.get(i).map(|word| word.to_string()));
    let play =
        change(|link, i| link.convention = if i == 0 { Convention::Normal } else { Convention::Misere });
    let locked = change(|link, on| link.locked = on == 1).reform(usize::from);
    let other = change(|link, on| link.first = on == 0).reform(usize::from);
    let plays = ["Normal: wins", "Misère: loses"].map(String::from);
    let [width, height] = size.pixels();
    let code = Code::new(&chosen, link, game.card().name, (width, height));
    let shown = chosen.opponent.as_deref().unwrap_or("perfect");
    let starts = use_memo((game.clone(), link.clone()), |(game, link)| code::starts(game, link));
    let begins = {
        let (chosen, starts) = (chosen.clone(), starts.clone());
        Callback::from(move |index: usize| {
            let game = starts.get(index).cloned().unwrap_or_default();
            chosen.set(Link { game, ..(*chosen).clone() });
        })
    };
    let begun = starts.iter().position(|start| *start == chosen.game).unwrap_or(0);
    html! { <>
        <div class="form">
            if starts[0] != starts[1] { { segment("Begins at", "embed-begins", &["This position", "Its start"].map(String::from), begun, begins) } }
            { choice("Opponent", &opponents, shown, opponent) }
            { segment("Analysis", "embed-analysis", &titles(Link::LEVELS), place(Link::LEVELS, &chosen.analysis, 1), analysis) }
            { segment("Theme", "embed-theme", &titles(Link::THEMES), place(Link::THEMES, &chosen.theme, 0), theme) }
            { segment("Last move", "embed-play", &plays, usize::from(chosen.convention == Convention::Misere), play) }
            { size::choose(&size) }
            <div>
                { check("Lock the start and the analysis, so that visitors cannot change them", chosen.locked, locked) }
                if shown != "friend" { { check("The opponent starts", !chosen.first, other) } }
            </div>
        </div>
        <div class="trial-row">
            // A new frame for each address: changing the address of a frame would add an entry to the history.
            <iframe key={code.address.clone()} src={code.address.clone()} width={width.to_string()} height={height.to_string()}
                title="Preview of the embedded game" name={route::PREVIEW} class="trial" loading="lazy"></iframe>
            <div>
                <p class="small dim">{ "Paste one of the two into the HTML of your page. The element loads a script of this site and tells your page of moves; the frame needs no script, and suits sites that allow none." }</p>
                { listing("As an element", code.element, on_toast) }
                { listing("As a frame", code.frame, on_toast) }
            </div>
        </div>
    </> }
}

fn listing(head: &'static str, text: String, on_toast: &Callback<Toast>) -> Html {
    let text = AttrValue::from(text);
    html! { <div class="field col">
        <span>{ head }</span>
        <pre class="code" tabindex="0" aria-label={head}><code>{ text.clone() }</code></pre>
        <span class="line"><CopyButton {text} label="Copy code" what="Code" {on_toast} /></span>
    </div> }
}
