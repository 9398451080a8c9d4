//! Random positions made to order: with a given shape and size, and a given Grundy value or exactly one winning move.
use super::random::{chance, found_position};
use crate::core::{Aim, Order, Orders};
use crate::ui::dialogs::form::{segment, typed};
use crate::ui::model::GameRef;
use crate::ui::words;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct OrderedProps {
    pub game: GameRef,
    pub on_position: Callback<Option<GameRef>>,
}

#[component]
pub fn Ordered(props: &OrderedProps) -> Html {
    let order = use_state(|| Order { shape: 0, size: 16, aim: Aim::Any });
    let seed = use_state(chance);
    let found = use_state(|| None::<GameRef>);
    {
        let (found, on_position, game) = (found.clone(), props.on_position.clone(), props.game.clone());
        use_effect_with((*seed, *order), move |(seed, order)| {
            let made = game.workshop().order(*seed, order).map(GameRef);
            found.set(made.clone());
            on_position.emit(made.filter(|game| game.move_count() > 0));
        });
    }
    let Some(Orders { shapes, piece, most, largest }) = props.game.workshop().orders() else {
        return html! {};
    };
    let change = |set: fn(&mut Order, u64)| {
        let order = order.clone();
        Callback::from(move |n: u64| {
            let mut new = *order;
            set(&mut new, n);
            order.set(new);
        })
    };
    let number = |label: String, value: u64, most: u64, on: Callback<u64>| {
        let oninput = move |event: InputEvent| {
            if let Ok(n) = typed(&event).trim().parse::<u64>() {
                on.emit(n.min(most));
            }
        };
        html! {
            <label class="field col"><span>{ label }</span><input type="number" min="0" max={most.to_string()} value={value.to_string()} {oninput}/></label>
        }
    };
    let (aim, value) = match order.aim {
        Aim::Any => (0, 0),
        Aim::Value(value) => (1, value),
        Aim::OneMove => (2, 0),
    };
    let index = |on: Callback<u64>| on.reform(|index: usize| index as u64);
    let aims = ["Any".into(), "Grundy value".into(), "One winning move".into()];
    let shapes: Vec<String> = shapes.iter().map(|shape| shape.to_string()).collect();
    let count = words::sentence(&(piece.to_string() + "s")).trim_end_matches('.').to_string();
    let again = {
        let seed = seed.clone();
        Callback::from(move |_: MouseEvent| seed.set(chance()))
    };
    html! { <>
        <div class="form pairs">
            { segment("Shape", "new-shape", &shapes, order.shape, index(change(|order, shape| order.shape = shape as usize))) }
            { segment("Wanted", "new-aim", &aims, aim, index(change(|order, aim| order.aim = match aim {
                0 => Aim::Any,
                1 => Aim::Value(5),
                _ => Aim::OneMove,
            }))) }
            { number(count, order.size, *most, change(|order, size| order.size = size)) }
            if aim == 1 { { number("Value".into(), value, *largest, change(|order, value| order.aim = Aim::Value(value))) } }
        </div>
        if let Some(found) = &*found { { found_position(found, again) } }
    </> }
}
