//! Staircase Nim: chips go one step down.
use super::{END, SHELF, whole};
use crate::core::{
    analysis::{Convention, Outcome},
    card::{Card, Preset, Remarks},
    extras::*,
    grouped::format_number,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::NotationError,
    phrase::{Consequence, Phrase, Sign, Verb, Words},
    ruleset::{Component, Ruleset, Valued, Workshop, without_params},
    scene::*,
    solver::Key,
    why::Why,
};
use crate::games::stacks::{TALLEST, chips, heaps::Heaps, takes::Takes};

mod map;
#[cfg(test)]
mod tests;

static MOVE: Verb = Verb::new("Move", "moved", "moves", "move");

/// Staircase Nim (Ferguson, Part I, exercise 2.6.6).
#[derive(Clone, Default)]
pub struct Staircase;

/// How many chips lie on the steps with odd numbers, counted from 1.
fn odd(position: &Heaps) -> impl Iterator<Item = u64> {
    position.0.iter().copied().step_by(2)
}

fn nim_sum(position: &Heaps) -> u64 {
    odd(position).fold(0, |sum, size| sum ^ size)
}

/// Bouton's rule on the odd steps: whether the player to move loses under misère play.
fn is_misere_p(position: &Heaps) -> bool {
    match odd(position).any(|size| size > 1) {
        true => nim_sum(position) == 0,
        false => odd(position).sum::<u64>() % 2 == 1,
    }
}

fn moved(position: &Heaps, mv: &Takes) -> Heaps {
    let mut after = position.without(mv);
    if let Some((step, count)) = mv.single()
        && let Some(below) = step.checked_sub(1).and_then(|below| after.0.get_mut(below))
    {
        *below = below.saturating_add(count);
    }
    after
}

/// The move from `step`, an index from 0, after which an odd step, numbered from 1, holds `to` chips: the step that is
/// moved from if that is odd, otherwise the one below it.
fn to_hold(position: &Heaps, step: usize, to: u64) -> Option<Takes> {
    let size = position.size(step);
    let count = match step % 2 {
        0 => size.checked_sub(to)?,
        _ => to.checked_sub(position.size(step - 1)).filter(|count| *count <= size)?,
    };
    (count > 0).then(|| Takes::one(step, count))
}

