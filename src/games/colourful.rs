//! Colourful Nim: take from the top run of one colour.
use crate::core::{
    analysis::{Convention, Outcome},
    card::{Beginning, Card, Remarks},
    colours::BALLS,
    extras::*,
    grouped::format_number,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::NotationError,
    phrase::Consequence,
    ruleset::{Component, Ruleset, Valued, Workshop, without_params},
    scene::*,
    solver::Key,
    why::Why,
};
use crate::games::stacks::{
    piles::{self, Pile, Piles},
    takes::Takes,
};

pub mod both_ends;
mod eeny_meeny;
mod map;
mod misere;
mod presets;

pub use eeny_meeny::value;
use presets::PRESETS;

/// Liu and Britton, "Winning colourful Nim with the eeny-meeny rule" (2025).
#[derive(Clone, Default)]
pub struct Colourful;

impl Ruleset for Colourful {
    type Position = Piles;
    type Move = Takes;
    type Theory = Valued;
    const CARDS: &[Card] = &[Card {
        id: "colourful",
        name: "Colourful Nim",
        short: "Take balls of one colour from the top of a pile.",
        shelf: "Stacks",
        piece: "ball",
        group: "pile",
        rules: &[
            (
                "Move",
                "Choose one pile. Take one or more balls from its top run: the balls of one colour that lie together at its top.",
            ),
            (
                "End",
                "In normal play the player who takes the last ball wins. In misère play that player loses.",
            ),
            (
                "Value",
                "The eeny-meeny rule gives the Grundy value of a pile; the value of the position is the nim-sum of its piles.",
            ),
            (
                "Colours",
                "Balls have up to eight colours. Only the changes of colour matter: with three colours or more the play is the same as with two.",
            ),
        ],
        source: "Liu and Britton, Winning colourful Nim with the eeny-meeny rule",
        presets: PRESETS,
        keywords: "liu britton eeny meeny runs balls pool red yellow colorful color",
        typing: "Piles from the ground up, such as r1y2r2+y3, ryy yyy, or run lengths (1,2,2), (3). Colours by their first letters: red, yellow, white, pink, checked, green, blue; k is black.",
        remarks: Remarks {
            beginning: Some(Beginning { place: 1, notation: "colourful/r2y1+y2r1+r3" }),
            misere: true,
            ..Remarks::NONE
        },
    }];

    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        without_params(params)
    }
    fn read(&self, text: &str) -> Result<Piles, NotationError> {
        Piles::read(text)
    }
    fn allows(&self, position: &Piles, mv: &Takes) -> bool {
        mv.single().is_some_and(|(pile, count)| count >= 1 && count <= reach(position.pile(pile)))
    }
    fn moves(&self, position: &Piles, limit: usize) -> MoveList<Takes> {
        let piles = position.0.iter().enumerate();
        let all = piles.flat_map(|(pile, runs)| (1..=reach(runs)).map(move |n| Takes::one(pile, n)));
        let total = position.0.iter().fold(0u64, |sum, runs| sum.saturating_add(reach(runs)));
        MoveList { moves: all.take(limit).collect(), total }
    }
    fn option(&self, position: &Piles, mv: &Takes) -> Piles {
        let mut left = position.clone();
        for &(pile, count) in &mv.0 {
            if let Some(runs) = left.0.get_mut(usize::from(pile)) {
                *runs = piles::take(runs, count);
            }
        }
        left
    }
    fn read_move(&self, text: &str) -> Result<Takes, NotationError> {
        Takes::read(text)
    }

    fn board(&self, position: &Piles, seat: SumContext) -> Board {
        let stack = |(group, runs): (usize, &Pile)| Stack {
            place: Place { part: 0, group: group as u16 },
            number: seat.number(group),
            runs: runs.clone(),
            reach: reach(runs),
            gaps: vec![],
            splits: None,
        };
        Board::Stacks(Stacks {
            look: Look::Ball,
            noun: "pile".into(),
            game: String::new(),
            stacks: position.0.iter().enumerate().map(stack).collect(),
            ruler: vec![],
            gathers: false,
            note: None,
        })
    }
    fn view(&self, position: &Piles, mv: &Takes) -> MoveView {
        let left = mv.single().map(|(pile, count)| piles::take(&position.pile(pile).to_vec(), count));
        let left = left.filter(|runs| !runs.is_empty());
        let leaves = left.as_ref().map(piles::text).unwrap_or_default();
        let mut view = mv.view("pile", &|pile| piles::height(&position.pile(pile).to_vec()), leaves);
        if let Some(&[Run { len, .. }]) = left.as_deref() {
            let balls = || format!("leaving {} of one colour", format_number(len));
            view.phrase.left = Consequence::By(if len == 1 { "leaving 1 ball".into() } else { balls() });
        }
        view
    }
    fn move_from_pieces(&self, position: &Piles, handles: &[PieceId]) -> Option<Takes> {
        Takes::pointed(handles, &|pile| position.0.get(pile).map(piles::height))
    }
    fn text(&self, position: &Piles) -> String {
        position.0.iter().map(piles::text).collect::<Vec<_>>().join(", ")
    }

    fn key(&self, position: &Piles) -> Key {
        let mut piles: Vec<Vec<u64>> =
            position.0.iter().map(lengths).filter(|pile| !pile.is_empty()).collect();
        piles.sort_unstable();
        piles.iter().flat_map(|pile| std::iter::once(pile.len() as u64).chain(pile.iter().copied())).collect()
    }
    fn from_key(&self, key: &[u64]) -> Piles {
        let mut rest = key;
        let mut all = Vec::new();
        while let Some((&count, tail)) = rest.split_first() {
            let (lens, tail) = tail.split_at((count as usize).min(tail.len()));
            let colours = [0, 1].into_iter().cycle();
            all.push(lens.iter().zip(colours).map(|(&len, colour)| Run { colour, len }).collect());
            rest = tail;
        }
        Piles(all)
    }
    fn components(&self, position: &Piles) -> Vec<Component<Piles>> {
        let one = |(group, runs): (usize, &Pile)| Component {
            position: Piles(vec![runs.clone()]),
            groups: vec![group as u16],
        };
        position.0.iter().enumerate().map(one).collect()
    }
    fn lift(&self, component: &Component<Piles>, mv: &Takes) -> Takes {
        let group = component.groups.first().copied().unwrap_or(0);
        Takes(mv.0.iter().map(|&(_, count)| (group, count)).collect())
    }
    fn theorem(&self, component: &Piles) -> Option<Nimber> {
        match &component.0[..] {
            [] => Some(Nimber(0)),
            [pile] => Some(value(&lengths(pile))),
            _ => None,
        }
    }
    /// At most three candidates: a top run of `n` left has value `n` or `n` − 1.
    fn moves_to(&self, component: &Piles, target: Nimber, limit: usize) -> Option<MoveList<Takes>> {
        let [pile] = &component.0[..] else { return None };
        let counts = self.counts_to(pile, target);
        let total = counts.len() as u64;
        Some(MoveList { moves: counts.into_iter().take(limit).map(|n| Takes::one(0, n)).collect(), total })
    }
    fn misere(&self, position: &Piles, limit: usize) -> Option<(Outcome, MoveList<Takes>)> {
        Some(misere::solve(position, limit))
    }
    fn why(&self, position: &Piles, part: usize, convention: Convention, seat: SumContext) -> Why {
        match convention {
            Convention::Normal => {
                let why = eeny_meeny::why(position.pile(part));
                if seat.alone { why.text(self.move_of(position, part)) } else { why }
            }
            Convention::Misere => misere::why(position),
        }
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Piles {
        let (most_piles, most_runs, longest) =
            [(3, 3, 3), (4, 4, 3), (5, 6, 4)][usize::from(size.clamp(1, 3)) - 1];
        let pile = |rng: &mut fastrand::Rng| {
            let first = rng.u8(0..2);
            let runs = rng.u8(1..=most_runs);
            (0..runs).map(|i| Run { colour: (first + i) % 2, len: rng.u64(1..=longest) }).collect()
        };
        let count = rng.usize(2..=most_piles);
        let mut piles: Vec<Pile> = (0..count).map(|_| pile(rng)).collect();
        if size >= 3 {
            let colours = rng.u8(2..=BALLS.len() as u8);
            piles.iter_mut().for_each(|pile| piles::painted(pile, colours, rng));
        }
        Piles(piles)
    }
    fn edit(&self, position: &Piles, edit: &Edit) -> Result<(Self, Piles), NotationError> {
        Ok((Self, position.edited(edit, BALLS.len() as u8)?))
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}

impl Colourful {
    /// How many balls may be taken from a pile so that this value is left, the fewest first.
    fn counts_to(&self, pile: &Pile, target: Nimber) -> Vec<u64> {
        let reach = reach(pile);
        let mut counts: Vec<u64> = [0, target.0, target.0.saturating_add(1)]
            .iter()
            .filter(|left| **left < reach)
            .map(|left| reach - left)
            .filter(|count| value(&lengths(&piles::take(pile, *count))) == target)
            .collect();
        counts.sort_unstable();
        counts.dedup();
        counts
    }
    /// The winning move in a pile, or why there is none, in words.
    fn move_of(&self, position: &Piles, part: usize) -> String {
        let values: Vec<u64> = position.0.iter().map(|pile| value(&lengths(pile)).0).collect();
        let Some(own) = values.get(part) else { return String::new() };
        let sum = values.iter().fold(0, |sum, value| sum ^ value);
        let target = own ^ sum;
        let all = match &values[..] {
            [_] => String::new(),
            _ => {
                let terms: Vec<String> = values.iter().map(u64::to_string).collect();
                format!("The nim-sum of the piles is ${} = {sum}$. ", terms.join(" ⊕ "))
            }
        };
        if sum == 0 {
            return all + "Every move changes a value of 0: whoever moves now loses against perfect play.";
        }
        let pile = Piles(vec![position.pile(part).to_vec()]);
        let found = self.moves_to(&pile, Nimber(target), 1).and_then(|found| found.moves.into_iter().next());
        let others = || (0..).zip(&position.0).filter(|(other, _)| *other != part);
        let idle = others().any(|(other, pile)| !pile.is_empty() && values[other] == 0);
        // Only of a pile of one run: there is room for it.
        let idle = if idle && pile.0[0].len() == 1 { IDLE } else { "" };
        let goal = format!("{all}{idle}To win, this pile must become one of value ${target}$");
        match found.and_then(|mv| mv.single().map(|(_, count)| count)) {
            Some(count) => {
                let left = piles::take(&pile.0[0], count);
                let left =
                    if left.is_empty() { "nothing".into() } else { format!("~{}~", piles::text(&left)) };
                format!("{goal}: **take {count}**, which leaves {left}.")
            }
            None => format!("{goal}, and no move of it does that: another pile must."),
        }
    }
}

/// Why piles of value 0 need no move.
const IDLE: &str = "A pile of value 0 decides nothing: whatever is taken of it, the other player can take what leaves 0 again. ";

/// The largest number of balls that one move may take: the top run.
fn reach(pile: &[Run]) -> u64 {
    pile.last().map_or(0, |run| run.len)
}

fn lengths(pile: &Pile) -> Vec<u64> {
    pile.iter().map(|run| run.len).collect()
}

#[cfg(test)]
mod tests;
