//! Observes the size of an element.
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{Element, ResizeObserver};

/// Keeps an element observed until this is dropped.
pub struct SizeObserver {
    observer: ResizeObserver,
    _changed: Closure<dyn Fn()>,
}

impl Drop for SizeObserver {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Calls now and whenever the size of an element changes; none in engines without such observers.
pub fn follow(element: &Element, call: impl Fn() + 'static) -> Option<SizeObserver> {
    let changed = Closure::<dyn Fn()>::new(call);
    let observer = ResizeObserver::new(changed.as_ref().unchecked_ref()).ok()?;
    observer.observe(element);
    Some(SizeObserver { observer, _changed: changed })
}
