//! A hook for tasks that run as long as a component is shown.
use std::{cell::RefCell, rc::Rc};
use yew::prelude::*;

/// A place for a running task, such as a search or a clock. It is emptied when the component is removed, so that the
/// task ends with the component, even if others still hold the place.
#[hook]
pub fn use_ongoing<T: 'static>() -> Rc<RefCell<Option<T>>> {
    let place = use_mut_ref(|| None::<T>);
    let left = place.clone();
    use_effect_with((), move |()| move || drop(left.take()));
    place
}
