//! Views that follow the board a frame later, so that a move is painted before all that is said about it.
use super::{
    after_paint::after_paint,
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
    let now = || (props.about.clone(), props.view.clone());
    // What is shown, and what is to be shown.
    let kept = use_mut_ref(|| [now(), now()]);
    let drawn = use_state(|| ());
    let (waits, view) = {
        let [shown, next] = &mut *kept.borrow_mut();
        *next = now();
        let waits = shown.0 != next.0;
        if !waits {
            *shown = now();
        }
        (waits, shown.1.clone())
    };
    use_effect_with(waits, move |waits| {
        if *waits {
            after_paint(move || {
                {
                    let [shown, next] = &mut *kept.borrow_mut();
                    shown.clone_from(next);
                }
                drawn.set(());
            });
        }
    });
    frame_of(view, props.kind)
}

crate::view!(Late, use_late);

/// Shows a view that is about the position of this name.
pub fn show_late<V: View>(about: String, view: V) -> Html {
    show(Late { about, view: FrameProps::of(view), kind: std::any::type_name::<V>() })
}