impl Ruleset for Staircase {
    type Position = Heaps;
    type Move = Takes;
    type Theory = Valued;
    const CARDS: &'static [Card] = &[Card {
        id: "staircase",
        name: "Staircase Nim",
        short: "Move chips one step down.",
        shelf: SHELF,
        piece: "chip",
        group: "step",
        rules: &[
            (
                "Move",
                "Move one or more chips from one step to the next lower one. Chips that leave step 1 are on the floor and stay there.",
            ),
            END,
            (
                "Value",
                "The nim-sum of the numbers of chips on steps 1, 3, 5, …; what lies on the even steps does not count.",
            ),
        ],
        source: "Ferguson, Part I, 2.6, exercise 6",
        presets: &[
            Preset {
                name: "Exercise 2.6.6",
                notation: "staircase/3+4+1+2+5",
                about: "After Ferguson 2.6, exercise 6: five steps. Which chips decide?",
            },
            Preset {
                name: "Only even steps",
                notation: "staircase/0+4+0+7",
                about: "A P-position: whatever comes down to an odd step goes on to the next.",
            },
            Preset {
                name: "One step up",
                notation: "staircase/2+3+0+3",
                about: "Two ways to make the nim-sum 0, and one of them adds chips to a step.",
            },
            Preset {
                name: "High stairs",
                notation: "staircase/1+2+3+4+5+6+7+8",
                about: "Steps 1, 3, 5 and 7 hold 1, 3, 5 and 7: nim-sum 0.",
            },
        ],
        keywords: "silver dollar stairs steps coins reversible odd",
        typing: "The numbers of chips on steps 1, 2, 3, … joined by +, such as 3+4+1+2+5.",
        remarks: Remarks::MISERE,
    }];

    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        without_params(params)
    }
    fn read(&self, text: &str) -> Result<Heaps, NotationError> {
        let heaps = Heaps::read(text, "how many chips are on a step")?;
        let all = heaps.0.iter().try_fold(0u64, |all, size| all.checked_add(*size));
        match all.filter(|all| *all <= TALLEST) {
            Some(_) => Ok(heaps),
            None => Err(NotationError::too_large(0, format!("at most {TALLEST} chips in all"))),
        }
    }
    fn allows(&self, position: &Heaps, mv: &Takes) -> bool {
        mv.single().is_some_and(|(step, count)| count >= 1 && count <= position.size(step))
    }
    fn moves(&self, position: &Heaps, limit: usize) -> MoveList<Takes> {
        let from = |(step, &size): (usize, &u64)| (1..=size).map(move |count| Takes::one(step, count));
        let all = position.0.iter().enumerate().flat_map(from);
        let total = position.0.iter().fold(0u64, |sum, size| sum.saturating_add(*size));
        MoveList { moves: all.take(limit).collect(), total }
    }
    fn option(&self, position: &Heaps, mv: &Takes) -> Heaps {
        moved(position, mv)
    }
    fn read_move(&self, text: &str) -> Result<Takes, NotationError> {
        Takes::read(text)
    }

    fn board(&self, position: &Heaps, seat: SumContext) -> Board {
        let mut board = chips::stacks(position, "step", seat, &|size| (size, vec![]));
        let text =
            "Chips move to the left: from each step to the one before it, and from the first to the floor.";
        board.note =
            Some(Note { open: false, strong: "Down the stairs.".into(), text: text.into(), colours: vec![] });
        Board::Stacks(board)
    }
    fn view(&self, position: &Heaps, mv: &Takes) -> MoveView {
        let (step, count) = mv.single().unwrap_or_default();
        let leaves = moved(position, mv).text();
        let group = step as u32 + 1;
        let object = Words::text(format!("{} from ", format_number(count))).group("step", group);
        let below = step.checked_sub(1);
        let object = match below {
            Some(_) => object.then(" to ").group("step", group - 1),
            None => object.then(" to the floor"),
        };
        let short = Words::default().group("step", group).then(format!(", −{}", format_number(count)));
        let view = mv.view("step", &|step| position.size(step), leaves);
        let onto = below.map(|below| {
            let size = position.size(below);
            Span { place: Place { part: 0, group: below as u16 }, from: size + 1, to: size + count }
        });
        MoveView {
            phrase: Phrase {
                short,
                left: Consequence::Position,
                ..Phrase::new(MOVE.clone(), Sign::Take, object)
            },
            adds: onto.into_iter().collect(),
            ..view
        }
    }
    fn move_from_pieces(&self, position: &Heaps, handles: &[PieceId]) -> Option<Takes> {
        chips::pointed(position, handles)
    }
    fn text(&self, position: &Heaps) -> String {
        position.text()
    }

    fn key(&self, position: &Heaps) -> Key {
        let used = position.0.iter().rposition(|size| *size > 0).map_or(0, |last| last + 1);
        position.0[..used].to_vec()
    }
    fn from_key(&self, key: &[u64]) -> Heaps {
        Heaps(key.to_vec())
    }
    /// What leaves a step arrives on another, so no step is by itself.
    fn components(&self, position: &Heaps) -> Vec<Component<Heaps>> {
        whole(position)
    }
    /// A move changes exactly one odd step: it lowers it to anything, or raises it. So no option has the same nim-sum, and
    /// lowering reaches all that are smaller.
    fn theorem(&self, component: &Heaps) -> Option<Nimber> {
        Some(Nimber(nim_sum(component)))
    }
    fn moves_to(&self, component: &Heaps, target: Nimber, limit: usize) -> Option<MoveList<Takes>> {
        let change = nim_sum(component) ^ target.0;
        let wanted = |step: usize| to_hold(component, step, component.size(step - step % 2) ^ change);
        let found = MoveList::all((0..component.0.len()).filter_map(wanted).collect());
        Some(MoveList { moves: found.moves.into_iter().take(limit).collect(), total: found.total })
    }
    fn misere(&self, position: &Heaps, limit: usize) -> Option<(Outcome, MoveList<Takes>)> {
        if is_misere_p(position) {
            return Some((Outcome::P, MoveList::none()));
        }
        let sum = nim_sum(position);
        let of_step = |step: usize| {
            let own = position.size(step - step % 2);
            let mut holds = vec![0, 1, own ^ sum];
            holds.sort_unstable();
            holds.dedup();
            let moves = holds.into_iter().filter_map(move |to| to_hold(position, step, to));
            moves.filter(|mv| is_misere_p(&moved(position, mv))).collect::<Vec<_>>()
        };
        let found = MoveList::all((0..position.0.len()).flat_map(of_step).collect());
        Some((
            Outcome::N,
            MoveList { moves: found.moves.into_iter().take(limit).collect(), total: found.total },
        ))
    }
    fn why(&self, position: &Heaps, _: usize, convention: Convention, seat: SumContext) -> Why {
        match convention {
            Convention::Normal => normal(position, seat.alone),
            Convention::Misere => misere(position),
        }
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Heaps {
        let (steps, most) = [(3, 4), (5, 6), (7, 9)][usize::from(size.clamp(1, 3)) - 1];
        let mut heaps: Vec<u64> = (0..rng.usize(2..=steps)).map(|_| rng.u64(0..=most)).collect();
        heaps[0] = heaps[0].max(1);
        Heaps(heaps)
    }
    fn edit(&self, position: &Heaps, edit: &Edit) -> Result<(Self, Heaps), NotationError> {
        let edited = position.edited(edit)?;
        self.read(&edited.to_string()).map(|heaps| (Self, heaps))
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}

fn steps(position: &Heaps) -> String {
    let all = odd(position).map(|size| size.to_string()).collect::<Vec<_>>();
    if all.len() == 1 {
        format!("step 1 holds {}", all[0])
    } else {
        format!("the odd steps hold {}", all.join(", "))
    }
}

fn normal(position: &Heaps, alone: bool) -> Why {
    let sum = nim_sum(position);
    let why = Why::default()
        .text("Only the odd steps count: each is a pile of Nim. Chips that the other player brings down from an even step to an odd one are moved on to the next even step at once, or to the floor, and the nim-sum is what it was.")
        .text(format!("Here {}: nim-sum ${sum}$.", steps(position)));
    let why = match (sum, alone) {
        (0, true) => why.text(
            "Every move changes exactly one odd step, and with it the nim-sum: there is no winning move.",
        ),
        (_, true) => why.text(
            "A winning move makes it 0: it lowers an odd step, or adds to one from the even step above it.",
        ),
        (_, false) => why,
    };
    why.result(format!("value {sum}"), "The nim-sum of the odd steps.")
        .source("Staircase Nim", "Ferguson, Part I, 2.6, exercise 6")
}

fn misere(position: &Heaps) -> Why {
    let ones = odd(position).filter(|size| *size == 1).count();
    let why = Why::default().text("The odd steps are piles of misère Nim: play for nim-sum 0 while some odd step will hold more than one chip; of single chips leave an odd number. A move from an even step is answered by moving the same chips on.");
    if odd(position).any(|size| size > 1) {
        return why.text(format!("Here {}: nim-sum ${}$.", steps(position), nim_sum(position)));
    }
    why.text(format!("Here no odd step holds more than one chip, and {ones} of them hold one."))
}
