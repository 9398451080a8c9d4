//! What the player points at: from events on the board to a move in preview, or to one that is made.
use crate::core::{Board, Game, MoveView, PieceId, Place, Scene, Stack, Stacks, point};
use crate::ui::boards::BoardEvent;

/// The pieces chosen so far and the move in preview, for one position.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Aim {
    /// The notation of the position that this is about; elsewhere it is void.
    pub at: String,
    /// Pieces that stay chosen when the pointer leaves.
    pub picked: Vec<PieceId>,
    /// The move in preview.
    pub mv: Option<MoveView>,
    pressed: bool,
}

/// What an event asks for beyond a preview.
#[derive(Clone, PartialEq, Debug)]
pub enum Ask {
    Nothing,
    Make(Box<MoveView>),
    /// That piece begins no legal move.
    Refuse,
}

/// Whether one move may take from several groups here, or take and break, so that pointing gathers pieces.
pub fn gathers(scene: &Scene) -> bool {
    let joins = |stack: &Stack| stack.splits.as_ref().is_some_and(|splits| !splits.takes.is_empty());
    let open = |board: &Stacks| board.note.as_ref().is_some_and(|note| note.open);
    scene.stacks().any(joins) || scene.boards.iter().filter_map(Board::stacks).any(open)
}

/// Whether a piece is a coin, which is picked for itself and makes a move with others.
fn is_coin(game: &dyn Game, piece: PieceId) -> bool {
    game.scene().coins().any(|board| board.holds(piece))
}

impl Aim {
    /// Nothing chosen in this position.
    pub fn fresh(game: &dyn Game) -> Self {
        Self { at: game.notation(), ..Self::default() }
    }
    /// A move chosen from a list.
    pub fn at_move(game: &dyn Game, mv: Option<MoveView>) -> Self {
        let picked = mv.as_ref().map(|mv| mv.handles.clone()).unwrap_or_default();
        Self { picked, mv, ..Self::fresh(game) }
    }
    /// The pieces picked one by one after pointing at this one, where pieces are picked so; none where it joins no
    /// legal move.
    fn picking(&self, game: &dyn Game, event: &BoardEvent) -> Option<(Self, Ask)> {
        let (BoardEvent::Hover(piece)
        | BoardEvent::Focus(piece)
        | BoardEvent::Drag(piece)
        | BoardEvent::Press { piece, .. }
        | BoardEvent::Activate(piece)) = *event
        else {
            let here = game.scene().coins().next().is_some()
                && self.picked.iter().all(|piece| is_coin(game, *piece));
            // Letting go beside the board keeps what is picked.
            let ends = matches!(event, BoardEvent::Release { .. } | BoardEvent::Leave | BoardEvent::Cancel);
            return (here && ends && (self.pressed || !self.picked.is_empty()))
                .then(|| (Self { pressed: false, ..self.clone() }, Ask::Nothing));
        };
        if !is_coin(game, piece) {
            return None;
        }
        let toggles = matches!(event, BoardEvent::Press { .. } | BoardEvent::Activate(_));
        let block = || game.scene().coins().any(|board| board.without(&self.picked, piece).is_some());
        let drags = self.pressed && matches!(event, BoardEvent::Drag(_)) && !block();
        if !toggles && !drags {
            return Some((self.clone(), Ask::Nothing));
        }
        let without = game.scene().coins().find_map(|board| board.without(&self.picked, piece));
        let mut picked = without.clone().unwrap_or_else(|| self.picked.clone());
        if without.is_none() {
            let joins = |picked: &[PieceId]| game.open(picked).contains(&piece);
            if !joins(&picked) {
                if drags {
                    return Some((self.clone(), Ask::Nothing));
                }
                picked.clear();
                if !joins(&picked) {
                    return Some((Self::fresh(game), Ask::Refuse));
                }
            }
            picked.push(piece);
        }
        let pressed = !matches!(event, BoardEvent::Activate(_));
        Some((Self { mv: game.select(&picked), picked, pressed, ..self.clone() }, Ask::Nothing))
    }
    fn toward(&self, game: &dyn Game, piece: PieceId) -> Option<Self> {
        let (_, mv) = point(game, &self.picked, piece)?;
        Some(Self { mv: Some(mv), ..self.clone() })
    }
    fn resting(&self, game: &dyn Game) -> Self {
        Self { mv: game.select(&self.picked), pressed: false, ..self.clone() }
    }
    /// The pieces of the move in preview kept, or let go if they were.
    pub fn toggled(&self) -> Self {
        let all = self.mv.as_ref().map(|mv| mv.handles.clone()).unwrap_or_default();
        let picked = if self.picked == all { Vec::new() } else { all };
        Self { picked, ..self.clone() }
    }
    fn keep(self) -> Self {
        let picked = self.mv.as_ref().map(|mv| mv.handles.clone()).unwrap_or_default();
        Self { picked, pressed: false, ..self }
    }

