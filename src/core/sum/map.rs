//! The map of a sum of two games: a number for each.
use super::SumOf;
use crate::core::{
    extras::ValueMap,
    game::{Game, GameWorkshop},
};
use std::rc::Rc;

impl SumOf {
    /// Its two summands, if it has two.
    fn both(&self) -> Option<[&Rc<dyn Game>; 2]> {
        if let [a, b] = &self.parts[..] { Some([a, b]) } else { None }
    }
}

/// A map where each of two summands can be a single group: across that of the first, up that of the second.
impl GameWorkshop for SumOf {
    fn map(&self, side: usize) -> Option<ValueMap> {
        let [a, b] = self.both()?.map(|part| part.workshop().singles(side));
        let (a, b) = (a?, b?);
        let side = a.len().min(b.len());
        Some(ValueMap::of(side, [u64::MAX; 2], |x, y| Some(a[x as usize] ^ b[y as usize])))
    }
    fn at(&self, x: u64, y: u64) -> Option<Rc<dyn Game>> {
        let [a, b] = self.both()?;
        let (a, b) = (a.workshop().single(x)?, b.workshop().single(y)?);
        Some(Rc::new(Self {
            parts: vec![a, b],
            kinds: self.kinds.clone(),
            memo: self.memo.clone(),
            scene: Default::default(),
        }))
    }
    fn axes(&self) -> [String; 2] {
        let axis = |part: &Rc<dyn Game>| format!("{} of {}", part.card().group, part.label());
        self.both().map_or_else(Default::default, |both| both.map(axis))
    }
}
