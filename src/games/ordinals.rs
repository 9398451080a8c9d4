//! Nim with piles of infinitely many chips: ordinals.
use crate::core::{
    analysis::Convention,
    budget::Budget,
    card::{Card, Preset, Remarks},
    extras::*,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::NotationError,
    partly::{PartlyValued, PartlyValuedRules},
    phrase::{Consequence, Phrase, Sign, Verb, Words},
    ruleset::{Ruleset, SolveResult, Workshop, without_params},
    scene::*,
    solver::Key,
    why::Why,
};
use crate::ordinal::Ordinal;
use piles::{Lower, PILES, Piles};

mod board;
mod listing;
mod piles;
#[cfg(test)]
mod tests;
mod units;
mod why;
mod winning;

static LOWER: Verb = Verb::new("Lower", "lowered", "lowers", "move");

/// Nim whose piles are ordinals with finite coefficients (Ferguson, Part I, 3.4): a move lowers a pile to any smaller
/// ordinal. Values are ordinals too. As the core knows only finite values, it is given outcomes and moves alone; but
/// finite piles can be joined to other games.
#[derive(Clone, Default)]
pub struct OrdinalNim {
    /// Whether the piles are part of a sum or a sequence; then all are finite.
    joined: bool,
}

/// The size of a pile beside other games, at most.
const TALLEST: u128 = 1_000_000_000_000_000_000;

/// The sizes of the piles, where all are finite and not too tall.
fn finite(position: &Piles) -> Option<Vec<u64>> {
    let size = |pile: &Ordinal| pile.number().filter(|n| *n <= TALLEST).map(|n| n as u64);
    position.0.iter().map(size).collect()
}