    /// What an event of the board changes here, and what it asks for.
    pub fn after(&self, game: &dyn Game, event: &BoardEvent) -> (Self, Ask) {
        if let Some(found) = self.picking(game, event) {
            return found;
        }
        let same = |aim: Self| (aim, Ask::Nothing);
        match *event {
            BoardEvent::Hover(piece) | BoardEvent::Drag(piece) | BoardEvent::Focus(piece) => {
                same(self.toward(game, piece).unwrap_or_else(|| self.resting_unless_pressed(game)))
            }
            BoardEvent::Named(piece) => {
                let aim = piece.and_then(|piece| self.toward(game, piece));
                same(aim.map_or_else(|| Self::fresh(game), Self::keep))
            }
            BoardEvent::Recolour(_) => same(self.clone()),
            BoardEvent::Pick { piece, more } => {
                let kept = self.picked.iter().copied().filter(|_| more);
                let picked: Vec<PieceId> = kept.chain([piece]).collect();
                same(Self { mv: game.select(&picked), picked, ..Self::fresh(game) })
            }
            BoardEvent::Leave => same(self.resting_unless_pressed(game)),
            BoardEvent::Cancel => same(Self::fresh(game)),
            BoardEvent::Press { piece, .. } => match self.toward(game, piece) {
                Some(aim) => same(Self { pressed: true, ..aim }),
                None => (Self::fresh(game), Ask::Refuse),
            },
            BoardEvent::Release { touch, piece } => self.released(game, piece, touch),
            BoardEvent::Activate(piece) => match self.toward(game, piece) {
                Some(aim) => Self { pressed: true, ..aim }.released(game, Some(piece), false),
                None => (self.clone(), Ask::Refuse),
            },
            BoardEvent::Typed { place, count, off } => {
                let aim = Self::fresh(game);
                let pieces = typed(game, place, count, off).unwrap_or_default();
                same(Self { mv: game.select(&pieces), ..aim }.keep())
            }
        }
    }

    fn resting_unless_pressed(&self, game: &dyn Game) -> Self {
        if self.pressed { self.clone() } else { self.resting(game) }
    }

    fn released(&self, game: &dyn Game, piece: Option<PieceId>, touch: bool) -> (Self, Ask) {
        let (true, Some(mv)) = (self.pressed, self.mv.clone()) else {
            return (self.resting(game), Ask::Nothing);
        };
        if piece.is_none() {
            // Let go away from the board.
            return (Self::fresh(game), Ask::Nothing);
        }
        let again = mv.handles == self.picked;
        if again || !(touch || gathers(&game.scene())) {
            return (Self::fresh(game), Ask::Make(mv.into()));
        }
        (self.clone().keep(), Ask::Nothing)
    }
}

