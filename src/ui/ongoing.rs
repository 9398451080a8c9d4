//! A hook for what goes on as long as it is shown.
use std::{cell::RefCell, rc::Rc};
use yew::prelude::*;

/// A place for what goes on, such as a search or a clock. It is emptied when the component goes: what computes ends with
/// what shows it, whoever else still knows the place.
#[hook]
pub fn use_ongoing<T: 'static>() -> Rc<RefCell<Option<T>>> {
    let place = use_mut_ref(|| None::<T>);
    let left = place.clone();
    use_effect_with((), move |()| move || drop(left.take()));
    place
}
