//! A board as a display list: what is drawn where, and what may be pointed at. Whoever draws it knows no more of it.
use super::{
    Note, PieceId, Place, Strip,
    pen::{LineRelation, Pen},
    picks::{Fold, Picks, Tag},
};
use crate::core::{nimber::Nimber, outcome::Outcome, wide};
use serde::{Deserialize, Serialize};

/// Shapes and pieces at places of their own, in pixels from the upper left corner. The board is one group; or each
/// stretch of a [`Strip`] is one, each zone of a [`Pen`], or, if they are apart, each numbered piece.
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("chomp/3+3")?.scene();
/// let board = scene.layouts().next().unwrap();
/// let names: Vec<&str> = board.pieces.iter().map(|piece| &*piece.name).collect();
/// assert_eq!((names.len(), names[0]), (6, "square (1,2), bites off 3"));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Layout {
    /// What the whole is called: "bar".
    pub noun: String,
    /// What is pointed at: "square".
    pub piece: String,
    /// The game that it belongs to, where there are several on the table.
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub game: String,
    /// The place of its pieces, and of the group that the whole board is.
    pub line: Place,
    /// The number that people call it by; with a [`Fold`] that of its first piece.
    pub number: u32,
    /// What is spoken of it beside the number of its pieces: "4 heads".
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub state: String,
    /// What lies on it, for those who do not see it, where the text of the position does not say it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub words: Option<Box<str>>,
    /// Whether each piece that has a number of its own is a group for itself, and the whole is none.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub apart: bool,
    /// Whether a move brings a piece to the one that is pointed at, so that it alone is outlined, not all that go.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub walks: bool,
    /// Whether the legend explains the values on its pieces.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub explains_values: bool,
    /// Its width and its height.
    pub size: [u32; 2],
    /// Lines and letters behind the pieces.
    pub shapes: Vec<Shape>,
    /// The pieces in the order in which they are read.
    pub pieces: Vec<Piece>,
    /// What the editor calls more and less of each measure that it changes, such as rows. The first measure is changed
    /// by [`Edit::Add`] and [`Edit::Remove`], the second by [`Edit::AddGroup`] and [`Edit::RemoveGroup`], a third by
    /// [`Edit::Add`] and [`Edit::Remove`] at group 1.
    ///
    /// [`Edit::Add`]: crate::core::Edit::Add
    /// [`Edit::Remove`]: crate::core::Edit::Remove
    /// [`Edit::AddGroup`]: crate::core::Edit::AddGroup
    /// [`Edit::RemoveGroup`]: crate::core::Edit::RemoveGroup
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub sizes: Vec<[String; 2]>,
    /// What the editor draws from the piece with the pen to one that is pressed: none where it draws nothing.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub draws: Option<Draws>,
    pub note: Option<Note>,
    /// Whether the note only tells whose turn it is, which is spoken with each move.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub turns: bool,
    /// What pieces of a look are drawn as; those of other looks are rectangles.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub glyphs: Vec<Glyph>,
    /// Where the pieces are a line, in stretches; its lower edge is the ground.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub strip: Option<Box<Strip>>,
    /// How lines are drawn on it, where that is a move.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub pen: Option<Pen>,
    /// How pieces are picked one by one, where they make a move only together.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub picks: Option<Box<Picks>>,
    /// Where the pieces lie side by side in a line that is folded where it is too long.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub fold: Option<Box<Fold>>,
}

/// What the editor draws from one piece to another: see [`Layout`].
///
/// ```
/// use nimscope::{core::Draws, games::open};
///
/// let scene = open("graph:a>b/a")?.scene();
/// assert_eq!(scene.layouts().next().unwrap().draws.map(Draws::noun), Some("arrow"));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Draws {
    Arrow,
    Edge,
}

impl Draws {
    pub fn noun(self) -> &'static str {
        match self {
            Self::Arrow => "arrow",
            Self::Edge => "edge",
        }
    }
}

