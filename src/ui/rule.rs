//! The rule of a game in its own words, for the dialog and for the panel of those who have just come.
use crate::core::Card;
use crate::games::open;
use crate::ui::model::GameRef;
use crate::ui::rich::rich;
use yew::prelude::*;

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

/// The paragraphs of a card, each under its head.
pub fn paragraphs(card: &'static Card) -> Html {
    let paragraph = |(head, text): &(&'static str, &'static str)| {
        html! { <p><b>{ format!("{head}. ") }</b>{ rich(text) }</p> }
    };
    html! { <>{ for card.rules.iter().map(paragraph) }</> }
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
