//! Coins in a row: heads and tails as buttons, their numbers above them and their values below. Long rows are wrapped.
use super::{
    BoardsProps,
    labels::{piece_name, raw},
    mark::Mark,
    put::{filled, put},
};
use crate::core::{Coins, MoveView, Nimber, Part, PieceId};
use crate::ui::model::Level;
use crate::ui::words::{capital, count};
use yew::prelude::*;

mod layout;
use layout::Layout;

/// What a row shows beside its coins.
struct Shown<'p> {
    props: &'p BoardsProps,
    board: &'p Coins,
    /// The move in preview, or that of the computer before it is made.
    mv: Option<&'p MoveView>,
    mark: Mark,
    /// Whether values may be shown.
    values: bool,
}

impl<'p> Shown<'p> {
    fn of(props: &'p BoardsProps, board: &'p Coins) -> Self {
        let own = |mv: &&MoveView| mv.touches.iter().any(|span| span.place == board.line);
        let preview = props.preview.as_deref().filter(|preview| own(&&preview.mv));
        let mark = match preview.and_then(|preview| preview.wins) {
            Some(true) => Mark::Wins,
            Some(false) => Mark::Loses,
            None => Mark::Plain,
        };
        let shown = props.shown.as_ref().filter(|_| props.picked.is_empty()).filter(own);
        Self {
            props,
            board,
            mv: preview.map(|preview| &preview.mv).or(shown),
            mark,
            // Under misère play no values are given.
            values: props.level == Level::Full && (board.heads.is_empty() || !props.parts.is_empty()),
        }
    }
    fn turns(&self, n: u64) -> bool {
        let piece = self.board.coin(n);
        self.mv.is_some_and(|mv| mv.touches.iter().any(|span| span.contains(piece)))
    }
    /// What becomes of it in the move that is shown: its other side, or how many coins more or less lie there.
    fn sign(&self, n: u64) -> String {
        if !self.turns(n) {
            return String::new();
        }
        if self.board.slides == 0 {
            return if self.board.shows_heads(n) { "T" } else { "H" }.into();
        }
        let handles = self.mv.map_or(&[][..], |mv| &mv.handles[..]);
        let count = |piece: PieceId| handles.iter().filter(|own| **own == piece).count();
        match (count(self.goal(n)), count(self.board.coin(n))) {
            (to, from) if to == from => "±".into(),
            (to, from) => {
                let sign = if to > from { "+" } else { "−" };
                [sign, &Some(to.abs_diff(from)).filter(|n| *n > 1).map(|n| n.to_string()).unwrap_or_default()]
                    .concat()
            }
        }
    }
    /// The square as one that a coin slides to.
    fn goal(&self, n: u64) -> PieceId {
        PieceId { place: self.board.line.gaps(), n }
    }
    fn picked(&self, n: u64) -> bool {
        [self.board.coin(n), self.goal(n)].iter().any(|piece| self.props.picked.contains(piece))
    }
    fn is_open(&self, n: u64) -> bool {
        [self.board.coin(n), self.goal(n)].iter().any(|piece| self.props.open.contains(piece))
    }
    /// Whether it goes to tails in a winning move, or a coin slides from there.
    fn wins(&self, n: u64) -> bool {
        let piece = self.board.coin(n);
        let ends = |mv: &MoveView| match self.board.slides {
            0 => mv.handles.last() == Some(&piece),
            _ => mv.handles.contains(&piece),
        };
        self.props.winning.moves.iter().any(ends)
    }
    fn value(&self, n: u64) -> Option<Nimber> {
        let at = usize::try_from(n.checked_sub(1)?).ok()?;
        self.board.values.get(at).copied().flatten().filter(|_| self.values)
    }
    /// Whether it showed something else before the last move.
    fn turned(&self, n: u64) -> bool {
        let was = self.props.before.as_ref();
        let was = was.and_then(|scene| scene.coins().find(|was| was.line == self.board.line));
        let side = |board: &Coins| (board.shows_heads(n), board.count(n));
        was.is_some_and(|was| side(was) != side(self.board))
    }
    /// "Coin 3, heads, value 7, picked".
    fn label(&self, n: u64) -> String {
        let face = match self.board.count(n) {
            Some(0) => "empty",
            Some(coins) => &count(coins.into(), "coin"),
            None if self.board.shows_heads(n) => "heads",
            None => "tails",
        };
        let mut text = filled("~ ~, ~", &[], &[&capital(&self.board.piece), &self.board.label(n), face]);
        if let Some(value) = self.value(n) {
            put(&mut text, ", value @", &[value.0 as i64], &[]);
        }
        if self.picked(n) {
            text.push_str(", picked");
        }
        if self.wins(n) {
            text.push_str(", last of a winning move");
        }
        text
    }
    /// The value of the row, and what the move in preview makes of it.
    fn total(&self) -> Option<String> {
        let sum = |parts: &[Part]| {
            let own = parts
                .iter()
                .filter(|part| part.places.first().is_some_and(|place| place.part == self.board.line.part));
            own.map(|part| part.value).sum::<Option<Nimber>>()
        };
        let now = sum(&self.props.parts).filter(|_| self.values)?;
        let after = self.props.preview.as_deref().filter(|preview| self.mv == Some(&preview.mv));
        // Where nothing is known of what it leaves there are no parts of it either.
        let known = after.filter(|after| after.value.is_some()).and_then(|after| sum(&after.parts));
        Some(known.map_or_else(|| now.to_string(), |after| format!("{now} → {after}")))
    }
}

