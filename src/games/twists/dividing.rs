//! Empty and Divide: empty one of two boxes and divide the other between both.
use super::{END, SHELF, exactly, whole};
use crate::core::{
    analysis::{Convention, Outcome},
    card::{Card, Preset, Remarks},
    extras::*,
    grouped::format_number,
    moves::{MoveList, MoveView},
    nimber::Nimber,
    notation::{NotationError, Scanner},
    phrase::{Consequence, Phrase, Sign, Verb, Words},
    ruleset::{Component, Ruleset, Valued, Workshop, without_params},
    scene::*,
    solver::Key,
    why::Why,
};
use crate::games::stacks::{TALLEST, chips, heaps::Heaps};

mod division;
mod map;
#[cfg(test)]
mod tests;
mod why;
use division::Division;

static EMPTY: Verb = Verb::new("Empty", "emptied", "empties", "move");
const TWO: &str = "two boxes that hold chips, such as 3+5";
/// The gaps of boxes up to this size are pointed at.
const DRAWN: u64 = 60;
/// The divisions of boxes up to this size are looked at one by one.
const LISTED: u64 = 2000;

/// Empty and Divide (Ferguson, Part I, exercise 1.5.5).
#[derive(Clone, Default)]
pub struct EmptyAndDivide;

/// The size of a box, whose name is its number from 0.
fn size(position: &Heaps, name: u16) -> u64 {
    position.size(name.into())
}

/// The value of two boxes: how many ones stand at the end of the bitwise OR of m − 1 and n − 1. O(1).
fn value(m: u64, n: u64) -> u64 {
    ((m - 1) | (n - 1)).trailing_ones().into()
}

/// Whether the player to move loses under misère play.
fn is_misere_p(m: u64, n: u64) -> bool {
    let fits = |size: u64| size == 1 || size % 3 == 2;
    fits(m) && fits(n) && (m, n) != (1, 1)
}

impl EmptyAndDivide {
    fn divisions(position: &Heaps) -> impl Iterator<Item = Division> {
        [0u16, 1]
            .into_iter()
            .zip([size(position, 0), size(position, 1)])
            .flat_map(|(divided, size)| (1..size).map(move |off| Division { divided, off }))
    }
    fn checked(heaps: Heaps) -> Result<Heaps, NotationError> {
        let heaps = exactly(heaps, 2, TWO)?;
        if heaps.0.contains(&0) { Err(NotationError::not_allowed(0, TWO)) } else { Ok(heaps) }
    }
}

