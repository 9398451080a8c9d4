//! Moore's Nim: take from at least one and at most k piles.
use super::{END, SHELF, parameter, whole};
use crate::core::{
    analysis::{Convention, Outcome},
    card::{Card, Preset, Remarks},
    extras::*,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::NotationError,
    ruleset::{Component, Ruleset, Valued, Workshop},
    scene::*,
    solver::Key,
    why::Why,
};
use crate::games::stacks::{TALLEST, chips, heaps::Heaps, takes::Takes};

pub(in crate::games) mod columns;
pub(in crate::games) mod few;
pub(in crate::games) mod why;

/// Most piles: all sets of them are gone through.
const MOST_PILES: usize = 10;
const MOST_AT_ONCE: u64 = 9;

/// Moore's Nim_k (Moore 1910; Ferguson, Part I, exercise 2.6.7). With k = 1 it is Nim.
#[derive(Clone)]
pub struct Moore {
    /// The most piles that a move takes from.
    at_once: usize,
}

/// The piles that are left, without those that are gone.
fn standing(position: &Heaps) -> Vec<(u16, u64)> {
    (0u16..).zip(position.0.iter().copied()).filter(|(_, size)| *size > 0).collect()
}

/// The move that leaves these sizes.
fn down(sizes: &[u64], to: &[u64]) -> Takes {
    let takes = (0u16..).zip(sizes.iter().zip(to)).map(|(pile, (size, to))| (pile, size - to));
    Takes(takes.filter(|(_, count)| *count > 0).collect())
}

fn limited(heaps: Heaps) -> Result<Heaps, NotationError> {
    match heaps.0.len() > MOST_PILES {
        true => Err(NotationError::too_large(0, format!("at most {MOST_PILES} piles"))),
        false => Ok(heaps),
    }
}

