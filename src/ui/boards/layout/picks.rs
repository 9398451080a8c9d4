//! What is shown of pieces that are picked one by one: squares round those that are picked or go, tags, and the
//! nim-sum.
use super::super::{BoardsProps, mark::Mark};
use crate::core::{ComponentView, Layout, MoveView, Nimber, Piece, PieceId, Place, Tag};
use std::fmt::Write;
use yew::prelude::*;

/// The least that a piece of a folded line may be drawn as.
pub const LEAST: i64 = 48;
/// Half the space between neighbouring squares.
const GAP: i64 = 3;

/// The picked pieces of a board, and the move that is shown on it.
pub struct Picked<'p> {
    props: &'p BoardsProps,
    board: &'p Layout,
    mv: Option<&'p MoveView>,
    mark: Mark,
    before: Option<&'p Layout>,
    choosing: bool,
}

impl<'p> Picked<'p> {
    pub fn new(props: &'p BoardsProps, board: &'p Layout, mv: Option<&'p MoveView>, mark: Mark) -> Self {
        let before = props.before.as_ref();
        let before = before.and_then(|scene| scene.layouts().find(|was| was.line == board.line));
        let choosing = props.picked.iter().any(|piece| board.holds(*piece));
        Self { props, board, mv, mark, before, choosing }
    }
    /// Whether `all` holds the piece, either itself or as the place to which a token slides.
    fn has(&self, all: &[PieceId], piece: &Piece) -> bool {
        let own = |place: Place| all.contains(&PieceId { place, n: piece.n });
        own(self.board.line) || self.board.slides() > 0 && own(self.board.line.gaps())
    }
    /// Whether the piece ends a winning move; where tokens slide, whether it is any piece of one.
    pub fn wins(&self, piece: &Piece) -> bool {
        let at = self.board.piece(piece.n);
        let ends = |mv: &MoveView| match self.board.slides() {
            0 => mv.handles.last() == Some(&at),
            _ => mv.handles.contains(&at),
        };
        self.props.winning.moves.iter().any(ends)
    }
    /// Whether the piece is picked in a winning move that another piece ends.
    pub fn is_in_winning_move(&self, piece: &Piece) -> bool {
        let at = self.board.piece(piece.n);
        self.board.slides() == 0 && self.props.winning.moves.iter().any(|mv| mv.handles.contains(&at))
    }
    pub fn is_picked(&self, piece: &Piece) -> bool {
        self.has(&self.props.picked, piece)
    }
    /// Whether the piece can be let go, or picked with the others.
    pub fn takes(&self, piece: &Piece) -> bool {
        self.is_picked(piece) || self.has(&self.props.open, piece)
    }
    /// The class of a piece that has just changed (it turns), or that can no longer be picked (it is pale).
    pub fn class(&self, piece: &Piece, takes: bool) -> &'static str {
        let same = |was: &Piece| (&was.look, &was.label) == (&piece.look, &piece.label);
        let was = self.before.and_then(|before| before.pieces.iter().find(|was| was.n == piece.n));
        match was.is_some_and(|was| !same(was)) {
            true => " turned",
            false if self.choosing && !takes => " shut",
            false => "",
        }
    }
    /// The middle of the piece's place, and half the side of that place.
    fn place(&self, piece: &Piece) -> ([i64; 2], i64) {
        let [x, y, width, height] = piece.at.map(i64::from);
        let side = self.board.fold.as_ref().map_or(width.max(height), |fold| fold.pitch.into());
        ([x + width / 2, y + height / 2], side / 2)
    }
    /// The area that reacts to the pointer.
    pub fn hit(&self, out: &mut String, piece: &Piece) {
        let ([x, y], half) = self.place(piece);
        let (x, y, side) = (x - half, y - half, 2 * half);
        let _ = write!(out, r#"<rect class="hit" x="{x}" y="{y}" width="{side}" height="{side}"/>"#);
    }
    /// A square round the piece.
    pub fn ring(&self, out: &mut String, piece: &Piece, class: &str) {
        let ([x, y], half) = self.place(piece);
        let (x, y, side) = (x - half + GAP, y - half + GAP, 2 * (half - GAP));
        let _ =
            write!(out, r#"<rect class="{class}" x="{x}" y="{y}" width="{side}" height="{side}" rx="12"/>"#);
    }
    /// The text of the piece's tag in the shown move: that the number of tokens stays the same, or by how many it grows
    /// or shrinks.
    fn becomes(&self, tag: &Tag, piece: &Piece) -> String {
        let handles = self.mv.map_or(&[][..], |mv| &mv.handles[..]);
        let line = self.board.line;
        let [from, to] = [line, line.gaps()]
            .map(|place| handles.iter().filter(|own| **own == PieceId { place, n: piece.n }).count());
        match (from.abs_diff(to), if to > from { &tag.to } else { &tag.from }) {
            (0, _) if to > 0 => "±".into(),
            (0 | 1, text) => text.clone(),
            (many, text) => format!("{text}{many}"),
        }
    }
    /// Marks the piece if it is picked or `goes`, with its change in the shown move. Returns whether the piece was
    /// marked.
    pub fn mark(&self, under: &mut String, over: &mut String, piece: &Piece, goes: bool) -> bool {
        if !goes && !self.is_picked(piece) {
            return false;
        }
        self.ring(under, piece, &["cap-fill", self.mark.class()].concat());
        let _ = write!(over, r#"<g class="cap{}">"#, self.mark.class());
        self.ring(over, piece, "cap-outline");
        if let Some(tag) = self.board.tag(piece).filter(|_| goes) {
            let ([x, y], half) = self.place(piece);
            let (wide, aside) = if tag.icon.is_empty() { (26, 0) } else { (46, 10) };
            // Inside the ring, so that the number above stays in sight.
            let (x, y, left) = (x + half - GAP - 15, y - half + GAP + 12, -wide / 2);
            let _ = write!(over, r#"<g class="tag" transform="translate({x} {y})">"#);
            let _ = write!(over, r#"<rect x="{left}" y="-13" width="{wide}" height="26" rx="13"/>"#);
            if !tag.icon.is_empty() {
                let _ = write!(over, r#"<path transform="translate({})" d="{}"/>"#, -aside, tag.icon);
            }
            let _ = write!(over, r#"<text x="{aside}" y="5">{}</text></g>"#, self.becomes(tag, piece));
        }
        over.push_str("</g>");
        true
    }
}

/// The nim-sum of the values of this board's groups, where they are known.
fn sum(board: &Layout, parts: &[ComponentView]) -> Option<Nimber> {
    let own = |part: &&ComponentView| part.places.first().is_some_and(|place| place.part == board.line.part);
    parts.iter().filter(own).map(|part| part.value).sum()
}

/// A folded line under its nim-sum, with the nim-sum after the move in preview.
pub fn with_total(
    props: &BoardsProps,
    board: &Layout,
    mv: Option<&MoveView>,
    values: bool,
    mark: Mark,
    picture: Html,
) -> Html {
    let after = props.preview.as_deref().filter(|preview| mv == Some(&preview.mv));
    // Where the value after the move is not known, its parts are missing, too.
    let after = after.filter(|after| after.value.is_some()).and_then(|after| sum(board, &after.parts));
    let now = sum(board, &props.parts).filter(|_| values);
    let total = now.map(|now| after.map_or_else(|| now.to_string(), |after| format!("{now} → {after}")));
    html! { <div class="folded-line">
        if let Some(total) = total {
            <p class={classes!("line-total", mv.map(|_| mark.class()))}><span class="chip math">{ total }</span></p>
        }
        { picture }
    </div> }
}
