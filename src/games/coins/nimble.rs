//! Nimble: slide a coin to the left on a strip, or up to k coins at once.
use crate::core::{
    card::Card,
    extras::*,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::NotationError,
    outcome::{Convention, Outcome},
    phrase::{Phrase, Sign, Verb, Words, list},
    ruleset::{Component, Ruleset, Valued, Workshop, without_params},
    scene::*,
    solver::Key,
    why::Why,
};
use crate::games::{
    coins::{
        line::{self, LINE},
        strip::{MOST_COINS, Strip},
    },
    nim::misere,
    stacks::heaps::Heaps,
    twists::{
        moore::{columns, few},
        parameter,
    },
};

mod cards;
mod several;
mod slide;
mod why;
mod workshop;
use slide::Slide;

/// Most coins that slide at once, and most on a strip where several do: all moves that win are gone through.
const MOST_AT_ONCE: usize = 4;
const MOST_WITH_SEVERAL: u32 = 8;
static SLIDE: Verb = Verb::new("Slide", "slid", "slides", "move");

/// Nimble (Ferguson, Part I, exercise 2.6.3), and Moore's Nim on its strip (exercise 2.6.7a).
#[derive(Clone)]
pub struct Nimble {
    /// The parameter: how many coins a move slides at most. None for Nimble itself, where one slides.
    several: Option<usize>,
}

/// "2, 4, 4".
fn squares(strip: &Strip) -> String {
    strip.coins().iter().map(u64::to_string).collect::<Vec<_>>().join(", ")
}

impl Nimble {
    fn at_once(&self) -> usize {
        self.several.unwrap_or(1)
    }
    fn is_single(&self) -> bool {
        self.at_once() == 1
    }
    fn most_coins(&self) -> u32 {
        if self.several.is_none() { MOST_COINS } else { MOST_WITH_SEVERAL }
    }
}

impl Ruleset for Nimble {
    type Position = Strip;
    type Move = Slide;
    type Theory = Valued;
    const CARDS: &'static [Card] = cards::CARDS;

