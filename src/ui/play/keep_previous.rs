//! What stands beside the board while the computer moves: the panel of the previous position, so that nothing flickers.
use super::{session::Session, state::Match};
use crate::ui::model::Progress;
use yew::prelude::*;

#[derive(Properties)]
pub struct KeepPreviousProps {
    /// What the children depend on besides the position; children drawn for another value are not kept.
    pub about: String,
    /// Whether the previous children stay.
    pub waits: bool,
    pub children: Html,
}

/// Never equal, since the framework considers components among the children equal whatever their properties.
impl PartialEq for KeepPreviousProps {
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

/// Shows its children, or the previous ones as long as it waits.
#[component]
pub fn KeepPrevious(props: &KeepPreviousProps) -> Html {
    let kept = use_mut_ref(|| None::<(String, Html)>);
    let mut kept = kept.borrow_mut();
    let held =
        kept.as_ref().filter(|(about, _)| props.waits && *about == props.about).map(|(_, held)| held.clone());
    let waits = held.is_some();
    let shown = held.unwrap_or_else(|| props.children.clone());
    if !waits {
        *kept = Some((props.about.clone(), shown.clone()));
    }
    html! { <div class={classes!("held-panel", waits.then_some("waits"))} aria-busy={waits.then_some("true")}>{ shown }</div> }
}

/// What the panel is drawn for besides the position.
pub fn about(session: &Session) -> String {
    format!("{:?} {:?}", session.level, session.game.convention)
}

/// Whether the computer is about to move and no analysis is running, whose progress would have to be shown.
pub fn waits(session: &Session) -> bool {
    let game: &Match = &session.game;
    game.computer_to_move().is_some()
        && !game.reviewing()
        && session.study.analysed.progress == Progress::Done
}
