//! What follows the board two frames later, so that a move is on the screen before all that is said about it is worked out.
use super::after_paint::after_paint;
use yew::prelude::*;

#[derive(Properties)]
pub struct LateProps {
    /// The position that the children are about. Children about another position wait for two frames; other changes show
    /// at once.
    pub about: String,
    pub children: Html,
}

/// Never equal: two components are equal for the framework whatever their properties, and the children are components.
impl PartialEq for LateProps {
    fn eq(&self, _: &Self) -> bool {
        false
    }
}

/// Shows its children two frames later where they are about another position.
#[component]
pub fn Late(props: &LateProps) -> Html {
    let now = || (props.about.clone(), props.children.clone());
    // What is shown, and what is to be shown.
    let kept = use_mut_ref(|| [now(), now()]);
    let drawn = use_state(|| ());
    let (waits, children) = {
        let [shown, next] = &mut *kept.borrow_mut();
        *next = now();
        let waits = shown.0 != next.0;
        if !waits {
            *shown = now();
        }
        (waits, shown.1.clone())
    };
    // With what it waits for: one wait may end and another begin before the effect of the first end has run.
    use_effect_with((waits, props.about.clone()), move |(waits, _)| {
        if *waits {
            let show = move || {
                {
                    let [shown, next] = &mut *kept.borrow_mut();
                    shown.clone_from(next);
                }
                drawn.set(());
            };
            // The first frame is handed over then, but browsers without a graphics card still colour its pixels.
            after_paint(|| after_paint(show));
        }
    });
    children
}
