//! Views that follow the board a frame later, so that a move is painted before all that is said about it.
use super::{
    after_paint::after_paint,
    hooks::{use_effect_with, use_state},
    view::{FrameProps, View, frame_of, show},
};
use yew::prelude::*;

/// A view that is about a position. Another position waits until the next frame; other changes show at once.
#[derive(PartialEq)]
struct Late {
    about: String,
    view: FrameProps,
    kind: &'static str,
}

#[hook]
fn use_late(props: &Late) -> Html {
    let latest = use_mut_ref(|| (String::new(), props.view.clone()));
    let seen = use_state(|| props.about.clone());
    latest.replace((props.about.clone(), props.view.clone()));
    let kept = use_mut_ref(|| props.view.clone());
    let waits = *seen != props.about;
    if !waits {
        kept.replace(props.view.clone());
    }
    let set = seen.setter();
    use_effect_with(waits, move |waits| {
        if *waits {
            after_paint(move || set.set(latest.borrow().0.clone()));
        }
    });
    let view = kept.borrow().clone();
    frame_of(view, props.kind)
}

crate::view!(Late, use_late);

/// Shows a view that is about the position of this name.
pub fn show_late<V: View>(about: String, view: V) -> Html {
    show(Late { about, view: FrameProps::of(view), kind: std::any::type_name::<V>() })
}