    fn card(&self) -> &'static Card {
        &cards::CARDS[usize::from(self.several.is_some())]
    }
    fn label(&self) -> String {
        match self.several {
            None => self.card().name.into(),
            Some(1) => "Moore’s Nimble, one coin".into(),
            Some(most) => format!("Moore’s Nimble, up to {most} coins"),
        }
    }
    fn with_params(id: &str, params: &str) -> Result<Self, NotationError> {
        if id == cards::CARDS[0].id {
            return without_params::<()>(params).map(|()| Self { several: None });
        }
        let most = parameter(params, MOST_AT_ONCE as u64, "how many coins a move may slide, such as 2")?;
        Ok(Self { several: Some(most as usize) })
    }
    fn params(&self) -> String {
        self.several.map(|most| most.to_string()).unwrap_or_default()
    }
    fn read(&self, text: &str) -> Result<Strip, NotationError> {
        Strip::read(text, self.most_coins())
    }
    fn allows(&self, position: &Strip, mv: &Slide) -> bool {
        (1..=self.at_once()).contains(&mv.0.len()) && mv.fits(position)
    }
    fn moves(&self, position: &Strip, limit: usize) -> MoveList<Slide> {
        several::moves(&several::standing(position), self.at_once(), limit)
    }
    fn option(&self, position: &Strip, mv: &Slide) -> Strip {
        mv.option(position)
    }
    fn read_move(&self, text: &str) -> Result<Slide, NotationError> {
        Slide::read(text)
    }

    fn board(&self, position: &Strip, _: SumContext) -> Board {
        // Coins on the first square cannot slide; the value of one coin says nothing where several slide at once.
        let counts = |square: u64| {
            (square > 0 && position.count(square) > 0, self.is_single().then_some(Nimber(square)))
        };
        line::squares([self.card().group; 2], &position.0, self.at_once() as u32, counts)
    }
    fn view(&self, _: &Strip, mv: &Slide) -> MoveView {
        let handles = mv.handles();
        let ways: Vec<String> = mv.0.iter().map(|(from, to)| format!("from {from} to {to}")).collect();
        let object = match &ways[..] {
            [way] => Words::text("a ").and_pieces(self.card().piece, [""; 0]).then(format!(" {way}")),
            _ => Words::text(format!("{}s {}", self.card().piece, list(&ways))),
        };
        let short: Vec<String> = mv.0.iter().map(|(from, to)| format!("{from} → {to}")).collect();
        MoveView {
            notation: mv.to_string(),
            phrase: Phrase {
                short: Words::text(short.join(", ")),
                ..Phrase::new(SLIDE.clone(), Sign::Take, object.game())
            },
            game: 0,
            groups: Vec::new(),
            leaves: String::new(),
            touches: handles.iter().map(|piece| Span { place: LINE, from: piece.n, to: piece.n }).collect(),
            handles,
            adds: vec![],
            typed: Default::default(),
        }
    }
    fn move_from_pieces(&self, _: &Strip, handles: &[PieceId]) -> Option<Slide> {
        Slide::pointed(handles)
    }
    fn next_picks(&self, position: &Strip, picked: &[PieceId]) -> Vec<PieceId> {
        Slides::open(LINE, &position.0, self.at_once(), picked)
    }
    fn text(&self, position: &Strip) -> String {
        ["(", &squares(position), ")"].concat()
    }
    fn title(&self, component: &Strip) -> String {
        let square = component.taken().next().filter(|_| self.is_single());
        square.map_or(String::new(), |square| format!("Square {square}"))
    }

    fn weight(&self, _: &Strip) -> u64 {
        // Where several coins slide at once, a move is a list.
        if self.is_single() { 1 } else { 3 * self.at_once() as u64 }
    }
    fn move_bytes(&self, _: &Strip) -> u64 {
        64 + 64 * self.at_once() as u64
    }
    fn least_search(&self, component: &Strip) -> u64 {
        few::least_search(&several::standing(component), self.at_once())
    }
    fn key(&self, position: &Strip) -> Key {
        several::standing(position)
    }
    fn from_key(&self, key: &[u64]) -> Strip {
        Strip::of(key)
    }
    /// Coins are independent only where one slides at a time.
    fn components(&self, position: &Strip) -> Vec<Component<Strip>> {
        let groups: Vec<u16> = position.taken().map(|square| square as u16).collect();
        if self.is_single() {
            let of =
                |square: u16| Component { position: position.alone(square.into()), groups: vec![square] };
            return groups.into_iter().map(of).collect();
        }
        let all = (!groups.is_empty()).then(|| Component { position: position.clone(), groups });
        all.into_iter().collect()
    }
    fn theorem(&self, component: &Strip) -> Option<Nimber> {
        if self.is_single() {
            let own = |square| why::value(square, component.count(square));
            return Some(Nimber(component.taken().fold(0, |sum, square| sum ^ own(square))));
        }
        let coins = several::standing(component);
        (coins.len() <= self.at_once()).then(|| Nimber(coins.iter().sum()))
    }
    fn moves_to(&self, component: &Strip, target: Nimber, limit: usize) -> Option<MoveList<Slide>> {
        let coins = several::standing(component);
        if !self.is_single() && coins.len() > 1 {
            let zero = target == Nimber(0);
            return zero.then(|| several::balanced(&coins, self.at_once(), limit));
        }
        let mut found = MoveList::none();
        let sum = self.theorem(component)?.0;
        for from in component.taken() {
            // The other coins stay; where this one goes makes up the rest.
            let to = sum ^ from ^ target.0;
            let slide = (to < from).then(|| Slide(vec![(from, to)]));
            found.join(MoveList::all(slide.into_iter().collect()), limit);
        }
        Some(found)
    }
    fn outcome(&self, position: &Strip) -> Option<Outcome> {
        let balanced = columns::are_balanced(&several::standing(position), self.at_once());
        Some(if balanced { Outcome::P } else { Outcome::N })
    }
    fn misere(&self, position: &Strip, limit: usize) -> Option<(Outcome, MoveList<Slide>)> {
        if self.is_single() {
            return Some(self.misere_of_one(position, limit));
        }
        let coins = several::standing(position);
        let outcome = if few::is_misere_p(&coins, self.at_once()) { Outcome::P } else { Outcome::N };
        Some((outcome, several::misere(&coins, self.at_once(), limit)))
    }
    fn why(&self, position: &Strip, part: usize, convention: Convention, seat: SumContext) -> Why {
        if self.is_single() {
            return why::single(position, part, convention);
        }
        why::several(position, self.at_once(), self.theorem(position), convention, seat)
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Strip {
        let (most, coins) = [(7, 3), (11, 4), (15, 6)][usize::from(size.clamp(1, 3)) - 1];
        // More coins than may slide at once.
        let more = self.at_once() - 1;
        let squares: Vec<u64> = (0..more + rng.usize(2..=coins)).map(|_| rng.u64(1..=most)).collect();
        Strip::of(&squares)
    }
    fn edit(&self, position: &Strip, edit: &Edit) -> Result<(Self, Strip), NotationError> {
        Ok((self.clone(), position.edited(edit, self.most_coins())?))
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}

impl Nimble {
    fn misere_of_one(&self, position: &Strip, limit: usize) -> (Outcome, MoveList<Slide>) {
        let coins = position.coins();
        let (outcome, found) = misere::solve(&Heaps(coins.clone()), coins.len());
        let slide = |(coin, count): (usize, u64)| {
            let from = coins.get(coin).copied()?;
            Some(Slide(vec![(from, from.checked_sub(count)?)]))
        };
        let mut moves: Vec<Slide> = found.moves.iter().filter_map(|takes| slide(takes.single()?)).collect();
        // Coins on one square make the same move.
        moves.dedup();
        let total = moves.len() as u64;
        moves.truncate(limit);
        (outcome, MoveList { moves, total })
    }
}

#[cfg(test)]
mod tests;
