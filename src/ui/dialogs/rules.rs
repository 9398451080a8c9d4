//! The rules of a game, where they come from, and how its positions are typed.
use crate::core::Card;
use crate::ui::cited::cited;
use crate::ui::dialog::Dialog;
use crate::ui::model::GameRef;
use crate::ui::rule::{cards, here, paragraphs};
use yew::prelude::*;

#[derive(Properties, Clone, PartialEq)]
pub struct RulesProps {
    pub game: GameRef,
    pub on_close: Callback<()>,
    /// Starts the guide to the first steps on the board; none where there is none.
    #[prop_or_default]
    pub on_guide: Option<Callback<()>>,
}

#[component]
pub fn Rules(props: &RulesProps) -> Html {
    let cards = cards(&props.game);
    let several = cards.len() > 1;
    let title = format!("Rules of {}", props.game.card().name);
    let one = |card: &&'static Card| {
        html! { <>
            if several { <h3 class="heading">{ card.name }</h3> }
            { paragraphs(card) }
            <p class="small"><b>{ "To type a position: " }</b>{ card.typing }</p>
            <p class="small dim">{ cited(card.source) }{ "." }</p>
        </> }
    };
    let children = html! { <>
        { here(&props.game) }
        { for cards.iter().map(one) }
        if let Some(guide) = props.on_guide.clone() {
            <p class="line"><button class="btn" onclick={move |_| guide.emit(())}>{ "Show me the first steps" }</button></p>
        }
    </> };
    html! { <Dialog {title} on_close={props.on_close.clone()} reading={true} {children} /> }
}
