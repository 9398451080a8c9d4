//! The state of a lab's page and the means to redraw it.
use std::{cell::RefCell, rc::Rc};
use yew::prelude::*;

pub struct Hold<L> {
    pub lab: Rc<RefCell<L>>,
    pub redraw: UseStateSetter<()>,
}

impl<L> Hold<L> {
    /// Changes the state and redraws the page.
    pub fn change(&self, change: &dyn Fn(&mut L)) {
        change(&mut self.lab.borrow_mut());
        self.redraw.set(());
    }
}

impl<L: 'static> Hold<L> {
    /// A callback that calls `does` with this handle.
    pub fn on<T: 'static>(&self, does: impl Fn(&Self, T) + 'static) -> Callback<T> {
        let hold = self.clone();
        Callback::from(move |told| does(&hold, told))
    }
    /// A callback that changes the state and redraws.
    pub fn change_callback<T: 'static>(&self, change: impl Fn(&mut L, &T) + 'static) -> Callback<T> {
        self.on(move |hold, told: T| hold.change(&|lab| change(lab, &told)))
    }
}

impl<L> Clone for Hold<L> {
    fn clone(&self) -> Self {
        Self { lab: self.lab.clone(), redraw: self.redraw.clone() }
    }
}

impl<L> PartialEq for Hold<L> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.lab, &other.lab)
    }
}

/// The state of a page, made by `make` when the page is opened.
#[hook]
pub fn use_hold<L: 'static>(make: impl FnOnce() -> L) -> Hold<L> {
    let lab = use_mut_ref(make);
    let drawn = use_state(|| ());
    Hold { lab, redraw: drawn.setter() }
}
