//! What a shared link opens: the game, the position or the start, with the level of analysis, the opponent and the
//! lock.
use crate::games::Link;
use crate::ui::dialogs::{
    form::{check, choice, segment},
    new_game::title,
};
use crate::ui::model::GameRef;
use yew::prelude::*;

/// The choices of where the link begins.
const BEGINS: [&str; 3] = ["This game", "This position", "Its start"];

/// The choices made.
#[derive(Clone, PartialEq, Debug)]
pub struct ShareOptions {
    /// The index in [`BEGINS`].
    begins: usize,
    /// The index of a level of analysis, counted from 1; 0 leaves the level to the reader.
    analysis: usize,
    opponent: String,
    locked: bool,
}

impl ShareOptions {
    /// The choices that leave the address as it is.
    pub fn of(address: &str) -> Self {
        let link = read(address);
        let level =
            link.analysis.as_deref().and_then(|word| Link::LEVELS.iter().position(|other| *other == word));
        Self {
            begins: 0,
            analysis: level.map_or(0, |level| level + 1),
            opponent: link.opponent.unwrap_or_else(|| Link::OPPONENTS[1].into()),
            locked: link.locked,
        }
    }

    /// The address with these choices; `game` is the position on the board.
    pub fn address(&self, address: &str, game: &GameRef) -> String {
        let page = address.split_once('?').map_or(address, |(page, _)| page);
        let mut link = read(address);
        if self.begins == 1 {
            link.game = game.notation();
            // After an odd number of moves the other side is to move.
            let made = link.shown.unwrap_or(link.moves.len());
            link.first = link.first == made.is_multiple_of(2);
        }
        if self.begins > 0 {
            link.moves.clear();
            link.sides.clear();
            link.shown = None;
        }
        link.analysis = self
            .analysis
            .checked_sub(1)
            .and_then(|level| Link::LEVELS.get(level))
            .map(|word| word.to_string());
        link.opponent = Some(self.opponent.clone());
        link.locked = self.locked;
        format!("{page}?{link}")
    }
}

/// The link in an address; a link without a game where the address has none.
fn read(address: &str) -> Link {
    let query = address.split_once('?').map_or("", |(_, query)| query);
    Link::read(query).unwrap_or_else(|_| Link::new(""))
}

/// The form. `moves` says whether there are any moves, so that it matters where the link begins.
pub fn form(sent: &UseStateHandle<ShareOptions>, moves: bool) -> Html {
    let change = |set: fn(&mut ShareOptions, usize)| {
        let sent = sent.clone();
        Callback::from(move |index| {
            let mut new = (*sent).clone();
            set(&mut new, index);
            sent.set(new);
        })
    };
    let opponent = {
        let sent = sent.clone();
        Callback::from(move |opponent| sent.set(ShareOptions { opponent, ..(*sent).clone() }))
    };
    let levels: Vec<String> = std::iter::once("Reader’s choice".into())
        .chain(Link::LEVELS.iter().map(|word| title(word)))
        .collect();
    let opponents: Vec<_> = Link::OPPONENTS.iter().map(|word| (*word, title(word))).collect();
    let locked = change(|sent, on| sent.locked = on == 1).reform(usize::from);
    html! {
        <div class="form">
            if moves {
                { segment("Opens", "share-begins", &BEGINS.map(String::from), sent.begins, change(|sent, i| sent.begins = i)) }
            }
            { segment("Analysis", "share-analysis", &levels, sent.analysis, change(|sent, i| sent.analysis = i)) }
            { choice("Opponent", &opponents, &sent.opponent, opponent) }
            { check("Lock the start and the analysis, so that whoever opens the link cannot change them", sent.locked, locked) }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    #[test]
    fn a_link_opens_what_was_chosen() {
        let address = "https://example.org/#/play?v=1&g=nim/3+5&m=1-1,2-1,1-1&p=1&x=0,1-2&o=friend&a=full";
        let game = GameRef(open("nim/2+5").unwrap());
        let sent = ShareOptions::of(address);
        assert_eq!(
            sent.address(address, &game),
            "https://example.org/#/play?v=1&g=nim/3+5&m=1-1,2-1,1-1&p=1&x=0,1-2&o=friend&a=full"
        );
        let position = ShareOptions { begins: 1, analysis: 0, locked: true, ..sent.clone() };
        assert_eq!(
            position.address(address, &game),
            "https://example.org/#/play?v=1&g=nim/2+5&o=friend&f=other&l=1"
        );
        let start = ShareOptions { begins: 2, analysis: 1, opponent: "strong".into(), ..sent };
        assert_eq!(start.address(address, &game), "https://example.org/#/play?v=1&g=nim/3+5&o=strong&a=off");
    }
}
