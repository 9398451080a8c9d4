//! A line to type moves in, where not every move can be pointed at.
use super::{session::Session, state::Action};
use crate::core::NotationError;
use crate::ui::{
    dialogs::form::typed,
    heard::Settled,
    icons::icon,
    rich::echo,
    words::{self, capital},
};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct EntryProps {
    pub session: Session,
}

/// The typed text is shown on the board as soon as it is a legal move; Enter makes the move.
#[component]
pub fn MoveEntry(props: &EntryProps) -> Html {
    let session = &props.session;
    let text = use_state(String::new);
    let about = session.position().move_typing();
    {
        let text = text.setter();
        use_effect_with(session.position().notation(), move |_| text.set(String::new()));
    }
    if about.is_empty() || !session.may_move() || session.analysis().over {
        return Html::default();
    }
    let error: Option<NotationError> = Some(text.trim())
        .filter(|text| !text.is_empty())
        .and_then(|text| session.position().read_move(text).err());
    let oninput = {
        let (session, text) = (session.clone(), text.setter());
        Callback::from(move |event: InputEvent| {
            let now = typed(&event);
            session.preview(session.position().read_move(now.trim()).ok());
            text.set(now);
        })
    };
    let onsubmit = {
        let (session, text) = (session.clone(), text.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Ok(mv) = session.position().read_move(text.trim()) {
                session.game.dispatch(Action::Play(mv));
            }
        })
    };
    let problem = error.as_ref().map(|error| words::problem(error, text.trim()));
    html! {
        <form class="move-entry" {onsubmit}>
            <label class="field"><span>{ "Type a move" }</span>
                <input type="text" class="pos" id="typed-move" value={(*text).clone()} {oninput} autocomplete="off" autocapitalize="off" spellcheck="false"
                    aria-invalid={error.is_some().then_some("true")} aria-describedby="typed-move-note"/></label>
            <div id="typed-move-note">
                if let Some(error) = &error {
                    <p class="err">{ icon("warn") }<span>{ problem.clone() }</span></p>
                    { echo(text.trim(), error.at) }
                }
                if error.is_none() {
                    <p class="small dim">{ capital(about) }{ ". Enter makes the move." }</p>
                }
            </div>
            <Settled text={problem}/>
        </form>
    }
}
