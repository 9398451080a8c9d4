//! Stacks of tokens: the keyboard goes from stack to stack and up and down in them, among tokens or among gaps.
use super::super::{Note, PieceId, Place, Scene, Stack, Stacks};
use super::{
    Plane, Pointing,
    guidance::{Hint, Kind, NEXT, NEXT_WIN},
    piled::colours,
    walk::{CursorState, Direction, Step, Walk},
};
use crate::core::phrase::Sign;

const DIGITS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// The kinds of move of heaps that can be taken from and broken.
const KINDS: [Kind; 2] = [
    Kind { sign: Sign::Take, name: "Take", how: "Point at a chip: it goes, and all above it." },
    Kind { sign: Sign::Split, name: "Split", how: "Point at a mark between chips: both parts stay." },
];

/// Of the tokens that can be pointed at the one nearest to a level, or with `gap` the gap nearest to the one below that
/// level; the other kind where the stack has none of this kind.
fn near(stack: &Stack, level: u64, gap: bool) -> PieceId {
    let cut = stack.cuts().iter().min_by_key(|cut| (cut.below + 1).abs_diff(level));
    match cut {
        Some(cut) if gap || stack.reach == 0 => PieceId { place: stack.place.gaps(), n: cut.below },
        _ => {
            let count = (stack.height() + 1).saturating_sub(level);
            PieceId { place: stack.place, n: stack.height() + 1 - stack.next(count, 1) }
        }
    }
}

/// The piece at which the keyboard enters a stack.
fn top(stack: &Stack) -> PieceId {
    near(stack, stack.height(), false)
}

/// The level of a token, or of the token above a gap.
fn level(piece: PieceId) -> u64 {
    if piece.place.is_gaps() { piece.n + 1 } else { piece.n }
}

/// What the keyboard keeps when it goes from here to another stack.
fn grip(stack: &Stack, piece: PieceId) -> CursorState {
    let depth = stack.height().saturating_sub(level(piece));
    CursorState { depth, splits: piece.place.is_gaps(), both: false }
}

fn held(stack: &Stack, grip: CursorState) -> PieceId {
    near(stack, stack.height().saturating_sub(grip.depth), grip.splits)
}

/// One token or gap up or down; the same where there is none that way.
fn upright(stack: &Stack, piece: PieceId, up: bool) -> PieceId {
    if piece.place.is_gaps() {
        let mut gaps = stack.cuts().iter().map(|cut| cut.below);
        let next = if up { gaps.find(|n| *n > piece.n) } else { gaps.rfind(|n| *n < piece.n) };
        return PieceId { n: next.unwrap_or(piece.n), ..piece };
    }
    let step = if up { -1 } else { 1 };
    let count = (stack.height() + 1).saturating_sub(piece.n);
    let next = stack.next(count.saturating_add_signed(step), step);
    PieceId { n: stack.height() + 1 - next, ..piece }
}

impl Stacks {
    fn moving(&self) -> impl DoubleEndedIterator<Item = &Stack> {
        self.stacks.iter().filter(|stack| stack.moves())
    }
    /// The next stack that a move begins at; stacks at which none does are skipped.
    fn beside(&self, place: Place, way: Direction) -> Option<&Stack> {
        let at = self.stacks.iter().position(|stack| stack.place == place)?;
        match way {
            Direction::Left => self.stacks[..at].iter().rfind(|stack| stack.moves()),
            _ => self.stacks[at + 1..].iter().find(|stack| stack.moves()),
        }
    }
    fn breaks(&self) -> bool {
        self.stacks.iter().any(|stack| stack.splits.is_some())
    }
}

impl Plane for Stacks {
    fn noun(&self) -> &str {
        &self.noun
    }
    fn game(&self) -> &str {
        &self.game
    }
    fn groups(&self) -> Vec<(Place, u32)> {
        self.stacks.iter().map(|stack| (stack.place, stack.number)).collect()
    }
    fn note(&self) -> Option<&Note> {
        self.note.as_ref()
    }
    fn disable(&mut self) {
        self.gathers = false;
        for stack in &mut self.stacks {
            (stack.reach, stack.gaps, stack.splits) = (0, Vec::new(), None);
        }
    }
    fn set_summand(&mut self, part: u8, label: String) {
        self.game = label;
        self.stacks.iter_mut().for_each(|stack| stack.place.part = part);
    }