/// The pieces that are meant by numbers: so many taken from the top, and so many below these split off.
fn typed(game: &dyn Game, place: Place, count: Option<u64>, off: Option<u64>) -> Option<Vec<PieceId>> {
    let height = game.scene().stacks().find(|stack| stack.place == place).map(Stack::height)?;
    let left = height.checked_sub(count.unwrap_or(0))?;
    let chip = count.map(|_| PieceId { place, n: left + 1 });
    let gap = match off {
        Some(off) => Some(PieceId { place: place.gaps(), n: left.checked_sub(off)? }),
        None => None,
    };
    Some(chip.into_iter().chain(gap).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::open;

    fn piece(group: u16, n: u64) -> PieceId {
        PieceId { place: Place { part: 0, group }, n }
    }
    fn walk(game: &dyn Game, events: &[BoardEvent]) -> (Aim, Ask) {
        let mut state = (Aim::fresh(game), Ask::Nothing);
        for event in events {
            state = state.0.after(game, event);
        }
        state
    }
    fn made(ask: Ask) -> Option<String> {
        if let Ask::Make(mv) = ask { Some(mv.notation) } else { None }
    }

    #[test]
    fn a_click_takes_and_a_first_tap_previews() {
        let game = open("colourful/r1y2").unwrap();
        let click = |touch| {
            [
                BoardEvent::Press { piece: piece(0, 2), touch },
                BoardEvent::Release { piece: Some(piece(0, 2)), touch },
            ]
        };
        assert_eq!(made(walk(&*game, &click(false)).1).as_deref(), Some("1-2"));
        let (aim, ask) = walk(&*game, &click(true));
        assert_eq!((aim.mv.map(|mv| mv.notation).as_deref(), ask), (Some("1-2"), Ask::Nothing));
        let twice = [click(true), click(true)].concat();
        assert_eq!(made(walk(&*game, &twice).1).as_deref(), Some("1-2"));
    }

    #[test]
    fn a_drag_stays_within_the_legal_set() {
        let game = open("colourful/r1y2").unwrap();
        let drag = |to| {
            [
                BoardEvent::Press { piece: piece(0, 3), touch: false },
                BoardEvent::Drag(piece(0, 2)),
                BoardEvent::Drag(piece(0, 1)),
                BoardEvent::Release { piece: to, touch: false },
            ]
        };
        assert_eq!(made(walk(&*game, &drag(Some(piece(0, 1)))).1).as_deref(), Some("1-2"));
        assert_eq!(walk(&*game, &drag(None)).1, Ask::Nothing);
        let press = BoardEvent::Press { piece: piece(0, 1), touch: false };
        assert_eq!(walk(&*game, &[press]).1, Ask::Refuse);
    }

    #[test]
    fn typing_chooses_how_many() {
        let game = open("nim/1000000000000").unwrap();
        let typed = |count| BoardEvent::Typed { place: Place { part: 0, group: 0 }, count, off: None };
        assert_eq!(walk(&*game, &[typed(Some(7))]).0.mv.map(|mv| mv.notation).as_deref(), Some("1-7"));
        assert_eq!(walk(&*game, &[typed(Some(u64::MAX))]).0.mv, None);
        assert_eq!(walk(&*game, &[typed(Some(0))]).0.mv, None);
        assert_eq!(walk(&*game, &[typed(Some(7)), typed(None)]).0.mv, None);
    }

    #[test]
    fn typing_breaks_tall_heaps() {
        let shown = |notation, count, off| {
            let typed = BoardEvent::Typed { place: Place { part: 0, group: 0 }, count, off };
            walk(&*open(notation).unwrap(), &[typed]).0.mv.map(|mv| mv.notation)
        };
        assert_eq!(shown("lasker/1000000", None, Some(7)).as_deref(), Some("1s7"));
        assert_eq!(shown("lasker/1000000", Some(7), None).as_deref(), Some("1-7"));
        assert_eq!(shown("lasker/1000000", Some(7), Some(7)), None);
        assert_eq!(shown("octal:0.137/1000", Some(3), Some(400)).as_deref(), Some("1-3s400"));
        assert_eq!(shown("lasker/1000000", Some(3), Some(1_000_000)), None);
        assert_eq!(shown("lasker/1000000", None, None), None);
    }

    #[test]
    fn a_chip_and_a_gap_make_one_move() {
        let click = |piece| {
            [
                BoardEvent::Press { piece, touch: false },
                BoardEvent::Release { piece: Some(piece), touch: false },
            ]
        };
        let gap = |n| PieceId { place: Place { part: 0, group: 0 }.gaps(), n };
        let game = open("lasker/7").unwrap();
        assert_eq!(made(walk(&*game, &click(gap(5))).1).as_deref(), Some("1s2"));
        let game = open("octal:0.77/9").unwrap();
        let (aim, ask) = walk(&*game, &[click(piece(0, 8)), click(gap(3))].concat());
        assert_eq!((aim.mv.map(|mv| mv.notation).as_deref(), ask), (Some("1-2s4"), Ask::Nothing));
        let again = [click(piece(0, 8)), click(gap(3)), click(gap(3))].concat();
        assert_eq!(made(walk(&*game, &again).1).as_deref(), Some("1-2s4"));
        // A gap alone takes as little as it can.
        assert_eq!(walk(&*game, &click(gap(3))).0.mv.map(|mv| mv.notation).as_deref(), Some("1-1s5"));
    }
}
