//! The aim of a session between two drawings of the page.
use super::aim::Aim;
use crate::core::Game;
use std::{cell::RefCell, rc::Rc};
use yew::UseStateSetter;

/// The aim, at once for the next event and with the next rendering for the eye: events can come faster than
/// the page is drawn.
#[derive(Clone)]
pub struct Aiming {
    latest: Rc<RefCell<Aim>>,
    shown: UseStateSetter<Aim>,
}

impl PartialEq for Aiming {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.latest, &other.latest)
    }
}

impl Aiming {
    pub fn new(latest: Rc<RefCell<Aim>>, shown: UseStateSetter<Aim>) -> Self {
        Self { latest, shown }
    }
    pub fn set(&self, aim: Aim) {
        self.latest.replace(aim.clone());
        self.shown.set(aim);
    }
    /// The latest aim in this position.
    pub fn at(&self, game: &dyn Game) -> Aim {
        let latest = self.latest.borrow().clone();
        if latest.at == game.notation() { latest } else { Aim::fresh(game) }
    }
}
