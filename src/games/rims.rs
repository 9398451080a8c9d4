//! Rims and Rayles: closed loops are drawn through dots in the plane.
use crate::core::{
    analysis::{Convention, Outcome},
    card::Card,
    extras::*,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::NotationError,
    phrase::{Phrase, Sign, Verb, Words},
    ruleset::{Component, Ruleset, Valued, Workshop},
    scene::*,
    solver::Key,
    why::Why,
};
use cards::{CARDS, RAYLES};
use dots::{DOTS, Dots};
use place::Drawing;
use regions::{Loop, Region};
use std::rc::Rc;
use stroke::LoopMove;
use theory::Class;

mod board;
mod cards;
mod dots;
mod line;
mod map;
mod place;
mod regions;
mod stroke;
#[cfg(test)]
mod tests;
mod theory;
mod trace;
mod why;

static DRAW: Verb = Verb::new("Draw a loop", "drew a loop", "draws a loop", "loop");

/// Rims and Rayles (Ferguson, Part I, exercises 4.5.8 and 4.5.9; Berlekamp, Conway and Guy, *Winning Ways*,
/// chapter 17). A loop divides its region in two, so that only the numbers of dots in the regions count. A loop is kept
/// as the dots that it passes and what it encloses; where dots and loops are drawn is computed from these.
#[derive(Clone)]
pub struct Rims {
    card: &'static Card,
    /// The values of regions by their numbers of dots.
    values: Rc<[u64]>,
}

impl Rims {
    /// Most dots that a loop may pass.
    fn most(&self) -> usize {
        if self.card.id == RAYLES { 2 } else { DOTS as usize }
    }
    fn value(&self, dots: usize) -> u64 {
        self.values.get(dots).copied().unwrap_or(0)
    }
    fn sum(&self, counts: &[usize]) -> u64 {
        counts.iter().fold(0, |sum, dots| sum ^ self.value(*dots))
    }
    fn listed(
        &self,
        position: &Region,
        wanted: impl Fn(&[usize], Class) -> bool,
        limit: usize,
    ) -> MoveList<LoopMove> {
        let found = MoveList::all(theory::found(position, self.most(), wanted));
        MoveList { moves: found.moves.into_iter().take(limit).collect(), total: found.total }
    }
}

impl Ruleset for Rims {
    type Position = Region;
    type Move = LoopMove;
    type Theory = Valued;
    const CARDS: &'static [Card] = CARDS;