/// What pieces of one look are drawn as: see [`Layout`].
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("kayles/1.3")?.scene();
/// let board = scene.layouts().next().unwrap();
/// let drawn = |n: usize| board.glyph(&board.pieces[n - 1].look, false).is_some();
/// // Pin 2 is down, which looks otherwise; so does one that a move in preview knocks down.
/// assert!(drawn(1) && drawn(2) && board.pieces[0].look != board.pieces[1].look);
/// assert!(board.glyph("pin", true) != board.glyph("pin", false));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Glyph {
    pub look: String,
    /// Measured from the upper left corner of the piece.
    pub shapes: Vec<Shape>,
    /// What is drawn instead while a move with the piece is shown; empty where the piece looks the same then.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub going: Vec<Shape>,
    /// What becomes of the piece in the move that is shown, on a tag at its corner; none where the glyph shows it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub tag: Option<Tag>,
}

/// Something that is drawn and not pointed at: see [`Layout`].
///
/// ```
/// use nimscope::{core::Shape, games::open};
///
/// let scene = open("chomp/3+3")?.scene();
/// let shapes = &scene.layouts().next().unwrap().shapes;
/// assert!(shapes.iter().any(|shape| matches!(shape, Shape::Text { text, .. } if text == "1")));
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum Shape {
    /// A text around its middle.
    Text { at: [i32; 2], text: String },
    /// A path as SVG has it, in a class of the style sheet.
    Line { path: String, look: String },
    /// A rectangle: left, top, width and height.
    Rect { at: [i32; 4], look: String },
    /// A circle around this place.
    Circle { at: [i32; 2], radius: i32, look: String },
    /// A straight line.
    Stroke { from: [i32; 2], to: [i32; 2], look: String },
    /// One of the shapes that pictures refer to by name, standing here and leaning by so many degrees.
    Symbol { at: [i32; 2], name: String, turn: i32, look: String },
    /// The ground that pieces stand on, from here to the right.
    Ground { at: [i32; 2], width: i32 },
}

/// Something that may be pointed at: see [`Layout`].
///
/// ```
/// use nimscope::games::open;
///
/// let scene = open("chomp/2+2")?.scene();
/// let poison = scene.layouts().next().unwrap().pieces.iter().find(|piece| piece.look == "poison").unwrap();
/// // Nobody may bite it while another square is left.
/// assert!(!poison.moves);
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Piece {
    /// Its number, the same from move to move, and that of no other piece.
    #[serde(with = "wide")]
    pub n: u64,
    /// Left, top, width and height, within the board; it is 44 wide and high, or more.
    pub at: [i32; 4],
    /// The radius of its corners.
    pub round: i32,
    /// A class of the style sheets, with `.block-piece` on the board and `.block-button` in the editor; empty for a plain
    /// block.
    pub look: String,
    /// What is written on it.
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub label: String,
    /// What is spoken: "square (1,2)".
    pub name: String,
    /// The value of what pointing at it leaves, where that is known.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub value: Option<Nimber>,
    /// Who wins after pointing at it, where that is said without a value.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub outcome: Option<Outcome>,
    /// What is spoken of how it is now: "heads".
    #[serde(skip_serializing_if = "String::is_empty", default)]
    pub state: String,
    /// The number of the group that it is for itself, where pieces are apart; the group's place counts pieces from 0.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub group: Option<u32>,
    /// How many tokens lie on it, where that may be several.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub tokens: Option<u32>,
    /// Whether a legal move begins with it; where pieces are picked one by one, whether it makes a move alone.
    pub moves: bool,
    /// Whether the editor can change it, by [`Edit::Recolour`](crate::core::Edit::Recolour).
    pub edits: bool,
}