impl Ruleset for EmptyAndDivide {
    type Position = Heaps;
    type Move = Division;
    type Theory = Valued;
    const CARDS: &'static [Card] = &[Card {
        id: "empty-and-divide",
        name: "Empty and Divide",
        short: "Empty one box, divide the other.",
        shelf: SHELF,
        piece: "chip",
        group: "box",
        rules: &[
            (
                "Move",
                "There are two boxes, and chips in both. Empty one of them, then divide the chips of the other between the two, at least one in each. Choose a gap: what lies above it goes to the other box.",
            ),
            END,
            (
                "Value: an exercise",
                "Two boxes of *m* and *n* are P exactly when both numbers are odd. The value is the number of ones at the end of (*m* − 1) or (*n* − 1), taken together in binary.",
            ),
        ],
        source: "Ferguson, Part I, 1.5, exercise 5",
        presets: &[
            Preset {
                name: "Exercise 1.5.5",
                notation: "empty-and-divide/7+12",
                about: "Ferguson 1.5, exercise 5: which are the P-positions?",
            },
            Preset {
                name: "Both odd",
                notation: "empty-and-divide/9+11",
                about: "Is this one a P-position?",
            },
            Preset {
                name: "The end",
                notation: "empty-and-divide/1+2",
                about: "After this only one chip in each box is left, and nothing can be divided.",
            },
            Preset {
                name: "Large boxes",
                notation: "empty-and-divide/1000000+999999",
                about: "The value is known at once.",
            },
        ],
        keywords: "boxes split odd even",
        typing: "The chips in both boxes, such as 7+12.",
        remarks: Remarks::MISERE,
    }];

    fn with_params(_: &str, params: &str) -> Result<Self, NotationError> {
        without_params(params)
    }
    fn read(&self, text: &str) -> Result<Heaps, NotationError> {
        Self::checked(Heaps::read(text, "how many chips are in a box")?)
    }
    fn allows(&self, position: &Heaps, mv: &Division) -> bool {
        mv.divided < 2 && mv.off >= 1 && mv.off < size(position, mv.divided)
    }
    fn moves(&self, position: &Heaps, limit: usize) -> MoveList<Division> {
        let total = position.0.iter().fold(0u64, |all, size| all.saturating_add(size - 1));
        MoveList { moves: Self::divisions(position).take(limit).collect(), total }
    }
    fn option(&self, position: &Heaps, mv: &Division) -> Heaps {
        let rest = size(position, mv.divided).saturating_sub(mv.off);
        Heaps(if mv.divided == 0 { vec![rest, mv.off] } else { vec![mv.off, rest] })
    }
    fn read_move(&self, text: &str) -> Result<Division, NotationError> {
        let mut scan = Scanner::new(text);
        let at = scan.at();
        let name = scan.number(2, "box 1 or 2")?;
        let divided = name.checked_sub(1).ok_or_else(|| NotationError::syntax(at, "box 1 or 2"))?;
        if !scan.eat('s') {
            return Err(NotationError::syntax(scan.at(), "s and how many chips go to the other box"));
        }
        let off = scan.number(TALLEST, "how many chips go to the other box")?;
        if !scan.done() {
            return Err(NotationError::syntax(scan.at(), "the end"));
        }
        Ok(Division { divided: divided as u16, off })
    }

    fn board(&self, position: &Heaps, seat: SumContext) -> Board {
        let mut board = chips::stacks(position, "box", seat, &|_| (0, vec![]));
        let cut = |height: u64| move |below: u64| Cut { below, take: 0, parts: vec![height - below, below] };
        for (stack, other) in board.stacks.iter_mut().zip(position.0.iter().rev()) {
            let height = stack.height();
            if *other > 1 {
                // The whole box is emptied, or nothing is taken.
                stack.reach = height;
                stack.gaps = if height <= DRAWN { (1..height).collect() } else { vec![] };
            }
            if height > 1 {
                let drawn = if height <= DRAWN { 1..height } else { 1..1 };
                stack.splits = Some(Splits { at: drawn.map(cut(height)).collect(), takes: vec![] });
            }
        }
        let text = "What lies above the gap goes to the other box, which is emptied first.";
        board.note =
            Some(Note { open: false, strong: "Choose a gap.".into(), text: text.into(), colours: vec![] });
        Board::Stacks(board)
    }
    fn view(&self, position: &Heaps, mv: &Division) -> MoveView {
        let [from, onto] = [mv.divided, mv.emptied()].map(|group| Place { part: 0, group });
        let [divided, emptied] = [mv.divided, mv.emptied()].map(|name| size(position, name));
        let rest = divided.saturating_sub(mv.off);
        let [kept, gone] = [from, onto].map(|place| u32::from(place.group) + 1);
        let object = Words::default().group("box", gone).then(", dividing ").group("box", kept);
        let [stays, goes] = [rest, mv.off].map(format_number);
        let sizes = format!(" into {stays} and {goes}");
        let short = Words::default().group("box", kept).then(format!(": {stays} + {goes}"));
        MoveView {
            notation: mv.to_string(),
            phrase: Phrase {
                short,
                left: Consequence::Unsaid,
                ..Phrase::new(EMPTY.clone(), Sign::Split, object.then(sizes))
            },
            game: 0,
            groups: vec![from, onto],
            leaves: self.option(position, mv).text(),
            handles: vec![PieceId { place: from.gaps(), n: rest }, PieceId { place: onto, n: 1 }],
            touches: vec![
                Span { place: from, from: rest + 1, to: divided },
                Span { place: onto, from: 1, to: emptied },
            ],
            adds: vec![Span { place: onto, from: 1, to: mv.off }],
            typed: Default::default(),
        }
    }
    /// A gap alone tells the move; where only a box to be emptied is pointed at, the other is divided in the middle.
    fn move_from_pieces(&self, position: &Heaps, handles: &[PieceId]) -> Option<Division> {
        let here = |piece: &PieceId| piece.place.part == 0 && piece.place.home().group < 2;
        let gaps: Vec<_> = handles.iter().filter(|piece| piece.place.is_gaps()).collect();
        let chips: Vec<_> = handles.iter().filter(|piece| !piece.place.is_gaps()).collect();
        if gaps.len() > 1
            || chips.len() > 1
            || !handles.iter().all(here)
            || chips.iter().any(|chip| chip.n != 1)
        {
            return None;
        }
        let emptied = chips.first().map(|chip| chip.place.group);
        let divided = gaps.first().map(|gap| gap.place.home().group).or(emptied.map(|emptied| 1 - emptied))?;
        if emptied == Some(divided) {
            return None;
        }
        let whole = size(position, divided);
        let off = gaps.first().map_or(Some(whole / 2), |gap| whole.checked_sub(gap.n))?;
        Some(Division { divided, off })
    }
    fn text(&self, position: &Heaps) -> String {
        position.text()
    }

    fn key(&self, position: &Heaps) -> Key {
        position.sorted()
    }
    fn from_key(&self, key: &[u64]) -> Heaps {
        Heaps([0, 1].map(|at| key.get(at).copied().unwrap_or(1)).to_vec())
    }
    fn components(&self, position: &Heaps) -> Vec<Component<Heaps>> {
        whole(position)
    }
    fn theorem(&self, component: &Heaps) -> Option<Nimber> {
        Some(Nimber(value(size(component, 0), size(component, 1))))
    }
    /// To value 0, every other division of an even box; to other values by trying all, if both boxes are small.
    fn moves_to(&self, component: &Heaps, target: Nimber, limit: usize) -> Option<MoveList<Division>> {
        if target == Nimber(0) {
            // Only an even number is the sum of two odd ones; then every odd part leaves an odd rest.
            let even = |name: &u16| size(component, *name).is_multiple_of(2);
            let total = [0, 1]
                .iter()
                .filter(|name| even(name))
                .fold(0u64, |all, name| all + size(component, *name) / 2);
            let parts = |divided: u16| {
                (1..size(component, divided)).step_by(2).map(move |off| Division { divided, off })
            };
            let moves = [0, 1].into_iter().filter(even).flat_map(parts).take(limit).collect();
            return Some(MoveList { moves, total });
        }
        if component.0.iter().any(|size| *size > LISTED) {
            return None;
        }
        let wanted = |mv: &Division| {
            let left = self.option(component, mv);
            value(left.size(0), left.size(1)) == target.0
        };
        let found = MoveList::all(Self::divisions(component).filter(wanted).collect());
        Some(MoveList { moves: found.moves.into_iter().take(limit).collect(), total: found.total })
    }
    fn outcome(&self, position: &Heaps) -> Option<Outcome> {
        Some(Outcome::of(Nimber(value(size(position, 0), size(position, 1)))))
    }
    fn misere(&self, position: &Heaps, limit: usize) -> Option<(Outcome, MoveList<Division>)> {
        if is_misere_p(size(position, 0), size(position, 1)) {
            return Some((Outcome::P, MoveList::none()));
        }
        // Each part must be 1 or ≡ 2 (mod 3): a box ≡ 0 is divided into 1 and the rest, one ≡ 1 into two parts ≡ 2.
        let wins = |divided: u16| {
            let whole = size(position, divided);
            let parts = (1..whole).take_while(move |off| *off <= LISTED || whole <= LISTED);
            parts.filter(move |off| is_misere_p(whole - off, *off)).map(move |off| Division { divided, off })
        };
        let count = |whole: u64| match (whole, whole % 3) {
            (0..=2, _) | (_, 2) => 0,
            (_, 0) => 2,
            _ => (whole - 1) / 3,
        };
        let total = position.0.iter().fold(0u64, |all, size| all.saturating_add(count(*size)));
        let moves = [0, 1].into_iter().flat_map(wins).take(limit).collect();
        Some((Outcome::N, MoveList { moves, total }))
    }
    fn why(&self, position: &Heaps, _: usize, convention: Convention, seat: SumContext) -> Why {
        let (m, n) = (size(position, 0), size(position, 1));
        match convention {
            Convention::Normal => why::normal(m, n, seat.alone),
            Convention::Misere => why::misere(m, n),
        }
    }

    fn random(&self, rng: &mut fastrand::Rng, size: u8) -> Heaps {
        let most = [9, 20, 40][usize::from(size.clamp(1, 3)) - 1];
        Heaps(vec![rng.u64(1..=most), rng.u64(2..=most)])
    }
    fn edit(&self, position: &Heaps, edit: &Edit) -> Result<(Self, Heaps), NotationError> {
        Ok((Self, Self::checked(position.edited(edit)?)?))
    }
    fn workshop(&self) -> &dyn Workshop<Self> {
        self
    }
}
