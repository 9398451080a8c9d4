//! Random positions with a chosen difficulty.
use crate::core::{Convention, Wanted, random_start};
use crate::ui::boards::thumb;
use crate::ui::dialogs::form::{check, segment};
use crate::ui::icons::icon;
use crate::ui::model::GameRef;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct RandomProps {
    pub game: GameRef,
    pub convention: Convention,
    pub on_position: Callback<Option<GameRef>>,
}

/// What is asked for; with `lost` every second position has no winning move.
#[derive(Clone, Copy, PartialEq)]
struct RandomRequest {
    seed: u64,
    size: u8,
    wanted: usize,
    lost: bool,
}

const WANTED: [Wanted; 3] = [Wanted::Many, Wanted::Few, Wanted::One];

#[component]
pub fn Random(props: &RandomProps) -> Html {
    let asked = use_state(|| RandomRequest { seed: 0, size: 2, wanted: 1, lost: false });
    let found = use_state(|| None::<GameRef>);
    {
        // The first position is random, too.
        let asked = asked.clone();
        use_effect_with((), move |()| asked.set(RandomRequest { seed: chance(), ..*asked }));
    }
    {
        let (found, on_position) = (found.clone(), props.on_position.clone());
        let game = props.game.clone();
        use_effect_with((*asked, props.convention), move |(asked, convention)| {
            if asked.seed > 0 {
                let made = make(&game, *asked, *convention);
                found.set(Some(made.clone()));
                on_position.emit(Some(made));
            }
        });
    }
    let change = |set: fn(&mut RandomRequest, usize)| {
        let asked = asked.clone();
        Callback::from(move |index| {
            let mut new = *asked;
            set(&mut new, index);
            asked.set(new);
        })
    };
    let again = change(|asked, _| asked.seed = chance());
    let sizes = ["Small", "Medium", "Large"].map(String::from);
    let numbers = ["Many", "Few", "One"].map(String::from);
    html! { <>
        <div class="form">
            { segment("Size", "new-size", &sizes, usize::from(asked.size) - 1, change(|asked, i| asked.size = i as u8 + 1)) }
            { segment("Winning moves", "new-wanted", &numbers, asked.wanted, change(|asked, i| asked.wanted = i)) }
            { check("Include starts that the first player loses", asked.lost, change(|asked, on| asked.lost = on == 1).reform(usize::from)) }
        </div>
        if let Some(found) = &*found { { found_position(found, again.reform(|_: MouseEvent| 0)) } }
    </> }
}

/// The position found, and a button for another.
pub fn found_position(found: &GameRef, again: Callback<MouseEvent>) -> Html {
    html! {
        <div class="made">
            <span class="pos" aria-live="polite">{ found.text() }</span>
            <button class="btn" onclick={again}>{ icon("redo") }{ "Another" }</button>
            <span class="thumb stage" aria-hidden="true">{ thumb(&found.scene()) }</span>
        </div>
    }
}

fn make(game: &GameRef, asked: RandomRequest, convention: Convention) -> GameRef {
    let lost = asked.lost && asked.seed.is_multiple_of(2);
    let wanted = if lost { Wanted::Lost } else { WANTED.get(asked.wanted).copied().unwrap_or_default() };
    GameRef(random_start(&**game, asked.seed, asked.size, wanted, convention))
}

/// A random seed from the browser, never 0.
pub fn chance() -> u64 {
    (js_sys::Math::random() * 4_294_967_296.0) as u64 + 1
}
