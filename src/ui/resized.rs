//! What is told when the size of an element changes.
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, ResizeObserver};

/// An element that is followed as long as this is kept.
pub struct Followed {
    observer: ResizeObserver,
    _changed: Closure<dyn Fn()>,
}

impl Drop for Followed {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Calls now and whenever the size of an element changes; none in engines without such observers.
pub fn follow(element: &Element, call: impl Fn() + 'static) -> Option<Followed> {
    let changed = Closure::<dyn Fn()>::new(call);
    let observer = ResizeObserver::new(changed.as_ref().unchecked_ref()).ok()?;
    observer.observe(element);
    Some(Followed { observer, _changed: changed })
}