impl Layout {
    /// A piece by its number.
    pub fn piece(&self, n: u64) -> PieceId {
        PieceId { place: self.line, n }
    }
    /// A piece of its line, or the gap after it.
    pub fn on_strip(&self, n: u64, gap: bool) -> PieceId {
        PieceId { place: if gap { self.line.gaps() } else { self.line }, n }
    }
    /// Whether this piece is on the board; on a strip, whether a move may be made with it. Where lines are drawn, a gap
    /// stands for a piece that is enclosed, and where tokens slide, for one that they go to.
    pub fn holds(&self, piece: PieceId) -> bool {
        match &self.strip {
            Some(strip) => piece.place.home() == self.line && strip.moves(piece.n, piece.place.is_gaps()),
            None => {
                let twice = self.pen.is_some() || self.slides() > 0;
                let here = piece.place == self.line || twice && piece.place == self.line.gaps();
                here && self.pieces.iter().any(|own| own.n == piece.n)
            }
        }
    }
    /// What a piece of this look is drawn as, by itself or as one that goes in the move that is shown; none for a
    /// rectangle.
    pub fn glyph(&self, look: &str, goes: bool) -> Option<&[Shape]> {
        let glyph = self.glyphs.iter().find(|glyph| glyph.look == look)?;
        let going = goes && !glyph.going.is_empty();
        Some(if going { &glyph.going } else { &glyph.shapes })
    }
    /// How a piece lies to the line that is made by pointing at these; none where it is outside.
    pub fn line_relation(&self, handles: &[PieceId], n: u64) -> Option<LineRelation> {
        let at = |place: Place| handles.contains(&PieceId { place, n });
        match (at(self.line), at(self.line.gaps())) {
            (true, _) => Some(LineRelation::On),
            (_, inside) => inside.then_some(LineRelation::Inside),
        }
    }
    /// The picked pieces after this one goes a step further, from on the line to inside, or from inside to outside;
    /// none where it is outside.
    pub fn turned_further(&self, picked: &[PieceId], piece: PieceId) -> Option<Vec<PieceId>> {
        let lies = self.line_relation(picked, piece.n).filter(|_| piece.place.home() == self.line)?;
        let own = |other: &&PieceId| other.place.home() == self.line && other.n == piece.n;
        let mut left: Vec<PieceId> = picked.iter().filter(|other| !own(other)).copied().collect();
        if lies == LineRelation::On {
            left.push(PieceId { place: self.line.gaps(), n: piece.n });
        }
        Some(left)
    }
    /// The group that a piece is for itself, where pieces are apart.
    pub fn group(&self, piece: &Piece) -> Option<Place> {
        let place = Place { group: piece.n.saturating_sub(1) as u16, ..self.line };
        (self.apart && piece.group.is_some()).then_some(place)
    }
    /// The tag of a piece in the move that is shown.
    pub fn tag(&self, piece: &Piece) -> Option<&Tag> {
        self.glyphs.iter().find(|glyph| glyph.look == piece.look)?.tag.as_ref()
    }
    /// The piece nearest to this one in a direction, as steps to the right and downwards; none if none lies there.
    pub fn nearest(&self, n: u64, [right, down]: [i32; 2]) -> Option<u64> {
        let middle = |piece: &Piece| {
            let [x, y, width, height] = piece.at;
            [2 * x + width, 2 * y + height]
        };
        let own = self.pieces.iter().find(|piece| piece.n == n)?;
        let from = middle(own);
        let across = |piece: &Piece| if right == 0 { piece.at[2] } else { piece.at[3] };
        let far = |piece: &Piece| {
            let [x, y] = middle(piece);
            let (x, y) = (x - from[0], y - from[1]);
            let (ahead, aside) = (x * right + y * down, x * down - y * right);
            // A piece counts as straight ahead up to the width of the smaller of the two.
            let way = (aside.abs() - across(own).min(across(piece))).max(0);
            (ahead > 0 && aside.abs() <= 2 * ahead).then_some((ahead + 3 * way, aside.abs()))
        };
        let ahead = self.pieces.iter().filter_map(|piece| Some((far(piece)?, piece.n)));
        ahead.min().map(|(_, n)| n)
    }
}
