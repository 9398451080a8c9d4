//! What one stack shows: its tokens and everything that lies over them.
use super::{
    BoardsProps,
    labels::{Value, described, on_top, title},
    mark::Mark,
};
use crate::core::{ComponentView, Cut, Look, MoveView, Nimber, PieceId, Stack, Stacks};
use crate::ui::{model::Level, words};
use std::{collections::BTreeMap, ops::Range};

/// Stacks taller than this show their number instead of their tokens.
pub const TALLEST: u64 = 60;

/// One stack as it is drawn; equal views need no drawing.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    pub look: Look,
    pub noun: String,
    pub stack: Stack,
    /// The lowest level that the shown move takes.
    pub cap: Option<(u64, Mark)>,
    /// The sizes of the parts into which the shown move splits the stack, from the top; empty where it splits nothing.
    pub parts: Vec<u64>,
    pub gaps: Vec<GapView>,
    /// How many new stacks the shown move makes; set only for the last stack of a board, beside which they are drawn.
    pub new: usize,
    pub mark: Mark,
    /// Levels with which alone a winning move is made.
    pub rings: Vec<u64>,
    /// Levels with which a winning move is made together with other stacks, and the letters of these moves where there
    /// are several.
    pub joint: BTreeMap<u64, String>,
    /// The stack before the last move, if that move took tokens from it.
    pub before: Option<Stack>,
    pub value: Value,
    /// The value after the shown move, and whether that move wins.
    pub then: Option<(Value, bool)>,
    /// The values of the new stacks, where the shown move breaks this one.
    pub news: Vec<Nimber>,
    /// Whether a hint speaks of this stack.
    pub hinted: bool,
    pub disabled: bool,
}

impl View {
    /// The views of those stacks of one board that are drawn.
    pub fn all(props: &BoardsProps, board: &Stacks, drawn: Range<usize>) -> Vec<Self> {
        let stacks = board.stacks.get(drawn).unwrap_or_default();
        let mut views: Vec<Self> = stacks.iter().map(|stack| Self::new(props, board, stack)).collect();
        let broken =
            views.iter().find(|view| !view.parts.is_empty()).map(|view| (view.parts.len() - 1, view.mark));
        if let (Some(broken), Some(last)) = (broken, views.last_mut()) {
            (last.new, last.mark) = broken;
        }
        views
    }

    fn new(props: &BoardsProps, board: &Stacks, stack: &Stack) -> Self {
        let (place, height) = (stack.place, stack.height());
        let preview = props.preview.as_deref();
        let mv = preview.map(|preview| &preview.mv).or(props.shown.as_ref());
        let mark = match preview.and_then(|preview| preview.wins) {
            Some(true) => Mark::Wins,
            Some(false) => Mark::Loses,
            None => Mark::Plain,
        };
        let done = mv.and_then(|mv| mv.stack_change(place));
        let count = done.as_ref().map(|done| done.count).filter(|count| (1..=height).contains(count));
        let parts = done.as_ref().map(|done| done.parts.clone()).unwrap_or_default();
        let left =
            done.map(|done| done.parts.last().copied().unwrap_or_else(|| height.saturating_sub(done.count)));
        let star = |parts: &[ComponentView]| {
            let part = parts.iter().find(|part| part.places == [place])?;
            part.value.map(Value::Star)
        };
        let now = star(&props.parts).filter(|_| props.level == Level::Full);
        let then = match (left, preview, now) {
            (Some(left), Some(_), None) if parts.is_empty() => Some(Value::Count(left)),
            (Some(left), Some(preview), Some(_)) => {
                star(&preview.parts).or((left == 0).then_some(Value::Star(Nimber(0))))
            }
            _ => None,
        };
        // The new stacks come after the others.
        let is_new = |part: &&ComponentView| {
            part.places
                .iter()
                .all(|new| new.part == place.part && usize::from(new.group) >= board.stacks.len())
        };
        let news = match (preview, then) {
            (Some(preview), Some(_)) if !parts.is_empty() => {
                preview.parts.iter().filter(is_new).filter_map(|part| part.value).collect()
            }
            _ => Vec::new(),
        };
        let alone = |mv: &MoveView| match mv.handles[..] {
            [piece] if piece.place == place => Some(piece.n),
            _ => None,
        };
        let mut joint = BTreeMap::<u64, String>::new();
        for (mv, letter) in props.winning.moves.iter().zip(words::letters(&props.winning.moves)) {
            for piece in mv.handles.iter().filter(|piece| mv.handles.len() > 1 && piece.place == place) {
                joint.entry(piece.n).or_default().extend(letter);
            }
        }
        let was = props.before.as_ref().and_then(|scene| scene.stacks().find(|stack| stack.place == place));
        Self {
            look: board.look,
            noun: board.noun.clone(),
            cap: count.map(|count| (height - count + 1, mark)),
            gaps: gaps(stack, count.unwrap_or(0), &props.winning.moves),
            parts,
            new: 0,
            mark,
            news,
            rings: props.winning.moves.iter().filter_map(alone).collect(),
            joint,
            before: was.filter(|was| was.height() > height).cloned(),
            value: now.unwrap_or(Value::Count(height)),
            then: then.map(|value| (value, mark == Mark::Wins)),
            hinted: props.hinted.places.contains(&place),
            disabled: props.disabled,
            stack: stack.clone(),
        }
    }

