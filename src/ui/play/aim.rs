//! What the player points at: from events on the board to a move in preview, or to one that is made.
use crate::core::{Game, MoveView, PieceId, Place, Pointing, Scene, point};
use crate::ui::boards::BoardEvent;
use std::rc::Rc;

/// The pieces chosen so far and the move in preview. They belong to one position, and are void in any other.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Aim {
    /// Pieces that stay chosen when the pointer leaves.
    pub picked: Vec<PieceId>,
    /// The move in preview.
    pub mv: Option<MoveView>,
    /// The drawn line that gave this move, point by point in the units of its board.
    pub line: Option<Rc<[[i32; 2]]>>,
    /// Whether the pieces were picked one by one by the player, rather than shown with a move.
    pub by_hand: bool,
    pressed: bool,
}

/// What an event asks for beyond a preview.
#[derive(Clone, PartialEq, Debug)]
pub enum AimRequest {
    Nothing,
    Make(Box<MoveView>),
    /// That piece begins no legal move.
    Refuse,
    /// This piece makes no legal move with the picked pieces, which stay picked.
    Apart,
    /// That line makes no move, for this reason.
    Stray(String),
}

/// Whether pointing gathers pieces on any board.
pub fn gathers(scene: &Scene) -> bool {
    scene.points(Pointing::Gathered)
}

/// Whether pieces of this board are picked one by one, to make a move together.
fn is_picked(scene: &Scene, piece: PieceId) -> bool {
    scene.plane_of(piece).is_some_and(|board| board.pointing().picks())
}

impl Aim {
    /// A move chosen from a list.
    pub fn at_move(mv: MoveView) -> Self {
        Self { picked: mv.handles.clone(), mv: Some(mv), ..Self::default() }
    }
    /// The pieces picked one by one after this event, on boards where pieces are picked so, and what the event asks
    /// for; none for other boards and events.
    fn picking(&self, game: &dyn Game, event: &BoardEvent) -> Option<(Self, AimRequest)> {
        let scene = game.scene();
        let (BoardEvent::Hover(piece)
        | BoardEvent::Focus(piece)
        | BoardEvent::Drag(piece)
        | BoardEvent::Press { piece, .. }
        | BoardEvent::Activate(piece)) = *event
        else {
            // Letting go beside the board keeps the picked pieces; other boards of the scene make moves in their own
            // way.
            let ends = match *event {
                BoardEvent::Release { piece: Some(piece), .. } => is_picked(&scene, piece),
                BoardEvent::Release { piece: None, .. } | BoardEvent::Leave | BoardEvent::Cancel => true,
                _ => false,
            };
            let here = !self.picked.is_empty() && self.picked.iter().all(|piece| is_picked(&scene, *piece));
            return (here && ends).then(|| (Self { pressed: false, ..self.clone() }, AimRequest::Nothing));
        };
        let board = scene.plane_of(piece).filter(|board| board.pointing().picks())?;
        let toggles = matches!(event, BoardEvent::Press { .. } | BoardEvent::Activate(_));
        let without = board.unpick(&self.picked, piece);
        // A piece that other picked pieces have brought along is already part of the move.
        let own = [piece, PieceId { place: piece.place.gaps(), ..piece }]
            .iter()
            .any(|way| self.picked.contains(way));
        if without.is_some() && !own {
            return Some((self.clone(), AimRequest::Nothing));
        }
        let drags = self.pressed && matches!(event, BoardEvent::Drag(_)) && without.is_none();
        if !toggles && !drags {
            return Some((self.clone(), AimRequest::Nothing));
        }
        let mut picked = without.clone().unwrap_or_else(|| self.picked.clone());
        if without.is_none() {
            let open = game.next_picks(&picked);
            // A piece through which the line can no longer pass may still be enclosed.
            let ways = [piece, PieceId { place: piece.place.gaps(), ..piece }];
            let Some(way) = ways.into_iter().find(|way| open.contains(way)) else {
                let ask = match picked.is_empty() {
                    _ if drags => AimRequest::Nothing,
                    true => AimRequest::Refuse,
                    false => AimRequest::Apart,
                };
                return Some((self.clone(), ask));
            };
            picked.push(way);
        }
        let pressed = !matches!(event, BoardEvent::Activate(_));
        Some((
            Self { mv: game.select(&picked), picked, pressed, by_hand: true, line: None },
            AimRequest::Nothing,
        ))
    }
    /// The move of a line drawn on the board of this place.
    fn drawn(&self, game: &dyn Game, board: Place, line: &Rc<[[i32; 2]]>) -> (Self, AimRequest) {
        match game.pieces_on_line(board, line) {
            Ok(picked) => {
                let (mv, line) = (game.select(&picked), Some(line.clone()));
                (Self { picked, mv, line, ..Self::default() }, AimRequest::Nothing)
            }
            Err(stray) => {
                let scene = game.scene();
                let own = scene.layouts().find(|own| own.line == board);
                (self.clone(), AimRequest::Stray(stray.words(own.map_or("piece", |own| &own.piece))))
            }
        }
    }
    fn toward(&self, game: &dyn Game, piece: PieceId) -> Option<Self> {
        let (_, mv) = point(game, &self.picked, piece)?;
        Some(Self { mv: Some(mv), ..self.clone() })
    }
    fn resting(&self, game: &dyn Game) -> Self {
        Self { mv: game.select(&self.picked), pressed: false, ..self.clone() }
    }
    /// Keeps the pieces of the move in preview picked, or lets them go if they were picked already.
    pub fn toggled(&self) -> Self {
        let all = self.mv.as_ref().map(|mv| mv.handles.clone()).unwrap_or_default();
        let picked = if self.picked == all { Vec::new() } else { all };
        Self { picked, ..self.clone() }
    }
    fn keep(self) -> Self {
        let picked = self.mv.as_ref().map(|mv| mv.handles.clone()).unwrap_or_default();
        Self { picked, pressed: false, ..self }
    }