fn all(board: &Coins) -> impl Iterator<Item = u64> {
    1..=u64::from(board.rows) * u64::from(board.columns)
}

/// A row as a still picture: its markup and its size.
pub fn still(board: &Coins) -> (String, [i64; 2]) {
    if board.rows > 1 {
        return super::grid::still(board);
    }
    let layout = Layout::still(board);
    let mut out = String::new();
    for n in all(board) {
        layout.number(&mut out, board, n);
        layout.coin(&mut out, board, n, "");
    }
    (out, layout.size(board))
}

/// The row with a button for each coin; those that can no longer become part of a move do not react.
pub fn coins(props: &BoardsProps, board: &Coins, room: (i64, i64)) -> Html {
    let shown = Shown::of(props, board);
    let layout = Layout::of(board, room);
    let (mut under, mut over) = (String::new(), String::new());
    let takes = |n: u64| !props.disabled && (shown.picked(n) || shown.is_open(n));
    // There is always one to come to with the keyboard.
    let stop = all(board).find(|n| takes(*n)).unwrap_or(1);
    let choosing = all(board).any(|n| shown.picked(n));
    let mut buttons = Vec::new();
    for n in all(board) {
        layout.number(&mut under, board, n);
        if shown.turns(n) || shown.picked(n) {
            layout.frame(&mut under, n, &["capf", shown.mark.class()].concat());
            layout.tag(&mut over, board, n, shown.mark.class(), &shown.sign(n));
        } else if shown.wins(n) {
            layout.frame(&mut over, n, "wr");
        }
        if let Some(value) = shown.value(n) {
            layout.value(&mut over, board, n, value);
        }
        let class = match (shown.turned(n), choosing && !takes(n)) {
            (true, _) => " turned",
            (false, true) => " shut",
            _ => "",
        };
        let mut drawn = String::new();
        layout.coin(&mut drawn, board, n, class);
        let name = piece_name(board.coin(n));
        buttons.push(html! {
            <g key={name.clone()} class={takes(n).then_some("take")} role="button" tabindex={if stop == n { "0" } else { "-1" }}
                aria-disabled={(!takes(n)).then_some("true")} aria-pressed={shown.picked(n).then_some("true")} data-piece={name}
                aria-label={shown.label(n)}>{ raw(drawn) }</g>
        });
    }
    let [width, height] = layout.size(board);
    let (heads, coins) = (board.heads.len() as u64, board.counts.iter().map(|count| u64::from(*count)).sum());
    let held = if board.slides == 0 { count(heads, "head") } else { count(coins, "coin") };
    let about = [&count(all(board).count() as u64, &board.piece), ", ", &held].concat();
    html! { <div class="coinrow">
        if let Some(total) = shown.total() {
            <p class={classes!("cointotal", shown.mv.map(|_| shown.mark.class()))}><span class="chip math">{ total }</span></p>
        }
        <svg class="coins" style={super::natural([width, height], 48)} viewBox={filled("0 0 @ @", &[width, height], &[])} width={width.to_string()} height={height.to_string()}
            role="group" aria-label={about}>
            <g aria-hidden="true">{ raw(under) }</g>
            <g>{ for buttons }</g>
            <g class="soft" aria-hidden="true">{ raw(over) }</g>
        </svg>
    </div> }
}