    pub fn height(&self) -> u64 {
        self.stack.height()
    }
    /// Whether the stack shows its number instead of its tokens.
    pub fn tall(&self) -> bool {
        self.height() > TALLEST
    }
    pub fn piece(&self, n: u64) -> PieceId {
        PieceId { place: self.stack.place, n }
    }
    /// How many tokens the shown move takes from this stack, and how many it splits off; none where it does neither.
    pub fn moved(&self) -> Option<(Option<u64>, Option<u64>)> {
        let take = self.cap.map(|(from, _)| self.height() + 1 - from);
        let off = self.parts.first().copied();
        (take.is_some() || off.is_some()).then_some((take, off))
    }
    /// How many tokens a move takes that begins at this level; none if there is no such move.
    pub fn take(&self, level: u64) -> Option<u64> {
        let count = self.height() + 1 - level;
        self.stack.yields(count).then_some(count)
    }
    /// The level where the keyboard enters the stack; above its height where nothing can be taken.
    pub fn stop(&self) -> u64 {
        let from = self.cap.map_or(self.height(), |(from, _)| from);
        self.height() + 1 - self.stack.next(self.height() + 1 - from, 1)
    }
    /// The levels from the ground up, each with the index of its run and its colour.
    pub fn levels(&self) -> impl Iterator<Item = (u64, usize, u8)> + '_ {
        let runs = self.stack.runs.iter().enumerate();
        let tokens = runs.flat_map(|(i, run)| (0..run.len).map(move |_| (i, run.colour)));
        tokens.zip(1..).map(|((run, colour), level)| (level, run, colour))
    }
    /// The levels just taken, above the stack as it is now.
    pub fn ghosts(&self) -> impl Iterator<Item = u64> + '_ {
        let height = self.height();
        let was = self.before.as_ref().map_or(0, Stack::height);
        height + 1..=was.min(height + TALLEST)
    }
    /// The levels with rings, and the class of each: for a winning move with this level alone, or together with other
    /// stacks. The level where the shown move begins has no ring.
    pub fn ringed(&self) -> impl Iterator<Item = (u64, &'static str)> + '_ {
        let joint = self.joint.keys().filter(|level| !self.rings.contains(level));
        let all = self
            .rings
            .iter()
            .map(|level| (*level, "winning-ring"))
            .chain(joint.map(|level| (*level, "winning-ring joint")));
        let cap = self.cap.map(|(from, _)| from);
        all.filter(move |(level, _)| (1..=self.height()).contains(level) && cap != Some(*level))
    }
    /// The letters on the ring of a level, where several winning moves take from several stacks each.
    pub fn letters(&self, level: u64) -> Option<&str> {
        let letters = self.joint.get(&level).filter(|_| !self.rings.contains(&level))?;
        (!letters.is_empty()).then_some(letters)
    }
    /// "Pile 1".
    pub fn title(&self) -> String {
        title(&self.noun, self.stack.number)
    }
    /// "Pile 1, runs from the ground up: 1 red, 2 yellow, value 2".
    pub fn label(&self) -> String {
        let value = match self.value {
            Value::Star(value) => format!(", value {}", value.0),
            Value::Count(_) => String::new(),
        };
        format!("{}, {}{value}", self.title(), described(self.look, &self.stack.runs))
    }
    /// "Take 2 from pile 1, leaves 5, winning".
    pub fn token_label(&self, level: u64) -> String {
        let count = self.height() + 1 - level;
        let wins = match self.joint.get(&level) {
            _ if self.rings.contains(&level) => ", winning".to_string(),
            Some(letters) if letters.is_empty() => ", part of a winning move".to_string(),
            Some(letters) => {
                let letters: Vec<String> = letters.chars().map(String::from).collect();
                format!(", part of winning move {}", letters.join(" and "))
            }
            None => String::new(),
        };
        // The colour on top afterwards, which decides the next moves.
        let below = |own: &(u64, usize, u8)| own.0 + 1 == level && self.look != Look::Chip;
        let top = self.levels().find(below).map(|(.., colour)| on_top(self.look, colour)).unwrap_or_default();
        format!("Take {count} from {} {}, leaves {}{top}{wins}", self.noun, self.stack.number, level - 1)
    }
}

/// A gap as it is drawn: the cut that pointing at it makes now, and whether that wins.
#[derive(Clone, PartialEq, Debug)]
pub struct GapView {
    pub cut: Cut,
    pub wins: bool,
}

/// The gaps of a stack. After a chip is chosen, a gap splits what that leaves, where the rules allow to take and split
/// at once.
fn gaps(stack: &Stack, chosen: u64, winning: &[MoveView]) -> Vec<GapView> {
    let joins = stack.splits.as_ref().is_some_and(|splits| splits.takes.contains(&chosen));
    let view = |cut: &Cut| {
        let left = stack.height() - chosen.min(stack.height());
        let cut = match joins && cut.below < left {
            true => Cut { below: cut.below, take: chosen, parts: vec![left - cut.below, cut.below] },
            false => cut.clone(),
        };
        let wins = winning
            .iter()
            .filter_map(|mv| mv.stack_change(stack.place))
            .any(|done| done.count == cut.take && sorted(&done.parts) == sorted(&cut.parts));
        GapView { cut, wins }
    };
    stack.cuts().iter().map(view).collect()
}

fn sorted(parts: &[u64]) -> Vec<u64> {
    let mut parts = parts.to_vec();
    parts.sort_unstable();
    parts
}