    /// The aim after an event of the board, and what the event asks for.
    pub fn after(&self, game: &dyn Game, event: &BoardEvent) -> (Self, AimRequest) {
        if let Some(found) = self.picking(game, event) {
            return found;
        }
        let same = |aim: Self| (aim, AimRequest::Nothing);
        match *event {
            BoardEvent::Hover(piece) | BoardEvent::Drag(piece) | BoardEvent::Focus(piece) => {
                same(self.toward(game, piece).unwrap_or_else(|| self.resting_unless_pressed(game)))
            }
            BoardEvent::Named(piece) => {
                let aim = piece.and_then(|piece| self.toward(game, piece));
                same(aim.map_or_else(Self::default, Self::keep))
            }
            BoardEvent::Recolour(_) => same(self.clone()),
            BoardEvent::Drawn { board, ref line } => self.drawn(game, board, line),
            BoardEvent::Pick { piece, more } => {
                let kept = self.picked.iter().copied().filter(|_| more);
                let picked: Vec<PieceId> = kept.chain([piece]).collect();
                same(Self { mv: game.select(&picked), picked, ..Self::default() })
            }
            BoardEvent::Leave => same(self.resting_unless_pressed(game)),
            BoardEvent::Cancel => same(Self::default()),
            BoardEvent::Press { piece, .. } => match self.toward(game, piece) {
                Some(aim) => same(Self { pressed: true, ..aim }),
                None => (Self::default(), AimRequest::Refuse),
            },
            BoardEvent::Release { touch, piece } => self.released(game, piece, touch),
            BoardEvent::Activate(piece) => match self.toward(game, piece) {
                Some(aim) => Self { pressed: true, ..aim }.released(game, Some(piece), false),
                None => (self.clone(), AimRequest::Refuse),
            },
            BoardEvent::Typed { place, count, off } => {
                let aim = Self::default();
                let scene = game.scene();
                let pieces = scene.planes().find_map(|board| board.pieces_for_numbers(place, count, off));
                let pieces = pieces.unwrap_or_default();
                same(Self { mv: game.select(&pieces), ..aim }.keep())
            }
        }
    }

    fn resting_unless_pressed(&self, game: &dyn Game) -> Self {
        if self.pressed { self.clone() } else { self.resting(game) }
    }

    fn released(&self, game: &dyn Game, piece: Option<PieceId>, touch: bool) -> (Self, AimRequest) {
        let (true, Some(mv)) = (self.pressed, self.mv.clone()) else {
            return (self.resting(game), AimRequest::Nothing);
        };
        if piece.is_none() {
            // The pointer was released away from the board.
            return (Self::default(), AimRequest::Nothing);
        }
        let again = mv.handles == self.picked;
        if again || !(touch || gathers(&game.scene())) {
            return (Self::default(), AimRequest::Make(mv.into()));
        }
        (self.clone().keep(), AimRequest::Nothing)
    }
}

#[cfg(test)]
mod tests;
