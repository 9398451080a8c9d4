//! The third number of a position, which is the same for the whole map: a map is a slice at this number.
use super::state::{Hold, Lab};
use crate::labs::maps::{HIGHEST_SLICE, read_game};
use crate::ui::dialogs::form::typed;
use yew::prelude::*;

/// The slider and the field of the third number; nothing where positions have none.
pub fn slider(hold: &Hold, lab: &Lab) -> Html {
    let Some((game, z)) = read_game(lab.values.text("g").trim()).ok().and_then(|game| {
        let z = game.workshop().third()?;
        Some((game, z))
    }) else {
        return Html::default();
    };
    let group = game.card().group;
    let set = hold.on(move |hold, event: InputEvent| {
        let Ok(z) = typed(&event).trim().parse::<u64>() else { return };
        if let Some(slice) = game.workshop().with_third(z) {
            hold.ask(&|values| values.set("g", slice.notation()));
        }
    });
    let (value, most) = (z.to_string(), HIGHEST_SLICE.to_string());
    html! {
        <div class="slices">
            <label class="field col"><span>{ format!("Third {group}") }</span><input type="text" class="pos" inputmode="numeric" value={value.clone()} oninput={set.clone()}/></label>
            <input type="range" min="0" max={most} {value} oninput={set} aria-label={format!("Slice by the third {group}")}/>
        </div>
    }
}