    fn holds(&self, piece: PieceId) -> bool {
        self.stacks.iter().any(|stack| stack.holds(piece))
    }
    fn pointing(&self) -> Pointing {
        // A token and a gap make one move.
        let joins = |stack: &Stack| stack.splits.as_ref().is_some_and(|splits| !splits.takes.is_empty());
        if self.gathers || self.stacks.iter().any(joins) { Pointing::Gathered } else { Pointing::Single }
    }
    fn pieces_for_numbers(&self, place: Place, count: Option<u64>, off: Option<u64>) -> Option<Vec<PieceId>> {
        let height = self.stacks.iter().find(|stack| stack.place == place).map(Stack::height)?;
        let left = height.checked_sub(count.unwrap_or(0))?;
        let chip = count.map(|_| PieceId { place, n: left + 1 });
        let gap = match off {
            Some(off) => Some(PieceId { place: place.gaps(), n: left.checked_sub(off)? }),
            None => None,
        };
        Some(chip.into_iter().chain(gap).collect())
    }

    fn mark_identifies_move(&self, handles: &[PieceId]) -> bool {
        handles.len() == 1
    }
    fn in_words(&self) -> Option<String> {
        colours(self)
    }
    fn heights(&self) -> Vec<(Place, u64)> {
        self.stacks.iter().map(|stack| (stack.place, stack.height())).collect()
    }

    fn step(&self, walk: &Walk) -> Step {
        let here = walk.from.and_then(|piece| {
            let stack = self.stacks.iter().find(|stack| stack.place == piece.place.home())?;
            Some((stack, piece))
        });
        let Some((stack, piece)) = here else {
            return match walk.direction {
                Direction::Left | Direction::Right => Step::NextBoard(CursorState::default()),
                Direction::Up | Direction::Down => {
                    self.moving().next().map_or(Step::Unknown, |first| Step::To(top(first)))
                }
                Direction::Across => {
                    let mut breaking = self.stacks.iter().filter(|stack| !stack.cuts().is_empty());
                    breaking.next().map_or(Step::Unknown, |own| Step::To(near(own, own.height(), true)))
                }
            };
        };
        match walk.direction {
            Direction::Left | Direction::Right => {
                let grip = grip(stack, piece);
                self.beside(stack.place, walk.direction)
                    .map_or(Step::NextBoard(grip), |next| Step::To(held(next, grip)))
            }
            Direction::Up => Step::To(upright(stack, piece, true)),
            Direction::Down => Step::To(upright(stack, piece, false)),
            Direction::Across => Step::To(near(stack, level(piece), !piece.place.is_gaps())),
        }
    }
    fn entry(&self, walk: &Walk, grip: CursorState) -> Option<PieceId> {
        let stack =
            if walk.direction == Direction::Left { self.moving().next_back() } else { self.moving().next() };
        stack.map(|stack| held(stack, grip))
    }
    fn line_end(&self, from: PieceId, last: bool, _: &dyn Fn(PieceId) -> bool) -> Option<PieceId> {
        let stack = self.stacks.iter().find(|stack| stack.holds(from))?;
        let n = if from.place.is_gaps() {
            let mut gaps = stack.cuts().iter().map(|cut| cut.below);
            if last { gaps.next()? } else { gaps.next_back()? }
        } else {
            stack.height() + 1 - if last { stack.next(stack.reach, -1) } else { stack.next(1, 1) }
        };
        Some(PieceId { n, ..from })
    }
    fn enter(&self, number: u32) -> Option<PieceId> {
        self.moving().find(|stack| stack.number == number).map(top)
    }

    fn keys(&self, scene: &Scene) -> Vec<Hint> {
        let groups = scene.planes().map(Plane::numbered_group_count).sum::<u32>() as usize;
        let groups = groups.min(DIGITS.len());
        let digits: &[&str] = match groups {
            0 | 1 => &["1"],
            2 => &["1", "2"],
            _ => &["1", Hint::TO, DIGITS[groups - 1]],
        };
        let splits = scene.stacks().any(|stack| stack.splits.is_some());
        let mut hints = vec![
            Hint::new(digits, &*self.noun),
            Hint::new(&["↑", "↓"], if splits { "where" } else { "how many" }),
        ];
        if splits {
            hints.push(Hint::new(&["S"], "take or split"));
        }
        if self.gathers {
            hints.push(Hint::new(&["Space"], "keep"));
        }
        hints
    }
    fn next_win(&self) -> &'static str {
        // There is little room beside the keys of splitting.
        if self.breaks() { NEXT } else { NEXT_WIN }
    }
    fn kinds(&self) -> &'static [Kind] {
        let both = |stack: &Stack| stack.takes_some() && !stack.cuts().is_empty();
        if self.stacks.iter().any(both) { &KINDS } else { &[] }
    }
}
