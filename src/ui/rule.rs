//! The rule of a game in words, for the dialog and for the panel of newcomers.
use crate::core::{Card, FOLDED};
use crate::games::{open, singles};
use crate::ui::model::GameRef;
use crate::ui::term::{Mark, explaining_new};
use yew::prelude::*;

/// The card of the game, and those of its summands, each once.
pub fn cards(game: &GameRef) -> Vec<&'static Card> {
    let mut cards = vec![game.card()];
    for part in singles(&game.notation()) {
        if let Ok(card) = open(part).map(|part| part.card())
            && cards.iter().all(|other| other.id != card.id)
        {
            cards.push(card);
        }
    }
    cards
}

/// What a player needs of a card: how to move and how to win, but nothing about values, theory or the editor. If there
/// are `several` games, without how the single game ends.
pub fn to_play(card: &'static Card, several: bool) -> Html {
    let needed = |head: &str| {
        let theory = head.starts_with("Value") || head.ends_with(": an exercise") || head == "Editor";
        let own_end = several && head.starts_with("End");
        !theory && !own_end
    };
    of(card.rules.iter().filter(|(head, _)| needed(head)))
}

/// The paragraph about moves; where a card has none, the rule in a few words.
pub fn moving(card: &'static Card) -> Html {
    under(card, &["Move"])
}

/// The paragraphs about moves and about the end of the game; where a card has none about moves, the rule in a few
/// words.
pub fn moving_and_ending(card: &'static Card) -> Html {
    under(card, &["Move", "End"])
}

/// The short rule of this game with its parameters, where that differs from the card's.
pub fn here(game: &GameRef) -> Html {
    let short = game.short_rule();
    if short == game.card().short {
        return Html::default();
    }
    html! { <p><b>{ "Here. " }</b>{ short }</p> }
}

fn under(card: &'static Card, heads: &[&str]) -> Html {
    let under = |(head, _): &&(&str, &str)| heads.iter().any(|wanted| head.starts_with(wanted));
    if card.rules.iter().any(|(head, _)| head.starts_with("Move")) {
        of(card.rules.iter().filter(under))
    } else {
        html! { <p>{ card.short }</p> }
    }
}

/// The terms that a newcomer may meet in rules for the first time.
const TERMS: [Mark; 8] = [
    ("Grundy value", "grundy-value"),
    ("nim-sum", "nim-sum"),
    ("eeny-meeny rule", "eeny-meeny"),
    ("misère play", "misere-play"),
    ("mex", "mex"),
    ("P-position", "p-position"),
    ("N-position", "n-position"),
    ("nim-product", "nim-product"),
];

/// The paragraphs of a card, each under its head; terms are explained where they stand first.
pub fn paragraphs(card: &'static Card) -> Html {
    drawn(card.rules.iter(), &mut TERMS.to_vec())
}

fn of(rules: impl Iterator<Item = &'static (&'static str, &'static str)>) -> Html {
    drawn(rules, &mut Vec::new())
}

fn drawn(rules: impl Iterator<Item = &'static (&'static str, &'static str)>, terms: &mut Vec<Mark>) -> Html {
    let paragraph = |(head, text): &(&'static str, &'static str)| {
        let text = explaining_new(text, terms);
        if head.ends_with(FOLDED) {
            return html! { <details class="fold"><summary>{ *head }</summary><p>{ text }</p></details> };
        }
        html! { <p><b>{ format!("{head}. ") }</b>{ text }</p> }
    };
    html! { <>{ for rules.map(paragraph) }</> }
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
        assert_eq!(ids("nim/3|nim/1"), ["sequence", "nim"]);
    }
}