impl Ruleset for Moore {
    type Position = Heaps;
    type Move = Takes;
    type Theory = Valued;
    const CARDS: &'static [Card] = &[Card {
        id: "moore",
        name: "Moore’s Nim",
        short: "Take from several piles at once, up to k.",
        shelf: SHELF,
        piece: "chip",
        group: "pile",
        rules: &[
            (
                "Move",
                "Take any numbers of chips from at least one and at most *k* piles. You choose *k*; with *k* = 1 this is Nim.",
            ),
            END,
            (
                "Value",
                "Write the piles in binary. A position is P exactly when each column holds a multiple of *k* + 1 ones. Grundy values are known for few piles only.",
            ),
        ],
        source: "Ferguson, Part I, 2.6, exercise 7",
        presets: &[
            Preset {
                name: "Two at once",
                notation: "moore:2/4+5+6+7",
                about: "Columns are counted in threes here: four, two and two ones. Find what brings each to a multiple of three.",
            },
            Preset {
                name: "Six piles, two at once",
                notation: "moore:2/2+5+7+7+9+11",
                about: "The coins of exercise 2.6.3 as piles; as coins they slide in Moore’s Nimble.",
            },
            Preset {
                name: "All columns right",
                notation: "moore:2/3+5+6+7",
                about: "Three, three and three ones: a P-position.",
            },
            Preset { name: "Three at once", notation: "moore:3/9+9+10+10+12", about: "Columns in fours." },
            Preset {
                name: "As many as you like",
                notation: "moore:3/4+5+6",
                about: "With at most *k* piles everything can be taken: one pile of Nim, worth the number of all chips.",
            },
            Preset {
                name: "Exercise 2.6.7 (c)",
                notation: "g=moore:2/1+1+1+1&c=misere",
                about: "Ferguson 2.6, exercise 7c: single chips. What is to be left where the last chip loses?",
            },
        ],
        keywords: "nim k nimk several piles base columns moore jenkyns mayberry",
        typing: "Pile sizes joined by +, such as 3+5+6+7. In a full notation k stands before: moore:2/3+5+6+7.",
        remarks: Remarks::MISERE,
    }];

    fn label(&self) -> String {
        format!("Moore’s Nim, up to {} piles", self.at_once)
    }
    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        let at_once = parameter(params, MOST_AT_ONCE, "from how many piles a move may take, such as 2")?;
        Ok(Self { at_once: at_once as usize })
    }
    fn params(&self) -> String {
        self.at_once.to_string()
    }
    fn read(&self, text: &str) -> Result<Heaps, NotationError> {
        Heaps::read_up_to(MOST_PILES, text, "a pile size")
    }
    fn allows(&self, position: &Heaps, mv: &Takes) -> bool {
        let fits = mv.0.iter().all(|&(pile, count)| count >= 1 && count <= position.size(pile.into()));
        fits && (1..=self.at_once).contains(&mv.0.len())
    }
    fn moves(&self, position: &Heaps, limit: usize) -> MoveList<Takes> {
        few::moves(&standing(position), self.at_once, limit)
    }
    fn option(&self, position: &Heaps, mv: &Takes) -> Heaps {
        position.without(mv)
    }
    fn read_move(&self, text: &str) -> Result<Takes, NotationError> {
        Takes::read(text)
    }

    fn board(&self, position: &Heaps, seat: SumContext) -> Board {
        let mut board = chips::stacks(position, "pile", seat, &|size| (size, vec![]));
        if self.at_once > 1 && standing(position).len() > 1 {
            let strong = format!("Up to {} piles.", self.at_once);
            let text = "Choose chips in several piles to take from all of them.".into();
            board.gathers = true;
            board.note = Some(Note { open: true, strong, text, colours: vec![] });
        }
        Board::Stacks(board)
    }
    fn view(&self, position: &Heaps, mv: &Takes) -> MoveView {
        mv.view("pile", &|pile| position.size(pile), self.option(position, mv).text())
    }
    fn move_from_pieces(&self, position: &Heaps, handles: &[PieceId]) -> Option<Takes> {
        chips::pointed(position, handles)
    }
    fn text(&self, position: &Heaps) -> String {
        position.text()
    }

    /// A move is a list, and so more work, where several piles may be lowered at once.
    fn weight(&self, _: &Heaps) -> u64 {
        if self.at_once == 1 { 1 } else { 4 }
    }
    fn move_bytes(&self, position: &Heaps) -> u64 {
        64 + 32 * position.0.len() as u64
    }
    fn least_search(&self, component: &Heaps) -> u64 {
        few::least_search(&component.sorted(), self.at_once)
    }
    fn key(&self, position: &Heaps) -> Key {
        position.sorted()
    }
    fn from_key(&self, key: &[u64]) -> Heaps {
        Heaps(key.to_vec())
    }
    /// Piles are independent only where a move takes from one.
    fn components(&self, position: &Heaps) -> Vec<Component<Heaps>> {
        if self.at_once == 1 { position.components() } else { whole(position) }
    }
    fn lift(&self, component: &Component<Heaps>, mv: &Takes) -> Takes {
        mv.lifted(&component.groups)
    }
    /// At most k piles are one pile of Nim: every number below that of all chips can be left.
    fn theorem(&self, component: &Heaps) -> Option<Nimber> {
        let sizes = component.sorted();
        let all = sizes.iter().try_fold(0u64, |sum, size| sum.checked_add(*size));
        all.filter(|_| sizes.len() <= self.at_once).map(Nimber)
    }
    fn moves_to(&self, component: &Heaps, target: Nimber, limit: usize) -> Option<MoveList<Takes>> {
        let sizes = &component.0;
        match standing(component)[..] {
            [] => Some(MoveList::none()),
            [(pile, size)] => {
                let wins = target.0 < size;
                let moves =
                    if wins && limit > 0 { vec![Takes::one(pile.into(), size - target.0)] } else { vec![] };
                Some(MoveList { moves, total: wins.into() })
            }
            _ if target == Nimber(0) => {
                let found = columns::balanced(sizes, self.at_once, false, limit);
                Some(MoveList {
                    moves: found.moves.iter().map(|to| down(sizes, to)).collect(),
                    total: found.total,
                })
            }
            _ => None,
        }
    }
    fn outcome(&self, position: &Heaps) -> Option<Outcome> {
        Some(if columns::are_balanced(&position.0, self.at_once) { Outcome::P } else { Outcome::N })
    }
    fn misere(&self, position: &Heaps, limit: usize) -> Option<(Outcome, MoveList<Takes>)> {
        let sizes = &position.0;
        let found = few::misere(sizes, self.at_once, false, limit);
        let outcome = if few::is_misere_p(sizes, self.at_once) { Outcome::P } else { Outcome::N };
        Some((
            outcome,
            MoveList { moves: found.moves.iter().map(|to| down(sizes, to)).collect(), total: found.total },
        ))
    }
    fn why(&self, position: &Heaps, part: usize, convention: Convention, seat: SumContext) -> Why {
        match convention {
            Convention::Normal if self.at_once == 1 => why::pile(position.size(part), seat.number(part)),
            Convention::Normal => {
                why::normal(Why::default(), position, self.at_once, self.theorem(position), seat.alone)
            }
            Convention::Misere => why::misere(Why::default(), position, self.at_once),
        }
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Heaps {
        let (more, most) = [(1, 5), (2, 9), (3, 15)][usize::from(size.clamp(1, 3)) - 1];
        let piles = (self.at_once + 1 + rng.usize(0..=more)).min(MOST_PILES);
        Heaps((0..piles).map(|_| rng.u64(1..=most)).collect())
    }
    fn edit(&self, position: &Heaps, edit: &Edit) -> Result<(Self, Heaps), NotationError> {
        Ok((self.clone(), limited(position.edited(edit)?)?))
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}

impl Workshop<Self> for Moore {
    fn settings(&self, position: &Heaps) -> Option<Settings> {
        Some(Settings {
            title: "Piles in one move",
            choices: vec![Choice {
                label: "At most *k* piles",
                value: Some(("k", self.at_once.to_string())),
                hint: format!("From 1, which is Nim, to {MOST_AT_ONCE}."),
            }],
            chosen: 0,
            sizes_title: "Piles",
            sizes: position.0.clone(),
        })
    }
    fn choose(&self, _: usize, value: &str) -> Result<Self, NotationError> {
        Self::with_params("", value)
    }
    fn map(&self, position: &Heaps, side: usize) -> Option<ValueMap> {
        let z = self.third(position).unwrap_or(0);
        // Values are known of at most k piles, of more only who wins.
        let value = |x: u64, y: u64| match (self.at_once, z) {
            (1, _) => x ^ y ^ z,
            (2, 1..) if columns::are_balanced(&[x, y, z], 2) => 0,
            (2, 1..) if x > 0 && y > 0 => ValueMap::N.into(),
            _ => x + y + z,
        };
        position.map(side, |x, y| value(x as u64, y as u64))
    }
    fn at(&self, position: &Heaps, x: u64, y: u64) -> Option<Heaps> {
        Some(position.at(x, y, TALLEST))
    }
    fn third(&self, position: &Heaps) -> Option<u64> {
        position.third()
    }
    fn with_third(&self, position: &Heaps, z: u64) -> Option<Heaps> {
        position.with_third(z, TALLEST)
    }
}