    fn card(&self) -> &'static Card {
        self.card
    }
    fn with_params(id: &str, params: &str) -> Result<Self, NotationError> {
        let card = CARDS.iter().find(|card| card.id == id).unwrap_or(&CARDS[0]);
        if !params.is_empty() {
            return Err(NotationError::syntax(0, "no parameters"));
        }
        let rules = Self { card, values: Rc::new([]) };
        Ok(Self { values: theory::values(rules.most()).into(), ..rules })
    }
    fn read(&self, text: &str) -> Result<Region, NotationError> {
        Region::read(text)
    }
    fn allows(&self, position: &Region, mv: &LoopMove) -> bool {
        mv.region(position, self.most()).is_some()
    }
    fn moves(&self, position: &Region, limit: usize) -> MoveList<LoopMove> {
        self.listed(position, |_, _| true, limit)
    }
    fn option(&self, position: &Region, mv: &LoopMove) -> Region {
        mv.drawn(position)
    }
    fn read_move(&self, text: &str) -> Result<LoopMove, NotationError> {
        LoopMove::read(text)
    }

    fn board(&self, position: &Region, seat: SumContext) -> Board {
        Board::Layout(board::layout(position, seat))
    }
    fn view(&self, position: &Region, mv: &LoopMove) -> MoveView {
        let place = Place::default();
        let (free, home) = (position.free(), position.home(mv.on).unwrap_or(0));
        let group = free.iter().position(|own| *own == home).unwrap_or(0);
        let after = mv.drawn(position);
        let outside = position.nodes()[home].region.dots.without(mv.on).without(mv.inside).len();
        let [on, inside] = [mv.on, mv.inside].map(Dots::len);
        let divided = format!(
            "through {}, {} inside, {} outside",
            why::dots(on),
            why::number(inside),
            why::number(outside)
        );
        let object = match free.len() {
            1 => Words::text(divided).game(),
            _ => Words::text("in ").group("region", group as u32 + 1).then(" ").then(divided).game(),
        };
        let short = Words::text(format!("{} → {inside} + {outside}", on + inside + outside));
        MoveView {
            notation: mv.to_string(),
            phrase: Phrase { short, ..Phrase::new(DRAW.clone(), Sign::Take, object) },
            game: 0,
            groups: vec![Place { group: group as u16, ..place }],
            leaves: self.text(&after),
            handles: mv.handles(),
            touches: mv.on.iter().map(|n| Span { place, from: n, to: n }).collect(),
            adds: vec![],
            typed: Default::default(),
        }
    }
    // By keyboard dots are picked, and loops that a new one encloses are named.
    fn move_typing(&self) -> &'static str {
        "The dots that the loop passes, those inside, and the loops inside, such as 3.4-7.8 or 3-7-1"
    }
    fn move_from_pieces(&self, _: &Region, handles: &[PieceId]) -> Option<LoopMove> {
        LoopMove::pointed(handles)
    }
    fn next_picks(&self, position: &Region, picked: &[PieceId]) -> Vec<PieceId> {
        board::open(position, picked, self.most())
    }
    fn pieces_on_line(&self, position: &Region, line: &[[i32; 2]]) -> Result<Vec<PieceId>, LineError> {
        let loop_of = trace::trace(position, &Drawing::of(position), line, self.most())?;
        Ok(loop_of.handles())
    }
    fn text(&self, position: &Region) -> String {
        match position.counts()[..] {
            [one] => format!("({})", why::dots(one)),
            ref all => format!("({})", all.iter().map(usize::to_string).collect::<Vec<_>>().join(",")),
        }
    }
    fn latex(&self, position: &Region) -> String {
        let counts = position.counts();
        format!("({})", counts.iter().map(usize::to_string).collect::<Vec<_>>().join(","))
    }

    fn key(&self, position: &Region) -> Key {
        let mut key: Key = position.counts().into_iter().filter(|n| *n > 0).map(|n| n as u64).collect();
        key.sort_unstable();
        key
    }
    fn from_key(&self, key: &[u64]) -> Region {
        let mut first = 1;
        let mut plane = Region::default();
        for count in key {
            let dots = Dots::run(first, *count as usize);
            first += count;
            plane.loops.push(Loop { on: Dots::default(), inside: Region { dots, loops: Vec::new() } });
        }
        plane
    }
    fn components(&self, position: &Region) -> Vec<Component<Region>> {
        let nodes = position.nodes();
        let alone = |(group, at): (u16, usize)| {
            let alone = Region { dots: nodes[at].region.dots, loops: Vec::new() };
            Component { position: alone, groups: vec![group] }
        };
        (0..).zip(position.free()).map(alone).collect()
    }
    fn theorem(&self, component: &Region) -> Option<Nimber> {
        Some(Nimber(self.sum(&component.counts())))
    }
    fn moves_to(&self, component: &Region, target: Nimber, limit: usize) -> Option<MoveList<LoopMove>> {
        let wanted = |others: &[usize], class: Class| {
            self.sum(others) ^ self.value(class.inside) ^ self.value(class.outside) == target.0
        };
        Some(self.listed(component, wanted, limit))
    }
    fn misere(&self, position: &Region, limit: usize) -> Option<(Outcome, MoveList<LoopMove>)> {
        if self.card.id == RAYLES {
            return None;
        }
        let lost = theory::misere_lost(position.counts().into_iter());
        let wanted = |others: &[usize], class: Class| {
            !lost && theory::misere_lost(others.iter().copied().chain([class.inside, class.outside]))
        };
        Some((if lost { Outcome::P } else { Outcome::N }, self.listed(position, wanted, limit)))
    }
    fn why(&self, position: &Region, part: usize, convention: Convention, seat: SumContext) -> Why {
        let counts = position.counts();
        match convention {
            Convention::Normal => {
                let count = counts.get(part).copied().unwrap_or(0);
                why::normal(count, seat.number(part), self.most(), &self.values)
            }
            Convention::Misere => why::misere(&counts, self.card.id != RAYLES),
        }
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Region {
        let mut first = 1;
        let mut dots = |count: usize| {
            let run = Dots::run(first, count);
            first += count as u64;
            run
        };
        let most = [4, 6, 8][usize::from(size.clamp(1, 3)) - 1];
        let mut plane = Region { dots: dots(rng.usize(2..=most)), loops: Vec::new() };
        for _ in 0..rng.usize(usize::from(size.min(2))..=usize::from(size) + 1) {
            let on = dots(rng.usize(1..=2));
            let each = Loop { on, inside: Region { dots: dots(rng.usize(1..=most)), loops: Vec::new() } };
            // The loop lies in the one before it, or beside it.
            match plane.loops.last_mut() {
                Some(last) if rng.usize(0..3) == 0 => last.inside.loops.push(each),
                _ => plane.loops.push(each),
            }
        }
        plane
    }
    fn edit(&self, position: &Region, edit: &Edit) -> Result<(Self, Region), NotationError> {
        Ok((self.clone(), board::edited(position, edit)?))
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}
