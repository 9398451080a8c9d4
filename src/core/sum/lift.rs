//! From a summand to the sum and back: moves, groups and components carry the number of their summand.
use super::{Budget, MoveView, NotationError, SumOf};

impl SumOf {
    /// How many numbered groups lie before those of part `index`.
    pub(super) fn groups_before(&self, index: usize) -> u32 {
        let scenes = self.parts[..index].iter().map(|part| part.scene());
        scenes
            .map(|scene| scene.boards.iter().map(|board| board.plane().numbered_group_count()).sum::<u32>())
            .sum()
    }
    /// What part `index` is called: by its name, and by its number too where others have that name.
    pub(super) fn called(&self, index: usize) -> String {
        let name = self.parts[index].card().name;
        let alike = self.parts.iter().filter(|part| part.card().name == name).count();
        if alike > 1 { format!("{name} (game {})", index + 1) } else { name.into() }
    }
    /// A move of one part, as a move of the sum.
    pub(super) fn lift(&self, index: usize) -> impl Fn(MoveView) -> MoveView + use<> {
        let before = self.groups_before(index);
        let (part, name) = (index as u8, self.called(index));
        move |mut mv| {
            mv.notation = format!("{}:{}", index + 1, mv.notation);
            mv.game = u32::from(part) + 1;
            mv.phrase = mv.phrase.within(before, &name);
            mv.groups.iter_mut().for_each(|place| place.part = part);
            mv.handles.iter_mut().for_each(|piece| piece.place.part = part);
            mv.touches.iter_mut().chain(&mut mv.adds).for_each(|span| span.place.part = part);
            mv
        }
    }
    /// The index of the part that a move is in, the notation of the move there, and where that begins in `notation`.
    pub(super) fn locate<'t>(&self, notation: &'t str) -> Result<(usize, &'t str, usize), NotationError> {
        let expected = || NotationError::syntax(0, "the number of a summand, a colon and a move");
        let (number, mv) = notation.split_once(':').ok_or_else(expected)?;
        let index =
            number.parse::<usize>().ok().and_then(|n| n.checked_sub(1)).filter(|n| *n < self.parts.len());
        Ok((index.ok_or_else(expected)?, mv, number.len() + 1))
    }
    /// Which part a component of the sum belongs to, and its index there.
    pub(super) fn component(&self, part: usize) -> Option<(usize, usize)> {
        let mut rest = part;
        for (index, game) in self.parts.iter().enumerate() {
            let count = game.parts(&mut Budget::new(0)).len();
            if rest < count {
                return Some((index, rest));
            }
            rest -= count;
        }
        None
    }
}
