//! A position typed as text, with any error marked at its place.
use crate::core::NotationError;
use crate::games::{SEVERAL, compound, is_ready, library, open, ready};
use crate::ui::boards::thumb;
use crate::ui::dialogs::form::typed;
use crate::ui::heard::Settled;
use crate::ui::icons::icon;
use crate::ui::lazy::{use_fetched, waiting};
use crate::ui::model::GameRef;
use crate::ui::rich::echo;
use crate::ui::words;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct TypedProps {
    /// The position whose notation is in the field at first.
    pub from: GameRef,
    /// The game whose name may be left out of the notation.
    pub game: GameRef,
    pub on_position: Callback<Option<GameRef>>,
}

#[component]
pub fn Typed(props: &TypedProps) -> Html {
    let prefix = prefix(&props.game);
    let text = use_state(|| {
        let whole = props.from.notation();
        whole.strip_prefix(prefix.as_str()).map(String::from).unwrap_or(whole)
    });
    // The text may name another game, whose rules must be fetched first.
    let names = notation(&text, &prefix);
    let here = is_ready(&names);
    let rules = use_fetched(names.clone(), here, move || Box::pin(async move { ready(&names).await }));
    let read = use_memo(((*text).clone(), prefix, here), |(text, prefix, _)| read(text, prefix));
    {
        let (read, on_position) = (read.clone(), props.on_position.clone());
        use_effect_with(((*text).clone(), here), move |_| {
            on_position.emit(read.as_ref().as_ref().ok().cloned())
        });
    }
    let oninput = {
        let text = text.setter();
        move |event: InputEvent| text.set(typed(&event))
    };
    let error = read.as_ref().as_ref().err().filter(|_| here);
    let wrong = error.map(|_| "true");
    let heard =
        error.map(|error| words::problem(error, &text)).or_else(|| Some(read.as_ref().as_ref().ok()?.text()));
    // Games that export lists of many lines also read such lists, so the field has several lines.
    let lines = props.game.scene().planes().any(|board| !board.exports().is_empty());
    html! { <>
        <label class="field col">
            <span>{ "Position" }</span>
            if lines {
                <textarea rows="5" value={(*text).clone()} {oninput} autocomplete="off" autocapitalize="off"
                    spellcheck="false" aria-invalid={wrong} aria-describedby="typed-note"/>
            } else {
                <input type="text" class="pos" value={(*text).clone()} {oninput} autocomplete="off" autocapitalize="off"
                    spellcheck="false" aria-invalid={wrong} aria-describedby="typed-note"/>
            }
        </label>
        // Errors and correct input are announced once typing pauses.
        <Settled text={heard} />
        <div id="typed-note">
            if let Some(error) = error {
                <p class="err">{ icon("warn") }<span>{ words::problem(error, &text) }{ for another(&text).map(|how| format!(" {how}")) }</span></p>
                { echo(&text, error.at) }
            }
            { waiting(rules) }
        </div>
        if let Ok(game) = &*read {
            <div class="made"><span class="thumb stage">{ thumb(&game.scene()) }</span><span class="pos">{ game.text() }</span></div>
        }
        <p class="small dim">{ props.game.card().typing }</p>
        <p class="small dim">
            { "Other games by name, sums with &, sequences with | (the loser of a game begins the next) or ~ (its winner does): " }<code>{ SEVERAL }</code>
        </p>
    </> }
}

/// What comes before the position in a notation of this game; empty for several games.
fn prefix(game: &GameRef) -> String {
    let whole = game.notation();
    match whole.rfind('/') {
        Some(slash) if compound(&whole).is_none() => whole[..=slash].into(),
        _ => String::new(),
    }
}

/// A hint on how notations of a game begin, if the text names that game without the slash, as in "kayles 5".
fn another(text: &str) -> Option<String> {
    let named = text.split_once([' ', ',', '(']).map_or(text, |(first, _)| first).to_lowercase();
    let card = library().find(|card| card.id == named || card.name.to_lowercase() == named)?;
    Some(format!("A position of {} begins with {}/ here.", card.name, card.id))
}

/// The typed text, with the name of its game.
fn notation(text: &str, prefix: &str) -> String {
    let before = if text.contains('/') { "" } else { prefix };
    format!("{before}{text}")
}

/// The typed position; the place of an error refers to `text` itself.
fn read(text: &str, prefix: &str) -> Result<GameRef, NotationError> {
    let whole = notation(text, prefix);
    let before = whole.len() - text.len();
    open(&whole).map(GameRef).map_err(|mut error| {
        error.at = error.at.saturating_sub(before).min(text.len());
        error
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_may_be_left_out() {
        let nim = GameRef(open("nim/1").unwrap());
        let read = |text| read(text, &prefix(&nim)).map(|game| game.notation());
        assert_eq!(read("3+5").as_deref(), Ok("nim/3+5"));
        assert_eq!(read("colourful/r2").as_deref(), Ok("colourful/r2"));
        assert_eq!(read("nim/2&colourful/r2").as_deref(), Ok("nim/2&colourful/r2"));
    }

    #[test]
    fn lists_of_edges_and_json_are_read() {
        let stalk = GameRef(open("hackenbush/1").unwrap());
        let read = |text| read(text, &prefix(&stalk)).map(|game| (game.move_count(), game.text()));
        for text in
            ["0 a\na b\nb 01\n", r#"{"edges": [["0","a"],["a","b"],["b","01"]]}"#, "[[0,1],[1,2],[2,\n0]]"]
        {
            assert_eq!(read(text).map(|(moves, _)| moves), Ok(3), "{text}");
        }
        assert_eq!(read("0 a\nb c\n").map_err(|error| error.at), Err(4));
    }

    #[test]
    fn another_game_is_begun_by_its_name() {
        let kayles = Some("A position of Kayles begins with kayles/ here.".to_string());
        assert_eq!(
            [another("kayles 5"), another("Kayles"), another("KAYLES(5)")],
            [(); 3].map(|()| kayles.clone())
        );
        assert_eq!([another("3+x"), another("kaylesque 5"), another("")], [None, None, None]);
    }

    #[test]
    fn mistakes_are_where_they_were_typed() {
        let nim = GameRef(open("nim/1").unwrap());
        let at = |text| read(text, &prefix(&nim)).err().map(|error| error.at);
        assert_eq!([at(""), at("3+x"), at("nim/3+x"), at("nim/3&chess/1")], [0, 2, 6, 6].map(Some));
    }
}
