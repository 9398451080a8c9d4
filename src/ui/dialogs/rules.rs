//! The rules of a game, where they come from, and how its positions are typed.
use crate::core::Card;
use crate::games::open;
use crate::ui::dialog::Dialog;
use crate::ui::model::GameRef;
use crate::ui::rich::rich;
use yew::prelude::*;

#[derive(Properties, Clone, PartialEq)]
pub struct RulesProps {
    pub game: GameRef,
    pub on_close: Callback<()>,
}

#[component]
pub fn Rules(props: &RulesProps) -> Html {
    let cards = cards(&props.game);
    let several = cards.len() > 1;
    let title = format!("Rules of {}", props.game.card().name);
    let one = |card: &&'static Card| {
        html! { <>
            if several { <h3 class="hd">{ card.name }</h3> }
            { for card.rules.iter().map(|(head, text)| html! { <p><b>{ format!("{head}. ") }</b>{ rich(text) }</p> }) }
            <p class="small"><b>{ "Typed: " }</b>{ card.typing }</p>
            <p class="small dim">{ format!("{}.", card.source) }</p>
        </> }
    };
    let children = html! { <>
        { for cards.iter().map(one) }
    </> };
    html! { <Dialog {title} on_close={props.on_close.clone()} reading={true} {children} /> }
}

/// The card of the game, and those of its summands, each once.
pub fn cards(game: &GameRef) -> Vec<&'static Card> {
    let mut cards = vec![game.card()];
    for part in game.notation().split('&') {
        if let Ok(card) = open(part).map(|part| part.card())
            && cards.iter().all(|other| other.id != card.id)
        {
            cards.push(card);
        }
    }
    cards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_has_the_rules_of_its_games() {
        let ids = |notation| {
            let cards = cards(&GameRef(open(notation).unwrap()));
            cards.iter().map(|card| card.id).collect::<Vec<_>>()
        };
        assert_eq!(ids("nim/3"), ["nim"]);
        assert_eq!(ids("nim/3&colourful/r2&nim/1"), ["sum", "nim", "colourful"]);
    }
}