impl Ruleset for OrdinalNim {
    type Position = Piles;
    type Move = Lower;
    type Theory = PartlyValued;
    const CARDS: &'static [Card] = &[Card {
        id: "ordinal-nim",
        name: "Ordinal Nim",
        short: "Lower a pile, which may be infinite.",
        shelf: "Boards",
        piece: "chip",
        group: "pile",
        rules: &[
            (
                "Move",
                "Choose a pile. Lower it to any smaller ordinal: a pile of *ω* to any number, a pile of *ω*·2 to *ω* + 7, to 1000, to nothing. Pointing at a bar or a chip takes it and all to its right; what stays can also be typed.",
            ),
            (
                "End",
                "In normal play the player who makes the last move wins. In misère play that player loses. Every play ends, since ordinals cannot fall for ever; but nobody can say beforehand how many moves it takes.",
            ),
            (
                "Value",
                "A pile is its own value. Values are added as in Nim, for each power of *ω* by itself. So the game of Figure 3.3, to choose a number of chips and to play Nim with them, has the value *ω*. Ferguson writes 2*ω* where *ω*·2 is meant: 2·*ω* is *ω*.",
            ),
            (
                "Finite or bounded",
                "Ferguson’s section 3.4 says that values are finite wherever every play ends. A pile of *ω* is the counterexample: values are finite where the number of moves is bounded, in his words where the graph is progressively bounded.",
            ),
        ],
        source: "Ferguson, Part I, 3.4",
        presets: &[
            Preset {
                name: "ω + 1, ω + 2, 5",
                notation: "ordinal-nim/w+1,w+2,5",
                about: "The bars cancel. What is left is Nim with 1, 2 and 5.",
            },
            Preset {
                name: "Figure 3.3",
                notation: "ordinal-nim/w",
                about: "First choose how many chips there are, then play Nim with them. Every play ends, but the value is ω.",
            },
            Preset {
                name: "Figure 3.3, twice",
                notation: "ordinal-nim/w,w",
                about: "Whatever number is chosen for one pile, the other player chooses it for the other.",
            },
            Preset {
                name: "ω·2 and more",
                notation: "ordinal-nim/w*2+3,w+6,4",
                about: "Ferguson writes 2ω for ω·2. The winning move leaves a pile of more chips than before.",
            },
            Preset {
                name: "ω², ω·3, 7",
                notation: "ordinal-nim/w^2,w*3,7",
                about: "One move wins, and it cannot be pointed at: type it.",
            },
            Preset {
                name: "ω to the ω",
                notation: "ordinal-nim/w^w,w^5+w^2*3,w*2+1",
                about: "Only the largest pile can put the nim-sum right.",
            },
        ],
        keywords: "omega transfinite infinite ordinal cantor progressively finite bounded figure 3.3",
        typing: "Piles with commas between them, each with falling powers of w, which stands for ω, such as w^2+w*3+1,w+7,5. Powers may have powers: w^w, w^(w+1). Finite piles can be joined to other games.",
        remarks: Remarks {
            misere: true,
            alone: Some("a pile that is infinite, as one of these is, has no finite Grundy value"),
            ..Remarks::NONE
        },
    }];

    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        without_params(params)
    }
    fn read(&self, text: &str) -> Result<Piles, NotationError> {
        Piles::read(text)
    }
    fn allows(&self, position: &Piles, mv: &Lower) -> bool {
        position.allows(mv)
    }
    fn moves(&self, position: &Piles, limit: usize) -> MoveList<Lower> {
        listing::moves(position, limit)
    }
    fn option(&self, position: &Piles, mv: &Lower) -> Piles {
        position.lowered(mv)
    }
    fn read_move(&self, text: &str) -> Result<Lower, NotationError> {
        Lower::read(text)
    }

    fn board(&self, position: &Piles, seat: SumContext) -> Board {
        Board::Layout(board::layout(position, seat))
    }
    fn view(&self, position: &Piles, mv: &Lower) -> MoveView {
        let place = Place::default();
        let handles = match board::piece_of(position, mv) {
            Some(n) => vec![PieceId { place, n }],
            None => listing::spelt(mv),
        };
        let said = format!("pile {} to {}", mv.pile + 1, mv.to.pretty());
        MoveView {
            notation: mv.to_string(),
            phrase: Phrase {
                left: Consequence::Position,
                short: Words::text(format!("{} → {}", mv.pile + 1, mv.to.pretty())),
                ..Phrase::new(LOWER.clone(), Sign::Take, Words::text(said).game())
            },
            game: 0,
            groups: vec![place],
            leaves: self.text(&position.lowered(mv)),
            handles,
            touches: board::touched(position, mv),
            adds: vec![],
            typed: Default::default(),
        }
    }
    fn move_typing(&self) -> &'static str {
        "The number of a pile and what it is lowered to, such as 1-w*2+5 or 1-7"
    }
    fn move_from_pieces(&self, position: &Piles, handles: &[PieceId]) -> Option<Lower> {
        if let [piece] = handles
            && piece.place == Place::default()
            && let Some((pile, unit)) = board::pressed(position, piece.n)
        {
            return Some(Lower { pile, to: unit.below });
        }
        // A move that a piece of the board stands for cannot be spelt.
        listing::unspelt(handles).filter(|mv| board::piece_of(position, mv).is_none())
    }
    fn text(&self, position: &Piles) -> String {
        format!("({})", position.0.iter().map(Ordinal::pretty).collect::<Vec<_>>().join(", "))
    }
    fn latex(&self, position: &Piles) -> String {
        format!("({})", position.0.iter().map(Ordinal::latex).collect::<Vec<_>>().join(", "))
    }

    fn key(&self, position: &Piles) -> Key {
        position.key()
    }
    fn from_key(&self, key: &[u64]) -> Piles {
        Piles::from_key(key)
    }
    fn theorem(&self, component: &Piles) -> Option<Nimber> {
        finite(component).map(|piles| piles.into_iter().map(Nimber).sum())
    }
    fn moves_to(&self, component: &Piles, target: Nimber, limit: usize) -> Option<MoveList<Lower>> {
        let piles = finite(component)?;
        let total: Nimber = piles.iter().copied().map(Nimber).sum();
        let lower = |(pile, size): (usize, &u64)| {
            let to = (target + total + Nimber(*size)).0;
            (to < *size).then(|| Lower { pile, to: Ordinal::finite(to.into()) })
        };
        let all: Vec<Lower> = piles.iter().enumerate().filter_map(lower).collect();
        Some(MoveList { total: all.len() as u64, moves: all.into_iter().take(limit).collect() })
    }
    fn solve(&self, position: &Piles, convention: Convention, _: &mut Budget) -> SolveResult {
        Some(Ok(winning::outcome(position, convention)))
    }
    fn all_winning_moves(
        &self,
        position: &Piles,
        convention: Convention,
        limit: usize,
    ) -> Option<MoveList<Lower>> {
        Some(winning::moves(position, convention, limit))
    }
    /// The coefficients of all piles, weighted by their powers of ω: a rough measure of how far play is from its end.
    fn distance_to_end(&self, position: &Piles, _: Convention) -> Option<u64> {
        let weight = |exponent: &Ordinal| 1u64 << (10 * exponent.number().unwrap_or(5).min(5));
        let terms = position.0.iter().flat_map(Ordinal::terms);
        let far = terms
            .map(|term| u64::try_from(term.count).unwrap_or(u64::MAX).saturating_mul(weight(&term.exponent)));
        Some(far.fold(0, u64::saturating_add))
    }
    fn why(&self, position: &Piles, _: usize, convention: Convention, _: SumContext) -> Why {
        match convention {
            Convention::Normal => why::normal(position),
            Convention::Misere => why::misere(position),
        }
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Piles {
        let most = [2, 3, 4][usize::from(size.clamp(1, 3)) - 1];
        let mut pile = |_| {
            let counts = [[0, 0, 5], [0, 3, 6], [2, 3, 7]][rng.usize(0..3)];
            counts.into_iter().zip([2, 1, 0]).fold(Ordinal::default(), |sum, (most, exponent)| {
                &sum ^ &Ordinal::power(Ordinal::finite(exponent), rng.u128(0..=most))
            })
        };
        let mut piles: Vec<Ordinal> = (0..most).map(&mut pile).collect();
        if piles.iter().all(Ordinal::is_zero) {
            piles[0] = Ordinal::omega();
        }
        Piles(piles)
    }
    fn edit(&self, position: &Piles, edit: &Edit) -> Result<(Self, Piles), NotationError> {
        let refused = || NotationError::not_allowed(0, "a bar or a chip of a pile");
        let mut after = position.clone();
        let omega = Ordinal::omega();
        let raised = |pile: &Ordinal, up: bool| {
            let one = Ordinal::finite(1);
            let count = pile.count(&one);
            let next = if up { count.checked_add(1) } else { count.checked_sub(1) };
            next.map(|next| pile ^ &Ordinal::power(one, count ^ next))
        };
        match edit {
            // A pressed unit is taken away with all to its right; pressing the last chip or bar of a pile adds one.
            Edit::Recolour { piece } if piece.place == Place::default() => {
                let (pile, unit) = board::pressed(position, piece.n).ok_or_else(refused)?;
                let own = &position.0[pile];
                let term = &own.terms()[unit.term];
                let last = unit.term + 1 == own.terms().len() && unit.before + 1 == term.count;
                after.0[pile] = if last { own.cut(unit.term, term.count + 1) } else { unit.below };
            }
            Edit::Add { place, .. } if place.group == 0 && after.0.len() < PILES => after.0.push(omega),
            Edit::Remove { place } if place.group == 0 && after.0.len() > 1 => drop(after.0.pop()),
            Edit::AddGroup { .. } | Edit::RemoveGroup { .. } => {
                let last = after.0.last_mut().ok_or_else(refused)?;
                *last = raised(last, matches!(edit, Edit::AddGroup { .. })).ok_or_else(refused)?;
            }
            _ => return Err(refused()),
        }
        // Within the limits of what can be typed.
        let after = Piles::read(&after.to_string())?;
        if self.joined && finite(&after).is_none() {
            return Err(NotationError::not_allowed(0, "finite piles, beside other games"));
        }
        Ok((self.clone(), after))
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}

impl PartlyValuedRules for OrdinalNim {
    fn valued(&self, position: &Piles) -> Option<Self> {
        finite(position).map(|_| Self { joined: true })
    }
    fn are_for_sums(&self) -> bool {
        self.joined
    }
}

impl Workshop<Self> for OrdinalNim {
    fn ordinal(&self, position: &Piles) -> Option<String> {
        Some(position.sum().pretty())
    }
}
