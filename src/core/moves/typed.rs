//! A move with its type hidden, carried along by its view, so that the move can be made without reading its notation.
use super::MoveView;
use std::{any::Any, fmt, rc::Rc};

/// The move that a [`MoveView`] is the view of, its type hidden. Empty in the views that rulesets make, until the
/// erasure of their types fills it, and in views that a worker has sent.
///
/// It adds nothing to what the notation says, so that two views are equal with it and without.
///
/// ```
/// use nimscope::{core::TypedMove, games::open};
///
/// let mv = open("nim/3+5")?.moves(1).moves.remove(0);
/// assert_eq!(format!("{:?}, {:?}", mv.typed, TypedMove::default()), "here, none");
/// assert_eq!(mv.typed, TypedMove::default());
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Default)]
pub struct TypedMove(Option<Rc<dyn Any>>);

impl TypedMove {
    /// Hides the type of this move.
    pub fn of<M: 'static>(mv: M) -> Self {
        Self(Some(Rc::new(mv)))
    }
}

impl PartialEq for TypedMove {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for TypedMove {}

/// Says whether the move is there.
impl fmt::Debug for TypedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "here" } else { "none" })
    }
}

/// The notation of a move, with the move itself where it is at hand: what [`Game::option`](crate::core::Game::option)
/// is given.
///
/// ```
/// use nimscope::games::open;
///
/// let game = open("nim/3+5")?;
/// let mv = game.moves(1).moves.remove(0);
/// assert_eq!(game.option((&mv).into())?.notation(), game.option("1-1".into())?.notation());
/// # Ok::<(), nimscope::core::NotationError>(())
/// ```
#[derive(Clone, Copy)]
pub struct MoveRef<'m> {
    pub notation: &'m str,
    typed: Option<&'m dyn Any>,
}

impl<'m> MoveRef<'m> {
    /// The move itself, if it is at hand and has this type.
    pub fn typed<M: 'static>(self) -> Option<&'m M> {
        self.typed?.downcast_ref()
    }
    /// The same move with its notation within a summand.
    pub fn with_notation(self, notation: &'m str) -> Self {
        Self { notation, ..self }
    }
}

impl<'m> From<&'m str> for MoveRef<'m> {
    fn from(notation: &'m str) -> Self {
        Self { notation, typed: None }
    }
}

impl<'m> From<&'m MoveView> for MoveRef<'m> {
    fn from(mv: &'m MoveView) -> Self {
        Self { notation: &mv.notation, typed: mv.typed.0.as_deref() }
    }
}
